//! `smarch expect`: do files hold what a contract promises of them?

use crate::annotations::{Format, FormatOption, Note, Place, print_github, print_sarif};
use crate::budget::KernelLimitOptions;
use crate::cli::Command;
use crate::fields::Fields;
use crate::inputs::{Inputs, Reading, each_input_within};
use crate::open::{STANDARD_INPUT, open, standard_input};
use crate::options::ToolkitOption;
use crate::output::{Done, Exit, Output, fail};
use crate::schemas::CONTRACT_SCHEMA;
use crate::side_by_side::SideBySide;
use clap::Args;
use smarch::Answer as Reply;
use smarch_answers::expect::{Answer, Breach, Expectation, Finding, Options, Written};
use smarch_answers::files::with_remedy;
use smarch_answers::report::EVIDENCE;
use smarch_answers::{Foreign, Refusal, plural};
use std::ffi::OsString;
use std::path::Path;

/// The contract that is meant where none is named.
const CONTRACT: &str = "smarch.toml";

#[derive(Args, Debug)]
pub struct Arguments {
    /// what is held against the contract: libraries, programs, cubins, archives, wheels, conda packages, tars, folders; - for standard input. Without
    /// any the contract itself is looked at
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,
    /// the contract: a file of TOML, or its text in JSON, '{"archs": "sm_90"}'; if you give neither this nor a promise, smarch.toml in this folder
    #[arg(long, value_name = "FILE")]
    contract: Option<OsString>,
    /// write the contract that the files keep now
    #[arg(long)]
    from: bool,
    /// print the JSON schema of contracts, for editors
    #[arg(long)]
    schema: bool,
    #[command(flatten)]
    format: FormatOption,
    #[command(flatten)]
    promises: PromiseOptions,
    #[command(flatten)]
    toolkit: ToolkitOption,
    #[command(flatten)]
    limits: KernelLimitOptions,
}

/// What stands above them in the help.
const PROMISES: &str = "Promises, in place of those of the contract";

#[derive(Args, Debug)]
pub struct PromiseOptions {
    /// each file has these images and no others: 'sm_80 sm_90 compute_90', or a list in the syntax of --syntax
    #[arg(long, help_heading = PROMISES, value_name = "LIST")]
    archs: Option<String>,
    /// each file has these images, whatever else it has
    #[arg(long, help_heading = PROMISES, value_name = "LIST")]
    includes: Option<String>,
    /// no file has one of these
    #[arg(long, help_heading = PROMISES, value_name = "LIST")]
    excludes: Option<String>,
    /// the syntax of these lists: torch, cmake, nvcc; smarch archs lists all
    #[arg(long, help_heading = PROMISES, value_name = "SYNTAX")]
    syntax: Option<String>,
    /// every module of a file has the images, not only one of them: true or false
    #[arg(long, help_heading = PROMISES, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    every_module: Option<String>,
    /// a device that runs all files, with a driver behind @ if it is not the newest: 'RTX 5090@570'; repeat it for each device
    #[arg(long, help_heading = PROMISES, value_name = "DEVICE[@DRIVER]")]
    runs_on: Vec<String>,
    /// each file has PTX, or has none: true or false
    #[arg(long, help_heading = PROMISES, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    ptx: Option<String>,
    /// every image is compressed, or none is: true, false, or by what, lz4, zstd
    #[arg(long, help_heading = PROMISES, value_name = "HOW", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    compressed: Option<String>,
    /// the most debug information that a cubin may have: none, lines, full
    #[arg(long, help_heading = PROMISES, value_name = "KIND")]
    debug_info: Option<String>,
    /// the largest size of a file: 100000000, 100 MB, 100 MiB
    #[arg(long, help_heading = PROMISES, value_name = "BYTES")]
    max_size: Option<String>,
}

impl From<&PromiseOptions> for Options {
    fn from(it: &PromiseOptions) -> Self {
        Self {
            syntax: it.syntax.clone(),
            archs: it.archs.clone(),
            includes: it.includes.clone(),
            excludes: it.excludes.clone(),
            every_module: it.every_module.clone(),
            ptx: it.ptx.clone(),
            runs_on: it.runs_on.clone(),
            compressed: it.compressed.clone(),
            debug_info: it.debug_info.clone(),
            max_size: it.max_size.clone(),
        }
    }
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), None)
    }

    fn run(&self, output: &Output) -> Done {
        if self.schema {
            output.print(CONTRACT_SCHEMA);
            return Ok(Exit::Yes);
        }
        let format = self.format.format(output)?;
        if self.from { self.write(output, format) } else { self.expect(output, format) }
    }
}

