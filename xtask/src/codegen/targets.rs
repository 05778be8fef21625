//! `include/smarch_targets.def`: the targets as an X-macro, for builds without the library.

use super::{File, mark};
use smarch::{Target, Toolkit, Version};
use std::fmt::Write;

pub fn files() -> Vec<File> {
    vec![File {
        path: "include/smarch_targets.def",
        text: list(),
    }]
}

fn list() -> String {
    let mut out = format!("// {}\n{HEAD}", mark("src/targets"));
    out += "\n#ifndef SMARCH_TARGET\n#error \"define SMARCH_TARGET before this is included\"\n#endif\n\n";
    let rows: Vec<[String; 15]> = std::iter::once(COLUMNS.map(String::from))
        .chain(Target::ALL.iter().map(|&target| row(target)))
        .collect();
    let mut widths = [0; COLUMNS.len()];
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.len() + 2);
        }
    }
    for (number, row) in rows.iter().enumerate() {
        let cells = row.iter().zip(widths).enumerate().map(|(column, (cell, width))| {
            let last = column + 1 == COLUMNS.len();
            if last {
                cell.clone()
            } else {
                format!("{:width$}", format!("{cell},"))
            }
        });
        let cells: String = cells.collect();
        let (before, after) = if number == 0 {
            ("//           ", "")
        } else {
            ("SMARCH_TARGET(", ")")
        };
        let before = format!("{before:14}");
        writeln!(out, "{before}{}{after}", cells.trim_end()).unwrap();
    }
    out + "\n#undef SMARCH_TARGET\n"
}

const COLUMNS: [&str; 15] = [
    "name",
    "NAME",
    "id",
    "number",
    "suffix",
    "FAMILY",
    "ALIAS_OF",
    "accepted",
    "emitted",
    "oldest",
    "newest",
    "tileiras",
    "llvm",
    "generation",
    "product",
];

fn row(target: Target) -> [String; 15] {
    let info = target.info();
    let version = |version: Option<Version>| match version {
        Some(version) => format!("{}, {}", version.major, version.minor),
        None => "0, 0".to_string(),
    };
    let none = || "NONE".to_string();
    let toolkit = |toolkit: Option<Toolkit>| version(toolkit.map(Toolkit::version));
    [
        info.name.to_string(),
        info.name.to_uppercase(),
        format!("0x{:x}", target.id()),
        target.number().to_string(),
        target
            .suffix()
            .letter()
            .map_or("0".to_string(), |letter| format!("'{letter}'")),
        target.family().map_or_else(none, |family| family.c_name().to_string()),
        info.alias_of
            .map_or_else(none, |target| target.info().name.to_uppercase()),
        version(info.ptx_accepted.get()),
        version(info.ptx_emitted.get()),
        toolkit(info.oldest_toolkit.get()),
        toolkit(info.newest_toolkit.get()),
        toolkit(info.oldest_tileiras.get()),
        info.oldest_llvm().unwrap_or_default().to_string(),
        format!("{:?}", info.generation.as_deref().unwrap_or_default()),
        format!("{:?}", info.product.as_deref().unwrap_or_default()),
    ]
}

const HEAD: &str = "\
// The targets of the CUDA toolkits that were run, one a line, for programs that do not link the library:
//
//   #define SMARCH_TARGET(name, NAME, id, number, suffix, ...) {#name, number, suffix},
//   #include <smarch_targets.def>
//
// Twenty arguments: those of the columns below, where versions are two, major and minor. Ordered by number, then base,
// a, f.
//
//   name, NAME   sm_90a and SM_90A
//   id           number << 8 | suffix letter, smarch.h's SMARCH_SM_90A
//   number       the SM number; the compute capability as major * 10 + minor
//   suffix       'a', 'f', or 0 for a base target
//   FAMILY       in which code for suffix f is compatible: SM_10X, SM_11X, SM_12X, or NONE below 10.0
//   ALIAS_OF     the target that this is an older name of, or NONE
//   accepted     the lowest PTX version with which ptxas accepts the .target (sm_88 in 13.0: 7.3); 0, 0: it never does
//   emitted      the lowest PTX version that a compiler should write; 0, 0: no public source states one
//   oldest       the oldest toolkit seen to build it; the oldest of the file: that or an earlier one; 0, 0: none was seen
//   newest       the newest toolkit seen to build it; the newest of the file: that or a later one; 0, 0: none was seen. ptxas --gpu-name, nvlink, cicc,
//                libnvvm, NVRTC and nvJitLink know it from oldest to newest, the .target from oldest on
//   tileiras     the oldest toolkit whose tileiras takes it; 0, 0: none that was run
//   llvm         the oldest release of LLVM whose llc takes it, of 19 and 22; 0: neither
//   generation   under which the parts are sold; \"\": there are no parts
//   product      the parts; \"\": the documents name none
";
