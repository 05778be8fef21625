//! Legality of instructions.

use super::verdict::{code, smarch_verdict};
use crate::Error;
use crate::ffi::boundary::{
    self, MaybeOut, OrNothing, Out, Row, all_rows, code_texts, fill_list, fill_targets, fill_text, slice,
    smarch_status, status, write,
};
use crate::ffi::targets::smarch_target;
use crate::rules::isa::{self, ISA_FEATURES, IsaFeature, IsaFeatureInfo, IsaGroup};
use crate::targets::Target;
use core::ffi::c_char;

/// An instruction, or a form of one, whose legality was measured: SMARCH_ISA_*.
#[doc(alias = "SMARCH_ISA_")]
pub type smarch_isa_feature = u32;

/// What an instruction is for: SMARCH_ISA_GROUP_*.
#[doc(alias = "SMARCH_ISA_GROUP_")]
pub type smarch_isa_group = u32;

all_rows! {
    /// All instructions, by feature from 1 on without a gap. *count becomes how many. NULL when count is NULL.
    fn smarch_isa_features() -> [IsaFeatureInfo] = &ISA_FEATURES;
}

code_texts! {
    /// The name of a group of instructions, "wgmma"; "" for an unknown code.
    fn smarch_isa_group_name(group: smarch_isa_group) = IsaGroup;
}

/// What is known of an instruction without a target; NULL for an unknown code.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_isa_feature_info_of(feature: smarch_isa_feature) -> Row<IsaFeatureInfo> {
    // Codes count from 1; 0 wraps to a place beyond the rows.
    ISA_FEATURES.get((feature as usize).wrapping_sub(1))
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

fn pair(ptx: smarch_target, feature: smarch_isa_feature) -> Result<(Target, IsaFeature), Error> {
    Ok((boundary::target(ptx)?, self::feature(feature)?))
}

fn feature(code: smarch_isa_feature) -> Result<IsaFeature, Error> {
    IsaFeature::from_code(code).ok_or(Error::InvalidValue)
}

/// Whether ptxas accepts the instruction in PTX with this .target. False for an invalid target and for an unknown instruction.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_isa_supports(ptx_target: smarch_target, feature: smarch_isa_feature) -> bool {
    match (Target::from_id(ptx_target), IsaFeature::from_code(feature)) {
        (Some(ptx), Some(feature)) => isa::isa_supports(ptx, feature),
        _ => false,
    }
}

/// As smarch_isa_supports, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_isa_supports_why(ptx_target: smarch_target, feature: smarch_isa_feature) -> smarch_verdict {
    let pair = pair(ptx_target, feature);
    code(pair.ok().map(|(ptx, feature)| isa::isa_supports_why(ptx, feature)))
}

/// The first line of what ptxas prints when it refuses the instruction, from "Feature" on; "" when it accepts it.
/// Written with a NUL; *count (may be NULL) becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_message(
    ptx_target: smarch_target,
    feature: smarch_isa_feature,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    status(pair(ptx_target, feature).and_then(|(ptx, feature)| {
        let message = OrNothing(isa::isa_message(ptx, feature));
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, message) }
    }))
}

/// What ptxas remarks when it accepts the instruction ("Advisory: ..."); "" when it prints no remark, or refuses.
/// Written as by smarch_isa_message, with the same errors.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_advisory(
    ptx_target: smarch_target,
    feature: smarch_isa_feature,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    status(pair(ptx_target, feature).and_then(|(ptx, feature)| {
        let remark = OrNothing(isa::isa_advisory(ptx, feature));
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, remark) }
    }))
}

/// The instructions that a target has. *count becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_INVALID_TARGET: not a target. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_target_features(
    ptx_target: smarch_target,
    out: *mut smarch_isa_feature,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    status(boundary::target(ptx_target).and_then(|ptx| {
        let features = isa::isa_features(ptx).map(IsaFeature::code);
        // SAFETY: the caller passes space for capacity features.
        unsafe { fill_list(out, capacity, count, features) }
    }))
}

/// The instructions that one target has and another lacks. *count becomes how many, also when they do not fit.
///
/// SMARCH_ERROR_INVALID_TARGET: not a target. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_difference(
    ptx_target: smarch_target,
    lacking: smarch_target,
    out: *mut smarch_isa_feature,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    let targets = boundary::target(ptx_target).and_then(|ptx| Ok((ptx, boundary::target(lacking)?)));
    status(targets.and_then(|(ptx, lacking)| {
        let features = isa::isa_difference(ptx, lacking).map(IsaFeature::code);
        // SAFETY: the caller passes space for capacity features.
        unsafe { fill_list(out, capacity, count, features) }
    }))
}

/// The targets that have an instruction. *count becomes how many, also when they do not fit; at most 45.
///
/// SMARCH_ERROR_INVALID_VALUE: not an instruction. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_isa_feature_targets(
    feature: smarch_isa_feature,
    out: *mut smarch_target,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    status(self::feature(feature).and_then(|feature| {
        let targets = feature.targets();
        // SAFETY: the caller passes space for capacity targets.
        unsafe { fill_targets(out, capacity, count, &targets) }
    }))
}

/// The lowest base target that has an instruction; 0 when only targets with a suffix do, and for an unknown instruction.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_isa_feature_lowest_base(feature: smarch_isa_feature) -> smarch_target {
    let feature = IsaFeature::from_code(feature);
    feature.and_then(IsaFeature::lowest_base).map_or(0, Target::id)
}
