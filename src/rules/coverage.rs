//! What does a device run of some images, and which of them do some devices need?

use super::load::{loads, loads_why, pair_jits_why, ptx_fits};
use super::pick::{Image, pick};
use super::runs::{Drivers, module_runs, module_runs_why, stored_runs, stored_runs_why};
use crate::drivers::{Driver, driver_supports};
use crate::targets::{Cc, Name, NameKind, Suffix};
use crate::{Answer, Target, Verdict};
use heapless::Vec;

/// The compute capabilities of all targets, each once, ascending.
pub fn devices() -> impl Iterator<Item = Cc> + Clone {
    let base = |target: &&Target| target.suffix() == Suffix::Base;
    Target::ALL.iter().filter(base).map(|target| target.cc())
}

/// The devices that a driver is known to support, ascending.
pub fn supported_devices(driver: Driver) -> impl Iterator<Item = Cc> + Clone {
    devices().filter(move |device| driver_supports(driver, *device))
}

/// Whether a device runs an image by itself with some driver: a cubin loads, PTX fits. False also where that is unknown.
#[must_use]
pub fn fits(image: Name, device: Cc) -> bool {
    match image.kind {
        NameKind::Sm => loads(image.target, device),
        NameKind::Compute => ptx_fits(image.target, device),
        NameKind::Lto => false,
    }
}

/// As [`fits`], with the reason.
#[must_use]
pub const fn fits_why(image: Name, device: Cc) -> Verdict {
    match image.kind {
        NameKind::Sm => loads_why(image.target, device),
        NameKind::Compute => pair_jits_why(image.target, device),
        NameKind::Lto => Verdict::NoLoadLto,
    }
}

/// Whether a device runs one of the images: then [`pick`](pick()) says which. False also where that is unknown.
#[must_use]
pub fn covers(drivers: impl Into<Drivers>, images: impl IntoIterator<Item = Image>, device: Cc) -> bool {
    module_runs(drivers, images, device)
}

/// As [`covers`], with the reason, that of [`module_runs_why`]; `None` where there is no image.
#[must_use]
pub fn covers_why(drivers: impl Into<Drivers>, images: impl IntoIterator<Item = Image>, device: Cc) -> Option<Verdict> {
    module_runs_why(drivers, images, device)
}

/// The maximum of images that [`minimize`] keeps: one for each compute capability.
pub const MAX_KEPT: usize = 32;

/// Positions in a list of images, ascending.
pub type Kept = Vec<u32, MAX_KEPT>;

/// The fewest of these images with which each device still runs the same kind of image: a cubin if it ran a cubin, PTX
/// if it compiled PTX. It may run another cubin, or compile older PTX, than before.
///
/// PTX without a suffix also serves devices to come: if the images have such PTX, some of it is kept. Among images that
/// serve the same devices the highest is kept; among equal ones, the first cubin and the last PTX. An image of which it
/// is unknown whether it runs does not count.
#[must_use]
pub fn minimize(
    drivers: impl Into<Drivers>,
    images: impl Iterator<Item = Image> + Clone,
    devices: impl Iterator<Item = Cc> + Clone,
) -> Kept {
    let drivers = drivers.into();
    let mut kept = Kept::new();
    for kind in [NameKind::Sm, NameKind::Compute] {
        keep(&mut kept, drivers, (0..).zip(images.clone()), devices.clone(), kind);
    }
    keep_lasting(&mut kept, (0..).zip(images));
    kept
}

/// Keeps PTX for devices to come, the highest, where there is some and none is kept.
#[inline(never)]
fn keep_lasting(kept: &mut Kept, images: impl Iterator<Item = (u32, Image)> + Clone) {
    let is_lasting = |image: Image| is_ptx(image) && image.name.target.suffix() == Suffix::Base;
    let mut lasting = images.filter(|(_, image)| is_lasting(*image));
    if lasting.clone().any(|(place, _)| kept.contains(&place)) {
        return;
    }
    let highest = lasting.next().map(|first| {
        lasting.fold(first, |best, next| {
            if next.1.name.target >= best.1.name.target {
                next
            } else {
                best
            }
        })
    });
    if let Some((place, _)) = highest {
        insert(kept, place);
    }
}

