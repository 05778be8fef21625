//! Any bytes as any kind of text: names, directives, `-mcpu` and `-mattr`, architecture lists, nvlink's options.
//!
//! The first byte chooses among the syntaxes of lists; a NUL parts a CPU from its attributes.
#![no_main]

use libfuzzer_sys::fuzz_target;
use smarch::documented::{nvlink, nvptx};
use smarch::llvm::{Release, llc};
use smarch::rules::arch_list::{List, Syntax, parse, write};
use smarch::target::{parse_ptx_target_like_ptxas, refusal, suggestions};
use smarch::{Name, Target, Tool};
use std::collections::BTreeSet;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(name) = Name::parse(bytes) {
        assert_eq!(name.to_text().as_bytes(), bytes);
        assert_eq!(suggestions(bytes).first(), Some(&name));
    }
    assert_eq!(Target::parse(bytes).is_ok(), bytes.starts_with(b"sm_") && Name::parse(bytes).is_ok());
    let _ = parse_ptx_target_like_ptxas(bytes);
    for &tool in Tool::ALL {
        let _ = refusal(tool, bytes).map(|refusal| refusal.to_string());
    }

    let place = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    let (cpu, attributes) = (&bytes[..place], bytes.get(place + 1..).unwrap_or_default());
    let lenient = nvptx::parse_like_tileiras(cpu, attributes);
    match nvptx::parse(cpu, attributes) {
        Ok(strict) => assert!(strict == lenient.subtarget && lenient.problem_count == 0),
        Err(problem) => {
            assert_eq!(lenient.problems.first(), Some(&problem));
            assert!(problem.at.end <= cpu.len().max(attributes.len()));
        }
    }
    for &release in Release::ALL {
        let output = llc(release, cpu, attributes);
        assert!(output.remarks().all(|remark| !remark.to_string().is_empty()));
    }
    let _ = nvlink::CodegenOptions::parse(bytes);

    if let Some((&first, text)) = bytes.split_first() {
        let syntax = Syntax::ALL[usize::from(first) % Syntax::ALL.len()];
        match parse(syntax, text) {
            Ok(list) => {
                // What can be said in a syntax says the same when it is read again; an image twice is said once.
                if let Ok(written) = write(syntax, &list) {
                    let again = parse(syntax, written.to_string()).unwrap();
                    assert_eq!(set(&again), set(&list), "{syntax:?} {written}");
                }
            }
            Err(problem) => assert!(problem.span.start <= problem.span.end && problem.span.end as usize <= text.len()),
        }
    }
});

fn set(list: &List) -> BTreeSet<String> {
    list.images().map(|image| format!("{image:?}")).collect()
}
