//! Findings as the services that host sources show them beside a change: GitHub's workflow commands, and SARIF 2.1.0.

use crate::commands::expect::with_remedy;
use crate::output::Output;
use serde::Serialize;
use smarch_answers::expect::{Answer, Breach, Finding};
use smarch_answers::{Foreign, plural, version};
use std::collections::BTreeSet;
use std::fmt::Write;

/// What a finding says, with its file.
fn message(finding: &Finding) -> String {
    let file = finding.in_file.as_ref().map_or_else(String::new, |file| format!("{}: ", file.shown()));
    format!("{file}{}: {}", finding.promise, with_remedy(finding))
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

/// A command a finding, which GitHub shows at its line of the contract, and the sentence.
pub fn print_github(output: &Output, answer: &Answer) {
    for finding in &answer.findings {
        let command = if finding.breach == Breach::Unknown { "warning" } else { "error" };
        let place = match (&answer.contract, finding.contract_line) {
            (Some(contract), Some(line)) => format!("file={},line={line},", escaped(&contract.shown(), true)),
            _ => String::new(),
        };
        let title = format!("{} {}", finding.breach, finding.promise);
        let text = escaped(&message(finding), false);
        output.line(format_args!("::{command} {place}title={}::{text}", escaped(&title, true)));
    }
    if answer.unlisted() > 0 {
        output.line(format_args!("::notice::and {} more", plural(answer.unlisted() as u64, "finding")));
    }
    output.line(&answer.sentence);
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

fn location(path: &Foreign, region: Region, kernel: Option<&Foreign>) -> Location {
    let is_whole = region.start_line.is_none() && region.byte_offset.is_none();
    Location {
        physical_location: PhysicalLocation {
            artifact_location: ArtifactLocation { uri: uri(path) },
            region: (!is_whole).then_some(region),
        },
        logical_locations: kernel
            .map(|name| LogicalLocation { fully_qualified_name: name.shown(), kind: "function" })
            .into_iter()
            .collect(),
    }
}

fn result(answer: &Answer, finding: &Finding) -> SarifResult {
    let contract = answer
        .contract
        .as_ref()
        .map(|path| location(path, Region { start_line: finding.contract_line, byte_offset: None }, None));
    let file = finding.in_file.as_ref().map(|path| {
        let region = Region { start_line: None, byte_offset: finding.in_file_offset_bytes };
        location(path, region, finding.of_kernel.as_ref())
    });
    // What a change shows is the line of the contract; the file is seldom among the sources.
    let mut places = contract.into_iter().chain(file);
    SarifResult {
        rule_id: format!("expect/{}", finding.promise),
        level: if finding.breach == Breach::Unknown { "warning" } else { "error" },
        message: Message { text: format!("{}: {}", finding.breach, message(finding)) },
        locations: places.next().into_iter().collect(),
        related_locations: places.collect(),
    }
}

/// One log of SARIF 2.1.0.
pub fn print_sarif(output: &Output, answer: &Answer) {
    let ids: BTreeSet<&str> = answer.findings.iter().map(|it| it.promise).collect();
    let rules = ids.into_iter().map(|id| Rule {
        id: format!("expect/{id}"),
        short_description: Message { text: format!("the promise '{id}' of the contract is kept") },
    });
    let log = Log {
        schema: SCHEMA,
        version: "2.1.0",
        runs: [Run {
            tool: Tool { driver: Driver { name: "smarch", version: version(), rules: rules.collect() } },
            column_kind: "utf16CodeUnits",
            results: answer.findings.iter().map(|finding| result(answer, finding)).collect(),
        }],
    };
    output.write(|out| {
        serde_json::to_writer_pretty(&mut *out, &log)?;
        writeln!(out)
    });
}
