//! The grammar of the C interface, which the head of `smarch.h` states. That every function is of one of its forms `cargo xtask codegen`
//! sees to, which writes the form down and says why a function has none.

use super::{INTERFACE, rows, text};
use serde_json::Value;
use std::collections::BTreeSet;

fn functions() -> impl Iterator<Item = &'static Value> + Clone {
    rows(&INTERFACE, "functions")
}

#[test]
fn every_function_is_of_one_form() {
    assert!(functions().count() > 200);
    let wrong: Vec<_> = functions()
        .filter(|it| it["form"].is_null())
        .map(|it| text(it, "name"))
        .collect();
    assert!(wrong.is_empty(), "of no form: {wrong:?}");
    let forms: BTreeSet<_> = functions().map(|it| text(it, "form")).collect();
    assert_eq!(forms.len(), 13, "{forms:?}");
}

/// A question has its `_why`, with the same arguments. The other way about few have: those that are asked all the time.
#[test]
fn questions_have_reasons() {
    let of_form = |form: &'static str, suffix: &'static str| -> BTreeSet<(String, Vec<_>)> {
        let arguments = |it| {
            rows(it, "arguments")
                .map(|it| (text(it, "name"), text(it, "type")))
                .collect()
        };
        let found = functions().filter(|it| text(it, "form") == form);
        found
            .map(|it| (format!("{}{suffix}", text(it, "name")), arguments(it)))
            .collect()
    };
    let (questions, reasons) = (of_form("question", "_why"), of_form("why", ""));
    assert!(questions.len() >= 8 && reasons.len() > 20);
    let alone: Vec<_> = questions.difference(&reasons).map(|(name, _)| name).collect();
    assert!(alone.is_empty(), "no reason of the same arguments: {alone:?}");
}

/// Every enumeration of C++ has a typedef.
#[test]
fn enumerations_have_types() {
    let enumerations = rows(&INTERFACE, "enumerations").filter(|it| it["cpp"].is_string());
    let without: Vec<_> = enumerations
        .filter(|it| it["type"].is_null())
        .map(|it| text(it, "prefix"))
        .collect();
    assert!(
        without.is_empty(),
        "no typedef has these prefixes as its alias: {without:?}"
    );
}

/// What `documented.h` declares is called `smarch_documented_`, and nothing else is.
#[test]
fn what_documents_say_is_called_so() {
    let named = ["functions", "structs", "types"]
        .into_iter()
        .flat_map(|list| rows(&INTERFACE, list));
    let wrong: Vec<_> = named
        .map(|it| (text(it, "header"), text(it, "name")))
        .filter(|(header, name)| name.starts_with("smarch_documented_") != (*header == "documented"))
        .collect();
    assert!(wrong.is_empty(), "{} names:\n{wrong:?}", wrong.len());
}

/// What a function writes has no padding on 64-bit machines: nothing of the library's stack reaches the caller in it.
#[test]
fn outputs_have_no_padding() {
    let outputs = ["out", "place", "buffer", "array", "problem", "mask"];
    let written: BTreeSet<_> = functions()
        .flat_map(|it| rows(it, "arguments"))
        .filter(|it| outputs.contains(&text(it, "role")))
        .map(|it| text(it, "type").trim_end_matches([' ', '*']))
        .collect();
    let mut seen = 0;
    for it in rows(&INTERFACE, "structs").filter(|it| written.contains(text(it, "name"))) {
        let used: u64 = rows(it, "fields").filter_map(|field| field["size"].as_u64()).sum();
        assert_eq!(used, it["size"], "{}", it["name"]);
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}

/// How many functions a compiler or a loader finds its way through: those of the headers that `smarch.h` includes.
#[test]
fn the_headers_stay_small() {
    let count = functions().filter(|it| text(it, "header") != "documented").count();
    let headers = super::files("include")
        .into_iter()
        .filter(|file| file.extension().is_some_and(|it| it == "h"));
    let inline: usize = headers
        .map(|file| std::fs::read_to_string(file).unwrap().matches("static inline").count())
        .sum();
    assert!(count + inline <= 215, "{count} and {inline} inline");
}
