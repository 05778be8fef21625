//! What pictures show: which share of PTX's forms each target has, with which version they came, which target has any of the measured instructions.

use super::Asked;
use super::rows::{GROUPS, row_of};
use alloc::{vec, vec::Vec};
use core::iter::successors;
use serde::Serialize;
use smarch::isa::{ISA_FEATURES, isa_features, isa_supports_why};
use smarch::ptx::versions::{ptx_version_suffices, ptx_versions};
use smarch::ptx::{FAMILIES, Form};
use smarch::targets::TargetSet;
use smarch::{Answer, Target, Text, Toolkit, Version};

/// A bar: how many of the row's forms, and how many of them the columns before have as well.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bar {
    /// Of the row's forms.
    pub forms: usize,
    /// Of these, in columns before.
    pub before: usize,
}

/// Families that belong together, with a bar for each column.
#[derive(Clone, Debug)]
pub struct Row {
    /// The title of the group that it belongs to.
    pub group: &'static str,
    /// Its families.
    pub label: &'static str,
    /// The forms that the release takes.
    pub forms: usize,
    /// Of each column.
    pub bars: Vec<Bar>,
}

/// Which share of the forms does each target have?
#[derive(Debug)]
pub struct Shares {
    /// Targets that have the same forms share a column.
    pub columns: Vec<Vec<Target>>,
    /// From above to below.
    pub rows: Vec<Row>,
}

/// With which version did the forms come?
#[derive(Debug)]
pub struct Versions {
    /// A column each.
    pub columns: Vec<Version>,
    /// From above to below.
    pub rows: Vec<Row>,
}

/// Each form that a release has, with the place of its row and its lowest version.
fn forms_of(toolkit: Toolkit) -> impl Iterator<Item = (Form, usize, Version)> {
    FAMILIES.iter().enumerate().flat_map(move |(place, family)| {
        let row = row_of(&family.name);
        let forms = successors(Form::first_of(place), Form::next);
        forms.filter_map(move |form| Some((form, row, form.since(toolkit)?)))
    })
}

fn no_rows(columns: usize) -> Vec<Row> {
    let rows = GROUPS.iter().flat_map(|(group, rows)| rows.iter().map(move |(label, _)| (*group, *label)));
    let row = |(group, label)| Row { group, label, forms: 0, bars: vec![Bar::default(); columns] };
    rows.map(row).collect()
}

/// Which share of each row's forms each target has.
pub fn shares(toolkit: Toolkit) -> Shares {
    // How many forms of a row exactly these targets have.
    let mut counts: Vec<(TargetSet, usize, usize)> = Vec::new();
    for (form, row, _) in forms_of(toolkit) {
        let having = form.targets(toolkit);
        match counts.iter_mut().rev().find(|(targets, place, _)| *targets == having && *place == row) {
            Some((.., count)) => *count += 1,
            None => counts.push((having, row, 1)),
        }
    }
    let mut columns: Vec<Vec<Target>> = Vec::new();
    let reads = |target: &&Target| ptx_version_suffices(toolkit, toolkit.ptx(), **target);
    for &target in Target::ALL.iter().filter(reads) {
        let is_same = |class: &&mut Vec<Target>| {
            let first = class.first().copied();
            first.is_some_and(|first| {
                counts.iter().all(|(having, ..)| having.contains(first) == having.contains(target))
            })
        };
        match columns.iter_mut().find(is_same) {
            Some(class) => class.push(target),
            None => columns.push(vec![target]),
        }
    }
    let mut rows = no_rows(columns.len());
    for (having, place, count) in counts {
        let Some(row) = rows.get_mut(place) else { continue };
        row.forms += count;
        for (bar, class) in row.bars.iter_mut().zip(&columns) {
            if class.iter().any(|target| having.contains(*target)) {
                bar.forms += count;
            }
        }
    }
    Shares { columns, rows }
}

/// With which version the forms of each row came.
pub fn versions(toolkit: Toolkit) -> Versions {
    let columns: Vec<Version> = ptx_versions(toolkit).collect();
    let mut rows = no_rows(columns.len());
    for (_, place, since) in forms_of(toolkit) {
        let Some(row) = rows.get_mut(place) else { continue };
        row.forms += 1;
        for (bar, version) in row.bars.iter_mut().zip(&columns) {
            bar.forms += usize::from(since <= *version);
            bar.before += usize::from(since < *version);
        }
    }
    Versions { columns, rows }
}

/// The targets that have any of the measured instructions: ptxas knows them as a `.target`.
pub fn legal_targets(asked: &Asked) -> Vec<Target> {
    let has_any = |target: &Target| isa_features(asked.toolkit, asked.ptx, *target).next().is_some();
    Target::ALL.iter().copied().filter(has_any).collect()
}

/// Which of the measured instructions are legal where.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Legality {
    /// The `.version` of the PTX.
    pub ptx_version: Version,
    /// Those that the release reads.
    pub ptx_versions: Vec<Version>,
    /// The targets that have any of them.
    pub targets: Vec<Target>,
    /// The instructions, group by group.
    pub instructions: Vec<LegalityRow>,
}

/// Where an instruction is legal.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LegalityRow {
    /// Its name.
    pub instruction: Text,
    /// Its group.
    pub group: Text,
    /// Of each target.
    pub answers: Vec<Answer>,
}

/// Which of the measured instructions are legal on which target?
pub fn legality(asked: &Asked) -> Legality {
    let targets = legal_targets(asked);
    let instructions = ISA_FEATURES.iter().map(|row| {
        let verdict = |target: &Target| isa_supports_why(asked.toolkit, asked.ptx, *target, row.feature).answer();
        LegalityRow { instruction: row.name, group: row.group.text(), answers: targets.iter().map(verdict).collect() }
    });
    Legality {
        ptx_version: asked.version(),
        ptx_versions: ptx_versions(asked.toolkit).collect(),
        instructions: instructions.collect(),
        targets,
    }
}
