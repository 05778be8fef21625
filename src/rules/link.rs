//! Does nvlink link an object of one target for another one?
//!
//! nvlink was run from toolkit 13.0 on; what an older one does is unknown. libnvJitLink, which links at run time, is
//! [`nvjitlink`](super::nvjitlink).

use crate::cubin::{CubinKind, FinalizationMarks};
use crate::messages::{fill, template};
use crate::targets::{Cc, Name, NameKind, Suffix, Target, TargetSet, Tool, refusal};
use crate::toolkits::since;
use crate::{Answer, Toolkit, Verdict};
use core::fmt;

/// Whether nvlink of this release links a relocatable object that was assembled for `object` with `--arch target`.
///
/// `target` is a [`Target`] (its `sm_` name) or a [`Name`] of any kind.
#[must_use]
pub fn nvlink_links(toolkit: Toolkit, object: Target, target: impl Into<Name>) -> bool {
    let target = target.into();
    match target.kind {
        NameKind::Sm => toolkit.builds(target.target) && pairs(toolkit, object).contains(target.target),
        NameKind::Compute | NameKind::Lto => why(toolkit, object, target).is_yes(),
    }
}

/// As [`nvlink_links`], with the reason.
///
/// Erratum E30. Unknown for objects of sm_101a and sm_101f; one of sm_101 (faked in the header) was linked for sm_110.
#[must_use]
pub fn nvlink_links_why(toolkit: Toolkit, object: Target, target: impl Into<Name>) -> Verdict {
    why(toolkit, object, target.into())
}

/// Whether nvlink of this release links a cubin of this kind and with these records of `.nv.compat`.
///
/// As [`nvlink_links_why`] where the records are those that ptxas writes, class type 1 and version 0x101. A version above the release's limit is
/// refused. Class types 3 and 4 let lower numbers of other decades pass, 5 and above equal numbers and 120 for 121 alone: measured of 13.0, unknown
/// of later releases where it matters. An executable cubin is passed over. Unknown where a cubin from 9.0 on has none of the records.
///
/// Source: `evidence/nvlink_finalize.tsv`, `evidence/nvlink_finalize_records.tsv`, `evidence/nvlink_executables.tsv`; measured.
#[must_use]
pub fn nvlink_links_cubin_why(
    toolkit: Toolkit,
    object: Target,
    kind: CubinKind,
    marks: &FinalizationMarks,
    target: impl Into<Name>,
) -> Verdict {
    let target = target.into();
    let plain = why(toolkit, object, target);
    let is_first = toolkit == Toolkit::V13_0;
    let is_link = matches!(
        plain,
        Verdict::Yes | Verdict::NoLinkArch | Verdict::NoLinkAccelerated | Verdict::NoLinkBuffer
    );
    if !is_link {
        return plain;
    }
    if kind == CubinKind::Executable {
        // An executable is not asked for its architecture, in any release.
        return Verdict::NoLinkExecutable;
    }
    let (from, to) = (object.resolve_alias().number(), target.target.number());
    // Before 9.0 there are no records.
    if from < FIRST_RECORDS || plain == Verdict::NoLinkBuffer {
        let is_marked = marks.version.or(marks.class_type).is_some() && plain.is_yes();
        return if is_marked { Verdict::UnknownLink } else { plain };
    }
    match (marks.version, version_limit(toolkit)) {
        (Some(version), Some(limit)) if version > limit => return Verdict::NoLinkVersion,
        (Some(_), None) => return Verdict::UnknownLink,
        _ => {}
    }
    if from == to {
        return plain;
    }
    let has_records = marks.fastpath_mask.is_some() || marks.version.or(marks.class_type).is_some();
    match (marks.class_type, plain) {
        (None, Verdict::Yes) if !has_records => Verdict::UnknownLink,
        (None | Some(0..=2), _) | (Some(3 | 4), Verdict::Yes) => plain,
        (Some(3 | 4), _) if from > to => plain,
        // Of base names, and of 13.0, every pair was run.
        (Some(3 | 4), _) if !is_first || target.kind != NameKind::Sm || object.suffix() != Suffix::Base => {
            Verdict::UnknownLink
        }
        (Some(class), Verdict::NoLinkArch) if class <= 4 => {
            let is_special = matches!(from, 110 | 121) || matches!(to, 110 | 121);
            if is_special == (class == 4) {
                Verdict::Yes
            } else {
                plain
            }
        }
        (Some(5..), Verdict::Yes) if (from, to) != (120, 121) => Verdict::NoLinkArch,
        _ => plain,
    }
}

