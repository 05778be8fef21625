//! `smarch scheduler TARGET` or `FILE`: the scheduler words.

use super::profile::objects::generation_text;
use super::profile::targets_text;
use crate::cli::Command;
use crate::fields::Fields;
use crate::front::{is_path, text_of};
use crate::open::open;
use crate::output::{Done, Exit, Output};
use clap::Args;
use smarch::{Error, Target};
use smarch_answers::scheduler::{OfFile, OfNumber, OfTarget, Row, Words, number_in, of_file, of_number, of_target};
use smarch_answers::{DOCUMENTED, plural, shown, target_of};
use std::ffi::{OsStr, OsString};

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
}

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        let [word] = self.words.as_slice() else {
            return Err("scheduler takes a target, smarch scheduler sm_90, or a dumped warp profile".into());
        };
        match is_path(word) {
            true => show_file(output, word),
            false => match number_in(&text_of(word)) {
                Some(number) => show_number(output, number),
                None => show_target(output, target_of(&text_of(word))?),
            },
        }
    }
}

fn text(words: &Words) -> String {
    let Words { packed, partitions, dispatch_slots } = words;
    format!("{packed:#010x}: {partitions} partitions, {dispatch_slots} dispatch slots")
}

fn show_number(output: &Output, number: u32) -> Done {
    let answer = of_number(number)?;
    if output.json {
        output.json(DOCUMENTED, &answer);
    } else {
        number_fields(&answer).print(output);
    }
    Ok(Exit::Yes)
}

fn row_text(row: &Row) -> String {
    match row.highest {
        u32::MAX => format!("codegen factories from {}, {}", row.lowest, row.era),
        highest => format!("codegen factories {} to {highest}, {}", row.lowest, row.era),
    }
}

fn number_fields(answer: &OfNumber) -> Fields {
    let number = answer.asked_number;
    let mut fields = Fields::titled(format!("{number:#x} ({number})"), "among scheduler words, as documented");
    fields.add("words", text(&answer.words));
    fields.add_lines("row", answer.scheduler_rows.iter().map(row_text));
    for it in &answer.labels {
        fields.add("labelled", it.label.to_string());
    }
    fields.add("errata", answer.errata_ids.join(", "));
    fields
}

fn show_target(output: &Output, target: Target) -> Done {
    let answer = of_target(target);
    if output.json {
        output.json(DOCUMENTED, &answer);
    } else {
        target_fields(&answer).print(output);
    }
    Ok(Exit::Yes)
}

fn target_fields(answer: &OfTarget) -> Fields {
    let subtitle = "scheduler words of the warp-level profile, as documented";
    let mut fields = Fields::titled(answer.target.to_string(), subtitle);
    let none = || Error::SchedulerNone.text().to_string();
    fields.add("by target", answer.by_target.as_ref().map_or_else(none, text));
    let Some(factory) = &answer.factory else {
        fields.add("codegen factory", Error::ProfileNone.text().to_string());
        for it in &answer.labels {
            let era = it.era.map_or(String::new(), |era| era.to_string());
            let words = text(&it.by_factory);
            fields.add(format!("by {}", it.encoded), format!("{words}; labelled {}, in the row of {era}", it.label));
        }
        return fields;
    };
    let (lowest, highest) = (factory.lowest, factory.highest);
    let encoded = match lowest == highest {
        true => lowest.to_string(),
        false => format!("one of {lowest} to {highest}"),
    };
    fields.add("codegen factory", encoded);
    fields.add("ISA generation", generation_text(factory.isa_value));
    if let Some(words) = &answer.by_factory {
        fields.add("by factory", text(words));
    }
    fields.add("errata", answer.errata_ids.join(", "));
    fields
}

fn show_file(output: &Output, file: &OsStr) -> Done {
    let bytes = open(file.as_ref())?;
    let name = shown(file.as_encoded_bytes());
    let answer = of_file(file.as_encoded_bytes().into(), &bytes).map_err(|refusal| format!("{name}: {refusal}"))?;
    let status = answer.scheduler_row.is_some().into();
    if output.json {
        output.json(DOCUMENTED, &answer);
    } else {
        file_fields(&answer, bytes.len()).print(output);
    }
    Ok(status)
}

fn file_fields(answer: &OfFile, size: usize) -> Fields {
    let size = plural(size as u64, "byte");
    let mut fields = Fields::titled(&answer.file.0, format!("scheduler words of a warp profile, {size}"));
    fields.add("+18 and +22", text(&answer.words));
    let low = answer.words.partitions;
    if low != answer.high {
        fields.add("", format!("the halves of +18 differ: {low} and {}", answer.high));
    }
    let row = match &answer.scheduler_row {
        None => "no row of the scheduler table".to_owned(),
        Some(row) => row_text(row),
    };
    fields.add("row", row);
    let targets = match answer.possible_targets.is_empty() {
        true => "no target".to_owned(),
        false => targets_text(answer.possible_targets),
    };
    fields.add("by its era", targets);
    fields.add("errata", answer.errata_ids.join(", "));
    fields
}
