//! What does a device run of some images, and which of them do some devices need?

use super::cover::{CoverWith, cover};
use super::driver::driver_supports_why;
use super::load::{loads, ptx_fits};
use super::pick::{Image, pick, runs, runs_why};
use crate::targets::{Cc, Name, NameKind, Suffix};
use crate::toolkits::Driver;
use crate::{Answer, Target, Toolkit, Verdict};
use heapless::Vec;

/// The compute capabilities of all targets, each once, ascending.
pub fn devices() -> impl Iterator<Item = Cc> + Clone {
    let base = |target: &&Target| target.suffix() == Suffix::Base;
    Target::ALL.iter().filter(base).map(|target| target.cc())
}

/// The devices that a driver is known to support; and where no source states whether it does, those that the toolkit builds cubins for.
/// Ascending.
pub fn supported_devices(toolkit: Toolkit, driver: Driver) -> impl Iterator<Item = Cc> + Clone {
    let is_built = move |device| cover(toolkit, driver, core::iter::once(device), CoverWith::Cubins).is_ok();
    devices().filter(move |device| match driver_supports_why(driver, *device).answer() {
        Answer::Yes => true,
        Answer::Unknown => is_built(*device),
        Answer::No => false,
    })
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

/// Whether a device runs one of the images: then [`pick`](pick()) says which. False also where that is unknown.
#[must_use]
pub fn covers(driver: Driver, images: impl IntoIterator<Item = Image>, device: Cc) -> bool {
    images.into_iter().any(|image| runs(driver, image, device))
}

/// As [`covers`], with the reason; `None` where there is no image.
///
/// Where none runs, the reason is that of the image that is nearest to running: of those of which it is unknown before the others,
/// of those that are not for a newer device before those that are, of PTX before cubins; then of the nearest compute capability.
#[must_use]
pub fn covers_why(driver: Driver, images: impl IntoIterator<Item = Image>, device: Cc) -> Option<Verdict> {
    let ranked = images.into_iter().map(|image| {
        let verdict = runs_why(driver, image, device);
        let is_older = image.name.target.cc() <= device;
        // A cubin of a newer device is no nearer than PTX is: both are out of reach.
        let kind = match image.name.kind {
            NameKind::Compute if is_older => 2,
            NameKind::Sm if is_older => 1,
            _ => 0,
        };
        let answer = match verdict.answer() {
            Answer::Yes => 2,
            Answer::Unknown => 1,
            Answer::No => 0_u8,
        };
        ((answer, kind, nearness(image.name.target.cc(), device)), verdict)
    });
    let nearest = ranked.reduce(|best, next| if next.0 > best.0 { next } else { best });
    nearest.map(|(_, verdict)| verdict)
}

/// Higher for what is nearer.
fn nearness(cc: Cc, device: Cc) -> u32 {
    !cc.0.abs_diff(device.0)
}

/// The maximum of images that [`minimize`] keeps: one for each compute capability.
pub const MAX_KEPT: usize = 32;

/// Positions in a list of images, ascending.
pub type Kept = Vec<u32, MAX_KEPT>;

/// The fewest of these images with which each of these devices still runs what it ran: a cubin where it ran a cubin, PTX where it
/// compiled PTX. A device may run another cubin, or compile older PTX, than before.
///
/// PTX without a suffix is for devices to come as well: where the images have such PTX, some is kept. Of images that do as much
/// the highest is kept, of equal ones the first cubin and the last PTX, as [`pick`](pick()) takes them. What is unknown to run
/// does not count.
#[must_use]
pub fn minimize(
    driver: Driver,
    images: impl Iterator<Item = Image> + Clone,
    devices: impl Iterator<Item = Cc> + Clone,
) -> Kept {
    let mut kept = Kept::new();
    for kind in [NameKind::Sm, NameKind::Compute] {
        keep(&mut kept, driver, (0..).zip(images.clone()), devices.clone(), kind);
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
#[inline(never)]
fn keep(
    kept: &mut Kept,
    driver: Driver,
    images: impl Iterator<Item = (u32, Image)> + Clone,
    devices: impl Iterator<Item = Cc> + Clone,
    kind: NameKind,
) {
    let is_run = |image: Image, device: Cc| image.name.kind == kind && runs(driver, image, device);
    let is_cubin_of = |image: Image, device: Cc| image.name.kind == NameKind::Sm && loads(image.name.target, device);
    let mut done = None;
    // Each round ends with a higher device.
    loop {
        let is_open = |device: &Cc| {
            let is_done = |(place, image): (u32, Image)| {
                (kept.contains(&place) && is_run(image, *device))
                    || (kind == NameKind::Compute && is_cubin_of(image, *device))
            };
            Some(*device) > done && !images.clone().any(is_done)
        };
        let Some(lowest) = devices.clone().filter(is_open).min() else {
            return;
        };
        let mut best = None;
        for (place, image) in images.clone().filter(|(_, image)| is_run(*image, lowest)) {
            let others = devices.clone().filter(|device| *device >= lowest);
            let reach = others.filter(|device| is_run(image, *device)).count();
            let order = if is_ptx(image) { place } else { !place };
            best = best.max(Some((reach, image.name.target.number(), order, place)));
        }
        if let Some((.., place)) = best {
            insert(kept, place);
        }
        done = Some(lowest);
    }
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

/// The image at a position adds nothing for these devices: each runs another one, or none. PTX without a suffix is for devices to
/// come as well, so that of the highest compute capability is never idle; nor is LTO IR, nor an image of which it is unknown
/// whether it runs.
#[must_use]
pub fn is_idle(
    driver: Driver,
    images: impl Iterator<Item = Image> + Clone,
    mut devices: impl Iterator<Item = Cc>,
    index: usize,
) -> bool {
    let Some(image) = images.clone().nth(index) else {
        return false;
    };
    let is_needed = |device: Cc| match runs_why(driver, image, device).answer() {
        Answer::Yes => pick(driver, images.clone(), device).is_some_and(|choice| choice.index == index),
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
