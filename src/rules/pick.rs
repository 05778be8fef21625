//! Which of several images does a device run?
//!
//! An [`Image`] is a [`Name`]: a cubin (`sm_`), PTX (`compute_`) or LTO IR (`lto_`, which no driver loads); and the `.version` of PTX, on
//! which it depends which driver compiles it.
//!
//! What is documented: a cubin that loads is preferred to PTX, and of several the "most appropriate" one is taken. That
//! this is the one with the nearest compute capability, and that of equals the first cubin and the last PTX are taken,
//! was reported for one driver by a third party. Source: `loading/LOADING.md`, "Order inside one fatbin" (erratum E60).

use super::runs::{Drivers, Stored, fits_why, stored_runs, stored_runs_why};
use crate::targets::{Cc, Name, NameKind, Suffix};
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
    /// The toolkit that wrote it; `None` where it is not known. It is of cubins that a driver reads some and others not.
    pub toolkit: Option<Version>,
}

impl From<Name> for Image {
    /// An image of which neither the `.version` nor the toolkit is known.
    fn from(name: Name) -> Self {
        Self {
            name,
            ptx: None,
            toolkit: None,
        }
    }
}

/// The image that a device of this compute capability runs; `None` when none of them is known to run.
#[must_use]
pub fn pick(
    drivers: impl Into<Drivers>,
    images: impl IntoIterator<Item = impl Into<Stored>>,
    device: Cc,
) -> Option<Choice> {
    let mut choosing = Choosing::new(drivers.into(), device);
    for image in images {
        choosing.add(image.into());
    }
    choosing.choice()
}

/// What a driver chooses of images, one after the other.
#[derive(Clone, Copy)]
pub(super) struct Choosing {
    pub drivers: Drivers,
    pub device: Cc,
    next: usize,
    cubin: Kind,
    ptx: Kind,
    /// Of an image of which not even the kind or the target is known.
    unknown: Option<Verdict>,
    /// The reason of the image that is nearest to running.
    nearest: Option<((u8, u8, u32), Verdict)>,
}

/// What is known of the images of a kind.
#[derive(Clone, Copy, Default)]
struct Kind {
    best: Option<Best>,
    /// The highest of which it is unknown whether it runs; 0 where there is none.
    unknown: u32,
    /// The highest that is for the device, and that the driver is not known to take; 0 where there is none.
    refused: u32,
}

impl Choosing {
    pub const fn new(drivers: Drivers, device: Cc) -> Self {
        const NONE: Kind = Kind {
            best: None,
            unknown: 0,
            refused: 0,
        };
        Self {
            drivers,
            device,
            next: 0,
            cubin: NONE,
            ptx: NONE,
            unknown: None,
            nearest: None,
        }
    }

    /// The next image.
    pub fn add(&mut self, stored: Stored) {
        let (index, name) = (self.next, stored.image.name);
        self.next = index.saturating_add(1);
        let verdict = if stored_runs(self.drivers, stored, self.device) {
            Verdict::Yes
        } else {
            stored_runs_why(self.drivers, stored, self.device)
        };
        self.see(name, verdict);
        let kind = match name.kind {
            NameKind::Sm => &mut self.cubin,
            NameKind::Compute => &mut self.ptx,
            NameKind::Lto => return,
        };
        let number = name.target.number();
        match verdict.answer() {
            Answer::Yes => kind.best = Some(Best::of(kind.best, index, name)),
            Answer::Unknown => kind.unknown = kind.unknown.max(number),
            Answer::No => {}
        }
        if !verdict.is_yes() && fits_why(stored, self.device).is_yes() {
            kind.refused = kind.refused.max(number);
        }
    }

    /// An image of which nothing is known but this.
    pub fn add_unknown(&mut self, verdict: Verdict) {
        self.next = self.next.saturating_add(1);
        self.unknown = Some(verdict);
    }

    fn see(&mut self, name: Name, verdict: Verdict) {
        let is_older = name.target.cc() <= self.device;
        // A cubin of a newer device is no nearer than PTX is: both are out of reach.
        let kind = match name.kind {
            NameKind::Compute if is_older => 2,
            NameKind::Sm if is_older => 1,
            _ => 0,
        };
        let answer = match verdict.answer() {
            Answer::Yes => 2,
            Answer::Unknown => 1,
            Answer::No => 0,
        };
        let rank = (answer, kind, !name.target.number().abs_diff(self.device.0));
        if self.nearest.is_none_or(|(nearest, _)| rank > nearest) {
            self.nearest = Some((rank, verdict));
        }
    }

    /// The image that is taken.
    pub fn choice(&self) -> Option<Choice> {
        let best = self.cubin.best.or(self.ptx.best)?;
        Some(Choice {
            index: best.index,
            reason: match best {
                Best {
                    has_other_suffix: true, ..
                } => PickReason::Suffix,
                Best { has_equal: true, .. } => PickReason::Order,
                Best { has_lower: true, .. } => PickReason::Nearest,
                _ if self.cubin.best.is_some() && self.ptx.best.is_some() => PickReason::Kind,
                _ => PickReason::Only,
            },
            has_unknown_rival: self.has_rival(best, |kind| kind.unknown),
            reserved: [0; 3],
        })
    }

    /// Whether one of these would come before the best.
    fn has_rival(&self, best: Best, rival: impl Fn(&Kind) -> u32) -> bool {
        let outranks = |kind: &Kind| rival(kind) >= best.number;
        match self.cubin.best {
            Some(_) => outranks(&self.cubin),
            None => rival(&self.cubin) > 0 || outranks(&self.ptx),
        }
    }

    /// Whether one of them runs; `None` where there is none.
    pub fn why(&self) -> Option<Verdict> {
        let best = self.cubin.best.or(self.ptx.best);
        match best {
            Some(best) if self.has_rival(best, |kind| kind.refused) => Some(Verdict::UnknownRival),
            _ => match self.nearest {
                Some((_, nearest)) if nearest.answer() != Answer::No => Some(nearest),
                nearest => self.unknown.or(nearest.map(|(_, nearest)| nearest)),
            },
        }
    }
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
pub fn picks(
    drivers: impl Into<Drivers>,
    images: impl IntoIterator<Item = impl Into<Stored>>,
    device: Cc,
    index: usize,
) -> bool {
    pick(drivers, images, device).is_some_and(|choice| choice.index == index)
}

/// As [`picks`], with the reason; `None` when the list has no such place.
#[must_use]
pub fn picks_why(
    drivers: impl Into<Drivers>,
    images: impl IntoIterator<Item = impl Into<Stored>> + Clone,
    device: Cc,
    index: usize,
) -> Option<Verdict> {
    let drivers = drivers.into();
    let nth = |index| Some(images.clone().into_iter().nth(index)?.into());
    let image: Stored = nth(index)?;
    let verdict = stored_runs_why(drivers, image, device);
    let choice = match pick(drivers, images.clone(), device) {
        Some(choice) if verdict.is_yes() && choice.index != index => choice,
        _ => return Some(verdict),
    };
    let (chosen, image) = (nth(choice.index)?.image.name, image.image.name);
    Some(if chosen.kind != image.kind {
        Verdict::NoPickKind
    } else if chosen.target.number() != image.target.number() {
        Verdict::NoPickNumber
    } else {
        Verdict::NoPickOrder
    })
}
