//! `major.minor`, as PTX ISA versions and CUDA toolkits are written.

use core::fmt;

/// A PTX ISA version or a CUDA toolkit: `8.6`, `13.0`.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The number before the dot.
    pub major: u8,
    /// The number after the dot.
    pub minor: u8,
}

impl Version {
    /// `Version::new(8, 6)` is 8.6.
    #[must_use]
    pub const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor }
    }

    /// A number in the order of the versions.
    pub(crate) const fn number(self) -> u16 {
        (self.major as u16) << 8 | self.minor as u16
    }

    /// Reads the source text of a literal such as `8.6` or `12.9`; anything else does not compile.
    #[expect(
        clippy::panic,
        clippy::arithmetic_side_effects,
        reason = "evaluated at compile time only"
    )]
    pub(crate) const fn from_literal(literal: &str) -> Self {
        match *literal.as_bytes() {
            [major, b'.', minor] => Self::new(major - b'0', minor - b'0'),
            [tens, ones, b'.', minor] => Self::new((tens - b'0') * 10 + ones - b'0', minor - b'0'),
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
