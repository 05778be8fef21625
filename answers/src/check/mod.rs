//! May code for one target be compiled, linked, loaded for another, and if not, why?

mod sentence;

use crate::driver_words::driver_text;
use crate::files::{Contents, Image};
use crate::link_reasons::{self, LinkReason};
use crate::products::cc_of_word;
use crate::way_out::WayOut;
use crate::{Axes, Foreign, MEASURED, NOTHING, PUBLISHED, Refusal, device, did_you_mean, same_answers};
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::{Serialize, Serializer};
use smarch::cubin::{FileKind, file_kind, identify};
use smarch::devices;
use smarch::documented::Evidence;
use smarch::drivers::Driver;
use smarch::rules::compile;
use smarch::rules::cover::CoverWith;
use smarch::rules::link::{MessageKind, nvlink_links_lto_why, nvlink_links_why};
use smarch::rules::load::{Basis, jits_basis, loads_basis};
use smarch::rules::nvjitlink::{JitInput, nvjitlink_links_why, nvjitlink_message};
use smarch::rules::pick::Image as Picked;
use smarch::rules::runs::{Stored, stored_runs_why};
use smarch::{Cc, Name, NameKind, Target, Tool, Toolkit, Verdict, Version};

/// A name, or a cubin that was read.
#[derive(Clone, Debug)]
pub struct Side {
    /// The name, or that of the cubin's target.
    pub name: Name,
    /// The path of the cubin.
    pub file: Option<Foreign>,
    /// The toolkit that wrote the cubin, where it is known.
    pub toolkit: Option<Version>,
    /// Whether it can be linked: any name can, and a relocatable cubin. Only a cubin that cannot be linked is loaded.
    pub is_object: bool,
    /// Where the image is, if the side is one of several images of a file.
    pub image: Option<ImagePlace>,
}

/// Where in its file an image is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ImagePlace {
    /// Its number in the file, from 1 on.
    pub entry: usize,
    pub offset_bytes: usize,
    /// The section, and the archive's member before it.
    pub place_text: String,
}

impl Side {
    /// As it was given: the path, or the name.
    pub fn text(&self) -> Foreign {
        let name = || Foreign::from(self.name.to_string().as_str());
        self.file.clone().unwrap_or_else(name)
    }
}

impl From<Name> for Side {
    fn from(name: Name) -> Self {
        Self { name, file: None, toolkit: None, is_object: true, image: None }
    }
}

impl Side {
    /// A file of which each image is judged; [`images`] puts the names in.
    pub fn of_images(file: Foreign) -> Self {
        Self { file: Some(file), ..Name::from(Target::Sm75).into() }
    }
}

/// The images of a file that is not a cubin: a host object, an archive, a library, a fat binary. `None` if no image has a known target.
pub fn images_in(bytes: &[u8]) -> Option<Vec<Image>> {
    let holds_images = identify(bytes).is_err() && file_kind(bytes).is_some_and(|kind| kind != FileKind::Ptx);
    let images = holds_images.then(|| Contents::of(bytes).ok()).flatten()?.images;
    images.iter().any(|it| it.name.is_some()).then_some(images)
}

/// What code is used for.
#[derive(Clone, Debug)]
pub enum Other {
    Side(Side),
    /// A device that has no target: code is only loaded there.
    Device(Cc),
}

impl Other {
    /// What is meant where a device is named: its target's name, or itself where it has no target; `None` of what is no device.
    ///
    /// # Errors
    /// The product's name may mean devices of several compute capabilities.
    pub fn of_device(text: &str) -> Result<Option<Self>, Refusal> {
        let product = || devices::candidates(text).next().map(|_| device(text)).transpose();
        let found = match cc_of_word(text) {
            Some(cc) => return Ok(cc.target().is_none().then_some(Self::Device(cc))),
            None => product()?,
        };
        Ok(found.map(Self::of_cc))
    }

    /// A device of a compute capability.
    pub fn of_cc(device: Cc) -> Self {
        let of_target = |target| Self::Side(Name::from(target).into());
        device.target().map_or(Self::Device(device), of_target)
    }

