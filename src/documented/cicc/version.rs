//! Which architectures cicc takes, and the two numbers by which it knows them.
//!
//! ```
//! use smarch::Target;
//! use smarch::documented::cicc::{decode_sm, encode_gcc, encode_sm};
//!
//! assert_eq!(encode_sm(Target::Sm89), 80900);
//! assert_eq!((decode_sm(80900), decode_sm(80950)), (Some(89), None));
//! // As run, the number is the version of GCC that is emulated (erratum E40).
//! assert_eq!(encode_gcc(8, 0, 0), Some(80000));
//! ```
//!
//! Source: seed 002, "Supported Compute Capabilities", "SM Version Encoding", "Turing (sm_75)" (documented;
//! errata E12, E40, E41, E46).

use crate::Text;
use crate::targets::Target;
use static_assertions::const_assert;

/// An architecture between sm_75 and sm_89 as its table lists it.
#[doc(alias = "smarch_documented_cicc_capability")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct SupportedCapability {
    /// The architecture: compute_75 on the command line, sm_75 inside.
    pub target: Target,
    /// The value of __CUDA_ARCH__.
    pub cuda_arch: u32,
    /// The PTX version as the document has it; as run, 9.0 is written for every target (erratum E46).
    pub ptx_version: u32,
    /// The generation as the document has it; sm_88 among them (erratum E12).
    pub generation: Text,
}

macro_rules! supported {
    ($($target:ident $cuda_arch:literal $ptx:literal $generation:literal;)+) => {
        /// The architectures of the document's range, numbers ascending.
        pub static SUPPORTED: &[SupportedCapability] = &[$(
            SupportedCapability {
                target: Target::$target,
                cuda_arch: $cuda_arch,
                ptx_version: $ptx,
                generation: text!($generation),
            },
        )+];

        const_assert!(crate::table::strictly_ascending(&[$(Target::$target.number(),)+]));
    };
}

#[rustfmt::skip]
supported! {
    Sm75 750 5 "Turing";
    Sm80 800 5 "Ampere";
    Sm86 860 5 "Ampere";
    Sm87 870 5 "Ampere (Jetson Orin)";
    Sm88 880 5 "Ada Lovelace";
    Sm89 890 5 "Ada Lovelace";
}

/// A name of the range that is missing somewhere.
#[doc(alias = "smarch_documented_cicc_absent_name")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct AbsentName {
    /// The target.
    pub target: Target,
    /// Whether the command line has no entry for it.
    pub no_cli_entry: bool,
    /// Whether it is documented to be in the table of processors only. For sm_88 the document's own table and the tool
    /// state the opposite (erratum E12).
    pub internal_only: bool,
}

macro_rules! absent {
    ($($target:ident $no_cli:literal $internal:literal;)+) => {
        /// The names, numbers ascending.
        pub static ABSENT: &[AbsentName] = &[$(
            AbsentName { target: Target::$target, no_cli_entry: $no_cli, internal_only: $internal },
        )+];

        const_assert!(crate::table::strictly_ascending(&[$(Target::$target.number(),)+]));
    };
}

#[rustfmt::skip]
absent! {
//       no CLI entry  internal only
    Sm70 true          false;
    Sm72 true          false;
    Sm73 true          true;
    Sm82 true          true;
    Sm88 false         true;
}

/// A function that sets the default architecture, compute_75.
#[doc(alias = "smarch_documented_cicc_default")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct DefaultArchitecture {
    /// The address of the function.
    pub function: u32,
    /// The default.
    pub target: Target,
    /// Whether it is written as an option, -arch=compute_75, and not as a bare name.
    pub as_option: bool,
}

/// The three places of the default.
#[rustfmt::skip]
pub static DEFAULTS: &[DefaultArchitecture] = &[
    DefaultArchitecture { function: 0x90_0130,  target: Target::Sm75, as_option: false },
    DefaultArchitecture { function: 0x125_fb30, target: Target::Sm75, as_option: false },
    DefaultArchitecture { function: 0x95_eb40,  target: Target::Sm75, as_option: true },
];

/// A variable that holds the architecture.
#[doc(alias = "smarch_documented_cicc_variable")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct VersionVariable {
    /// Its name, one of the documented symbols: "qword_4F077A8".
    pub name: Text,
    /// What the document states that it holds. What qword_4F077A8 holds when cicc is run: erratum E40.
    pub encoding: Text,
    /// In about how many files of the decompilation it is used.
    pub files: u32,
}

/// The two variables.
#[rustfmt::skip]
pub static VERSION_VARIABLES: &[VersionVariable] = &[
    VersionVariable { name: text!("qword_4F077A8"), encoding: text!("SM_MAJOR * 10000 + SM_MINOR * 100"), files: 309 },
    VersionVariable { name: text!("unk_4D045E8"),   encoding: text!("raw SM number as a decimal"),        files: 12 },
];

/// A bound of qword_4F077A8 that the document names; cicc compares whether the number is above it.
#[doc(alias = "smarch_documented_cicc_threshold")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct Threshold {
    /// The highest number that is not above it: XX99.
    pub bound: u32,
    /// What lies above, as the document calls it: "Volta, sm_70".
    pub above: Text,
}

macro_rules! thresholds {
    ($($bound:literal $above:literal;)+) => {
        /// The named bounds, ascending.
        pub static THRESHOLDS: &[Threshold] = &[$(Threshold { bound: $bound, above: text!($above) },)+];

        const_assert!(crate::table::strictly_ascending(&[$($bound,)+]));
        $(const_assert!($bound % 100 == 99);)+
    };
}

#[rustfmt::skip]
thresholds! {
    30399  "sm_35";
    40299  "Maxwell";
    59999  "Pascal, sm_60";
    69999  "Volta, sm_70";
    79999  "Ampere, sm_80";
    89999  "Hopper, sm_90";
    119999 "sm_120";
}

/// A target as qword_4F077A8 is documented to hold it: 8.9 is 80900 (errata E40, E41).
#[must_use]
pub const fn encode_sm(target: Target) -> u32 {
    let (major, minor) = (target.number() / 10, target.number() % 10);
    // Numbers of targets are below 1000: nothing saturates.
    major.saturating_mul(10_000).saturating_add(minor.saturating_mul(100))
}

/// The raw number of such an encoding, 89 of 80900, as unk_4D045E8 holds it; `None` for a number that is not such an encoding.
#[must_use]
pub const fn decode_sm(number: u32) -> Option<u32> {
    let (major, minor, patch) = (number / 10_000, number / 100 % 100, number % 100);
    if minor > 9 || patch != 0 {
        return None;
    }
    // At most 429,496 times ten: nothing saturates.
    Some(major.saturating_mul(10).saturating_add(minor))
}

/// A version of GCC as qword_4F077A8 holds it as run, and as `--gnu_version` takes it: 8.1.2 is 80102 (erratum E40).
/// `None` where minor or patch have more than two digits, or the major does not fit.
#[must_use]
pub const fn encode_gcc(major: u32, minor: u32, patch: u32) -> Option<u32> {
    if minor > 99 || patch > 99 {
        return None;
    }
    match major.checked_mul(10_000) {
        Some(number) => number.checked_add(minor.saturating_mul(100).saturating_add(patch)),
        None => None,
    }
}
