//! An erratum: what is answered, and what the documents say instead.

use super::{answered, field};
use crate::ask::Question;
use crate::links::Links;
use crate::page::Page;
use crate::subjects::Subject;

pub fn page(links: &Links, subject: &Subject) -> Page {
    let question = Question::new(["explain", &subject.name]);
    let all = question.parts();
    let (subtitle, ..) = crate::facts::first_fields(&all);
    let title = format!("{}: {subtitle}", subject.name);
    let mut page = answered(links, subject, title, question, "answer", |rows, _| {
        format!("What counts: {}.", field(rows, "answer"))
    });
    page.found_by = vec![subject.name.clone()];
    page
}
