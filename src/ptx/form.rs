//! Forms of instructions: what they ask of a target, a `.version` and a release.

use super::families::FAMILIES;
use super::family::{Ask, Cube, FormFamily, Rules, What, is_in, long, short};
use super::word::{NONE, Word};
use super::{WORDS, families, next};
use crate::messages::{pieces, template};
use crate::targets::ptx_version::{number_suffices, ptx_version_message, ptx_version_suffices_why};
use crate::targets::{Target, TargetSet};
use crate::toolkits::PTX_VERSIONS;
use crate::version::write_number;
use crate::{Toolkit, Verdict, Version};
use core::fmt;

/// A form of an instruction: "atom.relaxed.gpu.global.add.u32". Made by [`Form::parse`].
#[doc(alias = "smarch_ptx_form")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Form {
    /// Which word each slot has: bit n of the two numbers is the n-th word of the family's slots, one after the other.
    choices: [u64; 2],
    /// The targets that have the form in the newest release, whichever `.version` they ask for.
    targets: u64,
    /// The place of its family in [`FAMILIES`].
    family: u32,
    /// The `.version` that it asks for in the newest release, as a number.
    since: u32,
    /// Up to this release something is asked otherwise.
    special_until: u32,
    /// Of the other fields, to know a form that [`Form::parse`] did not make.
    check: u32,
}

impl Form {
    /// No form.
    pub(crate) const NONE: Self = Self {
        choices: [0; 2],
        targets: 0,
        family: 0,
        since: 0,
        special_until: 0,
        check: 0,
    };

    /// A form as a row holds it.
    #[cfg(not(feature = "computed"))]
    pub(crate) const fn written(
        choices: [u64; 2],
        targets: u64,
        [family, since, special_until, check]: [u32; 4],
    ) -> Self {
        Self {
            choices,
            targets,
            family,
            since,
            special_until,
            check,
        }
    }

    /// The row of a form.
    #[cfg(feature = "computed")]
    pub(crate) fn written(&self) -> std::string::String {
        let Self {
            choices: [low, high],
            targets,
            family,
            since,
            special_until,
            check,
        } = self;
        std::format!("form([{low:#x}, {high:#x}], {targets:#x}, [{family}, {since}, {special_until}, {check:#x}])")
    }

    /// A form that exists, with what it asks in the newest release.
    #[inline(never)]
    pub(super) const fn of(family: u32, choices: Cube) -> Self {
        let mut form = Self {
            choices: [choices as u64, (choices >> 64) as u64],
            targets: TargetSet::ALL.to_bits(),
            family,
            since: 0,
            special_until: 0,
            check: 0,
        };
        let mut asks = form.rules().asks;
        while let [ask, rest @ ..] = asks {
            if is_in(choices, ask.forms) {
                if ask.special_until() > form.special_until {
                    form.special_until = ask.special_until();
                }
                if ask.is_of_newest() && ask.is_plain() {
                    form.targets &= match ask.what {
                        What::Unread => 0,
                        _ => ask.targets.to_bits(),
                    };
                    let since = long(ask.enough()).number();
                    if since > form.since {
                        form.since = since;
                    }
                }
            }
            asks = rest;
        }
        form.check = form.checked();
        form
    }

    /// What `check` must be.
    #[inline(always)]
    const fn checked(&self) -> u32 {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let [low, high] = self.choices;
        let head = low ^ high.rotate_left(29) ^ self.targets.rotate_left(13);
        let tail = (self.special_until as u64) << 32 ^ self.since as u64 ^ (self.family as u64) << 20;
        let sum = head.wrapping_mul(ODD) ^ tail;
        // Numbers that are all 0 are no form.
        !((sum.wrapping_mul(ODD) >> 32) as u32)
    }

    /// Whether it was made here, and none of its numbers was changed.
    #[inline(always)]
    pub(crate) const fn is_whole(&self) -> bool {
        self.check == self.checked()
    }

    /// The first form of a family, in the order of its slots and of their words; `None` where there is no such family.
    #[must_use]
    pub fn first_of(family: usize) -> Option<Self> {
        let family = u32::try_from(family).ok()?;
        next::first(families::rules_of(family)?, FAMILIES.get(family as usize)?)
            .map(|choices| Self::of(family, choices))
    }

