//! `smarch explain`: what a message, an error or a diagnostic means; where documents and tools disagree; messages and errors; words of cubins.

use crate::cli::Command;
use crate::fields::Fields;
use crate::open::{STANDARD_INPUT, open, standard_input};
use crate::output::{Done, Exit, Output, join};
use crate::table::Table;
use clap::Args;
use smarch::Target;
use smarch::cicc::constructs::Severity;
use smarch::documented::{ERRATA, Erratum, Evidence};
use smarch_answers::cubin_words::{OfAttribute, OfFlags};
use smarch_answers::documented::errata::{Explained, OfDiagnostic, explain, explain_log, gates_of, locations};
use smarch_answers::documented::function_text;
use smarch_answers::messages::Found;
use smarch_answers::{DOCUMENTED, Known, MEASURED, PUBLISHED, Refusal, shown};
use std::path::Path;

#[derive(Args, Debug)]
pub struct Arguments {
    /// errata, E30, or a subject, a target, a command; diagnostics of cicc: 3763 inside it, 20306 where it is printed; errors of the driver and its
    /// libraries, by number or name; messages; attributes and e_flags of cubins; a log, or - for standard input
    words: Vec<String>,
}

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        let answer = answer(&self.words)?;
        if self.words.is_empty() && !output.json {
            print_list(output);
        } else {
            print(output, &answer);
        }
        Ok(Exit::Yes)
    }
}

fn print(output: &Output, answer: &Explained) {
    if output.json {
        output.json(answer.evidence, answer);
        return;
    }
    let errata = answer.errata.iter().copied().map(erratum_fields);
    let diagnostics = answer.diagnostics.iter().map(diagnostic_fields);
    let words = answer.attributes.iter().map(attribute_fields).chain(answer.flag_words.iter().map(flags_fields));
    print_all(output, errata.chain(diagnostics).chain(answer.messages.iter().map(message_fields)).chain(words));
}

/// Larger files are no logs that somebody reads.
const LARGEST_LOG: u64 = 64 << 20;

/// The messages of a file that holds text, and no PTX, where a line of it is one that is known.
pub fn messages_in(path: &str) -> Option<Explained> {
    std::fs::metadata(path).ok().filter(|file| file.is_file() && file.len() <= LARGEST_LOG)?;
    let bytes = open(Path::new(path)).ok()?;
    let text = std::str::from_utf8(&bytes).ok().filter(|text| !text.contains('\0') && !text.contains(".version "))?;
    explain_log(text).ok()
}

/// The messages of a log.
pub fn show_log(output: &Output, messages: &Explained) -> Done {
    print(output, messages);
    Ok(Exit::Yes)
}

/// A log, or standard input.
fn log(path: &str) -> Result<Explained, Refusal> {
    let (name, text) = match path {
        "-" => (STANDARD_INPUT, String::from_utf8_lossy(standard_input()?).into_owned()),
        path => (path, String::from_utf8_lossy(&open(Path::new(path))?).into_owned()),
    };
    explain_log(&text).map_err(|refusal| format!("{}: {refusal}", shown(name)).into())
}

/// A log, where one word is a file that is none of the others, or standard input.
fn answer(words: &[String]) -> Result<Explained, Refusal> {
    match words {
        [word] if word == "-" => log(word),
        [word] if Path::new(word).is_file() => explain(words).or_else(|_| log(word)),
        _ => explain(words),
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

/// A message: who says it, why, what helps, and what to ask next.
fn message_fields(it: &Found) -> Fields {
    let mut fields = Fields::titled(shown(&it.message_text), format!("a message of {}", it.printed_by));
    if let Some(line) = it.line_number {
        let more = match it.line_count {
            1 => String::new(),
            count => format!(", the first of {count}"),
        };
        fields.add("line", format!("{line}{more}"));
    }
    for value in &it.message_values {
        fields.add(value.value_of.replace('_', " "), shown(&value.value_text));
    }
    for error in &it.errors {
        fields.add(format!("{} {}", error.interface, error.error_number), error.error_name);
    }
    fields.add("cause", it.cause.as_str());
    if !it.mend.is_empty() {
        fields.add("what helps", it.mend.as_str());
    }
    fields.add_lines("ask next", it.next_commands.iter().map(String::as_str));
    fields
}

fn attribute_fields(it: &OfAttribute) -> Fields {
    let mut fields = Fields::titled(it.attribute.as_str(), "an attribute of .nv.info");
    fields.add("number", format!("{:#04x}", it.attribute_number));
    fields.add("its record", it.attribute_meaning);
    fields
}

fn flags_fields(it: &OfFlags) -> Fields {
    let mut fields = Fields::titled(it.e_flags_text.as_str(), "e_flags of a cubin");
    fields.add("layout", it.layout.text().as_str());
    match it.target {
        Known::Is(target) => fields.add("target", target.to_string()),
        Known::Unknown => fields.add("target", format!("SM {}; whether with suffix a, .nv.compat tells", it.sm)),
    }
    if let Some(bits) = it.address_bits {
        fields.add("addresses", format!("{bits} bits"));
    }
    if let Some(sm) = it.virtual_sm {
        fields.add("virtual", format!("compiled for compute_{sm}"));
    }
    if let Some(mode) = it.texture_mode {
        fields.add("textures", mode.text().as_str());
    }
    if let Some(section) = it.note_section {
        fields.add("note", format!("section {section} holds what the compiler tells of itself"));
    }
    fields
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
        "smarch explain E30 tells an erratum: what the documents say, the answer that counts, and why; smarch explain 20306 tells of a diagnostic of cicc's, by \
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
            fields.add("", "the document does not state its number");
        }
    }
    fields
}
