//! What changed from one release of the toolkit to another?

use alloc::vec::Vec;
use serde::Serialize;
use smarch::rules::changes::{self, Change};
use smarch::targets::NameKind;
use smarch::{Target, Tool, Toolkit, Verdict};

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
    pub old_toolkit: Toolkit,
    pub new_toolkit: Toolkit,
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
    let tools = [Tool::Nvlink, Tool::Cicc, Tool::Tileiras, Tool::NvJitLink, Tool::NvJitLinkLto];
    let name = Target::Sm75.named(NameKind::Sm);
    tools.into_iter().filter(move |tool| tool.accepts_why(release, name) == Verdict::UnknownTool)
}
