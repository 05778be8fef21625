//! Which tools of a release take a name, and what do the others print?

pub use crate::target::Question;
use crate::way_out::WayOut;
use alloc::{string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::targets::refusal;
use smarch::{Answer as Side, Name, Target, Text, Tool, Toolkit, Verdict};

/// What the tools do with a name.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    pub name: Name,
    /// That of `ptxas --gpu-name`.
    pub verdict: Verdict,
    /// What each tool of the release says of the name.
    pub tools: Vec<ToolAnswer>,
}

/// What a tool does with a name.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ToolAnswer {
    pub tool: Tool,
    pub verdict: Verdict,
    /// With which words it refuses the name.
    pub tool_prints: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_out: Option<WayOut>,
}

/// Which tools of the release take the name?
pub fn answer(question: &Question) -> Answer {
    let Question { toolkit, name } = *question;
    let tools = Tool::ALL.iter().copied().filter(|tool| tool.is_of_toolkit());
    Answer {
        name,
        verdict: Tool::PtxasGpuName.accepts_why(toolkit, name),
        tools: tools.map(|tool| of_tool(toolkit, tool, name)).collect(),
    }
}

fn of_tool(toolkit: Toolkit, tool: Tool, name: Name) -> ToolAnswer {
    let verdict = tool.accepts_why(toolkit, name);
    let text = name.to_text();
    let refused = refusal(toolkit, tool, text.as_bytes()).filter(|_| verdict.answer() == Side::No);
    let printed = refused.map(|it| it.to_string()).filter(|it| !it.is_empty());
    let way_out = || WayOut::of_toolkits(|k| tool.accepts(k, name));
    let way_out = if verdict.answer() == Side::No { way_out() } else { None };
    ToolAnswer { tool, verdict, tool_prints: printed.into_iter().collect(), way_out }
}

/// Which release's tool takes which name.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Acceptance {
    pub tool: Tool,
    /// All that may be asked about.
    pub tools: Vec<Tool>,
    pub toolkits: Vec<Toolkit>,
    pub names: Vec<NameAcceptance>,
}

/// Which releases take a name.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NameAcceptance {
    pub name: Name,
    pub generation: Option<Text>,
    /// Of each release.
    pub answers: Vec<Side>,
}

/// Which release's tool takes which name?
pub fn acceptance(tool: Tool) -> Acceptance {
    let row = |target: &Target| {
        let name = target.named(tool.name_kind());
        let answers = Toolkit::ALL.iter().map(|toolkit| tool.accepts_why(*toolkit, name).answer());
        NameAcceptance { name, generation: target.info().generation, answers: answers.collect() }
    };
    Acceptance {
        tool,
        tools: Tool::ALL.to_vec(),
        toolkits: Toolkit::ALL.to_vec(),
        names: Target::ALL.iter().map(row).collect(),
    }
}
