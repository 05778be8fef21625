//! `smarch wheels`: which variant of a wheel runs on a device with a driver, and which CUDA libraries belong to it.

use super::here::answer_each;
use crate::cli::Command;
use crate::fields::Fields;
use crate::options::{DriverOption, HereOption};
use crate::output::{Depends, Done, Exit, Output};
use crate::table::Table;
use clap::Args;
use smarch::Answer::{No, Unknown, Yes};
use smarch::{Cc, Verdict};
use smarch_answers::wheels::{self, Answer, Named, Question, Variant};
use smarch_answers::{MEASURED, PUBLISHED, device};
use std::path::Path;

#[derive(Args, Debug)]
pub struct Arguments {
    variant: Option<String>,
    /// the device that should run it: 12.0, sm_120, 'RTX 5090'
    #[arg(long, value_name = "DEVICE", conflicts_with = "here")]
    device: Option<String>,
    #[command(flatten)]
    here: HereOption,
    #[command(flatten)]
    driver: DriverOption,
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (None, self.driver.driver.as_deref())
    }

    fn compat(&self) -> Option<&str> {
        self.driver.compat.as_deref()
    }

    fn here(&self) -> Option<&Path> {
        self.here.here.as_deref()
    }

    fn run(&self, output: &Output) -> Done {
        let variant = self.variant.as_deref().map(Named::parse).transpose()?;
        let device = self.device.as_deref().map(device).transpose()?;
        // Drivers and devices are public, what wheels ask for was read.
        let evidence = MEASURED.with(PUBLISHED);
        let ask = |device| {
            let answer = wheels::answer(&Question { axes: output.axes, device, variant });
            let exit = Exit::from(answer.verdict.is_none_or(Verdict::is_yes));
            (answer, exit)
        };
        let print = |answer: &Answer| show(output, answer);
        if output.machine.is_some() {
            return answer_each(output, evidence, |on| Ok(ask(Some(on.device))), print);
        }
        let (answer, exit) = ask(device);
        if output.json {
            output.json(evidence, &answer);
        } else {
            if answer.driver.is_some() {
                output.axes_line(Depends::Driver);
            }
            print(&answer);
        }
        Ok(exit)
    }
}

fn show(output: &Output, answer: &Answer) {
    let sentence = match answer.verdict.map(Verdict::answer) {
        None => answer.variant_sentence.clone(),
        Some(Yes) => output.green(&answer.variant_sentence),
        Some(Unknown) => output.yellow(&answer.variant_sentence),
        Some(No) => output.red(&answer.variant_sentence),
    };
    output.paragraph(&sentence);
    output.line("");
    match answer.variants.as_slice() {
        [one] => show_one(output, answer.device, one),
        all => show_all(output, answer, all),
    }
    if answer.device.is_some() {
        output.line("");
        output.paragraph("A wheel may hold less than its release builds: smarch report FILE --device tells of one.");
    }
}

fn show_all(output: &Output, answer: &Answer, variants: &[Variant]) {
    let is_asked = answer.verdict.is_some();
    let mut table = match is_asked {
        true => Table::new(["variant", "CUDA", "runs", "PyTorch on PyPI", "why"]),
        false => Table::new(["variant", "CUDA", "starts from", "PyTorch on PyPI", "libraries"]),
    };
    for variant in variants {
        let torch = variant.torch_text.clone().unwrap_or_else(|| "-".to_owned());
        let (name, toolkit) = (variant.variant.clone(), variant.toolkit.to_string());
        table.add(match variant.verdict {
            Some(verdict) => {
                vec![name, toolkit, output.verdict_word(verdict), torch, variant.why(answer.device)]
            }
            None => {
                let libraries = variant.toolkit_requirement.clone().unwrap_or_else(|| "-".to_owned());
                vec![name, toolkit, variant.runtime_driver_text.clone(), torch, libraries]
            }
        });
    }
    table.print(output);
}

fn show_one(output: &Output, device: Option<Cc>, variant: &Variant) {
    let mut fields = Fields::new();
    fields.add("toolkit", variant.toolkit.to_string());
    if let Some(verdict) = variant.verdict {
        let why = variant.why(device);
        let mark = output.verdict_word(verdict);
        fields.add("runs", if why.is_empty() { mark } else { format!("{mark}: {why}") });
    }
    fields.add("starts from", variant.runtime_driver_text.clone());
    if let Some(torch) = &variant.torch_text {
        fields.add("PyTorch on PyPI", torch.clone());
    }
    match &variant.toolkit_requirement {
        Some(all) => fields.add("all libraries", format!("pip install '{all}'")),
        None => fields.add("libraries", "unknown: no wheel states them"),
    }
    for (at, requirement) in variant.requirements.iter().enumerate() {
        fields.add(if at == 0 { "one by one" } else { "" }, requirement.clone());
    }
    fields.print(output);
}
