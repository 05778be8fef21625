//! `smarch archs`: what a build system's list of architectures builds, or what is wrong with it.

use super::archs_changes::Changes;
use super::archs_coverage::{add_coverage, add_sizes};
use super::here::{machine_line, say_what_is_not_found};
use crate::annotations::FormatOption;
use crate::cli::Command;
use crate::fields::Fields;
use crate::front::text_of;
use crate::inputs::each_input;
use crate::layout::visible_width;
use crate::options::{DriverOption, HereOption, ToolkitOption};
use crate::outcome_text::print_sentence;
use crate::output::{Depends, Done, Exit, Output, fail, tell};
use crate::releases::ranges;
use crate::table::Table;
use crate::words::read_words;
use clap::Args;
use smarch::arch_list::{Image, Remark};
use smarch::documented::Evidence;
use smarch::{NameKind, arch_list::Syntax};
use smarch_answers::archs::{self, Answer, Mistake, Question, not_built, sizes, syntaxes};
use smarch_answers::files::{Contents, TargetRows};
use smarch_answers::here::Answer as Machine;
use smarch_answers::{Foreign, MEASURED, NOTHING, Refusal, did_you_mean, shown, words};
use std::ffi::{OsStr, OsString};
use std::path::Path;

#[derive(Args, Debug)]
pub struct Arguments {
    #[arg(allow_hyphen_values = true)]
    words: Vec<OsString>,
    /// the words are source files: build files, scripts, container files, workflows. What is wrong with the lists in them, and with --toolkit what that release does not build
    #[arg(long = "in")]
    in_sources: bool,
    #[command(flatten)]
    format: FormatOption,
    /// write the same list in another syntax
    #[arg(long = "as", value_name = "SYNTAX")]
    written_as: Option<String>,
    /// the devices of the machine, 8.9,12.0, for lists such as native; or none
    #[arg(long, value_name = "LIST")]
    devices: Option<String>,
    /// the newest device that torch itself was built for, 12.0
    #[arg(long, value_name = "DEVICE")]
    torch_newest: Option<String>,
    /// the devices that must run the list, 7.5,RTX 5090, or those of a file or of another list, 'cmake 75;90'; all if not given
    #[arg(long, value_name = "LIST")]
    on: Option<OsString>,
    #[command(flatten)]
    changes: Changes,
    /// tell how many bytes a built library holds for each image
    #[arg(long, value_name = "FILE")]
    sizes: Option<OsString>,
    #[command(flatten)]
    here: HereOption,
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

    fn here(&self) -> Option<&Path> {
        self.here.here.as_deref()
    }

    fn run(&self, output: &Output) -> Done {
        if self.in_sources {
            return super::archs_sources::look(output, self.format.format(output)?, &self.words);
        }
        if self.format.is_of_findings(output)? {
            return Err(
                "--format sarif and github go with --in: smarch archs --in CMakeLists.txt --format github".into()
            );
        }
        let [syntax, list @ ..] = self.words.as_slice() else {
            return Ok(list_syntaxes(output));
        };
        let Some(question) = self.question(output, syntax, list)? else {
            return Ok(Exit::Bad);
        };
        let mut answer = match archs::answer(&question) {
            Ok(answer) => answer,
            Err(mistake) => {
                let exit = show_mistake(output, question.syntax, &mistake);
                if let Some(machine) = output.machine.as_ref().filter(|_| !output.json) {
                    machine.open(&output.axes).for_each(|sentence| tell(format_args!("unknown: {sentence}")));
                }
                return Ok(exit);
            }
        };
        let sizes_exit = self.add_sizes(&mut answer);
        // Two judges: the syntax took the list, and the toolkit may refuse it.
        let exit = sizes_exit.max(match () {
            () if !answer.lacking.is_empty() => Exit::Bad,
            () if output.machine.as_ref().is_some_and(|it| it.open(&output.axes).next().is_some()) => Exit::No,
            () if question.on.is_some() && answer.coverage.left_out().next().is_some() => Exit::No,
            // What another list brings is not known where it depends on the machine.
            () if !question.changes.is_empty() && depends_on_machine(&answer) => Exit::No,
            // Of what builds nothing it is not known that it runs anywhere; what was taken away is not there on purpose.
            () if answer.images.is_empty() && (question.on.is_some() || question.changes.is_empty()) => Exit::No,
            () if answer.written.as_ref().is_some_and(|it| it.list.is_none()) => Exit::No,
            () => Exit::Yes,
        });
        if output.json {
            output.json(question.syntax.info().evidence, &answer);
        } else {
            print(output, &question, &answer);
            if let Some(machine) = &output.machine {
                say_what_is_not_found(output, machine);
            }
        }
        Ok(exit)
    }
}

