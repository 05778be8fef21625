//! What would a packager change about the images that are built?

use super::cover;
use super::coverage::{covers, is_idle};
use super::load::loads;
use super::pick::Image;
use super::runs::{Drivers, stored_runs_why};
use crate::drivers::driver_supports_why;
use crate::targets::{Cc, Name, NameKind, Suffix, Target};
use crate::{Answer, Toolkit};

coded_enum! {
    /// What is advised about the images of a list.
    #[non_exhaustive]
    pub enum AdviceKind {
        /// An image to add: devices run nothing of the list, and would run this.
        Add         = 1, ADD,          "a device runs nothing of the list; this would run there";
        /// A device runs nothing of the list, and the toolkit builds no cubin that is known to run there.
        NotBuilt    = 2, NOT_BUILT,    "a device runs nothing of the list, and the toolkit builds no cubin that is known to run there";
        /// An image to leave out: none of the devices runs it.
        Idle        = 3, IDLE,         "none of the devices runs it";
        /// An image with a suffix that stands alone: nothing without a suffix runs where it does, so that nothing is left for
        /// other devices of that generation and for devices to come.
        NoFallback  = 4, NO_FALLBACK,  "an image with a suffix, and none without one that runs on the same device";
        /// PTX to add: the list has none without a suffix, so that a device that is newer than all of it runs nothing.
        NoPtx       = 5, NO_PTX,       "no PTX without a suffix: newer devices run nothing";
        /// PTX to write instead: newer devices compile PTX that is older than the newest cubin.
        OldPtx      = 6, OLD_PTX,      "newer devices compile PTX that is older than the newest cubin";
        /// An image with suffix `f` to write instead of one with `a`: the family's other devices run it too.
        Family      = 7, FAMILY,       "suffix f in place of a: the other devices of the family run it too";
        /// The driver does not support a device: no image runs there.
        Driver      = 8, DRIVER,       "the driver does not support the device: no image runs there";
    }
}

/// A piece of advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Advice {
    /// What is advised.
    pub kind: AdviceKind,
    /// The position in the list of the image that it is about; `None` of [`AdviceKind::Add`], [`AdviceKind::NotBuilt`],
    /// [`AdviceKind::NoPtx`] and [`AdviceKind::Driver`].
    pub index: Option<usize>,
    /// The image to add or to write instead; `None` of [`AdviceKind::NotBuilt`], [`AdviceKind::Idle`] and
    /// [`AdviceKind::Driver`].
    pub image: Option<Name>,
    /// The device that it is about; the lowest if there are several. `None` if it is about no device in particular.
    pub device: Option<Cc>,
}

/// What to change about the images of a list that must run on these devices. First what to add for the devices that run
/// nothing; then, image by image, what adds nothing or what to write instead; then the PTX for devices to come.
///
/// Only images that the toolkit builds are advised. An image of which it is unknown whether it runs does not count as
/// running, and is not called idle. For an empty list there is only advice to add. LTO IR is not judged, because it is
/// linked first.
pub fn advise(
    toolkit: Toolkit,
    drivers: impl Into<Drivers>,
    images: impl Iterator<Item = Image> + Clone,
    devices: impl Iterator<Item = Cc> + Clone,
) -> impl Iterator<Item = Advice> + Clone {
    let list = List {
        toolkit,
        drivers: drivers.into(),
        images,
        devices,
    };
    let (images, devices) = (list.images.clone().count(), list.devices.clone().count());
    let end = cover::MAX_IMAGES
        .saturating_add(devices)
        .saturating_add(images.saturating_mul(3))
        .saturating_add(1);
    (0..end).filter_map(move |at| list.piece(at, devices, images))
}

impl Advice {
    const fn new(kind: AdviceKind) -> Self {
        Self {
            kind,
            index: None,
            image: None,
            device: None,
        }
    }
}

/// Whether a set of numbers has this one.
fn has(set: &[u32; 4], number: usize) -> bool {
    set.get(number / 32).is_some_and(|word| word >> (number % 32) & 1 != 0)
}

#[derive(Clone)]
struct List<I, D> {
    toolkit: Toolkit,
    drivers: Drivers,
    images: I,
    devices: D,
}

impl<I: Iterator<Item = Image> + Clone, D: Iterator<Item = Cc> + Clone> List<I, D> {
    fn builds(&self, target: Target) -> bool {
        self.toolkit.builds(target)
    }

    /// Whether the device runs nothing of the list, for all that is known.
    fn is_left_out(&self, device: Cc) -> bool {
        !covers(self.drivers, self.images.clone(), device)
    }

    fn has_cubin(&self, device: Cc) -> bool {
        let runs = |cubin| cover::runs_cubin(self.toolkit, self.drivers, cubin, device);
        cover::built(self.toolkit).any(runs)
    }

    /// Whether the driver is known not to support the device.
    fn is_refused(&self, device: Cc) -> bool {
        driver_supports_why(self.drivers.kernel(device), device).answer() == Answer::No
    }

    /// A piece of advice by its place in the order: what may be added, device by device, three for each image, the PTX.
    fn piece(&self, at: usize, devices: usize, images: usize) -> Option<Advice> {
        let Some(later) = at.checked_sub(cover::MAX_IMAGES) else {
            return self.added(at);
        };
        let Some(about) = later.checked_sub(devices) else {
            return self.not_built(later);
        };
        let index = about / 3;
        match about % 3 {
            _ if index >= images => self.ptx(),
            0 => self.idle(index),
            1 => self.no_fallback(index),
            _ => self.family(index),
        }
    }

