//! A target, a `.version`, a release or a driver refuses PTX text: with what would it be taken?

use crate::driver_words::{newer_text, older_text};
use crate::ptx::{Question, Refused};
use crate::target_ranges::{ranges_of, toolkit_ranges};
use crate::way_out::WayOut;
use alloc::{format, vec::Vec};
use smarch::drivers::{Driver, newest_driver, oldest_driver};
use smarch::ptx::Ptx;
use smarch::ptx::versions::ptx_version_suffices;
use smarch::rules::compile::{ptxas_compiles, ptxas_gpus};
use smarch::rules::ptx_text::requirements;
use smarch::{Target, Toolkit, Verdict, Version};

/// What it needs, where that is not what it is asked about with. The text is read once more.
pub(crate) fn of_text(
    question: &Question,
    text: &[u8],
    stated: Option<Ptx<'_>>,
    refusals: &[Refused],
    by_driver: Option<Verdict>,
) -> Option<WayOut> {
    let assumed = &question.assumed;
    let version = assumed.version.or(stated.map(|it| it.version));
    let target = assumed.target.or(stated.and_then(|it| it.target));
    let is_any = |wanted: &[Verdict]| refusals.iter().any(|refused| wanted.contains(&refused.verdict));
    let (mut way, mut sentences) = (WayOut::default(), Vec::new());
    if is_any(&TARGET) {
        way.way_out_targets = targets(question, text);
        if !way.way_out_targets.is_empty() {
            sentences.push(format!(".target {}", ranges_of(&way.way_out_targets, Target::ALL)));
        } else if let Some(target) = target.filter(|_| assumed.gpu.is_some()) {
            way.way_out_targets = ptxas_gpus(question.toolkit, target).iter().collect();
            if !way.way_out_targets.is_empty() {
                let gpus = ranges_of(&way.way_out_targets, Target::ALL);
                sentences.push(format!("a GPU for which {target} compiles: {gpus}"));
            }
        }
    }
    if is_any(&[Verdict::NoIsaVersion, Verdict::NoPtxVersionLow]) {
        let lowest = target.and_then(|target| question.toolkit.lowest_ptx(target));
        way.way_out_from_ptx = requirements(text).since().max(lowest).filter(|it| Some(*it) > version);
        sentences.extend(way.way_out_from_ptx.map(|version| format!(".version {version} or newer")));
    }
    if is_any(&[Verdict::NoPtxVersion, Verdict::NoPtxTarget, Verdict::NoIsaRelease, Verdict::NoGpuName]) {
        way.way_out_toolkits = toolkits(question, version, target);
        if !way.way_out_toolkits.is_empty() {
            sentences.push(format!("toolkit {}", toolkit_ranges(&way.way_out_toolkits)));
        }
    }
    let device = assumed.gpu.or(target).map(Target::cc);
    match by_driver {
        Some(Verdict::NoDriverPtx | Verdict::NoDriverOld) => {
            way.way_out_from_driver = device.and_then(oldest_driver).max(version.and_then(Driver::oldest_for));
            sentences.extend(way.way_out_from_driver.map(|driver| newer_text(driver, device)));
        }
        Some(Verdict::NoDriverNew) => {
            way.way_out_to_driver = device.and_then(newest_driver);
            sentences.extend(way.way_out_to_driver.map(|driver| older_text(driver, device)));
        }
        _ => {}
    }
    way.told(sentences)
}

/// Refusals that another `.target` would not see.
const TARGET: [Verdict; 6] = [
    Verdict::NoIsaTarget,
    Verdict::NoIsaHigher,
    Verdict::NoHigher,
    Verdict::NoSuffix,
    Verdict::NoFuture,
    Verdict::NoFamily,
];

/// The targets that have all of the text, of those that the release reads, and compiles for the GPU that was named.
fn targets(question: &Question, text: &[u8]) -> Vec<Target> {
    let (toolkit, gpu) = (question.toolkit, question.assumed.gpu);
    let is_read = |target: &Target| ptx_version_suffices(toolkit, toolkit.ptx(), *target);
    let compiles = |target: &Target| gpu.is_none_or(|gpu| ptxas_compiles(toolkit, *target, gpu));
    requirements(text).targets(None).iter().filter(|target| is_read(target) && compiles(target)).collect()
}

/// The releases that read the `.version` and the `.target`, and build for the GPU that was named.
fn toolkits(question: &Question, version: Option<Version>, target: Option<Target>) -> Vec<Toolkit> {
    let Some((version, target)) = version.zip(target) else { return Vec::new() };
    let gpu = question.assumed.gpu;
    let all = Toolkit::ALL.iter().copied();
    let reads = |toolkit: &Toolkit| ptx_version_suffices(*toolkit, version, target);
    all.filter(|toolkit| reads(toolkit) && gpu.is_none_or(|gpu| ptxas_compiles(*toolkit, target, gpu))).collect()
}
