//! What changed from one release to another: the measured cells that differ, and no more.

use crate::common::table;
use crate::{releases, target, tool};
use smarch::isa::{IsaFeature, isa_supports_why};
use smarch::rules::changes::{Change, ChangeKind, changes};
use smarch::{NameKind, Target, Tool, Toolkit, Verdict, Version};
use std::collections::BTreeSet;

fn of_kind(from: Toolkit, to: Toolkit, kind: ChangeKind) -> Vec<Change> {
    changes(from, to).filter(|change| change.kind == kind).collect()
}

fn column(toolkit: Toolkit) -> &'static str {
    releases().find(|(_, release)| *release == toolkit).unwrap().0
}

/// The names of `releases/names.tsv` whose cells differ, as `tool name`.
fn names_that_differ(from: Toolkit, to: Toolkit) -> BTreeSet<String> {
    // Strict: what is taken with its letter ignored is not taken; nvlink parses what it refuses to link for.
    let plain = |tool: &str, cell: &str| match (tool, cell) {
        ("ptxas .target", "L") => "N".to_string(),
        ("nvlink --arch", "R") => "A".to_string(),
        _ => cell.to_string(),
    };
    let rows = table("releases/names.tsv");
    let cell = |row: &crate::common::Row, toolkit| plain(row.get("tool"), row.get(column(toolkit)));
    let is_known = |row: &crate::common::Row| cell(row, from) != "-" && cell(row, to) != "-";
    let differing = rows
        .iter()
        .filter(|row| is_known(row) && cell(row, from) != cell(row, to));
    differing
        .map(|row| format!("{} {}", row.get("tool"), row.get("name")))
        .collect()
}

/// The forms that one of two releases has on no target, and the pairs of a form and a `.target` known to both that differ.
fn forms_that_differ(from: Toolkit, to: Toolkit) -> (BTreeSet<IsaFeature>, BTreeSet<(IsaFeature, Target)>) {
    let mut legal = [BTreeSet::new(), BTreeSet::new()];
    for (form, toolkit, target, answer) in crate::forms::cells("releases/forms.tsv") {
        let place = [from, to].iter().position(|release| *release == toolkit);
        if let Some(place) = place.filter(|_| answer.starts_with('Y')) {
            legal[place].insert((form, target));
        }
    }
    let forms = legal
        .each_ref()
        .map(|pairs| pairs.iter().map(|(form, _)| *form).collect::<BTreeSet<_>>());
    let shared = from.ptx_targets().and(to.ptx_targets());
    let differing = legal[0].symmetric_difference(&legal[1]).copied();
    (
        forms[0].symmetric_difference(&forms[1]).copied().collect(),
        differing.filter(|(_, target)| shared.contains(*target)).collect(),
    )
}

fn check(from: Toolkit, to: Toolkit) -> [usize; 6] {
    let named: Vec<Change> = of_kind(from, to, ChangeKind::Name);
    let text = |change: &Change| {
        let name = change.target.unwrap().named(change.name_kind.get().unwrap());
        format!("{} {name}", change.tool.get().unwrap())
    };
    let measured: BTreeSet<String> = named.iter().map(text).collect();
    assert_eq!(measured, names_that_differ(from, to), "{from} to {to}");
    for change in &named {
        let name = change.target.unwrap().named(change.name_kind.get().unwrap());
        let tool = change.tool.get().unwrap();
        assert_eq!(change.before.get(), Some(tool.accepts_why(from, name)));
        assert_eq!(change.after.get(), Some(tool.accepts_why(to, name)));
    }
    let lowest: BTreeSet<Target> = of_kind(from, to, ChangeKind::LowestPtx)
        .iter()
        .map(|it| it.target.unwrap())
        .collect();
    let differing: BTreeSet<Target> = table("releases/target_min_ptx.tsv")
        .iter()
        .filter(|row| {
            let cells = [from, to].map(|toolkit| row.get(column(toolkit)));
            cells[0] != cells[1]
                && cells
                    .iter()
                    .all(|cell| cell.starts_with(|it: char| it.is_ascii_digit()))
        })
        .map(|row| target(row.get(".target")))
        .collect();
    assert_eq!(lowest, differing, "{from} to {to}");
    let mut instructions = BTreeSet::new();
    for change in of_kind(from, to, ChangeKind::Instruction) {
        let (feature, target) = (change.feature.get().unwrap(), change.target.unwrap());
        assert_eq!(change.before.get(), Some(isa_supports_why(from, None, target, feature)));
        assert_eq!(change.after.get(), Some(isa_supports_why(to, None, target, feature)));
        if change.before.get().unwrap().is_yes() != change.after.get().unwrap().is_yes() {
            instructions.insert((feature, target));
        }
    }
    let since: BTreeSet<IsaFeature> = of_kind(from, to, ChangeKind::SincePtx)
        .iter()
        .filter(|change| change.ptx_before.get().is_none() || change.ptx_after.get().is_none())
        .map(|change| change.feature.get().unwrap())
        .collect();
    let (differing_since, differing) = forms_that_differ(from, to);
    assert_eq!(
        instructions,
        differing
            .into_iter()
            .filter(|(form, _)| !since.contains(form))
            .collect()
    );
    assert_eq!(since, differing_since, "{from} to {to}");
    let mut counts = [0; 6];
    for change in changes(from, to) {
        counts[change.kind.code() as usize - 1] += 1;
    }
    counts
}

