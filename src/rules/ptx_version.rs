//! Is a `.version` enough for a `.target`?

use crate::targets::{Target, Tool, refusal};
use crate::{Verdict, Version};
use core::fmt;

/// The PTX versions that ptxas 13.0.88 knows, ascending.
///
/// Source: `ptxas/FINDINGS.md` and `evidence/ptxas_versions.tsv`; measured. Every one from a target's lowest on is
/// accepted for it.
#[rustfmt::skip]
pub static PTX_VERSIONS: &[Version] = &[
    v(1, 0), v(1, 1), v(1, 2), v(1, 3), v(1, 4), v(1, 5),
    v(2, 0), v(2, 1), v(2, 2), v(2, 3),
    v(3, 0), v(3, 1), v(3, 2),
    v(4, 0), v(4, 1), v(4, 2), v(4, 3),
    v(5, 0), v(5, 1),
    v(6, 0), v(6, 1), v(6, 2), v(6, 3), v(6, 4), v(6, 5),
    v(7, 0), v(7, 1), v(7, 2), v(7, 3), v(7, 4), v(7, 5), v(7, 6), v(7, 7), v(7, 8),
    v(8, 0), v(8, 1), v(8, 2), v(8, 3), v(8, 4), v(8, 5), v(8, 6), v(8, 7), v(8, 8),
    NEWEST_PTX,
];

/// The newest PTX version that ptxas 13.0.88 knows.
pub const NEWEST_PTX: Version = v(9, 0);

const fn v(major: u16, minor: u16) -> Version {
    Version::new(major, minor)
}

/// Whether ptxas accepts this `.version` together with this `.target`.
///
/// [`Info::ptx_accepted`](crate::targets::Info::ptx_accepted) is the lowest one, and
/// [`Info::ptx_emitted`](crate::targets::Info::ptx_emitted) the lowest that a compiler should emit.
#[must_use]
pub fn ptx_version_suffices(version: Version, ptx: Target) -> bool {
    let slot = slot(version.number());
    SLOTS.get(slot) == Some(&version.number()) && SUFFICES.get(slot).is_some_and(|targets| targets.contains(ptx))
}

// For every hash the number of the version that has it; 0 where none has, which is enough for no target.
one_slot_each! {
    static SLOTS: [u32; 64] = 0, from 0x947e_1b45; for version in PTX_VERSIONS => version.number(), version.number()
}

// For every hash the targets for which its version is enough.
yes_sets! {
    static SUFFICES: [TargetSet; 64] = |slot, ptx| of_known(SLOTS[slot], ptx);
}

/// As [`ptx_version_suffices`], with the reason: ptxas looks at the version first, then at the target.
///
/// Source: `ptxas/target_min_ptx.tsv`, 45 names, `evidence/ptxas_versions.tsv`; measured, ptxas 13.0.88.
#[must_use]
pub fn ptx_version_suffices_why(version: Version, ptx: Target) -> Verdict {
    if !PTX_VERSIONS.contains(&version) {
        return Verdict::NoPtxVersion;
    }
    of_known(version.number(), ptx)
}

const fn of_known(number: u32, ptx: Target) -> Verdict {
    match ptx.info().ptx_accepted.get() {
        None => Verdict::NoPtxTarget,
        Some(lowest) if number < lowest.number() => Verdict::NoPtxVersionLow,
        Some(_) => Verdict::Yes,
    }
}

/// What ptxas prints when it refuses a version: `Display` writes it without its beginning (`error   : `).
#[derive(Clone, Copy, Debug)]
pub struct Message {
    version: Version,
    ptx: Target,
    verdict: Verdict,
}

/// What ptxas prints when it refuses this `.version` with this `.target`; `None` when it accepts them.
#[must_use]
pub fn ptx_version_message(version: Version, ptx: Target) -> Option<Message> {
    let verdict = ptx_version_suffices_why(version, ptx);
    (!verdict.is_yes()).then_some(Message { version, ptx, verdict })
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { version, ptx, verdict } = self;
        match verdict {
            Verdict::NoPtxVersion => write!(f, "Unsupported .version {version}; current version is '{NEWEST_PTX}'"),
            Verdict::NoPtxTarget => match refusal(Tool::PtxasTarget, ptx.info().name.as_bytes()) {
                Some(refusal) => fmt::Display::fmt(&refusal, f),
                None => Ok(()),
            },
            _ => write!(f, "PTX .version {version} does not support .target {ptx}"),
        }
    }
}
