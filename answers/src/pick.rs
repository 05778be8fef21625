//! Which of some images does a device run, and why not the others?

use crate::Axes;
use crate::way_out::WayOut;
use alloc::{collections::BTreeMap, vec::Vec};
use serde::Serialize;
use smarch::drivers::Driver;
use smarch::rules::cover::CoverWith;
use smarch::rules::pick::{Image, PickReason, pick, picks_why};
use smarch::rules::runs::{Drivers, Stored, module_runs_why, stored_runs_why};
use smarch::{Cc, Verdict};

/// A device with its driver, and images.
#[derive(Clone, Debug)]
pub struct Question {
    pub axes: Axes,
    pub device: Cc,
    pub images: Vec<Stored>,
}

/// The image that the device runs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    pub device: Cc,
    pub driver: Driver,
    /// The user-mode driver, where it is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compat_driver: Option<Driver>,
    /// Whether it runs one of them, with the reason.
    pub verdict: Verdict,
    /// Null, as the next two, where it is known to run none.
    pub picked_index: Option<usize>,
    pub pick_reason: Option<PickReason>,
    pub has_unknown_rival: Option<bool>,
    pub images: Vec<Judged>,
    /// What would turn the no into a yes, where the library knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_out: Option<WayOut>,
}

/// An image, and whether the device runs it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judged {
    #[serde(flatten)]
    pub image: Image,
    pub picked: bool,
    pub verdict: Verdict,
}

/// Which image does it run?
pub fn answer(question: &Question) -> Answer {
    let Question { axes, device, .. } = *question;
    let drivers = axes.drivers();
    let images = question.images.iter().copied();
    let choice = pick(drivers, images.clone(), device);
    let verdict = module_runs_why(drivers, images.clone(), device).unwrap_or(Verdict::NoDeviceCode);
    let way_out = || WayOut::of_run(&axes, &question.images, device, CoverWith::Either);
    // Whether it runs, its name, and whether it is the one decide what is said of an image. There may be many: each such kind is asked about once.
    let mut said = BTreeMap::new();
    let judged = |(at, stored): (usize, Stored)| {
        let picked = choice.is_some_and(|choice| choice.index == at);
        let kind = (stored_runs_why(drivers, stored, device), stored.image.name, picked);
        let why = || picks_why(drivers, images.clone(), device, at).unwrap_or(Verdict::UnknownDevice);
        Judged { image: stored.image, picked, verdict: *said.entry(kind).or_insert_with(why) }
    };
    Answer {
        device,
        driver: drivers.kernel(device),
        compat_driver: compat(drivers, device),
        verdict,
        way_out: if verdict.is_yes() { None } else { way_out() },
        picked_index: choice.map(|it| it.index),
        pick_reason: choice.map(|it| it.reason),
        has_unknown_rival: choice.map(|it| it.has_unknown_rival),
        images: images.clone().enumerate().map(judged).collect(),
    }
}

/// The user-mode driver, where it is another than the kernel's.
pub(crate) fn compat(drivers: Drivers, device: Cc) -> Option<Driver> {
    Some(drivers.user(device)).filter(|user| *user != drivers.kernel(device))
}
