//! The other facts of the page, as rows.

use super::Feature;
#[cfg(doc)]
use super::TensorPath;
use crate::Text;

/// The opcode of the dense block-scaled `mma` of consumer Blackwell, which has no tensor memory: [`TensorPath::BlockScale`]. Seed 003
/// (documented).
pub const BLOCK_SCALE_DENSE: u32 = 5468;
/// The opcode of the sparse one.
pub const BLOCK_SCALE_SPARSE: u32 = 5469;

/// The fused-multiply-add level that cicc switches on by itself.
pub const FMA_LEVEL_DEFAULT: Feature = Feature::FmaLevel2;

/// A query of the subtarget that the document writes out.
#[doc(alias = "smarch_documented_tileiras_probe")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Probe {
    /// Its name: "HasSM90".
    pub name: Text,
    /// The feature it asks for.
    pub feature: Feature,
    /// The word of the six that has the bit.
    pub word: u32,
    /// Where in the word the bit is.
    pub shift: u32,
}

impl Probe {
    const fn new(name: Text, feature: Feature) -> Self {
        Self {
            name,
            feature,
            word: feature.code() / 64,
            shift: feature.code() % 64,
        }
    }
}

/// "Concrete probes for the four interesting bits". Seed 003 (documented).
#[rustfmt::skip]
pub static PROBES: &[Probe] = &[
    Probe::new(text!("HasSM90"),   Feature::Sm90),
    Probe::new(text!("HasSM100"),  Feature::Sm100),
    Probe::new(text!("HasSM100a"), Feature::Sm100a),
    Probe::new(text!("HasTMem"),   Feature::Tmem),
];

/// A field of a structure that the document prints. Offsets are not documented.
#[doc(alias = "smarch_documented_tileiras_struct_field")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct StructField {
    /// Which structure: "NvptxFeatureState".
    pub structure: Text,
    /// The field's type, as printed.
    pub kind: Text,
    /// Its name.
    pub name: Text,
    /// How many elements it has: 6 for an array of six, 1 for a field that is no array.
    pub count: u32,
}

macro_rules! fields {
    ($($structure:literal $kind:literal $name:literal $count:tt;)+) => {
        /// The fields in their order: a CPU row, a feature row, the state of a subtarget.
        pub static STRUCT_FIELDS: &[StructField] = &[$(
            StructField { structure: text!($structure), kind: text!($kind), name: text!($name), count: count!($count) },
        )+];
    };
}

macro_rules! count {
    (-) => {
        1
    };
    ($count:literal) => {
        $count
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
