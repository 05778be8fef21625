//! Register allocation and occupancy as the documents describe them. [`crate::hardware`] has occupancy as it is
//! measured (erratum E22).
//!
//! Source: seed 000, "Register Allocation Mechanics" (documented).

use super::geometry::documented_geometry;
use crate::targets::Target;
use crate::{Error, Optional, Text};

/// The units in which registers are allocated, as documented.
#[doc(alias = "smarch_documented_ptxas_register_allocation")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct RegisterAllocation {
    /// The targets, as printed.
    pub targets: Text,
    /// The lowest SM number of the row.
    pub first: u32,
    /// The highest SM number of the row; none where it names all later targets.
    pub last: Optional<u32>,
    /// The unit of a warp, in registers.
    pub per_warp: u32,
    /// The unit of a thread, in registers.
    pub per_thread: u32,
    /// `a2[6][1]` of sub_ABF250: one less than the unit of a warp.
    pub a2_6_1: u32,
    /// `a2[6][2]` of sub_ABF250.
    pub a2_6_2: u32,
}

macro_rules! allocations {
    ($($targets:literal $first:literal $last:tt $warp:literal $thread:literal $one:literal $two:literal;)+) => {
        /// The two rows; sm_20 and 21 are in neither, nor is sm_61 or sm_62.
        pub static REGISTER_ALLOCATION: &[RegisterAllocation] = &[$(
            RegisterAllocation {
                targets: text!($targets),
                first: $first,
                last: Optional::<u32>::new(optional!(literal $last)),
                per_warp: $warp,
                per_thread: $thread,
                a2_6_1: $one,
                a2_6_2: $two,
            },
        )+];
    };
}

#[rustfmt::skip]
allocations! {
//                     numbers         unit of          a2[6]
//                                     warp thread      [1] [2]
    "sm_30 -- sm_60"   30 60            64  2            63  1;
    "sm_70+"           70 -            256  8           255  2;
}

/// The row that names a number; `None` where neither does.
#[must_use]
pub fn register_allocation(number: u32) -> Option<&'static RegisterAllocation> {
    REGISTER_ALLOCATION
        .iter()
        .find(|row| number >= row.first && row.last.get().is_none_or(|last| number <= last))
}

coded_enum! {
    /// The two formulas that the document prints for the warps that an SM has registers for.
    pub enum OccupancyFormula {
        /// Registers are rounded up to the allocation unit first: "the formula the GPU driver uses".
        Rounded   = 1, ROUNDED,   "registers rounded up to the allocation unit";
        /// As the register file is derived from EIATTR_REGCOUNT (code 0x2F): `total_registers / (regcount * warp_size)`.
        Unrounded = 2, UNROUNDED, "EIATTR_REGCOUNT, registers not rounded";
    }
}

/// What a documented formula makes of a kernel; not the answer to rely on (erratum E22).
#[doc(alias = "smarch_documented_ptxas_occupancy")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct DocumentedOccupancy {
    /// Registers of a thread, rounded up to the unit where the formula does that.
    pub effective_registers: u32,
    /// Registers of a warp, 32 times that.
    pub registers_per_warp: u32,
    /// Warps for which the SM has registers; none below sm_75, whose register file no document states.
    pub warps_by_registers: Optional<u32>,
    /// Warps that fit on the SM: those, or its limit; none below sm_75.
    pub max_warps: Optional<u32>,
    /// Blocks that fit on the SM; none below sm_75.
    pub max_ctas: Optional<u32>,
}

/// The maximum number of registers of a thread, the only one that the document states.
const MAX_REGISTERS: u32 = 255;

/// A documented occupancy formula, literally. On sm_75 with rounding, 33 registers become 40 and a warp takes 1280; the
/// registers of an SM suffice for 51 warps, and 32 fit. Without rounding a warp takes 1056, and the registers suffice
/// for 62 warps.
///
/// From sm_30 to sm_60 and on sm_70 and sm_72 the unit is documented and the SM is not. The registers of such a target
/// are rounded; numbers that depend on the SM are absent. The answer to rely on is
/// [`Geometry::occupancy`](crate::hardware::Geometry::occupancy) (erratum E22).
///
/// # Errors
/// [`Error::KernelRegisters`]: `registers` is 0 or above 255. [`Error::KernelBlockSize`]: `warps_per_cta` is 0.
/// [`Error::HardwareUnknown`]: the formula needs a unit, and no row of the allocation table names the target (sm_61,
/// sm_62, and below sm_30); or the formula needs only the SM, and the SM of the target is not documented.
pub fn documented_occupancy(
    target: Target,
    registers: u32,
    warps_per_cta: u32,
    formula: OccupancyFormula,
) -> Result<DocumentedOccupancy, Error> {
    const WARP_SIZE: u32 = 32;
    if !(1..=MAX_REGISTERS).contains(&registers) {
        return Err(Error::KernelRegisters);
    }
    if warps_per_cta == 0 {
        return Err(Error::KernelBlockSize);
    }
    let geometry = documented_geometry(target);
    let effective_registers = match (formula, geometry) {
        (OccupancyFormula::Rounded, _) => register_allocation(target.number())
            .and_then(|row| registers.checked_next_multiple_of(row.per_thread))
            .ok_or(Error::HardwareUnknown)?,
        (OccupancyFormula::Unrounded, Some(_)) => registers,
        (OccupancyFormula::Unrounded, None) => return Err(Error::HardwareUnknown),
    };
    let registers_per_warp = effective_registers.saturating_mul(WARP_SIZE);
    let warps_by_registers = geometry.and_then(|row| row.registers_per_sm.checked_div(registers_per_warp));
    let max_warps = warps_by_registers
        .zip(geometry)
        .map(|(warps, row)| warps.min(row.warps_per_sm));
    let max_ctas = max_warps
        .zip(geometry)
        .and_then(|(warps, row)| Some(warps.checked_div(warps_per_cta)?.min(row.max_ctas_per_sm)));
    Ok(DocumentedOccupancy {
        effective_registers,
        registers_per_warp,
        warps_by_registers: Optional::<u32>::new(warps_by_registers),
        max_warps: Optional::<u32>::new(max_warps),
        max_ctas: Optional::<u32>::new(max_ctas),
    })
}
