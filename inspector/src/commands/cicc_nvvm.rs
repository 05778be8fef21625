//! `smarch cicc nvvm QUESTION`: which IR libnvvm accepts, for one target or for all that it builds for.

use crate::output::{Depends, Done, Exit, Output};
use crate::table::Table;
use smarch::Toolkit;
use smarch::nvvm::Construct;
use smarch_answers::cicc::{self, About, Dialects, Examples, NvvmAnswer, NvvmReply, NvvmRow, targets_of};
use smarch_answers::{MEASURED, address_space_text, ranges_of, shown};
use std::ffi::OsString;

pub fn show_nvvm(output: &Output, words: &[OsString]) -> Done {
    let words: Vec<&[u8]> = words.iter().map(|word| word.as_encoded_bytes()).collect();
    let reply = cicc::nvvm(output.axes.toolkit, &words)?;
    if output.json {
        output.json(MEASURED, &reply);
    } else {
        output.axes_line(Depends::Toolkit);
        output.line("");
        match &reply {
            NvvmReply::Of(answer) => print_answer(output, answer),
            NvvmReply::Examples(answer) => print_examples(output, &answer.nvvm),
            NvvmReply::Dialects(answer) => print_dialects(output, &answer.nvvm),
        }
    }
    match reply {
        NvvmReply::Of(NvvmAnswer { nvvm }) if !matches!(nvvm.about, About::Instructions { instruction: None }) => {
            Ok(nvvm.accepts().into())
        }
        _ => Ok(Exit::Yes),
    }
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
        About::IrVersion { stated_ir: None, .. } => "programs without !nvvmir.version".to_owned(),
        About::IrVersion { stated_ir: Some(ir), stated_debug } => {
            let debug = stated_debug.map_or(String::new(), |debug| format!(", debug metadata {debug}"));
            format!("!nvvmir.version {ir}{debug}")
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
fn print_examples(output: &Output, answer: &Examples) {
    let all = targets_of(output.axes.toolkit);
    let mut table = Table::new(["phase", "targets", "pointers", "example"]);
    for it in &answer.example_layouts {
        table.add(vec![
            it.nvvm_phase.to_string(),
            ranges_of(&it.nvvm_targets, &all),
            format!("{} bits", it.pointer_bits),
            it.example_layout.to_string(),
        ]);
    }
    table.print(output);
}

/// Which IR to write.
fn print_dialects(output: &Output, answer: &Dialects) {
    let all = targets_of(output.axes.toolkit);
    let mut table = Table::new(["targets", "pointers", "!nvvmir.version", "libnvvm since"]);
    for it in &answer.nvvm_dialects {
        table.add(vec![
            ranges_of(&it.nvvm_targets, &all),
            it.pointers().to_owned(),
            it.metadata(),
            it.first_toolkit.map_or("-".to_owned(), since),
        ]);
    }
    table.print(output);
}

/// Of the first release that was measured nothing older is known.
fn since(first: Toolkit) -> String {
    match Toolkit::ALL.first() {
        Some(oldest) if *oldest == first => format!("{first} or before"),
        _ => first.to_string(),
    }
}
