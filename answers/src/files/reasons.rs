//! Why does a file not run, each reason once, and what would help?

use super::contents::Contents;
use super::image::Image;
use super::outcome::Asked;
use super::verdicts::{Statement, Verdicts};
use crate::driver_words::{newer_text, older_text, oldest_text};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::{format, string::String, string::ToString, vec, vec::Vec};
use core::ops::Range;
use serde::Serialize;
use smarch::drivers::{Driver, driver_supports_why, newest_driver, oldest_driver};
use smarch::rules::runs::{file_runs_why, stored_runs, stored_runs_why};
use smarch::{Answer, Cc, Name, NameKind, Toolkit, Verdict, Version};

/// Why modules of a file do not run, and what would help.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reason {
    /// The verdict.
    pub runs: Verdict,
    /// Of how many modules.
    pub module_count: usize,
    /// Why.
    pub reason: String,
    /// What helps. Null: nothing is known to help.
    pub remedy: Option<String>,
}

/// What reasons are made of.
pub(super) struct Why<'a> {
    pub contents: &'a Contents<'a>,
    pub modules: &'a [Range<usize>],
    pub verdicts: &'a Verdicts,
    pub asked: &'a Asked,
    pub oldest: Option<Driver>,
    pub runtime: Option<Version>,
}

/// Whether none of the images is for the device.
const fn has_no_code(runs: Verdict) -> bool {
    use Verdict::{NoJitHigher, NoLoadExact, NoLoadFamily, NoLoadMajor, NoLoadMinor, NoLoadTegra};
    matches!(runs, NoLoadMajor | NoLoadMinor | NoLoadTegra | NoLoadExact | NoLoadFamily | NoJitHigher)
}

/// No more targets are named one by one.
const MOST_TARGETS: usize = 6;

