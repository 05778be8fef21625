//! The options of code generation that sub_15C2E90 reads.
//!
//! ```
//! use smarch::documented::nvlink::{CodegenOptions, Lds128Convert};
//!
//! let options = CodegenOptions::parse(b"lds128convert=always, stress-no-crp").unwrap();
//! assert_eq!((options.lds128convert, options.stress_no_crp), (Some(Lds128Convert::Always), Some(true)));
//! assert_eq!(CodegenOptions::parse(b"lds128convert=often").unwrap_err().at, 14);
//! ```
//!
//! Source: seed 001, "SM-Specific Codegen Options" (documented): names and values. How a list of
//! them is written is this library's own: `name=value`, separated by commas; a Boolean is `true`,
//! `false`, `1`, `0`, or its name alone.

use crate::{Error, Text};

coded_enum! {
    /// An option, by name.
    pub enum CodegenOption {
        /// How 128-bit loads of shared memory are converted.
        Lds128Convert         = 1, LDS128CONVERT,           "lds128convert";
        /// The maximum number of registers, for stress tests.
        StressMaxrregcount    = 2, STRESS_MAXRREGCOUNT,     "stress-maxrregcount";
        /// No global register allocation.
        StressNoGlobalRegalloc = 3, STRESS_NOGLOBALREGALLOC, "stress-noglobalregalloc";
        /// The older conversion of FP64.
        LegacyCvtf64          = 4, LEGACY_CVTF64,           "legacy-cvtf64";
        /// How far to optimize for performance per watt.
        PerfPerWattOptLevel   = 5, PERF_PER_WATT_OPT_LEVEL, "perf-per-watt-opt-level";
        /// No propagation of constant registers.
        StressNoCrp           = 6, STRESS_NO_CRP,           "stress-no-crp";
    }
}

impl CodegenOption {
    /// The values as printed.
    #[must_use]
    pub const fn values(self) -> Text {
        match self {
            Self::Lds128Convert => text!("always / nonconst / never"),
            Self::StressMaxrregcount => text!("Integer"),
            Self::PerfPerWattOptLevel => text!("0 / 1 / 2"),
            Self::StressNoGlobalRegalloc | Self::LegacyCvtf64 | Self::StressNoCrp => text!("Boolean"),
        }
    }

    /// What the option does, in the document's words.
    #[must_use]
    pub const fn description(self) -> Text {
        match self {
            Self::Lds128Convert => text!("128-bit shared memory load conversion policy"),
            Self::StressMaxrregcount => text!("Maximum register count override for stress testing"),
            Self::StressNoGlobalRegalloc => text!("Disable global register allocation"),
            Self::LegacyCvtf64 => text!("Enable legacy FP64 conversion behavior"),
            Self::PerfPerWattOptLevel => text!("Performance-per-watt optimization level"),
            Self::StressNoCrp => text!("Disable constant register propagation"),
        }
    }

    /// The option as a row.
    const fn info(self) -> CodegenOptionInfo {
        CodegenOptionInfo {
            option: self,
            name: self.text(),
            values: self.values(),
            description: self.description(),
        }
    }
}

/// A codegen option with what the document states about it.
#[doc(alias = "smarch_documented_nvlink_codegen_option")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct CodegenOptionInfo {
    /// The option.
    pub option: CodegenOption,
    /// Its name: "lds128convert".
    pub name: Text,
    /// Its values as printed.
    pub values: Text,
    /// What it does, in the document's words.
    pub description: Text,
}

/// The six options.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
pub static CODEGEN_OPTIONS: &[CodegenOptionInfo] = &const {
    let mut rows = [CodegenOption::Lds128Convert.info(); CodegenOption::ALL.len()];
    let mut position = 0;
    while position < rows.len() {
        rows[position] = CodegenOption::ALL[position].info();
        position += 1;
    }
    rows
};

coded_enum! {
    /// The values of `lds128convert`.
    pub enum Lds128Convert {
        /// Always.
        Always   = 1, ALWAYS,   "always";
        /// Unless the memory is constant.
        Nonconst = 2, NONCONST, "nonconst";
        /// Never.
        Never    = 3, NEVER,    "never";
    }
}

/// The options of a list; `None` where an option is not given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct CodegenOptions {
    /// `lds128convert`.
    pub lds128convert: Option<Lds128Convert>,
    /// `stress-maxrregcount`.
    pub stress_maxrregcount: Option<u32>,
    /// `stress-noglobalregalloc`.
    pub stress_noglobalregalloc: Option<bool>,
    /// `legacy-cvtf64`.
    pub legacy_cvtf64: Option<bool>,
    /// `perf-per-watt-opt-level`, 0 to 2.
    pub perf_per_watt_opt_level: Option<u32>,
    /// `stress-no-crp`.
    pub stress_no_crp: Option<bool>,
}

