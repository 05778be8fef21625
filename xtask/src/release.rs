//! The day of a release: what is measured of it becomes rows, and is taken out again for a rehearsal.

use super::{fit, root};
use clap::Args;
use std::process::Command;

#[derive(Args)]
pub struct Forgotten {
    /// The release, as 13.5: it and every newer one go
    release: String,
}

#[derive(Args)]
pub struct Measured {
    /// The release, as 13.6, or a build of it, as 13.6.42; its tools come from the package index
    release: String,
    /// Files below tests/data that are asked; all where none is named
    files: Vec<String>,
}

/// Takes a release and newer ones out of what was measured, and out of the rows that follow; what stays that speaks of them.
pub fn forget(what: &Forgotten) -> Result<String, String> {
    python(&["forget", &what.release])?;
    rows()?;
    let stays = Command::new("git")
        .args([
            "grep",
            "-lIF",
            &what.release,
            "--",
            "src",
            "answers/src",
            "tests/data",
            "conformance",
        ])
        .current_dir(root())
        .output()
        .map_err(|why| format!("git: {why}"))?;
    Ok(format!(
        "{} and newer releases are forgotten; these files still speak of it, and nothing asks them anew:\n{}",
        what.release,
        String::from_utf8_lossy(&stays.stdout)
    ))
}

/// Asks the tools of a release, and writes what they answer and the rows that follow.
pub fn release(what: &Measured) -> Result<String, String> {
    let mut arguments = vec!["ask", &what.release];
    arguments.extend(what.files.iter().map(String::as_str));
    python(&arguments)?;
    rows()?;
    Ok(format!("{} is measured; read `git diff`", what.release))
}

/// The rows that follow from what was measured, and what is generated from them.
fn rows() -> Result<(), String> {
    println!("{}", fit::run(&fit::What::all())?);
    Ok(())
}

fn python(arguments: &[&str]) -> Result<(), String> {
    run(Command::new("python3")
        .args(["-m", "conformance.release"])
        .args(arguments))
}

fn run(command: &mut Command) -> Result<(), String> {
    let status = command
        .current_dir(root())
        .status()
        .map_err(|why| format!("{command:?}: {why}"))?;
    status
        .success()
        .then_some(())
        .ok_or_else(|| format!("{command:?}: {status}"))
}
