//! `major.minor`, as PTX ISA versions and CUDA toolkits are written.

use crate::Error;
use core::fmt::{self, Write as _};

/// A PTX ISA version or a CUDA toolkit: `8.6`, `13.0`; 0, 0 stands for none.
#[doc(alias = "smarch_version")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(C)]
pub struct Version {
    /// The number before the dot.
    pub major: u16,
    /// The number after the dot.
    pub minor: u16,
}

impl Version {
    /// `Version::new(8, 6)` is 8.6.
    #[must_use]
    pub const fn new(major: u16, minor: u16) -> Self {
        Self { major, minor }
    }

    /// The version of a number as [`number`](Self::number) gives it.
    pub(crate) const fn from_number(number: u32) -> Self {
        Self::new((number >> 16) as u16, number as u16)
    }

    /// As one number, major << 16 | minor, which compares as versions do.
    pub(crate) const fn number(self) -> u32 {
        (self.major as u32) << 16 | self.minor as u32
    }

    /// As `CUDA_VERSION` writes a release of the toolkit or of the driver: 12.4 is 12040. `None` for a minor version
    /// above 99, for which that number has no place, and for a version that does not fit into 32 bits.
    #[must_use]
    pub const fn cuda_number(self) -> Option<u32> {
        match (self.major as u32).checked_mul(1000) {
            Some(major) if self.minor < 100 => major.checked_add((self.minor as u32).saturating_mul(10)),
            _ => None,
        }
    }

    /// The release that `CUDA_VERSION` writes so: 12040 is 12.4.
    #[must_use]
    pub const fn from_cuda_number(number: u32) -> Self {
        Self::new((number / 1000) as u16, (number % 1000 / 10) as u16)
    }

    /// Reads `9.0`: two decimal numbers without leading zeros, and nothing else.
    fn parse(text: &[u8]) -> Option<Self> {
        let mut parts = text.splitn(2, |&byte| byte == b'.');
        Some(Self::new(
            parts.next().and_then(plain_number)?,
            parts.next().and_then(plain_number)?,
        ))
    }

    /// Reads `12.4`, or the release of a build, `12.4.131`: decimal numbers without leading zeros, and nothing else.
    pub(crate) fn parse_release(text: &[u8]) -> Option<Self> {
        let mut parts = text.split(|&byte| byte == b'.');
        let mut number = || parts.next().and_then(plain_number);
        let release = Self::new(number()?, number()?);
        let is_done = match parts.next() {
            None => true,
            Some(build) => plain_number(build).is_some() && parts.next().is_none(),
        };
        is_done.then_some(release)
    }

    /// What C holds where there is no version.
    pub(crate) const NONE: Self = Self::new(0, 0);

    /// Reads the source text of a literal such as `8.6` or `12.9`; anything else does not compile.
    #[expect(
        clippy::panic,
        clippy::arithmetic_side_effects,
        reason = "evaluated at compile time only"
    )]
    pub(crate) const fn from_literal(literal: &str) -> Self {
        const fn digit(byte: u8) -> u16 {
            (byte - b'0') as u16
        }
        match *literal.as_bytes() {
            [major, b'.', minor] => Self::new(digit(major), digit(minor)),
            [tens, ones, b'.', minor] => Self::new(digit(tens) * 10 + digit(ones), digit(minor)),
            _ => panic!("a version is written major.minor"),
        }
    }
}

/// A decimal number without leading zeros.
fn plain_number(text: &[u8]) -> Option<u16> {
    match text {
        [b'0', _, ..] | [b'+', ..] => None,
        _ => core::str::from_utf8(text).ok()?.parse().ok(),
    }
}

impl core::str::FromStr for Version {
    type Err = Error;

    /// `9.0`: a PTX version, a release.
    ///
    /// # Errors
    /// [`Error::VersionText`]: not two decimal numbers without leading zeros.
    fn from_str(text: &str) -> Result<Self, Error> {
        Self::parse(text.as_bytes()).ok_or(Error::VersionText)
    }
}

/// The version of the crate as one number. Compile time only.
#[expect(clippy::panic, reason = "evaluated at compile time only")]
pub(crate) const fn of_crate() -> u32 {
    const fn part(text: &str) -> u32 {
        match u8::from_str_radix(text, 10) {
            Ok(number) => number as u32,
            Err(_) => panic!("a part of the version is above 255"),
        }
    }
    part(env!("CARGO_PKG_VERSION_MAJOR")) << 16
        | part(env!("CARGO_PKG_VERSION_MINOR")) << 8
        | part(env!("CARGO_PKG_VERSION_PATCH"))
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_number(self.major, f)?;
        f.write_str(".")?;
        write_number(self.minor, f)
    }
}

/// As `{}` writes it, without what pads numbers: that takes a quarter of the stack that a call may take.
pub(crate) fn write_number(number: u16, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut has_begun = false;
    for divisor in [10_000, 1_000, 100, 10, 1] {
        let digit = number.checked_div(divisor).unwrap_or_default() % 10;
        has_begun |= digit != 0 || divisor == 1;
        if has_begun {
            f.write_char(char::from_digit(digit.into(), 10).unwrap_or_default())?;
        }
    }
    Ok(())
}

impl fmt::Debug for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
