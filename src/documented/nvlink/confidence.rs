//! How sure the document is of its claims, and its remarks on them.
//!
//! Source: seed 001, "Confidence Assessment" and "Observations" (documented).

use crate::{List, Text};

/// A claim of the document about nvlink.
#[doc(alias = "smarch_documented_nvlink_claim")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Claim {
    /// What is claimed.
    pub claim: Text,
    /// How it was verified, in our words: functions, lines, strings.
    pub verification: Text,
    /// The addresses of strings that the verification names; empty for most.
    pub addresses: List<ClaimedAddress>,
    /// Whether the document calls its confidence "confirmed"; if not, it calls it "high".
    pub confirmed: bool,
}

/// A string and its address according to the verification of a claim. Two differ from the table of strings (erratum E34d).
#[doc(alias = "smarch_documented_nvlink_claimed_address")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct ClaimedAddress {
    /// The string, or the architecture or macro value whose string it is.
    pub name: Text,
    /// Its address.
    pub address: u32,
}

macro_rules! confirmed {
    (CONFIRMED) => {
        true
    };
    (HIGH) => {
        false
    };
}

macro_rules! claims {
    ($($confidence:ident $claim:literal $verification:literal [$($address:literal $name:literal),*];)+) => {
        /// The sixteen claims.
        pub static CLAIMS: &[Claim] = &[$(
            Claim {
                claim: text!($claim),
                confirmed: confirmed!($confidence),
                verification: text!($verification),
                addresses: List::new(&[$(ClaimedAddress { name: text!($name), address: $address },)*]),
            },
        )+];
    };
}

#[rustfmt::skip]
claims! {
CONFIRMED "All four use \"Blackwell\" family string at 0x1D40B6E"
    "sub_484F50, lines 751, 891, 1032 and 1175: base profiles of sm_110, sm_103, sm_120 and sm_121" [0x1d40b6e "\"Blackwell\""];
CONFIRMED "ISA class strings (profile_sm_NNN)->isaClass"
    "one string an architecture" [0x1d40cf9 "sm_103", 0x1d40c46 "sm_110", 0x1d40dac "sm_120", 0x1d40e5f "sm_121"];
CONFIRMED "__CUDA_ARCH__ values: 1030, 1100, 1200, 1210"
    "one string an architecture" [0x1d40cc9 "1030", 0x1d40c16 "1100", 0x1d40d7c "1200", 0x1d40e2f "1210"];
CONFIRMED "All sub-variant strings (sm_NNNa, sm_NNNf, compute_, lto_)"
    "found in nvlink_strings.json, sm_103a and sm_110a for example" [0x1d40d14 "sm_103a", 0x1d40c61 "sm_110a"];
CONFIRMED "Registration order: sm_100 -> sm_110 -> sm_103 -> sm_120 -> sm_121"
    "sub_484F50: sm_110 near line 751, sm_103 near line 891, and their strings in the same order" [0x1d40c2b "sm_110", 0x1d40cde "sm_103"];
CONFIRMED "Dispatch table: sm_103 encoding = sub_15C3630"
    "sub_15C0CE0 line 182: sub_448E70(qword_2A644A8, \"sm_103f\", sub_15C3630)" [];
CONFIRMED "Dispatch table: sm_110 encoding = sub_15C3950"
    "sub_15C0CE0: sm_110 with sub_15C3950 at slot A8" [];
CONFIRMED "Dispatch table: sm_120 encoding = sub_15C1D20"
    "sub_15C0CE0 line 189: sub_448E70(qword_2A644A8, \"sm_120\", sub_15C1D20)" [];
CONFIRMED "Dispatch table: sm_121 encoding = sub_15C3410"
    "sub_15C0CE0 line 210: sub_448E70(qword_2A644A8, \"sm_121\", sub_15C3410)" [];
CONFIRMED "Sub-variants share function pointers (sm_120/120a/120f identical)"
    "sub_15C0CE0 lines 187-207: sm_120, sm_120a and sm_120f use sub_15C1D20 as encoding table" [];
CONFIRMED "Finalization remapping: 104->120, 130->107, 101->110"
    "sub_4709E0 lines 22-31 and sub_470DA0 lines 20-31" [];
CONFIRMED "Capability bitmask: d=1, n=2, g=8, y=64"
    "sub_470DA0 lines 95-106" [];
CONFIRMED "sm_120 absent from capability bitmask table"
    "the switch of sub_470DA0 has cases d, g, n and y, none for 120" [];
HIGH      "Same-decade groups: 10={100,103}, 11={110}, 12={120,121}"
    "from the integer division in sub_4878A0" [];
CONFIRMED "SM101/110 bidirectional bridge"
    "sub_4878A0 line 55: v19 == 101 || v20 == 101 || v19 == 110 || v20 == 110" [];
HIGH      "All 4 share SM100 encoding infrastructure"
    "accessor stubs of their own, but the same encoder and decoder regions" [];
}

/// A remark of the document about nvlink.
#[doc(alias = "smarch_documented_nvlink_observation")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Observation {
    /// Its number, from 1.
    pub number: u32,
    /// Its title.
    pub title: Text,
    /// The remark, in our words.
    pub text: Text,
}

macro_rules! observations {
    ($($number:literal $title:literal $text:literal;)+) => {
        /// The six remarks.
        pub static OBSERVATIONS: &[Observation] = &[$(
            Observation { number: $number, title: text!($title), text: text!($text) },
        )+];

        static_assertions::const_assert!(crate::table::strictly_ascending(&[$($number,)+]));
    };
}

#[rustfmt::skip]
observations! {
    1 "No separate ISA definition"    "sm_103, sm_110, sm_120 and sm_121 have no encoding or decoding tables of their own but those of SM100; accessor stubs and capability bitmask tell them apart";
    2 "Heterogeneous numbering"       "five architectures in three decades (10, 11, 12): datacenter, automotive, consumer; three compatibility groups with one instruction set";
    3 "Internal designations"         "101, 104 and 130 are no user-visible sm_ targets: architecture numbers that were renumbered before release";
    4 "Asymmetric bitmasks"           "bitmask values 1, 2, 8 and 64 with gaps at 4, 16 and 32, room for future architectures";
    5 "Registration order anomaly"    "sm_103 is registered after sm_110: Jetson Thor came before Blackwell Ultra, GB300, despite its higher number";
    6 "sm_120 bitmask absence"        "sm_120 has no entry in the capability bitmask table of sub_470DA0: the remapping 104->120 and the decade rule decide; sm_121 is perhaps a derivative of it within decade 12";
}
