//! Occupancy.

use super::NO_TEXT;
use super::boundary::{bit_if, fill_list, smarch_status, status};
use super::geometry::{ask, on, smarch_geometry};
use crate::Error;
use crate::hardware::{
    Axis, BestBlock, CachePreference, Geometry, Kernel, Limit, NextStep, Occupancy, PartitionedCaching,
};
use core::ffi::{c_char, c_void};
use core::mem::MaybeUninit;
use static_assertions::const_assert;

/// What a kernel takes when it is launched. All zero is a kernel that takes nothing; only block_size must be set.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_kernel {
    /// What counts besides: SMARCH_KERNEL_*.
    pub flags: u32,
    /// Threads of a block, 1 to 65535; of blocks that are larger than an SM runs, none fits. A search for the best
    /// block size does not read it.
    pub block_size: u32,
    /// Registers per thread, as ptxas reports them; 0 takes none.
    pub registers: u32,
    /// The preferred carve-out, in percent of the largest (SMARCH_KERNEL_CARVEOUT). Not read before 7.0.
    pub carveout_percent: u32,
    /// Bytes of static shared memory of a block, below 2^30.
    pub static_smem: u64,
    /// Bytes of dynamic shared memory of a block, whatever its size, below 2^30.
    pub dynamic_smem: u64,
    /// At most this many bytes of dynamic shared memory has the kernel opted in to (SMARCH_KERNEL_OPTIN).
    pub max_dynamic_smem: u64,
    /// Bytes of dynamic shared memory of each thread of a block, besides dynamic_smem.
    pub dynamic_smem_per_thread: u32,
    /// What the kernel prefers when there is no preferred carve-out: SMARCH_CACHE_*. Not read on 5.x and 6.x.
    pub cache: u32,
    /// Named barriers that a block uses, at most 16. No limit before 9.0.
    pub barriers: u32,
    /// Virtual resources that a block uses. No limit before 10.0.
    pub virtual_resources: u32,
    /// Threads that a block of this kernel may have at most, for the search of the best block size; 0 for as
    /// many as the architecture allows.
    pub max_block_size: u32,
    /// Not used; leave it 0.
    pub reserved: u32,
}

/// smarch_kernel.carveout_percent is the preferred carve-out.
pub const SMARCH_KERNEL_CARVEOUT: u32 = 1;
/// smarch_kernel.max_dynamic_smem is what the kernel has opted in to.
pub const SMARCH_KERNEL_OPTIN: u32 = 2;
/// Partitioned global caching, unless no block fits on half an SM. Not read where there is none.
pub const SMARCH_KERNEL_PARTITIONED_CACHING: u32 = 4;
/// Partitioned global caching, and if no block fits on half an SM, none runs.
pub const SMARCH_KERNEL_PARTITIONED_CACHING_STRICT: u32 = 8;

const KERNEL_FLAGS: u32 = SMARCH_KERNEL_CARVEOUT
    | SMARCH_KERNEL_OPTIN
    | SMARCH_KERNEL_PARTITIONED_CACHING
    | SMARCH_KERNEL_PARTITIONED_CACHING_STRICT;

#[inline(always)]
fn kernel(k: &smarch_kernel) -> Result<Kernel, Error> {
    if k.flags & !KERNEL_FLAGS != 0 {
        return Err(Error::KernelFlags);
    }
    let set = |flag| k.flags & flag != 0;
    Ok(Kernel {
        block_size: k.block_size,
        registers: k.registers,
        static_smem: k.static_smem,
        dynamic_smem: k.dynamic_smem,
        dynamic_smem_per_thread: k.dynamic_smem_per_thread,
        carveout: set(SMARCH_KERNEL_CARVEOUT).then_some(k.carveout_percent),
        cache: CachePreference::from_code(k.cache).ok_or(Error::KernelCache)?,
        optin: set(SMARCH_KERNEL_OPTIN).then_some(k.max_dynamic_smem),
        caching: if set(SMARCH_KERNEL_PARTITIONED_CACHING_STRICT) {
            PartitionedCaching::Strict
        } else if set(SMARCH_KERNEL_PARTITIONED_CACHING) {
            PartitionedCaching::On
        } else {
            PartitionedCaching::Off
        },
        barriers: k.barriers,
        virtual_resources: k.virtual_resources,
        max_block_size: (k.max_block_size != 0).then_some(k.max_block_size),
    })
}

