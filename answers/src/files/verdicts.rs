//! What does a device do with the images of a file, and with its modules?

use super::contents::Contents;
use super::image::Image;
use super::outcome::Outcome;
use super::reasons::Reason;
use crate::Foreign;
use crate::pick::compat;
use alloc::{string::String, vec::Vec};
use core::ops::Range;
use smarch::cubin::Place;
use smarch::drivers::Driver;
use smarch::rules::pick::pick;
use smarch::rules::runs::{Content, Drivers, contents_run_why, file_runs_why, stored_runs_why};
use smarch::{Cc, Verdict};

/// What a device does with an image.
#[derive(Clone, Copy, Debug, Default, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ImageVerdict {
    /// Whether it runs; `None` for what no device runs by itself: an index.
    pub runs: Option<Verdict>,
    /// It is the one of its module that is taken.
    #[serde(rename = "picked")]
    pub is_picked: bool,
}

/// What a device does with a file.
#[derive(Clone, Debug)]
pub struct Verdicts {
    /// The device.
    pub device: Cc,
    /// The driver that it has, of the kernel where there are two.
    pub driver: Driver,
    /// The user-mode driver, where it is another.
    pub compat: Option<Driver>,
    /// Of each image.
    pub images: Vec<ImageVerdict>,
    /// Of each module.
    pub modules: Vec<Verdict>,
    /// Of the file.
    pub file: Verdict,
}

fn runs(drivers: Drivers, content: Content, device: Cc) -> Option<Verdict> {
    match content {
        Content::Image(stored) => Some(stored_runs_why(drivers, stored, device)),
        Content::Nothing => None,
        Content::UnknownTarget => Some(Verdict::UnknownImageTarget),
        Content::Damaged => Some(Verdict::UnknownUnread),
    }
}

impl Verdicts {
    /// What a device with these drivers does with a file.
    pub fn of(contents: &Contents<'_>, drivers: Drivers, device: Cc) -> Self {
        let images = &contents.images;
        let verdict = |image: &Image| ImageVerdict { runs: runs(drivers, image.content, device), is_picked: false };
        let mut verdicts: Vec<_> = images.iter().map(verdict).collect();
        let mut modules = Vec::new();
        for module in contents.modules() {
            let candidates = images.get(module.clone()).unwrap_or_default().iter().zip(module);
            let candidates = candidates.filter(|(image, _)| image.is_candidate());
            let contents = candidates.clone().map(|(image, _)| image.content);
            let why = contents_run_why(drivers, contents, device).unwrap_or(Verdict::UnknownUnread);
            let (stored, places): (Vec<_>, Vec<_>) =
                candidates.filter_map(|(image, at)| Some((image.stored()?, at))).unzip();
            let choice = pick(drivers, stored, device).filter(|_| why.is_yes());
            let taken = choice.and_then(|choice| verdicts.get_mut(*places.get(choice.index)?));
            taken.into_iter().for_each(|taken| taken.is_picked = true);
            modules.push(why);
        }
        Self {
            device,
            driver: drivers.kernel(device),
            compat: compat(drivers, device),
            images: verdicts,
            modules,
            file: match contents.left_out {
                // What is not listed is not told either.
                Some(_) => Verdict::UnknownUnread,
                None => file_runs_why(drivers, contents.bytes, device),
            },
        }
    }

    /// What is said of an image.
    pub fn image(&self, index: usize) -> ImageVerdict {
        self.images.get(index).copied().unwrap_or_default()
    }

    /// The image of a module that is taken.
    pub fn taken(&self, module: &Range<usize>) -> Option<usize> {
        module.clone().find(|index| self.image(*index).is_picked)
    }

    /// What is said of the file and of each of its modules, as JSON has it.
    pub fn of_file<'a>(
        &self,
        images: &'a [Image],
        modules: &[Range<usize>],
        outcome: &'a Outcome,
    ) -> DeviceVerdict<'a> {
        let rows = modules.iter().zip(&self.modules);
        DeviceVerdict {
            device: self.device,
            driver: self.driver,
            compat_driver: self.compat,
            modules: rows.filter_map(|(module, runs)| self.module(images, module, *runs)).collect(),
            runs: self.file,
            sentence: outcome.sentence(),
            reason: outcome.reason(),
            remedy: outcome.remedy(),
            reasons: &outcome.reasons,
        }
    }

    fn module<'a>(&self, images: &'a [Image], module: &Range<usize>, runs: Verdict) -> Option<ModuleRow<'a>> {
        let first = images.get(module.start)?;
        let identifier = identifier_of(images, module);
        Some(ModuleRow {
            offset_bytes: first.region_at,
            place: first.place,
            member: first.member.as_deref(),
            member_hex: first.member.as_deref().and_then(Foreign::hex),
            identifier,
            identifier_hex: identifier.and_then(Foreign::hex),
            runs,
            picked_entry: self.taken(module).map(|index| index + 1),
        })
    }
}

/// What a module was made from, as its first image says that does.
pub fn identifier_of<'a>(images: &'a [Image], module: &Range<usize>) -> Option<&'a Foreign> {
    images.get(module.clone())?.iter().find_map(|image| image.identifier.as_ref())
}

/// What a device does with a file.
#[derive(Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceVerdict<'a> {
    device: Cc,
    driver: Driver,
    /// The CUDA version of the compatibility libraries beside the driver.
    #[serde(skip_serializing_if = "Option::is_none")]
    compat_driver: Option<Driver>,
    /// What the device does with each module.
    modules: Vec<ModuleRow<'a>>,
    runs: Verdict,
    /// The verdict with the reason and what is to be done.
    sentence: String,
    /// Why it does not run, what is to be mended first. Null: it runs.
    reason: Option<String>,
    /// What is to be done. Null: nothing that is known.
    remedy: Option<&'a String>,
    /// Each reason once, with its modules.
    reasons: &'a [Reason],
}

/// What it does with a module.
#[derive(Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct ModuleRow<'a> {
    offset_bytes: usize,
    place: Place,
    member: Option<&'a Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    member_hex: Option<String>,
    identifier: Option<&'a Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    identifier_hex: Option<String>,
    runs: Verdict,
    /// The number of the image that the device takes, as entry. Null: none.
    picked_entry: Option<usize>,
}
