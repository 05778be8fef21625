//! Which flags cicc's configurators set, what its front end refuses, which intrinsics are not there yet?

use crate::Known;
use crate::documented::address_text;
use alloc::{format, string::String, string::ToString, vec, vec::Vec};
use serde::Serialize;
use smarch::cicc::constructs::{
    CASES, CONSTRUCTS, Construct, FrontEnd, GNU_VERSION_MAX, GNU_VERSION_MIN, Gate, Standard, gate,
};
use smarch::documented::cicc::configurator::{
    Configuration, FLAGS, FlagInfo, Guard, Inputs, Origin, OriginKind, Stage, configure,
};
use smarch::documented::cicc::encode_sm;
use smarch::documented::cicc::front_end::{GATE_LOCATIONS, GateEffect};
use smarch::documented::cicc::intrinsics::{
    CONVERGENT_BRANCHES, HOPPER_INTRINSICS, HOPPER_MESSAGE, convergent_refusal, is_before_hopper,
};
use smarch::targets::Suffix;
use smarch::{Answer, Target, Text, Tool, Toolkit, Verdict};

/// The settings with which cicc is asked. Those inputs of the configurators that follow from the target are filled in here.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    pub toolkit: Toolkit,
    /// What qword_4F077A8 holds, and what --gnu_version is given; without it the target's number and the usual GCC.
    pub number: Option<u32>,
    pub standard: Standard,
    /// Whether a virtual architecture is compiled for.
    pub is_virtual: bool,
    /// CUDA mode, open conditions, flags that the command line gives.
    pub inputs: Inputs,
}

view! {
    /// A flag, and who stored what it holds.
    FlagRow of it: (&'static FlagInfo, &Configuration) {
        /// The name of a flag.
        flag: Text = it.0.name,
        /// Unknown: it depends on a condition that no document states.
        flag_value: Known<u8> = it.1.value(it.0.flag).map(u8::from).into(),
        /// Who stored the flag.
        origin: OriginKind = it.1.setting(it.0.flag).origin.kind(),
        /// The stage of the rule. Null: no rule stored it.
        stage: Option<Text> = rule_of(&it).and_then(|rule| rule.stage.get()).map(Stage::text),
        /// The byte that keeps what the command line gave. Null: none does.
        guard: Option<Text> = match it.1.setting(it.0.flag).origin {
            Origin::CommandLine => it.0.guard.get().map(Guard::text),
            _ => None,
        },
        /// "= 1 when number > 79999".
        rule: Option<String> = rule_of(&it).map(|rule| {
            let text = rule.to_string();
            text.split_once(' ').map_or_else(String::new, |(_, assignment)| assignment.into())
        }),
        meaning: Option<Text> = rule_of(&it).and_then(|rule| it.0.meaning.or(rule.note)),
    }
}

fn rule_of(it: &(&'static FlagInfo, &Configuration)) -> Option<&'static smarch::documented::cicc::configurator::Rule> {
    match it.1.setting(it.0.flag).origin {
        Origin::Rule(rule) => Some(rule),
        _ => None,
    }
}

/// A documented effect that holds for the target.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EffectRow {
    pub gate_effect: GateEffect,
    pub text: Text,
    pub lowest_sm: u32,
    pub highest_sm: u32,
    pub address: u32,
    pub address_text: String,
    pub line: Known<u32>,
    /// "<= 89 in sub_6E1390, line 12".
    #[serde(skip)]
    pub comparison: String,
}

/// A construct that is refused or warned of.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConstructRow {
    pub construct: Construct,
    pub text: Text,
    pub verdict: Verdict,
    pub tool_prints: Vec<String>,
    /// The settings under which the construct compiles for the target. Empty if it compiles as asked, under no settings, or only on a later
    /// architecture.
    pub compiles_with: Vec<Setting>,
}

