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
    /// Errata about it, by their ids.
    pub errata_ids: Vec<String>,
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
        errata_ids: Vec::new(),
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

/// Numbers below stand in too many rows: as hexadecimal digits alone they are asked about.
const LEAST: u64 = 100;
/// A row may span values, such as 36865 to 36869; wider ones hold nearly any number.
const WIDEST: u64 = 4096;

fn holds(value: &Value, number: u64) -> bool {
    match value {
        Value::Number(held) => held.as_u64() == Some(number),
        Value::Array(values) => values.iter().any(|value| holds(value, number)),
        Value::Object(row) => row.values().any(|value| holds(value, number)) || spans(row, number),
        _ => false,
    }
}

fn spans(row: &Map<String, Value>, number: u64) -> bool {
    let cell = |key: &str| row.get(key).and_then(Value::as_u64);
    let pair = cell("lowest").zip(cell("highest"));
    pair.is_some_and(|(lowest, highest)| (lowest..=highest).contains(&number) && highest - lowest < WIDEST)
}

/// The rows that hold a number, of the tables of a binary, or of all: an encoded SM version, an address, an opcode, an offset. None where it is typed as a small decimal
/// number, which a name may be.
pub fn holding(binary: Option<&str>, text: &str) -> Option<Tables> {
    let number = super::number_of(text, u64::MAX).filter(|number| *number >= LEAST || text.starts_with("0x"))?;
    let mut all = all();
    for table in &mut all.tables {
        table.rows.retain(|row| row.values().any(|value| holds(value, number)) || spans(row, number));
        table.row_count = table.rows.len();
    }
    all.tables.retain(|it| it.row_count > 0 && binary.is_none_or(|binary| it.binary.as_deref() == Some(binary)));
    (!all.tables.is_empty()).then_some(all)
}

/// The heads of the tables that have a word in their name or subject.
pub fn about(word: &str) -> Option<Tables> {
    let word = word.replace('-', "_").to_ascii_lowercase();
    let mut all = list(None);
    let has =
        |it: &Table| it.table.contains(&*word) || it.subject.to_ascii_lowercase().contains(&word.replace('_', " "));
    all.tables.retain(|it| has(it));
    (word.len() > 2 && !all.tables.is_empty()).then_some(all)
}

#[cfg(test)]
mod tests {
    use alloc::{string::String, vec::Vec};

    #[test]
    fn numbers_and_words_find_tables() {
        let tables = |found: Option<super::Tables>| -> Vec<String> {
            found.into_iter().flat_map(|it| it.tables).map(|it| it.table).collect()
        };
        assert_eq!(tables(super::holding(Some("ptxas"), "36866")), ["factory_labels"]);
        assert_eq!(tables(super::holding(None, "0xE000E")), ["scheduler_rows"]);
        assert!(tables(super::holding(Some("nvlink"), "0x1D40CDE")).contains(&"rodata_strings".into()));
        assert!(
            tables(super::holding(Some("ptxas"), "90")).is_empty()
                && tables(super::holding(None, "4294967291")).is_empty()
        );
        assert!(tables(super::about("geometry")).contains(&"geometry_columns".into()));
        assert!(tables(super::about("nonsense")).is_empty());
    }

    #[test]
    fn tables_name_their_errata() {
        let all = super::all().tables;
        let of = |name: &str| all.iter().find(|it| it.table == name).map(|it| it.errata_ids.as_slice()).unwrap();
        assert_eq!(of("geometries"), ["E20", "E21", "E23", "E28e"]);
        // Its own, that of a column, those of rows.
        for id in ["E28c", "E26", "E28e"] {
            assert!(of("profile_fields").iter().any(|it| it == id), "{id}");
        }
        assert!(of("documents").is_empty() && of("errata").is_empty());
    }

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
