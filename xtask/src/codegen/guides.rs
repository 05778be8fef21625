//! What the guides have of the sources: the columns for C++, which say what C++ calls the functions of the column for C; and the table of modules, which is
//! that of the crate.

use super::cpp_names::CPP_NAMES;
use super::{File, files_in, root};

pub fn files() -> Vec<File> {
    files_in("docs", "md")
        .into_iter()
        .filter_map(|path| {
            let text = std::fs::read_to_string(&path).unwrap();
            let name = path.file_name()?.to_str()?;
            (text.contains("| C | C++ |") && !text.contains("@generated")).then(|| File {
                path: format!("docs/{name}").leak(),
                text: with_columns(&text),
            })
        })
        .chain([modules()])
        .collect()
}

/// The table of modules in `src/lib.rs`, in the place of the one that the guide has.
fn modules() -> File {
    let path = "docs/modules.md";
    let read = |path: &str| std::fs::read_to_string(root().join(path)).unwrap();
    let (sources, guide) = (read("src/lib.rs"), read(path));
    let rows = sources.lines().filter_map(|line| line.strip_prefix("//! | ["));
    let table: String = rows
        .map(|row| format!("| {}\n", row.replacen("] |", " |", 1)))
        .collect();
    let is_row = |line: &&str| line.starts_with("| `");
    let before: Vec<&str> = guide.lines().take_while(|line| !is_row(line)).collect();
    let after: Vec<&str> = guide.lines().skip(before.len()).skip_while(is_row).collect();
    File {
        path,
        text: format!("{}\n{table}{}\n", before.join("\n"), after.join("\n")),
    }
}

fn with_columns(text: &str) -> String {
    let (mut out, mut is_table) = (String::new(), false);
    for line in text.lines() {
        let is_header = line.contains("| C | C++ |");
        is_table = line.starts_with('|') && (is_table || is_header);
        let mut cells: Vec<&str> = line.split('|').collect();
        let column = cells
            .get(2)
            .filter(|_| is_table && !is_header)
            .and_then(|cell| names(cell));
        if let (Some(column), Some(cell)) = (&column, cells.get_mut(3)) {
            *cell = column;
        }
        out += &cells.join("|");
        out += "\n";
    }
    out
}

/// What C++ calls the functions of a cell, each once; `None` where it names none.
fn names(cell: &str) -> Option<String> {
    let functions: Vec<&str> = cell
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|word| word.starts_with("smarch_"))
        .collect();
    let mut names: Vec<String> = Vec::new();
    for name in functions.iter().filter_map(|function| CPP_NAMES.get(*function)) {
        let name = format!("`{name}`");
        if !names.contains(&name) {
            names.push(name);
        }
    }
    (!functions.is_empty()).then(|| format!(" {} ", names.join(", ")))
}
