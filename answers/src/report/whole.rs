//! Do several files run on a device: all, some or none of them?

use super::FileReport;
use super::alternatives::{Family, common_folder, families};
use crate::Foreign;
use crate::files::{Asked, Outcome, with_remedy};
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
    /// At least one runs, and at least one other does not, as far as is known.
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

/// The answer about one of several files.
#[derive(Clone, Debug)]
pub struct FileVerdict {
    file: Foreign,
    outcome: Outcome,
}

impl FileVerdict {
    /// What is kept of a report; `None` of a file without device code, and where no device was asked about.
    pub(super) fn of(report: &FileReport) -> Option<Self> {
        Self::new(&report.file, report.outcome.clone()?)
    }

    /// The same of a file by its path, and what becomes of it.
    pub fn new(file: &Foreign, outcome: Outcome) -> Option<Self> {
        (outcome.runs != Verdict::NoDeviceCode).then(|| Self { file: file.clone(), outcome })
    }
}

/// A file, or files of which a program loads a part.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// The path, without the folder that all are in; with * for the CUDA version of alternatives.
    pub name: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    name_hex: Option<String>,
    /// Whether it runs; for alternatives, whether one of them does.
    pub runs: Verdict,
    /// Why not. Null: it runs.
    pub reason: Option<String>,
    /// What helps. Null: nothing is known to help.
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
    /// What helps. Null: nothing is known to help.
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
    /// The verdict, the reason and what helps.
    pub sentence: String,
    /// Why not all run, the most frequent reason. Null: all run.
    pub reason: Option<String>,
    /// What helps then. Null: nothing is known to help.
    pub remedy: Option<String>,
    /// Each reason once, the most frequent first.
    pub reasons: Vec<PartReason>,
    /// Files with device code, and alternatives as one.
    pub parts: Vec<Part>,
    /// Files without device code, which do not count.
    pub files_without_code: usize,
    /// What all their paths begin with, which the names of parts leave out.
    #[serde(skip)]
    pub folder: Foreign,
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
    pub fn of(asked: &Asked, files: &[FileVerdict], files_without_code: usize) -> Self {
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
            folder: files
                .first()
                .map_or_else(Foreign::default, |it| it.file.0.get(..folder).unwrap_or_default().into()),
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
        // The most frequent reason is not that of all.
        let because = match self.reasons.as_slice() {
            [first, _, ..] => format!("; {} of them: {reason}", first.count),
            _ => format!(": {reason}"),
        };
        let failing = self.parts.iter().filter(|part| !part.runs.is_yes()).count();
        match (self.verdict, self.parts.as_slice()) {
            (WholeVerdict::All, [only]) => match (only.taken, only.alternatives.len()) {
                (Some(version), alternatives) => {
                    let running = only.alternatives.iter().filter(|it| it.runs.is_yes()).count();
                    let driver = asked.kernel_name();
                    let running = match running {
                        all if all == alternatives => format!("all {all} builds"),
                        some => format!("{some} of {alternatives} builds"),
                    };
                    let each = "one for each CUDA version";
                    format!("{running}, {each}, run on {device}; for driver {driver} the one for CUDA {version}")
                }
                _ => format!("it runs on {device}"),
            },
            (WholeVerdict::All, _) => format!("all {files} run on {device}"),
            (_, [] | [_]) => reason,
            (WholeVerdict::Some, _) => {
                let is_known = self.parts.iter().all(|part| part.runs.answer() != Answer::Unknown);
                let verb = match (is_known, failing) {
                    (true, 1) => "does not run",
                    (true, _) => "do not run",
                    (false, 1) => "is not known to run",
                    (false, _) => "are not known to run",
                };
                format!("{failing} of {files} {verb} on {device}{because}")
            }
            (WholeVerdict::None, _) => format!("none of {files} runs{because}"),
            (WholeVerdict::Unknown, _) => format!("none of {files} is known to run{because}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{FileVerdict, Whole, WholeVerdict};
    use crate::files::{Asked, Outcome, Reason};
    use alloc::{string::ToString, vec, vec::Vec};
    use smarch::drivers::Driver;
    use smarch::rules::runs::Drivers;
    use smarch::{Answer, Cc, Verdict, Version};

    fn asked() -> Asked {
        let drivers = Drivers::from(Driver(12020));
        Asked { device: Cc(90), drivers, typed: "H100 SXM".into(), typed_drivers: ["535".into(), "".into()] }
    }

    fn file(name: &str, runs: Verdict, runtime: u16) -> FileVerdict {
        let reason = Reason { runs, module_count: 1, reason: runs.to_string(), remedy: None };
        FileVerdict {
            file: name.into(),
            outcome: Outcome {
                runs,
                running: 0,
                by_jit: 0,
                modules: 1,
                reasons: if runs.is_yes() { Vec::new() } else { vec![reason] },
                runtime: Some(Version::new(runtime, 0)),
                oldest_driver: None,
                leaves_out_runtime: false,
                operands: None,
                asked: asked(),
            },
        }
    }

    fn whole(files: &[(&str, Verdict, u16)]) -> Whole {
        let files: Vec<_> = files.iter().map(|(name, runs, runtime)| file(name, *runs, *runtime)).collect();
        Whole::of(&asked(), &files, 0)
    }

    const YES: Verdict = Verdict::Yes;
    const NO: Verdict = Verdict::NoLoadMajor;
    const RUNTIME: Verdict = Verdict::NoDriverToolkit;
    const UNKNOWN: Verdict = Verdict::UnknownUnread;

    #[test]
    fn the_whole_follows_from_its_parts() {
        use Answer::{No, Unknown, Yes};
        for (parts, whole, will_do, any_will_do) in [
            (&[Yes, Yes][..], WholeVerdict::All, true, true),
            (&[Yes, No], WholeVerdict::Some, false, true),
            (&[Unknown, Yes], WholeVerdict::Some, false, true),
            (&[No, Unknown], WholeVerdict::Unknown, false, false),
            (&[Unknown], WholeVerdict::Unknown, false, false),
            (&[No, No], WholeVerdict::None, false, false),
            // Nothing to run is nothing that runs.
            (&[], WholeVerdict::None, false, false),
        ] {
            let verdict = WholeVerdict::of(parts.iter().copied());
            assert_eq!(
                (verdict, verdict.will_do(false), verdict.will_do(true)),
                (whole, will_do, any_will_do),
                "{parts:?}"
            );
        }
    }

    #[test]
    fn files_without_code_do_not_count() {
        let all = Whole::of(&asked(), &[file("a.so", YES, 12)], 3);
        assert_eq!((all.verdict, all.files_without_code, all.parts.len()), (WholeVerdict::All, 3, 1));
        let none = Whole::of(&asked(), &[], 3);
        assert_eq!(none.sentence, "no: there is no device code in these files");
    }

    #[test]
    fn alternatives_are_one_and_run_where_one_runs() {
        let three = [("w:l_cuda118.so", YES, 11), ("w:l_cuda128.so", YES, 12), ("w:l_cuda130.so", RUNTIME, 13)];
        let all = whole(&three);
        assert_eq!((all.verdict, all.parts.len()), (WholeVerdict::All, 1));
        let [part] = all.parts.as_slice() else { panic!("one part") };
        assert_eq!((part.name.shown().as_str(), part.taken, part.runs), ("l_cuda*.so", Some(Version::new(12, 8)), YES));
        assert_eq!(
            all.sentence,
            "yes: 2 of 3 builds, one for each CUDA version, run on the H100 SXM (9.0); for driver 535 the one for CUDA 12.8"
        );
        // Beside another file that does not run.
        let some = whole(&[three[0], three[2], ("w:other.so", NO, 12)]);
        assert_eq!((some.verdict, some.parts.len()), (WholeVerdict::Some, 2));
        assert!(some.sentence.starts_with("some: 1 of 2 libraries does not run on the H100 SXM (9.0): "));
        let none = whole(&[("l_cuda118.so", NO, 11), ("l_cuda130.so", RUNTIME, 13)]);
        assert_eq!((none.verdict, none.parts[0].taken), (WholeVerdict::None, None));
        let unknown = whole(&[("l_cuda118.so", UNKNOWN, 11), ("l_cuda130.so", RUNTIME, 13)]);
        assert_eq!((unknown.verdict, unknown.parts[0].runs), (WholeVerdict::Unknown, UNKNOWN));
    }

    #[test]
    fn a_folder_runs_where_all_its_files_do() {
        let cross = [("cu12/a.so", YES, 12), ("cu12/b.so", NO, 12), ("cu13/a.so", NO, 13), ("cu13/b.so", YES, 13)];
        assert_eq!(whole(&cross).verdict, WholeVerdict::None);
        let good = [("cu12/a.so", YES, 12), ("cu12/b.so", YES, 12), ("cu13/a.so", NO, 13), ("cu13/b.so", YES, 13)];
        assert_eq!(whole(&good).verdict, WholeVerdict::All);
    }

    #[test]
    fn equal_reasons_are_told_once() {
        let files = [("a", NO, 12), ("b", RUNTIME, 12), ("c", NO, 12), ("d", YES, 12)];
        let whole = whole(&files);
        let counts: Vec<_> = whole.reasons.iter().map(|it| it.count).collect();
        assert_eq!(counts, [2, 1]);
        assert!(whole.sentence.starts_with("some: 3 of 4 files do not run on the H100 SXM (9.0); 2 of them: "));
        assert_eq!(whole.reason.as_ref(), Some(&whole.reasons[0].reason));
    }
}
