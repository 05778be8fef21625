//! What the document about nvlink states of an architecture.

use super::finalization::{OfPair, Rule};
use super::refuse;
use crate::{Known, Refusal};
use alloc::{format, vec::Vec};
use serde::Serialize;
use smarch::documented::nvlink::{
    ARCHITECTURES, Architecture, CAPABILITY_BITS, CapabilityBit, DECADE_GROUPS, DISPATCH_SLOTS, DecadeGroup,
    DispatchSlot, ENCODING_FUNCTIONS, EncodingFunction, FinalizeRequest, REMAPPINGS, RODATA_STRINGS, RodataString,
    SPECIAL_CASES, finalize, remap,
};
use smarch::{Answer, Target, Text};

view! {
    /// What is registered of an architecture.
    Identity of it: &Architecture {
        /// What the document calls the product.
        product_line: Text = it.product_line,
        /// What nvlink calls the family.
        family_string: Text = it.family,
        /// The text that stands for the class of the ISA.
        isa_class_string: Text = it.isa_class,
        /// The names of its nine profiles.
        nvlink_profiles: [Text; 9] = it.profile_names,
        /// Where in sub_484F50 the names are referred to, as printed.
        registered_at: Text = it.registered_at,
    }

    /// A string, where the document has it, and where it must begin by the packing of the others.
    RodataText of it: &RodataString {
        /// A string in nvlink's read-only data.
        string: Text = it.text,
        address: u32 = it.address,
        /// Where the string is as strings are packed one after the other; the printed address where that is the same.
        packed_address: u32 = it.corrected.get().unwrap_or(it.address),
    }

    /// A slot of the dispatch.
    Slot of it: &DispatchSlot {
        /// The number of a slot of the dispatch table.
        slot: u32 = it.slot,
        role: Text = it.role,
        address: Known<u32> = it.address.get().into(),
    }

    /// What the document states of a number, and of the target that has it.
    OfNumber of it: (u32, Option<Target>) {
        /// The number of the architecture that was asked about.
        asked_number: u32 = it.0,
        target: Option<Target> = it.1,
        /// The number that finalization takes it for.
        counts_as: u32 = remap(it.0),
        #[serde(flatten)]
        identity: Option<Identity> = architecture(it.1).map(Identity::from),
        /// The address of the function of its instruction encoding table. Null: the document has none.
        #[serde(rename = "encoding_function", serialize_with = "function")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<u64>"))]
        encoding: Option<&'static EncodingFunction> = it.1.and_then(EncodingFunction::of),
        #[serde(flatten)]
        bit: Bit = bit_of(remap(it.0)).into(),
        /// How sub_4709E0 treats it on its own. Null: it does not.
        special_case: Option<Text> = SPECIAL_CASES.iter().find(|row| row.target.number() == remap(it.0)).map(|row| row.handling),
        /// The number by 10.
        decade: u32 = remap(it.0) / 10,
        /// The registered architectures for which its number may be finalized, neither class nor mask asked for. Null: it is older than Blackwell,
        /// which the document is about.
        finalizes_for: Option<Vec<Target>> = (it.0 >= 100).then(|| finalizes_for(it.0)),
        /// Its strings, with the addresses that are printed.
        rodata_strings: Vec<RodataText> = architecture(it.1).into_iter().flat_map(strings).map(RodataText::from).collect(),
        /// The slots of the dispatch table, each with the address of its hash map.
        nvlink_slots: Vec<Slot> = DISPATCH_SLOTS.iter().map(Slot::from).collect(),
    }

    /// An architecture's bit of the capability mask.
    Bit of it: Option<&CapabilityBit> {
        /// The architecture's bit of the capability mask. Null: it has none.
        capability_bit: Option<u32> = it.map(|row| row.mask),
        /// The document has the bit. False: it is inferred from what ptxas writes, and finalization does not require it. Null: there is no bit.
        capability_bit_documented: Option<bool> = it.map(|row| row.documented),
    }

    /// An architecture that the document describes.
    OfArchitecture of it: &Architecture {
        target: Target = it.base,
        product_line: Text = it.product_line,
        decade: u32 = it.decade,
        encoding_function: u32 = EncodingFunction::of(it.base).map_or(0, |row| row.function),
        #[serde(flatten)]
        bit: Bit = bit_of(it.base.number()).into(),
        registered_at: Text = it.registered_at,
    }
}

/// An answer of the document's, under its name.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Nvlink {
    /// What nvlink's document states of an architecture; of those before Blackwell and of internal numbers less.
    Architecture(OfNumber),
    /// Those that nvlink's document describes, in the order in which nvlink registers them.
    Architectures(Vec<OfArchitecture>),
    /// May the object be finalized for the target, as documented.
    Finalization(OfPair),
    /// The rules of finalization, in the order of the checks.
    FinalizeRules(Vec<Rule>),
}

fn function<S: serde::Serializer>(row: &Option<&'static EncodingFunction>, serializer: S) -> Result<S::Ok, S::Error> {
    row.map(|row| row.function).serialize(serializer)
}

fn architecture(target: Option<Target>) -> Option<&'static Architecture> {
    let number = target?.number();
    ARCHITECTURES.iter().find(|row| row.base.number() == number)
}

/// The bit that finalization requires, or one that is inferred.
fn bit_of(number: u32) -> Option<&'static CapabilityBit> {
    CAPABILITY_BITS.iter().find(|bit| bit.target.number() == number)
}

/// The registered targets for which an object of this number may be finalized, no class and no mask asked for.
fn finalizes_for(source: u32) -> Vec<Target> {
    let fits = |target: &Target| {
        let request = FinalizeRequest { source, target: target.number(), ..FinalizeRequest::default() };
        finalize(Some(&request)).answer == Answer::Yes
    };
    ENCODING_FUNCTIONS.iter().map(|row| row.base).filter(fits).collect()
}

/// The strings of an architecture.
fn strings(of: &Architecture) -> impl Iterator<Item = &'static RodataString> {
    let base = of.base;
    RODATA_STRINGS.iter().filter(move |row| row.base == base)
}

impl OfNumber {
    /// The architectures of its decade.
    pub fn decade_group(&self) -> Option<&'static DecadeGroup> {
        DECADE_GROUPS.iter().find(|group| group.decade == self.decade)
    }
}

/// What the document states of a number, and of the target that has it; `title` is how it was asked for.
/// Refused: the document says nothing about it.
pub fn of_number(title: &str, number: u32, target: Option<Target>) -> Result<OfNumber, Refusal> {
    let architecture = OfNumber::from((number, target));
    let is_named = REMAPPINGS.iter().any(|row| row.from == number || row.to == number);
    if architecture.encoding.is_none() && !is_named {
        return refuse(format!("nvlink's document says nothing about {title}: nvlink 13.0.88 does not register it"));
    }
    Ok(architecture)
}

/// Which architectures the document describes.
pub fn architectures() -> Vec<OfArchitecture> {
    ARCHITECTURES.iter().map(OfArchitecture::from).collect()
}
