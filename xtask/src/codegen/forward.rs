//! `include/smarch_fwd.hpp`: every class, class template and scoped enum of `smarch.hpp`, declared for headers that only name them.

use super::{File, enums, mark};
use crate::root;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

pub fn files() -> Vec<File> {
    vec![File {
        path: "include/smarch_fwd.hpp",
        text: forward(),
    }]
}

fn forward() -> String {
    let mut texts = vec![enums::enums(false)];
    let mut paths: Vec<String> = included_by(&read("include/smarch.hpp"));
    let mut seen = BTreeSet::new();
    while let Some(path) = paths.pop() {
        if path != "smarch/enums.hpp" && seen.insert(path.clone()) {
            let text = read(&format!("include/{path}"));
            paths.extend(included_by(&text));
            texts.push(text);
        }
    }
    let mut namespaces = BTreeMap::<String, BTreeSet<(Option<usize>, String)>>::new();
    for text in &texts {
        let mut namespace = String::new();
        for line in text.lines() {
            if let Some(name) = line.strip_prefix("namespace ").filter(|name| name.ends_with(" {")) {
                namespace = name.trim_end_matches(" {").into();
            } else if line.starts_with("} // namespace detail") {
                namespace = "smarch".into();
            } else if namespace != "detail"
                && let Some(declaration) = declared(line)
            {
                namespaces
                    .entry(namespace.clone())
                    .or_default()
                    .insert((place(&declaration), declaration));
            }
        }
    }
    let mut out = format!("// {}\n{HEAD}", mark("include/smarch/*.hpp"));
    for (namespace, declarations) in &namespaces {
        writeln!(out, "\nnamespace {namespace} {{\n").unwrap();
        for (_, declaration) in declarations {
            writeln!(out, "{declaration};").unwrap();
        }
        writeln!(out, "\n}} // namespace {namespace}").unwrap();
    }
    out + "\n#endif // SMARCH_FWD_HPP\n"
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap()
}

/// Enumerations before what may name them, templates last.
fn place(declaration: &str) -> Option<usize> {
    ["enum ", "class ", "struct ", "template "]
        .iter()
        .position(|kind| declaration.starts_with(kind))
}

/// The headers of C++ that a header includes.
fn included_by(text: &str) -> Vec<String> {
    text.lines()
        .filter_map(|line| line.strip_prefix("#include <")?.strip_suffix('>'))
        .filter(|path| path.starts_with("smarch/") && path.ends_with(".hpp"))
        .map(String::from)
        .collect()
}

/// What a line begins to define, as it is declared: `template <typename T> class Span {` is `template <typename T> class Span`.
fn declared(line: &str) -> Option<String> {
    let (parameters, rest) = match line.strip_prefix("template <") {
        Some(after) => {
            let (parameters, rest) = after.split_once("> ")?;
            (format!("template <{parameters}> "), rest)
        }
        None => (String::new(), line),
    };
    let kind = ["class ", "struct ", "enum class "]
        .into_iter()
        .find(|kind| rest.starts_with(kind))?;
    let rest = rest.strip_prefix(kind)?;
    let (name, after) = rest.split_once(' ')?;
    if !name.chars().all(char::is_alphanumeric) || !after.ends_with('{') {
        return None;
    }
    let width = match kind {
        "enum class " => format!(" {}", after.trim_end_matches(" {")),
        _ => String::new(),
    };
    // What belongs to the first declaration, which this is.
    let (parameters, attribute) = match name {
        "Result" => (
            parameters.replace("typename E>", "typename E = Status>"),
            "[[nodiscard]] ",
        ),
        "Status" => (parameters, "[[nodiscard]] "),
        _ => (parameters, ""),
    };
    Some(format!("{parameters}{kind}{attribute}{name}{width}"))
}

const HEAD: &str = "\
/// @file
/// The classes and enums of smarch.hpp, declared and no more, for headers that only name them:
///
///     #include <smarch_fwd.hpp>
///
///     smarch::Result<smarch::Target> chosen(const smarch::ComputeCapability &device, smarch::Toolkit release);

#ifndef SMARCH_FWD_HPP
#define SMARCH_FWD_HPP

#include <cstdint>
";