    /// The form of its family that follows; `None` after the last.
    #[must_use]
    pub fn next(&self) -> Option<Self> {
        next::after(self.rules(), self.family()?, self.cube()).map(|choices| Self::of(self.family, choices))
    }

    /// The place of its family.
    pub(super) const fn family_place(&self) -> u32 {
        self.family
    }

    pub(super) const fn cube(&self) -> Cube {
        let [low, high] = self.choices;
        low as Cube | (high as Cube) << 64
    }

    /// The family of the form.
    #[must_use]
    pub fn family(&self) -> Option<&'static FormFamily> {
        FAMILIES.get(self.family as usize)
    }

    pub(super) const fn rules(&self) -> &'static Rules {
        match families::rules_of(self.family) {
            Some(rules) => rules,
            None => &Rules {
                places: &[],
                exists: &[],
                asks: &[],
            },
        }
    }

    /// What a release asks of the form, in ptxas's order.
    fn asks(&self, toolkit: Toolkit) -> impl Iterator<Item = &'static Ask> + Clone {
        let form = self.cube();
        let asks = self.rules().asks.iter();
        asks.filter(move |ask| is_in(form, ask.forms) && ask.is_of(toolkit))
    }

    /// Whether a release reads the form, for any target.
    pub(crate) fn is_read(&self, toolkit: Toolkit) -> bool {
        !self.asks(toolkit).any(|ask| matches!(ask.what, What::Unread))
    }

    /// Whether ptxas of this release accepts the form in PTX with `.target ptx` and this `.version`; `None` is the newest that
    /// the release reads.
    #[must_use]
    pub fn is_supported(&self, toolkit: Toolkit, version: Option<Version>, ptx: Target) -> bool {
        match version {
            None => self.supports(toolkit, 0, ptx),
            Some(Version::NONE) => false,
            Some(version) => self.supports(toolkit, version.number(), ptx),
        }
    }

    /// As [`is_supported`](Self::is_supported), for the number of a version, 0 the newest.
    #[inline(always)]
    pub(crate) fn supports(&self, toolkit: Toolkit, version: u32, ptx: Target) -> bool {
        if toolkit.code() <= self.special_until {
            return self.supports_special(toolkit, version, ptx);
        }
        match version {
            0 => {
                toolkit.reads_up_to(self.since)
                    && TargetSet::from_bits(self.targets).contains(ptx)
                    && toolkit.ptx_targets().contains(ptx)
            }
            _ => {
                version >= self.since
                    && TargetSet::from_bits(self.targets).contains(ptx)
                    && number_suffices(toolkit, version, ptx)
            }
        }
    }

    /// The targets that have it with this `.version`, a number; whether the release knows them, and for them the `.version`, is not asked.
    pub(crate) fn having(&self, toolkit: Toolkit, version: u32) -> TargetSet {
        if toolkit.code() > self.special_until {
            let bits = if version >= self.since { self.targets } else { 0 };
            return TargetSet::from_bits(bits);
        }
        let version = short(version);
        let asks = self.asks(toolkit);
        asks.fold(TargetSet::ALL, |having, ask| having.and(ask.having(version)))
    }

    #[cold]
    #[inline(never)]
    fn supports_special(&self, toolkit: Toolkit, version: u32, ptx: Target) -> bool {
        let version = if version == 0 { toolkit.ptx().number() } else { version };
        number_suffices(toolkit, version, ptx) && self.asks_why(toolkit, version, ptx).is_yes()
    }

    /// As [`is_supported`](Self::is_supported), with the reason: first that of the version with the target, then of the target, then of
    /// the version.
    #[must_use]
    pub fn is_supported_why(&self, toolkit: Toolkit, version: Option<Version>, ptx: Target) -> Verdict {
        // What is legal needs no reason.
        if self.is_supported(toolkit, version, ptx) {
            return Verdict::Yes;
        }
        let version = version.unwrap_or(toolkit.ptx());
        match ptx_version_suffices_why(toolkit, version, ptx) {
            Verdict::Yes => self.asks_why(toolkit, version.number(), ptx),
            refused => refused,
        }
    }

    pub(crate) fn asks_why(&self, toolkit: Toolkit, version: u32, ptx: Target) -> Verdict {
        let version = short(version);
        let mut answer = Verdict::Yes;
        for ask in self.asks(toolkit) {
            if matches!(ask.what, What::Unread) {
                return Verdict::NoIsaRelease;
            }
            if !ask.takes_target(version, ptx) && !matches!(answer, Verdict::NoIsaHigher | Verdict::NoIsaTarget) {
                answer = if ask.from == 0 {
                    Verdict::NoIsaTarget
                } else {
                    Verdict::NoIsaHigher
                };
            } else if !ask.takes_version(version, ptx) && answer.is_yes() {
                answer = Verdict::NoIsaVersion;
            }
        }
        answer
    }

    /// The targets that have it in this release, with its newest `.version`.
    #[must_use]
    pub fn targets(&self, toolkit: Toolkit) -> TargetSet {
        let all = toolkit.ptx_targets();
        all.iter().filter(|&target| self.supports(toolkit, 0, target)).collect()
    }

    /// The lowest `.version` with which this release accepts the form on a target; `None` where it accepts none.
    #[must_use]
    pub fn since_on(&self, toolkit: Toolkit, ptx: Target) -> Option<Version> {
        PTX_VERSIONS
            .iter()
            .copied()
            .find(|version| self.supports(toolkit, version.number(), ptx))
    }

    /// The lowest `.version` with which this release accepts the form on any target; `None` where it accepts none.
    #[must_use]
    pub fn since(&self, toolkit: Toolkit) -> Option<Version> {
        let having = self.targets(toolkit);
        let on_any = |version: &Version| {
            having
                .iter()
                .any(|target| self.supports(toolkit, version.number(), target))
        };
        PTX_VERSIONS.iter().copied().find(on_any)
    }

    /// The word that the form has in a slot of its family; 0 is "-". A place beyond the slots has 0.
    #[must_use]
    pub fn word(&self, slot: usize) -> Word {
        self.words().nth(slot).unwrap_or(NONE)
    }

    /// The word of each slot.
    fn words(&self) -> impl Iterator<Item = Word> {
        let slots = self.family().map_or(&[][..], |family| family.slots.as_slice());
        let mut rest = self.cube();
        slots.iter().map(move |slot| {
            let word = slot.words.get(rest.trailing_zeros() as usize);
            rest = rest.unbounded_shr(slot.words.len() as u32);
            word.copied().unwrap_or(NONE)
        })
    }

    /// What ptxas of this release prints when it refuses the form, line by line; nothing when it accepts it.
    #[must_use]
    pub fn refusals(&self, toolkit: Toolkit, version: Option<Version>, ptx: Target) -> Refusals {
        Refusals {
            form: *self,
            asks: self.rules().asks.iter(),
            toolkit,
            version: short(version.unwrap_or(toolkit.ptx()).number()),
            ptx,
            rest: None,
        }
    }

    /// The first line over the target.
    #[inline(never)]
    pub(crate) fn refusal_of_target(&self, toolkit: Toolkit, version: Version, ptx: Target) -> Option<Refusal> {
        let version = short(version.number());
        let is_told = |ask: &&Ask| !ask.takes_target(version, ptx) || matches!(ask.what, What::Unread);
        let ask = self.asks(toolkit).find(is_told)?;
        let says = Says::Target;
        Some(Refusal {
            form: *self,
            ask,
            says,
            ptx,
        })
    }

    /// The `.version` that it asks for where this one is too low; of several the highest.
    pub(crate) fn later_version(&self, toolkit: Toolkit, version: Version, ptx: Target) -> Option<Version> {
        self.ask_of_version(toolkit, version, ptx).map(|ask| long(ask.since))
    }

    /// What ptxas calls the instruction where a target lacks it as a whole: "wgmma.mma_async with floating point types".
    pub(crate) fn instruction(&self, toolkit: Toolkit) -> Option<&'static str> {
        let mut asks = self.asks(toolkit);
        let ask = asks.find(|ask| matches!(ask.what, What::Instruction))?;
        Some(ask.subject.as_str())
    }

    #[inline(never)]
    fn ask_of_version(&self, toolkit: Toolkit, version: Version, ptx: Target) -> Option<&'static Ask> {
        let version = short(version.number());
        let refusing = self.asks(toolkit).filter(|ask| !ask.takes_version(version, ptx));
        refusing.reduce(|first, other| if other.since > first.since { other } else { first })
    }

    /// The first of the lines that ask for [`later_version`](Self::later_version).
    #[inline(never)]
    pub(crate) fn refusal_of_version(&self, toolkit: Toolkit, version: Version, ptx: Target) -> Option<Refusal> {
        let ask = self.ask_of_version(toolkit, version, ptx)?;
        let says = Says::Version;
        Some(Refusal {
            form: *self,
            ask,
            says,
            ptx,
        })
    }

    /// As [`refusals`](Self::refusals), as one text; `None` when ptxas accepts the form.
    #[must_use]
    pub fn message(&self, toolkit: Toolkit, version: Option<Version>, ptx: Target) -> Option<Message> {
        let verdict = self.is_supported_why(toolkit, version, ptx);
        (!verdict.is_yes()).then_some(Message {
            form: *self,
            toolkit,
            version: version.unwrap_or(toolkit.ptx()),
            ptx,
            verdict,
        })
    }
}

