//! A target: what builds for it, where its code runs, what it has.

use super::{add_rest, add_section, field};
use crate::ask::Question;
use crate::facts::{fields, first_fields};
use crate::links::Links;
use crate::page::Page;
use crate::subjects::Subject;
use smarch_answers::target_of;
use smarch_inspector::parts::Part;

pub fn page(links: &Links, subject: &Subject) -> Page {
    let name = &subject.name;
    let question = Question::new(["show", name]);
    let all = question.parts();
    let (subtitle, rows, rest) = first_fields(&all);
    let (toolkits, devices) = (field(rows, "toolkits"), field(rows, "its cubins load on"));
    let lead = format!("{subtitle}. Toolkits that build for it: {toolkits}. Devices that load its cubins: {devices}.");
    let mut page = Page::new(subject.kind, &subject.address, name, lead);
    page.lead_links = links.text("toolkit", &page.lead);
    page.body.add(fields(links, rows));
    for (title, command) in [
        ("Instructions that were measured", "features"),
        ("Limits that ptxas checks", "limits"),
    ] {
        add_section(&mut page, links, title, &Question::new([command, name]));
    }
    // The commands that tell more, without the line above them, which the section's title says.
    let commands: Vec<Part> = rest
        .iter()
        .filter(|part| matches!(part, Part::Fields { .. }))
        .cloned()
        .collect();
    add_rest(&mut page, links, &commands);
    if let Ok(target) = target_of(name) {
        let number = name.trim_start_matches("sm_");
        page.found_by = vec![
            format!("compute_{number}"),
            format!("lto_{number}"),
            target.cc().to_string(),
        ];
    }
    page.question = Some(question);
    page
}
