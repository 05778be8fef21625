//! How many blocks of a kernel fit on an SM, what limits them, what brings one more; in how many waves a device runs a grid.

use crate::hardware::{geometry_of, nonportable};
use crate::{Drawn, Known, Refusal, Step, next_steps, plural};
use alloc::{format, vec::Vec};
use serde::Serialize;
use smarch::devices::Device;
use smarch::hardware::{GEOMETRIES, Geometry, Kernel, Limit, Limiters, Occupancy, Waves};
use smarch::{Cc, Error, Target, Text};

/// A kernel on a target's SM, and on a device where one is named.
#[derive(Clone, Debug)]
pub struct Question {
    pub target: Target,
    pub kernel: Kernel,
    /// The SMs of the device.
    pub sm_count: Option<u32>,
    /// The product that the device is.
    pub product: Option<&'static Device>,
    /// Blocks of the grid.
    pub grid: Option<u64>,
    /// Blocks of a cluster.
    pub cluster: Option<u32>,
}

/// The occupancy.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fit {
    pub target: Target,
    pub threads_per_block: u32,
    pub blocks_per_sm: u32,
    pub warps_per_sm: u32,
    pub max_warps_per_sm: u32,
    pub limiters: Limiters,
    pub blocks_by: BlocksBy,
    pub allocated_registers_per_block: u32,
    pub allocated_smem_per_block_bytes: u32,
    pub smem_reserved_per_block_bytes: u32,
    pub carveout_kib: u32,
    pub unused_registers: u32,
    pub unused_warps: u32,
    pub unused_smem_bytes: u32,
    #[serde(flatten)]
    pub device: Option<OnDevice>,
    #[serde(flatten)]
    pub clusters: Option<Clusters>,
    /// The smallest changes that each bring one more block, or, for a kernel in a file, more warps; and what they bring.
    pub next_steps: Vec<Step>,
    /// The block size that fills an SM best; null where no size can run.
    pub best_block: Option<BestBlock>,
    /// The smallest grid of such blocks that fills the device. Null: no size can run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_grid_blocks: Option<Option<u64>>,
    /// Where its curves were drawn.
    #[serde(flatten)]
    pub drawn: Option<Drawn>,
    #[serde(skip)]
    pub occupancy: Occupancy,
}

/// The blocks that each resource allows; null where it does not limit.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BlocksBy {
    pub warps: Limit,
    pub registers: Limit,
    pub smem: Limit,
    pub slots: Limit,
    pub barriers: Limit,
    #[serde(rename = "virtual")]
    pub virtual_resources: Limit,
    pub tensor_memory: Limit,
}

/// What the device holds at a time.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OnDevice {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub product_name: Option<Text>,
    pub sm_count: u32,
    pub blocks_at_once: u64,
    #[serde(flatten)]
    pub grid: Option<Grid>,
    #[serde(skip)]
    pub filled: Result<Waves, Error>,
}

/// How often the device is filled by a grid; null where nothing runs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Grid {
    /// Blocks of the grid.
    pub grid_blocks: u64,
    pub waves: Option<u64>,
    pub tail_blocks: Option<u64>,
}

/// The clusters of one size.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clusters {
    /// Blocks of a cluster.
    pub cluster_blocks: u32,
    pub max_cluster_portable_blocks: u32,
    pub max_cluster_nonportable_blocks: Option<Known<u32>>,
    /// How many the device holds at most; the driver knows the number. Null: the kernel states no cluster. Unknown: the SMs were not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clusters_at_most: Option<Known<u64>>,
}

/// A block size, and what fits of it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BestBlock {
    pub threads_per_block: u32,
    pub blocks_per_sm: u32,
    pub warps_per_sm: u32,
}

/// What the library refuses of a kernel, with the option that is wrong.
fn sentence(error: Error) -> Refusal {
    let option = match error {
        Error::KernelBlockSize => "--block: ",
        Error::KernelRegisters => "--regs: ",
        Error::KernelStaticSmem => "--smem: ",
        Error::KernelDynamicSmem => "--dynamic: ",
        Error::KernelOptin => "--optin: ",
        Error::KernelCarveout => "--carveout: ",
        Error::KernelBarriers => "--barriers: ",
        Error::KernelTensorMemory | Error::KernelNoTensorMemory => "--tensor-memory: ",
        // Nothing else of an SM is asked for that nobody states.
        Error::HardwareUnknown => return "--tensor-memory: no public source states how much the SM has".into(),
        _ => "",
    };
    format!("{option}{}", error.text()).into()
}

/// Whether a block and a thread of the target may have so much.
fn check_kernel(sm: &Geometry, question: &Question) -> Result<(), Refusal> {
    let (target, Kernel { block_size, registers, .. }) = (question.target, question.kernel);
    let (threads, most) = (sm.max_threads_per_block, sm.max_registers_per_thread);
    if block_size == 0 || block_size > threads {
        return Err(format!("--block: a block has 1 to {threads} threads on {target}, not {block_size}").into());
    }
    if registers > most {
        let most = plural(most, "register");
        return Err(format!("--regs: a thread has at most {most} on {target}, not {registers}").into());
    }
    Ok(())
}

