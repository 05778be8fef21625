//! Rows that programs fit to what was measured: `conformance/fit` writes them into a folder, from committed files alone, and here they are compared with
//! what is committed, or take its place.

use super::root;
use clap::{Args, ValueEnum};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Args)]
pub struct What {
    /// The programs; all where none is named
    names: Vec<Name>,
    /// Write nothing: fail where a file is not what would be written
    #[arg(long)]
    check: bool,
}

impl What {
    /// All programs, which write.
    pub fn all() -> Self {
        Self {
            names: Vec::new(),
            check: false,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum Name {
    /// The releases of the toolkit and the targets, from tests/data/releases and decided/targets.tsv
    Releases,
    /// Since which release the tools do what the rules know, from cells of tests/data
    Since,
    /// Host compilers and C++ standards, from tests/data/host
    Host,
    /// The forms of PTX, from conformance/ptx/measured
    Ptx,
    /// What the operands of PTX take, from conformance/ptx/varied
    Operands,
    /// What libnvvm takes, from tests/data/evidence/libnvvm_*.tsv
    Nvvm,
    /// cicc's constructs and diagnostics, from tests/data/evidence/cicc_*.tsv
    Cicc,
}

impl Name {
    fn text(self) -> &'static str {
        match self {
            Self::Releases => "releases",
            Self::Since => "since",
            Self::Host => "host",
            Self::Ptx => "ptx",
            Self::Operands => "operands",
            Self::Nvvm => "nvvm",
            Self::Cicc => "cicc",
        }
    }
}

/// Fits, and writes or compares; what was done, or which files differ and where.
pub fn run(what: &What) -> Result<String, String> {
    let names = match what.names.as_slice() {
        [] => Name::value_variants(),
        named => named,
    };
    let (mut said, mut stale) = (Vec::new(), Vec::new());
    for name in names.iter().map(|name| name.text()) {
        let folder = tempfile::tempdir().map_err(|why| why.to_string())?;
        said.push(format!("{name}: {}", fitted(name, folder.path())?));
        for path in files_below(folder.path(), Path::new(""))? {
            let text = read(&folder.path().join(&path))?;
            let own = root().join(&path);
            let committed = fs::read_to_string(&own).unwrap_or_default();
            if text == committed {
                continue;
            }
            let differs = committed
                .lines()
                .zip(text.lines())
                .take_while(|(one, other)| one == other);
            stale.push(format!("{}:{}", path.display(), differs.count() + 1));
            if !what.check {
                let folder = own.parent().expect("it is below the repository");
                fs::create_dir_all(folder)
                    .and_then(|()| fs::write(&own, text))
                    .map_err(|why| format!("{}: {why}", own.display()))?;
            }
        }
    }
    let said = said.join("\n");
    match (stale.is_empty(), what.check) {
        (true, _) => Ok(format!(
            "{said}\nthe rows are those that are fitted to what was measured"
        )),
        (false, true) => Err(format!(
            "the rows are not those that are fitted to what was measured, run `cargo xtask fit`:\n  {}",
            stale.join("\n  ")
        )),
        (false, false) => made_of_them().map(|()| format!("{said}\nwritten: {}", stale.join(" "))),
    }
}

/// Lets a program write its files; what it says.
fn fitted(name: &str, folder: &Path) -> Result<String, String> {
    let run = Command::new("python3")
        .args(["-B", "-m", "conformance.fit", name])
        .arg(folder)
        .current_dir(root())
        .output();
    let run = run.map_err(|why| format!("python3: {why}"))?;
    match run.status.success() {
        true => Ok(String::from_utf8_lossy(&run.stdout)
            .lines()
            .last()
            .unwrap_or_default()
            .into()),
        false => Err(String::from_utf8_lossy(&run.stderr).into()),
    }
}

/// Makes what follows from rows that were written: with them this program is another.
fn made_of_them() -> Result<(), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
    let run = Command::new(cargo)
        .args(["xtask", "codegen"])
        .current_dir(root())
        .status();
    match run {
        Ok(status) if status.success() => Ok(()),
        _ => Err("`cargo xtask codegen` failed".into()),
    }
}

/// The files below a folder, by their paths in it.
fn files_below(folder: &Path, under: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder.join(under)).map_err(|why| why.to_string())? {
        let entry = entry.map_err(|why| why.to_string())?;
        let path = under.join(entry.file_name());
        match entry.path().is_dir() {
            true => found.extend(files_below(folder, &path)?),
            false => found.push(path),
        }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))
}
