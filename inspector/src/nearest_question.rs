//! What was asked in words that are no question: the nearest one that is.

use crate::help::command_line;
use crate::usage::{USAGES, Usage};
use smarch::Name;
use std::collections::HashSet;

/// A form in which a command is asked, and the words that are said of it.
struct Form {
    usage: &'static Usage,
    arguments: &'static str,
    words: HashSet<String>,
}

/// Words of every question.
const ASKING: [&str; 10] = ["and", "are", "can", "doe", "for", "how", "the", "thi", "what", "which"];

/// The words of a text, in small letters and without the s of a plural.
fn words_of(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() > 2);
    let words = words.map(|word| {
        let word = word.to_lowercase();
        word.strip_suffix('s').map_or(word.clone(), str::to_owned)
    });
    words.filter(|word| !ASKING.contains(&word.as_str()))
}

fn forms() -> Vec<Form> {
    let line = command_line();
    let forms = USAGES.iter().flat_map(|usage| {
        let command = line.find_subcommand(usage.command);
        let about = command.and_then(clap::Command::get_about).map(ToString::to_string);
        let options = command.into_iter().flat_map(clap::Command::get_arguments);
        let options: Vec<String> = options.filter_map(|it| Some(it.get_help()?.to_string())).collect();
        let said = format!("{} {} {}", usage.command, about.unwrap_or_default(), options.join(" "));
        usage.forms.iter().map(move |(arguments, answers)| Form {
            usage,
            arguments,
            words: words_of(&said).chain(words_of(arguments)).chain(words_of(answers)).collect(),
        })
    });
    forms.collect()
}

/// Words that most forms have tell nothing: a word that one form has counts 1.
const LEAST: f64 = 0.15;

/// The form, of those that may be asked, that shares most words with what was typed; a word counts the more the fewer forms have it.
fn nearest_form(typed: &[String], may_be_asked: impl Fn(&Form) -> bool) -> Option<Form> {
    let forms = forms();
    let typed: HashSet<String> = typed.iter().flat_map(|word| words_of(word)).collect();
    let weight = |word: &String| {
        let having = forms.iter().filter(|form| form.words.contains(word)).count();
        1.0 / having as f64
    };
    // A command's own name is the clearest word.
    let named = |form: &Form| if typed.contains(form.usage.command) { 2.0 } else { 0.0 };
    let score = |form: &Form| match may_be_asked(form) {
        true => named(form) + typed.intersection(&form.words).map(weight).sum::<f64>(),
        false => 0.0,
    };
    let scores: Vec<f64> = forms.iter().map(score).collect();
    let best = scores.iter().copied().fold(LEAST, f64::max);
    let position = scores.iter().position(|score| *score == best)?;
    forms.into_iter().nth(position)
}

/// What is asked of the machine at hand.
enum OfThisMachine {
    /// "does it run on my gpu"
    WhatRuns,
    /// "which gpu do i have"
    WhatThereIs,
}

fn asks_of_this_machine(typed: &[String]) -> Option<OfThisMachine> {
    let words: HashSet<String> =
        typed.iter().flat_map(|it| it.split(|c: char| !c.is_alphanumeric())).map(str::to_lowercase).collect();
    let has_one = |of: &[&str]| of.iter().any(|word| words.contains(*word));
    if has_one(&["my", "here", "machine"]) && has_one(&["run", "runs", "running", "work", "works", "load", "loads"]) {
        return Some(OfThisMachine::WhatRuns);
    }
    (has_one(&["have", "my"]) && has_one(&["gpu", "gpus", "card"])).then_some(OfThisMachine::WhatThereIs)
}

/// "; the nearest question is smarch hardware sm_90, see smarch help hardware"; nothing where no word is one of ours.
pub fn nearest_question(typed: &[String]) -> Option<String> {
    let is_name = |word: &&String| Name::parse(word.as_bytes()).is_ok();
    let names: Vec<&String> = typed.iter().filter(is_name).collect();
    let of_this_machine = asks_of_this_machine(typed);
    let (command, arguments) = match (names.as_slice(), of_this_machine) {
        ([], Some(OfThisMachine::WhatRuns)) => ("report", "FILE --here".to_owned()),
        ([], Some(OfThisMachine::WhatThereIs)) => ("here", String::new()),
        ([name], Some(OfThisMachine::WhatRuns)) => ("check", format!("{name} --here")),
        ([], None) => {
            let form = nearest_form(typed, |_| true)?;
            (form.usage.command, form.arguments.to_owned())
        }
        ([name], _) => nearest_form(typed, |form| form.arguments.contains("TARGET")).map_or_else(
            || ("show", name.to_string()),
            |form| {
                let arguments = form.arguments.replace("[TARGET]", "TARGET");
                (form.usage.command, arguments.replacen("TARGET", name, 1))
            },
        ),
        ([one, other, ..], _) => ("check", format!("{one} {other}")),
    };
    let question = format!("smarch {command} {arguments}");
    Some(format!("; the nearest question is {}, see smarch help {command}", question.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::nearest_question;

    fn asked(text: &str) -> Option<String> {
        let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        nearest_question(&words)
    }

    #[test]
    fn names_decide_before_words() {
        let of_two = asked("does sm_90 run on sm_100").unwrap();
        assert_eq!(of_two, "; the nearest question is smarch check sm_90 sm_100, see smarch help check");
        let fit = asked("which blocks of a kernel fit on sm_90").unwrap();
        assert!(fit.starts_with("; the nearest question is smarch occupancy sm_90 "), "{fit}");
    }

    #[test]
    fn what_most_people_ask_is_understood() {
        for (text, question) in [
            ("which gpu do i have", "here"),
            ("will it run", "report FILE..."),
            ("does it run on my gpu", "report FILE --here,"),
            ("does this wheel work on my laptop?", "report FILE --here,"),
            ("does sm_90 run here", "check sm_90 --here,"),
            ("what driver do i need", "driver"),
            ("which driver is the oldest", "driver"),
        ] {
            let asked = asked(text).unwrap_or_default();
            assert!(asked.starts_with(&format!("; the nearest question is smarch {question}")), "{text}{asked}");
        }
    }

    #[test]
    fn words_that_nobody_knows_ask_nothing() {
        assert_eq!(asked("foo bar \u{202e} \0"), None);
    }
}
