//! Target triples: which patterns each mode of the verifier accepts, and its message for others.
//!
//! ```
//! use smarch::documented::cicc::triple::{Mode, matching};
//!
//! assert!(matching(Mode::Ptx, b"nvptx64-nvidia-cuda").is_some());
//! assert!(matching(Mode::Ir, b"nvsass-nvidia-directx").is_some());
//! assert!(matching(Mode::Ptx, b"nvsass-nvidia-directx").is_none());
//! ```
//!
//! The document's patterns are taken literally: a `*` stands for any text. What libnvvm accepts when it is run is a
//! little more: [`crate::nvvm::accepts_triple`].
//!
//! Source: seed 004, "Target Triple Validation" (documented).

use crate::{List, Text};

coded_enum! {
    /// A mode of the verifier.
    pub enum Mode {
        /// PTX, mode 0.
        Ptx = 0, PTX, "PTX";
        /// IR, mode 1.
        Ir  = 1, IR,  "IR";
    }
}

impl Mode {
    /// The error for a triple that matches no pattern of the mode.
    #[must_use]
    pub const fn error(self) -> Text {
        match self {
            Self::Ir => text_of_message!(1, "Invalid target triple"),
            Self::Ptx => text_of_message!(0, "Invalid target triple (must be nvptx...)"),
        }
    }
}

/// A pattern of target triples: architecture, any text, system.
#[doc(alias = "smarch_documented_cicc_triple_pattern")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct Pattern {
    /// The mode that accepts it.
    pub mode: Mode,
    /// The pattern as printed: "nvsass-*-cuda/nvcl/directx/spirv".
    pub text: Text,
    /// What a triple begins with.
    pub architecture: Text,
    /// What it may end with.
    pub systems: List<Text>,
}

macro_rules! patterns {
    ($($mode:ident $architecture:literal [$system:literal $($more:literal)*];)+) => {
        /// The four patterns.
        pub static PATTERNS: &[Pattern] = &[$(
            Pattern {
                mode: Mode::$mode,
                text: text!(concat!($architecture, "-*-", $system $(, "/", $more)*)),
                architecture: text!($architecture),
                systems: List::new(&[text!($system), $(text!($more),)*]),
            },
        )+];
    };
}

#[rustfmt::skip]
patterns! {
    Ir  "nvptx"   ["cuda"];
    Ir  "nvsass"  ["cuda" "nvcl" "directx" "spirv"];
    Ptx "nvptx"   ["cuda"];
    Ptx "nvptx64" ["cuda"];
}

impl Pattern {
    /// Whether a triple is `architecture-*-system`.
    #[must_use]
    pub fn matches(&self, triple: &[u8]) -> bool {
        let mut rest = triple.iter();
        let mut begins = self.architecture.bytes().chain([b'-']);
        begins.all(|byte| rest.next() == Some(&byte))
            && self.systems.iter().any(|system| {
                let mut end = rest.clone().rev();
                let mut ends = system.bytes().rev().chain([b'-']);
                ends.all(|byte| end.next() == Some(&byte))
            })
    }
}

impl core::fmt::Display for Pattern {
    /// As printed: `nvsass-*-cuda/nvcl/directx/spirv`.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.text)
    }
}

/// The pattern of a mode that a triple matches; `None` when it matches none: then [`Mode::error`] is printed.
#[must_use]
pub fn matching(mode: Mode, triple: &[u8]) -> Option<&'static Pattern> {
    let mut patterns = PATTERNS.iter().filter(|pattern| pattern.mode == mode);
    patterns.find(|pattern| pattern.matches(triple))
}

/// Where the verifier checks triples: function, first and last line.
pub const TRIPLE_CHECK: Text = text!("0x2C80C90:721-922");
