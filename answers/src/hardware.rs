//! What does an SM of a target's devices have?

use crate::{Known, Refusal};
use alloc::{format, vec::Vec};
use smarch::hardware::{Geometry, SmemSplit, Source, static_smem_max};
use smarch::{Cc, Target, Toolkit};

view! {
    /// An SM, and what ptxas of one release allows on it.
    Hardware of it: (&Geometry, Target, Toolkit) {
        target: Target = it.1,
        compute_capability: Cc = it.0.cc,
        max_threads_per_sm: u32 = it.0.max_threads_per_sm,
        max_warps_per_sm: u32 = it.0.max_warps_per_sm,
        max_blocks_per_sm: u32 = it.0.max_blocks_per_sm,
        max_threads_per_block: u32 = it.0.max_threads_per_block,
        registers_per_sm: u32 = it.0.registers_per_sm,
        registers_per_block: u32 = it.0.registers_per_block,
        max_registers_per_thread: u32 = it.0.max_registers_per_thread,
        register_unit_per_warp: u32 = it.0.register_unit,
        partitions: u32 = it.0.partitions,
        smem_per_sm_bytes: u32 = it.0.smem_per_sm,
        smem_per_block_bytes: u32 = it.0.smem_per_block,
        smem_per_block_optin_bytes: u32 = it.0.smem_per_block_optin,
        smem_reserved_per_block_bytes: u32 = it.0.smem_reserved_per_block,
        smem_unit_bytes: u32 = it.0.smem_unit,
        smem_split: Option<SmemSplit> = it.0.smem_split.get(),
        carveouts_kib: Vec<u32> = it.0.carveouts().map(|bytes| bytes / 1024).collect(),
        /// Null where ptxas of the release does not build for the target.
        max_static_smem_bytes: Option<u32> = static_smem_max(it.2, it.1),
        max_cluster_portable_blocks: u32 = it.0.max_cluster_portable,
        /// Null without clusters.
        max_cluster_nonportable_blocks: Option<Known<u32>> = nonportable(it.0),
        barriers_per_sm: Option<u32> = it.0.barriers_per_sm.get(),
        virtual_resources_per_sm: u32 = it.0.virtual_resources_per_sm,
        tensor_memory_columns_per_sm: Known<u32> = it.0.tensor_memory_columns.get().into(),
        geometry_source: Option<Source> = it.0.source.get(),
    }
}

/// The SM of a target; a refusal if nothing is known of it.
pub fn geometry_of(target: Target) -> Result<&'static Geometry, Refusal> {
    let unknown = || format!("nothing is known of the hardware of {target}").into();
    target.geometry().ok_or_else(unknown)
}

/// The largest clusters that are not portable: known or not; nothing where there are no clusters.
pub(crate) fn nonportable(sm: &Geometry) -> Option<Known<u32>> {
    (sm.max_cluster_portable > 1).then(|| sm.max_cluster_nonportable.get().into())
}

/// What does an SM have, and what does ptxas allow on it?
pub fn answer(toolkit: Toolkit, target: Target) -> Result<Hardware, Refusal> {
    Ok((geometry_of(target)?, target, toolkit).into())
}
