//! What is known of the targets, in the syntax of other projects' tables.

use crate::early::{came_with, last_with};
use crate::{Refusal, did_you_mean, nearest};
use alloc::{borrow::ToOwned, format, string::String, string::ToString, vec::Vec};
use core::fmt::Write as _;
use serde::Serialize;
use smarch::hardware::Geometry;
use smarch::{Cc, Suffix, Target, Toolkit, Version};

/// Whose syntax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Syntax {
    Markdown,
    Csv,
    Llvm,
    Cccl,
}

/// The syntaxes, as they are typed.
pub const SYNTAXES: [(&str, Syntax); 4] =
    [("markdown", Syntax::Markdown), ("csv", Syntax::Csv), ("llvm", Syntax::Llvm), ("cccl", Syntax::Cccl)];

/// The syntax that a word means.
///
/// # Errors
/// The word means no syntax.
pub fn syntax_of(text: &str) -> Result<Syntax, Refusal> {
    let small = text.to_ascii_lowercase();
    let found = SYNTAXES.iter().find(|(name, _)| *name == small);
    found.map(|(_, syntax)| *syntax).ok_or_else(|| {
        let names = SYNTAXES.map(|(name, _)| name);
        let near = did_you_mean(&nearest(text, names));
        format!("'{text}' is not a syntax of a table: {}{near}", names.join(", ")).into()
    })
}

/// All targets in one table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The targets that some measured release, or by public texts an older one, builds for.
    pub table_rows: Vec<Row>,
    /// The table, to be pasted.
    pub table_text: String,
}

/// A target.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    pub target: Target,
    pub compute_capability: Cc,
    /// The first CUDA that builds for it. Null: not known.
    pub first_cuda: Option<Version>,
    /// Whether that release was run; if not, it is by public texts.
    pub is_first_measured: bool,
    /// The last CUDA that builds for it. Null: the newest does.
    pub last_cuda: Option<Version>,
    /// The lowest `.version` of PTX with this `.target`. Null: no measured release reads it.
    pub lowest_version: Option<Version>,
}

fn row(target: Target) -> Option<Row> {
    let info = target.info();
    let (oldest, newest) = (info.oldest_toolkit.get(), info.newest_toolkit.get());
    // Of the oldest that was run it is not known whether it was the first.
    let first = oldest.filter(|toolkit| Some(toolkit) != Toolkit::ALL.first());
    let last_cuda = match newest {
        Some(toolkit) => Some(toolkit).filter(|toolkit| Some(toolkit) != Toolkit::ALL.last()).map(Toolkit::version),
        None => last_with(target),
    };
    (oldest.is_some() || last_cuda.is_some()).then(|| Row {
        target,
        compute_capability: target.cc(),
        first_cuda: first.map(Toolkit::version).or_else(|| came_with(target)),
        is_first_measured: first.is_some(),
        last_cuda,
        lowest_version: Toolkit::ALL.iter().rev().find_map(|toolkit| toolkit.lowest_ptx(target)),
    })
}

/// What is known of all targets?
pub fn answer(syntax: Syntax) -> Answer {
    let table_rows: Vec<Row> = Target::ALL.iter().filter_map(|target| row(*target)).collect();
    let table_text = match syntax {
        Syntax::Markdown => in_markdown(&table_rows),
        Syntax::Csv => in_csv(&table_rows),
        Syntax::Llvm => in_llvm(&table_rows),
        Syntax::Cccl => in_cccl(&table_rows),
    };
    Answer { table_rows, table_text }
}

/// The columns, as they are called in Markdown and in CSV.
#[rustfmt::skip]
const COLUMNS: [(&str, &str); 12] = [
    ("target",             "target"),
    ("compute capability", "compute_capability"),
    ("first CUDA",         "first_cuda"),
    ("last CUDA",          "last_cuda"),
    ("lowest PTX",         "lowest_ptx"),
    ("threads/SM",         "max_threads_per_sm"),
    ("blocks/SM",          "max_blocks_per_sm"),
    ("registers/SM",       "registers_per_sm"),
    ("registers/thread",   "max_registers_per_thread"),
    ("smem/SM",            "smem_per_sm_bytes"),
    ("smem/block",         "smem_per_block_bytes"),
    ("opt-in/block",       "smem_per_block_optin_bytes"),
];

fn text_or<T: ToString>(value: Option<T>, otherwise: &str) -> String {
    value.map_or_else(|| otherwise.to_owned(), |value| value.to_string())
}

fn cells(row: &Row) -> [String; COLUMNS.len()] {
    let geometry = row.compute_capability.geometry();
    let of = |number: fn(&Geometry) -> u32| text_or(geometry.map(number), "");
    [
        row.target.to_string(),
        row.compute_capability.to_string(),
        text_or(row.first_cuda, ""),
        text_or(row.last_cuda, "newest"),
        text_or(row.lowest_version, ""),
        of(|it| it.max_threads_per_sm),
        of(|it| it.max_blocks_per_sm),
        of(|it| it.registers_per_sm),
        of(|it| it.max_registers_per_thread),
        of(|it| it.smem_per_sm),
        of(|it| it.smem_per_block),
        of(|it| it.smem_per_block_optin),
    ]
}

fn in_markdown(rows: &[Row]) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let head = line(&COLUMNS.map(|(name, _)| name.to_owned())) + "|" + &"---|".repeat(COLUMNS.len()) + "\n";
    rows.iter().fold(head, |text, row| text + &line(&cells(row)))
}

