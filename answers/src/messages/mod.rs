//! What does a message of a tool, of the driver or of a framework mean, and what helps?
//!
//! A row has the message with its placeholders, the cause and the way to mend it. Messages that the library itself has (cicc's diagnostics,
//! libnvvm's log) are taken from there. A message is found inside a longer line, and the answer holds the values of its placeholders.

pub mod errors;
mod frameworks;
mod grams;
mod part;
mod plain;
mod tools;

use crate::features;
use alloc::collections::BTreeSet;
use alloc::{format, string::String, string::ToString, vec::Vec};
use errors::KnownError;
use grams::Grams;
use plain::Plain;
use serde::Serialize;
use smarch::cicc::constructs::Diagnostic;
use smarch::messages::{MESSAGES, MessageKind, Occurrence, is_meant, occurrence};
use smarch::{Name, Toolkit};

/// A message that is known.
struct Row {
    by: &'static str,
    says: &'static str,
    cause: &'static str,
    mend: &'static str,
    next: &'static [&'static str],
}

/// What a placeholder of a message stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Value {
    /// What it is: target, version, file.
    pub value_of: &'static str,
    /// As it stands in the message.
    pub value_text: String,
}

/// A message that was found, and what helps.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Found {
    /// Who prints it.
    pub printed_by: String,
    /// The message with its placeholders in braces.
    pub message_text: String,
    /// The line of a log in which it stands first. Null: no log was read.
    pub line_number: Option<usize>,
    /// How many lines of the log say it.
    pub line_count: usize,
    /// What the placeholders stand for.
    pub message_values: Vec<Value>,
    /// The errors of the driver and the libraries that have this text, the likeliest first.
    pub errors: Vec<KnownError>,
    /// Why it is printed.
    pub cause: String,
    /// What helps.
    pub mend: String,
    /// What to ask next, whole commands; words in capitals are to be replaced.
    pub next_commands: Vec<String>,
    #[serde(skip)]
    span: (usize, usize),
    #[serde(skip)]
    own: usize,
}

/// Where the words of a message come from.
enum Source {
    Row(&'static Row),
    Errors(Vec<KnownError>),
    /// The log of libnvvm.
    Log,
    /// A diagnostic of cicc's.
    Diagnostic(Diagnostic),
}

struct Pattern {
    grams: Vec<u16>,
    text: &'static str,
    source: Source,
}

/// All messages that are known, ready to be looked for.
pub struct Messages {
    patterns: Vec<Pattern>,
}

impl Default for Messages {
    fn default() -> Self {
        Self::new()
    }
}

impl Messages {
    /// Every message.
    #[must_use]
    pub fn new() -> Self {
        let mut it = Self { patterns: Vec::new() };
        for row in tools::ROWS.iter().chain(frameworks::ROWS) {
            it.add(row.says, Source::Row(row));
        }
        for (text, errors) in errors::by_text() {
            it.add(text, Source::Errors(errors));
        }
        for message in MESSAGES {
            let source = match message.kind {
                // Of these there are rows.
                MessageKind::Template => continue,
                MessageKind::Diagnostic => Diagnostic::from_code(message.code).map_or(Source::Log, Source::Diagnostic),
                _ => Source::Log,
            };
            it.add(message.text.as_str(), source);
        }
        it
    }

