//! What do the bytes of an object say, field by field?

use super::{Image, Span, hex, is_span, raw, targets_of};
use crate::{Foreign, Known};
use alloc::{string::String, vec::Vec};
use serde::Serialize;
use smarch::profile::{
    ALL_FIELDS, FieldInfo, JOINT_CONDITIONS, JointCondition, PIPELINE_PROGRESS_MAX, SCHEDULING_FLAGS, SIZE,
    SchedulingFlag, Setter, Value, View, field, region_at,
};
use smarch::targets::TargetSet;
use smarch::{Answer, Text};

/// An object.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shown {
    /// What was named: a target or a file.
    pub profile: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile_hex: Option<String>,
    pub size_bytes: usize,
    pub unknown_bytes: usize,
    /// The targets that the codegen factory leaves possible.
    pub possible_targets: TargetSet,
    /// The counter at +1552.
    pub pipeline_progress: Progress,
    /// The fields of the profile.
    pub fields: Vec<FieldRow>,
    /// The bits of +1385 in the object.
    pub bits: Vec<BitRow>,
    /// The 1936 bytes of the object.
    pub profile_bytes: Vec<Known<u8>>,
}

/// Where +1552 stands among the values that scoreboard guards look at.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Progress {
    /// How far the pipeline is.
    pub progress: Known<u64>,
    /// The highest value that is documented.
    pub progress_max: u64,
    /// The lowest progress at which scoreboard guards check.
    pub lowest_guarded: u32,
    /// The highest progress at which scoreboard guards check.
    pub highest_guarded: u32,
    /// The progress is one at which scoreboard guards check.
    pub is_guarded: Known<bool>,
}

view! {
    /// A field.
    FieldRow of it: (View<'_>, &FieldInfo) {
        offset_bytes: u32 = it.1.offset,
        width_bytes: u32 = it.1.width,
        name: Text = it.1.name,
        /// Null for a block, which is no number.
        value_hex: Option<Known<String>> = is_number(it.1).then(|| value(it).known().map(hex).into()),
        /// Between which values it lies, where that alone is known.
        span: Option<Span> = (is_number(it.1) && is_span(value(it), it.1.range().len())).then(|| value(it).into()),
        /// The two DWORDs of a packed field. Null: the field is not packed.
        halves: Option<[Half; 2]> = it.1.packed.then(|| [0, 4].map(|at| half(it, at))),
        /// For four bytes that later code overwrites with a pointer: the number of eight bytes that begins there. Null: no pointer is
        /// stored there.
        later_pointer_hex: Option<Known<String>> = later_pointer(it).map(|value| value.known().map(hex).into()),
        raw: Vec<Known<u8>> = raw(it.0, it.1.range()),
        /// The part of the profile in which the field lies.
        region: Option<Region> = region_at(it.1.range().start).map(Region::from),
        /// Who stores the field.
        setter: Setter = it.1.setter,
        default: Text = it.1.default_text,
        confidence_percent: Option<u32> = it.1.confidence.get(),
        note: Text = it.1.note,
        /// What is known of its number.
        #[serde(skip)]
        value: Value = value(it),
    }

    /// A region of the object.
    Region of it: &smarch::profile::Region {
        offset_bytes: u32 = it.start,
        size_bytes: u32 = it.end - it.start + 1,
        text: Text = it.content,
    }

    /// A bit of +1385.
    BitRow of it: (View<'_>, &SchedulingFlag) {
        mask: u32 = it.1.mask,
        is_set: Known<bool> = flags(it.0).map(|flags| flags & u64::from(it.1.mask) != 0).into(),
        meaning: Option<Text> = it.1.meaning,
        /// What code checks together with the bit.
        checked_with: Vec<Checked> = {
            let conditions = JOINT_CONDITIONS.iter().filter(|condition| condition.bit == it.1.bit);
            conditions.map(|condition| (it.0, condition).into()).collect()
        },
    }

    /// What code checks together with a bit.
    Checked of it: (View<'_>, &JointCondition) {
        offset_bytes: u32 = it.1.offset,
        meaning: Text = it.1.meaning,
        /// Whether the check holds in the object.
        holds: Answer = it.1.holds(it.0),
    }
}

/// A DWORD of a packed field.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Half {
    pub offset_bytes: u32,
    /// One DWORD of a packed field.
    pub half: Known<u64>,
}

/// An object, field by field.
pub fn show(name: Foreign, image: &Image) -> Shown {
    let view = image.view();
    let mut fields: Vec<FieldRow> = ALL_FIELDS.iter().map(|field| (view, field).into()).collect();
    fields.sort_by_key(|field| field.offset_bytes);
    Shown {
        profile_hex: name.hex(),
        profile: name,
        size_bytes: SIZE,
        unknown_bytes: image.view().known.map_or(0, |known| SIZE - known.count()),
        possible_targets: possible_targets(view),
        pipeline_progress: progress(view),
        fields,
        bits: SCHEDULING_FLAGS.iter().map(|flag| (view, flag).into()).collect(),
        profile_bytes: raw(view, 0..SIZE),
    }
}

fn is_number(field: &FieldInfo) -> bool {
    field.width <= 8
}

fn value((view, field): (View<'_>, &FieldInfo)) -> Value {
    view.value(field.range())
}

/// What later code stores over four bytes and the four behind them.
fn later_pointer((view, field): (View<'_>, &FieldInfo)) -> Option<Value> {
    let range = field.changed_range();
    (range.len() > field.range().len()).then(|| view.value(range))
}

/// A DWORD of a field, at 0 or 4.
fn half(field: (View<'_>, &FieldInfo), at: u32) -> Half {
    let offset = field.1.offset + at;
    let start = offset as usize;
    Half { offset_bytes: offset, half: field.0.value(start..start + 4).known().into() }
}

/// The byte of +1385.
fn flags(view: View<'_>) -> Option<u64> {
    let place = field::SCHEDULING_FEATURE_FLAGS.offset();
    view.value(place..place + 1).known()
}

fn possible_targets(view: View<'_>) -> TargetSet {
    let place = field::CODEGEN_FACTORY;
    let factory = view.value(place.offset()..place.offset() + place.width());
    if factory.known().is_none() && !is_span(factory, place.width()) {
        return TargetSet::EMPTY;
    }
    let factories = factory.lowest..=factory.highest;
    factories.map(targets_of).fold(TargetSet::EMPTY, TargetSet::or)
}

fn progress(view: View<'_>) -> Progress {
    let place = field::PIPELINE_PROGRESS;
    let value = view.value(place.offset()..place.offset() + place.width()).known();
    let guard = JOINT_CONDITIONS.iter().find(|it| it.offset as usize == place.offset());
    let bound = |bound: fn(&JointCondition) -> Option<u32>| guard.and_then(bound).unwrap_or(0);
    let (lowest, highest) = (bound(|it| it.lowest.get()), bound(|it| it.highest.get()));
    let guarded = u64::from(lowest)..=u64::from(highest);
    Progress {
        progress: value.into(),
        progress_max: PIPELINE_PROGRESS_MAX,
        lowest_guarded: lowest,
        highest_guarded: highest,
        is_guarded: value.map(|value| guarded.contains(&value)).into(),
    }
}
