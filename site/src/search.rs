//! The index of the search, as a script that also a page opened as a file may load.

use crate::guides::Guide;
use crate::page::Page;
use crate::subjects::Kind;
use serde_json::{Value, json};

/// What a result shows of a page's answer.
const LEAD: usize = 140;

fn beginning(text: &str) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match words.char_indices().nth(LEAD) {
        None => words,
        Some((end, _)) => format!("{}...", words[..end].rsplit_once(' ').map_or("", |(kept, _)| kept)),
    }
}

fn entry(title: &str, address: &str, kind: Option<Kind>, lead: &str, found_by: &[String]) -> Value {
    json!([title, address, kind.map_or("", Kind::name), beginning(lead), found_by])
}

/// Every page, and every heading of a guide: title, address, kind, beginning of the answer, more words.
pub fn index(pages: &[Page], guides: &[Guide]) -> String {
    let of_pages = pages
        .iter()
        .map(|it| entry(&it.title, &it.address, it.kind, &it.lead, &it.found_by));
    let of_guides = guides.iter().flat_map(|guide| {
        let page = &guide.page;
        let whole = entry(&page.title, &page.address, page.kind, &page.lead, &[]);
        let headings = guide.headings.iter().skip(1).map(move |heading| {
            let address = format!("{}#{}", page.address, heading.anchor);
            entry(&heading.text, &address, page.kind, &format!("in {}", page.title), &[])
        });
        std::iter::once(whole).chain(headings)
    });
    let all: Vec<String> = of_pages.chain(of_guides).map(|one| one.to_string()).collect();
    format!("globalThis.smarch_index = [\n{}\n];\n", all.join(",\n"))
}

#[cfg(test)]
mod tests {
    use super::beginning;

    #[test]
    fn a_result_ends_between_words() {
        let long = beginning(&"word ".repeat(100));
        assert!(long.ends_with("word...") && long.len() < 150, "{long}");
        assert_eq!(beginning("a  b\nc"), "a b c");
    }
}
