//! May an object be finalized for an architecture? As nvlink's document has it, step by step, and what runs of nvlink show.

use super::refuse;
use crate::Refusal;
use crate::files::{Contents, Image, ImageKind, Unpacker};
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::cubin::{Cubin, CubinKind, EntryKind, FinalizationMarks, identify};
use smarch::documented::nvlink::{
    CAPABILITY_BITS, CLASS_OUTCOMES_AS_RUN, FINALIZE_RULES, Finalization, FinalizeCheck, FinalizeClass, FinalizeCode,
    FinalizeOutcome, FinalizeRequest, FinalizeRule, FinalizeStep, arch_match, finalize, finalize_checks, remap,
};
use smarch::rules::link::{nvlink_links_cubin_why, nvlink_links_number_why};
use smarch::{Answer, Cc, Name, Target, Text, Toolkit, Verdict};

/// One end of a question: the number of an architecture, and what has it.
#[derive(Clone, Debug)]
pub struct Side {
    /// The number, which is all that the checks know.
    pub number: u32,
    /// The target that has it.
    pub target: Option<Target>,
    /// The cubin that was named.
    pub cubin: Option<Cubin>,
    /// The name that was written, which may be of a compute_ or an lto_ kind.
    pub name: Option<Name>,
}

impl From<Name> for Side {
    fn from(name: Name) -> Self {
        Self { number: name.target.number(), target: Some(name.target), cubin: None, name: Some(name) }
    }
}

impl From<Cubin> for Side {
    fn from(cubin: Cubin) -> Self {
        Self { number: cubin.sm, target: cubin.target, cubin: Some(cubin), name: None }
    }
}

/// A number of an architecture, digits alone; nothing for other texts.
pub fn side_of_number(text: &str) -> Option<Result<Side, Refusal>> {
    super::is_digits(text).then(|| match text.parse() {
        Ok(number) => Ok(Side { number, target: Cc(number).target(), cubin: None, name: None }),
        Err(_) => refuse(format!("'{text}' is not a number of an architecture: those have at most 32 bits")),
    })
}

/// What to take of an object beside its number, in place of what a cubin states.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    /// The capability mask.
    pub mask: Option<u64>,
    /// The class type.
    pub class: Option<FinalizeClass>,
    /// The version.
    pub version: Option<u32>,
}

