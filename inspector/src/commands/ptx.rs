//! `smarch ptx`: what PTX text needs, and which of its lines a target, a version, a release or a driver refuses.

use super::features::{print_answer, print_choice};
use super::show_file::file_name;
use crate::annotations::{Format, FormatOption, Note, Place, print_github, print_sarif};
use crate::cli::Command;
use crate::fields::Fields;
use crate::front::text_of;
use crate::inputs::{each_input, is_one_file};
use crate::needs_text::add_needs;
use crate::options::{DriverOption, ToolkitOption};
use crate::outcome_text::print_sentence;
use crate::output::{Depends, Done, Exit, Output, fail};
use crate::selection::number_or_none;
use crate::side_by_side::SideBySide;
use crate::table::Table;
use clap::Args;
use smarch::Target;
use smarch::rules::ptx_text::Assumed;
use smarch_answers::features::{Asked, ChoiceQuestion, Question as FormQuestion, is_form};
use smarch_answers::ptx::{Answer, Answers, File, Line, Question, TargetAnswer, answer};
use smarch_answers::{MEASURED, Refusal, plural, ptx_version, shown, target_of};
use std::ffi::OsString;
use std::path::Path;

/// Of so many refused lines each is shown, where nobody says how many.
const MOST_LINES: usize = 20;
/// Of so many forms what they ask for.
const MOST_FORMS: usize = 10;

#[derive(Args, Debug)]
pub struct Arguments {
    /// PTX text; the PTX images of fat binaries, programs, libraries, archives, wheels, tars, folders; - for standard input. Or forms of instructions, best first. With one of --as-target, --as-version, --gpu, --toolkit and --driver: what is refused alone
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,
    /// read the text as if its .target were this one: sm_80
    #[arg(long, value_name = "TARGET")]
    as_target: Option<String>,
    /// read the text as if its .version were this one: 8.0
    #[arg(long, value_name = "VERSION")]
    as_version: Option<String>,
    /// compile it for this GPU: sm_120
    #[arg(long, value_name = "NAME")]
    gpu: Option<String>,
    #[command(flatten)]
    toolkit: ToolkitOption,
    #[command(flatten)]
    driver: DriverOption,
    /// tell for each .target how many lines it refuses
    #[arg(long)]
    table: bool,
    /// only the image with this number in the list of smarch FILE
    #[arg(long, value_name = "N")]
    image: Option<String>,
    /// at most this many lines of each text; 20 if not given
    #[arg(long, value_name = "N")]
    limit: Option<String>,
    #[command(flatten)]
    format: FormatOption,
    /// of several forms, best first, print only the first that is legal with --as-target
    #[arg(long)]
    first: bool,
}

impl Arguments {
    /// Whether what is refused is asked for alone.
    fn is_check(&self) -> bool {
        let texts = [&self.as_target, &self.as_version, &self.gpu];
        let axes = [&self.toolkit.toolkit, &self.driver.driver];
        texts.into_iter().chain(axes).any(Option::is_some)
    }

    /// The words, where they are forms and no files.
    fn forms(&self) -> Option<Vec<String>> {
        let is_file = |word: &OsString| Path::new(word).exists();
        let are_forms = || self.files.iter().all(|word| !is_file(word) && is_form(&text_of(word)));
        (self.first || !self.files.is_empty() && are_forms())
            .then(|| self.files.iter().map(|word| text_of(word)).collect())
    }

    /// One form, as `features` tells of it; of several, which is legal.
    fn print_forms(&self, output: &Output, forms: Vec<String>) -> Done {
        if self.table || self.image.is_some() || self.limit.is_some() || self.driver.driver.is_some() {
            return Err("--table, --image, --limit and --driver go with files, not with forms".into());
        }
        let ptx = self.as_version.as_deref().map(ptx_version).transpose()?;
        let asked = Asked { toolkit: output.axes.toolkit, ptx };
        asked.check()?;
        let target = self.as_target.as_ref().or(self.gpu.as_ref());
        match (forms.as_slice(), target) {
            ([], _) => Err("--first takes forms: smarch ptx FORM FORM --as-target sm_90 --first".into()),
            ([first], _) if !self.first => {
                print_answer(output, &FormQuestion { asked, first: first.clone(), second: target.cloned(), llvm: None })
            }
            (_, None) => {
                Err("of several forms the first that is legal depends on the target: --as-target sm_90".into())
            }
            (_, Some(target)) => {
                let target = target_of(target)?;
                print_choice(output, &ChoiceQuestion { asked, target, forms }, self.first)
            }
        }
    }

