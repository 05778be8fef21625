//! What would turn a *no* into a yes: a release of the toolkit, a driver, an image, a target, a PTX version, as far as the library knows one.

use crate::Axes;
use crate::driver_words::{newer_text, older_text};
use crate::target_ranges::{ranges_of, toolkit_ranges};
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::drivers::{Driver, driver_supports_why, newest_driver, oldest_driver};
use smarch::llvm::Release;
use smarch::rules::compile::ptxas_compiles;
use smarch::rules::cover::{CoverWith, cover};
use smarch::rules::link::{nvlink_links, nvlink_links_lto};
use smarch::rules::nvjitlink::{JitInput, nvjitlink_links};
use smarch::rules::runs::{Stored, module_oldest_driver, stored_runs_why};
use smarch::{Cc, Name, NameKind, Suffix, Target, Toolkit, Verdict, Version};

/// What would turn a no into a yes. Each key that is there is a way of its own. If both names and releases are there, the releases must
/// build the names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WayOut {
    /// The ways as one sentence without a period.
    pub way_out_text: String,
    /// The oldest driver that would do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_out_from_driver: Option<Driver>,
    /// The newest driver that would do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_out_to_driver: Option<Driver>,
    /// The releases of the toolkit that would do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub way_out_toolkits: Vec<Toolkit>,
    /// The releases of LLVM that would do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub way_out_llvm: Vec<Release>,
    /// The names to write or to build in place of the one that was given, or besides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub way_out_names: Vec<Name>,
    /// The targets that would do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub way_out_targets: Vec<Target>,
    /// The lowest PTX version that would do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_out_from_ptx: Option<Version>,
    /// The highest PTX version that would do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_out_to_ptx: Option<Version>,
}