    fn add(&mut self, text: &'static str, source: Source) {
        let own = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, own)| own));
        let grams = own.flat_map(|own| grams::some_of(Plain::new(own).small())).collect();
        self.patterns.push(Pattern { grams, text, source });
    }

    /// The messages that stand in a text, the most specific first.
    #[must_use]
    pub fn find(&self, text: &str) -> Vec<Found> {
        let plain = Plain::new(text);
        let seen = Grams::of(plain.small());
        let candidates = self.patterns.iter().filter(|it| it.grams.iter().all(|gram| seen.has(*gram)));
        let mut all: Vec<Found> = candidates
            .filter_map(|it| {
                let place = occurrence(it.text, plain.text().as_bytes())?;
                let is_meant = matches!(it.source, Source::Row(_)) || is_meant(it.text, plain.text().as_bytes());
                is_meant.then(|| it.found(&plain, &place))
            })
            .collect();
        all.extend(named_errors(&plain));
        all.sort_by_key(|it| core::cmp::Reverse(it.own));
        let mut kept: Vec<Found> = Vec::new();
        for one in all {
            let is_inside = |other: &Found| {
                let is_part = other.span.0 <= one.span.0 && one.span.1 <= other.span.1;
                is_part || !one.errors.is_empty() && one.errors.iter().any(|it| other.errors.contains(it))
            };
            if !kept.iter().any(is_inside) {
                kept.push(one);
            }
        }
        kept
    }

    /// The messages of a log, the first of each kind, in the order of the lines.
    #[must_use]
    pub fn of_log(&self, log: &str) -> Vec<Found> {
        let mut all: Vec<Found> = Vec::new();
        for (at, line) in log.lines().enumerate() {
            // What one line says is one thing, but for what frameworks say around an error.
            for mut one in self.find(line) {
                match all.iter_mut().find(|it| it.message_text == one.message_text) {
                    Some(known) => known.line_count += 1,
                    None => {
                        one.line_number = Some(at + 1);
                        all.push(one);
                    }
                }
            }
        }
        all
    }
}

impl Pattern {
    fn found(&self, plain: &Plain, place: &Occurrence) -> Found {
        let names = self.text.split('{').skip(1).filter_map(|part| Some(part.split_once('}')?.0));
        let texts = place.values().iter().map(|it| plain.text().get(it.start..it.end).unwrap_or_default());
        let values = names.zip(texts).filter(|(_, text)| !text.is_empty());
        let mut it = Found::new(self.text);
        it.message_values = values.map(|(value_of, text)| Value { value_of, value_text: text.to_string() }).collect();
        (it.span, it.own) = ((place.start, place.end), place.letters);
        match &self.source {
            Source::Row(row) => {
                it.printed_by = row.by.to_string();
                it.cause = row.cause.to_string();
                it.mend = row.mend.to_string();
                it.next_commands = next_of(row.next, &it.message_values, plain);
            }
            Source::Errors(errors) => it.tell_errors(errors.clone(), plain),
            Source::Log => {
                it.printed_by = "libnvvm".to_string();
                it.cause = "libnvvm refuses the module: a triple, a data layout or an instruction that it does not take for the architecture".to_string();
                it.mend = "change what it names".to_string();
                it.next_commands = next_of(&["cicc nvvm instructions TARGET", "cicc nvvm layout"], &[], plain);
            }
            Source::Diagnostic(diagnostic) => {
                it.printed_by = "cicc, nvcc".to_string();
                it.cause = "cicc's front end refuses or warns about the source".to_string();
                if let Some(number) = diagnostic.printed_number().or(diagnostic.number()) {
                    it.cause += &format!(": its diagnostic {number}");
                    it.mend = "read for which architectures it is printed".to_string();
                    it.next_commands = [format!("smarch explain {number}")].into();
                }
            }
        }
        it
    }
}

impl Found {
    /// A message of which nothing more is known yet.
    fn new(text: &str) -> Self {
        Self {
            printed_by: String::new(),
            message_text: text.to_string(),
            line_number: None,
            line_count: 1,
            message_values: Vec::new(),
            errors: Vec::new(),
            cause: String::new(),
            mend: String::new(),
            next_commands: Vec::new(),
            span: (0, 0),
            own: 0,
        }
    }

