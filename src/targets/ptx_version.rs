//! Is a `.version` enough for a `.target`?

use super::{Target, Tool, refusal};
use crate::messages::{fill, template};
use crate::{Toolkit, Verdict, Version};
use core::fmt;

pub use crate::toolkits::PTX_VERSIONS;

/// The PTX versions that ptxas of this release reads, ascending.
pub fn ptx_versions(toolkit: Toolkit) -> impl Iterator<Item = Version> + Clone {
    PTX_VERSIONS
        .iter()
        .copied()
        .filter(move |&version| version <= toolkit.ptx())
}

/// Whether ptxas of this release accepts this `.version` together with this `.target`.
///
/// [`Toolkit::lowest_ptx`] is the lowest one, and [`Info::ptx_emitted`](crate::targets::Info::ptx_emitted) the lowest that a
/// compiler should emit.
#[must_use]
pub fn ptx_version_suffices(toolkit: Toolkit, version: Version, ptx: Target) -> bool {
    number_suffices(toolkit, version.number(), ptx)
}

// For every hash the number of the version that has it; where none has, a number above every version's.
one_slot_each! {
    static SLOTS: [u32; 128] = u32::MAX, from 0xe19f_0849; for version in PTX_VERSIONS => version.number(), version.number()
}

/// As [`ptx_version_suffices`], for the number of a version.
#[inline(always)]
pub(crate) fn number_suffices(toolkit: Toolkit, number: u32, ptx: Target) -> bool {
    number_is_read(toolkit, number) && toolkit.takes_target(number, ptx)
}

/// Whether ptxas of this release reads the version.
pub(crate) fn is_read(toolkit: Toolkit, version: Version) -> bool {
    number_is_read(toolkit, version.number())
}

#[inline]
fn number_is_read(toolkit: Toolkit, number: u32) -> bool {
    toolkit.reads_up_to(number) && SLOTS.get(slot(number)) == Some(&number)
}

/// As [`ptx_version_suffices`], with the reason: ptxas looks at the version first, then at the target.
///
/// Source: `releases/target_min_ptx.tsv`, every name in every release; `evidence/ptxas_versions.tsv`; measured.
#[must_use]
pub fn ptx_version_suffices_why(toolkit: Toolkit, version: Version, ptx: Target) -> Verdict {
    if !is_read(toolkit, version) {
        return Verdict::NoPtxVersion;
    }
    of_known(toolkit, version, ptx)
}

const fn of_known(toolkit: Toolkit, version: Version, ptx: Target) -> Verdict {
    match toolkit.lowest_ptx(ptx) {
        None => Verdict::NoPtxTarget,
        Some(lowest) if version.number() < lowest.number() => Verdict::NoPtxVersionLow,
        Some(_) => Verdict::Yes,
    }
}

/// What ptxas prints when it refuses a version: `Display` writes it without its beginning (`error   : `).
#[derive(Clone, Copy, Debug)]
pub struct Message {
    toolkit: Toolkit,
    version: Version,
    ptx: Target,
    verdict: Verdict,
}

/// What ptxas of this release prints when it refuses this `.version` with this `.target`; `None` when it accepts them.
#[must_use]
pub fn ptx_version_message(toolkit: Toolkit, version: Version, ptx: Target) -> Option<Message> {
    let verdict = ptx_version_suffices_why(toolkit, version, ptx);
    (!verdict.is_yes()).then_some(Message {
        toolkit,
        version,
        ptx,
        verdict,
    })
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, self.verdict.code());
        let Self {
            toolkit,
            version,
            ptx,
            verdict,
        } = *self;
        match verdict {
            Verdict::NoPtxVersion => fill(f, template!(PtxVersion), &[&version, &toolkit.ptx()]),
            Verdict::NoPtxTarget => match refusal(toolkit, Tool::PtxasTarget, ptx.info().name.as_bytes()) {
                Some(refusal) => fmt::Display::fmt(&refusal, f),
                None => Ok(()),
            },
            _ => fill(f, template!(PtxVersionLow), &[&version, &ptx]),
        }
    }
}
