//! cicc's flags, PTX ranges and evidence, as documented.

use crate::documented::cicc::evidence::{
    EVIDENCE_SUMMARY, EvidenceItem, PLACES, Place, STRING_REFERENCES, StringReference,
};
use crate::documented::cicc::flags::{
    DETECTION_PIPELINE, FLAG_ROWS, FlagRow, PipelineStage, Stage, Translation, VARIANTS, Variant, translate,
};
use crate::documented::cicc::ptx::{PTX_RANGES, PtxRange, documented_ptx};
use crate::ffi::boundary::{c_rows, fill_text, list, or_null, slice, smarch_status, status, target, write};
use crate::ffi::target::smarch_target;
use crate::{Error, Version};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A row of the flag table.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_flag_row {
    /// The base target; -opt-arch takes its suffixed ones, too.
    pub base: smarch_target,
    /// The value of __CUDA_ARCH.
    pub cuda_arch: u32,
    /// What is said beside it: "Hopper (H100)".
    pub supported: *const c_char,
}

// SAFETY: the pointer leads to a constant.
unsafe impl Sync for smarch_cicc_flag_row {}

c_rows!(FLAGS: [smarch_cicc_flag_row; FLAG_COUNT] = flag_row(FLAG_ROWS));

const fn flag_row(row: &FlagRow) -> smarch_cicc_flag_row {
    smarch_cicc_flag_row {
        base: row.base.id(),
        cuda_arch: row.base.cuda_arch(),
        supported: row.supported.as_c_str(),
    }
}

/// The twelve rows of the flag table, numbers ascending. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_flag_rows(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_flag_row> {
    list(&FLAGS, count)
}

/// What -arch=compute_N is translated to.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_translation {
    /// The value of __CUDA_ARCH for the preprocessor.
    pub cuda_arch: u32,
    /// The target of -opt-arch: suffix and all.
    pub opt_arch: smarch_target,
    /// The target of -mcpu: the base.
    pub mcpu: smarch_target,
}

/// Translates a flag such as "-arch=compute_90a", as documented. Which names cicc takes when it is run:
/// smarch_tool_accepts with SMARCH_TOOL_CICC.
///
/// SMARCH_ERROR_CICC_FLAG: not -arch= and a compute_ name. SMARCH_ERROR_CICC_TARGET: no row of the table.
/// SMARCH_ERROR_NAME_*: no target has the name.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_translate(
    flag: *const c_char,
    len: usize,
    out: Option<&mut MaybeUninit<smarch_cicc_translation>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let flag = unsafe { slice(flag.cast::<u8>(), len) };
    status(flag.and_then(|flag| {
        let translation = translate(flag)?;
        let made = smarch_cicc_translation {
            cuda_arch: translation.cuda_arch(),
            opt_arch: translation.opt_arch().id(),
            mcpu: translation.mcpu().id(),
        };
        write(out, made)
    }))
}

/// Writes the flag that a component (SMARCH_CICC_COMPONENT_*) is given for a target: "-opt-arch=sm_90a". Written with a NUL;
/// *length (may be NULL) becomes the length without it, also when buf is too small.
///
/// SMARCH_ERROR_CICC_TARGET: no row of the table. SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged numbers.
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cicc_component_flag(
    t: smarch_target,
    stage: u32,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    let text = || {
        let stage = Stage::from_code(stage).ok_or(Error::InvalidValue)?;
        Ok(Translation::of(target(t)?).ok_or(Error::CiccTarget)?.text(stage))
    };
    // SAFETY: the caller passes room for capacity bytes.
    status(text().and_then(|text| unsafe { fill_text(buf, capacity, length, text) }))
}

/// What the document says of a suffix.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_variant {
    /// The letter; 0 for none.
    pub suffix: u32,
    /// What it means.
    pub meaning: *const c_char,
}

// SAFETY: the pointer leads to a constant.
unsafe impl Sync for smarch_cicc_variant {}

c_rows!(VARIANT_ROWS: [smarch_cicc_variant; VARIANT_COUNT] = variant_row(VARIANTS));

const fn variant_row(row: &Variant) -> smarch_cicc_variant {
    smarch_cicc_variant {
        suffix: match row.suffix.letter() {
            Some(letter) => letter as u32,
            None => 0,
        },
        meaning: row.meaning.as_c_str(),
    }
}

/// What the document says of no suffix, a and f. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_variants(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_cicc_variant> {
    list(&VARIANT_ROWS, count)
}

/// SMs and the PTX version that the document gives them.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_ptx_range {
    /// The first SM number, and the last one.
    pub first: u32,
    pub last: u32,
    /// The version.
    pub version: Version,
}

c_rows!(RANGES: [smarch_cicc_ptx_range; RANGE_COUNT] = range_row(PTX_RANGES));

const fn range_row(row: &PtxRange) -> smarch_cicc_ptx_range {
    smarch_cicc_ptx_range {
        first: row.first,
        last: row.last,
        version: row.version,
    }
}

/// The ten ranges, SM numbers ascending. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_ptx_ranges(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_ptx_range> {
    list(&RANGES, count)
}

/// The documented PTX version of an SM number; 0.0 between the ranges. cicc writes 9.0 for all (erratum E46).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_documented_ptx(sm: u32) -> Version {
    documented_ptx(sm).unwrap_or(Version::new(0, 0))
}

/// Something that the document says of itself or of cicc.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_fact {
    /// What it is about; NULL for a string of cicc's.
    pub item: *const c_char,
    /// What is said, or the string; NULL where only an address is given.
    pub value: *const c_char,
    /// The address of a place or a string; 0 for others.
    pub address: u32,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_cicc_fact {}

c_rows!(STAGES: [smarch_cicc_fact; STAGE_COUNT] = stage_row(DETECTION_PIPELINE));
c_rows!(SUMMARY: [smarch_cicc_fact; SUMMARY_COUNT] = summary_row(EVIDENCE_SUMMARY));
c_rows!(PLACE_ROWS: [smarch_cicc_fact; PLACE_COUNT] = place_row(PLACES));
c_rows!(STRINGS: [smarch_cicc_fact; STRING_COUNT] = string_row(STRING_REFERENCES));

const fn stage_row(row: &PipelineStage) -> smarch_cicc_fact {
    smarch_cicc_fact {
        item: row.name.as_c_str(),
        value: row.place.as_c_str(),
        address: 0,
    }
}

const fn summary_row(row: &EvidenceItem) -> smarch_cicc_fact {
    smarch_cicc_fact {
        item: row.item.as_c_str(),
        value: row.value.as_c_str(),
        address: 0,
    }
}

const fn place_row(row: &Place) -> smarch_cicc_fact {
    smarch_cicc_fact {
        item: row.item.as_c_str(),
        value: or_null(row.size),
        address: row.address,
    }
}

const fn string_row(row: &StringReference) -> smarch_cicc_fact {
    smarch_cicc_fact {
        item: core::ptr::null(),
        value: row.text.as_c_str(),
        address: row.address,
    }
}

/// The four stages of the detection of the architecture, in order: name and place. *count becomes how many. NULL when
/// count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_pipeline(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_cicc_fact> {
    list(&STAGES, count)
}

/// The summary of the document's evidence. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_evidence(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_cicc_fact> {
    list(&SUMMARY, count)
}

/// The places in cicc that the document goes by, with their sizes. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_places(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_cicc_fact> {
    list(&PLACE_ROWS, count)
}

/// The strings of cicc that the document goes by. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_strings(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_cicc_fact> {
    list(&STRINGS, count)
}
