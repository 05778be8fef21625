//! Which of several images does a device run?
//!
//! An [`Image`] is a [`Name`], that is a cubin (`sm_`), PTX (`compute_`) or LTO IR (`lto_`, which no driver loads), and
//! the `.version` of PTX, which decides which drivers compile it.
//!
//! What is documented: a cubin that loads is preferred to PTX, and of several the "most appropriate" one is taken. A
//! driver was asked what it takes (580.159.04 on a device of 9.0, `silicon/`; a third party reports the same of 597.06
//! on 8.9). It looks at the images that are for the device. It takes a cubin before PTX, then the nearest compute
//! capability, then suffix `a` before none. Among equal images it takes the first; among PTX for the device's own
//! target, the last. It then loads or compiles that image. If that fails, it tries no other. Source:
//! `loading/LOADING.md`, "Order inside one fatbin"; `silicon/580.159.04_9.0.tsv` (erratum E60).

use super::runs::{
    Drivers, Linking, Stored, Taken, first_refusal, fits_why, stored_runs, stored_runs_why, supports_why,
};
use crate::targets::{Cc, Name, NameKind, Suffix, Target};
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
        /// Others are equal: this is the first, or, of PTX for the device's own target, the last.
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
    /// The toolkit that wrote it; `None` if it is not known. It decides which drivers read a cubin.
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
    Choosing::of(drivers, images, device).choice()
}

/// What a driver chooses of images, one after the other.
#[derive(Clone, Copy)]
pub(super) struct Choosing {
    pub drivers: Drivers,
    pub device: Cc,
    /// Whether the drivers support the device.
    pub supports: Verdict,
    /// The place of the next image: no list is as long as 2^32.
    next: u32,
    cubin: Kind,
    ptx: Kind,
}

/// What is known of the images of a kind.
#[derive(Clone, Copy)]
struct Kind {
    /// The one that the driver takes of those that run, and of PTX for the device that it does not compile.
    best: Option<Best>,
    /// The highest number of those of which it is unknown whether they run; 0 where there is none.
    unknown: u16,
    /// That of those that are for the device, and that the driver may pass over, or take and not read.
    refused: u16,
}

