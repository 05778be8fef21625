//! What do `-mcpu` and `-mattr` mean to tileiras's tables and to LLVM, and what is wrong with them?

use crate::files::Contents;
use crate::{Foreign, Known, name, near_names, nearest};
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::documented::tileiras::{
    Cpu, FEATURES, FeatureBits, Level, LevelSource, Parsed, ProblemKind, Selection, TensorMemory, TensorPath,
    parse_like_tileiras, parse_symmetric,
};
use smarch::llvm::{Emitted, FeatureString, Release, llc};
use smarch::ptx::versions::ptx_version_suffices_why;
use smarch::{Target, Text, Toolkit, Verdict, Version};

/// A CPU and its attributes.
#[derive(Clone, Debug)]
pub struct Question {
    pub toolkit: Toolkit,
    pub cpu: Foreign,
    pub attributes: Foreign,
    /// Every target is selectable, as the document recommends to those who write the code anew.
    pub is_symmetric: bool,
    pub triple: Option<Foreign>,
    pub tune_cpu: Option<Foreign>,
}

/// What they mean.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// What -mcpu is given.
    pub cpu: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cpu_hex: Option<String>,
    /// What -mattr is given.
    pub mattr: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mattr_hex: Option<String>,
    /// What is wrong, the first of it.
    pub problems: Vec<Problem>,
    /// All of them.
    pub problem_count: usize,
    /// What tileiras's tables make of -mcpu and -mattr.
    pub subtarget: Subtarget,
    /// What LLVM makes of the two.
    pub llc: Vec<Llc>,
}

/// What the targets of a file's images mean as CPUs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfFile {
    /// An answer a target, ascending.
    pub of_each_target: Vec<Answer>,
}

/// The targets of the images of a file, those that the table has, one after the other.
pub fn targets_in(contents: &Contents<'_>) -> impl Iterator<Item = Target> {
    contents.images.iter().filter_map(|image| Target::parse(image.target?.to_string().as_bytes()).ok())
}

impl Answer {
    /// Whether nothing is wrong, and LLVM does not stop.
    pub fn is_taken(&self) -> bool {
        self.problem_count == 0 && !self.llc.iter().any(|it| it.stops)
    }
}

/// Something wrong.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Problem {
    /// What is wrong.
    pub problem: ProblemKind,
    pub text: String,
    /// Errata about it, by their ids.
    pub errata_ids: Vec<&'static str>,
    pub option: &'static str,
    /// It is ignored. If false, two attributes contradict each other, and both are carried out.
    pub is_mistake: bool,
    pub token: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token_hex: Option<String>,
    pub start_byte: usize,
    pub end_byte: usize,
    /// What may have been meant.
    #[serde(skip)]
    pub near: Vec<String>,
}

/// What tileiras's tables make of them.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Subtarget {
    pub target: Target,
    /// Why this CPU was taken.
    pub selection: Selection,
    /// The CPU is the fallback for an unknown one.
    pub fell_back: bool,
    pub errata_ids: Vec<&'static str>,
    pub nvptx_features: Vec<Text>,
    pub feature_words_hex: Vec<String>,
    pub sm: u32,
    /// The last digit of the SM number: an inference, the document names the field and states no rule (E55b).
    pub sm_minor: u32,
    pub ptx_version: Option<Version>,
    /// FMA fusion: the level in force.
    pub fma: LevelRow,
    /// FP32 division: the level in force.
    pub div: LevelRow,
    /// FP32 square root: the level in force.
    pub sqrt: LevelRow,
    pub tmem: bool,
    pub tensor_memory: Known<TensorMemory>,
    pub tensor_path: Known<TensorPath>,
    /// What LLVM makes of -mattr.
    pub feature_string: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub triple: Option<Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub triple_hex: Option<String>,
    /// The CPU to tune for, as it was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tune_cpu: Option<Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tune_cpu_hex: Option<String>,
    /// The feature bits in six words.
    #[serde(skip)]
    pub words: [u64; 6],
}

/// The level of an option.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelRow {
    /// Where the level comes from.
    pub level_source: LevelSource,
    pub feature_level: Known<u32>,
}

