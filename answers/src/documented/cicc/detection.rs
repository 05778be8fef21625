//! What the documents state about the detection of the architecture: flags, stages, PTX versions, what was looked at.

use crate::documented::{address_text, joined, refuse};
use crate::{Known, Refusal, name};
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::documented::cicc::address_space::has_tmem;
use smarch::documented::cicc::configurator::{Priority, STAGES, StageInfo};
use smarch::documented::cicc::evidence::{
    EVIDENCE_ITEMS, EvidenceItem, EvidencePlace, PLACES, STRING_REFERENCES, StringReference,
};
use smarch::documented::cicc::flags::{
    ARCH_FLAGS, Component, PIPELINE_STAGES, PipelineStage, Translation, VARIANTS, Variant, translate,
};
use smarch::documented::cicc::ptx::{PTX_RANGES, PtxRange, documented_ptx};
use smarch::documented::cicc::sm_features::{FeatureBit, SmFeatures, pseudocode_flags};
use smarch::documented::cicc::verifier::{OPCODES, OpcodeInfo};
use smarch::documented::facts::Fact;
use smarch::documented::symbols::Binary;
use smarch::{Answer, Name, NameKind, Target, Text, Tool, Toolkit, Version};

view! {
    /// The flag that a component is given.
    ComponentText of it: (Translation, Component) {
        /// A component of cicc.
        component: Component = it.1,
        /// The flag that it is given.
        component_flag: String = it.0.text(it.1).to_string(),
    }

    /// The structure SMFeatures of an SM, by the layout of its bits and by the pseudo-code.
    Structure of it: SmFeatures {
        sm: u32 = it.sm_version,
        max_registers_per_thread: u32 = it.max_registers,
        register_file_kib: u32 = it.register_file_kb,
        color_limit: u32 = it.physical_color_limit,
        feature_flags_hex: String = format!("{:x}", it.feature_flags),
        pseudocode_flags_hex: String = format!("{:x}", pseudocode_flags(it.sm_version)),
        /// The bits of cicc's SMFeatures, documented for 70 to 121.
        sm_features: Vec<FeatureBit> = it.bits().collect(),
    }

    /// An opcode that has a check.
    OpcodeCheck of it: &OpcodeInfo {
        /// The low byte of an instruction's type.
        opcode: u32 = it.opcode.code(),
        /// The instruction. Null: no check is documented for the opcode.
        instruction_name: Text = it.instruction,
        /// The function that checks, as printed. Null: none.
        check_function: Text = it.handler,
        /// What it checks, as printed. Null: nothing.
        check_text: Text = it.check,
    }

    /// What each stage of cicc makes of -arch=compute_N.
    OfTranslation of it: (Translation, Toolkit) {
        target: Target = it.0.opt_arch(),
        cuda_arch: u32 = it.0.cuda_arch(),
        errata_ids: Vec<&'static str> = errata(it.0.opt_arch()),
        /// The CPU that LLVM is given: the base.
        mcpu_target: Target = it.0.mcpu(),
        /// The flag of each component.
        component_flags: Vec<ComponentText> = Component::ALL.iter().map(|component| (it.0, *component).into()).collect(),
        /// What the document states about the suffix. Null: nothing.
        suffix_meaning: Option<Text> = variant(it.0.opt_arch()).map(|row| row.meaning),
        /// SMFeatures. Null: not documented for the number.
        sm_structure: Option<Structure> = SmFeatures::new(it.0.opt_arch().number()).map(Structure::from),
        /// The document gives the target tensor memory.
        documented_tmem: bool = has_tmem(it.0.opt_arch()),
        /// The opcodes that have a check.
        opcodes: Vec<OpcodeCheck> = OPCODES.iter().map(OpcodeCheck::from).collect(),
        /// cicc takes the target as -arch. Unknown: cicc of the release was not run.
        accepted_by_cicc: Known<bool> = accepted(it.1, it.0.opt_arch()),
    }

    /// A stage of the detection of the architecture.
    Detection of it: &PipelineStage {
        name: Text = it.name,
        /// Where: an address, or a description.
        place_text: Text = it.place,
    }

    /// A stage of the configuration of the front end.
    Configuration of it: &StageInfo {
        name: Text = it.name,
        /// What it does or holds.
        role: Text = it.purpose,
    }

    /// What may decide a flag.
    Decider of it: Priority {
        /// From 1 on.
        rank: u32 = it.code(),
        name: Text = it.text(),
    }

    /// SM numbers that are given one PTX version.
    Range of it: &PtxRange {
        ptx: Version = it.version,
        errata_ids: [&'static str; 1] = ["E46"],
        lowest_sm: u32 = it.first,
        highest_sm: u32 = it.last,
    }

    /// The PTX version that an SM number is given; none between the ranges of the document.
    OfSm of it: u32 {
        sm: u32 = it,
        errata_ids: [&'static str; 1] = ["E46"],
        /// Null: the number lies between the ranges.
        map_ptx: Option<Version> = documented_ptx(it),
    }

    /// A statement.
    Item of it: (Text, Text) {
        item: Text = it.0,
        as_printed: Text = it.1,
    }

    /// A place.
    PlaceOf of it: &EvidencePlace {
        item: Text = it.item,
        address: u32 = it.address,
        address_text: String = address_text(it.address),
        as_printed: Option<Text> = it.size,
    }

    /// A string.
    StringOf of it: &StringReference {
        address: u32 = it.address,
        address_text: String = address_text(it.address),
        text: Text = it.text,
    }
}

/// The stages, and what has priority.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pipeline {
    /// Of the detection of the architecture.
    pub pipeline: Vec<Detection>,
    /// The stages of the configuration of the front end.
    pub configuration_stages: Vec<Configuration>,
    /// The strongest first.
    pub priorities: Vec<Decider>,
}

/// What the document looked at.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EvidenceLists {
    /// The summary.
    pub evidence_summary: Vec<Item>,
    /// Places in cicc.
    pub evidence_places: Vec<PlaceOf>,
    /// Strings in it.
    pub evidence_strings: Vec<StringOf>,
    /// What is stated in passing.
    pub evidence_facts: Vec<Item>,
}

