//! `smarch profile`: the compiler's profile of a target, dumps of it and of what lies beside it.

mod compare;
mod layout;
pub mod objects;
mod show;
mod steps;

use crate::cli::Command;
use crate::front::{is_path, text_of};
use crate::layout::bytes_of;
use crate::open::open;
use crate::output::{Done, Output};
use clap::Args;
use smarch::NameKind;
use smarch::profile::Inputs;
use smarch::targets::TargetSet;
use smarch_answers::profile::{Blocks, INPUTS, Image, block_of, give, is_span, layout_at, target_of, target_of_images};
use smarch_answers::{Foreign, Known, Refusal, did_you_mean, is_like_a_name, name, nearest};
use std::ffi::{OsStr, OsString};

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
    /// a constant block, by its offset, as 32 hexadecimal digits; you may repeat it
    #[arg(long, value_name = "AT=BYTES", allow_hyphen_values = true)]
    block: Vec<String>,
    /// the flag at +355, set or clear; if it is set, +428 is cleared on sm_90 and later
    #[arg(long, value_name = "IS", num_args = 0..=1, require_equals = true, default_missing_value = "set")]
    flag_355: Option<String>,
    /// the flag at +233, debug mode, set or clear; if it is set, +1912 is cleared
    #[arg(long, value_name = "IS", num_args = 0..=1, require_equals = true, default_missing_value = "set")]
    flag_233: Option<String>,
    /// the encoded codegen factory, instead of the target's own
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    factory: Option<String>,
    /// the compiler driver's option value, for +1684
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    cli_option: Option<String>,
    /// what the callback behind +432 returned, or disabled
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    module_base: Option<String>,
    /// the pointer at +1200
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    vendor_string: Option<String>,
    /// the pointer at +1208
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    associated_data: Option<String>,
    /// the pointer at +1584
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    sm_backend: Option<String>,
    /// the pointer at +1488, with --baseline
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    shared_memory_table: Option<String>,
    /// the count at +1496, with --baseline
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    shared_memory_count: Option<String>,
    /// store the vendor fields, too
    #[arg(long)]
    vendor: bool,
    /// write the 1936 bytes of the object, with the unknown ones, into a new file
    #[arg(long, value_name = "FILE")]
    out: Option<OsString>,
    /// the object, or the dump, is that after this step of construction, 1 to 6: smarch profile layout lists them
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    after: Option<String>,
    /// store the hardware baseline, too
    #[arg(long)]
    baseline: bool,
}

/// What profile does besides showing an object, how many words follow, and which.
const QUESTIONS: [(&str, usize, &str); 6] = [
    ("layout", 0, "nothing else"),
    ("diff", 2, "two profiles, each a target or a file: smarch profile diff sm_90 sm_100"),
    ("check", 2, "a target and a file: smarch profile check sm_90 dumped.bin"),
    ("steps", 1, "a target: smarch profile steps sm_90"),
    ("backend", 1, "a dump of the SM backend"),
    ("validation", 1, "a dumped validation table"),
];

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        let names = QUESTIONS.map(|(name, ..)| name);
        let Some((first, more)) = self.words.split_first() else {
            let names = names.join(", ");
            return Err(
                format!("profile takes a target, sm_90, or a file; or one of {names}: smarch help profile").into()
            );
        };
        let first_text = text_of(first);
        if let Some((question, count, takes)) = QUESTIONS.into_iter().find(|(name, ..)| *name == first_text) {
            if more.len() != count {
                return Err(format!("profile {question} takes {takes}").into());
            }
            if self.out.is_some() {
                return Err(format!("--out goes with one object, not with {question}").into());
            }
            if !matches!(question, "diff" | "check" | "steps") && self.has_inputs() {
                return Err(format!("inputs of construction go with a target, not with {question}").into());
            }
            let blocks = self.blocks()?;
            let inputs = self.inputs(&blocks)?;
            return match (question, more) {
                ("diff", [old, new]) => compare::show_diff(output, [old, new], &inputs, self.has_inputs()),
                ("check", [target, file]) => compare::show_check(output, target, file, &inputs),
                ("steps", [target]) => steps::show_steps(output, target, &inputs),
                ("backend", [file]) => objects::show_backend(output, file),
                ("validation", [file]) => objects::show_validation(output, file),
                _ => layout::show_layout(output),
            };
        }
        if let [other, ..] = more {
            let near = nearest(&first_text, names);
            if !near.is_empty() {
                let help = did_you_mean(&near);
                return Err(format!("'{first_text}' is nothing that profile does{help}").into());
            }
            let other = text_of(other);
            return Err(format!(
                "profile takes one target or file, not '{other}' as well; two are compared by smarch profile diff"
            )
            .into());
        }
        if let Some(layout) = layout_at(&first_text) {
            return layout::show_offset(output, &layout);
        }
        let blocks = self.blocks()?;
        let inputs = self.inputs(&blocks)?;
        let image = load(first, &inputs)?;
        if let Some(out) = &self.out {
            let refused = |error: std::io::Error| Refusal(format!("{}: {error}", text_of(out)));
            let mut file = std::fs::File::create_new(out).map_err(refused)?;
            std::io::Write::write_all(&mut file, image.bytes()).map_err(refused)?;
        }
        show::show_object(output, first, &image, &inputs, self.has_inputs())
    }
}

