//! ptxas as documented: what an SM has, registers, shared memory, occupancy.

use crate::Error;
use crate::documented::ptxas::{
    ColumnDefinition, DOCUMENTED_GEOMETRY, DocumentedGeometry, DocumentedOccupancy, GEOMETRY_COLUMNS, OccupancyFormula,
    REGISTER_ALLOCATION, RegisterAllocation, SHARED_MEMORY_MAXIMA, SharedMemoryMaximum, UNIVERSAL_CONSTANTS,
    UniversalConstant, documented_geometry, documented_occupancy, register_allocation,
};
use crate::ffi::boundary::{self, Out, Row, all_rows, code_texts, smarch_status, status, write};
use crate::ffi::targets::smarch_target;

/// A documented formula of occupancy: SMARCH_DOCUMENTED_PTXAS_OCCUPANCY_FORMULA_*.
#[doc(alias = "SMARCH_DOCUMENTED_PTXAS_OCCUPANCY_FORMULA_")]
pub type smarch_documented_ptxas_occupancy_formula = u32;

all_rows! {
    /// The twelve rows of the geometry table, numbers ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_geometries() -> [DocumentedGeometry] = DOCUMENTED_GEOMETRY;

    /// The columns of the geometry table, and last a note on sm_88. NULL when count is NULL.
    fn smarch_documented_ptxas_geometry_columns() -> [ColumnDefinition] = GEOMETRY_COLUMNS;

    /// The seven constants. NULL when count is NULL.
    fn smarch_documented_ptxas_universal_constants() -> [UniversalConstant] = UNIVERSAL_CONSTANTS;

    /// The three largest sizes of shared memory. NULL when count is NULL.
    fn smarch_documented_ptxas_shared_memory_limits() -> [SharedMemoryMaximum] = SHARED_MEMORY_MAXIMA;

    /// The two rows of the register allocation table. NULL when count is NULL.
    fn smarch_documented_ptxas_register_allocations() -> [RegisterAllocation] = REGISTER_ALLOCATION;
}

/// Whether the largest size of shared memory at this position in the rows of smarch_documented_ptxas_shared_memory_limits is recorded for a target:
/// "sm_60" is for that number, "sm_70+" for higher ones, too. False for a position beyond them and an invalid target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_shared_memory_limit_is_for(position: u32, target: smarch_target) -> bool {
    let limit = SHARED_MEMORY_MAXIMA.get(position as usize);
    let target = boundary::target(target).ok();
    limit.zip(target).is_some_and(|(limit, target)| limit.is_for(target))
}

/// The documented geometry of a target, that of its base. NULL for targets that ptxas does not register.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_geometry_of(target: smarch_target) -> Row<DocumentedGeometry> {
    documented_geometry(boundary::target(target).ok()?)
}

/// The row of the register allocation table that names a target's number. NULL where neither does: below sm_30, for
/// sm_61 and sm_62, and for an invalid target.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_register_allocation_of(target: smarch_target) -> Row<RegisterAllocation> {
    register_allocation(boundary::target(target).ok()?.number())
}

/// A documented occupancy formula, literally. Rounded, on sm_75: 33 registers become 40, a warp takes 1280, of
/// which an SM has 51, and 32 fit; not rounded a warp takes 1056, and 62 of those fit. From sm_30 to sm_60 and on sm_70 and
/// sm_72 the unit is documented and the SM is not: what depends on the SM is absent. The answer to rely on:
/// smarch_occupancy_compute.
///
/// SMARCH_ERROR_INVALID_TARGET: invalid target. SMARCH_ERROR_INVALID_VALUE: unknown formula. SMARCH_ERROR_KERNEL_REGISTERS:
/// registers is 0 or above 255. SMARCH_ERROR_KERNEL_BLOCK_SIZE: warps_per_cta is 0. SMARCH_ERROR_HARDWARE_UNKNOWN: no row
/// of the allocation table names the target, or the formula that does not round is asked about a target without
/// a documented SM.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_occupancy_compute(
    target: smarch_target,
    registers: u32,
    warps_per_cta: u32,
    formula: smarch_documented_ptxas_occupancy_formula,
    out: Out<DocumentedOccupancy>,
) -> smarch_status {
    status(boundary::target(target).and_then(|target| {
        let formula = OccupancyFormula::from_code(formula).ok_or(Error::InvalidValue)?;
        write(out, documented_occupancy(target, registers, warps_per_cta, formula)?)
    }))
}

code_texts! {
    /// The text of a documented formula of occupancy. Returns "" for an unknown code.
    fn smarch_documented_ptxas_occupancy_formula_name(formula: smarch_documented_ptxas_occupancy_formula) = OccupancyFormula;
}
