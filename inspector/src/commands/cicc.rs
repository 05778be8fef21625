//! `smarch cicc`: what cicc and libnvvm answer when they are run. What the documents state: `smarch documented cicc`.

use super::cicc_nvvm::show_nvvm;
use crate::cli::Command;
use crate::fields::Fields;
use crate::front::text_of;
use crate::options::ToolkitOption;
use crate::output::{Depends, Done, Exit, Output};
use crate::table::Table;
use clap::Args;
use smarch::{Answer, Name, Tool};
use smarch_answers::atomic::{Atomic, AtomicWords};
use smarch_answers::cicc::{arch, atomic};
use smarch_answers::help::{Form, Forms};
use smarch_answers::{MEASURED, NOTHING, Refusal, did_you_mean, nearest, shown};
use std::ffi::{OsStr, OsString};

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
    /// atomic: thread, block, cluster, device or system; system if not given, as the builtins have it
    #[arg(long, value_name = "SCOPE", allow_hyphen_values = true)]
    scope: Option<String>,
    /// atomic: relaxed, consume, acquire, release, acq_rel or seq_cst; relaxed if not given
    #[arg(long, value_name = "ORDER", allow_hyphen_values = true)]
    order: Option<String>,
    /// atomic cas: the order if the exchange fails
    #[arg(long, value_name = "ORDER", allow_hyphen_values = true)]
    failure: Option<String>,
    /// atomic: the instruction with an L2 cache hint, as ptxas takes it; no builtin asks for one
    #[arg(long)]
    hint: bool,
    #[command(flatten)]
    toolkit: ToolkitOption,
}

/// How cicc and libnvvm are asked, and what that answers.
#[rustfmt::skip]
const FORMS: [(&str, &str); 9] = [
    ("atomic TARGET OPERATION [TYPE]",     "the PTX that cicc writes for an atomic operation, and what it prints"),
    ("nvvm instructions [TARGET] [NAME]",  "which instructions, types and pointers libnvvm verifies and compiles, and what it logs about the others; NAME: fence, bfloat, atomicAdd"),
    ("nvvm ir [TARGET]",                   "which IR to write: pointers, !nvvmir.version, and from which release on"),
    ("nvvm version [TARGET] IR [DEBUG]",   "whether it accepts what !nvvmir.version states: 2.0, 2.0 3.2, none"),
    ("nvvm triple [TARGET] TRIPLE",        "whether it accepts a target triple"),
    ("nvvm layout [TARGET] LAYOUT",        "whether it accepts a data layout; nvvm layout alone lists its examples"),
    ("nvvm access [TARGET] ACCESS SPACE",  "whether it verifies and compiles a load, store, atomicrmw or cmpxchg of an address space"),
    ("nvvm cast [TARGET] FROM TO",         "whether it verifies and compiles a cast between address spaces"),
    ("arch NAME",                          "whether cicc and libnvvm take a name as -arch, and what they print about it"),
];

const QUESTIONS: [&str; 3] = ["atomic", "nvvm", "arch"];

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), None)
    }

    fn run(&self, output: &Output) -> Done {
        let Some((question, words)) = self.words.split_first() else {
            self.refuse_options("cicc without a question")?;
            return list_questions(output);
        };
        match &*text_of(question) {
            "atomic" => self.show_atomic(output, words),
            "nvvm" => {
                self.refuse_options("cicc nvvm")?;
                show_nvvm(output, words)
            }
            "arch" => {
                self.refuse_options("cicc arch")?;
                show_arch(output, words)
            }
            name if Name::parse(name.as_bytes()).is_ok() => Err(format!(
                "a name alone is not a question: smarch gates {name} tells flags and constructs, smarch cicc arch {name} whether cicc takes it; smarch cicc lists the questions"
            )
            .into()),
            other => {
                let near = did_you_mean(&nearest(other, QUESTIONS));
                Err(format!("cicc has no question '{other}': {}{near}", QUESTIONS.join(", ")).into())
            }
        }
    }
}

impl Arguments {
    /// The options of atomic operations belong to no other question.
    fn refuse_options(&self, question: &str) -> Result<(), Refusal> {
        let given = [
            ("--scope", self.scope.is_some()),
            ("--order", self.order.is_some()),
            ("--failure", self.failure.is_some()),
            ("--hint", self.hint),
        ];
        match given.iter().find(|(_, is_given)| *is_given) {
            Some((option, _)) => Err(format!("{question} takes no {option}").into()),
            None => Ok(()),
        }
    }

