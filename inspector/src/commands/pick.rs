//! `smarch pick`: which of some images a device runs, and why not the others.

use crate::cli::Command;
use crate::fields::Fields;
use crate::front::text_of;
use crate::options::{DriverOption, PtxOption, ToolkitOption};
use crate::output::{Depends, Done, Exit, Output};
use crate::words::read_words;
use clap::Args;
use smarch::NameKind;
use smarch::rules::load::is_known_device;
use smarch::rules::pick::Image;
use smarch_answers::pick::{self, Answer, Question};
use smarch_answers::{PUBLISHED, device, words};
use std::ffi::OsString;

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
    #[command(flatten)]
    driver: DriverOption,
    #[command(flatten)]
    ptx: PtxOption,
    #[command(flatten)]
    toolkit: ToolkitOption,
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), self.driver.driver.as_deref())
    }

    fn compat(&self) -> Option<&str> {
        self.driver.compat.as_deref()
    }

    fn run(&self, output: &Output) -> Done {
        let [device_text, named @ ..] = self.words.as_slice() else {
            return Err(MISSING.into());
        };
        if named.is_empty() {
            return Err(MISSING.into());
        }
        let device = device(&text_of(device_text))?;
        let ptx = self.ptx.version(&output.axes)?;
        let Some(named) = read_words(named)? else {
            return Ok(Exit::Bad);
        };
        let answer = pick::answer(&Question {
            drivers: output.axes.drivers(),
            device,
            images: words::images(&output.axes, ptx, &named)?,
        });
        let exit = Exit::from(answer.verdict.is_yes());
        if output.json {
            output.json(PUBLISHED, &answer);
            return Ok(exit);
        }
        output.axes_line(Depends::Both);
        fields_of(output, &answer).print(output);
        Ok(exit)
    }
}

const MISSING: &str = "pick takes a device and images: smarch pick 8.9 sm_80 sm_86 compute_89";

/// "compute_89, PTX 8.4".
fn image_text(image: &Image) -> String {
    let ptx = image.ptx.map(|ptx| format!(", PTX {ptx}")).unwrap_or_default();
    format!("{}{ptx}", image.name)
}

fn fields_of(output: &Output, answer: &Answer) -> Fields {
    let picked = answer.images.iter().find(|it| it.picked).map(|it| it.image).filter(|_| answer.verdict.is_yes());
    let title = match picked {
        Some(image) if image.name.kind == NameKind::Compute => format!("compiles {}", image.name),
        Some(image) => format!("loads {}", image.name),
        None if is_known_device(answer.device) => "runs none of these".to_owned(),
        None => "is not known".to_owned(),
    };
    let mut fields = Fields::titled(format!("a device of {} {title}", answer.device), "");
    let text = match (picked, answer.pick_reason) {
        (Some(image), Some(reason)) => format!("{}: {reason}", output.green(&image_text(&image))),
        _ => output.verdict(answer.verdict),
    };
    fields.add("picked", text);
    for it in answer.images.iter().filter(|it| !it.picked || picked.is_none()) {
        fields.add("", format!("{}: {}", image_text(&it.image), it.verdict));
    }
    if answer.has_unknown_rival == Some(true) {
        let rival = "An image of which it is unknown whether it loads would come first if it did.";
        fields.add("", output.yellow(rival));
    }
    fields
}
