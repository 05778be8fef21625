//! What the hardware has.

use crate::ffi::boundary::{In, Out, Row, all_rows, fill_list, smarch_status, status};
use crate::ffi::targets::smarch_target;
use crate::hardware::{GEOMETRIES, Geometry, LaunchRegisters, SILICON, Silicon, UNPREPARED, Waves};
use crate::{Error, Target};
use core::mem::MaybeUninit;
use static_assertions::const_assert;

/// What decides how much shared memory an SM is given: SMARCH_SMEM_SPLIT_*.
#[doc(alias = "SMARCH_SMEM_SPLIT_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_smem_split = u32;

/// Where a geometry comes from: SMARCH_SOURCE_*.
#[doc(alias = "SMARCH_SOURCE_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_geometry_source = u32;

/// Launch bounds that do not count: SMARCH_IGNORED_*.
#[doc(alias = "SMARCH_IGNORED_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_ignored_bounds = u32;

/// Writes what the geometry that C's pointer stands for answers. A row of the table is used as it is, anything else is checked
/// and prepared first.
#[inline(always)]
pub fn compute_for_geometry<T>(
    g: In<Silicon>,
    out: Out<T>,
    compute: impl FnOnce(&Geometry) -> Result<T, Error>,
) -> smarch_status {
    status(out.ok_or(Error::NullPointer).and_then(|out| {
        with_geometry(g, |geometry| {
            out.write(compute(geometry)?);
            Ok(())
        })
    }))
}

/// As [`compute_for_geometry`], for what writes its answers itself.
#[inline(always)]
pub fn with_geometry(g: In<Silicon>, compute: impl FnOnce(&Geometry) -> Result<(), Error>) -> Result<(), Error> {
    let g = g.ok_or(Error::NullPointer)?;
    let mut own = MaybeUninit::uninit();
    compute(match row_of(g) {
        Some(row) => row,
        None => prepared(g, &mut own)?,
    })
}

/// The row that this is, by its address: a copy is no row.
#[inline(always)]
fn row_of(g: &Silicon) -> Option<&'static Geometry> {
    // A row begins where the offset is a multiple of a row's size; rotated, any other is out of range.
    let offset = (&raw const *g).addr().wrapping_sub(SILICON.as_ptr().addr());
    GEOMETRIES.get(offset.rotate_right(size_of::<Silicon>().trailing_zeros()))
}

const_assert!(size_of::<Silicon>().is_power_of_two());

/// A geometry of the caller's own, checked and prepared.
#[cold]
#[inline(never)]
fn prepared<'a>(g: &Silicon, own: &'a mut MaybeUninit<Geometry>) -> Result<&'a Geometry, Error> {
    // In place: the stack holds one geometry, not two.
    let own = own.write(UNPREPARED);
    *own.silicon_mut() = *g;
    own.prepare()?;
    Ok(own)
}

/// The SM of a target's devices, with any suffix; NULL when t is not a target, and for sm_10 to sm_13, sm_73 and sm_82, which have no documented
/// silicon. Of a device: smarch_geometry_of(smarch_target_from_cc(90)).
#[unsafe(no_mangle)]
pub extern "C" fn smarch_geometry_of(t: smarch_target) -> Row<Silicon> {
    SILICON.get(Target::from_id(t)?.cc().geometry_position()?)
}

all_rows! {
    /// All geometries, by compute capability; *count becomes how many. NULL when count is NULL.
    fn smarch_geometries() -> [Silicon] = &SILICON;
}

/// The sizes in bytes that an SM's shared memory can be given, ascending: the carve-outs from 7.0 on,
/// by cache preference on 2.x and 3.x, the only one on 5.x and 6.x. *count becomes how many; no
/// architecture has more than ten.
///
/// SMARCH_ERROR_GEOMETRY: invalid geometry. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to
/// out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_geometry_carveouts(
    g: In<Silicon>,
    out: *mut u32,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    status(with_geometry(g, |geometry| {
        // SAFETY: the caller passes space for capacity numbers.
        unsafe { fill_list(out, capacity, count, geometry.carveouts()) }
    }))
}

/// The smallest of those sizes that holds that many bytes.
///
/// SMARCH_ERROR_INVALID_VALUE: none does. SMARCH_ERROR_GEOMETRY: invalid geometry.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_geometry_carveout_for(g: In<Silicon>, bytes: u32, out: Out<u32>) -> smarch_status {
    compute_for_geometry(g, out, |geometry| {
        geometry.carveout_for(bytes).ok_or(Error::InvalidValue)
    })
}

/// The bytes of shared memory that an SM is given when a kernel prefers this percentage of the largest size.
///
/// SMARCH_ERROR_KERNEL_CARVEOUT: above 100. SMARCH_ERROR_HARDWARE_UNKNOWN: no carve-outs before 7.0.
/// SMARCH_ERROR_GEOMETRY: invalid geometry.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_geometry_carveout_for_percent(g: In<Silicon>, percent: u32, out: Out<u32>) -> smarch_status {
    let error = if percent > 100 {
        Error::KernelCarveout
    } else {
        Error::HardwareUnknown
    };
    compute_for_geometry(g, out, |geometry| geometry.carveout_for_percent(percent).ok_or(error))
}

/// The registers that a thread may use so that min_blocks blocks of max_threads threads fit on an SM:
/// what __launch_bounds__ (.maxntid, .minnctapersm) makes ptxas keep to. With fewer bounds ptxas may
/// choose fewer registers by itself.
///
/// SMARCH_ERROR_LAUNCH_BOUNDS: one of them is 0. SMARCH_ERROR_GEOMETRY: invalid geometry.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_geometry_registers_for_launch_bounds(
    g: In<Silicon>,
    max_threads: u32,
    min_blocks: u32,
    out: Out<LaunchRegisters>,
) -> smarch_status {
    compute_for_geometry(g, out, |geometry| {
        geometry.registers_for_launch_bounds(max_threads, min_blocks)
    })
}

/// In how many waves a device of that many SMs runs a grid, when all blocks take the same time: blocks_per_sm is what an SM
/// holds at a time (the blocks of smarch_occupancy), cluster_size the blocks of a cluster, 1 without clusters. With clusters the
/// number of waves is a lower bound, and blocks_at_once an upper one: which SMs are in which GPC is not public, only the driver
/// knows the number (cuOccupancyMaxActiveClusters).
///
/// SMARCH_ERROR_CLUSTER_SIZE: 0, or no cluster of the architecture can have that size; where the largest non-portable size is unknown, up to 16 is
/// taken. SMARCH_ERROR_BLOCKS_PER_SM: no block fits, or no cluster of
/// that size. SMARCH_ERROR_GEOMETRY: invalid geometry.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_geometry_waves(
    g: In<Silicon>,
    blocks_per_sm: u32,
    sm_count: u32,
    cluster_size: u32,
    grid_blocks: u64,
    out: Out<Waves>,
) -> smarch_status {
    compute_for_geometry(g, out, |geometry| {
        geometry.waves(blocks_per_sm, sm_count, cluster_size, grid_blocks)
    })
}
