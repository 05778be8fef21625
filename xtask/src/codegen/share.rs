//! `share/smarch.json` and the schemas under `share/schema`, of a program that cargo compiles the answers into, with their schemas.

use super::{File, mark, printed_by, tables};
use serde_json::{Map, Value, json};

pub fn files() -> Result<Vec<File>, String> {
    let mut printed: Value = serde_json::from_str(&printed_by("share")?).map_err(|why| format!("share: {why}"))?;
    let data = File {
        path: "share/smarch.json",
        text: printed["data"].as_str().ok_or("no data")?.into(),
    };
    let schemas = &mut printed["schemas"];
    // The rows of the documents' tables are those of the C interface.
    let documented = &mut schemas["documented"]["$defs"];
    documented["Table"]["allOf"] = json!([{"$ref": "#/$defs/rows_of_table"}]);
    documented
        .as_object_mut()
        .ok_or("no tables")?
        .extend(tables::definitions());
    schemas["documents"]["$defs"] = json!({"Table": {"$ref": "documented.json#/$defs/Table"}});
    let schemas = schemas
        .as_object()
        .ok_or("no schemas")?
        .iter()
        .map(|(name, schema)| File {
            path: format!("share/schema/{name}.json").leak(),
            text: text(schema),
        });
    Ok(schemas.chain([data]).collect())
}

/// A schema, each key and each definition on a line of its own.
fn text(schema: &Value) -> String {
    let mut whole = Map::from_iter([("$comment".to_string(), json!(mark("the types in answers and src")))]);
    whole.extend(schema.as_object().cloned().unwrap_or_default());
    let line = |indent: &str, (key, value): (&String, &Value)| format!("{indent}{key:?}: {value}");
    let members = whole.iter().map(|(key, value)| match value {
        Value::Object(members) if key == "properties" || key == "$defs" => {
            let members: Vec<_> = members.iter().map(|member| line("    ", member)).collect();
            format!("  {key:?}: {{\n{}\n  }}", members.join(",\n"))
        }
        Value::Array(items) if key == "anyOf" => {
            let items: Vec<_> = items.iter().map(|item| format!("    {item}")).collect();
            format!("  {key:?}: [\n{}\n  ]", items.join(",\n"))
        }
        _ => line("  ", (key, value)),
    });
    format!("{{\n{}\n}}\n", members.collect::<Vec<_>>().join(",\n"))
}
