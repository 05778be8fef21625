//! In what does cicc treat some targets differently?

use crate::Known;
use crate::gates::{ConstructRow, FlagRow, Gates, number_refusal};
use alloc::{string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::profile::Comparison;
use smarch::{Target, Text, Verdict};

/// What differs between targets.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GatesDiff {
    /// The targets that are compared, in the order of the lists beside them.
    pub compared_targets: Vec<Target>,
    /// The flags that do not hold the same for all.
    pub flag_differences: Vec<FlagDifference>,
    /// The comparisons of the front end that hold for some only, as documented.
    pub front_end_differences: Vec<EffectDifference>,
    /// The constructs that cicc, run, does not treat alike.
    pub construct_differences: Vec<ConstructDifference>,
    /// The intrinsics that some of the targets lack.
    pub intrinsic_differences: Vec<IntrinsicDifference>,
}

/// A flag that does not hold the same for all.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FlagDifference {
    pub flag: Text,
    /// By target.
    pub flag_values: Vec<Known<u8>>,
    /// Whether it differs; unknown where a value is not known, and what is known does not decide.
    pub comparison: Comparison,
    /// The rule of the first target for which one stored.
    pub rule: Option<String>,
    pub meaning: Option<Text>,
    /// What stored it for that target, or for the first.
    #[serde(skip)]
    pub rule_text: String,
}

/// A documented effect that holds for some only.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EffectDifference {
    pub text: Text,
    /// The comparison, and where it is.
    pub comparison_text: String,
    /// The targets for which it holds.
    pub holding_targets: Vec<Target>,
}

/// What is refused or warned of for some only, or otherwise.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConstructDifference {
    pub text: String,
    /// By target.
    pub compiles_each: Vec<&'static str>,
    pub tool_prints: Vec<String>,
}

/// An intrinsic that some lack.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IntrinsicDifference {
    pub text: String,
    /// The targets for which it is refused.
    pub refused_targets: Vec<Target>,
    pub tool_prints: [Text; 1],
}

impl FlagRow {
    /// "CLI parser", where the command line gave it; the stage whose rule stored it; "-".
    pub fn stage_text(&self) -> &str {
        match (self.stage, self.guard) {
            (Some(stage), _) => stage.as_str(),
            (None, Some(_)) => "CLI parser",
            (None, None) => "-",
        }
    }

    /// What stored it, or that nothing did.
    pub fn rule_text(&self) -> String {
        match (&self.rule, self.guard) {
            (Some(rule), _) => rule.clone(),
            (None, Some(guard)) => alloc::format!("kept: {guard} is set"),
            (None, None) => "stored by no rule".into(),
        }
    }

    /// Whether a stage of the configurators, or the command line, stored it.
    fn is_stored(&self) -> bool {
        self.stage_text() != "-"
    }
}

/// The answer about a construct, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConstructLine {
    pub subject: String,
    /// yes; later: later architectures take it; otherwise: other settings do; nowhere.
    pub compiles: &'static str,
    /// The settings with which it compiles.
    pub with: String,
    pub prints: Vec<String>,
}

fn word_of(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Yes => "yes",
        Verdict::NoCiccArchitecture => "later",
        Verdict::NoCiccFrontEnd => "otherwise",
        _ => "nowhere",
    }
}

impl From<&ConstructRow> for ConstructLine {
    fn from(row: &ConstructRow) -> Self {
        let with: Vec<String> = row.compiles_with.iter().map(ToString::to_string).collect();
        Self {
            subject: row.text.to_string(),
            compiles: word_of(row.verdict),
            with: if with.is_empty() { "-".into() } else { with.join(", ") },
            prints: row.tool_prints.clone(),
        }
    }
}

impl Gates {
    /// The lines about the constructs. Constructs that cicc compiles without a message have none; if cicc refuses the --gnu_version, one
    /// line is about all of them.
    pub fn construct_lines(&self) -> Vec<ConstructLine> {
        let Known::Is(rows) = &self.constructs else {
            return Vec::new();
        };
        if !self.has_number {
            let verdict = Verdict::NoCiccGnuVersion;
            return alloc::vec![ConstructLine {
                subject: "all".into(),
                compiles: word_of(verdict),
                with: "-".into(),
                prints: alloc::vec![number_refusal(self.inputs.gnu_version)],
            }];
        }
        rows.iter().map(ConstructLine::from).collect()
    }
}

/// What is said of each subject, by target; subjects in the order in which they are met, without those that are the same for all.
fn differing<T: Clone, K: PartialEq>(
    all: &[Vec<T>],
    key: impl Fn(&T) -> K,
    same: impl Fn(&T, &T) -> bool,
) -> Vec<Vec<Option<T>>> {
    let mut subjects: Vec<Vec<Option<T>>> = Vec::new();
    for (position, rows) in all.iter().enumerate() {
        for row in rows {
            let known = subjects.iter().position(|it| it.iter().flatten().any(|other| key(other) == key(row)));
            let at = known.unwrap_or_else(|| {
                subjects.push(alloc::vec![None; all.len()]);
                subjects.len() - 1
            });
            if let Some(cell) = subjects.get_mut(at).and_then(|subject| subject.get_mut(position)) {
                *cell = Some(row.clone());
            }
        }
    }
    subjects.retain(|subject| {
        let Some((first, others)) = subject.split_first() else {
            return false;
        };
        let is_same = |other: &Option<T>| match (first, other) {
            (Some(one), Some(other)) => same(one, other),
            (one, other) => one.is_none() && other.is_none(),
        };
        !others.iter().all(is_same)
    });
    subjects
}

