//! What does PTX text need, and which of its lines does a target, a version, a release or a driver refuse?

use crate::features::near_forms;
use crate::files::{Budget, Contents, EachImage};
use crate::ptx_names::DeclaredNames;
use crate::ptx_needs::{TextNeeds, needs_of};
use crate::ptx_way_out::of_text;
use crate::verdict_text::{verdict_text, with_way_out};
use crate::way_out::WayOut;
use crate::{Foreign, Refusal, did_you_mean, plural};
use alloc::{boxed::Box, format, string::String, string::ToString, vec, vec::Vec};
use serde::Serialize;
use smarch::cubin::{EntryKind, FileKind, file_kind};
use smarch::drivers::Driver;
use smarch::ptx::text::{Place, Symbols};
use smarch::ptx::versions::ptx_version_suffices;
use smarch::ptx::{self, Ptx};
use smarch::rules::ptx_text::{Assumed, Counts, Finding, check_with, text_jits};
use smarch::{Target, Toolkit, Verdict, Version};

/// Of so many lines at most it is told what they may have meant.
const MOST_NEAR: usize = 100;

/// The question about each text.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// The release whose ptxas refuses.
    pub toolkit: Toolkit,
    /// The driver that must compile it.
    pub driver: Option<Driver>,
    /// What is taken for stated.
    pub assumed: Assumed,
    /// Only the image with this number, from 1 on.
    pub image: Option<usize>,
    /// What it needs.
    pub asks_needs: bool,
    /// What each target refuses.
    pub asks_targets: bool,
    /// For at most this many refusals the lines themselves are given.
    pub most_lines: usize,
}

/// A file that is asked about.
#[derive(Clone, Copy, Debug)]
pub struct File<'a> {
    /// Its name.
    pub name: &'a Foreign,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// Somebody named just this file: text that does not look like PTX is read as PTX.
    pub is_named: bool,
}

/// The texts of a file.
#[derive(Debug)]
pub struct Texts {
    /// Each, or why it cannot be read.
    pub texts: Vec<Result<Answer, Refusal>>,
    /// Something in the file is damaged.
    pub is_damaged: bool,
}

/// What a text needs and who refuses it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The verdict, the reason and what helps.
    pub sentence: String,
    /// The file's name.
    pub file: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    file_hex: Option<String>,
    /// The number of the image; nothing for a file of PTX.
    #[serde(rename = "entry", skip_serializing_if = "Option::is_none")]
    pub image: Option<usize>,
    /// The `.version` that it states.
    pub ptx_version: Option<Version>,
    /// The target that it states.
    pub target: Option<Target>,
    /// What it needs, where that was asked.
    #[serde(flatten)]
    pub needs: Option<TextNeeds>,
    /// Where ptxas refuses it, or where nothing is known.
    pub refusals: Vec<Refused>,
    /// How many statements had their operands judged. Null: the operands that this release takes were not measured.
    pub operands: Option<OperandsJudged>,
    /// What of the text is not judged.
    pub unknown: Vec<String>,
    /// Whether the driver compiles it. Null: no driver was named.
    pub driver_verdict: Option<Verdict>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_out: Option<WayOut>,
    /// For each target what it refuses, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target_answers: Option<Vec<TargetAnswer>>,
    /// What is written behind its `.target`.
    #[serde(skip)]
    pub target_written: Foreign,
}

/// How many statements had their operands judged, up to the end or to where ptxas reads no further.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OperandsJudged {
    /// Each operand is known to be taken there, or one is refused.
    pub judged_statements: u64,
    /// Nothing is known of some operand there.
    pub unknown_statements: u64,
}

impl From<Counts> for OperandsJudged {
    fn from(counts: Counts) -> Self {
        Self { judged_statements: counts.judged, unknown_statements: counts.unknown }
    }
}

impl OperandsJudged {
    /// Those of one more text.
    pub(crate) fn add(&mut self, counts: Counts) {
        self.judged_statements = self.judged_statements.saturating_add(counts.judged);
        self.unknown_statements = self.unknown_statements.saturating_add(counts.unknown);
    }

