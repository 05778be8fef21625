//! What `crt/host_config.h` asks of each host compiler, a row for each release from which on it asks something else.
//!
//! Source: `host/checks.tsv`; measured.

use crate::{Optional, Toolkit, Version};

coded_enum! {
    /// A host compiler that the header tells from others.
    #[doc(alias = "smarch_host_compiler")]
    #[non_exhaustive]
    pub enum HostCompiler {
        /// GCC, by `__GNUC__`.
        Gcc          = 1, GCC,           "gcc";
        /// Clang, by `__clang_major__`; Apple's is none of them.
        Clang        = 2, CLANG,         "clang";
        /// Microsoft's, by `_MSC_VER`: 1944 is version 19.44.
        Msvc         = 3, MSVC,          "msvc";
        /// Intel's classic compiler, by `__ICC`: 1910 is version 19.1, 2021 version 2021.
        Icc          = 4, ICC,           "icc";
        /// Intel's oneAPI compiler, by `__INTEL_CLANG_COMPILER`.
        Icx          = 5, ICX,           "icx";
        /// NVIDIA's HPC compiler, once PGI's, by `__PGIC__`.
        Nvc          = 6, NVC,           "nvc++";
        /// IBM's XL compiler on POWER, by `__ibmxl_vrm__`.
        Xlc          = 7, XLC,           "xlc";
        /// NVIDIA's Clang for Grace, by `__GRCO_CLANG_COMPILER__`.
        GraceClang   = 8, GRACE_CLANG,   "grace-clang";
        /// The Clang of Horizon OS, by `__HORIZON__`.
        HorizonClang = 9, HORIZON_CLANG, "horizon-clang";
    }
}

coded_enum! {
    /// What the header asks of a host compiler.
    #[doc(alias = "smarch_host_check")]
    #[non_exhaustive]
    pub enum HostCheck {
        /// A version within bounds.
        Version = 1, VERSION,  "a version within bounds";
        /// Nothing.
        Nothing = 2, NOTHING,  "nothing";
        /// It refuses every version.
        Refused = 3, REFUSED,  "refused in every version";
        /// It refuses every version, and `-allow-unsupported-compiler` does not change that.
        Never   = 4, NEVER,    "refused in every version, whatever nvcc is told";
        /// The version of the GCC that it stands in for.
        AsGcc   = 5, AS_GCC,   "the version of the GCC that it stands in for";
        /// The version of the Clang that it is made of.
        AsClang = 6, AS_CLANG, "the version of the Clang that it is made of";
    }
}

/// What the header asks of a host compiler, from one release on.
#[doc(alias = "smarch_host_rule")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct HostRule {
    /// The host compiler.
    pub compiler: HostCompiler,
    /// The first release whose header asks this; it holds up to the next row of the compiler.
    pub since: Toolkit,
    /// What is asked.
    pub check: HostCheck,
    /// The lowest version that is taken; absent where there is no such bound.
    pub lowest: Optional<Version>,
    /// The lowest version that is too new; absent where there is no such bound.
    pub below: Optional<Version>,
}

macro_rules! bound {
    (($major:literal, $minor:literal)) => {
        Version::new($major, $minor)
    };
    ($major:literal) => {
        Version::new($major, 0)
    };
}

macro_rules! host_rules {
    ($($compiler:ident $since:tt $check:ident $lowest:tt $below:tt;)+) => {
        /// The rows, by compiler, the oldest release first.
        pub static HOST_RULES: &[HostRule] = &[$(HostRule {
            compiler: HostCompiler::$compiler,
            since: toolkit!($since),
            check: HostCheck::$check,
            lowest: Optional::<Version>::new(optional!(bound $lowest)),
            below: Optional::<Version>::new(optional!(bound $below)),
        },)+];
    };
}

#[rustfmt::skip]
host_rules! {
//  compiler     since  asks    lowest   too new
    Gcc          11.7   Version -        12;
    Gcc          12.0   Version -        13;
    Gcc          12.4   Version -        14;
    Gcc          12.8   Version -        15;
    Gcc          13.0   Version -        16;
    Gcc          13.4   Version -        17;

    Clang        11.7   Version (3, 3)   14;
    Clang        11.8   Version (3, 3)   15;
    Clang        12.1   Version (3, 3)   16;
    Clang        12.2   Version (3, 3)   17;
    Clang        12.4   Version (3, 3)   18;
    Clang        12.6   Version (3, 3)   19;
    Clang        12.8   Version (3, 3)   20;
    Clang        13.0   Version (3, 3)   21;
    Clang        13.1   Version (3, 3)   22;
    Clang        13.4   Version (3, 3)   23;

    Msvc         11.7   Version (19, 10) (19, 40);
    Msvc         12.4   Version (19, 10) (19, 50);
    Msvc         13.0   Version (19, 20) (19, 50);
    Msvc         13.2   Version (19, 20) (19, 60);

    Icc          11.7   Version 15       2022;
    Icc          13.0   Never   -        -;

    Icx          11.7   AsClang -        -;
    Icx          12.2   Refused -        -;

    Nvc          11.7   AsGcc   -        -;

    Xlc          11.7   Version (13, 1)  (16, 2);

    GraceClang   11.7   AsClang -        -;
    GraceClang   12.2   Version 16       17;
    GraceClang   12.3   Version 16       18;
    GraceClang   12.6   Version 16       19;
    GraceClang   12.8   Version 16       20;
    GraceClang   13.0   Version 16       21;
    GraceClang   13.1   Version 16       22;
    GraceClang   13.4   Version 16       23;

    HorizonClang 11.7   Nothing -        -;
    HorizonClang 12.4   Version (3, 3)   18;
    HorizonClang 12.6   Version (3, 3)   19;
    HorizonClang 12.8   Version (3, 3)   20;
    HorizonClang 13.0   Version (3, 3)   21;
    HorizonClang 13.1   Version (3, 3)   22;
}
