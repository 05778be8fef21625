//! The documents themselves: what each is called, what it describes, of which version.
//!
//! ```
//! use smarch::documented::documents::DOCUMENTS;
//!
//! let map = &DOCUMENTS[0];
//! assert_eq!((map.title.as_str(), map.describes.unwrap().as_str()), ("SM Architecture Map", "ptxas v13.0.88"));
//! // None of them states a date.
//! assert!(DOCUMENTS.iter().all(|document| document.date.is_none()));
//! ```
//!
//! Source: the documents' own headings and sentences (documented).

use super::symbols::Binary;
use crate::Text;

/// A document about one of the binaries. In the rows of the library and in the errata it is "seed 000", by its number.
#[doc(alias = "smarch_documented_document")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Document {
    /// The program that it describes.
    pub binary: Binary,
    /// Its number: 0 for seed 000.
    pub number: u32,
    /// Its heading.
    pub title: Text,
    /// The program and its version, in the document's words: "ptxas v13.0.88"; `None` where it states no version.
    pub describes: Option<Text>,
    /// The release of the CUDA toolkit that it names as the program's: "13.0"; `None` where it names none.
    pub cuda: Option<Text>,
    /// The date that it states; `None` where it states none. None of them does.
    pub date: Option<Text>,
}

impl Document {
    /// The documents about a binary, by number.
    pub fn of(binary: Binary) -> impl Iterator<Item = &'static Self> {
        DOCUMENTS.iter().filter(move |document| document.binary == binary)
    }
}

macro_rules! documents {
    ($($number:literal $binary:ident $title:literal $describes:tt $cuda:tt;)+) => {
        /// The five documents, by number.
        pub static DOCUMENTS: &[Document] = &[$(
            Document {
                binary: Binary::$binary,
                number: $number,
                title: text!($title),
                describes: optional!(text $describes),
                cuda: optional!(text $cuda),
                date: None,
            },
        )+];
    };
}

#[rustfmt::skip]
documents! {
//  number binary   title                                      describes         cuda
    0      Ptxas    "SM Architecture Map"                      "ptxas v13.0.88"  "13.0";
    1      Nvlink   "SM103 / SM110 / SM120 / SM121"            "nvlink v13.0.88" -;
    2      Cicc     "Volta through Ada Lovelace (sm_70 – sm_89)" "cicc v13.0"    -;
    3      Tileiras "NVPTX Subtarget and Feature Matrix"       -                 "13.1";
    4      Cicc     "Architecture Detection"                   -                 -;
}
