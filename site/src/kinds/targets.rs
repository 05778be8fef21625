//! A target: what builds for it, where its code runs, what it has.

use super::{add_section, answered, field};
use crate::ask::Question;
use crate::links::Links;
use crate::page::Page;
use crate::subjects::Subject;
use smarch::Name;

pub fn page(links: &Links, subject: &Subject) -> Page {
    let name = &subject.name;
    let question = Question::new(["show", name]);
    let mut page = answered(links, subject, name.clone(), question, "", |rows, subtitle| {
        let (toolkits, devices) = (field(rows, "toolkits"), field(rows, "its cubins load on"));
        format!("{subtitle}. Toolkits that build for it: {toolkits}. Devices that load its cubins: {devices}.")
    });
    page.lead_links = links.text("toolkit", &page.lead);
    for (title, command) in [
        ("Instructions that were measured", "features"),
        ("Limits that ptxas checks", "limits"),
    ] {
        add_section(&mut page, links, title, &Question::new([command, name]));
    }
    if let Ok(parsed) = Name::parse(name.as_bytes()) {
        let target = parsed.target;
        page.found_by = vec![
            format!("compute_{}", &name[3..]),
            format!("lto_{}", &name[3..]),
            target.cc().to_string(),
        ];
    }
    page
}
