//! Which tools of a release take a name, and what do the others print?

pub use crate::target::Question;
use alloc::{string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::targets::refusal;
use smarch::{Answer as Side, Name, Tool, Toolkit, Verdict};

/// What the tools do with a name.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    pub name: Name,
    /// That of `ptxas --gpu-name`.
    pub verdict: Verdict,
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
}

/// Which tools of the release take the name?
pub fn answer(question: &Question) -> Answer {
    let Question { toolkit, name } = *question;
    // A rule: what belongs to no release of the toolkit.
    let is_of_toolkit = |tool: &Tool| !matches!(tool, Tool::TileirasCpu | Tool::Llc22 | Tool::Llc19);
    let tools = Tool::ALL.iter().copied().filter(is_of_toolkit);
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
    ToolAnswer { tool, verdict, tool_prints: printed.into_iter().collect() }
}
