//! Commands whose words may be the options of other tools: `smarch archs nvcc -arch=sm_90a --as cmake`.

use crate::cli::Cli;
use crate::front::takes_next;
use clap::{Arg, Command, CommandFactory};
use smarch_answers::{Refusal, did_you_mean, nearest};
use std::ffi::OsString;

/// What was typed, a command first: of a command that takes the options of other tools as words, its own options come before them. A
/// misspelt option of its own is refused.
pub fn apart(typed: Vec<OsString>) -> Result<Vec<OsString>, Refusal> {
    let line = Cli::command();
    let named = typed.first().and_then(|name| line.find_subcommand(name));
    let Some(command) = named.filter(|it| it.get_positionals().any(Arg::is_allow_hyphen_values_set)) else {
        return Ok(typed);
    };
    let mut typed = typed.into_iter();
    let mut options: Vec<OsString> = typed.next().into_iter().collect();
    let mut words: Vec<OsString> = vec!["--".into()];
    while let Some(word) = typed.next() {
        if word == "--" {
            words.extend(typed);
            break;
        }
        let text = word.to_string_lossy();
        let Some(option) = option_of(command, &text)? else {
            words.push(word);
            continue;
        };
        let mut own = OsString::from(if text.starts_with("--") { "" } else { "-" });
        own.push(&word);
        if takes_value(option) && !text.contains('=') {
            own.push("=");
            own.push(typed.next().ok_or_else(|| no_value(option))?);
        }
        options.push(own);
    }
    options.extend(words);
    Ok(options)
}

fn takes_value(option: &Arg) -> bool {
    let takes_some = option.get_num_args().is_none_or(|count| count.takes_values());
    takes_next(option) && takes_some
}

fn no_value(option: &Arg) -> Refusal {
    let name = option.get_long().unwrap_or_default();
    let value = option.get_value_names().and_then(<[_]>::first);
    let value = value.map(ToString::to_string).unwrap_or_default();
    format!("--{name} takes a value: --{name} {value}").into()
}

/// The command's own option that a word is.
fn option_of<'a>(command: &'a Command, word: &str) -> Result<Option<&'a Arg>, Refusal> {
    let typed = word.split('=').next().unwrap_or_default();
    let Some(name) = typed.strip_prefix("--") else {
        return Ok(None);
    };
    let options = || command.get_arguments().filter(|it| it.get_long().is_some());
    let found = options().find(|it| it.get_long() == Some(name));
    if found.is_none() {
        let names: Vec<String> = options().map(|it| format!("--{}", it.get_long().unwrap_or_default())).collect();
        let near = nearest(typed, names.iter().map(String::as_str));
        if !near.is_empty() {
            let command = command.get_name();
            return Err(format!("{command} knows no option {typed}{}", did_you_mean(&near)).into());
        }
    }
    Ok(found)
}
