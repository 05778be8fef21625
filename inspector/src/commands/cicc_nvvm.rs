//! `smarch cicc nvvm QUESTION`: which IR libnvvm accepts, for one target or for all that it builds for.

use crate::front::text_of;
use crate::output::{Depends, Done, Exit, Output};
use crate::table::Table;
use smarch::nvvm::Construct;
use smarch::{Name, Target};
use smarch_answers::cicc::{About, NvvmAnswer, NvvmQuestion, NvvmRow, access_of, answer, example_layouts, targets_of};
use smarch_answers::{
    MEASURED, Refusal, address_space, address_space_text, did_you_mean, nearest, ranges_of, shown, target_of,
};
use std::ffi::{OsStr, OsString};

const QUESTIONS: [&str; 5] = ["triple", "layout", "access", "cast", "instructions"];

pub fn show_nvvm(output: &Output, words: &[OsString]) -> Done {
    let questions = QUESTIONS.join(", ");
    let Some((question, words)) = words.split_first() else {
        return Err(format!("cicc nvvm takes a question: {questions}; smarch cicc nvvm access load 6").into());
    };
    let (target, about) = match &*text_of(question) {
        "layout" if words.is_empty() => return show_examples(output),
        "triple" => {
            let usage = "smarch cicc nvvm triple sm_90 nvptx64-nvidia-cuda";
            let (target, [triple]) = take_target(words, usage)?;
            if target.is_none() && is_name(triple) {
                return Err(format!("the triple is missing: {usage}; '' stands for none").into());
            }
            (target, About::triple(triple.as_encoded_bytes().into()))
        }
        "layout" => {
            let usage = "smarch cicc nvvm layout sm_90 e-i64:64-i128:128-v16:16-n16:32:64";
            let (target, [layout]) = take_target(words, usage)?;
            if target.is_none() && is_name(layout) {
                return Err(format!(
                    "the data layout is missing: {usage}; '' stands for none, and without a target libnvvm's examples are listed"
                )
                .into());
            }
            (target, About::layout(layout.as_encoded_bytes().into()))
        }
        "access" => {
            let usage = "smarch cicc nvvm access sm_100 load 6; load, store, atomicrmw or cmpxchg of an address space";
            let (target, [access, space]) = take_target(words, usage)?;
            let nvvm_access = access_of(&text_of(access))?;
            let address_space = address_space(&text_of(space))?;
            (target, About::Access { nvvm_access, address_space })
        }
        "cast" => {
            let usage = "smarch cicc nvvm cast sm_90 0 3; from one address space to another";
            let (target, [from, to]) = take_target(words, usage)?;
            let address_space = address_space(&text_of(from))?;
            let to_address_space = smarch_answers::address_space(&text_of(to))?;
            (target, About::Cast { address_space, to_address_space })
        }
        "instructions" => {
            let words: Vec<String> = words.iter().map(|word| text_of(word)).collect();
            About::instructions(&words.iter().map(String::as_str).collect::<Vec<_>>())?
        }
        other => {
            let near = did_you_mean(&nearest(other, QUESTIONS));
            return Err(format!("'{other}' is no question about libnvvm: {questions}{near}").into());
        }
    };
    let answer = answer(NvvmQuestion { toolkit: output.axes.toolkit, target, about });
    if output.json {
        output.json(MEASURED, &answer);
    } else {
        print_answer(output, &answer);
    }
    match answer.nvvm.about {
        About::Instructions { instruction: None } => Ok(Exit::Yes),
        _ => Ok(answer.nvvm.accepts().into()),
    }
}

/// A name in place of what is asked about: the target without the thing.
fn is_name(word: &OsStr) -> bool {
    Name::parse(word.as_encoded_bytes()).is_ok()
}

