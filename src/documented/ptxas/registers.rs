//! Register allocation and occupancy as the documents describe them. Occupancy as it is:
//! [`crate::hardware`] (erratum E22).
//!
//! Source: seed 000, "Register Allocation Mechanics" (documented).

use super::geometry::DocumentedGeometry;
use crate::Text;

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
    /// The highest SM number of the row.
    pub last: u32,
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
    ($($targets:literal $first:literal $last:literal $warp:literal $thread:literal $one:literal $two:literal;)+) => {
        /// The two rows; sm_20 and 21 are in neither, nor is sm_61 or sm_62.
        pub static REGISTER_ALLOCATION: &[RegisterAllocation] = &[$(
            RegisterAllocation {
                targets: text!($targets),
                first: $first,
                last: $last,
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
    "sm_70+"           70 0xffff_ffff  256  8           255  2;
}

/// The row that names a number; `None` where neither does.
#[must_use]
pub fn register_allocation(number: u32) -> Option<&'static RegisterAllocation> {
    REGISTER_ALLOCATION
        .iter()
        .find(|row| (row.first..=row.last).contains(&number))
}

/// What the documented formula makes of a kernel; not the answer to rely on (erratum E22).
#[doc(alias = "smarch_documented_ptxas_occupancy")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct DocumentedOccupancy {
    /// Registers of a thread, rounded up to the unit.
    pub effective_registers: u32,
    /// Registers of a warp, 32 times that.
    pub registers_per_warp: u32,
    /// Warps for which the SM has registers.
    pub warps_by_registers: u32,
    /// Warps that fit on the SM: those, or its limit.
    pub max_warps: u32,
    /// Blocks that fit on the SM.
    pub max_ctas: u32,
}

impl DocumentedGeometry {
    /// The documented occupancy formula, literally: 33 registers become 40, a warp takes 1280, of
    /// which an SM has 51, and 32 fit on sm_75.
    ///
    /// `None` if `registers` is 0 or more than a thread can have, and if `warps_per_cta` is 0.
    /// The answer to rely on is [`Geometry::occupancy`](crate::hardware::Geometry::occupancy) (erratum E22).
    #[must_use]
    pub fn occupancy(&self, registers: u32, warps_per_cta: u32) -> Option<DocumentedOccupancy> {
        const WARP_SIZE: u32 = 32;
        if !(1..=self.max_registers_per_thread).contains(&registers) {
            return None;
        }
        let unit = register_allocation(self.base.number())?.per_thread;
        let effective_registers = registers.checked_next_multiple_of(unit)?;
        let registers_per_warp = effective_registers.checked_mul(WARP_SIZE)?;
        let warps_by_registers = self.registers_per_sm.checked_div(registers_per_warp)?;
        let max_warps = warps_by_registers.min(self.warps_per_sm);
        Some(DocumentedOccupancy {
            effective_registers,
            registers_per_warp,
            warps_by_registers,
            max_warps,
            max_ctas: max_warps.checked_div(warps_per_cta)?.min(self.max_ctas_per_sm),
        })
    }
}
