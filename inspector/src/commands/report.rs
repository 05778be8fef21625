//! `smarch report`: what is in files, will it run, what their kernels use, what limits them and what would help.

mod text;

use crate::budget::tell_left_out;
use crate::cli::Command;
use crate::files::Existing;
use crate::inputs::{each_input, is_one_file};
use crate::kernel_pictures::write_pictures;
use crate::modules_text::print_targets;
use crate::options::{DriverOption, word};
use crate::output::{Done, Exit, Output, fail};
use crate::selection::{SelectionOptions, number_or_none, short_number};
use crate::side_by_side::SideBySide;
use clap::Args;
use smarch_answers::report::{EVIDENCE, FileReport, ReportQuestion, ReportedFile, SortBy, Totals, report};
use smarch_answers::{Refusal, device, plural, shown};
use std::ffi::OsString;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct Arguments {
    /// cubins, fat binaries, programs, libraries, archives, PTX text; wheels, folders; - for standard input
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,
    /// will it run there, each module of it? 9.0 or sm_90
    #[arg(long, value_name = "DEVICE")]
    device: Option<String>,
    #[command(flatten)]
    driver: DriverOption,
    /// only this image, by its number in --list
    #[arg(long, value_name = "N")]
    image: Option<String>,
    /// only kernels of this name, or with this part in it, or 'gemm*'; of a single one everything
    #[arg(long, value_name = "NAME")]
    kernel: Option<OsString>,
    #[command(flatten)]
    selection: SelectionOptions,
    /// regs, smem, stack, occupancy or name: the heaviest first, the lowest occupancy first
    #[arg(long, value_name = "BY")]
    sort: Option<String>,
    /// SMs of the device: how many clusters it holds at most
    #[arg(long, value_name = "N")]
    sms: Option<String>,
    /// a line for every image, too
    #[arg(long)]
    list: bool,
    /// draws the occupancy curves of each kernel into files there
    #[arg(long, value_name = "FOLDER")]
    svg: Option<PathBuf>,
    /// with --svg: replaces files that exist
    #[arg(long)]
    force: bool,
}

impl Arguments {
    fn question(&self, output: &Output) -> Result<ReportQuestion, Refusal> {
        if self.files.is_empty() {
            return Err("report takes a file: smarch report kernels.cubin --device sm_90".into());
        }
        if self.driver.driver.is_some() && self.device.is_none() {
            let example = "smarch report kernels.cubin --device sm_90 --driver 550";
            return Err(format!("--driver goes with --device: {example}").into());
        }
        let mut selection = self.selection.selection("report", self.kernel.as_deref())?;
        let image = number_or_none("--image", self.image.as_deref(), 1, u64::MAX)?;
        selection.image = image.map(|number| usize::try_from(number).unwrap_or(usize::MAX));
        selection.sm_count = short_number("--sms", self.sms.as_deref(), 1, u32::MAX)?;
        for (is_given, option) in [(image.is_some(), "--image"), (self.svg.is_some(), "--svg")] {
            if is_given && !is_one_file(&self.files) {
                return Err(format!("{option} goes with one file").into());
            }
        }
        let sort = self.sort.as_deref().map(|by| word("--sort", by, &SortBy::WORDS)).transpose()?;
        let device = self.device.as_deref().map(device).transpose()?;
        Ok(ReportQuestion {
            selection,
            sort: sort.unwrap_or_default(),
            device: device.map(|device| (device, output.axes.drivers())),
            leaves_out_unlinked: !output.json,
        })
    }
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (None, self.driver.driver.as_deref())
    }

    fn compat(&self) -> Option<&str> {
        self.driver.compat.as_deref()
    }

    fn run(&self, output: &Output) -> Done {
        let question = self.question(output)?;
        let mut shown = Shown {
            output,
            arguments: self,
            question: &question,
            is_one: is_one_file(&self.files),
            totals: Totals::default(),
            reports: Vec::new(),
        };
        let status = each_input(
            &self.files,
            |input| {
                let file = ReportedFile { name: &input.name, bytes: input.bytes, triton: input.triton.as_ref() };
                let report = report(&question, file, &SideBySide::default())
                    .map_err(|refusal| Refusal(format!("{}: {refusal}", input.name.shown())))?;
                // What else lies in a folder: of no use.
                Ok((input.is_named || !report.images.is_empty()).then_some(report))
            },
            |report| report.map_or(Exit::Yes, |report| shown.take(report)),
        );
        shown.finish(status)
    }
}

/// What is shown of the files, one after the other.
struct Shown<'a> {
    output: &'a Output,
    arguments: &'a Arguments,
    question: &'a ReportQuestion,
    is_one: bool,
    totals: Totals,
    reports: Vec<FileReport>,
}

impl Shown<'_> {
    fn take(&mut self, report: FileReport) -> Exit {
        let output = self.output;
        let seen = tell_left_out(&report.file, &report.found.left_out);
        if !self.totals.add(&self.question.selection, &report, self.is_one) {
            return if report.found.is_damaged { Exit::Bad } else { seen };
        }
        let pictures = match &self.arguments.svg {
            Some(folder) => match write_pictures(folder, Existing::from(self.arguments.force), &report) {
                Ok(count) => Some((folder.as_path(), count)),
                Err(refusal) => {
                    output.flush();
                    return fail(refusal.0);
                }
            },
            None => None,
        };
        let runs = report.verdicts.as_ref().is_none_or(|it| it.file.is_yes());
        let status = if report.is_damaged { Exit::Bad } else { seen.max(Exit::from(runs)) };
        match (output.json, self.is_one) {
            (false, _) => self.print(&report, pictures),
            (true, true) => output.json(EVIDENCE, &report.row(pictures.map(|(_, count)| count))),
            (true, false) => self.reports.push(report),
        }
        status
    }

    /// What is to be said of all files; the status of the whole.
    fn finish(self, status: Exit) -> Done {
        let (output, totals) = (self.output, &self.totals);
        if let Some(refusal) = totals.missing(&self.question.selection) {
            let of = self.arguments.files.first().filter(|_| self.is_one);
            let of = of.map(|path| shown(path.as_encoded_bytes()) + ": ");
            return Err(Refusal(of.unwrap_or_default() + &refusal.0));
        }
        if self.is_one {
            return Ok(status);
        }
        if output.json {
            output.json(EVIDENCE, &totals.of_reports(&self.reports));
        } else if totals.files != 1 {
            let (files, bytes) = (plural(totals.files as u64, "file"), plural(totals.bytes, "byte"));
            let gap = if totals.files > 0 { "\n" } else { "" };
            output.line(format_args!("{gap}{}  {files}, {bytes}", output.bold("Total")));
            if totals.files > 0 {
                print_targets(output, &totals.targets);
            }
        }
        Ok(status)
    }
}
