//! What may a build not change, and does a change break that rule?

use crate::{Refusal, did_you_mean, nearest};
use alloc::{borrow::ToOwned, format, string::String, vec::Vec};
use core::fmt;
use serde::{Serialize, Serializer};

/// What is compared: a number of a kernel, a number of a target, or whether something is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// Registers of a thread.
    Registers,
    /// Bytes of static shared memory.
    Smem,
    /// Bytes of stack, with what is called.
    Stack,
    /// Bytes of a kernel's own stack frame.
    Local,
    /// Instructions that spill.
    Spill,
    /// Bytes of machine code.
    Code,
    /// Percent of the warps of an SM.
    Occupancy,
    /// Bytes of a target in the file.
    Size,
    /// Images of a target.
    Images,
    /// Kernels of a target.
    Kernels,
    /// A kernel that is no longer there.
    Went,
    /// A kernel that is new.
    Came,
    /// A target that is no longer there.
    Target,
}

#[rustfmt::skip]
const NAMES: [(Metric, &str); 13] = [
    (Metric::Registers, "registers"),
    (Metric::Smem,      "smem"),
    (Metric::Stack,     "stack"),
    (Metric::Local,     "local"),
    (Metric::Spill,     "spill"),
    (Metric::Code,      "code"),
    (Metric::Occupancy, "occupancy"),
    (Metric::Size,      "size"),
    (Metric::Images,    "images"),
    (Metric::Kernels,   "kernels"),
    (Metric::Went,      "went"),
    (Metric::Came,      "came"),
    (Metric::Target,    "target"),
];

/// The same as --sort and tables call it.
const SPOKEN: [(&str, &str); 2] = [("regs", "registers"), ("spills", "spill")];

impl Metric {
    fn has_number(self) -> bool {
        !matches!(self, Self::Went | Self::Came | Self::Target)
    }

    /// Whether more is worse.
    fn is_worse_above(self) -> bool {
        !matches!(self, Self::Occupancy | Self::Images | Self::Kernels)
    }
}

impl fmt::Display for Metric {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = NAMES.iter().find(|(metric, _)| metric == self);
        f.write_str(name.map_or("", |(_, name)| name))
    }
}

impl Serialize for Metric {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

schema_as! { impl() Metric => |_| schemars::json_schema!({"enum": NAMES.map(|(_, name)| name)}); }

/// What is forbidden: "registers:+8", "size:+5%", "went".
#[derive(Clone, Debug)]
pub struct Rule {
    /// What it is about.
    pub metric: Metric,
    /// As it was written.
    pub text: String,
    /// Growth is forbidden; or falling.
    is_growth: bool,
    /// From this change on; 0: from any.
    least: u32,
    /// In percent of what it was.
    is_percent: bool,
}

const EXAMPLE: &str = "; write registers:+8,occupancy:-1,spill";

impl Rule {
    /// The rules of a list, "registers:+8,occupancy:-1,spill".
    ///
    /// # Errors
    /// A part of the list is not a rule.
    pub fn list(text: &str) -> Result<Vec<Self>, Refusal> {
        text.split(',').map(Self::parse).collect()
    }

    fn parse(text: &str) -> Result<Self, Refusal> {
        if text.is_empty() {
            return Err(format!("--fail-on: a rule is empty{EXAMPLE}").into());
        }
        let (name, change) = match text.split_once(':') {
            Some((name, change)) => (name, Some(change)),
            None => (text, None),
        };
        let spoken = SPOKEN.iter().find(|(spoken, _)| *spoken == name).map_or(name, |(_, name)| *name);
        let Some((metric, _)) = NAMES.iter().find(|(_, known)| *known == spoken) else {
            let names = NAMES.map(|(_, name)| name);
            let help = match nearest(name, names).as_slice() {
                [] => format!("; there are {}", names.join(", ")),
                near => did_you_mean(near),
            };
            return Err(format!("--fail-on knows no '{name}'{help}").into());
        };
        let mut rule = Self {
            metric: *metric,
            text: text.to_owned(),
            is_growth: metric.is_worse_above(),
            least: 0,
            is_percent: false,
        };
        let Some(change) = change else { return Ok(rule) };
        if !metric.has_number() {
            return Err(format!("--fail-on: {name} takes no number").into());
        }
        let number = match (change.strip_prefix('+'), change.strip_prefix('-')) {
            (Some(growth), _) => growth,
            (_, Some(fall)) => fall,
            _ => return Err(format!("--fail-on: '{text}' lacks + or - before its number{EXAMPLE}").into()),
        };
        rule.is_growth = change.starts_with('+');
        rule.is_percent = number.ends_with('%');
        let number = number.strip_suffix('%').unwrap_or(number);
        let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
        let least = number.parse().ok().filter(|least| is_number && *least > 0);
        rule.least =
            least.ok_or_else(|| Refusal(format!("--fail-on: {name} takes a number from 1 on, not '{number}'")))?;
        Ok(rule)
    }

    /// Whether a change breaks it. The threshold is the user's, of two numbers that the library gave: nothing about targets is decided here.
    pub fn is_broken_by(&self, old: f64, new: f64) -> bool {
        // Percents of occupancy are fractions of integers: a hair less than a whole one is that one.
        const HAIR: f64 = 1e-6;
        let change = if self.is_growth { new - old } else { old - new };
        let least = f64::from(self.least);
        let is_enough = match self.is_percent {
            true => change * 100.0 + HAIR >= old * least,
            false => change + HAIR >= least,
        };
        change > HAIR && is_enough
    }
}

/// A rule that is broken.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BrokenRule {
    /// As it was written.
    pub broken_rule: String,
    /// What it is about.
    pub metric: Metric,
    /// How often it is broken.
    pub breach_count: usize,
    /// By what, of the first.
    pub texts: Vec<String>,
}

impl BrokenRule {
    /// The text about what breaks a rule.
    const MOST_TEXTS: usize = 5;

    /// A rule that nothing breaks so far.
    pub(super) fn new(rule: &Rule) -> Self {
        Self { broken_rule: rule.text.clone(), metric: rule.metric, breach_count: 0, texts: Vec::new() }
    }

    pub(super) fn add(&mut self, text: impl FnOnce() -> String) {
        self.breach_count += 1;
        if self.texts.len() < Self::MOST_TEXTS {
            self.texts.push(text());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Rule;

    #[test]
    fn a_hair_less_than_a_whole_percent_is_one() {
        let breaks = |rule: &str, old, new| Rule::list(rule).is_ok_and(|rules| rules[0].is_broken_by(old, new));
        assert!(breaks("occupancy:-10", 37.5, 27.5));
        assert!(breaks("occupancy:-10", 100.0, 100.0 * 0.9));
        assert!(!breaks("registers:+10%", 80.0, 87.0));
        assert!(breaks("registers:+10%", 80.0, 88.0));
        assert!(breaks("stack:+10%", 0.0, 16.0));
        assert!(!breaks("registers", 80.0, 72.0));
    }
}
