//! The architectures that cicc takes and the numbers by which it knows them.

use crate::Error;
use crate::documented::cicc::{
    self, ABSENT, AbsentName, DEFAULTS, DefaultArchitecture, SUPPORTED, SupportedCapability, THRESHOLDS, Threshold,
    VERSION_VARIABLES, VersionVariable,
};
use crate::ffi::boundary::{self, c_rows, list, smarch_status, status, write};
use crate::ffi::target::smarch_target;
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// An architecture between sm_75 and sm_89 as cicc's document lists it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_capability {
    /// The architecture.
    pub target: smarch_target,
    /// The value of __CUDA_ARCH__.
    pub cuda_arch: u32,
    /// The PTX version as documented; as run it is 9.0 for every target (erratum E46).
    pub ptx_version: u32,
    /// The generation as documented (erratum E12).
    pub generation: *const c_char,
}

/// A name of the range that is missing somewhere.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_absent_name {
    /// The target.
    pub target: smarch_target,
    /// 1 when the command line has no entry for it.
    pub no_cli_entry: u32,
    /// 1 when it is said to be in the table of processors only (erratum E12).
    pub internal_only: u32,
}

/// A function that sets the default architecture.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_default {
    /// The address of the function.
    pub function: u32,
    /// The default.
    pub target: smarch_target,
    /// 1 when it is written as an option, -arch=compute_75.
    pub as_option: u32,
}

/// A variable that holds the architecture.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_variable {
    /// Its name: "qword_4F077A8".
    pub name: *const c_char,
    /// What it is said to hold.
    pub encoding: *const c_char,
    /// In about how many files of the decompilation it is used.
    pub files: u32,
}

/// A named bound of qword_4F077A8.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_threshold {
    /// The highest number that is not above.
    pub bound: u32,
    /// What lies above: "Volta, sm_70".
    pub above: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_cicc_capability {}
// SAFETY: as above.
unsafe impl Sync for smarch_cicc_variable {}
// SAFETY: as above.
unsafe impl Sync for smarch_cicc_threshold {}

const fn capability_row(row: &SupportedCapability) -> smarch_cicc_capability {
    smarch_cicc_capability {
        target: row.target.id(),
        cuda_arch: row.cuda_arch,
        ptx_version: row.ptx_version,
        generation: row.generation.as_c_str(),
    }
}

const fn absent_row(row: &AbsentName) -> smarch_cicc_absent_name {
    smarch_cicc_absent_name {
        target: row.target.id(),
        no_cli_entry: row.no_cli_entry as u32,
        internal_only: row.internal_only as u32,
    }
}

const fn default_row(row: &DefaultArchitecture) -> smarch_cicc_default {
    smarch_cicc_default {
        function: row.function,
        target: row.target.id(),
        as_option: row.as_option as u32,
    }
}

const fn variable_row(row: &VersionVariable) -> smarch_cicc_variable {
    smarch_cicc_variable {
        name: row.name.as_c_str(),
        encoding: row.encoding.as_c_str(),
        files: row.files,
    }
}

const fn threshold_row(row: &Threshold) -> smarch_cicc_threshold {
    smarch_cicc_threshold {
        bound: row.bound,
        above: row.above.as_c_str(),
    }
}

c_rows!(CAPABILITIES: [smarch_cicc_capability; CAPABILITY_COUNT] = capability_row(SUPPORTED));
c_rows!(ABSENT_NAMES: [smarch_cicc_absent_name; ABSENT_COUNT] = absent_row(ABSENT));
c_rows!(DEFAULT_ROWS: [smarch_cicc_default; DEFAULT_COUNT] = default_row(DEFAULTS));
c_rows!(VARIABLES: [smarch_cicc_variable; VARIABLE_COUNT] = variable_row(VERSION_VARIABLES));
c_rows!(THRESHOLD_ROWS: [smarch_cicc_threshold; THRESHOLD_COUNT] = threshold_row(THRESHOLDS));

/// The architectures from sm_75 to sm_89 as cicc's document lists them. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_capabilities(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_capability> {
    list(&CAPABILITIES, count)
}

/// The names of that range that cicc lacks somewhere. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_absent_names(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_absent_name> {
    list(&ABSENT_NAMES, count)
}

/// The functions that set the default architecture. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_defaults(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_cicc_default> {
    list(&DEFAULT_ROWS, count)
}

/// The two variables that hold the architecture. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_variables(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_variable> {
    list(&VARIABLES, count)
}

/// The bounds of qword_4F077A8 that have names, ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_thresholds(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_threshold> {
    list(&THRESHOLD_ROWS, count)
}

/// A target as qword_4F077A8 is said to hold it: 80900 for sm_89. As run, that variable holds the version of GCC
/// that is emulated: smarch_cicc_encode_gcc (erratum E40).
///
/// SMARCH_ERROR_INVALID_TARGET.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_encode_sm(t: smarch_target, number: Option<&mut MaybeUninit<u32>>) -> smarch_status {
    status(boundary::target(t).and_then(|target| write(number, cicc::encode_sm(target))))
}

/// The raw SM number of such an encoding: 89 of 80900.
///
/// SMARCH_ERROR_CICC_ENCODING: the number is no such encoding.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_decode_sm(number: u32, sm: Option<&mut MaybeUninit<u32>>) -> smarch_status {
    status(
        cicc::decode_sm(number)
            .ok_or(Error::CiccEncoding)
            .and_then(|raw| write(sm, raw)),
    )
}

/// A version of GCC as qword_4F077A8 holds it and --gnu_version takes it: 80102 for 8.1.2.
///
/// SMARCH_ERROR_CICC_ENCODING: minor or patch is above 99, or the number does not fit.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_encode_gcc(
    major: u32,
    minor: u32,
    patch: u32,
    number: Option<&mut MaybeUninit<u32>>,
) -> smarch_status {
    status(
        cicc::encode_gcc(major, minor, patch)
            .ok_or(Error::CiccEncoding)
            .and_then(|encoded| write(number, encoded)),
    )
}
