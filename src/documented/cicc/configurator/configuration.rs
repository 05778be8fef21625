//! What the flags hold, and which rule stored it.

use super::flags::{FLAG_COUNT, Flag};
use super::inputs::Inputs;
use super::rule::{Part, Rule, What, When};
use super::rules::RULES;
use super::sets::FlagSet;
use super::stage::Priority;

/// The flags after one stage or all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Configuration {
    set: FlagSet,
    unknown: FlagSet,
    origins: [u8; PLACES],
}

/// Flags have codes 1 to 63; nothing is at 0.
const PLACES: usize = FLAG_COUNT + 1;

/// Who stored the value of a flag.
#[derive(Clone, Copy, Debug)]
pub enum Origin {
    /// Nobody: the flag holds what it held before.
    Before,
    /// Its override byte is set: the command line gave it.
    CommandLine,
    /// The optimization level, as the caller gives it.
    Optimization,
    /// A rule of the tables. If several store the same value, the one with the lowest bound is named.
    Rule(&'static Rule),
}

coded_enum! {
    /// Who stored the value of a flag, without the rule.
    pub enum OriginKind {
        /// Nobody: the flag holds what it held before.
        Before       = 1, BEFORE,       "nothing";
        /// Its override byte is set.
        CommandLine  = 2, COMMAND_LINE, "the command line";
        /// The optimization level, as the caller gives it.
        Optimization = 3, OPTIMIZATION, "the optimization level";
        /// A rule.
        Rule         = 4, RULE,         "a rule";
    }
}

impl Origin {
    /// Its kind.
    #[must_use]
    pub const fn kind(&self) -> OriginKind {
        match self {
            Self::Before => OriginKind::Before,
            Self::CommandLine => OriginKind::CommandLine,
            Self::Optimization => OriginKind::Optimization,
            Self::Rule(_) => OriginKind::Rule,
        }
    }
}

/// What a flag holds and who stored it.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Setting {
    /// The flag.
    pub flag: Flag,
    /// Its value; `None` where it depends on a condition that no document states and the caller did not.
    pub value: Option<bool>,
    /// Who stored it.
    pub origin: Origin,
}

// Origins as they are kept; a rule by its position from FIRST_RULE on.
const BEFORE: u8 = 0;
const COMMAND_LINE: u8 = 1;
const OPTIMIZATION: u8 = 2;
const FIRST_RULE: u8 = 3;

static_assertions::const_assert!(RULES.len() < 250);

impl Configuration {
    /// Before any stage: the values that the caller gives for the flags.
    #[must_use]
    pub const fn before(inputs: &Inputs) -> Self {
        Self {
            set: inputs.before,
            unknown: inputs.before_unknown,
            origins: [BEFORE; PLACES],
        }
    }

    /// The value of a flag; `None` if it depends on a condition that is not known. Also `None` for a flag that the
    /// rules only clear, if no rule cleared it: no document states its value.
    #[must_use]
    pub fn value(&self, flag: Flag) -> Option<bool> {
        let is_set = self.set.contains(flag);
        let is_open = flag.is_only_cleared() && !is_set && self.origin_of(flag) == BEFORE;
        (!self.unknown.contains(flag) && !is_open).then_some(is_set)
    }

    /// A flag with who stored it.
    #[must_use]
    pub fn setting(&self, flag: Flag) -> Setting {
        let origin = match self.origin_of(flag) {
            BEFORE => Origin::Before,
            COMMAND_LINE => Origin::CommandLine,
            OPTIMIZATION => Origin::Optimization,
            rule => rule_at(rule).map_or(Origin::Before, Origin::Rule),
        };
        Setting {
            flag,
            value: self.value(flag),
            origin,
        }
    }

    /// The position in [`RULES`] of the rule that stored the value; `None` where none did.
    #[must_use]
    pub fn rule_index(&self, flag: Flag) -> Option<usize> {
        let position = self.origin_of(flag).checked_sub(FIRST_RULE)?;
        Some(position.into())
    }

    /// All flags, addresses ascending.
    pub fn settings(&self) -> impl Iterator<Item = Setting> {
        Flag::ALL.iter().map(|&flag| self.setting(flag))
    }

    fn origin_of(&self, flag: Flag) -> u8 {
        self.origins.get(flag.code() as usize).copied().unwrap_or(BEFORE)
    }

    fn store(&mut self, flag: Flag, value: Option<bool>, origin: u8) {
        self.set.set(flag, value == Some(true));
        self.unknown.set(flag, value.is_none());
        if let Some(cell) = self.origins.get_mut(flag.code() as usize) {
            *cell = origin;
        }
    }

    /// The flag stays what it is, by the command line.
    pub(super) fn keep(&mut self, flag: Flag) {
        let value = (!self.unknown.contains(flag)).then(|| self.set.contains(flag));
        self.store(flag, value, COMMAND_LINE);
    }

