//! What the document states about itself: what was looked at, where, and the strings it relies on.
//!
//! Source: seed 004, "Binary Evidence", "String References" and "Evidence Summary" (documented).

use crate::Text;

/// A line of the summary of the document's evidence.
#[doc(alias = "smarch_documented_cicc_evidence_item")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct EvidenceItem {
    /// What it is about.
    pub item: Text,
    /// The statement, as printed.
    pub value: Text,
}

macro_rules! items {
    ($(#[$meta:meta])* $list:ident: $($item:literal $value:literal;)+) => {
        $(#[$meta])*
        pub static $list: &[EvidenceItem] = &[$(EvidenceItem { item: text!($item), value: text!($value) },)+];
    };
}

#[rustfmt::skip]
items! {
    /// The five lines of the summary.
    EVIDENCE_ITEMS:
    "Binary size"        "2.78 GB (cicc database)";
    "Functions analyzed" "0x95EB40 (flag parser), 0x2C80C90 (validator)";
    "Arch coverage"      "SM75-SM121 (12 major versions)";
    "TMEM cutoff"        "SM100/103 only (explicit error string at 0x43a24b0)";
    "Critical dispatch"  "Instruction opcode → handler (0x3D-0x4F range)";
}

/// A place in cicc that the document relies on.
#[doc(alias = "smarch_documented_cicc_place")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct EvidencePlace {
    /// What is there.
    pub item: Text,
    /// Its address.
    pub address: u32,
    /// Its size, as printed; none where the document prints none.
    pub size: Option<Text>,
}

macro_rules! places {
    ($($item:literal $address:literal $size:tt;)+) => {
        /// The four places that the document relies on.
        pub static PLACES: &[EvidencePlace] = &[$(
            EvidencePlace { item: text!($item), address: $address, size: optional!(text $size) },
        )+];
    };
}

#[rustfmt::skip]
places! {
    "Entry point"           0x95eb40  "1,234 bytes executable";
    "IR validator"          0x2c80c90 "1,536 bytes executable";
    "Data layout validator" 0x2c74f70 -;
    "Error emission"        0xcb6200  -;
}

/// A string of cicc, and where cicc has it.
#[doc(alias = "smarch_documented_cicc_string_reference")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct StringReference {
    /// Its address.
    pub address: u32,
    /// The string.
    pub text: Text,
}

/// Where the refusal of tensor memory is.
pub const TMEM_REFUSAL_ADDRESS: u32 = 0x43a_24b0;

/// Where the description of the tensor memory feature is.
pub const TMEM_FEATURE_ADDRESS: u32 = 0x445_905e;

/// The two strings.
#[rustfmt::skip]
pub static STRING_REFERENCES: &[StringReference] = &[
    StringReference { address: TMEM_REFUSAL_ADDRESS, text: super::verifier::TMEM_TEXT },
    StringReference { address: TMEM_FEATURE_ADDRESS, text: text!("Has support for Tensor Memory") },
];
