//! The constructs that cicc compiles, its diagnostics, and the names that it refuses.

use crate::Error;
use crate::cicc;
use crate::cicc::constructs::{
    CONSTRUCTS, Construct, ConstructInfo, DIAGNOSTICS, Diagnostic, DiagnosticInfo, FrontEnd, Gate, Standard, gate,
};
use crate::ffi::boundary::{
    self, MaybeIn, MaybeOut, OrNothing, Out, Row, all_rows, fill_list, fill_text, slice, smarch_status, status, write,
};
use crate::ffi::rules::verdict::{code_of, smarch_verdict};
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use core::ffi::c_char;

/// A construct that cicc was given: SMARCH_CICC_CONSTRUCT_*.
#[doc(alias = "SMARCH_CICC_CONSTRUCT_")]
pub type smarch_cicc_construct = u32;

/// A diagnostic of cicc: SMARCH_CICC_DIAGNOSTIC_*.
#[doc(alias = "SMARCH_CICC_DIAGNOSTIC_")]
pub type smarch_cicc_diagnostic = u32;

/// A C++ standard that cicc takes: SMARCH_CICC_STANDARD_*.
#[doc(alias = "SMARCH_CICC_STANDARD_")]
pub type smarch_cicc_standard = u32;

/// The settings with which nvcc calls cicc's front end. All zero: GCC 12.0 and C++17.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_front_end {
    /// What --gnu_version is given, the version of the host's GCC as one number: 130300 for 13.3.0. 0: 120000.
    pub gnu_version: u32,
    /// SMARCH_CICC_STANDARD_*; 0: C++17.
    pub standard: smarch_cicc_standard,
}

/// The severity of a diagnostic: SMARCH_CICC_SEVERITY_*.
#[doc(alias = "SMARCH_CICC_SEVERITY_")]
#[expect(dead_code, reason = "the type of a field of rows")]
pub type smarch_cicc_severity = u32;

all_rows! {
    /// The diagnostics, codes ascending. *count becomes how many. NULL when count is NULL.
    fn smarch_cicc_diagnostics() -> [DiagnosticInfo] = DIAGNOSTICS;

    /// The constructs whose handling was measured, codes ascending. *count becomes how many. NULL when count is NULL.
    fn smarch_cicc_constructs() -> [ConstructInfo] = CONSTRUCTS;

}

/// The C++ standard with this name: "c++20".
///
/// SMARCH_ERROR_CICC_NAME: cicc knows none with it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_standard_parse(
    text: *const c_char,
    len: usize,
    out: Out<smarch_cicc_standard>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    let standard = text.and_then(|text| Standard::by_name(text).ok_or(Error::CiccName));
    status(standard.and_then(|standard| write(out, standard.code())))
}

/// The diagnostic with this number, the one inside cicc or the one that is printed: 3763 and 20306 are the same. NULL for numbers of other messages
/// of cicc's, and for those that it has none of.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_diagnostic_info_find(number: u32) -> Row<DiagnosticInfo> {
    let found = Diagnostic::by_number(number)?;
    DIAGNOSTICS.iter().find(|row| row.diagnostic == found)
}

/// A diagnostic as cicc prints it with --display_error_number, without the place before it: "error: ...". Written with a
/// NUL; *count (may be NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_INVALID_VALUE: unknown diagnostic. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_diagnostic_write(
    diagnostic: smarch_cicc_diagnostic,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    let line = Diagnostic::from_code(diagnostic)
        .map(Diagnostic::line)
        .ok_or(Error::InvalidValue);
    // SAFETY: the caller passes space for capacity bytes.
    status(line.and_then(|line| unsafe { fill_text(out, capacity, count, line) }))
}

/// The construct with this text, as in the rows of smarch_cicc_constructs.
///
/// SMARCH_ERROR_CICC_NAME: no construct has it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_construct_parse(
    text: *const c_char,
    len: usize,
    out: Out<smarch_cicc_construct>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    let construct = text.and_then(|text| Construct::by_name(text).ok_or(Error::CiccName));
    status(construct.and_then(|construct| write(out, construct.code())))
}

fn settings(given: MaybeIn<smarch_cicc_front_end>) -> Result<FrontEnd, Error> {
    let usual = FrontEnd::default();
    let Some(given) = given else {
        return Ok(usual);
    };
    Ok(FrontEnd {
        gnu_version: match given.gnu_version {
            0 => usual.gnu_version,
            number => number,
        },
        standard: match given.standard {
            0 => usual.standard,
            code => Standard::from_code(code).ok_or(Error::InvalidValue)?,
        },
    })
}

fn gate_of(
    k: smarch_toolkit,
    t: smarch_target,
    construct: smarch_cicc_construct,
    inputs: MaybeIn<smarch_cicc_front_end>,
) -> Result<Gate, Error> {
    let construct = Construct::from_code(construct).ok_or(Error::InvalidValue)?;
    let front_end = settings(inputs)?;
    Ok(gate(boundary::toolkit(k)?, boundary::target(t)?, construct, &front_end))
}

/// Whether cicc of this release compiles a construct for an architecture, with warnings or without, under these settings, and why not; inputs may be
/// NULL: as all zero. SMARCH_NO_VERDICT for invalid codes.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_compiles_why(
    k: smarch_toolkit,
    t: smarch_target,
    construct: smarch_cicc_construct,
    inputs: MaybeIn<smarch_cicc_front_end>,
) -> smarch_verdict {
    code_of(k, |toolkit| {
        gate_of(toolkit.code(), t, construct, inputs)
            .ok()
            .map(|gate| gate.verdict)
    })
}

/// The diagnostics of this release's cicc about a construct for an architecture under these settings, in their order; inputs may be
/// NULL: as all zero. *count becomes how many.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is
/// below *count; nothing is written to out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_construct_diagnostics(
    k: smarch_toolkit,
    t: smarch_target,
    construct: smarch_cicc_construct,
    inputs: MaybeIn<smarch_cicc_front_end>,
    out: *mut smarch_cicc_diagnostic,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    status(gate_of(k, t, construct, inputs).and_then(|gate| {
        let codes = gate.diagnostics.iter().map(|diagnostic| diagnostic.code());
        // SAFETY: the caller passes space for capacity codes.
        unsafe { fill_list(out, capacity, count, codes) }
    }))
}

/// What cicc of this release prints about a name given to -arch, both of its lines where it prints two; "" when it accepts the name.
/// Written with a NUL; *count (may be NULL) becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: k was not run. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_refusal(
    k: smarch_toolkit,
    name: *const c_char,
    len: usize,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) };
    // SAFETY: the caller passes space for capacity bytes.
    status(name.and_then(|name| unsafe {
        fill_text(
            out,
            capacity,
            count,
            OrNothing(cicc::refusal(boundary::toolkit(k)?, name)),
        )
    }))
}
