//! The page that lists what there is of a kind.

use super::matrix::{Cell, legend, matrix};
use super::table_with;
use crate::ask::Question;
use crate::facts::{fields, first_fields, parts, table};
use crate::html::{Html, element, link};
use crate::links::Links;
use crate::page::Page;
use crate::subjects::{Kind, Subject};
use smarch::{Target, Toolkit};
use smarch_answers::releases::{Knows, knows};

/// What a list says of itself.
const fn lead(kind: Kind) -> &'static str {
    match kind {
        Kind::Target => "Every name that code is built for, and the toolkits that build for it.",
        Kind::Device => {
            "What to build for the devices of a compute capability, what their SMs have, which products they are."
        }
        Kind::Toolkit => "What each release reads and builds, and the oldest driver on which its programs start.",
        Kind::Driver => "What the drivers of a branch compile, start and support.",
        Kind::Ptx => "Which toolkits read a .version, which drivers compile it, what it brought.",
        Kind::Instruction => {
            "Where a PTX instruction can be used: targets by toolkits, and what ptxas prints elsewhere."
        }
        Kind::Message => "Why a tool, the driver or a framework prints it, and what helps.",
        Kind::Erratum => "Where documents and tools disagree, and which one counts.",
        Kind::Guide => "How to ask, from the command, C, C++, Rust, Python and the browser.",
    }
}

/// A link to each.
fn chips<'a>(links: &Links, subjects: impl Iterator<Item = &'a Subject>) -> Html {
    let items = subjects.map(|it| element("li", &[], link(&links.href(&it.address), &it.name)));
    element("ul", &[("class", "chips")], items.collect::<Html>())
}

/// Messages below those who print them.
fn messages(links: &Links) -> Html {
    let all: Vec<&Subject> = links.subjects.of(Kind::Message).collect();
    let by = |it: &Subject| it.message.as_ref().map(|(by, _)| by.clone()).unwrap_or_default();
    let mut printers: Vec<String> = Vec::new();
    for one in &all {
        let name = by(one);
        if !printers.contains(&name) {
            printers.push(name);
        }
    }
    let sections = printers.iter().map(|printer| {
        let own = all.iter().filter(|it| by(it) == *printer);
        let items = own.map(|it| element("li", &[], link(&links.href(&it.address), &it.name)));
        let list = element("ul", &[("class", "lines")], items.collect::<Html>());
        element(
            "details",
            &[],
            element("summary", &[], format!("printed by {printer}")).and(list),
        )
    });
    sections.collect()
}

fn errata(links: &Links) -> Html {
    let all = Question::new(["explain"]).parts();
    parts(links, "errata", &all)
}

/// A table of a question, by one of its columns.
fn table_of(links: &Links, question: &Question, column: &str, label: &str) -> Html {
    let all = question.parts();
    table_with(&all, column)
        .map(|(heading, rows)| table(links, label, heading, rows))
        .unwrap_or_default()
}

/// How it is shown what a release does with a target.
fn shown(knows: Knows) -> Cell {
    match knows {
        Knows::Builds => ("all", "yes".into()),
        Knows::AsPtxTarget => ("some", "PTX".into()),
        Knows::NotAtAll => ("absent", "-".into()),
    }
}

fn builds(links: &Links) -> Html {
    let words = legend([
        (shown(Knows::Builds), "ptxas builds for it"),
        (shown(Knows::AsPtxTarget), "ptxas takes it as the .target of PTX alone"),
        (shown(Knows::NotAtAll), "the release does not know it"),
    ]);
    let cells = |target| {
        Toolkit::ALL
            .iter()
            .map(|toolkit| shown(knows(*toolkit, target)))
            .collect()
    };
    let rows: Vec<_> = Target::ALL.iter().map(|target| (*target, cells(*target))).collect();
    words.and(matrix(links, Toolkit::ALL, &rows))
}

/// The list of a kind.
pub fn list_page(links: &Links, kind: Kind) -> Page {
    let mut page = Page::new(kind, kind.list(), kind.plural(), lead(kind));
    let chips = || chips(links, links.subjects.of(kind));
    let toolkits = Question::new(["toolkits"]);
    page.question = match kind {
        Kind::Target => Some(Question::new(["list"])),
        Kind::Toolkit => Some(toolkits.clone()),
        Kind::Driver => Some(Question::new(["driver"])),
        Kind::Instruction => Some(Question::new(["features", "families"])),
        Kind::Erratum => Some(Question::new(["explain"])),
        _ => None,
    };
    match (kind, &page.question) {
        (Kind::Message, _) => page.body.add(messages(links)),
        (Kind::Erratum, _) => page.body.add(errata(links)),
        (Kind::Toolkit, _) => {
            page.body.add(table_of(links, &toolkits, "newest PTX", "toolkits"));
            page.section("Which toolkit builds for which target", builds(links));
        }
        (_, Some(question)) => {
            let all = question.parts();
            let (_, rows, rest) = first_fields(&all);
            page.body
                .add(fields(links, rows).and(parts(links, kind.plural(), rest)));
        }
        (Kind::Guide, None) => {}
        (_, None) => page.body.add(chips()),
    }
    page
}