    fn tell_errors(&mut self, errors: Vec<KnownError>, plain: &Plain) {
        let mut who: Vec<&str> = errors.iter().map(|it| it.interface).collect();
        who.dedup();
        self.printed_by = who.join(", ");
        let causes: Vec<_> = errors.iter().filter_map(|it| Some((it, errors::cause(it)?))).collect();
        let mut numbers = Vec::new();
        for (error, cause) in &causes {
            if !numbers.contains(&error.error_number) {
                numbers.push(error.error_number);
                let more = |text: &mut String, said: &str| {
                    *text = if text.is_empty() { said.to_string() } else { format!("{text}; or {said}") };
                };
                more(&mut self.cause, cause.cause);
                more(&mut self.mend, cause.mend);
                for command in next_of(cause.next, &[], plain) {
                    if !self.next_commands.contains(&command) {
                        self.next_commands.push(command);
                    }
                }
            }
        }
        if causes.is_empty() {
            self.cause = "more than its name and its text is not known here".to_string();
        }
        self.errors = errors;
    }

    /// An error that was named, or whose number was.
    #[must_use]
    pub fn of_errors(errors: Vec<KnownError>) -> Option<Self> {
        let first = errors.first()?;
        let mut it = Self::new(first.error_text.unwrap_or(first.error_name));
        it.tell_errors(errors, &Plain::new(""));
        Some(it)
    }
}

const PREFIXES: [&str; 5] = ["cudaError", "CUDA_ERROR_", "NVRTC_ERROR_", "NVVM_ERROR_", "NVJITLINK_ERROR_"];

fn starts_with(word: &str, prefix: &str) -> bool {
    word.get(..prefix.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(prefix))
}

/// Errors by their names in a text, and by their numbers where it speaks of CUDA: "CUDA error 209", "CUDA driver error: 222".
fn named_errors(plain: &Plain) -> Vec<Found> {
    let text = plain.text();
    let speaks_of_cuda = plain.small().contains("cuda") || plain.small().contains("cures");
    let (mut all, mut before, mut at) = (Vec::new(), "", 0);
    // Each word is looked up once: a log says some of them very often.
    let mut seen = BTreeSet::new();
    for word in text.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_') {
        let start = at;
        at += word.len();
        let word = word.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        if word.is_empty() {
            continue;
        }
        let is_counted =
            ["error", "code", "errno", "result", "status", "err"].iter().any(|it| before.eq_ignore_ascii_case(it));
        let is_asked = is_counted || PREFIXES.iter().any(|prefix| starts_with(word, prefix));
        if !is_asked || !seen.insert(word) {
            before = word;
            continue;
        }
        let errors = match word.parse::<u32>() {
            Ok(number) if speaks_of_cuda && is_counted && word.len() < 5 && number != 0 => errors::by_number(number),
            Ok(_) => Vec::new(),
            Err(_) if PREFIXES.iter().any(|prefix| starts_with(word, prefix)) => errors::by_name(word),
            Err(_) => Vec::new(),
        };
        before = word;
        if let Some(mut found) = Found::of_errors(errors)
            && !all.iter().any(|it: &Found| it.errors == found.errors)
        {
            (found.span, found.own) = ((start, start + word.len()), word.len());
            all.push(found);
        }
    }
    all
}

/// The names of targets that stand in a text, the first of them.
fn name_in(text: &str) -> Option<Name> {
    let mut words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.find_map(|word| word.contains('_').then(|| Name::parse(word.as_bytes()).ok()).flatten())
}

