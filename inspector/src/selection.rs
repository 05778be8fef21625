//! The options of `report` and `diff` that choose images and kernels, and say how these are launched.

use crate::budget::KernelLimitOptions;
use crate::options::{number, word};
use clap::Args;
use smarch::Target;
use smarch_answers::Refusal;
use smarch_answers::files::NameStyle;
use smarch_answers::report::{Launch, Selection};
use std::ffi::OsStr;

#[derive(Args, Debug, Default)]
pub struct SelectionOptions {
    /// those for a target: sm_90, or its PTX alone, compute_90
    #[arg(long, value_name = "TARGET")]
    target: Option<String>,
    /// no more than so many kernels
    #[arg(long, value_name = "N")]
    limit: Option<String>,
    /// short, full or mangled; short if not given
    #[arg(long, value_name = "HOW")]
    names: Option<String>,
    /// the launch that is meant: threads of a block
    #[arg(long, value_name = "THREADS")]
    block: Option<String>,
    /// and its dynamic shared memory
    #[arg(long, value_name = "BYTES")]
    dynamic: Option<String>,
    /// the kernel is opted in to that much
    #[arg(long)]
    optin: bool,
    #[command(flatten)]
    limits: KernelLimitOptions,
}

#[rustfmt::skip]
const STYLES: [(&str, NameStyle); 3] = [("short", NameStyle::Short), ("full", NameStyle::Full), ("mangled", NameStyle::Mangled)];

/// The threads that a block has at most, on any device.
fn largest_block() -> u32 {
    let geometries = Target::ALL.iter().filter_map(|target| target.geometry());
    geometries.map(|geometry| geometry.max_threads_per_block).max().unwrap_or(0)
}

/// An optional number.
pub fn number_or_none(option: &str, text: Option<&str>, least: u64, most: u64) -> Result<Option<u64>, Refusal> {
    text.map(|text| number(option, text, least..=most)).transpose()
}

/// The same of a number that has 32 bits.
pub fn short_number(option: &str, text: Option<&str>, least: u32, most: u32) -> Result<Option<u32>, Refusal> {
    let number = number_or_none(option, text, least.into(), most.into())?;
    Ok(number.and_then(|number| u32::try_from(number).ok()))
}

impl SelectionOptions {
    /// What was chosen, for a command that takes one file at least; `kernel` is the value of its own option.
    pub fn selection(&self, command: &str, kernel: Option<&OsStr>) -> Result<Selection, Refusal> {
        let names = self.names.as_deref().map(|names| word("--names", names, &STYLES)).transpose()?;
        if self.optin && self.dynamic.is_none() {
            let example = format!("smarch {command} kernels.cubin --dynamic 65536 --optin");
            return Err(format!("--optin goes with --dynamic: {example}").into());
        }
        let limit = number_or_none("--limit", self.limit.as_deref(), 0, u64::MAX)?;
        Ok(Selection {
            target: self.target.clone().unwrap_or_default(),
            kernel: kernel.unwrap_or_default().as_encoded_bytes().into(),
            names: names.unwrap_or_default(),
            limit: limit.map(|limit| usize::try_from(limit).unwrap_or(usize::MAX)),
            launch: Launch {
                block: short_number("--block", self.block.as_deref(), 1, largest_block())?,
                dynamic_smem: short_number("--dynamic", self.dynamic.as_deref(), 0, u32::MAX)?,
                opts_in: self.optin,
                triton_symbol: None,
            },
            budget: self.limits.budget()?,
            ..Selection::default()
        })
    }
}
