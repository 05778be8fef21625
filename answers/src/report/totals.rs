//! What is in several files together, and was there what was asked for?

use super::whole::{FileVerdict, Whole};
use super::{FileReport, Selection};
use crate::files::{Asked, TargetRows, last_part};
use crate::{Foreign, Refusal, did_you_mean, nearest};
use alloc::{collections::BTreeSet, format, string::String, string::ToString, vec::Vec};
use serde::{Serialize, Serializer};

/// What was found in all files.
#[derive(Debug, Default)]
pub struct Totals {
    /// Files.
    pub files: usize,
    /// Their bytes.
    pub bytes: u64,
    /// What those that are shown hold for each target.
    pub targets: TargetRows,
    verdicts: Vec<FileVerdict>,
    files_without_code: usize,
    asked: Option<Asked>,
    matches: usize,
    matching_images: usize,
    /// The last parts of kernels' names where none was meant.
    names: BTreeSet<String>,
    /// What images are for.
    image_targets: BTreeSet<String>,
}

/// The reports of several files, and what is in all of them.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reports<'a> {
    /// File by file.
    #[serde(serialize_with = "rows")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<super::ReportRow<'a>>"))]
    reports: &'a [FileReport],
    /// Of all files together.
    total: TotalsRow<'a>,
}

fn rows<S: Serializer>(reports: &[FileReport], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(reports.iter().map(|report| report.row(None)))
}

/// As JSON holds it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TotalsRow<'a> {
    /// Files that hold device code.
    file_count: usize,
    size_bytes: u64,
    target_rows: &'a TargetRows,
    /// With a device what it does with all files.
    #[serde(flatten)]
    whole: Option<Whole>,
}

impl Totals {
    /// Counts a file; whether it is shown: it holds what was asked for, or it is the only one and damaged.
    pub fn add(&mut self, selection: &Selection, report: &FileReport, is_only: bool) -> bool {
        self.files += 1;
        self.bytes += report.size as u64;
        self.matches += report.kernels.len();
        self.matching_images += report.matching_images;
        if !selection.target.is_empty() {
            let target = |image: &crate::files::Image| match image.name {
                Some(name) => name.to_string(),
                None => image.target_text(),
            };
            let targets = report.images.iter().map(target);
            self.image_targets.extend(targets.filter(|target| !target.is_empty()));
        }
        let names = &report.found.names;
        if !selection.kernel.is_empty() && report.kernels.is_empty() {
            let all = (0..names.len()).map(|number| Foreign::from(last_part(&names.full(number).0)));
            self.names.extend(all.map(|name| name.replaced().into_owned()));
            if !is_only || !names.is_empty() || !report.found.is_damaged {
                return false;
            }
        }
        if report.matching_images == 0 && selection.chooses_images() {
            return false;
        }
        self.targets.add(&report.images, &report.found.counts);
        if let Some(outcome) = &report.outcome {
            self.asked.get_or_insert_with(|| outcome.asked.clone());
            match FileVerdict::of(report) {
                Some(verdict) => self.verdicts.push(verdict),
                None => self.files_without_code += 1,
            }
        }
        true
    }

    /// The device that was asked about.
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// What the device does with all that are shown; `None` where none was asked about.
    pub fn whole(&self) -> Option<Whole> {
        Some(Whole::of(self.asked.as_ref()?, &self.verdicts, self.files_without_code))
    }

    /// What was asked for and is in no file, as the end of a sentence; if there is one file, the sentence begins with its name.
    pub fn missing(&self, selection: &Selection) -> Option<Refusal> {
        let near =
            |word: &str, words: &BTreeSet<String>| did_you_mean(&nearest(word, words.iter().map(String::as_str)));
        let (target, kernel) = (&selection.target, &selection.kernel);
        let has_no_image = self.files > 0 && self.matching_images == 0;
        let sentence = match selection.image {
            Some(number) if has_no_image => format!("has no image {number}"),
            _ if has_no_image && !target.is_empty() => {
                let all = self.image_targets.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
                let there_are = if self.image_targets.is_empty() { "none" } else { &all };
                let near = near(target, &self.image_targets);
                format!("no image for '{target}'; there are {there_are}{near}")
            }
            _ if self.files > 0 && self.matches == 0 && !kernel.is_empty() => {
                let near = near(&kernel.replaced(), &self.names);
                let kernel = kernel.shown();
                format!("no cubin that could be read has a kernel '{kernel}'{near}")
            }
            _ => return None,
        };
        Some(sentence.into())
    }

    /// Reports that were shown, with what is in all files.
    pub fn of_reports<'a>(&'a self, reports: &'a [FileReport]) -> Reports<'a> {
        let total = TotalsRow {
            file_count: self.files,
            size_bytes: self.bytes,
            target_rows: &self.targets,
            whole: self.whole(),
        };
        Reports { reports, total }
    }
}