view! {
    /// What a cubin's `.nv.compat` tells finalization.
    FinalizationMarksOf of it: &FinalizationMarks {
        fastpath_mask_hex: Option<String> = it.fastpath_mask.map(|mask| format!("{mask:016x}")),
        /// The targets whose bits the mask has, as far as they are known. Null: there is no mask.
        fastpath_targets: Option<Vec<Target>> = it.fastpath_mask.map(|mask| targets_of(mask).collect()),
        /// The finalization class type. Null: the object has none, or it is not checked.
        finalization_class: Option<u32> = it.class_type,
        /// The version that finalization compares. Null: the file has none.
        finalization_version: Option<u32> = it.version,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        errata_ids: Vec<&'static str> = errata(it.fastpath_mask),
    }

    /// A check of finalization, and what it comes to.
    Check of it: FinalizeCheck {
        /// A check of finalization.
        check: FinalizeStep = it.step,
        /// What the check comes to.
        outcome: FinalizeOutcome = it.outcome,
    }

    /// An answer, and the check that decided it.
    Decided of it: Finalization {
        answer: Answer = it.answer,
        /// The check that decided.
        deciding_check: FinalizeStep = it.step,
    }

    /// Whether an object may be finalized for a target.
    OfPair of it: (Side, Side, FinalizeRequest, Toolkit) {
        /// The number of the object's architecture.
        object_number: u32 = it.0.number,
        /// The object's number after remapping.
        object_counts_as: u32 = remap(it.0.number),
        /// The number of the architecture to finalize for.
        target_number: u32 = it.1.number,
        /// The target's number after remapping.
        target_counts_as: u32 = remap(it.1.number),
        fastpath_mask_hex: Option<String> = it.2.capabilities.map(|mask| format!("{mask:016x}")),
        fastpath_targets: Option<Vec<Target>> = it.2.capabilities.map(|mask| targets_of(mask).collect()),
        errata_ids: Vec<&'static str> = errata(it.2.capabilities),
        finalization_class: Option<FinalizeClassNumber> = it.2.class.map(FinalizeClassNumber),
        finalization_version: u32 = it.2.version,
        #[serde(flatten)]
        decided: Decided = finalize(Some(&it.2)).into(),
        /// What finalization returns. Null: no document states it.
        finalize_code: Option<FinalizeCode> = finalize(Some(&it.2)).code,
        /// The checks of finalization in their order.
        checks: Vec<Check> = finalize_checks(Some(&it.2)).into_iter().map(Check::from).collect(),
        /// What sub_4878A0 says of the two numbers, of which it remaps none.
        arch_match: Decided = arch_match(it.0.number, it.1.number).into(),
        /// Whether nvlink of the release links the object for the name, whatever the document says. It depends on the kind of the name and
        /// of the cubin, its version and its class type; if no target has the object's number, on that number alone. Null: no target has
        /// the other number.
        nvlink_links: Option<Verdict> = nvlink_links(&it),
        #[serde(skip)]
        request: FinalizeRequest = it.2,
    }

    /// A rule that the document states of finalization, and what runs show of it.
    Rule of it: &FinalizeRule {
        check: FinalizeStep = it.step,
        /// The rule as the document has it.
        documented_rule: Text = it.rule,
        /// Whether runs confirm the rule. No: they contradict it. Unknown: they cannot tell.
        confirmed: Answer = it.confirmed,
        /// What runs of nvlink with overwritten objects show of the rule.
        as_run: Text = it.runs,
    }
}

/// Whether nvlink links it: an object with the records that ptxas writes, where no cubin was named.
fn nvlink_links((object, target, request, toolkit): &(Side, Side, FinalizeRequest, Toolkit)) -> Option<Verdict> {
    let to = target.name.or(target.target.map(Name::from))?;
    let Some(from) = object.target else { return Some(nvlink_links_number_why(*toolkit, object.number, to)) };
    let mut marks = object.cubin.as_ref().map_or_else(FinalizationMarks::default, |cubin| cubin.finalization);
    let kind = object.cubin.as_ref().map_or(CubinKind::Relocatable, |cubin| cubin.kind);
    let written = marks.class_type.or(marks.version).is_some();
    if object.cubin.is_none() {
        marks.fastpath_mask = Some(0);
    }
    marks.fastpath_mask = request.capabilities.or(marks.fastpath_mask);
    marks.class_type = request.class.map(FinalizeClass::code).or(marks.class_type);
    marks.version = Some(request.version).filter(|version| written || *version != 0);
    Some(nvlink_links_cubin_why(*toolkit, from, kind, &marks, to))
}

/// A class type, by its number.
#[derive(Clone, Copy, Debug)]
pub struct FinalizeClassNumber(pub FinalizeClass);

impl Serialize for FinalizeClassNumber {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.0.code())
    }
}

schema_as! { impl() FinalizeClassNumber => |generator| generator.subschema_for::<u32>(); }

/// The erratum of a bit that no document has.
fn errata(mask: Option<u64>) -> Vec<&'static str> {
    let mut bits = CAPABILITY_BITS.iter().filter(|bit| mask.unwrap_or(0) & u64::from(bit.mask) != 0);
    bits.find(|bit| !bit.documented).map(|_| "E34").into_iter().collect()
}

/// The targets whose bits a capability mask has.
pub fn targets_of(mask: u64) -> impl Iterator<Item = Target> {
    let bits = CAPABILITY_BITS.iter().filter(move |bit| mask & u64::from(bit.mask) != 0);
    bits.map(|bit| bit.target)
}

