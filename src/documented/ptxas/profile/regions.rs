//! The eleven regions of the object.
//!
//! Source: seed 000, "Object Region Map"; where a region's text and the offsets disagree the
//! offsets win (errata E28, E28b, E29).

use super::image::SIZE;
use crate::Text;
use static_assertions::const_assert;

/// A region of the profile object.
#[doc(alias = "smarch_profile_region")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Region {
    /// Its first byte.
    pub start: u32,
    /// Its last byte.
    pub end: u32,
    /// What is in it, in our words.
    pub content: Text,
}

macro_rules! regions {
    ($($start:literal $end:literal $content:literal;)+) => {
        /// The regions, contiguous from the first byte to the last.
        pub static REGIONS: &[Region] = &[$(Region { start: $start, end: $end, content: text!($content) },)+];
    };
}

#[rustfmt::skip]
regions! {
       0  111 "object header, zeroed";
     112  159 "configuration scalars";
     160  343 "constant blocks at +184, +280 and +312, else zeroed";
     344  587 "target identity";
     588  879 "capabilities; constant blocks at +680, +696, +740, +788 and +816";
     880 1063 "scheduling and barrier configuration";
    1064 1279 "extended configuration, vendor";
    1280 1535 "architecture feature flags";
    1536 1663 "dynamic region, phase counter, SM backend";
    1664 1831 "CLI passthrough: the driver's option value";
    1832 1935 "tail: constant blocks at +1832 and +1908, ELF and barrier tracking";
}

const_assert!(REGIONS.len() == 11);
const_assert!(contiguous(REGIONS));

#[expect(clippy::arithmetic_side_effects, reason = "evaluated at compile time only")]
const fn contiguous(mut regions: &[Region]) -> bool {
    let mut next = 0;
    while let [region, rest @ ..] = regions {
        if region.start as usize != next || region.end < region.start {
            return false;
        }
        next = region.end as usize + 1;
        regions = rest;
    }
    next == SIZE
}

/// The region in which a byte lies; `None` beyond the object.
#[must_use]
pub fn region_at(offset: usize) -> Option<&'static Region> {
    REGIONS
        .iter()
        .find(|region| (region.start as usize..=region.end as usize).contains(&offset))
}

/// Whether the bytes from `start` to before `end` lie in one region.
#[expect(clippy::arithmetic_side_effects, reason = "evaluated at compile time only")]
pub(super) const fn one_region_holds(start: usize, end: usize) -> bool {
    let mut regions = REGIONS;
    while let [region, rest @ ..] = regions {
        if region.start as usize <= start && start <= region.end as usize {
            return end <= region.end as usize + 1;
        }
        regions = rest;
    }
    false
}
