//! What the document about tileiras states: CPU rows, features, and what follows from them.

use super::{is_digits, refuse, tables, word_of};
use crate::{Refusal, did_you_mean, nearest};
use alloc::{format, string::String, vec::Vec};
use serde::Serialize;
use smarch::documented::tileiras::{
    BLOCK_SCALE_DENSE, BLOCK_SCALE_SPARSE, CPUS, Cpu, DEFAULT_CPU, FEATURES, Feature, FeatureBits, FeatureGroup,
    FeatureInfo, PROBES, READ_WITHOUT_ROW, TensorMemory, TensorPath,
};
use smarch::isa::{IsaFeature, isa_supports};
use smarch::{Optional, Target, Text, Toolkit};

view! {
    /// The opcodes of the block-scaled mma.
    Opcodes of _it: () {
        /// The opcode of the dense block-scaled mma.
        dense: u32 = BLOCK_SCALE_DENSE,
        /// The opcode of the sparse block-scaled mma.
        sparse: u32 = BLOCK_SCALE_SPARSE,
    }

    /// A CPU row.
    OfCpu of it: &'static Cpu {
        target: Text = it.name,
        errata_ids: Vec<&'static str> = errata(it),
        /// The position of the row in the table of CPUs, which is sorted by name.
        cpu_row: u32 = it.row,
        /// Bit i is in word i / 64.
        feature_bit: u32 = it.feature as u32,
        /// The byte by which the cubin reader knows the CPU, 0x800 added for sm_90a. Null: a gap in that reader.
        elf_byte: Optional<u32> = it.elf_byte,
        feature_words_hex: [String; 6] = it.implies.map(|word| format!("{word:x}")),
        /// Feature bits by key.
        nvptx_features: Vec<Text> = feature_names(&it.implied_features()),
        /// The bit of tensor memory is on.
        tmem: bool = it.has_tmem,
        /// Whether code for the CPU reaches tensor memory, and whether its silicon has any.
        tensor_memory: TensorMemory = it.tensor_memory,
        /// How matrix instructions of Blackwell are selected.
        tensor_path: TensorPath = it.tensor_path,
        block_scale_opcodes: Option<Opcodes> = (it.tensor_path == TensorPath::BlockScale).then(|| ().into()),
        /// The CPU when none is named, and for a name without a row.
        is_default_cpu: bool = it.target == DEFAULT_CPU,
        /// Generation and part, as the document prints them.
        printed_family: Text = it.family,
        #[serde(skip)]
        row: &'static Cpu = it,
    }

    /// A feature.
    OfFeature of it: &'static FeatureInfo {
        /// The feature's key.
        nvptx_feature: Text = it.key,
        feature_bit: u32 = it.index as u32,
        errata_ids: Vec<&'static str> = ["E50"].into_iter().chain((it.index == Feature::Tmem).then_some("E54c")).collect(),
        /// The position of the row in the table that is searched, which is sorted by key.
        key_position: u32 = it.position,
        /// What the feature is about.
        feature_group: FeatureGroup = it.group,
        /// The level of an option, 2 for fma-level=2. For a ptx feature this is the PTX version times ten. Null: a hardware feature.
        feature_level: Optional<u32> = it.level,
        /// As printed in the document.
        description: Text = it.description,
        target: Option<Target> = it.cpu,
        /// The CPUs whose rows imply the feature.
        implied_by: Vec<Text> = CPUS.iter().filter(|cpu| cpu.implied_features().contains(it.index)).map(|cpu| cpu.name).collect(),
        /// The query that the document writes out for the feature. Null: none.
        probe: Option<Text> = PROBES.iter().find(|probe| probe.feature == it.index).map(|probe| probe.name),
        #[serde(skip)]
        row: &'static FeatureInfo = it,
    }

    /// A target without a CPU row.
    OfMissing of it: Target {
        target: Target = it,
        /// The CPU that its name becomes.
        fallback_cpu: Target = DEFAULT_CPU,
        errata_ids: [&'static str; 2] = ["E52", "E55"],
        /// Whether the document states that the cubin reader recognizes it.
        in_cubin_reader: bool = it == READ_WITHOUT_ROW,
    }
}

/// The errata behind what is stated about a CPU.
fn errata(cpu: &Cpu) -> Vec<&'static str> {
    let all = [
        (cpu.target == DEFAULT_CPU, "E52"),
        (cpu.elf_byte.get().is_none(), "E53"),
        (cpu.tensor_path == TensorPath::BlockScale, "E54b"),
    ];
    all.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| id).collect()
}

