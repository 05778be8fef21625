//! Schemas in which every object tells all of its keys: what serde writes flat stands beside the rest, and no other key is taken.

use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// One document of any of some schemas.
pub fn document(title: &str, answers: Vec<Value>, definitions: Map<String, Value>) -> Value {
    let whole = Whole(definitions);
    let mut answers: Vec<Value> = answers.into_iter().flat_map(|answer| whole.objects(answer)).collect();
    answers.dedup();
    let mut used = Map::new();
    for answer in &answers {
        whole.take(answer, &mut used);
    }
    used.sort_keys();
    let mut document = json!({"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title});
    match <[Value; 1]>::try_from(answers) {
        Ok([Value::Object(one)]) => document.as_object_mut().expect("an object").extend(one),
        Ok([other]) => document["allOf"] = json!([other]),
        Err(several) => document["anyOf"] = several.into(),
    }
    document["$defs"] = Value::Object(used);
    document
}

struct Whole(Map<String, Value>);

impl Whole {
    /// What a reference names.
    fn named<'a>(&'a self, schema: &'a Value) -> Option<(&'a str, &'a Value)> {
        let name = schema.get("$ref")?.as_str()?.strip_prefix("#/$defs/")?;
        Some((name, self.0.get(name)?))
    }

    /// Adds the definitions that a schema refers to, whole.
    fn take(&self, schema: &Value, used: &mut Map<String, Value>) {
        if let Some((name, definition)) = self.named(schema)
            && !used.contains_key(name)
        {
            used.insert(name.into(), Value::Null);
            let definition = self.whole(definition.clone());
            self.take(&definition, used);
            used.insert(name.into(), definition);
        }
        match schema {
            Value::Array(items) => items.iter().for_each(|item| self.take(item, used)),
            Value::Object(members) => members.values().for_each(|value| self.take(value, used)),
            _ => {}
        }
    }

    /// Whether it is an object that tells its keys, here or by other schemas.
    fn is_object(&self, schema: &Value) -> bool {
        let schema = self.named(schema).map_or(schema, |(_, definition)| definition);
        let is_of = |key| {
            schema
                .get(key)
                .and_then(Value::as_array)
                .is_some_and(|all| all.iter().all(|it| self.is_object(it)))
        };
        schema.get("properties").is_some()
            || schema.get("type") == Some(&json!("object"))
            || is_of("anyOf")
            || is_of("oneOf")
    }

    /// The same schema, its objects closed.
    fn whole(&self, schema: Value) -> Value {
        if self.is_object(&schema) && schema.get("$ref").is_none() {
            let description = schema.get("description").cloned();
            let mut variants = self.objects(schema);
            return match variants.pop() {
                Some(one) if variants.is_empty() => one,
                last => {
                    variants.extend(last);
                    let mut any = json!({"anyOf": variants});
                    if let Some(description) = description {
                        any["description"] = description;
                    }
                    any
                }
            };
        }
        match schema {
            Value::Array(items) => items.into_iter().map(|item| self.whole(item)).collect(),
            Value::Object(members) => {
                let members = members.into_iter().filter(|(key, _)| key != "format");
                members.map(|(key, value)| (key, self.whole(value))).collect()
            }
            other => other,
        }
    }

    /// The objects that it may be, each with all of its keys.
    fn objects(&self, schema: Value) -> Vec<Value> {
        let schema = self
            .named(&schema)
            .map_or(schema.clone(), |(_, definition)| definition.clone());
        let Value::Object(mut own) = schema else {
            return vec![schema];
        };
        let mut parts: Vec<Vec<Value>> = Vec::new();
        for key in ["anyOf", "oneOf"] {
            if let Some(Value::Array(any)) = own.remove(key) {
                parts.push(any.into_iter().flat_map(|it| self.objects(it)).collect());
            }
        }
        if let Some(Value::Array(all)) = own.remove("allOf") {
            parts.extend(all.into_iter().map(|it| self.objects(it)));
        }
        own.entry("additionalProperties").or_insert(false.into());
        if let Some(Value::Object(properties)) = own.remove("properties") {
            let mut properties: Map<_, _> = properties
                .into_iter()
                .map(|(key, value)| (key, self.whole(value)))
                .collect();
            // A variant of an enumeration is told of by its only key.
            if let (1, Some(description)) = (properties.len(), own.get("description")) {
                let only = properties.values_mut().filter_map(Value::as_object_mut);
                only.for_each(|it| {
                    it.entry("description").or_insert(description.clone());
                });
            }
            own.insert("properties".into(), properties.into());
        }
        let first = vec![Value::Object(own)];
        parts.into_iter().fold(first, |variants, part| {
            variants
                .iter()
                .flat_map(|variant| part.iter().map(|it| merged(variant, it)))
                .collect()
        })
    }
}

/// An object with the keys of two.
fn merged(one: &Value, other: &Value) -> Value {
    let mut out = one.clone();
    let of = |it: &Value, key: &str| it.get(key).cloned();
    let mut properties = of(one, "properties")
        .and_then(|it| it.as_object().cloned())
        .unwrap_or_default();
    properties.extend(
        of(other, "properties")
            .and_then(|it| it.as_object().cloned())
            .unwrap_or_default(),
    );
    let mut required = of(one, "required")
        .and_then(|it| it.as_array().cloned())
        .unwrap_or_default();
    required.extend(
        of(other, "required")
            .and_then(|it| it.as_array().cloned())
            .unwrap_or_default(),
    );
    required.sort_by_key(ToString::to_string);
    required.dedup();
    out["type"] = json!("object");
    out["required"] = required.into();
    out["properties"] = properties.into();
    out["additionalProperties"] = false.into();
    for key in ["description", "title"] {
        if let (None, Some(text)) = (one.get(key), other.get(key)) {
            out[key] = text.clone();
        }
    }
    out
}

/// Says of every key what it means: where a field has no words of its own those of the other fields of that name, if they agree.
pub fn describe(schemas: &mut Map<String, Value>) {
    let mut meanings = BTreeMap::new();
    each_property(schemas.values_mut(), &mut |key, property| {
        let Some(description) = property.get("description").and_then(Value::as_str) else {
            return;
        };
        meanings
            .entry(key.to_string())
            .or_insert_with(BTreeSet::new)
            .insert(description.to_string());
    });
    each_property(schemas.values_mut(), &mut |key, property| {
        let meaning = match (meanings.get(key), key.strip_suffix("_hex")) {
            (Some(all), _) if all.len() == 1 => all.first().cloned(),
            (None, Some(text)) => Some(format!("The bytes of {text}, there only where it is not UTF-8.")),
            _ => None,
        };
        if let (Some(meaning), Some(property)) = (meaning, property.as_object_mut()) {
            property.entry("description").or_insert(meaning.into());
        }
    });
    each_text(schemas.values_mut());
}

fn each_property<'a>(nodes: impl Iterator<Item = &'a mut Value>, found: &mut impl FnMut(&str, &mut Value)) {
    for node in nodes {
        if let Some(Value::Object(properties)) = node.get_mut("properties") {
            properties
                .iter_mut()
                .filter(|(_, it)| it.is_object())
                .for_each(|(key, property)| found(key, property));
        }
        match node {
            Value::Array(items) => each_property(items.iter_mut(), found),
            Value::Object(members) => each_property(members.values_mut(), found),
            _ => {}
        }
    }
}

/// Words for readers of JSON: `None` is null there, and nothing is linked.
fn each_text<'a>(nodes: impl Iterator<Item = &'a mut Value>) {
    for node in nodes {
        if let Some(Value::String(text)) = node.get_mut("description") {
            *text = text
                .replace("`None`", "null")
                .replace("[`", "`")
                .replace("`]", "`")
                .replace('\n', " ");
        }
        match node {
            Value::Array(items) => each_text(items.iter_mut()),
            Value::Object(members) => each_text(members.values_mut()),
            _ => {}
        }
    }
}
