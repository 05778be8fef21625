//! What words stand for: the images of a list, of files or of names; the devices that are meant.

use crate::builders::quoted;
use crate::products::cc_of_word;
use crate::{Axes, Foreign, Refusal, did_you_mean, name, near_names, near_products, nearest, ptx_version};
use alloc::collections::BTreeSet;
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::arch_list::{self, Context, List, Remark, Syntax, parse_in};
use smarch::rules::pick::Image;
use smarch::rules::runs::Stored;
use smarch::{Cc, Name, NameKind, Target, Toolkit, Version, devices};

/// What was typed.
#[derive(Clone, Debug)]
pub enum Words {
    /// An architecture list, after its syntax.
    List(Syntax, Foreign),
    /// Anything else, parted at commas.
    Each(Vec<Word>),
}

/// A name, a device, or a file.
#[derive(Clone, Debug)]
pub enum Word {
    Text(String),
    /// The images in it that a driver looks at.
    File(Vec<Stored>),
}

/// An image by its name, as JSON has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NamedImage {
    pub name: Name,
    pub kind: &'static str,
    pub target: Target,
}

impl From<Name> for NamedImage {
    fn from(name: Name) -> Self {
        Self { name, kind: name.kind.image_code(), target: name.target }
    }
}

/// An architecture list, where the first word names a syntax and there is more; a syntax and its text may be one word.
pub fn list_of(words: &Foreign) -> Option<(Syntax, Foreign)> {
    let blank = words.0.iter().position(|byte| *byte == b' ')?;
    let (syntax, list) = words.0.split_at_checked(blank)?;
    Some((Syntax::from_name(syntax)?, Foreign::from(list.get(1..)?)))
}

/// The syntax with this name.
///
/// # Errors
/// No syntax has this name.
pub fn syntax(name: &str) -> Result<Syntax, Refusal> {
    Syntax::from_name(name.as_bytes()).ok_or_else(|| {
        let near = nearest(name, Syntax::ALL.iter().map(|it| it.text().as_str()));
        let help = match near.is_empty() {
            true if name.starts_with(|letter: char| letter.is_ascii_digit()) => {
                format!("; write the syntax first, smarch archs torch '{name}'; smarch archs lists them")
            }
            true => "; smarch archs lists them".to_string(),
            false => did_you_mean(&near),
        };
        format!("no syntax is called '{name}'{help}").into()
    })
}

fn parsed(toolkit: Toolkit, syntax: Syntax, list: &Foreign) -> Result<List, Refusal> {
    let context = Context { toolkit, ..Context::default() };
    let images = parse_in(syntax, &list.0, &context).map_err(|problem| {
        let token = quoted(problem.span.of(&list.0));
        Refusal(format!("{token}{}; see smarch archs {syntax}", problem.error))
    })?;
    refuse_nothing(syntax, list, &images)?;
    Ok(images)
}

/// Of a list without an image nothing can be asked: nothing is known of it, or there is nothing.
pub(crate) fn refuse_nothing(syntax: Syntax, list: &Foreign, images: &List) -> Result<(), Refusal> {
    if images.images().next().is_some() {
        return Ok(());
    }
    let text = list.shown();
    Err(Refusal(match images.remarks().contains(Remark::Machine) {
        true => format!(
            "{syntax} '{text}' depends on the machine's devices; smarch archs {syntax} '{text}' --here asks for them"
        ),
        false => format!("{syntax} '{text}' names no image; see smarch archs {syntax} '{text}'"),
    }))
}

/// The images of a list as a device takes them, of the toolkit: PTX has its newest `.version`, as nvcc writes it.
pub fn as_picked(toolkit: Toolkit, images: impl Iterator<Item = arch_list::Image>) -> Vec<Image> {
    let image = |name: Name| Image {
        name,
        ptx: (name.kind == NameKind::Compute).then(|| toolkit.ptx()),
        toolkit: Some(toolkit.version()),
    };
    images.map(|it| image(it.name)).collect()
}

/// "sm_80", "compute_89", or PTX with its .version, "compute_89:8.4".
fn image(toolkit: Toolkit, text: &str, ptx: Version) -> Result<Image, Refusal> {
    let (name_text, version) = match text.split_once(':') {
        Some((name, version)) => (name, Some(version)),
        None => (text, None),
    };
    let name = name(name_text)?;
    let ptx = match version {
        _ if name.kind != NameKind::Compute && version.is_none() => None,
        _ if name.kind != NameKind::Compute => {
            return Err(format!("'{text}': only PTX has a .version: compute_89:8.4").into());
        }
        None => Some(ptx),
        Some(version) => Some(ptx_version(version)?),
    };
    Ok(Image { name, ptx, toolkit: Some(toolkit.version()) })
}

