//! The documents' tables, printed alike.

use crate::fields::Fields;
use crate::output::{Done, Exit, Output, join};
use crate::table::Table;
use serde_json::{Map, Value};
use smarch_answers::documented::tables::Tables;
use smarch_answers::{DOCUMENTED, EVERYTHING};

/// Which tables there are: a line each.
pub fn print_list(output: &Output, answer: Tables) -> Done {
    if output.json {
        output.json(DOCUMENTED, &answer);
        return Ok(Exit::Yes);
    }
    let mut list = Table::new(["binary", "table", "rows", "what it holds"]);
    for it in answer.tables {
        let binary = it.binary.unwrap_or_else(|| "-".to_owned());
        list.add(vec![binary, it.table, it.row_count.to_string(), it.subject]);
    }
    list.print(output);
    Ok(Exit::Yes)
}

/// A table, whole, and what its columns mean.
pub fn print(output: &Output, answer: Option<Tables>) -> Done {
    let Some(answer) = answer else { return Ok(Exit::Bad) };
    if output.json {
        // Errata rest on more than the documents.
        let is_errata = answer.tables.iter().any(|it| it.table == "errata");
        output.json(if is_errata { EVERYTHING } else { DOCUMENTED }, &answer);
        return Ok(Exit::Yes);
    }
    for (position, it) in answer.tables.iter().enumerate() {
        if position > 0 {
            output.line("");
        }
        let of = it.binary.as_ref().map_or(String::new(), |binary| format!("{binary}, "));
        output.line(output.bold(&format!("{of}{}", it.table)));
        output.paragraph(&format!("{}.", it.subject));
        output.line("");
        let mut meanings = Fields::new();
        let has_column = |key: &str| it.columns.iter().any(|it| it.column == key);
        let columns = || it.columns.iter().filter(|it| !text_of(&it.column).is_some_and(has_column));
        for column in columns() {
            meanings.add(heading(&column.column), column.meaning.as_deref().unwrap_or_default());
        }
        meanings.print(output);
        output.line("");
        let mut rows = Table::new(columns().map(|column| heading(&column.column)));
        for row in &it.rows {
            rows.add(cells(row));
        }
        rows.print(output);
        if !it.errata_ids.is_empty() {
            output.line("");
            output
                .paragraph(&format!("Errata about it: {}; smarch explain tells of them.", join(&it.errata_ids, ", ")));
        }
    }
    Ok(Exit::Yes)
}

fn heading(key: &str) -> String {
    key.trim_end_matches("_hex").replace('_', " ")
}

/// Beside which number a text may stand, in whose place it is shown.
fn text_of(key: &str) -> Option<&str> {
    key.strip_suffix("_text")
}

fn cells(row: &Map<String, Value>) -> Vec<String> {
    let shown = row.iter().filter(|(key, _)| !text_of(key).is_some_and(|number| row.contains_key(number)));
    shown.map(|(key, value)| cell(key, row.get(&format!("{key}_text")).unwrap_or(value))).collect()
}

/// Elements stand side by side, those that are there; rows within a row are apart by semicolons, their cells by blanks.
fn cell(key: &str, value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::Bool(is_so) => if *is_so { "yes" } else { "no" }.to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) if key.ends_with("_hex") => format!("0x{text}"),
        Value::String(text) => text.clone(),
        Value::Array(values) => {
            let texts: Vec<String> =
                values.iter().filter(|value| !value.is_null()).map(|value| cell(key, value)).collect();
            let separator = if values.iter().any(Value::is_object) { "; " } else { ", " };
            join(&texts, separator)
        }
        Value::Object(row) => cells(row).join(" "),
    }
}
