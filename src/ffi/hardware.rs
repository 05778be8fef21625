//! Geometry and occupancy.

use super::NO_TEXT;
use super::boundary::{self, c_rows, fill_list, smarch_status, status, write};
use super::target::{smarch_cc, smarch_target};
use crate::hardware::{
    self, Axis, BestBlock, CachePreference, GEOMETRIES, Geometry, IgnoredBounds, Kernel, NextStep, Occupancy,
    PartitionedCaching, Silicon, SmemSplit, Source,
};
use crate::{Cc, Error, Target};
use core::ffi::{c_char, c_void};
use core::mem::MaybeUninit;
use static_assertions::const_assert;

/// What one SM of a compute capability has. Rows are constant; a caller may also copy one, change
/// it and ask what the change would bring: numbers that no SM can have are SMARCH_ERROR_GEOMETRY.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_geometry {
    /// The compute capability.
    pub cc: smarch_cc,
    /// Threads that an SM holds at a time.
    pub max_threads_per_sm: u32,
    /// Warps that an SM holds at a time: the threads above by 32.
    pub max_warps_per_sm: u32,
    /// Blocks (CTAs) that an SM holds at a time.
    pub max_blocks_per_sm: u32,
    /// Threads that a block may have.
    pub max_threads_per_block: u32,
    /// 32-bit registers of an SM.
    pub registers_per_sm: u32,
    /// 32-bit registers that a block may have.
    pub registers_per_block: u32,
    /// Registers that a thread may have.
    pub max_registers_per_thread: u32,
    /// A warp gets registers in multiples of this many: a power of two.
    pub register_unit: u32,
    /// Parts of an SM that have registers and warp slots of their own: a power of two. A block's warps are
    /// counted in multiples of it.
    pub partitions: u32,
    /// The partitions that a launch is checked against, a power of two: as above, but 4 on 6.0.
    pub launch_partitions: u32,
    /// Bytes of shared memory of an SM, at most.
    pub smem_per_sm: u32,
    /// Bytes of shared memory that a block may ask for without opting in.
    pub smem_per_block: u32,
    /// Bytes of shared memory that a block may ask for after opting in.
    pub smem_per_block_optin: u32,
    /// Bytes that the driver takes of each block's shared memory besides.
    pub smem_reserved_per_block: u32,
    /// A block gets shared memory in multiples of this many bytes: a power of two.
    pub smem_unit: u32,
    /// What decides how much shared memory an SM is given: SMARCH_SMEM_SPLIT_*.
    pub smem_split: u32,
    /// 1 when a kernel may ask for partitioned global caching, else 0.
    pub partitioned_caching: u32,
    /// Blocks that a cluster may have everywhere; 1 where there are no clusters (before 9.0).
    pub max_cluster_portable: u32,
    /// Blocks that a cluster may have when the kernel allows a non-portable size
    /// (SMARCH_GEOMETRY_HAS_MAX_CLUSTER_NONPORTABLE: no public source states it everywhere).
    pub max_cluster_nonportable: u32,
    /// Named barriers of an SM (SMARCH_GEOMETRY_HAS_BARRIERS; before 9.0 they are no limit).
    pub barriers_per_sm: u32,
    /// Virtual resources of an SM; 0 where there is no such resource (before 10.0).
    pub virtual_resources_per_sm: u32,
    /// Which of the fields above are known: SMARCH_GEOMETRY_HAS_*. A field that is not is 0 and means nothing.
    pub known: u32,
    /// Where the row comes from: SMARCH_SOURCE_*.
    pub source: u32,
    /// The sizes that shared memory can be given: bit n for n * 4096 bytes. As a list: smarch_carveouts.
    pub carveouts: u64,
    /// Register counts whose unit is twice as large: bit n for n registers per thread (2.x only).
    pub register_unit_doubled: u64,
    /// Not used; 0.
    pub reserved: [u64; 2],
}

/// smarch_geometry.max_cluster_nonportable is known.
pub const SMARCH_GEOMETRY_HAS_MAX_CLUSTER_NONPORTABLE: u32 = 1;
/// smarch_geometry.barriers_per_sm is known.
pub const SMARCH_GEOMETRY_HAS_BARRIERS: u32 = 2;

c_rows!(ROWS: [smarch_geometry; COUNT] = row(ALL_SILICON));

/// The rows, as a constant: a static cannot be read while another one is made.
const ALL_SILICON: &[Silicon] = hardware::SILICON;

