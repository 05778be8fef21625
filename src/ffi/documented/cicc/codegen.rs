//! The choices of code generation, as documented.

use crate::documented::cicc::codegen::{
    self, DIVERGENCES, Divergence, EmitPath, emit_path, max_occupancy_percent, overlap_tenths, register_file_kb,
};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{Out, all_rows, smarch_status, status, target, write};
use crate::ffi::rules::verdict::{code_of, smarch_verdict};
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::{Toolkit, Verdict};
use core::ffi::c_char;

/// A way to multiply matrices: SMARCH_DOCUMENTED_CICC_EMIT_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_EMIT_")]
pub type smarch_documented_cicc_emit_path = u32;

/// What the ladders of code generation give for an SM number.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_cicc_codegen {
    /// Which call is emitted. Literally: 120 and 121 fall under 100 (erratum E47b).
    pub emit_path: smarch_documented_cicc_emit_path,
    /// Cycles of an operation.
    pub latency: u32,
    /// The register file in KiB (erratum E25).
    pub register_file_kb: u32,
    /// The occupancy aimed at, in percent.
    pub max_occupancy_percent: u32,
    /// The overlap of the scheduler, in tenths.
    pub overlap_tenths: u32,
}

/// The ladders of code generation for an SM number, literally. Any number is valid.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_codegen_compute(
    sm: u32,
    out: Out<smarch_documented_cicc_codegen>,
) -> smarch_status {
    let path = emit_path(sm);
    let choices = smarch_documented_cicc_codegen {
        emit_path: path.code(),
        latency: path.latency(),
        register_file_kb: register_file_kb(sm),
        max_occupancy_percent: max_occupancy_percent(sm),
        overlap_tenths: overlap_tenths(sm),
    };
    status(write(out, choices))
}

/// How a target multiplies matrices, as documented: by the ladder, but MMA.SYNC on 120 and 121 (erratum E47b). 0 for an
/// invalid target. By the number alone: what the suffix allows is smarch_documented_cicc_legal_tensor_path.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_tensor_path(t: smarch_target) -> smarch_documented_cicc_emit_path {
    target(t).map_or(0, |target| codegen::tensor_path(target).code())
}

/// How PTX for a target may multiply matrices, as run: the documented path where ptxas of this release takes its instruction,
/// else the next lower one that it takes (erratum E47c). 0 where it takes none, and for an invalid toolkit or target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_legal_tensor_path(
    k: smarch_toolkit,
    t: smarch_target,
) -> smarch_documented_cicc_emit_path {
    let path = || codegen::legal_tensor_path(Toolkit::of_code(k)?, target(t).ok()?);
    path().map_or(0, EmitPath::code)
}

fn legal(k: Toolkit, t: smarch_target, path: smarch_documented_cicc_emit_path) -> Option<Verdict> {
    Some(EmitPath::from_code(path)?.legal(k, target(t).ok()?))
}

/// Whether ptxas of this release takes the instruction of a path in PTX for a target, as run (erratum E47c). False for
/// invalid codes.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_emit_path_legal(
    k: smarch_toolkit,
    t: smarch_target,
    path: smarch_documented_cicc_emit_path,
) -> bool {
    let verdict = Toolkit::of_code(k).and_then(|k| legal(k, t, path));
    verdict.is_some_and(Verdict::is_yes)
}

/// As smarch_documented_cicc_emit_path_legal, with the reason. SMARCH_NO_VERDICT for invalid codes.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_emit_path_legal_why(
    k: smarch_toolkit,
    t: smarch_target,
    path: smarch_documented_cicc_emit_path,
) -> smarch_verdict {
    code_of(k, |k| legal(k, t, path))
}

/// The call that is emitted: "emit_wmma()". Returns "" for an unknown code.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_emit_path_call(path: smarch_documented_cicc_emit_path) -> *const c_char {
    EmitPath::from_code(path).map_or(NO_TEXT, |path| path.call().as_c_str())
}

/// The document's remark beside an overlap, given in tenths. Returns "" for an overlap that the ladder does not have.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_overlap_remark(tenths: u32) -> *const c_char {
    codegen::overlap_remark(tenths).map_or(NO_TEXT, |text| text.as_c_str())
}

/// What an SM number has, in the row at this position of smarch_documented_cicc_divergences. Returns "" for a position beyond them, and for numbers
/// that the table does not speak of.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_divergence_value(position: u32, sm: u32) -> *const c_char {
    let row = DIVERGENCES.get(position as usize);
    let value = row.and_then(|row| row.seen_from(sm));
    value.map_or(NO_TEXT, |(value, _)| value.as_c_str())
}

all_rows! {
    /// The six differences of SM120 from SM100 and SM103. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_divergences() -> [Divergence] = DIVERGENCES;
}