/// Asks of a kernel on an SM.
#[inline(always)]
fn ask_of<T>(
    g: Option<&smarch_geometry>,
    k: Option<&smarch_kernel>,
    out: Option<&mut MaybeUninit<T>>,
    question: impl FnOnce(&Geometry, &Kernel) -> Result<T, Error>,
) -> smarch_status {
    ask(g, out, |geometry| {
        question(geometry, &kernel(k.ok_or(Error::NullPointer)?)?)
    })
}

/// As `ask_of`, of what is mostly answered at once. What is not is asked apart, with the kernel read again, so that its
/// fields need not be kept.
#[inline(always)]
fn ask_at_once<T>(
    g: Option<&smarch_geometry>,
    k: Option<&smarch_kernel>,
    out: Option<&mut MaybeUninit<T>>,
    at_once: impl FnOnce(&Geometry, &Kernel) -> Option<T>,
    otherwise: impl FnOnce(&Geometry, &Kernel) -> Result<T, Error>,
) -> smarch_status {
    status(out.ok_or(Error::NullPointer).and_then(|out| {
        on(g, |geometry| {
            let k = k.ok_or(Error::NullPointer)?;
            match at_once(geometry, &kernel(k)?) {
                Some(answer) => {
                    out.write(answer);
                    Ok(())
                }
                None => ask_apart(geometry, k, out, otherwise),
            }
        })
    }))
}

#[cold]
#[inline(never)]
fn ask_apart<T>(
    geometry: &Geometry,
    k: &smarch_kernel,
    out: &mut MaybeUninit<T>,
    question: impl FnOnce(&Geometry, &Kernel) -> Result<T, Error>,
) -> Result<(), Error> {
    out.write(question(geometry, &kernel(k)?)?);
    Ok(())
}

/// A cache preference in words: "shared". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cache_preference_name(cache: u32) -> *const c_char {
    CachePreference::from_code(cache).map_or(NO_TEXT, |cache| cache.text().as_c_str())
}

/// How many blocks of a kernel an SM holds at a time, and why not more.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_occupancy {
    /// Blocks on an SM; 0 when the kernel cannot run.
    pub blocks: u32,
    /// Their warps. Occupancy is warps of max_warps.
    pub warps: u32,
    /// Warps that an SM holds at most.
    pub max_warps: u32,
    /// The resources whose limit is blocks: SMARCH_LIMITER_*.
    pub limiters: u32,
    /// Blocks by warps; 0 when a block has more threads than it may.
    pub by_warps: u32,
    /// Blocks by registers; SMARCH_UNLIMITED when threads take none.
    pub by_registers: u32,
    /// Blocks by shared memory; 0 when a block asks for more than it may, SMARCH_UNLIMITED when it takes none.
    pub by_smem: u32,
    /// Blocks by the architecture's maximum.
    pub by_slots: u32,
    /// Blocks by named barriers; SMARCH_UNLIMITED when it uses none, and before 9.0.
    pub by_barriers: u32,
    /// Blocks by virtual resources; SMARCH_UNLIMITED when it uses none, and before 10.0.
    pub by_virtual: u32,
    /// Registers that a block gets.
    pub allocated_registers: u32,
    /// Bytes of shared memory that a block gets, the driver's reserve among them.
    pub allocated_smem: u32,
    /// Bytes of shared memory that the SM is given: its carve-out.
    pub smem_per_sm: u32,
    /// Warp slots that stay free.
    pub unused_warps: u32,
    /// Registers of the SM that stay free.
    pub unused_registers: u32,
    /// Bytes of the carve-out that stay free.
    pub unused_smem: u32,
    /// Block slots that stay free.
    pub unused_slots: u32,
    /// 1 when partitioned global caching was asked for and keeps each block within half an SM, else 0.
    pub partitioned_caching: u32,
}

/// A limit of smarch_occupancy where the resource sets none.
pub const SMARCH_UNLIMITED: u32 = 0x7fffffff;