impl Arguments {
    /// The inputs that are written as a word, in the order of `INPUTS`.
    fn given(&self) -> [Option<&str>; INPUTS.len()] {
        [
            &self.flag_355,
            &self.flag_233,
            &self.factory,
            &self.cli_option,
            &self.module_base,
            &self.vendor_string,
            &self.associated_data,
            &self.sm_backend,
            &self.shared_memory_table,
            &self.shared_memory_count,
            &self.after,
        ]
        .map(Option::as_deref)
    }

    fn has_inputs(&self) -> bool {
        self.vendor || self.baseline || !self.block.is_empty() || self.given().iter().any(Option::is_some)
    }

    fn blocks(&self) -> Result<Blocks, Refusal> {
        let mut blocks = [None; 10];
        for text in &self.block {
            let (position, bytes) = block_of(text)?;
            if let Some(block) = blocks.get_mut(position) {
                *block = Some(bytes);
            }
        }
        Ok(blocks)
    }

    fn inputs<'a>(&self, blocks: &'a Blocks) -> Result<Inputs<'a>, Refusal> {
        let mut inputs = Inputs {
            vendor_step: self.vendor,
            baseline_step: self.baseline,
            blocks: blocks.each_ref().map(Option::as_ref),
            ..Inputs::default()
        };
        for ((option, _), text) in INPUTS.into_iter().zip(self.given()) {
            if let Some(text) = text {
                give(&mut inputs, option, text)?;
            }
        }
        Ok(inputs)
    }
}

/// A file of 1936 bytes.
pub fn show_dump(output: &Output, file: &OsStr) -> Done {
    let inputs = Inputs::default();
    show::show_object(output, file, &load(file, &inputs)?, &inputs, false)
}

/// Why a text that is no sm_ name is none.
fn refuse_name(text: &str) -> Refusal {
    match name(text) {
        Ok(_) => format!("'{text}': ptxas registers no profile under this name").into(),
        Err(refusal) => refusal,
    }
}

fn foreign(word: &OsStr) -> Foreign {
    word.as_encoded_bytes().into()
}

/// The object of a target, or a file of 1936 bytes.
fn load(word: &OsStr, inputs: &Inputs<'_>) -> Result<Image, Refusal> {
    let text = text_of(word);
    if let Some(target) = target_of(&text) {
        return Image::build(target, inputs).map_err(|error| format!("{text}: {}", error.text()).into());
    }
    if !is_path(word) {
        if is_like_a_name(&text) {
            return Err(refuse_name(&text));
        }
        let near = nearest(&text, QUESTIONS.map(|(name, ..)| name));
        return Err(format!("no target or file is called '{text}'{}", did_you_mean(&near)).into());
    }
    let bytes = open(word.as_ref())?;
    if let Some(target) = target_of_images(&bytes) {
        return Image::build(target, inputs).map_err(|error| format!("{text}: {target}: {}", error.text()).into());
    }
    let refuse = |error: smarch::Error| format!("{text}: {}, not {}", error.text(), bytes.len()).into();
    Image::read(&bytes).map_err(refuse)
}

/// "5", "0x10", "0x9001 to 0x9005 (36865 to 36869)"; the bytes where nothing is known or there are more than eight.
fn part_text(raw: &[Known<u8>], offset: u32, value: smarch::profile::Value) -> String {
    const SHOWN: usize = 16;
    if let Some((first, [_, ..])) = raw.split_at_checked(SHOWN) {
        return bytes_of(first) + " ...";
    }
    // The documents write factories in decimal.
    let is_factory = offset as usize == smarch::profile::field::CODEGEN_FACTORY.offset();
    let decimal = |text: String| {
        if is_factory { format!(" ({text})") } else { String::new() }
    };
    let (lowest, highest) = (value.lowest, value.highest);
    match value.known() {
        _ if raw.len() > 8 => bytes_of(raw),
        Some(number @ 0..10) => number.to_string(),
        Some(number) => format!("{number:#x}{}", decimal(number.to_string())),
        None if is_span(value, raw.len()) && highest < 10 => format!("{lowest} to {highest}"),
        None if is_span(value, raw.len()) => {
            format!("{lowest:#x} to {highest:#x}{}", decimal(format!("{lowest} to {highest}")))
        }
        None => bytes_of(raw),
    }
}

/// "sm_90, sm_90a"; "no target that ptxas registers".
pub fn targets_text(targets: TargetSet) -> String {
    let names: Vec<String> = targets.iter().map(|target| target.named(NameKind::Sm).to_string()).collect();
    match names.as_slice() {
        [] => "no target that ptxas registers".to_owned(),
        names => names.join(", "),
    }
}
