//! The scheduler words of the warp-level profile: a packed DWORD at +18 and a WORD at +22.
//!
//! Source: seed 000, "Scheduler Partition Geometry" (documented; erratum E23).

use crate::Toolkit;
use crate::{Error, Target, Text};
use static_assertions::const_assert;

/// The scheduler words of the warp-level profile.
#[doc(alias = "smarch_scheduler")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Scheduler {
    /// The DWORD at +18: the partitions, twice.
    pub packed: u32,
    /// Its lower half. Not read when the words are written.
    pub low: u32,
    /// Its upper half. Not read when the words are written.
    pub high: u32,
    /// The WORD at +22: dispatch slots.
    pub dispatch_slots: u32,
}

impl Scheduler {
    /// Where the words begin in the warp-level profile. The DWORD is not aligned.
    pub const OFFSET: usize = 18;

    /// The minimum size of a warp-level profile: it ends with the words.
    pub const PROFILE_SIZE: usize = 24;

    /// Words of the caller's own.
    #[must_use]
    pub const fn new(packed: u32, dispatch_slots: u16) -> Self {
        Self {
            packed,
            low: packed & 0xffff,
            high: packed >> 16,
            dispatch_slots: dispatch_slots as u32,
        }
    }

    /// Reads the words out of a warp-level profile.
    ///
    /// # Errors
    /// [`Error::WordsTruncated`]: it has fewer than 24 bytes.
    pub fn read(profile: &[u8]) -> Result<Self, Error> {
        match profile.get(Self::OFFSET..).and_then(<[u8]>::first_chunk) {
            Some(&[a, b, c, d, e, f]) => Ok(Self::new(u32::from_le_bytes([a, b, c, d]), u16::from_le_bytes([e, f]))),
            None => Err(Error::WordsTruncated),
        }
    }

    /// Writes `packed` and `dispatch_slots` into a warp-level profile.
    ///
    /// # Errors
    /// [`Error::InvalidValue`]: `dispatch_slots` needs more than 16 bits. [`Error::WordsTruncated`]: the profile has fewer
    /// than 24 bytes. Nothing is written then.
    pub fn write(self, profile: &mut [u8]) -> Result<(), Error> {
        let dispatch_slots = u16::try_from(self.dispatch_slots).map_err(|_| Error::InvalidValue)?;
        let cells = profile
            .get_mut(Self::OFFSET..)
            .and_then(<[u8]>::first_chunk_mut)
            .ok_or(Error::WordsTruncated)?;
        let ([a, b, c, d], [e, f]) = (self.packed.to_le_bytes(), dispatch_slots.to_le_bytes());
        *cells = [a, b, c, d, e, f];
        Ok(())
    }
}

/// A row of the scheduler table.
#[doc(alias = "smarch_scheduler_row")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct SchedulerRow {
    /// The lowest codegen factory of the row.
    pub lowest_factory: u32,
    /// The highest codegen factory of the row; the next row begins above it.
    pub highest_factory: u32,
    /// The words.
    pub scheduler: Scheduler,
    /// The first SM number of the era.
    pub era_first: u32,
    /// The last SM number of the era; UINT32_MAX where it is open.
    pub era_last: u32,
    /// The row's "SM era": the targets that it names.
    pub era: Text,
}

macro_rules! rows {
    ($($lowest:literal $highest:literal $packed:literal $slots:literal $first:literal $last:literal $text:literal;)+) => {
        /// The table, codegen factories ascending.
        pub static SCHEDULER_ROWS: &[SchedulerRow] = &[$(
            SchedulerRow {
                lowest_factory: $lowest,
                highest_factory: $highest,
                scheduler: Scheduler::new($packed, $slots),
                era_first: $first,
                era_last: $last,
                era: text!($text),
            },
        )+];

        /// The scheduler words of a codegen factory: the range table, literally.
        ///
        /// sm_75's factory, 24577, falls into the row of 13 partitions and 192 slots, while the text puts sm_75 at 14
        /// and 208. [`scheduler_for_target`] answers by the text (erratum E23).
        #[must_use]
        pub const fn scheduler_for_factory(factory: u32) -> Scheduler {
            match factory {
                $($lowest..=$highest => Scheduler::new($packed, $slots),)+
            }
        }

        const_assert!(crate::table::strictly_ascending(&[$($lowest, $highest,)+]));
        const_assert!(crate::table::strictly_ascending(&[$($packed,)+]));
    };
}

#[rustfmt::skip]
rows! {
//  factories         packed      slots SM era
        0       20479 0x0007_0007    96  50  50 "sm_50 (Maxwell)";
    20480       24575 0x000c_000c   176  60  60 "sm_60 (Pascal)";
    24576       28672 0x000d_000d   192  70  70 "sm_70 (Volta)";
    28673       32767 0x000e_000e   208  75  89 "sm_75 -- sm_89";
    32768       36863 0x000f_000f   224  90  90 "sm_90 (Hopper)";
    36864 0xffff_ffff 0x0010_0010   240 100 0xffff_ffff "sm_100+ (Blackwell)";
}

/// The row of the table with these words; `None` where no row has them.
#[must_use]
pub fn scheduler_row(packed: u32, dispatch_slots: u32) -> Option<&'static SchedulerRow> {
    SCHEDULER_ROWS
        .iter()
        .find(|row| (row.scheduler.packed, row.scheduler.dispatch_slots) == (packed, dispatch_slots))
}

/// The scheduler words of a target: the row whose era names its number. `None` if no row does. Of the legacy targets
/// only sm_50, sm_60 and sm_70 are named.
#[must_use]
pub fn scheduler_for_target(target: Target) -> Option<Scheduler> {
    let placeholder = Toolkit::V13_0.lowest_ptx(target).is_none();
    let row = SCHEDULER_ROWS
        .iter()
        .find(|row| (row.era_first..=row.era_last).contains(&target.number()));
    row.filter(|_| !placeholder).map(|row| row.scheduler)
}
