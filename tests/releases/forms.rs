//! The 165 forms of instructions on every `.target` of every release, and the `.version` that each asks for.

use crate::common::{Row, table};
use smarch::isa::{IsaFeature, isa_advisory, isa_message, isa_supports, isa_supports_why};
use smarch::ptx::versions::{ptx_version_suffices, ptx_versions};
use smarch::targets::TargetSet;
use smarch::{Target, Toolkit, Verdict, Version};
use std::collections::{BTreeMap, BTreeSet};

fn form(row: &Row) -> IsaFeature {
    let name = row.get("form");
    IsaFeature::parse(name.as_bytes()).unwrap_or_else(|_| panic!("no form {name}"))
}

/// The releases of a row, `first` to `last`.
fn span(row: &Row) -> impl Iterator<Item = Toolkit> {
    let [first, last] = ["first", "last"].map(|column| row.get(column).parse::<Toolkit>().unwrap());
    Toolkit::ALL
        .iter()
        .copied()
        .filter(move |&toolkit| first <= toolkit && toolkit <= last)
}

/// The targets of `70..87,90`: a range is of the targets that the release knows.
fn targets(toolkit: Toolkit, text: &str) -> Vec<Target> {
    let target = |text: &str| crate::target(&format!("sm_{text}"));
    let range = |range: &str| {
        let (first, last) = range.split_once("..").unwrap_or((range, range));
        let (first, last) = (target(first), target(last));
        toolkit
            .ptx_targets()
            .iter()
            .filter(move |&target| first <= target && target <= last)
            .collect::<Vec<_>>()
    };
    text.split(',').flat_map(range).collect()
}

/// Every cell of a file: form, release, target, answer.
pub fn cells(file: &str) -> Vec<(IsaFeature, Toolkit, Target, String)> {
    let mut cells = Vec::new();
    for row in &table(file) {
        for toolkit in span(row) {
            for answer in row.get("answers").split(' ') {
                let (answer, of) = answer.split_once('=').unwrap();
                cells.extend(
                    targets(toolkit, of)
                        .into_iter()
                        .map(|target| (form(row), toolkit, target, answer.to_string())),
                );
            }
        }
    }
    cells
}

/// With the newest `.version` of each release.
#[test]
fn every_form_on_every_target_of_every_release() {
    let messages = table("releases/form_messages.tsv");
    let messages: BTreeMap<&str, &Row> = messages.iter().map(|row| (row.get("code"), row)).collect();
    let cells = cells("releases/forms.tsv");
    let (mut wrong, mut words) = (Vec::new(), Vec::new());
    let (mut legal, mut remarks, mut stacks, mut same, mut unknown) = (0, 0, 0, 0, 0);
    for (form, toolkit, target, answer) in &cells {
        let (form, toolkit, target) = (*form, *toolkit, *target);
        let is_legal = answer.starts_with('Y');
        if isa_supports(toolkit, None, target, form) != is_legal {
            wrong.push(format!("{form} on {target} in {toolkit}: {answer}"));
            continue;
        }
        assert_eq!(isa_supports_why(toolkit, None, target, form).is_yes(), is_legal);
        legal += usize::from(is_legal);
        // The remark on the kernel's stack, of 11.7 to 12.5 and 13.5, is none on the instruction.
        if form == IsaFeature::StacksaveAlloca && answer == "Yw" {
            assert!(isa_advisory(toolkit, None, target, form).is_none());
            stacks += 1;
        } else if isa_advisory(toolkit, None, target, form).is_some() != (answer == "Yw") {
            words.push(format!(
                "{form} on {target} in {toolkit}: {answer}, and we remark the other way"
            ));
        }
        remarks += usize::from(answer == "Yw");
        let Some(row) = messages.get(answer.as_str()) else {
            continue;
        };
        // Of an instruction that a release has not got it knows no words: it stumbles over the spelling.
        if !row.get("kind").starts_with("target") {
            unknown += 1;
            continue;
        }
        let ours = isa_message(toolkit, None, target, form).unwrap().to_string();
        let theirs = row.get("message").replace("'T'", &format!("'{target}'"));
        if ours != theirs {
            words.push(format!("{form} on {target} in {toolkit}: {theirs}; ours: {ours}"));
        }
        same += usize::from(ours == theirs);
    }
    assert!(
        wrong.is_empty(),
        "{} of {}:\n{}",
        wrong.len(),
        cells.len(),
        wrong.join("\n")
    );
    assert!(words.is_empty(), "{}:\n{}", words.len(), words.join("\n"));
    let counts = [cells.len(), legal, remarks, stacks, same, unknown];
    let is_enough = counts.iter().zip(CELLS).all(|(count, least)| *count >= least);
    let is_newer = Toolkit::NEWEST > Toolkit::V13_5;
    assert!(counts == CELLS || is_newer && is_enough, "{counts:?}");
}

