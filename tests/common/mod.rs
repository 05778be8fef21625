//! Reading the files under `tests/data`.
#![allow(dead_code, reason = "each test uses its part")]

pub mod atomics;
pub mod packed;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The release that every file outside `releases/` is of, 13.0.88.
pub const K: smarch::Toolkit = smarch::Toolkit::V13_0;

/// A row of a table: cells by column name.
pub struct Row(BTreeMap<String, String>);

impl Row {
    /// The cell in this column.
    pub fn get(&self, column: &str) -> &str {
        self.0.get(column).unwrap_or_else(|| panic!("no column {column}"))
    }
}

/// "8.6".
pub fn version(text: &str) -> smarch::Version {
    let (major, minor) = text.split_once('.').unwrap();
    smarch::Version::new(major.parse().unwrap(), minor.parse().unwrap())
}

/// "sm_90a".
pub fn target(name: &str) -> smarch::Target {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A path under `tests/data`.
pub fn data(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(path)
}

/// A file under `tests/data`.
pub fn bytes(path: &str) -> Vec<u8> {
    std::fs::read(data(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The rows of a tab-separated file under `tests/data`, with a header line and without quoting.
pub fn table(path: &str) -> Vec<Row> {
    rows(path).into_iter().map(Row).collect()
}

/// As [`table`], as maps.
pub fn rows(path: &str) -> Vec<BTreeMap<String, String>> {
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(b'\t')
        .quoting(false)
        .flexible(true)
        .from_path(data(path))
        .unwrap_or_else(|error| panic!("{path}: {error}"));
    let columns: Vec<String> = reader.headers().unwrap().iter().map(String::from).collect();
    let row = |record: csv::StringRecord| columns.iter().cloned().zip(record.iter().map(String::from)).collect();
    let rows: Vec<BTreeMap<String, String>> = reader.records().map(|record| row(record.unwrap())).collect();
    assert!(!rows.is_empty(), "{path} has no rows");
    rows
}

/// The files of a folder under `tests/data`, by name: (name, bytes).
pub fn files(folder: &str) -> Vec<(String, Vec<u8>)> {
    let mut names: Vec<String> = std::fs::read_dir(data(folder))
        .unwrap_or_else(|error| panic!("{folder}: {error}"))
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
        .into_iter()
        .map(|name| (name.clone(), bytes(&format!("{folder}/{name}"))))
        .collect()
}