    /// "operands of 3 of 20 statements"; `None` where those of all were judged.
    pub(crate) fn open(self) -> Option<String> {
        let all = self.judged_statements.saturating_add(self.unknown_statements);
        (self.unknown_statements != 0).then(|| format!("operands of {} of {all} statements", self.unknown_statements))
    }
}

/// What several texts need; for a single text, its answer alone.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Answers {
    One(Box<Answer>),
    Several { ptx_texts: Vec<Answer> },
}

impl From<Vec<Answer>> for Answers {
    fn from(mut ptx_texts: Vec<Answer>) -> Self {
        match ptx_texts.pop() {
            Some(one) if ptx_texts.is_empty() => Self::One(one.into()),
            last => {
                ptx_texts.extend(last);
                Self::Several { ptx_texts }
            }
        }
    }
}

/// A place that is refused, or of which nothing is known.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refused {
    /// The line; `None` for the text as a whole.
    pub line: Option<u32>,
    /// The column.
    pub column: Option<u32>,
    /// What ptxas prints.
    pub message: String,
    /// Why.
    pub verdict: Verdict,
    /// What may have been meant: the forms, the names or the words that are nearest to an instruction of no known form; the names of the
    /// text that are nearest to an undeclared one. Only the first lines have this.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub near_words: Vec<String>,
    /// The line itself.
    #[serde(skip)]
    pub written: Option<Line>,
}

/// A line of a text; of a long line, the part around the place.
#[derive(Debug)]
pub struct Line {
    /// The line.
    pub text: Foreign,
    /// The bytes before the place.
    pub before: usize,
}

/// What a target refuses.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TargetAnswer {
    /// The target.
    pub target: Target,
    /// Where.
    pub refusals: Vec<Refused>,
}

/// What do the texts of a file need, and who refuses them?
///
/// # Errors
/// What is in the file cannot be told.
pub fn answer(question: &Question, file: &File<'_>, images: &impl EachImage) -> Result<Texts, Refusal> {
    let kind = file_kind(file.bytes);
    let is_text = matches!(kind, None | Some(FileKind::Ptx | FileKind::Text | FileKind::Empty));
    if is_text && file.is_named {
        if question.image.is_some() {
            return Err("--image goes with files that hold images, and this is text".into());
        }
        return Ok(Texts { texts: vec![Ok(text_answer(question, file.name, None, file.bytes))], is_damaged: false });
    }
    let contents = Contents::of(file.bytes)?;
    let mut texts = Vec::new();
    let is_wanted = |index: usize| {
        let is_ptx = contents
            .images
            .get(index)
            .is_some_and(|image| image.is(EntryKind::Ptx) || image.is(EntryKind::RelocatablePtx));
        is_ptx && question.image.is_none_or(|number| number == index + 1)
    };
    let (admitted, left_out) = Budget::default().admit(&contents, is_wanted);
    images.each(
        &contents,
        |index| admitted.get(index) == Some(&true),
        |index, bytes| {
            let number = index + 1;
            let bytes = bytes.map_err(|fault| Refusal(format!("image {number}: {fault}")))?;
            let image = Some(number).filter(|_| !contents.is_ptx());
            Ok(text_answer(question, file.name, image, bytes))
        },
        |_, text| texts.push(text),
    );
    texts.extend(left_out.iter().map(|it| Err(Refusal(it.sentence()))));
    Ok(Texts { texts, is_damaged: contents.is_damaged() })
}

fn text_answer(question: &Question, file: &Foreign, image: Option<usize>, text: &[u8]) -> Answer {
    let stated = ptx::identify(text).ok();
    // Read once, for every target that is asked about.
    let mut table = Vec::new();
    let symbols = Symbols::read_to_vec(text, &mut table);
    let (refusals, operands) = judged(question.toolkit, text, question.assumed, symbols, question.most_lines);
    let driver_verdict = question.driver.map(|driver| driver_verdict(driver, question, stated, text, symbols));
    let is_taken = refusals.is_empty() && driver_verdict.is_none_or(Verdict::is_yes);
    let way_out = || of_text(question, text, stated, &refusals, driver_verdict);
    let way_out = if is_taken { None } else { way_out() };
    let unknown = unknown_of(question.toolkit, operands);
    Answer {
        sentence: sentence(question, &refusals, driver_verdict, &unknown, way_out.as_ref()),
        way_out,
        file: file.clone(),
        file_hex: file.hex(),
        image,
        ptx_version: stated.map(|ptx| ptx.version),
        target: stated.and_then(|ptx| ptx.target),
        needs: question.asks_needs.then(|| needs_of(text)),
        refusals,
        operands,
        unknown,
        driver_verdict,
        target_answers: question.asks_targets.then(|| target_answers(question, text, symbols)),
        target_written: stated.map(|ptx| ptx.target_text.into()).unwrap_or_default(),
    }
}