/// Of 11.7 to 13.5, to which a newer release adds: cells, those that are legal, those with a remark, those of these with one on the stack, those refused in words that are ours, those whose release does not know the form.
const CELLS: [usize; 6] = [95_535, 31_925, 767, 153, 51_057, 12_553];

/// The lowest `.version` of each form on each target that was asked, and every version above and below it.
#[test]
fn every_form_with_every_version() {
    let mut wrong = Vec::new();
    let (mut asked, mut questions) = (0, 0);
    for (form, toolkit, target, answer) in cells("releases/form_versions.tsv") {
        let lowest = match answer.as_str() {
            "never" => None,
            "lowest" => toolkit.lowest_ptx(target),
            version => version
                .split_once('.')
                .map(|(major, minor)| Version::new(major.parse().unwrap(), minor.parse().unwrap())),
        };
        assert!(answer == "never" || lowest.is_some());
        asked += 1;
        for version in ptx_versions(toolkit) {
            let expected = lowest.is_some_and(|lowest| version >= lowest);
            if isa_supports(toolkit, Some(version), target, form) != expected {
                wrong.push(format!(
                    "{form} on {target} in {toolkit}: {version}: {expected} (lowest {answer})"
                ));
                break;
            }
            let why = isa_supports_why(toolkit, Some(version), target, form);
            assert_eq!(why.is_yes(), expected);
            if !expected && version >= toolkit.lowest_ptx(target).unwrap() && lowest.is_some() {
                assert_eq!(why, Verdict::NoIsaVersion, "{form} on {target} in {toolkit}: {version}");
            }
            questions += 1;
        }
    }
    assert!(wrong.is_empty(), "{} of {asked}:\n{}", wrong.len(), wrong.join("\n"));
    let is_enough = asked >= ASKED.0 && questions >= ASKED.1;
    let is_newer = Toolkit::NEWEST > Toolkit::V13_5;
    assert!(
        (asked, questions) == ASKED || is_newer && is_enough,
        "{asked}, {questions}"
    );
}

/// Of 11.7 to 13.5: cells with a lowest version, and questions about one version.
const ASKED: (usize, usize) = (26_730, 1_153_020);

/// A form's targets are those that it is legal on, in each release, and its `.version` the lowest of them.
#[test]
fn sets_agree_with_single_questions() {
    for &toolkit in Toolkit::ALL {
        for &form in IsaFeature::ALL {
            let legal: TargetSet = Target::ALL
                .iter()
                .copied()
                .filter(|&target| isa_supports(toolkit, None, target, form))
                .collect();
            assert_eq!(form.targets(toolkit), legal, "{form} in {toolkit}");
            let base: BTreeSet<Target> = legal
                .iter()
                .filter(|target| target.suffix() == smarch::Suffix::Base)
                .collect();
            assert_eq!(form.lowest_base(toolkit).as_ref(), base.first());
            assert_eq!(form.read_since(toolkit).is_none(), form.since(toolkit) > toolkit.ptx());
        }
    }
}

/// Where the version suffices for a target that the release builds for, every refusal of a form has words.
#[test]
fn no_refusal_is_silent() {
    let mut refused = 0;
    for &toolkit in Toolkit::ALL {
        for version in ptx_versions(toolkit) {
            for ptx in toolkit
                .gpus()
                .iter()
                .filter(|&ptx| ptx_version_suffices(toolkit, version, ptx))
            {
                for &feature in IsaFeature::ALL {
                    let message = isa_message(toolkit, Some(version), ptx, feature).map(|message| message.to_string());
                    refused += usize::from(message.is_some());
                    assert!(
                        message.as_deref() != Some(""),
                        "{toolkit} {version} {ptx}: form {}",
                        feature.code()
                    );
                }
            }
        }
    }
    assert!(refused > 100_000, "{refused}");
}
