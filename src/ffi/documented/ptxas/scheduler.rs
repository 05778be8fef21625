//! Scheduler words and code objects.

use crate::Error;
use crate::ffi::boundary::{self, In, Out, all_rows, slice, smarch_status, status, write};
use crate::ffi::targets::smarch_target;
use crate::profile::{SCHEDULER_ROWS, Scheduler, SchedulerRow, scheduler_for_factory, scheduler_for_target};

/// The scheduler words of a codegen factory: the range table, literally. sm_75's factory, 24577,
/// falls into the row of 13 partitions; by target it has 14.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_scheduler_for_factory(factory: u32, out: Out<Scheduler>) -> smarch_status {
    status(write(out, scheduler_for_factory(factory)))
}

/// The scheduler words of a target: the row whose SM era names it.
///
/// SMARCH_ERROR_SCHEDULER_NONE: no row does (legacy targets but sm_50, sm_60 and sm_70).
#[unsafe(no_mangle)]
pub extern "C" fn smarch_scheduler_for_target(t: smarch_target, out: Out<Scheduler>) -> smarch_status {
    status(boundary::target(t).and_then(|target| {
        let scheduler = scheduler_for_target(target).ok_or(Error::SchedulerNone)?;
        write(out, scheduler)
    }))
}

/// Reads the six bytes at +18 of a warp-level profile.
///
/// SMARCH_ERROR_WORDS_TRUNCATED: len is below 24.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_scheduler_read(bytes: *const u8, len: usize, out: Out<Scheduler>) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(
        bytes
            .and_then(Scheduler::read)
            .and_then(|scheduler| write(out, scheduler)),
    )
}

/// Writes packed and dispatch_slots into the six bytes at +18 of a warp-level profile; the other bytes stay as they are.
/// *count becomes 24, the minimum size of a warp-level profile.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count. SMARCH_ERROR_INVALID_VALUE: dispatch_slots needs more than 16 bits.
/// Nothing is written to out then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_scheduler_write(
    scheduler: In<Scheduler>,
    out: *mut u8,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    // SAFETY: the caller passes capacity bytes that nothing else uses meanwhile.
    let profile = unsafe { boundary::slice_mut(out, capacity) };
    status(scheduler.ok_or(Error::NullPointer).and_then(|scheduler| {
        let profile = profile?;
        write(count, Scheduler::PROFILE_SIZE)?;
        match scheduler.write(profile) {
            Err(Error::WordsTruncated) => Err(Error::BufferTooSmall),
            written => written,
        }
    }))
}

all_rows! {
    /// The scheduler table, codegen factories ascending. NULL when count is NULL.
    fn smarch_scheduler_rows() -> [SchedulerRow] = SCHEDULER_ROWS;
}
