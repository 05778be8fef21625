//! `fuzz/fuzz_targets/interface.rs`: the C interface for Rust, and for every function a call whose arguments come from the
//! fuzzer's bytes, each made for its role.

use super::c::view;
use super::interface::{Argument, Function, INTERFACE};
use super::is_current;
use super::source::HEADERS;
use super::types::Ty;
use std::fmt::Write;

#[test]
fn the_committed_calls_are_current() {
    is_current("fuzz/fuzz_targets/interface.rs", &calls());
}

fn calls() -> String {
    let it = &*INTERFACE;
    let mut out = String::from(HEAD);
    for room in HEADERS {
        for line in view(room).lines() {
            // Types alone, without their comments; functions follow in a block of their own.
            if !line.starts_with("#[doc") && !line.starts_with("#[must_use]") {
                writeln!(
                    out,
                    "{}",
                    line.replace("#[repr(C)]", "#[repr(C)] #[derive(Clone, Copy)]")
                )
                .unwrap();
            }
        }
    }
    out += "\nunsafe extern \"C\" {\n";
    for function in &it.functions {
        writeln!(
            out,
            "    pub fn {}({}) -> {};",
            function.name,
            parameters(function),
            function.result.rust()
        )
        .unwrap();
    }
    writeln!(
        out,
        "}}\n\n/// How many functions there are.\npub const COUNT: usize = {};\n",
        it.functions.len()
    )
    .unwrap();
    out += "/// Calls a function; whether it succeeded.\npub fn call(function: usize, input: &mut Input<'_>) -> bool {\n    match function {\n";
    for (number, function) in it.functions.iter().enumerate() {
        write!(out, "{}", call(number, function)).unwrap();
    }
    out + "        _ => false,\n    }\n}\n"
}

fn parameters(it: &Function) -> String {
    let parameters: Vec<String> = it
        .arguments
        .iter()
        .map(|it| format!("{}: {}", it.name, it.ty.rust()))
        .collect();
    parameters.join(", ")
}

/// One arm: the arguments, the call, what must hold then.
fn call(number: usize, it: &Function) -> String {
    let mut out = format!("        {number} => {{\n");
    let (mut passed, mut checks, mut count) = (Vec::new(), Vec::new(), None);
    for (position, argument) in it.arguments.iter().enumerate() {
        let name = format!("a{position}");
        let before = position.checked_sub(1).map(|before| format!("a{before}"));
        let pointee = match &argument.ty {
            Ty::Pointer { to, .. } => to.rust(),
            _ => String::new(),
        };
        let (made, pass) = match argument.role {
            "text" => ("input.text()".into(), format!("{name}.as_ptr().cast()")),
            "bytes" => ("input.bytes()".into(), format!("{name}.as_ptr()")),
            "list" => (list(argument), format!("{name}.as_ptr()")),
            "length" => (format!("{}.len()", before.unwrap()), name.clone()),
            "buffer" | "array" => {
                // A form without a count is no form; until then nothing is checked.
                if it
                    .arguments
                    .get(position + 2)
                    .is_some_and(|count| count.role == "count")
                {
                    let check = if argument.role == "array" && pointee == "u8" {
                        "check_worked"
                    } else if argument.role == "array" {
                        "check_in_place"
                    } else {
                        "check"
                    };
                    checks.push(format!("{name}.{check}(status, a{})", position + 2));
                }
                (format!("Buffer::<{pointee}>::new(input)"), format!("{name}.pointer()"))
            }
            "capacity" => (format!("{}.capacity()", before.unwrap()), name.clone()),
            "count" => {
                count = Some(name.clone());
                ("usize::MAX".into(), format!("&raw mut {name}"))
            }
            "fault" => ("usize::MAX".into(), format!("&raw mut {name}")),
            "place" => {
                checks.push(format!("{name}.check_in_place(status)"));
                (format!("Output::<{pointee}>::new()"), format!("{name}.pointer()"))
            }
            // Written where something is wrong, whatever the status.
            "problem" => (format!("Output::<{pointee}>::new()"), format!("{name}.pointer()")),
            "out" | "mask" => {
                checks.push(format!("{name}.check(status)"));
                (format!("Output::<{pointee}>::new()"), format!("{name}.pointer()"))
            }
            "changed" => (structure(&pointee), format!("{name}.pointer()")),
            // A row of the file that was given.
            "input" if pointee == "smarch_fatbin_entry" => {
                ("Structure::of_file(&a0)".into(), format!("{name}.pointer()"))
            }
            "input" => (structure(&pointee), format!("{name}.pointer()")),
            "callback" => (
                match argument.ty.named() {
                    Some("smarch_fatbin_decoder") => "DECODER".into(),
                    _ => "Some(callback as unsafe extern \"C\" fn(u32, *mut c_void) -> u64)".into(),
                },
                name.clone(),
            ),
            "workspace" => ("input.workspace()".into(), format!("{name}.as_mut_ptr().cast()")),
            "context" => ("core::ptr::null_mut()".into(), name.clone()),
            _ => (value(&argument.ty), name.clone()),
        };
        let mutable = if matches!(
            argument.role,
            "buffer"
                | "array"
                | "out"
                | "place"
                | "problem"
                | "mask"
                | "count"
                | "fault"
                | "changed"
                | "input"
                | "workspace"
        ) {
            "mut "
        } else {
            ""
        };
        writeln!(out, "            let {mutable}{name} = {made};").unwrap();
        passed.push(pass);
    }
    let call = format!("unsafe {{ {}({}) }}", it.name, passed.join(", "));
    let of = |status: &str| {
        checks
            .iter()
            .map(|check| check.replace("status", status))
            .collect::<Vec<_>>()
    };
    match &it.result {
        Ty::Named(name) if name == "smarch_status" => {
            writeln!(
                out,
                "            // SAFETY: pointers and lengths belong together; outputs have the size of their type."
            )
            .unwrap();
            writeln!(out, "            let status = see({call});").unwrap();
            for check in of("status") {
                writeln!(out, "            {check};").unwrap();
            }
        }
        Ty::Pointer { to, is_const: true } if **to == Ty::Prim("c_char") => {
            writeln!(
                out,
                "            // SAFETY: as above.\n            see_text({call}, {});",
                it.may_return_null
            )
            .unwrap();
        }
        _ => {
            writeln!(out, "            // SAFETY: as above.\n            let _ = {call};").unwrap();
            if let Some(count) = count {
                writeln!(out, "            assert!({count} < 100_000);").unwrap();
            }
        }
    }
    let succeeded = if it.result == Ty::Named("smarch_status".into()) {
        "status == 0"
    } else {
        "true"
    };
    writeln!(out, "            {succeeded}\n        }}").unwrap();
    out
}