    fn show_atomic(&self, output: &Output, words: &[OsString]) -> Done {
        let words: Vec<String> = words.iter().map(|word| text_of(word)).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let asked = AtomicWords {
            words: &words,
            scope: self.scope.as_deref(),
            order: self.order.as_deref(),
            failure: self.failure.as_deref(),
            hint: self.hint,
        };
        let question = Atomic::parse(asked, "cicc")?;
        let answer = atomic(output.axes.toolkit, &question)?;
        let row = &answer.atomic;
        let status = row.verdict.is_yes().into();
        if output.json {
            output.json(MEASURED, &answer);
            return Ok(status);
        }
        let mut fields = Fields::titled(question.target.to_string(), question.to_string());
        fields.add("builtin", &*row.asked.builtin_name);
        fields.add("compiles", output.verdict(row.verdict));
        let fence = row.ptx_fence.as_ref().map(|fence| format!("{fence};"));
        for (label, line) in labelled("PTX", fence.into_iter().chain(row.ptx_instruction.clone())) {
            fields.add(label, line);
        }
        if row.asked.cache_hint && row.ptx_instruction.is_some() {
            fields.add(
                "cache hint",
                "taken by ptxas (E46e); cicc writes none for the builtin, which has no argument for it",
            );
        }
        if row.verdict.answer() != Answer::Unknown && row.tool_prints.is_empty() {
            fields.add("cicc prints", "nothing");
        }
        for (label, line) in labelled("cicc prints", row.tool_prints.iter().cloned()) {
            fields.add(label, line);
        }
        output.axes_line(Depends::Toolkit);
        output.line("");
        fields.print(output);
        Ok(status)
    }
}

/// Lines below each other, the first beside a label.
fn labelled(label: &str, lines: impl Iterator<Item = String>) -> impl Iterator<Item = (&str, String)> {
    lines.enumerate().map(move |(at, line)| (if at == 0 { label } else { "" }, line))
}

fn list_questions(output: &Output) -> Done {
    if output.json {
        let forms = FORMS.map(|(arguments, purpose)| Form { arguments, purpose: Some(purpose) });
        output.json(NOTHING, &Forms { forms: forms.into() });
        return Ok(Exit::Yes);
    }
    let mut table = Table::new(["smarch cicc", "what it answers"]);
    for (arguments, purpose) in FORMS {
        table.add(vec![arguments.to_owned(), purpose.to_owned()]);
    }
    table.print(output);
    output.line("");
    output.paragraph(
        "smarch gates sm_90 tells which constructs of CUDA C++ cicc compiles; smarch documented cicc asks the documents the same questions.",
    );
    Ok(Exit::Yes)
}

fn show_arch(output: &Output, words: &[OsString]) -> Done {
    let name: &OsStr = match words {
        [] => return Err("a name is missing: smarch cicc arch sm_90a".into()),
        [_, more, ..] => {
            return Err(format!("cicc arch takes one name, not '{}' as well", text_of(more)).into());
        }
        [name] => name,
    };
    let answer = arch(output.axes.toolkit, name.as_encoded_bytes().into());
    let tools = &answer.arch_option.name_answers;
    // One that refuses it is enough for a build to fail.
    let is_taken = tools.iter().all(|it| it.answer == Answer::Yes);
    if output.json {
        output.json(MEASURED, &answer);
        return Ok(is_taken.into());
    }
    let name = shown(name.as_encoded_bytes());
    let mut fields = Fields::titled(format!("-arch {name}"), "as cicc and libnvvm take it");
    for it in tools {
        let text = match it.answer {
            Answer::Yes => output.green("takes it"),
            Answer::No => output.red("refuses it"),
            Answer::Unknown => output.yellow("unknown") + ": not run",
        };
        fields.add(if it.tool == Tool::Cicc { "cicc" } else { "libnvvm" }, text);
        fields.add_way_out("", it.way_out.as_ref());
        for line in &it.tool_prints {
            fields.add("", shown(line));
        }
    }
    output.axes_line(Depends::Toolkit);
    output.line("");
    fields.print(output);
    Ok(is_taken.into())
}
