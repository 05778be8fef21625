//! What does a device do with the images of a file, and with its modules?

use super::contents::Contents;
use super::image::Image;
use super::outcome::Outcome;
use super::reasons::Reason;
use super::unpack::Unpacker;
use crate::Foreign;
use crate::pick::compat;
use crate::ptx::OperandsJudged;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;
use smarch::cubin::Place;
use smarch::drivers::Driver;
use smarch::ptx::text::Symbols;
use smarch::rules::pick::pick;
use smarch::rules::ptx_text::{Assumed, Counts, Finding, text_jits};
use smarch::rules::runs::{Content, Drivers, contents_run_why, file_runs_why, stored_runs_why};
use smarch::{Answer, Cc, NameKind, Verdict};

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
    /// By the number of a module: the statement of its PTX that the driver's compiler refuses, or that is unknown.
    pub statements: BTreeMap<usize, Statement>,
    /// How many statements of the PTX that is taken had their operands judged; `None`: none was asked about.
    pub operands: Option<OperandsJudged>,
}

/// A statement of PTX for which a text does not run, or is not known to.
#[derive(Clone, Debug)]
pub struct Statement {
    /// Its line, from 1 on.
    pub line: u32,
    /// What ptxas says about it; if it is unknown, what was met.
    pub words: String,
}

/// What the driver's compiler says of PTX text.
#[derive(Debug, Default)]
pub(super) struct JudgedText {
    /// The statement that it refuses or does not know, and the verdict; `None`: it takes all statements.
    pub open: Option<(Verdict, Statement)>,
    /// How many statements had their operands judged.
    pub counts: Option<Counts>,
}

impl JudgedText {
    pub(super) fn of(driver: Driver, text: &[u8], device: Cc) -> Self {
        let mut table = Vec::new();
        let symbols = Symbols::read_to_vec(text, &mut table);
        let Ok(jit) = text_jits(driver, text, Assumed::default(), symbols, device) else {
            return Self::default();
        };
        let statement = |finding: Finding<'_>| Statement { line: finding.place.line, words: finding.to_string() };
        Self { open: jit.finding.map(|finding| (jit.verdict, statement(finding))), counts: jit.counts }
    }
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
        let (mut modules, mut statements) = (Vec::new(), BTreeMap::new());
        let mut operands: Option<OperandsJudged> = None;
        let mut unpacker = Unpacker::new(contents);
        for module in contents.modules() {
            let candidates = images.get(module.clone()).unwrap_or_default().iter().zip(module);
            let candidates = candidates.filter(|(image, _)| image.is_candidate());
            let contents = candidates.clone().map(|(image, _)| image.content);
            let mut why = contents_run_why(drivers, contents, device).unwrap_or(Verdict::UnknownUnread);
            let (stored, places): (Vec<_>, Vec<_>) =
                candidates.filter_map(|(image, at)| Some((image.stored()?, at))).unzip();
            let choice = pick(drivers, stored, device).filter(|_| why.is_yes());
            let at = choice.and_then(|choice| places.get(choice.index).copied());
            let taken = at.and_then(|at| images.get(at)).and_then(|image| image.name);
            let is_ptx = taken.is_some_and(|name| name.kind == NameKind::Compute);
            let text = at.filter(|_| is_ptx).and_then(|at| unpacker.bytes_of(at).ok());
            let judged = text.map(|text| JudgedText::of(drivers.user(device), text, device)).unwrap_or_default();
            if let Some(counts) = judged.counts {
                operands.get_or_insert_default().add(counts);
            }
            if let Some(taken) = at.and_then(|at| verdicts.get_mut(at)) {
                match judged.open {
                    None => taken.is_picked = true,
                    Some((verdict, statement)) => {
                        (why, taken.runs) = (verdict, Some(verdict));
                        statements.insert(modules.len(), statement);
                    }
                }
            }
            modules.push(why);
        }
        let file = match contents.left_out {
            // What is not listed is not told either.
            Some(_) => Verdict::UnknownUnread,
            None => file_runs_why(drivers, contents.bytes, device),
        };
        let of_statements = |answer| {
            statements.keys().filter_map(|module| modules.get(*module)).find(move |it: &&Verdict| it.answer() == answer)
        };
        let worse = of_statements(Answer::No).or_else(|| of_statements(Answer::Unknown)).copied();
        Self {
            device,
            driver: drivers.kernel(device),
            compat: compat(drivers, device),
            images: verdicts,
            modules,
            file: match (file.answer(), worse) {
                (Answer::Yes, Some(worse)) => worse,
                (Answer::Unknown, Some(worse)) if worse.answer() == Answer::No => worse,
                _ => file,
            },
            statements,
            operands,
        }
    }

    /// The answer about an image.
    pub fn image(&self, index: usize) -> ImageVerdict {
        self.images.get(index).copied().unwrap_or_default()
    }

    /// The image of a module that is taken.
    pub fn taken(&self, module: &Range<usize>) -> Option<usize> {
        module.clone().find(|index| self.image(*index).is_picked)
    }

    /// The answer about the file and each of its modules, as JSON has it.
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
            operands: self.operands,
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

/// What a module was made from: the text of its first image that has one.
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
    /// How many statements of the PTX that is taken had their operands judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    operands: Option<OperandsJudged>,
    /// The verdict, the reason and what helps.
    sentence: String,
    /// Why it does not run: what to mend first. Null: it runs.
    reason: Option<String>,
    /// What helps. Null: nothing is known to help.
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
