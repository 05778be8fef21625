//! Every form that ptxas of any release accepts for any target: who accepts it, since which version, what it prints.

use crate::common::packed::unpacked;
use crate::common::{target, version};
use smarch::ptx::{FAMILIES, Form};
use smarch::{Target, Toolkit};
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

/// The releases of a cell: "12.0-12.9".
fn releases(cell: &str) -> impl Iterator<Item = Toolkit> {
    let (first, last) = cell.split_once('-').unwrap_or((cell, cell));
    let (first, last): (Toolkit, Toolkit) = (first.parse().unwrap(), last.parse().unwrap());
    Toolkit::ALL
        .iter()
        .copied()
        .filter(move |&it| it.is_from(first) && last.is_from(it))
}

/// Of every release the targets that accept a form with its newest version: each form, each target.
#[test]
fn who_accepts_each_form() {
    let classes = classes("ptx/newest.tsv.zst");
    let asked = asked();
    let (mut cells, mut asked_everywhere, mut wrong) = (0, 0, Wrong::default());
    for measured in forms() {
        let mut seen = BTreeSet::new();
        for line in classes.get(&measured.newest).map_or(&[][..], Vec::as_slice) {
            let accepting: HashSet<Target> = line[1].split(' ').filter(|name| !name.is_empty()).map(target).collect();
            for toolkit in releases(&line[0]) {
                seen.insert(toolkit);
                for target in toolkit
                    .ptx_targets()
                    .iter()
                    .filter(|target| asked[&toolkit].contains(target))
                {
                    let accepts = accepting.contains(&target);
                    if measured.form.is_supported(toolkit, None, target) != accepts {
                        wrong.add(format!("{} on {target} in {toolkit}: {accepts}", measured.text));
                    }
                    cells += 1;
                }
            }
        }
        // Of every class of forms some were asked of every release, more of 13.0 and of the newest.
        asked_everywhere += usize::from(seen.len() == Toolkit::ALL.len());
    }
    wrong.assert_none();
    assert!(
        cells > 5_000_000 && asked_everywhere > 5_000,
        "{cells} {asked_everywhere}"
    );
}

/// The targets that were asked of each release; aliases of later ones under their present names.
fn asked() -> HashMap<Toolkit, HashSet<Target>> {
    let rows = include_str!("../data/ptx/asked.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'));
    let rows = rows.map(|line| line.split_once('\t').unwrap());
    rows.map(|(toolkit, targets)| (toolkit.parse().unwrap(), targets.split(' ').map(target).collect()))
        .collect()
}

/// Of 13.0 and of the newest release the lowest version on some targets.
#[test]
fn since_which_version() {
    let classes = classes("ptx/versions.tsv.zst");
    let (mut cells, mut wrong) = (0, Wrong::default());
    for measured in forms() {
        for line in classes.get(&measured.versions).map_or(&[][..], Vec::as_slice) {
            let (toolkit, on, since) = (line[0].parse().unwrap(), target(&line[1]), version(&line[2]));
            let ours = measured.form.since_on(toolkit, on);
            if ours != Some(since) {
                wrong.add(format!("{} on {on} in {toolkit}: {since}, not {ours:?}", measured.text));
            }
            cells += 1;
        }
    }
    wrong.assert_none();
    assert!(cells > 50_000, "{cells}");
}

/// What differs; the first lines are shown.
#[derive(Default)]
struct Wrong(Vec<String>);

impl Wrong {
    fn add(&mut self, line: String) {
        self.0.push(line);
    }

    fn assert_none(&self) {
        assert!(
            self.0.is_empty(),
            "{} differ:\n{}",
            self.0.len(),
            self.0[..self.0.len().min(20)].join("\n")
        );
    }
}

/// Of some of these forms ptxas prints the same lines in another order.
const IN_ANOTHER_ORDER: &[&str] = &[
    "add.s16x2",
    "add.u16x2",
    "cp.async.bulk.tensor",
    "createpolicy.fractional",
    "createpolicy.range",
    "cvt.rn",
    "ldmatrix.sync.aligned.m16n16",
    "ldmatrix.sync.aligned.m8n16",
    "max.",
    "min.",
    "mma.sp.sync.aligned",
    "mma.sp::ordered_metadata.sync.aligned",
    "mma.sync.aligned",
    "redux.sync",
    "st.param",
    "st.weak.param",
    "tcgen05.cp",
    "tld4",
];

/// What ptxas prints, all lines in its order: with `.version 1.0` and `.target sm_10`, where it prints everything that a form asks, and above.
#[test]
fn what_is_printed() {
    let classes = classes("ptx/messages.tsv.zst");
    let (mut lines, mut unread, mut wrong, mut reordered) = (0, 0, Wrong::default(), BTreeSet::new());
    for measured in forms() {
        for line in &classes[&measured.messages] {
            let (on, with) = (target(&line[1]), version(&line[2]));
            let printed = line[3..].iter().map(String::as_str).filter(|line| !line.is_empty());
            let printed: Vec<&str> = printed.collect();
            for toolkit in releases(&line[0]) {
                let mut ours: Vec<String> = Vec::new();
                for refusal in measured.form.refusals(toolkit, Some(with), on) {
                    let said = refusal.to_string();
                    if !ours.contains(&said) {
                        ours.push(said);
                    }
                }
                // Of what a release does not read its parser complains in many words.
                if ours.iter().any(|said| said == "this release does not read the form") {
                    unread += 1;
                    continue;
                }
                let told = printed
                    .iter()
                    .copied()
                    .filter(|line| ours.iter().any(|said| said == line) || !is_untold(&measured.text, line));
                let mut told: Vec<&str> = told.collect();
                let is_printed = ours.iter().eq(&told);
                let family = IN_ANOTHER_ORDER.iter().position(|form| measured.text.starts_with(form));
                if let Some(family) = family.filter(|_| !is_printed) {
                    reordered.insert(family);
                    ours.sort();
                    told.sort();
                }
                if !ours.iter().eq(&told) {
                    wrong.add(format!(
                        "{} on {on} with {with} in {toolkit}:\n  ptxas {printed:?}\n  smarch {ours:?}",
                        measured.text
                    ));
                }
                lines += ours.len();
            }
        }
    }
    wrong.assert_none();
    // What is asked of the newest release alone may be printed in order by a newer one.
    let (unmet, is_newer) = (
        IN_ANOTHER_ORDER.len() - reordered.len(),
        Toolkit::NEWEST > Toolkit::V13_5,
    );
    assert!(unmet == 0 || is_newer && unmet <= 2, "{reordered:?}");
    assert!(lines > 500_000 && unread < lines / 100, "{lines} {unread}");
}

/// What ptxas prints with a `.version` or for a target below any that has the form, and that the table does not hold: sizes of scales that
/// are implied below 8.8, what a reciprocal without rounding below 1.4 is taken for, .aligned on sm_1x (11.7 and 11.8).
fn is_untold(form: &str, line: &str) -> bool {
    form.starts_with("tcgen05.mma") && line.starts_with("Feature '.scale_vec::") && !form.contains(".scale_vec::")
        || form.starts_with("rcp.") && line.contains("'rcp.approx.f64' requires")
        || form.starts_with("mma.sync.aligned.m16n8k")
            && form.contains(".f64.f64")
            && line == "Feature '.aligned' requires .target sm_20 or higher"
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
