//! The text of the two documents about cicc, read by a reader of these tests alone: a second way to every answer beside the
//! transcribed tables. Texts: `tests/data/documents`.

use crate::reading::{address, mentions, number, paraphrases, squeezed, target, targets};
use crate::text::{line, table, text};
use smarch::cicc::atomics::{DOCUMENTED_CACHE_HINTS, DOCUMENTED_OPERATIONS, Scope, ValueKind};
use smarch::cicc::constructs::Standard;
use smarch::documented::cicc::address_space::{self, Access, AddressSpace, cast};
use smarch::documented::cicc::codegen::*;
use smarch::documented::cicc::configurator::*;
use smarch::documented::cicc::data_layout::{LAYOUT_CHECK, LayoutError};
use smarch::documented::cicc::evidence::*;
use smarch::documented::cicc::flags::*;
use smarch::documented::cicc::front_end::{GATE_LOCATIONS, PRE_HOPPER, effects};
use smarch::documented::cicc::intrinsics::*;
use smarch::documented::cicc::ptx::{PTX_RANGES, documented_ptx};
use smarch::documented::cicc::sm_features::*;
use smarch::documented::cicc::triple::{Mode, PATTERNS, matching};
use smarch::documented::cicc::verifier::*;
use smarch::documented::cicc::*;
use smarch::documented::symbols::{Binary, Symbol};
use smarch::{Answer, NameKind, Target, Version};
use std::collections::{BTreeMap, BTreeSet};

/// The text from the line on that begins so.
fn from<'a>(text: &'a str, begin: &str) -> &'a str {
    let at = text
        .match_indices(begin)
        .find(|(at, _)| *at == 0 || text.as_bytes()[at - 1] == b'\n');
    &text[at.unwrap_or_else(|| panic!("no line {begin}")).0..]
}

/// What stands between two texts that occur.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("no {before}"));
    rest.split_once(after)
        .unwrap_or_else(|| panic!("no {after} after {before}"))
        .0
}

/// The flags at the beginning of a cell: "unk_4D04220, unk_4D044D0", "unk_4D043CC (duplicates sub_60E7C0)".
fn flags_in(cell: &str) -> Vec<Flag> {
    let names = cell.split(" (").next().unwrap().split(", ");
    names.map(flag).collect()
}

fn flag(name: &str) -> Flag {
    Flag::by_name(name.as_bytes()).unwrap_or_else(|| panic!("no flag {name}"))
}

/// The number at the end of "SM > 59999", before anything else.
fn bound(text: &str) -> u32 {
    let digits = text.split(['>', '=']).nth(1).unwrap_or(text).trim_start();
    let digits: String = digits.chars().take_while(char::is_ascii_digit).collect();
    number(&digits) as u32
}

/// A store of the configurators as the text has it.
enum Store {
    Constant(bool),
    /// 1 where the number is above, or not above.
    When {
        above: bool,
        bound: u32,
        value: bool,
    },
    /// Whether it is above, or not above.
    Is {
        above: bool,
        bound: u32,
    },
    /// A real architecture's variant, not above.
    Variant(u32),
    /// Two flags, one of which is in no table, and above.
    Both(u32),
    Virtual(bool),
    Open(OpenCondition),
    /// 1 where the number is above and something else holds.
    AboveWith(u32, OpenCondition),
    VariantAbove(u32),
    EffectiveAbove(u32),
}

struct Stated {
    flag: Flag,
    guard: Option<Guard>,
    store: Store,
}

/// The stores that the text states, in its order.
fn stores(text: &str) -> Vec<Stated> {
    let mut all = Vec::new();
    let mut state = |flag, guard, store| all.push(Stated { flag, guard, store });
    for row in table(from(text, "sub_60DFC0 SM-Gated Flags"), "| Threshold | Flag |") {
        state(
            flag(&row[1]),
            None,
            Store::When {
                above: true,
                bound: bound(&row[0]),
                value: true,
            },
        );
    }
    for row in table(text, "| Flag | Value | Notes |") {
        state(flag(&row[0]), None, Store::Constant(row[1] == "1"));
    }
    for row in table(text, "| Flag | Condition | Value | Notes |") {
        assert!(row[1].starts_with("SM <= "));
        state(
            flag(&row[0]),
            None,
            Store::When {
                above: false,
                bound: bound(&row[1]),
                value: row[2] == "1",
            },
        );
    }
    for row in table(text, "| Guard | Flag | Default Value (guard=0) |") {
        let cell = row[2].as_str();
        let above = cell.contains("SM > ");
        let sm = || bound(cell.split_once("SM ").unwrap().1);
        let store = match cell {
            "= 0" | "= 1" => Store::Constant(cell == "= 1"),
            "= 0 (when virtual arch flag set)" => Store::Virtual(false),
            _ if cell.starts_with("= (dword_4F077BC && !dword_4F077B4 && SM <=") => Store::Variant(sm()),
            _ if cell.starts_with("= (dword_4D048B8 && dword_4D048B4 && SM >") => Store::Both(sm()),
            _ if cell.starts_with("= (SM ") => Store::Is { above, bound: sm() },
            _ if cell.contains("SM ") => Store::When {
                above,
                bound: sm(),
                value: cell.starts_with("= 1"),
            },
            _ if cell.contains("Maxwell+") => Store::Open(OpenCondition::MaxwellGate),
            _ if cell.contains("sm_35+") => Store::Open(OpenCondition::Sm35Gate),
            _ if cell.contains("CUDA C++") => Store::Open(OpenCondition::CudaCxxGate),
            _ => panic!("{cell}"),
        };
        state(flag(&row[1]), Guard::by_name(row[0].as_bytes()), store);
    }
    for tier in text.lines().filter(|line| line.starts_with("SM > ")) {
        for row in table(from(text, tier), "| Flag | Identified Meaning |") {
            let store = if row[1] == "(with additional C++ version check)" {
                Store::AboveWith(bound(tier), OpenCondition::CxxCheck)
            } else {
                Store::When {
                    above: true,
                    bound: bound(tier),
                    value: true,
                }
            };
            state(flag(&row[0]), None, store);
        }
    }
    // "Note: unk_4D0428C is set at > 69999 (sm_70+) by the cascade but at > 119999 (sm_120+) by sub_60E7C0."
    let note = line(text, "Note: unk_4D0428C is set at ");
    let late = between(note, "but at > ", " (sm_120+) by sub_60E7C0");
    state(
        flag("unk_4D0428C"),
        None,
        Store::When {
            above: true,
            bound: number(late) as u32,
            value: true,
        },
    );
    for row in table(text, "| Threshold | Hex | Flags Set |") {
        assert_eq!(u64::from(bound(&row[0])), number(&row[1].to_lowercase()), "{row:?}");
        for flag in flags_in(&row[2]) {
            state(
                flag,
                None,
                Store::When {
                    above: true,
                    bound: bound(&row[0]),
                    value: true,
                },
            );
        }
    }
    for row in table(text, "| Effective SM > | Flags Set |") {
        for flag in flags_in(&row[1]) {
            state(flag, None, Store::EffectiveAbove(number(&row[0]) as u32));
        }
    }
    // "dword_4F077BC(SM variant flag, thea/fsuffix) is set and sm_70+ is active,unk_4D043C4is enabled."
    let variant = between(text, "is set and sm_70+ is active,", "is enabled");
    let volta = line(text, "Volta (sm_70+) — Threshold qword_4F077A8 > ");
    state(flag(variant), None, Store::VariantAbove(bound(volta)));
    let always = table(text, "| Flag | Set At | Consumer | Meaning |");
    for row in always.iter().filter(|row| row[1] == "always") {
        state(flag(&row[0]), None, Store::Constant(true));
    }
    all
}

