//! Which block size fills an SM best?

use super::divide::{divide, mask};
use super::kernel::{MAX_SMEM, warps_of};
use super::{Geometry, Kernel, Occupancy, PartitionedCaching, WARP_SIZE};
use crate::Error;
use core::hint::select_unpredictable;

/// The block size that fills an SM best.
#[doc(alias = "smarch_best_block")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct BestBlock {
    /// Threads of a block; 0 when no size can run.
    pub block_size: u32,
    /// Blocks of that size on an SM.
    pub blocks: u32,
}

impl BestBlock {
    /// No size can run.
    pub(crate) const NONE: Self = Self {
        block_size: 0,
        blocks: 0,
    };

    /// The minimum number of blocks of a grid that fills a device of that many SMs.
    #[must_use]
    pub const fn min_grid(self, sm_count: u32) -> u64 {
        (self.blocks as u64).wrapping_mul(sm_count as u64)
    }

    /// This, or blocks of that many warps when they have more threads.
    #[inline(always)]
    fn or_better(self, warps: u32, blocks: u32) -> Self {
        let other = Self {
            block_size: warps.wrapping_mul(WARP_SIZE),
            blocks,
        };
        let better = other.threads() > self.threads();
        Self {
            block_size: select_unpredictable(better, other.block_size, self.block_size),
            blocks: select_unpredictable(better, other.blocks, self.blocks),
        }
    }

    const fn threads(self) -> u32 {
        self.block_size.wrapping_mul(self.blocks)
    }
}

/// What a kernel with the same shared memory for every block size leaves to choose.
struct Search {
    /// Threads of the largest block.
    largest: u32,
    /// Warps whose registers fit.
    by_registers: u32,
    /// Warps for which there are registers and warp slots.
    capacity: u32,
    /// Warps of the largest block that the launch check passes.
    launched: u32,
    /// Blocks by everything else.
    max_blocks: u32,
    /// Partitioned global caching, where there is such a thing.
    caching: PartitionedCaching,
}

impl Geometry {
    /// The block size with which the most threads of this kernel are on an SM at a time. If several sizes are equal,
    /// the largest. `None` if no size can run. The kernel's block size is not read.
    ///
    /// The sizes are multiples of 32, and the kernel's own maximum. The answer equals that of
    /// `cudaOccMaxPotentialOccupancyBlockSize`.
    ///
    /// # Errors
    /// As [`Geometry::occupancy`], without the one about the block size.
    ///
    /// Source: `occupancy/RULES.md`; measured.
    pub fn best_block(&self, kernel: &Kernel) -> Result<Option<BestBlock>, Error> {
        match self.best_block_at_once(kernel) {
            Some(best) => Ok(best),
            None => self.best_block_by_sizes(kernel),
        }
    }

    /// As [`best_block`](Self::best_block), one size after the other.
    pub(crate) fn best_block_by_sizes(&self, kernel: &Kernel) -> Result<Option<BestBlock>, Error> {
        self.best_block_with(kernel, |block_size| kernel.checked_dynamic_smem_of(block_size))
    }

    /// As [`best_block`](Self::best_block), as part of the caller; `None` when a field is out of range, and for a kernel
    /// with another amount of shared memory for each size.
    #[inline(always)]
    pub(crate) fn best_block_at_once(&self, kernel: &Kernel) -> Option<Option<BestBlock>> {
        let at_once = kernel.is_possible(self) && kernel.dynamic_smem_per_thread == 0;
        at_once.then(|| self.search(kernel).best())
    }

    /// As [`best_block`](Self::best_block), with the bytes of dynamic shared memory that a block of each
    /// size takes; the kernel's own are not read.
    ///
    /// # Errors
    /// As [`best_block`](Self::best_block).
    pub fn best_block_with(
        &self,
        kernel: &Kernel,
        dynamic_smem_of: impl FnMut(u32) -> u64,
    ) -> Result<Option<BestBlock>, Error> {
        if !kernel.is_possible(self) {
            return Err(kernel.what_is_wrong(self));
        }
        Ok(self.try_every_size(kernel, dynamic_smem_of))
    }

    #[inline(always)]
    fn max_block(&self, kernel: &Kernel) -> u32 {
        self.max_threads_per_block
            .min(kernel.max_block_size.unwrap_or(u32::MAX))
    }

