//! The choices of code generation, as documented.

use crate::documented::cicc::codegen::{
    self, DIVERGENCES, Divergence, EmitPath, emit_path, max_occupancy_percent, overlap_tenths, register_file_kb,
};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{c_rows, list, smarch_status, status, target, write};
use crate::ffi::target::smarch_target;
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// What the ladders of code generation give for an SM number.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_codegen {
    /// Which call is emitted: SMARCH_CICC_EMIT_*. Literally: 120 and 121 fall under 100 (erratum E47b).
    pub emit_path: u32,
    /// Cycles of an operation.
    pub latency: u32,
    /// The register file in KiB (erratum E25).
    pub register_file_kb: u32,
    /// The occupancy aimed at, in percent.
    pub max_occupancy_percent: u32,
    /// The overlap of the scheduler, in tenths.
    pub overlap_tenths: u32,
}

/// The ladders of code generation, literally. Any number may be asked.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_codegen_ladders(
    sm: u32,
    out: Option<&mut MaybeUninit<smarch_cicc_codegen>>,
) -> smarch_status {
    let path = emit_path(sm);
    let choices = smarch_cicc_codegen {
        emit_path: path.code(),
        latency: path.latency(),
        register_file_kb: register_file_kb(sm),
        max_occupancy_percent: max_occupancy_percent(sm),
        overlap_tenths: overlap_tenths(sm),
    };
    status(write(out, choices))
}

/// How a target multiplies matrices: SMARCH_CICC_EMIT_*, MMA.SYNC on 120 and 121 (erratum E47b).
///
/// SMARCH_ERROR_INVALID_TARGET: forged.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_tensor_path(t: smarch_target, out: Option<&mut MaybeUninit<u32>>) -> smarch_status {
    status(target(t).and_then(|target| write(out, codegen::tensor_path(target).code())))
}

/// The call that is emitted for SMARCH_CICC_EMIT_*: "emit_wmma()". Never NULL; "" for other numbers.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_emit_call(path: u32) -> *const c_char {
    EmitPath::from_code(path).map_or(NO_TEXT, |path| path.call().as_c_str())
}

/// What the document remarks beside an overlap. Never NULL; "" for tenths of no rung.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_overlap_remark(tenths: u32) -> *const c_char {
    codegen::overlap_remark(tenths).map_or(NO_TEXT, |text| text.as_c_str())
}

/// Something in which SM120 differs from SM100 and SM103.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_divergence {
    /// What differs, and what each has, as printed.
    pub property: *const c_char,
    pub sm100: *const c_char,
    pub sm120: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_cicc_divergence {}

c_rows!(ROWS: [smarch_cicc_divergence; ROW_COUNT] = row(DIVERGENCES));

const fn row(row: &Divergence) -> smarch_cicc_divergence {
    smarch_cicc_divergence {
        property: row.property.as_c_str(),
        sm100: row.sm100.as_c_str(),
        sm120: row.sm120.as_c_str(),
    }
}

/// The six rows. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_divergences(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_divergence> {
    list(&ROWS, count)
}
