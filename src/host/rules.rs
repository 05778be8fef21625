//! What `crt/host_config.h` asks of each host compiler, a row for each release from which on it asks something else: `generated/rules.rs`, which `cargo xtask fit host` writes.
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

include!("generated/rules.rs");