fn list(argument: &Argument) -> String {
    match argument.ty.named() {
        Some("smarch_target") => "input.targets()".into(),
        Some(name) if is_plain(name) => {
            let made = value(&Ty::Named(name.into()));
            format!("(0..input.byte() % 16).map(|_| {made}).collect::<Vec<_>>()")
        }
        _ => "input.numbers()".into(),
    }
}

/// A struct of values alone.
fn is_plain(name: &str) -> bool {
    let it = INTERFACE.structs.iter().find(|it| it.name == name);
    it.is_some_and(|it| {
        it.fields
            .iter()
            .all(|field| field.dimensions.is_empty() && !field.ty.is_pointer())
    })
}

/// A struct that is read: a row of the library where there are such rows, else bytes without pointers.
fn structure(pointee: &str) -> String {
    let it = &*INTERFACE;
    let pointers: Vec<String> = it
        .structs
        .iter()
        .find(|it| it.name == pointee)
        .into_iter()
        .flat_map(|it| it.fields.iter().zip(it.fields.iter().skip(1).map(Some).chain([None])))
        .filter(|(field, _)| matches!(field.ty, Ty::Pointer { .. }))
        .flat_map(|(field, next)| {
            let count = next
                .filter(|next| next.name.ends_with("_count"))
                .map(|next| (next.offset, next.size));
            [Some((field.offset, field.size)), count].into_iter().flatten()
        })
        .map(|(offset, size)| format!("({offset}, {size})"))
        .collect();
    let rows = it.functions.iter().find(|function| {
        function.result.named() == Some(pointee) && matches!(&function.arguments[..], [only] if only.role == "count")
    });
    let rows = rows.map_or_else(|| "None".into(), |rows| format!("Some({})", rows.name));
    let made = maker(pointee).map_or_else(String::new, |maker| {
        let passed: Vec<String> = maker
            .arguments
            .iter()
            .map(|it| match it.role {
                "value" => value(&it.ty),
                "out" => "out".into(),
                _ => "core::ptr::null_mut()".into(),
            })
            .collect();
        format!(
            ".or_made(input, |input, out| unsafe {{ {}({}) }})",
            maker.name,
            passed.join(", ")
        )
    });
    format!(
        "Structure::<{pointee}>::new(input, &[{}], {rows}){made}",
        pointers.join(", ")
    )
}

/// The function that builds such a struct of a target, where the rest of its arguments may be NULL; or makes the first one of a number.
fn maker(pointee: &str) -> Option<&'static Function> {
    INTERFACE.functions.iter().find(|it| {
        let is_first = it.name == format!("{pointee}_first");
        let is_target = |argument: &Argument| {
            argument.role == "value" && (is_first || argument.ty.named() == Some("smarch_target"))
        };
        let is_out = |argument: &Argument| argument.role == "out" && argument.ty.named() == Some(pointee);
        (is_first || it.name == format!("{pointee}_build"))
            && it.arguments.iter().any(is_out)
            && it
                .arguments
                .iter()
                .all(|it| is_target(it) || is_out(it) || !matches!(it.null, "" | "error"))
    })
}

fn value(ty: &Ty) -> String {
    match ty {
        Ty::Prim("bool") => "input.truth()".into(),
        Ty::Prim(name) => format!("input.number() as {name}"),
        Ty::Named(name) if name == "smarch_target" => "input.target()".into(),
        Ty::Named(name) if name == "smarch_toolkit" => "input.toolkit()".into(),
        Ty::Named(name) if name == "smarch_driver" => "input.driver()".into(),
        Ty::Named(name) => match INTERFACE.structs.iter().find(|it| it.name == *name) {
            Some(it) => {
                let fields: Vec<String> = it
                    .fields
                    .iter()
                    .map(|field| format!("{}: {}", field.name, value(&field.ty)))
                    .collect();
                format!("{name} {{ {} }}", fields.join(", "))
            }
            None => format!("input.number() as {name}"),
        },
        _ => panic!("a pointer has a role"),
    }
}

const HEAD: &str = "\
//! Every function of the C interface, called with arguments from the fuzzer's bytes. Made from the interface;
//! `make header` makes it anew.
#![allow(non_camel_case_types, dead_code, clippy::all, reason = \"the names of C; generated\")]
#![allow(unused_unsafe, reason = \"generated\")]

use core::ffi::c_void;

use super::run::{Buffer, DECODER, Input, Output, Structure, callback, see, see_text};

";
