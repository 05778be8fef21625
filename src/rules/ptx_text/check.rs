//! Where PTX text is refused.

use crate::ptx::text::{Item, ItemKind, Items, Place, Seen};
use crate::ptx::{Fault, Form};
use crate::rules::compile::{ptxas_compiles_why, ptxas_message};
use crate::rules::ptx_version::{ptx_version_message, ptx_version_suffices_why};
use crate::targets::{Target, Tool, parse_ptx_target_like_ptxas, refusal};
use crate::{Error, Toolkit, Verdict, Version};
use core::fmt;

/// What is taken for stated in a text, in place of what it states, and which GPU it is for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Assumed {
    /// The `.version`; `None`: the text's own.
    pub version: Option<Version>,
    /// The `.target`; `None`: the text's own.
    pub target: Option<Target>,
    /// `--gpu-name`; `None`: none is asked about.
    pub gpu: Option<Target>,
}

/// A place at which ptxas refuses a text, or at which nothing is known.
#[derive(Clone, Copy, Debug)]
pub struct Finding<'text> {
    /// Where; line 0 for the text as a whole. Of an instruction where it begins, of one of no known form where its first
    /// unknown word does.
    pub place: Place,
    /// Why: what ptxas refuses is *no*; [`Verdict::UnknownForm`]: nothing is known of such an instruction, [`Verdict::UnknownText`]: the reader
    /// lost its footing, and nothing is known of what stands behind it.
    pub verdict: Verdict,
    /// What stands there: the instruction with its modifiers; the list of the `.target`.
    pub text: &'text [u8],
    pub(crate) toolkit: Toolkit,
    pub(crate) version: Version,
    pub(crate) target: Option<Target>,
    pub(crate) subject: Subject,
}

/// What a finding speaks of.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Subject {
    /// The line of this number of what ptxas says of a form.
    Form(Form, u32),
    /// What is wrong with the text.
    Error(Error),
    /// The GPU.
    Gpu(Target),
    /// What the text states.
    Stated,
}

/// Where ptxas of this release refuses PTX text, in its order: line by line, then the `.version` with the `.target`, then the `.target` with the GPU, which
/// it looks at only where nothing else was refused. A `.version` or a `.target` that it does not know it reports alone.
///
/// An instruction of no known form, and the place where the reader lost its footing, are findings as well: without any the text asks for nothing that
/// the target lacks. Whether it is right otherwise is not said. Time grows with the text, whatever is in it; a NUL ends it.
///
/// Source: as [`Form`]; `tests/data/ptx/real`; measured.
#[must_use]
pub fn check(toolkit: Toolkit, text: &[u8], assumed: Assumed) -> Findings<'_> {
    Findings {
        toolkit,
        text,
        assumed,
        items: Items::new(text),
        seen: Seen::NOTHING,
        step: Step::Version,
        version: Version::NONE,
        target: None,
        stated: Place::NONE,
        target_text: &[],
        form: None,
        is_refused: false,
    }
}

/// The places at which a text is refused: an iterator.
#[derive(Clone)]
pub struct Findings<'text> {
    toolkit: Toolkit,
    text: &'text [u8],
    assumed: Assumed,
    items: Items<'text>,
    seen: Seen,
    step: Step,
    version: Version,
    target: Option<Target>,
    /// The place of the `.target`, and its list.
    stated: Place,
    target_text: &'text [u8],
    /// The form that is refused, and which of its lines comes next.
    form: Option<(Form, Item<'text>, u32)>,
    is_refused: bool,
}

/// What is looked at next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// The `.version`, with which the text must begin.
    Version,
    /// The `.target`, which must follow.
    Target,
    Items,
    /// The `.version` with the `.target`.
    Pair,
    Gpu,
    Nothing,
}

impl<'text> Iterator for Findings<'text> {
    type Item = Finding<'text>;

    fn next(&mut self) -> Option<Self::Item> {
        let found = self.find();
        self.is_refused |= found.is_some();
        found
    }
}

