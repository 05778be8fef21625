//! A rule: which flag is stored, when and what.

use super::flags::{Flag, Guard};
use super::inputs::OpenCondition;
use super::stages::Stage;
use crate::Text;
use core::fmt;

coded_enum! {
    /// Where a rule is stated.
    pub enum Part {
        /// The secondary configurator.
        Secondary     = 1, SECONDARY,     "sub_60DFC0";
        /// Whatever the number is.
        Unconditional = 2, UNCONDITIONAL, "unconditional";
        /// By the number, without an override byte.
        SmDependent   = 3, SM_DEPENDENT,  "by the number, unguarded";
        /// Under an override byte.
        Guarded       = 4, GUARDED,       "guarded";
        /// The tiers.
        Escalation    = 5, ESCALATION,    "tier";
        /// The cascade that the configurator calls.
        Tertiary      = 6, TERTIARY,      "sub_60E530";
        /// For a virtual architecture, by the effective number.
        VirtualPath   = 7, VIRTUAL_PATH,  "virtual path";
        /// In the text or in the table of meanings, without a stage.
        Elsewhere     = 8, ELSEWHERE,     "no stage stated";
    }
}

impl Part {
    /// The stage it belongs to; `None` where no document says it.
    #[must_use]
    pub const fn stage(self) -> Option<Stage> {
        match self {
            Self::Secondary => Some(Stage::Secondary),
            Self::Elsewhere => None,
            _ => Some(Stage::Master),
        }
    }
}

/// When a rule stores: a condition of the number, of the effective number, or of what the caller says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Always.
    Always,
    /// The number is above.
    Above(u32),
    /// The number is not above.
    AtMost(u32),
    /// The number is above, with the SM variant flag.
    VariantAbove(u32),
    /// The number is above, where a condition holds that no document states.
    AboveIfGiven(u32, OpenCondition),
    /// A virtual architecture is compiled for.
    Virtual,
    /// The same, and the effective number is above.
    EffectiveAbove(u32),
}

/// What a rule stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// 0.
    Zero,
    /// 1.
    One,
    /// Whether the number is not above.
    IsAtMost(u32),
    /// Whether the number is above.
    IsAbove(u32),
    /// `dword_4F077BC && !dword_4F077B4 &&` the number is not above.
    RealVariantAtMost(u32),
    /// `dword_4D048B8 && dword_4D048B4 &&` the number is above.
    BothAndAbove(u32),
    /// What no document states.
    Given(OpenCondition),
}

impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Always => f.write_str("always"),
            Self::Above(bound) => write!(f, "number > {bound}"),
            Self::AtMost(bound) => write!(f, "number <= {bound}"),
            Self::VariantAbove(bound) => write!(f, "dword_4F077BC && number > {bound}"),
            Self::AboveIfGiven(bound, condition) => write!(f, "number > {bound} && {condition}"),
            Self::Virtual => f.write_str("dword_4F077B4"),
            Self::EffectiveAbove(bound) => write!(f, "dword_4F077B4 && effective > {bound}"),
        }
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Zero => f.write_str("0"),
            Self::One => f.write_str("1"),
            Self::IsAtMost(bound) => write!(f, "(number <= {bound})"),
            Self::IsAbove(bound) => write!(f, "(number > {bound})"),
            Self::RealVariantAtMost(bound) => write!(f, "(dword_4F077BC && !dword_4F077B4 && number <= {bound})"),
            Self::BothAndAbove(bound) => write!(f, "(dword_4D048B8 && dword_4D048B4 && number > {bound})"),
            Self::Given(condition) => write!(f, "{condition}"),
        }
    }
}

/// A rule: a flag, when it is stored and what.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Rule {
    /// Where it is stated.
    pub part: Part,
    /// The override byte that keeps it from storing; `None` where it has none.
    pub guard: Option<Guard>,
    /// The flag.
    pub flag: Flag,
    /// When it stores.
    pub when: When,
    /// What it stores.
    pub what: What,
    /// What the document says besides; `None` where it says nothing.
    pub note: Option<Text>,
}

/// `unk_4D041B8 = 1 when number > 79999`.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {}", self.flag, self.what)?;
        match self.when {
            When::Always => Ok(()),
            when => write!(f, " when {when}"),
        }
    }
}
