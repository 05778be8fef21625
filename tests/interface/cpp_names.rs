//! What C++ calls what C has: `smarch_x` is `smarch::x`, or a member of the class, or a function of the enumeration, that it is about. The rules, which have no
//! exception:
//!
//! * `smarch_pick` is `smarch::pick`; `smarch_documented_cicc_flags` is `smarch::documented::cicc::flags`.
//! * `smarch_target_name` is `Target::name`: the last words of the C name, as a member; of an enumeration as a function of it, `name(Tool)`.
//! * The `_of` of a row and the `_compute` of an answer may be left out: `smarch_target_info_of` is `Target::info`. Of a `_why` there is the yes or no
//!   as well, without `_why`.
//! * `_first` and `_next` are the `begin` and `++` of a range; `smarch_code_name` is `name` of every enumeration, and `prefix` of `NameKind`.

use super::{INTERFACE, rows, text};

#[test]
fn cpp_has_the_names_of_c() {
    let wrong: Vec<_> = rows(&INTERFACE, "functions")
        .filter(|it| !is_named_for(text(it, "name"), text(it, "cpp")))
        .map(|it| format!("{}: {}", text(it, "name"), text(it, "cpp")))
        .collect();
    assert!(wrong.is_empty(), "{} of C++:\n{}", wrong.len(), wrong.join("\n"));
}

fn is_named_for(function: &str, cpp: &str) -> bool {
    if function == "smarch_code_name" {
        return cpp.starts_with("name(") || cpp.starts_with("prefix(");
    }
    // The namespaces of what documents state are words of the name.
    let whole = function.strip_prefix("smarch_").unwrap();
    let namespaces: Vec<&str> = cpp
        .split("::")
        .filter(|part| part.starts_with(char::is_lowercase))
        .collect();
    let (name, within) = match namespaces.split_last() {
        Some((_, within)) if cpp.starts_with("documented::") => {
            (cpp.rsplit("::").next().unwrap_or(cpp), within.join("_"))
        }
        _ => (cpp.rsplit("::").next().unwrap_or(cpp), String::new()),
    };
    let class = cpp.split("::").find(|part| part.starts_with(char::is_uppercase));
    let rest = whole
        .strip_prefix(&within)
        .map_or(whole, |rest| rest.trim_start_matches('_'));
    let (name, about) = name
        .split_once('(')
        .map_or((name, None), |(name, about)| (name, Some(about.trim_end_matches(')'))));
    let short = ["_of", "_compute"].map(|ending| rest.strip_suffix(ending));
    let is = |rest: &str| {
        let is_range = ["begin", "operator++", "iterator", "PtxText"].contains(&name)
            && (rest.ends_with("_first") || rest.ends_with("_next"));
        let is_of_enumeration = about.is_some_and(|about| rest.ends_with(&format!("{}_{name}", snake(about))));
        let is_member = class.is_some() && rest.strip_suffix(name).is_some_and(|before| before.ends_with('_'));
        name == rest || is_range || is_of_enumeration || is_member
    };
    is(rest) || is(whole.trim_start_matches("documented_")) || short.into_iter().flatten().any(is)
}

/// `PtxForm` is `ptx_form`.
fn snake(camel: &str) -> String {
    let mut out = String::new();
    for letter in camel.chars() {
        if letter.is_uppercase() && !out.is_empty() {
            out.push('_');
        }
        out.extend(letter.to_lowercase());
    }
    out
}