    fn device(&self) -> Cc {
        match self {
            Self::Side(side) => side.name.target.cc(),
            Self::Device(device) => *device,
        }
    }

    /// As it was given.
    pub fn text(&self) -> Foreign {
        match self {
            Self::Side(side) => side.text(),
            Self::Device(device) => device.to_string().as_str().into(),
        }
    }
}

/// What is asked about two sides.
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// The toolkit that compiles and links, and the driver.
    pub axes: Axes,
    /// The `.version` of the PTX that the driver compiles.
    pub ptx: Version,
    /// What code is for.
    pub from: Side,
    /// What it is used for.
    pub to: Other,
    /// One of the questions alone: compile, link, lto, load or jit; or nvjitlink, which is asked alone.
    pub only: Option<&'a str>,
}

/// What may be done with the two sides.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The verdict, the reason and what helps. For several questions it lists those with the answers yes, no and unknown. Null: no question
    /// can be asked.
    pub sentence: Option<String>,
    pub from: Given,
    pub driver: Driver,
    pub ptx_version: Version,
    pub to: To,
    /// The questions that can be asked about the two.
    #[serde(serialize_with = "by_use")]
    #[cfg_attr(feature = "schema", schemars(with = "ByUse"))]
    pub answers: Vec<Answered>,
}

/// A side as it was given.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Given {
    pub name: Name,
    pub file: Option<Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_hex: Option<String>,
    #[serde(flatten)]
    pub image: Option<ImagePlace>,
}

/// The second side, and the device.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct To {
    #[serde(flatten)]
    pub side: Option<Given>,
    pub device: Cc,
}

impl From<&Side> for Given {
    fn from(side: &Side) -> Self {
        let file = side.file.clone();
        Self { name: side.name, file_hex: file.as_ref().and_then(Foreign::hex), file, image: side.image.clone() }
    }
}

/// What code is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Use {
    /// May PTX of the one be assembled for the other?
    Compile,
    /// May an object be linked?
    Link,
    /// May LTO IR be linked?
    Lto,
    /// Does a cubin load?
    Load,
    /// Does the driver compile PTX?
    Jit,
    /// Does libnvJitLink link an object?
    NvjitlinkObject,
    /// Does libnvJitLink compile PTX?
    NvjitlinkPtx,
    /// Does libnvJitLink link LTO IR?
    NvjitlinkLto,
}

/// The word that asks about libnvJitLink, alone: it links at run time, in place of nvlink.
pub const NVJITLINK: &str = "nvjitlink";

impl Use {
    /// All, in the order in which they are answered.
    const ALL: [Self; 8] = [
        Self::Compile,
        Self::Link,
        Self::Lto,
        Self::NvjitlinkObject,
        Self::NvjitlinkPtx,
        Self::NvjitlinkLto,
        Self::Load,
        Self::Jit,
    ];

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Compile => "compile",
            Self::Link => "link",
            Self::Lto => "lto",
            Self::Load => "load",
            Self::Jit => "jit",
            Self::NvjitlinkObject | Self::NvjitlinkPtx | Self::NvjitlinkLto => NVJITLINK,
        }
    }

    /// What a person calls it: "LTO link".
    pub fn label(self) -> &'static str {
        match self {
            Self::Lto => "LTO link",
            Self::Jit => "JIT",
            Self::NvjitlinkObject => "nvJitLink, object",
            Self::NvjitlinkPtx => "nvJitLink, PTX",
            Self::NvjitlinkLto => "nvJitLink, LTO IR",
            other => other.word(),
        }
    }

    /// Whether a driver does it, which public documents describe; a tool that was run does the others.
    pub fn is_by_driver(self) -> bool {
        matches!(self, Self::Load | Self::Jit)
    }
}

/// One question with its answer.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answered {
    #[serde(skip)]
    pub used_for: Use,
    pub verdict: Verdict,
    /// The question in detail.
    pub asked: String,
    /// What the tool prints about it.
    pub tool_prints: Vec<String>,
    /// What an answer about a device rests on. Null: a tool was run.
    pub basis: Option<Basis>,
    /// The rule by which nvlink, or libnvJitLink, refuses it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link_reason: Option<LinkReason>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_out: Option<WayOut>,
}

