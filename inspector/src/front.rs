//! The front door: what is typed becomes a command with its arguments, a name or a file alone becomes `show`, a mistake is told.

use crate::cli::{Cli, Common};
use crate::help::{command_line, command_names};
use crate::nearest_question::nearest_question;
use crate::output::{Exit, Output, fail, is_kept, keeping, tell};
use crate::parts::{Part, Parts};
use crate::tool_options::apart;
use clap::FromArgMatches;
use smarch::{Toolkit, devices};
use smarch_answers::features::{is_form, is_intrinsic};
use smarch_answers::help::Header;
use smarch_answers::meant::{self, Meaning};
use smarch_answers::messages::shell_word;
use smarch_answers::{NOTHING, Refusal, did_you_mean, is_like_a_name, near_products, nearest, version};
use std::cell::RefCell;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::Path;
use std::rc::Rc;

fn color_of(when: Option<&str>) -> Result<bool, Refusal> {
    match when.unwrap_or("auto") {
        "auto" => Ok(!is_kept() && Output::wants_color()),
        "always" => Ok(true),
        "never" => Ok(false),
        other => {
            let near = nearest(other, ["auto", "always", "never"]);
            Err(format!("--color takes auto, always or never, not '{other}'{}", did_you_mean(&near)).into())
        }
    }
}

fn width_of(columns: Option<&str>) -> Result<usize, Refusal> {
    let Some(columns) = columns else {
        return Ok(if is_kept() { 0 } else { Output::terminal_width() });
    };
    let is_number = columns.len() <= 5 && columns.bytes().all(|byte| byte.is_ascii_digit());
    let number = is_number.then(|| columns.parse().ok()).flatten();
    number.ok_or_else(|| format!("--width takes a number of columns, 0 for no limit, not '{columns}'").into())
}

fn output_of(common: &Common, stdout: Box<dyn Write>) -> Result<Output, Refusal> {
    let (color, width) = (color_of(common.color.as_deref())?, width_of(common.width.as_deref())?);
    let mut output = Output::new(stdout, common.json, color, width);
    if common.width.is_some() {
        output.table_width = width;
    }
    Ok(output)
}

/// What was typed, the options of all commands apart.
#[derive(Default)]
struct Typed {
    common: Vec<OsString>,
    words: Vec<OsString>,
    help: bool,
    version: bool,
}

impl Typed {
    fn new(mut typed: impl Iterator<Item = OsString>) -> Self {
        let mut it = Self::default();
        while let Some(word) = typed.next() {
            let name = word.to_string_lossy();
            match name.split('=').next().unwrap_or_default() {
                "--" => {
                    it.words.push(word);
                    it.words.extend(typed);
                    break;
                }
                "-h" | "--help" => it.help = true,
                "--version" if it.words.is_empty() => it.version = true,
                "--json" => it.common.push(word),
                "--color" | "--colour" | "--width" => {
                    let value = if name.contains('=') { None } else { typed.next() };
                    it.common.push(word);
                    it.common.extend(value);
                }
                _ => it.words.push(word),
            }
        }
        it.move_axes();
        it
    }

    /// --toolkit and --driver before the first word go behind it, with their values.
    fn move_axes(&mut self) {
        let mut first = 0;
        while let Some(word) = self.words.get(first).filter(|word| is_axis(word)) {
            first += if word.to_string_lossy().contains('=') { 1 } else { 2 };
        }
        if first < self.words.len() {
            self.words[..=first].rotate_right(1);
        }
    }

    /// What clap is given, a command first; and what else the words may mean, where no command was typed.
    fn command_line(self) -> Result<(Vec<OsString>, Vec<Meaning>), Refusal> {
        let mut others = Vec::new();
        let is_command = |name: &str| command_names().any(|it| it == name);
        let first = self.words.first().map(|word| word.to_string_lossy().into_owned());
        let words = match first.as_deref() {
            None if self.version || self.help => vec!["help".into()],
            None => return Err(MISSING.into()),
            Some("help") => self.words,
            Some(name) if self.help => {
                let is_show = !is_command(name) && (is_path(&self.words[0]) || is_like_a_name(name));
                vec!["help".into(), if is_show { "show".into() } else { self.words[0].clone() }]
            }
            Some("mcpu") => with_two_hyphens("mcpu", as_words(self.words)),
            Some(name) if is_command(name) => apart(with_two_hyphens(name, self.words))?,
            Some(name) => without_command(name, with_two_hyphens("show", self.words), &mut others)?,
        };
        Ok(([OsString::from("smarch")].into_iter().chain(self.common).chain(words).collect(), others))
    }
}