type Values = [Option<bool>; FLAG_COUNT + 1];

/// What every flag holds in the end, by code.
fn evaluate(stores: &[Stated], inputs: &Inputs) -> Values {
    let mut values: Values = [None; FLAG_COUNT + 1];
    for &flag in Flag::ALL {
        values[flag.code() as usize] = Some(inputs.before.contains(flag));
    }
    // What is cleared under a condition, and stored by nothing else, was not always 0.
    for Stated { flag, guard, store } in stores {
        let is_cleared = matches!(store, Store::When { value: false, .. } | Store::Virtual(false));
        let is_kept = guard.is_some_and(|guard| inputs.overridden.contains(guard));
        if is_cleared && !is_kept && !inputs.before.contains(*flag) {
            values[flag.code() as usize] = None;
        }
    }
    // The virtual path runs last and has the lowest rank: it is as if it stored first (erratum E48g).
    let of_virtual = |stated: &&Stated| matches!(stated.store, Store::Virtual(_) | Store::EffectiveAbove(_));
    let lowest = stores.iter().filter(of_virtual);
    let others = stores.iter().filter(|stated| !of_virtual(stated));
    for Stated { flag, guard, store } in lowest.chain(others) {
        if guard.is_some_and(|guard| inputs.overridden.contains(guard)) {
            continue;
        }
        let exceeds = |bound: u32| inputs.number > bound;
        let held = values[flag.code() as usize];
        let both = values[Flag::Dword4D048B8.code() as usize];
        let stored = match *store {
            Store::Constant(value) => Some(value),
            Store::When { above, bound, value } if exceeds(bound) == above => Some(value),
            Store::Is { above, bound } => Some(exceeds(bound) == above),
            Store::Variant(bound) => Some(inputs.variant && inputs.effective.is_none() && !exceeds(bound)),
            Store::Virtual(value) if inputs.effective.is_some() => Some(value),
            Store::Open(condition) => inputs.open.get(condition),
            Store::VariantAbove(bound) if inputs.variant && exceeds(bound) => Some(true),
            Store::EffectiveAbove(bound) if inputs.effective.is_some_and(|sm| sm > bound) => Some(true),
            Store::AboveWith(bound, condition) if exceeds(bound) => match inputs.open.get(condition) {
                Some(true) => Some(true),
                Some(false) => held,
                None => held.filter(|&held| held),
            },
            Store::Both(bound) => match (both, inputs.open.get(OpenCondition::Unnamed), exceeds(bound)) {
                (Some(false), ..) | (_, Some(false), _) | (.., false) => Some(false),
                (Some(true), Some(true), true) => Some(true),
                _ => None,
            },
            Store::When { .. }
            | Store::Virtual(_)
            | Store::AboveWith(..)
            | Store::VariantAbove(_)
            | Store::EffectiveAbove(_) => held,
        };
        values[flag.code() as usize] = stored;
    }
    values
}

