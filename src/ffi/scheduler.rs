//! Scheduler words, code objects and codegen factories.

use super::boundary::{self, c_rows, list, or_null, slice, smarch_status, status, write};
use super::target::smarch_target;
use crate::Error;
use crate::documented::ptxas::{
    FactoryLabel, RELATED_VALUES, codegen_factory, decode_factory, encode_factory, fma_combining_gate,
};
use crate::profile::{
    CodeObjectHeader, SCHEDULER_ROWS, Scheduler, SchedulerRow, code_object_version, scheduler_for_factory,
    scheduler_for_target,
};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// The scheduler words of the warp-level profile.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_scheduler {
    /// The DWORD at +18: the partitions, twice.
    pub packed: u32,
    /// Its lower half.
    pub low: u32,
    /// Its upper half.
    pub high: u32,
    /// The WORD at +22.
    pub dispatch_slots: u32,
}

const fn words(scheduler: Scheduler) -> smarch_scheduler {
    smarch_scheduler {
        packed: scheduler.packed,
        low: scheduler.low() as u32,
        high: scheduler.high() as u32,
        dispatch_slots: scheduler.dispatch_slots as u32,
    }
}

/// The scheduler words of a codegen factory: the range table, literally. sm_75's factory, 24577,
/// falls into the row of 13 partitions; by target it has 14.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_scheduler_for_factory(
    factory: u32,
    out: Option<&mut MaybeUninit<smarch_scheduler>>,
) -> smarch_status {
    status(write(out, words(scheduler_for_factory(factory))))
}

/// The scheduler words of a target: the row whose SM era names it.
///
/// SMARCH_ERROR_SCHEDULER_NONE: no row does (legacy targets but sm_50, sm_60 and sm_70).
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_scheduler_for_target(
    t: smarch_target,
    out: Option<&mut MaybeUninit<smarch_scheduler>>,
) -> smarch_status {
    status(boundary::target(t).and_then(|target| {
        let scheduler = scheduler_for_target(target).ok_or(Error::SchedulerNone)?;
        write(out, words(scheduler))
    }))
}

/// Reads the six bytes at +18 of a warp-level profile.
///
/// SMARCH_ERROR_WORDS_TRUNCATED: len is below 24.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_scheduler_read(
    warp_profile: *const u8,
    len: usize,
    out: Option<&mut MaybeUninit<smarch_scheduler>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(warp_profile, len) };
    status(
        bytes
            .and_then(Scheduler::read)
            .and_then(|scheduler| write(out, words(scheduler))),
    )
}

/// Writes packed and dispatch_slots into the six bytes at +18 of a warp-level profile.
///
/// SMARCH_ERROR_WORDS_TRUNCATED: len is below 24. SMARCH_ERROR_INVALID_VALUE: dispatch_slots needs more than 16 bits.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_scheduler_write(
    scheduler: Option<&smarch_scheduler>,
    warp_profile: *mut u8,
    len: usize,
) -> smarch_status {
    status(scheduler.ok_or(Error::NullPointer).and_then(|scheduler| {
        let dispatch_slots = u16::try_from(scheduler.dispatch_slots).map_err(|_| Error::InvalidValue)?;
        let words = Scheduler::new(scheduler.packed, dispatch_slots);
        // SAFETY: the caller passes len bytes that nothing else uses meanwhile.
        words.write(unsafe { boundary::slice_mut(warp_profile, len) }?)
    }))
}

/// A row of the scheduler table.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_scheduler_row {
    /// The highest codegen factory of the row; the next row begins above it.
    pub highest_factory: u32,
    /// The words.
    pub scheduler: smarch_scheduler,
    /// The targets that the row names.
    pub era: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_scheduler_row {}

const fn scheduler_row(row: &SchedulerRow) -> smarch_scheduler_row {
    smarch_scheduler_row {
        highest_factory: row.highest_factory,
        scheduler: words(row.scheduler),
        era: row.era_text.as_c_str(),
    }
}

c_rows!(ROWS: [smarch_scheduler_row; ROW_COUNT] = scheduler_row(SCHEDULER_ROWS));

/// The scheduler table, codegen factories ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_scheduler_rows(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_scheduler_row> {
    list(&ROWS, count)
}

