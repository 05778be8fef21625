//! What the document about nvlink states of an architecture.

use super::finalization::{OfPair, Rule};
use super::ptxas::handler_address;
use super::{address_text, enumerated, refuse};
use crate::{Known, Refusal};
use alloc::{format, string::String, string::ToString, vec, vec::Vec};
use serde::Serialize;
use smarch::documented::nvlink::{
    ARCHITECTURES, Architecture, CAPABILITY_BITS, CODEGEN_OPTIONS, CapabilityBit, CodegenOption, CodegenOptionInfo,
    CodegenOptions, DECADE_GROUPS, DISPATCH_SLOTS, DecadeGroup, DispatchSlot, ENCODING_FUNCTIONS, ENCODING_SLOT,
    EncodingFunction, FinalizeRequest, REMAPPINGS, RODATA_STRINGS, RodataString, SPECIAL_CASES, finalize, remap,
};
use smarch::{Answer, Error, Target, Text};

view! {
    /// What is registered of an architecture.
    Identity of it: &Architecture {
        /// What the document calls the product.
        product_line: Text = it.product_line,
        /// The value of __CUDA_ARCH__.
        cuda_arch: u32 = it.cuda_arch,
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
        /// An address as the documents print it.
        address_text: String = address_text(it.address),
        /// Where the string is as strings are packed one after the other; the printed address where that is the same.
        packed_address: u32 = it.corrected.get().unwrap_or(it.address),
        /// The same as the documents print addresses.
        errata_ids: Vec<&'static str> = it.corrected.get().map(|_| "E34d").into_iter().collect(),
        packed_address_text: String = address_text(it.corrected.get().unwrap_or(it.address)),
    }

    /// A slot of the dispatch.
    Slot of it: &DispatchSlot {
        /// The number of a slot of the dispatch table.
        slot: u32 = it.slot,
        role: Text = it.role,
        address: Known<u32> = it.address.get().into(),
        address_text: Option<String> = it.address.get().map(address_text),
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
        /// The same as the documents print addresses. Null: the document has none.
        encoding_function_text: Option<String> = it.1.and_then(EncodingFunction::of).map(|row| address_text(row.function)),
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
        errata_ids: Vec<&'static str> = it.filter(|row| !row.documented).map(|_| "E34").into_iter().collect(),
    }

    /// An encoding table function.
    OfEncoding of it: &EncodingFunction {
        /// The address of an encoding table function.
        encoding_function: u32 = it.function,
        encoding_function_text: String = address_text(it.function),
        slot: u32 = ENCODING_SLOT,
        /// What the slot is for.
        slot_role: Option<Text> = DISPATCH_SLOTS.iter().find(|slot| slot.slot == ENCODING_SLOT).map(|slot| slot.role),
        /// The targets that share the function, the base first.
        encoded_targets: Vec<Target> = architecture(Some(it.base)).map_or(vec![it.base], |row| row.targets.to_vec()),
    }

    /// An option of code generation, and what a list of options makes of it.
    Setting of it: (&CodegenOptionInfo, &CodegenOptions) {
        /// The name of an option of code generation.
        codegen_option: Text = it.0.name,
        /// Its value. Null: the list does not give it.
        setting: Option<String> = setting(it.0.option, it.1),
        /// Its values, as printed.
        takes: Text = it.0.values,
        meaning: Text = it.0.description,
    }

    /// An architecture that the document describes.
    OfArchitecture of it: &Architecture {
        target: Target = it.base,
        product_line: Text = it.product_line,
        cuda_arch: u32 = it.cuda_arch,
        decade: u32 = it.decade,
        encoding_function: u32 = EncodingFunction::of(it.base).map_or(0, |row| row.function),
        encoding_function_text: String = address_text(EncodingFunction::of(it.base).map_or(0, |row| row.function)),
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
    /// What nvlink's document states about an architecture. It states less about those before Blackwell and about internal numbers.
    Architecture(OfNumber),
    /// Those that nvlink's document describes, in the order in which nvlink registers them.
    Architectures(Vec<OfArchitecture>),
    /// An encoding table function, and who has it.
    Encoding(OfEncoding),
    /// What the reader of options of code generation, sub_15C2E90, makes of a list. How a list is written is the library's own.
    CodegenSettings(Vec<Setting>),
    /// May the object be finalized for the target, as documented.
    Finalization(OfPair),
    /// The same of each cubin of a file.
    Finalizations(Vec<OfPair>),
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

fn setting(option: CodegenOption, list: &CodegenOptions) -> Option<String> {
    match option {
        CodegenOption::Lds128Convert => list.lds128convert.map(|it| it.to_string()),
        CodegenOption::StressMaxrregcount => list.stress_maxrregcount.map(|it| it.to_string()),
        CodegenOption::StressNoGlobalRegalloc => list.stress_noglobalregalloc.map(|it| it.to_string()),
        CodegenOption::LegacyCvtf64 => list.legacy_cvtf64.map(|it| it.to_string()),
        CodegenOption::PerfPerWattOptLevel => list.perf_per_watt_opt_level.map(|it| it.to_string()),
        CodegenOption::StressNoCrp => list.stress_no_crp.map(|it| it.to_string()),
    }
}

/// What a text asks that is an address, `sub_15C3630`, or a list of options of code generation, `lds128convert=always`; nothing for others.
/// Refused: no encoding table function begins there; the list is wrong.
pub fn of_text(text: &str) -> Result<Option<Nvlink>, Refusal> {
    if let Some(address) = handler_address(text) {
        let row = ENCODING_FUNCTIONS.iter().find(|row| row.function == address);
        let refusal = || {
            let count = ENCODING_FUNCTIONS.len();
            Refusal(format!(
                "no encoding table function begins at {address:#x}; expected one of the {count} of slot {ENCODING_SLOT}, which smarch \
                 documented nvlink encoding_functions lists; smarch symbol {address:#x} nvlink tells what else is named there"
            ))
        };
        return row.map(|row| Some(Nvlink::Encoding(row.into()))).ok_or_else(refusal);
    }
    let first = text.split([',', '=']).next().unwrap_or(text).trim();
    let is_option = CODEGEN_OPTIONS.iter().any(|row| row.name == first);
    if !is_option && !text.contains('=') {
        return Ok(None);
    }
    let list = CodegenOptions::parse(text.as_bytes()).map_err(|fault| {
        let rest = text.get(fault.at..).unwrap_or_default();
        let (at, before) = (rest.split(',').next().unwrap_or(rest), text.get(..fault.at).unwrap_or_default());
        let last = before.rsplit(',').next().unwrap_or(before).trim().trim_end_matches('=');
        let values = CODEGEN_OPTIONS.iter().find(|row| row.name == last && fault.error == Error::OptionValue);
        let names = || enumerated(CODEGEN_OPTIONS.iter().map(|row| row.name), "and");
        let expected = match values {
            Some(row) => format!("; {} takes {}", row.name, row.values),
            None if fault.error == Error::OptionName => format!("; the options are {}", names()),
            None => String::new(),
        };
        Refusal(format!("'{text}': {}, at '{at}'{expected}", fault.error.text()))
    })?;
    Ok(Some(Nvlink::CodegenSettings(CODEGEN_OPTIONS.iter().map(|row| (row, &list).into()).collect())))
}

/// Which architectures the document describes.
pub fn architectures() -> Vec<OfArchitecture> {
    ARCHITECTURES.iter().map(OfArchitecture::from).collect()
}

#[cfg(test)]
mod tests {
    use super::of_text;
    use alloc::{string::String, string::ToString};

    fn json(text: &str) -> Result<String, String> {
        let answer = of_text(text).map_err(|refusal| refusal.to_string())?;
        Ok(serde_json::to_string(&answer).unwrap_or_default())
    }

    #[test]
    fn an_encoding_function_is_found_by_name_and_by_address() {
        let of_103 = "{\"encoding\":{\"encoding_function\":22820400,\"encoding_function_text\":\"0x15c3630\",\"slot\":3,\"slot_role\":\"Instruction encoding table\",\"encoded_targets\":[\"sm_103\",\"sm_103a\",\"sm_103f\"]}}";
        assert_eq!(json("sub_15C3630").as_deref(), Ok(of_103));
        assert_eq!(json("0x15c3630").as_deref(), Ok(of_103));
        assert!(json("sub_15C3210").unwrap().contains("[\"sm_75\"]"));
        assert!(json("sub_4709E0").unwrap_err().contains("smarch symbol 0x4709e0 nvlink"));
        assert_eq!(json("sm_103").as_deref(), Ok("null"));
    }

    #[test]
    fn options_are_read_as_their_reader_reads_them() {
        let set = json("lds128convert=nonconst, stress-no-crp").unwrap();
        assert!(set.contains("\"codegen_option\":\"lds128convert\",\"setting\":\"nonconst\""), "{set}");
        assert!(set.contains("\"codegen_option\":\"stress-no-crp\",\"setting\":\"true\""), "{set}");
        assert!(set.contains("\"codegen_option\":\"legacy-cvtf64\",\"setting\":null"), "{set}");
        let often = json("stress-no-crp,lds128convert=often").unwrap_err();
        assert!(often.ends_with("at 'often'; lds128convert takes always / nonconst / never"), "{often}");
        assert!(json("lds=always").unwrap_err().contains("the options are lds128convert, stress-maxrregcount"));
        assert!(json("stress-no-crp,stress-no-crp").unwrap_err().contains("given before"));
        assert!(json("lds128convert").unwrap_err().ends_with("lds128convert takes always / nonconst / never"));
    }
}
