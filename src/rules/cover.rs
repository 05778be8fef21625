//! Which targets must be built so that something runs on every device?

use super::load::{jits, loads};
use super::pick::runs_why;
use crate::targets::{Cc, Name, NameKind, Suffix, Target, Tool};
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
    }
}

/// The maximum of images in a cover: one for each base target that is built for.
pub const MAX_IMAGES: usize = 12;

/// Images that together run on all devices.
pub type Cover = Vec<Name, MAX_IMAGES>;

/// The fewest images that run on every device of the list: base targets that toolkit 13.0 builds.
///
/// Where several sets are as small, the one with the highest targets is given: `sm_86` for 8.6 and 8.9. A target with
/// a suffix never covers more than its base. What is unknown to run does not count.
///
/// # Errors
/// The place in the list of the first device on which nothing that the toolkit builds is known to run.
pub fn cover(devices: impl Iterator<Item = Cc> + Clone, with: CoverWith) -> Result<Cover, usize> {
    match with {
        CoverWith::Cubins => cubins(devices),
        CoverWith::Ptx => ptx(devices),
        // PTX is one image at most.
        CoverWith::Either => match cubins(devices.clone()) {
            Ok(cubins) if cubins.len() <= 1 => Ok(cubins),
            _ => ptx(devices),
        },
    }
}

/// The base targets that are built for, highest first.
fn built() -> impl Iterator<Item = Target> {
    let all = Target::ALL.iter().rev().copied();
    all.filter(|target| target.suffix() == Suffix::Base && Tool::PtxasGpuName.accepts((*target).into()))
}

/// Takes the lowest device that nothing covers yet and adds the cubin that covers it and the most of the others.
///
/// This is minimal: of the cubins for the lowest device, one covers all that the others cover (tested for every set
/// of devices).
fn cubins(mut devices: impl Iterator<Item = Cc> + Clone) -> Result<Cover, usize> {
    let mut cover = Cover::new();
    let is_open = |cover: &Cover, device: Cc| !cover.iter().any(|image| runs_why(*image, device).is_yes());
    loop {
        let open = devices.clone().filter(|&device| is_open(&cover, device));
        let Some(lowest) = open.clone().min() else {
            return Ok(cover);
        };
        let covered = |cubin: Target| open.clone().filter(|&device| loads(cubin, device)).count();
        // Of several that cover as many, `max_by_key` would keep the last, the lowest.
        let best = built()
            .filter(|&cubin| loads(cubin, lowest))
            .reduce(|best, cubin| if covered(cubin) > covered(best) { cubin } else { best });
        let added = best.is_some_and(|cubin| cover.push(cubin.into()).is_ok());
        if !added {
            return Err(devices.position(|device| device == lowest).unwrap_or(0));
        }
    }
}

/// The highest PTX that every device compiles.
fn ptx(mut devices: impl Iterator<Item = Cc> + Clone) -> Result<Cover, usize> {
    let mut cover = Cover::new();
    if devices.clone().next().is_none() {
        return Ok(cover);
    }
    match built().find(|&ptx| devices.clone().all(|device| jits(ptx, device))) {
        Some(ptx) => {
            // The first of twelve.
            let _ = cover.push(ptx.named(NameKind::Compute));
            Ok(cover)
        }
        None => {
            let is_lost = |device: Cc| !built().any(|ptx| jits(ptx, device));
            Err(devices.position(is_lost).unwrap_or(0))
        }
    }
}
