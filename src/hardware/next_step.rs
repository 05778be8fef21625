//! The smallest changes after which one more block fits.

use super::kernel::TENSOR_MEMORY_UNIT;
use super::{Geometry, Kernel, WARP_SIZE};
use crate::{Error, Optional};

/// The smallest changes that each bring at least one more block, with everything else unchanged. A field is absent if
/// no change of its kind does: something else limits as well, or nothing is left to take away.
#[doc(alias = "smarch_next_step")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct NextStep {
    /// Blocks as the kernel is.
    pub blocks: u32,
    /// The maximum registers per thread, fewer than now.
    pub registers: Optional<u32>,
    /// The maximum bytes of static shared memory, fewer than now.
    pub static_smem: Optional<u32>,
    /// The maximum bytes of dynamic shared memory (not per thread), fewer than now.
    pub dynamic_smem: Optional<u32>,
    /// The nearest smaller block size.
    pub smaller_block: Optional<u32>,
    /// The nearest larger block size. Larger blocks take more, so there is one only where more shared memory
    /// means a larger carve-out: with memory per thread on 2.x and 3.x.
    pub larger_block: Optional<u32>,
    /// The maximum named barriers, fewer than now.
    pub barriers: Optional<u32>,
    /// The maximum virtual resources, fewer than now.
    pub virtual_resources: Optional<u32>,
    /// The maximum columns of tensor memory, fewer than now.
    pub tensor_memory: Optional<u32>,
    /// The bytes of dynamic shared memory to opt in to: those that the kernel takes, if it has not opted in and no
    /// block fits without that.
    pub optin: Optional<u32>,
}

impl Geometry {
    /// The smallest changes that each bring one more block of this kernel.
    ///
    /// # Errors
    /// As [`Geometry::occupancy`].
    pub fn next_step(&self, kernel: &Kernel) -> Result<NextStep, Error> {
        let blocks = self.occupancy_blocks(kernel)?;
        let more = Wanted {
            geometry: self,
            kernel,
            blocks: blocks.saturating_add(1),
        };
        let block_size = |kernel: &mut Kernel, n| kernel.block_size = n;
        // Blocks of as many warps are alike, unless threads have memory of their own.
        let memory_per_thread = kernel.dynamic_smem_per_thread != 0;
        let matters = |size: &u32| memory_per_thread || size.is_multiple_of(WARP_SIZE);
        let largest = self.max_threads_per_block;
        let smaller = 1..kernel.block_size.min(largest.saturating_add(1));
        let larger = kernel.block_size.saturating_add(1)..=largest;
        // A virtual resource less never matters below the number that one block may have.
        let virtual_below = kernel
            .virtual_resources
            .min(self.virtual_resources_per_sm.saturating_add(1));

        Ok(NextStep {
            blocks,
            registers: more.first((0..kernel.registers).rev(), |kernel, n| kernel.registers = n),
            static_smem: more.static_smem(),
            dynamic_smem: more.dynamic_smem(),
            smaller_block: more.first(smaller.rev().filter(matters), block_size),
            larger_block: more.first(larger.filter(|_| memory_per_thread), block_size),
            barriers: more.first((0..kernel.barriers).rev(), |kernel, n| kernel.barriers = n),
            virtual_resources: more.first((0..virtual_below).rev(), |kernel, n| kernel.virtual_resources = n),
            tensor_memory: more.first(
                (0..kernel.tensor_memory / TENSOR_MEMORY_UNIT)
                    .rev()
                    .map(|units| units.wrapping_mul(TENSOR_MEMORY_UNIT)),
                |kernel, n| kernel.tensor_memory = n,
            ),
            optin: more.optin(),
        })
    }
}

/// The largest of these sizes. Each is below a checked kernel's own, which is at most [`MAX_SMEM`](super::MAX_SMEM).
fn largest(sizes: impl Iterator<Item = u64>) -> Optional<u32> {
    Optional::<u32>::new(sizes.max().map(|bytes| bytes as u32))
}

/// A kernel of which more blocks are to fit.
struct Wanted<'a> {
    geometry: &'a Geometry,
    kernel: &'a Kernel,
    blocks: u32,
}

impl Wanted<'_> {
    /// The first of these numbers with which they fit.
    fn first(&self, mut numbers: impl Iterator<Item = u32>, set: impl Fn(&mut Kernel, u32)) -> Optional<u32> {
        Optional::<u32>::new(numbers.find(|&number| self.fit(|kernel| set(kernel, number))))
    }

    /// Whether they fit after a change. Not inlined: the changed kernel is on the stack once.
    #[inline(never)]
    fn fit(&self, change: impl FnOnce(&mut Kernel)) -> bool {
        let mut kernel = *self.kernel;
        change(&mut kernel);
        self.geometry
            .occupancy_blocks(&kernel)
            .is_ok_and(|blocks| blocks >= self.blocks)
    }

    #[inline(never)]
    fn static_smem(&self) -> Optional<u32> {
        let dynamic = self.kernel.dynamic_smem_of(self.kernel.block_size);
        let shares = self
            .block_shares()
            .filter_map(|bytes| bytes.checked_sub(dynamic))
            .filter(|&static_smem| static_smem < self.kernel.static_smem);
        largest(shares.filter(|&static_smem| self.fit(|kernel| kernel.static_smem = static_smem)))
    }

    #[inline(never)]
    fn dynamic_smem(&self) -> Optional<u32> {
        let kernel = self.kernel;
        let of_threads = kernel
            .dynamic_smem_of(kernel.block_size)
            .wrapping_sub(kernel.dynamic_smem);
        let optin = kernel.optin.unwrap_or(u64::MAX);
        let shares = self
            .block_shares()
            .filter_map(|bytes| bytes.checked_sub(kernel.static_smem))
            .filter_map(|bytes| bytes.min(optin).checked_sub(of_threads))
            .filter(|&dynamic_smem| dynamic_smem < kernel.dynamic_smem);
        largest(shares.filter(|&dynamic_smem| self.fit(|kernel| kernel.dynamic_smem = dynamic_smem)))
    }

    /// Opting in lifts the limit of a block: it brings nothing where blocks fit without.
    #[inline(never)]
    fn optin(&self) -> Optional<u32> {
        let dynamic = self.kernel.dynamic_smem_of(self.kernel.block_size);
        let is_missing = self.kernel.optin.is_none() && self.fit(|kernel| kernel.optin = Some(dynamic));
        // A checked kernel's, at most `MAX_SMEM`.
        Optional::<u32>::new(is_missing.then_some(dynamic as u32))
    }

    /// The maximum bytes, static and dynamic, of a block: of each size that an SM's shared memory can be given
    /// its share, and what a block may have without and with opting in.
    fn block_shares(&self) -> impl Iterator<Item = u64> {
        let geometry = self.geometry;
        let reserved = geometry.smem_reserved_per_block;
        let below = geometry.smem_unit.wrapping_sub(1);
        let shares = geometry
            .carveouts()
            .filter_map(|carveout| carveout.checked_div(self.blocks));
        let limits = [geometry.smem_per_block, geometry.smem_per_block_optin];
        shares
            .chain(limits.map(|limit| limit.wrapping_add(reserved)))
            .filter_map(move |bytes| (bytes & !below).checked_sub(reserved))
            .map(u64::from)
    }
}