    /// One size after the other, from the largest down.
    fn try_every_size(&self, kernel: &Kernel, mut dynamic_smem_of: impl FnMut(u32) -> u64) -> Option<BestBlock> {
        let largest = self.max_block(kernel);
        let given = self.warp_registers(kernel.registers);
        let preferred = self.preferred_units(kernel);
        let mut best = BestBlock::NONE;
        for warps in (1..=warps_of(largest)).rev() {
            let block_size = warps.wrapping_mul(WARP_SIZE).min(largest);
            // More than is ever asked for is more than any SM has.
            let dynamic = dynamic_smem_of(block_size).min(MAX_SMEM + 1) as u32;
            let mut occupancy = Occupancy::EMPTY;
            self.place(kernel, given, preferred, block_size, dynamic, &mut occupancy);
            let blocks = occupancy.blocks.min(self.by_tensor_memory(kernel.tensor_memory).code());
            let this = BestBlock { block_size, blocks };
            if this.threads() > best.threads() {
                best = this;
            }
            if best.threads() == self.max_threads_per_sm {
                break;
            }
        }
        (best.blocks != 0).then_some(best)
    }

    #[inline(always)]
    fn search(&self, kernel: &Kernel) -> Search {
        let given = self.warp_registers(kernel.registers);
        let smem = self.smem(kernel, self.preferred_units(kernel), kernel.dynamic_smem as u32);
        let max_blocks = smem
            .limit
            .code()
            .min(self.max_blocks_per_sm)
            .min(self.by_barriers(kernel.barriers).code())
            .min(self.by_virtual(kernel.virtual_resources).code())
            .min(self.by_tensor_memory(kernel.tensor_memory).code());
        Search {
            largest: self.max_block(kernel),
            by_registers: u32::from(given.capacity),
            capacity: u32::from(given.capacity).min(self.max_warps_per_sm),
            launched: u32::from(given.launched),
            max_blocks,
            caching: if self.has_halves {
                kernel.caching
            } else {
                PartitionedCaching::Off
            },
        }
    }
}

impl Search {
    /// A step for each number of blocks: of all sizes of which as many fit, the largest is the best. They are on the whole of an
    /// SM or, with partitioned global caching, as many on each half.
    ///
    /// Without branches where which one is taken cannot be foreseen.
    #[inline(always)]
    fn best(&self) -> Option<BestBlock> {
        // The largest block may end within a warp; all others are whole warps.
        let mut best = BestBlock {
            block_size: self.largest,
            blocks: self.blocks_of(warps_of(self.largest)),
        };
        let max_warps = (self.largest / WARP_SIZE).min(self.launched).min(self.capacity);
        // Where halves give way, there is one block.
        best = best.or_better(max_warps, u32::from(self.gives_way(max_warps)).min(self.max_blocks));

        let halves = u32::from(self.caching != PartitionedCaching::Off);
        let capacity = self.capacity >> halves;
        let max_warps = max_warps.min(capacity);
        let max_blocks = self.max_blocks.wrapping_add(halves) >> halves;
        let mut blocks = divide(capacity, max_warps).min(max_blocks);
        loop {
            let warps = divide(capacity, blocks).min(max_warps);
            best = best.or_better(warps, (blocks << halves).min(self.max_blocks));
            if warps == 0 || blocks >= max_blocks || warps.wrapping_mul(blocks) >= capacity {
                return (best.blocks != 0).then_some(best);
            }
            blocks = blocks.wrapping_add(1);
        }
    }

    /// Blocks of that many warps.
    #[inline(always)]
    fn blocks_of(&self, warps: u32) -> u32 {
        let halves = (self.caching != PartitionedCaching::Off) & !self.gives_way(warps);
        let blocks = divide(self.capacity, warps) & !u32::from(halves);
        (blocks & mask(warps <= self.launched)).min(self.max_blocks)
    }

    /// Whether halves give way to the whole, because the registers of a half do not suffice for a block of that many warps.
    #[inline(always)]
    fn gives_way(&self, warps: u32) -> bool {
        (self.caching == PartitionedCaching::On) & (self.by_registers < warps.wrapping_mul(2))
    }
}
