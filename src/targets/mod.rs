//! Targets: the rows, the names that stand for them, who accepts those names
//! and which macros a compiler defines for them.

mod directive;
mod facts;
mod known;
mod lookup;
mod macros;
mod name;
pub mod ptx_version;
mod refusal;
mod set;
mod table;
mod tool;

pub use directive::parse_ptx_target_like_ptxas;
pub(crate) use facts::RENAMED;
pub use known::Standing;
#[cfg(feature = "computed")]
pub use known::generated::files as computed_files;
pub use macros::{ArchList, Macro, macros};
pub use name::{Name, NameKind, NameText, Suggestions, suggestions};
pub use refusal::{Refusal, refusal};
pub use set::{Iter as TargetSetIter, TargetSet};
pub(crate) use table::ROWS;
pub use table::{Info, Target};
pub use tool::{Tool, Tools};

use crate::{Error, Toolkit, Version};

/// The end of a name: which feature set of the architecture is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suffix {
    /// `sm_100`: the features that every later architecture keeps.
    Base,
    /// `sm_100a`, architecture-specific: all features, on this architecture only.
    A,
    /// `sm_100f`, family-specific: a superset of the base, a subset of `a`, kept within the family (erratum E05).
    F,
}

impl Suffix {
    /// The letter at the end of the name; `None` for a base target.
    #[must_use]
    pub const fn letter(self) -> Option<char> {
        match self {
            Self::Base => None,
            Self::A => Some('a'),
            Self::F => Some('f'),
        }
    }

    /// The suffix of a letter that a row of the documents stores.
    #[cfg(feature = "documented")]
    pub(crate) const fn of_letter(letter: u32) -> Self {
        match Self::from_code(letter) {
            Some(suffix) => suffix,
            None => Self::Base,
        }
    }

    /// The suffix with this letter as C passes it, 0 for none; `None` for any other number.
    pub(crate) const fn from_code(letter: u32) -> Option<Self> {
        match letter {
            0 => Some(Self::Base),
            0x61 => Some(Self::A),
            0x66 => Some(Self::F),
            _ => None,
        }
    }
}

coded_enum! {
    /// Architectures whose `f` targets are compatible upward.
    ///
    /// Source: `ptxas/compile_compat.tsv` (measured); the PTX ISA calls them sm_10x, sm_11x and sm_12x.
    pub enum Family {
        /// 10.0, 10.3 and 10.7.
        Sm10x = 1, SM_10X, "sm_10x";
        /// 11.0, once called 10.1.
        Sm11x = 2, SM_11X, "sm_11x";
        /// 12.0 and 12.1.
        Sm12x = 3, SM_12X, "sm_12x";
    }
}

impl Family {
    /// The base target of the family's oldest devices: `sm_100` of [`Family::Sm10x`], `sm_101` of [`Family::Sm11x`].
    #[must_use]
    pub fn oldest(self) -> Target {
        self.targets().next().unwrap_or(Target::DEFAULT)
    }

    /// The base target of the family's newest devices: `sm_107` of [`Family::Sm10x`]. Not every toolkit builds it.
    #[must_use]
    pub fn newest(self) -> Target {
        self.targets().last().unwrap_or(Target::DEFAULT)
    }

    /// The base targets of the family, ascending.
    pub fn targets(self) -> impl Iterator<Item = Target> {
        let is_meant = move |target: &Target| target.family() == Some(self) && target.suffix() == Suffix::Base;
        Target::ALL.iter().copied().filter(is_meant)
    }
}

/// A compute capability as one number, `major * 10 + minor`: 7.5 is 75, 10.0 is 100.
#[doc(alias = "smarch_cc")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Cc(pub u32);

impl Cc {
    /// The base target of this compute capability; `None` when no target has the number.
    ///
    /// A driver that reports 10.1 means the part that newer toolkits call 11.0. The answer is [`Target::Sm101`]; its
    /// [`Info::alias_of`] is [`Target::Sm110`].
    #[must_use]
    pub const fn target(self) -> Option<Target> {
        match self.0.checked_mul(1 << 8) {
            Some(id) => Target::from_id(id),
            None => None,
        }
    }