/// What llc of a release writes and prints.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Llc {
    /// The release of LLVM.
    pub llvm: Release,
    pub ptx_version: Option<Version>,
    /// Whether llc of the release knows the CPU.
    pub knows_cpu: bool,
    /// What ptxas makes of the two lines; null where they are not written, or the table lacks the target.
    pub ptxas_reads: Option<Verdict>,
    pub tool_prints: Vec<String>,
    /// Whether llc ends with an error, as the PTX that is asked for is too old for the CPU.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub stops: bool,
    /// What it writes at the head of the PTX.
    #[serde(skip)]
    pub emitted: Emitted,
}

impl From<Level> for LevelRow {
    fn from(level: Level) -> Self {
        Self { level_source: level.source, feature_level: level.level.into() }
    }
}

/// The keys of the features that are on.
pub fn feature_names(bits: &FeatureBits) -> Vec<Text> {
    let rows = FEATURES.iter().filter(|row| bits.contains(row.index));
    rows.map(|row| row.key).collect()
}

/// What do they mean?
pub fn answer(question: &Question) -> Answer {
    let (cpu, attributes) = (question.cpu.0.as_slice(), question.attributes.0.as_slice());
    let parsed = match question.is_symmetric {
        true => parse_symmetric(cpu, attributes),
        false => parse_like_tileiras(cpu, attributes),
    };
    Answer {
        cpu: question.cpu.clone(),
        cpu_hex: question.cpu.hex(),
        mattr: question.attributes.clone(),
        mattr_hex: question.attributes.hex(),
        problems: parsed.problems.iter().map(|it| problem(question, it)).collect(),
        problem_count: parsed.problem_count,
        subtarget: subtarget(question, &parsed),
        llc: [Release::Llvm22, Release::Llvm19].map(|release| of_llc(question, release)).into(),
    }
}

fn problem(question: &Question, problem: &smarch::documented::tileiras::Problem) -> Problem {
    let is_in_cpu = problem.kind == ProblemKind::UnknownCpu;
    let is_mistake = problem.kind.is_mistake();
    let text = if is_in_cpu { &question.cpu } else { &question.attributes };
    let token = Foreign::from(text.0.get(problem.at.clone()).unwrap_or_default());
    let cpu = question.cpu.replaced();
    let mut near = match is_mistake {
        _ if is_in_cpu => near_cpus(&cpu),
        true => near_attributes(&token.replaced()),
        false => Vec::new(),
    };
    let newer = is_newer_ptx(&token.replaced());
    let errata = match (is_in_cpu, Target::parse(cpu.as_bytes())) {
        (true, Ok(_)) => ["E52", "E55"].to_vec(),
        (true, Err(_)) => ["E52"].to_vec(),
        (false, _) if newer => ["E53b"].to_vec(),
        (false, _) => Vec::new(),
    };
    // A target need not be a CPU.
    near.retain(|it| *it != cpu);
    Problem {
        problem: problem.kind,
        text: match problem.kind {
            ProblemKind::UnknownAttribute if newer => {
                format!("{}: the PTX selectors stop at ptx{NEWEST_PTX}", problem.kind)
            }
            kind => kind.to_string(),
        },
        errata_ids: errata,
        option: if is_in_cpu { "-mcpu" } else { "-mattr" },
        is_mistake,
        token_hex: token.hex(),
        token,
        start_byte: problem.at.start,
        end_byte: problem.at.end,
        near,
    }
}

/// The number of the last PTX selector.
const NEWEST_PTX: u32 = 88;

/// Whether an attribute would select a PTX version that is newer than the last that the table has.
fn is_newer_ptx(item: &str) -> bool {
    let number = item.trim_start_matches(['+', '-']).strip_prefix("ptx").and_then(|digits| digits.parse::<u32>().ok());
    number.is_some_and(|number| number > NEWEST_PTX)
}

/// The CPUs that a name may have meant: of another kind, a number alone, a compute capability.
fn near_cpus(cpu: &str) -> Vec<String> {
    let meant = name(cpu).or_else(|_| name(&format!("sm_{cpu}"))).ok();
    match meant.filter(|name| Cpu::of(name.target).is_some()) {
        Some(name) => [name.target.to_string()].to_vec(),
        None => near_names(cpu),
    }
}

/// The keys that a mistyped attribute may have meant.
fn near_attributes(item: &str) -> Vec<String> {
    let name = item.strip_prefix(['+', '-']).unwrap_or(item);
    if is_newer_ptx(item) {
        return [format!("ptx{NEWEST_PTX}")].to_vec();
    }
    let near = nearest(name, FEATURES.iter().map(|row| row.key.as_str()));
    near.iter().map(ToString::to_string).collect()
}

