//! What else the page says, as rows.

use super::Feature;
use crate::Text;

/// The opcode of the dense block-scaled `mma` of 12.0 and 12.1, which have no tensor memory. Seed 003 (documented).
pub const BLOCK_SCALE_DENSE: u32 = 5468;
/// The opcode of the sparse one.
pub const BLOCK_SCALE_SPARSE: u32 = 5469;

/// The fused-multiply-add level that cicc switches on by itself.
pub const FMA_LEVEL_DEFAULT: Feature = Feature::FmaLevel2;

/// A query of the subtarget that the document writes out.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Probe {
    /// `HasSM90`.
    pub name: Text,
    /// The feature it asks for.
    pub feature: Feature,
}

impl Probe {
    /// The word of the six that has the bit.
    #[must_use]
    pub const fn word(&self) -> u32 {
        self.feature.code() / 64
    }

    /// Where in the word the bit is.
    #[must_use]
    pub const fn shift(&self) -> u32 {
        self.feature.code() % 64
    }
}

/// "Concrete probes for the four interesting bits". Seed 003 (documented).
#[rustfmt::skip]
pub static PROBES: &[Probe] = &[
    Probe { name: text!("HasSM90"),   feature: Feature::Sm90 },
    Probe { name: text!("HasSM100"),  feature: Feature::Sm100 },
    Probe { name: text!("HasSM100a"), feature: Feature::Sm100a },
    Probe { name: text!("HasTMem"),   feature: Feature::Tmem },
];

/// A field of a structure that the document prints.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct StructField {
    /// Which structure.
    pub structure: Text,
    /// The field's type, as printed.
    pub kind: Text,
    /// Its name.
    pub name: Text,
    /// How many of them; `None` for one.
    pub count: Option<u32>,
}

macro_rules! fields {
    ($($structure:literal $kind:literal $name:literal $count:tt;)+) => {
        /// The fields in their order: a CPU row, a feature row, the state of a subtarget. Offsets are not documented.
        pub static STRUCT_FIELDS: &[StructField] = &[$(
            StructField { structure: text!($structure), kind: text!($kind), name: text!($name), count: optional!(number $count) },
        )+];
    };
}

macro_rules! number {
    ($number:literal) => {
        $number
    };
}

#[rustfmt::skip]
fields! {
    "SubtargetSubTypeKV" "const char *"                 "cpu_key"               -;
    "SubtargetSubTypeKV" "uint64_t"                     "implies"               6;
    "SubtargetSubTypeKV" "uint64_t"                     "tune_implies"          6;
    "SubtargetSubTypeKV" "const MCSchedModel *"         "sched_model"           -;
    "SubtargetFeatureKV" "const char *"                 "key"                   -;
    "SubtargetFeatureKV" "const char *"                 "description"           -;
    "SubtargetFeatureKV" "uint64_t"                     "value"                 -;
    "SubtargetFeatureKV" "uint64_t"                     "implies"               6;
    "NvptxFeatureState"  "string"                       "triple"                -;
    "NvptxFeatureState"  "string"                       "cpu"                   -;
    "NvptxFeatureState"  "string"                       "tune_cpu"              -;
    "NvptxFeatureState"  "string"                       "feature_string"        -;
    "NvptxFeatureState"  "ArrayRef<SubtargetSubTypeKV>" "cpu_rows"              -;
    "NvptxFeatureState"  "ArrayRef<SubtargetFeatureKV>" "feature_rows"          -;
    "NvptxFeatureState"  "ArrayRef<StringRef>"          "cpu_names"             -;
    "NvptxFeatureState"  "const MCSchedModel *"         "sched_model"           -;
    "NvptxFeatureState"  "uint64_t"                     "feature_bits"          6;
    "NvptxFeatureState"  "uint32_t"                     "sm_version_times_ten"  -;
    "NvptxFeatureState"  "uint32_t"                     "ptx_version_times_ten" -;
    "NvptxFeatureState"  "uint32_t"                     "sm_minor"              -;
}
