//! The settings of cicc's front end: the host compiler that it emulates and the C++ standard.
//!
//! Source: `evidence/cicc_constructs.tsv`, `evidence/cicc_host_number.tsv` (measured).

coded_enum! {
    /// A C++ standard that cicc takes, `--c++03` to `--c++23`. nvcc 13.0 passes on up to C++20.
    pub enum Standard {
        /// `--c++03`.
        Cxx03 =  3, CXX03, "c++03";
        /// `--c++11`.
        Cxx11 = 11, CXX11, "c++11";
        /// `--c++14`.
        Cxx14 = 14, CXX14, "c++14";
        /// `--c++17`.
        Cxx17 = 17, CXX17, "c++17";
        /// `--c++20`.
        Cxx20 = 20, CXX20, "c++20";
        /// `--c++23`.
        Cxx23 = 23, CXX23, "c++23";
    }
}

/// The lowest number that `--gnu_version` takes.
#[doc(alias = "SMARCH_CICC_GNU_VERSION_MIN")]
pub const GNU_VERSION_MIN: u32 = 30_200;

/// The highest number that `--gnu_version` takes.
#[doc(alias = "SMARCH_CICC_GNU_VERSION_MAX")]
pub const GNU_VERSION_MAX: u32 = 999_999;

/// The version of GCC that is taken if none is given.
#[doc(alias = "SMARCH_CICC_GNU_VERSION_DEFAULT")]
pub const GNU_VERSION_DEFAULT: u32 = 120_000;

/// The settings with which nvcc calls cicc's front end. The default is GCC 12.0 and C++17.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrontEnd {
    /// What `--gnu_version` is given: the version of the host's GCC as one number, 130300 for 13.3.0.
    pub gnu_version: u32,
    /// The C++ standard.
    pub standard: Standard,
}

impl Default for FrontEnd {
    fn default() -> Self {
        Self {
            gnu_version: GNU_VERSION_DEFAULT,
            standard: Standard::Cxx17,
        }
    }
}

impl Standard {
    /// The standard with this name, `c++20`; `None` when none has it.
    #[must_use]
    pub fn by_name(name: &[u8]) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|standard| standard.text().bytes().eq(name.iter().copied()))
    }
}
