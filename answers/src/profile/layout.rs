//! What of the profile does no single target decide?

use super::Region;
use alloc::vec::Vec;
use serde::Serialize;
use smarch::Text;
use smarch::profile::{
    ALL_FIELDS, FIELDS, FieldInfo, Fill, INITIALIZER_FIELDS, InitializerField, JOINT_CONDITIONS, JointCondition,
    REGIONS, SCHEDULING_FLAGS, SchedulingFlag, Setter, Step, backend, field, field_at,
};

/// Regions, baseline, what the initializers store, bits, the SM backend.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Layout {
    /// Parts of the profile, from its first byte to its last.
    pub regions: Vec<Region>,
    /// The steps of construction, in order; the last two are optional.
    pub steps: Vec<Step>,
    /// The fields that construction stores, blocks and their sources included.
    pub layout_fields: Vec<LayoutField>,
    /// The fields of the hardware baseline.
    pub baseline: Vec<Baseline>,
    /// Fields that the per-SM initializers deal with.
    pub initializers: Vec<Initializer>,
    /// The bits of +1385.
    pub scheduling_flags: Vec<Flag>,
    /// What code checks together with bits of +1385.
    pub joint_conditions: Vec<Joint>,
    /// Fields of the SM backend.
    pub backend: Vec<BackendField>,
}

view! {
    /// A field of the hardware baseline.
    Baseline of it: &FieldInfo {
        offset_bytes: u32 = it.offset,
        width_bytes: u32 = it.width,
        name: Text = it.name,
        /// The default as printed.
        default: Text = it.default_text,
        /// What is known of the field.
        note: Text = it.note,
    }

    /// A field of the object.
    LayoutField of it: &FieldInfo {
        offset_bytes: u32 = it.offset,
        width_bytes: u32 = it.width,
        name: Text = it.name,
        /// The default as printed; for a block, where it is loaded from.
        default: Text = it.default_text,
        /// Who stores the field.
        setter: Setter = it.setter,
        /// What is stored.
        fill: Fill = it.fill,
        /// How many bytes later code overwrites; 0 where none does. What becomes a pointer takes eight.
        overwritten_bytes: usize = it.changed_range().len(),
        confidence_percent: Option<u32> = it.confidence.get(),
        note: Text = it.note,
    }

    /// A field that every initializer deals with.
    Initializer of it: &InitializerField {
        offset_bytes: u32 = it.offset,
        name: Option<Text> = field_at(it.offset as usize).map(|field| field.name),
        /// What each group of initializers stores.
        stores: Stores = it.differs.into(),
    }

    /// What the initializers of some targets store; null where all store the same.
    Stores of it: [Option<Text>; 4] {
        /// Null: all store the same.
        sm_75_to_sm_88: Option<Text> = it[0],
        /// Null: all store the same.
        sm_89: Option<Text> = it[1],
        /// Null: all store the same.
        sm_90: Option<Text> = it[2],
        /// Null: all store the same.
        sm_100_to_sm_121: Option<Text> = it[3],
    }

    /// A bit of +1385.
    Flag of it: &SchedulingFlag {
        /// The bits that are meant. Null: the whole field.
        mask: u32 = it.mask,
        meaning: Option<Text> = it.meaning,
        /// The functions that set, clear or look at it. Null: none is named.
        seen_in: Option<Text> = it.evidence,
    }

    /// What code checks together with a bit of +1385.
    Joint of it: &JointCondition {
        offset_bytes: u32 = it.offset,
        width_bytes: u32 = it.width,
        /// The position of the bit of +1385.
        bit: u32 = it.bit,
        mask: Option<u32> = mask_of(it.mask),
        /// The lowest value for which the check holds. Null: no span is named.
        lowest_holding: Option<u32> = it.lowest.get(),
        /// The highest value for which the check holds. Null: no span is named.
        highest_holding: Option<u32> = it.highest.get(),
        meaning: Text = it.meaning,
    }

    /// A field of the SM backend.
    BackendField of it: &backend::BackendField {
        offset_bytes: u32 = it.offset,
        width_bytes: u32 = it.width,
        /// The name as printed. Null: only a meaning is printed.
        printed_name: Option<Text> = it.name,
        mask: Option<u32> = mask_of(it.mask),
        /// At least how many places read it.
        min_readers: u32 = it.consumers,
        meaning: Text = it.meaning,
    }
}

/// A mask that is 0 where there is none.
pub(super) fn mask_of(mask: u32) -> Option<u32> {
    Some(mask).filter(|mask| *mask != 0)
}

fn rows<'a, A: 'a, T: From<&'a A>>(rows: impl IntoIterator<Item = &'a A>) -> Vec<T> {
    rows.into_iter().map(T::from).collect()
}

/// The layout.
pub fn layout() -> Layout {
    Layout {
        regions: rows(REGIONS),
        steps: Step::ALL.to_vec(),
        layout_fields: rows(FIELDS),
        baseline: rows(ALL_FIELDS.iter().filter(|field| field.setter == Setter::Baseline)),
        initializers: rows(INITIALIZER_FIELDS),
        scheduling_flags: rows(SCHEDULING_FLAGS),
        joint_conditions: rows(JOINT_CONDITIONS),
        backend: rows(backend::FIELDS),
    }
}

/// What lies at an offset, written "+1385" or "+0x569"; nothing for other texts, and behind the object.
pub fn layout_at(text: &str) -> Option<Layout> {
    let offset = text.strip_prefix('+')?;
    let offset = crate::documented::word_of(offset)?;
    let covers = |start: u32, size: u32| (start..start.saturating_add(size)).contains(&offset);
    let mut it = layout();
    it.steps.clear();
    it.backend.clear();
    it.regions.retain(|region| covers(region.offset_bytes, region.size_bytes));
    it.layout_fields.retain(|field| covers(field.offset_bytes, field.width_bytes));
    it.baseline.retain(|field| covers(field.offset_bytes, field.width_bytes));
    it.initializers.retain(|field| field.offset_bytes == offset);
    it.joint_conditions.retain(|joint| covers(joint.offset_bytes, joint.width_bytes));
    if usize::try_from(offset) != Ok(field::SCHEDULING_FEATURE_FLAGS.offset()) {
        it.scheduling_flags.clear();
    }
    (!it.regions.is_empty()).then_some(it)
}