/// The flags of the configurators at every bound of the text, below it and above, for real and virtual architectures, with
/// override bytes and without, whatever is known of what no document states.
#[test]
fn flags_of_cicc() {
    let text = text("002_cicc");
    let stores = stores(&text);
    assert_eq!(
        stores.iter().map(|stated| stated.flag).collect::<BTreeSet<_>>().len(),
        FLAG_COUNT
    );
    // The blocks of a language are in other tables: `tiers_of_cicc` and the interpreter of the transcribed ones read those.
    let stated = RULES.iter().filter(|rule| rule.part != Part::Language).count();
    assert_eq!(stores.len(), stated);
    let guards: BTreeSet<Guard> = stores.iter().filter_map(|stated| stated.guard).collect();
    assert_eq!(
        format!("{} override bytes", guards.len()),
        between(&text, "Total: ", " controlling")
    );
    // Every number of five or six digits in the text, and its neighbours.
    let numbers: BTreeSet<u32> = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|digits| matches!(digits.len(), 5 | 6))
        .map(|digits| number(digits) as u32)
        .flat_map(|bound| [bound - 1, bound, bound + 1])
        .chain([0, u32::MAX])
        .collect();
    assert!(numbers.len() > 60, "{}", numbers.len());
    let every = Flag::ALL.iter().fold(FlagSet::NONE, |mut set, &flag| {
        set.set(flag, true);
        set
    });
    let all_guards = guards.iter().fold(GuardSet::NONE, |set, &guard| set.with(guard));
    let some_guards = guards
        .iter()
        .step_by(2)
        .fold(GuardSet::NONE, |set, &guard| set.with(guard));
    let known = |holds| {
        OpenCondition::ALL
            .iter()
            .fold(OpenConditions::UNKNOWN, |open, &condition| open.with(condition, holds))
    };
    let mut compared = 0u32;
    for &number in &numbers {
        for effective in [None].into_iter().chain(numbers.iter().copied().map(Some)) {
            for (variant, overridden, before, open) in [
                (false, GuardSet::NONE, FlagSet::NONE, OpenConditions::UNKNOWN),
                (true, some_guards, every, OpenConditions::UNKNOWN),
                (true, GuardSet::NONE, FlagSet::NONE, known(true)),
                (false, all_guards, every, known(false)),
            ] {
                let inputs = Inputs {
                    number,
                    effective,
                    variant,
                    open,
                    overridden,
                    before,
                    standard: Some(Standard::Cxx14),
                    ..Inputs::default()
                };
                let configured = configure(&inputs);
                let expected = evaluate(&stores, &inputs);
                for &flag in Flag::ALL {
                    assert_eq!(
                        configured.value(flag),
                        expected[flag.code() as usize],
                        "{flag} of {inputs:?}"
                    );
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 500_000, "{compared}");
}

/// The meanings of the tiers' flags.
#[test]
fn tiers_of_cicc() {
    let text = text("002_cicc");
    for tier in text.lines().filter(|line| line.starts_with("SM > ")) {
        for row in table(from(&text, tier), "| Flag | Identified Meaning |") {
            let above = |rule: &&Rule| rule.condition_bound == bound(tier) && rule.part == Part::Escalation;
            let rule = RULES.iter().filter(above).find(|rule| rule.flag == flag(&row[0]));
            let note = rule.and_then(|rule| rule.note).unwrap();
            assert_eq!(
                row[1].trim_matches(['(', ')']),
                note.trim_matches(['(', ')']),
                "{row:?}"
            );
        }
    }
}

/// The net table, whose last column stands for four targets, and who sets each flag: without a block of a language.
#[test]
fn cumulative_profile_of_cicc() {
    let text = text("002_cicc");
    let rows = table(&text, "| Flag | sm_75 | sm_80 |");
    assert_eq!(rows.len(), 9);
    for row in &rows {
        for (cell, numbers) in row[1..4].iter().zip([75..=75, 80..=80, 86..=89]) {
            for sm in numbers {
                let inputs = Inputs {
                    number: encode_sm(target(&format!("sm_{sm}"))),
                    standard: Some(Standard::Cxx14),
                    ..Inputs::default()
                };
                let value = configure(&inputs).value(flag(&row[0]));
                assert_eq!(
                    value.map(u8::from).map(|value| value.to_string()).as_ref(),
                    Some(cell),
                    "{} {sm}",
                    row[0]
                );
            }
        }
        let (function, above) = row[4].split_once(" > ").unwrap();
        let sets = RULES.iter().any(|rule| {
            let stage = match rule.part {
                Part::Escalation => "sub_60E7C0",
                part => part.text().as_str(),
            };
            rule.flag == flag(&row[0]) && stage == function && matches!(rule.when(), When::Above(bound) | When::AboveIfGiven(bound, _) if bound.to_string() == above)
        });
        assert!(sets, "{row:?}");
    }
}

/// Stages in their order, priorities, encodings, defaults, architectures, and what there is not.
#[test]
fn versions_of_cicc() {
    let text = text("002_cicc");
    let rows = table(&text, "| Compute Capability | Internal Target |");
    assert_eq!(rows.len(), SUPPORTED.len());
    for (row, ours) in rows.iter().zip(SUPPORTED) {
        assert_eq!(row[0], ours.target.named(NameKind::Compute).to_string());
        assert_eq!(target(&row[1]), ours.target);
        assert_eq!(
            (number(&row[2]), number(&row[3])),
            (ours.cuda_arch.into(), ours.ptx_version.into())
        );
        assert_eq!(row[4], ours.generation.as_str());
    }
    let named = |list: &str| -> BTreeSet<u32> {
        let digits = list
            .split(|c: char| !c.is_ascii_digit())
            .filter(|digits| !digits.is_empty());
        digits.map(|digits| number(digits) as u32).collect()
    };
    let ours = |is: fn(&AbsentName) -> bool| -> BTreeSet<u32> {
        ABSENT
            .iter()
            .filter(|row| is(row))
            .map(|row| row.target.number())
            .collect()
    };
    assert_eq!(
        named(between(&text, "There is no ", ". The sm_73")),
        ours(|row| row.no_cli_entry)
    );
    assert_eq!(
        named(between(&text, "or compute_82. The ", " targets exist only")),
        ours(|row| row.internal_only)
    );

    let formula = between(&text, "EncodesSM_MAJOR * ", ".");
    let factors: Vec<u32> = formula
        .split(" + SM_MINOR * ")
        .map(|factor| number(factor) as u32)
        .collect();
    for &target in Target::ALL {
        let encoded = target.number() / 10 * factors[0] + target.number() % 10 * factors[1];
        assert_eq!(
            (encode_sm(target), decode_sm(encoded)),
            (encoded, Some(target.number())),
            "{target}"
        );
    }
    for (variable, files) in VERSION_VARIABLES.iter().zip(
        text.split("approximately ")
            .skip(1)
            .filter(|rest| rest.contains(" decompiled files")),
    ) {
        assert!(
            files.starts_with(&format!("{} decompiled files", variable.files)),
            "{}",
            variable.name
        );
    }
    for (bound, generation) in [("69999", "Volta"), ("79999", "Ampere"), ("89999", "Hopper")] {
        assert!(text.contains(&format!("{bound} for pre-{generation}")));
        let row = THRESHOLDS.iter().find(|row| row.bound.to_string() == bound).unwrap();
        assert!(row.above.starts_with(generation));
    }

    let order = between(&text, "Feature Configuration Call Order", "Override priority");
    let mut rest = order;
    for stage in Stage::ALL {
        // A later stage is named further on, with a dash behind it.
        let at = rest.match_indices(stage.text().as_str()).find(|(at, name)| {
            let behind = rest[at + name.len()..]
                .trim_start_matches(|c| c == ' ' || c == '(' || c == ')' || char::is_ascii_lowercase(&c) || c == '_');
            behind.starts_with('—')
        });
        let (at, _) = at.unwrap_or_else(|| panic!("{stage} in {rest}"));
        rest = &rest[at + 1..];
    }
    let priority = line(&text, "Override priority: ")
        .trim_start_matches("Override priority: ")
        .trim_end_matches('.');
    assert_eq!(
        priority.split(" > ").collect::<Vec<_>>(),
        Priority::ALL.iter().map(|it| it.text().as_str()).collect::<Vec<_>>()
    );

    let default = line(&text, "sm_75 is the baseline");
    for row in DEFAULTS {
        let quoted = if row.as_option {
            format!("in sub_{:X} as \"-arch=compute_75\"", row.function)
        } else {
            format!("sub_{:X}", row.function)
        };
        assert!(default.contains(&quoted) && default.contains("compute_75"), "{quoted}");
    }
    assert_eq!(default.matches("sub_").count(), DEFAULTS.len());
}

/// Every comparison of the raw number, at every number.
#[test]
fn gates_of_cicc() {
    let text = text("002_cicc");
    let mut expected = Vec::new();
    for row in table(&text, "| Gate | Locations | Effect |") {
        let (lowest, highest) = match row[0].split_once('–') {
            Some((lowest, highest)) => (number(lowest), number(highest)),
            None => (0, number(row[0].trim_start_matches("<= "))),
        };
        let mut function = 0;
        for place in row[1].split(", ") {
            // "sub_6BBC40 ln 805, 827": the second line is of the same function.
            let line = match place.split_once(" ln ") {
                Some((name, line)) => {
                    function = address(name);
                    Some(number(line))
                }
                None if place.starts_with("sub_") => {
                    function = address(place);
                    None
                }
                None => Some(number(place)),
            };
            expected.push((lowest, highest, function, line, row[2].clone()));
        }
    }
    let ours: Vec<_> = GATE_LOCATIONS
        .iter()
        .map(|row| {
            (
                row.lowest.into(),
                row.highest.into(),
                row.function,
                row.line.get().map(u64::from),
                row.text.to_string(),
            )
        })
        .collect();
    assert_eq!(ours, expected);
    for sm in 0..=130 {
        let printed: BTreeSet<String> = expected
            .iter()
            .filter(|row| row.0 <= sm && sm <= row.1)
            .map(|row| row.4.clone())
            .collect();
        let found: BTreeSet<String> = effects(sm as u32).map(|effect| effect.text().to_string()).collect();
        assert_eq!(found, printed, "{sm}");
    }

    let rows = table(&text, "| Location | Feature | Behavior at sm_89 and below |");
    assert_eq!(rows.len(), PRE_HOPPER.len());
    for (row, ours) in rows.iter().zip(PRE_HOPPER) {
        let functions: Vec<u32> = row[0].split(" / ").map(address).collect();
        assert_eq!(
            (&ours.functions[..], row[1].as_str()),
            (&functions[..], ours.feature.as_str())
        );
        mentions(&row[2], &ours.behavior);
    }
}

/// Builtins: Hopper's, branches, HMMA, by every number; and what atomics are given.
#[test]
fn intrinsics_of_cicc() {
    let text = text("002_cicc");
    let mut hopper = BTreeMap::new();
    for row in table(&text, "| Builtin ID | Description |") {
        let (hex, decimal) = row[0].trim_end_matches(')').split_once(" (").unwrap();
        let ends = |text: &str| -> Vec<u64> { text.split('–').map(|id| number(&id.to_lowercase())).collect() };
        assert_eq!(ends(hex), ends(decimal));
        let ends = ends(hex);
        for id in ends[0]..=ends[ends.len() - 1] {
            hopper.insert(id as u32, row[1].clone());
        }
    }
    assert_eq!(hopper.len(), 5);
    let first_last = between(&text, "Builtin IDs ", " registered in")
        .split('–')
        .map(number)
        .collect::<Vec<_>>();
    for builtin in 0..=9000 {
        assert_eq!(
            hopper_intrinsic(builtin).is_some(),
            hopper.contains_key(&builtin),
            "{builtin}"
        );
        assert_eq!(
            is_hmma(builtin),
            (first_last[0]..=first_last[1]).contains(&builtin.into()),
            "{builtin}"
        );
    }
    let highest = number(between(&text, "when the SM version field is non-zero and <= ", ":")) as u32;
    for version in 0..=1300 {
        assert_eq!(
            is_before_hopper(version),
            version != 0 && version <= highest,
            "{version}"
        );
    }
    assert_eq!(
        HOPPER_MESSAGE.as_str(),
        between(&text, "Multiple intrinsics emit \"", "\"")
    );
    assert_eq!(
        between(&text, "Three shape variants (", ")")
            .split(", ")
            .collect::<Vec<_>>(),
        HMMA_SHAPES.map(|shape| shape.as_str())
    );
    assert_eq!(
        between(&text, "(registered at", ")").split(',').collect::<Vec<_>>(),
        WMMA_PASS_CONSTRUCTORS.map(|name| name.as_str())
    );
    for branch in CONVERGENT_BRANCHES {
        let rest = from(&text, &format!("{}(", branch.name));
        let builtins: Vec<u32> = between(rest, "(builtin ", ")")
            .split('/')
            .map(|id| number(id) as u32)
            .collect();
        let lowest = number(between(rest, "requires sm_", "+")) as u32;
        assert_eq!(branch.message.as_str(), between(rest, "Error: \"", "\""));
        for sm in 0..=130 {
            for &builtin in &builtins {
                assert_eq!(
                    convergent_refusal(builtin, sm),
                    (sm < lowest).then_some(branch.message),
                    "{builtin} {sm}"
                );
            }
        }
        assert_eq!(branch.builtins.to_vec(), builtins);
    }

    let operations: Vec<_> = between(&text, "Operations: ", ". Type").split(", ").collect();
    assert_eq!(
        operations,
        DOCUMENTED_OPERATIONS
            .iter()
            .map(|operation| operation.mnemonic().as_str())
            .collect::<Vec<_>>()
    );
    let letters: Vec<_> = between(&text, "lookup table: ", ".")
        .split(", ")
        .map(|kind| &kind[..1])
        .collect();
    assert_eq!(letters, ["b", "u", "s", "f"]);
    assert_eq!(
        letters,
        ValueKind::ALL
            .iter()
            .map(|kind| kind.text().as_str())
            .collect::<Vec<_>>()
    );
    let hints = between(&text, "Supported operations:", "floating-point");
    let hints: Vec<_> = hints.split(|c: char| !c.is_ascii_lowercase()).collect();
    let ours: BTreeSet<_> = DOCUMENTED_CACHE_HINTS
        .iter()
        .map(|operation| operation.mnemonic().trim_start_matches("atom.").to_string())
        .collect();
    assert!(
        hints
            .iter()
            .filter(|word| !word.is_empty())
            .all(|word| ours.contains(*word)),
        "{hints:?}"
    );
    assert!(ours.iter().all(|word| hints.contains(&word.as_str())), "{ours:?}");
    // "cta (scope 0–1), gpu (scope 3), sys (scope 4). Cluster scope (scope 2) is only available at sm_90+; on sm_70–89, scope 2 falls through to "gpu"".
    let scopes = between(&text, "Scope resolution: ", ". Cluster");
    for scope in scopes.split(", ") {
        let (word, numbers) = scope.trim_end_matches(')').split_once(" (scope ").unwrap();
        let ends: Vec<u64> = numbers.split('–').map(number).collect();
        for code in ends[0]..=ends[ends.len() - 1] {
            let scope = Scope::from_code(code as u32).unwrap();
            assert!((70..=121).all(|sm| scope.ptx(sm).as_str() == word), "{scope}");
        }
    }
    let cluster = Scope::from_code(number(between(&text, "Cluster scope (scope ", ")")) as u32).unwrap();
    let from_sm = number(between(&text, "is only available at sm_", "+")) as u32;
    assert!((70..=121).all(|sm| cluster.ptx(sm).as_str() == if sm < from_sm { "gpu" } else { "cluster" }));
}

/// Meanings of flags, features of generations, functions with their addresses.
#[test]
fn symbols_of_cicc() {
    let text = text("002_cicc");
    let rows = table(&text, "| Flag | Set At | Consumer | Meaning |");
    assert_eq!(rows.len(), IDENTIFIED.len());
    for (row, ours) in rows.iter().zip(IDENTIFIED) {
        assert_eq!((flag(&row[0]), row[1].as_str()), (ours.flag, ours.set_at.as_str()));
        assert!(
            row[2].replace(" ln ", " line ").eq_ignore_ascii_case(&ours.consumer),
            "{row:?}"
        );
        paraphrases(&ours.meaning, &row[3]);
    }
    let rows = table(&text, "| Function | Address | Size | Role |");
    assert_eq!(rows.len(), 21);
    for row in &rows {
        let symbol = Symbol::find(Binary::Cicc, row[0].as_bytes()).unwrap();
        assert_eq!(symbol.address.get(), Some(address(&row[1])));
        // The column of sizes repeats the role.
        assert_eq!(row[2], row[3]);
        mentions(&row[3].replace('–', " to "), &symbol.role);
    }
    // What a feature names stands in its section; whatever its sections name, some feature or the call order has.
    let sections = between(
        &text,
        "Feature Gates by Generation",
        "Ada Lovelace and Ampere Variants (sm_86",
    );
    // Blanks got lost beside names.
    let all = squeezed(sections);
    for feature in FEATURE_GATES {
        let name = feature.title.as_str();
        assert!(name.starts_with('(') || all.contains(&squeezed(name)), "{name}");
        for word in feature.functions.iter().chain(feature.variables.iter()) {
            assert!(sections.contains(word.as_str()), "{name}: {word}");
        }
    }
    let named: BTreeSet<&str> = FEATURE_GATES
        .iter()
        .flat_map(|feature| feature.functions.iter().map(|text| text.as_str()))
        .collect();
    for word in sections.split("sub_").skip(1) {
        let digits: String = word
            .chars()
            .take_while(|c| c.is_ascii_digit() || ('A'..='F').contains(c))
            .collect();
        assert!(named.contains(format!("sub_{digits}").as_str()), "sub_{digits}");
    }
}

/// The table of flags, for every target with every suffix; the suffixes' meanings; the stages; the places.
#[test]
fn detection_of_cicc() {
    let text = text("004_cicc");
    let mut printed = BTreeSet::new();
    for (row, ours) in table(&text, "| Arch | __CUDA_ARCH | opt-arch |").iter().zip(ARCH_FLAGS) {
        assert_eq!(row[0], format!("SM{}", ours.base.number()));
        assert_eq!(
            (number(&row[1]), row[4].as_str()),
            (ours.cuda_arch.into(), ours.supported.as_str())
        );
        let optimizer = targets(&row[2].replace("sm_", ""));
        assert_eq!(ours.targets().collect::<Vec<_>>(), optimizer);
        for target in optimizer {
            printed.insert(target.id());
            let flag = format!("-arch={}", target.named(NameKind::Compute));
            let translation = translate(flag.as_bytes()).unwrap();
            let parts = Component::ALL
                .iter()
                .map(|&component| translation.text(component).to_string());
            assert_eq!(
                parts.collect::<Vec<_>>(),
                [
                    format!("-R __CUDA_ARCH={}", row[1]),
                    format!("-opt-arch={target}"),
                    format!("-mcpu={}", row[3])
                ]
            );
        }
    }
    assert_eq!(ARCH_FLAGS.len(), 12);
    for &target in Target::ALL {
        assert_eq!(
            Translation::of(target).is_some(),
            printed.contains(&target.id()),
            "{target}"
        );
    }
    let begins = line(&text, "-arch=compute_XXX");
    for component in Component::ALL {
        assert!(begins.contains(component.text().as_str()), "{component}");
    }
    let meanings = ["- Base (sm_XXX): ", "- `-a` (sm_XXXa): ", "- `-f` (sm_XXXf): "]
        .map(|begin| line(&text, begin)[begin.len()..].to_string());
    assert_eq!(
        meanings.to_vec(),
        VARIANTS.iter().map(|row| row.meaning.to_string()).collect::<Vec<_>>()
    );
    for (position, stage) in PIPELINE_STAGES.iter().enumerate() {
        assert_eq!(
            line(&text, &format!("{}. **", position + 1)),
            format!("{}. **{}** ({})", position + 1, stage.name, stage.place)
        );
    }
    assert!(!text.contains(&format!("\n{}. **", PIPELINE_STAGES.len() + 1)));
    for place in PLACES {
        let size = place.size.map_or(String::new(), |size| format!(" ({size})"));
        assert_eq!(
            line(&text, &format!("- {}: ", place.item)),
            format!("- {}: 0x{:X}{size}", place.item, place.address)
        );
    }
    for item in EVIDENCE_ITEMS {
        let printed = line(&text, &format!("- **{}**: ", item.item));
        assert!(printed.ends_with(item.value.as_str()), "{printed}");
    }
    for (row, ours) in table(&text, "| Address | String |").iter().zip(STRING_REFERENCES) {
        assert_eq!(number(&row[0]), u64::from(ours.address));
        assert_eq!(row[1].trim_matches('"').replace("\\n", "\n"), ours.text.as_str());
    }
    assert_eq!(table(&text, "| Address | String |").len(), STRING_REFERENCES.len());
}

/// PTX versions, for every number; and the ranges.
#[test]
fn ptx_map_of_cicc() {
    let text = text("004_cicc");
    let mut printed = Vec::new();
    for entry in between(&text, "## PTX ISA Mapping", "---").split("PTX ").skip(1) {
        let (version, range) = entry.split_once(" → SM").unwrap();
        let (major, minor) = version.split_once('.').unwrap();
        let digits: String = range.chars().take_while(|c| c.is_ascii_digit() || *c == '-').collect();
        let (first, last) = digits.split_once('-').unwrap_or((&digits, &digits));
        printed.push((
            Version::new(major.parse().unwrap(), minor.parse().unwrap()),
            number(first) as u32,
            number(last) as u32,
        ));
    }
    assert_eq!(printed.len(), PTX_RANGES.len());
    for sm in 0..=200 {
        let expected = printed.iter().find(|row| row.1 <= sm && sm <= row.2).map(|row| row.0);
        assert_eq!(documented_ptx(sm), expected, "{sm}");
    }
}

/// The comparisons of "if (sm >= 70) ...", the highest number that is reached first: what an SM number is given.
fn ladder<'a>(lines: &[&'a str], sm: u32) -> &'a str {
    for line in lines {
        let Some((_, rest)) = line.split_once("(sm >= ") else {
            return line.split("else ").last().unwrap();
        };
        let (least, then) = rest.split_once(") ").unwrap();
        if u64::from(sm) >= number(least) {
            return then;
        }
    }
    panic!("{lines:?}")
}

