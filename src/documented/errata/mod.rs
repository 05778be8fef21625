//! Where the documents contradict themselves, each other or what tools do, and which answer the library gives.
//!
//! The list is closed: a row needs a transcript of the tool or the exact place in a document.

use crate::Text;

/// Which kinds of evidence decide; bit flags.
#[doc(alias = "smarch_evidence")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct Evidence(u32);

impl Evidence {
    /// The text of a document: what is inside a binary.
    pub const DOCUMENTED: Self = Self(1);
    /// A tool that was run: what it accepts, refuses, prints or writes.
    pub const MEASURED: Self = Self(2);
    /// A public specification: what the silicon has.
    pub const PUBLIC: Self = Self(4);
    /// No kind of evidence.
    pub const NONE: Self = Self(0);

    /// This set and another.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether all of `other` is in this set.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The set as C sees it: documented 1, measured 2, public 4.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }
}

/// Where documents contradict themselves, each other or the tools, and what the library answers.
#[doc(alias = "smarch_erratum")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Erratum {
    /// A stable id: `E09`.
    pub id: Text,
    /// What it is about.
    pub subject: Text,
    /// What the documents state.
    pub documents_say: Text,
    /// What the library answers.
    pub library_answers: Text,
    /// Where the evidence is: a file under `tests/data`, or the place in a document.
    pub proof: Text,
    /// What kinds of evidence decide.
    pub evidence: Evidence,
}

macro_rules! errata {
    ($($id:literal $subject:literal [$($kind:ident)+] $documents:literal => $answer:literal; $proof:literal)+) => {
        pub(super) const ROWS: &[Erratum] = &[$(
            Erratum {
                id: text!($id),
                subject: text!($subject),
                documents_say: text!($documents),
                library_answers: text!($answer),
                evidence: Evidence(0 $(| evidence!($kind))+),
                proof: text!($proof),
            },
        )+];
    };
}

/// D documented, M measured, P public.
macro_rules! evidence {
    (D) => {
        Evidence::DOCUMENTED.0
    };
    (M) => {
        Evidence::MEASURED.0
    };
    (P) => {
        Evidence::PUBLIC.0
    };
}

mod cicc;
mod loading;
mod nvlink;
mod ptxas;
mod tileiras;

/// Every erratum, by id.
pub static ERRATA: &[Erratum] = &ROWS;

/// What the files hold, in the order of the ids.
const PARTS: [&[Erratum]; 5] = [ptxas::ROWS, nvlink::ROWS, cicc::ROWS, tileiras::ROWS, loading::ROWS];

const COUNT: usize = PARTS[0].len() + PARTS[1].len() + PARTS[2].len() + PARTS[3].len() + PARTS[4].len();

static ROWS: [Erratum; COUNT] = joined();

/// The parts one after the other. Compile time only.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn joined() -> [Erratum; COUNT] {
    let mut rows = [PARTS[0][0]; COUNT];
    let mut filled = 0;
    let mut part = 0;
    while part < PARTS.len() {
        let mut position = 0;
        while position < PARTS[part].len() {
            rows[filled] = PARTS[part][position];
            filled += 1;
            position += 1;
        }
        part += 1;
    }
    rows
}

impl Erratum {
    /// The erratum with this id, ASCII case ignored; `None` if no erratum has it.
    #[must_use]
    pub fn find(id: &[u8]) -> Option<&'static Self> {
        ERRATA.iter().find(|erratum| erratum.id.is_ignoring_case(id))
    }
}