/// "0x50: sm_120 (inferred, E34), sm_121": a capability mask and the targets whose bits it has.
pub fn fastpath_text(mask: u64) -> String {
    let mut others = mask;
    let mut names: Vec<String> = Vec::new();
    for bit in CAPABILITY_BITS.iter().filter(|bit| mask & u64::from(bit.mask) != 0) {
        others &= !u64::from(bit.mask);
        names.push(format!("{}{}", bit.target, if bit.documented { "" } else { " (inferred, E34)" }));
    }
    if others != 0 {
        names.push(format!("{others:#x}, which is not a known target's"));
    }
    let names = if names.is_empty() { "no target".to_string() } else { names.join(", ") };
    format!("{mask:#x}: {names}")
}

/// What a cubin tells finalization, for people: mask, class type and version.
pub fn marks_text(marks: &FinalizationMarks) -> String {
    let mask = marks.fastpath_mask.map(|mask| format!("fast-path mask {}", fastpath_text(mask)));
    let class = marks.class_type.map(|class| format!("class type {class}"));
    let version = marks.version.map(|version| format!("version {version:#x}"));
    let parts: Vec<String> = [mask, class, version].into_iter().flatten().collect();
    if parts.is_empty() { "nothing about it".to_string() } else { parts.join("; ") }
}

/// What runs of 13.0.88 show about the rules of a check. This does not speak of other releases, nor of the pair that is asked about.
pub fn runs_text(step: FinalizeStep) -> &'static str {
    let is = |answer| FINALIZE_RULES.iter().any(|rule| rule.step == step && rule.confirmed == answer);
    match (is(Answer::Yes), is(Answer::No)) {
        (true, true) => "confirmed in part, in 13.0",
        (true, false) => "confirmed in 13.0",
        (false, true) => "contradicted in 13.0",
        (false, false) => "not shown",
    }
}

/// The cubins in a file that is not a cubin itself: a host object, an archive, a library, a fat binary. `None` if it holds none.
pub fn sides_of(bytes: &[u8]) -> Option<Vec<Side>> {
    let contents = Contents::of(bytes).ok().filter(|_| identify(bytes).is_err())?;
    let is_cubin = |image: &Image| image.kind == Some(ImageKind::Known(EntryKind::Cubin));
    let places = contents.images.iter().enumerate().filter(|(_, image)| is_cubin(image));
    let mut unpacked = Unpacker::new(&contents);
    let mut side = |place: usize| Some(identify(unpacked.bytes_of(place).ok()?).ok()?.into());
    let sides: Vec<Side> = places.filter_map(|(place, _)| side(place)).collect();
    Some(sides).filter(|sides| !sides.is_empty())
}

/// Whether an object may be finalized for a target, by each check.
/// Refused: the cubin has a class type that the document lacks.
pub fn of_pair(object: Side, target: Side, marks: Marks, toolkit: Toolkit) -> Result<OfPair, Refusal> {
    let mut request = match &object.cubin {
        Some(cubin) => FinalizeRequest::of_cubin(cubin, target.number).map_err(|_| {
            let class = cubin.finalization.class_type.unwrap_or(0);
            Refusal(format!("its class type is {class}, and the document has 0 to 4"))
        })?,
        None => FinalizeRequest { source: object.number, target: target.number, ..FinalizeRequest::default() },
    };
    request.capabilities = marks.mask.or(request.capabilities);
    if marks.class.is_some() {
        // As nvlink was seen to treat them: of pairs that fit, none is refused.
        (request.class, request.class_outcomes) = (marks.class, CLASS_OUTCOMES_AS_RUN);
    }
    request.version = marks.version.unwrap_or(request.version);
    Ok((object, target, request, toolkit).into())
}

/// The rules of finalization, and what runs show of each.
pub fn rules() -> Vec<Rule> {
    FINALIZE_RULES.iter().map(Rule::from).collect()
}
