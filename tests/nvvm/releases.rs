//! What libnvvm of every release answered.

use crate::common::{K, Row, table};
use crate::lines;
use smarch::nvvm::{
    Access, Complaint, Construct, IrVersion, Malformation, Phase, accepts, accepts_access, accepts_cast,
    accepts_ir_version, accepts_layout, accepts_triple, ir_version, ir_version_refusal, triple_refusal,
};
use smarch::{Answer, Name, NameKind, Target, Tool, Toolkit, Verdict, Version};
use std::collections::{BTreeMap, BTreeSet};

fn release(name: &str) -> Toolkit {
    *Toolkit::ALL
        .iter()
        .find(|toolkit| toolkit.version().to_string() == name)
        .unwrap()
}

/// What a row holds for: each release, target and name.
pub fn asked(row: &Row) -> impl Iterator<Item = (Toolkit, Target, &str)> {
    releases(row).flat_map(move |toolkit| {
        let each = targets(toolkit, row.get("archs")).into_iter();
        each.flat_map(move |target| row.get("names").split('|').map(move |name| (toolkit, target, name)))
    })
}

fn releases(row: &Row) -> impl Iterator<Item = Toolkit> {
    let (first, last) = (release(row.get("first")), release(row.get("last")));
    Toolkit::ALL
        .iter()
        .copied()
        .filter(move |toolkit| (first..=last).contains(toolkit))
}

fn target(number: &str) -> Target {
    format!("sm_{number}").parse::<Name>().unwrap().target
}

/// The targets that libnvvm of a release takes.
fn taken(toolkit: Toolkit) -> impl Iterator<Item = Target> {
    let all = Target::ALL.iter().copied();
    all.filter(move |target| Tool::Libnvvm.accepts(toolkit, target.named(NameKind::Compute)))
}

/// The targets of a cell, as far as libnvvm of the release takes them: `..90a` and `100..`, or names.
fn targets(toolkit: Toolkit, cell: &str) -> Vec<Target> {
    let taken = taken(toolkit);
    match cell {
        "..90a" => taken.filter(|target| target.number() < 100).collect(),
        "100.." => taken.filter(|target| target.number() >= 100).collect(),
        names => {
            let names: Vec<Target> = names.split(' ').map(target).collect();
            taken.filter(|target| names.contains(target)).collect()
        }
    }
}

fn phase(row: &Row) -> Phase {
    *Phase::ALL.iter().find(|phase| phase.text() == row.get("api")).unwrap()
}

/// The verdict for what libnvvm returned and logged; no message where the process ended.
fn agrees(verdict: Verdict, message: &str, row: &Row) -> bool {
    match row.get("rc") {
        "0" => verdict.is_yes(),
        _ if has_ended(row) => verdict == Verdict::NoNvvmCrash,
        _ => {
            let log = row.get("log");
            verdict.answer() == Answer::No && lines(log).last().unwrap().ends_with(message) && !message.is_empty()
        }
    }
}

pub fn has_ended(row: &Row) -> bool {
    row.get("rc").starts_with("signal") || row.get("rc").starts_with("exit")
}

/// Compares one program: what was run is known.
fn compare(row: &Row, name: &str, toolkit: Toolkit, target: Target) {
    let (kind, phase) = (row.get("kind"), phase(row));
    let what = format!("{kind} {name} {phase} {toolkit} {target}");
    let space = |at: usize| name.split(' ').nth(at).unwrap().parse::<u32>().unwrap();
    match kind {
        "construct" => {
            let construct = Construct::ALL.iter().find(|construct| construct.text() == name);
            let verdict = accepts(toolkit, target, phase, *construct.unwrap());
            assert!(agrees(verdict, &verdict.text(), row), "{what}: {verdict}");
        }
        "access" => {
            let access = Access::ALL.iter().find(|access| name.starts_with(&*access.text()));
            let verdict = accepts_access(toolkit, target, phase, *access.unwrap(), space(1));
            assert!(agrees(verdict, &verdict.text(), row), "{what}: {verdict}");
        }
        "cast" => {
            let verdict = accepts_cast(toolkit, target, phase, space(0), space(1));
            assert!(agrees(verdict, &verdict.text(), row), "{what}: {verdict}");
        }
        _ => {
            let text = if name == "(none)" { "" } else { name };
            let verdict = accepts_triple(toolkit, target, phase, text.as_bytes());
            let refusal = triple_refusal(toolkit, target, phase, text.as_bytes());
            let words = refusal.map_or(String::new(), |refusal| refusal.to_string());
            let log = row.get("log").replace("({})", &format!("({text})"));
            let last = words.lines().last().unwrap_or_default();
            assert!(agrees(verdict, last, row), "{what}: {verdict}");
            if !has_ended(row) {
                let logged = lines(log.trim_start_matches("m: "));
                assert_eq!(words.lines().collect::<Vec<_>>(), logged, "{what}");
            }
        }
    }
}

