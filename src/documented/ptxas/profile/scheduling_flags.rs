//! The bits of +1385, which gate scheduling.
//!
//! Source: seed 000, "Scheduling Feature Flags" (documented).

use super::view::View;
use crate::{Answer, Optional, Text};

/// A bit of +1385.
#[doc(alias = "smarch_documented_ptxas_scheduling_flag")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct SchedulingFlag {
    /// Its position, 0 to 7.
    pub bit: u32,
    /// The bit alone, as a mask.
    pub mask: u32,
    /// What it means; `None` for the two bits whose meaning is unknown.
    pub meaning: Option<Text>,
    /// The functions that set, clear or look at it; `None` where none is named.
    pub evidence: Option<Text>,
}

macro_rules! flags {
    ($($bit:literal $meaning:tt $evidence:tt;)+) => {
        /// The eight bits, lowest first.
        pub static SCHEDULING_FLAGS: &[SchedulingFlag] = &[$(
            SchedulingFlag {
                bit: $bit,
                mask: 1 << $bit,
                meaning: optional!(text $meaning),
                evidence: optional!(text $evidence),
            },
        )+];
    };
}

#[rustfmt::skip]
flags! {
    0 "function has sync barriers"  "sub_792CD0 sets and clears; sub_75F680, sub_75F580 check";
    1 -                             -;
    2 "extended barrier model"      "sub_796D60 checks with +1382 & 0x20";
    3 "scoreboard tracking enabled" "sub_925670, sub_925510, sub_9253C0 check with +1880 and +1552";
    4 -                             -;
    5 "scheduling feature flag"     "sub_793220, sub_A36360 (scoreboard encoder) check";
    6 "temporary analysis flag"     "sub_752E40 sets; sub_77F0D0 clears";
    7 "preserved across resets"     "sub_7F7DC0 clears all others";
}

/// The highest value of the pipeline progress at +1552; it only rises.
#[doc(alias = "SMARCH_PROFILE_PIPELINE_PROGRESS_MAX")]
pub const PIPELINE_PROGRESS_MAX: u64 = 21;

/// What code checks together with a bit of +1385.
#[doc(alias = "smarch_documented_ptxas_joint_condition")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct JointCondition {
    /// The bit of +1385, by its position.
    pub bit: u32,
    /// Where in the profile the other value lies.
    pub offset: u32,
    /// How many bytes it has: 1 to 8.
    pub width: u32,
    /// Which bits of it are tested; 0 where none is named.
    pub mask: u32,
    /// The lowest value for which the check holds; absent where no span is named.
    pub lowest: Optional<u32>,
    /// The highest one.
    pub highest: Optional<u32>,
    /// What it is.
    pub meaning: Text,
}

macro_rules! joint_conditions {
    ($($bit:literal $offset:literal $width:literal $mask:literal $lowest:tt $highest:tt $meaning:literal;)+) => {
        /// The joint conditions, bits ascending. No document states how +1880 is checked.
        pub static JOINT_CONDITIONS: &[JointCondition] = &[$(
            JointCondition {
                bit: $bit,
                offset: $offset,
                width: $width,
                mask: $mask,
                lowest: Optional::<u32>::new(optional!(literal $lowest)),
                highest: Optional::<u32>::new(optional!(literal $highest)),
                meaning: text!($meaning),
            },
        )+];
    };
}

#[rustfmt::skip]
joint_conditions! {
//  bit offset width mask span  meaning
    2 1382 1 0x20 -  -  "the bit 0x20 of +1382";
    3 1880 8 0    -  -  "the barrier tracking at +1880, in a way that is not stated";
    3 1552 8 0    16 19 "the pipeline progress at +1552: 16 to 19";
}

impl JointCondition {
    /// Whether it holds in an object. Unknown where the bytes are not known, or no document states what is checked.
    #[must_use]
    pub fn holds(&self, object: View<'_>) -> Answer {
        let start = self.offset as usize;
        let value = object.value(start..start.saturating_add(self.width as usize));
        let is = |yes| if yes { Answer::Yes } else { Answer::No };
        match (value.known(), self.mask, self.lowest.get(), self.highest.get()) {
            (Some(value), 0, Some(lowest), Some(highest)) => is((lowest.into()..=highest.into()).contains(&value)),
            (Some(value), 1.., ..) => is(value & u64::from(self.mask) != 0),
            _ => Answer::Unknown,
        }
    }
}

/// The value of +1385.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SchedulingFlags(pub u8);

impl SchedulingFlags {
    /// Whether a bit is set.
    #[must_use]
    pub const fn contains(self, flag: &SchedulingFlag) -> bool {
        self.0 & flag.mask as u8 != 0
    }

    /// With a bit set; the others stay, unknown ones too.
    #[must_use]
    pub const fn with(self, flag: &SchedulingFlag) -> Self {
        Self(self.0 | flag.mask as u8)
    }

    /// With a bit cleared; the others stay, unknown ones too.
    #[must_use]
    pub const fn without(self, flag: &SchedulingFlag) -> Self {
        Self(self.0 & !(flag.mask as u8))
    }

    /// After a reset (sub_7F7DC0): bit 7 alone stays.
    #[must_use]
    pub const fn reset(self) -> Self {
        Self(self.0 & 0x80)
    }
}