fn subtarget(question: &Question, parsed: &Parsed) -> Subtarget {
    let subtarget = &parsed.subtarget;
    let (triple, tune_cpu) = (&question.triple, &question.tune_cpu);
    let ptx = |tenfold: u32| Some(Version::new((tenfold / 10).try_into().ok()?, (tenfold % 10).try_into().ok()?));
    let words = subtarget.bits.words();
    Subtarget {
        target: subtarget.cpu,
        selection: parsed.selection,
        fell_back: parsed.fell_back(),
        // The document states no path for targets that are younger than itself, and no rule for the minor.
        errata_ids: subtarget.tensor_path().is_none().then_some("E54b").into_iter().chain(["E55b"]).collect(),
        nvptx_features: feature_names(&subtarget.bits),
        feature_words_hex: words.iter().map(|word| format!("{word:x}")).collect(),
        sm: subtarget.sm_version(),
        sm_minor: subtarget.sm_minor(),
        ptx_version: subtarget.ptx_version().and_then(ptx),
        fma: subtarget.fma_level().into(),
        div: subtarget.div_level().into(),
        sqrt: subtarget.sqrt_level().into(),
        tmem: subtarget.has_tmem(),
        tensor_memory: subtarget.tensor_memory().into(),
        tensor_path: subtarget.tensor_path().into(),
        feature_string: FeatureString(&question.attributes.0).to_string(),
        triple: triple.clone(),
        triple_hex: triple.as_ref().and_then(Foreign::hex),
        tune_cpu: tune_cpu.clone(),
        tune_cpu_hex: tune_cpu.as_ref().and_then(Foreign::hex),
        words,
    }
}

fn of_llc(question: &Question, release: Release) -> Llc {
    let output = llc(release, &question.cpu.0, &question.attributes.0);
    let version = match output.emitted {
        Emitted::Version(version) => Some(version),
        Emitted::TooOld { .. } | Emitted::Help => None,
    };
    let written = version.zip(Target::parse(output.target()).ok());
    Llc {
        llvm: release,
        ptx_version: version,
        knows_cpu: output.knows_cpu(),
        ptxas_reads: written.map(|(version, target)| ptx_version_suffices_why(question.toolkit, version, target)),
        tool_prints: output.remarks().map(|line| line.to_string()).collect(),
        stops: matches!(output.emitted, Emitted::TooOld { .. }),
        emitted: output.emitted,
    }
}

#[cfg(test)]
mod tests {
    use super::{Answer, Question, answer};
    use crate::Foreign;
    use smarch::Toolkit;
    use smarch::documented::tileiras::{FEATURES, FeatureGroup};

    fn asked(cpu: &str, attributes: &str) -> Answer {
        answer(&Question {
            toolkit: Toolkit::V13_0,
            cpu: Foreign::from(cpu.as_bytes()),
            attributes: Foreign::from(attributes.as_bytes()),
            is_symmetric: false,
            triple: None,
            tune_cpu: None,
        })
    }

    #[test]
    fn what_may_have_been_meant() {
        for (cpu, near) in
            [("compute_90", "sm_90"), ("lto_75", "sm_75"), ("90", "sm_90"), ("100a", "sm_100a"), ("9.0", "sm_90")]
        {
            assert_eq!(asked(cpu, "").problems[0].near, [near], "{cpu}");
        }
        assert!(asked("sm_87", "").problems[0].near.is_empty());
        let newer = asked("sm_90", "+ptx90");
        assert_eq!(
            (newer.problems[0].near.as_slice(), newer.problems[0].errata_ids.as_slice()),
            (["ptx88".into()].as_slice(), ["E53b"].as_slice())
        );
        assert!(newer.problems[0].text.ends_with("stop at ptx88"), "{}", newer.problems[0].text);
        assert!(asked("sm_90", "+ptx79").problems[0].errata_ids.is_empty());
        let last = FEATURES.iter().filter(|row| row.group == FeatureGroup::Ptx).filter_map(|row| row.level.get()).max();
        assert_eq!(last, Some(super::NEWEST_PTX));
    }

    #[test]
    fn errata_are_cited() {
        assert_eq!(asked("sm_87", "").problems[0].errata_ids, ["E52", "E55"]);
        assert_eq!(asked("sm_900", "").problems[0].errata_ids, ["E52"]);
        assert!(asked("sm_90", "+tmem").problems[0].errata_ids.is_empty());
    }
}
