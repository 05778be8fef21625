//! `smarch check`: may code for A be compiled, linked, loaded for B, and if not, why.

use super::here::answer_each;
use crate::cli::Command;
use crate::fields::Fields;
use crate::front::{is_path, text_of};
use crate::open::{open, shown_path};
use crate::options::{DriverOption, HereOption, PtxOption, ToolkitOption};
use crate::outcome_text::print_sentence;
use crate::output::{Depends, Done, Exit, Output};
use crate::releases::ranges;
use crate::table::Table;
use clap::Args;
use smarch::NameKind;
use smarch::cubin::{CubinKind, identify};
use smarch_answers::check::{self, ALL_TOOLKITS, Answer, OfImages, OfReleases, Other, Question, Side, Use};
use smarch_answers::files::{Image, no_cubin};
use smarch_answers::here::On;
use smarch_answers::{MEASURED, PUBLISHED, Refusal, name_or_device, shown, tools};
use std::ffi::{OsStr, OsString};
use std::path::Path;

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
    #[command(flatten)]
    here: HereOption,
    #[command(flatten)]
    toolkit: ToolkitOption,
    #[command(flatten)]
    driver: DriverOption,
    #[command(flatten)]
    ptx: PtxOption,
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        let release = self.toolkit.toolkit.as_deref().filter(|_| !self.is_of_all());
        (release, self.driver.driver.as_deref())
    }

    fn compat(&self) -> Option<&str> {
        self.driver.compat.as_deref()
    }

    fn here(&self) -> Option<&Path> {
        self.here.here.as_deref()
    }

    fn run(&self, output: &Output) -> Done {
        match self.words.as_slice() {
            [_, build] if self.is_of_all() && build == "build" => {
                Err(check::BUILD_OF_ALL.into())
            }
            _ if self.is_of_all() && output.machine.is_some() => Err("--toolkit all asks about two names, without --here".into()),
            [from] if output.machine.is_some() => self.show_machine(output, from, None),
            [from, only] if output.machine.is_some() => self.show_machine(output, from, Some(&text_of(only))),
            _ if output.machine.is_some() => {
                Err("check --here takes a name or a file, and one question if you like: smarch check sm_90 load --here".into())
            }
            [name, build] if build == "build" => show_tools(output, &text_of(name)),
            [from, to] => self.show_pair(output, from, to, None),
            [from, to, only] => self.show_pair(output, from, to, Some(&text_of(only))),
            _ => Err(
                "check takes two names or files: smarch check sm_90a sm_100, and one question if you like: compile, link, lto, load, jit or nvjitlink"
                    .into(),
            ),
        }
    }
}

impl Arguments {
    fn is_of_all(&self) -> bool {
        self.toolkit.toolkit.as_deref() == Some(ALL_TOOLKITS)
    }

    fn show_pair(&self, output: &Output, from: &OsStr, to: &OsStr, only: Option<&str>) -> Done {
        let ptx = self.ptx.version(&output.axes)?;
        let images = images_of(from)?;
        let from = match images {
            Some(_) => Side::of_images(from.as_encoded_bytes().into()),
            None => side_of(from)?,
        };
        let text = text_of(to);
        let device = if is_path(to) { None } else { Other::of_device(&text)? };
        let to = device.map_or_else(|| side_of(to).map(Other::Side), Ok)?;
        let title = [&from.text().0[..], b" -> ", &to.text().0].concat();
        let question = Question { axes: output.axes, ptx, from, to, only };
        if self.is_of_all() {
            return match images {
                Some(_) => Err(check::IMAGES_OF_ALL.into()),
                None => show_releases(output, title, &check::releases(&question, self.ptx.named()?)?),
            };
        }
        if let Some(images) = images {
            return show_images(output, title, &check::images(&question, &images)?);
        }
        let answer = check::answer(&question)?;
        let exit = Exit::from(answer.is_any_yes());
        if output.json {
            output.json(answer.evidence(), &answer);
            return Ok(exit);
        }
        begin(output, answer.sentence.as_deref());
        if answer.asks(Use::is_by_driver) {
            output.axes_line(Depends::Both);
        } else if answer.asks(|it| !it.is_by_driver()) {
            output.axes_line(Depends::Toolkit);
        }
        fields_of(output, title, &answer).print(output);
        Ok(exit)
    }

    /// Each GPU of the machine is what the code is for.
    fn show_machine(&self, output: &Output, from: &OsStr, only: Option<&str>) -> Done {
        let ptx = self.ptx.version(&output.axes)?;
        let from = side_of(from)?;
        let name = from.text();
        output.axes_line(Depends::Both);
        let ask = |on: &On| {
            let to = Other::of_cc(on.device);
            let answer = check::answer(&Question { axes: output.axes, ptx, from: from.clone(), to, only })?;
            let exit = Exit::from(answer.is_any_yes());
            Ok((answer, exit))
        };
        let evidence = MEASURED.with(PUBLISHED);
        answer_each(output, evidence, ask, |answer| {
            begin(output, answer.sentence.as_deref());
            let title = [&name.0[..], format!(" -> {}", answer.to.device).as_bytes()].concat();
            fields_of(output, title, answer).print(output);
        })
    }
}

