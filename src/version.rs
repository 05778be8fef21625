//! `major.minor`, as PTX ISA versions and CUDA toolkits are written.

use core::fmt;

/// A PTX ISA version or a CUDA toolkit: `8.6`, `13.0`; 0, 0 where there is none.
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

    /// A number in the order of the versions.
    pub(crate) const fn number(self) -> u32 {
        (self.major as u32) << 16 | self.minor as u32
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
        write!(f, "{}.{}", self.major, self.minor)
    }
}

impl fmt::Debug for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
