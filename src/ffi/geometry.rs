//! What the hardware has.

use super::NO_TEXT;
use super::boundary::{self, bit_if, c_rows, fill_list, list, smarch_status, status, write};
use super::target::{smarch_cc, smarch_target};
use crate::hardware::{self, GEOMETRIES, Geometry, IgnoredBounds, Silicon, SmemSplit, Source};
use crate::{Cc, Error, Target};
use core::ffi::c_char;
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
        known: bit_if(
            silicon.max_cluster_nonportable.is_some(),
            SMARCH_GEOMETRY_HAS_MAX_CLUSTER_NONPORTABLE,
        ) | bit_if(silicon.barriers_per_sm.is_some(), SMARCH_GEOMETRY_HAS_BARRIERS),
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
pub fn ask<T>(
    g: Option<&smarch_geometry>,
    out: Option<&mut MaybeUninit<T>>,
    question: impl FnOnce(&Geometry) -> Result<T, Error>,
) -> smarch_status {
    status(out.ok_or(Error::NullPointer).and_then(|out| {
        on(g, |geometry| {
            out.write(question(geometry)?);
            Ok(())
        })
    }))
}

/// As `ask`, for questions that write their answers themselves.
#[inline(always)]
pub fn on(g: Option<&smarch_geometry>, question: impl FnOnce(&Geometry) -> Result<(), Error>) -> Result<(), Error> {
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
    list(&ROWS, count)
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
