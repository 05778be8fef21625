//! How many times a device has to be filled for a grid.

use super::Geometry;
use crate::Error;

/// In how many waves a device runs the blocks of a grid, when all blocks take the same time and nothing else runs.
#[doc(alias = "smarch_waves")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Waves {
    /// Blocks that the device holds at a time: with clusters an upper bound, and a multiple of their size.
    pub blocks_at_once: u64,
    /// How many times it is filled, the last time perhaps in part; 0 for a grid without blocks.
    pub waves: u64,
    /// Blocks of the last wave where it does not fill the device; 0 where it does.
    pub tail_blocks: u64,
}

impl Geometry {
    /// In how many waves a device of that many SMs runs a grid: `blocks_per_sm` is what an SM holds at a time
    /// ([`Occupancy::blocks`](super::Occupancy::blocks)), `cluster_size` the blocks of a cluster, 1 without clusters.
    ///
    /// With clusters the number of waves is a lower bound, because only an upper bound of the clusters that a device
    /// holds is known ([`clusters_upper_bound`](Self::clusters_upper_bound)).
    ///
    /// # Errors
    /// [`Error::ClusterSize`]: as `clusters_upper_bound`. [`Error::BlocksPerSm`]: no block fits, or no cluster of that size.
    pub fn waves(
        &self,
        blocks_per_sm: u32,
        sm_count: u32,
        cluster_size: u32,
        grid_blocks: u64,
    ) -> Result<Waves, Error> {
        let clusters = self.clusters_upper_bound(blocks_per_sm, sm_count, cluster_size)?;
        let blocks_at_once = clusters.saturating_mul(u64::from(cluster_size));
        let left = grid_blocks.checked_rem(blocks_at_once).ok_or(Error::BlocksPerSm)?;
        Ok(Waves {
            blocks_at_once,
            waves: grid_blocks.div_ceil(blocks_at_once),
            tail_blocks: left,
        })
    }
}
