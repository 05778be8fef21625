//! What does each step of construction store for a target?

use super::sentence;
use crate::{Known, Refusal};
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use serde::Serialize;
use smarch::profile::{Inputs, Step, Store, Stored, Value, stores};
use smarch::{Target, Text};

view! {
    /// A store.
    StoreRow of it: &Store {
        offset_bytes: u32 = it.field.offset,
        width_bytes: u32 = it.field.width,
        name: Text = it.field.name,
        /// Where its bytes come from.
        stored: Stored = it.stored,
        /// The bytes that are stored.
        raw: Vec<Known<u8>> = it.field.range().map(|at| known(&it.byte(at))).collect(),
        /// What is known of the number.
        #[serde(skip)]
        value: Value = it.number(),
    }
}

/// The stores of a step.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StepStores {
    /// A step of construction.
    pub step: Step,
    /// It is taken only where the inputs ask for it.
    pub is_optional: bool,
    /// What it stores, offsets ascending, the zero fill not listed.
    pub stores: Vec<StoreRow>,
}

/// The construction of a target's profile.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Steps {
    pub target: Target,
    /// Its steps in order.
    pub step_stores: Vec<StepStores>,
}

fn known(byte: &RangeInclusive<u8>) -> Known<u8> {
    (byte.start() == byte.end()).then_some(*byte.start()).into()
}

/// What each step stores for a target.
/// Refused: ptxas registers no profile for it.
pub fn steps(target: Target, inputs: &Inputs<'_>) -> Result<Steps, Refusal> {
    let of = |step: &Step| {
        let stores = stores(*step, target, inputs).map_err(sentence)?;
        Ok(StepStores {
            step: *step,
            is_optional: matches!(step, Step::Vendor | Step::Baseline),
            stores: stores.map(|store| StoreRow::from(&store)).collect(),
        })
    };
    Ok(Steps { target, step_stores: Step::ALL.iter().map(of).collect::<Result<_, Refusal>>()? })
}
