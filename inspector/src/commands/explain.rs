//! `smarch explain`: where the documents err, and what is answered instead; cicc's diagnostics.

use crate::cli::Command;
use crate::fields::Fields;
use crate::output::{Done, Exit, Output, join};
use crate::table::Table;
use clap::Args;
use smarch::Target;
use smarch::cicc::constructs::Severity;
use smarch::documented::{ERRATA, Erratum, Evidence};
use smarch_answers::documented::errata::{OfDiagnostic, explain, gates_of, locations};
use smarch_answers::documented::function_text;
use smarch_answers::{DOCUMENTED, MEASURED, PUBLISHED};

#[derive(Args, Debug)]
pub struct Arguments {
    /// errata, E30; diagnostics of cicc: 3763 inside it, 20306 where it is printed
    words: Vec<String>,
}

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        let answer = explain(&self.words)?;
        if output.json {
            output.json(answer.evidence, &answer);
        } else if self.words.is_empty() {
            print_list(output);
        } else {
            let errata = answer.errata.iter().copied().map(erratum_fields);
            let diagnostics = answer.diagnostics.iter().map(diagnostic_fields);
            print_all(output, errata.chain(diagnostics));
        }
        Ok(Exit::Yes)
    }
}

/// Fields of several things, an empty line between them.
pub fn print_all(output: &Output, all: impl IntoIterator<Item = Fields>) {
    for (position, fields) in all.into_iter().enumerate() {
        if position > 0 {
            output.line("");
        }
        fields.print(output);
    }
}

fn evidence_text(evidence: Evidence) -> String {
    let kinds = [(DOCUMENTED, "documented"), (MEASURED, "measured"), (PUBLISHED, "public")];
    let names: Vec<&str> = kinds.iter().filter(|(kind, _)| evidence.contains(*kind)).map(|(_, name)| *name).collect();
    join(&names, ", ")
}

fn print_list(output: &Output) {
    let mut table = Table::new(["id", "where documents and tools disagree", "decided by"]);
    for row in ERRATA {
        table.add(vec![row.id.to_string(), row.subject.to_string(), evidence_text(row.evidence)]);
    }
    table.print(output);
    output.line("");
    output.paragraph(
        "smarch explain E30 tells what the documents say, what is answered and why; smarch explain 20306 tells of a diagnostic of cicc's, by \
         the number that is printed or the one inside.",
    );
}

fn erratum_fields(row: &Erratum) -> Fields {
    let mut fields = Fields::titled(row.id.as_str(), row.subject.as_str());
    fields.add("documents", row.documents_say.as_str());
    fields.add("answer", row.library_answers.as_str());
    fields.add("evidence", format!("{}: {}", evidence_text(row.evidence), row.proof));
    fields
}

/// What the command line makes of a diagnostic.
fn control_text(it: &OfDiagnostic) -> String {
    let Some(printed) = it.row.printed_number.get() else {
        return "no option changes it".to_owned();
    };
    if !it.is_discretionary {
        return format!(
            "an error with every option: --diag_warning={printed} and --diag_suppress={printed} change nothing"
        );
    }
    match it.severity {
        Severity::Warning => format!("--diag_suppress={printed} drops it, --diag_error={printed} makes it an error"),
        _ => format!(
            "--diag_warning={printed} makes it a warning, --diag_suppress={printed} drops it; the compilation then goes on"
        ),
    }
}

/// Neighbours among all are one item: "sm_75 to sm_89".
fn spans_of(all: &[Target], chosen: &[Target]) -> String {
    let place = |target: &Target| all.iter().position(|it| it == target);
    let spans = chosen.chunk_by(|one, other| place(one).is_some_and(|at| place(other) == Some(at + 1)));
    let texts: Vec<String> = spans
        .map(|span| match span {
            [first, .., last] => format!("{first} to {last}"),
            _ => span.iter().map(ToString::to_string).collect(),
        })
        .collect();
    texts.join(", ")
}

fn diagnostic_fields(it: &OfDiagnostic) -> Fields {
    let (inside, printed) = (it.diagnostic_number, it.printed_number);
    let mut fields = Fields::titled(it.asked_number.to_string(), "a diagnostic of cicc 13.0");
    fields.add("cicc prints", it.tool_prints.concat());
    let mut numbers = inside.to_string();
    if inside != printed {
        numbers += &format!(" inside cicc, {printed} for its options");
    }
    numbers += &match it.is_discretionary {
        true => format!("; as a warning it is printed with #{printed}-D"),
        false => "; an error is printed without it".to_owned(),
    };
    fields.add("number", numbers);
    fields.add("options", control_text(it));
    let constructs = it.given_by.iter().map(|row| match row.printed_for.len() == row.compiled_for.len() {
        true => format!("{}: every architecture", row.text),
        false => format!("{}: {}", row.text, spans_of(&row.compiled_for, &row.printed_for)),
    });
    fields.add_lines("printed for", constructs);
    let mut label = "compared in";
    for gate in gates_of(it.row.diagnostic) {
        for row in locations(gate) {
            let line = row.line.get().map_or(String::new(), |line| format!(", line {line}"));
            let numbers = match row.lowest {
                0 => format!("up to {}", row.highest),
                lowest => format!("{lowest} to {}", row.highest),
            };
            let text =
                format!("{}{line}: SM number {numbers}, documented as \"{}\"", function_text(row.function), row.text);
            fields.add(std::mem::take(&mut label), text);
        }
        if gate.is_stated == 0 {
            fields.add("", "of which the document does not state the number");
        }
    }
    fields
}
