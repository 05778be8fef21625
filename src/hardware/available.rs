//! How much dynamic shared memory may each of n blocks have?

use super::shared::{bytes_of, round_up};
use super::{Geometry, Kernel};
use crate::Error;

impl Geometry {
    /// The bytes of dynamic shared memory that each block may have when that many blocks of the kernel
    /// are to fit on an SM. The kernel's own dynamic memory is not counted.
    ///
    /// A single block may have what its limit allows, whatever carve-out the kernel prefers. Several blocks share the
    /// preferred carve-out; if that is empty, the smallest one that is not.
    ///
    /// `cudaOccAvailableDynamicSMemPerBlock` answers the same, except that it does not subtract the driver's reserve.
    /// From 8.0 on fewer blocks fit than it promises.
    ///
    /// # Errors
    /// [`Error::BlocksPerSm`]: `blocks` is 0, or that many blocks do not fit even without dynamic memory. As
    /// [`Geometry::occupancy`] for the kernel.
    ///
    /// Source: `occupancy/RULES.md`; measured.
    pub fn available_dynamic_smem(&self, kernel: &Kernel, blocks: u32) -> Result<u32, Error> {
        let without = Kernel {
            dynamic_smem: 0,
            dynamic_smem_per_thread: 0,
            ..*kernel
        };
        if blocks == 0 || self.occupancy(&without)?.blocks < blocks {
            return Err(Error::BlocksPerSm);
        }
        let limit = self.smem_limit(kernel, self.smem_per_sm);
        let shared = match (blocks, bytes_of(self.preferred_units(kernel))) {
            (1, _) => limit,
            (_, 0) => round_up(self.carveouts, 1).unwrap_or(self.smem_per_sm),
            (_, preferred) => preferred,
        };
        let share = shared.checked_div(blocks).unwrap_or(0) & !self.smem_unit.wrapping_sub(1);
        let most = u64::from(share.min(limit))
            .saturating_sub(kernel.static_smem)
            .saturating_sub(u64::from(self.smem_reserved_per_block));
        // At most a block's limit, which is 32 bits wide.
        Ok(most.min(kernel.optin.unwrap_or(u64::MAX)) as u32)
    }
}