/// "sm_80, compute_90".
fn names_text(names: &[Name]) -> String {
    names.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl WayOut {
    /// The ways, where there are any; these sentences tell them.
    pub(crate) fn told(self, sentences: Vec<String>) -> Option<Self> {
        (!sentences.is_empty()).then(|| Self { way_out_text: sentences.join("; or "), ..self })
    }

    /// Other releases alone.
    pub fn toolkits(toolkits: Vec<Toolkit>) -> Option<Self> {
        let text = format!("toolkit {}", toolkit_ranges(&toolkits));
        let sentences = if toolkits.is_empty() { Vec::new() } else { [text].into() };
        Self { way_out_toolkits: toolkits, ..Self::default() }.told(sentences)
    }

    /// The releases that answer a question with yes.
    pub fn of_toolkits(does: impl Fn(Toolkit) -> bool) -> Option<Self> {
        Self::toolkits(Toolkit::ALL.iter().copied().filter(|k| does(*k)).collect())
    }

    /// The way out if a device is not known to run any of the images: the driver that would run one of them, and what else to build.
    pub fn of_run(axes: &Axes, images: &[Stored], device: Cc, goal: CoverWith) -> Option<Self> {
        let drivers = axes.drivers();
        let (kernel, user) = (drivers.kernel(device), drivers.user(device));
        match driver_supports_why(kernel, device) {
            Verdict::NoDriverOld => return Self::of_old_driver(images, device),
            Verdict::NoDriverNew => return Self::of_new_driver(device),
            _ => {}
        }
        let mut way = Self::default();
        let mut sentences = Vec::new();
        if let Some(driver) = module_oldest_driver(images.iter().copied(), device).filter(|driver| *driver > user) {
            way.way_out_from_driver = Some(driver);
            sentences.push(newer_text(driver, Some(device)));
        }
        let is_too_new = |image: &Stored| stored_runs_why(drivers, *image, device) == Verdict::NoDriverPtx;
        if let Some(newest) = user.ptx().filter(|_| images.iter().any(is_too_new)) {
            way.way_out_to_ptx = Some(newest);
            sentences.push(format!("PTX of .version {newest} or older"));
        }
        let built = |toolkit| cover(toolkit, drivers, core::iter::once(device), goal);
        if let Ok(names) = built(axes.toolkit) {
            way.way_out_names = names.iter().copied().collect();
            sentences.push(format!("building {}", names_text(&way.way_out_names)));
        } else {
            // What the newest of the releases builds that do.
            way.way_out_toolkits = Toolkit::ALL.iter().copied().filter(|k| built(*k).is_ok()).collect();
            if let Some(names) = way.way_out_toolkits.last().and_then(|k| built(*k).ok()) {
                let does = |k: &Toolkit| built(*k).is_ok_and(|other| other == names);
                way.way_out_toolkits.retain(does);
                way.way_out_names = names.iter().copied().collect();
                let (names, toolkits) = (names_text(&way.way_out_names), toolkit_ranges(&way.way_out_toolkits));
                sentences.push(format!("building {names} with toolkit {toolkits}"));
            }
        }
        way.told(sentences)
    }

    /// The driver is too old for the device, and perhaps for all of the images as well.
    fn of_old_driver(images: &[Stored], device: Cc) -> Option<Self> {
        let of_images = module_oldest_driver(images.iter().copied(), device);
        let driver = oldest_driver(device).max(of_images)?;
        Self { way_out_from_driver: Some(driver), ..Self::default() }.told([newer_text(driver, Some(device))].into())
    }

    fn of_new_driver(device: Cc) -> Option<Self> {
        let newest = newest_driver(device)?;
        Self { way_out_to_driver: Some(newest), ..Self::default() }.told([older_text(newest, Some(device))].into())
    }

    /// The way out if a release builds nothing for a device that runs with the driver.
    pub fn of_device(axes: &Axes, device: Cc, goal: CoverWith) -> Option<Self> {
        Self::of_run(axes, &[], device, goal)
    }

    /// The way out if PTX of a target does not compile for a GPU's name: the releases that compile it, else the `.target` to write.
    pub fn of_compile(toolkit: Toolkit, ptx: Target, gpu: Name) -> Option<Self> {
        let does = |k: Toolkit, ptx: Target| ptxas_compiles(k, ptx, gpu);
        let way = Self::of_toolkits(|k| does(k, ptx));
        way.or_else(|| Self::of_input(ptx, |target| does(toolkit, target), NameKind::Compute, "PTX of"))
    }

    /// The way out if an object or LTO IR does not link.
    pub fn of_link(toolkit: Toolkit, object: Target, to: Name, is_lto: bool) -> Option<Self> {
        let does = |k: Toolkit, object: Target| match is_lto {
            true => nvlink_links_lto(k, object, to.target),
            false => nvlink_links(k, object, to),
        };
        let (kind, what) = if is_lto { (NameKind::Lto, "LTO IR of") } else { (NameKind::Sm, "an object of") };
        Self::of_toolkits(|k| does(k, object)).or_else(|| Self::of_input(object, |it| does(toolkit, it), kind, what))
    }

    /// The way out if libnvJitLink does not link an input.
    pub fn of_nvjitlink(toolkit: Toolkit, input: JitInput, of: Target, to: Name) -> Option<Self> {
        let does = |k, of| to.kind == NameKind::Sm && nvjitlink_links(k, input, of, to.target);
        let (kind, what) = match input {
            JitInput::Object => (NameKind::Sm, "an object of"),
            JitInput::Ptx => (NameKind::Compute, "PTX of"),
            JitInput::LtoIr => (NameKind::Lto, "LTO IR of"),
        };
        Self::of_toolkits(|k| does(k, of)).or_else(|| Self::of_input(of, |it| does(toolkit, it), kind, what))
    }

    /// Another input of the same kind: that of the same number without a suffix, else the highest without one that does.
    fn of_input(given: Target, does: impl Fn(Target) -> bool, kind: NameKind, what: &str) -> Option<Self> {
        let same = given.with_suffix(Suffix::Base).filter(|target| does(*target));
        let bases = Target::ALL.iter().rev().copied().filter(|it| it.suffix() == Suffix::Base);
        let target = same.or_else(|| bases.into_iter().find(|target| does(*target)))?;
        let name = target.named(kind);
        Self { way_out_names: [name].into(), ..Self::default() }.told([format!("{what} {target}")].into())
    }

    /// The way out for an instruction: the targets that have it with some release, the PTX version and the releases that it asks for.
    pub fn of_instruction(has: Vec<Target>, ptx: Option<Version>, toolkits: Vec<Toolkit>) -> Option<Self> {
        let mut sentences = Vec::new();
        if let Some(version) = ptx {
            sentences.push(format!(".version {version} or newer"));
        }
        if !toolkits.is_empty() {
            sentences.push(format!("toolkit {}", toolkit_ranges(&toolkits)));
        }
        if !has.is_empty() {
            sentences.push(format!("a target that has it: {}", ranges_of(&has, Target::ALL)));
        }
        let way = Self { way_out_targets: has, way_out_from_ptx: ptx, way_out_toolkits: toolkits, ..Self::default() };
        way.told(sentences)
    }
}

#[cfg(test)]
#[path = "way_out_tests.rs"]
mod tests;
