//! How does a kernel of a file fill an SM when it is launched, and what would help?

use crate::next_steps::{Change, Step, next_steps};
use crate::{Foreign, Refusal, files::TritonLaunch};
use alloc::{collections::BTreeMap, format, string::String, sync::Arc, vec::Vec};
use core::fmt;
use serde::Serialize;
use smarch::Target;
use smarch::cubin::{self, BlockReason, FunctionKind, Launched};
use smarch::hardware::{Geometry, Kernel, Occupancy};

/// What the question states about the launch. The rest is taken from the kernel or chosen.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// Threads of a block.
    pub block: Option<u32>,
    /// Bytes of dynamic shared memory.
    pub dynamic_smem: Option<u32>,
    /// The dynamic shared memory that the kernel is opted in to.
    pub optin: Option<u32>,
    /// The symbol of the only kernel that is meant, where Triton's notes say all this.
    pub triton_symbol: Option<Foreign>,
}

impl Launch {
    /// The maximum number of threads of a block on any device.
    pub fn largest_block() -> u32 {
        let geometries = Target::ALL.iter().filter_map(|target| target.geometry());
        geometries.map(|geometry| geometry.max_threads_per_block).max().unwrap_or(0)
    }

    /// Whether a block has such a size on any device.
    pub fn check(&self) -> Result<(), Refusal> {
        let most = Self::largest_block();
        match self.block.filter(|block| !(1..=most).contains(block)) {
            Some(block) => Err(format!("--block takes a number from 1 to {most}, not '{block}'").into()),
            None => Ok(()),
        }
    }

    /// The launch that is meant: what was asked for, or else what Triton's notes beside the file say.
    #[must_use]
    pub fn or_of(&self, triton: Option<&TritonLaunch>) -> Self {
        match triton {
            Some(triton) if self.block.is_none() && self.dynamic_smem.is_none() => Self {
                block: Some(triton.threads_per_block),
                dynamic_smem: Some(triton.dynamic_smem_bytes),
                optin: Some(triton.dynamic_smem_bytes),
                triton_symbol: Some(triton.name.clone()),
            },
            _ => self.clone(),
        }
    }
}

/// Why a block has its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SizeReason {
    /// The question says so.
    Given,
    /// Triton's notes say so.
    Triton,
    /// The kernel requires it.
    Required,
    /// It is the maximum that the kernel's launch bounds allow.
    Bound,
    /// Neither the question nor the file says a size; this one fills an SM best.
    Best,
}

impl fmt::Display for SizeReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Given => "given",
            Self::Triton => "triton",
            Self::Required => "required",
            Self::Bound => "bound",
            Self::Best => "best",
        })
    }
}

/// How a kernel fills an SM.
#[derive(Clone, Debug)]
pub struct Fill {
    /// The SM.
    pub sm: &'static Geometry,
    /// What the kernel takes, as it is launched.
    pub kernel: Kernel,
    /// What fits.
    pub occupancy: Occupancy,
    /// Why blocks have their size.
    pub reason: SizeReason,
    /// The exact number of threads of a block, if the kernel requires one.
    pub required_threads: Option<u32>,
    /// Why it cannot be launched so, whatever fits: more threads than the kernel allows.
    pub refusal: Option<String>,
    /// What would bring more warps, each by itself. A block size that was chosen here may change with any of them.
    pub steps: Vec<Step>,
}

/// The number of threads or blocks of a size of three dimensions.
pub fn product([x, y, z]: [u32; 3]) -> u128 {
    u128::from(x) * u128::from(y) * u128::from(z)
}

/// Why a kernel cannot be launched so.
fn refusal(launched: &Launched) -> Option<String> {
    let (verb, threads) = match launched.refused_by? {
        BlockReason::Required => ("requires", launched.required_threads),
        _ => ("allows", launched.kernel.max_block_size),
    };
    Some(format!("the kernel {verb} {} threads", threads?))
}