/// Whether nvlink of this release links an object with a number that is no target's, as 104 and 130, which finalization remaps.
///
/// None is linked: 13.0 was run with each up to 255, later releases with 104 for sm_120, where the finalizer refuses it, and with 130. Of other
/// numbers and names it is unknown.
///
/// Source: `nvlink/faked_e_flags.tsv`, `evidence/nvlink_finalize_records.tsv`; measured.
#[must_use]
pub fn nvlink_links_number_why(toolkit: Toolkit, number: u32, target: impl Into<Name>) -> Verdict {
    let name = target.into();
    if let Some(target) = Cc(number).target() {
        return why(toolkit, target, name);
    }
    let was_run = match (number, name.target.number()) {
        (0..=255, _) if toolkit == Toolkit::V13_0 => true,
        (104, 120) => true,
        (130, 103 | 107 | 110 | 120) => true,
        _ => false,
    };
    match Tool::Nvlink.accepts_why(toolkit, name) {
        Verdict::Yes if name.kind == NameKind::Lto => Verdict::NoLinkVirtual,
        Verdict::Yes if was_run && name.kind == NameKind::Sm && Generation::of(toolkit).is_some() => {
            Verdict::NoLinkArch
        }
        Verdict::Yes => Verdict::UnknownLink,
        refused => refused,
    }
}

/// Cubins have the records of finalization from 9.0 on.
const FIRST_RECORDS: u32 = 90;

/// The highest version of the record 0x07 that nvlink takes; `None` where that was not measured.
fn version_limit(toolkit: Toolkit) -> Option<u32> {
    let of = |&&(code, _): &&(u32, u32)| code == toolkit.code();
    since::NVLINK_VERSIONS.iter().find(of).map(|&(_, limit)| limit)
}

/// The targets, as `sm_` names, for which nvlink of this release links an object of `object`.
#[must_use]
pub fn nvlink_targets(toolkit: Toolkit, object: Target) -> TargetSet {
    pairs(toolkit, object).and(toolkit.gpus())
}

/// The same, of every release with these checks.
#[inline(always)]
fn pairs(toolkit: Toolkit, object: Target) -> TargetSet {
    let pairs = match Generation::of(toolkit) {
        None => return TargetSet::EMPTY,
        Some(Generation::First) => &FIRST,
        _ if !toolkit.builds(object) => return TargetSet::EMPTY,
        Some(Generation::Accelerated) => &ACCELERATED,
        Some(Generation::Level | Generation::Family) => &LEVEL,
    };
    pairs.get(object.position()).copied().unwrap_or_default()
}

/// What nvlink's checks are like. Each release has those of the ones before it, but for what changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Generation {
    /// 13.0.
    First,
    /// 13.1: an object with suffix `a` links for a name with suffix `a` only; 10.0 and later link for `compute_` names.
    Accelerated,
    /// 13.2: 8.7 and 8.8 are like others.
    Level,
    /// From 13.3: `compute_` names with suffix `f` take their family only.
    Family,
}

impl Generation {
    /// `None` for releases whose nvlink was not run.
    const fn of(toolkit: Toolkit) -> Option<Self> {
        match toolkit.code() {
            _ if !Tool::Nvlink.was_run(toolkit) => None,
            code if code >= since::NVLINK_FAMILY => Some(Self::Family),
            code if code >= since::NVLINK_LEVEL => Some(Self::Level),
            code if code >= since::NVLINK_ACCELERATED => Some(Self::Accelerated),
            _ => Some(Self::First),
        }
    }

    const fn is_from(self, other: Self) -> bool {
        self as u8 >= other as u8
    }
}

yes_sets! {
    static FIRST: [TargetSet; Target::ALL.len()] = |object, target| of_sm_pair(Generation::First, object, target);
}
yes_sets! {
    static ACCELERATED: [TargetSet; Target::ALL.len()] = |object, target| of_sm_pair(Generation::Accelerated, object, target);
}
// For `sm_` names nothing changed with 13.3. Which objects there are is asked first.
yes_sets! {
    static LEVEL: [TargetSet; Target::ALL.len()] = |object, target| of_sm_pair(Generation::Family, object, target);
}

