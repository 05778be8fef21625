//! Every form that ptxas of any release accepts for any target: who accepts it, since which version, what it prints.

use crate::packed::unpacked;
use smarch::ptx::{FAMILIES, Form};
use smarch::{Target, Toolkit, Version};
use std::collections::{BTreeSet, HashMap, HashSet};

/// A form of the file, with the numbers of its classes.
struct Measured {
    text: String,
    form: Form,
    newest: usize,
    versions: usize,
    messages: usize,
}

fn forms() -> Vec<Measured> {
    let text = unpacked("ptx/forms.tsv.zst");
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| {
        let cells: Vec<&str> = line.split('\t').collect();
        let [form, operands, newest, versions, messages] = cells[..] else {
            panic!("{line}");
        };
        let text = match operands {
            "" => form.to_string(),
            count => format!("{form} {}", vec!["_"; count.parse().unwrap()].join(", ")),
        };
        let number = |cell: &str| cell.parse().unwrap();
        let form = Form::parse(text.as_bytes()).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        Measured {
            text,
            form,
            newest: number(newest),
            versions: number(versions),
            messages: number(messages),
        }
    })
    .collect()
}

/// The lines of a file of classes by the number in their first column, without it.
fn classes(path: &str) -> HashMap<usize, Vec<Vec<String>>> {
    let mut classes: HashMap<usize, Vec<Vec<String>>> = HashMap::new();
    let text = unpacked(path);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut cells = line.split('\t').map(String::from);
        let number = cells.next().unwrap().parse().unwrap();
        classes.entry(number).or_default().push(cells.collect());
    }
    classes
}

/// The releases of a cell: "12.0-13.5".
fn releases(cell: &str) -> impl Iterator<Item = Toolkit> {
    let (first, last) = cell.split_once('-').unwrap_or((cell, cell));
    let (first, last): (Toolkit, Toolkit) = (first.parse().unwrap(), last.parse().unwrap());
    Toolkit::ALL
        .iter()
        .copied()
        .filter(move |&it| it.is_from(first) && last.is_from(it))
}

fn target(name: &str) -> Target {
    name.parse().unwrap_or_else(|_| panic!("{name}"))
}

fn version(text: &str) -> Version {
    let (major, minor) = text.split_once('.').unwrap();
    Version::new(major.parse().unwrap(), minor.parse().unwrap())
}

/// Of every release the targets that accept a form with its newest version: each form, each target.
#[test]
fn who_accepts_each_form() {
    let classes = classes("ptx/newest.tsv.zst");
    let (mut cells, mut asked_everywhere) = (0, 0);
    for measured in forms() {
        let mut seen = BTreeSet::new();
        for line in classes.get(&measured.newest).map_or(&[][..], Vec::as_slice) {
            let accepting: HashSet<Target> = line[1].split(' ').filter(|name| !name.is_empty()).map(target).collect();
            for toolkit in releases(&line[0]) {
                seen.insert(toolkit);
                for target in toolkit.ptx_targets().iter() {
                    let accepts = accepting.contains(&target);
                    assert_eq!(
                        measured.form.is_supported(toolkit, None, target),
                        accepts,
                        "{} on {target} in {toolkit}",
                        measured.text
                    );
                    cells += 1;
                }
            }
        }
        // Of every class of forms some were asked of every release, nearly all of 13.0 and 13.5.
        asked_everywhere += usize::from(seen.len() == Toolkit::ALL.len());
    }
    assert!(
        cells > 10_000_000 && asked_everywhere > 10_000,
        "{cells} {asked_everywhere}"
    );
}

/// Of 13.0 and 13.5 the lowest version on some targets.
#[test]
fn since_which_version() {
    let classes = classes("ptx/versions.tsv.zst");
    let mut cells = 0;
    for measured in forms() {
        for line in classes.get(&measured.versions).map_or(&[][..], Vec::as_slice) {
            let (toolkit, on, since) = (line[0].parse().unwrap(), target(&line[1]), version(&line[2]));
            assert_eq!(
                measured.form.since_on(toolkit, on),
                Some(since),
                "{} on {on} in {toolkit}",
                measured.text
            );
            cells += 1;
        }
    }
    assert!(cells > 100_000, "{cells}");
}

/// What ptxas prints, all lines: with `.version 1.0` and `.target sm_10`, where it prints everything that a form asks, and above.
#[test]
fn what_is_printed() {
    let classes = classes("ptx/messages.tsv.zst");
    let mut lines = 0;
    let mut wrong = Vec::new();
    for measured in forms() {
        for line in &classes[&measured.messages] {
            let (on, with) = (target(&line[1]), version(&line[2]));
            let printed: Vec<&str> = line[3..]
                .iter()
                .map(String::as_str)
                .filter(|line| !line.is_empty())
                .collect();
            for toolkit in releases(&line[0]) {
                let mut ours: Vec<String> = Vec::new();
                for refusal in measured.form.refusals(toolkit, Some(with), on) {
                    let refusal = refusal.to_string();
                    if !ours.contains(&refusal) {
                        ours.push(refusal);
                    }
                }
                let (mut a, mut b) = (
                    ours.clone(),
                    printed.iter().map(ToString::to_string).collect::<Vec<_>>(),
                );
                a.sort();
                b.sort();
                if a != b {
                    wrong.push(format!(
                        "{} on {on} with {with} in {toolkit}:\n  ptxas {printed:?}\n  smarch {ours:?}",
                        measured.text
                    ));
                }
                lines += ours.len();
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} differ:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(20)].join("\n")
    );
    assert!(lines > 500_000, "{lines}");
}

/// The forms of the library are those that were accepted, no more and no fewer.
#[test]
fn no_form_is_made_up() {
    let accepted: HashSet<String> = forms().iter().map(|measured| measured.form.to_string()).collect();
    let mut count = 0;
    for family in 0..FAMILIES.len() {
        let mut form = Form::first_of(family);
        while let Some(it) = form {
            assert!(accepted.contains(&it.to_string()), "{it}");
            count += 1;
            form = it.next();
        }
    }
    assert_eq!(count, accepted.len());
}
