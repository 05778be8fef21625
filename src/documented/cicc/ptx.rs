//! Which PTX version goes with which SM, as documented. What cicc writes when it is run is 9.0 for all (erratum E46).
//!
//! Source: seed 004, "PTX ISA Mapping" (documented).

use crate::Version;

/// A range of SM numbers, and the PTX version that the document gives them.
#[doc(alias = "smarch_documented_cicc_ptx_range")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct PtxRange {
    /// The version.
    pub version: Version,
    /// The first SM number.
    pub first: u32,
    /// The last one, included.
    pub last: u32,
}

macro_rules! ranges {
    ($($major:literal $minor:literal $first:literal $last:literal;)+) => {
        /// The ten ranges, SM numbers ascending; between some there are gaps.
        pub static PTX_RANGES: &[PtxRange] = &[$(
            PtxRange { version: Version::new($major, $minor), first: $first, last: $last },
        )+];

        // A last number may be the first one: doubled and raised by one, the ends ascend strictly.
        static_assertions::const_assert!(crate::table::strictly_ascending(&[$($first * 2, $last * 2 + 1,)+]));
    };
}

#[rustfmt::skip]
ranges! {
//  PTX   SM
    1 0   20  21;
    3 0   30  37;
    4 0   50  53;
    5 0   60  62;
    6 0   70  72;
    6 3   75  75;
    7 0   80  89;
    8 0   90  99;
    8 3  100 103;
    8 4  110 121;
}

/// The PTX version of an SM number; `None` in the gaps.
#[must_use]
pub fn documented_ptx(sm: u32) -> Option<Version> {
    let range = PTX_RANGES.iter().find(|range| (range.first..=range.last).contains(&sm));
    range.map(|range| range.version)
}