/// The errata behind what is stated about a translation.
fn errata(target: Target) -> Vec<&'static str> {
    let features = SmFeatures::new(target.number());
    let differs = features.is_some_and(|it| pseudocode_flags(target.number()) != it.feature_flags);
    let all = [(features.is_some(), "E25"), (differs, "E46c"), (has_tmem(target), "E48")];
    all.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| id).collect()
}

fn variant(target: Target) -> Option<&'static Variant> {
    VARIANTS.iter().find(|row| row.suffix() == target.suffix())
}

fn accepted(toolkit: Toolkit, target: Target) -> Known<bool> {
    match Tool::Cicc.accepts_why(toolkit, target.named(NameKind::Compute)).answer() {
        Answer::Yes => Known::Is(true),
        Answer::No => Known::Is(false),
        _ => Known::Unknown,
    }
}

/// What each stage of cicc makes of the name in -arch=compute_N.
/// Refused: the document's flag does not take the name.
pub fn translation(text: &str, toolkit: Toolkit) -> Result<OfTranslation, Refusal> {
    let error = match translate(format!("-arch={text}").as_bytes()) {
        Ok(found) => return Ok((found, toolkit).into()),
        Err(error) => error,
    };
    let compute = |target: Target| target.named(NameKind::Compute);
    match Name::parse(text.as_bytes()) {
        Err(_) => drop(name(text)?),
        Ok(name) if name.kind != NameKind::Compute => {
            return refuse(format!(
                "'-arch={text}': the document's flag takes compute_ names, {}; smarch cicc arch {text} tells what cicc takes when it is run",
                compute(name.target)
            ));
        }
        Ok(_) => {}
    }
    let bases = joined(ARCH_FLAGS.iter().map(|row| compute(row.base)));
    refuse(format!("'-arch={text}': {}; it has {bases}, and names of these with a suffix", error.text()))
}

/// The stages of the detection and of the configuration, and what has priority.
pub fn pipeline() -> Pipeline {
    Pipeline {
        pipeline: PIPELINE_STAGES.iter().map(Detection::from).collect(),
        configuration_stages: STAGES.iter().map(Configuration::from).collect(),
        priorities: Priority::ALL.iter().copied().map(Decider::from).collect(),
    }
}

/// The PTX versions that SM numbers are given.
pub fn ptx_map() -> Vec<Range> {
    PTX_RANGES.iter().map(Range::from).collect()
}

/// What the document looked at.
pub fn evidence() -> EvidenceLists {
    let item = |row: &EvidenceItem| (row.item, row.value).into();
    let fact = |row: &Fact| (row.subject, row.text).into();
    EvidenceLists {
        evidence_summary: EVIDENCE_ITEMS.iter().map(item).collect(),
        evidence_places: PLACES.iter().map(PlaceOf::from).collect(),
        evidence_strings: STRING_REFERENCES.iter().map(StringOf::from).collect(),
        evidence_facts: Fact::all(Binary::Cicc).iter().map(fact).collect(),
    }
}