/// Whether clusters may have the size.
fn check_cluster(sm: &Geometry, question: &Question) -> Result<(), Refusal> {
    let (Some(size), target) = (question.cluster, question.target) else {
        return Ok(());
    };
    if sm.max_cluster_portable == 1 && size != 1 {
        return Err(format!("--cluster: {target} has no clusters; they came with 9.0").into());
    }
    let largest = sm.max_cluster_nonportable.get().unwrap_or(u32::MAX);
    if size == 0 || size > largest {
        return Err(format!("--cluster: a cluster has 1 to {largest} blocks on {target}, not {size}").into());
    }
    match question.grid.filter(|grid| grid % u64::from(size) != 0) {
        Some(grid) => {
            let blocks = plural(grid, "block");
            Err(format!("--grid: {blocks} are no multiple of a cluster's {size}").into())
        }
        None => Ok(()),
    }
}

/// How a kernel fills an SM.
///
/// # Errors
/// Nothing is known of the SM; a block, a thread or a cluster of the target may not have so much.
pub fn answer(question: &Question) -> Result<Fit, Refusal> {
    let (sm, kernel) = (geometry_of(question.target)?, &question.kernel);
    check_kernel(sm, question)?;
    check_cluster(sm, question)?;
    let occupancy = sm.occupancy(kernel).map_err(sentence)?;
    let best = sm.best_block(kernel).ok().flatten().filter(|best| best.block_size > 0);
    Ok(Fit {
        target: question.target,
        threads_per_block: kernel.block_size,
        blocks_per_sm: occupancy.blocks,
        warps_per_sm: occupancy.warps,
        max_warps_per_sm: occupancy.max_warps,
        limiters: occupancy.limiters,
        blocks_by: BlocksBy {
            warps: occupancy.by_warps,
            registers: occupancy.by_registers,
            smem: occupancy.by_smem,
            slots: occupancy.by_slots,
            barriers: occupancy.by_barriers,
            virtual_resources: occupancy.by_virtual,
            tensor_memory: occupancy.by_tensor_memory,
        },
        allocated_registers_per_block: occupancy.allocated_registers,
        allocated_smem_per_block_bytes: occupancy.allocated_smem,
        smem_reserved_per_block_bytes: sm.smem_reserved_per_block,
        carveout_kib: occupancy.smem_per_sm / 1024,
        unused_registers: occupancy.unused_registers,
        unused_warps: occupancy.unused_warps,
        unused_smem_bytes: occupancy.unused_smem,
        device: question.sm_count.map(|count| on_device(sm, question, count, occupancy.blocks)),
        clusters: question.cluster.map(|size| clusters(sm, question, size, occupancy.blocks)),
        next_steps: next_steps(sm, kernel, 0).map_err(sentence)?,
        best_block: best.map(|best| BestBlock {
            threads_per_block: best.block_size,
            blocks_per_sm: best.blocks,
            warps_per_sm: best.blocks * best.block_size.div_ceil(32),
        }),
        min_grid_blocks: question.sm_count.map(|count| best.map(|best| best.min_grid(count))),
        drawn: None,
        occupancy,
    })
}

fn on_device(sm: &Geometry, question: &Question, sm_count: u32, blocks: u32) -> OnDevice {
    let (cluster, grid) = (question.cluster.unwrap_or(1), question.grid);
    let filled = sm.waves(blocks, sm_count, cluster, grid.unwrap_or(0));
    OnDevice {
        product_name: question.product.map(|product| product.name),
        sm_count,
        blocks_at_once: filled.map_or(0, |waves| waves.blocks_at_once),
        grid: grid.map(|grid_blocks| Grid {
            grid_blocks,
            waves: filled.ok().map(|waves| waves.waves),
            tail_blocks: filled.ok().map(|waves| waves.tail_blocks),
        }),
        filled,
    }
}

fn clusters(sm: &Geometry, question: &Question, size: u32, blocks: u32) -> Clusters {
    Clusters {
        cluster_blocks: size,
        max_cluster_portable_blocks: sm.max_cluster_portable,
        max_cluster_nonportable_blocks: nonportable(sm),
        clusters_at_most: match question.sm_count {
            Some(count) => sm.clusters_upper_bound(blocks, count, size).ok().map(Known::Is),
            None => Some(Known::Unknown),
        },
    }
}

/// How a kernel fills an SM of another device.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Elsewhere {
    pub device: Cc,
    /// Null where the kernel takes what the device cannot have.
    pub blocks_per_sm: Option<u32>,
    pub warps_per_sm: Option<u32>,
    pub max_warps_per_sm: u32,
    pub limiters: Option<Limiters>,
}

/// The same kernel on an SM of every compute capability that is documented.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Everywhere {
    pub everywhere: Vec<Elsewhere>,
}

/// How does the kernel fill the SMs of all devices?
pub fn everywhere(kernel: &Kernel) -> Everywhere {
    let row = |sm: &Geometry| {
        let fit = sm.occupancy(kernel).ok();
        Elsewhere {
            device: sm.cc,
            blocks_per_sm: fit.map(|fit| fit.blocks),
            warps_per_sm: fit.map(|fit| fit.warps),
            max_warps_per_sm: sm.max_warps_per_sm,
            limiters: fit.map(|fit| fit.limiters),
        }
    };
    Everywhere { everywhere: GEOMETRIES.iter().map(row).collect() }
}
