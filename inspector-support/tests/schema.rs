//! Schemas as one document: whatever they refer to is in them.

use inspector_support::schema::schema;
use serde_json::Value;

fn references(part: &Value, out: &mut Vec<String>) {
    match part {
        Value::Array(items) => items.iter().for_each(|item| references(item, out)),
        Value::Object(members) => {
            out.extend(members.get("$ref").and_then(Value::as_str).map(str::to_string));
            members.values().for_each(|value| references(value, out));
        }
        _ => {}
    }
}

#[test]
fn every_file_of_share_is_there_and_whole() {
    let mut commands = 0;
    for entry in std::fs::read_dir("../share/schema").unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let text = schema(name).unwrap_or_else(|| panic!("no schema of {name}"));
        let whole: Value = serde_json::from_str(&text).unwrap();
        if ["definitions", "codes", "documented_rows"].contains(&name) {
            continue;
        }
        let mut all = Vec::new();
        references(&whole, &mut all);
        assert!(!all.is_empty(), "{name}");
        for reference in all {
            let key = reference.strip_prefix("#/$defs/").unwrap();
            assert!(whole["$defs"][key].is_object(), "{name}: {reference}");
        }
        commands += 1;
    }
    assert!(commands > 25);
}

#[test]
fn what_is_no_command() {
    for name in ["", "nothing", "../schema/check", "check.json"] {
        assert_eq!(schema(name), None);
    }
}
