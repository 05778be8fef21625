//! `smarch mcpu`: what -mcpu and -mattr mean to tileiras's tables and to LLVM, mistakes marked.

use crate::cli::Command;
use crate::fields::Fields;
use crate::layout::visible_width;
use crate::options::ToolkitOption;
use crate::output::{Depends, Done, Exit, Output};
use clap::Args;
use smarch::llvm::Emitted;
use smarch::{Answer as Side, documented::tileiras::Selection};
use smarch_answers::subtarget::{self, Answer, LevelRow, Llc, Problem, Question};
use smarch_answers::{DOCUMENTED, Foreign, Known, MEASURED, did_you_mean, shown};
use std::ffi::OsString;

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
    /// +ptx88,-tmem; split as LLVM splits them
    #[arg(long, value_name = "ATTRIBUTES", allow_hyphen_values = true)]
    mattr: Option<OsString>,
    /// every target is selectable, as the document recommends to those who write the code anew
    #[arg(long)]
    symmetric: bool,
    /// the subtarget's triple
    #[arg(long, value_name = "TRIPLE")]
    triple: Option<OsString>,
    /// the CPU to tune for
    #[arg(long, value_name = "CPU")]
    tune_cpu: Option<OsString>,
    #[command(flatten)]
    toolkit: ToolkitOption,
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), None)
    }

    fn run(&self, output: &Output) -> Done {
        let cpu = match self.words.as_slice() {
            [] => return Err("mcpu takes a CPU: smarch mcpu sm_100a --mattr +ptx88,-tmem".into()),
            [cpu] => foreign(cpu),
            _ => return Err("mcpu takes one CPU and options: smarch mcpu sm_100a --mattr +ptx88,-tmem".into()),
        };
        let answer = subtarget::answer(&Question {
            toolkit: output.axes.toolkit,
            cpu,
            attributes: self.mattr.as_ref().map(foreign).unwrap_or_default(),
            is_symmetric: self.symmetric,
            triple: self.triple.as_ref().map(foreign),
            tune_cpu: self.tune_cpu.as_ref().map(foreign),
        });
        let exit = Exit::from(answer.problem_count == 0);
        if output.json {
            output.json(DOCUMENTED.with(MEASURED), &answer);
            return Ok(exit);
        }
        output.axes_line(Depends::Toolkit);
        print_problems(output, &answer);
        fields_of(output, &answer).print(output);
        Ok(exit)
    }
}

fn foreign(word: &OsString) -> Foreign {
    word.as_encoded_bytes().into()
}

/// What is wrong, each with carets under it.
fn print_problems(output: &Output, answer: &Answer) {
    for problem in &answer.problems {
        let what = match problem.is_mistake {
            true => output.red(&problem.text),
            false => output.yellow(&problem.text),
        };
        let errata = match problem.errata_ids.as_slice() {
            [] => String::new(),
            ids => format!(" ({})", ids.join(", ")),
        };
        let near = did_you_mean(&problem.near);
        let text = if problem.option == "-mcpu" { &answer.cpu } else { &answer.mattr };
        output.line(format_args!("{what}{errata}{near}\n{}\n", marked(text, problem)));
    }
    let more = answer.problem_count.saturating_sub(answer.problems.len());
    if more > 0 {
        output.line(format_args!("and {more} problems more\n"));
    }
}

/// A text with carets under a mistake.
fn marked(text: &Foreign, problem: &Problem) -> String {
    let before = shown(text.0.get(..problem.start_byte).unwrap_or_default());
    let carets = "^".repeat(visible_width(&problem.token.shown()).max(1));
    format!("{}\n{}{carets}", text.shown(), " ".repeat(visible_width(&before)))
}

fn level_text(level: &LevelRow) -> String {
    match level.feature_level {
        Known::Is(number) => format!("{number}, {}", level.level_source),
        Known::Unknown => level.level_source.to_string(),
    }
}

/// The words of feature bits up to the last that is not 0.
fn words_text(words: &[u64]) -> String {
    let last = words.iter().rposition(|word| *word != 0).unwrap_or(0);
    let texts = words.iter().take(last + 1).map(|word| format!("{word:#018x}"));
    let text = texts.collect::<Vec<_>>().join(" ");
    match words.len() - last - 1 {
        0 => text,
        rest => format!("{text}, {rest} more of 0"),
    }
}

fn fields_of(output: &Output, answer: &Answer) -> Fields {
    let it = &answer.subtarget;
    let attributes = [b"-mattr=", answer.mattr.0.as_slice()].concat();
    let subtitle = if answer.mattr.is_empty() { Vec::new() } else { attributes };
    let mut fields = Fields::titled([b"-mcpu=", answer.cpu.0.as_slice()].concat(), subtitle);
    let taken = match it.selection {
        Selection::Named => it.target.to_string(),
        other => format!("{}, {other}", it.target),
    };
    fields.add("tileiras's tables", taken);
    if let Some(triple) = &it.triple {
        fields.add("triple", format!("{}: no table depends on it", triple.shown()));
    }
    if let Some(cpu) = &it.tune_cpu {
        fields.add("tune CPU", format!("{}: the tune mask of every CPU is empty", cpu.shown()));
    }
    let features = match it.feature_string.as_str() {
        "" => "empty".to_owned(),
        text => shown(text),
    };
    fields.add("feature string", features);
    fields.add_list("feature bits", &it.nvptx_features);
    fields.add("feature words", words_text(&it.words));
    fields.add("SM version", format!("{}, minor {}", it.sm, it.sm_minor));
    let tenfold = it.ptx_version.map(|ptx| format!("{}{}", ptx.major, ptx.minor));
    fields.add("PTX version", tenfold.unwrap_or_else(|| "none: no selector is on".to_owned()));
    fields.add("FMA level", level_text(&it.fma));
    fields.add("division", level_text(&it.div));
    fields.add("square root", level_text(&it.sqrt));
    let memory = it.tensor_memory.get().map(|memory| memory.to_string());
    let memory = memory.unwrap_or_else(|| "the target is younger than the document".to_owned());
    let bit = if it.tmem { "on" } else { "off" };
    fields.add("tensor memory", format!("bit {bit}; {memory}"));
    let path = it.tensor_path.get().map(|path| path.to_string());
    fields.add("matrix path", path.unwrap_or_else(|| "not stated by the document (E54b)".to_owned()));
    for llc in &answer.llc {
        add_llc(&mut fields, output, answer, llc);
    }
    fields
}

/// ".version 8.6, .target sm_100a", or the error; then what is printed.
fn add_llc(fields: &mut Fields, output: &Output, answer: &Answer, llc: &Llc) {
    let target = if answer.cpu.is_empty() { "sm_30".to_owned() } else { answer.cpu.shown() };
    let writes = match llc.emitted {
        Emitted::Version(version) => format!("writes .version {version}, .target {target}"),
        Emitted::TooOld { .. } => "stops: too old a PTX is asked for".to_owned(),
        Emitted::Help => "writes lists of CPUs and features and nothing else: help is asked for".to_owned(),
    };
    let release = llc.llvm.code();
    fields.add(format!("LLVM {release}"), writes);
    if let Some(verdict) = llc.ptxas_reads {
        let toolkit = output.axes.toolkit;
        fields.add(
            "",
            match verdict.answer() {
                Side::Yes => format!("ptxas {toolkit} reads that"),
                _ => format!("ptxas {toolkit}: {verdict}"),
            },
        );
    }
    for line in &llc.tool_prints {
        fields.add("", shown(line));
    }
}
