//! Which C++ standard does nvcc compile with?
//!
//! nvcc asks the host compiler for its version, and by it ignores `-std` where the standard is newer than that compiler, with a warning. What GCC
//! and Clang do with the option themselves is another question.
//!
//! Source: `host/standards.tsv`: nvcc from 13.0 on, run with GCC and Clang that state another version; measured.

use super::rules::HostCompiler;
use crate::cicc::constructs::Standard;
use crate::{Toolkit, Verdict, Version};

/// From which version of a host compiler on nvcc passes a standard on.
struct Since {
    standard: Standard,
    gcc: Version,
    clang: Version,
    toolkit: Toolkit,
}

macro_rules! standards {
    ($($standard:ident $gcc:tt $clang:tt $toolkit:literal;)+) => {
        static SINCE: &[Since] = &[$(Since {
            standard: Standard::$standard,
            gcc: v $gcc,
            clang: v $clang,
            toolkit: toolkit!($toolkit),
        },)+];
    };
}

const fn v(major: u16, minor: u16) -> Version {
    Version::new(major, minor)
}

include!("generated/standards.rs");

/// The release from which on nvcc is in the wheels.
const FIRST_NVCC: Toolkit = Toolkit::V13_0;

/// The standard that nvcc of this release compiles with where it is given none; `None` where that is unknown: before 13.0, and for other host
/// compilers than GCC and Clang.
#[must_use]
pub fn host_default_standard(toolkit: Toolkit, compiler: HostCompiler, version: Version) -> Option<Standard> {
    match compiler {
        _ if !toolkit.is_from(FIRST_NVCC) => None,
        HostCompiler::Gcc if version < v(6, 1) || version >= v(11, 0) => Some(Standard::Cxx17),
        HostCompiler::Gcc | HostCompiler::Clang => Some(Standard::Cxx14),
        _ => None,
    }
}

/// The standard that nvcc of this release compiles with where it is given this one: that, or the default where it ignores the option; `None`
/// where nvcc refuses it, and where that is unknown.
#[must_use]
pub fn host_compiled_standard(
    toolkit: Toolkit,
    compiler: HostCompiler,
    version: Version,
    given: Standard,
) -> Option<Standard> {
    match host_standard_why(toolkit, compiler, version, given) {
        Verdict::Yes => Some(given),
        Verdict::NoHostStandard => host_default_standard(toolkit, compiler, version),
        _ => None,
    }
}

/// Whether nvcc of this release compiles with this C++ standard for a host compiler, and why not: it ignores `-std` with a warning where the host
/// compiler is too old for it, and refuses a standard that it does not know. Unknown where [`host_default_standard`] is.
///
/// Source: `host/standards.tsv`; measured.
#[must_use]
pub fn host_standard_why(toolkit: Toolkit, compiler: HostCompiler, version: Version, standard: Standard) -> Verdict {
    let Some(row) = SINCE.iter().find(|row| row.standard == standard) else {
        return Verdict::UnknownTool;
    };
    let since = match compiler {
        HostCompiler::Gcc => row.gcc,
        HostCompiler::Clang => row.clang,
        _ => return Verdict::UnknownTool,
    };
    if !toolkit.is_from(FIRST_NVCC) {
        Verdict::UnknownTool
    } else if !toolkit.is_from(row.toolkit) {
        Verdict::NoStandard
    } else if version < since {
        Verdict::NoHostStandard
    } else {
        Verdict::Yes
    }
}
