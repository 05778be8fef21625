//! What the silicon has, and how much of a kernel fits on it.
//!
//! ```
//! use smarch::hardware::{Kernel, Limiters};
//! use smarch::Target;
//!
//! let geometry = Target::Sm90a.geometry().unwrap();
//! let kernel = Kernel { block_size: 256, registers: 72, static_smem: 20_000, ..Kernel::default() };
//! let occupancy = geometry.occupancy(&kernel).unwrap();
//! assert_eq!((occupancy.blocks, occupancy.warps, occupancy.max_warps), (3, 24, 64));
//! assert_eq!(occupancy.limiters, Limiters::REGISTERS);
//!
//! // What gets the fourth block?
//! assert_eq!(geometry.next_step(&kernel).unwrap().registers, Some(64));
//! ```
//!
//! All questions are methods of [`Geometry`]: the row of a [`Target`](crate::Target), of a
//! [`Cc`](crate::Cc), or one of the caller's own [`Silicon`]. All targets of one number share a
//! row; `sm_10` to `sm_13`, `sm_73` and `sm_82` have none.
//!
//! Block counts and limits are those of `cuda_occupancy.h` 13.0.88 (7.0 for 2.x), measured. In
//! three places that header is wrong and this module is not: limiters when barriers bind, registers
//! above the architecture's maximum (erratum E22), and memory that is available to each of
//! several blocks.

mod available;
mod best_block;
mod cluster;
mod curve;
mod divide;
mod geometry;
mod kernel;
mod largest_block;
mod next_step;
mod occupancy;
mod registers;
mod shared;
mod table;
mod waves;

pub use best_block::BestBlock;
pub use curve::{Axis, Point};
pub use geometry::{Geometry, Silicon, SmemSplit, Source, WARP_SIZE};
pub use kernel::{
    CachePreference, Kernel, MAX_BARRIERS, MAX_SMEM, MAX_THREADS, PartitionedCaching, TENSOR_MEMORY_UNIT,
};
pub use largest_block::LargestBlock;
pub use next_step::NextStep;
pub use occupancy::{Limit, Limiters, Occupancy};
pub use registers::{IgnoredBounds, LaunchRegisters};
pub use shared::{CARVEOUT_UNIT, static_smem_max};
pub use table::GEOMETRIES;
pub(crate) use table::{SILICON, UNPREPARED};
pub use waves::Waves;
