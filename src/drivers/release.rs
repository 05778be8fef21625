//! A release of the driver, by its own number: 570.86.10.

use super::driver::number;
use super::{BRANCHES, Driver};
use crate::Error;
use core::fmt;

/// A release of the driver as Linux prints it: 570.86.10, 550.100. Releases are ordered by number. Within a branch this
/// is nearly the order in which they appeared; branches run side by side.
#[doc(alias = "smarch_driver_release")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(C)]
pub struct DriverRelease {
    /// The branch: 570.
    pub branch: u16,
    /// The second part: 86.
    pub minor: u16,
    /// The third part: 10; 0 if the release has only two parts.
    pub patch: u16,
}

impl DriverRelease {
    /// What C holds where there is no release.
    pub(crate) const NONE: Self = Self {
        branch: 0,
        minor: 0,
        patch: 0,
    };

    /// Reads `570.86.10`, `570.86` or `550.100`. It also reads a number of a driver for Windows, `551.61`, which
    /// belongs to no branch.
    ///
    /// # Errors
    /// [`Error::DriverText`]: the text is not a release of a driver. A branch alone and a CUDA version are not
    /// releases.
    pub fn parse(text: &[u8]) -> Result<Self, Error> {
        let mut parts = text.split(|&byte| byte == b'.');
        let mut part = || {
            parts
                .next()
                .map(|part| number(part).and_then(|it| u16::try_from(it).ok()))
        };
        let (branch, minor, patch) = (part(), part(), part());
        match (branch, minor, patch, part()) {
            (Some(Some(branch @ 300..)), Some(Some(minor)), Some(Some(patch)), None) => {
                Ok(Self { branch, minor, patch })
            }
            (Some(Some(branch @ 300..)), Some(Some(minor)), None, None) => Ok(Self {
                branch,
                minor,
                patch: 0,
            }),
            _ => Err(Error::DriverText),
        }
    }

    /// What its `cuDriverGetVersion` returns, without a compatibility package; `None` where no public document names it.
    #[must_use]
    pub fn driver(self) -> Option<Driver> {
        let row = BRANCHES.iter().find(|row| row.branch == u32::from(self.branch))?;
        Some(row.driver)
    }

    /// Reads the source text of a literal such as `"570.86.10"`. Compile time only.
    #[expect(
        clippy::panic,
        clippy::arithmetic_side_effects,
        reason = "evaluated at compile time only"
    )]
    pub(crate) const fn from_literal(literal: &str) -> Self {
        let mut parts = [0u16; 3];
        let mut place = 0;
        let mut bytes = literal.as_bytes();
        while let [byte, rest @ ..] = bytes {
            match (*byte, &mut parts, place) {
                (b'.', _, 0 | 1) => place += 1,
                (digit @ b'0'..=b'9', [part, _, _], 0) => *part = *part * 10 + (digit - b'0') as u16,
                (digit @ b'0'..=b'9', [_, part, _], 1) => *part = *part * 10 + (digit - b'0') as u16,
                (digit @ b'0'..=b'9', [_, _, part], 2) => *part = *part * 10 + (digit - b'0') as u16,
                _ => panic!("a release of the driver is written 570.86.10"),
            }
            bytes = rest;
        }
        let [branch, minor, patch] = parts;
        assert!(branch >= 300);
        Self { branch, minor, patch }
    }
}

impl fmt::Display for DriverRelease {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02}", self.branch, self.minor)?;
        match self.patch {
            0 => Ok(()),
            patch => write!(f, ".{patch:02}"),
        }
    }
}

impl fmt::Debug for DriverRelease {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DriverRelease({self})")
    }
}

impl core::str::FromStr for DriverRelease {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::parse(text.as_bytes())
    }
}
