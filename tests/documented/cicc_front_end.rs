//! cicc's comparisons of the raw SM number, and its atomics as documented.

use crate::common::atomics;
use crate::common::{K, table};
use crate::reading::{Row, address, paraphrases};
use smarch::Target;
use smarch::cicc::atomics::*;
use smarch::cicc::constructs::*;
use smarch::documented::cicc::front_end::*;
use std::collections::{BTreeMap, BTreeSet};

/// `<= 69`, `60–69`.
fn range(lowest: u32, highest: u32) -> String {
    match lowest {
        0 => format!("<= {highest}"),
        lowest => format!("{lowest}–{highest}"),
    }
}

fn function(address: u32) -> String {
    format!("sub_{address:X}")
}

pub fn frontend_gate_locations(rows: &[Row]) {
    assert_eq!(rows.len(), GATE_LOCATIONS.len());
    for (row, ours) in rows.iter().zip(GATE_LOCATIONS) {
        assert_eq!(row.get("gate"), range(ours.lowest, ours.highest));
        assert_eq!(address(row.get("function")), ours.function);
        assert_eq!(row.get("function"), function(ours.function));
        assert_eq!(
            row.get("line"),
            ours.line.get().map_or(String::new(), |line| line.to_string())
        );
        assert_eq!(row.get("effect"), ours.effect.text().as_str());
    }
}

pub fn frontend_gates(rows: &[Row]) {
    assert_eq!(rows.len(), GateEffect::ALL.len());
    for (row, effect) in rows.iter().zip(GateEffect::ALL) {
        assert_eq!(row.get("effect"), effect.text().as_str());
        let mut printed = String::new();
        let mut last = 0;
        for ours in GATE_LOCATIONS.iter().filter(|ours| ours.effect == *effect) {
            assert_eq!(row.get("gate"), range(ours.lowest, ours.highest));
            let separator = if printed.is_empty() { "" } else { ", " };
            let line = ours.line.get().map_or(String::new(), |line| line.to_string());
            printed += separator;
            // The same function is named once, with all its lines.
            printed += &match (ours.function == last, line.is_empty()) {
                (true, _) => line,
                (false, true) => function(ours.function),
                (false, false) => format!("{} ln {line}", function(ours.function)),
            };
            last = ours.function;
        }
        assert_eq!(row.get("locations"), printed);
    }
}

pub fn pre_hopper_gates(rows: &[Row]) {
    assert_eq!(rows.len(), PRE_HOPPER.len());
    for (row, ours) in rows.iter().zip(PRE_HOPPER) {
        let functions: Vec<_> = ours.functions.iter().map(|&address| function(address)).collect();
        assert_eq!(row.get("location"), functions.join(" / "));
        assert_eq!(row.get("feature"), ours.feature.as_str());
        paraphrases(row.get("behavior_at_sm_89_and_below"), &ours.behavior);
    }
}

pub fn atomic_operations(rows: &[Row]) {
    assert_eq!(rows.len(), DOCUMENTED_OPERATIONS.len());
    for (position, (row, ours)) in rows.iter().zip(DOCUMENTED_OPERATIONS).enumerate() {
        assert_eq!(row.number("position"), position as u64 + 1);
        assert_eq!(row.get("operation"), ours.mnemonic().as_str());
    }
}

fn request(operation: Operation, order: Order, width: u32) -> Request {
    let (kind, scope, failure) = (ValueKind::Unsigned, Scope::Device, Order::Relaxed);
    Request {
        operation,
        kind,
        width,
        scope,
        order,
        failure,
        cache_hint: false,
    }
}

/// The highest number for which an effect holds.
fn highest(effect: GateEffect) -> u32 {
    GATE_LOCATIONS.iter().find(|row| row.effect == effect).unwrap().highest
}

