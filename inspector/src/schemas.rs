//! The JSON schema of a command's answers as one document: `share/schema/COMMAND.json` with what it refers to in the files beside it.

use serde_json::{Map, Value, json};

/// The files of `share/schema`, by name.
#[rustfmt::skip]
const FILES: [(&str, &str); 33] = [
    ("archs", include_str!("../schema/archs.json")),
    ("check", include_str!("../schema/check.json")),
    ("cicc", include_str!("../schema/cicc.json")),
    ("codes", include_str!("../schema/codes.json")),
    ("cover", include_str!("../schema/cover.json")),
    ("definitions", include_str!("../schema/definitions.json")),
    ("device", include_str!("../schema/device.json")),
    ("diff", include_str!("../schema/diff.json")),
    ("documented", include_str!("../schema/documented.json")),
    ("documented_rows", include_str!("../schema/documented_rows.json")),
    ("documents", include_str!("../schema/documents.json")),
    ("driver", include_str!("../schema/driver.json")),
    ("explain", include_str!("../schema/explain.json")),
    ("extract", include_str!("../schema/extract.json")),
    ("features", include_str!("../schema/features.json")),
    ("gates", include_str!("../schema/gates.json")),
    ("hardware", include_str!("../schema/hardware.json")),
    ("help", include_str!("../schema/help.json")),
    ("limits", include_str!("../schema/limits.json")),
    ("list", include_str!("../schema/list.json")),
    ("mcpu", include_str!("../schema/mcpu.json")),
    ("occupancy", include_str!("../schema/occupancy.json")),
    ("pick", include_str!("../schema/pick.json")),
    ("profile", include_str!("../schema/profile.json")),
    ("ptx", include_str!("../schema/ptx.json")),
    ("ptx-version", include_str!("../schema/ptx-version.json")),
    ("report", include_str!("../schema/report.json")),
    ("scheduler", include_str!("../schema/scheduler.json")),
    ("show", include_str!("../schema/show.json")),
    ("smarch", include_str!("../schema/smarch.json")),
    ("symbol", include_str!("../schema/symbol.json")),
    ("toolkits", include_str!("../schema/toolkits.json")),
    ("version", include_str!("../schema/version.json")),
];

fn file(name: &str) -> Option<Value> {
    let (_, text) = FILES.iter().find(|(of, _)| *of == name)?;
    serde_json::from_str(text).ok()
}

/// The schema of a command, with the definitions that it uses under `$defs`; nothing where there is no such file.
pub fn schema_of(command: &str) -> Option<Value> {
    let mut bundle = Bundle::default();
    let mut schema = file(command)?;
    bundle.take(&mut schema, command)?;
    schema.as_object_mut()?.insert("$defs".into(), Value::Object(bundle.definitions));
    Some(schema)
}

/// What is referred to, and the files that were read for it.
#[derive(Default)]
struct Bundle {
    definitions: Map<String, Value>,
    files: Vec<(String, Value)>,
}

impl Bundle {
    /// Makes the references of a part of a file references into the bundle, and takes what they name.
    fn take(&mut self, part: &mut Value, home: &str) -> Option<()> {
        match part {
            Value::Array(items) => items.iter_mut().try_for_each(|item| self.take(item, home)),
            Value::Object(members) => {
                if let Some(Value::String(reference)) = members.get_mut("$ref") {
                    let (name, key) = reference.split_once("#/$defs/")?;
                    let (name, key) = (name.strip_suffix(".json").unwrap_or(home).to_string(), key.to_string());
                    // Of definitions.json the key itself, which is that of the answers.
                    let own = if name == "definitions" { key.clone() } else { format!("{name}.{key}") };
                    *reference = format!("#/$defs/{own}");
                    self.define(&name, &key, own)?;
                }
                members.values_mut().try_for_each(|value| self.take(value, home))
            }
            _ => Some(()),
        }
    }

    fn define(&mut self, name: &str, key: &str, own: String) -> Option<()> {
        if self.definitions.contains_key(&own) {
            return Some(());
        }
        if !self.files.iter().any(|(of, _)| of == name) {
            self.files.push((name.to_string(), file(name)?));
        }
        let (_, whole) = self.files.iter().find(|(of, _)| of == name)?;
        let mut definition = whole.get("$defs")?.get(key)?.clone();
        // A definition may refer to itself.
        self.definitions.insert(own.clone(), json!(true));
        self.take(&mut definition, name)?;
        self.definitions.insert(own, definition);
        Some(())
    }
}
