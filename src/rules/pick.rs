//! Which of several images does a device run?
//!
//! An [`Image`] is a [`Name`]: a cubin (`sm_`), PTX (`compute_`) or LTO IR (`lto_`, which no driver loads); and the `.version` of PTX, on
//! which it depends which driver compiles it.
//!
//! What is documented: a cubin that loads is preferred to PTX, and of several the "most appropriate" one is taken. What that is was asked of a
//! driver (580.159.04 on a device of 9.0, `silicon/`; a third party reports the same of 597.06 on 8.9): the driver looks at the images that are for
//! the device, and takes a cubin before PTX, then the nearest compute capability, then suffix `a` before none; of equal images the first, but of
//! PTX for the device's own target the last. What it has taken it loads or compiles, and where that fails it tries no other. Source:
//! `loading/LOADING.md`, "Order inside one fatbin"; `silicon/580.159.04_9.0.tsv` (erratum E60).

use super::runs::{Drivers, Linking, Stored, fits_why, stored_runs, stored_runs_why, supports_why};
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
        /// Others are equal: the first, but the last of PTX for the device's own target.
        Order   = 4, ORDER,   "of equal images the first is taken, of PTX for the device's own target the last";
        /// Others have the same number and another suffix, one of the two is `f`, and nothing states which is preferred; the order decides here.
        Suffix  = 5, SUFFIX,  "images differ in the suffix only, and no document says which is preferred";
        /// Others have the same number and no suffix.
        ArchSpecific = 6, ARCH_SPECIFIC, "code with suffix a is preferred to code without";
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
    /// Whether the drivers support the device.
    pub supports: Verdict,
    next: usize,
    cubin: Kind,
    ptx: Kind,
    /// Of an image of which not even the kind or the target is known.
    unknown: Option<Verdict>,
    /// The reason of the image that is nearest to running.
    nearest: Option<((u8, u8, u32), Verdict)>,
}

/// What is known of the images of a kind.
#[derive(Clone, Copy)]
struct Kind {
    /// The one that the driver takes of those that run, and of PTX for the device that it does not compile.
    best: Option<Best>,
    /// The highest of which it is unknown whether it runs.
    unknown: Option<(u32, Verdict)>,
    /// The highest that is for the device, and that the driver may pass over, or take and not read.
    refused: Option<(u32, Verdict)>,
}

impl Kind {
    const NONE: Self = Self {
        best: None,
        unknown: None,
        refused: None,
    };
}

impl Choosing {
    pub fn new(drivers: Drivers, device: Cc) -> Self {
        Self {
            drivers,
            device,
            supports: supports_why(drivers, device),
            next: 0,
            cubin: Kind::NONE,
            ptx: Kind::NONE,
            unknown: None,
            nearest: None,
        }
    }

    /// Nothing is chosen yet: the next module.
    pub const fn restart(&mut self) {
        self.next = 0;
        (self.cubin, self.ptx) = (Kind::NONE, Kind::NONE);
        (self.unknown, self.nearest) = (None, None);
    }