impl Kind {
    const NONE: Self = Self {
        best: None,
        unknown: 0,
        refused: 0,
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
        }
    }

    /// What a driver chooses of all these.
    #[inline(always)]
    pub fn of(drivers: impl Into<Drivers>, images: impl IntoIterator<Item = impl Into<Stored>>, device: Cc) -> Self {
        let mut choosing = Self::new(drivers.into(), device);
        for image in images {
            choosing.add(image.into());
        }
        choosing
    }

    /// The next image, and whether it runs by itself.
    pub fn add(&mut self, stored: Stored) -> Verdict {
        let (index, name, device) = (self.next, stored.image.name, self.device);
        self.next = index.saturating_add(1);
        let fits = fits_why(stored, device);
        let verdict = match (self.supports.answer(), fits.answer()) {
            (Answer::No, _) => self.supports,
            (_, Answer::No) => fits,
            _ if stored_runs(self.drivers, stored, device) => Verdict::Yes,
            _ => first_refusal(self.supports, fits, self.drivers.user(device), stored, device),
        };
        let kind = match name.kind {
            NameKind::Sm => &mut self.cubin,
            NameKind::Compute => &mut self.ptx,
            NameKind::Lto => return verdict,
        };
        let number = name.target.number() as u16;
        use Verdict::{NoDriverConcatenated, NoDriverPtx, NoPtxVersion, NoPtxVersionLow};
        match verdict.answer() {
            Answer::Yes => kind.best = Some(Best::of(kind.best, index, name, true, device)),
            // PTX that is for the device, and that fails to compile, is taken as any other.
            Answer::No if matches!(verdict, NoDriverPtx | NoPtxVersion | NoPtxVersionLow) => {
                kind.best = Some(Best::of(kind.best, index, name, false, device));
            }
            Answer::No if verdict == NoDriverConcatenated => {}
            Answer::No if fits.is_yes() => kind.refused = kind.refused.max(number),
            Answer::No => {}
            Answer::Unknown => {
                kind.unknown = kind.unknown.max(number);
                // An image of which it is unknown whether it is for the device runs if it is.
                if fits.is_yes() || stored.linking != Linking::Ready {
                    kind.refused = kind.refused.max(number);
                }
            }
        }
        verdict
    }

    /// The image that is taken, whether it runs or is PTX that is not compiled.
    fn taken(&self) -> Option<Best> {
        self.cubin.best.or(self.ptx.best)
    }

    /// Passes over the next place in the list: a driver does not choose it.
    pub fn skip(&mut self) {
        self.next = self.next.saturating_add(1);
    }

    /// The image that is taken and runs.
    pub fn choice(&self) -> Option<Choice> {
        let best = self.taken().filter(|best| best.runs)?;
        Some(Choice {
            index: best.index as usize,
            reason: self.reason(best),
            has_unknown_rival: self.has_rival(best, |kind| kind.unknown),
            reserved: [0; 3],
        })
    }

    /// The same, as an image of a file.
    pub fn taken_and_runs(&self) -> Option<Taken> {
        let best = self.taken().filter(|best| best.runs)?;
        let kind = if self.cubin.best.is_some() {
            NameKind::Sm
        } else {
            NameKind::Compute
        };
        Some(Taken {
            entry: best.index,
            name: best.target.named(kind),
            reason: self.reason(best),
        })
    }

    fn reason(&self, best: Best) -> PickReason {
        match best.because {
            Because::Suffix => PickReason::Suffix,
            Because::Order => PickReason::Order,
            Because::ArchSpecific => PickReason::ArchSpecific,
            Because::Nearest => PickReason::Nearest,
            Because::Alone if self.cubin.best.is_some() && self.ptx.best.is_some() => PickReason::Kind,
            Because::Alone => PickReason::Only,
        }
    }

    /// Whether one of these would come before the best.
    fn has_rival(&self, best: Best, rival: impl Fn(&Kind) -> u16) -> bool {
        let outranks = |kind: &Kind| u32::from(rival(kind)) >= best.target.number();
        match self.cubin.best {
            Some(_) => outranks(&self.cubin),
            None => rival(&self.cubin) > 0 || outranks(&self.ptx),
        }
    }

    /// Whether one of them runs.
    pub fn runs(&self) -> bool {
        let best = self.taken().filter(|best| best.runs);
        best.is_some_and(|best| !self.has_rival(best, |kind| kind.refused))
    }
}

/// What a driver chooses, with the reasons why it runs nothing.
#[derive(Clone, Copy)]
pub(super) struct Reasons {
    pub choosing: Choosing,
    /// Of the PTX that is taken, why it is not compiled.
    fails: Option<Verdict>,
    /// Of an image of which not even the kind or the target is known.
    unknown: Option<Verdict>,
    /// That of the image that does not run, or may not, and is nearest to it.
    nearest: Option<((u8, u8, u16), Verdict)>,
}

impl Reasons {
    pub fn new(drivers: Drivers, device: Cc) -> Self {
        Self {
            choosing: Choosing::new(drivers, device),
            fails: None,
            unknown: None,
            nearest: None,
        }
    }

    /// Nothing is chosen yet: the next module. Places are counted on.
    pub const fn restart(&mut self) {
        (self.choosing.cubin, self.choosing.ptx) = (Kind::NONE, Kind::NONE);
        (self.fails, self.unknown, self.nearest) = (None, None, None);
    }