/// Whether the word behind an option is its value.
pub fn takes_next(option: &clap::Arg) -> bool {
    option.get_action().takes_values() && !option.is_require_equals_set()
}

/// The options of a command that are typed with one hyphen, `-svg FILE`, get two.
fn with_two_hyphens(command: &str, words: Vec<OsString>) -> Vec<OsString> {
    let line = command_line();
    let options = line.find_subcommand(command).into_iter().flat_map(clap::Command::get_arguments);
    let options: Vec<&clap::Arg> = options.collect();
    let (mut out, mut rest) = (Vec::new(), words.into_iter());
    while let Some(word) = rest.next() {
        if word == "--" {
            out.push(word);
            break;
        }
        let text = word.to_string_lossy();
        let (name, has_value) = (text.split('=').next().unwrap_or_default(), text.contains('='));
        let option = options.iter().find(|option| {
            let long = option.get_long();
            long.is_some() && long == name.strip_prefix("--").or_else(|| name.strip_prefix('-'))
        });
        let takes_next = option.is_some_and(|option| takes_next(option)) && !has_value;
        let is_short = option.is_some() && !text.starts_with("--");
        out.push(if is_short { [OsStr::new("-"), &word].into_iter().collect() } else { word });
        if takes_next {
            out.extend(rest.next());
        }
    }
    out.extend(rest);
    out
}

/// The CPU of mcpu as llc is given it, -mcpu=sm_90a; what else llc is given with it and decides nothing here is left out.
fn as_words(words: Vec<OsString>) -> Vec<OsString> {
    let is_kept = |word: &OsString| !word.to_string_lossy().trim_start_matches('-').starts_with("march=");
    let named = |word: OsString| match word.to_string_lossy().trim_start_matches('-').strip_prefix("mcpu=") {
        Some(cpu) if word.to_string_lossy().starts_with('-') => cpu.into(),
        _ => word.clone(),
    };
    words.into_iter().filter(is_kept).map(named).collect()
}

const MISSING: &str = "a command, a name or a file is missing";

/// Where nothing better helps.
pub const SEE_HELP: &str = "; see smarch help";

fn is_axis(word: &OsStr) -> bool {
    matches!(word.to_string_lossy().split('=').next(), Some("--toolkit" | "--driver"))
}

/// Whether an argument is a path: it exists, or is what no name is; "-" is one.
pub fn is_path(word: &OsStr) -> bool {
    let text = word.to_string_lossy();
    let is_name = smarch::Name::parse(text.as_bytes()).is_ok()
        || text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        || is_intrinsic(&text);
    let path = Path::new(word);
    // A form of PTX has dots, too.
    let is_like_a_file = || path.extension().is_some_and(|it| !it.is_empty()) && !is_form(&text);
    text == "-" || !is_name && (path.exists() || text.contains('/') || is_like_a_file())
}

/// A word as text: what is not UTF-8 escaped.
pub fn text_of(word: &OsStr) -> String {
    word.to_str().map_or_else(|| smarch_answers::shown(word.as_encoded_bytes()), str::to_owned)
}

/// What a text means to somebody who types it by itself, the likeliest first.
fn meanings_of(text: &str) -> Vec<Meaning> {
    meant::answer(Toolkit::DEFAULT, text).meanings
}

/// Whether it is a question of its own, and none about a name or a product: "driver 535", "FP8", "E22", a line of a log.
fn is_other(meaning: &Meaning, text: &str) -> bool {
    let is_as_typed = meaning.words.iter().all(|word| word == text || format!("sm_{text}") == *word);
    !matches!(meaning.ask, "show" | "device") || !is_as_typed
}

