//! Which devices run something of some images, what would run on those that are left out, and what would a packager change?

use crate::Axes;
use crate::driver_words::{newer_text, older_text};
use crate::way_out::WayOut;
use crate::words::NamedImage;
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::drivers::{Driver, newest_driver, oldest_driver};
use smarch::rules::advice::{Advice, AdviceKind, advise};
use smarch::rules::cover::{CoverWith, cover};
use smarch::rules::coverage::covers_why;
use smarch::rules::pick::{Image, pick};
use smarch::rules::runs::Drivers;
use smarch::{Answer as Side, Cc, Toolkit, Verdict};

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
    pub advice_list: Vec<Advised>,
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
    /// The image that the device takes. Null: no image is known to run; the verdict is about the one that is nearest to running.
    pub runs_image: Option<NamedImage>,
    /// The verdict on this image; if no image runs, on the one that is nearest to running.
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

/// What to change, and how a person is told.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Advised {
    #[serde(flatten)]
    pub advice: Advice,
    /// The advice as a sentence without a period.
    pub advice_sentence: String,
}

/// What would a packager change about the images? `are_named`: the devices are those that somebody named, not all that the driver supports.
pub fn advised(toolkit: Toolkit, drivers: Drivers, images: &[Image], devices: &[Cc], are_named: bool) -> Vec<Advised> {
    let advice = advise(toolkit, drivers, images.iter().copied(), devices.iter().copied());
    let runs_nothing = |device| {
        let verdict = covers_why(drivers, images.iter().copied(), device);
        match verdict.map(Verdict::answer) {
            Some(Side::No) => format!("{device} runs nothing of the list"),
            _ => format!("{device} is not known to run anything of the list"),
        }
    };
    let advised = advice.map(|advice| {
        let told = advice.device.filter(|_| matches!(advice.kind, AdviceKind::Add | AdviceKind::NotBuilt));
        let runs_nothing = told.map(runs_nothing).unwrap_or_default();
        Advised { advice_sentence: sentence(&advice, toolkit, images, are_named, &runs_nothing), advice }
    });
    advised.collect()
}

fn sentence(advice: &Advice, toolkit: Toolkit, images: &[Image], are_named: bool, runs_nothing: &str) -> String {
    let own = advice.index.and_then(|at| images.get(at)).map(|image| image.name.to_string()).unwrap_or_default();
    let image = advice.image.map(|name| name.to_string()).unwrap_or_default();
    let device = advice.device.map(|device| device.to_string()).unwrap_or_default();
    match advice.kind {
        AdviceKind::Add => format!("{runs_nothing}; add {image}"),
        AdviceKind::NotBuilt => {
            format!("{runs_nothing}, and toolkit {toolkit} builds no cubin that is known to run there")
        }
        AdviceKind::Idle if are_named => format!("{own} adds nothing: none of these devices runs it"),
        AdviceKind::Idle => format!("{own} adds nothing: no device that the driver supports runs it"),
        AdviceKind::NoFallback => {
            let add = if image.is_empty() { image } else { format!("; add {image}") };
            format!("{own} stands alone: nothing without a suffix runs on {device}{add}")
        }
        AdviceKind::NoPtx => format!("there is no PTX without a suffix, so newer devices run nothing; add {image}"),
        AdviceKind::OldPtx => {
            format!("newer devices compile {own}, which is older than the newest cubin; write {image}")
        }
        AdviceKind::Family if device.is_empty() => format!("write {image} in place of {own}"),
        AdviceKind::Family => format!("write {image} in place of {own}: {device} runs it too"),
        AdviceKind::Driver => {
            let drivers = match (advice.device.and_then(oldest_driver), advice.device.and_then(newest_driver)) {
                (Some(oldest), _) => format!("; use {}", newer_text(oldest, advice.device)),
                (None, Some(newest)) => format!("; use {}", older_text(newest, advice.device)),
                (None, None) => String::new(),
            };
            format!("no image helps {device}, which the driver does not support{drivers}")
        }
        other => other.to_string(),
    }
}

/// What do the devices run? Without images the answer lists no device. `are_named`: somebody named the devices.
pub fn answer(axes: &Axes, images: &[Image], devices: &[Cc], are_named: bool) -> Coverage {
    let &Axes { toolkit, driver, .. } = axes;
    let drivers = axes.drivers();
    let devices = if images.is_empty() { &[] } else { devices };
    let coverage: Vec<Covered> = devices.iter().map(|it| Covered::of(drivers, images, *it)).collect();
    // No image helps where the driver refuses the device.
    let is_refused = |it: &&Covered| matches!(it.verdict, Verdict::NoDriverOld | Verdict::NoDriverNew);
    let left_out = coverage.iter().filter(|it| it.runs_image.is_none() && !is_refused(it));
    let left_out: Vec<Cc> = left_out.map(|it| it.device).collect();
    let missing = cover(toolkit, drivers, left_out.iter().copied(), CoverWith::Cubins);
    let advice_list = match images {
        [] => Vec::new(),
        _ => advised(toolkit, drivers, images, devices, are_named),
    };
    let not_built = missing.as_ref().err().and_then(|at| left_out.get(*at).copied());
    let stored = || images.iter().map(|image| (*image).into()).collect::<Vec<_>>();
    Coverage {
        driver,
        way_out: not_built.and_then(|device| WayOut::of_run(axes, &stored(), device, CoverWith::Cubins)),
        not_built,
        missing_images: missing.ok().map(|names| names.into_iter().map(Into::into).collect()),
        advice_list,
        coverage,
    }
}

impl Coverage {
    /// The devices that run nothing.
    pub fn left_out(&self) -> impl Iterator<Item = &Covered> {
        self.coverage.iter().filter(|it| it.runs_image.is_none())
    }
}
