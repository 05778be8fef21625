//! `include/smarch.h` and a header for each module below `include/smarch`: declarations by cbindgen from a view of the
//! interface in plain Rust, constants from the groups.

use super::groups::Group;
use super::interface::{Constant, Field, Function, INTERFACE, Struct, Typedef};
use super::json::abi_version;
use super::profile_fields::profile_fields;
use super::source::HEADERS;
use super::types::Ty;
use super::{File, mark, root, version};
use std::fmt::Write;

pub fn files() -> Vec<File> {
    let abi = format!(
        "// {}\n//! The number of the C interface.\n\npub const ABI_VERSION: u32 = 0x{:08x};\n",
        mark("include/smarch/interface.json"),
        abi_version()
    );
    let mut files = vec![
        File {
            path: "include/smarch.h",
            text: umbrella(),
        },
        File {
            path: "src/ffi/generated/abi_version.rs",
            text: abi,
        },
    ];
    files.extend(TITLES.iter().map(|&(path, title)| File {
        path,
        text: header(path, title),
    }));
    files
}

/// What each header is about, for its first comment.
#[rustfmt::skip]
const TITLES: &[(&str, &str)] = &[
    ("include/smarch/core.h",       "what every header needs: statuses, verdicts, versions"),
    ("include/smarch/toolkits.h",   "the releases of the CUDA toolkit"),
    ("include/smarch/targets.h",    "targets, their names, who accepts them, their macros"),
    ("include/smarch/drivers.h",    "drivers: what they compile, which devices and toolkits they serve"),
    ("include/smarch/devices.h",    "products by name: compute capability, SMs, memory"),
    ("include/smarch/ptx.h",        "PTX: which forms of instructions exist and what each asks, its text, its versions"),
    ("include/smarch/isa.h",        "which instruction is legal for a target"),
    ("include/smarch/rules.h",      "what compiles, links and loads where, which image a device takes"),
    ("include/smarch/arch_list.h",  "the lists of architectures of build systems"),
    ("include/smarch/hardware.h",   "what an SM has, and how many blocks of a kernel fit on it"),
    ("include/smarch/cubin.h",      "what a cubin, a fat binary, a library or a PTX text holds"),
    ("include/smarch/cicc.h",       "what cicc answers when it is run"),
    ("include/smarch/host.h",       "which host compiler and which C++ standard go with a release of the toolkit"),
    ("include/smarch/nvvm.h",       "which IR libnvvm takes when it is run"),
    ("include/smarch/llvm.h",       "what upstream LLVM makes of -mcpu and -mattr"),
    ("include/smarch/messages.h",   "which message of a tool stands in a text"),
    ("include/smarch/profile.h",    "the compiler's 1936-byte profile of a target, its scheduler words"),
    ("include/smarch/errata.h",     "where the documents err"),
    ("include/smarch/documented.h", "what the documents state about the inside of ptxas, nvlink, cicc and tileiras; smarch.h does not include it"),
];

/// `include/smarch.h`.
fn umbrella() -> String {
    let mut out = format!("// {}\n{CONVENTIONS}", mark("src"));
    for room in HEADERS.iter().filter(|room| **room != "documented") {
        writeln!(out, "#include <smarch/{room}.h>").unwrap();
    }
    out + "\n#endif // SMARCH_H\n"
}

fn header(path: &str, title: &str) -> String {
    let room = path.trim_start_matches("include/smarch/").trim_end_matches(".h");
    let guard = format!("SMARCH_{}_H", room.to_uppercase());
    let mut config = cbindgen::Config::from_file(root().join("cbindgen.toml")).unwrap();
    config.header = Some(format!(
        "// {}\n/**\n * @file\n * smarch: {title}.\n */\n\n#ifndef {guard}\n#define {guard}",
        mark("src")
    ));
    // What only other headers use is declared all the same.
    let structs = INTERFACE.structs.iter().filter(|it| it.room == room);
    config.export.include.extend(structs.map(|it| it.name.clone()));
    let mut constants = String::new();
    for needed in INTERFACE.needs(room) {
        write!(constants, "\n#include <smarch/{needed}.h>").unwrap();
    }
    constants += "\n";
    if room == "core" {
        constants += LANGUAGE;
        constants += &versions();
        constants += "\n/// The offset of a fault where there is none.\n#define SMARCH_NO_FAULT SIZE_MAX\n";
    }
    for (_, group) in INTERFACE.groups.iter().filter(|(of, _)| *of == room) {
        constants += &block(group);
    }
    constants += &single(INTERFACE.constants.iter().filter(|it| it.room == room));
    config.after_includes = Some(constants.trim_end().to_string());
    let end = if room == "profile" {
        profile_fields() + "\n"
    } else {
        String::new()
    };
    config.trailer = Some(format!("{end}#endif // {guard}"));
    // cbindgen reads files only.
    let source = std::env::temp_dir().join(format!("smarch-{room}-{}.rs", std::process::id()));
    std::fs::write(&source, view(room)).unwrap();
    let mut made = Vec::new();
    let builder = cbindgen::Builder::new().with_src(&source).with_config(config);
    builder.generate().unwrap().write(&mut made);
    std::fs::remove_file(source).unwrap();
    String::from_utf8(made).unwrap()
}

