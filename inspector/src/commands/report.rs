//! `smarch report`: what is in files, will it run, what their kernels use, what limits them and what would help.

mod text;
mod whole;

use super::here::say_what_is_not_found;
use crate::budget::tell_left_out;
use crate::cli::Command;
use crate::files::Existing;
use crate::inputs::{each_input_within, is_one_file};
use crate::kernel_pictures::write_pictures;
use crate::options::{DriverOption, HereOption, word};
use crate::output::{Done, Exit, Output, fail};
use crate::selection::{SelectionOptions, number_or_none, short_number};
use crate::side_by_side::SideBySide;
use clap::Args;
use smarch_answers::here::{Answer as Machine, OfMachine, On};
use smarch_answers::report::{EVIDENCE, FileReport, LISTED, ReportQuestion, SortBy, Totals, report};
use smarch_answers::{Refusal, device, shown};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use whole::FileLine;

#[derive(Args, Debug)]
pub struct Arguments {
    /// cubins, fat binaries, programs, libraries, archives, PTX text; wheels, conda packages, tars, images of containers, folders; - for standard input
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,
    /// will every module run on this device? 9.0 or sm_90
    #[arg(long, value_name = "DEVICE")]
    device: Option<String>,
    #[command(flatten)]
    here: HereOption,
    #[command(flatten)]
    driver: DriverOption,
    /// exit status 0 if some of several files run
    #[arg(long)]
    any: bool,
    /// only the image with this number in --list
    #[arg(long, value_name = "N")]
    image: Option<String>,
    /// only kernels of this name, of a part of it, or of a pattern, 'gemm*'; about a single one everything
    #[arg(long, value_name = "NAME")]
    kernel: Option<OsString>,
    #[command(flatten)]
    selection: SelectionOptions,
    /// list the kernels; a cubin by itself always does, and so do --kernel, --image, --target, --sort, --names, --block, --dynamic, --optin and --sms. Columns that do not fit go in this order: params, barriers, what would help, image, blocks/SM, block, limited by, cluster, stack, target; of targets unpacked, compressed, stored, images, driver
    #[arg(long)]
    kernels: bool,
    /// regs, smem, stack, spills, occupancy or name: the largest first, the lowest occupancy first
    #[arg(long, value_name = "BY")]
    sort: Option<String>,
    /// SMs of the device: tells how many clusters it holds at most
    #[arg(long, value_name = "N")]
    sms: Option<String>,
    /// list every image, too
    #[arg(long)]
    list: bool,
    /// draw the occupancy curves of each kernel into files in this folder
    #[arg(long, value_name = "FOLDER")]
    svg: Option<PathBuf>,
    /// with --svg: replace files that exist
    #[arg(long)]
    force: bool,
}

impl Arguments {
    /// Whether kernels are asked for, of whatever file.
    fn asks_for_kernels(&self) -> bool {
        let said = [&self.image, &self.sort, &self.sms].into_iter().any(Option::is_some);
        self.kernels || said || self.kernel.is_some() || self.selection.asks_for_kernels()
    }