fn flag_difference(rows: &[Option<FlagRow>]) -> Option<FlagDifference> {
    let rows: Vec<&FlagRow> = rows.iter().flatten().collect();
    let first = *rows.first()?;
    let stored = rows.iter().find(|row| row.is_stored()).unwrap_or(&first);
    Some(FlagDifference {
        flag: first.flag,
        flag_values: rows.iter().map(|row| row.flag_value).collect(),
        comparison: match [0, 1].map(|value| rows.iter().any(|row| row.flag_value == Known::Is(value))) {
            [true, true] => Comparison::Differs,
            _ => Comparison::Unknown,
        },
        rule: stored.is_stored().then(|| stored.rule_text()),
        meaning: stored.meaning,
        rule_text: stored.rule_text(),
    })
}

/// In what do the targets differ?
pub fn diff(all: &[Gates]) -> GatesDiff {
    let targets: Vec<Target> = all.iter().map(|gates| gates.target).collect();
    fn rows<T>(all: &[Gates], of: impl Fn(&Gates) -> Vec<T>) -> Vec<Vec<T>> {
        all.iter().map(of).collect()
    }
    fn having<T>(targets: &[Target], row: &[Option<T>]) -> Vec<Target> {
        let with = targets.iter().zip(row).filter(|(_, row)| row.is_some());
        with.map(|(target, _)| *target).collect()
    }
    let flags =
        differing(&rows(all, |it| it.flags.clone()), |it| it.flag, |one, other| one.flag_value == other.flag_value);
    let key = |it: &crate::gates::EffectRow| (it.text, it.comparison.clone());
    let effects = differing(&rows(all, |it| it.front_end.clone()), key, |_, _| true);
    let key = |it: &ConstructLine| it.subject.clone();
    let constructs = differing(&rows(all, Gates::construct_lines), key, ConstructLine::eq);
    let key = |it: &crate::gates::IntrinsicRow| it.text.clone();
    let intrinsics =
        differing(&rows(all, |it| it.intrinsics.clone()), key, |one, other| one.tool_prints == other.tool_prints);
    GatesDiff {
        flag_differences: flags.iter().filter_map(|row| flag_difference(row)).collect(),
        front_end_differences: effects
            .iter()
            .filter_map(|row| {
                let first = row.iter().flatten().next()?;
                Some(EffectDifference {
                    text: first.text,
                    comparison_text: first.comparison.clone(),
                    holding_targets: having(&targets, row),
                })
            })
            .collect(),
        construct_differences: constructs
            .iter()
            .filter_map(|row| {
                let first = row.iter().flatten().next()?;
                // A construct of which nothing is said compiles.
                let word = |line: &Option<ConstructLine>| line.as_ref().map_or("yes", |line| line.compiles);
                Some(ConstructDifference {
                    text: first.subject.clone(),
                    compiles_each: row.iter().map(word).collect(),
                    tool_prints: first.prints.clone(),
                })
            })
            .collect(),
        intrinsic_differences: intrinsics
            .iter()
            .filter_map(|row| {
                let first = row.iter().flatten().next()?;
                Some(IntrinsicDifference {
                    text: first.text.clone(),
                    refused_targets: having(&targets, row),
                    tool_prints: first.tool_prints,
                })
            })
            .collect(),
        compared_targets: targets,
    }
}

#[cfg(test)]
mod tests {
    use super::diff;
    use crate::gates::{Question, answer};
    use alloc::vec::Vec;
    use smarch::cicc::constructs::Standard;
    use smarch::documented::cicc::configurator::Inputs;
    use smarch::profile::Comparison;
    use smarch::{Target, Toolkit};

    #[test]
    fn what_is_not_known_is_not_said_to_differ() {
        let question = Question {
            toolkit: Toolkit::V13_0,
            number: None,
            standard: Standard::Cxx17,
            is_virtual: false,
            inputs: Inputs::default(),
        };
        let of = |targets: [Target; 2]| {
            let found = diff(&targets.map(|target| answer(&question, target)));
            found.flag_differences.iter().map(|row| (row.flag.as_str(), row.comparison)).collect::<Vec<_>>()
        };
        assert_eq!(of([Target::Sm100, Target::Sm110]), [("dword_4D041AC", Comparison::Unknown)]);
        assert_eq!(of([Target::Sm75, Target::Sm80]), [("unk_4D041B8", Comparison::Differs)]);
        assert_eq!(of([Target::Sm110, Target::Sm120]), [("unk_4D047BC", Comparison::Differs)]);
    }
}
