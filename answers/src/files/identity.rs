//! What a cubin states about itself, as JSON has it.

use crate::documented::finalization::FinalizationMarksOf;
use serde::Serialize;
use smarch::cubin::Cubin;

/// What a cubin was built for, and what nvlink's finalization reads of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Identity {
    /// What it was built for.
    #[serde(flatten)]
    pub cubin: Cubin,
    /// What .nv.compat tells nvlink's finalization.
    finalization_marks: FinalizationMarksOf,
}

impl From<Cubin> for Identity {
    fn from(cubin: Cubin) -> Self {
        Self { finalization_marks: (&cubin.finalization).into(), cubin }
    }
}
