//! `docs/errata.md`: the errata as a page.

use super::{File, mark};
use smarch::documented::{ERRATA, Erratum, Evidence};
use std::fmt::Write;

pub fn files() -> Vec<File> {
    vec![File {
        path: "docs/errata.md",
        text: errata(),
    }]
}

fn errata() -> String {
    let mut out = format!(
        "<!-- {} -->\n# Errata\n\n\
        Where the documents about NVIDIA's compilers contradict themselves, each other or the tools, and which answer smarch gives.\n\
        {} in all, made from the library's own table (`smarch_errata`, `ERRATA`) by `make codegen`; `smarch explain E09` prints one.\n\n\
        *The documents* are {} texts by others about the inside of ptxas, nvlink, cicc and tileiras; [which](documented.md#the-documents),\n\
        and what is believed of them. \"Seed 000\" is the one about ptxas, 001 nvlink, 002 and 004 cicc, 003 tileiras.\n\n\
        Documented evidence decides what is inside a binary, measured what a tool does, public what silicon has. The proof is a place\n\
        in a document or a file under `tests/data`.\n\n\
        | id | about |\n|---|---|\n",
        mark("src/documented/errata"),
        ERRATA.len(),
        smarch::documented::documents::DOCUMENTS.len()
    );
    for erratum in ERRATA {
        let id = erratum.id.as_str();
        writeln!(out, "| [{id}](#{}) | {} |", id.to_lowercase(), plain(&erratum.subject)).unwrap();
    }
    for erratum in ERRATA {
        writeln!(out, "\n## {}\n\n**{}**\n", erratum.id, plain(&erratum.subject)).unwrap();
        writeln!(out, "* Documents say: {}", plain(&erratum.documents_say)).unwrap();
        writeln!(out, "* smarch answers: {}", plain(&erratum.library_answers)).unwrap();
        writeln!(out, "* Evidence: {}. {}", kinds(erratum), proof(erratum)).unwrap();
    }
    out
}

fn kinds(erratum: &Erratum) -> String {
    let kinds = [
        (Evidence::DOCUMENTED, "documented"),
        (Evidence::MEASURED, "measured"),
        (Evidence::PUBLIC, "public"),
    ];
    let kinds: Vec<_> = kinds
        .iter()
        .filter(|kind| erratum.evidence.contains(kind.0))
        .map(|kind| kind.1)
        .collect();
    kinds.join(", ")
}

/// Places in documents as they are, files as links.
fn proof(erratum: &Erratum) -> String {
    let proofs: Vec<_> = erratum
        .proof
        .split("; ")
        .map(|proof| match proof.starts_with("seed ") {
            true => plain(proof),
            false => format!("[`{proof}`](../tests/data/{proof})"),
        })
        .collect();
    proofs.join("; ")
}

/// A text in which Markdown finds nothing to interpret.
fn plain(text: &str) -> String {
    text.chars().fold(String::new(), |mut out, letter| {
        if matches!(letter, '*' | '_' | '<' | '>' | '|' | '`' | '[' | ']' | '\\' | '#' | '~') {
            out.push('\\');
        }
        out.push(letter);
        out
    })
}
