//! What unpacks a fat binary's images, against well-kept decoders: libzstd and lz4_flex.

#[path = "../common/mod.rs"]
mod common;
mod faces;
mod frames;
#[path = "../../fuzz/fuzz_targets/judges.rs"]
mod judges;
mod made;
mod mutants;
