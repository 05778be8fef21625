//! The driver, as the CUDA version that it serves.
//!
//! Source: `drivers/branches.tsv`, `drivers/ptx_isa.tsv`, which name the public source of each cell: release notes of the
//! toolkit, the PTX ISA's release history, the compatibility guide. Public. A version of PTX that no such source has yet is compiled since the
//! driver of the first toolkit that reads it (measured).

use super::DriverRelease;
use crate::Toolkit;
use crate::toolkits::PTX_VERSIONS;
use crate::{Error, Optional, Version};
use core::fmt;

/// A driver: the CUDA version that `cuDriverGetVersion` returns, 12040 for 12.4. Any number is allowed.
///
/// A driver need not belong to a toolkit: the driver of branch 565 returns 12.7, and there is no toolkit 12.7.
#[doc(alias = "smarch_driver")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Driver(pub u32);

/// A branch of the driver: what the first part of `550.54.14` names.
#[doc(alias = "smarch_driver_branch")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Branch {
    /// The branch: 550.
    pub branch: u32,
    /// What its drivers return: 12.4. This holds without a compatibility package, which brings a newer library.
    pub driver: Driver,
    /// The newest PTX version that they compile.
    pub ptx: Version,
    /// The first release of it that a toolkit's release notes name, 550.54.14; absent where they name none.
    pub release: Optional<DriverRelease>,
}

/// Since which CUDA version drivers compile a PTX version.
struct Read {
    ptx: Version,
    since: Driver,
}

macro_rules! read {
    ($($ptx:tt $since:tt;)+) => {
        &[$(Read { ptx: version!($ptx), since: Driver::from_version(version!($since)) },)+]
    };
}

/// What each CUDA version brought, ascending: `cargo xtask fit releases` writes it. Of 1.5 the history names a branch only; 2.2 is older and 3.0 newer.
static READ: &[Read] = include!("generated/ptx.rs");

/// Since which driver a version is compiled: the first row that is not older.
#[derive(Clone, Copy)]
struct Since {
    ptx: u32,
    driver: u32,
}

// For every hash the version that has it; where none has, a number above every version's.
one_slot_each! {
    static SINCE: [Since; 128] = Since { ptx: u32::MAX, driver: u32::MAX }, from 0xe19f_0849;
    for version in PTX_VERSIONS => version.number(), since(version)
}

/// Compile time only.
const fn since(version: Version) -> Since {
    let mut rows = READ;
    while let [row, rest @ ..] = rows {
        if row.ptx.number() >= version.number() {
            return Since {
                ptx: version.number(),
                driver: row.since.0,
            };
        }
        rows = rest;
    }
    Since {
        ptx: version.number(),
        driver: u32::MAX,
    }
}

macro_rules! release {
    ($literal:literal) => {
        DriverRelease::from_literal($literal)
    };
}

macro_rules! branches {
    ($($branch:literal $driver:tt $release:tt;)+) => {
        /// The branches of which it is public what their drivers return, ascending.
        pub static BRANCHES: &[Branch] = &[$({
            let driver = Driver::from_version(version!($driver));
            Branch { branch: $branch, driver, ptx: newest(driver), release: Optional::<DriverRelease>::new(optional!(release $release)) }
        },)+];
    };
}

/// The newest PTX version of a driver. Compile time only.
#[expect(clippy::panic, reason = "evaluated at compile time only")]
const fn newest(driver: Driver) -> Version {
    match driver.ptx() {
        Some(version) => version,
        None => panic!("a branch older than every PTX version"),
    }
}

// Not 430: of its drivers some return 10.1 and some 10.2.
#[rustfmt::skip]
branches! {
//  branch CUDA  first that came with a toolkit
    346     7.0  "346.46";
    352     7.5  "352.31";
    361     8.0  -;
    367     8.0  "367.48";
    375     8.0  "375.26";
    384     9.0  "384.81";
    387     9.1  "387.26";
    390     9.1  "390.46";
    396     9.2  "396.26";
    410    10.0  "410.48";
    415    10.0  -;
    418    10.1  "418.39";
    435    10.1  -;
    440    10.2  "440.33";
    445    11.0  -;
    450    11.0  "450.36.06";
    455    11.1  "455.23";
    460    11.2  "460.27.03";
    465    11.3  "465.19.01";
    470    11.4  "470.42.01";
    495    11.5  "495.29.05";
    510    11.6  "510.39.01";
    515    11.7  "515.43.04";
    520    11.8  "520.61.05";
    525    12.0  "525.60.13";
    530    12.1  "530.30.02";
    535    12.2  "535.54.03";
    545    12.3  "545.23.06";
    550    12.4  "550.54.14";
    555    12.5  "555.42.02";
    560    12.6  "560.28.03";
    565    12.7  -;
    570    12.8  "570.26";
    575    12.9  "575.51.03";
    580    13.0  "580.65.06";
    590    13.1  "590.44.01";
    595    13.2  "595.45.04";
    610    13.3  "610.43.02";
    615    13.4  -;
    620    13.5  -;
}

impl Driver {
    /// The newest driver that public documents describe.
    pub const NEWEST: Self = Self(Toolkit::NEWEST.code());

    /// The driver that serves this CUDA version.
    #[must_use]
    pub const fn from_version(cuda: Version) -> Self {
        Self(match cuda.cuda_number() {
            Some(number) => number,
            None => 0,
        })
    }

    /// The CUDA version: 12.4.
    #[must_use]
    pub const fn version(self) -> Version {
        Version::from_cuda_number(self.0)
    }

