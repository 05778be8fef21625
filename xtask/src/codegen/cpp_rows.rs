//! `include/smarch/documented_rows.hpp`: for every static row of `documented.h` a class with an accessor for each field,
//! and the functions that give rows, all of it mechanical.

use super::groups::Group;
use super::interface::{Field, Function, INTERFACE, Struct, typedef_of};
use super::shown::BINARIES;
use super::types::Ty;
use super::{File, mark};
use std::collections::BTreeMap;
use std::fmt::Write;

pub fn files() -> Vec<File> {
    vec![File {
        path: "include/smarch/documented_rows.hpp",
        text: rows(),
    }]
}

fn rows() -> String {
    let it = &*INTERFACE;
    let documented = |room: &str| room == "documented";
    let returned: Vec<&str> = it
        .functions
        .iter()
        .filter(|function| documented(function.room) && !is_text(&function.result))
        .filter_map(|function| function.result.is_row())
        .collect();
    let mut out = format!("// {}\n{HEAD}", mark("src"));
    // A namespace each.
    for binary in BINARIES.into_iter().chain([""]) {
        let own = |name: &str| documented_name(name).0 == binary;
        // What a row leads to is declared before it.
        let mut structs: Vec<&Struct> = it
            .structs
            .iter()
            .filter(|it| documented(it.room) && own(&it.name) && is_row(it, &returned))
            .collect();
        structs.sort_by_key(|it| depth(&it.name));
        let functions: Vec<&Function> = it
            .functions
            .iter()
            .filter(|it| documented(it.room) && own(&it.name) && it.result.is_row().is_some() && !is_text(&it.result))
            .collect();
        if structs.is_empty() {
            continue;
        }
        let namespace = ["smarch::documented", binary].join("::");
        let namespace = namespace.trim_end_matches(':');
        writeln!(out, "\nnamespace {namespace} {{").unwrap();
        for it in structs {
            out += &class(it);
        }
        out += "\n";
        for it in functions {
            out += &function(it);
        }
        writeln!(out, "\n}} // namespace {namespace}").unwrap();
    }
    out + "\n#endif // SMARCH_DOCUMENTED_ROWS_HPP\n"
}

/// A row is what a function returns a pointer to, or what such a row leads to.
fn is_row(it: &Struct, returned: &[&str]) -> bool {
    returned.contains(&it.name.as_str())
        || INTERFACE.structs.iter().any(|other| {
            other.room == "documented"
                && returned.contains(&other.name.as_str())
                && other.fields.iter().any(|field| field.ty.is_row() == Some(&it.name))
        })
}

/// How many rows a row leads to, one behind the other.
fn depth(name: &str) -> usize {
    let Some(it) = INTERFACE.structs.iter().find(|it| it.name == name) else {
        return 0;
    };
    it.fields
        .iter()
        .filter_map(|field| field.ty.is_row())
        .map(|inner| 1 + depth(inner))
        .max()
        .unwrap_or(0)
}

fn is_text(ty: &Ty) -> bool {
    *ty == Ty::pointer(Ty::Prim("c_char"), true)
}

/// The binary in a name, and what follows it: smarch_documented_ptxas_dispatch_map.
fn documented_name(name: &str) -> (&'static str, &str) {
    let rest = name.strip_prefix("smarch_documented_").unwrap_or(name);
    let found = BINARIES
        .iter()
        .find_map(|binary| Some((*binary, rest.strip_prefix(binary)?.strip_prefix('_')?)));
    found.unwrap_or(("", rest))
}

/// `DispatchMap` of smarch_documented_ptxas_dispatch_map.
fn class_name(name: &str) -> String {
    let words = documented_name(name)
        .1
        .split('_')
        .map(|word| word[..1].to_uppercase() + &word[1..]);
    words.collect()
}

fn class(it: &Struct) -> String {
    let mut out = String::from("\n");
    for line in &it.comment {
        writeln!(out, "{}", format!("/// {line}").trim_end()).unwrap();
    }
    writeln!(
        out,
        "class {} : public Row<{}> {{\n  public:\n    using Row::Row;",
        class_name(&it.name),
        it.name
    )
    .unwrap();
    let numbers: BTreeMap<&str, &Field> = it.fields.iter().map(|field| (field.name.as_str(), field)).collect();
    for field in &it.fields {
        let is_presence = field
            .name
            .strip_prefix("has_")
            .is_some_and(|of| numbers.get(of).is_some_and(|it| it.absent == "has"));
        let is_count = field
            .name
            .strip_suffix("_count")
            .is_some_and(|of| numbers.get(of).is_some_and(|it| it.ty.is_pointer()));
        if is_presence || is_count {
            continue;
        }
        for line in &field.comment {
            writeln!(out, "    {}", format!("/// {line}").trim_end()).unwrap();
        }
        let has_count = numbers.contains_key(format!("{}_count", field.name).as_str());
        writeln!(out, "    {}", accessor(field, has_count)).unwrap();
    }
    out + "};\n"
}

/// An accessor, whole.
fn accessor(field: &Field, has_count: bool) -> String {
    let name = &field.name;
    let cell = format!("c().{name}");
    if let [length] = field.dimensions[..]
        && field.ty == Ty::Named("smarch_target".into())
    {
        return format!(
            "std::optional<Target> {name}(std::size_t index) const noexcept {{ \
             return index < {length} ? Target::or_none({cell}[index]) : std::nullopt; }}"
        );
    }
    if !field.dimensions.is_empty() {
        return format!("const auto &{name}() const noexcept {{ return {cell}; }}");
    }
    let (ty, value) = match &field.ty {
        Ty::Pointer { to, .. } if has_count => {
            let row = field
                .ty
                .is_row()
                .filter(|row| INTERFACE.structs.iter().any(|it| it.name == *row));
            let range = match row {
                Some(row) => format!("Rows<{}>", class_name(row)),
                None if to.is_pointer() => format!("Span<{}const>", to.c_in_cpp()),
                None => format!("Span<const {}>", to.c_in_cpp()),
            };
            (range, format!("{{{cell}, {cell}_count}}"))
        }
        _ => value(&field.ty, field.absent, &cell),
    };
    format!("{ty} {name}() const noexcept {{ return {value}; }}")
}

