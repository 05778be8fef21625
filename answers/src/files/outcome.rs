//! Will a file run on a device, why not, and what is to be done?

use super::contents::Contents;
use super::image::Image;
use super::modules::DeviceRow;
use super::verdicts::Verdicts;
use crate::{cc_of_text, plural};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::{format, string::String, string::ToString, vec, vec::Vec};
use core::ops::Range;
use serde::Serialize;
use smarch::cubin::{FileKind, needs};
use smarch::rules::driver::{driver_supports_why, newest_driver, oldest_driver};
use smarch::rules::runs::{Drivers, file_runs_why, stored_runs_why};
use smarch::toolkits::{BRANCHES, Driver};
use smarch::{Answer, Cc, Name, NameKind, Toolkit, Verdict, Version, devices};

/// A device and its drivers, as somebody asked for them.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The device.
    pub device: Cc,
    /// Its drivers.
    pub drivers: Drivers,
    /// What was typed for the device: a product is called by its name.
    pub typed: String,
}

/// The branch of a driver, "535"; where several return its CUDA version, or none, that: "10.1".
pub fn driver_name(driver: Driver) -> String {
    let mut branches = BRANCHES.iter().filter(|row| row.driver == driver);
    match (branches.next(), branches.next()) {
        (Some(row), None) => row.branch.to_string(),
        _ => driver.to_string(),
    }
}

/// The first branch that does what this driver does: "570".
fn first_branch(driver: Driver) -> String {
    let row = BRANCHES.iter().find(|row| row.driver >= driver);
    row.map_or_else(|| driver.to_string(), |row| row.branch.to_string())
}

/// The last branch that is not newer than this driver.
fn last_branch(driver: Driver) -> String {
    let row = BRANCHES.iter().rev().find(|row| row.driver <= driver);
    row.map_or_else(|| driver.to_string(), |row| row.branch.to_string())
}

impl Asked {
    /// "the RTX 5090 (12.0)", "compute capability 12.0".
    pub fn device_text(&self) -> String {
        let (typed, device) = (self.typed.trim(), self.device);
        if typed.is_empty() || cc_of_text(typed).is_some() || Name::parse(typed.as_bytes()).is_ok() {
            return format!("compute capability {device}");
        }
        let listed = devices::candidates(typed).next().filter(|_| typed.contains(':'));
        format!("the {} ({device})", listed.map_or(typed, |product| product.name.as_str()))
    }

    fn user(&self) -> Driver {
        self.drivers.user(self.device)
    }

    /// "driver 535", "user-mode driver 580".
    fn user_text(&self) -> String {
        let (kernel, user) = (self.drivers.kernel(self.device), self.user());
        format!("{}driver {}", if kernel == user { "" } else { "user-mode " }, driver_name(user))
    }

    /// The driver that does not support the device.
    fn refusing(&self) -> String {
        let kernel = self.drivers.kernel(self.device);
        let is_kernel = driver_supports_why(kernel, self.device).answer() != Answer::Yes;
        if is_kernel { format!("driver {}", driver_name(kernel)) } else { self.user_text() }
    }
}

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
    /// What is to be done. Null: nothing that is known.
    pub remedy: Option<String>,
}

/// Whether a file runs, why not, and what is to be done.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The verdict.
    pub runs: Verdict,
    /// How many modules run.
    pub running: usize,
    /// Of these by JIT.
    pub by_jit: usize,
    /// All modules.
    pub modules: usize,
    /// Why it does not run, what is to be mended first before the others; empty where it does. Each reason once.
    pub reasons: Vec<Reason>,
    /// The CUDA runtime that it asks for.
    pub runtime: Option<Version>,
    /// The oldest driver with which it runs, where it does with one that is known.
    pub oldest_driver: Option<Driver>,
    /// What the verdict does not ask about: a CUDA runtime that is linked into the file.
    pub leaves_out_runtime: bool,
    /// What was asked.
    pub asked: Asked,
}

/// The word that a sentence about a verdict begins with.
pub fn answer_word(answer: Answer) -> &'static str {
    match answer {
        Answer::Yes => "yes",
        Answer::No => "no",
        _ => "unknown",
    }
}

