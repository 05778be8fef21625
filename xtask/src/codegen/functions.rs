//! `docs/functions.md`: every function of C, what it answers, and who calls it.

use super::cpp_names::CPP_NAMES;
use super::interface::{Function, INTERFACE};
use super::source::HEADERS;
use super::{File, files_in, mark};
use crate::root;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Programs and guides that call functions as a user would.
const CALLERS: &[(&str, &str, &str)] = &[
    ("examples/consumers", "c", "consumers"),
    ("examples/consumers", "cpp", "consumers"),
    ("examples/cpp", "cpp", "report"),
    ("examples/firmware", "c", "firmware"),
    ("examples/llvm", "cpp", "llvm"),
    ("firmware", "c", "boards"),
];

pub fn files() -> Vec<File> {
    let guides = guides();
    let callers: Vec<(String, String)> = CALLERS
        .iter()
        .flat_map(|(folder, ending, name)| files_in(folder, ending).into_iter().map(move |path| (path, *name)))
        .map(|(path, name)| (name.to_string(), fs::read_to_string(path).unwrap()))
        .chain(snippets(&guides))
        .collect();
    let mut text = format!(
        "<!-- {} -->\n{HEAD}",
        mark("include/smarch/interface.json, the guides and the examples")
    );
    for header in HEADERS {
        let functions: Vec<&Function> = INTERFACE.functions.iter().filter(|it| it.room == *header).collect();
        write!(
            text,
            "\n## {header}.h\n\n| C | C++ | answers | in | called by |\n|---|---|---|---|---|\n"
        )
        .unwrap();
        for it in functions {
            let (question, guide) = asked(it, &guides);
            let cpp = CPP_NAMES
                .get(it.name.as_str())
                .map_or_else(String::new, |name| format!("`{name}`"));
            let called = callers_of(it, &callers);
            writeln!(text, "| `{}` | {cpp} | {question} | {guide} | {called} |", it.name).unwrap();
        }
    }
    vec![File {
        path: "docs/functions.md",
        text,
    }]
}

const HEAD: &str = "\
# Functions

Every function of the C interface by header: its name in C++, the question of the guide's table that it answers, and which of the examples call it: the programs of
the guides, `consumers` (examples/consumers), `report` (examples/cpp), `firmware` (examples/firmware), `llvm` (examples/llvm), `boards` (the program that runs on bare machines). The faces (command,
Python, page) are written in Rust and ask the same questions there. All of them are called in `make c-tests` and on the boards.
";

/// The guides with their names, in the order in which a function is looked for.
fn guides() -> Vec<(String, String)> {
    let is_guide = |path: &PathBuf| !matches!(name_of(path), "functions" | "README" | "errata");
    let paths = files_in("docs", "md").into_iter().filter(is_guide);
    paths
        .map(|path| (name_of(&path).into(), fs::read_to_string(&path).unwrap()))
        .collect()
}

fn name_of(path: &Path) -> &str {
    path.file_stem().and_then(|it| it.to_str()).unwrap_or_default()
}

/// The programs that guides and README show, of a guide together.
fn snippets(guides: &[(String, String)]) -> Vec<(String, String)> {
    let readme = (
        "README".to_string(),
        fs::read_to_string(root().join("README.md")).unwrap(),
    );
    let programs = |text: &str| -> String {
        let blocks = text.split("\n```").skip(1).step_by(2);
        blocks
            .filter(|it| it.starts_with("c\n") || it.starts_with("cpp\n") || it.starts_with("c++\n"))
            .collect()
    };
    let all = guides.iter().chain([&readme]);
    all.map(|(name, text)| (name.clone(), programs(text))).collect()
}

/// The question of the first table of functions that names it, and a link to that guide; else the first sentence of its comment.
fn asked(function: &Function, guides: &[(String, String)]) -> (String, String) {
    let name = format!("`{}`", function.name);
    for (guide, text) in guides {
        let mut is_table = false;
        for line in text.lines() {
            is_table = line.starts_with('|') && (is_table || line.contains("| C | C++ |"));
            if is_table && line.contains(&name) {
                let question = line.trim_matches('|').split('|').next().unwrap_or_default().trim();
                return (question.into(), format!("[{guide}]({guide}.md)"));
            }
        }
    }
    let comment = function.comment.join(" ");
    let sentence = comment.split_inclusive(". ").next().unwrap_or_default();
    (
        sentence.trim().trim_end_matches('.').replace('|', "\\|"),
        "[c](c.md)".into(),
    )
}

fn callers_of(function: &Function, callers: &[(String, String)]) -> String {
    let cpp = CPP_NAMES
        .get(function.name.as_str())
        .map(String::as_str)
        .unwrap_or_default();
    let cpp = cpp.rsplit("::").next().unwrap_or_default();
    let is_called =
        |text: &str| calls(text, &function.name) || !cpp.is_empty() && text.contains("smarch::") && calls(text, cpp);
    let mut names: Vec<&str> = callers
        .iter()
        .filter(|(_, text)| is_called(text))
        .map(|(name, _)| name.as_str())
        .collect();
    names.dedup();
    names.join(", ")
}

/// Whether a program has a call of it.
fn calls(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let is_whole = !before.is_some_and(|it| it.is_alphanumeric() || it == '_');
        is_whole && text[at + name.len()..].starts_with('(')
    })
}