/// What the three tables hold.
#[cfg(feature = "computed")]
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
const fn of_sm_pair(generation: Generation, object: usize, target: Target) -> Verdict {
    let object = Target::ALL[object];
    if matches!(generation, Generation::First) && !is_registered(Toolkit::V13_0, object) {
        return Verdict::UnknownLink;
    }
    of_pair(generation, object, target.named(NameKind::Sm), true)
}

/// Whether nvlink of this release was given objects of this target, or takes them for those of another: 13.0 an object of 10.1, faked in
/// the header, for one of 11.0.
const fn is_registered(toolkit: Toolkit, object: Target) -> bool {
    match toolkit {
        Toolkit::V13_0 => toolkit.builds(object.resolve_alias()),
        _ => toolkit.builds(object),
    }
}

/// First the name, as the release knows it.
const fn why(toolkit: Toolkit, object: Target, target: Name) -> Verdict {
    match (Tool::Nvlink.accepts_why(toolkit, target), Generation::of(toolkit)) {
        (Verdict::Yes, Some(generation)) => of_pair(generation, object, target, is_registered(toolkit, object)),
        (Verdict::Yes, None) => Verdict::UnknownTool,
        (refused, _) => refused,
    }
}

/// The first of nvlink's further checks that applies decides.
///
/// Source: `nvlink/link_compat.tsv`, 1,587 cells with their messages; objects of other targets:
/// `nvlink/faked_e_flags.tsv`, where none but 101 was ever linked (13.0.88); `releases/nvlink.tsv` for later releases. Measured.
const fn of_pair(generation: Generation, object: Target, target: Name, is_registered: bool) -> Verdict {
    let (from, to) = (object.resolve_alias(), target.target);
    let is_first = matches!(generation, Generation::First);
    if matches!(target.kind, NameKind::Lto) {
        return Verdict::NoLinkVirtual;
    }
    if is_first && matches!(target.kind, NameKind::Compute) && from.number() >= FIRST_MERCURY {
        return Verdict::NoLinkBuffer;
    }
    // Objects of targets that nvlink does not register were made for 13.0 alone.
    if object.is_alias() && !matches!(object.suffix(), Suffix::Base) || !is_first && !is_registered {
        return Verdict::UnknownLink;
    }
    if !is_first && is_accelerated(from) && !is_accelerated(to) {
        return Verdict::NoLinkAccelerated;
    }
    let fits = match target.kind {
        _ if from.number() == to.number() => true,
        NameKind::Sm => is_registered && is_nearby(generation, from, to),
        NameKind::Compute | NameKind::Lto => {
            is_registered && from.number() < to.number() && !is_accelerated(from) && is_family(generation, from, to)
        }
    };
    if fits { Verdict::Yes } else { Verdict::NoLinkArch }
}

/// Objects from 10.0 on are finalized by nvlink: their code is of the Mercury encoding.
const FIRST_MERCURY: u32 = 100;

/// Whether a `compute_` name with suffix `f` takes the object.
const fn is_family(generation: Generation, from: Target, to: Target) -> bool {
    if !generation.is_from(Generation::Family) || !matches!(to.suffix(), Suffix::F) {
        return true;
    }
    match (from.family(), to.family()) {
        (Some(from), Some(to)) => from as u8 == to as u8,
        _ => false,
    }
}

const fn is_accelerated(target: Target) -> bool {
    matches!(target.suffix(), Suffix::A)
}

/// Upward within a decade, but not from `a`, and before 13.2 not to or from 8.7 and 8.8.
const fn is_nearby(generation: Generation, from: Target, to: Target) -> bool {
    let (x, y) = (from.number(), to.number());
    let is_apart = matches!(x, 87 | 88) || matches!(y, 87 | 88);
    x < y && x / 10 == y / 10 && !is_accelerated(from) && (generation.is_from(Generation::Level) || !is_apart)
}

/// Whether nvlink of this release links LTO IR that was made for `object` with `-lto --arch target`, an `sm_` name.
#[must_use]
pub fn nvlink_links_lto(toolkit: Toolkit, object: Target, target: Target) -> bool {
    nvlink_lto_targets(toolkit, object).contains(target)
}