    /// The first release of a driver that serves this CUDA version, of those that came with a toolkit; `None` where no release notes
    /// name one.
    #[must_use]
    pub fn first_release(self) -> Option<DriverRelease> {
        BRANCHES
            .iter()
            .filter(|row| row.driver == self)
            .find_map(|row| row.release.get())
    }

    /// Whether public documents reach as far as this driver.
    #[must_use]
    pub const fn is_documented(self) -> bool {
        self.0 != 0 && self.0 <= Self::NEWEST.0
    }

    /// Whether a public source names this CUDA version: a branch of the driver returns it, or a PTX version or a
    /// toolkit came with it. Other numbers are answered by their place among the named ones.
    #[must_use]
    pub fn is_named(self) -> bool {
        BRANCHES.iter().any(|row| row.driver == self)
            || READ.iter().any(|row| row.since == self)
            || Toolkit::ALL.iter().any(|toolkit| toolkit.code() == self.0)
    }

    /// The newest PTX version that the driver compiles. A driver that is newer than the documents compiles at least
    /// this one. `None` for a driver older than PTX.
    #[must_use]
    pub const fn ptx(self) -> Option<Version> {
        let mut newest = None;
        let mut rows = READ;
        while let [row, rest @ ..] = rows {
            if row.since.0 > self.0 {
                break;
            }
            newest = Some(row.ptx);
            rows = rest;
        }
        newest
    }

    /// Whether the driver compiles PTX of this version, of those that ptxas reads: a look into a table.
    #[inline]
    pub(crate) fn compiles(self, ptx: Version) -> bool {
        let since = SINCE.get(slot(ptx.number()));
        since.is_some_and(|since| since.ptx == ptx.number() && since.driver <= self.0)
    }

    /// The oldest driver that compiles PTX of this version; `None` for versions that no document lists.
    #[must_use]
    pub fn oldest_for(ptx: Version) -> Option<Self> {
        READ.iter().find(|row| row.ptx == ptx).map(|row| row.since)
    }

    /// The oldest driver up to one for which this holds, of something that holds for all newer ones as well; `None` where there is none.
    pub(crate) fn first_where(newest: Self, holds: impl Fn(Self) -> bool) -> Option<Self> {
        let known = READ.partition_point(|row| row.since <= newest);
        let rows = READ.get(..known)?;
        Some(rows.get(rows.partition_point(|row| !holds(row.since)))?.since)
    }

    /// Reads what users have: a CUDA version, `12.4`; a driver's version as Linux or Windows print it, `550.54.14`,
    /// `551.61`; a branch, `550` or `R550`. A first part from 300 on is the number of a driver. For Windows the highest
    /// branch that is not above it is taken.
    ///
    /// It is what the driver itself returns. Where a compatibility package is installed, ask `cuDriverGetVersion`.
    ///
    /// # Errors
    /// [`Error::DriverText`]: the text is not a driver. [`Error::DriverUnknown`]: no public document names what this one returns.
    pub fn parse(text: &[u8]) -> Result<Self, Error> {
        let digits = text.strip_prefix(b"R").or(text.strip_prefix(b"r"));
        let mut parts = digits.unwrap_or(text).split(|&byte| byte == b'.');
        let first = parts.next().and_then(number).ok_or(Error::DriverText)?;
        let mut others = 0;
        let mut minor = None;
        for part in parts {
            let part = number(part).ok_or(Error::DriverText)?;
            minor = minor.or(Some(part));
            others = u32::saturating_add(others, 1);
        }
        match (first, minor, others) {
            (FIRST_NUMBER.., None, 0) => Self::of_branch(first),
            (FIRST_NUMBER.., _, 1..=2) if digits.is_none() => Self::of_branch(first),
            (1..FIRST_NUMBER, Some(minor), 1) if digits.is_none() => Self::of_cuda(first, minor),
            _ => Err(Error::DriverText),
        }
    }

    /// The driver of a branch, or of a Windows number after it.
    fn of_branch(first: u32) -> Result<Self, Error> {
        let branch = BRANCHES.iter().rev().find(|branch| branch.branch <= first);
        match branch {
            Some(_) if UNCLEAR.contains(&first) || first >= FIRST_UNDOCUMENTED => Err(Error::DriverUnknown),
            Some(branch) => Ok(branch.driver),
            None => Err(Error::DriverUnknown),
        }
    }

    fn of_cuda(major: u32, minor: u32) -> Result<Self, Error> {
        let version = u16::try_from(major).ok().zip(u16::try_from(minor).ok());
        let driver = version.and_then(|(major, minor)| Version::new(major, minor).cuda_number());
        driver.map(Self).ok_or(Error::DriverText)
    }
}

/// The lowest first part of a driver's own version; lower ones are CUDA versions.
const FIRST_NUMBER: u32 = 300;

/// The numbers of the branch whose drivers do not all return the same, on Windows up to the next branch.
const UNCLEAR: core::ops::Range<u32> = 430..435;

/// No number from here on is known to belong to the newest branch.
const FIRST_UNDOCUMENTED: u32 = 630;

/// A decimal number; leading zeros are usual in later parts of a driver's version.
pub(super) fn number(text: &[u8]) -> Option<u32> {
    let all_digits = !text.is_empty() && text.iter().all(u8::is_ascii_digit);
    core::str::from_utf8(text).ok().filter(|_| all_digits)?.parse().ok()
}

impl fmt::Display for Driver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.version(), f)
    }
}

impl fmt::Debug for Driver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Driver({})", self.version())
    }
}

impl core::str::FromStr for Driver {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::parse(text.as_bytes())
    }
}

impl From<Toolkit> for Driver {
    /// The driver that came with the toolkit.
    fn from(toolkit: Toolkit) -> Self {
        Self(toolkit.code())
    }
}