const fn row(silicon: &Silicon) -> smarch_geometry {
    smarch_geometry {
        cc: silicon.cc.0,
        max_threads_per_sm: silicon.max_threads_per_sm,
        max_warps_per_sm: silicon.max_warps_per_sm,
        max_blocks_per_sm: silicon.max_blocks_per_sm,
        max_threads_per_block: silicon.max_threads_per_block,
        registers_per_sm: silicon.registers_per_sm,
        registers_per_block: silicon.registers_per_block,
        max_registers_per_thread: silicon.max_registers_per_thread,
        register_unit: silicon.register_unit,
        partitions: silicon.partitions,
        launch_partitions: silicon.launch_partitions,
        smem_per_sm: silicon.smem_per_sm,
        smem_per_block: silicon.smem_per_block,
        smem_per_block_optin: silicon.smem_per_block_optin,
        smem_reserved_per_block: silicon.smem_reserved_per_block,
        smem_unit: silicon.smem_unit,
        smem_split: silicon.smem_split.code(),
        partitioned_caching: silicon.partitioned_caching as u32,
        max_cluster_portable: silicon.max_cluster_portable,
        max_cluster_nonportable: or_zero(silicon.max_cluster_nonportable),
        barriers_per_sm: or_zero(silicon.barriers_per_sm),
        virtual_resources_per_sm: silicon.virtual_resources_per_sm,
        known: if silicon.max_cluster_nonportable.is_some() {
            SMARCH_GEOMETRY_HAS_MAX_CLUSTER_NONPORTABLE
        } else {
            0
        } | if silicon.barriers_per_sm.is_some() {
            SMARCH_GEOMETRY_HAS_BARRIERS
        } else {
            0
        },
        source: silicon.source.code(),
        carveouts: silicon.carveouts,
        register_unit_doubled: silicon.register_unit_doubled,
        reserved: [0; 2],
    }
}

const fn or_zero(number: Option<u32>) -> u32 {
    match number {
        Some(number) => number,
        None => 0,
    }
}

/// Asks the SM that C's pointer stands for: a row of the table as it is, anything else when it has been checked.
#[inline(always)]
fn ask<T>(
    g: Option<&smarch_geometry>,
    out: Option<&mut MaybeUninit<T>>,
    question: impl FnOnce(&Geometry) -> Result<T, Error>,
) -> smarch_status {
    status(on(g, |geometry| write(out, question(geometry)?)))
}

/// As `ask`, for questions that write their answers themselves.
#[inline(always)]
fn on(g: Option<&smarch_geometry>, question: impl FnOnce(&Geometry) -> Result<(), Error>) -> Result<(), Error> {
    let g = g.ok_or(Error::NullPointer)?;
    let mut own = None;
    question(match row_of(g) {
        Some(row) => row,
        None => changed(g, &mut own)?,
    })
}

/// The row that this is, by its place: a copy is none.
#[inline(always)]
fn row_of(g: &smarch_geometry) -> Option<&'static Geometry> {
    // A row begins where the offset is a multiple of a row's size; turned, any other is out of range.
    let offset = (&raw const *g).addr().wrapping_sub(ROWS.as_ptr().addr());
    GEOMETRIES.get(offset.rotate_right(ROW_SIZE.trailing_zeros()))
}

const ROW_SIZE: usize = size_of::<smarch_geometry>();

const_assert!(ROW_SIZE.is_power_of_two());