/// The first word is no command: a name or a file, with nothing but options after it, or a mistake.
fn without_command(first: &str, words: Vec<OsString>, others: &mut Vec<Meaning>) -> Result<Vec<OsString>, Refusal> {
    let show = |words: Vec<OsString>| Ok([OsString::from("show")].into_iter().chain(words).collect());
    if first == "--" {
        return show(words);
    }
    if is_axis(&words[0]) {
        return Err(format!(
            "{first} goes with a command, a name or a file, and has a value: smarch sm_120 --toolkit 12.4"
        )
        .into());
    }
    let texts: Vec<String> = words.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let all = texts.join(" ");
    let has_options = texts.iter().any(|word| word.starts_with("--"));
    let is_there = first == "-" || Path::new(&words[0]).exists();
    // A line of a log, or a list, may have slashes and points, too.
    let is_asked = !is_there && !has_options;
    let is_option = first.len() > 1 && first.starts_with('-');
    let mut meanings = if is_asked || is_option { meanings_of(&all) } else { Vec::new() }.into_iter();
    let meaning = meanings.next().filter(|meaning| is_other(meaning, &all));
    // Those of other tools mean something.
    if is_option && (first.starts_with("--") || meaning.is_none()) {
        let name = first.split('=').next().unwrap_or_default();
        let near = nearest(name, ["--json", "--color", "--width", "--help", "--version"]);
        let help = if near.is_empty() { SEE_HELP.to_owned() } else { did_you_mean(&near) };
        return Err(format!("unknown option '{first}'{help}").into());
    }
    let meaning = meaning.filter(|_| is_asked);
    others.extend(meanings.filter(|_| is_asked));
    let is_file = is_path(&words[0]) && meaning.is_none();
    let is_product = |text: &str| devices::candidates(text).next().is_some();
    if words.len() > 1 && !is_file && !has_options && is_product(&all) {
        return show(vec![all.into()]);
    }
    if let Some(meaning) = meaning {
        let words = meaning.words.into_iter().map(Into::into);
        return apart([OsString::from(meaning.ask)].into_iter().chain(words).collect());
    }
    if !is_file && !is_like_a_name(first) && !is_product(first) {
        let near = nearest(first, command_names());
        if !near.is_empty() {
            // A sentence is no misspelt command.
            let question = if texts.len() > 2 { nearest_question(&texts) } else { None };
            return Err(
                format!("'{first}' is not a command{}{}", did_you_mean(&near), question.unwrap_or_default()).into()
            );
        }
    }
    let plain = plain_words(&texts).filter(|_| !is_file);
    let Some([_, second, ..]) = plain.as_deref() else {
        return show(words);
    };
    let products = near_products(&all);
    if !products.is_empty() {
        return Err(format!("no target, product or file is called '{all}'{}", did_you_mean(&products)).into());
    }
    let is_name = |text: &str| smarch::Name::parse(text.as_bytes()).is_ok();
    if is_name(first) && is_name(second) {
        return Err(format!("'{first}' takes nothing after it; of two names: smarch check {first} {second}").into());
    }
    let near = nearest(second, ["--toolkit", "--json", "--help"]);
    let help = if near.is_empty() {
        nearest_question(&texts).unwrap_or_else(|| SEE_HELP.to_owned())
    } else {
        did_you_mean(&near)
    };
    Err(format!("'{first}' takes nothing after it{help}").into())
}

/// The words that are neither an option of `show` nor its value; nothing where there is an option that it does not know, which is clap's to
/// refuse.
fn plain_words(words: &[String]) -> Option<Vec<&str>> {
    let (mut plain, mut rest) = (Vec::new(), words.iter().map(String::as_str));
    while let Some(word) = rest.next() {
        match word {
            "--" => plain.extend(rest.by_ref()),
            "--toolkit" => drop(rest.next()),
            option if option.starts_with("--toolkit=") => {}
            option if option.len() > 1 && option.starts_with('-') => return None,
            word => plain.push(word),
        }
    }
    Some(plain)
}

