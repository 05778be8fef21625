//! The tables of the documents, whole: as `share/documents.json` holds them, which is made of the library's rows, and the errata.

use alloc::{borrow::ToOwned, string::String, vec, vec::Vec};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use smarch::documented::ERRATA;

/// A column of a table.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Column {
    /// Its key in the rows.
    pub column: String,
    /// What it means, where the key does not tell.
    pub meaning: Option<String>,
}

/// A table of a document.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Table {
    /// The binary that it is about; none for those about no binary in particular.
    pub binary: Option<String>,
    /// Its name.
    pub table: String,
    /// What it holds.
    pub subject: String,
    /// How many rows it has.
    pub row_count: usize,
    /// The columns; empty in a list of tables.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<Column>,
    /// The rows; empty in a list of tables.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Map<String, Value>>,
}

/// Some tables, or the heads of them.
#[derive(Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tables {
    /// The tables.
    pub tables: Vec<Table>,
}

const DOCUMENTS: &str = include_str!("../../documents.json");

/// The errata rest on more than the documents, whose data they are not among.
fn errata() -> Table {
    #[rustfmt::skip]
    let columns = [
        ("id",              "A stable id: E09."),
        ("subject",         "What it is about."),
        ("documents_say",   "What the documents state."),
        ("library_answers", "What the library answers."),
        ("proof",           "Where the evidence is: a file under tests/data, or the place in a document."),
        ("evidence",        "What kinds of evidence decide."),
    ];
    let columns =
        columns.map(|(column, meaning)| Column { column: column.to_owned(), meaning: Some(meaning.to_owned()) });
    let row = |erratum| {
        let row = serde_json::to_value(erratum).unwrap_or_default();
        let cell = |column: &Column| Some((column.column.clone(), row.get(&column.column)?.clone()));
        columns.iter().filter_map(cell).collect()
    };
    Table {
        binary: None,
        table: "errata".to_owned(),
        subject: "All errata, by id".to_owned(),
        row_count: ERRATA.len(),
        rows: ERRATA.iter().map(row).collect(),
        columns: columns.to_vec(),
    }
}

/// Every table, those of one binary together, those of none last.
pub fn all() -> Tables {
    let mut all: Tables = serde_json::from_str(DOCUMENTS).unwrap_or(Tables { tables: Vec::new() });
    let place = all.tables.iter().position(|it| it.table == "symbol_ranges");
    all.tables.insert(place.unwrap_or(all.tables.len()), errata());
    all
}

/// Which tables there are: those of a binary, or all of them.
pub fn list(binary: Option<&str>) -> Tables {
    let mut all = all();
    all.tables.retain(|it| binary.is_none_or(|binary| it.binary.as_deref() == Some(binary)));
    for table in &mut all.tables {
        (table.columns, table.rows) = (Vec::new(), Vec::new());
    }
    all
}

/// The table of a binary, or of none in particular, with this name, written with - or _.
pub fn find(binary: Option<&str>, name: &str) -> Option<Tables> {
    let name = name.replace('-', "_");
    let found = all().tables.into_iter().find(|it| it.binary.as_deref() == binary && it.table == name);
    found.map(|table| Tables { tables: vec![table] })
}

/// The names of the tables of a binary, or of those about none in particular.
pub fn names(binary: Option<&str>) -> Vec<String> {
    let tables = all().tables.into_iter().filter(|it| it.binary.as_deref() == binary);
    tables.map(|it| it.table).collect()
}

#[cfg(test)]
mod tests {
    use alloc::{string::String, vec::Vec};

    #[test]
    fn every_row_has_the_columns_of_its_table() {
        let tables = super::all().tables;
        assert!(tables.iter().any(|it| it.table == "errata") && tables.iter().any(|it| it.table == "geometries"));
        for table in tables {
            assert_eq!(table.rows.len(), table.row_count, "{}", table.table);
            let columns: Vec<&String> = table.columns.iter().map(|it| &it.column).collect();
            let has_columns = |row: &serde_json::Map<String, _>| row.keys().eq(columns.iter().copied());
            assert!(table.rows.iter().all(has_columns), "{}", table.table);
        }
    }
}
