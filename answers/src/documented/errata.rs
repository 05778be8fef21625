//! Where do the documents err, and what is a diagnostic of cicc's?

use super::{is_digits, refuse};
use crate::{DOCUMENTED, MEASURED, Refusal, did_you_mean};
use alloc::{format, string::String, string::ToString, vec, vec::Vec};
use serde::Serialize;
use smarch::cicc::constructs::{
    CONSTRUCTS, ConstructInfo, DIAGNOSTICS, Diagnostic, DiagnosticInfo, FIRST_OFFSET_NUMBER, FrontEnd, LAST_NUMBER,
    PRINTED_OFFSET, Severity, gate, printed_number,
};
use smarch::documented::cicc::front_end::{GATE_DIAGNOSTICS, GATE_LOCATIONS, GateDiagnostic};
use smarch::documented::{ERRATA, Erratum, Evidence};
use smarch::{Target, Text, Toolkit, Verdict};

pub use super::cicc::Gate;

view! {
    /// A construct for which a diagnostic is printed, and for which targets.
    GivenBy of it: (&ConstructInfo, Vec<Target>, Vec<Target>) {
        /// What the instruction is.
        construct: smarch::cicc::constructs::Construct = it.0.construct,
        text: Text = it.0.text,
        /// The targets for which a diagnostic was printed.
        printed_for: Vec<Target> = it.1,
        #[serde(skip)]
        compiled_for: Vec<Target> = it.2,
    }

    /// A diagnostic of cicc's.
    OfDiagnostic of it: (u32, &'static DiagnosticInfo) {
        tool_prints: [String; 1] = [it.1.diagnostic.line().to_string()],
        /// The severity where the command line changes none.
        severity: Severity = it.1.severity,
        text: Text = it.1.text,
        /// The number of a diagnostic inside cicc.
        diagnostic_number: u32 = it.1.number.get().unwrap_or(0),
        /// The number with which a diagnostic is printed where it is a warning.
        printed_number: u32 = it.1.printed_number.get().unwrap_or(0),
        /// --diag_warning, --diag_suppress, --diag_remark and --diag_error change the severity.
        is_discretionary: bool = it.1.is_discretionary != 0,
        /// The constructs for which a diagnostic was printed.
        given_by: Vec<GivenBy> = given_by(it.1.diagnostic),
        front_end: Vec<Gate> = gates_of(it.1.diagnostic).flat_map(locations).map(Gate::from).collect(),
        #[serde(skip)]
        asked_number: u32 = it.0,
        #[serde(skip)]
        row: &'static DiagnosticInfo = it.1,
    }
}

/// Errata and diagnostics.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explained {
    /// Errata.
    pub errata: Vec<&'static Erratum>,
    /// Diagnostics of cicc's.
    pub diagnostics: Vec<OfDiagnostic>,
    /// What they rest on.
    #[serde(skip)]
    pub evidence: Evidence,
}

/// What a diagnostic is compared by, as documented.
pub fn gates_of(diagnostic: Diagnostic) -> impl Iterator<Item = &'static GateDiagnostic> {
    GATE_DIAGNOSTICS.iter().filter(move |row| row.diagnostic == diagnostic)
}

/// Where its comparisons stand.
pub fn locations(
    of: &GateDiagnostic,
) -> impl Iterator<Item = &'static smarch::documented::cicc::front_end::GateLocation> {
    let effect = of.effect;
    GATE_LOCATIONS.iter().filter(move |row| row.effect == effect)
}

/// The constructs that a front end of the default release prints it for.
fn given_by(diagnostic: Diagnostic) -> Vec<GivenBy> {
    let row = |row: &'static ConstructInfo| {
        let asked = |target: Target| (target, gate(Toolkit::DEFAULT, target, row.construct, &FrontEnd::default()));
        let gates = Target::ALL.iter().copied().map(asked);
        let gates: Vec<_> = gates.filter(|(_, gate)| gate.verdict != Verdict::NoCiccTarget).collect();
        let printed = gates.iter().filter(|(_, gate)| gate.diagnostics.contains(&diagnostic));
        let printed: Vec<Target> = printed.map(|(target, _)| *target).collect();
        let all = gates.iter().map(|(target, _)| *target).collect();
        (!printed.is_empty()).then(|| (row, printed, all).into())
    };
    CONSTRUCTS.iter().filter_map(row).collect()
}

