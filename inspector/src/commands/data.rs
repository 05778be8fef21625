//! `smarch data`: what is known as data, and what changed from one data file to another.

use crate::cli::Command;
use crate::open::open;
use crate::output::{Done, Exit, Output};
use clap::Args;
use smarch_answers::EVERYTHING;
use smarch_answers::data::{self, diff};
use std::ffi::OsString;
use std::path::Path;

#[derive(Args, Debug)]
pub struct Arguments {
    #[arg(value_name = "diff OLD NEW")]
    words: Vec<OsString>,
    /// for diff: text, a fact a line; markdown, a changelog
    #[arg(long = "as", value_name = "SYNTAX", default_value = "text")]
    syntax: String,
}

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        let is_changelog = diff::is_changelog(&self.syntax)?;
        let (old, new) = match self.words.as_slice() {
            [] if is_changelog => return Err("--as belongs to data diff".into()),
            // It is JSON.
            [] => {
                output.print(data::text());
                return Ok(Exit::Yes);
            }
            [word, old] if word == "diff" => (old, None),
            [word, old, new] if word == "diff" => (old, Some(new)),
            _ => return Err(diff::FORMS.into()),
        };
        let old_bytes = open(Path::new(old))?;
        let new_bytes = new.map(|new| open(Path::new(new))).transpose()?;
        let question = diff::Question {
            old: diff::Side::File(old.as_encoded_bytes(), &old_bytes),
            new: match (new, &new_bytes) {
                (Some(new), Some(bytes)) => diff::Side::File(new.as_encoded_bytes(), bytes),
                _ => diff::Side::Own,
            },
            is_changelog,
        };
        let answer = diff::answer(&question)?;
        match &answer.changelog_text {
            _ if output.json => output.json(EVERYTHING, &answer),
            Some(text) => output.print(text),
            None => print(output, &answer),
        }
        Ok(Exit::from(answer.is_same()))
    }
}

fn print(output: &Output, answer: &diff::Answer) {
    output.line(output.bold(&answer.title()));
    for (kind, rows) in answer.kinds() {
        output.line(format_args!("\n{}", output.bold(kind)));
        // A fact a line, to be searched: nothing is broken or shortened.
        rows.iter().flat_map(diff::RowChange::lines).for_each(|line| output.line(format_args!("  {line}")));
    }
    if let Some(text) = answer.going_on() {
        output.line(format_args!("\n{}", output.dim(&text)));
    }
}
