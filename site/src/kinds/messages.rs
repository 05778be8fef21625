//! A message of a tool, of the driver or of a framework: why it is printed, and what helps.

use super::{answered, field};
use crate::ask::Question;
use crate::links::Links;
use crate::page::Page;
use crate::subjects::Subject;

pub fn page(links: &Links, subject: &Subject) -> Page {
    let (by, asked) = subject.message.clone().unwrap_or_default();
    let question = Question::new(["explain", &asked]);
    let mut page = answered(links, subject, subject.name.clone(), question, "cause", |rows, _| {
        format!("Printed by {by}: {}.", field(rows, "cause"))
    });
    let all = page.question.as_ref().map(Question::parts).unwrap_or_default();
    page.found_by = all.iter().flat_map(said).collect();
    page
}

/// What a message is found by: its text, and its numbers and names.
fn said(part: &smarch_inspector::parts::Part) -> Vec<String> {
    use smarch_inspector::parts::{FieldText, Part};
    let Part::Fields { title, rows, .. } = part else {
        return Vec::new();
    };
    let named = rows
        .iter()
        .filter(|(label, _)| label.ends_with(|letter: char| letter.is_ascii_digit()));
    let named = named.map(|(label, text)| match text {
        FieldText::Words(name) => format!("{label} {name}"),
        FieldText::Items(_) => label.clone(),
    });
    std::iter::once(title.clone()).chain(named).collect()
}
