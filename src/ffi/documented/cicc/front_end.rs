//! The front end's comparisons of the SM number, as documented.

use crate::Error;
use crate::documented::cicc::front_end::{
    GATE_DIAGNOSTICS, GATE_LOCATIONS, GateDiagnostic, GateEffect, GateLocation, PRE_HOPPER, PreHopper, effects,
    lower_atomic,
};
use crate::ffi::boundary::{In, Out, all_rows, fill_list, smarch_status, status, write};
use crate::ffi::cicc::atomics::{chars, codes_of, request, smarch_cicc_atomic};
use crate::ffi::cicc::constructs::smarch_cicc_diagnostic;
use crate::ffi::rules::verdict::smarch_verdict;
use core::ffi::c_char;

/// What happens where a comparison of the SM number holds: SMARCH_DOCUMENTED_CICC_EFFECT_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_EFFECT_")]
pub type smarch_documented_cicc_effect = u32;

all_rows! {
    /// The seventeen comparisons of the raw SM number, in the order of the document. *count becomes how many. NULL when
    /// count is NULL.
    fn smarch_documented_cicc_gate_locations() -> [GateLocation] = GATE_LOCATIONS;

    /// The diagnostics that effects print. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_gate_diagnostics() -> [GateDiagnostic] = GATE_DIAGNOSTICS;

    /// What the document states about seven features up to sm_89. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_pre_hopper_features() -> [PreHopper] = PRE_HOPPER;
}

/// What the front end does with a raw SM number, each effect once, codes ascending. *count becomes how many.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_cicc_gate_effects(
    sm: u32,
    out: *mut smarch_documented_cicc_effect,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    // SAFETY: the caller passes space for capacity codes.
    status(unsafe { fill_list(out, capacity, count, effects(sm).map(GateEffect::code)) })
}

/// Whether an atomic operation meets the comparisons with this effect, on SM numbers for which they hold (lowest to highest of
/// smarch_documented_cicc_gate_locations). False for comparisons that are about something else, and for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_effect_is_met(
    effect: smarch_documented_cicc_effect,
    atomic: In<smarch_cicc_atomic>,
) -> bool {
    let request = atomic.and_then(|atomic| request(atomic).ok());
    let asked = GateEffect::from_code(effect).zip(request);
    asked.is_some_and(|(effect, request)| effect.concerns(&request))
}

/// What becomes of an atomic operation for a raw SM number.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_cicc_atomic_lowering {
    /// SMARCH_YES where there is an instruction.
    pub verdict: smarch_verdict,
    /// How many of diagnostics there are.
    pub diagnostics_count: u32,
    /// The front end's diagnostics, in order; 0 beyond the count.
    pub diagnostics: [smarch_cicc_diagnostic; 4],
    /// What stands before the instruction, "membar.gl", NUL-terminated; "" where nothing does.
    pub before: [c_char; 24],
    /// The instruction without its operands, "ld.volatile.b32", NUL-terminated; "" where there is none.
    pub instruction: [c_char; 56],
    /// What stands behind the instruction, "membar.gl", NUL-terminated; "" where nothing does, as everywhere from 70 on.
    pub after: [c_char; 24],
}

/// The diagnostics and the PTX of an atomic operation for a raw SM number, below sm_70 too: volatile accesses, and barriers for the memory order.
///
/// The comparisons are those of the document; texts, order and instructions below 75 are what cicc 13.0.88 printed and wrote when a
/// debugger set the number, since no name that it accepts does. What it answers for its targets: smarch_cicc_atomic_lower.
///
/// SMARCH_ERROR_INVALID_VALUE: unknown code, or a cache hint, which the front end does not know. SMARCH_ERROR_CICC_ATOMIC_TYPE: no type has
/// this kind and width.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_atomic_lower(
    sm: u32,
    atomic: In<smarch_cicc_atomic>,
    out: Out<smarch_documented_cicc_atomic_lowering>,
) -> smarch_status {
    let lowered = atomic
        .ok_or(Error::NullPointer)
        .and_then(request)
        .and_then(|request| lower_atomic(sm, &request));
    status(lowered.and_then(|lowering| {
        let (diagnostics, diagnostics_count) = codes_of(&lowering.diagnostics);
        write(
            out,
            smarch_documented_cicc_atomic_lowering {
                verdict: lowering.verdict.code(),
                diagnostics_count,
                diagnostics,
                before: chars(&lowering.before),
                instruction: chars(&lowering.instruction),
                after: chars(&lowering.after),
            },
        )
    }))
}