pub fn atomic_lowering(rows: &[Row]) {
    let lowered = |operation, order, target| lower(K, target, &request(operation, order, 4)).unwrap().instruction;
    let volatile = highest(GateEffect::AtomicVolatile);
    let acquire = lower_atomic(volatile, &request(Operation::Load, Order::Acquire, 4)).unwrap();
    assert_eq!(acquire.instruction, "ld.volatile.b32");
    let too_wide = lower_atomic(volatile, &request(Operation::Load, Order::Relaxed, 16)).unwrap();
    // The second part of ld.acquire.gpu.b32 for a load, the third of atom.add.acquire.gpu.u32, is the ordering.
    let mut orderings = Vec::new();
    for &order in Order::ALL {
        let instruction = lowered(Operation::Add, order, Target::Sm75);
        let ordering = instruction.split('.').nth(2).unwrap().to_string();
        if !orderings.contains(&ordering) {
            orderings.push(ordering);
        }
    }
    let scopes = |number: u32, name: &str| -> String {
        let codes: Vec<_> = Scope::ALL
            .iter()
            .filter(|scope| scope.ptx(number) == name)
            .map(|scope| scope.code().to_string())
            .collect();
        format!("{name} (scope {})", codes.join("–"))
    };
    let cluster = (0..200)
        .find(|&number| Scope::Cluster.ptx(number) == "cluster")
        .unwrap();
    let before: BTreeSet<_> = Scope::ALL.iter().map(|scope| scope.ptx(60).as_str()).collect();
    let functions: Vec<_> = GATE_LOCATIONS
        .iter()
        .filter(|row| row.effect == GateEffect::AtomicVolatile)
        .map(|row| function(row.function))
        .collect();
    let operations: Vec<_> = DOCUMENTED_OPERATIONS
        .iter()
        .map(|operation| operation.mnemonic().as_str())
        .collect();
    let mut expected: Vec<(&str, &str, String)> = vec![
        ("pre-sm_70", "condition", format!("unk_4D045E8 <= {volatile}")),
        (
            "pre-sm_70",
            "emission",
            "Atomics are emitted with a volatile qualifier instead of memory ordering.".into(),
        ),
        (
            "pre-sm_70",
            "scope",
            format!(
                "Scope ({}) is parsed but ordering is forced to volatile.",
                before.into_iter().collect::<Vec<_>>().join("/")
            ),
        ),
        (
            "pre-sm_70",
            "128-bit",
            format!(
                "128-bit atomics emit diagnostic {}.",
                too_wide.diagnostics[0].number().unwrap()
            ),
        ),
        ("sm_70+", "condition", format!("unk_4D045E8 > {volatile}")),
        ("sm_70+", "orderings", orderings.join(", ")),
        ("sm_70+", "scope 0–1", scopes(90, "cta")),
        ("sm_70+", "scope 3", scopes(90, "gpu")),
        ("sm_70+", "scope 4", scopes(90, "sys")),
        (
            "sm_70+",
            "scope 2",
            format!(
                "Cluster scope (scope {0}) is only available at sm_{cluster}+; on sm_70–{1}, scope {0} falls through to \"gpu\".",
                Scope::Cluster.code(),
                cluster - 1
            ),
        ),
        ("both", "functions", functions.join(" / ")),
        ("both", "operations", operations.join(", ")),
    ];
    for kind in ValueKind::ALL {
        let word = match kind {
            ValueKind::Bits => "bitwise".to_string(),
            kind => format!("{kind:?}").to_lowercase(),
        };
        expected.push(("both", "type suffix", format!("{kind} ({word})")));
    }
    let printed: Vec<_> = rows
        .iter()
        .map(|row| (row.get("path"), row.get("fact"), row.get("value").to_string()))
        .collect();
    assert_eq!(printed, expected);
}

/// 6,330 operations with raw SM numbers that no name sets, and from 70 on what `lower` has.
#[test]
fn atomics_of_low_numbers_are_as_run() {
    let codes: BTreeMap<String, String> = table("evidence/cicc_atomics_messages.tsv")
        .iter()
        .map(|row| (row.get("message").into(), row.get("code").into()))
        .collect();
    let outcome = |number, request: &Request| {
        let lowered = lower_atomic(number, request).unwrap();
        assert_eq!(lowered.verdict.is_yes(), !lowered.instruction.is_empty());
        let refused = lowered.diagnostics.iter().any(|said| said.refuses());
        assert_eq!(lowered.verdict.is_yes(), !refused);
        // What a comparison prints is printed of operations that meet it.
        for said in &lowered.diagnostics {
            let mut printers = GATE_DIAGNOSTICS.iter().filter(|row| row.diagnostic == *said).peekable();
            let is_of_gate = printers.peek().is_some();
            let is_met = printers.any(|row| row.effect.concerns(request));
            assert_eq!(is_met, is_of_gate, "{number} {request:?}: {said:?}");
        }
        let said = lowered
            .diagnostics
            .iter()
            .map(|said| codes[&said.line().to_string()].clone());
        let written = [lowered.before.as_str(), &lowered.instruction, &lowered.after];
        let written = written.into_iter().filter(|text| !text.is_empty()).map(String::from);
        said.chain(written).collect::<Vec<_>>().join(" ")
    };
    let rows = table("evidence/cicc_atomics_low.tsv");
    assert_eq!(rows.len(), 6330);
    for row in &rows {
        let asked = atomics::request(row);
        for (column, numbers) in [("below_60", [0, 52, 59]), ("from_60", [60, 61, 69])] {
            for number in numbers {
                assert_eq!(outcome(number, &asked), row.get(column), "{number} {asked:?}");
            }
        }
        for target in [Target::Sm70, Target::Sm75, Target::Sm89, Target::Sm90, Target::Sm121] {
            let (ours, measured) = (
                lower_atomic(target.number(), &asked).unwrap(),
                lower(K, target, &asked).unwrap(),
            );
            assert_eq!(
                (
                    ours.verdict,
                    ours.diagnostics,
                    ours.before,
                    ours.instruction,
                    ours.after.as_str()
                ),
                (
                    measured.verdict,
                    measured.diagnostics,
                    measured.fence,
                    measured.instruction,
                    ""
                )
            );
        }
        let hinted = Request {
            cache_hint: true,
            ..asked
        };
        assert_eq!(lower_atomic(60, &hinted).err(), Some(smarch::Error::InvalidValue));
    }
}

