//! An interpreter of the transcribed tables of cicc's flags.

use crate::reading::{Row, number};
use crate::seed;
use smarch::cicc::constructs::Standard;
use smarch::documented::cicc::configurator::*;

/// What a cell of the guarded table says is stored, `None` for nothing.
pub enum Cell {
    Constant(bool),
    When(Bound, bool),
    Is(Bound),
    RealVariant(Bound),
    Both(Bound),
    Virtual(bool),
    Open(OpenCondition),
}

/// `SM > 30399`, `SM <= 40000`.
pub struct Bound {
    above: bool,
    number: u32,
}

impl Bound {
    /// The comparison in a text.
    fn read(text: &str) -> Self {
        let rest = text.split("SM ").nth(1).unwrap_or_else(|| panic!("{text}"));
        let mut words = rest.split([' ', ',', ')']);
        let above = match words.next() {
            Some(">") => true,
            Some("<=") => false,
            other => panic!("{other:?} in {text}"),
        };
        Self {
            above,
            number: number(words.next().unwrap()) as u32,
        }
    }

    fn holds(&self, number: u32) -> bool {
        (number > self.number) == self.above
    }
}

/// The tables as read.
pub struct Tables {
    constants: Vec<(Flag, bool)>,
    at_most: Vec<(Flag, Bound)>,
    pub guarded: Vec<(Guard, Flag, Cell)>,
    above: Vec<(Flag, u32)>,
    effective: Vec<(Flag, u32)>,
    language: Vec<(Flag, Standard)>,
    checked: Flag,
    variant: Flag,
    both: Flag,
}

fn flag(row: &Row) -> Flag {
    Flag::by_name(row.get("flag").as_bytes()).unwrap()
}

fn named(name: &str) -> Flag {
    Flag::by_name(name.as_bytes()).unwrap()
}

fn cell(text: &str) -> Cell {
    match text {
        "Complex Maxwell+ gate" => Cell::Open(OpenCondition::MaxwellGate),
        "sm_35+ feature gate" => Cell::Open(OpenCondition::Sm35Gate),
        "CUDA C++ feature gate" => Cell::Open(OpenCondition::CudaCxxGate),
        "= 0 (when virtual arch flag set)" => Cell::Virtual(false),
        "= 0" | "= 1" => Cell::Constant(text == "= 1"),
        _ if text.starts_with("= (dword_4F077BC && !dword_4F077B4 && ") => Cell::RealVariant(Bound::read(text)),
        _ if text.starts_with("= (dword_4D048B8 && dword_4D048B4 && ") => Cell::Both(Bound::read(text)),
        _ if text.starts_with("= (SM ") => Cell::Is(Bound::read(text)),
        _ if text.starts_with("= 1 (") || text.starts_with("= 0 (") => {
            Cell::When(Bound::read(text), text.starts_with("= 1"))
        }
        _ => panic!("{text}"),
    }
}

impl Tables {
    pub fn read() -> Self {
        let above = |table: &str, column: &str| -> Vec<(Flag, u32)> {
            let bound = |row: &Row| number(row.get(column).trim_start_matches("> ").split(' ').next().unwrap()) as u32;
            seed(table).iter().map(|row| (flag(row), bound(row))).collect()
        };
        let notes = seed("002_path_notes");
        let master = notes
            .iter()
            .find(|row| row.get("fact") == "unk_4D0428C master")
            .unwrap();
        let master = number(master.get("value").split(' ').nth(1).unwrap()) as u32;
        let escalation = seed("002_flags_escalation");
        let language = |row: &Row| {
            let meaning = row.get("identified_meaning");
            let standard = match meaning.split("also set by ").nth(1)?.trim_end_matches(')') {
                "C++17 language block" => Standard::Cxx17,
                "C++20 language block" => Standard::Cxx20,
                _ => return None,
            };
            Some((flag(row), standard))
        };
        let checked = escalation
            .iter()
            .find(|row| row.get("identified_meaning").contains("C++ version check"))
            .unwrap();
        let guard = |row: &Row| Guard::by_name(row.get("guard").as_bytes()).unwrap();
        Self {
            constants: seed("002_flags_unconditional")
                .iter()
                .map(|row| (flag(row), row.get("value") == "1"))
                .chain([(named("unk_4D04780"), true)])
                .collect(),
            at_most: seed("002_flags_sm_dependent")
                .iter()
                .map(|row| (flag(row), Bound::read(row.get("condition"))))
                .collect(),
            guarded: seed("002_flags_guarded")
                .iter()
                .map(|row| (guard(row), flag(row), cell(row.get("default_value"))))
                .collect(),
            above: [
                above("002_flags_escalation", "threshold"),
                above("002_tertiary_cascade_flags", "threshold"),
                above("002_secondary_flags", "threshold"),
                vec![(named("unk_4D0428C"), master)],
            ]
            .concat(),
            effective: above("002_virtual_path_flags", "effective_sm_above"),
            language: escalation.iter().filter_map(language).collect(),
            checked: flag(checked),
            variant: named("unk_4D043C4"),
            both: named("dword_4D048B8"),
        }
    }