fn in_csv(rows: &[Row]) -> String {
    let line = |cells: &[String]| cells.join(",") + "\n";
    let head = line(&COLUMNS.map(|(_, name)| name.to_owned()));
    rows.iter().fold(head, |text, row| text + &line(&cells(row)))
}

/// The rows of `NVPTXTargetParser.def`, whose oldest CUDA is 7.0.
fn in_llvm(rows: &[Row]) -> String {
    let oldest = Version::new(7, 0);
    let cuda = |version: Version| format!("CUDA_{}{}", version.major, version.minor);
    let mut text = String::new();
    for row in rows.iter().filter(|row| row.target.number() >= 20) {
        let Some(first) = row.first_cuda else {
            let _ = writeln!(text, "// {}: no source states the first CUDA", row.target);
            continue;
        };
        let name = row.target.to_string();
        let digits = name.trim_start_matches("sm_");
        // A macro of AIX has the name SM_32.
        let kind = if row.target.number() == 32 { "SM_32_".to_owned() } else { format!("SM_{digits}") };
        let suffix = match row.target.suffix() {
            Suffix::Base => "NONE",
            Suffix::A => "ACCELERATED",
            Suffix::F => "FAMILY",
        };
        let _ = writeln!(
            text,
            "NVPTX_GPU({:<10}{:<9}{:<16}{:<6}{:<10}{:<10}{suffix})",
            format!("\"{name}\","),
            format!("{kind},"),
            format!("\"compute_{digits}\","),
            format!("{},", row.target.number() * 10),
            cuda(first.max(oldest)) + ",",
            row.last_cuda.map_or_else(|| "NEW".to_owned(), cuda) + ",",
        );
    }
    text
}

/// The members of CCCL's `arch_traits_t` that differ from one architecture to another, for those whose limits are known.
fn in_cccl(rows: &[Row]) -> String {
    let mut text = String::new();
    for row in rows.iter().filter(|row| row.target.suffix() == Suffix::Base) {
        let Some(it) = row.compute_capability.geometry() else { continue };
        let _ = writeln!(text, "// arch_traits<arch_id::{}>()", row.target);
        for (member, number) in [
            ("max_shared_memory_per_multiprocessor", it.smem_per_sm),
            ("max_blocks_per_multiprocessor", it.max_blocks_per_sm),
            ("max_threads_per_multiprocessor", it.max_threads_per_sm),
            ("max_warps_per_multiprocessor", it.max_warps_per_sm),
            ("max_registers_per_multiprocessor", it.registers_per_sm),
            ("max_registers_per_block", it.registers_per_block),
            ("max_registers_per_thread", it.max_registers_per_thread),
            ("reserved_shared_memory_per_block", it.smem_reserved_per_block),
            ("max_shared_memory_per_block_optin", it.smem_per_block_optin),
        ] {
            let _ = writeln!(text, "__traits.{member:<36} = {number};");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{SYNTAXES, Syntax, answer, syntax_of};
    use alloc::{string::ToString, vec::Vec};
    use smarch::{Target, Toolkit, Version};

    /// Each cell of LLVM's rows is what the releases do.
    #[test]
    fn rows_of_llvm_are_the_releases() {
        let answer = answer(Syntax::Llvm);
        let mut rows = 0;
        for line in answer.table_text.lines().filter(|line| line.starts_with("NVPTX_GPU(")) {
            let cells: Vec<&str> =
                line.trim_start_matches("NVPTX_GPU(").trim_end_matches(')').split(',').map(str::trim).collect();
            let [name, _, compute, number, first, last, _] = cells.as_slice() else { panic!("{line}") };
            let target: Target = name.trim_matches('"').parse().unwrap();
            assert_eq!(compute.trim_matches('"'), target.to_string().replace("sm_", "compute_"));
            assert_eq!(number.parse(), Ok(target.number() * 10));
            let version = |text: &str| -> Version {
                let digits = text.trim_start_matches("CUDA_");
                let (major, minor) = digits.split_at(digits.len() - 1);
                Version::new(major.parse().unwrap(), minor.parse().unwrap())
            };
            for &toolkit in Toolkit::ALL {
                let is_within =
                    toolkit.version() >= version(first) && (*last == "NEW" || toolkit.version() <= version(last));
                assert_eq!(toolkit.builds(target), is_within, "{line}: {toolkit}");
            }
            rows += 1;
        }
        assert!(rows > 40, "{rows}");
    }

    #[test]
    fn every_syntax_has_every_target_that_it_can_hold() {
        for (name, syntax) in SYNTAXES {
            assert_eq!(syntax_of(name).unwrap(), syntax);
            let answer = answer(syntax);
            for target in ["sm_90", "sm_120"] {
                assert!(answer.table_text.contains(target), "{name}: {target}");
            }
            let is_of_targets = matches!(syntax, Syntax::Markdown | Syntax::Csv);
            let names = answer.table_rows.iter().filter(|row| answer.table_text.contains(&row.target.to_string()));
            assert!(!is_of_targets || names.count() == answer.table_rows.len());
        }
        assert!(syntax_of("markdwon").unwrap_err().to_string().contains("markdown"));
    }

    /// A column each, in each line.
    #[test]
    fn columns_are_as_many_in_each_line() {
        for (syntax, between) in [(Syntax::Csv, ','), (Syntax::Markdown, '|')] {
            let text = answer(syntax).table_text;
            let mut counts: Vec<usize> = text.lines().map(|line| line.matches(between).count()).collect();
            counts.dedup();
            assert_eq!(counts.len(), 1, "{text}");
        }
    }
}
