//! What shells read to complete the command line: commands, options, and the values of those that have a fixed set.

use crate::help::{command_line, command_names, topics};
use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, ValueHint};
use clap_complete::Shell;
use smarch::{Target, Toolkit};

/// The shells that are served.
pub const SHELLS: [(&str, Shell); 3] = [("bash", Shell::Bash), ("zsh", Shell::Zsh), ("fish", Shell::Fish)];

fn target_names() -> Vec<&'static str> {
    Target::ALL.iter().map(|target| target.info().name.as_str()).collect()
}

/// The argument, with what its value may be.
fn with_values(argument: Arg) -> Arg {
    let value = argument.get_value_names().and_then(<[_]>::first);
    match value.map_or("", |value| value.as_str()) {
        "RELEASE" => {
            let releases = Toolkit::ALL.iter().map(|toolkit| toolkit.text().as_str());
            argument.value_parser(PossibleValuesParser::new(releases))
        }
        "TARGET" | "DEVICE" | "NAME" => argument.value_parser(PossibleValuesParser::new(target_names())),
        "WHEN" => argument.value_parser(PossibleValuesParser::new(["auto", "always", "never"])),
        "FOLDER" => argument.value_hint(ValueHint::DirPath),
        "FILE" => argument.value_hint(ValueHint::FilePath),
        _ if argument.is_positional() => argument.value_hint(ValueHint::AnyPath),
        _ => argument,
    }
}

/// The words that `smarch help` takes, each as a command of its own.
fn help_command() -> Command {
    let topics = topics().filter(|topic| *topic != "completion").map(Command::new);
    let shells = SHELLS.map(|(name, _)| Command::new(name));
    Command::new("help")
        .about("the commands, or one of them")
        .disable_help_subcommand(true)
        .subcommands(topics)
        .subcommand(Command::new("completion").disable_help_subcommand(true).subcommands(shells))
}

/// The script that a shell reads.
pub fn completion_of(shell: Shell) -> Vec<u8> {
    let line = command_line();
    let known = |name: &str| line.find_subcommand(name).cloned();
    let commands: Vec<Command> = command_names()
        .filter(|name| *name != "help")
        .filter_map(known)
        .map(|command| command.mut_args(with_values))
        .collect();
    let names = Arg::new("name").value_parser(PossibleValuesParser::new(target_names()));
    let mut line = Command::new("smarch")
        .disable_help_subcommand(true)
        .args(line.get_arguments().cloned().map(with_values))
        .arg(names)
        .subcommands(commands)
        .subcommand(help_command());
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut line, "smarch", &mut script);
    script
}