/// Reads the encoded SM version out of a code object's header.
///
/// SMARCH_ERROR_WORDS_TRUNCATED: len is below 12. SMARCH_ERROR_CODE_OBJECT_MAGIC: the magic is missing.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_code_object_read(
    bytes: *const u8,
    len: usize,
    sm_version: Option<&mut MaybeUninit<u32>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(
        bytes
            .and_then(CodeObjectHeader::read)
            .and_then(|header| write(sm_version, header.sm_version)),
    )
}

/// Writes the 12 documented bytes of a code object's header: magic and encoded SM version.
///
/// SMARCH_ERROR_WORDS_TRUNCATED: capacity is below 12.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_code_object_write(sm_version: u32, out: *mut u8, capacity: usize) -> smarch_status {
    // SAFETY: the caller passes capacity bytes that nothing else uses meanwhile.
    let room = unsafe { boundary::slice_mut(out, capacity) };
    status(room.and_then(|room| {
        *room.first_chunk_mut().ok_or(Error::WordsTruncated)? = CodeObjectHeader { sm_version }.to_bytes();
        Ok(())
    }))
}

/// The code-object version of an encoded SM version: the packed scheduler DWORD of that codegen factory.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_code_object_version(sm_version: u32) -> u32 {
    code_object_version(sm_version)
}

/// The codegen factory of a target.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_codegen_factory {
    /// The SASS ISA generation as gates compare it: 24577, 28673, 32768 or 36864.
    pub isa_value: u32,
    /// The encoded variant lies from here
    pub lowest: u32,
    /// to here; it is known where both are equal (not for sm_103, 110, 120 and 121).
    pub highest: u32,
}

/// The codegen factory of a target; suffixes share their base's.
///
/// SMARCH_ERROR_PROFILE_NONE: ptxas registers no profile for the target.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_codegen_factory_of(
    t: smarch_target,
    out: Option<&mut MaybeUninit<smarch_codegen_factory>>,
) -> smarch_status {
    status(boundary::target(t).and_then(|target| {
        let factory = codegen_factory(target).ok_or(Error::ProfileNone)?;
        write(
            out,
            smarch_codegen_factory {
                isa_value: factory.isa_value,
                lowest: factory.lowest,
                highest: factory.highest,
            },
        )
    }))
}

/// An encoded value: (generation << 12) | variant.
///
/// SMARCH_ERROR_FACTORY_RANGE: the generation needs more than 20 bits or the variant more than 12.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_factory_encode(
    generation: u32,
    variant: u32,
    out: Option<&mut MaybeUninit<u32>>,
) -> smarch_status {
    status(
        encode_factory(generation, variant)
            .ok_or(Error::FactoryRange)
            .and_then(|encoded| write(out, encoded)),
    )
}

/// The generation of an encoded value.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_factory_generation(encoded: u32) -> u32 {
    decode_factory(encoded).0
}

/// The variant of an encoded value.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_factory_variant(encoded: u32) -> u32 {
    decode_factory(encoded).1
}

/// The gate of FMA/DFMA combining, literally: encoded > 28673. The document reads it as "sm_70 and
/// later"; 28673 is sm_80.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_factory_fma_combining(encoded: u32) -> bool {
    fma_combining_gate(encoded)
}

/// Encoded values that the document labels with an architecture.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_factory_label {
    /// The lowest value of the line.
    pub lowest: u32,
    /// The highest value of the line.
    pub highest: u32,
    /// The architecture as printed.
    pub architecture: *const c_char,
    /// The generation as printed; NULL on the two lines that name none.
    pub generation: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_factory_label {}

const fn label_row(label: &FactoryLabel) -> smarch_factory_label {
    smarch_factory_label {
        lowest: label.lowest,
        highest: label.highest,
        architecture: label.architecture.as_c_str(),
        generation: or_null(label.generation),
    }
}

c_rows!(LABELS: [smarch_factory_label; LABEL_COUNT] = label_row(RELATED_VALUES));

/// The encoded values seen in the binary, legacy ones included, as printed. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_factory_labels(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_factory_label> {
    list(&LABELS, count)
}
