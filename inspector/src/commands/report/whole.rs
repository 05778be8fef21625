//! Several files as text: the verdict of the whole, a line a file, what all hold.

use super::Shown;
use crate::modules_text::{natively_on, print_targets};
use crate::outcome_text::{print_asked, print_reasons, print_sentence};
use crate::table::Table;
use smarch_answers::plural;
use smarch_answers::report::{FileReport, LISTED, Part, Whole};

/// What a line tells of a file.
pub(super) struct FileLine {
    file: String,
    kernels: usize,
    size: usize,
    natively: String,
}

impl FileLine {
    pub(super) fn of(report: &FileReport) -> Self {
        Self {
            file: report.file.shown(),
            kernels: report.kernels.len(),
            size: report.size,
            natively: natively_on(&report.devices),
        }
    }
}

/// A name is not wider in a table of files.
const WIDEST_FILE: usize = 60;

impl Shown<'_> {
    /// The verdict first, then each file, then what all hold.
    pub(super) fn print_all(&self, whole: Option<&Whole>) {
        let (output, totals) = (self.output, &self.totals);
        let mut gap = "";
        if let Some((whole, asked)) = whole.zip(totals.asked()) {
            print_sentence(output, &whole.sentence);
            print_asked(output, asked, &[]);
            let reasons = whole.reasons.iter().map(|it| (it.count, &*it.reason, it.remedy.as_ref()));
            print_reasons(output, "file", reasons);
            self.print_parts(whole);
            gap = "\n";
        } else if !self.files.is_empty() {
            self.print_files();
            gap = "\n";
        }
        for report in &self.reports {
            output.print(gap);
            self.print(report, None);
            gap = "\n";
        }
        let (files, bytes) = (plural(totals.files as u64, "file"), plural(totals.bytes, "byte"));
        output.line(format_args!("{gap}{}  {files}, {bytes}", output.bold("Total")));
        if totals.files > 0 {
            print_targets(output, &totals.targets);
        }
    }

    fn most(&self) -> usize {
        self.question.selection.limit.unwrap_or(LISTED)
    }

    fn and_more(&self, count: usize) {
        if count > self.most() {
            self.output.line(format_args!("and {} more; --limit N lists so many", count - self.most()));
        }
    }

    /// A line a file or family, those that do not run first.
    fn print_parts(&self, whole: &Whole) {
        let output = self.output;
        let mut parts: Vec<&Part> = whole.parts.iter().collect();
        parts.sort_by_key(|part| part.runs.is_yes());
        if parts.is_empty() {
            return;
        }
        let is_family = |part: &Part| !part.alternatives.is_empty();
        let only = matches!(whole.parts.as_slice(), [only] if is_family(only));
        if !only {
            self.print_table(&parts);
        }
        for part in parts.iter().take(self.most()).filter(|part| is_family(part)) {
            self.print_alternatives(part);
        }
        if whole.files_without_code > 0 {
            let without = plural(whole.files_without_code as u64, "file");
            output.line(format_args!("{without} without device code: not counted"));
        }
    }

    fn print_table(&self, parts: &[&Part]) {
        let output = self.output;
        output.line("");
        let mut table = Table::new(["file", "runs"]).widest_first(WIDEST_FILE).dropping(&[]);
        for part in parts.iter().take(self.most()) {
            let word = output.verdict_word(part.runs);
            let alternatives = part.alternatives_text().map(|text| format!(": {text}"));
            table.add(vec![part.name.shown(), word + &alternatives.unwrap_or_default()]);
        }
        table.print(output);
        self.and_more(parts.len());
    }

    /// Of a family what becomes of each CUDA version.
    fn print_alternatives(&self, part: &Part) {
        let output = self.output;
        output.line(format_args!("\n{}  by CUDA version", output.bold(&part.name.shown())));
        let mut table = Table::new(["CUDA", "runs", "file"]);
        for it in &part.alternatives {
            let taken = if part.taken == Some(it.cuda_version) { ", the one for this driver" } else { "" };
            let files = match it.files.as_slice() {
                [only] => only.0.rsplit(|byte| matches!(byte, b'/' | b':')).next().map(smarch_answers::shown),
                files => Some(plural(files.len() as u64, "file")),
            };
            let word = output.verdict_word(it.runs) + taken;
            table.add(vec![it.cuda_version.to_string(), word, files.unwrap_or_default()]);
        }
        table.print(output);
    }

    fn print_files(&self) {
        let heading = ["file", "kernels", "bytes", "runs natively on"];
        let mut table = Table::new(heading).widest_first(WIDEST_FILE).dropping(&["bytes", "kernels"]);
        for file in self.files.iter().take(self.most()) {
            let numbers = [file.kernels.to_string(), file.size.to_string()];
            let [kernels, size] = numbers;
            table.add(vec![file.file.clone(), kernels, size, file.natively.clone()]);
        }
        table.print(self.output);
        self.and_more(self.files.len());
    }
}