    /// A store by optimization level; what the command line gave or the number decided stays, by priority.
    pub(super) fn store_optimized(&mut self, flag: Flag, value: bool) {
        if self.gives_way(flag, Priority::Optimization) {
            self.store(flag, Some(value), OPTIMIZATION);
        }
    }

    /// Whether a store of this rank replaces what the flag holds: nothing of a higher rank stored it (erratum E48g).
    fn gives_way(&self, flag: Flag, priority: Priority) -> bool {
        match self.origin_of(flag) {
            BEFORE => true,
            COMMAND_LINE => false,
            OPTIMIZATION => priority <= Priority::Optimization,
            rule => rule_at(rule).is_none_or(|earlier| priority <= earlier.priority),
        }
    }

    /// Every rule of a part of the tables.
    pub(super) fn apply(&mut self, part: Part, inputs: &Inputs) {
        for (position, rule) in RULES.iter().enumerate() {
            let overridden = rule.guard.get().is_some_and(|guard| inputs.overridden.contains(guard));
            if rule.part == part && !overridden {
                self.obey(rule, position, inputs);
            }
        }
    }

    fn obey(&mut self, rule: &Rule, position: usize, inputs: &Inputs) {
        let value = match rule.when().holds(inputs) {
            Some(false) => return,
            Some(true) => self.stored(rule.what(), inputs),
            // Stored or not: known only where the flag already holds what would be stored.
            None if self.value(rule.flag) == Some(true) && rule.what() == What::One => return,
            None => None,
        };
        let origin = self.origin_of(rule.flag);
        // A higher rank decided, unless it is unknown whether it stored, and it would have stored the same.
        let is_either_way = rule_at(origin).is_some_and(|earlier| {
            earlier.when().holds(inputs).is_none() && earlier.what() == What::One && value == Some(true)
        });
        if !self.gives_way(rule.flag, rule.priority) && !is_either_way {
            return;
        }
        let earlier = rule_at(origin).filter(|earlier| earlier.part.stage() == rule.part.stage());
        let repeated = value == self.value(rule.flag)
            && earlier
                .is_some_and(|earlier| rule.part == Part::VirtualPath || earlier.lower_bound() <= rule.lower_bound());
        if !repeated {
            let position = u8::try_from(position).unwrap_or(u8::MAX);
            self.store(rule.flag, value, position.saturating_add(FIRST_RULE));
        }
    }

    fn stored(&self, what: What, inputs: &Inputs) -> Option<bool> {
        match what {
            What::Zero => Some(false),
            What::One => Some(true),
            What::IsAtMost(bound) => Some(inputs.number <= bound),
            What::IsAbove(bound) => Some(inputs.number > bound),
            What::RealVariantAtMost(bound) => {
                Some(inputs.variant && inputs.effective.is_none() && inputs.number <= bound)
            }
            What::BothAndAbove(bound) => and(
                and(
                    self.value(Flag::Dword4D048B8),
                    inputs.holds(super::OpenCondition::Unnamed),
                ),
                Some(inputs.number > bound),
            ),
            What::Given(condition) => inputs.holds(condition),
        }
    }
}

impl When {
    /// Whether the condition holds; `None` when that is not known.
    fn holds(self, inputs: &Inputs) -> Option<bool> {
        match self {
            Self::Always => Some(true),
            Self::Above(bound) => Some(inputs.number > bound),
            Self::AtMost(bound) => Some(inputs.number <= bound),
            Self::VariantAbove(bound) => Some(inputs.variant && inputs.number > bound),
            Self::AboveIfGiven(bound, condition) => and(Some(inputs.number > bound), inputs.holds(condition)),
            Self::Virtual => Some(inputs.effective.is_some()),
            Self::EffectiveAbove(bound) => Some(inputs.effective.is_some_and(|effective| effective > bound)),
            Self::From(first) => inputs.standard.map(|standard| standard >= first),
        }
    }
}

impl Rule {
    /// The bound above which it stores; 0 where it has none.
    const fn lower_bound(&self) -> u32 {
        match self.when() {
            When::Above(bound)
            | When::VariantAbove(bound)
            | When::AboveIfGiven(bound, _)
            | When::EffectiveAbove(bound) => bound,
            When::Always | When::AtMost(_) | When::Virtual | When::From(_) => 0,
        }
    }
}

/// The rule of an origin; `None` for an origin that is not a rule.
fn rule_at(origin: u8) -> Option<&'static Rule> {
    RULES.get(usize::from(origin.checked_sub(FIRST_RULE)?))
}

/// Both hold; known also where one of them is known not to.
fn and(first: Option<bool>, second: Option<bool>) -> Option<bool> {
    match (first, second) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}
