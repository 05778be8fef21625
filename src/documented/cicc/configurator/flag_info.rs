//! What the document states about the flags.

use super::flags::{Flag, Guard};
use super::rules::RULES;
use crate::{Optional, Text};

/// What the document states about a flag.
#[doc(alias = "smarch_documented_cicc_flag_info")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct FlagInfo {
    /// The flag.
    pub flag: Flag,
    /// The override byte that guards it; none where it has none.
    pub guard: Optional<Guard>,
    /// Its name: "unk_4D047C0".
    pub name: Text,
    /// Who sets it and from which SM on; none where its consumer was not found.
    pub set_at: Option<Text>,
    /// Who reads it, or none.
    pub consumer: Option<Text>,
    /// What it does, or none.
    pub meaning: Option<Text>,
}

row_for_each! {
    /// The 63 flags, addresses ascending.
    pub static FLAGS: [FlagInfo] = info(Flag::ALL);
}

const fn info(flag: Flag) -> FlagInfo {
    let mut guard = None;
    let mut rules = RULES;
    while let [rule, rest @ ..] = rules {
        if rule.flag.code() == flag.code() && rule.guard.get().is_some() {
            guard = rule.guard.get();
        }
        rules = rest;
    }
    let (set_at, consumer, meaning) = match flag.identified() {
        Some(row) => (Some(row.set_at), Some(row.consumer), Some(row.meaning)),
        None => (None, None, None),
    };
    FlagInfo {
        flag,
        guard: Optional::<Guard>::new(guard),
        name: flag.text(),
        set_at,
        consumer,
        meaning,
    }
}
