//! What a cubin states about itself, as JSON has it.

use crate::documented::finalization::FinalizationMarksOf;
use serde::Serialize;
use smarch::cubin::Cubin;

/// What a cubin was built for, and what nvlink's finalization is told of it.
#[derive(Clone, Debug, Serialize)]
pub struct Identity {
    /// What it was built for.
    #[serde(flatten)]
    pub cubin: Cubin,
    finalization_marks: FinalizationMarksOf,
}

impl From<Cubin> for Identity {
    fn from(cubin: Cubin) -> Self {
        Self { finalization_marks: (&cubin.finalization).into(), cubin }
    }
}
