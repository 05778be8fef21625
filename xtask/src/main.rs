//! `cargo xtask`: what writes the repository's generated files, and what records and compares what the command says.

mod codegen;
mod fit;
mod golden;
mod prose;
mod release;

use clap::{Parser, Subcommand};
use std::path::Path;
use std::process::{Command, ExitCode};

#[derive(Parser)]
#[command(
    name = "cargo xtask",
    about = "Writes the files that are made of others, and checks them"
)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Writes every generated file anew
    Codegen {
        /// Write nothing: fail where a file is not what would be written
        #[arg(long)]
        check: bool,
    },
    /// Fits the rows that follow from what was measured, and writes them anew
    Fit(fit::What),
    /// Asks the tools of a release of the toolkit, and writes what they answer and the rows that follow
    Release(release::Measured),
    /// Takes a release and every newer one out again, for a rehearsal
    Forget(release::Forgotten),
    /// What the command says, on record: record it anew, or hold a program to it
    #[command(subcommand)]
    Golden(golden::Task),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Codegen { check } => codegen::run(check),
        Task::Fit(what) => fit::run(&what),
        Task::Release(what) => release::release(&what),
        Task::Forget(what) => release::forget(&what),
        Task::Golden(task) => golden::run(task),
    };
    match done {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a command in the repository; fails where it does.
fn ran(command: &mut Command) -> Result<(), String> {
    let status = command
        .current_dir(root())
        .status()
        .map_err(|why| format!("{command:?}: {why}"))?;
    status
        .success()
        .then_some(())
        .ok_or_else(|| format!("{command:?}: {status}"))
}

/// The repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the repository")
}
