//! The C interface as `include/smarch/interface.json` states it, and the data in `share`: what must hold for all of it. That the files are
//! what the sources say today is checked by `cargo xtask codegen --check`.

mod cpp_headers;
mod cpp_names;
mod faces;
mod grammar;
mod share;
mod topics;
mod uses;

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

static INTERFACE: LazyLock<Value> = LazyLock::new(|| json("include/smarch/interface.json"));

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn json(name: &str) -> Value {
    serde_json::from_str(&std::fs::read_to_string(path(name)).unwrap()).unwrap()
}

fn rows<'a>(it: &'a Value, list: &str) -> impl Iterator<Item = &'a Value> + Clone {
    it[list].as_array().into_iter().flatten()
}

fn text<'a>(it: &'a Value, key: &str) -> &'a str {
    it[key].as_str().unwrap_or_default()
}

/// Files of a folder and of those in it.
fn files(folder: &str) -> Vec<PathBuf> {
    let (mut found, mut left) = (Vec::new(), vec![path(folder)]);
    while let Some(folder) = left.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let list = if path.is_dir() { &mut left } else { &mut found };
            list.push(path);
        }
    }
    found.sort();
    found
}