impl Arguments {
    /// What is asked; nothing where a file cannot be read, which has been printed.
    fn question(&self, output: &Output, syntax: &OsStr, list: &[OsString]) -> Result<Option<Question>, Refusal> {
        let syntax = words::syntax(&text_of(syntax))?;
        let axes = output.axes;
        let on = match &self.on {
            Some(on) => match read_words(std::slice::from_ref(on))? {
                Some(on) => Some(words::devices(&axes, &on)?),
                None => return Ok(None),
            },
            None => output.machine.as_ref().map(Machine::each_device),
        };
        let here = || output.machine.as_ref().and_then(Machine::visible);
        let machine = |text: &Option<String>| text.as_deref().map(words::machine).transpose();
        let list = (!list.is_empty()).then(|| Foreign::from(list.join(OsStr::new(" ")).as_encoded_bytes()));
        Ok(Some(Question {
            axes,
            syntax,
            list,
            devices: machine(&self.devices)?.or_else(here),
            torch_newest: machine(&self.torch_newest)?.and_then(|devices| devices.first().copied()),
            on,
            changes: self.changes.0.clone(),
            written_as: self.written_as.as_deref().map(words::syntax).transpose()?,
        }))
    }

    /// How many bytes the built file holds for each image.
    fn add_sizes(&self, answer: &mut Answer) -> Exit {
        let Some(path) = &self.sizes else {
            return Exit::Yes;
        };
        let mut rows = TargetRows::default();
        let exit = each_input(
            std::slice::from_ref(path),
            |input| {
                let contents = Contents::of(input.bytes);
                let contents = contents.map_err(|why| Refusal(format!("{}: {why}", input.name.shown())))?;
                let is_damaged = contents.is_damaged();
                Ok((contents.images, is_damaged))
            },
            |(images, is_damaged)| {
                rows.add(&images, &vec![None; images.len()]);
                if is_damaged { Exit::Bad } else { Exit::Yes }
            },
        );
        answer.sizes = Some(sizes(&answer.images, &rows));
        exit
    }
}

fn list_syntaxes(output: &Output) -> Exit {
    let answer = syntaxes();
    if output.json {
        let kinds = answer.syntaxes.iter().map(|it| it.evidence);
        output.json(kinds.fold(NOTHING, Evidence::with), &answer);
        return Exit::Yes;
    }
    let mut table = Table::new(["syntax", "known", "where the list is written", "for example"]);
    for row in answer.syntaxes {
        let known = if row.evidence.contains(MEASURED) { "run" } else { "read" };
        table.add([row.name, known, row.written_in, row.example].map(str::to_owned).into());
    }
    table.print(output);
    Exit::Yes
}

