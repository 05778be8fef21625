//! The guides: Markdown as pages, at the place that the file has in the repository, so that links between them hold.

use crate::html::Html;
use crate::page::Page;
use crate::subjects::Kind;
use pulldown_cmark::{CodeBlockKind, CowStr, Event, Options, Parser, Tag, TagEnd, html};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Component, Path, PathBuf};

/// A heading of a guide: its anchor and its words.
pub struct Heading {
    pub anchor: String,
    pub text: String,
}

/// A guide, and what it leads to.
pub struct Guide {
    pub page: Page,
    pub headings: Vec<Heading>,
    /// Files that it links and that are no guides: they are copied.
    pub files: BTreeSet<PathBuf>,
}

/// Files above the folder of the guides that are guides, too. The list of changes is none: it only grows.
const OTHERS: [&str; 5] = [
    "README.md",
    "CONTRIBUTING.md",
    "RELEASING.md",
    "SECURITY.md",
    "corrections/README.md",
];

/// Larger files stay where they are.
const LARGEST_FILE: u64 = 1 << 20;

/// Every guide.
///
/// # Errors
/// A file cannot be read.
pub fn guides() -> io::Result<Vec<Guide>> {
    let mut paths: Vec<PathBuf> = OTHERS.iter().map(PathBuf::from).collect();
    for entry in std::fs::read_dir("docs")? {
        let path = entry?.path();
        if path.extension().is_some_and(|it| it == "md") {
            paths.push(path);
        }
    }
    // Those for users first.
    paths.sort_by_key(|path| (path != Path::new("README.md"), !path.starts_with("docs"), path.clone()));
    let known: BTreeSet<PathBuf> = paths.iter().cloned().collect();
    paths
        .iter()
        .map(|path| Ok(guide(path, &std::fs::read_to_string(path)?, &known)))
        .collect()
}

/// The anchor of a heading, as the host of the repository makes it.
fn anchor_of(text: &str) -> String {
    let small = text.trim().to_lowercase();
    let kept = small
        .chars()
        .filter(|letter| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_'));
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

/// "docs/../tests/data" as "tests/data"; nothing where it leaves the repository.
fn plain(path: &Path) -> Option<PathBuf> {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => out.pop().then_some(())?,
            Component::Normal(name) => out.push(name),
            _ => {}
        }
    }
    Some(out)
}

/// Where a link of a guide leads.
#[derive(Debug, PartialEq, Eq)]
enum Lead {
    /// As it is, or to the page of a guide.
    To(String),
    /// To a file that goes with the pages.
    File(PathBuf),
    /// Nowhere that goes with them.
    Nowhere,
}

fn lead_of(from: &Path, link: &str, guides: &BTreeSet<PathBuf>) -> Lead {
    if link.starts_with('#') || link.starts_with("https://") || link.starts_with("http://") {
        return Lead::To(link.to_owned());
    }
    let (file, anchor) = link
        .split_once('#')
        .map_or((link, String::new()), |(file, it)| (file, format!("#{it}")));
    let Some(path) = plain(&from.parent().unwrap_or(Path::new("")).join(file)) else {
        return Lead::Nowhere;
    };
    if guides.contains(&path) {
        return Lead::To(format!("{}.html{anchor}", file.trim_end_matches(".md")));
    }
    match std::fs::metadata(&path) {
        Ok(data) if data.is_file() && data.len() <= LARGEST_FILE => Lead::File(path),
        _ => Lead::Nowhere,
    }
}

/// The words of events.
fn words(events: &[Event]) -> String {
    let text = |event: &Event| match event {
        Event::Text(text) | Event::Code(text) => text.to_string(),
        Event::SoftBreak | Event::HardBreak => " ".into(),
        _ => String::new(),
    };
    events.iter().map(text).collect()
}

/// What stands from an opening tag to its end.
fn inside<'a, 'e>(events: &'a [Event<'e>], end: TagEnd) -> &'a [Event<'e>] {
    let length = events
        .iter()
        .position(|event| *event == Event::End(end))
        .unwrap_or(events.len());
    &events[..length]
}

