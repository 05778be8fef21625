//! Which message of a tool stands in a text.

mod common;

use common::table;
use smarch::cicc::constructs::Diagnostic;
use smarch::messages::{self, Found, MESSAGES, MOST_VALUES, MessageKind, Template};
use smarch::rules::link::MessageKind as LinkMessage;
use smarch::rules::{compile, nvjitlink};
use smarch::{NameKind, Target, Tool, Toolkit};
use std::collections::BTreeSet;

fn values<'a>(text: &'a str, found: &Found) -> Vec<&'a str> {
    found
        .occurrence
        .values()
        .iter()
        .map(|it| &text[it.start..it.end])
        .collect()
}

fn find(text: &str) -> Option<(Found, Vec<&str>)> {
    let found = messages::find(text.as_bytes())?;
    let values = values(text, &found);
    Some((found, values))
}

/// The words of each, with something for each value, are found in a longer line; where another message of more words stands in them, that one.
#[test]
fn every_message_is_found_in_a_line() {
    let filled = |text: &str| {
        let mut parts = text.split('{');
        let first = parts.next().unwrap().to_string();
        parts.fold(first, |line, part| {
            line + "'it'" + part.split_once('}').map_or(part, |(_, rest)| rest)
        })
    };
    for message in MESSAGES {
        let line = format!("CUDA: x(3): error: {} [y]", filled(&message.text));
        let (found, values) = find(&line).unwrap_or_else(|| panic!("{line}"));
        let own = messages::occurrence(&message.text, line.as_bytes()).unwrap();
        assert!(found.occurrence.letters >= own.letters, "{line}");
        assert!(own.values().len() == message.text.matches('{').count() && own.values().len() <= MOST_VALUES);
        if found.message.text == message.text {
            assert!(values.iter().all(|value| *value == "it"), "{line} {values:?}");
        } else {
            assert!(found.occurrence.letters > own.letters, "{line}: {}", found.message.text);
        }
    }
    let texts: BTreeSet<&str> = MESSAGES.iter().map(|it| it.text.as_str()).collect();
    assert!(texts.len() > 180, "{}", texts.len());
}

/// What the rules print of every pair of two releases is found as what it is, with the names that were asked about.
#[test]
fn what_the_rules_print_is_found() {
    let mut seen = BTreeSet::new();
    let mut ask = |line: String, names: &[&dyn ToString]| {
        let (found, values) = find(&line).unwrap_or_else(|| panic!("{line}"));
        assert_eq!(found.message.kind, MessageKind::Template, "{line}");
        for name in names.iter().map(|it| it.to_string()) {
            assert!(
                !line.contains(&format!("'{name}'")) || values.contains(&&*name),
                "{line} {values:?}"
            );
        }
        seen.insert(found.message.code);
    };
    for toolkit in [Toolkit::DEFAULT, Toolkit::NEWEST] {
        for (of, to) in Target::ALL
            .iter()
            .flat_map(|of| Target::ALL.iter().map(|to| (*of, *to)))
        {
            for kind in NameKind::ALL {
                let name = to.named(*kind);
                if let Some(line) = compile::ptxas_message(toolkit, of, name) {
                    ask(format!("ptxas fatal   : {line}"), &[&of, &name]);
                }
                for kind in LinkMessage::ALL.iter() {
                    if let Some(line) = kind.message(toolkit, of, name, "a.o") {
                        ask(format!("{kind}{line}"), &[&name, &"a.o"]);
                    }
                }
            }
            for input in nvjitlink::JitInput::ALL {
                if let Some(line) = nvjitlink::nvjitlink_message(toolkit, *input, of, to, "a.o") {
                    ask(line.to_string().lines().last().unwrap().to_string(), &[]);
                }
            }
        }
        for tool in Tool::ALL {
            if let Some(line) = smarch::targets::refusal(toolkit, *tool, b"sm_42").map(|it| it.to_string())
                && !line.is_empty()
            {
                ask(line, &[]);
            }
        }
    }
    assert!(seen.len() > 20, "{seen:?}");
    assert!(seen.contains(&Template::LinkArch.code()) && seen.contains(&Template::JitPtx.code()));
}

#[test]
fn what_cicc_printed_is_found() {
    let mut count = 0;
    for row in table("evidence/cicc_diagnostics.tsv") {
        for line in row.get("diagnostics").split(" | ").filter(|line| line.contains(": ")) {
            let (found, _) = find(line).unwrap_or_else(|| panic!("{line}"));
            let diagnostic =
                Diagnostic::from_code(found.message.code).filter(|_| found.message.kind == MessageKind::Diagnostic);
            assert!(
                diagnostic.is_some_and(|it| line.ends_with(it.text().as_str())),
                "{line}: {}",
                found.message.text
            );
            count += 1;
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn quotes_blanks_and_capitals_do_not_matter() {
    let first = |text: &str| find(text).map(|(found, values)| (found.message.code, values.join(" ")));
    let code = Template::OptionValue.code();
    for text in [
        "Value 'sm_9' is not defined for option 'arch'",
        "value sm_9 is not   defined\tfor\n option arch",
        "VALUE \u{2018}sm_9\u{2019} IS NOT DEFINED FOR OPTION `arch`.",
    ] {
        assert_eq!(first(text), Some((code, "sm_9 arch".into())), "{text}");
    }
    // At the beginning the word before; at the end up to a blank.
    assert_eq!(
        first("x: 'sm_9' is not a recognized processor for this target (ignoring processor)")
            .unwrap()
            .1,
        "sm_9"
    );
    assert_eq!(first("libnvjitlink: ERROR 4: bad input:a.o and more").unwrap().1, "a.o");
    // Words begin and end where those of the text do, and a value is not longer than 200 bytes.
    assert_eq!(first("Xspecified arch exceeds buffer length"), None);
    assert_eq!(first("specified arch exceeds buffer lengths"), None);
    let long = |count| format!("Value '{}' is not defined for option 'arch'", "s".repeat(count));
    assert!(first(&long(190)).is_some());
    assert_eq!(first(&long(220)), None);
}

#[test]
fn few_words_are_a_message_where_they_stand_alone() {
    assert!(find("unknown specifier").is_some() && find("Error: unknown specifier").is_some());
    assert!(find("libdatalayout of another project says: unknown specifier of the list").is_none());
    assert!(find("").is_none() && find("{}").is_none() && find("hello world").is_none());
}