impl<'text> Findings<'text> {
    fn find(&mut self) -> Option<Finding<'text>> {
        loop {
            let found = match self.step {
                Step::Version => self.version(),
                Step::Target => self.target(),
                Step::Items => self.items(),
                Step::Pair => {
                    self.step = Step::Gpu;
                    self.pair()
                }
                Step::Gpu => {
                    self.step = Step::Nothing;
                    self.gpu()
                }
                Step::Nothing => return None,
            };
            if found.is_some() {
                return found;
            }
        }
    }

    fn finding(&self, place: Place, verdict: Verdict, text: &'text [u8], subject: Subject) -> Finding<'text> {
        Finding {
            place,
            verdict,
            text,
            toolkit: self.toolkit,
            version: self.version,
            target: self.target,
            subject,
        }
    }

    /// The next item of a kind with which the text must go on.
    fn stated(&mut self, kind: ItemKind, next: Step) -> Result<Item<'text>, Finding<'text>> {
        self.step = Step::Nothing;
        let error = match self.items.next() {
            Some(Ok(item)) if item.kind == kind => {
                self.step = next;
                return Ok(item);
            }
            Some(Err(lost)) => {
                return Err(self.finding(lost.place, Verdict::UnknownText, &[], Subject::Error(lost.error)));
            }
            Some(Ok(item)) => item.place,
            None => Place::NONE,
        };
        Err(self.finding(error, Verdict::NoPtxHeader, &[], Subject::Error(Error::PtxHeader)))
    }

    fn version(&mut self) -> Option<Finding<'text>> {
        let item = match self.stated(ItemKind::Version, Step::Target) {
            Ok(item) => item,
            Err(found) => return Some(found),
        };
        let stated = Version::parse_release(item.text).unwrap_or(Version::NONE);
        self.version = self.assumed.version.unwrap_or(stated);
        if ptx_version_suffices_why(self.toolkit, self.version, Target::Sm10) != Verdict::NoPtxVersion {
            return None;
        }
        self.step = Step::Nothing;
        Some(self.finding(item.place, Verdict::NoPtxVersion, item.text, Subject::Stated))
    }

    fn target(&mut self) -> Option<Finding<'text>> {
        let item = match self.stated(ItemKind::Target, Step::Items) {
            Ok(item) => item,
            Err(found) => return Some(found),
        };
        (self.stated, self.target_text) = (item.place, item.text);
        self.target = match self.assumed.target {
            Some(target) => Some(target).filter(|&target| self.toolkit.ptx_targets().contains(target)),
            None => parse_ptx_target_like_ptxas(self.toolkit, item.text).ok(),
        };
        if self.target.is_some() {
            return None;
        }
        self.step = Step::Nothing;
        self.target = self.assumed.target;
        Some(self.finding(item.place, Verdict::NoPtxTarget, item.text, Subject::Stated))
    }

    /// The next line about what stands behind the `.target`.
    #[inline(never)]
    fn items(&mut self) -> Option<Finding<'text>> {
        let (toolkit, version, target) = (self.toolkit, self.version, self.target?);
        loop {
            if let Some((form, item, line)) = self.form {
                if let Some(refusal) = form.refusals(toolkit, Some(version), target).nth(line as usize) {
                    self.form = Some((form, item, line.saturating_add(1)));
                    return Some(self.finding(item.place, refusal.verdict(), item.text, Subject::Form(form, line)));
                }
                self.form = None;
            }
            let Some(item) = self.items.next() else {
                self.step = Step::Pair;
                return None;
            };
            let item = match item {
                Ok(item) => item,
                Err(lost) => {
                    self.step = Step::Pair;
                    return Some(self.finding(lost.place, Verdict::UnknownText, &[], Subject::Error(lost.error)));
                }
            };
            if matches!(item.kind, ItemKind::Version | ItemKind::Target) {
                // ptxas takes neither a second time.
                self.step = Step::Nothing;
                return Some(self.finding(item.place, Verdict::UnknownText, &[], Subject::Error(Error::PtxSyntax)));
            }
            if self.seen.meets(self.text, &item) {
                continue;
            }
            match item.form() {
                Ok(form) if form.having(toolkit, version.number()).contains(target) => {}
                Ok(form) => {
                    self.seen.forget(&item);
                    self.form = Some((form, item, 0));
                }
                Err(Fault { error, at }) => {
                    self.seen.forget(&item);
                    let place = item.place.after(at);
                    return Some(self.finding(place, Verdict::UnknownForm, item.text, Subject::Error(error)));
                }
            }
        }
    }

    fn pair(&self) -> Option<Finding<'text>> {
        let verdict = ptx_version_suffices_why(self.toolkit, self.version, self.target?);
        (!verdict.is_yes()).then(|| self.finding(self.stated, verdict, self.target_text, Subject::Stated))
    }

    fn gpu(&self) -> Option<Finding<'text>> {
        let gpu = self.assumed.gpu.filter(|_| !self.is_refused)?;
        let verdict = ptxas_compiles_why(self.toolkit, self.target?, gpu);
        (!verdict.is_yes()).then(|| self.finding(Place::NONE, verdict, self.target_text, Subject::Gpu(gpu)))
    }
}

/// What ptxas prints there, from behind `error   : ` or `fatal   : `; of what is unknown, what was met.
impl fmt::Display for Finding<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, self.verdict.code());
        let &Self { toolkit, version, .. } = self;
        match (self.subject, self.verdict) {
            (Subject::Form(form, line), _) => {
                let refusal = self
                    .target
                    .and_then(|target| form.refusals(toolkit, Some(version), target).nth(line as usize));
                refusal.map_or(Ok(()), |refusal| fmt::Display::fmt(&refusal, f))
            }
            (Subject::Error(error), _) => f.write_str(error.text().as_str()),
            (Subject::Gpu(gpu), _) => {
                let message = self.target.and_then(|target| ptxas_message(toolkit, target, gpu));
                message.map_or(Ok(()), |message| fmt::Display::fmt(&message, f))
            }
            (Subject::Stated, Verdict::NoPtxTarget) if self.target.is_none() => {
                let refusal = refusal(toolkit, Tool::PtxasTarget, self.text);
                refusal.map_or(Ok(()), |refusal| fmt::Display::fmt(&refusal, f))
            }
            (Subject::Stated, _) => {
                let target = self.target.unwrap_or(Target::Sm10);
                let message = ptx_version_message(toolkit, version, target);
                message.map_or(Ok(()), |message| fmt::Display::fmt(&message, f))
            }
        }
    }
}
