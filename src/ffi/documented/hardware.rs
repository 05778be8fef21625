//! ptxas as documented: what an SM has, registers, shared memory, occupancy.

use crate::Error;
use crate::documented::ptxas::{
    ColumnDefinition, DOCUMENTED_GEOMETRY, DocumentedGeometry, DocumentedOccupancy, GEOMETRY_COLUMNS,
    REGISTER_ALLOCATION, RegisterAllocation, SHARED_MEMORY_MAXIMA, SharedMemoryMaximum, UNIVERSAL_CONSTANTS,
    UniversalConstant, documented_geometry,
};
use crate::ffi::boundary::{self, c_rows, list, or_null, smarch_status, status, write};
use crate::ffi::target::smarch_target;
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A row of the documents' geometry table, as printed. What occupancy depends on: smarch_geometry_of.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_geometry {
    /// The base target.
    pub base: smarch_target,
    /// 32-bit registers of an SM.
    pub registers_per_sm: u32,
    /// Registers of a thread, at most.
    pub max_registers_per_thread: u32,
    /// Threads of a block, at most.
    pub max_threads_per_cta: u32,
    /// Warps of an SM, at most.
    pub warps_per_sm: u32,
    /// Blocks of an SM, at most.
    pub max_ctas_per_sm: u32,
    /// Scheduler partitions.
    pub scheduler_partitions: u32,
    /// Dispatch slots.
    pub dispatch_slots: u32,
    /// The document's confidence in percent.
    pub confidence: u32,
    /// The target whose shared memory the row refers to; 0 where it lists its own.
    pub same_as: smarch_target,
    /// The sizes that shared memory can be given, in KiB, ascending.
    pub shared_memory_kib: *const u32,
    /// How many sizes there are.
    pub shared_memory_count: usize,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_documented_geometry {}

const fn documented_geometry_row(row: &DocumentedGeometry) -> smarch_documented_geometry {
    smarch_documented_geometry {
        base: row.base.id(),
        registers_per_sm: row.registers_per_sm,
        max_registers_per_thread: row.max_registers_per_thread,
        max_threads_per_cta: row.max_threads_per_cta,
        warps_per_sm: row.warps_per_sm,
        max_ctas_per_sm: row.max_ctas_per_sm,
        scheduler_partitions: row.scheduler_partitions,
        dispatch_slots: row.dispatch_slots,
        confidence: row.confidence as u32,
        same_as: match row.same_as {
            Some(target) => target.id(),
            None => 0,
        },
        shared_memory_kib: row.shared_memory_kib.as_ptr(),
        shared_memory_count: row.shared_memory_kib.len(),
    }
}

c_rows!(GEOMETRY_ROWS: [smarch_documented_geometry; GEOMETRY_COUNT] = documented_geometry_row(DOCUMENTED_GEOMETRY));

/// The twelve rows, numbers ascending. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_geometries(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_documented_geometry> {
    list(&GEOMETRY_ROWS, count)
}

/// The documented row of a target, that of its base. NULL for targets that ptxas does not register.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_geometry_of(t: smarch_target) -> Option<&'static smarch_documented_geometry> {
    let number = boundary::target(t).ok()?.number();
    GEOMETRY_ROWS.iter().find(|row| row.base >> 8 == number)
}

/// What a column of the geometry table means.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_column_definition {
    /// The column as printed.
    pub column: *const c_char,
    /// What it means.
    pub meaning: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_column_definition {}

const fn column_definition_row(row: &ColumnDefinition) -> smarch_column_definition {
    smarch_column_definition {
        column: row.column.as_c_str(),
        meaning: row.meaning.as_c_str(),
    }
}

c_rows!(COLUMN_ROWS: [smarch_column_definition; COLUMN_COUNT] = column_definition_row(GEOMETRY_COLUMNS));

/// The columns, and last a note on sm_88. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_geometry_columns(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_column_definition> {
    list(&COLUMN_ROWS, count)
}