fn value(ty: &Ty, absent: &str, cell: &str) -> (String, String) {
    let optional =
        |ty: &str, is: String, value: String| (format!("std::optional<{ty}>"), format!("detail::given({is}, {value})"));
    match ty {
        _ if is_text(ty) && absent == "null" => (
            "std::optional<std::string_view>".into(),
            format!("detail::text({cell})"),
        ),
        _ if is_text(ty) => ("std::string_view".into(), cell.into()),
        Ty::Pointer { .. } => match ty.is_row() {
            Some(row) if absent == "null" => (
                format!("std::optional<{}>", class_name(row)),
                format!("detail::row<{}>({cell})", class_name(row)),
            ),
            Some(row) => (class_name(row), format!("{}(*{cell})", class_name(row))),
            None => (ty.c_in_cpp(), cell.into()),
        },
        Ty::Named(name) if name == "smarch_target" => match absent {
            "" => ("Target".into(), format!("*Target::or_none({cell})")),
            _ => ("std::optional<Target>".into(), format!("Target::or_none({cell})")),
        },
        Ty::Named(name) if name == "smarch_version" => match absent {
            "" => ("Version".into(), cell.into()),
            _ => optional("Version", format!("{cell}.major != 0"), format!("Version({cell})")),
        },
        Ty::Named(name) if name == "smarch_cc" => (
            "ComputeCapability".into(),
            format!("ComputeCapability::from_number({cell})"),
        ),
        Ty::Named(name) => match enumeration(name) {
            Some(cpp) if absent.is_empty() => (cpp.into(), format!("static_cast<{cpp}>({cell})")),
            Some(cpp) => optional(cpp, format!("{cell} != 0"), format!("static_cast<{cpp}>({cell})")),
            None => (ty.c_in_cpp(), cell.into()),
        },
        Ty::Prim(_) if absent == "has" => {
            let (before, name) = cell.rsplit_once('.').unwrap_or(("", cell));
            optional(&ty.c_in_cpp(), format!("{before}.has_{name} != 0"), cell.into())
        }
        _ => (ty.c_in_cpp(), cell.into()),
    }
}

/// The scoped enum of a typedef.
fn enumeration(typedef: &str) -> Option<&'static str> {
    let is_of = |group: &Group| typedef_of(group, &INTERFACE.typedefs).is_some_and(|it| it.name == typedef);
    let (_, group) = INTERFACE.groups.iter().find(|(_, group)| is_of(group))?;
    Some(group.cpp.as_ref()?.name)
}

/// The functions that give rows: all of them, the one of a value, the one of a key.
fn function(it: &Function) -> String {
    let row = class_name(it.result.is_row().unwrap());
    let name = documented_name(&it.name).1;
    let (mut parameters, mut passed, mut counts) = (Vec::new(), Vec::new(), false);
    for argument in &it.arguments {
        let name = &argument.name;
        match (argument.role, &argument.ty) {
            ("count", _) => {
                counts = true;
                passed.push("&count".into());
            }
            ("text", _) => {
                parameters.push(format!("std::string_view {name}"));
                passed.push(format!("{name}.data()"));
            }
            (_, ty) if ty.c_in_cpp() == "const std::uint8_t *" => {
                parameters.push(format!("Bytes {name}"));
                passed.push(format!("{name}.data()"));
            }
            ("length", _) => {
                let text = parameters.last().unwrap().rsplit(' ').next().unwrap().to_string();
                passed.push(format!("{text}.size()"));
            }
            (_, Ty::Named(typedef)) if typedef == "smarch_target" => {
                parameters.push("Target target".into());
                passed.push("target.id()".into());
            }
            (_, Ty::Named(typedef)) if enumeration(typedef).is_some() => {
                parameters.push(format!("{} {name}", enumeration(typedef).unwrap()));
                passed.push(format!("detail::number({name})"));
            }
            (_, ty) => {
                parameters.push(format!("{} {name}", ty.c_in_cpp()));
                passed.push(name.clone());
            }
        }
    }
    let mut out = String::new();
    for line in &it.comment {
        writeln!(out, "{}", format!("/// {line}").trim_end()).unwrap();
    }
    let (parameters, call) = (parameters.join(", "), format!("{}({})", it.name, passed.join(", ")));
    match counts {
        true if it.arguments.len() == 1 => writeln!(
            out,
            "inline Rows<{row}> {name}() noexcept {{ return detail::rows<{row}>({}); }}",
            it.name
        ),
        true => writeln!(
            out,
            "inline Rows<{row}> {name}({parameters}) noexcept {{\n    std::size_t count = 0;\n    const auto *first = {call};\n    return {{first, count}};\n}}"
        ),
        false => writeln!(
            out,
            "inline std::optional<{row}> {name}({parameters}) noexcept {{ return detail::row<{row}>({call}); }}"
        ),
    }
    .unwrap();
    out
}

const HEAD: &str = "\
/// @file
/// The rows of smarch/documented.h: a class for each, with an accessor for each field, and the functions that give them.

#ifndef SMARCH_DOCUMENTED_ROWS_HPP
#define SMARCH_DOCUMENTED_ROWS_HPP

#include <smarch/documented_enums.hpp>
#include <smarch/targets.hpp>
";
