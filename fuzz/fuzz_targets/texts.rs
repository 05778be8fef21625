//! Any bytes as any kind of text: names, directives, `-mcpu` and `-mattr`, architecture lists, nvlink's options,
//! cicc's flags, target triples, data layouts.
//!
//! The first byte chooses among the syntaxes of lists and the releases of the toolkit, for what is no list the length does; a NUL
//! parts a CPU from its attributes.
#![no_main]

use libfuzzer_sys::fuzz_target;
use smarch::documented::cicc::{flags, triple};
use smarch::documented::{nvlink, tileiras};
use smarch::llvm::{FeatureString, Release, llc};
use smarch::arch_list::{Context, List, Syntax, parse_in, write_for};
use smarch::cicc;
use smarch::nvvm::{self, Layout, Phase};
use smarch::targets::{parse_ptx_target_like_ptxas, refusal, suggestions};
use smarch::drivers::Driver;
use smarch::{Name, Target, Tool, Toolkit, Verdict};
use std::collections::BTreeSet;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(name) = Name::parse(bytes) {
        assert_eq!(name.to_text().as_bytes(), bytes);
        assert_eq!(suggestions(bytes).first(), Some(&name));
    }
    assert_eq!(Target::parse(bytes).is_ok(), bytes.starts_with(b"sm_") && Name::parse(bytes).is_ok());
    let toolkit = Toolkit::ALL[bytes.len() % Toolkit::ALL.len()];
    let lenient = parse_ptx_target_like_ptxas(toolkit, bytes);
    assert!(lenient.is_err() || toolkit.ptx_targets().contains(lenient.unwrap()));
    for &tool in Tool::ALL {
        let _ = refusal(toolkit, tool, bytes).map(|refusal| refusal.to_string());
    }
    if let Ok(toolkit) = Toolkit::parse(bytes) {
        assert!(bytes.starts_with(toolkit.to_string().as_bytes()));
        assert_eq!(Driver::parse(toolkit.to_string().as_bytes()), Ok(toolkit.into()));
    }
    if let Ok(driver) = Driver::parse(bytes) {
        assert_eq!(Driver::parse(driver.to_string().as_bytes()), Ok(driver));
    }

    let place = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    let (cpu, attributes) = (&bytes[..place], bytes.get(place + 1..).unwrap_or_default());
    let lenient = tileiras::parse_like_tileiras(cpu, attributes);
    assert!(lenient.problems.iter().all(|problem| problem.at.end <= cpu.len().max(attributes.len())));
    match tileiras::parse(cpu, attributes) {
        Ok(strict) => assert_eq!(strict, lenient),
        Err(problem) => assert!(problem.kind.is_mistake() && problem.at.end <= cpu.len().max(attributes.len())),
    }
    if lenient.selection == tileiras::Selection::Named {
        assert_eq!(tileiras::parse_symmetric(cpu, attributes), lenient);
    }
    let string = FeatureString(attributes).to_string();
    assert_eq!(FeatureString(string.as_bytes()).to_string(), string);
    for &release in Release::ALL {
        let output = llc(release, cpu, attributes);
        assert!(output.remarks().all(|remark| !remark.to_string().is_empty()));
    }
    let _ = nvlink::CodegenOptions::parse(bytes);
    ir(bytes);

    if let Some((&first, text)) = bytes.split_first() {
        let (first, syntaxes) = (usize::from(first), Syntax::ALL.len());
        let syntax = Syntax::ALL[first % syntaxes];
        let toolkit = Toolkit::ALL[first / syntaxes % Toolkit::ALL.len()];
        let context = Context { toolkit, ..Context::default() };
        match parse_in(syntax, text, &context) {
            Ok(list) => {
                // What can be said in a syntax says the same when it is read again; an image twice is said once.
                if let Ok(written) = write_for(toolkit, syntax, &list) {
                    let again = parse_in(syntax, written.to_string(), &context).unwrap();
                    assert_eq!(set(&again), set(&list), "{syntax:?} {toolkit} {written}");
                }
            }
            Err(problem) => assert!(problem.span.start <= problem.span.end && problem.span.end as usize <= text.len()),
        }
    }
});

/// The release whose programs were run.
const K: Toolkit = Toolkit::V13_0;

fn set(list: &List) -> BTreeSet<String> {
    list.images().map(|image| format!("{image:?}")).collect()
}

/// What cicc and libnvvm of 13.0 are given.
fn ir(bytes: &[u8]) {
    if let Ok(translation) = flags::translate(bytes) {
        assert!(bytes.ends_with(translation.opt_arch().to_string().as_bytes().strip_prefix(b"sm_").unwrap()));
    }
    let taken = Name::parse(bytes).is_ok_and(|name| Tool::Cicc.accepts(K, name));
    assert_eq!(cicc::refusal(K, bytes).map(|refusal| refusal.to_string()).is_none(), taken);

    let parsed = Layout::parse(K, bytes);
    if let Err(fault) = parsed {
        // What stands before the fault is sound, and the fault begins a specification.
        assert!(fault.at == 0 || bytes[fault.at - 1] == b'-' && Layout::parse(K, &bytes[..fault.at - 1]).is_ok());
        assert!(!fault.to_string().is_empty());
    }
    for (target, &phase) in [Target::Sm90a, Target::Sm121f].into_iter().flat_map(|target| Phase::ALL.iter().map(move |phase| (target, phase))) {
        let answer = nvvm::accepts_layout(K, target, phase, bytes);
        let without_complaint = answer.fault.is_none() && answer.complaints.is_empty() && !bytes.is_empty();
        match answer.verdict {
            Verdict::Yes => assert!(without_complaint && answer.to_string().is_empty()),
            Verdict::NoNvvmLayout => assert!(!without_complaint),
            other => assert!(other == Verdict::UnknownNvvmLayout && target == Target::Sm90a),
        }
        let refusal = nvvm::triple_refusal(K, target, phase, bytes);
        assert_eq!(refusal.is_none(), nvvm::accepts_triple(K, target, phase, bytes).is_yes());
        assert!(refusal.is_none_or(|refusal| !refusal.to_string().is_empty()));
    }
    // The documents' patterns are within what verification takes, and that within what compilation takes.
    let [verified, compiled] = [Phase::Verify, Phase::Compile].map(|phase| nvvm::accepts_triple(K, Target::Sm100, phase, bytes).is_yes());
    let documented = triple::matching(triple::Mode::Ptx, bytes).is_some();
    assert!((verified || !documented) && (compiled || !verified));
}