/// What [`by_use`] writes.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[expect(dead_code, reason = "of the schema alone")]
struct ByUse {
    #[schemars(skip_serializing_if = "Option::is_none")]
    compile: Option<Answered>,
    #[schemars(skip_serializing_if = "Option::is_none")]
    link: Option<Answered>,
    #[schemars(skip_serializing_if = "Option::is_none")]
    lto: Option<Answered>,
    #[schemars(skip_serializing_if = "Option::is_none")]
    load: Option<Answered>,
    #[schemars(skip_serializing_if = "Option::is_none")]
    jit: Option<Answered>,
    #[schemars(skip_serializing_if = "Option::is_none")]
    nvjitlink_object: Option<Answered>,
    #[schemars(skip_serializing_if = "Option::is_none")]
    nvjitlink_ptx: Option<Answered>,
    #[schemars(skip_serializing_if = "Option::is_none")]
    nvjitlink_lto: Option<Answered>,
}

fn by_use<S: Serializer>(answers: &[Answered], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(answers.iter().map(|it| (it.used_for, it)))
}

impl Answer {
    /// Whether any of it may be done.
    pub fn is_any_yes(&self) -> bool {
        self.answers.iter().any(|it| it.verdict.is_yes())
    }

    /// Whether this was asked.
    pub fn asks(&self, wanted: impl Fn(Use) -> bool) -> bool {
        self.answers.iter().any(|it| wanted(it.used_for))
    }

    /// What the answers rest on.
    pub fn evidence(&self) -> Evidence {
        let evidence = |is_any, kind| if is_any { kind } else { NOTHING };
        evidence(self.asks(|it| !it.is_by_driver()), MEASURED).with(evidence(self.asks(Use::is_by_driver), PUBLISHED))
    }
}

/// What may be done with the two sides?
///
/// # Errors
/// The question that was asked alone cannot be asked about these two.
pub fn answer(question: &Question<'_>) -> Result<Answer, Refusal> {
    let Question { from, to, .. } = question;
    let device = to.device();
    let mut answers = Vec::new();
    // compute_ is PTX and lto_ LTO IR; sm_ is a cubin, and as a name whatever is made for the target.
    let is_ptx = from.name.kind == NameKind::Compute;
    let is_lto = from.name.kind == NameKind::Lto;
    let is_cubin = !is_ptx && !is_lto;
    let is_name = from.file.is_none() && is_cubin;
    let side = match to {
        Other::Side(side) => Some(side),
        Other::Device(_) => None,
    };
    if let Some(to) = side {
        let (k, to) = (question.axes.toolkit, to.name);
        if is_name || is_ptx {
            answers.push(compiled(k, from, to));
        }
        if from.is_object && is_cubin {
            answers.push(linked(k, from, to));
        }
        if is_name || is_lto {
            answers.push(linked_with_lto(k, from, to));
        }
        let inputs = [
            (JitInput::Object, is_name || from.is_object && is_cubin),
            (JitInput::Ptx, is_name || is_ptx),
            (JitInput::LtoIr, is_name || is_lto),
        ];
        let asked = inputs.into_iter().filter(|(_, is_asked)| *is_asked && question.only == Some(NVJITLINK));
        answers.extend(asked.map(|(input, _)| linked_at_run_time(k, input, from, to)));
    }
    if is_name || !from.is_object && is_cubin || is_lto && from.file.is_none() {
        answers.push(loaded(question, device));
    }
    if is_name || is_ptx {
        answers.push(compiled_by_driver(question, device));
    }
    if let Some(only) = question.only {
        // What a driver is given to load it compiles where it is PTX.
        let only = if only == Use::Load.word() && is_ptx { Use::Jit.word() } else { only };
        let words: Vec<&str> = answers.iter().map(|it| it.used_for.word()).chain(side.map(|_| NVJITLINK)).collect();
        answers.retain(|it| it.used_for.word() == only);
        if answers.is_empty() && only == Use::Link.word() && is_cubin {
            let file = from.text().shown();
            return Err(format!("{file}: the cubin is an executable one, which nvlink passes over; one for linking is made with -c, or -rdc=true; ask load").into());
        }
        if answers.is_empty() {
            let near = did_you_mean(&crate::nearest(only, words.iter().copied()));
            return Err(format!("'{only}' is not a question about these two; ask {}{near}", words.join(", ")).into());
        }
    }
    Ok(Answer {
        sentence: sentence::sentence(&answers),
        from: from.into(),
        driver: question.axes.drivers().kernel(device),
        ptx_version: question.ptx,
        to: To { side: side.map(Into::into), device },
        answers,
    })
}