    /// The devices that run nothing of the list and would run a cubin of the toolkit, a bit a compute capability: none above 127 does. A set,
    /// so that what asks again and again does not ask the whole list each time.
    #[inline(never)]
    fn left_out(&self) -> [u32; 4] {
        let mut set = [0; 4];
        for device in self.devices.clone() {
            if let Some(word) = set.get_mut(device.0 as usize / 32)
                && self.has_cubin(device)
                && self.is_left_out(device)
            {
                *word |= 1 << (device.0 % 32);
            }
        }
        set
    }

    /// One of the fewest cubins for what is left out.
    #[inline(never)]
    fn added(&self, at: usize) -> Option<Advice> {
        let left_out = self.left_out();
        let left_out = (0..128_usize)
            .filter(|number| has(&left_out, *number))
            .map(|number| Cc(number as u32));
        let cubins = cover::cubins(self.toolkit, self.drivers, left_out.clone()).ok()?;
        let cubin = cubins.iter().nth(at)?;
        Some(Advice {
            image: Some(cubin.into()),
            device: left_out.filter(|&device| loads(cubin, device)).min(),
            ..Advice::new(AdviceKind::Add)
        })
    }

    #[inline(never)]
    fn not_built(&self, at: usize) -> Option<Advice> {
        let device = self.devices.clone().nth(at)?;
        let kind = match self.is_refused(device) {
            true => AdviceKind::Driver,
            false => AdviceKind::NotBuilt,
        };
        (self.is_left_out(device) && !self.has_cubin(device)).then_some(Advice {
            device: Some(device),
            ..Advice::new(kind)
        })
    }

    #[inline(never)]
    fn idle(&self, index: usize) -> Option<Advice> {
        let devices = self.devices.clone().filter(|device| !self.is_refused(*device));
        let is_idle = devices.clone().next().is_some() && is_idle(self.drivers, self.images.clone(), devices, index);
        is_idle.then_some(Advice {
            index: Some(index),
            ..Advice::new(AdviceKind::Idle)
        })
    }

    /// The first image of a target with a suffix, where no image without one can run on the target's own device.
    #[inline(never)]
    fn no_fallback(&self, index: usize) -> Option<Advice> {
        let image = self.images.clone().nth(index)?;
        let target = image.name.target;
        let is_first = !self.images.clone().take(index).any(|other| other.name.target == target);
        let stands_behind = |other: Image| {
            other.name.target.suffix() == Suffix::Base
                && stored_runs_why(self.drivers, other.into(), target.cc()).answer() != Answer::No
        };
        let is_alone = target.suffix() != Suffix::Base
            && image.name.kind != NameKind::Lto
            && is_first
            && !self.is_refused(target.cc())
            && !self.images.clone().any(stands_behind);
        let base = target.cc().target().filter(|base| self.builds(*base));
        is_alone.then_some(Advice {
            index: Some(index),
            image: base.map(|base| base.named(image.name.kind)),
            device: Some(target.cc()),
            ..Advice::new(AdviceKind::NoFallback)
        })
    }

    /// An image with suffix `a`, where one with `f` would run on the devices of several such images, or on a device that is left out.
    #[inline(never)]
    fn family(&self, index: usize) -> Option<Advice> {
        let image = self.images.clone().nth(index)?;
        let (kind, family) = (image.name.kind, image.name.target.family()?);
        let is_alike = |other: &Image| {
            let target = other.name.target;
            other.name.kind == kind && target.suffix() == Suffix::A && target.family() == Some(family)
        };
        if kind == NameKind::Lto || !is_alike(&image) {
            return None;
        }
        let lowest = self
            .images
            .clone()
            .filter(is_alike)
            .map(|other| other.name.target.cc())
            .min()?;
        let shared = lowest
            .target()?
            .with_suffix(Suffix::F)
            .filter(|shared| self.builds(*shared))?;
        let has_it = self.images.clone().any(|other| other.name == shared.named(kind));
        // The suffix makes the same difference to PTX and to cubins.
        let replaces_several = self
            .images
            .clone()
            .filter(is_alike)
            .any(|other| other.name.target != image.name.target);
        let gained = self
            .devices
            .clone()
            .filter(|&device| cover::runs_cubin(self.toolkit, self.drivers, shared, device))
            .filter(|&device| self.is_left_out(device))
            .min();
        let is_useful = !has_it && loads(shared, image.name.target.cc()) && (replaces_several || gained.is_some());
        is_useful.then_some(Advice {
            index: Some(index),
            image: Some(shared.named(kind)),
            device: gained,
            ..Advice::new(AdviceKind::Family)
        })
    }

    /// The PTX for devices to come: of the highest compute capability that the list has a cubin for and the toolkit builds.
    #[inline(never)]
    fn ptx(&self) -> Option<Advice> {
        let newest = |kind: NameKind, only_base: bool| {
            let fitting = self.images.clone().enumerate().filter(move |(_, image)| {
                image.name.kind == kind && (!only_base || image.name.target.suffix() == Suffix::Base)
            });
            fitting.max_by_key(|(_, image)| image.name.target.number())
        };
        let cubin = newest(NameKind::Sm, false);
        let ptx = newest(NameKind::Compute, true);
        let highest = cubin.into_iter().chain(newest(NameKind::Compute, false));
        let wanted = highest.map(|(_, image)| image.name.target.cc()).max()?;
        if ptx.is_some_and(|(_, ptx)| ptx.name.target.cc() >= wanted) {
            return None;
        }
        let base = wanted.target().filter(|base| self.builds(*base))?;
        Some(Advice {
            index: ptx.map(|(index, _)| index),
            image: Some(base.named(NameKind::Compute)),
            ..Advice::new(if ptx.is_some() {
                AdviceKind::OldPtx
            } else {
                AdviceKind::NoPtx
            })
        })
    }
}