impl Why<'_> {
    pub fn reasons(&self) -> Vec<Reason> {
        let file = self.verdicts.file;
        let of_file = |images: &[Image]| self.reason(file, images, self.modules.len(), None);
        if let Some(left_out) = &self.contents.left_out {
            let (reason, module_count) = (left_out.sentence(), self.modules.len());
            return vec![Reason { runs: file, module_count, reason, remedy: None }];
        }
        // What is said of the whole file is not said of each module.
        if matches!(
            file,
            Verdict::NoDriverOld | Verdict::NoDriverNew | Verdict::NoDriverToolkit | Verdict::NoDeviceCode
        ) || !self.verdicts.modules.contains(&file)
        {
            return vec![of_file(&[])];
        }
        let mut found: BTreeMap<(bool, String), Reason> = BTreeMap::new();
        let modules = self.modules.iter().zip(&self.verdicts.modules).enumerate();
        for (number, (module, runs)) in modules.filter(|(_, (_, runs))| !runs.is_yes()) {
            let images = self.contents.images.get(module.clone()).unwrap_or_default();
            let reason = self.reason(*runs, images, 1, self.verdicts.statements.get(&number));
            let key = (*runs != file, reason.reason.clone());
            found.entry(key).and_modify(|it| it.module_count += 1).or_insert(reason);
        }
        let mut reasons: Vec<((bool, String), Reason)> = found.into_iter().collect();
        reasons.sort_by_key(|((is_other, _), reason)| (*is_other, core::cmp::Reverse(reason.module_count)));
        reasons.into_iter().map(|(_, reason)| reason).collect()
    }

    fn reason(&self, runs: Verdict, images: &[Image], module_count: usize, statement: Option<&Statement>) -> Reason {
        if let Some(Statement { line, words }) = statement {
            let reason = match runs.answer() {
                Answer::No => format!("{} does not compile line {line} of its PTX: {words}", self.asked.user_text()),
                _ => {
                    format!("whether {} compiles line {line} of its PTX is not known: {words}", self.asked.user_text())
                }
            };
            return Reason { runs, module_count, reason, remedy: Some("smarch ptx lists all that it refuses".into()) };
        }
        let mut remedy = self.remedy(runs);
        // A library that has other code for each GPU never asks for some of its modules.
        if has_no_code(runs) && self.verdicts.modules.iter().any(|runs| runs.is_yes()) {
            remedy = remedy.map(|remedy| format!("{remedy}, unless it does without that code"));
        }
        Reason { runs, module_count, reason: self.text(runs, images), remedy }
    }

    fn text(&self, runs: Verdict, images: &[Image]) -> String {
        let Self { asked, .. } = self;
        let (device, cc, user) = (asked.device_text(), asked.device, asked.user_text());
        let cuda = asked.user();
        match runs {
            _ if runs.answer() == Answer::Unknown && driver_supports_why(asked.drivers.kernel(cc), cc) == runs => {
                format!("no source says whether {} supports {device}", asked.refusing())
            }
            Verdict::NoDriverOld => format!("{} does not support {device}", asked.refusing()),
            Verdict::NoDriverNew => format!("{} no longer supports {device}", asked.refusing()),
            Verdict::NoDriverToolkit => {
                let runtime = self.runtime.map_or_else(String::new, |it| format!(" {it}"));
                format!("it asks for the CUDA runtime{runtime}, which {user} (CUDA {cuda}) does not start")
            }
            Verdict::NoDriverPtx => {
                let is_refused = |stored| stored_runs_why(asked.drivers, stored, cc) == runs;
                let refused = images.iter().filter(|image| image.stored().is_some_and(is_refused));
                let ptx = refused.filter_map(|image| image.ptx).min();
                let ptx = ptx.map_or_else(|| "newer PTX".into(), |ptx| format!("PTX {ptx}"));
                let newest = cuda.ptx().map_or_else(String::new, |ptx| format!(" (up to {ptx})"));
                let is_taken = |stored| stored_runs(asked.drivers, stored, cc);
                let code = match images.iter().any(|image| image.stored().is_some_and(is_taken)) {
                    true => format!("the code that is taken for {cc}"),
                    false => format!("the only code for {cc}"),
                };
                format!("{code} is {ptx}, which {user}{newest} does not compile")
            }
            Verdict::NoDriverCompression => {
                format!("the code for {cc} is compressed with zstd, which {user} does not unpack")
            }
            Verdict::NoDriverConcatenated => {
                format!("the code for {cc} lies in concatenated entries, which {user} passes over")
            }
            Verdict::UnknownConcatenated => {
                format!("the code for {cc} lies in concatenated entries, and no source says whether {user} reads them")
            }
            Verdict::UnknownRelocatable => {
                "its code is relocatable, which a driver links by itself in some cases".into()
            }
            _ if has_no_code(runs) => {
                format!("it has no code for {device}, only {}", targets_text(images))
            }
            Verdict::NoLoadRelocatable | Verdict::NoLoadLto => "its code must be linked before it can be loaded".into(),
            Verdict::NoDeviceCode => "there is no device code in it".into(),
            Verdict::UnknownSilent if !images.is_empty() => {
                format!("no source says whether {device} loads {}", targets_text(images))
            }
            Verdict::UnknownDisputed if !images.is_empty() => {
                let targets = targets_text(images);
                format!("public documents contradict each other on whether {device} loads {targets}")
            }
            Verdict::UnknownDriverReads => {
                let toolkits: BTreeSet<Version> =
                    images.iter().filter_map(|image| image.stored()?.image.toolkit).collect();
                let toolkit = toolkits.last().map_or_else(|| "a newer toolkit".into(), |it| format!("toolkit {it}"));
                format!("the code for {cc} is of {toolkit}, and no source says whether {user} (CUDA {cuda}) reads it")
            }
            _ => {
                let text = runs.text().as_str();
                text.strip_prefix("unknown: ").unwrap_or(text).into()
            }
        }
    }

    /// What would make it run: another driver, another build, or one of the two.
    fn remedy(&self, runs: Verdict) -> Option<String> {
        let device = self.asked.device;
        let driver = self.driver_remedy(runs);
        let build = build_text(device);
        match runs {
            Verdict::NoDriverOld | Verdict::NoDriverNew => match (driver, build) {
                (Some(driver), _) => Some(self.first_driver(runs).unwrap_or_else(|| format!("it needs {driver}"))),
                // No driver runs it as it is: one that supports the device, and a build.
                (None, build) => {
                    let bounds = support_text(runs, device)?;
                    let build = build.map_or_else(String::new, |build| format!(", and {build}"));
                    Some(format!("it needs {bounds}{build}"))
                }
            },
            Verdict::NoDriverToolkit => {
                let major = self.asked.user().version().major;
                let with = match (&driver, device.target()) {
                    (None, Some(target)) => format!(" with {target}"),
                    _ => String::new(),
                };
                let build = format!("a build by toolkit {major}{with}");
                Some(
                    driver
                        .map_or_else(|| format!("it needs {build}"), |driver| format!("it needs {driver}, or {build}")),
                )
            }
            Verdict::NoDriverCompression | Verdict::NoDriverConcatenated => {
                let build = match runs {
                    Verdict::NoDriverConcatenated => "a build without --concat",
                    _ => "a build that is not compressed with zstd",
                };
                Some(
                    driver
                        .map_or_else(|| format!("it needs {build}"), |driver| format!("it needs {driver}, or {build}")),
                )
            }
            Verdict::NoLoadRelocatable | Verdict::NoLoadLto | Verdict::UnknownRelocatable => {
                Some("link it, with nvcc or nvlink".into())
            }
            Verdict::NoDeviceCode | Verdict::UnknownUnread | Verdict::UnknownDevice => None,
            Verdict::UnknownSilent | Verdict::UnknownDisputed => build.map(|build| format!("{build} is known to run")),
            _ if runs.answer() == Answer::Unknown => driver.map(|driver| format!("with {driver} it is known to run")),
            _ => match (driver, build) {
                (Some(driver), Some(build)) => Some(format!("it needs {driver}, or {build}")),
                (Some(one), None) | (None, Some(one)) => Some(format!("it needs {one}")),
                (None, None) => None,
            },
        }
    }

    /// What is to be said where the first driver that supports the device may run the file, and a newer one is known to.
    fn first_driver(&self, runs: Verdict) -> Option<String> {
        let (device, known) = (self.asked.device, self.oldest?);
        let first = oldest_driver(device).filter(|first| runs == Verdict::NoDriverOld && *first < known)?;
        let is_open = file_runs_why(first, self.contents.bytes, device).answer() == Answer::Unknown;
        is_open.then(|| {
            format!(
                "it needs {}, and is known to run from {} on",
                newer_text(first, Some(device)),
                oldest_text(known, Some(device))
            )
        })
    }

    /// "driver 570 or newer": a driver with which the whole file is known to run.
    fn driver_remedy(&self, runs: Verdict) -> Option<String> {
        let oldest = self.oldest?;
        let device = self.asked.device;
        if runs == Verdict::NoDriverNew {
            return Some(older_text(newest_driver(device)?, Some(device)));
        }
        let (kernel, user) = (self.asked.drivers.kernel(device), self.asked.user());
        (kernel < oldest || user < oldest).then(|| newer_text(oldest, Some(device)))
    }
}

