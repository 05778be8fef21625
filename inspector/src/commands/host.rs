//! `smarch host`: the host compilers that nvcc of each release takes, and the C++ standards for each.

use crate::cli::Command;
use crate::fields::Fields;
use crate::front::text_of;
use crate::output::{Done, Exit, Output};
use crate::table::Table;
use clap::Args;
use smarch::Answer::Unknown;
use smarch::Verdict;
use smarch_answers::host::{self, Answer, Question, Row};
use smarch_answers::{Distribution, Known, MEASURED, toolkit};
use std::ffi::OsString;

#[derive(Args, Debug)]
pub struct Arguments {
    #[arg(allow_hyphen_values = true)]
    words: Vec<OsString>,
    /// the release that should take it: 13.0; all if not given
    #[arg(long, value_name = "RELEASE")]
    toolkit: Option<String>,
    /// the C++ standard of the program: c++20
    #[arg(long, value_name = "STANDARD")]
    std: Option<String>,
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.as_deref(), None)
    }

    fn run(&self, output: &Output) -> Done {
        let words: Vec<String> = self.words.iter().map(|word| text_of(word)).collect();
        let release = self.toolkit.as_deref().map(toolkit).transpose()?;
        let question = Question::parse(&words.join(" "), release, self.std.as_deref())?;
        Ok(show(output, &question))
    }
}

/// Prints what releases say of a host compiler.
pub fn show(output: &Output, question: &Question) -> Exit {
    let answer = host::answer(question);
    let exit = Exit::from(answer.is_yes());
    if output.json {
        output.json(MEASURED, &answer);
        return exit;
    }
    let sentence = match (answer.verdict.map(Verdict::is_yes), answer.is_yes()) {
        (None, true) => answer.host_sentence.clone(),
        (_, true) => output.green(&answer.host_sentence),
        _ => output.red(&answer.host_sentence),
    };
    output.paragraph(&format!("{}  {sentence}", output.bold(&answer.host_text)));
    if let Some(it) = answer.host_distribution {
        let Distribution { distribution, distribution_release, default_gcc_source, .. } = it;
        output.paragraph(&format!("the gcc of {distribution} {distribution_release}, by {default_gcc_source}"));
    }
    output.line("");
    match (answer.host_rules.as_slice(), question.version) {
        ([row], Some(_)) if question.toolkit.is_some() => show_one(output, &answer, row),
        (rows, Some(_)) => show_version(output, rows),
        (rows, None) => show_rules(output, rows),
    }
    exit
}

/// One version and one release.
fn show_one(output: &Output, answer: &Answer, row: &Row) {
    let mut fields = Fields::new();
    fields.add(format!("nvcc {} takes", row.toolkit), format!("{}: {}", row.compiler, row.takes_text));
    if let Some(error) = &row.error_text {
        fields.add("it prints", format!("#error {error}"));
    }
    fields.add("C++ standards", standards_text(row));
    if let Some(number) = answer.host_gnu_version {
        fields.add("it gives cicc", format!("--gnu_version={number}"));
    }
    fields.add_way_out("what would do", answer.way_out.as_ref());
    fields.print(output);
}

/// "c++03 to c++20, c++17 where none is given".
fn standards_text(row: &Row) -> String {
    match (&row.cxx_standards, row.default_cxx_standard) {
        (Some(Known::Is(standards)), Some(Known::Is(default))) => {
            let span = match standards.as_slice() {
                [] => "none".to_owned(),
                [one] => one.to_string(),
                [first, .., last] => format!("{first} to {last}"),
            };
            format!("{span}; {default} where none is given")
        }
        _ => "unknown".to_owned(),
    }
}

/// One version, release by release.
fn show_version(output: &Output, rows: &[Row]) {
    let mut table = Table::new(["toolkit", "takes", "this one", "C++ standards"]);
    for row in rows {
        let mark = row.verdict().map_or_else(|| "unknown".to_owned(), |verdict| output.verdict_word(verdict));
        table.add(vec![row.toolkit.to_string(), row.takes_text.clone(), mark, standards_text(row)]);
    }
    table.print(output);
    let unknown = rows.iter().filter_map(Row::verdict).find(|it| it.answer() == Unknown);
    if let Some(verdict) = unknown {
        output.line("");
        output.paragraph(&verdict.to_string());
    }
}

/// What each release takes, the releases that ask the same together.
fn show_rules(output: &Output, rows: &[Row]) {
    let mut table = Table::new(["host compiler", "toolkits", "versions that nvcc takes"]);
    for alike in rows_alike(rows) {
        let (Some(first), Some(last)) = (alike.first(), alike.last()) else { continue };
        let toolkits = match first.toolkit == last.toolkit {
            true => first.toolkit.to_string(),
            false => format!("{} to {}", first.toolkit, last.toolkit),
        };
        table.add(vec![first.compiler.to_string(), toolkits, first.takes_text.clone()]);
    }
    table.print(output);
    output.line("");
    let is_final = rows.iter().any(|row| !row.is_overridable);
    let but = if is_final { ", but for icc from 13.0 on" } else { "" };
    output.paragraph(&format!(
        "What crt/host_config.h refuses; -allow-unsupported-compiler lets it pass, at your own risk{but}."
    ));
}

fn rows_alike(rows: &[Row]) -> Vec<Vec<&Row>> {
    let mut by_compiler: Vec<&Row> = rows.iter().collect();
    by_compiler.sort_by_key(|row| row.compiler.code());
    let is_same = |one: &&Row, next: &&Row| {
        (one.compiler, one.host_check, &one.takes_text) == (next.compiler, next.host_check, &next.takes_text)
    };
    by_compiler.chunk_by(is_same).map(<[&Row]>::to_vec).collect()
}