impl Arguments {
    /// The text of the contract, and the path by which it is called.
    fn contract(&self, options: &Options) -> Result<Option<(Foreign, Vec<u8>)>, Refusal> {
        let path = match &self.contract {
            Some(path) if path == "-" => return Ok(Some((STANDARD_INPUT.into(), standard_input()?.to_vec()))),
            Some(text) if text.as_encoded_bytes().starts_with(b"{") => {
                return Ok(Some(("the contract".into(), text.as_encoded_bytes().to_vec())));
            }
            Some(path) => Path::new(path),
            None if !options.is_empty() => return Ok(None),
            None if Path::new(CONTRACT).is_file() => Path::new(CONTRACT),
            None => {
                return Err(format!(
                    "expect takes a contract: {CONTRACT} here, --contract FILE, or promises such as --archs sm_90 --runs-on H100; smarch expect --from FILE writes one"
                )
                .into());
            }
        };
        Ok(Some((path.as_os_str().as_encoded_bytes().into(), open(path)?.to_vec())))
    }

    fn expect(&self, output: &Output, format: Format) -> Done {
        let options = Options::from(&self.promises);
        let contract = self.contract(&options)?;
        let contract = contract.as_ref().map(|(name, text)| (name, text.as_slice()));
        let mut expectation = Expectation::new(contract, &options, output.axes, self.limits.budget()?)?;
        if self.files.is_empty() {
            return Ok(print(output, format, &expectation.of_contract()));
        }
        let reader = expectation.reader();
        let (mut taken, mut status) = (0, Exit::Yes);
        Inputs::of(&self.files, Reading::default()).each_within(
            &reader.budget,
            |input| {
                let file = input.reported();
                let found = reader.read(file, &SideBySide::default());
                found.map_err(|why| Refusal(format!("{}: {why}", input.name.shown())))
            },
            |file| Some(&*file.report.budget),
            |_, result| {
                match result {
                    Ok(file) => {
                        taken += 1;
                        expectation.take(file);
                    }
                    Err(refusal) => {
                        expectation.miss(&refusal);
                        status = fail(refusal.0);
                    }
                }
                true
            },
        );
        if taken == 0 && status == Exit::Bad {
            return Ok(status);
        }
        Ok(status.max(print(output, format, &expectation.answer())))
    }

    /// The contract that the files keep.
    fn write(&self, output: &Output, format: Format) -> Done {
        if self.files.is_empty() {
            return Err("expect --from takes a file: smarch expect --from libk.so".into());
        }
        if self.contract.is_some() || !Options::from(&self.promises).is_empty() {
            return Err("expect --from writes a contract, and takes neither one nor promises".into());
        }
        if matches!(format, Format::Sarif | Format::Github) {
            return Err("expect --from writes a contract: --format text or json".into());
        }
        let budget = self.limits.budget()?;
        let mut written = Written::default();
        let mut refused = None;
        let status = each_input_within(
            &self.files,
            &budget,
            |input| {
                let file = input.reported();
                let found = Written::read(&budget, file, &SideBySide::default());
                found.map_err(|why| Refusal(format!("{}: {why}", input.name.shown())))
            },
            |report| Some(&*report.budget),
            |report| {
                if let Err(why) = written.add(&report) {
                    refused.get_or_insert_with(|| Refusal(format!("{}: {why}", report.file.shown())));
                }
                Exit::Yes
            },
        );
        // A contract of some of the files would be none of all.
        if let Some(why) = refused {
            return Err(why);
        }
        if status != Exit::Yes {
            return Ok(status);
        }
        let proposed = written.proposed()?;
        match format {
            Format::Json => output.json(EVIDENCE, &proposed),
            _ => output.print(&proposed.contract_text),
        }
        Ok(Exit::Yes)
    }
}

