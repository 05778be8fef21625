//! Any bytes as PTX text: what is read, what it needs, where it is refused.
//!
//! The first two bytes choose the release, the `.target` and the `.version` that the check assumes.
#![no_main]

use libfuzzer_sys::fuzz_target;
use smarch::ptx::text::{Items, Place, Symbol, Symbols, rows_for};
use smarch::rules::ptx_text::{Assumed, Finding, check, check_with, requirements};
use smarch::{Answer, Target, Toolkit, Verdict};

fuzz_target!(|bytes: &[u8]| {
    let [first, second, text @ ..] = bytes else { return };
    read(text);
    let (toolkit, target) = (chosen(Toolkit::ALL, *first), chosen(Target::ALL, *second));
    let own = findings(toolkit, text, Assumed::default());
    let assumed = Assumed { target: Some(target), gpu: Some(chosen(Target::ALL, *first)), version: None };
    for found in own.iter().chain(&findings(toolkit, text, assumed)) {
        assert!(found.place.line == 0 || place_of(text, found.place.offset) == Some(found.place) || found.verdict == Verdict::UnknownForm);
        assert!(!found.to_string().is_empty());
    }
    named(toolkit, text);
    needed(text);
});

/// With the names that it declares a text is refused where it is without, and at names besides.
fn named(toolkit: Toolkit, text: &[u8]) {
    let rows = rows_for(text);
    assert!(rows <= 2 * text.len() + 1, "{rows} rows for {} bytes", text.len());
    let mut table = vec![Symbol::default(); rows];
    let symbols = Symbols::read(text, &mut table).unwrap_or(Symbols::NONE);
    let with: Vec<_> = check_with(toolkit, text, Assumed::default(), symbols).collect();
    // Where ptxas stops at an operand, nothing follows.
    if with.last().is_some_and(|last| last.verdict == Verdict::NoIsaOperands) {
        return;
    }
    for found in findings(toolkit, text, Assumed::default()) {
        assert!(with.iter().any(|other| other.place.line == found.place.line && other.verdict == found.verdict), "{found}");
    }
}

fn chosen<T: Copy>(all: &[T], byte: u8) -> T {
    all[usize::from(byte) % all.len()]
}

/// Every item stands where it says, and an instruction is in the text.
fn read(text: &[u8]) {
    let mut count = 0;
    for item in Items::new(text) {
        let place = item.map_or_else(|lost| lost.place, |item| item.place);
        assert_eq!(place_of(text, place.offset), Some(place));
        count += 1;
    }
    assert!(count <= 2 * text.len() + 1, "{count} items of {} bytes", text.len());
}

/// Counted anew, for some of the places: lines end with a line feed, columns count bytes.
fn place_of(text: &[u8], offset: u64) -> Option<Place> {
    let before = text.get(..offset as usize)?;
    let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
    Some(Place { offset, line: line as u32, column: (before.len() - start + 1) as u32 })
}

fn findings(toolkit: Toolkit, text: &[u8], assumed: Assumed) -> Vec<Finding<'_>> {
    check(toolkit, text, assumed).collect()
}

/// Where all is known, the targets that a text needs are those for which nothing is refused.
fn needed(text: &[u8]) {
    let needs = requirements(text);
    let newest = Toolkit::NEWEST.ptx();
    let targets = needs.targets(None);
    for &target in Target::ALL.iter().step_by(7) {
        let assumed = Assumed { target: Some(target), version: Some(newest), gpu: None };
        let mut refused = findings(Toolkit::NEWEST, text, assumed);
        refused.retain(|found| found.verdict.answer() == Answer::No && found.verdict != Verdict::NoIsaOperands);
        let has_header = !refused.iter().any(|found| found.verdict == Verdict::NoPtxHeader);
        if has_header && targets.contains(target) {
            assert!(refused.is_empty(), "{target}: {}", refused[0]);
        }
    }
}