/// The drivers that support a device: "driver 570 or newer", "driver 580 or older".
fn support_text(runs: Verdict, device: Cc) -> Option<String> {
    match runs {
        Verdict::NoDriverNew => Some(older_text(newest_driver(device)?, Some(device))),
        _ => Some(newer_text(oldest_driver(device)?, Some(device))),
    }
}

/// "a build with sm_90"; of a target that the newest toolkit no longer builds the last toolkit that does.
fn build_text(device: Cc) -> Option<String> {
    let target = device.target()?;
    let last = Toolkit::ALL.iter().rev().find(|toolkit| toolkit.builds(target))?;
    let by = if *last == Toolkit::NEWEST { String::new() } else { format!(" (by toolkit {last} or older)") };
    Some(format!("a build with {target}{by}"))
}

/// "sm_80, sm_90 and PTX of compute_90".
fn targets_text(images: &[Image]) -> String {
    let candidates = || images.iter().filter(|image| image.is_candidate());
    let names: BTreeSet<Name> = candidates().filter_map(|image| image.name).collect();
    let (ptx, cubins): (Vec<Name>, Vec<Name>) = names.iter().partition(|name| name.kind == NameKind::Compute);
    let list = |names: &[Name]| match names {
        [first, .., last] if names.len() > MOST_TARGETS => format!("{first} to {last}"),
        names => names.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    };
    match (cubins.as_slice(), ptx.as_slice()) {
        ([], []) => "what cannot be told".into(),
        (cubins, []) => list(cubins),
        ([], ptx) => format!("PTX, {}", list(ptx)),
        (cubins, ptx) => format!("{} and PTX, {}", list(cubins), list(ptx)),
    }
}