/// What is wrong with a list of options, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OptionFault {
    /// What is wrong.
    pub error: Error,
    /// The first byte of the name or the value that is wrong.
    pub at: usize,
}

impl core::fmt::Display for OptionFault {
    /// What is wrong, and where: "... at 12".
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} at {}", self.error, self.at)
    }
}

impl core::error::Error for OptionFault {}

impl CodegenOptions {
    /// Reads a list of options: `lds128convert=always, stress-maxrregcount=32`. Blanks around names and values do not
    /// count. An empty list has no options.
    ///
    /// # Errors
    /// [`Error::OptionName`]: no option has this name, or the name is missing. [`Error::OptionValue`]:
    /// the option does not take the value, or needs one. [`Error::OptionDuplicate`]: the option was given before.
    pub fn parse(text: &[u8]) -> Result<Self, OptionFault> {
        let mut options = Self::default();
        if text.trim_ascii().is_empty() {
            return Ok(options);
        }
        let mut start = 0usize;
        for item in text.split(|&byte| byte == b',') {
            options.read(item, start)?;
            start = start.saturating_add(item.len()).saturating_add(1);
        }
        Ok(options)
    }

    /// Reads one option, which begins at `start` of the list.
    fn read(&mut self, item: &[u8], start: usize) -> Result<(), OptionFault> {
        let mut parts = item.splitn(2, |&byte| byte == b'=');
        let before = parts.next().unwrap_or_default();
        let value = parts.next().map(<[u8]>::trim_ascii);
        let blanks = |text: &[u8]| text.len().saturating_sub(text.trim_ascii_start().len());
        let name = before.trim_ascii();
        let name_at = start.saturating_add(blanks(before));
        let value_at = match value {
            Some(_) => {
                let after = start.saturating_add(before.len()).saturating_add(1);
                let rest = item.get(before.len().saturating_add(1)..).unwrap_or_default();
                after.saturating_add(blanks(rest).min(rest.len()))
            }
            None => name_at.saturating_add(name.len()),
        };
        let fault = |error, at| OptionFault { error, at };
        let option = CodegenOption::ALL
            .iter()
            .find(|option| option.text().as_bytes() == name)
            .ok_or(fault(Error::OptionName, name_at))?;
        let refused = fault(Error::OptionValue, value_at);
        let given = match option {
            CodegenOption::Lds128Convert => give(&mut self.lds128convert, value.and_then(policy)),
            CodegenOption::StressMaxrregcount => give(&mut self.stress_maxrregcount, value.and_then(number)),
            CodegenOption::StressNoGlobalRegalloc => give(&mut self.stress_noglobalregalloc, truth(value)),
            CodegenOption::LegacyCvtf64 => give(&mut self.legacy_cvtf64, truth(value)),
            CodegenOption::PerfPerWattOptLevel => give(
                &mut self.perf_per_watt_opt_level,
                value.and_then(number).filter(|level| *level <= 2),
            ),
            CodegenOption::StressNoCrp => give(&mut self.stress_no_crp, truth(value)),
        };
        match given {
            Given::Taken => Ok(()),
            Given::Again => Err(fault(Error::OptionDuplicate, name_at)),
            Given::Refused => Err(refused),
        }
    }
}

enum Given {
    Taken,
    Again,
    Refused,
}

fn give<T>(option: &mut Option<T>, value: Option<T>) -> Given {
    match (option.is_some(), value) {
        (true, _) => Given::Again,
        (false, None) => Given::Refused,
        (false, value) => {
            *option = value;
            Given::Taken
        }
    }
}

fn policy(value: &[u8]) -> Option<Lds128Convert> {
    let mut policies = Lds128Convert::ALL.iter();
    policies.find(|policy| policy.text().as_bytes() == value).copied()
}

/// A decimal number; signs and other bases are refused.
fn number(value: &[u8]) -> Option<u32> {
    let digits = core::str::from_utf8(value).ok()?;
    digits
        .bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| digits.parse().ok())?
}

/// A Boolean; without a value it is true.
fn truth(value: Option<&[u8]>) -> Option<bool> {
    match value {
        None | Some(b"true" | b"1") => Some(true),
        Some(b"false" | b"0") => Some(false),
        Some(_) => None,
    }
}
