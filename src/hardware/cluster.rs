//! The maximum number of clusters.

use super::Geometry;
use crate::Error;

/// The maximum number of blocks of a cluster on any architecture.
const LARGEST_CLUSTER: u32 = 16;

impl Geometry {
    /// An upper bound on the clusters of a kernel that a device holds at a time: its blocks on all SMs,
    /// divided by the blocks of a cluster.
    ///
    /// It is only a bound. The blocks of a cluster must be within one GPC; which SMs are in which GPC differs from
    /// device to device and is not public. Only the driver knows the real number (`cuOccupancyMaxActiveClusters`).
    ///
    /// # Errors
    /// [`Error::ClusterSize`]: the size is 0, or no cluster of the architecture can have it. If the largest
    /// non-portable size is unknown, sizes up to 16 are taken.
    pub fn clusters_upper_bound(&self, blocks_per_sm: u32, sm_count: u32, cluster_size: u32) -> Result<u64, Error> {
        if cluster_size > self.max_cluster_nonportable.get().unwrap_or(LARGEST_CLUSTER) {
            return Err(Error::ClusterSize);
        }
        u64::from(blocks_per_sm)
            .wrapping_mul(u64::from(sm_count))
            .checked_div(u64::from(cluster_size))
            .ok_or(Error::ClusterSize)
    }
}