/// Settings under which a construct compiles.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Setting {
    /// The first C++ standard: c++11.
    pub first_standard: Text,
    /// The last C++ standard.
    pub last_standard: Text,
    /// The lowest number given to --gnu_version.
    pub gnu_version_first: u32,
    /// The highest number given to --gnu_version.
    pub gnu_version_last: u32,
}

/// An intrinsic that the target does not have.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IntrinsicRow {
    pub name: Text,
    pub builtins: Vec<u32>,
    pub tool_prints: [Text; 1],
    /// Its name, or its number and what it is.
    #[serde(skip)]
    pub text: String,
}

/// What the answers are for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Asked {
    /// The number that cicc keeps under this name.
    #[serde(rename = "qword_4F077A8")]
    pub number: u32,
    /// Null: no virtual architecture is compiled for.
    pub effective: Option<u32>,
    /// The number that cicc keeps under this name.
    #[serde(rename = "unk_4D045E8")]
    pub sm: u32,
    /// What --gnu_version is given, the version of GCC: 130300.
    pub gnu_version: u32,
    /// The C++ standard: c++17.
    pub standard: Text,
}

/// What cicc does for a target.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Gates {
    pub target: Target,
    pub errata_ids: Vec<&'static str>,
    pub accepted_by_cicc: Known<bool>,
    /// What the configurators and the constructs are given.
    pub inputs: Asked,
    /// cicc's flags.
    pub flags: Vec<FlagRow>,
    pub front_end: Vec<EffectRow>,
    /// What cicc, run, refuses or warns of. Unknown: cicc of the release was not run.
    pub constructs: Known<Vec<ConstructRow>>,
    /// Intrinsics that the target does not have yet.
    pub intrinsics: Vec<IntrinsicRow>,
    /// Whether cicc takes --gnu_version, without which it compiles nothing.
    #[serde(skip)]
    pub has_number: bool,
}

/// What does cicc do for a target?
pub fn answer(question: &Question, target: Target) -> Gates {
    let (sm, own) = (target.number(), encode_sm(target));
    let inputs = Inputs {
        number: question.number.unwrap_or(own),
        effective: question.inputs.effective.or(question.is_virtual.then_some(own)),
        variant: target.suffix() != Suffix::Base,
        standard: Some(question.standard),
        ..question.inputs
    };
    let front_end = FrontEnd {
        gnu_version: question.number.unwrap_or(FrontEnd::default().gnu_version),
        standard: question.standard,
    };
    let configuration = configure(&inputs);
    let toolkit = question.toolkit;
    let gates = CONSTRUCTS.iter().map(|it| (it.construct, gate(toolkit, target, it.construct, &front_end)));
    let run = gate(toolkit, target, Construct::VaOpt, &FrontEnd::default()).verdict;
    let has_number = |(_, gate): &(Construct, Gate)| gate.verdict != Verdict::NoCiccGnuVersion;
    let rows = gates.clone().filter(|it| !it.1.diagnostics.is_empty() || !has_number(it));
    let accepted = Tool::Cicc.accepts_why(toolkit, target.into()).answer();
    Gates {
        target,
        // As run, not the target's number decides.
        errata_ids: question.number.is_none().then_some("E40").into_iter().collect(),
        accepted_by_cicc: match accepted {
            Answer::Unknown => Known::Unknown,
            accepted => Known::Is(accepted == Answer::Yes),
        },
        inputs: Asked {
            number: inputs.number,
            effective: inputs.effective,
            sm,
            gnu_version: front_end.gnu_version,
            standard: question.standard.text(),
        },
        flags: FLAGS.iter().map(|flag| (flag, &configuration).into()).collect(),
        front_end: effects(sm),
        has_number: gates.clone().all(|it| has_number(&it)),
        constructs: match run.answer() != Answer::Unknown {
            true => Known::Is(
                rows.map(|(construct, gate)| construct_row(toolkit, target, construct, &gate, front_end.gnu_version))
                    .collect(),
            ),
            false => Known::Unknown,
        },
        intrinsics: intrinsics(sm),
    }
}