/// A geometry of the caller's own, checked.
#[cold]
#[inline(never)]
fn changed<'a>(g: &smarch_geometry, own: &'a mut Option<Geometry>) -> Result<&'a Geometry, Error> {
    const ANY: Geometry = match hardware::SILICON {
        [first, ..] => Geometry::unprepared(*first),
        [] => panic!("the table has rows"),
    };
    let own = own.insert(ANY);
    let silicon = own.silicon_mut();
    let known = |bit, value| (g.known & bit != 0).then_some(value);
    silicon.cc = Cc(g.cc);
    silicon.max_threads_per_sm = g.max_threads_per_sm;
    silicon.max_warps_per_sm = g.max_warps_per_sm;
    silicon.max_blocks_per_sm = g.max_blocks_per_sm;
    silicon.max_threads_per_block = g.max_threads_per_block;
    silicon.registers_per_sm = g.registers_per_sm;
    silicon.registers_per_block = g.registers_per_block;
    silicon.max_registers_per_thread = g.max_registers_per_thread;
    silicon.register_unit = g.register_unit;
    silicon.register_unit_doubled = g.register_unit_doubled;
    silicon.partitions = g.partitions;
    silicon.launch_partitions = g.launch_partitions;
    silicon.smem_per_sm = g.smem_per_sm;
    silicon.smem_per_block = g.smem_per_block;
    silicon.smem_per_block_optin = g.smem_per_block_optin;
    silicon.smem_reserved_per_block = g.smem_reserved_per_block;
    silicon.smem_unit = g.smem_unit;
    silicon.carveouts = g.carveouts;
    silicon.smem_split = SmemSplit::from_code(g.smem_split).ok_or(Error::Geometry)?;
    silicon.partitioned_caching = g.partitioned_caching != 0;
    silicon.max_cluster_portable = g.max_cluster_portable;
    silicon.max_cluster_nonportable = known(SMARCH_GEOMETRY_HAS_MAX_CLUSTER_NONPORTABLE, g.max_cluster_nonportable);
    silicon.barriers_per_sm = known(SMARCH_GEOMETRY_HAS_BARRIERS, g.barriers_per_sm);
    silicon.virtual_resources_per_sm = g.virtual_resources_per_sm;
    silicon.source = Source::from_code(g.source).ok_or(Error::Geometry)?;
    own.prepare()?;
    Ok(own)
}

/// The SM of a target's devices, whatever the suffix; NULL when t is no target, and for sm_10 to
/// sm_13, sm_73 and sm_82, of which no silicon is documented.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_geometry_of(t: smarch_target) -> Option<&'static smarch_geometry> {
    smarch_geometry_of_cc(Target::from_id(t)?.number())
}

/// The SM of a compute capability (10.1 has a row, equal to that of 11.0); NULL without data.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_geometry_of_cc(cc: smarch_cc) -> Option<&'static smarch_geometry> {
    ROWS.get(Cc(cc).geometry_position()?)
}

/// All geometries, by compute capability; *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_geometries(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_geometry> {
    count?.write(COUNT);
    ROWS.first()
}

/// What decides how much shared memory an SM is given, in words. Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_smem_split_name(smem_split: u32) -> *const c_char {
    SmemSplit::from_code(smem_split).map_or(NO_TEXT, |split| split.text().as_c_str())
}

/// Where a geometry comes from, in words. Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_source_name(source: u32) -> *const c_char {
    Source::from_code(source).map_or(NO_TEXT, |source| source.text().as_c_str())
}

/// The sizes in bytes that an SM's shared memory can be given, ascending: the carve-outs from 7.0 on,
/// by cache preference on 2.x and 3.x, the only one on 5.x and 6.x. *count becomes how many; no
/// architecture has more than ten.
///
/// SMARCH_ERROR_GEOMETRY: forged. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_carveouts(
    g: Option<&smarch_geometry>,
    out: *mut u32,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(on(g, |geometry| {
        // SAFETY: the caller passes room for capacity numbers.
        unsafe { fill_list(out, capacity, count, geometry.carveouts()) }
    }))
}

/// The smallest of those sizes that holds so many bytes.
///
/// SMARCH_ERROR_INVALID_VALUE: none does. SMARCH_ERROR_GEOMETRY: forged.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_carveout_for(
    g: Option<&smarch_geometry>,
    bytes: u32,
    out: Option<&mut MaybeUninit<u32>>,
) -> smarch_status {
    ask(g, out, |geometry| {
        geometry.carveout_for(bytes).ok_or(Error::InvalidValue)
    })
}

/// The bytes of shared memory that an SM is given when a kernel prefers this percentage of the largest size.
///
/// SMARCH_ERROR_KERNEL_CARVEOUT: above 100. SMARCH_ERROR_HARDWARE_UNKNOWN: no carve-outs before 7.0.
/// SMARCH_ERROR_GEOMETRY: forged.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_carveout_for_percent(
    g: Option<&smarch_geometry>,
    percent: u32,
    out: Option<&mut MaybeUninit<u32>>,
) -> smarch_status {
    let error = if percent > 100 {
        Error::KernelCarveout
    } else {
        Error::HardwareUnknown
    };
    ask(g, out, |geometry| geometry.carveout_for_percent(percent).ok_or(error))
}

/// The bytes of shared memory that a block gets when it asks for so many, static and dynamic: the
/// reserve is added and the sum rounded up.
///
/// SMARCH_ERROR_INVALID_VALUE: more than a block may have after opting in. SMARCH_ERROR_GEOMETRY: forged.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_smem_allocated(
    g: Option<&smarch_geometry>,
    bytes: u32,
    out: Option<&mut MaybeUninit<u32>>,
) -> smarch_status {
    ask(g, out, |geometry| {
        geometry.smem_allocated(bytes).ok_or(Error::InvalidValue)
    })
}

