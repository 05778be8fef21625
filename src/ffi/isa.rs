//! Legality of instructions.

use crate::ffi::boundary::{
    self, MaybeOut, OrNothing, Out, all_rows, fill_list, fill_text, slice, smarch_status, status, version, write,
};
use crate::ffi::rules::verdict::{code_of, smarch_verdict};
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::isa::{self, ISA_FEATURES, IsaFeature, IsaFeatureInfo};
use crate::ptx::Form;
use crate::targets::Target;
use crate::{Error, Toolkit, Version};
use core::ffi::c_char;

/// An instruction, or a form of one, whose legality was measured: SMARCH_ISA_*.
#[doc(alias = "SMARCH_ISA_")]
pub type smarch_isa_feature = u32;

/// What an instruction is for: SMARCH_ISA_GROUP_*.
#[doc(alias = "SMARCH_ISA_GROUP_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_isa_group = u32;

all_rows! {
    /// All instructions, by feature from 1 on without a gap: that of a feature is the one at its number less 1. *count becomes how many. NULL when count is NULL.
    fn smarch_isa_features() -> [IsaFeatureInfo] = &ISA_FEATURES;
}

/// The instruction with this name, as in smarch_isa_features.
///
/// SMARCH_ERROR_ISA_FEATURE_NAME: no instruction has this name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_feature_parse(
    text: *const c_char,
    len: usize,
    out: Out<smarch_isa_feature>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| write(out, IsaFeature::parse(text)?.code())))
}

/// The forms that an instruction stands for: it asks what they ask, and a target has it that has them all. *count becomes how many, one at
/// least, also when they do not fit.
///
/// SMARCH_ERROR_INVALID_VALUE: an unknown instruction. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_feature_forms(
    f: smarch_isa_feature,
    out: *mut Form,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    status(feature(f).and_then(|feature| {
        // SAFETY: the caller passes space for capacity forms.
        unsafe { fill_list(out, capacity, count, feature.forms().iter().copied()) }
    }))
}

/// What is asked, but for the release and the version.
fn pair(ptx_target: smarch_target, f: smarch_isa_feature) -> Result<(Target, IsaFeature), Error> {
    Ok((boundary::target(ptx_target)?, feature(f)?))
}

fn feature(code: smarch_isa_feature) -> Result<IsaFeature, Error> {
    IsaFeature::from_code(code).ok_or(Error::InvalidValue)
}

/// Whether ptxas of this release accepts the instruction in PTX with this .version and .target; ptx {0, 0} is the newest .version that it
/// reads. False for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_isa_supports(
    k: smarch_toolkit,
    ptx: Version,
    ptx_target: smarch_target,
    f: smarch_isa_feature,
) -> bool {
    if let Some(k) = Toolkit::of_code(k)
        && let Some(target) = Target::from_id(ptx_target)
    {
        isa::supports(k, ptx.number(), target, f)
    } else {
        false
    }
}

/// As smarch_isa_supports, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_isa_supports_why(
    k: smarch_toolkit,
    ptx: Version,
    ptx_target: smarch_target,
    f: smarch_isa_feature,
) -> smarch_verdict {
    let pair = pair(ptx_target, f).ok();
    code_of(k, |k| {
        pair.map(|(target, feature)| isa::isa_supports_why(k, version(ptx), target, feature))
    })
}

/// What ptxas of this release prints when it refuses the instruction, the first line, from "Feature" on; "" when it accepts it. Where several
/// things of an instruction ask for a later .version, it may name another of them first.
/// Written with a NUL; *count (may be NULL) becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above
/// *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_message(
    k: smarch_toolkit,
    ptx: Version,
    ptx_target: smarch_target,
    f: smarch_isa_feature,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    status(pair(ptx_target, f).and_then(|(target, feature)| {
        let message = OrNothing(isa::isa_message(boundary::toolkit(k)?, version(ptx), target, feature));
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, message) }
    }))
}

/// What ptxas of this release remarks when it accepts the instruction ("Advisory: ..."); "" when it prints no remark, or refuses.
/// Written as by smarch_isa_message, with the same errors.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_advisory(
    k: smarch_toolkit,
    ptx: Version,
    ptx_target: smarch_target,
    f: smarch_isa_feature,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    status(pair(ptx_target, f).and_then(|(target, feature)| {
        let remark = OrNothing(isa::isa_advisory(boundary::toolkit(k)?, version(ptx), target, feature));
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, remark) }
    }))
}

/// The lowest .version with which this release accepts an instruction, on targets that have it; {0, 0} where the release has not got it, and
/// for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_isa_feature_since(k: smarch_toolkit, f: smarch_isa_feature) -> Version {
    let asked = Toolkit::of_code(k).zip(IsaFeature::from_code(f));
    let since = asked.and_then(|(toolkit, feature)| feature.read_since(toolkit));
    since.unwrap_or(Version::NONE)
}