/// What a header declares, as Rust that cbindgen reads: the types of C only.
fn view(room: &str) -> String {
    let it = &*INTERFACE;
    let mut out = String::new();
    for Typedef {
        name,
        comment,
        of,
        rust,
        ..
    } in it.typedefs.iter().filter(|it| it.room == room)
    {
        let ty = of.as_ref().map_or_else(|| rust.clone(), Ty::rust);
        writeln!(out, "{}pub type {name} = {ty};", docs(comment)).unwrap();
    }
    for Struct {
        name, comment, fields, ..
    } in it.structs.iter().filter(|it| it.room == room)
    {
        writeln!(out, "{}#[repr(C)] pub struct {name} {{", docs(comment)).unwrap();
        for Field {
            name,
            comment,
            ty,
            dimensions,
            ..
        } in fields
        {
            let ty = dimensions
                .iter()
                .rev()
                .fold(ty.rust(), |ty, length| format!("[{ty}; {length}]"));
            writeln!(out, "{}pub {name}: {ty},", docs(comment)).unwrap();
        }
        writeln!(out, "}}").unwrap();
    }
    for Function {
        name,
        comment,
        arguments,
        result,
        ..
    } in it.functions.iter().filter(|it| it.room == room)
    {
        let arguments: Vec<String> = arguments
            .iter()
            .map(|it| format!("{}: {}", it.name, it.ty.rust()))
            .collect();
        writeln!(
            out,
            "{}#[must_use] #[unsafe(no_mangle)] pub extern \"C\" fn {name}({}) -> {} {{ }}",
            docs(comment),
            arguments.join(", "),
            result.rust()
        )
        .unwrap();
    }
    out
}

fn docs(comment: &[String]) -> String {
    comment
        .iter()
        .map(|line| format!("#[doc = {:?}]\n", format!(" {line}").trim_end()))
        .collect()
}

/// Constants that belong to no enumeration, each under its comment.
fn single<'a>(constants: impl Iterator<Item = &'a Constant>) -> String {
    let mut out = String::new();
    for Constant {
        name,
        comment,
        ty,
        value,
        ..
    } in constants.filter(|it| it.name != "SMARCH_NO_FAULT")
    {
        let suffix = if matches!(ty, Ty::Prim("i32" | "i64")) { "" } else { "u" };
        let value = if *value > 0xffff {
            format!("0x{value:x}")
        } else {
            value.to_string()
        };
        out += "\n";
        for line in comment {
            out += format!("/// {line}").trim_end();
            out += "\n";
        }
        writeln!(out, "#define {name} {value}{suffix}").unwrap();
    }
    out
}

/// What the header was made for; smarch_library_version and smarch_library_toolkit tell it of the archive.
fn versions() -> String {
    let version = version();
    let [major, minor, patch] = version.split('.').collect::<Vec<_>>()[..] else {
        panic!("{version}: three numbers");
    };
    format!(
        "
// The version of this header; the archive's is smarch_library_version().
#define SMARCH_VERSION_MAJOR {major}u
#define SMARCH_VERSION_MINOR {minor}u
#define SMARCH_VERSION_PATCH {patch}u
#define SMARCH_VERSION (SMARCH_VERSION_MAJOR << 16 | SMARCH_VERSION_MINOR << 8 | SMARCH_VERSION_PATCH)
// The interface of this header, a number that changes with every function, struct and constant; the archive's is
// smarch_abi_version().
#define SMARCH_ABI_VERSION 0x{:08x}u
",
        abi_version()
    )
}

/// One aligned block of constants under a heading.
fn block(group: &Group) -> String {
    let rows = group
        .rows
        .iter()
        .map(|row| (&row.name, (group.number)(row.value), &row.text));
    let names = group.rows.iter().map(|row| row.name.len()).max().unwrap_or(0);
    let values = rows.clone().map(|(_, value, _)| value.len()).max().unwrap_or(0);
    let mut out = format!("\n// {}\n", group.title);
    for (name, value, text) in rows {
        let comment = if text.is_empty() {
            String::new()
        } else {
            format!("///< {text}")
        };
        let line = format!("#define {name:names$} {value:values$} {comment}");
        writeln!(out, "{}", line.trim_end()).unwrap();
    }
    out
}

