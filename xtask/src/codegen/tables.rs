//! The documents' tables, as the functions of the C interface that give all rows of one: a schema of every row.

use super::groups::Group;
use super::interface::{Field, Function, INTERFACE, Struct, typedef_of};
use super::shown::{BINARIES, is_character, is_hexadecimal, key, table, text_key};
use super::types::Ty;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// A table: of this binary, or of none in particular; what gives its rows.
struct Table {
    binary: Option<&'static str>,
    name: String,
    function: &'static Function,
}

impl Table {
    fn row(&self) -> &'static Struct {
        structure(self.function.result.is_row().unwrap()).unwrap()
    }
}

fn structure(name: &str) -> Option<&'static Struct> {
    INTERFACE.structs.iter().find(|it| it.name == name)
}

/// All tables, those of one binary together, in the order of the interface.
fn tables() -> Vec<Table> {
    let mut tables = Vec::new();
    for function in &INTERFACE.functions {
        let gives_rows = function.result.is_row().and_then(structure).is_some();
        let of_binary = |ty: &Ty| *ty == Ty::Named("smarch_documented_binary".into());
        let arguments: Vec<_> = function.arguments.iter().map(|it| (it.role, &it.ty)).collect();
        let Some((binary, name)) = table(function.room, &function.name).filter(|_| gives_rows) else {
            continue;
        };
        let one = |binary| Table {
            binary,
            name: name.clone(),
            function,
        };
        match arguments[..] {
            [("count", _)] => tables.push(one(binary)),
            [("value", ty), ("count", _)] if of_binary(ty) => {
                let rows = &group_of("smarch_documented_binary").unwrap().rows;
                for (row, binary) in rows.iter().zip(BINARIES) {
                    assert_eq!(row.name.to_lowercase(), format!("smarch_documented_binary_{binary}"));
                    tables.push(one(Some(binary)));
                }
            }
            _ => {}
        }
    }
    let order = |binary: Option<&str>| BINARIES.iter().position(|it| Some(*it) == binary);
    tables.sort_by_key(|table| order(table.binary).unwrap_or(usize::MAX));
    tables
}

fn group_of(typedef: &str) -> Option<&'static Group> {
    let is_of = |group: &Group| typedef_of(group, &INTERFACE.typedefs).is_some_and(|it| it.name == typedef);
    INTERFACE
        .groups
        .iter()
        .map(|(_, group)| group)
        .find(|group| is_of(group))
}

/// The codes of an enumeration: constant, code.
fn codes(group: &'static Group) -> impl Iterator<Item = (&'static str, String)> {
    let prefix = group.cpp.as_ref().map_or(group.prefix, |cpp| cpp.prefix);
    group.rows.iter().map(move |row| {
        let rest = row.name.strip_prefix(prefix).or(row.name.strip_prefix("SMARCH_"));
        (row.name.as_str(), rest.unwrap().to_lowercase())
    })
}

/// What stands in a cell, or in each element of a list.
enum Kind {
    Number,
    Wide,
    Truth,
    Text,
    Character,
    Target,
    Version,
    Capability,
    Code(&'static str),
    Codes(&'static str),
    Row(&'static Struct),
}

enum Many {
    One,
    Array(usize),
    List,
}

struct Column {
    field: &'static Field,
    kind: Kind,
    many: Many,
}

impl Column {
    fn key(&self) -> String {
        key(&self.field.name, matches!(self.kind, Kind::Wide))
    }

    fn may_be_absent(&self) -> bool {
        !self.field.absent.is_empty() || matches!(self.kind, Kind::Character)
    }
}

/// The columns: every field but those that tell presence and length of another.
fn columns(row: &'static Struct) -> Vec<Column> {
    let named = |name: &str| row.fields.iter().find(|field| field.name == name);
    let belongs = |field: &&Field| {
        let is_presence = field
            .name
            .strip_prefix("has_")
            .and_then(named)
            .is_some_and(|it| it.absent == "has");
        let is_count = field
            .name
            .strip_suffix("_count")
            .and_then(named)
            .is_some_and(|it| it.ty.is_pointer());
        !is_presence && !is_count
    };
    let column = |field: &'static Field| {
        let is_list = named(&format!("{}_count", field.name)).is_some() && field.ty.is_pointer();
        let (ty, many) = match (&field.ty, &field.dimensions[..]) {
            (Ty::Pointer { to, .. }, []) if is_list => (&**to, Many::List),
            (ty, []) => (ty, Many::One),
            (ty, [length]) => (ty, Many::Array(*length)),
            (_, more) => panic!("{}: {}: an array of {more:?}", row.name, field.name),
        };
        let ty = match ty {
            Ty::Pointer { to, is_const: true } if **to != Ty::Prim("c_char") => &**to,
            ty => ty,
        };
        Column {
            kind: kind(row, field, ty),
            field,
            many,
        }
    };
    row.fields.iter().filter(belongs).map(column).collect()
}

fn kind(row: &Struct, field: &Field, ty: &Ty) -> Kind {
    match ty {
        Ty::Pointer { to, .. } if **to == Ty::Prim("c_char") => Kind::Text,
        Ty::Prim("bool") => Kind::Truth,
        Ty::Prim("u32") if is_character(&field.name) => Kind::Character,
        Ty::Prim("u64") => Kind::Wide,
        Ty::Prim("u8" | "u16" | "u32" | "usize") => Kind::Number,
        Ty::Named(name) => match (name.as_str(), group_of(name), structure(name)) {
            ("smarch_target", ..) => Kind::Target,
            ("smarch_version", ..) => Kind::Version,
            ("smarch_cc", ..) => Kind::Capability,
            (_, Some(group), _) if group.title.ends_with("; bits.") && field.absent.is_empty() => {
                Kind::Codes(typedef(group))
            }
            (_, Some(group), _) => Kind::Code(typedef(group)),
            (_, None, Some(inner)) => Kind::Row(inner),
            _ => Kind::Number,
        },
        other => panic!("{}: {}: no cell is made of {other:?}", row.name, field.name),
    }
}

/// The typedef of a group.
fn typedef(group: &Group) -> &'static str {
    &typedef_of(group, &INTERFACE.typedefs).unwrap().name
}

/// Every kind of row, what a row leads to before it.
fn row_kinds() -> Vec<&'static Struct> {
    fn add(row: &'static Struct, seen: &mut Vec<&'static Struct>) {
        if seen.iter().any(|it| it.name == row.name) {
            return;
        }
        for column in columns(row) {
            if let Kind::Row(inner) = column.kind {
                add(inner, seen);
            }
        }
        seen.push(row);
    }
    let mut seen = Vec::new();
    tables().iter().for_each(|table| add(table.row(), &mut seen));
    seen
}

