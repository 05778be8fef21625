//! Which of several images does a device run?
//!
//! An [`Image`] is a [`Name`]: a cubin (`sm_`), PTX (`compute_`) or LTO IR (`lto_`, which no driver loads); and the `.version` of PTX, on
//! which it depends which driver compiles it.
//!
//! What is documented: a cubin that loads is preferred to PTX, and of several the "most appropriate" one is taken. That
//! this is the one with the nearest compute capability, and that of equals the first cubin and the last PTX are taken,
//! was reported for one driver by a third party. Source: `loading/LOADING.md`, "Order inside one fatbin" (erratum E60).

use super::load::{jits, jits_why, loads, loads_why};
use crate::targets::{Cc, Name, NameKind, Suffix};
use crate::toolkits::Driver;
use crate::{Answer, Verdict, Version};

coded_enum! {
    /// Why an image is chosen before the others.
    pub enum PickReason {
        /// No other image is known to run.
        Only    = 1, ONLY,    "the only image that runs";
        /// The others that run are PTX: documented.
        Kind    = 2, KIND,    "a cubin is preferred to PTX";
        /// The others of its kind are for lower compute capabilities: documented in general, reported in particular.
        Nearest = 3, NEAREST, "the nearest compute capability is preferred";
        /// Others are equal: the first cubin, the last PTX. Reported.
        Order   = 4, ORDER,   "of equal images the first cubin or the last PTX is taken";
        /// Others have the same number and another suffix, and no document states which is preferred; the order decides here.
        Suffix  = 5, SUFFIX,  "images differ in the suffix only, and no document says which is preferred";
    }
}

/// The image that a device runs.
#[doc(alias = "smarch_choice")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Choice {
    /// Its place in the list.
    pub index: usize,
    /// Why it comes before the others.
    pub reason: PickReason,
    /// Whether the list has another image that would come first if it ran, and of which that is unknown.
    pub has_unknown_rival: bool,
    /// Always 0.
    reserved: [u8; 3],
}

/// What a fat binary holds for a device to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    /// What it is, and for which target.
    pub name: Name,
    /// The `.version` of PTX; `None` where it is not known, and for what is not PTX.
    pub ptx: Option<Version>,
}

impl From<Name> for Image {
    /// An image of which the `.version` is not known.
    fn from(name: Name) -> Self {
        Self { name, ptx: None }
    }
}

/// Whether an image runs on a device by itself: a cubin loads, PTX is compiled, LTO IR does neither. False also where
/// that is unknown.
#[must_use]
pub fn runs(driver: Driver, image: Image, device: Cc) -> bool {
    match image.name.kind {
        NameKind::Sm => loads(image.name.target, device),
        NameKind::Compute => jits(driver, image.ptx, image.name.target, device),
        NameKind::Lto => false,
    }
}

/// As [`runs`], with the reason.
#[must_use]
pub fn runs_why(driver: Driver, image: Image, device: Cc) -> Verdict {
    match image.name.kind {
        NameKind::Sm => loads_why(image.name.target, device),
        NameKind::Compute => jits_why(driver, image.ptx, image.name.target, device),
        NameKind::Lto => Verdict::NoLoadLto,
    }
}

/// The image that a device of this compute capability runs; `None` when none of them is known to run.
#[must_use]
pub fn pick(driver: Driver, images: impl IntoIterator<Item = Image>, device: Cc) -> Option<Choice> {
    let (mut cubin, mut ptx) = (None, None);
    let (mut unknown_cubin, mut unknown_ptx) = (None, None);
    for (index, image) in images.into_iter().enumerate() {
        let (best, unknown) = match image.name.kind {
            NameKind::Sm => (&mut cubin, &mut unknown_cubin),
            NameKind::Compute => (&mut ptx, &mut unknown_ptx),
            NameKind::Lto => continue,
        };
        match runs_why(driver, image, device).answer() {
            Answer::Yes => *best = Some(Best::of(*best, index, image.name)),
            Answer::Unknown => *unknown = (*unknown).max(Some(image.name.target.number())),
            Answer::No => {}
        }
    }
    let best = cubin.or(ptx)?;
    let outranks = |unknown: Option<u32>| unknown.is_some_and(|number| number >= best.number);
    Some(Choice {
        index: best.index,
        reason: match best {
            Best {
                has_other_suffix: true, ..
            } => PickReason::Suffix,
            Best { has_equal: true, .. } => PickReason::Order,
            Best { has_lower: true, .. } => PickReason::Nearest,
            _ if cubin.is_some() && ptx.is_some() => PickReason::Kind,
            _ => PickReason::Only,
        },
        has_unknown_rival: match cubin {
            Some(_) => outranks(unknown_cubin),
            None => unknown_cubin.is_some() || outranks(unknown_ptx),
        },
        reserved: [0; 3],
    })
}

/// The best image of a kind so far.
#[derive(Clone, Copy)]
struct Best {
    index: usize,
    number: u32,
    suffix: Suffix,
    has_lower: bool,
    has_equal: bool,
    has_other_suffix: bool,
}

impl Best {
    /// The better of the best so far and another image.
    fn of(best: Option<Self>, index: usize, image: Name) -> Self {
        let new = Self {
            index,
            number: image.target.number(),
            suffix: image.target.suffix(),
            has_lower: best.is_some(),
            has_equal: false,
            has_other_suffix: false,
        };
        let Some(best) = best else { return new };
        match new.number.cmp(&best.number) {
            core::cmp::Ordering::Greater => new,
            core::cmp::Ordering::Less => Self {
                has_lower: true,
                ..best
            },
            core::cmp::Ordering::Equal => Self {
                index: if image.kind == NameKind::Compute {
                    index
                } else {
                    best.index
                },
                has_equal: true,
                has_other_suffix: best.has_other_suffix || best.suffix != new.suffix,
                ..best
            },
        }
    }
}

/// Whether the image at `index` is the one that [`pick`] chooses; false also when the list has no such place.
#[must_use]
pub fn picks(driver: Driver, images: impl IntoIterator<Item = Image>, device: Cc, index: usize) -> bool {
    pick(driver, images, device).is_some_and(|choice| choice.index == index)
}

/// As [`picks`], with the reason; `None` when the list has no such place.
#[must_use]
pub fn picks_why(
    driver: Driver,
    images: impl IntoIterator<Item = Image> + Clone,
    device: Cc,
    index: usize,
) -> Option<Verdict> {
    let image = images.clone().into_iter().nth(index)?;
    let verdict = runs_why(driver, image, device);
    let choice = match pick(driver, images.clone(), device) {
        Some(choice) if verdict.is_yes() && choice.index != index => choice,
        _ => return Some(verdict),
    };
    let (chosen, image) = (images.into_iter().nth(choice.index)?.name, image.name);
    Some(if chosen.kind != image.kind {
        Verdict::NoPickKind
    } else if chosen.target.number() != image.target.number() {
        Verdict::NoPickNumber
    } else {
        Verdict::NoPickOrder
    })
}