/// What ptxas refuses, else what the driver does, else what is not known; and what helps.
fn sentence(
    question: &Question,
    refusals: &[Refused],
    driver_verdict: Option<Verdict>,
    unknown: &[String],
    way_out: Option<&WayOut>,
) -> String {
    let open = refusals.iter().filter(|refused| refused.is_unknown()).count();
    let refused = refusals.len() - open;
    let by_driver = driver_verdict.filter(|verdict| !verdict.is_yes());
    let ptxas = format!("ptxas {}", question.toolkit);
    let verdict = match (refused, by_driver) {
        (1.., _) => format!("no: {ptxas} refuses {}", plural(refused as u64, "line")),
        (0, Some(verdict)) => verdict_text(verdict),
        _ if open > 0 => format!("unknown: nothing is known of {}", plural(open as u64, "place")),
        _ if unknown.is_empty() => format!("yes: {ptxas} refuses nothing of it"),
        _ => format!("yes: {ptxas} refuses nothing of it that smarch judges"),
    };
    // With a driver the way out may be the driver's, which helps no line that ptxas refuses.
    with_way_out(verdict, way_out.filter(|_| refused == 0 || question.driver.is_none()))
}

/// Where a text is refused; of how many statements the operands were judged.
fn judged(
    toolkit: Toolkit,
    text: &[u8],
    assumed: Assumed,
    symbols: Symbols<'_>,
    most_lines: usize,
) -> (Vec<Refused>, Option<OperandsJudged>) {
    let mut findings = check_with(toolkit, text, assumed, symbols);
    // Read where one is missing.
    let mut names = None;
    let each = findings.by_ref().enumerate();
    let refusals = each.map(|(number, finding)| Refused::new(&finding, text, &mut names, number, most_lines)).collect();
    (refusals, findings.counts().map(OperandsJudged::from))
}

/// What is not judged, by name.
fn unknown_of(toolkit: Toolkit, operands: Option<OperandsJudged>) -> Vec<String> {
    let is_measured = operands.is_some();
    let operands = match operands {
        None => Some(format!("operands: what ptxas {toolkit} takes was not measured")),
        Some(operands) => operands.open(),
    };
    let rest: &[&str] = if is_measured {
        &["places behind inlined_at", "what the linker says"]
    } else {
        &["declarations", "arguments of calls", "syntax"]
    };
    let rest = rest.iter().copied();
    operands.into_iter().chain(rest.map(String::from)).collect()
}

/// Whether the driver compiles the text, and why not; yes where it states nothing to go by.
fn driver_verdict(
    driver: Driver,
    question: &Question,
    stated: Option<Ptx<'_>>,
    text: &[u8],
    symbols: Symbols<'_>,
) -> Verdict {
    let Some(stated) = stated else { return Verdict::Yes };
    let assumed = &question.assumed;
    let Some(target) = assumed.target.or(stated.target) else {
        return Verdict::Yes;
    };
    let device = assumed.gpu.unwrap_or(target).cc();
    text_jits(driver, text, *assumed, symbols, device).map_or(Verdict::Yes, |jit| jit.verdict)
}

fn target_answers(question: &Question, text: &[u8], symbols: Symbols<'_>) -> Vec<TargetAnswer> {
    let newest = question.toolkit.ptx();
    let targets = Target::ALL.iter().copied();
    let read = targets.filter(|target| ptx_version_suffices(question.toolkit, newest, *target));
    read.map(|target| {
        // What the target lacks is the question, unless a .version is asked about.
        let assumed =
            Assumed { target: Some(target), version: question.assumed.version.or(Some(newest)), ..question.assumed };
        TargetAnswer { target, refusals: judged(question.toolkit, text, assumed, symbols, 0).0 }
    })
    .collect()
}

