//! Does a CUDA toolkit build cubins for a target?

use crate::targets::{MEASURED_TOOLKITS, Target, Tool};
use crate::{TOOLKIT_VERSION, Verdict, Version};

/// Whether the ptxas of a toolkit builds cubins for this target.
///
/// Unknown outside the releases that were run, 11.7 to 13.5, and for targets that none of them was seen to build.
#[must_use]
pub fn toolkit_builds(toolkit: Version, target: Target) -> bool {
    toolkit_builds_why(toolkit, target).is_yes()
}

/// As [`toolkit_builds`], with the reason.
///
/// Source: `cubin/elf_history.tsv`, 17 releases, and `ptxas/gpu_names.tsv` for every name in 13.0; measured.
#[must_use]
pub fn toolkit_builds_why(toolkit: Version, target: Target) -> Verdict {
    let (oldest_run, newest_run) = MEASURED_TOOLKITS;
    if toolkit < oldest_run || toolkit > newest_run {
        return Verdict::UnknownToolkit;
    }
    if toolkit == TOOLKIT_VERSION && !Tool::PtxasGpuName.accepts(target.into()) {
        return Verdict::NoGpuName;
    }
    match (target.info().oldest_toolkit.get(), target.info().newest_toolkit.get()) {
        (Some(oldest), _) if toolkit < oldest => Verdict::NoToolkitTooOld,
        (_, Some(newest)) if toolkit > newest => Verdict::NoToolkitTooNew,
        (Some(_), Some(_)) => Verdict::Yes,
        _ => Verdict::UnknownTarget,
    }
}
