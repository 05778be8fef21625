//! Every atomic operation that was compiled, and every instruction that can come out.

use crate::common::atomics::request;
use crate::common::{K, table};
use smarch::cicc::atomics::{
    DOCUMENTED_CACHE_HINTS, Lowering, OPERATIONS, Operation, Order, Request, Scope, ValueKind, lower,
};
use smarch::{Answer, Error, NameKind, Target, Tool, Toolkit, Verdict};
use std::collections::{BTreeMap, BTreeSet};

/// What was printed and written, as the file has it.
fn outcome(lowering: &Lowering, codes: &BTreeMap<String, String>) -> String {
    let said = lowering
        .diagnostics
        .iter()
        .map(|said| codes[&said.line().to_string()].clone());
    let written = [lowering.fence.as_str(), lowering.instruction.as_str()];
    let written = written.into_iter().filter(|text| !text.is_empty()).map(String::from);
    said.chain(written).collect::<Vec<_>>().join(" ")
}

fn is_ciccs(toolkit: Toolkit, target: Target) -> bool {
    Tool::Cicc.accepts(toolkit, target.named(NameKind::Compute))
}

/// What a release says and writes on a target: `X | 90: Y` is X below 90.
fn answer(answers: &str, target: Target) -> &str {
    let mut parts = answers.split(" | ");
    let lowest = parts.next().unwrap();
    let later = parts.map(|part| part.split_once(": ").unwrap());
    let from = later.filter(|(arch, _)| format!("sm_{arch}").parse::<Target>().unwrap() <= target);
    from.last().map_or(lowest, |(_, words)| words)
}

/// 6,420 operations on all architectures of every release; later ones than 13.0 were asked on some, which bound the others. What 13.5 writes from sm_100 on is not told.
#[test]
fn what_was_compiled_is_lowered_alike() {
    let codes = table("evidence/cicc_atomics_messages.tsv");
    let codes = codes
        .iter()
        .map(|row| (row.get("message").into(), row.get("code").into()))
        .collect();
    let (mut rows, mut met, mut untold) = (0, BTreeSet::new(), 0);
    for row in &table("evidence/cicc_atomics.tsv") {
        let request = request(row);
        let [first, last] = ["first", "last"].map(|end| Toolkit::parse(row.get(end).as_bytes()).unwrap());
        let of_row = |toolkit: &&Toolkit| toolkit.is_from(first) && last.is_from(**toolkit);
        rows += usize::from(of_row(&&K));
        for &toolkit in Toolkit::ALL.iter().filter(of_row) {
            for &target in Target::ALL.iter().filter(|&&target| is_ciccs(toolkit, target)) {
                let lowering = lower(toolkit, target, &request).unwrap();
                let expected = answer(row.get("answers"), target);
                if lowering.verdict == Verdict::UnknownAtomicSpace {
                    assert!(toolkit.is_from(Toolkit::V13_5) && target.number() >= 100);
                    assert!(!expected.contains('E') && lowering.diagnostics.is_empty());
                    untold += 1;
                    continue;
                }
                assert_eq!(outcome(&lowering, &codes), expected, "{toolkit} {target} {request:?}");
                let refused = lowering.diagnostics.iter().any(|said| said.refuses());
                assert_eq!(lowering.verdict.is_yes(), !refused);
                assert_eq!(lowering.verdict.is_yes(), !lowering.instruction.is_empty());
                met.insert(toolkit);
            }
        }
    }
    assert!(rows == 6420 && untold > 50_000, "{rows}, {untold}");
    assert!(met.contains(&K) && met.len() >= 6, "{met:?}");
}

/// Every request there is, but for sizes of structures beyond the sizes of numbers.
fn requests() -> Vec<Request> {
    let mut requests = Vec::new();
    for &operation in Operation::ALL {
        for &kind in ValueKind::ALL {
            for width in [1, 2, 3, 4, 8, 16, 32] {
                for &scope in Scope::ALL {
                    for &order in Order::ALL {
                        for cache_hint in [false, true] {
                            let failure = Order::Relaxed;
                            requests.push(Request {
                                operation,
                                kind,
                                width,
                                scope,
                                order,
                                failure,
                                cache_hint,
                            });
                        }
                    }
                }
            }
        }
    }
    requests
}

/// What lowering can produce is exactly the list that ptxas took, target by target.
#[test]
fn the_list_of_instructions_is_whole() {
    let mut produced: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for request in requests() {
        for &target in Target::ALL {
            let Ok(lowering) = lower(K, target, &request) else {
                continue;
            };
            for text in [lowering.fence.as_str(), lowering.instruction.as_str()] {
                if !text.is_empty() {
                    produced.entry(text.into()).or_default().insert(target.to_string());
                }
            }
        }
    }
    // Accesses before sm_70 are what the document has: tests/documented.
    let list: BTreeMap<String, BTreeSet<String>> = table("evidence/cicc_atomics_ptx.tsv")
        .iter()
        .filter(|row| !row.get("instruction").contains(".volatile."))
        .map(|row| {
            let (instruction, ptx) = (row.get("instruction"), row.get("ptx"));
            assert_eq!(row.get("accepted"), "yes");
            assert!(
                ptx.contains(&format!(" {instruction} ")) || ptx == format!("{{ {instruction}; }}"),
                "{ptx}"
            );
            (
                instruction.into(),
                row.get("targets").split(' ').map(String::from).collect(),
            )
        })
        .collect();
    assert_eq!(list.len(), 936);
    for (instruction, targets) in &produced {
        assert_eq!(Some(targets), list.get(instruction), "{instruction}");
    }
    assert_eq!(produced.len(), list.len());
}

