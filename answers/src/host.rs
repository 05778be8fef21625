//! Which host compiler goes with which release of the toolkit, and which C++ standards go with it?

use crate::distributions::{Distribution, distribution_of};
use crate::target_ranges::toolkit_ranges;
use crate::way_out::WayOut;
use crate::{Known, Refusal};
use alloc::{borrow::ToOwned, format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::cicc::constructs::Standard;
use smarch::host::{
    HostCheck, HostCompiler, HostRule, MSVC_PRODUCTS, host_accepts, host_accepts_why, host_default_standard,
    host_message, host_rule, host_standard_why, parse,
};
use smarch::{Toolkit, Verdict, Version};

/// A host compiler, or none in particular, and the question about it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Question {
    pub compiler: Option<HostCompiler>,
    pub version: Option<Version>,
    /// One release; all where none is named.
    pub toolkit: Option<Toolkit>,
    /// A C++ standard to compile.
    pub standard: Option<Standard>,
    /// The distribution that was named in place of its GCC.
    pub distribution: Option<&'static Distribution>,
}

impl Question {
    /// What is meant by a text such as "gcc-15", "clang 18.1" or "Ubuntu 24.04", "" for all compilers; and by the standard's name.
    ///
    /// # Errors
    /// The text names no host compiler, and no release of a distribution whose GCC is known; or the standard is not one of C++.
    pub fn parse(text: &str, toolkit: Option<Toolkit>, standard: Option<&str>) -> Result<Self, Refusal> {
        let of_name = |name: &str| {
            let small = name.to_ascii_lowercase();
            let found = Standard::by_name(small.replace("gnu++", "c++").as_bytes());
            found.ok_or_else(|| Refusal(format!("'{name}' is no C++ standard; there are {}", names(Standard::ALL))))
        };
        let standard = standard.map(of_name).transpose()?;
        let text = text.trim();
        let mut question = Self { toolkit, standard, ..Self::default() };
        if let Some(distribution) = distribution_of(text).transpose()? {
            question.distribution = Some(distribution);
            (question.compiler, question.version) = (Some(HostCompiler::Gcc), Some(distribution.default_gcc));
        } else if !text.is_empty() {
            let host = parse(text.as_bytes()).map_err(|error| {
                let known = names(HostCompiler::ALL);
                Refusal(format!("'{text}': {}, or a distribution: ubuntu 24.04; there are {known}", error.text()))
            })?;
            (question.compiler, question.version) = (Some(host.compiler), host.version.get());
        }
        match standard {
            Some(_) => question.with_version("--std asks about one version: smarch host gcc-13 --std c++20"),
            None => Ok(question),
        }
    }

    /// The same, which is about one version.
    ///
    /// # Errors
    /// It is about all; the sentence says so.
    pub fn with_version(self, sentence: &str) -> Result<Self, Refusal> {
        self.version.map_or_else(|| Err(sentence.into()), |_| Ok(self))
    }

    /// The host compiler that releases of `toolkits --host` compile with.
    ///
    /// # Errors
    /// The text names no host compiler, or no version of it.
    pub fn of_toolkits(text: &str) -> Result<Self, Refusal> {
        Self::parse(text, None, None)?
            .with_version("--host takes a compiler with its version: smarch toolkits --host gcc-13")
    }
}