    /// The next image.
    pub fn add(&mut self, stored: Stored) {
        let (index, name, device) = (self.next, stored.image.name, self.device);
        self.next = index.saturating_add(1);
        let fits = fits_why(stored, device);
        let verdict = match (self.supports.answer(), fits.answer()) {
            (Answer::No, _) => self.supports,
            (_, Answer::No) => fits,
            _ if stored_runs(self.drivers, stored, device) => Verdict::Yes,
            _ => stored_runs_why(self.drivers, stored, device),
        };
        self.see(name, verdict);
        let kind = match name.kind {
            NameKind::Sm => &mut self.cubin,
            NameKind::Compute => &mut self.ptx,
            NameKind::Lto => return,
        };
        let number = name.target.number();
        let higher = |known: Option<(u32, Verdict)>| match known {
            Some((highest, _)) if highest >= number => known,
            _ => Some((number, verdict)),
        };
        let is_compiled = name.kind == NameKind::Compute && stored.linking == Linking::Ready && fits.is_yes();
        match verdict.answer() {
            Answer::Yes => kind.best = Some(Best::of(kind.best, index, name, verdict, device)),
            // PTX that is for the device, and that fails to compile, is taken as any other.
            Answer::No if is_compiled && self.supports.answer() != Answer::No => {
                kind.best = Some(Best::of(kind.best, index, name, verdict, device));
            }
            Answer::No if fits.is_yes() => kind.refused = higher(kind.refused),
            Answer::No => {}
            Answer::Unknown => {
                kind.unknown = higher(kind.unknown);
                // An image of which it is unknown whether it is for the device runs if it is.
                if fits.is_yes() || stored.linking != Linking::Ready {
                    kind.refused = higher(kind.refused);
                }
            }
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

    /// The image that is taken, whether it runs or is PTX that is not compiled.
    fn taken(&self) -> Option<Best> {
        self.cubin.best.or(self.ptx.best)
    }

    /// The image that is taken and runs.
    pub fn choice(&self) -> Option<Choice> {
        let best = self.taken().filter(|best| best.verdict.is_yes())?;
        Some(Choice {
            index: best.index,
            reason: match best {
                Best {
                    has_other_suffix: true, ..
                } => PickReason::Suffix,
                Best { has_equal: true, .. } => PickReason::Order,
                Best {
                    has_no_suffix: true, ..
                } => PickReason::ArchSpecific,
                Best { has_lower: true, .. } => PickReason::Nearest,
                _ if self.cubin.best.is_some() && self.ptx.best.is_some() => PickReason::Kind,
                _ => PickReason::Only,
            },
            has_unknown_rival: self.rival(best, |kind| kind.unknown).is_some(),
            reserved: [0; 3],
        })
    }

    /// Why the first of these that would come before the best does not run, or may not.
    fn rival(&self, best: Best, rival: impl Fn(&Kind) -> Option<(u32, Verdict)>) -> Option<Verdict> {
        let outranks = |kind: &Kind| rival(kind).filter(|(number, _)| *number >= best.number);
        let before = match self.cubin.best {
            Some(_) => outranks(&self.cubin),
            None => rival(&self.cubin).or_else(|| outranks(&self.ptx)),
        };
        before.map(|(_, verdict)| verdict)
    }

    /// Whether one of them runs.
    pub fn runs(&self) -> bool {
        let best = self.taken().filter(|best| best.verdict.is_yes());
        best.is_some_and(|best| self.rival(best, |kind| kind.refused).is_none())
    }

    /// As [`runs`](Self::runs), with the reason; `None` where there is none.
    pub fn why(&self) -> Option<Verdict> {
        let Some(best) = self.taken() else {
            let nearest = self.nearest.map(|(_, nearest)| nearest);
            let open = nearest.filter(|nearest| nearest.answer() != Answer::No);
            return open.or(self.unknown).or(nearest);
        };
        let refused = self.rival(best, |kind| kind.refused);
        Some(match (best.verdict.answer(), refused) {
            (Answer::Yes, None) => Verdict::Yes,
            (Answer::Yes, Some(_)) => Verdict::UnknownRival,
            (_, refused) => refused
                .filter(|verdict| verdict.answer() == Answer::Unknown)
                .or_else(|| self.rival(best, |kind| kind.unknown))
                .or(self.unknown)
                .unwrap_or(best.verdict),
        })
    }
}

/// The best image of a kind so far.
#[derive(Clone, Copy)]
struct Best {
    index: usize,
    number: u32,
    suffix: Suffix,
    /// Yes, or why the driver does not compile it.
    verdict: Verdict,
    has_lower: bool,
    has_equal: bool,
    /// There is one of the same number without a suffix, which this one has.
    has_no_suffix: bool,
    has_other_suffix: bool,
}

impl Best {
    /// The better of the best so far and another image.
    fn of(best: Option<Self>, index: usize, image: Name, verdict: Verdict, device: Cc) -> Self {
        let new = Self {
            index,
            number: image.target.number(),
            suffix: image.target.suffix(),
            verdict,
            has_lower: best.is_some(),
            has_equal: false,
            has_no_suffix: false,
            has_other_suffix: false,
        };
        let Some(best) = best else { return new };
        match new.number.cmp(&best.number) {
            core::cmp::Ordering::Greater => new,
            core::cmp::Ordering::Less => Self {
                has_lower: true,
                ..best
            },
            core::cmp::Ordering::Equal => best.or_equal(new, image.kind, device),
        }
    }

    /// The better of this and another of the same number.
    fn or_equal(self, new: Self, kind: NameKind, device: Cc) -> Self {
        use Suffix::{A, Base, F};
        let is_own_ptx = kind == NameKind::Compute && new.suffix == Base && new.number == device.0;
        let is_new = match (self.suffix, new.suffix) {
            (A, A) | (Base | F, F) => false,
            (Base | F, A) => true,
            (A, _) => false,
            (Base | F, Base) => is_own_ptx,
        };
        let (suffixes, is_same) = ([self.suffix, new.suffix], self.suffix == new.suffix);
        Self {
            has_lower: self.has_lower,
            has_equal: is_same || self.has_equal && !is_new,
            has_no_suffix: self.has_no_suffix || !is_same && !suffixes.contains(&F),
            has_other_suffix: self.has_other_suffix || !is_same && suffixes.contains(&F),
            ..if is_new { new } else { self }
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
    let (drivers, nth) = (drivers.into(), |index| -> Option<Stored> {
        Some(images.clone().into_iter().nth(index)?.into())
    });
    let image = nth(index)?;
    let verdict = stored_runs_why(drivers, image, device);
    let mut choosing = Choosing::new(drivers, device);
    for image in images.clone() {
        choosing.add(image.into());
    }
    // One that is taken and not compiled is preferred all the same.
    let taken = match choosing.taken() {
        Some(taken) if verdict.is_yes() && taken.index != index => nth(taken.index)?.image.name,
        _ => return Some(verdict),
    };
    let image = image.image.name;
    Some(if taken.kind != image.kind {
        Verdict::NoPickKind
    } else if taken.target.number() != image.target.number() {
        Verdict::NoPickNumber
    } else {
        Verdict::NoPickOrder
    })
}
