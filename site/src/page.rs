//! A page: what stands around every body, and the files that go with it.

use crate::ask::Question;
use crate::html::{Html, code, element, empty, link};
use crate::links::Links;
use crate::subjects::Kind;
use serde_json::Value;
use std::io;
use std::path::Path;

/// What all pages are made with.
pub struct Edition {
    /// The commit of the sources.
    pub commit: String,
    /// The version of the library.
    pub version: String,
}

/// A page without what stands around it.
pub struct Page {
    /// Where it is, without `.html`.
    pub address: String,
    /// Of which kind; nothing for the first page.
    pub kind: Option<Kind>,
    pub title: String,
    /// The answer: the first that is read, and what the search shows.
    pub lead: String,
    /// The same with links, where it has any.
    pub lead_links: Html,
    pub body: Html,
    /// The question that the page answers, whose text and JSON go beside it.
    pub question: Option<Question>,
    /// More words by which it is found.
    pub found_by: Vec<String>,
}

/// What an answer rests on, in words.
const EVIDENCE: &[(&str, &str)] = &[
    ("documented", "what documents state about the inside of NVIDIA's tools"),
    ("measured", "what the tools did when they were run"),
    ("public", "what NVIDIA publishes"),
];

impl Page {
    /// A page of a kind that answers a question.
    pub fn new(kind: Kind, address: &str, title: impl Into<String>, lead: impl Into<String>) -> Self {
        Self {
            address: address.to_owned(),
            kind: Some(kind),
            title: title.into(),
            lead: lead.into(),
            lead_links: Html::new(),
            body: Html::new(),
            question: None,
            found_by: Vec::new(),
        }
    }

    /// A heading, and what stands below it; nothing where there is nothing.
    pub fn section(&mut self, title: &str, inside: Html) {
        if !inside.is_empty() {
            let id = title
                .to_lowercase()
                .replace(|letter: char| !letter.is_ascii_alphanumeric(), "-");
            self.body.add(element(
                "section",
                &[("aria-labelledby", &id)],
                element("h2", &[("id", &id)], title).and(inside),
            ));
        }
    }

    fn is_list(&self) -> bool {
        self.kind.is_some_and(|kind| kind.list() == self.address)
    }

    fn header(&self, links: &Links) -> Html {
        let kinds = Kind::ALL.iter().map(|kind| {
            let href = links.href(kind.list());
            let mut attributes = vec![("href", href.as_str())];
            if self.kind == Some(*kind) {
                attributes.push(("aria-current", if self.is_list() { "page" } else { "true" }));
            }
            element("a", &attributes, kind.plural())
        });
        let live = links.live("files").map(|href| link(&href, "Your files"));
        let home = element("a", &[("class", "name"), ("href", &links.href("index"))], "smarch");
        let label = "Search targets, drivers, instructions, errors, guides";
        let root = links.root();
        let input = [
            ("type", "search"),
            ("id", "search"),
            ("placeholder", "Search: RTX 5090, error 209"),
            ("aria-label", label),
            ("autocomplete", "off"),
            ("spellcheck", "false"),
            ("data-root", if root.is_empty() { "./" } else { &root }),
        ];
        let results = element("ul", &[("id", "found"), ("aria-label", "found"), ("hidden", "")], "");
        let status = element(
            "p",
            &[("id", "found-count"), ("role", "status"), ("class", "hidden")],
            "",
        );
        let search = element(
            "div",
            &[("class", "search"), ("role", "search"), ("hidden", "")],
            [empty("input", &input), results, status],
        );
        let nav = element(
            "nav",
            &[("aria-label", "kinds of pages")],
            kinds.chain(live).collect::<Html>(),
        );
        element("header", &[], [home, search, nav])
    }

    /// The question as a command, its text and its JSON.
    fn beside(&self, links: &Links) -> Html {
        let Some(question) = &self.question else {
            return Html::new();
        };
        let base = format!("{}{}", links.root(), self.address);
        let text = link(&format!("{base}.txt"), "as text");
        let json = link(&format!("{base}.json"), "as JSON");
        element(
            "p",
            &[("class", "beside")],
            [code(question.command()), " ".into(), text, " ".into(), json],
        )
    }

