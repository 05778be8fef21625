//! Occupancy.

use super::geometry::{compute_for_geometry, with_geometry};
use crate::Error;
use crate::ffi::boundary::{In, Out, bit_if, fill_list, smarch_status, status};
use crate::hardware::{
    Axis, BestBlock, CachePreference, Geometry, Kernel, LargestBlock, Limit, Limiters, NextStep, Occupancy,
    PartitionedCaching, Point, Silicon,
};
use core::ffi::c_void;
use core::mem::MaybeUninit;
use static_assertions::const_assert;

/// What a kernel prefers of shared memory and L1 cache: SMARCH_CACHE_*.
#[doc(alias = "SMARCH_CACHE_")]
pub type smarch_cache_preference = u32;

/// Along what a curve runs: SMARCH_AXIS_*.
#[doc(alias = "SMARCH_AXIS_")]
pub type smarch_axis = u32;

/// What limits occupancy: bits SMARCH_LIMITER_*.
#[doc(alias = "SMARCH_LIMITER_")]
pub type smarch_limiters = u32;

const_assert!(size_of::<smarch_limiters>() == size_of::<Limiters>());

/// What a kernel takes when it is launched. All zero is a kernel that takes nothing; only block_size must be set.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_kernel {
    /// Options: SMARCH_KERNEL_*. Unknown bits are refused.
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
    /// The maximum bytes of dynamic shared memory that the kernel has opted in to (SMARCH_KERNEL_OPTIN).
    pub max_dynamic_smem: u64,
    /// Bytes of dynamic shared memory of each thread of a block, in addition to dynamic_smem.
    pub dynamic_smem_per_thread: u32,
    /// What the kernel prefers when there is no preferred carve-out: SMARCH_CACHE_*. Not read on 5.x and 6.x.
    pub cache: smarch_cache_preference,
    /// Named barriers that a block uses, at most 16. No limit before 9.0.
    pub barriers: u32,
    /// Virtual resources that a block uses. No limit before 10.0.
    pub virtual_resources: u32,
    /// Threads that a block of this kernel may have at most, for the search of the best block size; 0 for as
    /// many as the architecture allows.
    pub max_block_size: u32,
    /// Columns of tensor memory that a block has allocated at a time, all its allocations together: a multiple of 32, at most those of the SM; 0
    /// takes none. A block is launched whatever is free, and waits where it allocates.
    pub tensor_memory: u32,
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

impl From<Kernel> for smarch_kernel {
    fn from(k: Kernel) -> Self {
        let caching = match k.caching {
            PartitionedCaching::Off => 0,
            PartitionedCaching::On => SMARCH_KERNEL_PARTITIONED_CACHING,
            PartitionedCaching::Strict => SMARCH_KERNEL_PARTITIONED_CACHING_STRICT,
        };
        Self {
            flags: caching
                | bit_if(k.carveout.is_some(), SMARCH_KERNEL_CARVEOUT)
                | bit_if(k.optin.is_some(), SMARCH_KERNEL_OPTIN),
            block_size: k.block_size,
            registers: k.registers,
            carveout_percent: k.carveout.unwrap_or(0),
            static_smem: k.static_smem,
            dynamic_smem: k.dynamic_smem,
            max_dynamic_smem: k.optin.unwrap_or(0),
            dynamic_smem_per_thread: k.dynamic_smem_per_thread,
            cache: k.cache.code(),
            barriers: k.barriers,
            virtual_resources: k.virtual_resources,
            max_block_size: k.max_block_size.unwrap_or(0),
            tensor_memory: k.tensor_memory,
        }
    }
}

#[inline(always)]
pub fn kernel(k: &smarch_kernel) -> Result<Kernel, Error> {
    let unknown = k.flags & !KERNEL_FLAGS;
    if unknown != 0 {
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
        tensor_memory: k.tensor_memory,
    })
}

/// Writes what a geometry answers about a kernel.
#[inline(always)]
fn compute_for_kernel<T>(
    g: In<Silicon>,
    k: In<smarch_kernel>,
    out: Out<T>,
    compute: impl FnOnce(&Geometry, &Kernel) -> Result<T, Error>,
) -> smarch_status {
    compute_for_geometry(g, out, |geometry| {
        compute(geometry, &kernel(k.ok_or(Error::NullPointer)?)?)
    })
}

