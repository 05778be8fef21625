//! `smarch table`: what is known of the targets, in the syntax of other projects' tables.

use crate::cli::Command;
use crate::output::{Done, Exit, Output};
use clap::Args;
use smarch_answers::target_table::{answer, syntax_of};
use smarch_answers::{MEASURED, PUBLISHED};

#[derive(Args, Debug)]
pub struct Arguments {
    /// the syntax: markdown, csv, llvm (NVPTXTargetParser.def), cccl (arch_traits.h)
    #[arg(long = "as", value_name = "SYNTAX", default_value = "markdown")]
    syntax: String,
}

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        let answer = answer(syntax_of(&self.syntax)?);
        if output.json {
            output.json(MEASURED.with(PUBLISHED), &answer);
        } else {
            // To be pasted: nothing is broken or shortened.
            answer.table_text.lines().for_each(|line| output.line(line));
        }
        Ok(Exit::Yes)
    }
}