/// The keys of the features that are on.
pub fn feature_names(bits: &FeatureBits) -> Vec<Text> {
    FEATURES.iter().filter(|row| bits.contains(row.index)).map(|row| row.key).collect()
}

/// One thing that was asked about, and an opcode, which is no row.
#[derive(Clone, Debug)]
pub enum Found {
    /// A CPU.
    Cpu(OfCpu),
    /// A feature.
    Feature(OfFeature),
    /// A target without a row.
    Missing(OfMissing),
    /// An opcode of the block-scaled mma.
    Opcode {
        /// It.
        opcode: u32,
        /// The CPUs for which it is selected.
        cpus: Vec<OfCpu>,
    },
}

/// The rows that were asked about, or all of them.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rows {
    /// CPUs.
    pub nvptx_cpus: Vec<OfCpu>,
    /// Targets without a row.
    pub nvptx_missing: Vec<OfMissing>,
    /// Features.
    pub nvptx_feature_rows: Vec<OfFeature>,
}

impl Rows {
    /// Those that were found, in order.
    pub fn of(found: impl IntoIterator<Item = Found>) -> Self {
        let mut rows = Self::default();
        for one in found {
            match one {
                Found::Cpu(it) => rows.nvptx_cpus.push(it),
                Found::Feature(it) => rows.nvptx_feature_rows.push(it),
                Found::Missing(it) => rows.nvptx_missing.push(it),
                Found::Opcode { cpus, .. } => rows.nvptx_cpus.extend(cpus),
            }
        }
        rows
    }
}

/// Every CPU and every feature.
pub fn all() -> Rows {
    Rows {
        nvptx_cpus: CPUS.iter().map(OfCpu::from).collect(),
        nvptx_missing: Vec::new(),
        nvptx_feature_rows: FEATURES.iter().map(OfFeature::from).collect(),
    }
}

/// A CPU, a feature, an ELF byte in hexadecimal, a bit, or an opcode. Refused: the text is something else.
pub fn find(asked: &str) -> Result<Found, Refusal> {
    if let Some(number) = word_of(asked) {
        return if is_digits(asked) { of_number(asked, number) } else { of_byte(asked, number) };
    }
    if let Ok(target) = Target::parse(asked.as_bytes()) {
        return Ok(Cpu::of(target).map_or_else(|| Found::Missing(target.into()), |cpu| Found::Cpu(cpu.into())));
    }
    let feature = Feature::by_name(asked.as_bytes());
    if let Some(row) = feature.and_then(|feature| FEATURES.iter().find(|row| row.index == feature)) {
        return Ok(Found::Feature(row.into()));
    }
    let tables = tables::names(Some("tileiras"));
    let words = FEATURES.iter().map(|row| row.key.as_str()).chain(tables.iter().map(String::as_str));
    let near = did_you_mean(&nearest(asked, words));
    refuse(format!("'{asked}' is no CPU, feature, bit, opcode or ELF byte{near}"))
}

fn of_byte(asked: &str, byte: u32) -> Result<Found, Refusal> {
    let missing = || smarch::Cc(byte).target().filter(|target| Cpu::of(*target).is_none());
    Cpu::by_elf_byte(byte)
        .map(|cpu| Found::Cpu(cpu.into()))
        .or_else(|| missing().map(|target| Found::Missing(target.into())))
        .ok_or_else(|| Refusal(format!("no CPU row has the ELF byte {asked}; sm_90 has 0x5A, sm_90a 0x85A")))
}

fn of_number(asked: &str, number: u32) -> Result<Found, Refusal> {
    if [BLOCK_SCALE_DENSE, BLOCK_SCALE_SPARSE].contains(&number) {
        let cpus = CPUS.iter().filter(|cpu| cpu.tensor_path == TensorPath::BlockScale);
        return Ok(Found::Opcode { opcode: number, cpus: cpus.map(OfCpu::from).collect() });
    }
    let row = FEATURES.get(usize::try_from(number).unwrap_or(usize::MAX));
    row.map(|row| Found::Feature(row.into())).ok_or_else(|| {
        Refusal(format!("there is no feature bit {asked}; they end at {}", FEATURES.len().saturating_sub(1)))
    })
}

/// The block-scaled instructions that ptxas of a release takes for a target.
pub fn block_scaled(toolkit: Toolkit, target: Target) -> impl Iterator<Item = IsaFeature> {
    let all = IsaFeature::ALL.iter().copied();
    let is_of_release = move |feature: &IsaFeature| feature.read_since(toolkit).is_some();
    all.filter(move |it| {
        it.is_block_scaled() && is_of_release(it) && isa_supports(toolkit, Some(toolkit.ptx()), target, *it)
    })
}
