//! What of the profile does no single target decide?

use super::Region;
use alloc::vec::Vec;
use serde::Serialize;
use smarch::Text;
use smarch::profile::{
    ALL_FIELDS, FieldInfo, INITIALIZER_FIELDS, InitializerField, JOINT_CONDITIONS, JointCondition, REGIONS,
    SCHEDULING_FLAGS, SchedulingFlag, Setter, backend, field_at,
};

/// Regions, baseline, what the initializers store, bits, the SM backend.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Layout {
    pub regions: Vec<Region>,
    pub baseline: Vec<Baseline>,
    pub initializers: Vec<Initializer>,
    pub scheduling_flags: Vec<Flag>,
    pub joint_conditions: Vec<Joint>,
    pub backend: Vec<BackendField>,
}

view! {
    /// A field of the hardware baseline.
    Baseline of it: &FieldInfo {
        offset_bytes: u32 = it.offset,
        width_bytes: u32 = it.width,
        name: Text = it.name,
        default: Text = it.default_text,
        note: Text = it.note,
    }

    /// A field that every initializer deals with.
    Initializer of it: &InitializerField {
        offset_bytes: u32 = it.offset,
        name: Option<Text> = field_at(it.offset as usize).map(|field| field.name),
        stores: Stores = it.differs.into(),
    }

    /// What the initializers of some targets store; null where all store the same.
    Stores of it: [Option<Text>; 4] {
        sm_75_to_sm_88: Option<Text> = it[0],
        sm_89: Option<Text> = it[1],
        sm_90: Option<Text> = it[2],
        sm_100_to_sm_121: Option<Text> = it[3],
    }

    /// A bit of +1385.
    Flag of it: &SchedulingFlag {
        mask: u32 = it.mask,
        meaning: Option<Text> = it.meaning,
        seen_in: Option<Text> = it.evidence,
    }

    /// What code checks together with a bit of +1385.
    Joint of it: &JointCondition {
        offset_bytes: u32 = it.offset,
        width_bytes: u32 = it.width,
        bit: u32 = it.bit,
        mask: Option<u32> = mask_of(it.mask),
        lowest_holding: Option<u32> = it.lowest.get(),
        highest_holding: Option<u32> = it.highest.get(),
        meaning: Text = it.meaning,
    }

    /// A field of the SM backend.
    BackendField of it: &backend::BackendField {
        offset_bytes: u32 = it.offset,
        width_bytes: u32 = it.width,
        printed_name: Option<Text> = it.name,
        mask: Option<u32> = mask_of(it.mask),
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
        baseline: rows(ALL_FIELDS.iter().filter(|field| field.setter == Setter::Baseline)),
        initializers: rows(INITIALIZER_FIELDS),
        scheduling_flags: rows(SCHEDULING_FLAGS),
        joint_conditions: rows(JOINT_CONDITIONS),
        backend: rows(backend::FIELDS),
    }
}