fn markup(text: &'static str) -> Event<'static> {
    Event::Html(CowStr::Borrowed(text))
}

fn guide(path: &Path, source: &str, known: &BTreeSet<PathBuf>) -> Guide {
    let events: Vec<Event> = Parser::new_ext(source, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH).collect();
    let (mut out, mut headings, mut files) = (Vec::with_capacity(events.len()), Vec::new(), BTreeSet::new());
    let (mut used, mut is_unlinked, mut is_head) = (BTreeMap::<String, usize>::new(), false, false);
    let mut first_paragraph = None;
    for (at, event) in events.iter().enumerate() {
        let rest = &events[at + 1..];
        match event {
            Event::Start(Tag::Heading {
                level, classes, attrs, ..
            }) => {
                let text = words(inside(rest, TagEnd::Heading(*level)));
                let mut anchor = anchor_of(&text);
                let count = used.entry(anchor.clone()).or_default();
                if *count > 0 {
                    anchor = format!("{anchor}-{count}");
                }
                *count += 1;
                let id = Some(CowStr::from(anchor.clone()));
                headings.push(Heading { anchor, text });
                out.push(Event::Start(Tag::Heading {
                    level: *level,
                    id,
                    classes: classes.clone(),
                    attrs: attrs.clone(),
                }));
            }
            Event::Start(Tag::Link {
                link_type,
                dest_url,
                title,
                id,
            }) => {
                let dest_url: CowStr = match lead_of(path, dest_url, known) {
                    Lead::To(to) => to.into(),
                    Lead::File(file) => {
                        files.insert(file);
                        dest_url.clone()
                    }
                    Lead::Nowhere => {
                        is_unlinked = true;
                        continue;
                    }
                };
                out.push(Event::Start(Tag::Link {
                    link_type: *link_type,
                    dest_url,
                    title: title.clone(),
                    id: id.clone(),
                }));
            }
            Event::End(TagEnd::Link) if is_unlinked => is_unlinked = false,
            Event::Start(Tag::Image { dest_url, .. }) => {
                if let Lead::File(file) = lead_of(path, dest_url, known) {
                    files.insert(file);
                }
                out.push(event.clone());
            }
            // Wide things scroll in a frame of their own, by the keyboard as well.
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(_) | CodeBlockKind::Indented)) => {
                out.push(markup("<pre tabindex=\"0\"><code>"));
            }
            Event::End(TagEnd::CodeBlock) => out.push(markup("</code></pre>\n")),
            Event::Start(Tag::Table(_)) => {
                out.push(markup(
                    "<div class=\"table prose\" tabindex=\"0\" role=\"group\" aria-label=\"table\">",
                ));
                out.push(event.clone());
            }
            // A head that is read out is never empty.
            Event::Start(Tag::TableCell) if is_head && rest.first() == Some(&Event::End(TagEnd::TableCell)) => {
                out.extend([event.clone(), markup("<span class=\"hidden\">column</span>")]);
            }
            Event::Start(Tag::TableHead) | Event::End(TagEnd::TableHead) => {
                is_head = matches!(event, Event::Start(_));
                out.push(event.clone());
            }
            Event::End(TagEnd::Table) => out.extend([event.clone(), markup("</div>\n")]),
            Event::Html(text) | Event::InlineHtml(text) => out.push(Event::Text(text.clone())),
            Event::Start(Tag::Paragraph) => {
                first_paragraph.get_or_insert_with(|| words(inside(rest, TagEnd::Paragraph)));
                out.push(event.clone());
            }
            _ => out.push(event.clone()),
        }
    }
    let mut body = String::new();
    html::push_html(&mut body, out.into_iter());
    // HTML needs no end of a cell or a row: long tables are a tenth smaller without.
    for end in ["</td>", "</th>", "</tr>"] {
        body = body.replace(end, "");
    }
    let title = headings
        .first()
        .map_or_else(|| path.display().to_string(), |it| it.text.clone());
    let address = path.with_extension("").to_string_lossy().replace('\\', "/");
    let mut page = Page::new(Kind::Guide, &address, title, first_paragraph.unwrap_or_default());
    page.body = Html::made_by_markdown(body);
    Guide { page, headings, files }
}

#[cfg(test)]
mod tests {
    use super::{Lead, anchor_of, guide, lead_of};
    use std::collections::BTreeSet;
    use std::path::{Path, PathBuf};

    #[test]
    fn links_between_guides_lead_to_pages_and_others_to_files_or_nowhere() {
        let known = BTreeSet::from([PathBuf::from("docs/ptx.md"), PathBuf::from("README.md")]);
        let lead = |link| lead_of(Path::new("docs/isa.md"), link, &known);
        assert_eq!(lead("ptx.md#forms"), Lead::To("ptx.html#forms".into()));
        assert_eq!(lead("../README.md"), Lead::To("../README.html".into()));
        assert_eq!(lead("../no/such/file.tsv"), Lead::Nowhere);
        assert_eq!(lead("../../outside.md"), Lead::Nowhere);
        assert_eq!(lead("https://a.b/c.md"), Lead::To("https://a.b/c.md".into()));
    }

    #[test]
    fn headings_have_anchors_and_markup_in_a_guide_is_text() {
        assert_eq!(anchor_of("What `smarch` is, in C++"), "what-smarch-is-in-c");
        let made = guide(
            Path::new("x.md"),
            "# A b\n\n<script>x</script> [gone](no.tsv)\n\n# A b\n",
            &BTreeSet::new(),
        );
        let body = made.page.body.as_str();
        assert!(
            body.contains("<h1 id=\"a-b\">") && body.contains("<h1 id=\"a-b-1\">"),
            "{body}"
        );
        assert!(
            body.contains("&lt;script&gt;") && !body.contains("<script>") && !body.contains("<a "),
            "{body}"
        );
        assert_eq!(made.page.title, "A b");
    }
}
