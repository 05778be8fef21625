//! The architectures that cicc accepts and the numbers by which it knows them, as documented.

use crate::Error;
use crate::documented::cicc::{
    self, ABSENT, AbsentName, DEFAULTS, DefaultArchitecture, SUPPORTED, SupportedCapability, THRESHOLDS, Threshold,
    VERSION_VARIABLES, VersionVariable,
};
use crate::ffi::boundary::{Out, all_rows, smarch_status, status, target, write};
use crate::ffi::targets::smarch_target;

all_rows! {
    /// The architectures from sm_75 to sm_89 as cicc's document lists them. *count becomes how many. NULL when count is
    /// NULL.
    fn smarch_documented_cicc_capabilities() -> [SupportedCapability] = SUPPORTED;

    /// The names of that range that cicc lacks somewhere. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_absent_names() -> [AbsentName] = ABSENT;

    /// The functions that set the default architecture. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_defaults() -> [DefaultArchitecture] = DEFAULTS;

    /// The two variables that hold the architecture. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_variables() -> [VersionVariable] = VERSION_VARIABLES;

    /// The bounds of qword_4F077A8 that have names, ascending. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_thresholds() -> [Threshold] = THRESHOLDS;
}

/// A target as qword_4F077A8 is documented to hold it: 80900 for sm_89. When cicc is run, that variable holds the version of
/// GCC that is emulated: smarch_documented_cicc_encode_gcc (erratum E40).
///
/// SMARCH_ERROR_INVALID_TARGET: invalid target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_encode_sm(t: smarch_target, out: Out<u32>) -> smarch_status {
    status(target(t).and_then(|target| write(out, cicc::encode_sm(target))))
}

/// The raw SM number of such an encoding: 89 of 80900.
///
/// SMARCH_ERROR_CICC_ENCODING: the number is not such an encoding.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_decode_sm(number: u32, out: Out<u32>) -> smarch_status {
    let sm = cicc::decode_sm(number).ok_or(Error::CiccEncoding);
    status(sm.and_then(|sm| write(out, sm)))
}

/// A version of GCC as qword_4F077A8 holds it and --gnu_version takes it: 80102 for 8.1.2.
///
/// SMARCH_ERROR_CICC_ENCODING: minor or patch is above 99, or the number does not fit.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_encode_gcc(
    major: u32,
    minor: u32,
    patch: u32,
    out: Out<u32>,
) -> smarch_status {
    let number = cicc::encode_gcc(major, minor, patch).ok_or(Error::CiccEncoding);
    status(number.and_then(|number| write(out, number)))
}
