//! `smarch mcpu`: what -mcpu and -mattr mean to tileiras's tables and to LLVM, mistakes marked; which are the best for a device.

use crate::cli::Command;
use crate::fields::Fields;
use crate::front::{is_path, text_of};
use crate::inputs::each_input;
use crate::layout::visible_width;
use crate::options::{DriverOption, LlvmOption, ToolkitOption};
use crate::output::{Depends, Done, Exit, Output};
use clap::Args;
use smarch::Target;
use smarch::llvm::Emitted;
use smarch::{Answer as Side, documented::tileiras::Selection};
use smarch_answers::driver_words::driver_text;
use smarch_answers::files::Contents;
use smarch_answers::llvm_choice::{self, Question, is_device};
use smarch_answers::subtarget::{self, Answer, LevelRow, Llc, Problem};
use smarch_answers::{DOCUMENTED, Foreign, Known, MEASURED, PUBLISHED, Refusal, did_you_mean, shown};
use std::ffi::OsString;

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
    /// +ptx88,-tmem; split as LLVM does
    #[arg(long, value_name = "ATTRIBUTES", allow_hyphen_values = true)]
    mattr: Option<OsString>,
    /// make every target selectable, as the document recommends for new code
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
    /// the best -mcpu and -mattr that LLVM, ptxas and the driver take. For a device this is the question anyway; for a target give this, --llvm or --driver
    #[arg(long)]
    best: bool,
    #[command(flatten)]
    llvm: LlvmOption,
    #[command(flatten)]
    driver: DriverOption,
    /// the best without suffix a or f, which later devices run, too
    #[arg(long)]
    portable: bool,
}

impl Arguments {
    /// Whether the best is asked for, rather than what was written.
    fn asks_best(&self, word: &str) -> bool {
        let named = [&self.llvm.llvm, &self.driver.driver];
        self.best || self.portable || named.into_iter().any(Option::is_some) || is_device(word)
    }

    fn best(&self, output: &Output, word: &str) -> Done {
        if self.mattr.is_some() || self.symmetric || self.triple.is_some() || self.tune_cpu.is_some() {
            return Err("the best -mattr is asked for, or what one means: smarch mcpu 'RTX 5090' --llvm 20".into());
        }
        let question = Question::of(word, &output.axes, self.llvm.release()?, self.portable)?;
        let answer = llvm_choice::answer(&question);
        if output.json {
            output.json(MEASURED.with(PUBLISHED), &answer);
        } else {
            print_best(output, &answer);
        }
        Ok(Exit::from(answer.verdict.is_yes()))
    }
}

/// "toolkit 12.8", what was named to take the PTX.
fn takers(answer: &llvm_choice::Answer) -> String {
    let device = answer.aim_device.map(|device| format!("compute capability {device}"));
    let llvm = answer.llvm.map(|llvm| llvm.to_string());
    let toolkit = answer.aim_toolkit.map(|toolkit| format!("toolkit {toolkit}"));
    let driver = answer.aim_driver.map(|driver| driver_text(driver, "", answer.aim_device));
    let portable = answer.is_portable.then(|| "portable".to_owned());
    let all: Vec<String> = [device, llvm, toolkit, driver, portable].into_iter().flatten().collect();
    all.join(", ")
}

fn print_best(output: &Output, answer: &llvm_choice::Answer) {
    let mut fields = Fields::titled(answer.aim.as_str(), takers(answer));
    match &answer.llvm_options {
        Some(options) => {
            fields.add("LLVM", options.as_str());
            let gpu = answer.gpu_name.map(|gpu| format!("--gpu-name {gpu}"));
            match (answer.aim_toolkit, gpu) {
                (Some(_), Some(gpu)) => fields.add("ptxas", gpu),
                (Some(toolkit), None) => fields.add(
                    "ptxas",
                    format!("{toolkit} makes no cubin that the device runs; the driver compiles the PTX"),
                ),
                (None, _) => {}
            }
        }
        None => {
            fields.add("none", output.verdict(answer.verdict));
            fields.add_way_out("", answer.way_out.as_ref());
        }
    }
    fields.print(output);
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), self.driver.driver.as_deref())
    }

    fn compat(&self) -> Option<&str> {
        self.driver.compat.as_deref()
    }

    fn run(&self, output: &Output) -> Done {
        if let [file] = self.words.as_slice()
            && is_path(file)
        {
            return self.of_file(output, file);
        }
        let words: Vec<String> = self.words.iter().map(|word| text_of(word)).collect();
        let word = words.join(" ");
        if !word.is_empty() && self.asks_best(&word) {
            return self.best(output, &word);
        }
        let cpu = match self.words.as_slice() {
            [] => return Err("mcpu takes a CPU: smarch mcpu sm_100a --mattr +ptx88,-tmem".into()),
            [cpu] => foreign(cpu),
            _ => return Err("mcpu takes one CPU and options: smarch mcpu sm_100a --mattr +ptx88,-tmem".into()),
        };
        let answer = self.answer(output, cpu);
        let exit = Exit::from(answer.is_taken());
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

impl Arguments {
    fn answer(&self, output: &Output, cpu: Foreign) -> Answer {
        subtarget::answer(&subtarget::Question {
            toolkit: output.axes.toolkit,
            cpu,
            attributes: self.mattr.as_ref().map(foreign).unwrap_or_default(),
            is_symmetric: self.symmetric,
            triple: self.triple.as_ref().map(foreign),
            tune_cpu: self.tune_cpu.as_ref().map(foreign),
        })
    }

    /// The targets of the images of a file, each as a CPU.
    fn of_file(&self, output: &Output, file: &OsString) -> Done {
        let mut targets: Vec<Target> = Vec::new();
        let status = each_input(
            std::slice::from_ref(file),
            |input| {
                let contents =
                    Contents::of(input.bytes).map_err(|why| Refusal(format!("{}: {why}", input.name.shown())))?;
                Ok(subtarget::targets_in(&contents).collect::<Vec<_>>())
            },
            |found| {
                targets.extend(found);
                Exit::Yes
            },
        );
        targets.sort();
        targets.dedup();
        if targets.is_empty() {
            return match status {
                Exit::Bad => Ok(Exit::Bad),
                _ => Err(format!("{}: no image whose target is known", text_of(file)).into()),
            };
        }
        let answers = targets.iter().map(|target| self.answer(output, target.to_string().as_str().into()));
        let answers: Vec<Answer> = answers.collect();
        let exit = Exit::from(answers.iter().all(Answer::is_taken));
        if output.json {
            output.json(DOCUMENTED.with(MEASURED), &subtarget::OfFile { of_each_target: answers });
            return Ok(exit);
        }
        output.axes_line(Depends::Toolkit);
        for (position, answer) in answers.iter().enumerate() {
            if position > 0 {
                output.line("");
            }
            print_problems(output, answer);
            fields_of(output, answer).print(output);
        }
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
