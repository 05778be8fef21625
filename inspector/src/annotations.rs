//! Findings as the services that host sources show them beside a change: GitHub's workflow commands, and SARIF 2.1.0.

use crate::options::word;
use crate::output::Output;
use serde::Serialize;
use smarch_answers::{Foreign, Refusal, version};
use std::collections::BTreeMap;
use std::fmt::Write;

/// How findings are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Text,
    Json,
    Sarif,
    Github,
}

#[rustfmt::skip]
const FORMATS: [(&str, Format); 4] = [
    ("text",   Format::Text),
    ("json",   Format::Json),
    ("sarif",  Format::Sarif),
    ("github", Format::Github),
];

/// How a command that takes --format prints, which --json is one of.
#[derive(clap::Args, Debug, Default)]
pub struct FormatOption {
    /// text, json, or for pull requests sarif or github
    #[arg(long, value_name = "FORMAT")]
    format: Option<String>,
}

impl FormatOption {
    /// What was named, else text.
    pub fn format(&self, output: &Output) -> Result<Format, Refusal> {
        let named = self.format.as_deref().map(|text| word("--format", text, &FORMATS)).transpose()?;
        Ok(if output.json { Format::Json } else { named.unwrap_or(Format::Text) })
    }

    /// Whether findings alone are printed, as services take them.
    pub fn is_of_findings(&self, output: &Output) -> Result<bool, Refusal> {
        Ok(matches!(self.format(output)?, Format::Sarif | Format::Github))
    }
}

/// Where something is: in a text by line and column, from 1 on, in other files by byte.
#[derive(Clone, Debug, Default)]
pub struct Place {
    pub path: Foreign,
    pub line: Option<usize>,
    pub column: Option<usize>,
    pub offset: Option<usize>,
    pub function: Option<Foreign>,
}

/// Something that is wrong, or of which that is not known.
#[derive(Clone, Debug)]
pub struct Note {
    /// "expect/archs".
    pub rule: String,
    /// What the rule asks.
    pub asks: String,
    pub is_error: bool,
    pub title: String,
    pub text: String,
    /// The place that a change shows first.
    pub places: Vec<Place>,
}

/// Text as a workflow command takes it; `in_property`: before the two colons, where more has a meaning.
fn escaped(text: &str, in_property: bool) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '%' => out.push_str("%25"),
            '\r' => out.push_str("%0D"),
            '\n' => out.push_str("%0A"),
            ':' if in_property => out.push_str("%3A"),
            ',' if in_property => out.push_str("%2C"),
            other => out.push(other),
        }
    }
    out
}

/// A command a note, which GitHub shows at its line.
pub fn print_github(output: &Output, notes: &[Note]) {
    for note in notes {
        let command = if note.is_error { "error" } else { "warning" };
        let mut place = String::new();
        if let Some((first, line)) = note.places.first().and_then(|first| Some((first, first.line?))) {
            place = format!("file={},line={line},", escaped(&first.path.shown(), true));
            if let Some(column) = first.column {
                place += &format!("col={column},");
            }
        }
        let (title, text) = (escaped(&note.title, true), escaped(&note.text, false));
        output.line(format_args!("::{command} {place}title={title}::{text}"));
    }
}

const SCHEMA: &str = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// A log of one run, as far as it is filled here.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Log {
    #[serde(rename = "$schema")]
    schema: &'static str,
    version: &'static str,
    runs: [Run; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Run {
    tool: Tool,
    column_kind: &'static str,
    results: Vec<SarifResult>,
}

#[derive(Serialize)]
struct Tool {
    driver: Driver,
}

#[derive(Serialize)]
struct Driver {
    name: &'static str,
    version: String,
    rules: Vec<Rule>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Rule {
    id: String,
    short_description: Message,
}

#[derive(Serialize)]
struct Message {
    text: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SarifResult {
    rule_id: String,
    level: &'static str,
    message: Message,
    locations: Vec<Location>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    related_locations: Vec<Location>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Location {
    physical_location: PhysicalLocation,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    logical_locations: Vec<LogicalLocation>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PhysicalLocation {
    artifact_location: ArtifactLocation,
    #[serde(skip_serializing_if = "Option::is_none")]
    region: Option<Region>,
}

#[derive(Serialize)]
struct ArtifactLocation {
    uri: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    #[serde(skip_serializing_if = "Option::is_none")]
    start_line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    start_column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    byte_offset: Option<usize>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct LogicalLocation {
    fully_qualified_name: String,
    kind: &'static str,
}

/// A path as a reference: what a path separates with stays, everything else that has a meaning is escaped.
fn uri(path: &Foreign) -> String {
    path.0.iter().fold(String::new(), |mut uri, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => uri.push(char::from(*byte)),
            b'\\' if cfg!(windows) => uri.push('/'),
            _ => {
                let _ = write!(uri, "%{byte:02X}");
            }
        }
        uri
    })
}

impl From<&Place> for Location {
    fn from(place: &Place) -> Self {
        let is_whole = place.line.is_none() && place.offset.is_none();
        let region = Region { start_line: place.line, start_column: place.column, byte_offset: place.offset };
        let function = place.function.as_ref();
        Self {
            physical_location: PhysicalLocation {
                artifact_location: ArtifactLocation { uri: uri(&place.path) },
                region: (!is_whole).then_some(region),
            },
            logical_locations: function
                .map(|name| LogicalLocation { fully_qualified_name: name.shown(), kind: "function" })
                .into_iter()
                .collect(),
        }
    }
}

/// One log of SARIF 2.1.0.
pub fn print_sarif(output: &Output, notes: &[Note]) {
    let rules: BTreeMap<&str, &str> = notes.iter().map(|it| (it.rule.as_str(), it.asks.as_str())).collect();
    let rules = rules
        .into_iter()
        .map(|(id, asks)| Rule { id: id.to_owned(), short_description: Message { text: asks.to_owned() } });
    let results = notes.iter().map(|note| {
        let mut places = note.places.iter().map(Location::from);
        SarifResult {
            rule_id: note.rule.clone(),
            level: if note.is_error { "error" } else { "warning" },
            message: Message { text: note.text.clone() },
            locations: places.next().into_iter().collect(),
            related_locations: places.collect(),
        }
    });
    let log = Log {
        schema: SCHEMA,
        version: "2.1.0",
        runs: [Run {
            tool: Tool { driver: Driver { name: "smarch", version: version(), rules: rules.collect() } },
            // Columns are counted in bytes here; where a line is ASCII before them, that is the same.
            column_kind: "unicodeCodePoints",
            results: results.collect(),
        }],
    };
    output.write(|out| {
        serde_json::to_writer_pretty(&mut *out, &log)?;
        writeln!(out)
    });
}
