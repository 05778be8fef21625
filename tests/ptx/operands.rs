//! Operands: statements that differ in one operand from one that ptxas takes, of forms that the rows were not fitted to.

use crate::common::packed::unpacked;
use smarch::ptx::text::{Symbol, Symbols, rows_for};
use smarch::rules::ptx_text::{Assumed, check, check_with};
use smarch::{Target, Toolkit, Verdict};
use std::collections::BTreeMap;

/// The releases of the columns, and how many of a thousand statements that ptxas refuses are refused in its words, at least.
const RELEASES: [(Toolkit, usize); 9] = [
    (Toolkit::V13_0, 997),
    (Toolkit::V12_4, 997),
    (Toolkit::V12_8, 997),
    (Toolkit::V12_9, 997),
    (Toolkit::V13_4, 997),
    (Toolkit::V13_5, 997),
    (Toolkit::V12_3, 996),
    (Toolkit::V12_0, 993),
    (Toolkit::V11_7, 995),
];
/// What stops ptxas, of other releases than 13.0: less is known of it, for few statements were asked.
const ROUGH: [(&str, usize); 1] = [("sink_pair", 910)];
/// The targets that have the forms between them.
const TARGETS: [Target; 7] = [
    Target::Sm100a,
    Target::Sm90a,
    Target::Sm120a,
    Target::Sm107a,
    Target::Sm103a,
    Target::Sm80,
    Target::Sm52,
];

/// The lines about a statement; `None` where of some operand nothing is known.
fn said(release: Toolkit, head: &str, statement: &str) -> Option<Vec<String>> {
    let text = format!("{head}\n{statement}\nret;\n}}\n");
    let line = text.lines().count() as u32 - 2;
    let mut rows = vec![Symbol::default(); rows_for(text.as_bytes())];
    let symbols = Symbols::read(text.as_bytes(), &mut rows).unwrap();
    for target in TARGETS
        .into_iter()
        .filter(|&target| release.ptx_targets().contains(target))
    {
        let assumed = Assumed {
            target: Some(target),
            version: Some(release.ptx()),
            gpu: None,
        };
        let mut findings = check_with(release, text.as_bytes(), assumed, symbols);
        let of_line: Vec<_> = findings.by_ref().filter(|finding| finding.place.line == line).collect();
        let is_of_operands = |verdict| matches!(verdict, Verdict::NoIsaOperands | Verdict::NoPtxModule);
        if of_line.iter().all(|finding| is_of_operands(finding.verdict)) {
            let is_known = findings.counts().is_some_and(|counts| counts.unknown == 0);
            let lines: Vec<String> = of_line.iter().map(ToString::to_string).collect();
            return (is_known || !lines.is_empty()).then_some(lines);
        }
    }
    None
}

#[derive(Default)]
struct Count {
    taken: usize,
    refused: usize,
    in_their_words: usize,
    unknown: usize,
    missed: usize,
    other_words: usize,
}

/// What a release says of the statements of a file: by kind, and which it takes that are refused here.
fn counted(file: &str, column: usize, release: Toolkit) -> BTreeMap<String, Count> {
    let text = unpacked(file);
    let (head, rows) = text.split_once("\n\n").unwrap();
    let mut counts = BTreeMap::<String, Count>::new();
    let mut wrongly = Vec::new();
    for row in rows.lines() {
        let columns: Vec<&str> = row.split('\t').collect();
        let (statement, kind) = (columns[0], columns[1]);
        // As 13.0, or not asked.
        let theirs = match columns[2 + column] {
            "?" => continue,
            "=" => columns[2],
            theirs => theirs,
        };
        // It ended without a word.
        if theirs.contains("ptxas ended with") {
            continue;
        }
        let theirs: Vec<&str> = theirs
            .split('\x1f')
            .filter(|said| !said.is_empty())
            .map(|said| said.trim_start_matches('!'))
            .collect();
        let count = counts.entry(kind.to_string()).or_default();
        *if theirs.is_empty() {
            &mut count.taken
        } else {
            &mut count.refused
        } += 1;
        match said(release, head, statement) {
            None => count.unknown += usize::from(!theirs.is_empty()),
            Some(lines) if lines == theirs => count.in_their_words += usize::from(!theirs.is_empty()),
            Some(_) if theirs.is_empty() => wrongly.push(statement),
            Some(lines) if lines.is_empty() => count.missed += 1,
            Some(lines) => {
                if column == 0 {
                    println!("{statement}\n  {theirs:?}\n  {lines:?}");
                }
                count.other_words += 1;
            }
        }
    }
    assert_eq!(wrongly, Vec::<&str>::new(), "{release}: ptxas takes them");
    counts
}