/// The pseudo-code, run, for every number; the layout of the bits; the structure; the matrices.
#[test]
fn features_of_cicc() {
    let text = text("004_cicc");
    let code: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("if (sm >= ") && line.contains("flags |="))
        .collect();
    let layout: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("// [") && line.contains(": has_"))
        .collect();
    assert_eq!((code.len(), layout.len()), (PSEUDOCODE.len(), FeatureBit::ALL.len()));
    let mut bits = BTreeMap::new();
    for line in &layout {
        let bit = number(between(line, "// [", "]").trim()) as u32;
        let least = number(between(line, "(SM", "+)")) as u32;
        let name = between(line, ": has_", " (");
        let ours = FeatureBit::from_code(bit).unwrap();
        assert_eq!((ours.text().as_str(), ours.from()), (name, least));
        bits.insert(bit, least);
    }
    for (line, ours) in code.iter().zip(PSEUDOCODE) {
        assert_eq!(number(between(line, "1ULL << ", ")")) as u32, ours.code());
        assert_eq!(between(&format!("{line}\n"), "// ", "\n"), ours.text().as_str());
    }
    let reserved = text
        .lines()
        .filter(|line| line.starts_with("// [") && line.contains("Reserved"));
    let reserved = reserved.fold(0u64, |mask, line| {
        let (first, last) = between(line, "// [", "]").split_once('-').unwrap();
        (number(first)..=number(last.trim())).fold(mask, |mask, bit| mask | 1 << bit)
    });
    assert_eq!(reserved, !FEATURE_MASK);
    let limits: BTreeMap<&str, &str> = between(&text, "typedef struct {", "} SMFeatures")
        .lines()
        .filter_map(|line| line.trim().split_once("; "))
        .map(|(field, comment)| {
            (
                field.split(' ').next_back().unwrap(),
                comment.trim().trim_start_matches("// "),
            )
        })
        .collect();
    let ladders: Vec<&str> = text
        .lines()
        .filter(|line| line.contains("emit_") && line.contains("();") || line.contains("emit_tcgen05_mma(op);"))
        .collect();
    let overlaps: Vec<&str> = text.lines().filter(|line| line.contains("overlap = ")).collect();
    assert_eq!(
        (ladders.len(), overlaps.len()),
        (EMIT_PATHS.len(), OVERLAPS_TENTHS.len())
    );
    for sm in 0..=255u32 {
        let literal = code
            .iter()
            .filter(|line| u64::from(sm) >= number(between(line, "(sm >= ", ")")));
        let literal = literal.fold(0u64, |flags, line| flags | 1 << number(between(line, "1ULL << ", ")")));
        assert_eq!(pseudocode_flags(sm), literal, "{sm}");
        let emitted = ladder(&ladders, sm);
        assert_eq!(
            emitted.split(';').next().unwrap(),
            emit_path(sm).call().as_str(),
            "{sm}"
        );
        if emitted.contains("-cycle latency") {
            assert!(
                emitted.contains(&format!(" {}-cycle latency", emit_path(sm).latency())),
                "{emitted}"
            );
        }
        let (tenths, remark) = ladder(&overlaps, sm)
            .trim_start_matches("overlap = ")
            .split_once(';')
            .unwrap();
        assert_eq!(
            tenths,
            format!("{}.{}", overlap_tenths(sm) / 10, overlap_tenths(sm) % 10)
        );
        assert_eq!(
            Some(remark.trim().trim_start_matches("// ")),
            overlap_remark(overlap_tenths(sm)).as_deref()
        );
        for (name, found) in [
            ("rf_size_kb", register_file_kb(sm)),
            ("max_occupancy", max_occupancy_percent(sm)),
        ] {
            let printed = line(&text, &format!("{name} = (sm >= "));
            let (yes, no) = between(printed, "? ", ";").split_once(" : ").unwrap();
            let reached = u64::from(sm) >= number(between(printed, "(sm >= ", ")"));
            assert_eq!(u64::from(found), number(if reached { yes } else { no }), "{name} {sm}");
        }
        let Some(structure) = SmFeatures::new(sm) else {
            assert!(!(70..=121).contains(&sm));
            continue;
        };
        assert_eq!(limits["sm_version"], "70-121");
        assert_eq!(
            (u64::from(structure.max_registers), structure.physical_color_limit),
            (number(limits["max_registers"]), 15)
        );
        let (early, late) = limits["register_file_kb"].split_once(" | ").unwrap();
        let of = if sm < 90 { early } else { late };
        assert_eq!(of.split(' ').next().unwrap(), structure.register_file_kb.to_string());
        assert!(of.contains(if sm < 90 { "SM70-89" } else { "SM90+" }) && limits["physical_color_limit"] == "15 (all)");
        let expected = bits
            .iter()
            .filter(|(_, least)| sm >= **least)
            .fold(0u64, |flags, (bit, _)| flags | 1 << bit);
        assert_eq!(structure.feature_flags, expected, "{sm}");
    }
    matrices(&text);
}

