//! What does an architecture list build, what is wrong with it, and how does another syntax say it?

mod mistake;
mod sentences;
mod sizes;
mod sources;

pub use mistake::{Mistake, Wrong};
pub use sentences::{not_built, to_cover};
pub use sizes::{Size, sizes};
pub use sources::{InText, LIST_VARIABLES, ListInSource, ListsInSources, lists_in};

use crate::coverage::{self, Coverage};
use crate::releases::{Knows, knows};
use crate::words::as_picked;
use crate::{Axes, Foreign};
use alloc::{boxed::Box, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::arch_list::{Context, Image, List, Operation, Remark, Span, Syntax};
use smarch::arch_list::{combine, parse_in, unset, write_for};
use smarch::documented::Evidence;
use smarch::rules::coverage::{minimize, supported_devices};
use smarch::{Cc, Error, Name, Toolkit};

/// The syntaxes that are known.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Syntaxes {
    /// The syntaxes of architecture lists; name is what archs takes.
    pub syntaxes: Vec<SyntaxRow>,
}

/// What is known of a syntax.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SyntaxRow {
    /// A syntax of architecture lists.
    pub syntax: Syntax,
    pub name: &'static str,
    pub evidence: Evidence,
    /// The tool, its release, and where the list is written.
    pub written_in: &'static str,
    /// A list in the syntax.
    pub example: &'static str,
}

/// Which syntaxes are known?
pub fn syntaxes() -> Syntaxes {
    let row = |syntax: &Syntax| SyntaxRow {
        syntax: *syntax,
        name: syntax.text().as_str(),
        evidence: syntax.info().evidence,
        written_in: syntax.info().tool.as_str(),
        example: syntax.info().example.as_str(),
    };
    Syntaxes { syntaxes: Syntax::ALL.iter().map(row).collect() }
}

/// A list, and what is asked about it.
#[derive(Clone, Debug)]
pub struct Question {
    pub axes: Axes,
    pub syntax: Syntax,
    /// Nothing: what is built when nothing is written.
    pub list: Option<Foreign>,
    /// The machine's devices; nothing: they are not known.
    pub devices: Option<Vec<Cc>>,
    /// torch only: the newest device that torch was built for; nothing if it is not known.
    pub torch_newest: Option<Cc>,
    /// The devices that must run it; nothing: all that the driver supports.
    pub on: Option<Vec<Cc>>,
    /// What is made of the list, one after another.
    pub changes: Vec<Change>,
    /// The syntax in which it is written again.
    pub written_as: Option<Syntax>,
}

/// What is made of a list.
#[derive(Clone, Debug)]
pub enum Change {
    /// Another list of the same syntax taken away, kept or added.
    With(Operation, Foreign),
    /// The fewest images with which the devices run what they ran.
    Minimize,
}

/// What a list builds.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The verdict, the reason and what helps. Null: the toolkit builds all of the list, and no device was named.
    pub sentence: Option<String>,
    #[serde(flatten)]
    pub asked: Asked,
    /// Images to choose from, to build, or that are built.
    pub images: Vec<Image>,
    /// What is worth knowing of a list, and the part that it is about.
    pub remarks: Vec<Remarked>,
    /// The images of the list that the toolkit does not build. If there are any, the build fails.
    pub lacking: Vec<Name>,
    /// The releases that build it, or all of it.
    pub built_by: Vec<Toolkit>,
    /// What the file holds for each image of the list, then for others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sizes: Option<Vec<Size>>,
    #[serde(flatten)]
    pub coverage: Coverage,
    /// The list in another syntax.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written: Option<Written>,
}

/// The syntax and the list, as they were typed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Asked {
    pub syntax: Syntax,
    pub list: Option<Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list_hex: Option<String>,
    /// What was made of the list, one after another.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub list_operations: Vec<AskedChange>,
}

/// What is made of the list.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AskedChange {
    /// What was made of the list: without the images of another list, only those that it has too, with them, or the fewest that do the same.
    pub list_operation: String,
    pub list: Option<Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list_hex: Option<String>,
}

/// What else is worth knowing about the list.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Remarked {
    /// What is remarked.
    pub remark: Remark,
    pub text: String,
    #[serde(flatten)]
    pub about: Option<Token>,
}

/// A part of the list.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Token {
    /// The part of a text that is meant.
    pub token: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token_hex: Option<String>,
    /// Where that part begins in the text.
    pub start_byte: u32,
    /// The byte after it.
    pub end_byte: u32,
}

/// The list in another syntax, or why it cannot say it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Written {
    pub syntax: Syntax,
    pub list: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Error>,
    /// The place among images of the one that cannot be written, from 0 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image_index: Option<usize>,
}

