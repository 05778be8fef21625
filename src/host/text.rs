//! What people write for a host compiler.

use super::rules::HostCompiler;
use crate::{Error, Optional, Version};

/// The words that name a compiler, in lower case. A text may have several: the first of this list counts.
#[rustfmt::skip]
const WORDS: &[(&[u8], HostCompiler)] = &[
    (b"grace",     HostCompiler::GraceClang),
    (b"horizon",   HostCompiler::HorizonClang),
    (b"icx",       HostCompiler::Icx),
    (b"icpx",      HostCompiler::Icx),
    (b"oneapi",    HostCompiler::Icx),
    (b"icc",       HostCompiler::Icc),
    (b"icpc",      HostCompiler::Icc),
    (b"nvc",       HostCompiler::Nvc),
    (b"pgc",       HostCompiler::Nvc),
    (b"xlc",       HostCompiler::Xlc),
    (b"clang",     HostCompiler::Clang),
    (b"msvc",      HostCompiler::Msvc),
    (b"cl",        HostCompiler::Msvc),
    (b"cl.exe",    HostCompiler::Msvc),
    (b"vs",        HostCompiler::Msvc),
    (b"studio",    HostCompiler::Msvc),
    (b"microsoft", HostCompiler::Msvc),
    (b"gcc",       HostCompiler::Gcc),
    (b"g",         HostCompiler::Gcc),
    (b"gnu",       HostCompiler::Gcc),
];

/// A host compiler that a text names, and its version.
#[doc(alias = "smarch_host")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Host {
    /// The host compiler.
    pub compiler: HostCompiler,
    /// Its version; absent where the text has none. Of Microsoft's compiler 19.44, or a year of Visual Studio, 2022.0.
    pub version: Optional<Version>,
}

/// Which host compiler a text names, and which version of it: a program, `g++-13`; a name and a version, `clang 18.1`; the first line of what a
/// compiler prints of itself, `gcc (Debian 12.2.0-14) 12.2.0`. The version is absent where the text has none. Of Microsoft's compiler it may be
/// `_MSC_VER`, 1944, the compiler's version, 19.44, that of the tools, 14.44, or that of Visual Studio, 17.14 or its year 2022, which is version 2022.0.
///
/// # Errors
/// [`Error::HostText`]: the text names no compiler that nvcc's headers tell apart.
pub fn parse(text: &[u8]) -> Result<Host, Error> {
    let mut place = usize::MAX;
    let mut version = None;
    for (at, piece) in text.split(|&byte| byte == b'(').enumerate() {
        // What is in parentheses is the packager's.
        let outside = match at {
            0 => piece,
            _ => piece.splitn(2, |&byte| byte == b')').nth(1).unwrap_or_default(),
        };
        for token in outside.split(|byte| b" \t\r\n,/\\:_-+".contains(byte)) {
            let digits = token.iter().position(u8::is_ascii_digit).unwrap_or(token.len());
            let (word, number) = token.split_at_checked(digits).unwrap_or((token, b""));
            let known = WORDS.iter().position(|(known, _)| known.eq_ignore_ascii_case(word));
            place = place.min(known.unwrap_or(usize::MAX));
            if version.is_none() && place != usize::MAX && (word.is_empty() || known.is_some()) {
                version = read(number);
            }
        }
    }
    let (_, compiler) = *WORDS.get(place).ok_or(Error::HostText)?;
    let version = match compiler {
        HostCompiler::Msvc => version.map(msvc),
        HostCompiler::Icc => version.map(icc),
        _ => version,
    };
    Ok(Host {
        compiler,
        version: Optional::<Version>::new(version),
    })
}

/// "12", "12.2", "12.2.0".
fn read(text: &[u8]) -> Option<Version> {
    let mut parts = text.split(|&byte| byte == b'.');
    let mut number = || {
        let digits = parts.next().unwrap_or(b"0");
        digits.iter().try_fold(0_u16, |sum, byte| match byte {
            b'0'..=b'9' => sum.checked_mul(10)?.checked_add(u16::from(byte.wrapping_sub(b'0'))),
            _ => None,
        })
    };
    (!text.is_empty()).then_some(Version::new(number()?, number()?))
}

/// The compiler's version, 19.44, or a year.
///
/// Source: Microsoft's list of `_MSC_VER`; public.
fn msvc(version: Version) -> Version {
    let year = |year| Version::new(year, 0);
    match (version.major, version.minor) {
        // _MSC_VER.
        (number @ 1300..2000, _) => Version::new(number / 100, number % 100),
        // The tools.
        (14, minor) => Version::new(19, if minor < 10 { 0 } else { minor }),
        // Visual Studio.
        (15, _) => year(2017),
        (16, _) => year(2019),
        (17, minor) => Version::new(19, minor.saturating_add(30)),
        (18, _) => year(2026),
        _ => version,
    }
}

/// `__ICC`, 1910, is 19.1.
fn icc(version: Version) -> Version {
    match version.major {
        number @ 1000..2021 => Version::new(number / 100, number % 100 / 10),
        _ => version,
    }
}
