//! The pages of each kind: which questions a page asks, and what stands first on it.

mod devices;
mod drivers;
mod errata;
mod instructions;
mod lists;
mod matrix;
mod messages;
mod ptx_versions;
mod targets;
mod toolkits;

use crate::ask::Question;
use crate::facts::{fields, first_fields, parts};
use crate::links::Links;
use crate::page::Page;
use crate::subjects::{Kind, Subject};
use smarch_inspector::parts::{FieldText, Part};

pub use lists::list_page;

/// The page of a subject.
pub fn page_of(links: &Links, subject: &Subject) -> Page {
    match subject.kind {
        Kind::Target => targets::page(links, subject),
        Kind::Device => devices::page(links, subject),
        Kind::Toolkit => toolkits::page(links, subject),
        Kind::Driver => drivers::page(links, subject),
        Kind::Ptx => ptx_versions::page(links, subject),
        Kind::Instruction => instructions::page(links, subject),
        Kind::Message => messages::page(links, subject),
        Kind::Erratum | Kind::Guide => errata::page(links, subject),
    }
}

/// The text beside a label.
fn field(rows: &[(String, FieldText)], label: &str) -> String {
    let row = rows.iter().find(|(name, _)| name.trim() == label);
    match row.map(|(_, text)| text) {
        Some(FieldText::Words(words)) => words.clone(),
        Some(FieldText::Items(items)) => items.join(", "),
        None => String::new(),
    }
}

/// The page of a subject that one question answers: its fields, and what comes behind them. `lead` says first what matters; a field that it
/// tells wholly, `told`, stands there alone.
fn answered(
    links: &Links,
    subject: &Subject,
    title: String,
    question: Question,
    told: &str,
    lead: impl Fn(&[(String, FieldText)], &str) -> String,
) -> Page {
    let all = question.parts();
    let (subtitle, rows, rest) = first_fields(&all);
    let mut page = Page::new(subject.kind, &subject.address, title, lead(rows, subtitle));
    page.lead_links = links.text("", &page.lead);
    let others: Vec<_> = rows.iter().filter(|(label, _)| label != told).cloned().collect();
    page.body.add(fields(links, &others));
    add_rest(&mut page, links, rest);
    page.question = Some(question);
    page
}

/// What an answer goes on with: in a section where it tells of other things, too.
fn add_rest(page: &mut Page, links: &Links, rest: &[Part]) {
    let inside = parts(links, "more", rest);
    match rest.iter().any(|part| matches!(part, Part::Fields { .. })) {
        true => page.section("More", inside),
        false => page.body.add(inside),
    }
}

/// A section that another question answers, where it has an answer.
fn add_section(page: &mut Page, links: &Links, title: &str, question: &Question) {
    let Some(all) = question.parts_if_any() else { return };
    let (_, rows, rest) = first_fields(&all);
    page.section(title, fields(links, rows).and(parts(links, title, rest)));
}

/// The rows of the first table of some parts that has a column.
fn table_with<'a>(all: &'a [Part], column: &str) -> Option<(&'a [String], &'a [Vec<String>])> {
    all.iter().find_map(|part| match part {
        Part::Table { heading, rows } if heading.iter().any(|head| head == column) => Some((&heading[..], &rows[..])),
        _ => None,
    })
}

/// The cells of a table's row as fields.
fn as_fields(heading: &[String], row: &[String]) -> Vec<(String, FieldText)> {
    heading
        .iter()
        .cloned()
        .zip(row.iter().cloned().map(FieldText::Words))
        .collect()
}
