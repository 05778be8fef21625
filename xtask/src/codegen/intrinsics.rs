//! `src/llvm/generated/intrinsics.rs`: the intrinsics of LLVM with what they become, out of what was measured.

use super::{File, mark, root};
use smarch::llvm::Release;
use smarch::ptx::Form;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

const SOURCE: &str = "tests/data/llvm/intrinsics.tsv";
/// As `src/llvm/intrinsics.rs` has them.
const BLOCK: usize = 16;
const LONGEST: usize = 160;

pub fn files() -> Vec<File> {
    let table = fs::read_to_string(root().join(SOURCE)).unwrap();
    let rows: Vec<Vec<&str>> = table.lines().skip(1).map(|line| line.split('\t').collect()).collect();
    let mut intrinsics: BTreeMap<&str, (u16, Vec<String>)> = BTreeMap::new();
    for row in &rows {
        let [name, releases, _, instructions] = row[..] else {
            panic!("{SOURCE}: {row:?}")
        };
        let bit = |release: &str| 1 << (release.parse::<u32>().unwrap() - Release::Llvm14.code());
        let releases = releases.split(' ').map(bit).sum();
        let mut each = Vec::new();
        for instruction in instructions.split([';', '|']).map(str::trim).filter(|it| *it != "-") {
            // As the library writes it; of what is no form the name alone.
            let form = Form::parse(instruction.as_bytes()).map(|form| form.to_string());
            let text = form.unwrap_or_else(|_| instruction.split(' ').next().unwrap().into());
            if !each.contains(&text) {
                each.push(text);
            }
        }
        let name = name.strip_prefix("llvm.nvvm.").unwrap();
        assert!(intrinsics.insert(name, (releases, each)).is_none(), "{name}");
    }
    let forms: BTreeSet<&str> = intrinsics
        .values()
        .flat_map(|(_, each)| each.iter().map(String::as_str))
        .collect();
    let place: BTreeMap<&str, usize> = forms.iter().enumerate().map(|(place, form)| (*form, place)).collect();
    let (mut first, mut places) = (vec![0], Vec::new());
    for (_, each) in intrinsics.values() {
        places.extend(each.iter().map(|form| place[form.as_str()]));
        first.push(places.len());
    }
    let mut out = format!(
        "// {}\n//! The intrinsics of LLVM: their names, the releases that have them, a bit each from 14 on, and the instructions that they become.\n\n\
        use crate::llvm::intrinsics::Texts;\n\n",
        mark(SOURCE)
    );
    let releases: Vec<_> = intrinsics
        .values()
        .map(|(releases, _)| usize::from(*releases))
        .collect();
    texts(&mut out, "NAMES", &intrinsics.keys().copied().collect::<Vec<_>>());
    texts(&mut out, "FORMS", &forms.into_iter().collect::<Vec<_>>());
    numbers(
        &mut out,
        "The releases of each intrinsic.",
        "RELEASES",
        "u16",
        &releases,
    );
    numbers(
        &mut out,
        "Where the instructions of each intrinsic begin, and where the last end.",
        "FIRST",
        "u16",
        &first,
    );
    numbers(
        &mut out,
        "The places of instructions in `FORMS`.",
        "INSTRUCTIONS",
        "u16",
        &places,
    );
    vec![File {
        path: "src/llvm/generated/intrinsics.rs",
        text: out,
    }]
}

/// Ascending texts, each by what it shares with the one before.
fn texts(out: &mut String, name: &str, texts: &[&str]) {
    let (mut blocks, mut at, mut lines, mut before) = (Vec::new(), 0, String::new(), "");
    for (place, text) in texts.iter().enumerate() {
        let is_first = place % BLOCK == 0;
        if is_first {
            blocks.push(at);
        }
        let same = text
            .bytes()
            .zip(before.bytes())
            .take_while(|(one, other)| one == other)
            .count();
        let shared = if is_first { 0 } else { same };
        let rest = &text[shared..];
        assert!(text.len() <= LONGEST, "{text}");
        writeln!(lines, "        \\x{shared:02x}\\x{:02x}{rest}\\", rest.len()).unwrap();
        (at, before) = (at + 2 + rest.len(), text);
    }
    writeln!(
        out,
        "pub static {name}: Texts = Texts {{\n    count: {},\n    blocks: &[",
        texts.len()
    )
    .unwrap();
    in_lines(out, &blocks, "        ");
    write!(out, "    ],\n    bytes: b\"\\\n{lines}        \",\n}};\n\n").unwrap();
}

fn numbers(out: &mut String, about: &str, name: &str, kind: &str, numbers: &[usize]) {
    writeln!(out, "/// {about}\npub static {name}: [{kind}; {}] = [", numbers.len()).unwrap();
    in_lines(out, numbers, "    ");
    out.push_str("];\n\n");
}

fn in_lines(out: &mut String, numbers: &[usize], indent: &str) {
    for line in numbers.chunks(16) {
        let line: Vec<_> = line.iter().map(ToString::to_string).collect();
        writeln!(out, "{indent}{},", line.join(", ")).unwrap();
    }
}
