//! Do several files run on a device: all, some or none of them?

use super::FileReport;
use super::alternatives::{Family, common_folder, families};
use crate::Foreign;
use crate::files::{Asked, Outcome, driver_name, with_remedy};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::{format, string::String, vec::Vec};
use core::cmp::Reverse;
use core::fmt;
use serde::Serialize;
use smarch::{Answer, Cc, Verdict, Version};

/// What a device runs of several files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WholeVerdict {
    /// Every one.
    All,
    /// One at least, and another not, for all that is known.
    Some,
    /// None, or there is nothing to run.
    None,
    /// None is known to run, and of one it is not known.
    Unknown,
}

impl WholeVerdict {
    /// The verdict of the whole from those of its parts.
    pub fn of(parts: impl IntoIterator<Item = Answer>) -> Self {
        let (mut yes, mut no, mut unknown) = (false, false, false);
        for answer in parts {
            match answer {
                Answer::Yes => yes = true,
                Answer::No => no = true,
                _ => unknown = true,
            }
        }
        match (yes, no || unknown, unknown) {
            (true, false, _) => Self::All,
            (true, true, _) => Self::Some,
            (false, _, true) => Self::Unknown,
            (false, ..) => Self::None,
        }
    }

    /// Whether that will do: all, or where `any` is enough some.
    pub fn will_do(self, any: bool) -> bool {
        self == Self::All || any && self == Self::Some
    }
}

impl fmt::Display for WholeVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::All => "yes",
            Self::Some => "some",
            Self::None => "no",
            Self::Unknown => "unknown",
        })
    }
}

/// What is said of one of several files.
#[derive(Clone, Debug)]
pub(super) struct FileVerdict {
    file: Foreign,
    outcome: Outcome,
}

impl FileVerdict {
    /// What is kept of a report; `None` of a file without device code, and where no device was asked about.
    pub(super) fn of(report: &FileReport) -> Option<Self> {
        let outcome = report.outcome.clone().filter(|outcome| outcome.runs != Verdict::NoDeviceCode)?;
        Some(Self { file: report.file.clone(), outcome })
    }
}

/// A file, or files of which a program loads some.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// The path, without the folder that all are in; with * for the CUDA version of alternatives.
    pub name: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    name_hex: Option<String>,
    /// Whether it runs: of alternatives whether one does.
    pub runs: Verdict,
    /// Why not. Null: it runs.
    pub reason: Option<String>,
    /// What is to be done. Null: nothing that is known.
    pub remedy: Option<String>,
    /// Files that differ in their CUDA version alone, of which a program loads one. Empty: it is a file.
    pub alternatives: Vec<AlternativeRow>,
    /// The CUDA version of the alternative to load, the newest that runs. Null: none is known to run, or it is a file.
    pub taken: Option<Version>,
}

/// One of the alternatives.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AlternativeRow {
    /// By its name.
    pub cuda_version: Version,
    /// Whether all its files run.
    pub runs: Verdict,
    /// Its files, as they are named in reports.
    pub files: Vec<Foreign>,
}

/// Why some do not run.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PartReason {
    /// Of how many, alternatives counted once.
    pub count: usize,
    /// Why.
    pub reason: String,
    /// What is to be done. Null: nothing that is known.
    pub remedy: Option<String>,
}

/// What a device does with several files together.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Whole {
    /// The device.
    pub device: Cc,
    /// All, some or none, each file or alternatives once.
    pub verdict: WholeVerdict,
    /// The verdict with the reason and what is to be done.
    pub sentence: String,
    /// Why not all run, the most frequent reason. Null: all run.
    pub reason: Option<String>,
    /// What is to be done then. Null: nothing that is known.
    pub remedy: Option<String>,
    /// Each reason once, the most frequent first.
    pub reasons: Vec<PartReason>,
    /// Files with device code, and alternatives as one.
    pub parts: Vec<Part>,
    /// Files without device code, which do not count.
    pub files_without_code: usize,
}

impl Part {
    fn of_file(file: &FileVerdict, folder: usize) -> Self {
        let outcome = &file.outcome;
        Self {
            reason: outcome.reason(),
            remedy: outcome.remedy().cloned(),
            ..Self::new(Foreign::from(file.file.0.get(folder..).unwrap_or_default()), outcome.runs)
        }
    }

    fn new(name: Foreign, runs: Verdict) -> Self {
        let name_hex = name.hex();
        Self { name, name_hex, runs, reason: None, remedy: None, alternatives: Vec::new(), taken: None }
    }

