//! Legality of instructions.

use super::verdict::{code, smarch_verdict};
use crate::Error;
use crate::ffi::boundary::{
    self, OrNothing, c_rows, fill_list, fill_targets, fill_text, list, slice, smarch_status, status,
};
use crate::ffi::target::smarch_target;
use crate::rules::isa::{self, IsaFeature};
use crate::target::Target;
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// An instruction, or a form of one, whose legality was measured: SMARCH_ISA_*.
pub type smarch_isa_feature = u32;

/// What is known of an instruction without a target.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_isa_feature_info {
    /// SMARCH_ISA_*.
    pub feature: smarch_isa_feature,
    /// What it is for: SMARCH_ISA_GROUP_*.
    pub group: u32,
    /// "tcgen05.mma.kind::i8".
    pub name: *const c_char,
    /// The group in words.
    pub group_name: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_isa_feature_info {}

c_rows!(ROWS: [smarch_isa_feature_info; COUNT] = row(IsaFeature::ALL));

const fn row(feature: &IsaFeature) -> smarch_isa_feature_info {
    smarch_isa_feature_info {
        feature: feature.code(),
        group: feature.group().code(),
        name: feature.text().as_c_str(),
        group_name: feature.group().text().as_c_str(),
    }
}

/// All instructions, by feature from 1 on without a gap. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_isa_features(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_isa_feature_info> {
    list(&ROWS, count)
}

/// The instruction with this name, as in smarch_isa_features; 0 when none has it.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_feature_by_name(name: *const c_char, len: usize) -> smarch_isa_feature {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) };
    let feature = name.ok().and_then(IsaFeature::by_name);
    feature.map_or(0, IsaFeature::code)
}

fn pair(ptx: smarch_target, feature: smarch_isa_feature) -> Result<(Target, IsaFeature), Error> {
    Ok((boundary::target(ptx)?, self::feature(feature)?))
}

fn feature(code: smarch_isa_feature) -> Result<IsaFeature, Error> {
    IsaFeature::from_code(code).ok_or(Error::InvalidValue)
}

/// Whether ptxas accepts the instruction in PTX with this .target. False for forged numbers.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_isa_supports(ptx_target: smarch_target, feature: smarch_isa_feature) -> bool {
    match (Target::from_id(ptx_target), IsaFeature::from_code(feature)) {
        (Some(ptx), Some(feature)) => isa::isa_supports(ptx, feature),
        _ => false,
    }
}

/// As smarch_isa_supports, with the reason.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_isa_supports_why(ptx_target: smarch_target, feature: smarch_isa_feature) -> smarch_verdict {
    let pair = pair(ptx_target, feature);
    code(pair.ok().map(|(ptx, feature)| isa::isa_supports_why(ptx, feature)))
}

/// The first line of what ptxas prints when it refuses the instruction, from "Feature" on; "" when it accepts it.
/// Written with a NUL; *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_message(
    ptx_target: smarch_target,
    feature: smarch_isa_feature,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(pair(ptx_target, feature).and_then(|(ptx, feature)| {
        let message = OrNothing(isa::isa_message(ptx, feature));
        // SAFETY: the caller passes room for capacity bytes.
        unsafe { fill_text(buf, capacity, length, message) }
    }))
}

/// What ptxas remarks when it accepts the instruction ("Advisory: ..."); "" when it says nothing, or refuses.
/// Written as by smarch_isa_message, with the same errors.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_advisory(
    ptx_target: smarch_target,
    feature: smarch_isa_feature,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(pair(ptx_target, feature).and_then(|(ptx, feature)| {
        let remark = OrNothing(isa::isa_advisory(ptx, feature));
        // SAFETY: the caller passes room for capacity bytes.
        unsafe { fill_text(buf, capacity, length, remark) }
    }))
}

/// The instructions that a target has. *count becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_features_of(
    ptx_target: smarch_target,
    out: *mut smarch_isa_feature,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(boundary::target(ptx_target).and_then(|ptx| {
        let features = isa::isa_features(ptx).map(IsaFeature::code);
        // SAFETY: the caller passes room for capacity features.
        unsafe { fill_list(out, capacity, count, features) }
    }))
}

/// The instructions that one target has and another lacks. *count becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_difference(
    ptx_target: smarch_target,
    lacking: smarch_target,
    out: *mut smarch_isa_feature,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    let targets = boundary::target(ptx_target).and_then(|ptx| Ok((ptx, boundary::target(lacking)?)));
    status(targets.and_then(|(ptx, lacking)| {
        let features = isa::isa_difference(ptx, lacking).map(IsaFeature::code);
        // SAFETY: the caller passes room for capacity features.
        unsafe { fill_list(out, capacity, count, features) }
    }))
}

/// The targets that have an instruction. *count becomes how many, also when they do not fit; at most 45.
///
/// SMARCH_ERROR_INVALID_VALUE: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_targets(
    feature: smarch_isa_feature,
    out: *mut smarch_target,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(self::feature(feature).and_then(|feature| {
        let targets = feature.targets();
        // SAFETY: the caller passes room for capacity targets.
        unsafe { fill_targets(out, capacity, count, &targets) }
    }))
}

/// The lowest base target that has an instruction; 0 when only targets with a suffix do, and for a forged number.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_isa_lowest_base(feature: smarch_isa_feature) -> smarch_target {
    let feature = IsaFeature::from_code(feature);
    feature.and_then(IsaFeature::lowest_base).map_or(0, Target::id)
}