impl Asked {
    fn of(question: &Question) -> Self {
        let list = question.list.as_ref();
        let changes = question.changes.iter().map(|change| match change {
            Change::With(operation, list) => AskedChange {
                list_operation: operation.c_name().to_ascii_lowercase(),
                list: Some(list.clone()),
                list_hex: list.hex(),
            },
            Change::Minimize => AskedChange { list_operation: "minimize".into(), list: None, list_hex: None },
        });
        Self {
            syntax: question.syntax,
            list: list.cloned(),
            list_hex: list.and_then(Foreign::hex),
            list_operations: changes.collect(),
        }
    }
}

impl Token {
    fn of(span: Span, list: &Foreign) -> Self {
        let token = Foreign::from(span.of(&list.0));
        Self { token_hex: token.hex(), token, start_byte: span.start, end_byte: span.end }
    }
}

/// What does the list build?
///
/// # Errors
/// The list, or one that it is combined with, has a mistake.
pub fn answer(question: &Question) -> Result<Answer, Box<Mistake>> {
    let &Question { axes, syntax, .. } = question;
    let context = Context {
        devices: question.devices.as_deref(),
        torch_newest: question.torch_newest,
        toolkit: axes.toolkit,
        ..Context::default()
    };
    let mistake = |list: &Foreign, problem| mistake::mistake(question, &context, list, &problem);
    let text = question.list.clone().unwrap_or_default();
    let list = match &question.list {
        Some(list) => parse_in(syntax, &list.0, &context),
        None => unset(syntax, &context),
    };
    let list = list.map_err(|problem| mistake(&text, problem))?;
    let devices = match &question.on {
        Some(devices) => devices.clone(),
        None => supported_devices(axes.driver).collect(),
    };
    let mut remarks = remarks(&list, &text);
    let mut images: Vec<Image> = list.images().collect();
    for change in &question.changes {
        images = match change {
            Change::Minimize => minimized(&axes, &images, &devices),
            Change::With(operation, other) => {
                let other_list = parse_in(syntax, &other.0, &context).map_err(|problem| mistake(other, problem))?;
                // What else is remarked of it is no remark on what comes of both.
                let others = self::remarks(&other_list, other).into_iter();
                remarks.extend(others.filter(|it| it.remark == Remark::Machine));
                combined(*operation, &images, &other_list)
            }
        };
    }
    let lacking = images.iter().filter(|image| !builds(axes.toolkit, image));
    let builders = Toolkit::ALL.iter().filter(|k| images.iter().all(|image| builds(**k, image)));
    let as_picked = as_picked(axes.toolkit, images.iter().copied());
    let mut answer = Answer {
        sentence: None,
        asked: Asked::of(question),
        remarks,
        lacking: lacking.map(|image| image.name).collect(),
        built_by: builders.copied().collect(),
        sizes: None,
        coverage: coverage::answer(&axes, &as_picked, &devices, question.on.is_some()),
        written: question.written_as.map(|syntax| written(axes.toolkit, syntax, &images)),
        images,
    };
    answer.sentence = sentences::sentence(question, &answer);
    Ok(answer)
}

/// Whether a release builds an image, and the PTX that it is made from.
fn builds(toolkit: Toolkit, image: &Image) -> bool {
    let mut targets = [Some(image.name.target), image.from].into_iter().flatten();
    targets.all(|target| knows(toolkit, target) == Knows::Builds)
}

fn minimized(axes: &Axes, images: &[Image], devices: &[Cc]) -> Vec<Image> {
    let picked = as_picked(axes.toolkit, images.iter().copied());
    let kept = minimize(axes.drivers(), picked.iter().copied(), devices.iter().copied());
    kept.iter().filter_map(|at| images.get(*at as usize).copied()).collect()
}

/// More images than a list holds leave it as it is.
fn combined(operation: Operation, images: &[Image], other: &List) -> Vec<Image> {
    let list = List::of(images.iter().copied());
    let both = list.and_then(|list| combine(operation, &list, other));
    both.map_or_else(|_| images.to_vec(), |list| list.images().collect())
}

fn remarks(list: &List, text: &Foreign) -> Vec<Remarked> {
    // The noted token belongs to the first remark.
    let mut noted = list.noted().filter(|span| span.start != span.end);
    let remarks = list.remarks();
    let remarks = remarks.iter().map(|remark| Remarked {
        remark,
        text: remark.to_string(),
        about: noted.take().map(|span| Token::of(span, text)),
    });
    remarks.collect()
}

fn written(toolkit: Toolkit, syntax: Syntax, images: &[Image]) -> Written {
    let list = List::of(images.iter().copied()).unwrap_or_default();
    match write_for(toolkit, syntax, &list) {
        Ok(text) => Written { syntax, list: Some(text.to_string()), error: None, image_index: None },
        Err(why) => Written {
            syntax,
            list: None,
            error: Some(why.error),
            image_index: Some(why.image).filter(|at| *at < images.len()),
        },
    }
}