/// The text with a caret under every character of the wrong token.
fn show_mistake(output: &Output, syntax: Syntax, mistake: &Mistake) -> Exit {
    let wrong = &mistake.error;
    if output.json {
        output.json(syntax.info().evidence, mistake);
        return Exit::Bad;
    }
    let token = wrong.at.token.shown();
    let quoted = if token.is_empty() { String::new() } else { format!("'{token}': ") };
    fail(format!("{quoted}{}{}", wrong.error, did_you_mean(&wrong.suggestions)));
    let list = &mistake.list;
    if !list.is_empty() {
        let before = list.0.get(..wrong.at.start_byte as usize).unwrap_or_default();
        let blanks = " ".repeat(visible_width(&shown(before)));
        let carets = "^".repeat(visible_width(&token).max(1));
        tell(format_args!("  {}\n  {blanks}{carets}", list.shown()));
    }
    for line in &wrong.tool_prints {
        tell(format_args!("the tool prints: {}", shown(line)));
    }
    if let Some(way_out) = &wrong.way_out {
        tell(format_args!("try {}", way_out.way_out_text));
    }
    Exit::Bad
}

fn image_text(image: &Image) -> String {
    let kind = match image.name.kind {
        NameKind::Sm => "cubin",
        NameKind::Compute => "PTX",
        NameKind::Lto => "LTO IR",
    };
    let from = image.from.map(|from| from.named(NameKind::Compute));
    from.map_or_else(|| kind.to_owned(), |from| format!("{kind} made from {from}"))
}

/// "8.0;9.0 minus 8.0", "not set".
fn title_of(question: &Question) -> Vec<u8> {
    let list = question.list.as_ref().map_or(&b"not set"[..], |list| &list.0);
    let mut title = list.to_vec();
    for change in &question.changes {
        match change {
            archs::Change::Minimize => title.extend(b" minimize"),
            archs::Change::With(operation, list) => {
                title.extend(format!(" {operation} ").bytes());
                title.extend(&list.0);
            }
        }
    }
    title
}

fn print(output: &Output, question: &Question, answer: &Answer) {
    if let Some(sentence) = &answer.sentence {
        print_sentence(output, sentence);
    }
    output.axes_line(Depends::Both);
    machine_line(output);
    let mut fields = Fields::titled(question.syntax.info().tool.as_str(), title_of(question));
    for image in &answer.images {
        fields.add(image.name.to_string(), image_text(image));
    }
    if answer.images.is_empty() {
        fields.add("images", "none");
    }
    add_remarks(&mut fields, question, answer);
    if !answer.lacking.is_empty() {
        fields.add("refused", output.red(&not_built(output.axes.toolkit, &answer.lacking)));
        let builders = match answer.built_by.as_slice() {
            [] => "no single release".to_owned(),
            toolkits => ranges(toolkits),
        };
        fields.add("built by", builders);
    }
    add_sizes(&mut fields, output, answer);
    add_coverage(&mut fields, output, answer, question.on.is_some());
    let Some(written) = &answer.written else {
        return fields.print(output);
    };
    let label = format!("as {}", written.syntax);
    match &written.list {
        // On a line of its own, whole, to be copied.
        Some(list) => {
            fields.print(output);
            output.line(format_args!("\n  {}\n  {list}", output.dim(&label)));
        }
        None => {
            let image = written.image_index.and_then(|at| answer.images.get(at));
            let from = |image: &Image| image.from.map(|from| format!("<{}", from.named(NameKind::Compute)));
            let image = image.map(|image| format!(": {}{}", image.name, from(image).unwrap_or_default()));
            let error = written.error.map(|error| error.to_string()).unwrap_or_default();
            fields.add(label, error + &image.unwrap_or_default());
            fields.print(output);
        }
    }
}

fn depends_on_machine(answer: &Answer) -> bool {
    answer.remarks.iter().any(|it| it.remark == Remark::Machine)
}

fn add_remarks(fields: &mut Fields, question: &Question, answer: &Answer) {
    for remark in &answer.remarks {
        let about = remark.about.as_ref().map(|it| format!("'{}': ", it.token.shown()));
        fields.add("note", about.unwrap_or_default() + &remark.text);
    }
    if depends_on_machine(answer) {
        if question.devices.is_none() {
            fields.add("note", "--devices 8.9 says which they are");
        } else if question.torch_newest.is_none() {
            fields.add("note", "--torch-newest 12.0 says what torch itself was built for");
        }
    }
}