#[test]
fn three_pairs_change_what_was_measured() {
    assert_eq!(check(Toolkit::V12_8, Toolkit::V12_9), [1, 0, 130, 0, 7, 0]);
    assert_eq!(check(Toolkit::V13_0, Toolkit::V13_1), [1, 0, 0, 1, 2, 9]);
    assert_eq!(check(Toolkit::V13_3, Toolkit::V13_4), [1, 0, 81, 0, 0, 0]);
    let one = of_kind(Toolkit::V12_8, Toolkit::V12_9, ChangeKind::NewestPtx)[0];
    assert_eq!(
        (one.ptx_before.get(), one.ptx_after.get()),
        (Some(Version::new(8, 7)), Some(Version::new(8, 8)))
    );
    let one = of_kind(Toolkit::V13_0, Toolkit::V13_1, ChangeKind::LowestPtx)[0];
    assert_eq!(one.target, Some(Target::Sm88));
    assert_eq!(
        (one.ptx_before.get(), one.ptx_after.get()),
        (Some(Version::new(7, 3)), Some(Version::new(9, 0)))
    );
    // compute_90a: listed and refused in 12.8, accepted from 12.9.
    let names = of_kind(Toolkit::V12_8, Toolkit::V12_9, ChangeKind::Name);
    let is_90a = |it: &&Change| {
        (it.tool.get(), it.name_kind.get(), it.target)
            == (Some(Tool::PtxasGpuName), Some(NameKind::Compute), Some(Target::Sm90a))
    };
    let one = names.iter().find(is_90a).unwrap();
    assert_eq!(
        (one.before.get(), one.after.get()),
        (Some(Verdict::NoGpuUnsupported), Some(Verdict::Yes))
    );
    let default = of_kind(Toolkit::V12_9, Toolkit::V13_0, ChangeKind::Default);
    let ptxas = default
        .iter()
        .find(|it| it.tool.get() == Some(tool("ptxas --gpu-name")))
        .unwrap();
    assert_eq!(
        (ptxas.target_before, ptxas.target_after),
        (Some(Target::Sm52), Some(Target::Sm75))
    );
    let fences = of_kind(Toolkit::V13_0, Toolkit::V13_1, ChangeKind::Instruction);
    assert!(
        fences
            .iter()
            .any(|it| it.feature.get() == Some(IsaFeature::FenceAcquireGpu) && it.target == Some(Target::Sm89))
    );
}

#[test]
fn nothing_changes_from_a_release_to_itself_and_all_changes_back() {
    for &toolkit in Toolkit::ALL {
        assert_eq!(changes(toolkit, toolkit).count(), 0, "{toolkit}");
    }
    for pair in Toolkit::ALL.windows(2) {
        let [there, back] = [(pair[0], pair[1]), (pair[1], pair[0])].map(|(from, to)| changes(from, to).count());
        // 12.6 reads what 12.5 does, and knows the same names.
        assert_eq!(there == 0, pair[0] == Toolkit::V12_5, "{pair:?}");
        assert_eq!(there, back, "{pair:?}");
    }
}
