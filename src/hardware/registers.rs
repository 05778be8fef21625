//! Registers: how the hardware gives them to warps, and how many ptxas may give to threads.

use super::divide::{Reciprocal, quotient, round_up};
use super::kernel::warps_of;
use super::{Geometry, Limit, PartitionedCaching, Silicon, WARP_SIZE};
use crate::Error;

/// What a block's registers come to.
#[derive(Clone, Copy)]
pub(super) struct Registers {
    /// Registers that a block gets.
    pub allocated: u32,
    /// Blocks that this allows.
    pub limit: Limit,
    /// Whether blocks are kept within half an SM.
    pub halves: bool,
}

/// What the warps of a kernel get, whatever its block size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WarpRegisters {
    /// Registers of a warp.
    pub per_warp: u16,
    /// Warps whose registers fit on an SM: those of a partition, times the partitions.
    pub capacity: u16,
    /// Warps of the largest block that the launch check passes. It counts the warps of a block in multiples
    /// of the partitions, and on 6.0 it counts as if there were 4.
    pub launched: u16,
}

impl WarpRegisters {
    /// Threads have none: as many warps as there can be.
    pub(super) const NONE: Self = Self {
        per_warp: 0,
        capacity: u16::MAX,
        launched: u16::MAX,
    };
}

/// One row for each number of units that a thread may have, from 0 on.
pub(super) const REGISTER_ROWS: usize = 33;

/// Registers per thread to units per thread.
pub(super) const fn shift(silicon: &Silicon) -> u32 {
    (silicon.register_unit / WARP_SIZE).trailing_zeros()
}

/// Whether there are rows for all registers that a thread may have, and all of a row get the same.
pub(super) const fn rows_suffice(silicon: &Silicon) -> bool {
    let shift = shift(silicon);
    let mut registers = 0;
    while registers <= silicon.max_registers_per_thread {
        let units = units(registers, shift);
        if units as usize >= REGISTER_ROWS || doubled(silicon, registers) != doubled(silicon, units << shift) {
            return false;
        }
        registers = registers.wrapping_add(1);
    }
    true
}

/// 1 when that many registers per thread come in units of twice the size, else 0.
const fn doubled(silicon: &Silicon, registers: u32) -> u32 {
    match silicon.register_unit_doubled.checked_shr(registers) {
        Some(bits) => (bits & 1) as u32,
        None => 0,
    }
}

#[inline(always)]
const fn units(registers: u32, shift: u32) -> u32 {
    registers.wrapping_add((1u32 << shift).wrapping_sub(1)) >> shift
}

/// Makes the rows of an SM; every number is below 2^15, but for threads without registers.
#[expect(clippy::indexing_slicing, reason = "the position is below the length")]
pub(super) const fn prepare(silicon: &Silicon, rows: &mut [WarpRegisters; REGISTER_ROWS]) {
    rows[0] = WarpRegisters::NONE;
    let mut units = 1;
    while units < REGISTER_ROWS {
        rows[units] = row(silicon, units as u32);
        units = units.wrapping_add(1);
    }
}

/// What warps get whose threads have that many units, at least one. Partitions are at most 64 and a power of two.
const fn row(silicon: &Silicon, units: u32) -> WarpRegisters {
    let unit = silicon.register_unit << doubled(silicon, units << shift(silicon));
    let per_warp = round_up(silicon.register_unit.wrapping_mul(units), unit);
    let counted = quotient(silicon.registers_per_block, per_warp);
    let counted = counted & !silicon.launch_partitions.wrapping_sub(1);
    let launched = capacity(silicon, silicon.launch_partitions, per_warp);
    WarpRegisters {
        per_warp: per_warp as u16,
        capacity: capacity(silicon, silicon.partitions, per_warp) as u16,
        launched: if counted < launched { counted } else { launched } as u16,
    }
}

/// Warps that fit when an SM's registers are in that many parts.
const fn capacity(silicon: &Silicon, partitions: u32, per_warp: u32) -> u32 {
    quotient(quotient(silicon.registers_per_sm, partitions), per_warp).wrapping_mul(partitions)
}

impl Geometry {
    /// The registers that a warp gets if each thread asks for this number: 32 times the number, rounded up to the
    /// allocation unit. `None` if a thread cannot have that many.
    #[must_use]
    pub fn registers_per_warp(&self, registers_per_thread: u32) -> Option<u32> {
        (registers_per_thread <= self.max_registers_per_thread)
            .then(|| u32::from(self.warp_registers(registers_per_thread).per_warp))
    }

