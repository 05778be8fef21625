//! Texts in ptxas that the documents use as evidence.
//!
//! Source: seed 000, "Diagnostic Strings" (documented).

use crate::Text;

/// A text and who uses it.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct DiagnosticString {
    /// The text.
    pub text: Text,
    /// What for.
    pub context: Text,
    /// The address of the function that uses it; `None` where several do.
    pub function: Option<u32>,
}

macro_rules! strings {
    ($($text:literal $context:literal $function:tt;)+) => {
        /// The texts.
        pub static DIAGNOSTIC_STRINGS: &[DiagnosticString] = &[$(
            DiagnosticString { text: text!($text), context: text!($context), function: optional!(literal $function) },
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
