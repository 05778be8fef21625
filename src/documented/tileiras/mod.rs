//! tileiras as documented (seed 003): the NVPTX subtarget tables and how they are used.

mod attributes;
mod bits;
mod cpus;
mod facts;
mod features;
mod lookup;
mod subtarget;

pub use attributes::{Problem, ProblemKind};
pub use bits::FeatureBits;
pub use cpus::{CPUS, Cpu, DEFAULT_CPU, FALLBACK, READ_WITHOUT_ROW, TensorMemory, TensorPath};
pub use facts::{BLOCK_SCALE_DENSE, BLOCK_SCALE_SPARSE, FMA_LEVEL_DEFAULT, PROBES, Probe, STRUCT_FIELDS, StructField};
pub use features::{BY_KEY, FEATURES, Feature, FeatureGroup, FeatureInfo};
pub use subtarget::{
    FeatureState, Level, LevelSource, Parsed, Problems, Selection, Subtarget, parse, parse_like_tileiras,
    parse_symmetric,
};

/// Whether each text comes after the one before it, byte by byte. Compile time only.
const fn are_sorted(mut texts: &[&str]) -> bool {
    while let [first, rest @ ..] = texts {
        if let [second, ..] = rest
            && !is_less(first, second)
        {
            return false;
        }
        texts = rest;
    }
    true
}

/// Whether a text comes before another, byte by byte. Compile time only.
const fn is_less(one: &str, other: &str) -> bool {
    let (mut one, mut other) = (one.as_bytes(), other.as_bytes());
    loop {
        match (one, other) {
            ([a, rest @ ..], [b, others @ ..]) if *a == *b => (one, other) = (rest, others),
            ([a, ..], [b, ..]) => return *a < *b,
            ([], [_, ..]) => return true,
            (_, []) => return false,
        }
    }
}
