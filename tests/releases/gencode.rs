//! Which code each nvcc makes from which architecture.

use crate::common::table;
use crate::{cells, kind};
use smarch::arch_list::{Context, Syntax, parse_in};
use smarch::{Error, Name};
use std::collections::BTreeSet;

#[test]
fn every_pair_of_gencode() {
    let mut outcomes = BTreeSet::new();
    for row in &table("releases/nvcc_gencode.tsv") {
        let arch = row.get("arch");
        for (toolkit, gpu, outcome) in cells(row) {
            let code: Name = gpu.named(kind(row));
            let option = format!("-gencode arch={arch},code={code}");
            let context = Context {
                toolkit,
                ..Context::default()
            };
            let answer = parse_in(Syntax::Nvcc, &option, &context);
            let found = match &answer {
                Ok(_) => "made",
                Err(problem) if problem.error == Error::ArchListIncompatible => "incompatible",
                Err(problem) if problem.error == Error::ArchListUnsupported => "unsupported",
                Err(_) => "another mistake",
            };
            assert_eq!(found, outcome, "{toolkit}: {option}");
            if let Err(problem) = answer {
                let said = problem.tool_message(option.as_bytes()).unwrap().to_string();
                let words = if outcome == "incompatible" {
                    format!("nvcc fatal   : Incompatible code generation requested: arch='{arch}', code='{code}'")
                } else {
                    format!("nvcc fatal   : Unsupported gpu architecture '{code}'")
                };
                assert_eq!(said, words, "{toolkit}");
            }
            outcomes.insert(outcome);
        }
    }
    assert!(outcomes.iter().eq(["incompatible", "made", "unsupported"].iter()));
}
