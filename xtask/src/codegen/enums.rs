//! `include/smarch/enums.hpp` and `documented_enums.hpp`: for every group of constants in the C header a scoped enum whose values are those
//! constants, so that C++ cannot have others.

use super::groups::{Constant, Enum, Group};
use super::interface::INTERFACE;
use super::{File, mark};
use std::fmt::Write;

/// Words that C++ keeps for itself, or that compilers define as macros, and that a constant may end in one day.
const TAKEN: &str = "and auto bool break case catch char class const continue default delete do double else enum explicit \
    export extern false final float for friend goto if inline int linux long module mutable namespace new not operator or \
    override private protected public register requires return short signed sizeof static struct switch template this \
    throw true try typedef union unix unsigned using virtual void volatile while xor";

pub fn files() -> Vec<File> {
    vec![
        File {
            path: "include/smarch/enums.hpp",
            text: enums(false),
        },
        File {
            path: "include/smarch/documented_enums.hpp",
            text: enums(true),
        },
    ]
}

/// The enums of the headers that `smarch.h` includes, or those of `documented.h`.
pub fn enums(of_documents: bool) -> String {
    let (guard, header, what) = match of_documents {
        false => ("SMARCH_ENUMS_HPP", "smarch.h", "smarch.hpp"),
        true => (
            "SMARCH_DOCUMENTED_ENUMS_HPP",
            "smarch/documented.h",
            "smarch/documented.hpp",
        ),
    };
    let forward = if of_documents {
        ""
    } else {
        "#include <smarch_fwd.hpp>\n"
    };
    let mut out = format!("// {}\n{HEAD}", mark("src"))
        .replace("FORWARD", forward)
        .replace("GUARD", guard)
        .replace("HEADER", header)
        .replace("FACE", what);
    let groups = INTERFACE
        .groups
        .iter()
        .filter(|(room, _)| (*room == "documented") == of_documents);
    for (_, group) in groups {
        let Group { rows, cpp, .. } = group;
        let Some(Enum { name, prefix, words }) = cpp else {
            continue;
        };
        let width = match *name {
            "Status" => "std::int32_t",
            _ => "std::uint32_t",
        };
        writeln!(out, "\n/// {}.\nenum class {name} : {width} {{", group.heading()).unwrap();
        let row = |constant: &str| format!("{} = {constant},", enumerator(constant, prefix));
        let widest = rows.iter().map(|constant| row(&constant.name).len()).max().unwrap();
        for Constant { name, text, .. } in rows {
            let comment = if text.is_empty() {
                String::new()
            } else {
                format!("///< {text}")
            };
            writeln!(out, "    {}", format!("{:widest$} {comment}", row(name)).trim_end()).unwrap();
        }
        writeln!(out, "}};").unwrap();
        if let Some((words, called)) = words {
            let (function, first) = match words.starts_with("SMARCH_") {
                true => ("smarch_code_name", format!("{words}, ")),
                false => (*words, String::new()),
            };
            writeln!(
                out,
                "/// In words; a number that is none gives what {function} gives.\n\
                 [[nodiscard]] inline std::string_view {called}({name} value) noexcept {{ return {function}({first}static_cast<{width}>(value)); }}"
            )
            .unwrap();
        }
    }
    out + &format!("\n}} // namespace smarch\n\n#endif // {guard}\n")
}

/// `SMARCH_NO_HIGHER` without `SMARCH_`, in small letters.
fn enumerator(constant: &str, prefix: &str) -> String {
    let rest = constant
        .strip_prefix(prefix)
        .or(constant.strip_prefix("SMARCH_"))
        .unwrap()
        .to_lowercase();
    if rest.starts_with(|first: char| first.is_ascii_digit()) {
        return format!("v{rest}");
    }
    if TAKEN.split_whitespace().any(|taken| taken == rest) {
        rest + "_"
    } else {
        rest
    }
}

const HEAD: &str = "\
/// @file
/// The scoped enums of FACE: every value is a constant of HEADER.

#ifndef GUARD
#define GUARD

#include <HEADER>
FORWARD
#include <cstdint>
#include <string_view>

namespace smarch {
";
