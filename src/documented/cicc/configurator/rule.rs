//! A rule: which flag is stored, when and what.

use super::flags::{Flag, Guard};
use super::inputs::OpenCondition;
use super::stage::{Priority, Stage};
use crate::cicc::constructs::Standard;
use crate::{Optional, Text};
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
        /// The blocks of sub_60D650 for a C++ standard.
        Language      = 9, LANGUAGE,      "language block";
    }
}

impl Part {
    /// The stage it belongs to; `None` where no document states it.
    #[must_use]
    pub const fn stage(self) -> Option<Stage> {
        match self {
            Self::Secondary => Some(Stage::Secondary),
            Self::Language => Some(Stage::Optimization),
            Self::Elsewhere => None,
            _ => Some(Stage::Master),
        }
    }
}

/// When a rule stores: a condition of the number, of the effective number, or of what the caller states.
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
    /// The language is this C++ standard or a later one.
    From(Standard),
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
            Self::From(standard) => write!(f, "{standard} or later"),
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

coded_enum! {
    /// The kind of a rule's condition, without its bound.
    pub enum ConditionKind {
        /// Always.
        Always         = 1, ALWAYS,          "always";
        /// The number is above the bound.
        Above          = 2, ABOVE,           "the number is above";
        /// The number is not above the bound.
        AtMost         = 3, AT_MOST,         "the number is not above";
        /// The number is above the bound, with the SM variant flag.
        VariantAbove   = 4, VARIANT_ABOVE,   "the number is above, with the SM variant flag";
        /// The number is above the bound, and an open condition holds.
        AboveIfGiven   = 5, ABOVE_IF_GIVEN,  "the number is above, and an open condition holds";
        /// A virtual architecture is compiled for.
        Virtual        = 6, VIRTUAL,         "a virtual architecture is compiled for";
        /// The same, and the effective number is above the bound.
        EffectiveAbove = 7, EFFECTIVE_ABOVE, "the effective number is above";
        /// The language is this C++ standard or a later one; the bound is its SMARCH_CICC_STANDARD_*.
        From           = 8, FROM,            "the C++ standard is this or a later one";
    }
}

coded_enum! {
    /// The kind of what a rule stores, without its bound.
    pub enum StoredKind {
        /// 0.
        Zero              = 1, ZERO,                 "0";
        /// 1.
        One               = 2, ONE,                  "1";
        /// Whether the number is not above the bound.
        IsAtMost          = 3, IS_AT_MOST,           "whether the number is not above";
        /// Whether the number is above the bound.
        IsAbove           = 4, IS_ABOVE,             "whether the number is above";
        /// Whether the SM variant flag is set, the architecture is real and the number is not above the bound.
        RealVariantAtMost = 5, REAL_VARIANT_AT_MOST, "whether a real variant's number is not above";
        /// Whether dword_4D048B8 and dword_4D048B4 are set and the number is above the bound.
        BothAndAbove      = 6, BOTH_AND_ABOVE,       "whether both flags are set and the number is above";
        /// Whether an open condition holds.
        Given             = 7, GIVEN,                "whether an open condition holds";
    }
}

/// A rule of a configurator: a flag, when it is stored and what. smarch_documented_cicc_rule_write writes it as text.
#[doc(alias = "smarch_documented_cicc_rule")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct Rule {
    /// Where it is stated.
    pub part: Part,
    /// The stage it belongs to; none where the document states none.
    pub stage: Optional<Stage>,
    /// The flag.
    pub flag: Flag,
    /// The override byte that keeps it from storing; none where it has none.
    pub guard: Optional<Guard>,
    /// When it stores.
    pub condition: ConditionKind,
    /// The bound of the condition; 0 where the condition has no bound.
    pub condition_bound: u32,
    /// What it stores.
    pub stored: StoredKind,
    /// The bound of what it stores; 0 where that has no bound.
    pub stored_bound: u32,
    /// The open condition that it names; none where it names none.
    pub open: Optional<OpenCondition>,
    /// What decides it: what it stores stays where something of a lower rank stores later (erratum E48g).
    pub priority: Priority,
    /// The text of the part.
    pub part_name: Text,
    /// What the document states in addition; none where it states nothing.
    pub note: Option<Text>,
}

