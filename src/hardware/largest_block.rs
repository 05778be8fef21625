//! How large may a block be, what keeps out a larger one, and which registers make room for more warps?

use super::kernel::warps_of;
use super::{Geometry, Kernel, Limiters, WARP_SIZE};
use crate::Error;

/// The largest block of a kernel that runs, and what keeps out a larger one.
#[doc(alias = "smarch_largest_block")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct LargestBlock {
    /// Threads of the block; 0 when no size can run.
    pub block_size: u32,
    /// What forbids a block of one more warp; empty if the kernel's launch bound does.
    pub limiters: Limiters,
}

impl LargestBlock {
    /// No size can run.
    pub(crate) const NONE: Self = Self {
        block_size: 0,
        limiters: Limiters::NONE,
    };
}

impl Geometry {
    /// The largest block of this kernel that runs, in threads: its launch bound ([`Kernel::max_block_size`]), or else
    /// the largest multiple of 32. `None` if no size can run. The kernel's block size is not read.
    ///
    /// # Errors
    /// As [`Geometry::occupancy`], without the one about the block size.
    pub fn largest_block(&self, kernel: &Kernel) -> Result<Option<LargestBlock>, Error> {
        let of_size = |block_size| Kernel { block_size, ..*kernel };
        self.occupancy(&of_size(WARP_SIZE))?;
        let bound = kernel.max_block_size.unwrap_or(u32::MAX);
        let mut limiters = Limiters::NONE;
        // The first is above what an SM runs.
        for warps in (1..=(self.max_threads_per_block / WARP_SIZE).wrapping_add(1)).rev() {
            let block_size = warps.wrapping_mul(WARP_SIZE);
            // What memory per thread puts out of range is too much of that memory.
            let (blocks, others) = match self.occupancy(&of_size(block_size)) {
                Ok(occupancy) => (occupancy.blocks, occupancy.limiters),
                Err(_) => (0, Limiters::SMEM),
            };
            if blocks > 0 {
                return Ok(Some(LargestBlock {
                    block_size: block_size.min(bound),
                    limiters: if bound <= block_size { Limiters::NONE } else { limiters },
                }));
            }
            limiters = others;
        }
        Ok(None)
    }

    /// The largest number of registers per thread, below the kernel's own, with which more warps are on an SM. Blocks
    /// have the size that is best with that number ([`best_block`](Self::best_block)). `None` if fewer registers bring
    /// no more warps. The kernel's block size is not read.
    ///
    /// # Errors
    /// As [`best_block`](Self::best_block).
    pub fn fewer_registers(&self, kernel: &Kernel) -> Result<Option<u32>, Error> {
        let now = self.best_warps(kernel)?;
        // A warp gets registers in units, and as many with any number between.
        let unit = (self.register_unit / WARP_SIZE).max(1);
        let fewer = (1..=kernel.registers.saturating_sub(1).checked_div(unit).unwrap_or(0)).rev();
        let mut counts = fewer.map(|units| units.wrapping_mul(unit));
        Ok(counts.find(|&registers| {
            self.best_warps(&Kernel { registers, ..*kernel })
                .is_ok_and(|warps| warps > now)
        }))
    }

    /// The warps on an SM with blocks of the best size; 0 when no size can run.
    fn best_warps(&self, kernel: &Kernel) -> Result<u32, Error> {
        Ok(self
            .best_block(kernel)?
            .map_or(0, |best| warps_of(best.block_size).wrapping_mul(best.blocks)))
    }
}
