//! Which release of the toolkit builds for which target, reads which `.target`, and what may a device's code be built for?

use crate::host;
use alloc::vec::Vec;
use serde::Serialize;
use smarch::drivers::{Driver, lowest_driver};
use smarch::rules::best_target::best_target;
use smarch::toolkits::{TOOLKITS, ToolkitInfo};
use smarch::{Cc, Suffix, Target, Toolkit};

/// What a release does with a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knows {
    NotAtAll,
    /// ptxas accepts it as a `.target` only.
    AsPtxTarget,
    Builds,
}

/// What does the release do with the target?
pub fn knows(toolkit: Toolkit, target: Target) -> Knows {
    if toolkit.builds(target) {
        Knows::Builds
    } else if toolkit.lowest_ptx(target).is_some() {
        Knows::AsPtxTarget
    } else {
        Knows::NotAtAll
    }
}

/// All releases against all targets.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Releases {
    pub toolkits: Vec<Release>,
    /// What each release does with each target; releases that are in neither list do not know it.
    pub known: Vec<TargetReleases>,
}

/// A release, and the oldest driver on which its programs start.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Release {
    #[serde(flatten)]
    pub info: &'static ToolkitInfo,
    /// The oldest driver on which programs of the toolkit start.
    pub lowest_driver: Driver,
}

/// The releases that know a target.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TargetReleases {
    pub target: Target,
    pub built_by: Vec<Toolkit>,
    /// The releases that read it as a .target and do not build for it.
    pub only_target_of: Vec<Toolkit>,
}

/// Which release builds for which target?
pub fn releases() -> Releases {
    let that = |wanted, target| {
        let all = Toolkit::ALL.iter().copied();
        all.filter(|k| knows(*k, target) == wanted).collect()
    };
    Releases {
        toolkits: TOOLKITS.iter().map(|info| Release { info, lowest_driver: lowest_driver(info.toolkit) }).collect(),
        known: Target::ALL
            .iter()
            .map(|&target| TargetReleases {
                target,
                built_by: that(Knows::Builds, target),
                only_target_of: that(Knows::AsPtxTarget, target),
            })
            .collect(),
    }
}

/// What to pass to ptxas for a device, release by release.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BestTargets {
    pub device: Cc,
    /// What to pass to ptxas of each release for the device.
    pub best_targets: Vec<Best>,
}

/// What to pass to the ptxas of a release.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Best {
    pub toolkit: Toolkit,
    /// Without a suffix. Null: the release builds none that is known to run there.
    pub best_base: Option<Target>,
    /// With suffix f. Null: as best_base.
    pub best_family: Option<Target>,
    /// With suffix a. Null: as best_base.
    pub best_exact: Option<Target>,
}

/// What may code for the device be built for, by the releases that compile with a host compiler where one is named?
pub fn best_targets(device: Cc, host: Option<&host::Question>) -> BestTargets {
    let accepted_by = host.and_then(|question| host::answer(question).accepted_by);
    let is_asked = |toolkit: &&Toolkit| accepted_by.as_ref().is_none_or(|toolkits| toolkits.contains(toolkit));
    let best = |&toolkit| Best {
        toolkit,
        best_base: best_target(toolkit, device, Suffix::Base),
        best_family: best_target(toolkit, device, Suffix::F),
        best_exact: best_target(toolkit, device, Suffix::A),
    };
    BestTargets { device, best_targets: Toolkit::ALL.iter().filter(is_asked).map(best).collect() }
}

impl BestTargets {
    /// Whether any release builds for the device.
    pub fn is_built(&self) -> bool {
        let mut all = self.best_targets.iter();
        all.any(|it| it.best_base.or(it.best_family).or(it.best_exact).is_some())
    }
}