/// What answers rest on together.
fn evidence_of<'a>(answers: impl IntoIterator<Item = &'a Answer>) -> Evidence {
    answers.into_iter().fold(NOTHING, |all, it| all.with(it.evidence()))
}

/// What may be done with the two sides, release by release.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfReleases {
    /// An answer a release of the toolkit.
    pub of_each_release: Vec<OfRelease>,
}

/// What may be done with the two sides by a release of the toolkit.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfRelease {
    pub toolkit: Toolkit,
    #[serde(flatten)]
    pub answer: Answer,
}

/// What `--toolkit` names in place of a release.
pub const ALL_TOOLKITS: &str = "all";

/// Why the tools that take a name are not asked about of all releases.
pub const BUILD_OF_ALL: &str = "--toolkit all does not go with build; smarch toolkits NAME asks all releases";

/// Why a file of several images is not asked about of all releases.
pub const IMAGES_OF_ALL: &str = "--toolkit all asks about two names, or a cubin";

/// What may be done with the two sides, as each release of the toolkit does it? PTX has the version that is named, or else each release's
/// newest.
///
/// # Errors
/// The question that was asked alone is none about these two.
pub fn releases(question: &Question<'_>, ptx: Option<Version>) -> Result<OfReleases, Refusal> {
    let of_release = |&toolkit: &Toolkit| {
        let axes = Axes { toolkit, ..question.axes };
        let question = Question {
            axes,
            ptx: ptx.unwrap_or(toolkit.ptx()),
            from: question.from.clone(),
            to: question.to.clone(),
            only: question.only,
        };
        Ok(OfRelease { toolkit, answer: answer(&question)? })
    };
    Ok(OfReleases { of_each_release: Toolkit::ALL.iter().map(of_release).collect::<Result<_, Refusal>>()? })
}

impl OfReleases {
    /// What the answers rest on together.
    pub fn evidence(&self) -> Evidence {
        evidence_of(self.of_each_release.iter().map(|it| &it.answer))
    }

    /// The questions, and which releases answer each with which verdict.
    pub fn verdicts(&self) -> impl Iterator<Item = (Use, Vec<(Vec<Toolkit>, Verdict)>)> {
        // All releases are asked the same.
        let uses = self.of_each_release.first().into_iter().flat_map(|it| &it.answer.answers);
        uses.enumerate().map(|(at, first)| {
            let verdict = |it: &OfRelease| it.answer.answers.get(at).map(|it| it.verdict);
            let groups = same_answers(&self.of_each_release, verdict).into_iter();
            let of_toolkits = |releases: Vec<&OfRelease>| releases.into_iter().map(|it| it.toolkit).collect();
            (first.used_for, groups.filter_map(|(releases, it)| Some((of_toolkits(releases), it?))).collect())
        })
    }
}

/// What may be done with the images of a file.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfImages {
    /// The questions with the answers yes, no and unknown, and of how many images each. Null: no question can be asked.
    pub sentence: Option<String>,
    /// An answer an image.
    pub of_each_image: Vec<Answer>,
}

impl OfImages {
    /// What the answers rest on together.
    pub fn evidence(&self) -> Evidence {
        evidence_of(&self.of_each_image)
    }
}