    /// What is asked, of the device that was named, or of one of this machine's.
    fn question(&self, output: &Output, on: Option<&On>) -> Result<ReportQuestion, Refusal> {
        let names_device = self.device.is_some() || on.is_some();
        if self.files.is_empty() {
            return Err("report takes a file: smarch report kernels.cubin --device sm_90".into());
        }
        if self.driver.driver.is_some() && !names_device {
            let example = "smarch report kernels.cubin --device sm_90 --driver 550";
            return Err(format!("--driver goes with --device: {example}").into());
        }
        if self.any && !names_device {
            return Err("--any goes with --device: smarch report torch.whl --device sm_90 --any".into());
        }
        let mut selection = self.selection.selection(self.kernel.as_deref())?;
        let image = number_or_none("--image", self.image.as_deref(), 1, u64::MAX)?;
        if !output.json {
            selection.limit.get_or_insert(LISTED);
        }
        selection.image = image.map(|number| usize::try_from(number).unwrap_or(usize::MAX));
        selection.sm_count = short_number("--sms", self.sms.as_deref(), 1, u32::MAX)?;
        for (is_given, option) in [(image.is_some(), "--image"), (self.svg.is_some(), "--svg")] {
            if is_given && !is_one_file(&self.files) {
                return Err(format!("{option} goes with one file").into());
            }
        }
        let sort = self.sort.as_deref().map(|by| word("--sort", by, &SortBy::WORDS)).transpose()?;
        let named = self.device.as_deref().map(device).transpose()?;
        let device = on.map(|on| on.device).or(named);
        let typed = on.map(|on| on.name.clone()).or_else(|| self.device.clone());
        Ok(ReportQuestion {
            selection,
            sort: sort.unwrap_or_default(),
            device: device.map(|device| (device, output.axes.drivers())),
            device_typed: typed.unwrap_or_default(),
            drivers_typed: output.typed_drivers.clone(),
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

    fn here(&self) -> Option<&Path> {
        self.here.here.as_deref()
    }

    fn run(&self, output: &Output) -> Done {
        match &output.machine {
            Some(_) if self.device.is_some() => Err("--here and --device both name a device; give one of them".into()),
            Some(machine) => self.report_here(output, machine),
            None => self.report(output, &self.question(output, None)?),
        }
    }
}

impl Arguments {
    /// Will it run here? For each kind of GPU of the machine.
    fn report_here(&self, output: &Output, machine: &Machine) -> Done {
        let each = machine.each(&output.axes);
        let mut exit = Exit::from(machine.open(&output.axes).next().is_none() && !each.is_empty());
        let mut of_each = Vec::new();
        for (position, on) in each.iter().enumerate() {
            let question = self.question(output, Some(on))?;
            if output.json {
                let (status, answer) = output.json_of(|output| self.report(output, &question))?;
                exit = exit.max(status);
                of_each.extend(answer);
                continue;
            }
            if each.len() > 1 {
                let gap = if position > 0 { "\n" } else { "" };
                output.line(format_args!("{gap}{}", output.bold(&format!("on {} ({})", on.gpus, on.device))));
            }
            exit = exit.max(self.report(output, &question)?);
        }
        if output.json {
            output.json(EVIDENCE, &OfMachine { machine, of_each });
        } else {
            say_what_is_not_found(output, machine);
        }
        Ok(exit)
    }

    fn report(&self, output: &Output, question: &ReportQuestion) -> Done {
        let mut shown = Shown {
            output,
            arguments: self,
            question,
            is_one: is_one_file(&self.files),
            totals: Totals::default(),
            files: Vec::new(),
            reports: Vec::new(),
        };
        let status = each_input_within(
            &self.files,
            &question.selection.budget,
            |input| {
                let file = input.reported();
                let report = report(question, file, &SideBySide::default())
                    .map_err(|refusal| Refusal(format!("{}: {refusal}", input.name.shown())))?;
                Ok((input.is_named || report.holds_code()).then_some(report))
            },
            |report| report.as_ref().map(|report| &*report.budget),
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
    /// Of several files what a line of each tells.
    files: Vec<FileLine>,
    /// Of several files what is told after the verdict of all.
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
        let runs = report.outcome.as_ref().filter(|_| self.is_one).is_none_or(|it| it.runs.is_yes());
        let status = if report.is_damaged { Exit::Bad } else { seen.max(Exit::from(runs)) };
        match (output.json, self.is_one) {
            (false, true) => self.print(&report, pictures),
            (true, true) => output.json(EVIDENCE, &report.row(pictures.map(|(_, count)| count))),
            (true, false) => self.reports.push(report),
            (false, false) => {
                self.files.push(FileLine::of(&report));
                if self.arguments.list || self.arguments.asks_for_kernels() {
                    self.reports.push(report);
                }
            }
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
        let whole = totals.whole();
        if output.json {
            output.json(EVIDENCE, &totals.of_reports(&self.reports));
        } else {
            self.print_all(whole.as_ref());
        }
        let will_do = whole.is_none_or(|whole| whole.verdict.will_do(self.arguments.any));
        Ok(status.max(Exit::from(will_do)))
    }
}
