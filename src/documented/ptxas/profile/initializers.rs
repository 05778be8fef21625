//! In what the twelve per-SM initializers differ.
//!
//! Source: seed 000, "Per-SM Initializer Differences" (documented).

use crate::Text;
use static_assertions::const_assert;

/// A field that every per-SM initializer deals with.
#[doc(alias = "smarch_documented_ptxas_initializer_field")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct InitializerField {
    /// The field's offset in the profile object.
    pub offset: u32,
    /// What the initializers of sm_75 to sm_88, of sm_89, of sm_90 and of sm_100 to sm_121 store;
    /// all `None` when they store the same.
    pub differs: [Option<Text>; 4],
}

macro_rules! differs {
    (-) => {
        [None; 4]
    };
    ([$($text:literal)+]) => {
        [$(Some(text!($text))),+]
    };
}

macro_rules! initializer_fields {
    ($($offset:literal $differs:tt;)+) => {
        /// The fields that the documents list, offsets ascending: two differ, nine do not. (+588, one of
        /// the nine, is the overlay's in the list of fields, erratum E28b; both store 0.)
        pub static INITIALIZER_FIELDS: &[InitializerField] = &[$(
            InitializerField { offset: $offset, differs: differs!($differs) },
        )+];

        const_assert!(crate::table::strictly_ascending(&[$($offset,)+]));
    };
}

#[rustfmt::skip]
initializer_fields! {
//         sm_75 to sm_88   sm_89         sm_90                 sm_100 to sm_121
     344 -;
     348 ["24577 to 28676" "28677"       "32768"               "36864 to 36869"];
     428 ["not written"    "not written" "0 when *(a2+355)"    "0 when *(a2+355)"];
     432 -;
     588 -;
     708 -;
    1684 -;
    1840 -;
    1880 -;
    1912 -;
    1928 -;
}