    fn of_family(family: &Family, files: &[FileVerdict]) -> Self {
        // Of an alternative what is to be mended first.
        let outcome = |numbers: &[usize]| {
            let outcomes = || numbers.iter().filter_map(|number| Some(&files.get(*number)?.outcome));
            let first = |answer| outcomes().find(|outcome| outcome.runs.answer() == answer);
            first(Answer::No).or_else(|| first(Answer::Unknown)).or_else(|| outcomes().next())
        };
        let judged = family.alternatives.iter().filter_map(|it| Some((it.version, outcome(&it.files)?)));
        let judged: Vec<(Version, &Outcome)> = judged.collect();
        let newest = |answer: Answer| judged.iter().rev().find(|(_, outcome)| outcome.runs.answer() == answer);
        // Where none runs, that one which takes the least.
        let nearest = || {
            judged
                .iter()
                .rev()
                .min_by_key(|(_, it)| (it.oldest_driver.is_none(), it.oldest_driver, it.runs.answer() == Answer::No))
        };
        let taken = newest(Answer::Yes);
        let told = taken.or_else(|| newest(Answer::Unknown)).or_else(nearest);
        let (runs, reason, remedy) = told.map_or((Verdict::NoDeviceCode, None, None), |(_, outcome)| {
            (outcome.runs, outcome.reason(), outcome.remedy().cloned())
        });
        let rows = family.alternatives.iter().map(|it| AlternativeRow {
            cuda_version: it.version,
            runs: outcome(&it.files).map_or(Verdict::NoDeviceCode, |outcome| outcome.runs),
            files: it.files.iter().filter_map(|number| Some(files.get(*number)?.file.clone())).collect(),
        });
        Self {
            reason,
            remedy,
            alternatives: rows.collect(),
            taken: taken.map(|(version, _)| *version),
            ..Self::new(family.name.clone(), runs)
        }
    }

    /// "libfoo_cuda*.so, of 11 alternatives for CUDA 11.8 to 13.0 the one for 12.9".
    pub fn alternatives_text(&self) -> Option<String> {
        let (first, last) = (self.alternatives.first()?, self.alternatives.last()?);
        let count = self.alternatives.len();
        let running = self.alternatives.iter().filter(|it| it.runs.is_yes()).count();
        let range = format!("{count} alternatives, for CUDA {} to {}", first.cuda_version, last.cuda_version);
        Some(match self.taken {
            Some(version) if running == count => format!("{range}, which all run; the newest is for {version}"),
            Some(version) => format!("{range}, of which {running} run; the newest of these is for {version}"),
            None => format!("{range}, none of which is known to run"),
        })
    }
}

impl Whole {
    /// What becomes of all.
    pub(super) fn of(asked: &Asked, files: &[FileVerdict], files_without_code: usize) -> Self {
        let folder = common_folder(files.iter().map(|file| &file.file.0[..]));
        let names: Vec<_> =
            files.iter().map(|it| (it.file.0.get(folder..).unwrap_or_default(), it.outcome.runtime)).collect();
        let families = families(&names);
        let members = families.iter().flat_map(|it| &it.alternatives).flat_map(|it| it.files.iter().copied());
        let members: BTreeSet<usize> = members.collect();
        let alone = files.iter().enumerate().filter(|(number, _)| !members.contains(number));
        let mut parts: Vec<Part> = families.iter().map(|family| Part::of_family(family, files)).collect();
        parts.extend(alone.map(|(_, file)| Part::of_file(file, folder)));
        let mut counts: BTreeMap<(&str, Option<&String>), usize> = BTreeMap::new();
        for part in &parts {
            if let Some(reason) = &part.reason {
                *counts.entry((reason, part.remedy.as_ref())).or_default() += 1;
            }
        }
        let reasons = counts.into_iter().map(|((reason, remedy), count)| PartReason {
            count,
            reason: reason.into(),
            remedy: remedy.cloned(),
        });
        let mut reasons: Vec<PartReason> = reasons.collect();
        reasons.sort_by_key(|it| Reverse(it.count));
        let verdict = WholeVerdict::of(parts.iter().map(|part| part.runs.answer()));
        let (reason, remedy) = reasons.first().map_or((None, None), |it| (Some(it.reason.clone()), it.remedy.clone()));
        let mut whole = Self {
            device: asked.device,
            verdict,
            sentence: String::new(),
            reason: if parts.is_empty() { Some("there is no device code in these files".into()) } else { reason },
            remedy,
            reasons,
            parts,
            files_without_code,
        };
        whole.sentence = format!("{verdict}: {}", whole.text(asked));
        whole
    }

    fn text(&self, asked: &Asked) -> String {
        let count = self.parts.len();
        let has_alternatives = self.parts.iter().any(|part| !part.alternatives.is_empty());
        let files = format!("{count} {}", if has_alternatives { "libraries" } else { "files" });
        let device = asked.device_text();
        let reason = with_remedy(self.reason.as_deref().unwrap_or_default(), self.remedy.as_ref());
        let failing = self.parts.iter().filter(|part| !part.runs.is_yes()).count();
        match (self.verdict, self.parts.as_slice()) {
            (WholeVerdict::All, [only]) => match (only.taken, only.alternatives.len()) {
                (Some(version), alternatives) => {
                    let running = only.alternatives.iter().filter(|it| it.runs.is_yes()).count();
                    let driver = driver_name(asked.drivers.kernel(asked.device));
                    format!(
                        "{running} of {alternatives} alternatives run on {device}; for driver {driver} the one for CUDA {version}"
                    )
                }
                _ => format!("it runs on {device}"),
            },
            (WholeVerdict::All, _) => format!("all {files} run on {device}"),
            (_, [] | [_]) => reason,
            (WholeVerdict::Some, _) => format!(
                "{failing} of {files} {} not known to run on {device}: {reason}",
                if failing == 1 { "is" } else { "are" }
            ),
            (WholeVerdict::None, _) => format!("none of {files} runs: {reason}"),
            (WholeVerdict::Unknown, _) => format!("none of {files} is known to run: {reason}"),
        }
    }
}
