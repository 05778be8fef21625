//! The bits of +1385, which gate scheduling.
//!
//! Source: seed 000, "Scheduling Feature Flags" (documented).

use crate::Text;

/// A bit of +1385.
#[doc(alias = "smarch_profile_scheduling_flag")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct SchedulingFlag {
    /// Its position, 0 to 7.
    pub bit: u32,
    /// The bit alone, as a mask.
    pub mask: u32,
    /// What it means; NULL for the two bits of which nothing is known.
    pub meaning: Option<Text>,
    /// The functions that set, clear or look at it; NULL where none is named.
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
