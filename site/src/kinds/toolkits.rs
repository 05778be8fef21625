//! A release of the toolkit: what it reads and builds, what it changed, which host compilers it takes.

use super::{add_section, as_fields, field, table_with};
use crate::ask::Question;
use crate::facts::fields;
use crate::links::Links;
use crate::page::Page;
use crate::subjects::{Kind, Subject};

pub fn page(links: &Links, subject: &Subject) -> Page {
    let release = &subject.name;
    let all = Question::new(["toolkits"]).parts();
    let row = table_with(&all, "newest PTX").and_then(|(heading, rows)| {
        let row = rows.iter().find(|row| row.first() == Some(release))?;
        Some(as_fields(&heading[1..], &row[1..]))
    });
    let row = row.unwrap_or_default();
    let (ptx, default, driver) = (
        field(&row, "newest PTX"),
        field(&row, "default"),
        field(&row, "lowest driver"),
    );
    let lead = format!(
        "Its ptxas reads PTX up to {ptx} and builds for {default} where no target is named. Its programs start on driver {driver} or newer."
    );
    let mut page = Page::new(subject.kind, &subject.address, format!("CUDA toolkit {release}"), lead);
    page.lead_links = links.text("", &page.lead);
    page.body.add(fields(links, &row));
    let targets = Question::new(["list", "--toolkit", release]);
    add_section(&mut page, links, "Targets", &targets);
    let releases: Vec<&Subject> = links.subjects.of(Kind::Toolkit).collect();
    let place = releases.iter().position(|it| it.name == *release).unwrap_or(0);
    if let Some(before) = place.checked_sub(1).and_then(|place| releases.get(place)) {
        let changes = Question::new(["toolkits", "diff", &before.name, release]);
        add_section(
            &mut page,
            links,
            &format!("What changed from {}", before.name),
            &changes,
        );
    }
    add_section(
        &mut page,
        links,
        "Host compilers",
        &Question::new(["host", "--toolkit", release]),
    );
    page.found_by = vec![
        format!("CUDA {release}"),
        format!("nvcc {release}"),
        format!("ptxas {release}"),
    ];
    page.question = Some(targets);
    page
}