/// The bytes of static shared memory that ptxas 13.0.88 accepts for a kernel of this --gpu-name: 49152,
/// and for suffix a as much as a block that has opted in.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not build for it.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_static_smem_max(t: smarch_target, out: Option<&mut MaybeUninit<u32>>) -> smarch_status {
    status(
        boundary::target(t)
            .and_then(|target| hardware::static_smem_max(target).ok_or(Error::HardwareUnknown))
            .and_then(|bytes| write(out, bytes)),
    )
}

/// The registers that a warp gets when each thread asks for so many.
///
/// SMARCH_ERROR_KERNEL_REGISTERS: a thread cannot have so many. SMARCH_ERROR_GEOMETRY: forged.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_registers_per_warp(
    g: Option<&smarch_geometry>,
    registers_per_thread: u32,
    out: Option<&mut MaybeUninit<u32>>,
) -> smarch_status {
    ask(g, out, |geometry| {
        geometry
            .registers_per_warp(registers_per_thread)
            .ok_or(Error::KernelRegisters)
    })
}

/// The registers that launch bounds leave to a kernel.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_launch_registers {
    /// Registers that a thread may use.
    pub registers: u32,
    /// The bounds that do not count, because an SM cannot fulfil them: SMARCH_IGNORED_*.
    pub ignored: u32,
}

/// The registers that a thread may use so that min_blocks blocks of max_threads threads fit on an SM:
/// what __launch_bounds__ (.maxntid, .minnctapersm) makes ptxas keep to. With fewer bounds ptxas may
/// choose fewer registers by itself.
///
/// SMARCH_ERROR_LAUNCH_BOUNDS: one of them is 0. SMARCH_ERROR_GEOMETRY: forged.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_registers_for_launch_bounds(
    g: Option<&smarch_geometry>,
    max_threads: u32,
    min_blocks: u32,
    out: Option<&mut MaybeUninit<smarch_launch_registers>>,
) -> smarch_status {
    ask(g, out, |geometry| {
        let bounded = geometry.registers_for_launch_bounds(max_threads, min_blocks)?;
        Ok(smarch_launch_registers {
            registers: bounded.registers,
            ignored: bounded.ignored.code(),
        })
    })
}

/// Ignored launch bounds in words. Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ignored_bounds_name(ignored: u32) -> *const c_char {
    IgnoredBounds::from_code(ignored).map_or(NO_TEXT, |ignored| ignored.text().as_c_str())
}

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
fn kernel(k: Option<&smarch_kernel>) -> Result<Kernel, Error> {
    let k = k.ok_or(Error::NullPointer)?;
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

const _: () = assert!(SMARCH_UNLIMITED == hardware::Limit::UNLIMITED.code());

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
    ask(g, out, |geometry| {
        let occupancy = geometry.occupancy_inline(&kernel(k)?)?;
        Ok(c_occupancy(&occupancy))
    })
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
    ask(g, out, |geometry| {
        geometry.best_block_inline(&kernel(k)?).map(c_best_block)
    })
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
    ask(g, out, |geometry| {
        let dynamic_smem_of = dynamic_smem_of.ok_or(Error::NullPointer)?;
        let best = geometry.best_block_with(&kernel(k)?, |block_size| {
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
    ask(g, out, |geometry| geometry.available_dynamic_smem(&kernel(k)?, blocks))
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
    let found = |is_some, bit| if is_some { bit } else { 0 };
    smarch_next_step {
        found: found(next.registers.is_some(), SMARCH_NEXT_REGISTERS)
            | found(next.static_smem.is_some(), SMARCH_NEXT_STATIC_SMEM)
            | found(next.dynamic_smem.is_some(), SMARCH_NEXT_DYNAMIC_SMEM)
            | found(next.smaller_block.is_some(), SMARCH_NEXT_SMALLER_BLOCK)
            | found(next.larger_block.is_some(), SMARCH_NEXT_LARGER_BLOCK)
            | found(next.barriers.is_some(), SMARCH_NEXT_BARRIERS)
            | found(next.virtual_resources.is_some(), SMARCH_NEXT_VIRTUAL),
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
    ask(g, out, |geometry| {
        geometry.next_step(&kernel(k)?).map(|next| c_next_step(&next))
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
        let kernel = kernel(k)?;
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
