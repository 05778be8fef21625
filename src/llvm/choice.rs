//! Which `-mcpu` and `-mattr` a compiler gives LLVM, so that all that reads its PTX takes it.

use super::Release;
use crate::drivers::Driver;
use crate::ptx::versions::ptx_version_suffices_why;
use crate::rules::best_target::best_target;
use crate::rules::compile::ptxas_compiles;
use crate::rules::load::{jits_why, loads, pair_jits_why};
use crate::targets::{Cc, Suffix, Target};
use crate::toolkits::PTX_VERSIONS;
use crate::{Toolkit, Verdict, Version};
use core::fmt;

/// What the PTX is for. Each part that is given must take it; a part that is not given asks for nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aim {
    /// The device that is to run it.
    pub device: Option<Cc>,
    /// The `.target`; without it the best that there is for the device.
    pub target: Option<Target>,
    /// The LLVM that writes it.
    pub release: Option<Release>,
    /// The toolkit whose ptxas reads it. Without a driver it makes the cubin that the device runs.
    pub toolkit: Option<Toolkit>,
    /// The driver that compiles it; to be left out where only cubins are shipped.
    pub driver: Option<Driver>,
    /// No target with suffix `a` or `f`: later devices run it too.
    pub is_portable: bool,
}

/// What LLVM is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// `-mcpu`.
    pub target: Target,
    /// The PTX version of `-mattr`.
    pub ptx: Version,
    /// `--gpu-name` of ptxas, for a cubin that the device runs; `None` without a toolkit, and where its ptxas makes none.
    pub gpu: Option<Target>,
}

/// The options as they are typed: `-mcpu=sm_120a -mattr=+ptx87`.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { target, ptx, .. } = self;
        write!(f, "-mcpu={target} -mattr=+ptx{}{}", ptx.major, ptx.minor)
    }
}

/// Who refuses: the later, the further the target and the version came.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Device,
    Llvm,
    Ptxas,
    Driver,
}

type Refused = (Stage, Verdict);

/// The most specific target that everything takes, with the newest PTX version that everything takes. Targets of the
/// device's own number come first, `a` before `f` before none; then those of lower numbers.
///
/// # Errors
/// Why there is none. For each target the device, LLVM, ptxas and the driver are asked, in this order, up to the first
/// refusal. The error is the refusal of the target that comes furthest; among equals, of the best target.
/// [`Verdict::UnknownDevice`] also if neither a device nor a target is given.
pub fn choose(aim: &Aim) -> Result<Choice, Verdict> {
    let device = aim
        .device
        .or(aim.target.map(Target::cc))
        .ok_or(Verdict::UnknownDevice)?;
    let mut furthest: Option<Refused> = None;
    for target in best_first().filter(|&target| aim.may_take(target)) {
        match aim.best_version(target, device) {
            Ok(ptx) => {
                let gpu = aim.toolkit.and_then(|toolkit| gpu(toolkit, target, device));
                return Ok(Choice { target, ptx, gpu });
            }
            Err(refused) if furthest.is_none_or(|known| refused.0 > known.0) => furthest = Some(refused),
            Err(_) => {}
        }
    }
    Err(furthest.map_or(Verdict::UnknownDevice, |refused| refused.1))
}

/// Numbers descending, and of each `a`, `f` and the base target.
fn best_first() -> impl Iterator<Item = Target> {
    let numbers = Target::ALL
        .iter()
        .rev()
        .filter(|target| target.suffix() == Suffix::Base);
    numbers.flat_map(|target| {
        let with = move |suffix| target.with_suffix(suffix);
        [Suffix::A, Suffix::F, Suffix::Base].into_iter().filter_map(with)
    })
}

impl Aim {
    fn may_take(&self, target: Target) -> bool {
        let is_wanted = self.target.is_none_or(|wanted| wanted == target);
        is_wanted && !(self.is_portable && target.suffix() != Suffix::Base)
    }

    /// The newest version that everything takes for a target; else what the lowest says that comes furthest.
    fn best_version(&self, target: Target, device: Cc) -> Result<Version, Refused> {
        let runs = pair_jits_why(target, device);
        if !runs.is_yes() {
            return Err((Stage::Device, runs));
        }
        if self.release.is_some_and(|release| !release.knows(target)) {
            return Err((Stage::Llvm, Verdict::NoLlcName));
        }
        let mut best = Err((Stage::Llvm, Verdict::NoPtxVersionLow));
        for &ptx in PTX_VERSIONS {
            match (self.takes(target, ptx, device), best) {
                (Ok(()), _) => best = Ok(ptx),
                (Err(refused), Err(known)) if refused.0 > known.0 => best = Err(refused),
                _ => {}
            }
        }
        best
    }

    /// Whether everything takes a version for a target that the device runs and LLVM knows.
    fn takes(&self, target: Target, ptx: Version, device: Cc) -> Result<(), Refused> {
        let when = |stage, verdict: Verdict| {
            if verdict.is_yes() {
                Ok(())
            } else {
                Err((stage, verdict))
            }
        };
        if let Some(release) = self.release {
            let is_enough = target.info().ptx_emitted.get().is_some_and(|lowest| lowest <= ptx);
            let writes = match release.writes(ptx) {
                true if is_enough => Verdict::Yes,
                true => Verdict::NoPtxVersionLow,
                false => Verdict::NoLlcPtx,
            };
            when(Stage::Llvm, writes)?;
        }
        if let Some(toolkit) = self.toolkit {
            when(Stage::Ptxas, ptx_version_suffices_why(toolkit, ptx, target))?;
            if self.driver.is_none() && gpu(toolkit, target, device).is_none() {
                return Err((Stage::Ptxas, Verdict::NoGpuName));
            }
        }
        self.driver.map_or(Ok(()), |driver| {
            when(Stage::Driver, jits_why(driver, Some(ptx), target, device))
        })
    }
}

/// For which GPU a toolkit's ptxas makes a cubin of PTX for a target that a device runs: the target itself where it is the device's own, else the
/// best that the toolkit builds for the device.
fn gpu(toolkit: Toolkit, target: Target, device: Cc) -> Option<Target> {
    let own = (target.number() == device.0).then_some(target);
    let best = |suffix| best_target(toolkit, device, suffix);
    let tried = [own, best(Suffix::Base), best(Suffix::F), best(Suffix::A)];
    let does = |&gpu: &Target| ptxas_compiles(toolkit, target, gpu) && loads(gpu, device);
    tried.into_iter().flatten().find(does)
}
