//! The options of `report` and `diff` that choose images and kernels, and say how these are launched.

use crate::budget::KernelLimitOptions;
use crate::options::{number, word};
use clap::Args;
use smarch_answers::files::NameStyle;
use smarch_answers::report::{Launch, Selection};
use smarch_answers::{Refusal, bytes};
use std::ffi::OsStr;

#[derive(Args, Debug, Default)]
pub struct SelectionOptions {
    /// only those for a target: sm_90, or its PTX alone, compute_90
    #[arg(long, value_name = "TARGET")]
    target: Option<String>,
    /// at most this many kernels; if not given 20 in a text, all in JSON
    #[arg(long, value_name = "N")]
    limit: Option<String>,
    /// short, full or mangled; short if not given
    #[arg(long, value_name = "HOW")]
    names: Option<String>,
    /// the launch: threads of a block
    #[arg(long, value_name = "THREADS")]
    block: Option<String>,
    /// the launch: bytes of dynamic shared memory
    #[arg(long, value_name = "BYTES")]
    dynamic: Option<String>,
    /// opt in to this much dynamic shared memory; without a number to that of --dynamic
    #[arg(long, value_name = "BYTES", num_args = 0..=1, default_missing_value = "")]
    optin: Option<String>,
    #[command(flatten)]
    limits: KernelLimitOptions,
}

/// The value of --optin: bytes, or those of --dynamic.
pub fn optin<T: Copy>(
    text: Option<&str>,
    dynamic: Option<T>,
    number: impl FnOnce(&str) -> Result<Option<T>, Refusal>,
) -> Result<Option<T>, Refusal> {
    match text {
        None => Ok(None),
        Some("") if dynamic.is_none() => {
            Err("--optin without a number goes with --dynamic: --dynamic 65536 --optin".into())
        }
        Some("") => Ok(dynamic),
        Some(text) => number(text),
    }
}

#[rustfmt::skip]
const STYLES: [(&str, NameStyle); 3] = [("short", NameStyle::Short), ("full", NameStyle::Full), ("mangled", NameStyle::Mangled)];

/// An optional number.
pub fn number_or_none(option: &str, text: Option<&str>, least: u64, most: u64) -> Result<Option<u64>, Refusal> {
    text.map(|text| number(option, text, least..=most)).transpose()
}

/// The same of a number that has 32 bits.
pub fn short_number(option: &str, text: Option<&str>, least: u32, most: u32) -> Result<Option<u32>, Refusal> {
    let number = number_or_none(option, text, least.into(), most.into())?;
    Ok(number.and_then(|number| u32::try_from(number).ok()))
}

/// The bytes of an option: 49152, 48KiB.
pub fn number_of_bytes<T: TryFrom<u64>>(option: &str, text: Option<&str>) -> Result<Option<T>, Refusal> {
    text.map(|text| bytes(option, text)).transpose()
}

impl SelectionOptions {
    /// Whether an option asks for kernels; --limit alone does not.
    pub fn asks_for_kernels(&self) -> bool {
        let said = [&self.target, &self.names, &self.block, &self.dynamic, &self.optin];
        said.into_iter().any(Option::is_some)
    }

    /// What was chosen, for a command that takes one file at least; `kernel` is the value of its own option.
    pub fn selection(&self, kernel: Option<&OsStr>) -> Result<Selection, Refusal> {
        let names = self.names.as_deref().map(|names| word("--names", names, &STYLES)).transpose()?;
        let dynamic_smem = number_of_bytes("--dynamic", self.dynamic.as_deref())?;
        let optin = optin(self.optin.as_deref(), dynamic_smem, |text| number_of_bytes("--optin", Some(text)))?;
        let limit = number_or_none("--limit", self.limit.as_deref(), 0, u64::MAX)?;
        Ok(Selection {
            target: self.target.clone().unwrap_or_default(),
            kernel: kernel.unwrap_or_default().as_encoded_bytes().into(),
            names: names.unwrap_or_default(),
            limit: limit.map(|limit| usize::try_from(limit).unwrap_or(usize::MAX)),
            launch: Launch {
                block: short_number("--block", self.block.as_deref(), 1, Launch::largest_block())?,
                dynamic_smem,
                optin,
                triton_symbol: None,
            },
            budget: self.limits.budget()?,
            ..Selection::default()
        })
    }
}
