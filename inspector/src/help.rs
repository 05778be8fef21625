//! `smarch help`: what clap shows of a command, with its forms and examples; as JSON, as a manual page, as completions for shells.

use crate::cli::{Cli, Command};
use crate::completion::{SHELLS, completion_of};
use crate::manual::manual;
use crate::output::{Done, Exit, Output, TEXT_WIDTH, toolkit_range};
use crate::schemas::schema_of;
use crate::usage::{USAGES, Usage, usage_of};
use clap::{Args, CommandFactory};
use smarch::Toolkit;
use smarch_answers::help::{CommandHelp, Commands, Form, OptionHelp, Text};
use smarch_answers::{NOTHING, Refusal, did_you_mean, nearest};

/// What `--json` promises.
pub const JSON: &str = "\
With --json a command prints one JSON object to standard output. It always has smarch (the version of the library), toolkit (the release that it answers for) and evidence (documented, measured, public). smarch help COMMAND --json has the JSON schema of a command's answers under the key answer_schema. share/schema has the schemas as files, docs/data.md the convention, docs/json.md examples with jq, Python and CMake. A key has one type and one meaning in all commands. Numbers are numbers, with the unit in the key. A word of a fixed set is a code: the name of a constant of smarch.h. Texts for people stand beside the codes. Null means that there is none or that it does not apply, \"unknown\" that it is not known. If a text of yours or of a file is not UTF-8, its bytes stand beside it, under the key with _hex.
Until the major version changes, keys and codes keep their names, types and meanings. New ones may come, so ignore those that you do not know. The order of keys is not promised, and the wording of texts may change.
Errors go to standard error as text, and the exit status is 2; only archs also prints an object, with the wrong token and its place.";

#[derive(Args, Debug)]
pub struct Arguments {
    /// a command; json: what you may rely on; man: the manual page; completion SHELL: the completions of bash, zsh or fish
    words: Vec<String>,
}

/// How help is laid out.
const TEMPLATE: &str = "usage: {usage}\n\n{before-help}{about-with-newline}\n{all-args}{after-help}";

/// The command line as clap knows it, with how each command is asked.
pub fn command_line() -> clap::Command {
    let (toolkit, range) = (Toolkit::DEFAULT, toolkit_range());
    let line = Cli::command()
        .override_usage("smarch COMMAND [ARGUMENT...]\n       smarch NAME | FILE")
        .before_help(format!(
            "Answers are for toolkit {toolkit}; --toolkit asks about another release, {range}. A name (sm_90a, compute_100f, 9.0) or a file (a cubin, a program) needs no command: smarch tells what it is."
        ))
        .help_template(TEMPLATE)
        .after_help("Exit status: 0 yes or done, 1 no or unknown, 2 bad input.");
    USAGES.iter().fold(line, |line, usage| {
        line.mut_subcommand(usage.command, |it| {
            // What the words are stands in the usage.
            it.mut_args(with_any_value)
                .mut_args(|argument| if argument.is_positional() { argument.hide(true) } else { argument })
                .override_usage(forms_of(usage))
                .help_template(TEMPLATE)
                .after_help(examples_of(usage))
        })
    })
}

/// What stands behind an option is its value, also where it begins with a dash.
fn with_any_value(argument: clap::Arg) -> clap::Arg {
    let has_value = argument.get_action().takes_values() && argument.get_num_args().is_none_or(|it| it.takes_values());
    let takes_any = argument.get_long().is_some() && has_value;
    argument.allow_hyphen_values(takes_any)
}

/// `smarch report FILE... [OPTION...]`, a form a line.
fn forms_of(usage: &Usage) -> String {
    let form = |(arguments, _): &(&str, &str)| format!("smarch {} {arguments}", usage.command).trim_end().to_owned();
    usage.forms.iter().map(form).collect::<Vec<_>>().join("\n       ")
}

/// What each form answers, examples, and the exit status.
fn examples_of(usage: &Usage) -> String {
    let mut text = String::new();
    for (arguments, answers) in usage.forms.iter().filter(|(_, answers)| !answers.is_empty()) {
        let arguments = if arguments.is_empty() { usage.command } else { arguments };
        text += &format!("  {arguments}: {answers}\n");
    }
    text += if text.is_empty() { "Examples:\n" } else { "\nExamples:\n" };
    for example in usage.examples {
        text += format!("  smarch {} {example}", usage.command).trim_end();
        text += "\n";
    }
    match usage.status_1 {
        Some(when) => text + &format!("\nExit status: 0 yes or done; 1 {when}; 2 bad input."),
        None => text + "\nExit status: 0 done, 2 bad input.",
    }
}

