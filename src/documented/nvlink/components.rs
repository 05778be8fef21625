//! What all Blackwell architectures share in nvlink: ranges of encoders and decoders, and functions.
//!
//! Source: seed 001, "Shared Components" and "Compiler Backend Sharing" (documented; erratum E34e).

use crate::{Optional, Text};

/// A part of nvlink that all Blackwell architectures share.
#[doc(alias = "smarch_documented_nvlink_shared_component")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct SharedComponent {
    /// What it is.
    pub component: Text,
    /// Where it begins.
    pub start: u32,
    /// Where its range ends; absent for a function with only its start given.
    pub end: Optional<u32>,
    /// Its size as printed.
    pub size: Text,
}

macro_rules! components {
    ($($component:literal $start:literal $end:tt $size:literal;)+) => {
        /// The eight components, starts ascending. Sizes are as printed: the second range has 1.98 MiB.
        pub static SHARED_COMPONENTS: &[SharedComponent] = &[$(
            SharedComponent {
                component: text!($component),
                start: $start,
                end: Optional::<u32>::new(optional!(literal $end)),
                size: text!($size),
            },
        )+];

        static_assertions::const_assert!(crate::table::strictly_ascending(&[$($start,)+]));
    };
}

#[rustfmt::skip]
components! {
    "SASS encoders (table 1)"    0x620000  0x84dd70 "2.2 MB";
    "InstrDesc initializers"     0x84dd70  0xa48290 "1.7 MB";
    "SASS encoders (table 2)"    0xda0000  0xe436d0 "660 KB";
    "Encoder dispatch"           0xe43c20  -        "92 lines";
    "SASS decoders"              0xe43dc0  0xf15a50 "840 KB";
    "Decoder dispatch"           0xefe6c0  -        "93 lines";
    "Opcode table constructor"   0x1782540 -        "111 KB";
    "Master instruction encoder" 0x17f2670 -        "157 KB";
}

/// A function of nvlink's compiler backend, which all Blackwell architectures share.
#[doc(alias = "smarch_documented_nvlink_backend_function")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct BackendFunction {
    /// What it is.
    pub function: Text,
    /// Its size as printed.
    pub size: Text,
    /// Where it begins. Where it ends is not given.
    pub start: u32,
}

macro_rules! backend_functions {
    ($($function:literal $start:literal - $size:literal;)+) => {
        /// The seven functions of the compiler backend, starts ascending.
        pub static BACKEND_FUNCTIONS: &[BackendFunction] = &[$(
            BackendFunction { function: text!($function), size: text!($size), start: $start },
        )+];

        static_assertions::const_assert!(crate::table::strictly_ascending(&[$($start,)+]));
    };
}

#[rustfmt::skip]
backend_functions! {
    "Opcode table constructor"         0x1782540 - "111,076 B";
    "Instruction property initializer" 0x17884a0 - "44,713 B";
    "Scheduling table initializer"     0x178aa00 - "35,422 B";
    "Peephole optimizer"               0x179bd10 - "16,544 B";
    "Instruction legalization"         0x17a2130 - "33,823 B";
    "Instruction selection"            0x17ab9d0 - "36,177 B";
    "Master instruction encoder"       0x17f2670 - "156,611 B";
}

/// The range of the compiler backend.
pub const BACKEND_RANGE: (u32, u32) = (0x178_2540, 0x17b_9300);

/// The range of the encoders, decoders and descriptors.
pub const ENCODER_RANGE: (u32, u32) = (0x62_0000, 0xf1_5a50);

/// How many template-instantiated functions lie in [`ENCODER_RANGE`].
pub const ENCODER_FUNCTIONS: u32 = 4236;

/// Bits of a SASS instruction from sm_100 on.
pub const INSTRUCTION_BITS: u32 = 128;