/// The verdict, where something was asked.
fn begin(output: &Output, sentence: Option<&str>) {
    if let Some(sentence) = sentence {
        print_sentence(output, sentence);
    }
}

/// What each release does, those that answer alike together.
fn show_releases(output: &Output, title: Vec<u8>, answer: &OfReleases) -> Done {
    let exit = Exit::from(answer.of_each_release.iter().any(|it| it.answer.is_any_yes()));
    if output.json {
        output.json(answer.evidence(), answer);
        return Ok(exit);
    }
    let mut fields = Fields::titled(title, "as each release does it");
    for (used_for, verdicts) in answer.verdicts() {
        let lines = verdicts.iter().map(|(toolkits, it)| format!("{}: {}", ranges(toolkits), output.verdict(*it)));
        fields.add_lines(used_for.label(), lines);
    }
    fields.print(output);
    Ok(exit)
}

/// The images of a file that is no cubin: a host object, an archive, a library, a fat binary.
fn images_of(word: &OsStr) -> Result<Option<Vec<Image>>, Refusal> {
    if !is_path(word) || text_of(word) == "-" {
        return Ok(None);
    }
    Ok(check::images_in(&open(Path::new(word))?))
}

/// What becomes of each image, in one table.
fn show_images(output: &Output, title: Vec<u8>, answer: &OfImages) -> Done {
    let images = &answer.of_each_image;
    let exit = Exit::from(images.iter().any(Answer::is_any_yes));
    if output.json {
        output.json(answer.evidence(), answer);
        return Ok(exit);
    }
    begin(output, answer.sentence.as_deref());
    output.axes_line(Depends::Both);
    output.line(output.bold(&shown(title)));
    output.line("");
    let mut table = Table::new(["image", "place", "question", "answer", "why"]);
    for image in images {
        let place = image.from.image.as_ref();
        let place = place.map_or(String::new(), |it| format!("{} +{:#x}", it.place_text, it.offset_bytes));
        for it in &image.answers {
            let reason = it.link_reason.as_ref().map(|reason| reason.text.clone());
            let way_out = it.way_out.as_ref().map(|way_out| format!("try {}", way_out.way_out_text));
            let why: Vec<String> = reason.into_iter().chain(way_out).collect();
            table.add(vec![
                image.from.name.to_string(),
                place.trim_start().to_owned(),
                it.used_for.label().to_owned(),
                output.verdict(it.verdict),
                why.join("; "),
            ]);
        }
    }
    table.print(output);
    Ok(exit)
}

fn fields_of(output: &Output, title: Vec<u8>, answer: &Answer) -> Fields {
    let mut fields = Fields::titled(title, "");
    for it in &answer.answers {
        fields.add(it.used_for.label(), output.verdict(it.verdict));
        if let Some(reason) = &it.link_reason {
            fields.add("", format!("{} ({})", reason.text, reason.errata_ids.join(", ")));
        }
        fields.add_way_out("", it.way_out.as_ref());
        fields.add("", output.dim(&it.asked));
        for line in &it.tool_prints {
            fields.add("", output.dim(&shown(line)));
        }
    }
    fields
}

/// A name, or a cubin.
fn side_of(word: &OsStr) -> Result<Side, Refusal> {
    if !is_path(word) {
        return Ok(name_or_device(&text_of(word))?.into());
    }
    let path = Path::new(word);
    let (text, file) = (shown_path(path), open(path)?);
    let cubin = identify(&file).map_err(|status| format!("{text}: {}", no_cubin(status, &file)))?;
    let target = cubin.target.ok_or_else(|| format!("{text}: built for a target that is not in the table"))?;
    Ok(Side {
        name: target.named(NameKind::Sm),
        file: Some(word.as_encoded_bytes().into()),
        toolkit: cubin.toolkit,
        is_object: cubin.kind == CubinKind::Relocatable,
        image: None,
    })
}

/// `check NAME build`: which tools of the release take the name.
fn show_tools(output: &Output, text: &str) -> Done {
    let (name, toolkit) = (name_or_device(text)?, output.axes.toolkit);
    let answer = tools::answer(&tools::Question { toolkit, name });
    let exit = Exit::from(answer.verdict.is_yes());
    if output.json {
        output.json(MEASURED, &answer);
        return Ok(exit);
    }
    output.axes_line(Depends::Toolkit);
    let subtitle = format!("as a name for the tools of toolkit {toolkit}");
    let mut fields = Fields::titled(name.to_string(), subtitle);
    for it in &answer.tools {
        fields.add(it.tool.to_string(), output.verdict(it.verdict));
        fields.add_way_out("", it.way_out.as_ref());
        for line in &it.tool_prints {
            fields.add("", output.dim(&format!("prints: {}", shown(line))));
        }
    }
    fields.print(output);
    Ok(exit)
}