/// A comment as one line.
fn line(comment: &[String]) -> String {
    comment.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The schema of a cell.
fn cell(column: &Column) -> Value {
    let text = json!({"type": "string"});
    let one = match &column.kind {
        Kind::Number => json!({"type": "integer", "minimum": 0}),
        Kind::Wide => json!({"type": "string", "pattern": "^[0-9a-f]+$"}),
        Kind::Truth => json!({"type": "boolean"}),
        Kind::Text => text,
        Kind::Character => json!({"type": "string", "minLength": 1, "maxLength": 1}),
        Kind::Target => json!({"type": "string", "pattern": "^sm_[0-9]+[af]?$"}),
        Kind::Version | Kind::Capability => json!({"type": "string", "pattern": "^[0-9]+\\.[0-9]+$"}),
        Kind::Code(name) => json!({"$ref": format!("#/$defs/{}", variable(name))}),
        Kind::Codes(name) => json!({"type": "array", "items": {"$ref": format!("#/$defs/{}", variable(name))}}),
        Kind::Row(inner) => json!({"$ref": format!("#/$defs/{}", variable(&inner.name))}),
    };
    let or_null = |it: Value| json!({"anyOf": [it, {"type": "null"}]});
    let is_pointer_free = matches!(column.many, Many::One);
    let mut it = match &column.many {
        Many::One if column.may_be_absent() => or_null(one),
        Many::One => one,
        // Cells of an array may be empty.
        Many::Array(_) if matches!(column.kind, Kind::Text | Kind::Target) => {
            json!({"type": "array", "items": or_null(one)})
        }
        Many::Array(_) | Many::List => json!({"type": "array", "items": one}),
    };
    if !is_pointer_free && let Many::Array(length) = column.many {
        it["minItems"] = json!(length);
        it["maxItems"] = json!(length);
    }
    let meaning = line(&column.field.comment);
    if !meaning.is_empty() {
        it["description"] = json!(meaning);
    }
    it
}

/// The schema of the text beside a number.
fn text_of(column: &Column) -> (String, Value) {
    let (key, meaning) = text_key(&column.key());
    let text = json!({"type": "string", "pattern": "^0x[0-9a-f]+$"});
    let mut it = match column.many {
        Many::One if column.may_be_absent() => json!({"anyOf": [text, {"type": "null"}]}),
        Many::One => text,
        Many::Array(_) | Many::List => json!({"type": "array", "items": text}),
    };
    it["description"] = json!(meaning);
    (key, it)
}

/// The definitions of rows; that of any table is `rows_of_table`. The keys of a row are the fields of its struct in C.
pub fn definitions() -> Map<String, Value> {
    let mut definitions = Map::new();
    for name in enumerations() {
        let codes: Vec<String> = codes(group_of(name).unwrap()).map(|(_, code)| code).collect();
        definitions.insert(variable(name), json!({"enum": codes}));
    }
    for row in row_kinds() {
        let columns = columns(row);
        let cells = columns.iter().flat_map(|column| {
            let is_number = matches!(column.kind, Kind::Number) && is_hexadecimal(&row.name, &column.field.name);
            let text = is_number.then(|| text_of(column));
            [Some((column.key(), cell(column))), text].into_iter().flatten()
        });
        let properties: serde_json::Map<String, Value> = cells.collect();
        let keys: Vec<&String> = properties.keys().collect();
        definitions.insert(
            variable(&row.name),
            json!({"type": "object", "required": keys, "properties": properties, "additionalProperties": false, "description": line(&row.comment)}),
        );
    }
    let tables = tables();
    let rows_of: Vec<Value> = tables
        .iter()
        .map(|table| {
            json!({
                "if": {"properties": {"binary": {"const": table.binary}, "table": {"const": table.name}}},
                "then": {"properties": {"rows": {"items": {"$ref": format!("#/$defs/{}", variable(&table.row().name))}}}},
            })
        })
        .collect();
    definitions.insert("rows_of_table".into(), json!({"allOf": rows_of}));
    definitions
}

/// The enumerations of all cells, by typedef.
fn enumerations() -> BTreeSet<&'static str> {
    let columns = row_kinds().into_iter().flat_map(columns);
    let typedef = |column: Column| match column.kind {
        Kind::Code(name) | Kind::Codes(name) => Some(name),
        _ => None,
    };
    columns.filter_map(typedef).collect()
}

/// The name of an array of C++.
fn variable(name: &str) -> String {
    name.trim_end_matches('_')
        .trim_start_matches("smarch_")
        .trim_start_matches("SMARCH_")
        .to_lowercase()
}