/// The four matrices: every cell of every column.
fn matrices(text: &str) {
    let mut rows = Vec::new();
    for (heading, columns) in [
        ("**Precision support**", 14),
        ("**Memory operations**", 14),
        ("**Synchronization**", 14),
    ] {
        let part = from(text, heading);
        let begin = part.lines().find(|line| line.starts_with("| ")).unwrap();
        let sms: Vec<u32> = begin
            .trim_matches('|')
            .split('|')
            .skip(1)
            .map(|cell| number(cell.trim().trim_start_matches("SM")) as u32)
            .collect();
        assert_eq!((&sms[..], columns), (&MATRIX_SMS[..], MATRIX_ROWS.len()));
        rows.extend(table(part, begin));
    }
    assert_eq!(rows.len(), MATRIX_ROWS.len());
    for (row, ours) in rows.iter().zip(MATRIX_ROWS) {
        assert_eq!(row[0], ours.feature.as_str());
        for (cell, sm) in row[1..].iter().zip(MATRIX_SMS) {
            let star = if ours.on_some_only == 1 { "✓*" } else { "✓" };
            assert_eq!(cell, if sm >= ours.from { star } else { "✗" }, "{} {sm}", ours.feature);
        }
    }
    let rows = table(from(text, "**Tensor cores**"), "| Feature | SM70 |");
    for (column, sm) in MATRIX_SMS.into_iter().enumerate() {
        let ours = tensor_cores(sm);
        let found = [
            ours.name.to_string(),
            ours.latency.to_string(),
            format!("{}KB", ours.register_file_kb),
            ours.max_registers.to_string(),
            ours.color_limit.to_string(),
        ];
        assert_eq!(
            rows.iter().map(|row| row[column + 1].clone()).collect::<Vec<_>>(),
            found,
            "{sm}"
        );
    }
}

