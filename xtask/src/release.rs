//! The day of a release: what is measured of it becomes rows, and is taken out again for a rehearsal.

use super::{fit, prose, ran, root};
use clap::Args;
use std::fs;
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
    prose::write(&releases()?)?;
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
            "docs",
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
    let releases = releases()?;
    let own = named(&releases, &what.release)?;
    if what.files.is_empty() {
        prose::write(&releases)?;
        prose::log(own)?;
    }
    Ok(format!(
        "{own} is measured; read `git diff`, and docs/releases.md for what it changed. By hand:\n{}",
        BY_HAND.map(|line| format!("  {line}\n")).concat()
    ))
}

/// What no program asks of a release yet, and where a person decides.
const BY_HAND: [&str; 5] = [
    "decided/targets.tsv: generation and product of a new target; src/hardware, src/devices: its geometry; src/drivers: the drivers",
    "conformance/ptx/sets.py, specs: a set of targets without a name, words of new instructions",
    "conformance/inputs/instructions.ptx: a statement of each new instruction of the library",
    "conformance/ptx/operand_rows.py: a row of OTHERS_SAY, where more than one of 10,000 statements of ptx/operands.tsv.zst are answered otherwise than by the release before: without it operands are unknown",
    "tests/data/{drivers,devices,fatbin,loading}: drivers, samples of fat binaries, lists of architectures of other tools",
];

/// The releases that were measured, the oldest first.
fn releases() -> Result<Vec<String>, String> {
    let path = root().join("tests/data/releases/builds.tsv");
    let text = fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
    let names = text.lines().skip(1).filter_map(|line| line.split('\t').next());
    Ok(names.map(String::from).collect())
}

/// The release that is asked for, as 13.6 or as a build of it.
fn named<'a>(releases: &'a [String], asked: &str) -> Result<&'a str, String> {
    let is_it = |name: &&String| {
        asked == **name
            || asked
                .strip_prefix(name.as_str())
                .is_some_and(|build| build.starts_with('.'))
    };
    let found = releases.iter().find(is_it);
    found
        .map(String::as_str)
        .ok_or_else(|| format!("no build of {asked} is on record"))
}

/// The rows that follow from what was measured, and what is generated from them.
fn rows() -> Result<(), String> {
    println!("{}", fit::run(&fit::What::all())?);
    Ok(())
}

fn python(arguments: &[&str]) -> Result<(), String> {
    ran(Command::new("python3")
        .args(["-m", "conformance.release"])
        .args(arguments))
}