    fn question(&self, output: &Output, format: Format) -> Result<Question, Refusal> {
        if self.files.is_empty() {
            return Err("ptx takes files: smarch ptx kernel.ptx --as-target sm_80".into());
        }
        let target =
            |text: &Option<String>| -> Result<Option<Target>, Refusal> { text.as_deref().map(target_of).transpose() };
        let number = |option, text: &Option<String>| -> Result<Option<usize>, Refusal> {
            let number = number_or_none(option, text.as_deref(), 1, u64::MAX)?;
            Ok(number.map(|number| usize::try_from(number).unwrap_or(usize::MAX)))
        };
        let axes = &output.axes;
        Ok(Question {
            toolkit: axes.toolkit,
            driver: axes.names_driver.then(|| axes.compat.unwrap_or(axes.driver)),
            assumed: Assumed {
                target: target(&self.as_target)?,
                gpu: target(&self.gpu)?,
                version: self.as_version.as_deref().map(ptx_version).transpose()?,
            },
            most_lines: number("--limit", &self.limit)?.unwrap_or(MOST_LINES),
            image: number("--image", &self.image)?,
            asks_needs: format == Format::Json || format == Format::Text && !self.is_check(),
            asks_targets: self.table,
        })
    }
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), self.driver.driver.as_deref())
    }

    fn compat(&self) -> Option<&str> {
        self.driver.compat.as_deref()
    }

    fn run(&self, output: &Output) -> Done {
        if let Some(forms) = self.forms() {
            return self.print_forms(output, forms);
        }
        let format = self.format.format(output)?;
        let question = self.question(output, format)?;
        let text = Text { output, question: &question, is_check: self.is_check(), is_one: is_one_file(&self.files) };
        let (mut count, mut all) = (0, Vec::new());
        let mut take = |answer: Answer| {
            let status = Exit::from(answer.is_taken());
            match format {
                Format::Text => text.print(&answer, count == 0),
                _ => all.push(answer),
            }
            count += 1;
            status
        };
        let status = each_input(
            &self.files,
            |input| {
                let file = File { name: &input.name, bytes: input.bytes, is_named: input.is_named };
                let named = |why: Refusal| Refusal(format!("{}: {why}", input.name.shown()));
                let mut found = answer(&question, &file, &SideBySide::default()).map_err(named)?;
                found.texts = found.texts.into_iter().map(|text| text.map_err(named)).collect();
                Ok(found)
            },
            |found| {
                let whole = if found.is_damaged { Exit::Bad } else { Exit::Yes };
                let each = found.texts.into_iter().map(|text| {
                    text.map_or_else(
                        |refusal| {
                            output.flush();
                            fail(refusal.0)
                        },
                        &mut take,
                    )
                });
                each.fold(whole, Exit::max)
            },
        );
        match format {
            Format::Json if count > 0 => output.json(MEASURED, &Answers::from(all)),
            Format::Sarif => print_sarif(output, &all.iter().flat_map(notes).collect::<Vec<_>>()),
            Format::Github => print_github(output, &all.iter().flat_map(notes).collect::<Vec<_>>()),
            _ => {}
        }
        if count == 0 && status != Exit::Bad {
            fail(match question.image {
                Some(_) => "there is no PTX image with this number",
                None => "there is no PTX",
            });
            return Ok(Exit::No);
        }
        Ok(status)
    }
}

/// What is refused, at its line.
fn notes(it: &Answer) -> impl Iterator<Item = Note> {
    it.refusals.iter().map(|refused| {
        let image = it.image.map_or_else(String::new, |number| format!("image {number}: "));
        let (kind, asks) = match refused.is_unknown() {
            true => ("unknown", "whether ptxas takes the line is known"),
            false => ("refused", "ptxas takes the line"),
        };
        // Of an image the line is none of the file.
        let (line, column) = if it.image.is_none() { (refused.line, refused.column) } else { (None, None) };
        let within =
            refused.line.filter(|_| it.image.is_some()).map_or_else(String::new, |line| format!("line {line}: "));
        Note {
            rule: format!("ptx/{kind}"),
            asks: asks.to_owned(),
            is_error: !refused.is_unknown(),
            title: format!("{kind} by ptxas"),
            text: format!("{image}{within}{}", shown(refused.said())),
            places: vec![Place {
                path: it.file.clone(),
                line: line.map(|it| it as usize),
                column: column.map(|it| it as usize),
                ..Place::default()
            }],
        }
    })
}

/// Prints answers for people.
struct Text<'a> {
    output: &'a Output,
    question: &'a Question,
    is_check: bool,
    is_one: bool,
}