/// The words after the question: one more than it takes begin with a target.
fn take_target<'a, const COUNT: usize>(
    words: &'a [OsString],
    usage: &str,
) -> Result<(Option<Target>, [&'a OsStr; COUNT]), Refusal> {
    let (target, rest) = match words.split_first() {
        Some((first, rest)) if rest.len() == COUNT => (Some(target_of(&text_of(first))?), rest),
        _ => (None, words),
    };
    if let Some(more) = rest.get(COUNT + 1) {
        return Err(format!("'{}' is a word too many: {usage}", text_of(more)).into());
    }
    let words: Vec<&OsStr> = rest.iter().map(OsString::as_os_str).collect();
    let words = words.try_into().map_err(|_| format!("a word is missing: {usage}"))?;
    Ok((target, words))
}

fn title_of(about: &About) -> String {
    match about {
        About::Triple { target_triple, .. } if target_triple.is_empty() => "programs without a triple".to_owned(),
        About::Triple { target_triple, .. } => format!("triple {}", target_triple.shown()),
        About::Layout { data_layout, .. } if data_layout.is_empty() => "programs without a data layout".to_owned(),
        About::Layout { data_layout, .. } => format!("data layout {}", data_layout.shown()),
        About::Access { nvvm_access, address_space } => {
            format!("{nvvm_access} of address space {}", address_space_text(*address_space))
        }
        About::Cast { address_space, to_address_space } => {
            let [from, to] = [*address_space, *to_address_space].map(address_space_text);
            format!("addrspacecast from {from} to {to}")
        }
        About::Instructions { instruction: None } => {
            let count = Construct::ALL.len();
            format!("What libnvvm's verification and compilation do with {count} instructions:")
        }
        About::Instructions { instruction: Some(text) } => {
            format!("What libnvvm's verification and compilation do with {}:", shown(text))
        }
    }
}

fn print_answer(output: &Output, answer: &NvvmAnswer) {
    let all = targets_of(output.axes.toolkit);
    let heading = ["phase", "targets", "accepts", "libnvvm logs"];
    let has_subject = matches!(answer.nvvm.about, About::Instructions { .. });
    let mut table = Table::new(has_subject.then_some("instruction").into_iter().chain(heading));
    for row in &answer.nvvm.nvvm_answers {
        let mut cells: Vec<String> = row.construct.iter().map(|it| it.text.to_string()).collect();
        cells.push(row.nvvm_phase.to_string());
        cells.push(ranges_of(&row.nvvm_targets, &all));
        cells.push(row.verdict.answer().to_string());
        for (at, line) in row.lines().into_iter().enumerate() {
            // Further lines stand below the first.
            if at > 0 {
                cells.fill(String::new());
            }
            let line = if at == 0 { place_text(row) + &line } else { line };
            table.add(cells.iter().cloned().chain([line]).collect());
        }
    }
    output.axes_line(Depends::Toolkit);
    output.line("");
    output.paragraph(&title_of(&answer.nvvm.about));
    output.line("");
    table.print(output);
}

/// Where a data layout is malformed.
fn place_text(row: &NvvmRow) -> String {
    let at = row.layout.as_ref().and_then(|layout| layout.fault_byte);
    at.map_or(String::new(), |at| format!("at byte {at}: "))
}

/// The layouts that libnvvm gives as examples.
fn show_examples(output: &Output) -> Done {
    let toolkit = output.axes.toolkit;
    let answer = example_layouts(toolkit);
    if output.json {
        output.json(MEASURED, &answer);
        return Ok(Exit::Yes);
    }
    let all = targets_of(toolkit);
    let mut table = Table::new(["phase", "targets", "pointers", "example"]);
    for it in &answer.nvvm.example_layouts {
        table.add(vec![
            it.nvvm_phase.to_string(),
            ranges_of(&it.nvvm_targets, &all),
            format!("{} bits", it.pointer_bits),
            it.example_layout.to_string(),
        ]);
    }
    output.axes_line(Depends::Toolkit);
    output.line("");
    table.print(output);
    Ok(Exit::Yes)
}
