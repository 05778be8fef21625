//! A branch of the driver: what it compiles, starts, supports.

use super::{answered, field};
use crate::ask::Question;
use crate::links::Links;
use crate::page::Page;
use crate::subjects::Subject;

pub fn page(links: &Links, subject: &Subject) -> Page {
    let branch = &subject.name;
    let question = Question::new(["driver", branch]);
    let mut page = answered(links, subject, format!("Driver {branch}"), question, "", |rows, _| {
        let (ptx, starts) = (field(rows, "newest PTX"), field(rows, "starts programs of"));
        let ptx = ptx.split(';').next().unwrap_or_default();
        let devices = field(rows, "devices: supported");
        format!(
            "Compiles PTX up to {ptx}. Starts programs of toolkits {starts}. Supports compute capability {devices}."
        )
    });
    page.found_by = vec![format!("R{branch}"), format!("nvidia driver {branch}")];
    page
}