const_assert!(SMARCH_UNLIMITED == Limit::UNLIMITED.code());

#[inline(always)]
fn c_occupancy(occupancy: &Occupancy) -> smarch_occupancy {
    smarch_occupancy {
        blocks: occupancy.blocks,
        warps: occupancy.warps,
        max_warps: occupancy.max_warps,
        limiters: occupancy.limiters.bits(),
        by_warps: occupancy.by_warps.code(),
        by_registers: occupancy.by_registers.code(),
        by_smem: occupancy.by_smem.code(),
        by_slots: occupancy.by_slots.code(),
        by_barriers: occupancy.by_barriers.code(),
        by_virtual: occupancy.by_virtual.code(),
        allocated_registers: occupancy.allocated_registers,
        allocated_smem: occupancy.allocated_smem,
        smem_per_sm: occupancy.smem_per_sm,
        unused_warps: occupancy.unused_warps,
        unused_registers: occupancy.unused_registers,
        unused_smem: occupancy.unused_smem,
        unused_slots: occupancy.unused_slots,
        partitioned_caching: u32::from(occupancy.partitioned_caching),
    }
}

/// How many blocks of this kernel an SM holds at a time, and what limits them. Numbers that are possible but
/// too large for this SM give 0 blocks.
///
/// Equal to cudaOccMaxActiveBlocksPerMultiprocessor in every number, except that the limiters are those
/// of the final block count also when barriers decide it, and that registers above the
/// maximum (255; 63 on 2.x and 3.0) are an error.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: forged.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_occupancy_compute(
    g: Option<&smarch_geometry>,
    k: Option<&smarch_kernel>,
    out: Option<&mut MaybeUninit<smarch_occupancy>>,
) -> smarch_status {
    ask_at_once(
        g,
        k,
        out,
        |geometry, kernel| geometry.occupancy_at_once(kernel).map(|it| c_occupancy(&it)),
        |geometry, kernel| Err(kernel.what_is_wrong(geometry)),
    )
}

/// How many blocks of this kernel an SM holds at a time, and nothing else: the blocks of smarch_occupancy_compute, in three
/// quarters of its time.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: forged.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_occupancy_blocks(
    g: Option<&smarch_geometry>,
    k: Option<&smarch_kernel>,
    out: Option<&mut MaybeUninit<u32>>,
) -> smarch_status {
    ask_at_once(
        g,
        k,
        out,
        |geometry, kernel| geometry.occupancy_at_once(kernel).map(|it| it.blocks),
        |geometry, kernel| Err(kernel.what_is_wrong(geometry)),
    )
}

/// The block size that fills an SM best.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_best_block {
    /// Threads of a block; 0 when no size can run.
    pub block_size: u32,
    /// Blocks of that size on an SM.
    pub blocks: u32,
}

fn c_best_block(best: Option<BestBlock>) -> smarch_best_block {
    match best {
        Some(best) => smarch_best_block {
            block_size: best.block_size,
            blocks: best.blocks,
        },
        None => smarch_best_block {
            block_size: 0,
            blocks: 0,
        },
    }
}

/// The block size with which most threads of this kernel are on an SM at a time, the largest of those
/// that are equal. Equal to cudaOccMaxPotentialOccupancyBlockSize; the grid that fills a device is
/// smarch_min_grid.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: forged.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_occupancy_best_block(
    g: Option<&smarch_geometry>,
    k: Option<&smarch_kernel>,
    out: Option<&mut MaybeUninit<smarch_best_block>>,
) -> smarch_status {
    ask_at_once(
        g,
        k,
        out,
        |geometry, kernel| geometry.best_block_at_once(kernel).map(c_best_block),
        |geometry, kernel| geometry.best_block_by_sizes(kernel).map(c_best_block),
    )
}

/// The bytes of dynamic shared memory that a block of a size takes. It must return: no exception, no longjmp.
pub type smarch_dynamic_smem_of = Option<unsafe extern "C" fn(block_size: u32, context: *mut c_void) -> u64>;