/// As [`compute_for_kernel`], with a fast way that answers most kernels and tells whether it did. The others are computed in a function of its own,
/// with the kernel read again, so that the fast way need not keep its fields.
#[inline(always)]
fn compute_fast_or_else<T>(
    g: In<Silicon>,
    k: In<smarch_kernel>,
    out: Out<T>,
    fast: impl FnOnce(&Geometry, &Kernel, &mut MaybeUninit<T>) -> bool,
    otherwise: impl FnOnce(&Geometry, &Kernel) -> Result<T, Error>,
) -> smarch_status {
    status(out.ok_or(Error::NullPointer).and_then(|out| {
        with_geometry(g, |geometry| {
            let k = k.ok_or(Error::NullPointer)?;
            if fast(geometry, &kernel(k)?, out) {
                return Ok(());
            }
            compute_otherwise(geometry, k, out, otherwise)
        })
    }))
}

/// Writes an answer; whether there is one.
#[inline(always)]
fn wrote<T>(out: &mut MaybeUninit<T>, answer: Option<T>) -> bool {
    answer.map(|answer| out.write(answer)).is_some()
}

#[cold]
#[inline(never)]
fn compute_otherwise<T>(
    geometry: &Geometry,
    k: &smarch_kernel,
    out: &mut MaybeUninit<T>,
    compute: impl FnOnce(&Geometry, &Kernel) -> Result<T, Error>,
) -> Result<(), Error> {
    out.write(compute(geometry, &kernel(k)?)?);
    Ok(())
}

/// A limit of smarch_occupancy where the resource sets none.
pub const SMARCH_UNLIMITED: u32 = 0x7fffffff;

const_assert!(SMARCH_UNLIMITED == Limit::UNLIMITED.code());

/// How many blocks of this kernel an SM holds at a time, and what limits them. Numbers that are possible but
/// too large for this SM give 0 blocks.
///
/// Equal to cudaOccMaxActiveBlocksPerMultiprocessor in every number, except that the limiters are those
/// of the final block count also when barriers decide it, and that registers above the
/// maximum (255; 63 on 2.x and 3.0) are an error.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_HARDWARE_UNKNOWN: the kernel takes tensor memory, and no public source states how much
/// there is. SMARCH_ERROR_GEOMETRY: invalid geometry.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_occupancy_compute(g: In<Silicon>, k: In<smarch_kernel>, out: Out<Occupancy>) -> smarch_status {
    compute_fast_or_else(
        g,
        k,
        out,
        |geometry, kernel, out| geometry.occupancy_into(kernel, out).is_some(),
        |geometry, kernel| Err(kernel.what_is_wrong(geometry)),
    )
}

/// How many blocks of this kernel an SM holds at a time, and nothing else: the blocks of smarch_occupancy_compute, in three
/// quarters of its time.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_occupancy_blocks(g: In<Silicon>, k: In<smarch_kernel>, out: Out<u32>) -> smarch_status {
    compute_fast_or_else(
        g,
        k,
        out,
        |geometry, kernel, out| wrote(out, geometry.blocks_at_once(kernel)),
        |geometry, kernel| Err(kernel.what_is_wrong(geometry)),
    )
}

/// Where no size can run, both numbers are 0.
fn or_none(best: Option<BestBlock>) -> BestBlock {
    best.unwrap_or(BestBlock::NONE)
}

/// The block size with which most threads of this kernel are on an SM at a time, the largest of those
/// that are equal. Equal to cudaOccMaxPotentialOccupancyBlockSize; the grid that fills a device has blocks for each of its SMs.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_occupancy_best_block(
    g: In<Silicon>,
    k: In<smarch_kernel>,
    out: Out<BestBlock>,
) -> smarch_status {
    compute_fast_or_else(
        g,
        k,
        out,
        |geometry, kernel, out| wrote(out, geometry.best_block_at_once(kernel).map(or_none)),
        |geometry, kernel| geometry.best_block_by_sizes(kernel).map(or_none),
    )
}

/// The bytes of dynamic shared memory that a block of a size takes. It must return: no exception, no longjmp.
pub type smarch_dynamic_smem_of = Option<unsafe extern "C" fn(block_size: u32, context: *mut c_void) -> u64>;

