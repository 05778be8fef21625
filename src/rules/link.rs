//! Does nvlink link an object of one target for another one?

use crate::targets::{Name, NameKind, Suffix, Target, TargetSet, Tool, refusal};
use crate::{Answer, Verdict};
use core::fmt;

/// Whether nvlink links a relocatable object that was assembled for `object` with `--arch target`.
///
/// `target` is a [`Target`] (its `sm_` name) or a [`Name`] of any kind.
#[must_use]
pub fn nvlink_links(object: Target, target: impl Into<Name>) -> bool {
    let target = target.into();
    match target.kind {
        NameKind::Sm => nvlink_targets(object).contains(target.target),
        NameKind::Compute | NameKind::Lto => why(object, target).is_yes(),
    }
}

/// As [`nvlink_links`], with the reason.
///
/// Erratum E30. Unknown for objects of sm_101a and sm_101f; one of sm_101 (faked in the header) was linked for sm_110.
#[must_use]
pub fn nvlink_links_why(object: Target, target: impl Into<Name>) -> Verdict {
    why(object, target.into())
}

/// The targets, as `sm_` names, for which nvlink links an object of `object`.
#[must_use]
pub fn nvlink_targets(object: Target) -> TargetSet {
    TARGETS.get(object.position()).copied().unwrap_or_default()
}

yes_sets! {
    static TARGETS: [TargetSet; Target::ALL.len()] = |object, target| why(Target::ALL[object], target.named(NameKind::Sm));
}

/// The first of nvlink's checks that applies decides.
///
/// Source: `nvlink/link_compat.tsv`, 1,587 cells with their messages; objects of other targets:
/// `nvlink/faked_e_flags.tsv`, where none but 101 was ever linked. Measured, nvlink 13.0.88.
const fn why(object: Target, target: Name) -> Verdict {
    if !Tool::Nvlink.accepts(target) {
        return Verdict::NoLinkName;
    }
    let (from, to) = (object.resolve_alias(), target.target);
    let from_mercury = from.number() >= FIRST_MERCURY;
    match target.kind {
        NameKind::Lto => Verdict::NoLinkVirtual,
        NameKind::Compute if from_mercury => Verdict::NoLinkBuffer,
        _ if object.info().alias_of.is_some() && !matches!(object.suffix(), Suffix::Base) => Verdict::UnknownLink,
        _ if from.number() == to.number() => Verdict::Yes,
        NameKind::Compute if from.number() < to.number() && is_registered(from) && !is_accelerated(from) => {
            Verdict::Yes
        }
        NameKind::Sm if is_registered(from) && is_nearby(from, to) => Verdict::Yes,
        _ => Verdict::NoLinkArch,
    }
}

/// Objects from 10.0 on are finalized by nvlink: their code is of the Mercury encoding.
const FIRST_MERCURY: u32 = 100;

const fn is_registered(target: Target) -> bool {
    Tool::Nvlink.accepts(target.named(NameKind::Sm))
}

const fn is_accelerated(target: Target) -> bool {
    matches!(target.suffix(), Suffix::A)
}

/// Upward within a decade, but not from `a` and not to or from 8.7 and 8.8.
const fn is_nearby(from: Target, to: Target) -> bool {
    let (x, y) = (from.number(), to.number());
    x < y && x / 10 == y / 10 && !is_accelerated(from) && !matches!(x, 87 | 88) && !matches!(y, 87 | 88)
}

/// Whether nvlink links LTO IR that was made for `object` with `-lto --arch target`, an `sm_` name.
#[must_use]
pub fn nvlink_links_lto(object: Target, target: Target) -> bool {
    nvlink_lto_targets(object).contains(target)
}

/// The targets for which nvlink links LTO IR of `object`.
#[must_use]
pub fn nvlink_lto_targets(object: Target) -> TargetSet {
    LTO_TARGETS.get(object.position()).copied().unwrap_or_default()
}

yes_sets! {
    static LTO_TARGETS: [TargetSet; Target::ALL.len()] = |object, target| nvlink_links_lto_why(Target::ALL[object], target);
}

