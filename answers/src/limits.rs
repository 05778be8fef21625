//! What does ptxas check for a target, and what does it do beyond?

use crate::way_out::WayOut;
use crate::{Axes, Refusal};
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::Target;
use smarch::rules::limits::{Effect, Limits, Request, ptxas_limit};

/// A GPU, for a release of the toolkit.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    pub axes: Axes,
    pub gpu: Target,
}

/// The limits that ptxas checks.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    pub target: Target,
    pub min_registers_per_thread: u32,
    pub max_registers_per_thread: u32,
    pub max_threads_per_sm: u32,
    pub max_blocks_per_sm: u32,
    pub max_barriers_per_block: u32,
    pub max_static_smem_bytes: u32,
    /// What it does with one more than each maximum, in their order.
    pub beyond: Vec<Beyond>,
}

/// What becomes of a request beyond a limit.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Beyond {
    /// The key of the limit.
    pub limit: &'static str,
    /// What becomes of a request.
    pub effect: Effect,
    /// What ptxas prints, for an entry of the name k.
    pub tool_prints: Vec<String>,
}

/// What does ptxas check?
///
/// # Errors
/// The release does not build for the target.
pub fn answer(question: &Question) -> Result<Answer, Refusal> {
    let Question { axes, gpu } = *question;
    let limits = Limits::of(axes.toolkit, gpu).ok_or_else(|| {
        let release = axes.names_toolkit.then(|| format!(" {}", axes.toolkit));
        let way_out = WayOut::of_toolkits(|k| Limits::of(k, gpu).is_some());
        let way_out = way_out.map(|it| format!("; {} does", it.way_out_text));
        Refusal(format!("ptxas{} does not build for {gpu}{}", release.unwrap_or_default(), way_out.unwrap_or_default()))
    })?;
    let beyond = [
        ("max_registers_per_thread", Request::MaxRegisters(limits.max_registers + 1)),
        ("max_threads_per_sm", Request::MaxThreads([limits.threads_per_sm + 1, 1, 1])),
        ("max_blocks_per_sm", Request::MinBlocks(Some([32, 1, 1]), limits.blocks_per_sm + 1)),
        ("max_barriers_per_block", Request::Barrier(limits.barriers.into())),
        ("max_static_smem_bytes", Request::StaticSmem(limits.static_smem + 1)),
    ];
    let beyond = beyond.into_iter().filter_map(|(limit, request)| {
        let outcome = ptxas_limit(axes.toolkit, gpu, request)?;
        let printed = outcome.message("k").to_string();
        Some(Beyond {
            limit,
            effect: outcome.effect(),
            tool_prints: Some(printed).filter(|it| !it.is_empty()).into_iter().collect(),
        })
    });
    Ok(Answer {
        target: gpu,
        min_registers_per_thread: limits.min_registers,
        max_registers_per_thread: limits.max_registers,
        max_threads_per_sm: limits.threads_per_sm,
        max_blocks_per_sm: limits.blocks_per_sm,
        max_barriers_per_block: limits.barriers,
        max_static_smem_bytes: limits.static_smem,
        beyond: beyond.collect(),
    })
}
