//! Which devices run something of some images, what would run on those that are left out, and what would a packager change?

use crate::Axes;
use crate::way_out::WayOut;
use crate::words::NamedImage;
use alloc::vec::Vec;
use serde::Serialize;
use smarch::drivers::Driver;
use smarch::rules::advice::{Advice, advise};
use smarch::rules::cover::{CoverWith, cover};
use smarch::rules::coverage::covers_why;
use smarch::rules::pick::{Image, pick};
use smarch::rules::runs::Drivers;
use smarch::{Cc, Verdict};

/// What devices run of some images.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Coverage {
    pub driver: Driver,
    /// What each device runs of the images.
    pub coverage: Vec<Covered>,
    /// What would run on the devices that are left out; null where the toolkit builds nothing for one of them.
    pub missing_images: Option<Vec<NamedImage>>,
    /// What to change about the images.
    pub advice_list: Vec<Advice>,
    /// The device that the toolkit builds nothing for.
    #[serde(skip)]
    pub not_built: Option<Cc>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_out: Option<WayOut>,
}

/// What a device runs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Covered {
    pub device: Cc,
    /// The image that the device takes. Null: none is known to run; the verdict says why the nearest does not.
    pub runs_image: Option<NamedImage>,
    /// Of this image, else of the one that is nearest to running.
    pub verdict: Verdict,
}

impl Covered {
    fn of(drivers: Drivers, images: &[Image], device: Cc) -> Self {
        let verdict = covers_why(drivers, images.iter().copied(), device).unwrap_or(Verdict::UnknownDevice);
        let choice = pick(drivers, images.iter().copied(), device).filter(|_| verdict.is_yes());
        let image = choice.and_then(|choice| images.get(choice.index));
        Self { device, runs_image: image.map(|image| image.name.into()), verdict }
    }
}

/// What do the devices run? Without an image nothing is said of any.
pub fn answer(axes: &Axes, images: &[Image], devices: &[Cc]) -> Coverage {
    let &Axes { toolkit, driver, .. } = axes;
    let drivers = axes.drivers();
    let devices = if images.is_empty() { &[] } else { devices };
    let coverage: Vec<Covered> = devices.iter().map(|it| Covered::of(drivers, images, *it)).collect();
    // No image helps where the driver refuses the device.
    let is_refused = |it: &&Covered| matches!(it.verdict, Verdict::NoDriverOld | Verdict::NoDriverNew);
    let left_out = coverage.iter().filter(|it| it.runs_image.is_none() && !is_refused(it));
    let left_out: Vec<Cc> = left_out.map(|it| it.device).collect();
    let missing = cover(toolkit, drivers, left_out.iter().copied(), CoverWith::Cubins);
    let advice = advise(toolkit, drivers, images.iter().copied(), devices.iter().copied());
    let not_built = missing.as_ref().err().and_then(|at| left_out.get(*at).copied());
    let stored = || images.iter().map(|image| (*image).into()).collect::<Vec<_>>();
    Coverage {
        driver,
        way_out: not_built.and_then(|device| WayOut::of_run(axes, &stored(), device, CoverWith::Cubins)),
        not_built,
        missing_images: missing.ok().map(|names| names.into_iter().map(Into::into).collect()),
        advice_list: advice.filter(|_| !images.is_empty()).collect(),
        coverage,
    }
}

impl Coverage {
    /// The devices that run nothing.
    pub fn left_out(&self) -> impl Iterator<Item = &Covered> {
        self.coverage.iter().filter(|it| it.runs_image.is_none())
    }
}