fn names<T: ToString>(values: &[T]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// What the releases say of a host compiler.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// Null: all of them are asked about.
    pub host_compiler: Option<HostCompiler>,
    /// Its version; a year of Visual Studio is 2022.0. Null: all are asked about.
    pub host_version: Option<Version>,
    /// The compiler and its version as one calls them: "gcc 15", "msvc 19.44".
    pub host_text: String,
    /// The distribution that was named, whose default GCC is asked about. Null: none was.
    pub host_distribution: Option<&'static Distribution>,
    /// What nvcc gives cicc as --gnu_version for this version of GCC, without its last part. Null: another compiler, or no version was
    /// named.
    pub host_gnu_version: Option<u32>,
    /// The C++ standard to compile. Null: none is named.
    pub cxx_standard: Option<Standard>,
    /// Whether nvcc of the release that was named takes it, and compiles with the standard. Null: no release or no version was named.
    pub verdict: Option<Verdict>,
    /// The answer as a sentence without a period.
    pub host_sentence: String,
    /// The releases that take this version, and the standard where one is named. Null: no version was named.
    pub accepted_by: Option<Vec<Toolkit>>,
    pub way_out: Option<WayOut>,
    /// What each release asks of each host compiler.
    pub host_rules: Vec<Row>,
}

/// What a release asks of a host compiler.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    pub toolkit: Toolkit,
    /// The host compiler.
    pub compiler: HostCompiler,
    /// What the headers of the release ask.
    pub host_check: HostCheck,
    /// The lowest version that is taken. Null: there is no such bound.
    pub lowest_host_version: Option<Version>,
    /// The lowest version that is too new. Null: no version is too new.
    pub host_version_too_new: Option<Version>,
    /// The versions that are taken: "up to 15".
    pub takes_text: String,
    /// Whether -allow-unsupported-compiler makes nvcc take what is refused.
    pub is_overridable: bool,
    /// Whether the release takes the version that was named. Null: none was named.
    pub host_verdict: Option<Verdict>,
    /// What stands behind #error where the release refuses the version. Null: it does not.
    pub error_text: Option<String>,
    /// The C++ standards that nvcc compiles with for the version. Null: none was named. Unknown: nvcc of this release, or with this compiler, was not run.
    pub cxx_standards: Option<Known<Vec<Standard>>>,
    /// The one that nvcc compiles with where it is given none.
    pub default_cxx_standard: Option<Known<Standard>>,
    /// Whether nvcc compiles with the standard that was named. Null: no standard was named, or no version.
    pub standard_verdict: Option<Verdict>,
}

/// "15" for 15.0, but of Microsoft's compiler always both numbers.
fn version_text(compiler: HostCompiler, version: Version) -> String {
    match version.minor {
        0 if compiler != HostCompiler::Msvc => version.major.to_string(),
        _ => version.to_string(),
    }
}

/// "gcc 15", "msvc 19.44", "Visual Studio 2022".
fn host_text(compiler: Option<HostCompiler>, version: Option<Version>) -> String {
    match (compiler, version) {
        (None, _) => "host compilers".to_owned(),
        (Some(compiler), None) => compiler.to_string(),
        (Some(HostCompiler::Msvc), Some(version)) if version.major > 1000 => format!("Visual Studio {}", version.major),
        (Some(compiler), Some(version)) => format!("{compiler} {}", version_text(compiler, version)),
    }
}

/// 130300 of GCC 13.3.
fn gnu_version(question: &Question) -> Option<u32> {
    let version = question.version.filter(|_| question.compiler == Some(HostCompiler::Gcc))?;
    Some(u32::from(version.major) * 10_000 + u32::from(version.minor) * 100)
}

/// The last version before another.
fn before(version: Version) -> Version {
    match version.minor {
        0 => Version::new(version.major.saturating_sub(1), 0),
        minor => Version::new(version.major, minor - 1),
    }
}

