//! Which targets must be built so that something runs on every device?

use super::load::ptx_fits;
use super::pick::Image;
use super::runs::{Drivers, stored_runs};
use crate::Toolkit;
use crate::targets::{Cc, Name, NameKind, Suffix, Target, TargetSet};
use heapless::Vec;

coded_enum! {
    /// What a cover may be made of.
    pub enum CoverWith {
        /// Cubins: nothing is compiled on the device.
        Cubins = 1, CUBINS, "cubins";
        /// PTX: the driver compiles it.
        Ptx    = 2, PTX,    "PTX";
        /// Whichever are fewer; cubins where they are as few.
        Either = 3, EITHER, "cubins or PTX";
        /// A cubin for each device's own compute capability, which no other runs faster.
        Native = 4, NATIVE, "a cubin for each device's own compute capability";
        /// As most projects ship: for each device the nearest cubin, and PTX for devices to come.
        Shipped = 5, SHIPPED, "the nearest cubin for each device, and PTX for the newest";
    }
}

/// The maximum of images in a cover: one for each base target that is built for, and PTX.
pub const MAX_IMAGES: usize = 20;

/// Images that together run on all devices.
pub type Cover = Vec<Name, MAX_IMAGES>;

/// The fewest images that run on every device of the list with this driver. `with` says which kinds are allowed: cubins
/// of base targets that the toolkit builds, and PTX of its [`.version`](Toolkit::ptx).
///
/// If several sets are equally small, the one with the highest targets is given: `sm_86` for 8.6 and 8.9. A target with
/// a suffix never covers more than its base, so none is given. An image of which it is unknown whether it runs does not
/// count. Cubins ascend.
///
/// [`CoverWith::Native`] and [`CoverWith::Shipped`] take one cubin for each device instead. The PTX of the latter comes
/// last. It is of the highest target that the newest device compiles with some driver. Whether this driver compiles it
/// counts only if there is no cubin for a device.
///
/// # Errors
/// The place in the list of the first device on which nothing that the toolkit builds is known to run.
pub fn cover(
    toolkit: Toolkit,
    drivers: impl Into<Drivers>,
    devices: impl Iterator<Item = Cc> + Clone,
    with: CoverWith,
) -> Result<Cover, usize> {
    let drivers = drivers.into();
    let (cubins, ptx) = match with {
        CoverWith::Cubins => (cubins(toolkit, drivers, devices)?, None),
        CoverWith::Ptx => (TargetSet::EMPTY, ptx(toolkit, drivers, devices)?),
        CoverWith::Native => (native(toolkit, drivers, devices)?, None),
        CoverWith::Shipped => shipped(toolkit, drivers, devices)?,
        CoverWith::Either => either(toolkit, drivers, devices)?,
    };
    let mut cover = Cover::new();
    // There are not more base targets than a cover holds images.
    for image in cubins
        .iter()
        .map(Name::from)
        .chain(ptx.map(|ptx| ptx.named(NameKind::Compute)))
    {
        let _ = cover.push(image);
    }
    Ok(cover)
}

/// The base targets that are built for, highest first.
pub(super) fn built(toolkit: Toolkit) -> impl Iterator<Item = Target> {
    let all = Target::ALL.iter().rev().copied();
    all.filter(move |target| target.suffix() == Suffix::Base && toolkit.builds(*target))
}

/// Whether a device runs an image of this kind that the toolkit writes.
fn runs_built(toolkit: Toolkit, drivers: Drivers, kind: NameKind, target: Target, device: Cc) -> bool {
    let image = Image {
        name: target.named(kind),
        ptx: (kind == NameKind::Compute).then(|| toolkit.ptx()),
        toolkit: Some(toolkit.version()),
    };
    stored_runs(drivers, image.into(), device)
}

/// Whether a device runs a cubin that the toolkit writes.
pub(super) fn runs_cubin(toolkit: Toolkit, drivers: Drivers, cubin: Target, device: Cc) -> bool {
    runs_built(toolkit, drivers, NameKind::Sm, cubin, device)
}

