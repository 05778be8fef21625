//! Parts of an answer as markup: fields as a list of terms, tables, texts.

use crate::html::{Html, code, element, scrolling};
use crate::links::Links;
use smarch_inspector::parts::{FieldText, Part};

/// A verdict by the word that it begins with, for its mark.
fn verdict(text: &str) -> Option<(&'static str, &str)> {
    ["yes", "no", "unknown"].into_iter().find_map(|word| {
        let rest = text.strip_prefix(word)?;
        (rest.is_empty() || rest.starts_with(':')).then_some((word, rest))
    })
}

/// A text with its verdict marked, what a tool prints and commands as code.
fn worded(links: &Links, label: &str, text: &str) -> Html {
    if text.starts_with("smarch ") || matches!(label, "prints" | "ptxas prints" | "macros" | "ask next") {
        return code(links.text(label, text));
    }
    match verdict(text) {
        Some((word, rest)) => element("strong", &[("class", word)], word).and(links.text(label, rest)),
        None => links.text(label, text),
    }
}

fn field_text(links: &Links, label: &str, text: &FieldText) -> Html {
    match text {
        FieldText::Words(words) => worded(links, label, words),
        FieldText::Items(items) if items.is_empty() => "none".into(),
        FieldText::Items(items) => {
            let items = items
                .iter()
                .map(|item| element("span", &[("class", "item")], links.text(label, item)));
            Html::joined(items, ", ")
        }
    }
}

/// Labels and texts, those without a label below the one before.
pub fn fields(links: &Links, rows: &[(String, FieldText)]) -> Html {
    if rows.is_empty() {
        return Html::new();
    }
    let groups = rows.chunk_by(|_, next| next.0.trim().is_empty());
    let groups = groups.filter_map(|group| {
        let label = group.first()?.0.trim();
        let name = if label.starts_with("smarch ") {
            code(label)
        } else {
            label.into()
        };
        let texts = group
            .iter()
            .map(|(_, text)| element("dd", &[], field_text(links, label, text)));
        Some(element(
            "div",
            &[],
            element("dt", &[], name).and(texts.collect::<Html>()),
        ))
    });
    element("dl", &[("class", "facts")], groups.collect::<Html>())
}

fn is_number(cell: &str) -> bool {
    !cell.is_empty() && cell.bytes().all(|byte| byte.is_ascii_digit())
}

/// A table that scrolls in its own frame. A cell stands below the head of its column as a text below a label.
pub fn table(links: &Links, label: &str, heading: &[String], rows: &[Vec<String>]) -> Html {
    let are_numbers = |column: usize| {
        column > 0
            && rows
                .iter()
                .all(|row| row.get(column).is_some_and(|cell| is_number(cell)))
    };
    let heads = heading
        .iter()
        .enumerate()
        .map(|(column, head)| match are_numbers(column) {
            true => element("th", &[("scope", "col"), ("class", "number")], head),
            false => element("th", &[("scope", "col")], head),
        });
    let head = element("thead", &[], element("tr", &[], heads.collect::<Html>()));
    let body = rows.iter().map(|row| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let text = worded(links, heading.get(column).map_or("", String::as_str), cell);
            match column {
                0 if cell.len() > 12 => element("th", &[("scope", "row"), ("class", "name")], text),
                0 => element("th", &[("scope", "row")], text),
                _ if are_numbers(column) => element("td", &[("class", "number")], text),
                _ if cell.len() > 24 => element("td", &[("class", "long")], text),
                _ => element("td", &[], text),
            }
        });
        element("tr", &[], cells.collect::<Html>())
    });
    scrolling(
        label,
        element("table", &[], head.and(element("tbody", &[], body.collect::<Html>()))),
    )
}

/// Lines: those with blanks before them, and columns, stay as they are; others are paragraphs, "title  subtitle" as "title: subtitle".
fn text(links: &Links, text: &str) -> Html {
    let paragraphs = text
        .split("\n\n")
        .map(|lines| lines.trim_matches('\n'))
        .filter(|lines| !lines.trim().is_empty());
    let made = paragraphs.map(|lines| {
        let is_in_columns = lines.contains('\n') && lines.contains("  ");
        if lines.starts_with(' ') || is_in_columns {
            return element("pre", &[("tabindex", "0")], links.text("", lines));
        }
        lines
            .lines()
            .map(|line| element("p", &[], links.text("", &line.replacen("  ", ": ", 1))))
            .collect()
    });
    made.collect()
}

/// A part below its label, which names tables for those who hear the page.
pub fn part(links: &Links, label: &str, part: &Part) -> Html {
    match part {
        Part::Axes(_) => Html::new(),
        Part::Text(lines) => text(links, lines),
        Part::Fields { title, subtitle, rows } if title.is_empty() => Html::from(subtitle).and(fields(links, rows)),
        Part::Fields { title, subtitle, rows } => {
            let about = element("span", &[("class", "about")], links.text("", subtitle));
            let title = element("h3", &[], [links.text("", title), " ".into(), about]);
            title.and(fields(links, rows))
        }
        Part::Table { heading, rows } => table(links, label, heading, rows),
    }
}

/// All of several parts.
pub fn parts(links: &Links, label: &str, all: &[Part]) -> Html {
    all.iter().map(|one| part(links, label, one)).collect()
}

/// The fields of the first thing that parts tell of, where they begin with it, without its title; and what is left.
pub fn first_fields(all: &[Part]) -> (&str, &[(String, FieldText)], &[Part]) {
    match all {
        [Part::Axes(_), Part::Fields { subtitle, rows, .. }, rest @ ..]
        | [Part::Fields { subtitle, rows, .. }, rest @ ..] => (subtitle, rows, rest),
        _ => ("", &[], all),
    }
}

#[cfg(test)]
mod tests {
    use super::{fields, table, verdict};
    use crate::links::Links;
    use crate::subjects::Subjects;
    use smarch_inspector::parts::FieldText::Words;

    #[test]
    fn a_verdict_is_the_first_word_and_no_part_of_one() {
        assert_eq!(verdict("no: too old"), Some(("no", ": too old")));
        assert_eq!(verdict("yes"), Some(("yes", "")));
        assert_eq!(verdict("none"), None);
        assert_eq!(verdict("no source"), None);
    }

    #[test]
    fn a_field_without_a_label_continues_the_one_before() {
        let subjects = Subjects::default();
        let links = Links {
            subjects: &subjects,
            from: "x",
            has_live: false,
        };
        let rows = [("a", "1"), ("", "2"), ("b", "3")].map(|(label, text)| (label.to_owned(), Words(text.to_owned())));
        let wanted =
            "<dl class=\"facts\"><div><dt>a</dt><dd>1</dd><dd>2</dd></div><div><dt>b</dt><dd>3</dd></div></dl>";
        assert_eq!(fields(&links, &rows).as_str(), wanted);
        let made = table(&links, "t", &["n".into()], &[vec!["<x>".into()]]);
        assert!(made.as_str().contains("<th scope=\"row\">&lt;x&gt;</th>"), "{made:?}");
    }
}