/// The versions that a rule takes.
fn takes_text(toolkit: Toolkit, rule: &HostRule) -> String {
    let text = |version| version_text(rule.compiler, version);
    match (rule.check, rule.lowest.get(), rule.below.get()) {
        (HostCheck::Version, ..) if rule.compiler == HostCompiler::Icc => "15, 16, 17, 18, or 19 to 2021".to_owned(),
        (HostCheck::Version, ..) if rule.compiler == HostCompiler::Xlc => "13.1 or 16.1".to_owned(),
        (HostCheck::Version, None, Some(below)) => format!("up to {}", text(before(below))),
        (HostCheck::Version, Some(lowest), Some(below)) => {
            let span = if lowest == before(below) {
                text(lowest)
            } else {
                format!("{} to {}", text(lowest), text(before(below)))
            };
            let years: Vec<String> = MSVC_PRODUCTS
                .iter()
                .filter(|row| rule.compiler == HostCompiler::Msvc && row.first >= lowest && row.first < below)
                .map(|row| row.year.to_string())
                .collect();
            match years.as_slice() {
                [first, .., last] => format!("{span}, of Visual Studio {first} to {last}"),
                _ => span,
            }
        }
        (HostCheck::Nothing, ..) => "every version".to_owned(),
        (HostCheck::Refused, ..) => "none, unless it is told to".to_owned(),
        (HostCheck::Never, ..) => "none".to_owned(),
        (HostCheck::AsGcc, ..) => as_another(toolkit, HostCompiler::Gcc),
        (HostCheck::AsClang, ..) => as_another(toolkit, HostCompiler::Clang),
        (other, ..) => other.to_string(),
    }
}

fn as_another(toolkit: Toolkit, other: HostCompiler) -> String {
    let takes = host_rule(toolkit, other).map(|rule| takes_text(toolkit, rule)).unwrap_or_default();
    format!("as the {other} that it stands in for: {takes}")
}

fn row(rule: &HostRule, toolkit: Toolkit, question: &Question) -> Row {
    let compiler = rule.compiler;
    let version = question.version;
    let verdict_of = |version, standard| host_standard_why(toolkit, compiler, version, standard);
    let standards = |version| {
        let default = host_default_standard(toolkit, compiler, version)?;
        let compiled = Standard::ALL.iter().copied().filter(|it| verdict_of(version, *it).is_yes()).collect();
        Some((default, compiled))
    };
    let (default, compiled) = version.map(standards).map(Option::unzip).unzip();
    Row {
        toolkit,
        compiler,
        host_check: rule.check,
        lowest_host_version: rule.lowest.get(),
        host_version_too_new: rule.below.get(),
        takes_text: takes_text(toolkit, rule),
        is_overridable: rule.is_overridable(),
        host_verdict: version.map(|it| host_accepts_why(toolkit, compiler, it)),
        error_text: version.and_then(|it| host_message(toolkit, compiler, it)).map(|it| it.to_string()),
        cxx_standards: compiled.map(Known::from),
        default_cxx_standard: default.map(Known::from),
        standard_verdict: version.zip(question.standard).map(|(version, standard)| verdict_of(version, standard)),
    }
}

impl Row {
    /// The verdict on the compiler and the standard: a refusal counts before unknown.
    pub fn verdict(&self) -> Option<Verdict> {
        let host = self.host_verdict?;
        match self.standard_verdict {
            Some(standard) if host.is_yes() => Some(standard),
            _ => Some(host),
        }
    }
}

/// What would do in place of a compiler that is refused, or of a standard.
fn way_out(row: &Row, question: &Question, accepted_by: &[Toolkit]) -> Option<WayOut> {
    let verdict = row.verdict().filter(|verdict| !verdict.is_yes())?;
    let mut sentences = Vec::new();
    if !accepted_by.is_empty() {
        sentences.push(format!("toolkit {}", toolkit_ranges(accepted_by)));
    }
    match (row.host_check, verdict) {
        (_, Verdict::NoHostStandard) => {
            let lowest = (1..=99).map(|major| Version::new(major, 0)).find(|version| {
                let standard = question.standard.map(|it| host_standard_why(row.toolkit, row.compiler, *version, it));
                standard.is_some_and(Verdict::is_yes) && host_accepts(row.toolkit, row.compiler, *version)
            });
            sentences.extend(lowest.map(|version| format!("{} {} or newer", row.compiler, version.major)));
        }
        (HostCheck::Version, Verdict::NoHostNew | Verdict::NoHostOld | Verdict::NoHostVersion) => {
            sentences.push(format!("{} {} (-ccbin)", row.compiler, row.takes_text));
        }
        _ => {}
    }
    let is_refused = row.host_verdict.is_some_and(|verdict| !verdict.is_yes());
    if is_refused && row.is_overridable {
        sentences.push("-allow-unsupported-compiler, at your own risk".to_owned());
    }
    WayOut { way_out_toolkits: accepted_by.to_vec(), ..WayOut::default() }.told(sentences)
}

