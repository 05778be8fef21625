//! Codegen factories.

use crate::Error;
use crate::documented::ptxas::{
    CodegenFactory, FactoryLabel, RELATED_VALUES, codegen_factory, decode_factory, encode_factory, fma_combining_gate,
};
use crate::ffi::boundary::{self, Out, all_rows, smarch_status, status, write};
use crate::ffi::targets::smarch_target;

/// The codegen factory of a target; suffixes share their base's.
///
/// SMARCH_ERROR_PROFILE_NONE: ptxas registers no profile for the target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_factory_for_target(
    t: smarch_target,
    out: Out<CodegenFactory>,
) -> smarch_status {
    status(boundary::target(t).and_then(|target| write(out, codegen_factory(target).ok_or(Error::ProfileNone)?)))
}

/// An encoded value: (generation << 12) | variant.
///
/// SMARCH_ERROR_FACTORY_RANGE: the generation needs more than 20 bits or the variant more than 12.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_factory_encode(
    generation: u32,
    variant: u32,
    out: Out<u32>,
) -> smarch_status {
    status(
        encode_factory(generation, variant)
            .ok_or(Error::FactoryRange)
            .and_then(|encoded| write(out, encoded)),
    )
}

/// The generation of an encoded value.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_factory_generation_number(encoded: u32) -> u32 {
    decode_factory(encoded).0
}

/// The variant of an encoded value.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_factory_variant(encoded: u32) -> u32 {
    decode_factory(encoded).1
}

/// The gate of FMA/DFMA combining, literally: encoded > 28673. The document reads it as "sm_70 and
/// later"; 28673 is sm_80.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_factory_has_fma_combining(encoded: u32) -> bool {
    fma_combining_gate(encoded)
}

all_rows! {
    /// The encoded values seen in the binary, legacy ones included, as printed. NULL when count is NULL.
    fn smarch_documented_ptxas_factory_labels() -> [FactoryLabel] = RELATED_VALUES;
}