    fn footer(&self, links: &Links, edition: &Edition, answer: Option<&Value>) -> Html {
        let mut lines = Html::new();
        if let Some(value) = answer {
            let kinds: Vec<&str> = value["evidence"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|it| it.as_str())
                .collect();
            let known = EVIDENCE.iter().filter(|(kind, _)| kinds.contains(kind));
            let evidence: Vec<String> = known.map(|(kind, means)| format!("{kind} ({means})")).collect();
            let toolkit = value["toolkit"].as_str().unwrap_or_default();
            let evidence = match evidence.as_slice() {
                [] => Html::new(),
                all => ["Evidence: ".into(), all.join(", ").into(), ". ".into()].into(),
            };
            let axes = format!("Where no toolkit is named, the answer is that of {toolkit}. ");
            lines.add(element(
                "p",
                &[],
                [
                    evidence,
                    axes.into(),
                    link(&links.href("docs/evidence"), "How it is known"),
                ],
            ));
        }
        let made = format!("smarch {}, made of commit {}. ", edition.version, edition.commit);
        let rest = "Static pages: nothing is sent from this machine, the search included.";
        lines.add(element("p", &[], [made.into(), rest.into()]));
        element("footer", &[], lines)
    }

    /// The whole page; `answer` is that of its question.
    fn html(&self, links: &Links, edition: &Edition, answer: Option<&Value>) -> String {
        let title = if self.address == "index" {
            "smarch".into()
        } else {
            format!("{} - smarch", self.title)
        };
        let root = links.root();
        let head = element(
            "head",
            &[],
            [
                empty("meta", &[("charset", "utf-8")]),
                empty(
                    "meta",
                    &[("name", "viewport"), ("content", "width=device-width, initial-scale=1")],
                ),
                element("title", &[], title),
                empty("meta", &[("name", "description"), ("content", &self.lead)]),
                empty("meta", &[("name", "color-scheme"), ("content", "light dark")]),
                empty("link", &[("rel", "icon"), ("href", &format!("{root}icon.svg"))]),
                empty("link", &[("rel", "stylesheet"), ("href", &format!("{root}site.css"))]),
                element("script", &[("src", &format!("{root}search.js")), ("defer", "")], ""),
            ],
        );
        let lead = if self.lead_links.is_empty() {
            Html::from(&self.lead)
        } else {
            self.lead_links.clone()
        };
        let over = self
            .kind
            .filter(|_| !self.is_list())
            .map(|kind| element("p", &[("class", "kind")], link(&links.href(kind.list()), kind.plural())));
        let top = match self.kind {
            // A guide has a heading of its own.
            Some(Kind::Guide) if !self.is_list() => over.unwrap_or_default(),
            _ => over.unwrap_or_default().and([
                element("h1", &[], &self.title),
                element("p", &[("class", "lead")], lead),
            ]),
        };
        let main = element("main", &[("id", "main")], [top, self.body.clone(), self.beside(links)]);
        let skip = element("a", &[("class", "skip"), ("href", "#main")], "To the answer");
        let body = element(
            "body",
            &[],
            [skip, self.header(links), main, self.footer(links, edition, answer)],
        );
        format!(
            "<!doctype html>\n{}\n",
            element("html", &[("lang", "en")], head.and(body)).as_str()
        )
    }

    /// Writes the page and what goes beside it; the bytes of the page.
    pub fn write(&self, folder: &Path, links: &Links, edition: &Edition) -> io::Result<usize> {
        let path = |ending: &str| folder.join(format!("{}.{ending}", self.address));
        if let Some(parent) = path("html").parent() {
            std::fs::create_dir_all(parent)?;
        }
        let mut answer = None;
        if let Some(question) = &self.question {
            let json = question.json();
            std::fs::write(path("txt"), question.text())?;
            std::fs::write(path("json"), &json)?;
            answer = Some(serde_json::from_str(&json)?);
        }
        let html = self.html(links, edition, answer.as_ref());
        std::fs::write(path("html"), &html)?;
        Ok(html.len())
    }
}