const CONVENTIONS: &str = r#"/**
 * @file
 * smarch: what NVIDIA's SM targets are. Names, rules, cubins, profiles; no CUDA needed.
 *
 * Link libsmarch.a, or smarch.lib. The answers are those of CUDA toolkit 13.0.88 (smarch_library_toolkit). This header
 * includes one header a topic; what the documents state about the inside of NVIDIA's tools is in <smarch/documented.h>,
 * which it does not include.
 *
 * What the archive needs of what it is linked with, in firmware too: memcpy, memmove, memset and memcmp; on Linux bcmp,
 * and on macOS bzero, by its name __bzero on x86-64, as well. On 32-bit ARM it calls them by names of the run-time ABI:
 * __aeabi_memcpy, __aeabi_memmove, __aeabi_memset and __aeabi_memclr, each also with 4 or 8 behind it. What a processor
 * has no instruction for is in the compiler's own library (libgcc, compiler-rt): on ARM __aeabi_uidiv, __aeabi_uidivmod
 * and __aeabi_uldivmod, on ARMv6-M __aeabi_llsl, __aeabi_llsr, __aeabi_lmul and __clzsi2 as well, and with Linux
 * __aeabi_unwind_cpp_pr0 and __aeabi_unwind_cpp_pr1; on 32-bit RISC-V __udivdi3 and __umoddi3; in WebAssembly __multi3,
 * __ashlti3 and __lshrti3.
 *
 * Every function is of one of these forms, and is called by it:
 *
 *   question               form                                                     where there is no answer
 *   text to value          smarch_status smarch_X_parse(text, len, &out)            a status that says why
 *   key to row             const smarch_X *smarch_X_find(key...)                    NULL
 *   value to row           const smarch_X *smarch_X_of(value), _info_of             NULL
 *   all rows               const smarch_X *smarch_Xs(&count)                        (the row type is the singular)
 *   property of a value    T smarch_X_y(x)                                          0, {0, 0} or ""
 *   predicate on a code    bool smarch_X_is_y(x), _has_y                            false
 *   yes or no, and why     smarch_verdict smarch_..._why(...): SMARCH_YES or not    a verdict with its reason
 *   yes or no alone        bool smarch_...(...), of the questions asked most        false
 *   computed value         smarch_status smarch_X_...(inputs, &out)                 a status
 *   computed list, text    smarch_status ...(inputs, out, capacity, &count)         BUFFER_TOO_SMALL, and the count needed
 *   change in place        smarch_status smarch_X_...(&x, ...)                      a status
 *   text of a code         const char *smarch_X_name(code), _message(code)          ""
 *   name of any code       const char *smarch_code_name(SMARCH_ENUMERATION_X, code) ""
 *   constant               T smarch_...(void)
 *
 * - Arguments: PTX version, subject, object, options, then outputs; a selector (a syntax, a release) before the text that
 *   it selects for. mask and fault_at are the last outputs.
 * - Status: SMARCH_OK or SMARCH_ERROR_*, as text by smarch_status_message. Outputs are written on success only, except
 *   count (how many elements or characters there are, also where capacity is too small; a text needs one more for its
 *   NUL) and fault_at. Pointers to outputs must differ. NULL for an output is an error unless its comment says that it
 *   may be NULL.
 * - Strings enter as pointer and length, NULL only with length 0. Static strings leave NUL-terminated. A buffer is NULL
 *   only with capacity 0.
 * - Absence in a struct: a pointer is NULL; a target or a code is 0; a version is {0, 0}; a number has a field has_X
 *   before it, which is 0, and is 0 itself. Nothing is absent that has none of these.
 * - Input structs: all-zero means the defaults. Flag bits switch on; unknown bits and reserved fields that are not 0 are
 *   refused.
 * - Unknown is not no: a verdict has three sides (smarch_verdict_answer).
 * - Static rows are valid for ever. Any bytes, any numbers and NULL may be given: the answer is right or an error.
 * - Everything is reentrant, allocates nothing and needs no initialisation.
 *
 * The same as data, with the role of each argument and what NULL does: <smarch/interface.json>.
 */

#ifndef SMARCH_H
#define SMARCH_H

"#;

const LANGUAGE: &str = "
#ifdef __cplusplus
#define SMARCH_NOEXCEPT noexcept
#else
#define SMARCH_NOEXCEPT
#endif

#if defined(__cplusplus) && __cplusplus >= 201703L
#define SMARCH_NODISCARD [[nodiscard]]
#elif defined(__GNUC__)
#define SMARCH_NODISCARD __attribute__((warn_unused_result))
#else
#define SMARCH_NODISCARD
#endif
";
