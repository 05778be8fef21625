//! Which changes of a kernel, each by itself, bring one more block onto an SM?

use crate::count::{percent, plural};
use alloc::{format, string::String, vec::Vec};
use core::fmt;
use core::mem::replace;
use serde::Serialize;
use smarch::Error;
use smarch::hardware::{Geometry, Kernel};

/// What of a kernel is changed; in JSON as the key of the number that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Change {
    /// The dynamic shared memory that the kernel is opted in to.
    #[serde(rename = "opted_in_dynamic_smem_bytes")]
    OptIn,
    /// Registers per thread.
    #[serde(rename = "registers_per_thread")]
    Registers,
    /// Static shared memory.
    #[serde(rename = "static_smem_bytes")]
    StaticSmem,
    /// Dynamic shared memory.
    #[serde(rename = "dynamic_smem_bytes")]
    DynamicSmem,
    /// Threads of a block.
    #[serde(rename = "threads_per_block")]
    BlockSize,
    /// Named barriers.
    #[serde(rename = "barriers_per_block")]
    Barriers,
    /// Virtual resources.
    #[serde(rename = "virtual_resources_per_block")]
    VirtualResources,
    /// Columns of tensor memory.
    #[serde(rename = "tensor_memory_columns_per_block")]
    TensorMemory,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OptIn => "opted in to",
            Self::Registers => "registers",
            Self::StaticSmem => "static shared memory",
            Self::DynamicSmem => "dynamic shared memory",
            Self::BlockSize => "block size",
            Self::Barriers => "barriers",
            Self::VirtualResources => "virtual resources",
            Self::TensorMemory => "tensor memory",
        })
    }
}

impl Change {
    /// Gives a kernel another number; the one that it had.
    fn apply(self, kernel: &mut Kernel, value: u32) -> u64 {
        let wide = u64::from(value);
        match self {
            Self::OptIn => kernel.optin.replace(wide).unwrap_or(0),
            Self::StaticSmem => replace(&mut kernel.static_smem, wide),
            Self::DynamicSmem => replace(&mut kernel.dynamic_smem, wide),
            Self::Registers => replace(&mut kernel.registers, value).into(),
            Self::BlockSize => replace(&mut kernel.block_size, value).into(),
            Self::Barriers => replace(&mut kernel.barriers, value).into(),
            Self::VirtualResources => replace(&mut kernel.virtual_resources, value).into(),
            Self::TensorMemory => replace(&mut kernel.tensor_memory, value).into(),
        }
    }
}

/// A change, and what it brings.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// What is changed.
    pub change: Change,
    /// The number as it is.
    pub value_now: u64,
    /// The number as it would be.
    pub value_then: u32,
    /// Blocks on an SM after the change.
    pub blocks_per_sm: u32,
    /// Their warps.
    pub warps_per_sm: u32,
    /// "registers 40 -> 32: 8 blocks, 100 %".
    pub text: String,
    /// The block size that comes with it, where it is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threads_per_block: Option<u32>,
}

impl Step {
    /// What a change brings; `None` where the number is out of range.
    pub fn new(sm: &Geometry, kernel: &Kernel, change: Change, value: u32) -> Option<Self> {
        Self::with_block(sm, kernel, change, value, kernel.block_size)
    }

    /// What a change brings, and blocks of another size with it.
    pub fn with_block(sm: &Geometry, kernel: &Kernel, change: Change, value: u32, block_size: u32) -> Option<Self> {
        let mut changed = Kernel { block_size, ..*kernel };
        let value_now = change.apply(&mut changed, value);
        let threads_per_block = (block_size != kernel.block_size).then_some(block_size);
        let then = sm.occupancy(&changed).ok()?;
        let numbers = match change {
            Change::OptIn => plural(value, "byte"),
            _ => format!("{value_now} -> {value}"),
        };
        let with = threads_per_block.map_or_else(String::new, |block| format!(" with {}", plural(block, "thread")));
        let (blocks, share) = (plural(then.blocks, "block"), percent(then.warps, then.max_warps));
        Some(Self {
            change,
            value_now,
            value_then: value,
            blocks_per_sm: then.blocks,
            warps_per_sm: then.warps,
            text: format!("{change} {numbers}{with}: {blocks}, {share}"),
            threads_per_block,
        })
    }

    /// "regs 128 -> 80: 38 %", for a column, of an SM of so many warps.
    pub fn short_text(&self, max_warps: u32) -> String {
        let Self { value_now, value_then, .. } = self;
        let what = match self.change {
            Change::OptIn => format!("opt in to {value_then}"),
            Change::Registers => format!("regs {value_now} -> {value_then}"),
            Change::StaticSmem => format!("smem {value_now} -> {value_then}"),
            Change::DynamicSmem => format!("dynamic smem {value_now} -> {value_then}"),
            Change::BlockSize => format!("block {value_now} -> {value_then}"),
            Change::Barriers | Change::VirtualResources | Change::TensorMemory => {
                format!("{} {value_now} -> {value_then}", self.change)
            }
        };
        let with = self.threads_per_block.map_or_else(String::new, |block| format!(", block {block}"));
        format!("{what}{with}: {}", percent(self.warps_per_sm, max_warps))
    }
}

/// The smallest changes that each bring a block, and more warps than so many.
///
/// # Errors
/// As [`Geometry::next_step`].
pub fn next_steps(sm: &Geometry, kernel: &Kernel, above_warps: u32) -> Result<Vec<Step>, Error> {
    let next = sm.next_step(kernel)?;
    let changes = [
        (Change::Registers, next.registers),
        (Change::StaticSmem, next.static_smem),
        (Change::DynamicSmem, next.dynamic_smem),
        (Change::BlockSize, next.smaller_block),
        (Change::BlockSize, next.larger_block),
        (Change::Barriers, next.barriers),
        (Change::VirtualResources, next.virtual_resources),
        (Change::TensorMemory, next.tensor_memory),
    ];
    let steps = changes.into_iter().filter_map(|(change, value)| Step::new(sm, kernel, change, value.get()?));
    Ok(steps.filter(|step| step.warps_per_sm > above_warps).collect())
}
