//! What do cicc and libnvvm answer when they are run?

mod dialects;
mod nvvm;
mod nvvm_asked;

pub use dialects::{Dialect, Dialects};
pub use nvvm::{
    ConstructDetails, Example, Examples, LayoutDetails, Nvvm, NvvmAnswer, NvvmReply, NvvmRow, nvvm, targets_of,
};
pub use nvvm_asked::About;

use crate::atomic::{Atomic, AtomicAsked, TYPES};
use crate::way_out::WayOut;
use crate::{Foreign, Refusal};
use alloc::{borrow::ToOwned, format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::cicc::atomics::lower;
use smarch::{Answer, Name, Tool, Toolkit, Verdict};

/// The lines of what a tool prints.
fn lines_in(text: &str) -> Vec<String> {
    text.split_terminator('\n').map(ToOwned::to_owned).collect()
}

/// The PTX that cicc writes for an atomic operation, and what it prints.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AtomicAnswer {
    /// What cicc, run, makes of an atomic operation.
    pub atomic: AtomicRow,
}

/// See [`AtomicAnswer`].
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AtomicRow {
    #[serde(flatten)]
    pub asked: AtomicAsked,
    pub verdict: Verdict,
    pub errata_ids: Vec<&'static str>,
    /// What stands before the instruction: "fence.sc.gpu". Null: nothing does.
    pub ptx_fence: Option<String>,
    /// The instruction without its operands. Null: cicc writes no instruction, or it is not known.
    pub ptx_instruction: Option<String>,
    pub tool_prints: Vec<String>,
}

/// Which PTX does cicc of a release write for an atomic operation?
pub fn atomic(toolkit: Toolkit, question: &Atomic) -> Result<AtomicAnswer, Refusal> {
    let lowering = lower(toolkit, question.target, &question.request).map_err(|error| {
        let object = question.object.as_deref().unwrap_or_default();
        Refusal(format!("'{object}': {}; there are {TYPES}", error.text()))
    })?;
    let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    Ok(AtomicAnswer {
        atomic: AtomicRow {
            asked: question.into(),
            verdict: lowering.verdict,
            errata_ids: (question.request.cache_hint && !lowering.instruction.is_empty())
                .then_some("E46e")
                .into_iter()
                .collect(),
            ptx_fence: some(&lowering.fence),
            ptx_instruction: some(&lowering.instruction),
            tool_prints: lowering.diagnostics.iter().map(|it| it.line().to_string()).collect(),
        },
    })
}

/// Whether cicc and libnvvm take a name as -arch.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArchAnswer {
    /// A name given as -arch.
    pub arch_option: ArchOption,
}

/// See [`ArchAnswer`].
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArchOption {
    /// The name that was asked about.
    pub asked_name: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked_name_hex: Option<String>,
    /// Whether each tool takes the name.
    pub name_answers: [ToolAnswer; 2],
}

/// What one of them does.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ToolAnswer {
    pub tool: Tool,
    pub answer: Answer,
    pub tool_prints: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_out: Option<WayOut>,
}

/// Do cicc and libnvvm take a name, and if not, what do they print?
pub fn arch(toolkit: Toolkit, name: Foreign) -> ArchAnswer {
    let parsed = Name::parse(&name.0);
    let answer = |tool: Tool, refusal: Option<String>| {
        let answer = match parsed {
            Ok(name) => tool.accepts_why(toolkit, name).answer(),
            // A tool that was run takes or refuses any name.
            Err(_) if tool.was_run(toolkit) => Answer::No,
            Err(_) => Answer::Unknown,
        };
        let refusal = refusal.filter(|_| answer == Answer::No).unwrap_or_default();
        let way_out = || WayOut::of_toolkits(|k| parsed.is_ok_and(|name| tool.accepts(k, name)));
        let way_out = if answer == Answer::No { way_out() } else { None };
        ToolAnswer { tool, answer, tool_prints: lines_in(&refusal), way_out }
    };
    let cicc = smarch::cicc::refusal(toolkit, &name.0).map(|refusal| refusal.to_string());
    let libnvvm = smarch::nvvm::refusal(toolkit, &name.0).map(|refusal| refusal.to_string());
    ArchAnswer {
        arch_option: ArchOption {
            name_answers: [answer(Tool::Cicc, cicc), answer(Tool::Libnvvm, libnvvm)],
            asked_name_hex: name.hex(),
            asked_name: name,
        },
    }
}