/// As smarch_occupancy_best_block, with the bytes of dynamic shared memory that a block of each size takes;
/// the kernel's own are not read. context is handed on and may be NULL.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_occupancy_best_block_with(
    g: Option<&smarch_geometry>,
    k: Option<&smarch_kernel>,
    dynamic_smem_of: smarch_dynamic_smem_of,
    context: *mut c_void,
    out: Option<&mut MaybeUninit<smarch_best_block>>,
) -> smarch_status {
    ask_of(g, k, out, |geometry, kernel| {
        let dynamic_smem_of = dynamic_smem_of.ok_or(Error::NullPointer)?;
        let best = geometry.best_block_with(kernel, |block_size| {
            // SAFETY: the caller passes a function that takes this context.
            unsafe { dynamic_smem_of(block_size, context) }
        });
        best.map(c_best_block)
    })
}

/// The blocks that a grid needs at least to fill a device of so many SMs with blocks of the best size.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_min_grid(best: smarch_best_block, sm_count: u32) -> u64 {
    u64::from(best.blocks).wrapping_mul(u64::from(sm_count))
}

/// The bytes of dynamic shared memory that each block may have when so many blocks of the kernel are to fit
/// on an SM; the kernel's own dynamic memory is not counted.
///
/// Unlike cudaOccAvailableDynamicSMemPerBlock it subtracts the driver's reserve: so many blocks do fit.
///
/// SMARCH_ERROR_BLOCKS_PER_SM: they do not fit even without it, or blocks is 0. SMARCH_ERROR_KERNEL_*: the
/// field that is out of range. SMARCH_ERROR_GEOMETRY: forged.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_occupancy_available_dynamic_smem(
    g: Option<&smarch_geometry>,
    k: Option<&smarch_kernel>,
    blocks: u32,
    out: Option<&mut MaybeUninit<u32>>,
) -> smarch_status {
    ask_of(g, k, out, |geometry, kernel| {
        geometry.available_dynamic_smem(kernel, blocks)
    })
}

/// The least changes that each bring at least one more block, all else being as it is.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_next_step {
    /// Which of the changes below there are: SMARCH_NEXT_*. A field without its bit is 0 and means nothing.
    pub found: u32,
    /// Blocks as the kernel is.
    pub blocks: u32,
    /// The most registers per thread, fewer than now (SMARCH_NEXT_REGISTERS).
    pub registers: u32,
    /// The nearest smaller block size (SMARCH_NEXT_SMALLER_BLOCK).
    pub smaller_block: u32,
    /// The nearest larger block size (SMARCH_NEXT_LARGER_BLOCK): only with memory per thread on 2.x and 3.x.
    pub larger_block: u32,
    /// The most named barriers, fewer than now (SMARCH_NEXT_BARRIERS).
    pub barriers: u32,
    /// The most virtual resources, fewer than now (SMARCH_NEXT_VIRTUAL).
    pub virtual_resources: u32,
    /// Not used; 0.
    pub reserved: u32,
    /// The most bytes of static shared memory, fewer than now (SMARCH_NEXT_STATIC_SMEM).
    pub static_smem: u64,
    /// The most bytes of dynamic shared memory (not per thread), fewer than now (SMARCH_NEXT_DYNAMIC_SMEM).
    pub dynamic_smem: u64,
}

/// smarch_next_step.registers brings a block.
pub const SMARCH_NEXT_REGISTERS: u32 = 1;
/// smarch_next_step.static_smem brings a block.
pub const SMARCH_NEXT_STATIC_SMEM: u32 = 2;
/// smarch_next_step.dynamic_smem brings a block.
pub const SMARCH_NEXT_DYNAMIC_SMEM: u32 = 4;
/// smarch_next_step.smaller_block brings a block.
pub const SMARCH_NEXT_SMALLER_BLOCK: u32 = 8;
/// smarch_next_step.larger_block brings a block.
pub const SMARCH_NEXT_LARGER_BLOCK: u32 = 16;
/// smarch_next_step.barriers brings a block.
pub const SMARCH_NEXT_BARRIERS: u32 = 32;
/// smarch_next_step.virtual_resources brings a block.
pub const SMARCH_NEXT_VIRTUAL: u32 = 64;