fn option_help(argument: &clap::Arg) -> Option<OptionHelp> {
    let name = argument.get_long().filter(|name| *name != "help" && !argument.is_global_set())?;
    let takes_value = argument.get_action().takes_values();
    let value = argument.get_value_names().and_then(<[_]>::first).filter(|_| takes_value);
    Some(OptionHelp {
        option: format!("--{name}"),
        argument: value.map(ToString::to_string),
        purpose: argument.get_help().map(ToString::to_string).unwrap_or_default(),
    })
}

fn command_help(line: &clap::Command, usage: &'static Usage) -> CommandHelp {
    let command = line.find_subcommand(usage.command);
    let some = |text: &'static str| Some(text).filter(|text| !text.is_empty());
    CommandHelp {
        command: usage.command,
        purpose: command.and_then(clap::Command::get_about).map(ToString::to_string).unwrap_or_default(),
        forms: usage.forms.iter().map(|(arguments, answers)| Form { arguments, purpose: some(answers) }).collect(),
        options: command.into_iter().flat_map(clap::Command::get_arguments).filter_map(option_help).collect(),
        examples: (usage.examples.iter())
            .map(|example| format!("smarch {} {example}", usage.command).trim_end().to_owned())
            .collect(),
        exit_status_1: usage.status_1,
    }
}

/// Prints clap's help of a command, or of all.
fn print_help(output: &Output, command: &clap::Command) {
    let width = if output.width == 0 { TEXT_WIDTH } else { output.width };
    let help = command.clone().term_width(width).render_help();
    if output.color { output.print(help.ansi()) } else { output.print(help) }
}

fn print_whole(output: &Output, bytes: &[u8]) -> Done {
    if output.json {
        output.json(NOTHING, &Text { text: String::from_utf8_lossy(bytes).into_owned() });
    } else {
        output.write(|out| out.write_all(bytes));
    }
    Ok(Exit::Yes)
}

fn completion(output: &Output, words: &[String]) -> Done {
    let shell = match words {
        [word] => SHELLS.into_iter().find(|(name, _)| name == word),
        _ => None,
    };
    let (_, shell) = shell.ok_or("help completion takes a shell: bash, zsh or fish")?;
    print_whole(output, &completion_of(shell))
}

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        help(output, &self.words)
    }
}

fn help(output: &Output, words: &[String]) -> Done {
    let mut line = command_line();
    line.build();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["completion", ..] => return completion(output, words.get(1..).unwrap_or_default()),
        [_, _, ..] => return Err("help takes one command: smarch help check".into()),
        ["man"] => {
            let page = manual(line).map_err(|error| Refusal(error.to_string()))?;
            return print_whole(output, page.as_bytes());
        }
        ["json"] if output.json => output.json(NOTHING, &Text { text: JSON.to_owned() }),
        ["json"] => JSON.lines().for_each(|line| output.paragraph(line)),
        [] | ["help"] if output.json => {
            let commands = USAGES.iter().map(|usage| command_help(&line, usage)).collect();
            output.json(NOTHING, &Commands { commands, answer_schema: None });
        }
        [] | ["help"] => print_help(output, &line),
        [name] => {
            let usage = usage_of(name).ok_or_else(|| no_command(name))?;
            if output.json {
                let commands = vec![command_help(&line, usage)];
                output.json(NOTHING, &Commands { commands, answer_schema: Some(schema_of(usage.command)) });
            } else if let Some(command) = line.find_subcommand(name) {
                print_help(output, command);
            }
        }
    }
    Ok(Exit::Yes)
}

fn no_command(name: &str) -> Refusal {
    let near = nearest(name, topics());
    let help = if near.is_empty() { "; smarch help lists them".to_owned() } else { did_you_mean(&near) };
    format!("there is no command '{name}'{help}").into()
}

/// What help may be asked about.
pub fn topics() -> impl Iterator<Item = &'static str> {
    command_names().chain(["json", "man", "completion"])
}

/// The commands' names, and "help".
pub fn command_names() -> impl Iterator<Item = &'static str> {
    USAGES.iter().map(|usage| usage.command).chain(["help"])
}

#[cfg(test)]
mod tests {
    use super::command_names;

    #[test]
    fn the_guide_has_every_command() {
        let guide = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/commands.md")).unwrap();
        // `show` is what a name or a file alone asks.
        let missing: Vec<_> =
            command_names().filter(|name| *name != "show" && !guide.contains(&format!("`smarch {name}"))).collect();
        assert!(missing.is_empty(), "docs/commands.md lacks {missing:?}");
    }
}