/// The bound of a gate is that of its diagnostic where the number was set, and the document's numbers are in its texts.
#[test]
fn gates_print_their_diagnostics() {
    for row in GATE_DIAGNOSTICS {
        let number = row.diagnostic.number().unwrap();
        let texts =
            row.effect.text().to_string() + &PRE_HOPPER.iter().map(|row| row.behavior.as_str()).collect::<String>();
        assert_eq!(
            texts.contains(&number.to_string()),
            row.is_stated == 1,
            "{}",
            row.effect
        );
    }
    let runs = table("evidence/cicc_diagnostics.tsv");
    for row in GATE_DIAGNOSTICS.iter().filter(|row| highest(row.effect) < 75) {
        let number = row.diagnostic.number().unwrap().to_string();
        let sm: u32 = runs
            .iter()
            .find(|run| run.get("number") == number)
            .unwrap()
            .get("sm")
            .parse()
            .unwrap();
        assert!(
            GATE_LOCATIONS
                .iter()
                .any(|location| location.effect == row.effect && location.holds(sm)),
            "{number}"
        );
    }
    // One effect without a diagnostic has none to print, others change what is written.
    let silent: Vec<_> = GateEffect::ALL
        .iter()
        .filter(|effect| GATE_DIAGNOSTICS.iter().all(|row| row.effect != **effect))
        .collect();
    assert_eq!(
        silent,
        [
            &GateEffect::AtomicVolatile,
            &GateEffect::ClusterToGpu,
            &GateEffect::ClusterDirectives
        ]
    );
}

/// Lines of unk_4D041B8's setter and reader stand in the document's text, where blanks are lost.
#[test]
fn lines_are_as_printed() {
    let squeezed = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    let rows = table("seed-tables/002_feature_gates.tsv");
    let text: String = rows.iter().map(|row| squeezed(row.get("text"))).collect();
    let facts = smarch::documented::facts::Fact::all(smarch::documented::symbols::Binary::Cicc);
    let printed = facts
        .iter()
        .filter(|fact| text.contains(&squeezed(&fact.text)) && fact.text.contains("line "));
    assert_eq!(printed.count(), 3);
}

#[test]
fn effects_begin_and_end_with_their_numbers() {
    let at = |number| effects(number).collect::<Vec<_>>();
    assert_eq!(at(90), []);
    assert_eq!(at(u32::MAX), []);
    assert_eq!(at(89).len(), 7);
    assert_eq!(at(79).first(), Some(&GateEffect::Diagnostic3660));
    assert!(at(60).contains(&GateEffect::Diagnostic3762) && !at(59).contains(&GateEffect::Diagnostic3762));
    assert!(at(51).contains(&GateEffect::Surface) && !at(52).contains(&GateEffect::Surface));
    assert_eq!(at(0).len(), GateEffect::ALL.len() - 1);
}

/// What was found in the binary and what is printed: the bound of every measured construct is that of the document.
#[test]
fn documented_bounds_are_the_measured_ones() {
    for (effect, construct, diagnostic) in [
        (GateEffect::BlockSize, Construct::BlockSize, Diagnostic::BlockSize),
        (
            GateEffect::ClusterDims,
            Construct::ClusterDims2,
            Diagnostic::ClusterDims,
        ),
        (
            GateEffect::LaunchBounds,
            Construct::LaunchBounds3,
            Diagnostic::ClusterBlocks,
        ),
        (
            GateEffect::AtomicScopeCluster,
            Construct::AtomicLoadCluster,
            Diagnostic::LoadStoreCluster,
        ),
        (
            GateEffect::AtomicScopeCluster,
            Construct::AtomicFetchAddCluster,
            Diagnostic::AtomicCluster,
        ),
        (
            GateEffect::Atomic16Byte,
            Construct::Bytes16CasDevice,
            Diagnostic::Atomic128,
        ),
    ] {
        assert!(
            gate(K, Target::Sm89, construct, &FrontEnd::default())
                .diagnostics
                .contains(&diagnostic)
        );
        assert!(
            gate(K, Target::Sm90, construct, &FrontEnd::default())
                .diagnostics
                .is_empty()
        );
        assert_eq!(highest(effect), 89);
        let documented: String =
            format!("{effect}") + &PRE_HOPPER.iter().map(|row| row.behavior.as_str()).collect::<String>();
        assert!(
            documented.contains(&diagnostic.number().unwrap().to_string()),
            "{diagnostic}"
        );
    }
}