/// All kinds taken together.
fn all(release: Toolkit, counts: &BTreeMap<String, Count>) -> Count {
    let mut all = Count::default();
    for (kind, count) in counts {
        println!(
            "{release} {kind}: {} taken, {} refused, of these in their words {}, unknown {}, missed {}, in other words {}",
            count.taken, count.refused, count.in_their_words, count.unknown, count.missed, count.other_words
        );
        all.refused += count.refused;
        all.in_their_words += count.in_their_words;
        all.other_words += count.other_words;
    }
    println!(
        "{release}: {} of {}, {} in other words",
        all.in_their_words, all.refused, all.other_words
    );
    all
}

#[test]
fn operands_of_other_forms_are_refused_as_ptxas_refuses_them() {
    for (column, (release, least)) in RELEASES.into_iter().enumerate() {
        let counts = counted("ptx/operands.tsv.zst", column, release);
        let all = all(release, &counts);
        for (kind, count) in &counts {
            // The rows were fitted to 13.0: others say some of it otherwise, all kinds taken together.
            let of_kind = if column == 0 { count.other_words } else { 0 };
            assert!((count.missed + of_kind) * 40 <= count.refused, "{release} {kind}");
            let rough = ROUGH.iter().find(|rough| rough.0 == *kind && column != 0);
            let least = rough.map_or(950, |rough| rough.1);
            assert!(count.in_their_words * 1000 >= count.refused * least, "{release} {kind}");
        }
        assert!(all.other_words * 100 <= all.refused, "{release}");
        assert!(all.in_their_words * 1000 >= all.refused * least, "{release}");
    }
}

/// Scalars of each type, special registers, expressions, vectors of several types: no row was fitted to such.
#[test]
fn operands_that_are_written_otherwise_are_refused_as_ptxas_refuses_them() {
    for (column, (release, _)) in RELEASES.into_iter().enumerate() {
        let counts = counted("ptx/spellings.tsv.zst", column, release);
        let all = all(release, &counts);
        for (kind, count) in &counts {
            assert!(count.in_their_words * 100 >= count.refused * 95, "{release} {kind}");
        }
        assert!(all.other_words * 100 <= all.refused, "{release}");
        assert!(all.in_their_words * 1000 >= all.refused * 990, "{release}");
    }
}

/// Releases between two that rows were fitted to: what both say is told, and nothing else.
#[test]
fn operands_of_releases_between_are_refused_as_both_around_them_refuse_them() {
    for (column, release) in (RELEASES.len()..).zip([Toolkit::V12_6, Toolkit::V13_2]) {
        let counts = counted("ptx/spellings.tsv.zst", column, release);
        let all = all(release, &counts);
        assert!(all.other_words * 100 <= all.refused, "{release}");
        assert!(all.in_their_words * 1000 >= all.refused * 975, "{release}");
    }
}

/// Names that are no registers: refused where every such name is, and never one that may be a register or a constant.
#[test]
fn names_that_are_no_registers() {
    let lines = |text: &str| -> Vec<(u32, String)> {
        let findings = check(Toolkit::V13_0, text.as_bytes(), Assumed::default());
        findings
            .map(|finding| (finding.place.line, finding.to_string()))
            .collect()
    };
    let function = ".func (.reg .b32 out) f(.reg .b32 a)\n{\nld.global.u32 out, [g];\nst.global.u32 [g], a;\nnanosleep.u32 a;\nret;\n}\n";
    let kernel = ".visible .entry k(.param .u64 p)
{
.reg .b32 r<4>; .reg .b64 d<2>; .reg .pred q; .shared .b32 s;
add.u32 r0, r1, WARP_SZ;
mov.u64 d0, g;
ld.param.u64 d1, [p];
ld.global.u32 r2, [g];
@q bra L1;
L1:
{ .reg .b32 g; add.u32 r0, g, 1; }
ret;
}
";
    let head = ".version 9.0\n.target sm_90\n.global .b32 g;\n";
    // What ptxas takes: also after a function with registers for parameters.
    assert_eq!(lines(&format!("{head}{function}{kernel}")), []);
    // What it refuses, one line each.
    let wrong = "st.global.u32 g, r1;\nst.global.u32 L1, r1;\n";
    let refused = kernel.replace("ret;\n", &format!("{wrong}ret;\n"));
    let said = ["Arguments mismatch for instruction 'st'"; 2];
    for before in ["", function] {
        let text = format!("{head}{before}{refused}");
        let found: Vec<String> = lines(&text).into_iter().map(|(_, words)| words).collect();
        assert_eq!(found, said);
    }
    // A register of the module is refused itself.
    let found: Vec<String> = lines(&format!("{head}.reg .b32 x;\n{refused}"))
        .into_iter()
        .map(|(_, words)| words)
        .collect();
    let module = "Module-scoped variables in .reg state space are not allowed with ABI";
    assert_eq!(found, [module, said[0], said[1]]);
}
