//! `smarch pick`: which of some images a device runs, and why not the others.

use super::here::answer_each;
use crate::cli::Command;
use crate::fields::Fields;
use crate::front::text_of;
use crate::options::{DriverOption, HereOption, PtxOption, ToolkitOption};
use crate::output::{Depends, Done, Exit, Output};
use crate::words::read_words;
use clap::Args;
use smarch::NameKind;
use smarch::rules::load::is_known_device;
use smarch::rules::pick::Image;
use smarch_answers::pick::{self, Answer, Question};
use smarch_answers::{PUBLISHED, device, words};
use std::ffi::OsString;
use std::path::Path;

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
    #[command(flatten)]
    here: HereOption,
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

    fn here(&self) -> Option<&Path> {
        self.here.here.as_deref()
    }

    fn run(&self, output: &Output) -> Done {
        let (device_text, named) = match (self.words.as_slice(), &output.machine) {
            ([], Some(_)) => return Err(MISSING_HERE.into()),
            (named, Some(_)) => (None, named),
            ([device, named @ ..], None) if !named.is_empty() => (Some(device), named),
            _ => return Err(MISSING.into()),
        };
        let device = device_text.map(|text| device(&text_of(text))).transpose()?;
        let ptx = self.ptx.version(&output.axes)?;
        let Some(named) = read_words(named)? else {
            return Ok(Exit::Bad);
        };
        let images = words::images(&output.axes, ptx, &named)?;
        let ask = |device| {
            let answer = pick::answer(&Question { axes: output.axes, device, images: images.clone() });
            let exit = Exit::from(answer.verdict.is_yes());
            (answer, exit)
        };
        let print = |answer: &Answer| fields_of(output, answer).print(output);
        if !output.json {
            output.axes_line(Depends::Both);
        }
        let Some(device) = device else {
            return answer_each(output, PUBLISHED, |on| Ok(ask(on.device)), print);
        };
        let (answer, exit) = ask(device);
        if output.json {
            output.json(PUBLISHED, &answer);
        } else {
            print(&answer);
        }
        Ok(exit)
    }
}

const MISSING: &str = "pick takes a device and images: smarch pick 8.9 sm_80 sm_86 compute_89";
const MISSING_HERE: &str = "pick --here takes images, and no device: smarch pick libfoo.so --here";

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
    fields.add_way_out("", answer.way_out.as_ref());
    for it in answer.images.iter().filter(|it| !it.picked || picked.is_none()) {
        fields.add("", format!("{}: {}", image_text(&it.image), it.verdict));
    }
    if answer.has_unknown_rival == Some(true) {
        let rival = "One of the images may or may not load. If it loads, it comes first.";
        fields.add("", output.yellow(rival));
    }
    fields
}
