//! The front end's comparisons, and what cicc says of constructs.

use crate::documented::cicc::front_end::{
    Construct, Diagnostic, GATE_LOCATIONS, Gate, GateLocation, PRE_HOPPER, PreHopper, effects, gate,
};
use crate::ffi::boundary::{self, c_rows, fill_list, fill_text, list, slice, smarch_status, status};
use crate::ffi::rules::verdict::{code, smarch_verdict};
use crate::ffi::target::smarch_target;
use crate::{Error, Verdict};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A comparison of unk_4D045E8, the raw SM number, as documented.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_gate_location {
    /// The lowest number for which it holds.
    pub lowest: u32,
    /// The highest.
    pub highest: u32,
    /// The address of the function that compares.
    pub function: u32,
    /// The line in its decompilation; 0 where none is stated.
    pub line: u32,
    /// What happens: SMARCH_CICC_EFFECT_*.
    pub effect: u32,
    /// The same in words.
    pub text: *const c_char,
}

/// What the document says of a feature up to sm_89.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_pre_hopper {
    /// The functions; the second is 0 where there is one.
    pub functions: [u32; 2],
    /// The feature.
    pub feature: *const c_char,
    /// What happens.
    pub behavior: *const c_char,
}

/// A diagnostic.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_diagnostic {
    /// SMARCH_CICC_DIAGNOSTIC_*.
    pub diagnostic: u32,
    /// SMARCH_CICC_SEVERITY_*.
    pub severity: u32,
    /// Its number inside, as documented; 0 where none is stated.
    pub number: u32,
    /// The number that is printed; 0 where none is.
    pub printed_number: u32,
    /// The text.
    pub text: *const c_char,
}

/// A construct whose handling was measured.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_construct {
    /// SMARCH_CICC_CONSTRUCT_*.
    pub construct: u32,
    /// Which it is: "launch_bounds(128,1,2)".
    pub text: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_cicc_gate_location {}
// SAFETY: as above.
unsafe impl Sync for smarch_cicc_pre_hopper {}
// SAFETY: as above.
unsafe impl Sync for smarch_cicc_diagnostic {}
// SAFETY: as above.
unsafe impl Sync for smarch_cicc_construct {}

/// The number, or 0, which is no line and no diagnostic.
const fn or_zero(number: Option<u32>) -> u32 {
    match number {
        Some(number) => number,
        None => 0,
    }
}

const fn location_row(row: &GateLocation) -> smarch_cicc_gate_location {
    smarch_cicc_gate_location {
        lowest: row.lowest,
        highest: row.highest,
        function: row.function,
        line: or_zero(row.line),
        effect: row.effect.code(),
        text: row.effect.text().as_c_str(),
    }
}

const fn pre_hopper_row(row: &PreHopper) -> smarch_cicc_pre_hopper {
    smarch_cicc_pre_hopper {
        functions: match row.functions {
            [first, second, ..] => [*first, *second],
            [only] => [*only, 0],
            [] => [0, 0],
        },
        feature: row.feature.as_c_str(),
        behavior: row.behavior.as_c_str(),
    }
}

const fn diagnostic_row(row: &Diagnostic) -> smarch_cicc_diagnostic {
    smarch_cicc_diagnostic {
        diagnostic: row.code(),
        severity: row.severity().code(),
        number: or_zero(row.number()),
        printed_number: or_zero(row.printed_number()),
        text: row.text().as_c_str(),
    }
}

const fn construct_row(row: &Construct) -> smarch_cicc_construct {
    smarch_cicc_construct {
        construct: row.code(),
        text: row.text().as_c_str(),
    }
}

c_rows!(LOCATIONS: [smarch_cicc_gate_location; LOCATION_COUNT] = location_row(GATE_LOCATIONS));
c_rows!(PRE_HOPPER_ROWS: [smarch_cicc_pre_hopper; PRE_HOPPER_COUNT] = pre_hopper_row(PRE_HOPPER));
c_rows!(DIAGNOSTICS: [smarch_cicc_diagnostic; DIAGNOSTIC_COUNT] = diagnostic_row(Diagnostic::ALL));
c_rows!(CONSTRUCTS: [smarch_cicc_construct; CONSTRUCT_COUNT] = construct_row(Construct::ALL));

/// The seventeen comparisons of the raw SM number, as documented. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_gate_locations(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_gate_location> {
    list(&LOCATIONS, count)
}

/// What the front end does with a raw SM number, as documented: SMARCH_CICC_EFFECT_*, each once. *count becomes how many.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_gate_effects(
    sm: u32,
    out: *mut u32,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes room for capacity numbers.
    status(unsafe { fill_list(out, capacity, count, effects(sm).map(|effect| effect.code())) })
}

/// What the document says of seven features up to sm_89. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_pre_hopper_features(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_pre_hopper> {
    list(&PRE_HOPPER_ROWS, count)
}

/// The diagnostics. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_diagnostics(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_diagnostic> {
    list(&DIAGNOSTICS, count)
}

/// A diagnostic as cicc prints it with --display_error_number, without the place before it: "error: ...". Written with a
/// NUL; *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: there is no such diagnostic. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_diagnostic_write(
    diagnostic: u32,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    let line = Diagnostic::from_code(diagnostic)
        .map(Diagnostic::line)
        .ok_or(Error::InvalidValue);
    // SAFETY: the caller passes room for capacity bytes.
    status(line.and_then(|line| unsafe { fill_text(buf, capacity, length, line) }))
}

/// The constructs whose handling was measured. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_constructs(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_construct> {
    list(&CONSTRUCTS, count)
}

/// The construct with this text, as in smarch_cicc_constructs; 0 when none has it.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_construct_by_name(text: *const c_char, len: usize) -> u32 {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    text.ok().and_then(Construct::by_name).map_or(0, Construct::code)
}

fn gate_of(construct: u32, t: smarch_target) -> Result<Gate, Error> {
    let construct = Construct::from_code(construct).ok_or(Error::InvalidValue)?;
    Ok(gate(construct, boundary::target(t)?))
}

/// Whether cicc compiles a construct for an architecture, with warnings or without. False for forged numbers.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_compiles(construct: u32, t: smarch_target) -> bool {
    gate_of(construct, t).is_ok_and(|gate| gate.verdict == Verdict::Yes)
}

/// As smarch_cicc_compiles, with the reason.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_compiles_why(construct: u32, t: smarch_target) -> smarch_verdict {
    code(gate_of(construct, t).ok().map(|gate| gate.verdict))
}

/// What cicc says of a construct for an architecture, in order: SMARCH_CICC_DIAGNOSTIC_*. *count becomes how many.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is
/// written to out.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_says(
    construct: u32,
    t: smarch_target,
    out: *mut u32,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(gate_of(construct, t).and_then(|gate| {
        let codes = gate.diagnostics.iter().map(|diagnostic| diagnostic.code());
        // SAFETY: the caller passes room for capacity numbers.
        unsafe { fill_list(out, capacity, count, codes) }
    }))
}
