//! Files that are made of others: what each holds, and whether what is committed is that.

mod rows;

use super::root;
use std::fs;

/// A generated file: its place in the repository, and what it holds.
struct File {
    path: &'static str,
    text: String,
}

/// Every generated file.
fn files() -> Vec<File> {
    rows::files().collect()
}

/// Writes every generated file, or with `check` compares it with what is committed. What was done, or which files differ and where.
pub fn run(check: bool) -> Result<String, String> {
    let files = files();
    let mut stale = Vec::new();
    for File { path, text } in &files {
        let place = root().join(path);
        let committed = fs::read_to_string(&place).unwrap_or_default();
        if committed == *text {
            continue;
        }
        let line = committed
            .lines()
            .zip(text.lines())
            .take_while(|(old, new)| old == new)
            .count()
            + 1;
        stale.push(format!("{path}, line {line}"));
        if !check {
            let folder = place.parent().ok_or("a file without a folder")?;
            fs::create_dir_all(folder)
                .and_then(|()| fs::write(&place, text))
                .map_err(|why| format!("{path}: {why}"))?;
        }
    }
    match (stale.is_empty(), check) {
        (false, true) => Err(format!(
            "out of date, run `cargo xtask codegen`:\n  {}",
            stale.join("\n  ")
        )),
        _ => Ok(format!(
            "codegen: {} files, {} of them written anew",
            files.len(),
            stale.len()
        )),
    }
}
