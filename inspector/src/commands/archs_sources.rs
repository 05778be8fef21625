//! `smarch archs --in`: the architecture lists in sources.

use crate::annotations::{Format, Note, Place, print_github, print_sarif};
use crate::open::{open, standard_input};
use crate::output::{Done, Exit, Output, fail};
use crate::table::Table;
use smarch::Answer as Reply;
use smarch_answers::archs::{ListInSource, ListsInSources};
use smarch_answers::{Foreign, MEASURED, shown};
use std::ffi::OsString;
use std::path::Path;

/// Looks at the lists in files.
pub fn look(output: &Output, format: Format, paths: &[OsString]) -> Done {
    if paths.is_empty() {
        return Err("archs --in takes sources: smarch archs --in CMakeLists.txt Dockerfile".into());
    }
    let mut answer = ListsInSources::default();
    let mut status = Exit::Yes;
    for path in paths {
        let name = Foreign::from(path.as_encoded_bytes());
        if path == "-" {
            answer.add(&output.axes, &"standard input".into(), standard_input()?);
            continue;
        }
        match open(Path::new(path)) {
            Ok(bytes) => answer.add(&output.axes, &name, &bytes),
            Err(refusal) => status = status.max(fail(refusal.0)),
        }
    }
    let answer = answer.finished();
    match format {
        Format::Json => output.json(MEASURED, &answer),
        Format::Sarif => print_sarif(output, &notes(&answer)),
        Format::Github => {
            print_github(output, &notes(&answer));
            output.line(&answer.sentence);
        }
        Format::Text => print(output, &answer),
    }
    Ok(status.max(Exit::from(answer.kept == Reply::Yes)))
}

fn place(it: &ListInSource) -> String {
    let file = it.in_file.as_ref().map_or_else(String::new, Foreign::shown);
    format!("{file}:{}:{}", it.in_line, it.in_column)
}

fn print(output: &Output, answer: &ListsInSources) {
    let is_yes = answer.kept == Reply::Yes;
    output.line(if is_yes { output.green(&answer.sentence) } else { output.red(&answer.sentence) });
    let wrong = answer.lists_in_sources.iter().filter_map(|it| Some((it, it.complaint.as_ref()?)));
    for (it, complaint) in wrong {
        output.line(format_args!("\n{}: {}", place(it), output.red(&shown(complaint))));
        output.line(format_args!("    {}", it.written()));
    }
    let mut table = Table::new(["where", "syntax", "list", "builds"]);
    for it in answer.lists_in_sources.iter().filter(|it| it.complaint.is_none()) {
        let images: Vec<String> = it.image_names.iter().map(ToString::to_string).collect();
        let images = if images.is_empty() { "depends on the machine".to_owned() } else { images.join(" ") };
        table.add(vec![place(it), it.syntax.to_string(), it.list.shown(), images]);
    }
    if !table.is_empty() {
        output.line("");
        table.print(output);
    }
}

fn notes(answer: &ListsInSources) -> Vec<Note> {
    let note = |it: &ListInSource| {
        Some(Note {
            rule: "archs/list".to_owned(),
            asks: "the architecture list can be read, and the toolkit builds it".to_owned(),
            is_error: true,
            title: it.written(),
            text: shown(it.complaint.as_ref()?),
            places: vec![Place {
                path: it.in_file.clone().unwrap_or_default(),
                line: Some(it.in_line),
                column: Some(it.in_column),
                ..Place::default()
            }],
        })
    };
    answer.lists_in_sources.iter().filter_map(note).collect()
}