/// Opcodes, address spaces, casts, triples, layouts, refused instructions, differences of SM120.
#[test]
fn verifier_of_cicc() {
    let text = text("004_cicc");
    let rows = table(&text, "| Opcode | Instr | Handler | Check |");
    assert_eq!(rows.len(), OPCODES.len());
    for opcode in 0..=0xffu32 {
        let row = rows
            .iter()
            .find(|row| number(&row[0].to_lowercase()) == u64::from(opcode));
        let ours = Opcode::of_type(opcode | 0xabcd_ef00);
        let found = ours.map(|ours| [ours.text(), ours.handler(), ours.check()].map(|text| text.to_string()));
        assert_eq!(
            found.map(|found| found.to_vec()),
            row.map(|row| row[1..].to_vec()),
            "{opcode:#x}"
        );
    }

    let spaces = table(&text, "| AS | Name | L/S | Atomic | Cast |");
    let starred = text
        .lines()
        .find(|line| line.ends_with("only (AS6 → error on SM120)`"))
        .unwrap();
    let holders: Vec<u32> = between(starred, "`*SM", " only")
        .split('/')
        .map(|sm| number(sm) as u32)
        .collect();
    for row in &spaces {
        let space = number(&row[0]) as u32;
        let ours = AddressSpace::of(space).unwrap();
        assert_eq!(row[1], ours.name.as_str());
        for &target in Target::ALL {
            let load_store = match row[2].as_str() {
                "✓" => Answer::Yes,
                // 110 counts with 100 and 103 (erratum E48), and 101 is 110.
                "✓*" if holders.contains(&target.number()) || matches!(target.number(), 101 | 110) => Answer::Yes,
                "✓*" => Answer::No,
                other => panic!("{other}"),
            };
            for access in [Access::Load, Access::Store] {
                assert_eq!(
                    address_space::access(target, access, space),
                    load_store,
                    "{target} {space}"
                );
            }
            let atomic = if row[3] == "✓" { Answer::Yes } else { Answer::No };
            assert_eq!(
                address_space::access(target, Access::Atomic, space),
                atomic,
                "{target} {space}"
            );
        }
        for other in &spaces {
            let to = number(&other[0]) as u32;
            let allowed =
                row[4] == "↔all" || other[4] == "↔all" || row[4] == format!("↔{to}") || other[4] == format!("↔{space}");
            if space != to {
                assert_eq!(
                    cast(space, to),
                    if allowed { Answer::Yes } else { Answer::No },
                    "{space} -> {to}"
                );
            }
        }
    }
    assert_eq!(spaces.len(), 4);

    let modes = table(&text, "| Mode | Validation | Error |");
    for (row, mode) in modes.iter().zip([Mode::Ir, Mode::Ptx]) {
        assert_eq!(row[0], format!("{mode} (mode={})", mode.code()));
        assert_eq!(
            row[1],
            PATTERNS
                .iter()
                .filter(|it| it.mode == mode)
                .map(|it| it.to_string())
                .collect::<Vec<_>>()
                .join(", ")
        );
        assert_eq!(row[2].trim_matches('"'), mode.error().as_str());
        for triple in [
            "nvptx-nvidia-cuda",
            "nvptx64-nvidia-cuda",
            "nvsass-nvidia-cuda",
            "nvsass-x-spirv",
            "nvsass-x-directx",
            "nvptx-x-nvcl",
            "nvptx64",
            "nvptx--cuda",
            "",
        ] {
            let fits = row[1].split(", ").any(|pattern| {
                let (architecture, systems) = pattern.split_once("-*-").unwrap();
                let middle = triple.strip_prefix(&format!("{architecture}-"));
                middle.is_some_and(|rest| {
                    systems
                        .split('/')
                        .any(|system| rest.strip_suffix(&format!("-{system}")).is_some())
                })
            });
            assert_eq!(matching(mode, triple.as_bytes()).is_some(), fits, "{mode} {triple}");
        }
    }
    assert_eq!(modes.len(), 2);
    assert!(text.contains(&format!("**Data layout check** (0x{LAYOUT_CHECK:X}):")));
    assert_eq!(
        line(&text, "- Empty string → "),
        format!("- Empty string → \"{}\"", LayoutError::Empty)
    );
    assert_eq!(
        line(&text, "- Invalid format → "),
        format!("- Invalid format → {}", LayoutError::Invalid)
    );

    let rows = table(&text, "| Instr | Error | Line | Condition |");
    assert_eq!(rows.len(), UNSUPPORTED.len());
    for (row, ours) in rows.iter().zip(UNSUPPORTED) {
        let lines = if ours.first_line == ours.last_line {
            ours.first_line.to_string()
        } else {
            format!("{}-{}", ours.first_line, ours.last_line)
        };
        let message = ours.text.map_or("-".to_string(), |text| format!("\"{text}\""));
        assert_eq!(
            row[..],
            [ours.name.to_string(), message, lines, ours.condition.to_string()]
        );
    }
    let fence = line(&text, "- fence with acquire/release: ");
    assert!(fence.ends_with(&format!("\"{}\"", Fault::FenceOrdering)));
    for ordering in Ordering::ALL {
        let check = verify(
            Target::Sm90,
            Instruction::Fence(*ordering),
            Settings {
                mode: Mode::Ir,
                diagnostic_mode: false,
            },
        );
        let refused = fence.contains(ordering.text().as_str());
        assert_eq!(check.answer == Answer::No, refused, "{ordering}");
    }
    assert!(line(&text, "- addrspacecast AS1↔AS3: ").ends_with(&format!("\"{}\"", Fault::Cast)));
    let length = between(&text, "\"Tensor Memory loads/stores...\", ", ")");
    assert_eq!(number(&length.to_lowercase()), u64::from(TMEM_TEXT_LENGTH));
    assert!(text.contains(&format!("(0x2C80C90:{TMEM_LINE})")));

    let rows = table(&text, "| Property | SM100 | SM120 |");
    assert_eq!(rows.len(), DIVERGENCES.len());
    for (row, ours) in rows.iter().zip(DIVERGENCES) {
        assert_eq!(
            row[..],
            [ours.property, ours.sm100, ours.sm120].map(|text| text.to_string())
        );
    }
    let generation = rows.iter().find(|row| row[0] == "Tensor gen").unwrap();
    for (name, column) in [("sm_100", 1), ("sm_103a", 1), ("sm_120", 2)] {
        assert_eq!(tensor_path(target(name)).text().as_str(), generation[column]);
    }
}
