//! Do files hold what a project promises of them?
//!
//! A [`Contract`] is read once, files are read one by one ([`FileReader::read`], wherever), each is taken in its order
//! ([`Expectation::take`]), and the answer is about all of them.

mod contract;
mod finding;
mod judge;
mod promise;
mod written;

pub use contract::{Compressed, Contract, KernelBudget, Options, Places, Size, Texts};
pub use finding::{Breach, Finding};
pub use written::{Proposed, Written};

use crate::files::{Asked, Budget, Contents, EachImage, Outcome, Verdicts};
use crate::report::{FileReport, FileVerdict, ReportQuestion, ReportedFile, Selection, Whole, report};
use crate::words::as_picked;
use crate::{Axes, Foreign, Refusal, plural};
use alloc::{
    collections::BTreeMap, collections::BTreeSet, format, string::String, string::ToString, sync::Arc, vec, vec::Vec,
};
use core::mem;
use finding::At;
use judge::Judge;
use promise::{Promised, Promises};
use serde::Serialize;
use smarch::rules::coverage::covers_why;
use smarch::{Answer as Reply, Verdict};

/// For each promise at most this many findings are listed; all are counted.
pub const LISTED_FINDINGS: usize = 100;

/// Whether the files are what was promised.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// yes: every promise is kept. no: a promise is broken. unknown: no promise is known to be broken, and it is not known whether some
    /// promise is kept.
    pub kept: Reply,
    /// That, with how many are broken and how.
    pub sentence: String,
    /// The contract's path. Null: the contract is not a file.
    pub contract: Option<Foreign>,
    /// Files that hold device code and were held against the contract.
    pub checked_file_count: usize,
    /// Files without device code, which do not count.
    pub files_without_code: usize,
    /// The promises, as they stand in the contract.
    pub promises: Vec<PromiseRow>,
    /// What is not as it was promised, of each promise the first 100, in the order of the files.
    pub findings: Vec<Finding>,
}

/// A promise, and whether it is kept.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PromiseRow {
    pub promise: &'static str,
    pub contract_line: Option<usize>,
    pub text: String,
    pub kept: Reply,
    /// How many findings are about it, listed or not.
    pub finding_count: usize,
    /// For a kernel's budget: how many kernels were held against it. Null: the promise is not about kernels.
    pub held_kernel_count: Option<usize>,
}

/// What came of a promise so far.
#[derive(Clone, Debug, Default)]
struct State {
    broken: usize,
    unknown: usize,
    listed: usize,
    /// Kernels or files that it is about, where there have to be some.
    meant: usize,
    /// What the device does with each file.
    verdicts: Vec<FileVerdict>,
    files_without_code: usize,
}

/// A contract that files are held against.
#[derive(Debug)]
pub struct Expectation {
    contract: Option<Foreign>,
    promises: Arc<Promises>,
    budget: Arc<Budget>,
    states: Vec<State>,
    findings: Vec<Finding>,
    files: usize,
    files_without_code: usize,
    sections_seen: BTreeSet<usize>,
    unread: usize,
    /// How many findings there are of each kind.
    breaches: BTreeMap<Breach, usize>,
}

/// A file that was read, and what each device does with it.
#[derive(Debug)]
pub struct FileRead {
    /// What is in it.
    pub report: FileReport,
    section: usize,
    outcomes: Vec<(usize, Outcome)>,
}

/// What reads files for an [`Expectation`].
#[derive(Clone, Debug)]
pub struct FileReader {
    promises: Arc<Promises>,
    /// What reading the files may take.
    pub budget: Arc<Budget>,
}