fn print(output: &Output, format: Format, answer: &Answer) -> Exit {
    match format {
        Format::Json => output.json(EVIDENCE, answer),
        Format::Sarif => print_sarif(output, &notes(answer)),
        Format::Github => {
            print_github(output, &notes(answer));
            if answer.unlisted() > 0 {
                output.line(format_args!("::notice::and {} more", plural(answer.unlisted() as u64, "finding")));
            }
            output.line(&answer.sentence);
        }
        Format::Text => print_text(output, answer),
    }
    Exit::from(answer.kept == Reply::Yes)
}

/// A text in the colour of a reply.
fn coloured(output: &Output, reply: Reply, text: &str) -> String {
    match reply {
        Reply::Yes => output.green(text),
        Reply::No => output.red(text),
        _ => output.yellow(text),
    }
}

fn print_text(output: &Output, answer: &Answer) {
    for line in output.lines_of(&answer.sentence) {
        output.line(coloured(output, answer.kept, &line));
    }
    output.line("");
    let contract = answer.contract.as_ref().map_or_else(|| "what is promised".into(), Foreign::shown);
    let mut fields = Fields::titled(contract, "");
    for promise in &answer.promises {
        let findings = || plural(promise.finding_count as u64, "finding");
        let state = match promise.kept {
            // The contract alone says nothing of files.
            Reply::Yes if answer.checked_file_count == 0 => String::new(),
            Reply::Yes => match promise.held_kernel_count {
                Some(count) => format!("kept by {}: ", plural(count as u64, "kernel")),
                None => "kept: ".to_owned(),
            },
            Reply::No => format!("broken, {}: ", findings()),
            _ => format!("not known, {}: ", findings()),
        };
        let line = promise.contract_line.map_or_else(String::new, |line| format!(" (line {line})"));
        fields.add(promise.promise, format!("{}{}{line}", coloured(output, promise.kept, &state), promise.text));
    }
    fields.print(output);
    let mut file: Option<&Option<Foreign>> = None;
    let mut fields = Fields::new();
    for finding in in_files(&answer.findings) {
        if file != Some(&finding.in_file) {
            std::mem::take(&mut fields).print(output);
            let name = finding.in_file.as_ref().map_or_else(|| "of all files".into(), Foreign::shown);
            output.line(format_args!("\n{}\n", output.bold(&name)));
            file = Some(&finding.in_file);
        }
        fields.add(
            finding.breach.to_string(),
            format!("{}: {}", finding.promise, with_remedy(&finding.text, finding.remedy.as_ref())),
        );
    }
    fields.print(output);
    if answer.unlisted() > 0 {
        output.line(format_args!("\nand {} more", plural(answer.unlisted() as u64, "finding")));
    }
}

/// The findings of each file together, files as they come first.
fn in_files(findings: &[Finding]) -> Vec<&Finding> {
    let mut order: std::collections::BTreeMap<&Option<Foreign>, usize> = std::collections::BTreeMap::new();
    for finding in findings {
        let next = order.len();
        order.entry(&finding.in_file).or_insert(next);
    }
    let mut sorted: Vec<&Finding> = findings.iter().collect();
    sorted.sort_by_key(|it| order.get(&it.in_file).copied());
    sorted
}

/// The findings, each at the line of the contract where it has one: the files are seldom among the sources that a change shows.
fn notes(answer: &Answer) -> Vec<Note> {
    let note = |finding: &Finding| {
        let contract = answer.contract.as_ref().map(|path| Place {
            path: path.clone(),
            line: finding.contract_line,
            ..Place::default()
        });
        let file = finding.in_file.as_ref().map(|path| Place {
            path: path.clone(),
            offset: finding.in_file_offset_bytes,
            function: finding.of_kernel.clone(),
            ..Place::default()
        });
        let name = finding.in_file.as_ref().map_or_else(String::new, |file| format!("{}: ", file.shown()));
        Note {
            rule: format!("expect/{}", finding.promise),
            asks: format!("the promise '{}' of the contract is kept", finding.promise),
            is_error: finding.breach != Breach::Unknown,
            title: format!("{} {}", finding.breach, finding.promise),
            text: format!("{name}{}: {}", finding.promise, with_remedy(&finding.text, finding.remedy.as_ref())),
            places: contract.into_iter().chain(file).collect(),
        }
    };
    answer.findings.iter().map(note).collect()
}
