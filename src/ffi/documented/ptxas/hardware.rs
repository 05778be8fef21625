//! ptxas as documented: what an SM has, registers, shared memory, occupancy.

use crate::Error;
use crate::documented::ptxas::{
    ColumnDefinition, DOCUMENTED_GEOMETRY, DocumentedGeometry, DocumentedOccupancy, GEOMETRY_COLUMNS,
    REGISTER_ALLOCATION, RegisterAllocation, SHARED_MEMORY_MAXIMA, SharedMemoryMaximum, UNIVERSAL_CONSTANTS,
    UniversalConstant, documented_geometry,
};
use crate::ffi::boundary::{self, Out, Row, all_rows, smarch_status, status, write};
use crate::ffi::targets::smarch_target;

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

/// The documented geometry of a target, that of its base. NULL for targets that ptxas does not register.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_geometry_of(target: smarch_target) -> Row<DocumentedGeometry> {
    documented_geometry(boundary::target(target).ok()?)
}

/// The documented occupancy formula, literally: on sm_75 33 registers become 40, a warp takes 1280, of
/// which an SM has 51, and 32 fit. The answer to rely on: smarch_occupancy_compute.
///
/// SMARCH_ERROR_INVALID_TARGET: invalid target. SMARCH_ERROR_HARDWARE_UNKNOWN: ptxas does not register the
/// target. SMARCH_ERROR_KERNEL_REGISTERS: registers is 0 or above 255. SMARCH_ERROR_KERNEL_BLOCK_SIZE: warps_per_cta is 0.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_occupancy_compute(
    target: smarch_target,
    registers: u32,
    warps_per_cta: u32,
    out: Out<DocumentedOccupancy>,
) -> smarch_status {
    status(boundary::target(target).and_then(|target| {
        let geometry = documented_geometry(target).ok_or(Error::HardwareUnknown)?;
        if warps_per_cta == 0 {
            return Err(Error::KernelBlockSize);
        }
        let occupancy = geometry.occupancy(registers, warps_per_cta);
        write(out, occupancy.ok_or(Error::KernelRegisters)?)
    }))
}
