//! What changed from one release of the toolkit to another?

use alloc::vec::Vec;
use serde::Serialize;
use smarch::rules::changes::{self, Change};
use smarch::{Tool, Toolkit};

/// Two releases.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    pub old: Toolkit,
    pub new: Toolkit,
}

/// Every fact that changed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The first release.
    pub old_toolkit: Toolkit,
    /// The second release.
    pub new_toolkit: Toolkit,
    /// Every fact that differs between the two releases. A key that a kind of change does not use is null.
    pub changes: Vec<Change>,
}

/// What changed?
pub fn answer(question: &Question) -> Answer {
    Answer {
        old_toolkit: question.old,
        new_toolkit: question.new,
        changes: changes::changes(question.old, question.new).collect(),
    }
}

/// The tools of a release of which nothing is known: their names were not compared.
pub fn not_compared(release: Toolkit) -> impl Iterator<Item = Tool> {
    Tool::ALL.iter().copied().filter(move |tool| !tool.was_run(release))
}