fn c_next_step(next: &NextStep) -> smarch_next_step {
    smarch_next_step {
        found: bit_if(next.registers.is_some(), SMARCH_NEXT_REGISTERS)
            | bit_if(next.static_smem.is_some(), SMARCH_NEXT_STATIC_SMEM)
            | bit_if(next.dynamic_smem.is_some(), SMARCH_NEXT_DYNAMIC_SMEM)
            | bit_if(next.smaller_block.is_some(), SMARCH_NEXT_SMALLER_BLOCK)
            | bit_if(next.larger_block.is_some(), SMARCH_NEXT_LARGER_BLOCK)
            | bit_if(next.barriers.is_some(), SMARCH_NEXT_BARRIERS)
            | bit_if(next.virtual_resources.is_some(), SMARCH_NEXT_VIRTUAL),
        blocks: next.blocks,
        registers: next.registers.unwrap_or_default(),
        smaller_block: next.smaller_block.unwrap_or_default(),
        larger_block: next.larger_block.unwrap_or_default(),
        barriers: next.barriers.unwrap_or_default(),
        virtual_resources: next.virtual_resources.unwrap_or_default(),
        reserved: 0,
        static_smem: next.static_smem.unwrap_or_default(),
        dynamic_smem: next.dynamic_smem.unwrap_or_default(),
    }
}

/// What is the least that must change so that one more block of this kernel fits?
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: forged.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_occupancy_next_step(
    g: Option<&smarch_geometry>,
    k: Option<&smarch_kernel>,
    out: Option<&mut MaybeUninit<smarch_next_step>>,
) -> smarch_status {
    ask_of(g, k, out, |geometry, kernel| {
        geometry.next_step(kernel).map(|next| c_next_step(&next))
    })
}

/// A point of a curve.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_curve_point {
    /// Where on the axis.
    pub at: u32,
    /// Blocks on an SM there; 0 where the kernel cannot run.
    pub blocks: u32,
    /// Their warps.
    pub warps: u32,
}

/// The occupancy of a kernel along an axis (SMARCH_AXIS_*), a point every step: block sizes from step to the
/// architecture's maximum, registers per thread from 0, dynamic shared memory from 0 to what a block may have after
/// opting in. The kernel's own value on the axis is not read. *count becomes how many points there are.
///
/// SMARCH_ERROR_INVALID_VALUE: no such axis. SMARCH_ERROR_CURVE_STEP: step is 0. SMARCH_ERROR_KERNEL_*: the field
/// that is out of range. SMARCH_ERROR_GEOMETRY: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing
/// is written to out.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_occupancy_curve(
    g: Option<&smarch_geometry>,
    k: Option<&smarch_kernel>,
    axis: u32,
    step: u32,
    out: *mut smarch_curve_point,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(on(g, |geometry| {
        let axis = Axis::from_code(axis).ok_or(Error::InvalidValue)?;
        let kernel = kernel(k.ok_or(Error::NullPointer)?)?;
        let points = geometry.curve(&kernel, axis, step)?;
        let points = points.map(|point| smarch_curve_point {
            at: point.at,
            blocks: point.blocks,
            warps: point.warps,
        });
        // SAFETY: the caller passes room for capacity points.
        unsafe { fill_list(out, capacity, count, points) }
    }))
}

/// An upper bound on the clusters that a device of so many SMs holds at a time, with so many blocks on each SM.
/// No more than a bound: which SMs are in which GPC is not public, only the driver knows the number
/// (cuOccupancyMaxActiveClusters).
///
/// SMARCH_ERROR_CLUSTER_SIZE: 0, or no cluster of the architecture can have that size; where the largest non-portable
/// size is unknown, up to 16 is taken. SMARCH_ERROR_GEOMETRY: forged.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_clusters_upper_bound(
    g: Option<&smarch_geometry>,
    blocks_per_sm: u32,
    sm_count: u32,
    cluster_size: u32,
    out: Option<&mut MaybeUninit<u64>>,
) -> smarch_status {
    ask(g, out, |geometry| {
        geometry.clusters_upper_bound(blocks_per_sm, sm_count, cluster_size)
    })
}
