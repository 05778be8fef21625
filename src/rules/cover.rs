//! Which targets must be built so that something runs on every device?

use super::load::ptx_fits;
use super::pick::Image;
use super::runs::{Drivers, stored_runs_why};
use crate::Toolkit;
use crate::targets::{Cc, Name, NameKind, Suffix, Target};
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

/// The fewest images, of those that `with` allows, that run on every device of the list with this driver: base targets that the toolkit
/// builds, and PTX of its [`.version`](Toolkit::ptx).
///
/// Where several sets are as small, the one with the highest targets is given: `sm_86` for 8.6 and 8.9. A target with
/// a suffix never covers more than its base. What is unknown to run does not count.
///
/// [`CoverWith::Native`] and [`CoverWith::Shipped`] take one cubin for each device instead, ascending. The PTX of the latter
/// comes last: it is of the highest target that the newest device compiles with some driver, and of this driver it is asked only
/// where there is no cubin for a device.
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
    let mut cover = Cover::new();
    match with {
        CoverWith::Cubins => add_cubins(toolkit, drivers, devices, &mut cover)?,
        CoverWith::Ptx => cover.extend(ptx(toolkit, drivers, devices)?),
        CoverWith::Native => add_nearest(devices, &mut cover, |device| {
            built(toolkit).find(|&cubin| cubin.cc() == device && runs_cubin(toolkit, drivers, cubin, device))
        })?,
        CoverWith::Shipped => add_shipped(toolkit, drivers, devices, &mut cover)?,
        CoverWith::Either => {
            let cubins = add_cubins(toolkit, drivers, devices.clone(), &mut cover);
            // PTX is one image at most.
            if cubins.is_err() || cover.len() > 1 {
                match ptx(toolkit, drivers, devices) {
                    Ok(ptx) => {
                        cover.clear();
                        cover.extend(ptx);
                    }
                    Err(place) => cubins.map_err(|_| place)?,
                }
            }
        }
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
    stored_runs_why(drivers, image.into(), device).is_yes()
}

/// Whether a device runs a cubin that the toolkit writes.
pub(super) fn runs_cubin(toolkit: Toolkit, drivers: Drivers, cubin: Target, device: Cc) -> bool {
    runs_built(toolkit, drivers, NameKind::Sm, cubin, device)
}

/// Takes the lowest device that nothing in the list covers yet and adds the cubin that covers it and the most of the others.
///
/// This is minimal: of the cubins for the lowest device, one covers all that the others cover (tested for every set
/// of devices).
pub(super) fn add_cubins(
    toolkit: Toolkit,
    drivers: Drivers,
    mut devices: impl Iterator<Item = Cc> + Clone,
    cover: &mut Cover,
) -> Result<(), usize> {
    let runs = |cubin, device| runs_cubin(toolkit, drivers, cubin, device);
    let is_open = |cover: &Cover, device: Cc| !cover.iter().any(|image| runs(image.target, device));
    loop {
        let open = devices.clone().filter(|&device| is_open(cover, device));
        let Some(lowest) = open.clone().min() else {
            return Ok(());
        };
        let covered = |cubin: Target| open.clone().filter(|&device| runs(cubin, device)).count();
        // Of several that cover as many, `max_by_key` would keep the last, the lowest.
        let best = built(toolkit)
            .filter(|&cubin| runs(cubin, lowest))
            .reduce(|best, cubin| if covered(cubin) > covered(best) { cubin } else { best });
        let added = best.is_some_and(|cubin| cover.push(cubin.into()).is_ok());
        if !added {
            return Err(devices.position(|device| device == lowest).unwrap_or(0));
        }
    }
}

/// The highest PTX that every device compiles; `None` where there is no device.
fn ptx(
    toolkit: Toolkit,
    drivers: Drivers,
    mut devices: impl Iterator<Item = Cc> + Clone,
) -> Result<Option<Name>, usize> {
    let compiles = |ptx, device| runs_built(toolkit, drivers, NameKind::Compute, ptx, device);
    if devices.clone().next().is_none() {
        return Ok(None);
    }
    match built(toolkit).find(|&ptx| devices.clone().all(|device| compiles(ptx, device))) {
        Some(ptx) => Ok(Some(ptx.named(NameKind::Compute))),
        None => {
            let is_lost = |device: Cc| !built(toolkit).any(|ptx| compiles(ptx, device));
            Err(devices.position(is_lost).unwrap_or(0))
        }
    }
}

/// Adds the cubin of each device, ascending and each once.
fn add_nearest(
    mut devices: impl Iterator<Item = Cc> + Clone,
    cover: &mut Cover,
    cubin_of: impl Fn(Cc) -> Option<Target>,
) -> Result<(), usize> {
    if let Some(place) = devices.clone().position(|device| cubin_of(device).is_none()) {
        return Err(place);
    }
    let mut last = None;
    // A list of devices has few different cubins, so it is gone through once for each.
    while let Some(next) = devices
        .clone()
        .filter_map(&cubin_of)
        .filter(|&cubin| Some(cubin) > last)
        .min()
    {
        let added = cover.push(next.into());
        if added.is_err() {
            return Err(devices.position(|device| cubin_of(device) == Some(next)).unwrap_or(0));
        }
        last = Some(next);
    }
    Ok(())
}

/// The nearest cubin for each device that has one; PTX for the newest device, which is for those without a cubin too.
fn add_shipped(
    toolkit: Toolkit,
    drivers: Drivers,
    devices: impl Iterator<Item = Cc> + Clone,
    cover: &mut Cover,
) -> Result<(), usize> {
    let nearest = |device| built(toolkit).find(|&cubin| runs_cubin(toolkit, drivers, cubin, device));
    let Some(newest) = devices.clone().max() else {
        return Ok(());
    };
    let ptx = built(toolkit).find(|&ptx| ptx_fits(ptx, newest));
    let compiles = |device| ptx.is_some_and(|ptx| runs_built(toolkit, drivers, NameKind::Compute, ptx, device));
    let lost = devices
        .clone()
        .position(|device| nearest(device).is_none() && !compiles(device));
    if let Some(place) = lost {
        return Err(place);
    }
    add_nearest(devices.filter(|&device| nearest(device).is_some()), cover, nearest)?;
    // The devices have fewer cubins than a cover holds images.
    let _ = ptx.map(|ptx| cover.push(ptx.named(NameKind::Compute)));
    Ok(())
}
