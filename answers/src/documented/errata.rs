//! Where do the documents err? What does a diagnostic of cicc, an error of the driver, a message of a tool or a word of a cubin mean?

use super::{is_digits, refuse, word_of};
use crate::cubin_words::{self, OfAttribute, OfFlags};
use crate::messages::{self, Found, Messages, errors};
use crate::{DOCUMENTED, MEASURED, PUBLISHED, Refusal, did_you_mean};
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

/// Errata, diagnostics and messages.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explained {
    /// Errata.
    pub errata: Vec<&'static Erratum>,
    /// Diagnostics of cicc's.
    pub diagnostics: Vec<OfDiagnostic>,
    /// Messages of tools and errors of the driver and its libraries, each with its cause.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<Found>,
    /// Attributes of `.nv.info`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<OfAttribute>,
    /// Words of `e_flags`, as the ELF headers of cubins have them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flag_words: Vec<OfFlags>,
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

/// What commands call that errata name otherwise.
#[rustfmt::skip]
const SAID: [(&str, &[&str]); 6] = [
    ("mcpu",       &["-mcpu", "tileiras", "LLVM"]),
    ("link",       &["nvlink", "nvJitLink"]),
    ("lto",        &["LTO"]),
    ("symbol",     &["address", "string"]),
    ("finalize",   &["finaliz"]),
    ("gates",      &["gate", "front end"]),
];

/// Whether a text has a word, as such: "sm_10" is not in "sm_100".
fn has_word(text: &str, word: &str) -> bool {
    let (text, word) = (text.to_ascii_lowercase(), word.to_ascii_lowercase());
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    text.match_indices(&word).any(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let behind = text.get(at + word.len()..).and_then(|behind| behind.chars().next());
        // The plural and other endings of a word are the word.
        let ends = word.contains('_') || word.bytes().any(|byte| byte.is_ascii_digit());
        !(before.is_some_and(is_letter) || ends && behind.is_some_and(is_letter))
    })
}

/// The errata that are about a subject, a target, a command or a word.
pub fn about(word: &str) -> Vec<&'static Erratum> {
    if word.len() < 3 {
        return Vec::new();
    }
    let said = SAID.iter().find(|(command, _)| *command == word).map_or(&[][..], |(_, said)| said);
    let texts = |row: &&Erratum| [row.subject, row.documents_say, row.library_answers].map(|text| text.as_str());
    let is_about =
        |row: &&Erratum| texts(row).iter().any(|text| [word].iter().chain(said).any(|word| has_word(text, word)));
    ERRATA.iter().filter(is_about).collect()
}

/// Whether a word is an id, the number of a diagnostic or an error, the name of an error or an attribute, or `e_flags`.
pub fn is_exact(word: &str) -> bool {
    Explained::new().add_exact(word)
}

impl Explained {
    fn new() -> Self {
        Self {
            errata: Vec::new(),
            diagnostics: Vec::new(),
            messages: Vec::new(),
            attributes: Vec::new(),
            flag_words: Vec::new(),
            evidence: Evidence::NONE,
        }
    }

    fn add_messages(&mut self, found: Vec<Found>) {
        for one in found {
            let evidence = if one.errors.is_empty() { MEASURED } else { PUBLISHED };
            self.evidence = self.evidence.with(evidence);
            self.messages.push(one);
        }
    }

    /// An id, the number of a diagnostic or an error, the name of an error, a word of a cubin. Whether it is one; a number may be both, the
    /// diagnostic first.
    fn add_exact(&mut self, word: &str) -> bool {
        if let Some(erratum) = Erratum::find(word.as_bytes()) {
            self.errata.push(erratum);
            return true;
        }
        let attribute = cubin_words::attribute(word);
        let flags = word_of(word).filter(|_| !is_digits(word)).and_then(cubin_words::flags);
        if attribute.is_some() || flags.is_some() {
            self.attributes.extend(attribute);
            self.flag_words.extend(flags);
            self.evidence = self.evidence.with(MEASURED);
            return true;
        }
        let number = diagnostic_number(word);
        let found = number.and_then(diagnostic);
        let errors = match number {
            Some(number) if is_digits(word) => errors::by_number(number),
            Some(_) => Vec::new(),
            None => errors::by_name(word),
        };
        let is_known = found.is_some() || !errors.is_empty();
        if let Some(found) = found {
            self.evidence = self.evidence.with(DOCUMENTED).with(MEASURED);
            self.diagnostics.push(found);
        }
        self.add_messages(Found::of_errors(errors).into_iter().collect());
        is_known
    }

    /// What an answer is printed for: nothing that was asked is known.
    fn is_empty(&self) -> bool {
        self.errata.is_empty()
            && self.diagnostics.is_empty()
            && self.messages.is_empty()
            && self.attributes.is_empty()
            && self.flag_words.is_empty()
    }

    fn with_evidence(mut self) -> Self {
        self.evidence = self.errata.iter().fold(self.evidence, |evidence, erratum| evidence.with(erratum.evidence));
        self
    }
}

/// Errata by id, subject, target, command and word; diagnostics and errors by number, errors and attributes by name; messages by their
/// words or a part of them; `e_flags`; all errata where nothing is named. Refused: a word is something else.
pub fn explain(words: &[String]) -> Result<Explained, Refusal> {
    let mut it = Explained::new();
    if words.is_empty() {
        it.errata = ERRATA.iter().collect();
        return Ok(it.with_evidence());
    }
    if words.iter().all(|word| it.add_exact(word)) {
        return Ok(it.with_evidence());
    }
    it = Explained::new();
    let all = words.join(" ");
    let messages = Messages::new();
    it.add_messages(messages.find(&all));
    if it.is_empty() {
        // Of a part the messages that have it.
        messages::longer(&all).iter().for_each(|whole| it.add_messages(messages.find(whole)));
    }
    if !it.is_empty() {
        return Ok(it);
    }
    for word in words {
        if it.add_exact(word) {
            continue;
        }
        let found = about(word);
        if found.is_empty() {
            return refuse(not_found(word, diagnostic_number(word)));
        }
        it.errata.extend(found);
    }
    Ok(it.with_evidence())
}

/// The messages of a log, the first of each kind.
/// Refused: none is known.
pub fn explain_log(log: &str) -> Result<Explained, Refusal> {
    let mut it = Explained::new();
    it.add_messages(Messages::new().of_log(log));
    if it.is_empty() {
        return refuse("no line of the log is a message that is known here");
    }
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