/// A word as a shell takes it.
#[must_use]
pub fn shell_word(word: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "_-.:/+=,@%".contains(letter);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_string(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

/// The commands with the values of a message; those that would be refused are left out.
fn next_of(templates: &[&str], values: &[Value], plain: &Plain) -> Vec<String> {
    let name = name_in(plain.text());
    let mut commands: Vec<String> = Vec::new();
    for template in templates {
        let mut words = Vec::new();
        for word in template.split(' ') {
            let mut word = word.to_string();
            for value in values.iter().filter(|it| !it.value_text.is_empty() && !it.value_text.contains('%')) {
                let place = format!("{{{}}}", value.value_of);
                if word == place {
                    word = shell_word(&value.value_text);
                } else if word.contains(&place) {
                    word = word.replace(&place, &value.value_text);
                }
            }
            if word.contains('{') {
                word = word.replace(['{', '}'], "").to_uppercase();
            }
            match (word.as_str(), name) {
                ("TARGET" | "NAME" | "GPU-NAME", Some(name)) if !template.contains("{target}") => {
                    words.push(name.to_string())
                }
                _ => words.push(word),
            }
        }
        let command = format!("smarch {}", words.join(" "));
        if is_answered(&words) && !commands.contains(&command) {
            commands.push(command);
        }
    }
    commands
}

/// Whether a command has an answer, of those whose words a message gives.
fn is_answered(words: &[String]) -> bool {
    let is_open = |word: &String| word.chars().all(|letter| letter.is_ascii_uppercase() || letter == '-');
    match words {
        [command, form, rest @ ..] if command == "features" && !is_open(form) => {
            let asked = features::Asked { toolkit: Toolkit::DEFAULT, ptx: None };
            let second = rest.first().filter(|word| !is_open(word)).cloned();
            let first = form.trim_matches('\'').to_string();
            features::answer(&features::Question { asked, first, second, llvm: None }).is_ok()
        }
        [name] => {
            is_open(name)
                || matches!(name.as_str(), "here" | "host" | "toolkits" | "driver" | "list" | "wheels")
                || crate::name_or_device(name).is_ok()
        }
        [command, name, ..]
            if matches!(command.as_str(), "toolkits" | "limits" | "hardware")
                && name != "diff"
                && name != "--device" =>
        {
            is_open(name) || crate::name_or_device(name).is_ok()
        }
        [command, version] if command == "ptx-version" => is_open(version) || crate::ptx_version(version).is_ok(),
        [command, version] if command == "driver" => crate::driver(version).is_ok(),
        _ => true,
    }
}

/// A message of a tool or of a framework that has a row, as it may be asked about: each placeholder as a word in capitals.
pub struct Listed {
    /// Who prints it.
    pub printed_by: &'static str,
    /// The message with its placeholders in braces.
    pub message_text: &'static str,
    /// The message as somebody may have got it: "Value 'NAME' is not defined for option 'gpu-name'".
    pub asked: String,
}

/// Every message that has a row.
pub fn listed() -> impl Iterator<Item = Listed> {
    let asked = |says: &str| {
        let mut parts = says.split('{');
        let mut text = parts.next().unwrap_or_default().to_string();
        for part in parts {
            let (name, rest) = part.split_once('}').unwrap_or((part, ""));
            text += &name.to_uppercase();
            text += rest;
        }
        text
    };
    let rows = tools::ROWS.iter().chain(frameworks::ROWS);
    rows.map(move |row| Listed { printed_by: row.by, message_text: row.says, asked: asked(row.says) })
}

/// The messages of which a text is a part, at most three, as they may be asked about. Two words have to begin the message; more may stand
/// anywhere in it, if two of them are no values. The last word may be cut short.
#[must_use]
pub fn longer(text: &str) -> Vec<String> {
    let part = part::words(text);
    let Some((last, before)) = part.split_last() else { return Vec::new() };
    let count = part.iter().filter(|word| *word != part::VALUE).count();
    let is_it = |words: &[String]| {
        words.split_last().is_some_and(|(end, words)| words == before && end.starts_with(last.as_str()))
    };
    let has_it = |text: &str| {
        let words = part::words(text);
        let mut places = words.windows(part.len());
        match (count, part.len()) {
            (0 | 1, _) => false,
            (_, 2) => places.next().is_some_and(is_it),
            _ => places.any(is_it),
        }
    };
    let texts = errors::by_text().into_iter().map(|(text, _)| (text, text.to_string()));
    let all = texts.chain(listed().map(|it| (it.message_text, it.asked)));
    all.filter(|(text, _)| has_it(text)).take(3).map(|(_, asked)| asked).collect()
}

/// The messages that stand in a text.
#[must_use]
pub fn find(text: &str) -> Vec<Found> {
    Messages::new().find(text)
}

#[cfg(test)]
mod tests;