impl Answer {
    /// Whether nothing is refused and the driver compiles it.
    pub fn is_taken(&self) -> bool {
        self.refusals.is_empty() && self.driver_verdict.is_none_or(Verdict::is_yes)
    }
}

impl Refused {
    /// A finding of a text, by its number; of the first so many with the line.
    fn new<'text>(
        finding: &Finding<'_>,
        text: &'text [u8],
        names: &mut Option<DeclaredNames<'text>>,
        number: usize,
        most_lines: usize,
    ) -> Self {
        let place = Some(finding.place).filter(|place| place.line != 0);
        let message = finding.to_string();
        let is_looked_for = number < most_lines.min(MOST_NEAR);
        let undeclared = message.strip_prefix("Unknown symbol '").and_then(|rest| rest.strip_suffix('\''));
        let is_of_no_form = finding.verdict == Verdict::UnknownForm;
        // ptxas's words for such an instruction stand where it begins.
        let is_told =
            message.starts_with("Not a name of any known instruction") || message.starts_with("Unknown modifier '");
        let near_words = match undeclared {
            _ if !is_looked_for => Vec::new(),
            Some(name) => names.get_or_insert_with(|| DeclaredNames::of(text)).near(name),
            None if is_of_no_form => core::str::from_utf8(finding.text).map(near_forms).unwrap_or_default(),
            None if is_told => {
                let at = usize::try_from(finding.place.offset).ok();
                let from = at.and_then(|at| text.get(at..)).unwrap_or_default();
                let end =
                    from.iter().position(|byte| byte.is_ascii_whitespace() || *byte == b';').unwrap_or(from.len());
                from.get(..end).and_then(|opcode| core::str::from_utf8(opcode).ok()).map(near_forms).unwrap_or_default()
            }
            None => Vec::new(),
        };
        Self {
            near_words,
            line: place.map(|place| place.line),
            column: place.map(|place| place.column),
            message,
            verdict: finding.verdict,
            written: place.filter(|_| number < most_lines).map(|place| Line::at(text, place)),
        }
    }

    /// What ptxas prints, or what is not known, with what may have been meant.
    pub fn said(&self) -> String {
        format!("{}{}", self.message, did_you_mean(&self.near_words))
    }

    /// Whether nothing is known of what stands there.
    pub fn is_unknown(&self) -> bool {
        self.verdict.answer() == smarch::Answer::Unknown
    }
}

impl Line {
    /// No line is longer; so much of it stands before the place.
    const LONGEST: usize = 160;
    const BEFORE: usize = 60;

    fn at(text: &[u8], place: Place) -> Self {
        let offset = usize::try_from(place.offset).unwrap_or(usize::MAX).min(text.len());
        let (head, tail) = text.split_at(offset);
        let column = usize::try_from(place.column.saturating_sub(1)).unwrap_or(usize::MAX).min(offset);
        let end = tail.iter().position(|byte| matches!(byte, b'\r' | b'\n'));
        let end = offset + end.unwrap_or(tail.len());
        let start = head.len() - column;
        let cut = match end - start > Self::LONGEST {
            true => column.saturating_sub(Self::BEFORE),
            false => 0,
        };
        let line = text.get(start + cut..end).unwrap_or_default();
        Self { text: line.get(..Self::LONGEST).unwrap_or(line).into(), before: column - cut }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_cut_around_the_place() {
        let text = [&b"first\n"[..], &[b'x'; 400]].concat();
        let place = |column: u32| Place { offset: u64::from(column) + 5, line: 2, column };
        let line = Line::at(&text, place(301));
        assert_eq!((line.text.0.len(), line.before), (160, 60));
        let line = Line::at(&text, place(3));
        assert_eq!((line.text.0.len(), line.before), (160, 2));
        // Places of no text.
        let line = Line::at(b"", place(u32::MAX));
        assert!(line.text.is_empty() && line.before == 0);
    }
}
