//! The documents' tables, printed alike.

use crate::fields::Fields;
use crate::output::{Done, Exit, Output};
use crate::table::Table;
use serde_json::Value;
use smarch_answers::documented::tables::{self, Tables};
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
    for it in &answer.tables {
        let of = it.binary.as_ref().map_or(String::new(), |binary| format!("{binary}, "));
        output.line(output.bold(&format!("{of}{}", it.table)));
        output.paragraph(&format!("{}.", it.subject));
        output.line("");
        let mut meanings = Fields::new();
        for column in &it.columns {
            meanings.add(heading(&column.column), column.meaning.as_deref().unwrap_or_default());
        }
        meanings.print(output);
        output.line("");
        let mut rows = Table::new(it.columns.iter().map(|column| heading(&column.column)));
        for row in &it.rows {
            rows.add(row.iter().map(|(key, value)| cell(it, key, value)).collect());
        }
        rows.print(output);
    }
    Ok(Exit::Yes)
}

fn heading(key: &str) -> String {
    key.trim_end_matches("_hex").replace('_', " ")
}

/// Whether people read a number in hexadecimal: an address, a mask.
fn is_hexadecimal(table: &str, key: &str) -> bool {
    match key.rsplit('_').next().unwrap_or(key) {
        // Of a range their number.
        "functions" => table != "symbol_ranges",
        "address" | "addresses" | "function" | "comparator" | "initializer" | "mask" | "byte" | "packed" => true,
        "a" | "b" => table == "handler_sets",
        "start" | "end" => matches!(table, "shared_components" | "backend_functions" | "symbol_ranges"),
        "corrected" => table == "rodata_strings",
        _ => (table, key) == ("sm_versions", "code_object_version"),
    }
}

/// Elements stand side by side, those that are there; rows within a row are apart by semicolons, their cells by blanks.
fn cell(table: &tables::Table, key: &str, value: &Value) -> String {
    let element = |value| cell(table, key, value);
    match value {
        Value::Null => "-".to_owned(),
        Value::Bool(is_so) => if *is_so { "yes" } else { "no" }.to_owned(),
        Value::Number(number) => match number.as_u64().filter(|_| is_hexadecimal(&table.table, key)) {
            Some(number) => format!("{number:#x}"),
            None => number.to_string(),
        },
        Value::String(text) if key.ends_with("_hex") => format!("0x{text}"),
        Value::String(text) => text.clone(),
        Value::Array(values) => {
            let texts: Vec<String> = values.iter().filter(|value| !value.is_null()).map(element).collect();
            let separator = if values.iter().any(Value::is_object) { "; " } else { ", " };
            crate::output::join(&texts, separator)
        }
        Value::Object(row) => {
            let cells: Vec<String> = row.iter().map(|(key, value)| cell(table, key, value)).collect();
            cells.join(" ")
        }
    }
}
