//! A compute capability: what to build for its devices, what one of their SMs has, which products they are.

use super::{add_section, field, table_with};
use crate::ask::Question;
use crate::facts::{fields, first_fields, parts};
use crate::html::{Html, element, link};
use crate::links::Links;
use crate::page::Page;
use crate::subjects::Subject;
use smarch_answers::target_of;

/// A product's name as the live page is asked about it.
fn asked(name: &str) -> String {
    let keep = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.');
    let encode = |byte: u8| match byte {
        b' ' => "+".into(),
        byte if keep(byte) => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    format!("explain?q={}", name.bytes().map(encode).collect::<String>())
}

/// "GeForce RTX 5090 and 38 more".
fn counted(names: &[&str]) -> String {
    match names {
        [] => "none that a public source names".into(),
        [one] => (*one).into(),
        [first, rest @ ..] => format!("{first} and {} more", rest.len()),
    }
}

pub fn page(links: &Links, subject: &Subject) -> Page {
    let cc = &subject.name;
    let question = Question::new(["device", cc]);
    let products = question.parts();
    let rows = table_with(&products, "product").map_or(&[][..], |(_, rows)| rows);
    let names: Vec<&str> = rows.iter().filter_map(|row| row.first().map(String::as_str)).collect();
    let hardware = Question::new(["hardware", cc]).parts_if_any().unwrap_or_default();
    let (_, geometry, _) = first_fields(&hardware);
    let sm = match geometry {
        [] => "What an SM of them has is not known.".into(),
        rows => format!(
            "Warps on an SM: {}; blocks: {}.",
            field(rows, "warps"),
            field(rows, "blocks")
        ),
    };
    let build = target_of(cc).map_or_else(
        |_| String::new(),
        |target| {
            let target = target.to_string();
            let shown = Question::new(["show", &target]).parts();
            format!(
                "Build for {target}, toolkits {}. ",
                field(first_fields(&shown).1, "toolkits")
            )
        },
    );
    let lead = format!("{build}Products: {}. {sm}", counted(&names));
    let mut page = Page::new(subject.kind, &subject.address, format!("Compute capability {cc}"), lead);
    page.lead_links = links.text("", &page.lead);
    add_section(
        &mut page,
        links,
        "What to build for it, by toolkit",
        &Question::new(["toolkits", "--device", cc]),
    );
    if !geometry.is_empty() {
        page.section("What an SM has", fields(links, geometry));
    }
    page.section("Products", parts(links, "products", &products));
    if links.has_live {
        let links_of = names
            .iter()
            .filter_map(|name| Some(link(&links.live(&asked(name))?, *name)));
        let all = Html::joined(links_of, ", ");
        if !all.is_empty() {
            let note = "On the live page, with occupancy: ";
            page.body.add(element("p", &[], Html::from(note).and(all)));
        }
    }
    page.found_by = names.iter().map(ToString::to_string).collect();
    page.question = Some(question);
    page
}

#[cfg(test)]
mod tests {
    use super::{asked, counted};

    #[test]
    fn a_product_is_asked_about_by_an_address() {
        assert_eq!(asked("RTX 5090 D & v2"), "explain?q=RTX+5090+D+%26+v2");
        assert_eq!(counted(&["A", "B", "C"]), "A and 2 more");
    }
}
