//! Texts in ptxas that the documents use as evidence.
//!
//! Source: seed 000, "Diagnostic Strings" (documented).

use crate::{Optional, Text};

/// A text in ptxas that the documents use as evidence, and which function uses it.
#[doc(alias = "smarch_documented_ptxas_diagnostic_string")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct DiagnosticString {
    /// The text.
    pub text: Text,
    /// What ptxas uses it for.
    pub context: Text,
    /// The address of the function that uses it; none where several do.
    pub function: Optional<u32>,
}

macro_rules! strings {
    ($($text:literal $context:literal $function:tt;)+) => {
        /// The eight texts.
        pub static DIAGNOSTIC_STRINGS: &[DiagnosticString] = &[$(
            DiagnosticString {
                text: text!($text),
                context: text!($context),
                function: Optional::<u32>::new(optional!(literal $function)),
            },
        )+];
    };
}

#[rustfmt::skip]
strings! {
    "Turing"     "Family name in profile object"           0x6765e0;
    "Ampere"     "Family name in profile object"           0x6765e0;
    "Hopper"     "Family name in profile object"           0x6765e0;
    "Blackwell"  "Family name in profile object"           0x6765e0;
    "isaClass"   "Architecture class reference on profile" 0x6765e0;
    "sm_%d"      "SM name formatting"                      -;
    "compute_%d" "Compute name formatting"                 0x6765e0;
    "lto_%d"     "LTO name formatting"                     0x6765e0;
}
