//! A PTX version: who reads it, what it brought.

use super::{answered, field};
use crate::ask::Question;
use crate::links::Links;
use crate::page::Page;
use crate::subjects::Subject;

pub fn page(links: &Links, subject: &Subject) -> Page {
    let version = &subject.name;
    let question = Question::new(["ptx-version", version]);
    let mut page = answered(links, subject, format!("PTX {version}"), question, "", |rows, _| {
        let drivers = field(rows, "compiled by drivers");
        let drivers = drivers.split(';').next().unwrap_or_default();
        format!(
            "Read by toolkits {}; compiled by {drivers}.",
            field(rows, "read by toolkits")
        )
    });
    page.found_by = vec![format!(".version {version}"), "ISA".into()];
    page
}