/// "REASON; REMEDY".
pub fn with_remedy(reason: &str, remedy: Option<&String>) -> String {
    remedy.map_or_else(|| reason.into(), |remedy| format!("{reason}; {remedy}"))
}

impl Outcome {
    /// "no: driver 535 does not support the RTX 5090 (12.0); it needs 570 or newer".
    pub fn sentence(&self) -> String {
        let word = answer_word(self.runs.answer());
        match self.reason() {
            Some(reason) => format!("{word}: {}", with_remedy(&reason, self.remedy())),
            None => format!("{word}: {}", self.yes()),
        }
    }

    fn yes(&self) -> String {
        let (device, modules) = (self.asked.device_text(), self.modules);
        match (modules, self.by_jit) {
            (2.., 0) => format!("all {modules} modules run on {device}"),
            (2.., jit) if jit == modules => format!("all {modules} modules run on {device}, by JIT"),
            (2.., jit) => format!("all {modules} modules run on {device}, {jit} of them by JIT"),
            (_, 0) => format!("it runs on {device}"),
            _ => format!("it runs on {device}, by JIT"),
        }
    }

    /// Why it does not run; `None` where it does.
    pub fn reason(&self) -> Option<String> {
        let first = self.reasons.first()?;
        Some(match first.module_count {
            count if count < self.modules => {
                format!("{count} of {}: {}", plural(self.modules as u64, "module"), first.reason)
            }
            _ => first.reason.clone(),
        })
    }

    /// What is to be done; `None` where nothing is, or nothing is known.
    pub fn remedy(&self) -> Option<&String> {
        self.reasons.first()?.remedy.as_ref()
    }

    /// What becomes of a file.
    pub fn of(
        contents: &Contents<'_>,
        modules: &[Range<usize>],
        verdicts: &Verdicts,
        asked: &Asked,
        rows: &[DeviceRow],
    ) -> Self {
        let runtime = needs(contents.bytes).ok().and_then(|it| it.cuda.get());
        let taken: Vec<usize> = modules.iter().filter_map(|module| verdicts.taken(module)).collect();
        let is_ptx = |at: &&usize| {
            contents.images.get(**at).and_then(|image| image.name).is_some_and(|name| name.kind == NameKind::Compute)
        };
        use FileKind::{Elf, Pe};
        let runs = verdicts.file;
        let mut outcome = Self {
            runs,
            running: verdicts.modules.iter().filter(|runs| runs.is_yes()).count(),
            by_jit: taken.iter().filter(is_ptx).count(),
            modules: modules.len(),
            reasons: Vec::new(),
            runtime,
            oldest_driver: None,
            leaves_out_runtime: runtime.is_none() && matches!(contents.kind, Some(Elf | Pe)),
            asked: asked.clone(),
        };
        if !runs.is_yes() {
            let row = rows.iter().find(|row| row.device == asked.device).filter(|row| row.modules_without_image == 0);
            let oldest = row.and_then(|row| row.oldest_driver.get());
            let works = |driver: &Driver| file_runs_why(*driver, contents.bytes, asked.device).is_yes();
            outcome.oldest_driver = oldest.filter(works);
            outcome.reasons =
                Why { contents, modules, verdicts, asked, oldest: outcome.oldest_driver, runtime }.reasons();
        }
        outcome
    }
}

/// What reasons are made of.
struct Why<'a> {
    contents: &'a Contents<'a>,
    modules: &'a [Range<usize>],
    verdicts: &'a Verdicts,
    asked: &'a Asked,
    oldest: Option<Driver>,
    runtime: Option<Version>,
}

/// No more targets are named one by one.
const MOST_TARGETS: usize = 6;

