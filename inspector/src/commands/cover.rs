//! `smarch cover`: what to build for several devices, so that each runs something.

use crate::cli::Command;
use crate::fields::Fields;
use crate::options::{DriverOption, ToolkitOption};
use crate::output::{Depends, Done, Exit, Output, join};
use crate::words::read_words;
use clap::Args;
use smarch::rules::cover::CoverWith;
use smarch::rules::load::is_known_device;
use smarch::{Cc, Verdict};
use smarch_answers::cover::{self, Cover, Question, word_of};
use smarch_answers::driver_words::driver_text;
use smarch_answers::{Axes, MEASURED, PUBLISHED, Refusal, did_you_mean, nearest, words};
use std::ffi::OsString;

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
    /// this goal alone: cubins, ptx, fewest, native or shipped
    #[arg(long, value_name = "GOAL")]
    goal: Option<String>,
    /// write the answer as a list, in a syntax of archs
    #[arg(long = "as", value_name = "SYNTAX")]
    written_as: Option<String>,
    #[command(flatten)]
    toolkit: ToolkitOption,
    #[command(flatten)]
    driver: DriverOption,
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), self.driver.driver.as_deref())
    }

    fn compat(&self) -> Option<&str> {
        self.driver.compat.as_deref()
    }

    fn run(&self, output: &Output) -> Done {
        if self.words.is_empty() {
            return Err("cover takes devices: smarch cover 8.6 8.9 9.0".into());
        }
        let axes = output.axes;
        let Some(named) = read_words(&self.words)? else {
            return Ok(Exit::Bad);
        };
        let devices = words::devices(&axes, &named)?;
        let goals = self.goals()?;
        let syntax = self.written_as.as_deref().map(words::syntax).transpose()?;
        let answer = cover::answer(&Question { axes, devices, syntax });
        let is_any = goals.iter().any(|goal| answer.with(*goal).uncovered_device.is_none());
        if output.json {
            output.json(MEASURED.with(PUBLISHED), &answer);
            return Ok(is_any.into());
        }
        let devices: Vec<String> = answer.devices.iter().map(ToString::to_string).collect();
        let subtitle = match devices.len() {
            1 => "what to build for this device",
            _ => "what to build for all of these devices",
        };
        let mut fields = Fields::titled(join(&devices, ", "), subtitle);
        let mut told = None;
        for goal in goals {
            let cover = answer.with(goal);
            fields.add(label_of(goal), text_of(&axes, goal, cover));
            // Once where several goals lack the same.
            if cover.way_out.is_some() && told != cover.way_out.as_ref() {
                fields.add_way_out("", cover.way_out.as_ref());
                told = cover.way_out.as_ref();
            }
        }
        output.axes_line(Depends::Both);
        fields.print(output);
        Ok(is_any.into())
    }
}

impl Arguments {
    /// Those that are shown.
    fn goals(&self) -> Result<Vec<CoverWith>, Refusal> {
        let all = CoverWith::ALL.to_vec();
        let Some(wanted) = &self.goal else { return Ok(all) };
        let words = all.iter().map(|goal| word_of(*goal));
        let words: Vec<&str> = words.collect();
        let goals: Vec<_> = all.into_iter().filter(|goal| word_of(*goal) == wanted).collect();
        if goals.is_empty() {
            let near = did_you_mean(&nearest(wanted, words.iter().copied()));
            return Err(format!("'{wanted}' is not a goal; there are {}{near}", words.join(", ")).into());
        }
        Ok(goals)
    }
}

fn label_of(goal: CoverWith) -> &'static str {
    match goal {
        CoverWith::Cubins => "cubins only",
        CoverWith::Ptx => "PTX only",
        CoverWith::Either => "fewest of either",
        CoverWith::Native => "native for each",
        CoverWith::Shipped => "as most ship",
    }
}

fn text_of(axes: &Axes, goal: CoverWith, cover: &Cover) -> String {
    if let Some(device) = cover.uncovered_device {
        return why_uncovered(axes, device, goal);
    }
    match &cover.written {
        Some(cover::Written { list: Some(list), .. }) => list.clone(),
        Some(cover::Written { why: Some((error, image)), .. }) => {
            image.map_or_else(|| error.to_string(), |image| format!("{error}: {image}"))
        }
        _ => {
            let names: Vec<String> = cover.images.iter().map(|image| image.name.to_string()).collect();
            join(&names, " ")
        }
    }
}

fn why_uncovered(axes: &Axes, device: Cc, goal: CoverWith) -> String {
    let Axes { toolkit, driver, .. } = axes;
    match goal {
        _ if !is_known_device(device) => format!("{} as {device}", Verdict::UnknownDevice),
        CoverWith::Native => format!("toolkit {toolkit} builds no cubin for {device} itself"),
        CoverWith::Cubins => format!("toolkit {toolkit} builds nothing that is known to run on {device}"),
        _ => format!(
            "toolkit {toolkit} builds nothing that is known to run on {device} with {}",
            driver_text(*driver, "", Some(device))
        ),
    }
}
