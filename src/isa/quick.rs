//! What decides for an instruction without its words: sets of targets with a version each, made of its forms.

use super::IsaFeature;
use super::generated::{QUICK, SPECIAL};
use crate::Toolkit;
use crate::targets::TargetSet;

/// The targets of an instruction in the releases after one, and its `.version`.
pub(super) struct Quick {
    pub targets: TargetSet,
    /// The `.version` as a number.
    pub since: u32,
    /// Up to this release [`SPECIAL`] has what decides.
    pub special_until: u32,
}

/// Targets that have an instruction in some releases, from a `.version` on.
#[derive(Clone, Copy)]
pub(super) struct Special {
    pub feature: u32,
    pub oldest: u32,
    pub newest: u32,
    pub since: u32,
    pub targets: TargetSet,
}

/// What decides for the code of an instruction in a release up to its [`Quick::special_until`].
pub(super) fn special(toolkit: Toolkit, feature: u32) -> impl Iterator<Item = &'static Special> + Clone {
    let code = toolkit.code();
    SPECIAL
        .iter()
        .filter(move |row| row.feature == feature && row.oldest <= code && code <= row.newest)
}

const _: () = assert!(
    QUICK.len() == IsaFeature::ALL.len() + 1,
    "out of date: cargo xtask codegen"
);