impl Rule {
    pub(super) const fn new(
        part: Part,
        guard: Option<Guard>,
        flag: Flag,
        when: When,
        what: What,
        note: Option<Text>,
    ) -> Self {
        let (condition, condition_bound, needed) = match when {
            When::Always => (ConditionKind::Always, 0, None),
            When::Above(bound) => (ConditionKind::Above, bound, None),
            When::AtMost(bound) => (ConditionKind::AtMost, bound, None),
            When::VariantAbove(bound) => (ConditionKind::VariantAbove, bound, None),
            When::AboveIfGiven(bound, open) => (ConditionKind::AboveIfGiven, bound, Some(open)),
            When::Virtual => (ConditionKind::Virtual, 0, None),
            When::EffectiveAbove(bound) => (ConditionKind::EffectiveAbove, bound, None),
            When::From(standard) => (ConditionKind::From, standard.code(), None),
        };
        let (stored, stored_bound, given) = match what {
            What::Zero => (StoredKind::Zero, 0, None),
            What::One => (StoredKind::One, 0, None),
            What::IsAtMost(bound) => (StoredKind::IsAtMost, bound, None),
            What::IsAbove(bound) => (StoredKind::IsAbove, bound, None),
            What::RealVariantAtMost(bound) => (StoredKind::RealVariantAtMost, bound, None),
            What::BothAndAbove(bound) => (StoredKind::BothAndAbove, bound, None),
            What::Given(open) => (StoredKind::Given, 0, Some(open)),
        };
        // One column holds both: no rule names two.
        assert!(needed.is_none() || given.is_none());
        Self {
            part,
            stage: Optional::<Stage>::new(part.stage()),
            flag,
            guard: Optional::<Guard>::new(guard),
            condition,
            condition_bound,
            stored,
            stored_bound,
            open: Optional::<OpenCondition>::new(if needed.is_some() { needed } else { given }),
            priority: match condition {
                ConditionKind::From => Priority::Standard,
                ConditionKind::Virtual | ConditionKind::EffectiveAbove => Priority::Virtual,
                _ => Priority::Version,
            },
            part_name: part.text(),
            note,
        }
    }

    /// When it stores.
    #[must_use]
    pub const fn when(&self) -> When {
        let bound = self.condition_bound;
        match (self.condition, self.open.get()) {
            (ConditionKind::Above, _) => When::Above(bound),
            (ConditionKind::AtMost, _) => When::AtMost(bound),
            (ConditionKind::VariantAbove, _) => When::VariantAbove(bound),
            (ConditionKind::AboveIfGiven, Some(open)) => When::AboveIfGiven(bound, open),
            (ConditionKind::Virtual, _) => When::Virtual,
            (ConditionKind::EffectiveAbove, _) => When::EffectiveAbove(bound),
            (ConditionKind::From, _) => match Standard::from_code(bound) {
                Some(standard) => When::From(standard),
                // `new` gives every From its standard.
                None => When::Always,
            },
            // `new` gives every AboveIfGiven its open condition.
            (ConditionKind::Always | ConditionKind::AboveIfGiven, _) => When::Always,
        }
    }

    /// What it stores.
    #[must_use]
    pub const fn what(&self) -> What {
        let bound = self.stored_bound;
        match (self.stored, self.open.get()) {
            (StoredKind::One, _) => What::One,
            (StoredKind::IsAtMost, _) => What::IsAtMost(bound),
            (StoredKind::IsAbove, _) => What::IsAbove(bound),
            (StoredKind::RealVariantAtMost, _) => What::RealVariantAtMost(bound),
            (StoredKind::BothAndAbove, _) => What::BothAndAbove(bound),
            (StoredKind::Given, Some(open)) => What::Given(open),
            // `new` gives every Given its open condition.
            (StoredKind::Zero | StoredKind::Given, _) => What::Zero,
        }
    }
}

/// `unk_4D041B8 = 1 when number > 79999`.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {}", self.flag, self.what())?;
        match self.when() {
            When::Always => Ok(()),
            when => write!(f, " when {when}"),
        }
    }
}
