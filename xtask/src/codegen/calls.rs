//! `firmware/calls.h`: every function called once, so that a bare machine can be held to what the host says.

use super::interface::{Argument, Function, INTERFACE};
use super::types::Ty;
use super::{File, mark};
use std::fmt::Write;

pub fn files() -> Vec<File> {
    let mut functions: Vec<&Function> = INTERFACE.functions.iter().collect();
    functions.sort_by_key(|it| &it.name);
    let mut calls = String::new();
    for (number, function) in functions.iter().enumerate() {
        write!(calls, "{}", call(function, number)).unwrap();
    }
    let count = functions.len();
    let text = format!(
        "// {}\n{HEAD}static uint32_t every_call(size_t *count) {{\n    uint32_t crc = 0;\n{calls}    *count = {count};\n    return crc;\n}}\n\n#endif\n",
        mark("include/smarch/interface.json")
    );
    vec![File {
        path: "firmware/calls.h",
        text,
    }]
}

const HEAD: &str = "\
// Every function called once: with the numbers of sm_90, of 13.0 and of a driver of 12.4, with texts, bytes and lists that are empty, and with structs of zeros.
#ifndef CALLS_H
#define CALLS_H

#include \"places.h\"

// One number over all statuses, verdicts, numbers and texts that they return, and over how many elements lists have; the same on every machine.
";

fn call(function: &Function, number: usize) -> String {
    let mut places = 0;
    let mut counts = Vec::new();
    let arguments: Vec<String> = function
        .arguments
        .iter()
        .map(|it| {
            let value = argument(it, places);
            if value.starts_with("place(") {
                if it.role == "count" {
                    counts.push(places);
                }
                places += 1;
            }
            value
        })
        .collect();
    let called = format!("{}({})", function.name, arguments.join(", "));
    let mut out = match &function.result {
        Ty::Pointer { to, .. } if **to == Ty::Prim("c_char") => format!("    crc = add_text(crc, {called});\n"),
        Ty::Pointer { .. } => format!("    crc = add_number(crc, {called} != NULL);\n"),
        result if is_struct(result) => {
            let name = result.named().unwrap();
            format!(
                "    const {name} it_{number} = {called};\n    crc = crc32(crc, (const uint8_t *)&it_{number}, sizeof it_{number});\n"
            )
        }
        _ => format!("    crc = add_number(crc, (uint64_t){called});\n"),
    };
    for place in counts {
        writeln!(out, "    crc = add_number(crc, *(size_t *)places[{place}]);").unwrap();
    }
    out
}

/// What is given for an argument; `place(N)` for an output or a struct of zeros.
fn argument(it: &Argument, places: usize) -> String {
    if let Ty::Pointer { .. } = it.ty {
        return match it.role {
            "text" | "bytes" | "list" | "buffer" | "array" | "workspace" | "context" => "NULL".into(),
            _ => format!("place({places})"),
        };
    }
    match it.role {
        "length" | "capacity" => "0".into(),
        "callback" => "NULL".into(),
        _ => match it.ty.named() {
            Some("smarch_target") => "SMARCH_SM_90".into(),
            Some("smarch_cc") => "90".into(),
            Some("smarch_toolkit") => "SMARCH_TOOLKIT_13_0".into(),
            Some("smarch_driver") => "12040".into(),
            Some("smarch_name") => "(smarch_name){SMARCH_KIND_SM, SMARCH_SM_90}".into(),
            Some("smarch_version") => "(smarch_version){8, 0}".into(),
            Some(name) if is_struct(&it.ty) => format!("({name}){{0}}"),
            _ => "1".into(),
        },
    }
}

fn is_struct(ty: &Ty) -> bool {
    ty.named()
        .is_some_and(|name| INTERFACE.structs.iter().any(|it| it.name == name))
}