/// What may be done with each image of a file? The file is a host object, an archive or a library, for instance. Images about which no
/// question can be asked are left out.
///
/// # Errors
/// The question that was asked alone cannot be asked about any of them.
pub fn images(question: &Question<'_>, images: &[Image]) -> Result<OfImages, Refusal> {
    let sides = images.iter().enumerate().filter_map(|(at, image)| {
        let place = ImagePlace { entry: at + 1, offset_bytes: image.at, place_text: image.place_text() };
        let side = Side {
            name: image.name?,
            toolkit: None,
            is_object: image.is_relocatable,
            image: Some(place),
            ..question.from.clone()
        };
        Some(Question { from: side, to: question.to.clone(), ..*question })
    });
    let answers: Vec<Result<Answer, Refusal>> = sides.map(|question| answer(&question)).collect();
    let refusal = answers.iter().find_map(|it| it.as_ref().err().cloned());
    let of_each_image: Vec<Answer> = answers.into_iter().filter_map(Result::ok).collect();
    match refusal {
        Some(refusal) if of_each_image.is_empty() => Err(refusal),
        _ if of_each_image.is_empty() => Err("no image whose target is known".into()),
        _ => Ok(OfImages { sentence: sentence::of_images(&of_each_image), of_each_image }),
    }
}

impl Answered {
    fn by_tool(used_for: Use, verdict: Verdict, asked: String, tool_prints: Vec<String>) -> Self {
        Self { used_for, verdict, asked, tool_prints, basis: None, link_reason: None, way_out: None }
    }

    /// With a way out, of what is not answered with yes.
    fn with(self, way_out: impl FnOnce() -> Option<WayOut>) -> Self {
        let way_out = if self.verdict.is_yes() { None } else { way_out() };
        Self { way_out, ..self }
    }

    fn by_driver(used_for: Use, verdict: Verdict, asked: &str, basis: Basis) -> Self {
        Self { basis: Some(basis), ..Self::by_tool(used_for, verdict, format!("{asked} ({basis})"), Vec::new()) }
    }
}

fn compiled(k: Toolkit, from: &Side, to: Name) -> Answered {
    let ptx = from.name.target;
    let printed = compile::ptxas_message(k, ptx, to).map(|message| format!("ptxas fatal   : {message}"));
    let asked = format!("ptxas, .target {ptx}, --gpu-name {to}");
    let verdict = compile::ptxas_compiles_why(k, ptx, to);
    let compiled = Answered::by_tool(Use::Compile, verdict, asked, printed.into_iter().collect());
    compiled.with(|| WayOut::of_compile(k, ptx, to))
}

/// What nvlink prints about the object. It names a file that it refuses without the folders.
fn nvlink_prints(k: Toolkit, kinds: [MessageKind; 2], from: &Side, to: Name) -> Vec<String> {
    let path = from.file.as_ref().map_or("FILE".into(), Foreign::replaced);
    let name = path.rsplit('/').next().unwrap_or_default();
    let printed = |kind: MessageKind| {
        let file = if kind == MessageKind::Refusal { name } else { &path };
        let message = kind.message(k, from.name.target, to, file)?;
        Some(format!("{kind}{message}"))
    };
    kinds.into_iter().filter_map(printed).collect()
}

fn linked(k: Toolkit, from: &Side, to: Name) -> Answered {
    let object = from.name.target;
    let asked = format!("nvlink, an object of {object}, --arch {to}");
    let printed = nvlink_prints(k, [MessageKind::Limited, MessageKind::Refusal], from, to);
    let verdict = nvlink_links_why(k, object, to);
    let linked = Answered {
        link_reason: link_reasons::of_object(k, object, to, verdict),
        ..Answered::by_tool(Use::Link, verdict, asked, printed)
    };
    linked.with(|| WayOut::of_link(k, object, to, false))
}

fn linked_with_lto(k: Toolkit, from: &Side, to: Name) -> Answered {
    let (object, target) = (from.name.target, to.target);
    let asked = format!("nvlink -lto, LTO IR of {object}, --arch {target}");
    let printed = nvlink_prints(k, [MessageKind::Ignored, MessageKind::Nothing], from, target.into());
    let verdict = nvlink_links_lto_why(k, object, target);
    let linked = Answered {
        link_reason: link_reasons::of_lto(object, target, verdict),
        ..Answered::by_tool(Use::Lto, verdict, asked, printed)
    };
    linked.with(|| WayOut::of_link(k, object, target.into(), true))
}