impl Why<'_> {
    fn reasons(&self) -> Vec<Reason> {
        let file = self.verdicts.file;
        let of_file = |images: &[Image]| self.reason(file, images, self.modules.len());
        // What is said of the whole file is not said of each module.
        if matches!(
            file,
            Verdict::NoDriverOld | Verdict::NoDriverNew | Verdict::NoDriverToolkit | Verdict::NoDeviceCode
        ) || !self.verdicts.modules.contains(&file)
        {
            return vec![of_file(&[])];
        }
        let mut found: BTreeMap<(bool, String), Reason> = BTreeMap::new();
        for (module, runs) in self.modules.iter().zip(&self.verdicts.modules).filter(|(_, runs)| !runs.is_yes()) {
            let reason = self.reason(*runs, self.contents.images.get(module.clone()).unwrap_or_default(), 1);
            let key = (*runs != file, reason.reason.clone());
            found.entry(key).and_modify(|it| it.module_count += 1).or_insert(reason);
        }
        let mut reasons: Vec<((bool, String), Reason)> = found.into_iter().collect();
        reasons.sort_by_key(|((is_other, _), reason)| (*is_other, core::cmp::Reverse(reason.module_count)));
        reasons.into_iter().map(|(_, reason)| reason).collect()
    }

    fn reason(&self, runs: Verdict, images: &[Image], module_count: usize) -> Reason {
        Reason { runs, module_count, reason: self.text(runs, images), remedy: self.remedy(runs) }
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
                format!("the only code for {cc} is {ptx}, which {user}{newest} does not compile")
            }
            Verdict::NoDriverCompression => {
                format!("the code for {cc} is compressed with zstd, which {user} does not unpack")
            }
            Verdict::NoLoadMajor
            | Verdict::NoLoadMinor
            | Verdict::NoLoadTegra
            | Verdict::NoLoadExact
            | Verdict::NoLoadFamily
            | Verdict::NoJitHigher => {
                format!("it has no code for {device}, only {}", targets_text(images))
            }
            Verdict::NoLoadRelocatable | Verdict::NoLoadLto => {
                "its code is to be linked before it can be loaded".into()
            }
            Verdict::NoDeviceCode => "there is no device code in it".into(),
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
                (Some(driver), _) => Some(format!("it needs {driver}")),
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
            Verdict::NoDriverCompression => {
                let build = "a build that is not compressed with zstd";
                Some(
                    driver
                        .map_or_else(|| format!("it needs {build}"), |driver| format!("it needs {driver}, or {build}")),
                )
            }
            Verdict::NoLoadRelocatable | Verdict::NoLoadLto => Some("link it, with nvcc or nvlink".into()),
            Verdict::NoDeviceCode | Verdict::UnknownUnread | Verdict::UnknownDevice => None,
            _ if runs.answer() == Answer::Unknown => {
                let first = driver?;
                Some(format!("with {first} it is known to run"))
            }
            _ => match (driver, build) {
                (Some(driver), Some(build)) => Some(format!("it needs {driver}, or {build}")),
                (Some(one), None) | (None, Some(one)) => Some(format!("it needs {one}")),
                (None, None) => None,
            },
        }
    }

    /// "570 or newer": a driver with which the whole file is known to run.
    fn driver_remedy(&self, runs: Verdict) -> Option<String> {
        let oldest = self.oldest?;
        let device = self.asked.device;
        if runs == Verdict::NoDriverNew {
            return Some(format!("{} or older", last_branch(newest_driver(device)?)));
        }
        let (kernel, user) = (self.asked.drivers.kernel(device), self.asked.user());
        (kernel < oldest || user < oldest).then(|| newer_text(oldest, device))
    }
}

/// "570 or newer"; where drivers no longer support the device, "450 to 580".
fn newer_text(oldest: Driver, device: Cc) -> String {
    match newest_driver(device) {
        Some(newest) => format!("{} to {}", first_branch(oldest), last_branch(newest)),
        None => format!("{} or newer", first_branch(oldest)),
    }
}

/// The drivers that support a device: "570 or newer", "580 or older".
fn support_text(runs: Verdict, device: Cc) -> Option<String> {
    match runs {
        Verdict::NoDriverNew => Some(format!("{} or older", last_branch(newest_driver(device)?))),
        _ => Some(newer_text(oldest_driver(device)?, device)),
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