    /// The family of devices in which `f` code is compatible; `None` below 10.0 and for unknown devices.
    ///
    /// 10.7 is a device since toolkit 13.4. Source: as [`Family`]; 10.7 from `loading/LOADING.md` (public).
    #[must_use]
    pub const fn family(self) -> Option<Family> {
        match self.0 {
            100 | 103 | 107 => Some(Family::Sm10x),
            101 | 110 => Some(Family::Sm11x),
            120 | 121 => Some(Family::Sm12x),
            _ => None,
        }
    }
}

impl core::str::FromStr for Cc {
    type Err = Error;

    /// `9.0`, as a driver's compute capability is written: the minor number has one digit.
    ///
    /// # Errors
    /// [`Error::VersionText`]: not such a number. Whether there is such a device is not asked.
    fn from_str(text: &str) -> Result<Self, Error> {
        let Version { major, minor } = text.parse()?;
        match minor {
            0..10 => Ok(Self(
                u32::from(major).saturating_mul(10).saturating_add(u32::from(minor)),
            )),
            _ => Err(Error::VersionText),
        }
    }
}

impl Target {
    /// The target that ptxas, cicc and nvcc of [`Toolkit::DEFAULT`] take when none is named.
    ///
    /// Source: seed 000 (documented), `ptxas/FINDINGS.md` (measured).
    pub const DEFAULT: Self = Toolkit::DEFAULT.default_target();

    /// The SM number of the name: 75, 90, 121.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.id() >> 8
    }

    /// The suffix of the name.
    #[must_use]
    pub const fn suffix(self) -> Suffix {
        match self.id() as u8 {
            b'a' => Suffix::A,
            b'f' => Suffix::F,
            _ => Suffix::Base,
        }
    }

    /// The target of the same number with this suffix, `sm_90a` for `sm_90`; `None` if there is no such target. There
    /// is no `f` below 10.0.
    #[must_use]
    pub const fn with_suffix(self, suffix: Suffix) -> Option<Self> {
        let letter = match suffix.letter() {
            Some(letter) => letter as u32,
            None => 0,
        };
        Self::from_id(self.number() << 8 | letter)
    }

    /// The next lower target without a suffix: sm_90 of sm_90a, sm_89 of sm_90; `None` for the lowest.
    #[must_use]
    pub fn next_lower(self) -> Option<Self> {
        let is_lower = |it: &&Self| it.suffix() == Suffix::Base && **it < self;
        Self::ALL.iter().rfind(is_lower).copied()
    }

    /// The compute capability of the devices this target is for.
    #[must_use]
    pub const fn cc(self) -> Cc {
        Cc(self.number())
    }

    /// The value of `__CUDA_ARCH__`: ten times the number, for every suffix (errata E06 and E14).
    #[must_use]
    pub const fn cuda_arch(self) -> u32 {
        self.number().saturating_mul(10)
    }

    /// The family in which `f` code is compatible; `None` below 10.0.
    #[must_use]
    pub const fn family(self) -> Option<Family> {
        self.cc().family()
    }

    /// The toolkit that first built this target; `None` when it is older than every toolkit that was run, or none of
    /// those builds the target.
    #[must_use]
    pub fn first_toolkit(self) -> Option<Toolkit> {
        let oldest = self.info().oldest_toolkit.get();
        oldest.filter(|oldest| Some(oldest) != Toolkit::ALL.first())
    }

    /// The toolkit that last built this target; `None` when the newest toolkit that was run still does, or none of
    /// them builds the target.
    #[must_use]
    pub fn last_toolkit(self) -> Option<Toolkit> {
        let newest = self.info().newest_toolkit.get();
        newest.filter(|newest| Some(newest) != Toolkit::ALL.last())
    }
}

impl core::fmt::Debug for Target {
    /// As the constant is called: `Sm90a`.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Sm")?;
        f.write_str(self.without_prefix())
    }
}

impl core::fmt::Display for Cc {
    /// `9.0`.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

impl core::fmt::Display for Target {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Display::fmt(&self.info().name, f)
    }
}

impl core::str::FromStr for Target {
    type Err = Error;

    /// `sm_` names only; [`Name`] takes all three kinds.
    fn from_str(text: &str) -> Result<Self, Error> {
        Self::parse(text.as_bytes())
    }
}

impl TryFrom<Cc> for Target {
    type Error = Error;

    fn try_from(cc: Cc) -> Result<Self, Error> {
        cc.target().ok_or(Error::NameUnknownNumber)
    }
}