/// The targets for which nvlink of this release links LTO IR of `object`.
#[must_use]
pub fn nvlink_lto_targets(toolkit: Toolkit, object: Target) -> TargetSet {
    if Tool::Nvlink.was_run(toolkit) && toolkit.builds(object) {
        LTO_PAIRS
            .get(object.position())
            .copied()
            .unwrap_or_default()
            .and(toolkit.gpus())
    } else {
        TargetSet::EMPTY
    }
}

yes_sets! {
    static LTO_PAIRS: [TargetSet; Target::ALL.len()] = |object, target| of_lto_pair(Target::ALL[object], target);
}

/// As [`nvlink_links_lto`], with the reason.
///
/// Where no LTO object fits, nvlink warns, exits with 0 and links nothing: [`Verdict::NoLtoIgnored`], and prints [`MessageKind::Ignored`] and
/// [`MessageKind::Nothing`].
/// Unknown for LTO IR of the targets that nvlink does not register. Erratum E31.
///
/// Source: `nvlink/lto_compat.tsv`, 529 cells of 13.0.88; `releases/links.tsv` for later releases; measured.
#[must_use]
pub const fn nvlink_links_lto_why(toolkit: Toolkit, object: Target, target: Target) -> Verdict {
    match Tool::Nvlink.accepts_why(toolkit, target.named(NameKind::Sm)) {
        Verdict::Yes if toolkit.builds(object) => of_lto_pair(object, target),
        Verdict::Yes => Verdict::UnknownLink,
        refused => refused,
    }
}

const fn of_lto_pair(object: Target, target: Target) -> Verdict {
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
    toolkit: Toolkit,
    kind: MessageKind,
    verdict: Verdict,
    target: Name,
    file: &'a str,
}

impl MessageKind {
    /// What nvlink of this release prints of this kind about `file`, an object or LTO IR of `object`; `None` when it does not, or
    /// when that is unknown. It names the file as it was given.
    #[must_use]
    pub fn message(self, toolkit: Toolkit, object: Target, target: impl Into<Name>, file: &str) -> Option<Message<'_>> {
        let target = target.into();
        let verdict = match self {
            Self::Ignored | Self::Nothing => nvlink_links_lto_why(toolkit, object, target.target),
            Self::Refusal | Self::Limited => why(toolkit, object, target),
        };
        let is_printed = match self {
            Self::Refusal => verdict.answer() == Answer::No,
            Self::Ignored | Self::Nothing => verdict == Verdict::NoLtoIgnored && target.kind == NameKind::Sm,
            Self::Limited => {
                Tool::Nvlink.accepts(toolkit, target)
                    && toolkit.builds(object)
                    && target.kind != NameKind::Lto
                    && object.number() < FIRST_MERCURY
                    && target.target.number() >= FIRST_MERCURY
            }
        };
        is_printed.then_some(Message {
            toolkit,
            kind: self,
            verdict,
            target,
            file,
        })
    }
}

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, self.verdict.code());
        let Self {
            toolkit,
            kind,
            verdict,
            target,
            file,
        } = *self;
        match (kind, verdict) {
            (MessageKind::Refusal, Verdict::NoLinkName) => {
                match refusal(toolkit, Tool::Nvlink, target.to_text().as_bytes()) {
                    Some(refusal) => fmt::Display::fmt(&refusal, f),
                    None => Ok(()),
                }
            }
            (MessageKind::Refusal, Verdict::NoLinkVirtual) => fill(f, template!(LinkVirtual), &[&target]),
            (MessageKind::Refusal, Verdict::NoLinkAccelerated) => fill(f, template!(LinkAccelerated), &[]),
            (MessageKind::Refusal, Verdict::NoLinkBuffer) => fill(f, template!(LinkBuffer), &[]),
            (MessageKind::Refusal, _) => fill(f, template!(LinkArch), &[&file, &target]),
            (MessageKind::Limited, _) => fill(f, template!(LinkLimited), &[&target.target.number(), &file]),
            (MessageKind::Ignored, _) => fill(f, template!(LinkIgnored), &[&target, &file]),
            (MessageKind::Nothing, _) => fill(f, template!(LinkNothing), &[]),
        }
    }
}