/// As [`nvlink_links_lto`], with the reason.
///
/// Where no LTO object fits, nvlink warns, exits with 0 and links nothing: [`Verdict::NoLtoIgnored`], and prints [`MessageKind::Ignored`] and
/// [`MessageKind::Nothing`].
/// Unknown for LTO IR of the targets that nvlink does not register. Erratum E31.
///
/// Source: `nvlink/lto_compat.tsv`, 529 cells; measured, nvlink 13.0.88.
#[must_use]
pub const fn nvlink_links_lto_why(object: Target, target: Target) -> Verdict {
    if !is_registered(target) {
        return Verdict::NoLinkName;
    }
    if !is_registered(object) {
        return Verdict::UnknownLink;
    }
    let fits = match object.suffix() {
        Suffix::Base => object.number() <= target.number(),
        Suffix::A => object.id() == target.id(),
        Suffix::F => {
            object.number() <= target.number()
                && match (object.family(), target.family()) {
                    (Some(object), Some(target)) => object as u8 == target as u8,
                    _ => false,
                }
        }
    };
    if fits { Verdict::Yes } else { Verdict::NoLtoIgnored }
}

coded_enum! {
    /// The kinds of messages that nvlink prints about an input file; the texts are how they begin.
    pub enum MessageKind {
        /// Why it does not link the file.
        Refusal = 1, REFUSAL, "nvlink fatal   : ";
        /// That the output is limited, whether it links the file or not: one older than 10.0 limits the output for
        /// 10.0 or later to that architecture.
        Limited = 2, LIMITED, "nvlink warning : ";
        /// That it passes over LTO IR which does not fit the link target.
        Ignored = 3, IGNORED, "nvlink warning : ";
        /// That it has linked nothing: the last warning when no other input fits either. It exits with 0.
        Nothing = 4, NOTHING, "nvlink warning : ";
    }
}

/// What nvlink prints about an input file; `Display` writes it without its beginning, the text of its [`MessageKind`].
///
/// Source: `nvlink/link_compat.tsv`, `nvlink/FINDINGS.md`; measured.
#[derive(Clone, Copy, Debug)]
pub struct Message<'a> {
    kind: MessageKind,
    verdict: Verdict,
    target: Name,
    file: &'a str,
}

impl MessageKind {
    /// What nvlink prints of this kind about `file`, an object or LTO IR of `object`; `None` when it does not, or
    /// when that is unknown. It names the file as it was given.
    #[must_use]
    pub fn message(self, object: Target, target: impl Into<Name>, file: &str) -> Option<Message<'_>> {
        let target = target.into();
        let verdict = match self {
            Self::Ignored | Self::Nothing => nvlink_links_lto_why(object, target.target),
            Self::Refusal | Self::Limited => why(object, target),
        };
        let is_printed = match self {
            Self::Refusal => verdict.answer() == Answer::No,
            Self::Ignored | Self::Nothing => verdict == Verdict::NoLtoIgnored && target.kind == NameKind::Sm,
            Self::Limited => {
                Tool::Nvlink.accepts(target)
                    && is_registered(object)
                    && target.kind != NameKind::Lto
                    && object.number() < FIRST_MERCURY
                    && target.target.number() >= FIRST_MERCURY
            }
        };
        is_printed.then_some(Message {
            kind: self,
            verdict,
            target,
            file,
        })
    }
}

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            kind,
            verdict,
            target,
            file,
        } = *self;
        match (kind, verdict) {
            (MessageKind::Refusal, Verdict::NoLinkName) => match refusal(Tool::Nvlink, target.to_text().as_bytes()) {
                Some(refusal) => fmt::Display::fmt(&refusal, f),
                None => Ok(()),
            },
            (MessageKind::Refusal, Verdict::NoLinkVirtual) => write!(
                f,
                "Link target of '{target}' is virtual target that is not JIT-able; use 'sm_' target instead"
            ),
            (MessageKind::Refusal, Verdict::NoLinkBuffer) => f.write_str("specified arch exceeds buffer length"),
            (MessageKind::Refusal, _) => write!(f, "Input file '{file}' arch does not match target '{target}'"),
            (MessageKind::Limited, _) => write!(
                f,
                "Output is limited to run on SM Arch '{}' only due to limitations in input file {file}",
                target.target.number()
            ),
            (MessageKind::Ignored, _) => write!(f, "SM Arch ('{target}') not found in '{file}'"),
            (MessageKind::Nothing, _) => f.write_str("Ignoring -dlto option because no LTO objects found"),
        }
    }
}