fn linked_at_run_time(k: Toolkit, input: JitInput, from: &Side, to: Name) -> Answered {
    let (of, target) = (from.name.target, to.target);
    let used_for = match input {
        JitInput::Object => Use::NvjitlinkObject,
        JitInput::Ptx => Use::NvjitlinkPtx,
        JitInput::LtoIr => Use::NvjitlinkLto,
    };
    let verdict = match Tool::NvJitLink.accepts_why(k, to) {
        Verdict::Yes => nvjitlink_links_why(k, input, of, target),
        refused => refused,
    };
    let file = from.file.as_ref().map_or("FILE".into(), Foreign::replaced);
    let printed = nvjitlink_message(k, input, of, target, &file).filter(|_| to.kind == NameKind::Sm);
    let printed = printed.map_or(String::new(), |it| it.to_string());
    let asked = format!("libnvJitLink, {input} of {of}, -arch={to}");
    let linked = Answered {
        link_reason: link_reasons::of_nvjitlink(k, input, of, target, verdict),
        ..Answered::by_tool(used_for, verdict, asked, printed.lines().map(ToString::to_string).collect())
    };
    linked.with(|| WayOut::of_nvjitlink(k, input, of, to))
}

/// The image of the target that a driver is given.
fn image_of(question: &Question<'_>, kind: NameKind) -> Stored {
    let from = &question.from;
    let written = || from.file.is_none().then(|| question.axes.toolkit.version());
    let image = Picked {
        name: from.name.target.named(kind),
        ptx: (kind == NameKind::Compute).then_some(question.ptx),
        toolkit: from.toolkit.or_else(written),
    };
    image.into()
}

/// What a driver does with an image of the target.
fn by_driver(question: &Question<'_>, used_for: Use, asked: &str, basis: Basis, device: Cc) -> Answered {
    let (kind, goal) = match used_for {
        Use::Jit => (NameKind::Compute, CoverWith::Ptx),
        _ => (NameKind::Sm, CoverWith::Cubins),
    };
    let image = image_of(question, kind);
    let verdict = stored_runs_why(question.axes.drivers(), image, device);
    let way_out = || WayOut::of_run(&question.axes, &[image], device, goal);
    Answered::by_driver(used_for, verdict, asked, basis).with(way_out)
}

fn driver_of(question: &Question<'_>, device: Cc) -> String {
    driver_text(question.axes.drivers().kernel(device), "", Some(device))
}

fn loaded(question: &Question<'_>, device: Cc) -> Answered {
    let (target, driver) = (question.from.name.target, driver_of(question, device));
    if question.from.name.kind == NameKind::Lto {
        let asked = format!("LTO IR for {target} by {driver} on a device of {device}");
        return Answered::by_driver(Use::Load, Verdict::NoLoadLto, &asked, Basis::Rule);
    }
    let asked = format!("a cubin for {target} by {driver} on a device of {device}");
    by_driver(question, Use::Load, &asked, loads_basis(target, device), device)
}

fn compiled_by_driver(question: &Question<'_>, device: Cc) -> Answered {
    let (target, driver, ptx) = (question.from.name.target, driver_of(question, device), question.ptx);
    let asked = format!("PTX {ptx} of {target} by {driver} on a device of {device}");
    let found = by_driver(question, Use::Jit, &asked, jits_basis(target, device), device);
    // PTX of a release that does not know the target yet: others write some that does.
    let writes = |k: Toolkit| {
        let image = Picked { ptx: Some(k.ptx()), ..image_of(question, NameKind::Compute).image };
        k.lowest_ptx(target).is_some() && stored_runs_why(question.axes.drivers(), image.into(), device).is_yes()
    };
    if question.axes.toolkit.lowest_ptx(target).is_some() {
        return found;
    }
    let other = found.way_out.clone();
    found.with(|| WayOut::of_toolkits(writes).or(other))
}