/// Takes the lowest device that nothing of the set covers yet and adds the cubin that covers it and the most of the others.
///
/// This is minimal: of the cubins for the lowest device, one covers all that the others cover (tested for every set
/// of devices).
#[inline(never)]
pub(super) fn cubins(
    toolkit: Toolkit,
    drivers: Drivers,
    mut devices: impl Iterator<Item = Cc> + Clone,
) -> Result<TargetSet, usize> {
    let mut cubins = TargetSet::EMPTY;
    loop {
        let is_open = |device: &Cc| !cubins.iter().any(|cubin| runs_cubin(toolkit, drivers, cubin, *device));
        let open = devices.clone().filter(is_open);
        let Some(lowest) = open.clone().min() else {
            return Ok(cubins);
        };
        let covered = |cubin| {
            open.clone()
                .filter(|&device| runs_cubin(toolkit, drivers, cubin, device))
                .count()
        };
        let mut best = None;
        for cubin in built(toolkit).filter(|&cubin| runs_cubin(toolkit, drivers, cubin, lowest)) {
            let covered = covered(cubin);
            if best.is_none_or(|(most, _)| covered > most) {
                best = Some((covered, cubin));
            }
        }
        let Some((_, best)) = best else {
            return Err(devices.position(|device| device == lowest).unwrap_or(0));
        };
        cubins = cubins.with(best);
    }
}

/// Cubins, or PTX where there would be several.
fn either(
    toolkit: Toolkit,
    drivers: Drivers,
    devices: impl Iterator<Item = Cc> + Clone,
) -> Result<(TargetSet, Option<Target>), usize> {
    let cubins = cubins(toolkit, drivers, devices.clone());
    if let Ok(cubins) = cubins
        && cubins.len() <= 1
    {
        return Ok((cubins, None));
    }
    // PTX is one image at most.
    match ptx(toolkit, drivers, devices) {
        Ok(ptx) => Ok((TargetSet::EMPTY, ptx)),
        Err(place) => cubins.map(|cubins| (cubins, None)).map_err(|_| place),
    }
}

/// The highest PTX that every device compiles; `None` where there is no device.
#[inline(never)]
fn ptx(
    toolkit: Toolkit,
    drivers: Drivers,
    mut devices: impl Iterator<Item = Cc> + Clone,
) -> Result<Option<Target>, usize> {
    let compiles = |ptx, device| runs_built(toolkit, drivers, NameKind::Compute, ptx, device);
    if devices.clone().next().is_none() {
        return Ok(None);
    }
    match built(toolkit).find(|&ptx| devices.clone().all(|device| compiles(ptx, device))) {
        Some(ptx) => Ok(Some(ptx)),
        None => {
            let is_lost = |device: Cc| !built(toolkit).any(|ptx| compiles(ptx, device));
            Err(devices.position(is_lost).unwrap_or(0))
        }
    }
}

/// The cubin of each device's own compute capability.
#[inline(never)]
fn native(toolkit: Toolkit, drivers: Drivers, devices: impl Iterator<Item = Cc>) -> Result<TargetSet, usize> {
    let mut cubins = TargetSet::EMPTY;
    for (place, device) in devices.enumerate() {
        let own = |cubin: &Target| cubin.cc() == device && runs_cubin(toolkit, drivers, *cubin, device);
        cubins = cubins.with(built(toolkit).find(own).ok_or(place)?);
    }
    Ok(cubins)
}

/// The nearest cubin for each device that has one; PTX for the newest device, which is for those without a cubin too.
#[inline(never)]
fn shipped(
    toolkit: Toolkit,
    drivers: Drivers,
    devices: impl Iterator<Item = Cc> + Clone,
) -> Result<(TargetSet, Option<Target>), usize> {
    let Some(newest) = devices.clone().max() else {
        return Ok((TargetSet::EMPTY, None));
    };
    let ptx = built(toolkit).find(|&ptx| ptx_fits(ptx, newest));
    let compiles = |device| ptx.is_some_and(|ptx| runs_built(toolkit, drivers, NameKind::Compute, ptx, device));
    let mut cubins = TargetSet::EMPTY;
    for (place, device) in devices.enumerate() {
        match built(toolkit).find(|&cubin| runs_cubin(toolkit, drivers, cubin, device)) {
            Some(nearest) => cubins = cubins.with(nearest),
            None if compiles(device) => {}
            None => return Err(place),
        }
    }
    Ok((cubins, ptx))
}