/// The form as [`Form::parse`] reads it. A number of operands that is not the fewest follows as placeholders: "min.f32 _, _, _, _".
impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(family) = self.family() else {
            // What PTX text asks for beside forms.
            return f.write_str(families::name_beside(self.family).map_or("", |name| name.as_str()));
        };
        f.write_str(&family.name)?;
        for (slot, word) in family.slots.iter().zip(self.words()) {
            let Some(text) = WORDS.get(word as usize).filter(|_| word != NONE) else {
                continue;
            };
            match text.strip_prefix('#') {
                None => write!(f, ".{text}")?,
                Some(_) if slot.words.first() == Some(&word) => {}
                Some(count) => {
                    for place in 0..count.parse().unwrap_or(0u32) {
                        f.write_str(if place == 0 { " _" } else { ", _" })?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// What ptxas prints when it refuses a form, line by line: an iterator.
#[derive(Clone)]
pub struct Refusals {
    form: Form,
    asks: core::slice::Iter<'static, Ask>,
    toolkit: Toolkit,
    version: u16,
    ptx: Target,
    /// The second line of a row.
    rest: Option<(&'static Ask, Says)>,
}

impl Iterator for Refusals {
    type Item = Refusal;

    fn next(&mut self) -> Option<Refusal> {
        let (ask, says) = self.next_line()?;
        Some(Refusal {
            form: self.form,
            ask,
            says,
            ptx: self.ptx,
        })
    }
}

impl Refusals {
    /// The next line, without the form: that is large for a stack.
    #[inline(never)]
    fn next_line(&mut self) -> Option<(&'static Ask, Says)> {
        let &mut Self {
            toolkit, version, ptx, ..
        } = self;
        if let Some(line) = self.rest.take() {
            return Some(line);
        }
        let cube = self.form.cube();
        for ask in self.asks.by_ref() {
            if !is_in(cube, ask.forms) || !ask.is_of(toolkit) {
                continue;
            }
            let lacks_target = !ask.takes_target(version, ptx) || matches!(ask.what, What::Unread);
            let (first, second) = match (!ask.takes_version(version, ptx), lacks_target) {
                (true, true) if ask.target_first => (Says::Target, Some(Says::Version)),
                (true, true) => (Says::Version, Some(Says::Target)),
                (true, false) => (Says::Version, None),
                (false, true) => (Says::Target, None),
                (false, false) => continue,
            };
            self.rest = second.map(|says| (ask, says));
            return Some((ask, first));
        }
        None
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    Version,
    Target,
}

/// One line of what ptxas prints when it refuses a form: `Display` writes it, from "Feature" on.
#[derive(Clone, Copy)]
pub struct Refusal {
    form: Form,
    ask: &'static Ask,
    says: Says,
    ptx: Target,
}

impl Refusal {
    /// Why.
    pub(crate) fn verdict(&self) -> Verdict {
        match (self.says, self.ask.what) {
            (_, What::Unread) => Verdict::NoIsaRelease,
            (Says::Version, _) => Verdict::NoIsaVersion,
            (Says::Target, _) if self.ask.from == 0 => Verdict::NoIsaTarget,
            (Says::Target, _) => Verdict::NoIsaHigher,
        }
    }
}

impl Refusal {
    /// The whole line where ptxas words it so; names and numbers of the text are in braces.
    pub(crate) fn own_words(&self) -> Option<&'static str> {
        matches!(self.ask.what, What::Unworded).then_some(self.ask.subject.as_str())
    }
}

impl fmt::Debug for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Self {
            ref form,
            ask,
            says,
            ptx,
        } = self;
        let is_target = ask.from == 0;
        let template = match (ask.what, says) {
            (What::Unworded, _) => return form.write_subject(ask.subject.as_str(), f),
            (What::Unread, _) => return f.write_str("this release does not read the form"),
            (What::Illegal, _) => template!(ModifierIllegal),
            (What::Feature | What::On, Says::Version) => template!(FeatureVersion),
            (What::Feature | What::On, Says::Target) if is_target => template!(FeatureTarget),
            (What::Feature | What::On, Says::Target) => template!(FeatureHigher),
            (What::Modifier, Says::Version) => template!(ModifierVersion),
            (What::Modifier, Says::Target) if is_target => template!(ModifierTarget),
            (What::Modifier, Says::Target) => template!(ModifierHigher),
            (What::Instruction, Says::Version) => template!(InstructionVersion),
            (What::Instruction, Says::Target) if is_target => template!(InstructionTarget),
            (What::Instruction, Says::Target) => template!(InstructionHigher),
        };
        // Part by part: `write!` within what `write!` writes takes more stack.
        let mut pieces = pieces(template);
        f.write_str(pieces.next().unwrap_or_default())?;
        form.write_subject(ask.subject.as_str(), f)?;
        f.write_str(pieces.next().unwrap_or_default())?;
        match (ask.what, says) {
            (What::Illegal, _) => fmt::Display::fmt(&ptx, f)?,
            (_, Says::Version) => fmt::Display::fmt(&long(ask.since), f)?,
            (_, Says::Target) if is_target => fmt::Display::fmt(&ptx, f)?,
            (_, Says::Target) => {
                f.write_str("sm_")?;
                write_number(ask.from, f)?;
            }
        }
        f.write_str(pieces.next().unwrap_or_default())
    }
}

impl Form {
    /// What a message quotes: "{slot}" is the form's word of that slot.
    #[inline(never)]
    pub(crate) fn write_subject(&self, mut text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        while let Some((before, after)) = text.split_once('{') {
            f.write_str(before)?;
            let (name, rest) = after.split_once('}').unwrap_or((after, ""));
            let slots = self.family().map_or(&[][..], |family| family.slots.as_slice());
            // What is no slot ptxas writes so itself: "tex.grad.{cube, acube}".
            match slots.iter().position(|slot| slot.name.is(name.as_bytes())) {
                Some(place) => f.write_str(WORDS.get(self.word(place) as usize).map_or("", |word| word.as_str()))?,
                None => {
                    f.write_str("{")?;
                    f.write_str(name)?;
                    f.write_str("}")?;
                }
            }
            text = rest;
        }
        f.write_str(text)
    }
}

/// What ptxas prints when it refuses a form: `Display` writes its lines, each once, from "Feature" on.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    form: Form,
    toolkit: Toolkit,
    version: Version,
    ptx: Target,
    verdict: Verdict,
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, self.verdict.code());
        let &Self {
            ref form,
            toolkit,
            version,
            ptx,
            verdict,
        } = self;
        if !matches!(
            verdict,
            Verdict::NoIsaHigher | Verdict::NoIsaTarget | Verdict::NoIsaVersion | Verdict::NoIsaRelease
        ) {
            return match ptx_version_message(toolkit, version, ptx) {
                Some(message) => fmt::Display::fmt(&message, f),
                None => Ok(()),
            };
        }
        form.write_refusals(toolkit, version, ptx, f)
    }
}

impl Form {
    /// The lines of a refusal.
    #[inline(never)]
    fn write_refusals(
        &self,
        toolkit: Toolkit,
        version: Version,
        ptx: Target,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result {
        let mut refusals = self.refusals(toolkit, Some(version), ptx);
        let mut end = "";
        while let Some(refusal) = &refusals.next() {
            f.write_str(end)?;
            fmt::Display::fmt(refusal, f)?;
            end = "\n";
        }
        Ok(())
    }
}
