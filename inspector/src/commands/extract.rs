//! `smarch extract`: write the images of files as files of their own, unpacked, with the names that cuobjdump gives.

use crate::budget::LimitOptions;
use crate::cli::Command;
use crate::files::{Existing, check_free, create_folder, write_file};
use crate::inputs::{each_input_in_turn, is_one_file};
use crate::output::{Done, Exit, Output, fail};
use crate::table::Table;
use clap::Args;
use smarch_answers::extract::{Answer, Chosen, Extraction, Place, Question};
use smarch_answers::{Foreign, MEASURED, Refusal, name};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

#[derive(Args, Debug)]
pub struct Arguments {
    /// fat binaries, programs, libraries, archives, wheels, conda packages, tars, folders, -
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,
    /// the folder to write to; this one if not given
    #[arg(long, value_name = "FOLDER")]
    to: Option<OsString>,
    /// the image with this number in the list of smarch FILE
    #[arg(long, value_name = "N")]
    image: Option<String>,
    /// only those for a target: sm_90, or its PTX alone, compute_90
    #[arg(long, value_name = "NAME")]
    target: Option<String>,
    /// replace files that exist
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    limits: LimitOptions,
}

/// Longer numbers are no numbers of images.
const MOST_DIGITS: usize = 9;

fn image_number(text: &str) -> Result<usize, Refusal> {
    let is_number = text.len() <= MOST_DIGITS && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|number| is_number && *number > 0);
    number.ok_or_else(|| format!("--image takes the number of an image, from 1 on, not '{text}'").into())
}

impl Arguments {
    fn question(&self) -> Result<Question, Refusal> {
        if self.files.is_empty() {
            return Err("extract takes files: smarch extract libkernels.so --to images".into());
        }
        if self.to.as_ref().is_some_and(|folder| folder.is_empty()) {
            return Err("--to takes a folder".into());
        }
        let image = self.image.as_deref().map(image_number).transpose()?;
        if image.is_some() && !is_one_file(&self.files) {
            return Err("--image goes with one file".into());
        }
        let target = self.target.as_deref().map(name).transpose()?;
        Ok(Question { image, target })
    }
}

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        let question = self.question()?;
        let mut extraction = Extraction::new(question, self.limits.budget()?);
        let folder = self.to.clone().map_or_else(|| ".".into(), PathBuf::from);
        let mut place = Folder { folder: &folder, existing: Existing::from(self.force) };
        let mut status = each_input_in_turn(&self.files, |input| {
            let is_whole = extraction.take(&input.name, input.bytes, &mut place)?;
            Ok(if is_whole { Exit::Yes } else { Exit::Bad })
        });
        if status == Exit::Yes && extraction.wanted == 0 {
            let what = if question.is_narrow() { "such image" } else { "device code" };
            fail(format!("there is no {what}"));
            status = Exit::No;
        }
        let answer = extraction.answer;
        match answer.extracted.is_empty() {
            is_empty if output.json && !(is_empty && status == Exit::Bad) => output.json(MEASURED, &answer),
            false => print(output, &answer),
            true => {}
        }
        Ok(status)
    }
}

/// Where the images of a file go.
struct Folder<'a> {
    folder: &'a Path,
    existing: Existing,
}

impl Place for Folder<'_> {
    fn begin(&mut self, chosen: &[Chosen<'_>]) -> Result<(), Refusal> {
        for image in chosen {
            check_free(&self.folder.join(&image.file_name), self.existing)?;
        }
        if !chosen.is_empty() {
            create_folder(self.folder)?;
        }
        Ok(())
    }

    fn keep(&mut self, file_name: &str, bytes: &[u8]) -> Result<Foreign, Refusal> {
        let path = self.folder.join(file_name);
        write_file(&path, bytes, self.existing)?;
        Ok(path.as_os_str().as_encoded_bytes().into())
    }

    fn tell(&mut self, fault: &str) {
        fail(fault);
    }
}

fn print(output: &Output, answer: &Answer) {
    let mut table = Table::new(["#", "image", "target", "bytes", "file"]);
    for it in &answer.extracted {
        table.add(vec![
            it.entry.to_string(),
            it.kind.map_or_else(String::new, |kind| kind.to_string()),
            it.target.map_or_else(|| "-".into(), |target| target.to_string()),
            it.size_bytes.to_string(),
            it.path.shown(),
        ]);
    }
    table.print(output);
}