/// The number of a diagnostic as people copy it: 3763, #20306-D; too large ones become the largest.
fn diagnostic_number(text: &str) -> Option<u32> {
    let digits = text.strip_prefix('#').unwrap_or(text);
    let digits = digits.strip_suffix("-D").or(digits.strip_suffix("-d")).unwrap_or(digits);
    is_digits(digits).then(|| digits.parse().unwrap_or(u32::MAX))
}

fn diagnostic(number: u32) -> Option<OfDiagnostic> {
    let found = Diagnostic::by_number(number)?;
    let row = DIAGNOSTICS.iter().find(|row| row.diagnostic == found)?;
    Some((number, row).into())
}

/// The ids that a mistyped one may have meant: those that begin as it does, "30" as "E30" and "9" as "E09".
fn near_ids(typed: &str) -> Vec<&'static str> {
    let mut wanted = typed.to_ascii_uppercase();
    if wanted.starts_with(|first: char| first.is_ascii_digit()) {
        wanted.insert(0, 'E');
    }
    let with_zero = match wanted.as_bytes() {
        [_, digit] => format!("E0{}", char::from(*digit)),
        _ => wanted.clone(),
    };
    let mut ids = Vec::new();
    while wanted.len() >= 2 && ids.is_empty() {
        let is_near = |id: &&str| {
            let id = id.to_ascii_uppercase();
            id == with_zero || id.starts_with(&wanted)
        };
        ids = ERRATA.iter().map(|row| row.id.as_str()).filter(is_near).collect();
        if wanted.len() == 3 {
            break;
        }
        wanted.pop();
    }
    ids
}

/// Why there is no diagnostic with a number.
fn no_diagnostic(number: u32) -> String {
    let (first, last) = (FIRST_OFFSET_NUMBER, LAST_NUMBER);
    let (first_printed, last_printed) = (first + PRINTED_OFFSET, last + PRINTED_OFFSET);
    let is_printed = (first_printed..=last_printed).contains(&number);
    let inside = if is_printed { number - PRINTED_OFFSET } else { number };
    let Some(printed) = printed_number(inside) else {
        return format!(
            "cicc 13.0 has no diagnostic {number}: its numbers are 1 to {last}, printed as 1 to {} and {first_printed} to {last_printed}",
            first - 1
        );
    };
    let printed = if printed == inside { String::new() } else { format!(", printed as {printed},") };
    format!(
        "of cicc's diagnostic {inside}{printed} nothing is known here: {} of its {last} are, those of atomics and of what depends on the \
         architecture; smarch explain 3763 explains one",
        DIAGNOSTICS.len()
    )
}

/// Errata by id and diagnostics by number; all errata where nothing is named.
/// Refused: one is neither.
pub fn explain(words: &[String]) -> Result<Explained, Refusal> {
    let mut it = Explained { errata: Vec::new(), diagnostics: Vec::new(), evidence: Evidence::NONE };
    if words.is_empty() {
        it.errata = ERRATA.iter().collect();
    }
    for word in words {
        let number = diagnostic_number(word);
        if let Some(erratum) = Erratum::find(word.as_bytes()) {
            it.errata.push(erratum);
        } else if let Some(diagnostic) = number.and_then(diagnostic) {
            it.evidence = it.evidence.with(DOCUMENTED).with(MEASURED);
            it.diagnostics.push(diagnostic);
        } else {
            return refuse(not_found(word, number));
        }
    }
    it.evidence = it.errata.iter().fold(it.evidence, |evidence, erratum| evidence.with(erratum.evidence));
    Ok(it)
}

fn not_found(word: &str, number: Option<u32>) -> String {
    // "9" is E09; larger numbers are no erratum's.
    let is_number = number.is_some_and(|number| number > 99) || number.is_some() && word.starts_with('#');
    let near = if is_number { vec![] } else { near_ids(word) };
    match number {
        Some(number) if near.is_empty() => no_diagnostic(number),
        _ => {
            let help = if near.is_empty() {
                "; smarch explain lists them, and tells of a diagnostic of cicc's by its number".to_string()
            } else {
                did_you_mean(&near)
            };
            format!("no erratum is called '{word}'{help}")
        }
    }
}