    /// What every flag holds in the end, by code; flags that are unknown are `None`. The lowest rank stores first, the
    /// highest last (erratum E48g), whatever the order in which the functions are called.
    fn evaluate(&self, inputs: &Inputs) -> [Option<bool>; Flag::ALL.len() + 1] {
        let mut values = [None; Flag::ALL.len() + 1];
        for &flag in Flag::ALL {
            values[flag as usize] = (!inputs.before_unknown.contains(flag)).then(|| inputs.before.contains(flag));
        }
        // What is cleared under a condition, and stored by nothing else, was not always 0.
        for (guard, flag, cell) in &self.guarded {
            let is_cleared = matches!(cell, Cell::When(_, false) | Cell::Virtual(false));
            let held = &mut values[*flag as usize];
            if is_cleared && !inputs.overridden.contains(*guard) && *held == Some(false) {
                *held = None;
            }
        }
        let kept = |flag: Flag| {
            let guard = self.guarded.iter().find(|(_, guarded, _)| *guarded == flag);
            guard.is_some_and(|(guard, ..)| inputs.overridden.contains(*guard))
        };
        for (flag, _) in self
            .effective
            .iter()
            .filter(|(_, bound)| inputs.effective.is_some_and(|sm| sm > *bound))
        {
            values[*flag as usize] = Some(true);
        }
        for (_, flag, cell) in self.guarded.iter().filter(|(_, flag, _)| !kept(*flag)) {
            if let Cell::Virtual(value) = cell
                && inputs.effective.is_some()
            {
                values[*flag as usize] = Some(*value);
            }
        }
        for (flag, first) in &self.language {
            let held = &mut values[*flag as usize];
            match inputs.standard {
                Some(standard) if standard >= *first => *held = Some(true),
                None if *held == Some(false) => *held = None,
                _ => {}
            }
        }
        for flag in inputs.optimization.flags.iter().filter(|&flag| !kept(flag)) {
            values[flag as usize] = Some(inputs.optimization.values.contains(flag));
        }
        for (flag, value) in &self.constants {
            values[*flag as usize] = Some(*value);
        }
        for (flag, _) in self.at_most.iter().filter(|(_, bound)| bound.holds(inputs.number)) {
            values[*flag as usize] = Some(true);
        }
        for (guard, flag, cell) in &self.guarded {
            if inputs.overridden.contains(*guard) {
                continue;
            }
            let stored = match cell {
                Cell::Constant(value) => Some(*value),
                Cell::Is(bound) => Some(bound.holds(inputs.number)),
                Cell::RealVariant(bound) => {
                    Some(inputs.variant && inputs.effective.is_none() && bound.holds(inputs.number))
                }
                Cell::Open(OpenCondition::CudaCxxGate) if inputs.cuda == Some(false) => {
                    inputs.open.get(OpenCondition::CudaCxxGate).or(Some(false))
                }
                Cell::Open(condition) => inputs.open.get(*condition),
                Cell::When(bound, value) if bound.holds(inputs.number) => Some(*value),
                Cell::When(..) | Cell::Virtual(_) => continue,
                Cell::Both(bound) => {
                    let conditions = [
                        values[self.both as usize],
                        inputs.open.get(OpenCondition::Unnamed),
                        Some(bound.holds(inputs.number)),
                    ];
                    match conditions {
                        _ if conditions.contains(&Some(false)) => Some(false),
                        _ if conditions.contains(&None) => None,
                        _ => Some(true),
                    }
                }
            };
            values[*flag as usize] = stored;
        }
        for (flag, _) in self.above.iter().filter(|(_, bound)| inputs.number > *bound) {
            let check = inputs.open.get(OpenCondition::CxxCheck);
            let held = &mut values[*flag as usize];
            match (*flag == self.checked, check) {
                (false, _) | (true, Some(true)) => *held = Some(true),
                (true, None) if *held != Some(true) => *held = None,
                (true, _) => {}
            }
        }
        if inputs.variant && inputs.number > 69_999 {
            values[self.variant as usize] = Some(true);
        }
        values
    }

    pub fn compare(&self, inputs: &Inputs) {
        let configured = configure(inputs);
        let expected = self.evaluate(inputs);
        for &flag in Flag::ALL {
            assert_eq!(configured.value(flag), expected[flag as usize], "{flag} of {inputs:?}");
        }
    }
}