/// Every construct, access, cast and triple, in every release, for every target.
#[test]
fn every_release_of_every_program() {
    let mut met: BTreeMap<String, BTreeSet<_>> = BTreeMap::new();
    let files = ["releases", "dialects", "spaces_compiled"].map(|it| format!("evidence/libnvvm_{it}.tsv"));
    for row in files.iter().flat_map(|file| table(file)) {
        for (toolkit, target, name) in asked(&row) {
            compare(&row, name, toolkit, target);
            let asked = (name.to_owned(), phase(&row), toolkit, target);
            met.entry(row.get("kind").to_owned()).or_default().insert(asked);
        }
    }
    let targets: usize = Toolkit::ALL.iter().map(|&toolkit| taken(toolkit).count()).sum();
    assert_eq!(met["construct"].len(), 2 * Construct::ALL.len() * targets);
    assert_eq!(
        (met["access"].len(), met["cast"].len()),
        (2 * 36 * targets, 2 * 72 * targets)
    );
    assert!(met["triple"].len() > 57 * 2 * targets, "{}", met["triple"].len());
}

/// What a name of the file states: `2.0 3.2`, `(none)`.
fn stated(name: &str) -> IrVersion {
    let mut versions = name.split(' ').map(|it| it.parse::<Version>());
    match versions.next() {
        Some(Ok(ir)) => IrVersion {
            ir,
            debug: versions.next().map(Result::unwrap),
        },
        _ => IrVersion::UNSTATED,
    }
}

/// Every version of the IR in every release, with every line that is logged.
#[test]
fn every_release_of_every_ir_version() {
    let mut compared = 0;
    for row in table("evidence/libnvvm_ir_versions.tsv") {
        for (toolkit, target, name) in asked(&row) {
            let stated = stated(name);
            let what = format!("{name} {toolkit} {target}");
            let verdict = accepts_ir_version(toolkit, target, stated);
            assert_eq!(verdict.is_yes(), row.get("rc") == "0", "{what}: {verdict}");
            let log = row.get("log").replace("m: error: ", "");
            let log = log.replace("{ir}", &stated.ir.to_string());
            let log = log.replace("{debug}", &stated.debug.map_or(String::new(), |it| it.to_string()));
            let words = ir_version_refusal(toolkit, target, stated);
            let words = words.map_or(String::new(), |it| it.to_string());
            assert_eq!(words.replace('\n', " | "), log, "{what}");
            compared += 1;
        }
    }
    // 137 of them, by two phases, for one target of each reader.
    let given = |toolkit| {
        taken(toolkit)
            .filter(|target| [Target::Sm80, Target::Sm100].contains(target))
            .count()
    };
    assert_eq!(
        compared,
        137 * 2 * Toolkit::ALL.iter().map(|&it| given(it)).sum::<usize>()
    );
    for &toolkit in Toolkit::ALL {
        let target = taken(toolkit).next().unwrap();
        assert!(accepts_ir_version(toolkit, target, ir_version(toolkit)).is_yes());
        let mut all = Target::ALL.iter().copied();
        let other = all.find(|&target| taken(toolkit).all(|taken| taken != target));
        let verdict = accepts_ir_version(toolkit, other.unwrap(), IrVersion::UNSTATED);
        assert_eq!(verdict, Verdict::NoNvvmArch);
        assert_eq!(ir_version_refusal(toolkit, other.unwrap(), IrVersion::UNSTATED), None);
    }
}

