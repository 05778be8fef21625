//! Which `-mcpu` and `-mattr` does LLVM take for a device, so that ptxas and the driver take its PTX?

use crate::driver_words::newer_text;
use crate::way_out::WayOut;
use crate::{Axes, Refusal, cc_of_text, device};
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::drivers::{BRANCHES, Driver};
use smarch::llvm::{Aim, Release, choose};
use smarch::{Cc, Name, Target, Toolkit, Verdict, Version, devices};

/// A device or a target, and what is to take the PTX.
#[derive(Clone, Debug)]
pub struct Question {
    /// The device or the target as it was written.
    pub asked: String,
    /// What it is for.
    pub aim: Aim,
}

/// What LLVM is given, or why there is nothing.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The device or the target as it was written.
    pub aim: String,
    /// The compute capability of the device. Null: a target was named.
    pub aim_device: Option<Cc>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub llvm: Option<Release>,
    /// The toolkit whose ptxas reads the PTX. Null: none was named, and none is asked.
    pub aim_toolkit: Option<Toolkit>,
    /// The driver that compiles the PTX. Null: none was named, and none is asked.
    pub aim_driver: Option<Driver>,
    /// Whether only targets without suffix were to be chosen.
    pub is_portable: bool,
    /// Whether there is something that all take, and why not.
    pub verdict: Verdict,
    /// What LLVM is given: -mcpu=sm_120a -mattr=+ptx87.
    pub llvm_options: Option<String>,
    /// The `.target` that is written.
    pub target: Option<Target>,
    /// The `.version` that is written.
    pub ptx_version: Option<Version>,
    /// What ptxas is given as --gpu-name for a cubin that the device runs. Null: no toolkit was named, or it makes none.
    pub gpu_name: Option<Target>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_out: Option<WayOut>,
}

/// Whether a text names a device and no target: a compute capability, a product.
pub fn is_device(text: &str) -> bool {
    let is_name = Name::parse(text.as_bytes()).is_ok();
    !is_name && (cc_of_text(text).is_some() || devices::candidates(text).next().is_some())
}

impl Question {
    /// The question that a text asks. A target means that target, a device the best that it runs.
    ///
    /// # Errors
    /// The text names neither.
    pub fn of(text: &str, axes: &Axes, release: Option<Release>, is_portable: bool) -> Result<Self, Refusal> {
        let target = Name::parse(text.as_bytes()).ok().map(|name| name.target);
        let device = if target.is_some() { None } else { Some(device(text)?) };
        let driver = axes.names_driver.then(|| axes.compat.unwrap_or(axes.driver));
        let toolkit = axes.names_toolkit.then_some(axes.toolkit);
        Ok(Self { asked: text.into(), aim: Aim { device, target, release, toolkit, driver, is_portable } })
    }
}

/// What is LLVM given?
pub fn answer(question: &Question) -> Answer {
    let aim = &question.aim;
    let choice = choose(aim);
    let found = choice.ok();
    Answer {
        aim: question.asked.clone(),
        aim_device: aim.device,
        llvm: aim.release,
        aim_toolkit: aim.toolkit,
        aim_driver: aim.driver,
        is_portable: aim.is_portable,
        verdict: choice.err().unwrap_or(Verdict::Yes),
        llvm_options: found.map(|it| it.to_string()),
        target: found.map(|it| it.target),
        ptx_version: found.map(|it| it.ptx),
        gpu_name: found.and_then(|it| it.gpu),
        way_out: if found.is_some() { None } else { way_out(aim) },
    }
}

/// What does, put in the place of one thing that was named: other releases of LLVM, of the toolkit, a newer driver, suffixes.
fn way_out(aim: &Aim) -> Option<WayOut> {
    let does = |aim: Aim| choose(&aim).is_ok();
    let mut sentences = Vec::new();
    let mut way = WayOut::default();
    if aim.release.is_some() {
        let with = |release: &Release| does(Aim { release: Some(*release), ..*aim });
        way.way_out_llvm = Release::ALL.iter().copied().filter(with).collect();
        if let Some(oldest) = way.way_out_llvm.first() {
            sentences.push(format!("LLVM {} or later", oldest.code()));
        }
    }
    if aim.toolkit.is_some()
        && let Some(toolkits) = WayOut::of_toolkits(|toolkit| does(Aim { toolkit: Some(toolkit), ..*aim }))
    {
        sentences.push(toolkits.way_out_text);
        way.way_out_toolkits = toolkits.way_out_toolkits;
    }
    if let Some(named) = aim.driver {
        let newer = BRANCHES.iter().map(|branch| branch.driver).filter(|driver| *driver > named);
        let oldest = newer.into_iter().find(|driver| does(Aim { driver: Some(*driver), ..*aim }));
        if let Some(driver) = oldest {
            sentences.push(newer_text(driver, aim.device.or(aim.target.map(Target::cc))));
            way.way_out_from_driver = Some(driver);
        }
    }
    way.told(sentences)
}

#[cfg(test)]
mod tests {
    use super::{Question, answer, is_device};
    use crate::Axes;
    use alloc::{format, string::ToString};
    use smarch::drivers::Driver;
    use smarch::llvm::Release;
    use smarch::{Target, Toolkit};

    #[test]
    fn what_would_do_is_said() {
        let axes = Axes { toolkit: Toolkit::V12_4, names_toolkit: true, ..Axes::default() };
        let asked = |text: &str, axes: &Axes, llvm| answer(&Question::of(text, axes, llvm, false).unwrap());
        let old_toolkit = asked("12.0", &axes, None);
        assert_eq!(old_toolkit.way_out.unwrap().way_out_text, format!("toolkit 12.8 to {}", Toolkit::NEWEST));
        let no_axes = Axes::default();
        let old_llvm = asked("sm_120f", &no_axes, Some(Release::Llvm20));
        assert_eq!(old_llvm.way_out.unwrap().way_out_llvm, [Release::Llvm21, Release::Llvm22]);
        let old_driver = Axes { driver: Driver(12020), names_driver: true, ..Axes::default() };
        let old_driver = asked("RTX 5090", &old_driver, None);
        assert_eq!(old_driver.way_out.unwrap().way_out_from_driver, Some(Driver(12080)));
        // A target is taken for just that; a device for the best that it runs.
        assert_eq!(asked("sm_120", &no_axes, None).target, Some(Target::Sm120));
        assert_eq!(asked("RTX 5090", &no_axes, None).target, Some(Target::Sm120a));
        assert!(is_device("12.0") && is_device("RTX 5090") && !is_device("sm_120") && !is_device("sm_999"));
        assert!(Question::of("sm_999", &no_axes, None, false).unwrap_err().to_string().contains("sm_999"));
    }
}