fn effects(sm: u32) -> Vec<EffectRow> {
    let rows = GATE_LOCATIONS.iter().filter(|row| row.holds(sm)).map(|row| {
        let bound = match row.lowest {
            0 => format!("<= {}", row.highest),
            lowest => format!("{lowest} to {}", row.highest),
        };
        let line = row.line.get().map_or(String::new(), |line| format!(", line {line}"));
        EffectRow {
            gate_effect: row.effect,
            text: row.text,
            lowest_sm: row.lowest,
            highest_sm: row.highest,
            address: row.function,
            address_text: address_text(row.function),
            line: row.line.get().into(),
            comparison: format!("{bound} in sub_{:X}{line}", row.function),
        }
    });
    rows.collect()
}

/// What cicc prints of a number that it does not take.
///
/// Source: `evidence/cicc_host_number.tsv`, measured.
pub fn number_refusal(gnu_version: u32) -> String {
    format!("Command-line error: invalid GNU version number: {gnu_version}")
}

fn construct_row(
    toolkit: Toolkit,
    target: Target,
    construct: Construct,
    gate: &Gate,
    gnu_version: u32,
) -> ConstructRow {
    ConstructRow {
        construct,
        text: construct.text(),
        verdict: gate.verdict,
        tool_prints: match gate.verdict {
            Verdict::NoCiccGnuVersion => vec![number_refusal(gnu_version)],
            _ => gate.diagnostics.iter().map(|it| it.line().to_string()).collect(),
        },
        compiles_with: match gate.verdict {
            Verdict::NoCiccFrontEnd => settings(toolkit, target, construct),
            _ => Vec::new(),
        },
    }
}

/// The settings under which a construct compiles for a target.
fn settings(toolkit: Toolkit, target: Target, construct: Construct) -> Vec<Setting> {
    let cases = CASES.iter().filter(|case| case.construct == construct && case.is_of(toolkit));
    let compiling = cases.filter(|case| {
        let front_end = FrontEnd { gnu_version: case.gnu_first, standard: case.first_standard };
        smarch::cicc::constructs::gate(toolkit, target, construct, &front_end).verdict.is_yes()
    });
    let settings = compiling.map(|case| Setting {
        first_standard: case.first_standard.text(),
        last_standard: case.last_standard.text(),
        gnu_version_first: case.gnu_first,
        gnu_version_last: case.gnu_last,
    });
    settings.collect()
}

/// "c++03 to c++17 from 80000".
impl core::fmt::Display for Setting {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}", self.first_standard)?;
        if self.last_standard != self.first_standard {
            write!(f, " to {}", self.last_standard)?;
        }
        if self.gnu_version_first != GNU_VERSION_MIN {
            write!(f, " from {}", self.gnu_version_first)?;
        }
        if self.gnu_version_last != GNU_VERSION_MAX {
            write!(f, " up to {}", self.gnu_version_last)?;
        }
        Ok(())
    }
}

fn intrinsics(sm: u32) -> Vec<IntrinsicRow> {
    let branches = CONVERGENT_BRANCHES.iter().filter_map(|row| {
        let [first, _] = row.builtins;
        Some(IntrinsicRow {
            name: row.name,
            builtins: row.builtins.to_vec(),
            tool_prints: [convergent_refusal(first, sm)?],
            text: row.name.to_string(),
        })
    });
    let rows = HOPPER_INTRINSICS.iter().filter(|_| is_before_hopper(sm * 10));
    let hopper = rows.flat_map(|row| {
        (row.first..=row.last).map(|builtin| IntrinsicRow {
            name: row.description,
            builtins: vec![builtin],
            tool_prints: [HOPPER_MESSAGE],
            text: format!("builtin {builtin}, {}", row.description),
        })
    });
    branches.chain(hopper).collect()
}
