//! The front end's comparisons of the SM number, as documented.

use crate::documented::cicc::front_end::{GATE_LOCATIONS, GateEffect, GateLocation, PRE_HOPPER, PreHopper, effects};
use crate::ffi::boundary::{Out, all_rows, fill_list, smarch_status, status};

/// What happens where a comparison of the SM number holds: SMARCH_DOCUMENTED_CICC_EFFECT_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_EFFECT_")]
pub type smarch_documented_cicc_effect = u32;

all_rows! {
    /// The seventeen comparisons of the raw SM number, in the order of the document. *count becomes how many. NULL when
    /// count is NULL.
    fn smarch_documented_cicc_gate_locations() -> [GateLocation] = GATE_LOCATIONS;

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