/// The images that words name, those of files each once. PTX of which no `.version` is known has this one.
///
/// # Errors
/// A word that stands for no image, or a mistake in a list.
pub fn images(axes: &Axes, ptx: Version, words: &Words) -> Result<Vec<Stored>, Refusal> {
    let words = match words {
        Words::List(syntax, list) => {
            let list = parsed(axes.toolkit, *syntax, list)?;
            return Ok(as_picked(axes.toolkit, list.images()).into_iter().map(Into::into).collect());
        }
        Words::Each(words) => words,
    };
    let mut images = Once::default();
    for word in words {
        match word {
            Word::Text(text) => images.add_again(image(axes.toolkit, text, ptx)?.into()),
            Word::File(held) => held.iter().for_each(|it| images.add(*it)),
        }
    }
    Ok(images.list)
}

/// Images of which each is kept once: a file may hold very many.
#[derive(Debug, Default)]
pub struct Once {
    /// In the order in which they came.
    pub list: Vec<Stored>,
    seen: BTreeSet<String>,
}

impl Once {
    /// Adds one that may be there already.
    pub fn add(&mut self, image: Stored) {
        if self.seen.insert(format!("{image:?}")) {
            self.list.push(image);
        }
    }

    fn add_again(&mut self, image: Stored) {
        self.seen.insert(format!("{image:?}"));
        self.list.push(image);
    }
}

fn add_once<T: PartialEq>(list: &mut Vec<T>, value: T) {
    if !list.contains(&value) {
        list.push(value);
    }
}

/// The targets that a text in a list of devices stands for: those of a compute capability, "9.0", a target's name, "sm_90", or a product, "RTX
/// 4090". A product's name that may mean several gives the targets of all, each once.
///
/// # Errors
/// It does not stand for a device.
pub fn targets_of_device(text: &str) -> Result<Vec<Target>, Refusal> {
    if let Some(cc) = cc_of_word(text) {
        let none = || Refusal(format!("no target has compute capability {text}"));
        return Ok([cc.target().ok_or_else(none)?].into());
    }
    let mut targets = Vec::new();
    for target in devices::candidates(text).filter_map(|it| it.target()) {
        add_once(&mut targets, target);
    }
    if targets.is_empty() {
        let mut near: Vec<String> = near_products(text).iter().map(ToString::to_string).collect();
        near.extend(near_names(text));
        let near = did_you_mean(&near);
        let forms = "write a compute capability, 9.0, a target, sm_90, or a product, 'RTX 4090'";
        return Err(format!("'{text}' is not a device: {forms}{near}").into());
    }
    Ok(targets)
}

/// The devices of a machine, "8.9,RTX 5090", each as often as it is there. "none" means no device.
///
/// # Errors
/// A part is not a device.
pub fn machine(text: &str) -> Result<Vec<Cc>, Refusal> {
    let mut devices = Vec::new();
    for part in text.split(',').filter(|_| text != "none") {
        devices.extend(targets_of_device(part)?.iter().map(|it| it.cc()));
    }
    Ok(devices)
}

/// The devices that words name, each once, in their order. A file or a list means the devices whose own compute capability its images are
/// for. "none" means no device.
///
/// # Errors
/// A word that does not stand for a device, or a mistake in a list.
pub fn devices(axes: &Axes, words: &Words) -> Result<Vec<Cc>, Refusal> {
    let mut devices = Vec::new();
    let mut add = |device| add_once(&mut devices, device);
    match words {
        Words::List(syntax, list) => {
            let list = parsed(axes.toolkit, *syntax, list)?;
            list.images().for_each(|it| add(it.name.target.cc()));
        }
        Words::Each(words) if matches!(words.as_slice(), [Word::Text(text)] if text == "none") => {}
        Words::Each(words) => {
            for word in words {
                match word {
                    Word::File(images) => images.iter().for_each(|it| add(it.image.name.target.cc())),
                    // Also one that no target has: a device of which nothing is known.
                    Word::Text(text) => match cc_of_word(text) {
                        Some(cc) => add(cc),
                        None => targets_of_device(text)?.iter().for_each(|it| add(it.cc())),
                    },
                }
            }
        }
    }
    Ok(devices)
}