impl Text<'_> {
    fn print(&self, it: &Answer, is_first: bool) {
        let output = self.output;
        if !is_first {
            output.line("");
        }
        // Where all that was asked is what the text needs, that it is taken says nothing.
        if it.target_answers.is_none() && (self.is_check || !it.is_taken()) {
            print_sentence(output, &it.sentence);
        }
        if is_first {
            output.axes_line(match self.question.driver {
                Some(_) => Depends::Both,
                None => Depends::Toolkit,
            });
        }
        let title = self.title(it);
        let stated = it.ptx_version.map_or("without .version and .target".to_owned(), |version| {
            format!(".version {version}, .target {}", it.target_written.shown())
        });
        let mut fields = Fields::titled(&title, format!("PTX text, {stated}"));
        if self.is_check {
            self.add_check(&mut fields, it);
        } else if let Some(needs) = &it.needs {
            add_needs(&mut fields, needs, if self.question.asks_targets { 0 } else { MOST_FORMS });
        }
        fields.print(output);
        if let Some(targets) = &it.target_answers {
            output.line("");
            table_of(targets).print(output);
        } else if !it.refusals.is_empty() {
            output.line("");
            self.print_refusals(&title, it);
        }
    }

    fn title(&self, it: &Answer) -> String {
        let name = &it.file.0[..];
        let name = shown(if self.is_one { file_name(name) } else { name });
        it.image.map_or(name.clone(), |number| format!("{name} image {number}"))
    }

    /// What was asked, and whether ptxas and the driver take it.
    fn add_check(&self, fields: &mut Fields, it: &Answer) {
        let (output, assumed) = (self.output, &self.question.assumed);
        let own = || "its own".to_owned();
        let target = assumed.target.or(it.target).map_or_else(own, |it| it.to_string());
        let version = assumed.version.or(it.ptx_version).map_or_else(own, |it| it.to_string());
        let gpu = assumed.gpu.map_or(String::new(), |gpu| format!(", for {gpu}"));
        fields.add("asked", format!("as .target {target}, .version {version}{gpu}"));
        let count = |number: usize, noun| plural(number as u64, noun);
        let unknown = it.refusals.iter().filter(|refused| refused.is_unknown()).count();
        let refused = it.refusals.len() - unknown;
        let by_ptxas = if it.refusals.is_empty() {
            output.green("refuses nothing that a target or a version decides")
        } else {
            let places = match unknown {
                0 => String::new(),
                unknown => format!("; {} of which nothing is known", count(unknown, "place")),
            };
            output.red(&format!("refuses {}", count(refused, "line"))) + &places
        };
        fields.add(format!("ptxas {}", self.question.toolkit), by_ptxas);
        fields.add("not judged", it.unknown.join("; "));
        if let Some((driver, verdict)) = self.question.driver.zip(it.driver_verdict) {
            fields.add(output.driver_text(driver), output.verdict(verdict));
        }
        fields.add_way_out("way out", it.way_out.as_ref());
    }

    fn print_refusals(&self, title: &str, it: &Answer) {
        let (output, most) = (self.output, self.question.most_lines);
        for refused in it.refusals.iter().take(most) {
            let place = refused.line.zip(refused.column);
            let place = place.map_or(String::new(), |(line, column)| format!(":{line}:{column}"));
            let said = match refused.is_unknown() {
                true => output.yellow("unknown: "),
                false => output.red("refused: "),
            };
            output.line(format_args!("{title}{place}: {said}{}", shown(refused.said())));
            if let Some(line) = &refused.written {
                self.print_line(line);
            }
        }
        if let Some(more @ 1..) = it.refusals.len().checked_sub(most) {
            let more = plural(more as u64, "line");
            output.line(format_args!("and {more} more; --limit N shows more"));
        }
    }

    /// The line, and a caret below the place. A tab stays one: it stands above the caret's.
    fn print_line(&self, line: &Line) {
        let text = &line.text.0[..];
        let parts: Vec<String> = text.split(|byte| *byte == b'\t').map(shown).collect();
        let before = text.iter().take(line.before);
        let blanks: String = before.map(|byte| if *byte == b'\t' { '\t' } else { ' ' }).collect();
        self.output.line(format_args!("    {}\n    {blanks}^", parts.join("\t")));
    }
}

/// For each target how many lines are refused with it, and the first.
fn table_of(targets: &[TargetAnswer]) -> Table {
    let mut table = Table::new(["as .target", "refused", "first", "message"]);
    for it in targets {
        let first = it.refusals.first();
        let lines = first.map_or("-".to_owned(), |_| plural(it.refusals.len() as u64, "line"));
        let line = first.and_then(|first| first.line);
        let line = line.map_or(String::new(), |line| format!("line {line}"));
        let message = first.map_or(String::new(), |first| shown(&first.message));
        table.add(vec![it.target.to_string(), lines, line, message]);
    }
    table
}