fn sentence(question: &Question, rows: &[Row], accepted_by: Option<&[Toolkit]>) -> String {
    let standard = question.standard.map(|it| format!(" with {it}")).unwrap_or_default();
    match (question.toolkit, rows, accepted_by) {
        (Some(toolkit), [row], _) if question.version.is_some() => {
            let takes = &row.takes_text;
            match row.verdict() {
                Some(Verdict::Yes) => format!("yes: nvcc {toolkit} takes it{standard}"),
                Some(verdict @ (Verdict::NoHostStandard | Verdict::NoStandard)) => format!("no: {verdict}"),
                Some(verdict @ (Verdict::NoHostNew | Verdict::NoHostOld | Verdict::NoHostVersion)) => {
                    format!("no: {verdict}; nvcc {toolkit} takes {takes}")
                }
                Some(verdict) if verdict.answer() == smarch::Answer::No => format!("no: {verdict}"),
                Some(verdict) => verdict.to_string(),
                None => takes.clone(),
            }
        }
        (Some(toolkit), ..) => format!("what nvcc {toolkit} takes"),
        (None, _, Some([])) => format!("no release that was measured is known to take it{standard}"),
        (None, _, Some(toolkits)) => match toolkits {
            [one] => format!("toolkit {one} takes it{standard}"),
            toolkits => format!("toolkits {} take it{standard}", toolkit_ranges(toolkits)),
        },
        (None, ..) => "what nvcc of each release takes".to_owned(),
    }
}

/// Which host compiler goes with which release?
pub fn answer(question: &Question) -> Answer {
    let compilers = HostCompiler::ALL.iter().copied().filter(|it| question.compiler.is_none_or(|one| one == *it));
    let pairs = Toolkit::ALL.iter().flat_map(|k| compilers.clone().map(|compiler| (*k, compiler)));
    let row_of = |(toolkit, compiler)| Some(row(host_rule(toolkit, compiler)?, toolkit, question));
    let mut rows: Vec<Row> = pairs.filter_map(row_of).collect();
    let is_taken = |row: &&Row| row.verdict() == Some(Verdict::Yes);
    let accepted_by: Option<Vec<Toolkit>> =
        question.version.map(|_| rows.iter().filter(is_taken).map(|row| row.toolkit).collect());
    rows.retain(|row| question.toolkit.is_none_or(|toolkit| row.toolkit == toolkit));
    let verdict = question.toolkit.and_then(|_| rows.first()?.verdict());
    let accepted = accepted_by.as_deref();
    let way_out = match (question.toolkit, rows.as_slice()) {
        (Some(_), [row]) => way_out(row, question, accepted.unwrap_or_default()),
        _ => None,
    };
    Answer {
        host_compiler: question.compiler,
        host_version: question.version,
        host_distribution: question.distribution,
        host_text: host_text(question.compiler, question.version),
        host_gnu_version: gnu_version(question),
        cxx_standard: question.standard,
        verdict,
        host_sentence: sentence(question, &rows, accepted),
        way_out,
        host_rules: rows,
        accepted_by,
    }
}

impl Answer {
    /// Whether what was asked is answered with yes: the release that was named takes it, or where none was, one does.
    pub fn is_yes(&self) -> bool {
        match self.verdict {
            Some(verdict) => verdict.is_yes(),
            None => self.accepted_by.as_ref().is_none_or(|toolkits| !toolkits.is_empty()),
        }
    }
}