/// The numbers of a cell: `1 2 4..7`.
fn numbers(cell: &str) -> impl Iterator<Item = u32> + '_ {
    cell.split(' ').flat_map(|part| {
        let (first, last) = part.split_once("..").unwrap_or((part, part));
        first.parse().unwrap()..=last.parse::<u32>().unwrap()
    })
}

/// Every layout in every release: what is returned, and every line that is logged but for examples.
#[test]
fn every_release_of_every_layout() {
    let texts: BTreeMap<u32, String> = table("evidence/libnvvm_layout_texts.tsv")
        .iter()
        .map(|row| (row.get("number").parse().unwrap(), row.get("layout").to_owned()))
        .collect();
    let (mut agreed, mut unknown, mut widths, mut older) = (BTreeMap::<_, u32>::new(), 0, 0, 0);
    let (mut malformations, mut complaints) = (BTreeSet::new(), BTreeSet::new());
    let mut differing = Vec::new();
    for row in table("evidence/libnvvm_layout_releases.tsv") {
        let (row, ended) = (&row, has_ended(&row));
        let asked = releases(row).flat_map(|toolkit| {
            let targets = targets(toolkit, row.get("archs"));
            let each = targets.into_iter();
            each.flat_map(move |target| numbers(row.get("layouts")).map(move |number| (toolkit, target, number)))
        });
        for (toolkit, target, number) in asked {
            let text = &texts[&number];
            let answer = accepts_layout(toolkit, target, phase(row), text.as_bytes());
            let what = || format!("{text} {} {toolkit} {target}: {:?}", row.get("api"), answer.verdict);
            match answer.verdict {
                Verdict::UnknownNvvmLayout => {
                    unknown += 1;
                    continue;
                }
                Verdict::NoNvvmLayoutOlder => {
                    assert_ne!(row.get("rc"), "0", "{}", what());
                    older += 1;
                    continue;
                }
                // These programs have no pointers: they compile whatever the width.
                Verdict::NoNvvmPointerUse | Verdict::UnknownNvvmWidth => {
                    assert_eq!(row.get("rc"), "0", "{}", what());
                    widths += 1;
                    continue;
                }
                Verdict::NoNvvmPointerCrash => {
                    assert!(ended || row.get("rc") == "0", "{}", what());
                    widths += 1;
                    continue;
                }
                _ => {}
            }
            malformations.extend(answer.fault.map(|fault| fault.kind));
            complaints.extend(answer.complaints.iter());
            let ours = answer.to_string();
            let ours: Vec<&str> = ours
                .lines()
                .take_while(|line| !line.starts_with("Example valid"))
                .collect();
            let log = row.get("log").replace("{}", text);
            let log = log
                .replace("].Error: |", "]. |")
                .replace("].Error:", "].")
                .replace("supported.Error:", "supported.");
            let log = log.strip_prefix("m (1, 20): parse ").unwrap_or(&log);
            if answer.verdict.is_yes() != (row.get("rc") == "0")
                || (!ended && row.get("rc") != "0" && ours != lines(log))
                || (ended && !ours.is_empty())
            {
                differing.push(format!("{}, {ours:?}, {:?}", what(), lines(log)));
            }
            *agreed.entry(toolkit).or_default() += 1;
        }
    }
    assert!(
        differing.is_empty(),
        "{} differ:\n{}",
        differing.len(),
        differing[..differing.len().min(40)].join("\n")
    );
    assert!(
        agreed.len() == Toolkit::ALL.len() && agreed.values().all(|&count| count > 500),
        "{agreed:?}"
    );
    assert!(
        agreed[&K] > 6000 && unknown > 0 && widths > 500 && older > 1000,
        "{agreed:?} {unknown} {widths} {older}"
    );
    assert_eq!(malformations, Malformation::ALL.iter().copied().collect());
    assert_eq!(complaints, Complaint::ALL.iter().copied().collect());
}