impl FileReader {
    /// Reads a file.
    ///
    /// # Errors
    /// It holds no device code, nor could it: the end of a sentence that begins with its name.
    pub fn read(&self, file: ReportedFile<'_>, images: &impl EachImage) -> Result<FileRead, Refusal> {
        let report = report(&question(&self.budget), file, images)?;
        let section = self.promises.section_of(file.name);
        let devices: Vec<(usize, &Asked)> = self
            .promises
            .of_section(section)
            .filter_map(|(number, promise)| match &promise.promised {
                Promised::RunsOn(asked) => Some((number, asked)),
                _ => None,
            })
            .collect();
        let mut outcomes = Vec::new();
        if !devices.is_empty() {
            // What it lists was counted already.
            let contents = Contents::within(file.bytes, &self.budget.of_a_file())?;
            for (number, asked) in devices {
                let verdicts = Verdicts::of(&contents, asked.drivers, asked.device);
                outcomes.push((number, Outcome::of(&contents, &report.modules, &verdicts, asked, &report.devices)));
            }
        }
        Ok(FileRead { report, section, outcomes })
    }
}

/// How files are read: every image, kernels that are linked before those that are to be.
fn question(budget: &Arc<Budget>) -> ReportQuestion {
    let selection = Selection { budget: Arc::clone(budget), ..Selection::default() };
    ReportQuestion { selection, leaves_out_unlinked: true, ..ReportQuestion::default() }
}

impl Expectation {
    /// What a contract promises, its text with the name of its file, and options in place of what that says.
    ///
    /// # Errors
    /// The contract promises nothing, or something that is not understood: a sentence that begins with the file and the line.
    pub fn new(
        contract: Option<(&Foreign, &[u8])>,
        options: &Options,
        axes: Axes,
        budget: Arc<Budget>,
    ) -> Result<Self, Refusal> {
        let of = |why: Refusal| match contract {
            Some((name, _)) => Refusal(format!("{}: {why}", name.shown())),
            None => why,
        };
        let options = options.contract()?;
        let (read, mut places) = match contract {
            Some((_, text)) => Contract::parse(text).map_err(of)?,
            None => (Contract::default(), Places::default()),
        };
        let promises = Promises::of(&read.with(options, &mut places), &places, axes).map_err(of)?;
        Ok(Self {
            contract: contract.map(|(name, _)| name.clone()),
            states: vec![State::default(); promises.all.len()],
            promises: Arc::new(promises),
            budget,
            findings: Vec::new(),
            files: 0,
            files_without_code: 0,
            sections_seen: BTreeSet::new(),
            unread: 0,
            breaches: BTreeMap::new(),
        })
    }

    /// What reads the files, wherever and in whatever order.
    pub fn reader(&self) -> FileReader {
        FileReader { promises: Arc::clone(&self.promises), budget: Arc::clone(&self.budget) }
    }

    /// Holds a file against the contract, in the order of the files.
    pub fn take(&mut self, file: FileRead) {
        let FileRead { report, section, outcomes } = file;
        self.sections_seen.insert(section);
        if self.promises.sections.get(section).is_some_and(|section| section.skip) {
            return;
        }
        if report.holds_code() {
            self.files += 1;
        } else {
            self.files_without_code += 1;
        }
        for (number, outcome) in outcomes {
            let Some(state) = self.states.get_mut(number) else { continue };
            match FileVerdict::new(&report.file, outcome) {
                Some(verdict) => state.verdicts.push(verdict),
                None => state.files_without_code += 1,
            }
        }
        if !report.holds_code() {
            return;
        }
        let promises = Arc::clone(&self.promises);
        let mut judge = Judge::new(&report);
        for (number, promise) in promises.of_section(section) {
            let (meant, found) = judge.judge(promise);
            if let Some(state) = self.states.get_mut(number) {
                state.meant += meant;
            }
            for (breach, text, at) in found {
                self.find(number, breach, Some(&report.file), at, text, None);
            }
        }
        self.unread(&report);
    }

    /// A file, or a member of one, that could not be read: it may hold anything.
    pub fn miss(&mut self, why: &Refusal) {
        self.add_unread(None, why.0.clone());
    }

    /// What could not be read of a file.
    fn unread(&mut self, report: &FileReport) {
        let mut texts: Vec<String> = report.found.left_out.iter().map(crate::files::LeftOut::sentence).collect();
        if report.is_damaged {
            texts.push("it is damaged; smarch report tells where".into());
        }
        texts.into_iter().for_each(|text| self.add_unread(Some(&report.file), text));
    }

