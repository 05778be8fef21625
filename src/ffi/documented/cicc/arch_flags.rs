//! cicc's architecture flags, PTX ranges and evidence, as documented.

use crate::documented::cicc::evidence::{
    EVIDENCE_ITEMS, EvidenceItem, EvidencePlace, PLACES, STRING_REFERENCES, StringReference,
};
use crate::documented::cicc::flags::{
    ARCH_FLAGS, ArchFlag, Component, PIPELINE_STAGES, PipelineStage, Translation, VARIANTS, Variant, translate,
};
use crate::documented::cicc::ptx::{PTX_RANGES, PtxRange, documented_ptx};
use crate::ffi::boundary::{MaybeOut, Out, all_rows, fill_text, slice, smarch_status, status, target, write};
use crate::ffi::targets::smarch_target;
use crate::{Error, Version};
use core::ffi::c_char;

/// A component of cicc that is given a flag: SMARCH_DOCUMENTED_CICC_COMPONENT_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_COMPONENT_")]
pub type smarch_documented_cicc_component = u32;

all_rows! {
    /// The twelve rows of the flag table, numbers ascending. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_arch_flags() -> [ArchFlag] = ARCH_FLAGS;

    /// What the document states about no suffix, a and f. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_variants() -> [Variant] = VARIANTS;

    /// The ten ranges of SM numbers with their PTX versions, ascending; between some there are gaps. *count becomes how
    /// many. NULL when count is NULL.
    fn smarch_documented_cicc_ptx_ranges() -> [PtxRange] = PTX_RANGES;

    /// The four stages of the detection of the architecture, in order. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_pipeline_stages() -> [PipelineStage] = PIPELINE_STAGES;

    /// The five lines of the summary of the document's evidence. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_evidence_items() -> [EvidenceItem] = EVIDENCE_ITEMS;

    /// The places in cicc that the document relies on. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_places() -> [EvidencePlace] = PLACES;

    /// The strings of cicc that the document relies on. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_string_references() -> [StringReference] = STRING_REFERENCES;
}

/// What -arch=compute_N is translated to.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_cicc_translation {
    /// The value of __CUDA_ARCH for the preprocessor.
    pub cuda_arch: u32,
    /// The target of -opt-arch, with its suffix.
    pub opt_arch: smarch_target,
    /// The target of -mcpu: the base.
    pub mcpu: smarch_target,
}

/// Translates a flag such as "-arch=compute_90a", as documented. Which names cicc accepts when it is run:
/// smarch_tool_accepts with SMARCH_TOOL_CICC.
///
/// SMARCH_ERROR_CICC_FLAG: not -arch= and a compute_ name. SMARCH_ERROR_CICC_TARGET: no row of the table.
/// SMARCH_ERROR_NAME_*: no target has the name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_cicc_translation_parse(
    text: *const c_char,
    len: usize,
    out: Out<smarch_documented_cicc_translation>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let flag = unsafe { slice(text.cast::<u8>(), len) };
    status(flag.and_then(|flag| {
        let translation = translate(flag)?;
        let made = smarch_documented_cicc_translation {
            cuda_arch: translation.cuda_arch(),
            opt_arch: translation.opt_arch().id(),
            mcpu: translation.mcpu().id(),
        };
        write(out, made)
    }))
}

/// Writes the flag that a component is given for a target: "-opt-arch=sm_90a". Written with a NUL; *count (may be NULL)
/// becomes the length without it, also when out is too small.
///
/// SMARCH_ERROR_CICC_TARGET: no row of the table. SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: invalid target or
/// component. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_cicc_component_flag(
    t: smarch_target,
    component: smarch_documented_cicc_component,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    let text = || {
        let component = Component::from_code(component).ok_or(Error::InvalidValue)?;
        Ok(Translation::of(target(t)?).ok_or(Error::CiccTarget)?.text(component))
    };
    // SAFETY: the caller passes space for capacity bytes.
    status(text().and_then(|text| unsafe { fill_text(out, capacity, count, text) }))
}

/// The documented PTX version of an SM number; 0.0 between the ranges. cicc writes 9.0 for all (erratum E46).
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_ptx_version(sm: u32) -> Version {
    documented_ptx(sm).unwrap_or(Version::NONE)
}
