//! Targets by toolkits, the newest of both first: a word a cell, which needs no colour.

use crate::html::{Html, element, link, scrolling};
use crate::links::Links;
use crate::subjects::Kind;
use smarch::{Target, Toolkit};

/// A cell: its class and its word.
pub type Cell = (&'static str, String);

/// The table; rows and cells ascend.
pub fn matrix(links: &Links, toolkits: &[Toolkit], rows: &[(Target, Vec<Cell>)]) -> Html {
    let heads = toolkits.iter().rev().map(|toolkit| {
        let name = toolkit.to_string();
        let address = links
            .subjects
            .find(Kind::Toolkit, &name)
            .map(|address| links.href(address));
        element(
            "th",
            &[("scope", "col")],
            address.map_or_else(|| name.as_str().into(), |href| link(&href, &name)),
        )
    });
    let head = element(
        "tr",
        &[],
        element("th", &[("scope", "col")], "target").and(heads.collect::<Html>()),
    );
    let rows = rows.iter().rev().map(|(target, cells)| {
        let name = element("th", &[("scope", "row")], links.text("", &target.to_string()));
        let cells = cells
            .iter()
            .rev()
            .map(|(class, word)| element("td", &[("class", class)], word));
        element("tr", &[], name.and(cells.collect::<Html>()))
    });
    let body = element("tbody", &[], rows.collect::<Html>());
    let table = element("table", &[("class", "matrix")], element("thead", &[], head).and(body));
    scrolling("targets by toolkits", table)
}

/// What the words mean.
pub fn legend<const N: usize>(words: [(Cell, &str); N]) -> Html {
    let all = words.map(|((class, word), means)| {
        Html::from([
            element("span", &[("class", &format!("key {class}"))], word),
            " ".into(),
            means.into(),
        ])
    });
    element("p", &[("class", "legend")], Html::joined(all, "; ").and("."))
}