    fn add_unread(&mut self, file: Option<&Foreign>, text: String) {
        self.unread += 1;
        if self.unread <= LISTED_FINDINGS {
            self.findings.push(finding("read", None, Breach::Unknown, file, At::default(), text, None));
        }
    }

    fn find(
        &mut self,
        number: usize,
        breach: Breach,
        file: Option<&Foreign>,
        at: At,
        text: String,
        remedy: Option<String>,
    ) {
        let (Some(state), Some(promise)) = (self.states.get_mut(number), self.promises.all.get(number)) else { return };
        *self.breaches.entry(breach).or_default() += 1;
        match breach {
            Breach::Unknown => state.unknown += 1,
            _ => state.broken += 1,
        }
        if state.listed < LISTED_FINDINGS {
            state.listed += 1;
            self.findings.push(finding(promise.key, promise.line, breach, file, at, text, remedy));
        }
    }

    /// The answer about all files that were taken.
    pub fn answer(mut self) -> Answer {
        for number in 0..self.promises.all.len() {
            self.finish(number);
        }
        let rows: Vec<PromiseRow> = self
            .promises
            .all
            .iter()
            .zip(&self.states)
            .map(|(promise, state)| PromiseRow {
                promise: promise.key,
                contract_line: promise.line,
                text: promise.text.clone(),
                kept: match (state.broken, state.unknown) {
                    (0, 0) => Reply::Yes,
                    (0, _) => Reply::Unknown,
                    _ => Reply::No,
                },
                finding_count: state.broken + state.unknown,
                held_kernel_count: matches!(promise.promised, Promised::Kernel(..)).then_some(state.meant),
            })
            .collect();
        let mut answer = Answer {
            kept: Reply::Yes,
            sentence: String::new(),
            contract: self.contract,
            checked_file_count: self.files,
            files_without_code: self.files_without_code,
            promises: rows,
            findings: self.findings,
        };
        answer.conclude(&self.breaches, self.unread > 0);
        answer
    }

    /// What holds of all files together.
    fn finish(&mut self, number: usize) {
        let promises = Arc::clone(&self.promises);
        let Some(promise) = promises.all.get(number) else { return };
        let Some(state) = self.states.get_mut(number) else { return };
        let (meant, verdicts) = (state.meant, mem::take(&mut state.verdicts));
        let files_without_code = state.files_without_code;
        match &promise.promised {
            Promised::HasFile(section) if !self.sections_seen.contains(section) => {
                let text = promise.text.replacen("there is a", "no", 1);
                self.find(number, Breach::Missing, None, At::default(), text, None);
            }
            Promised::HasKernel(kernels) if meant == 0 => {
                let text = format!("no cubin that was read has {}", kernels.one_text());
                self.find(number, Breach::Missing, None, At::default(), text, None);
            }
            Promised::RunsOn(asked) if !verdicts.is_empty() => {
                let whole = Whole::of(asked, &verdicts, files_without_code);
                self.runs(number, asked, &whole);
            }
            _ => {}
        }
    }

    fn runs(&mut self, number: usize, asked: &Asked, whole: &Whole) {
        let device = asked.device_text();
        for part in whole.parts.iter().filter(|part| !part.runs.is_yes()) {
            let (breach, verb) = match part.runs.answer() {
                Reply::No => (Breach::Differs, "does not run"),
                _ => (Breach::Unknown, "is not known to run"),
            };
            let file = Foreign([&whole.folder.0[..], &part.name.0].concat());
            let reason = part.reason.as_deref().unwrap_or_default();
            let text = format!("{verb} on {device}: {reason}");
            self.find(number, breach, Some(&file), At::default(), text, part.remedy.clone());
        }
    }