/// As smarch_occupancy_best_block, with the bytes of dynamic shared memory that a block of each size takes;
/// the kernel's own are not read. context is handed on and may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_occupancy_best_block_with(
    g: In<Silicon>,
    k: In<smarch_kernel>,
    dynamic_smem_of: smarch_dynamic_smem_of,
    context: *mut c_void,
    out: Out<BestBlock>,
) -> smarch_status {
    compute_for_kernel(g, k, out, |geometry, kernel| {
        let dynamic_smem_of = dynamic_smem_of.ok_or(Error::NullPointer)?;
        let best = geometry.best_block_with(kernel, |block_size| {
            // SAFETY: the caller passes a function that takes this context.
            unsafe { dynamic_smem_of(block_size, context) }
        });
        best.map(or_none)
    })
}

/// The bytes of dynamic shared memory that each block may have when that many blocks of the kernel are to fit
/// on an SM; the kernel's own dynamic memory is not counted.
///
/// Unlike cudaOccAvailableDynamicSMemPerBlock it subtracts the driver's reserve: that many blocks do fit.
///
/// SMARCH_ERROR_BLOCKS_PER_SM: they do not fit even without it, or blocks is 0. SMARCH_ERROR_KERNEL_*: the
/// field that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_occupancy_available_dynamic_smem(
    g: In<Silicon>,
    k: In<smarch_kernel>,
    blocks: u32,
    out: Out<u32>,
) -> smarch_status {
    compute_for_kernel(g, k, out, |geometry, kernel| {
        geometry.available_dynamic_smem(kernel, blocks)
    })
}

/// The smallest changes after which one more block of this kernel fits.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_occupancy_next_step(
    g: In<Silicon>,
    k: In<smarch_kernel>,
    out: Out<NextStep>,
) -> smarch_status {
    compute_for_kernel(g, k, out, |geometry, kernel| geometry.next_step(kernel))
}

/// The largest block of this kernel that runs: its max_block_size, or else the largest multiple of 32, and what keeps out a larger one. The
/// kernel's block size is not read.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_occupancy_largest_block(
    g: In<Silicon>,
    k: In<smarch_kernel>,
    out: Out<LargestBlock>,
) -> smarch_status {
    compute_for_kernel(g, k, out, |geometry, kernel| {
        Ok(geometry.largest_block(kernel)?.unwrap_or(LargestBlock::NONE))
    })
}

/// The most registers per thread, fewer than now, that bring more warps on an SM, with the block size that is best then
/// (smarch_occupancy_best_block). At least a unit of registers; 0 if fewer registers bring no more warps. The kernel's block size is not read.
///
/// SMARCH_ERROR_KERNEL_*: the field that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_occupancy_fewer_registers(
    g: In<Silicon>,
    k: In<smarch_kernel>,
    out: Out<u32>,
) -> smarch_status {
    compute_for_kernel(g, k, out, |geometry, kernel| {
        Ok(geometry.fewer_registers(kernel)?.unwrap_or(0))
    })
}

/// The occupancy of a kernel along an axis (SMARCH_AXIS_*), a point every step: block sizes from step to the
/// architecture's maximum, registers per thread from 0, dynamic shared memory from 0 to what a block may have after
/// opting in. The kernel's own value on the axis is not read. *count becomes how many points there are.
///
/// SMARCH_ERROR_INVALID_VALUE: no such axis. SMARCH_ERROR_CURVE_STEP: step is 0. SMARCH_ERROR_KERNEL_*: the field
/// that is out of range. SMARCH_ERROR_GEOMETRY: invalid geometry. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing
/// is written to out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_occupancy_curve(
    g: In<Silicon>,
    k: In<smarch_kernel>,
    axis: smarch_axis,
    step: u32,
    out: *mut Point,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    status(with_geometry(g, |geometry| {
        let axis = Axis::from_code(axis).ok_or(Error::InvalidValue)?;
        let kernel = kernel(k.ok_or(Error::NullPointer)?)?;
        let points = geometry.curve(&kernel, axis, step)?;
        // SAFETY: the caller passes space for capacity points.
        unsafe { fill_list(out, capacity, count, points) }
    }))
}