/// A constant of all targets from sm_75 on.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_universal_constant {
    /// Its value.
    pub value: u32,
    /// Its offset in the profile object; meaningless when has_offset is 0.
    pub profile_offset: u32,
    /// 1 when the profile object holds it.
    pub has_offset: u32,
    /// What it is.
    pub parameter: *const c_char,
    /// In what it counts; NULL where the document names no unit.
    pub unit: *const c_char,
    /// From what it was read.
    pub evidence: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_universal_constant {}

const fn universal_constant_row(row: &UniversalConstant) -> smarch_universal_constant {
    smarch_universal_constant {
        value: row.value,
        profile_offset: match row.profile_offset {
            Some(offset) => offset as u32,
            None => 0,
        },
        has_offset: row.profile_offset.is_some() as u32,
        parameter: row.parameter.as_c_str(),
        unit: or_null(row.unit),
        evidence: row.evidence.as_c_str(),
    }
}

c_rows!(CONSTANT_ROWS: [smarch_universal_constant; CONSTANT_COUNT] = universal_constant_row(UNIVERSAL_CONSTANTS));

/// The seven constants. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_universal_constants(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_universal_constant> {
    list(&CONSTANT_ROWS, count)
}

/// A largest size of shared memory, as sub_ABF250 records it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_smem_maximum {
    /// The size in bytes.
    pub bytes: u32,
    /// The targets for which it is recorded, as printed.
    pub path: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_smem_maximum {}

const fn smem_maximum_row(row: &SharedMemoryMaximum) -> smarch_smem_maximum {
    smarch_smem_maximum {
        bytes: row.bytes,
        path: row.path.as_c_str(),
    }
}

c_rows!(MAXIMUM_ROWS: [smarch_smem_maximum; MAXIMUM_COUNT] = smem_maximum_row(SHARED_MEMORY_MAXIMA));

/// The three maxima. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_smem_maxima(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_smem_maximum> {
    list(&MAXIMUM_ROWS, count)
}

/// In what units registers are granted, as documented.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_register_allocation {
    /// The lowest SM number of the row.
    pub first: u32,
    /// The highest SM number of the row.
    pub last: u32,
    /// Registers that a warp gets at a time.
    pub per_warp: u32,
    /// The same for one thread.
    pub per_thread: u32,
    /// a2[6][1] of sub_ABF250.
    pub a2_6_1: u32,
    /// a2[6][2] of sub_ABF250.
    pub a2_6_2: u32,
    /// The targets, as printed.
    pub targets: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_register_allocation {}

const fn register_allocation_row(row: &RegisterAllocation) -> smarch_register_allocation {
    smarch_register_allocation {
        first: row.first,
        last: row.last,
        per_warp: row.per_warp,
        per_thread: row.per_thread,
        a2_6_1: row.a2_6_1,
        a2_6_2: row.a2_6_2,
        targets: row.targets.as_c_str(),
    }
}

c_rows!(ALLOCATION_ROWS: [smarch_register_allocation; ALLOCATION_COUNT] = register_allocation_row(REGISTER_ALLOCATION));

/// The two rows. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_register_allocations(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_register_allocation> {
    list(&ALLOCATION_ROWS, count)
}

/// The documented occupancy formula, literally: on sm_75 33 registers become 40, a warp takes 1280, of
/// which an SM has 51, and 32 fit.
///
/// SMARCH_ERROR_INVALID_TARGET: forged. SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not register the
/// target. SMARCH_ERROR_KERNEL_REGISTERS: registers is 0 or above 255. SMARCH_ERROR_KERNEL_BLOCK_SIZE: warps_per_cta is 0.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_occupancy_compute(
    t: smarch_target,
    registers: u32,
    warps_per_cta: u32,
    out: Option<&mut MaybeUninit<DocumentedOccupancy>>,
) -> smarch_status {
    status(boundary::target(t).and_then(|target| {
        let geometry = documented_geometry(target).ok_or(Error::HardwareUnknown)?;
        if warps_per_cta == 0 {
            return Err(Error::KernelBlockSize);
        }
        let occupancy = geometry.occupancy(registers, warps_per_cta);
        write(out, occupancy.ok_or(Error::KernelRegisters)?)
    }))
}
