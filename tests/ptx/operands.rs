//! Operands: statements that differ in one operand from one that ptxas takes, of forms that the rows were not fitted to.

use crate::statements::Statements;
use smarch::ptx::text::{Symbol, Symbols, rows_for};
use smarch::rules::ptx_text::{Assumed, check, check_with};
use smarch::{Target, Toolkit, Verdict};
use std::collections::BTreeMap;

/// How many of a thousand statements that ptxas refuses are refused in its words, at least: of releases that rows were fitted to, and of some that take operands
/// as they do. Of others so many statements one is compared.
const LEAST: [(Toolkit, usize); 10] = [
    (Toolkit::V13_0, 997),
    (Toolkit::V12_4, 996),
    (Toolkit::V12_8, 997),
    (Toolkit::V12_9, 997),
    (Toolkit::V13_4, 997),
    (Toolkit::V13_5, 997),
    (Toolkit::V12_3, 996),
    (Toolkit::V12_1, 996),
    (Toolkit::V12_0, 993),
    (Toolkit::V11_7, 995),
];
const PART: usize = 4;
/// Of releases between two that rows were fitted to what both say is told, and nothing else: of all kinds taken together so much.
const LEAST_OF_OTHERS: usize = 980;
/// Of each kind of operands so many of a thousand, of 13.0 and of others; and of one, which stops ptxas and of which few statements were asked.
const OF_FIRST: usize = 950;
const OF_OTHERS: usize = 940;
const ROUGH: (&str, usize) = ("sink_pair", 910);
/// The targets that have the forms between them.
const TARGETS: [Target; 8] = [
    Target::Sm100a,
    Target::Sm90a,
    Target::Sm90,
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

/// How many are refused in a release's words at least, and of so many statements one is compared.
fn floor(release: Toolkit) -> (usize, usize) {
    let known = LEAST.iter().find(|(known, _)| *known == release);
    known.map_or((LEAST_OF_OTHERS, PART), |(_, least)| (*least, 1))
}

/// Holds a kind of operands of a release that rows were fitted to.
fn hold_kind(release: Toolkit, kind: &str, count: &Count) {
    let least = match (release, floor(release).0) {
        (_, LEAST_OF_OTHERS) => return,
        _ if kind == ROUGH.0 && release != Toolkit::V13_0 => ROUGH.1,
        (Toolkit::V13_0, _) => OF_FIRST,
        _ => OF_OTHERS,
    };
    assert!(count.in_their_words * 1000 >= count.refused * least, "{release} {kind}");
}

/// What a release says of the statements of a file: by kind, and which it takes that are refused here. `part`: of so many statements one.
fn counted(statements: &Statements, column: usize, release: Toolkit, part: usize) -> BTreeMap<String, Count> {
    let mut counts = BTreeMap::<String, Count>::new();
    let mut wrongly = Vec::new();
    for (statement, kind, theirs) in statements.asked(column).step_by(part) {
        let count = counts.entry(kind.to_string()).or_default();
        *if theirs.is_empty() {
            &mut count.taken
        } else {
            &mut count.refused
        } += 1;
        match said(release, statements.head(), statement) {
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
    let statements = Statements::read("ptx/operands.tsv.zst");
    for (column, release) in statements.releases().into_iter().enumerate() {
        let (least, part) = floor(release);
        let counts = counted(&statements, column, release, part);
        let all = all(release, &counts);
        for (kind, count) in &counts {
            // The rows were fitted to 13.0: others say some of it otherwise, all kinds taken together.
            let others = if column == 0 { count.other_words } else { 0 };
            assert!((count.missed + others) * 40 <= count.refused, "{release} {kind}");
            hold_kind(release, kind, count);
        }
        assert!(all.other_words * 100 <= all.refused, "{release}");
        assert!(all.in_their_words * 1000 >= all.refused * least, "{release}");
    }
}

/// Scalars of each type, special registers, expressions, vectors of several types: no row was fitted to such.
#[test]
fn operands_that_are_written_otherwise_are_refused_as_ptxas_refuses_them() {
    let statements = Statements::read("ptx/spellings.tsv.zst");
    for (column, release) in statements.releases().into_iter().enumerate() {
        let counts = counted(&statements, column, release, 1);
        let all = all(release, &counts);
        for (kind, count) in &counts {
            hold_kind(release, kind, count);
        }
        let least = floor(release).0.min(990);
        assert!(all.other_words * 100 <= all.refused, "{release}");
        assert!(all.in_their_words * 1000 >= all.refused * least, "{release}");
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