    /// The answer about the contract by itself: whether its lists run on its devices.
    pub fn of_contract(mut self) -> Answer {
        for section in 0..self.promises.sections.len() {
            let promises = Arc::clone(&self.promises);
            let lists = promises.of_section(section).filter_map(|(_, promise)| match &promise.promised {
                Promised::Archs(images, _, release) => Some(as_picked(*release, images.iter().copied())),
                _ => None,
            });
            for images in lists.collect::<Vec<_>>() {
                for (number, promise) in promises.of_section(section) {
                    let Promised::RunsOn(asked) = &promise.promised else { continue };
                    let verdict = covers_why(asked.drivers, images.iter().copied(), asked.device)
                        .unwrap_or(Verdict::UnknownDevice);
                    if self.states.get(number).is_some_and(|it| it.broken + it.unknown > 0) {
                        continue;
                    }
                    let breach = match verdict.answer() {
                        Reply::Yes => continue,
                        Reply::No => Breach::Differs,
                        _ => Breach::Unknown,
                    };
                    let (device, verdict) = (asked.device_text(), verdict.to_string());
                    let text = match verdict.strip_prefix("unknown: ") {
                        Some(why) => format!("whether archs runs on {device} is not known: {why}"),
                        None => format!("archs has nothing that runs on {device}: {verdict}"),
                    };
                    self.find(number, breach, None, At::default(), text, None);
                }
            }
        }
        for number in 0..self.promises.all.len() {
            if let Some(state) = self.states.get_mut(number) {
                state.meant = state.meant.max(1);
            }
        }
        self.sections_seen.extend(0..self.promises.sections.len());
        // As if there were a file.
        self.files = 1;
        let mut answer = self.answer();
        answer.checked_file_count = 0;
        answer.sentence = match answer.kept {
            Reply::Yes => format!("yes: the contract is sound: {}", plural(answer.promises.len() as u64, "promise")),
            Reply::No => "no: the contract contradicts itself".into(),
            _ => "unknown: whether its devices run its images is not known".into(),
        };
        answer
    }
}

fn finding(
    promise: &'static str,
    contract_line: Option<usize>,
    breach: Breach,
    file: Option<&Foreign>,
    at: At,
    text: String,
    remedy: Option<String>,
) -> Finding {
    Finding {
        breach,
        promise,
        contract_line,
        in_file: file.cloned(),
        in_file_hex: file.and_then(Foreign::hex),
        in_entry: at.image.map(|(entry, _)| entry),
        in_file_offset_bytes: at.image.map(|(_, offset)| offset),
        of_kernel_hex: at.kernel.as_ref().and_then(Foreign::hex),
        of_kernel: at.kernel,
        text,
        remedy,
    }
}

impl Answer {
    fn conclude(&mut self, breaches: &BTreeMap<Breach, usize>, has_unread: bool) {
        let count = |reply: Reply| self.promises.iter().filter(|it| it.kept == reply).count();
        let (broken, unknown, all) = (count(Reply::No), count(Reply::Unknown), self.promises.len());
        let files = plural(self.checked_file_count as u64, "file");
        let promises = plural(all as u64, "promise");
        if self.checked_file_count == 0 {
            self.kept = Reply::No;
            self.sentence = "no: the files hold no device code".into();
        } else if broken > 0 {
            self.kept = Reply::No;
            let kinds = breaches.iter().map(|(breach, count)| format!("{count} {breach}"));
            let kinds: Vec<String> = kinds.collect();
            self.sentence = format!(
                "no: {broken} of {promises} {} broken: {}",
                if broken == 1 { "is" } else { "are" },
                kinds.join(", ")
            );
        } else if unknown > 0 || has_unread {
            self.kept = Reply::Unknown;
            self.sentence = match unknown {
                0 => format!("unknown: {files} could not be read whole"),
                _ => format!("unknown: for {unknown} of {promises} it is not known whether the files keep them"),
            };
        } else {
            let keep = if self.checked_file_count == 1 { "keeps" } else { "keep" };
            let every = if all == 1 { "the promise".into() } else { format!("all {promises}") };
            self.sentence = format!("yes: {files} {keep} {every}");
        }
    }

    /// How many findings were counted and are not listed.
    pub fn unlisted(&self) -> usize {
        let counted: usize = self.promises.iter().map(|it| it.finding_count).sum();
        counted.saturating_sub(self.findings.iter().filter(|it| it.promise != "read").count())
    }
}
