//! `include/smarch/interface.json`: the C interface as data, one row a line.

use super::cpp_names::CPP_NAMES;
use super::grammar::form;
use super::interface::{Argument, Function, INTERFACE, ROLES, Struct, typedef_of};
use super::source::HEADERS;
use super::{File, mark, version};
use serde_json::{Value, json};
use std::fmt::Write;

/// What the prototypes for fuzzing and the documents' tables are read by.
pub const PATH: &str = "include/smarch/interface.json";

pub fn files() -> Vec<File> {
    vec![File {
        path: PATH,
        text: interface_json(),
    }]
}

/// The number in `SMARCH_ABI_VERSION`: a hash (32-bit FNV-1a) of everything else in the interface but comments and the names of C++.
pub fn abi_version() -> u32 {
    let mut without_comments = lists();
    without_comments
        .iter_mut()
        .for_each(|(_, rows)| rows.iter_mut().for_each(remove_comments));
    let text = format!("{without_comments:?}");
    text.bytes().fold(0x811c_9dc5, |hash: u32, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

fn remove_comments(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.shift_remove("comment");
            fields.shift_remove("cpp");
            fields.values_mut().for_each(remove_comments);
        }
        Value::Array(values) => values.iter_mut().for_each(remove_comments),
        _ => {}
    }
}

fn interface_json() -> String {
    let mut out = format!(
        "{{\n\"generated\": {:?},\n\"schema\": 1,\n\"smarch\": {:?},\n\"abi\": {},\n",
        mark("src"),
        version(),
        abi_version()
    );
    let lists = lists();
    for (position, (name, rows)) in lists.iter().enumerate() {
        writeln!(out, "{name:?}: [").unwrap();
        for (row, comma) in rows
            .iter()
            .zip((1..).map(|count| if count < rows.len() { "," } else { "" }))
        {
            writeln!(out, "{row}{comma}").unwrap();
        }
        writeln!(out, "]{}", if position + 1 < lists.len() { "," } else { "" }).unwrap();
    }
    out + "}\n"
}

fn lists() -> Vec<(&'static str, Vec<Value>)> {
    let it = &*INTERFACE;
    vec![
        ("roles", ROLES.iter().map(|(role, meaning)| json!({"role": role, "meaning": meaning})).collect()),
        ("headers", HEADERS.iter().map(|room| json!({"name": room, "includes": it.needs(room)})).collect()),
        ("types", it.typedefs.iter().map(|typedef| json!({
            "name": typedef.name,
            "header": typedef.room,
            "is": typedef.of.as_ref().map(|ty| ty.c()),
            "comment": typedef.comment.join("\n"),
        })).collect()),
        ("enumerations", it.groups.iter().map(|(room, group)| json!({
            "prefix": group.prefix,
            "header": room,
            "type": typedef_of(group, &it.typedefs).map(|typedef| &typedef.name),
            "cpp": group.cpp.as_ref().map(|cpp| cpp.name),
            "comment": group.title,
            "members": group.rows.iter().map(|row| json!({"name": row.name, "value": row.value, "comment": row.text})).collect::<Vec<_>>(),
        })).collect()),
        ("constants", it.constants.iter().map(|constant| json!({
            "name": constant.name,
            "header": constant.room,
            "type": constant.ty.c(),
            "value": i64::try_from(constant.value).map_or_else(|_| json!(u64::try_from(constant.value).unwrap()), |value| json!(value)),
            "comment": constant.comment.join("\n"),
        })).collect()),
        ("structs", it.structs.iter().map(structure).collect()),
        ("functions", it.functions.iter().map(function).collect()),
    ]
}

fn structure(it: &Struct) -> Value {
    let fields = it.fields.iter().map(|field| {
        let mut row = json!({"name": field.name, "type": field.ty.c(), "offset": field.offset, "size": field.size});
        if !field.dimensions.is_empty() {
            row["dimensions"] = json!(field.dimensions);
        }
        if !field.absent.is_empty() {
            row["absent"] = json!(field.absent);
        }
        row["comment"] = json!(field.comment.join("\n"));
        row
    });
    json!({
        "name": it.name,
        "header": it.room,
        "size": it.size,
        "alignment": it.align,
        "comment": it.comment.join("\n"),
        "fields": fields.collect::<Vec<_>>(),
    })
}

fn function(it: &Function) -> Value {
    let argument = |argument: &Argument| {
        let mut row = json!({"name": argument.name, "type": argument.ty.c(), "role": argument.role});
        if !argument.null.is_empty() {
            row["null"] = json!(argument.null);
        }
        row
    };
    json!({
        "name": it.name,
        "header": it.room,
        "cpp": CPP_NAMES.get(&it.name),
        "form": form(it).ok().map(|form| form.name()),
        "result": it.result.c(),
        "may_return_null": it.may_return_null,
        "comment": it.comment.join("\n"),
        "arguments": it.arguments.iter().map(argument).collect::<Vec<_>>(),
    })
}