impl Fill {
    fn new(uses: &cubin::Kernel<'_>, sm: &'static Geometry, launch: &Launch) -> Option<Self> {
        let dynamic_smem = launch.dynamic_smem.unwrap_or(0).into();
        let asked = Kernel {
            block_size: launch.block.unwrap_or(0),
            dynamic_smem,
            optin: launch.optin.map(u64::from),
            ..Kernel::default()
        };
        let launched = uses.launched(sm, &asked).ok()?;
        let kernel = launched.kernel;
        let fill = Self {
            sm,
            kernel,
            occupancy: sm.occupancy(&kernel).ok()?,
            reason: match launched.reason {
                BlockReason::Given if launch.triton_symbol.is_some() => SizeReason::Triton,
                BlockReason::Given => SizeReason::Given,
                BlockReason::Required => SizeReason::Required,
                BlockReason::Bound => SizeReason::Bound,
                BlockReason::Best => SizeReason::Best,
            },
            required_threads: launched.required_threads,
            refusal: refusal(&launched),
            steps: Vec::new(),
        };
        let steps = fill.find_steps();
        Some(Self { steps, ..fill })
    }

    /// Blocks on an SM: none of what is refused.
    pub fn blocks(&self) -> u32 {
        self.refusal.as_ref().map_or(self.occupancy.blocks, |_| 0)
    }

    /// Their warps.
    pub fn warps(&self) -> u32 {
        self.refusal.as_ref().map_or(self.occupancy.warps, |_| 0)
    }

    /// Whether there is room for no other warp.
    pub fn is_full(&self) -> bool {
        self.warps() == self.occupancy.max_warps
    }

    /// Fewer registers that bring more warps, with whatever block size is best then.
    fn fewer_registers(&self) -> Option<Step> {
        let registers = self.sm.fewer_registers(&self.kernel).ok()??;
        let best = self.sm.best_block(&Kernel { registers, ..self.kernel }).ok()??;
        Step::with_block(self.sm, &self.kernel, Change::Registers, registers, best.block_size)
    }

    /// Opting in to the dynamic shared memory, where that is what is missing.
    fn opting_in(&self) -> Option<Step> {
        let bytes = self.sm.next_step(&self.kernel).ok()?.optin.get()?;
        Step::new(self.sm, &self.kernel, Change::OptIn, bytes)
    }

    fn find_steps(&self) -> Vec<Step> {
        if self.refusal.is_some() {
            return Vec::new();
        }
        let registers = (self.reason == SizeReason::Best).then(|| self.fewer_registers()).flatten();
        let has_registers = registers.is_some();
        // What was said of the block's size stays as it is.
        let is_open = |step: &Step| match (step.change, self.reason) {
            (Change::Registers, _) => !has_registers,
            (Change::BlockSize, SizeReason::Required) => false,
            (Change::BlockSize, SizeReason::Bound) => u64::from(step.value_then) < step.value_now,
            _ => true,
        };
        let others = next_steps(self.sm, &self.kernel, self.occupancy.warps).unwrap_or_default();
        let first = self.opting_in().into_iter().chain(registers);
        first.chain(others.into_iter().filter(is_open)).collect()
    }
}

/// What of a kernel and an SM decides how it fills it: compute capability, registers, static memory, barriers, the two sizes of a block,
/// whether the launch is meant for it.
type Key = (u32, [Option<u32>; 3], [Option<[u32; 3]>; 2], bool);

/// Fills SMs. Kernels that take the same are computed once.
#[derive(Debug)]
pub struct Filler {
    launch: Launch,
    fills: BTreeMap<Key, Option<Arc<Fill>>>,
}

impl Filler {
    /// With the launch that is meant.
    pub fn new(launch: Launch) -> Self {
        Self { launch, fills: BTreeMap::new() }
    }

    /// How a kernel fills an SM; `None` for a device function, and when what it takes is not known, or no size fits.
    pub fn fill(&mut self, uses: &cubin::Kernel<'_>, symbol: &Foreign, sm: &'static Geometry) -> Option<Arc<Fill>> {
        let bounds = uses.launch.filter(|_| uses.kind == FunctionKind::Entry)?;
        let is_meant = self.launch.triton_symbol.as_ref().is_none_or(|meant| meant == symbol);
        let numbers = [uses.registers, uses.static_smem, uses.barriers];
        let compute = || {
            let other = Launch::default();
            Fill::new(uses, sm, if is_meant { &self.launch } else { &other }).map(Arc::new)
        };
        let key = (sm.cc.0, numbers, [bounds.required_block, bounds.max_block], is_meant);
        self.fills.entry(key).or_insert_with(compute).clone()
    }
}
