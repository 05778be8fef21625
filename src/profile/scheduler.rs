//! The scheduler words of the warp-level profile: a packed DWORD at +18 and a WORD at +22.
//!
//! Source: seed 000, "Scheduler Partition Geometry" (documented; erratum E23).

use crate::{Error, Target, Text};
use static_assertions::const_assert;

/// The scheduler words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Scheduler {
    /// The DWORD at +18: the partitions, twice.
    pub packed: u32,
    /// The WORD at +22: dispatch slots.
    pub dispatch_slots: u16,
}

impl Scheduler {
    /// Where the words begin in the warp-level profile. The DWORD is not aligned.
    pub const OFFSET: usize = 18;

    /// Words of the caller's own.
    #[must_use]
    pub const fn new(packed: u32, dispatch_slots: u16) -> Self {
        Self { packed, dispatch_slots }
    }

    /// The lower half of the packed DWORD.
    #[must_use]
    pub const fn low(self) -> u16 {
        self.packed as u16
    }

    /// The upper half of the packed DWORD.
    #[must_use]
    pub const fn high(self) -> u16 {
        (self.packed >> 16) as u16
    }

    /// Reads the words out of a warp-level profile.
    ///
    /// # Errors
    /// [`Error::WordsTruncated`]: it has fewer than 24 bytes.
    pub fn read(profile: &[u8]) -> Result<Self, Error> {
        match profile.get(Self::OFFSET..).and_then(<[u8]>::first_chunk) {
            Some(&[a, b, c, d, e, f]) => Ok(Self {
                packed: u32::from_le_bytes([a, b, c, d]),
                dispatch_slots: u16::from_le_bytes([e, f]),
            }),
            None => Err(Error::WordsTruncated),
        }
    }

    /// Writes the words into a warp-level profile.
    ///
    /// # Errors
    /// [`Error::WordsTruncated`]: it has fewer than 24 bytes; nothing is written.
    pub fn write(self, profile: &mut [u8]) -> Result<(), Error> {
        let cells = profile
            .get_mut(Self::OFFSET..)
            .and_then(<[u8]>::first_chunk_mut)
            .ok_or(Error::WordsTruncated)?;
        let ([a, b, c, d], [e, f]) = (self.packed.to_le_bytes(), self.dispatch_slots.to_le_bytes());
        *cells = [a, b, c, d, e, f];
        Ok(())
    }
}

/// A row of the scheduler table.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SchedulerRow {
    /// The highest codegen factory of the row; the next row begins above it.
    pub highest_factory: u32,
    /// The words.
    pub scheduler: Scheduler,
    /// The SM numbers that the row's "SM era" names, first and last.
    pub era: (u32, u32),
    /// The era in words.
    pub era_text: Text,
}

macro_rules! rows {
    ($($highest:literal $packed:literal $slots:literal $first:literal $last:literal $text:literal;)+) => {
        /// The table, codegen factories ascending.
        pub static SCHEDULER_ROWS: &[SchedulerRow] = &[$(
            SchedulerRow {
                highest_factory: $highest,
                scheduler: Scheduler { packed: $packed, dispatch_slots: $slots },
                era: ($first, $last),
                era_text: text!($text),
            },
        )+];

        /// The scheduler words of a codegen factory: the range table, literally.
        ///
        /// sm_75's factory, 24577, falls into the row of 13 partitions and 192 slots, while the text
        /// puts sm_75 at 14 and 208: that is [`scheduler_for_target`] (erratum E23).
        #[must_use]
        pub const fn scheduler_for_factory(factory: u32) -> Scheduler {
            match factory {
                $(..=$highest => Scheduler { packed: $packed, dispatch_slots: $slots },)+
            }
        }

        const_assert!(crate::table::strictly_ascending(&[$($highest,)+]));
        const_assert!(crate::table::strictly_ascending(&[$($packed,)+]));
    };
}

#[rustfmt::skip]
rows! {
//  factories to packed      slots SM era
    20479       0x0007_0007    96  50  50 "sm_50 (Maxwell)";
    24575       0x000c_000c   176  60  60 "sm_60 (Pascal)";
    28672       0x000d_000d   192  70  70 "sm_70 (Volta)";
    32767       0x000e_000e   208  75  89 "sm_75 -- sm_89";
    36863       0x000f_000f   224  90  90 "sm_90 (Hopper)";
    0xffff_ffff 0x0010_0010   240 100 0xffff_ffff "sm_100+ (Blackwell)";
}

/// The scheduler words of a target: the row whose era names its number. `None` where no row does
/// (of the legacy targets sm_50, sm_60 and sm_70 are named).
#[must_use]
pub fn scheduler_for_target(target: Target) -> Option<Scheduler> {
    let placeholder = target.info().ptx_accepted.is_none();
    let row = SCHEDULER_ROWS
        .iter()
        .find(|row| (row.era.0..=row.era.1).contains(&target.number()));
    row.filter(|_| !placeholder).map(|row| row.scheduler)
}
