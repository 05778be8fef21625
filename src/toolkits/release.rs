//! The releases of the CUDA toolkit that were run, one row each: `generated/rows.rs`, which `cargo xtask fit releases` writes.
//!
//! `newest .version` is what ptxas prints when it is given a higher one; `builds` are the builds of the release whose
//! ptxas was run, which answer alike. What a release added, dropped or renamed is not stated here: it follows from the
//! windows of the facts ([`changes`](crate::rules::changes)).
//!
//! Source: `releases/builds.tsv`; `releases/versions.tsv`, of the last build of each release; measured. Of 12.7 there is no ptxas to run, and nothing is known of it.

use crate::{Error, Text, Version};

/// What is known of a release without asking anything else.
#[doc(alias = "smarch_toolkit_info")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct ToolkitInfo {
    /// The release.
    pub toolkit: Toolkit,
    /// The newest PTX version that its ptxas reads.
    pub ptx: Version,
    /// Its name: "12.4".
    pub name: Text,
    /// The builds of ptxas that were run, separated by blanks: "12.4.99 12.4.131".
    pub builds: Text,
}

macro_rules! toolkits {
    ($($variant:ident = $code:literal, $c_name:ident, $name:literal $ptx:tt $builds:literal;)+) => {
        coded_enum! {
            /// A release of the CUDA toolkit whose tools were run. The code is the release as `CUDA_VERSION` writes it.
            ///
            /// Releases are ordered as they appeared. A release that was not run is no value of this type: nothing is known
            /// of it.
            #[non_exhaustive]
            pub enum Toolkit {
                $(#[doc = concat!("CUDA ", $name, ".")] $variant = $code, $c_name, $name;)+
            }
        }

        static ROWS: [ToolkitInfo; Toolkit::ALL.len()] = [$(
            ToolkitInfo {
                toolkit: Toolkit::$variant,
                ptx: version!($ptx),
                name: text!($name),
                builds: text!($builds),
            },
        )+];
    };
}

include!("generated/rows.rs");

// For every hash of a code the release that has it.
one_slot_each! {
    static SLOTS: [Toolkit; 32] = Toolkit::V11_7, from 0x9e37_79b1; for toolkit in Toolkit::ALL => toolkit.code(), toolkit
}

/// How many slots a table by release has; the others hold a filler that nothing reaches.
pub(crate) const TOOLKIT_SLOTS: usize = SLOTS.len();

/// All releases that were run, the oldest first.
pub static TOOLKITS: &[ToolkitInfo] = &ROWS;

/// The rows by slot.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static INFOS: [&ToolkitInfo; TOOLKIT_SLOTS] = {
    let mut infos = [&ROWS[0]; TOOLKIT_SLOTS];
    let mut place = 0;
    while place < ROWS.len() {
        infos[slot(ROWS[place].toolkit.code())] = &ROWS[place];
        place += 1;
    }
    infos
};

impl Toolkit {
    /// The release that the documents describe, and the one for which the inspector answers when it is given none.
    pub const DEFAULT: Self = Self::V13_0;

    /// The newest release that was run.
    pub const NEWEST: Self = match Self::ALL {
        [.., newest] => *newest,
        [] => Self::DEFAULT,
    };

    /// As [`from_code`](Self::from_code), in a few instructions: a look into a table.
    #[inline]
    pub(crate) fn of_code(code: u32) -> Option<Self> {
        SLOTS.get(slot(code)).copied().filter(|toolkit| toolkit.code() == code)
    }

    /// The place of the release in a table of [`TOOLKIT_SLOTS`] slots.
    #[inline]
    pub(crate) const fn slot(self) -> usize {
        let slot = slot(self.code());
        // Said with its bound, which the compiler does not always see.
        if slot < TOOLKIT_SLOTS { slot } else { 0 }
    }

    /// What is known of this release.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "a slot is within the table")]
    pub const fn info(self) -> &'static ToolkitInfo {
        INFOS[self.slot()]
    }

    /// The newest PTX version that its ptxas reads.
    #[must_use]
    #[inline]
    pub const fn ptx(self) -> Version {
        self.info().ptx
    }

    /// The release with this name: `12.4`, or a build of it, `12.4.131`, whether that build was run or not.
    ///
    /// # Errors
    /// [`Error::ToolkitText`]: the text is not a release. [`Error::ToolkitNotRun`]: it is one that was not run, or that
    /// never was: 9.2, 12.7, 12.10.
    pub fn parse(text: &[u8]) -> Result<Self, Error> {
        let release = Version::parse_release(text).ok_or(Error::ToolkitText)?;
        Self::from_version(release).ok_or(Error::ToolkitNotRun)
    }

    /// The release that a version stands for; `None` for one that was not run.
    #[must_use]
    pub const fn from_version(release: Version) -> Option<Self> {
        match release.cuda_number() {
            Some(code) => Self::from_code(code),
            None => None,
        }
    }

    /// The release as major and minor version: 12, 4.
    #[must_use]
    pub const fn version(self) -> Version {
        Version::from_cuda_number(self.code())
    }

    /// Reads a cell such as `12.8`. Compile time only.
    #[expect(clippy::panic, reason = "evaluated at compile time only")]
    pub(crate) const fn from_literal(literal: &str) -> Self {
        match Self::from_version(Version::from_literal(literal)) {
            Some(toolkit) => toolkit,
            None => panic!("a release that was not run"),
        }
    }

    /// Whether this release is the other one or came after it.
    #[must_use]
    pub const fn is_from(self, other: Self) -> bool {
        self.code() >= other.code()
    }
}

/// A release cell, `12.8`.
macro_rules! toolkit {
    ($literal:tt) => {
        const { $crate::Toolkit::from_literal(stringify!($literal)) }
    };
}

/// A cell of the last release in which something holds; `now` stands for the newest that was run.
macro_rules! until {
    (now) => {
        $crate::Toolkit::NEWEST
    };
    ($literal:tt) => {
        toolkit!($literal)
    };
}

impl Default for Toolkit {
    /// [`Toolkit::DEFAULT`].
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl core::str::FromStr for Toolkit {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::parse(text.as_bytes())
    }
}