    /// Registers above the maximum were refused.
    #[inline(always)]
    pub(super) fn warp_registers(&self, registers_per_thread: u32) -> &WarpRegisters {
        let units = registers_per_thread.wrapping_add(self.register_rounding) >> self.register_shift;
        let [none, ..] = &self.warp_registers;
        self.warp_registers.get(units as usize).unwrap_or(none)
    }

    /// What the registers of a block of that many warps come to.
    #[inline(always)]
    pub(super) fn registers(
        &self,
        given: &WarpRegisters,
        warps: u32,
        reciprocal: Reciprocal,
        caching: PartitionedCaching,
    ) -> Registers {
        let launched = warps <= u32::from(given.launched);
        let mut blocks = reciprocal.times(u32::from(given.capacity));
        let mut halves = false;
        if self.has_halves && caching != PartitionedCaching::Off {
            // On a half fit floor(floor(warps / 2) / w) blocks, which is half of floor(warps / w).
            let on_halves = blocks & !1;
            let gives_way = caching == PartitionedCaching::On && on_halves == 0 && launched && given.per_warp != 0;
            halves = !gives_way;
            blocks = if halves { on_halves } else { blocks };
        }
        let blocks = if launched { blocks } else { 0 };
        Registers {
            allocated: u32::from(given.per_warp).wrapping_mul(warps),
            limit: if given.per_warp == 0 {
                Limit::UNLIMITED
            } else {
                Limit::from_code(blocks)
            },
            halves,
        }
    }
}

coded_enum! {
    /// Which launch bounds ptxas ignores because an SM cannot fulfil them.
    pub enum IgnoredBounds {
        /// None: they are counted with.
        None      = 0, NONE,       "none";
        /// The blocks per SM: too many, or too many threads with them (`.minnctapersm`).
        MinBlocks = 1, MIN_BLOCKS, "blocks per SM";
        /// Both: one block has more threads than an SM (`.maxntid` and `.minnctapersm`).
        Both      = 2, BOTH,       "threads per block and blocks per SM";
    }
}

/// The registers that launch bounds leave to a kernel.
#[doc(alias = "smarch_launch_registers")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct LaunchRegisters {
    /// Registers that a thread may use.
    pub registers: u32,
    /// The bounds that do not count, because an SM cannot fulfil them.
    pub ignored: IgnoredBounds,
}

impl Geometry {
    /// The registers that a thread may use so that `min_blocks` blocks of `max_threads` threads fit on an SM:
    /// what `__launch_bounds__` (`.maxntid`, `.minnctapersm`) makes ptxas keep to.
    ///
    /// With w the warps of all these blocks, and 16,384 registers in each of 4 partitions, it is min(255, 8 *
    /// floor(16384 / (32 * ceil(w / 4)) / 8)). The simpler 65,536 / (32 w) is wrong, because each partition has
    /// registers of its own. Bounds that an SM cannot fulfil are ignored; ptxas ignores them with a warning. A kernel
    /// with too few bounds may get fewer registers by ptxas's own choice.
    ///
    /// # Errors
    /// [`Error::LaunchBounds`]: `max_threads` or `min_blocks` is 0.
    ///
    /// Source: `ptxas/limits.tsv`, measured from 7.5 on, 391 runs; below 7.5 derived from the row.
    pub fn registers_for_launch_bounds(&self, max_threads: u32, min_blocks: u32) -> Result<LaunchRegisters, Error> {
        if max_threads == 0 || min_blocks == 0 {
            return Err(Error::LaunchBounds);
        }
        let threads = u64::from(max_threads).wrapping_mul(u64::from(min_blocks));
        let of_block = warps_of(max_threads);
        let (of_block, warps, ignored) = if max_threads > self.max_threads_per_sm {
            (1, 1, IgnoredBounds::Both)
        } else if min_blocks > self.max_blocks_per_sm || threads > u64::from(self.max_threads_per_sm) {
            (of_block, of_block, IgnoredBounds::MinBlocks)
        } else {
            // At most as many as there are threads on an SM.
            (of_block, of_block.wrapping_mul(min_blocks), IgnoredBounds::None)
        };
        let counted = round_up(warps, self.partitions);
        let registers = (0..=self.max_registers_per_thread)
            .rev()
            .find(|&registers| {
                let given = self.warp_registers(registers);
                u32::from(given.capacity) >= counted && u32::from(given.launched) >= of_block
            })
            .unwrap_or(0);
        Ok(LaunchRegisters { registers, ignored })
    }
}