/// The versions: of the library, and of the header that it was made with, which are one.
fn print_version(output: &Output) {
    let version = version();
    if output.json {
        output.json(NOTHING, &Header { header: version });
    } else {
        output.line(format_args!("smarch {version} (header {version}), for CUDA toolkit {}", output.axes.toolkit));
    }
}

/// Runs what was typed, the program's name first; the exit status.
pub fn run(typed: impl Iterator<Item = OsString>) -> u8 {
    run_to(|| Box::new(io::stdout().lock()), None, typed) as u8
}

/// What a command would have printed.
#[derive(Debug, Default)]
pub struct Captured {
    /// The exit status: 0 for yes or done, 1 for no or unknown, 2 for bad input.
    pub status: u8,
    /// To standard output.
    pub output: Vec<u8>,
    /// To standard error.
    pub messages: String,
}

/// Memory that stands for standard output.
#[derive(Clone, Default)]
pub struct Kept(pub Rc<RefCell<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Runs what was typed, the program's name first, and gives what it would have printed: in colour only where that was asked for, and with
/// nothing shortened.
pub fn captured(typed: impl Iterator<Item = OsString>) -> Captured {
    let kept = Kept::default();
    let stdout = || -> Box<dyn Write> { Box::new(kept.clone()) };
    let (status, messages) = keeping(|| run_to(stdout, None, typed));
    Captured { status: status as u8, output: kept.0.take(), messages }
}

/// Runs what was typed, the program's name first, and gives what it would have printed in parts; with the status 2 what is wrong.
pub fn parted(typed: impl Iterator<Item = OsString>) -> Result<Vec<Part>, Refusal> {
    let parts = Parts::default();
    let stdout = || -> Box<dyn Write> { Box::new(Kept::default()) };
    match keeping(|| run_to(stdout, Some(parts.clone()), typed)) {
        (Exit::Bad, messages) => Err(Refusal(messages)),
        _ => Ok(parts.take()),
    }
}

/// What else was typed may mean, each as the command that it stands for.
fn print_others(output: &Output) {
    if output.json || output.may_also_mean.is_empty() {
        return;
    }
    output.line("\nIt may also mean\n");
    for other in &output.may_also_mean {
        let words: Vec<String> = other.words.iter().map(|word| shell_word(word)).collect();
        output.line(format_args!("  smarch {} {}", other.ask, words.join(" ")));
    }
}

/// Prints what clap has to say: help, or what is wrong.
fn print_of_clap(error: &clap::Error, stdout: Box<dyn Write>) -> Exit {
    if !is_kept() {
        let _ = error.print();
    } else if error.use_stderr() {
        tell(error.render());
    } else {
        let _ = write!({ stdout }, "{}", error.render());
    }
    if error.use_stderr() { Exit::Bad } else { Exit::Yes }
}

fn run_to(stdout: impl Fn() -> Box<dyn Write>, parts: Option<Parts>, typed: impl Iterator<Item = OsString>) -> Exit {
    let typed = Typed::new(typed.skip(1));
    let shows_version = typed.version;
    let (line, others) = match typed.command_line() {
        Ok(typed) => typed,
        Err(refusal) => {
            let status = fail(&refusal.0);
            if refusal.0 == MISSING {
                tell("usage: smarch COMMAND [ARGUMENT...]\n       smarch NAME | FILE\nsmarch help lists the commands.");
            }
            return status;
        }
    };
    let cli = command_line().try_get_matches_from(line).and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match cli {
        Ok(cli) => cli,
        Err(error) => return print_of_clap(&error, stdout()),
    };
    let status = output_of(&cli.common, stdout()).map(|mut output| {
        output.may_also_mean = others;
        output.parts = parts;
        let status = if shows_version {
            print_version(&output);
            Ok(Exit::Yes)
        } else {
            cli.question.run(&mut output)
        };
        let status = status.unwrap_or_else(|refusal| {
            output.flush();
            fail(refusal.0)
        });
        if !matches!(status, Exit::Bad) {
            print_others(&output);
        }
        output.close(status)
    });
    status.unwrap_or_else(|refusal| fail(refusal.0))
}