    /// The next image.
    pub fn add(&mut self, stored: Stored) {
        let (index, name) = (self.choosing.next, stored.image.name);
        let verdict = self.choosing.add(stored);
        if verdict.is_yes() {
            return;
        }
        if self
            .choosing
            .ptx
            .best
            .is_some_and(|best| best.index == index && !best.runs)
        {
            self.fails = Some(verdict);
        }
        let is_older = name.target.cc() <= self.choosing.device;
        // A cubin of a newer device is no nearer than PTX is: both are out of reach.
        let kind = match name.kind {
            NameKind::Compute if is_older => 2,
            NameKind::Sm if is_older => 1,
            _ => 0,
        };
        let distance = name.target.number().abs_diff(self.choosing.device.0);
        let nearness = !u16::try_from(distance).unwrap_or(u16::MAX);
        let rank = (u8::from(verdict.answer() == Answer::Unknown), kind, nearness);
        if self.nearest.is_none_or(|(nearest, _)| rank > nearest) {
            self.nearest = Some((rank, verdict));
        }
    }

    /// An image of which nothing is known but this.
    pub fn add_unknown(&mut self, verdict: Verdict) {
        self.choosing.next = self.choosing.next.saturating_add(1);
        self.unknown = Some(verdict);
    }

    /// Whether one of them runs; `None` if there is no image.
    pub fn why(&self) -> Option<Verdict> {
        let it = &self.choosing;
        let nearest = self.nearest.map(|(_, nearest)| nearest);
        let open = nearest.filter(|nearest| nearest.answer() == Answer::Unknown);
        match it.taken() {
            None => open.or(self.unknown).or(nearest),
            Some(best) if best.runs && it.has_rival(best, |kind| kind.refused) => Some(Verdict::UnknownRival),
            Some(best) if best.runs => Some(Verdict::Yes),
            Some(best) if it.has_rival(best, |kind| kind.unknown) => open,
            Some(_) => self.unknown.or(self.fails),
        }
    }
}

/// Why an image comes before the others of its kind, what weighs most last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
enum Because {
    Alone,
    Nearest,
    ArchSpecific,
    Order,
    Suffix,
}

/// The best image of a kind so far.
#[derive(Clone, Copy)]
struct Best {
    index: u32,
    target: Target,
    /// False of PTX that is not compiled.
    runs: bool,
    because: Because,
}

impl Best {
    /// The better of the best so far and another image.
    fn of(best: Option<Self>, index: u32, image: Name, runs: bool, device: Cc) -> Self {
        let new = Self {
            index,
            target: image.target,
            runs,
            because: if best.is_some() {
                Because::Nearest
            } else {
                Because::Alone
            },
        };
        let Some(best) = best else { return new };
        match new.target.number().cmp(&best.target.number()) {
            core::cmp::Ordering::Greater => new,
            core::cmp::Ordering::Less => best.and(Because::Nearest),
            core::cmp::Ordering::Equal => best.or_equal(new, image.kind, device),
        }
    }

    fn and(self, because: Because) -> Self {
        Self {
            because: self.because.max(because),
            ..self
        }
    }

    /// The better of this and another of the same number.
    fn or_equal(self, new: Self, kind: NameKind, device: Cc) -> Self {
        use Suffix::{A, Base, F};
        let is_own_ptx = kind == NameKind::Compute && device.target() == Some(new.target);
        match (self.target.suffix(), new.target.suffix()) {
            (A, A) | (F, F) => self.and(Because::Order),
            (Base, Base) if is_own_ptx => new.and(self.because).and(Because::Order),
            (Base, Base) => self.and(Because::Order),
            // What was of equal images does not matter any more.
            (Base, A) if self.because != Because::Suffix => new.and(Because::ArchSpecific),
            (A, Base) => self.and(Because::ArchSpecific),
            (Base | F, A) => new.and(Because::Suffix),
            (F, Base) if is_own_ptx => new.and(Because::Suffix),
            _ => self.and(Because::Suffix),
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
    // One that is taken and not compiled is preferred all the same.
    let taken = match Choosing::of(drivers, images.clone(), device).taken() {
        Some(taken) if verdict.is_yes() && taken.index as usize != index => nth(taken.index as usize)?.image.name,
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