fn is_ptx(image: Image) -> bool {
    image.name.kind == NameKind::Compute
}

/// Takes the lowest device that runs something of this kind, and nothing of what is kept, and keeps the image that runs there and
/// on the most of the others. Devices that run a cubin need no PTX.
///
/// This is minimal: of the images for the lowest device, one runs wherever the others do (tested).
fn keep(
    kept: &mut Kept,
    drivers: Drivers,
    images: impl Iterator<Item = (u32, Image)> + Clone,
    devices: impl Iterator<Item = Cc> + Clone,
    kind: NameKind,
) {
    let mut done = None;
    // Each round ends with a higher device.
    while let Some(lowest) = {
        let still_open = devices.clone().filter(|device| Some(*device) > done);
        still_open
            .filter(|device| is_open(kept, drivers, images.clone(), *device, kind))
            .min()
    } {
        let higher = devices.clone().filter(|device| *device >= lowest);
        if let Some(place) = widest(drivers, images.clone(), higher, lowest, kind) {
            insert(kept, place);
        }
        done = Some(lowest);
    }
}

/// Whether a device runs no image of this kind that is kept, and no cubin.
#[inline(never)]
fn is_open(
    kept: &Kept,
    drivers: Drivers,
    mut images: impl Iterator<Item = (u32, Image)>,
    device: Cc,
    kind: NameKind,
) -> bool {
    let counts = |place: u32, image: Image| match image.name.kind {
        NameKind::Sm if kind == NameKind::Compute => true,
        of_image => of_image == kind && kept.contains(&place),
    };
    !images.any(|(place, image)| counts(place, image) && stored_runs(drivers, image.into(), device))
}

/// Of the images of this kind that the lowest device runs, the one that runs on the most of these.
#[inline(never)]
fn widest(
    drivers: Drivers,
    images: impl Iterator<Item = (u32, Image)>,
    devices: impl Iterator<Item = Cc> + Clone,
    lowest: Cc,
    kind: NameKind,
) -> Option<u32> {
    let mut best = None;
    for (place, image) in images.filter(|(_, image)| image.name.kind == kind) {
        if !stored_runs(drivers, image.into(), lowest) {
            continue;
        }
        let runs = |device: &Cc| stored_runs(drivers, image.into(), *device);
        let reach = devices.clone().filter(runs).count();
        let order = if is_ptx(image) { place } else { !place };
        best = best.max(Some((reach, image.name.target.number(), order, place)));
    }
    best.map(|(.., place)| place)
}

/// Inserts a position in order; one beyond the capacity is left out, which there are not images enough for.
fn insert(kept: &mut Kept, place: u32) {
    if kept.push(place).is_err() {
        return;
    }
    let mut carried = place;
    for other in kept.iter_mut().skip_while(|other| **other < place) {
        core::mem::swap(other, &mut carried);
    }
}

/// Whether the image at a position adds nothing for these devices: each runs another one, or none. PTX without a suffix
/// also serves devices to come, so the one of the highest compute capability is never idle. LTO IR is never idle, nor
/// is an image of which it is unknown whether it runs.
#[must_use]
pub fn is_idle(
    drivers: impl Into<Drivers>,
    images: impl Iterator<Item = Image> + Clone,
    mut devices: impl Iterator<Item = Cc>,
    index: usize,
) -> bool {
    let drivers = drivers.into();
    let Some(image) = images.clone().nth(index) else {
        return false;
    };
    let is_needed = |device: Cc| match stored_runs_why(drivers, image.into(), device).answer() {
        Answer::Yes => pick(drivers, images.clone(), device).is_some_and(|choice| choice.index == index),
        Answer::Unknown => true,
        Answer::No => false,
    };
    let is_newer = |other: &(usize, Image)| {
        is_ptx(other.1)
            && other.1.name.target.suffix() == Suffix::Base
            && (other.1.name.target.number(), other.0) > (image.name.target.number(), index)
    };
    match (image.name.kind, image.name.target.suffix()) {
        (NameKind::Lto, _) => false,
        (NameKind::Compute, Suffix::Base) if !images.clone().enumerate().any(|other| is_newer(&other)) => false,
        _ => !devices.any(is_needed),
    }
}
