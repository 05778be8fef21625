//! Options that several commands take, and numbers.

use crate::machine::ROOT;
use clap::Args;
use smarch::llvm::Release;
use smarch_answers::{Axes, Refusal, did_you_mean, driver, llvm_release, nearest, toolkit};
use std::ops::RangeInclusive;
use std::path::PathBuf;

#[derive(Args, Debug, Default)]
pub struct ToolkitOption {
    /// the toolkit: 12.4, a build of it, 12.4.131, or newest; 13.0 if not given
    #[arg(long, value_name = "RELEASE")]
    pub toolkit: Option<String>,
}

#[derive(Args, Debug, Default)]
pub struct DriverOption {
    /// the driver: 550, 550.54.14 or the CUDA version 12.4 that it returns; the newest documented one if not given
    #[arg(long, value_name = "DRIVER")]
    pub driver: Option<String>,
    /// the user-mode driver, if a compatibility package brings another than the kernel's: what cuDriverGetVersion returns
    #[arg(long, value_name = "DRIVER", requires = "driver")]
    pub compat: Option<String>,
}

#[derive(Args, Debug, Default)]
pub struct LlvmOption {
    /// the release of LLVM that writes the PTX: 20
    #[arg(long, value_name = "RELEASE")]
    pub llvm: Option<String>,
}

impl LlvmOption {
    /// The release that was named.
    pub fn release(&self) -> Result<Option<Release>, Refusal> {
        self.llvm.as_deref().map(llvm_release).transpose()
    }
}

#[derive(Args, Debug, Default)]
pub struct HereOption {
    /// ask about each GPU of this machine, with its driver; --here=FOLDER: of the machine whose /proc and /sys are in that folder
    #[arg(long, value_name = "FOLDER", num_args = 0..=1, require_equals = true, default_missing_value = ROOT)]
    pub here: Option<PathBuf>,
}

#[derive(Args, Debug, Default)]
pub struct PtxOption {
    /// the .version of the PTX: 8.4; the newest of the toolkit if not given
    #[arg(long, value_name = "VERSION")]
    pub ptx: Option<String>,
}

impl PtxOption {
    /// The version that was named, or the newest of the toolkit, which its compilers write.
    pub fn version(&self, axes: &Axes) -> Result<smarch::Version, Refusal> {
        Ok(self.named()?.unwrap_or(axes.toolkit.ptx()))
    }

    /// The version that was named.
    pub fn named(&self) -> Result<Option<smarch::Version>, Refusal> {
        self.ptx.as_deref().map(smarch_answers::ptx_version).transpose()
    }
}

/// What was named with --toolkit, --driver and --compat.
pub fn axes_of(named_toolkit: Option<&str>, named_driver: Option<&str>, compat: Option<&str>) -> Result<Axes, Refusal> {
    let mut axes = Axes::default();
    if let Some(text) = named_toolkit {
        (axes.toolkit, axes.names_toolkit) = (toolkit(text)?, true);
    }
    if let Some(text) = named_driver {
        (axes.driver, axes.names_driver) = (driver(text)?, true);
    }
    axes.compat = compat.map(driver).transpose()?;
    if axes.compat.is_some() && !axes.names_driver {
        return Err("--compat takes --driver, the kernel's: smarch pick 9.0 sm_90 --driver 535 --compat 580".into());
    }
    Ok(axes)
}

/// The number that an option was given.
pub fn number(option: &str, text: &str, range: RangeInclusive<u64>) -> Result<u64, Refusal> {
    let (least, most) = (*range.start(), *range.end());
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|number| is_number && range.contains(number));
    number.ok_or_else(|| {
        let range = match (least, most) {
            (_, ..0xffff_ffff) => format!(" from {least} to {most}"),
            (1.., _) => format!(" from {least} on"),
            _ => String::new(),
        };
        format!("{option} takes a number{range}, not '{text}'").into()
    })
}

/// What a word stands for that an option was given.
pub fn word<T: Copy>(option: &str, text: &str, words: &[(&str, T)]) -> Result<T, Refusal> {
    let known = words.iter().find(|(word, _)| *word == text);
    known.map(|(_, value)| *value).ok_or_else(|| {
        let all: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
        let near = did_you_mean(&nearest(text, all.iter().copied()));
        format!("{option} takes {}, not '{text}'{near}", all.join(", ")).into()
    })
}