#[test]
fn verdicts_say_why_there_is_no_instruction() {
    let add = Request {
        operation: Operation::Add,
        kind: ValueKind::Unsigned,
        width: 4,
        scope: Scope::Device,
        order: Order::Relaxed,
        failure: Order::Relaxed,
        cache_hint: false,
    };
    let verdict = |request: Request, target| lower(K, target, &request).unwrap().verdict;
    let wide = Request {
        operation: Operation::Exchange,
        width: 16,
        ..add
    };
    assert_eq!(verdict(add, Target::Sm60), Verdict::UnknownVolatileAtomic);
    assert_eq!(verdict(add, Target::Sm73), Verdict::NoPtxTarget);
    assert_eq!(verdict(wide, Target::Sm89), Verdict::NoCiccArchitecture);
    assert_eq!(
        verdict(Request { width: 2, ..wide }, Target::Sm121),
        Verdict::NoCiccAnywhere
    );
    for &operation in Operation::ALL {
        let hinted = Request {
            operation,
            cache_hint: true,
            ..add
        };
        // The document's list lacks loads and stores, and has the compare-exchange (erratum E46e).
        let documented = DOCUMENTED_CACHE_HINTS.contains(&operation);
        let row = OPERATIONS.iter().find(|row| row.operation == operation).unwrap();
        let answer = if documented { Answer::Yes } else { Answer::Unknown };
        assert_eq!(row.takes_hint, answer, "{operation}");
        let takes = !matches!(operation, Operation::CompareExchange | Operation::Fence);
        assert_eq!(verdict(hinted, Target::Sm80).is_yes(), takes, "{operation}");
        assert_eq!(verdict(hinted, Target::Sm75), Verdict::NoCacheHint);
    }
    // Below sm_70 nothing is known: no cicc that was run takes those targets.
    let load = Request {
        operation: Operation::Load,
        order: Order::SeqCst,
        ..add
    };
    for target in [Target::Sm13, Target::Sm52, Target::Sm60] {
        for width in [4, 16] {
            let lowering = lower(K, target, &Request { width, ..load }).unwrap();
            assert_eq!(lowering.verdict, Verdict::UnknownVolatileAtomic);
            assert!(lowering.fence.is_empty() && lowering.instruction.is_empty() && lowering.diagnostics.is_empty());
        }
    }
    assert!(verdict(load, Target::Sm70).is_yes());
}

/// Each instruction with a hint that was given to ptxas by itself: what is lowered with a hint is what it takes.
#[test]
fn cache_hints_are_those_that_ptxas_takes() {
    let mut hinted: BTreeMap<String, Request> = BTreeMap::new();
    for request in requests().into_iter().filter(|request| request.cache_hint) {
        if let Ok(lowering) = lower(K, Target::Sm121, &request) {
            hinted.insert(lowering.instruction.as_str().into(), request);
        }
    }
    let (mut compared, mut others) = (0, BTreeSet::new());
    for row in table("evidence/ptxas_cache_hints.tsv") {
        let (target, instruction): (Target, _) = (row.get("target").parse().unwrap(), row.get("instruction"));
        // Earlier versions are another question: cicc writes the newest.
        if row.get("version") != "9.0" {
            continue;
        }
        match hinted.get(instruction) {
            Some(request) => {
                let verdict = lower(K, target, request).unwrap().verdict;
                assert_eq!(
                    verdict.is_yes(),
                    row.get("accepted") == "yes",
                    "{instruction} {target}: {verdict}"
                );
                compared += 1;
            }
            None if row.get("accepted") == "yes" => _ = others.insert(instruction.to_string()),
            None => {}
        }
    }
    assert!(compared > 100 && others.is_empty(), "{compared} {others:?}");
}

#[test]
fn types_that_do_not_exist_are_errors() {
    let mut request = requests()[0];
    for (kind, width, exists) in [
        (ValueKind::Bits, 0, false),
        (ValueKind::Bits, u32::MAX, true),
        (ValueKind::Unsigned, 3, false),
        (ValueKind::Signed, 32, false),
        (ValueKind::Signed, 16, true),
        (ValueKind::Float, 2, false),
        (ValueKind::Float, 8, true),
    ] {
        (request.kind, request.width) = (kind, width);
        let answer = lower(K, Target::Sm90, &request);
        assert_eq!(answer.is_ok(), exists, "{kind}{width}");
        assert!(exists || answer == Err(Error::CiccAtomicType));
    }
}

/// Releases whose cicc was not run: neither the instruction nor the complaints of 13.0 are said of them.
#[test]
fn releases_that_were_not_run_are_unknown() {
    let request = |operation| Request {
        operation,
        kind: ValueKind::Signed,
        width: 2,
        scope: Scope::Device,
        order: Order::Relaxed,
        failure: Order::Relaxed,
        cache_hint: false,
    };
    for operation in [Operation::Load, Operation::Exchange, Operation::And] {
        for &toolkit in Toolkit::ALL {
            let lowering = lower(toolkit, Target::Sm90, &request(operation)).unwrap();
            let is_known = Tool::Cicc.was_run(toolkit);
            assert_eq!(lowering.verdict == Verdict::UnknownTool, !is_known, "{toolkit}");
            assert_eq!(
                lowering.diagnostics.is_empty(),
                !is_known || operation == Operation::Load,
                "{toolkit}"
            );
            assert_eq!(
                lowering.instruction.is_empty(),
                !is_known || operation != Operation::Load,
                "{toolkit}"
            );
        }
    }
}
