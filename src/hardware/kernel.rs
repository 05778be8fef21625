//! What a kernel takes.

use super::{Geometry, WARP_SIZE};
use crate::Error;

/// The largest block that can be asked about, in threads. No architecture runs blocks of more than 1,024 threads: of a
/// larger block, 0 fit.
pub const MAX_THREADS: u32 = 65_535;

/// The maximum bytes of shared memory that can be asked about: one below 1 GiB.
pub const MAX_SMEM: u64 = (1 << 30) - 1;

/// The named barriers that a block can use: 0 to 15 in PTX.
pub const MAX_BARRIERS: u32 = 16;

/// Tensor memory is allocated in this many columns, or a power of two times as many: `nCols` of `tcgen05.alloc`.
pub const TENSOR_MEMORY_UNIT: u32 = 32;

coded_enum! {
    /// Which of shared memory and L1 cache a kernel prefers (`cudaFuncCache`).
    #[derive(Default)]
    pub enum CachePreference {
        /// Neither: shared memory gets its largest size.
        #[default]
        None   = 0, NONE,   "none";
        /// Shared memory.
        Shared = 1, SHARED, "shared";
        /// The L1 cache.
        L1     = 2, L1,     "L1";
        /// Half and half.
        Equal  = 3, EQUAL,  "equal";
    }
}

coded_enum! {
    /// Whether a kernel has partitioned global caching, which keeps each block within half an SM.
    #[derive(Default)]
    pub enum PartitionedCaching {
        /// No.
        #[default]
        Off    = 0, OFF,    "off";
        /// Yes, unless no block fits on half an SM.
        On     = 1, ON,     "on";
        /// Yes, and if no block fits, none runs.
        Strict = 2, STRICT, "strict";
    }
}

/// What a kernel takes when it is launched. [`Kernel::default`] takes nothing; fill in the fields that you know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kernel {
    /// Threads of a block, 1 to [`MAX_THREADS`]. A search for the best block size does not read it.
    pub block_size: u32,
    /// Registers per thread, as ptxas reports them; 0 takes none.
    pub registers: u32,
    /// Bytes of static shared memory of a block, at most [`MAX_SMEM`].
    pub static_smem: u64,
    /// Bytes of dynamic shared memory of a block, whatever its size, at most [`MAX_SMEM`].
    pub dynamic_smem: u64,
    /// Bytes of dynamic shared memory of each thread of a block, in addition to `dynamic_smem`.
    pub dynamic_smem_per_thread: u32,
    /// The preferred carve-out, in percent of the largest (`cudaFuncAttributePreferredSharedMemoryCarveout`);
    /// `None` leaves it to `cache`. Not read before 7.0.
    pub carveout: Option<u32>,
    /// The cache preference, where there is no preferred carve-out. Not read on 5.x and 6.x.
    pub cache: CachePreference,
    /// The kernel has opted in to at most this many bytes of dynamic shared memory
    /// (`cudaFuncAttributeMaxDynamicSharedMemorySize`); `None` when it has not.
    pub optin: Option<u64>,
    /// Partitioned global caching. Not read where the architecture has none.
    pub caching: PartitionedCaching,
    /// Named barriers that a block uses, at most [`MAX_BARRIERS`]. No limit before 9.0.
    pub barriers: u32,
    /// Virtual resources that a block uses. No limit before 10.0.
    pub virtual_resources: u32,
    /// Threads that a block of this kernel may have at most (its launch bound), for the search of the
    /// best block size; `None` for as many as the architecture allows.
    pub max_block_size: Option<u32>,
    /// Columns of tensor memory that a block has allocated at a time (`tcgen05.alloc`), all its allocations together: a
    /// multiple of [`TENSOR_MEMORY_UNIT`], at most those of the SM; 0 takes none. A block is launched even if too
    /// little is free, and waits where it allocates: blocks beyond this limit are on the SM and wait.
    pub tensor_memory: u32,
}

impl Kernel {
    /// The bytes of dynamic shared memory of a block of this size.
    #[must_use]
    pub fn dynamic_smem_of(&self, block_size: u32) -> u64 {
        let of_threads = u64::from(self.dynamic_smem_per_thread).wrapping_mul(u64::from(block_size));
        self.dynamic_smem.saturating_add(of_threads)
    }

    /// As [`dynamic_smem_of`](Self::dynamic_smem_of), of a checked kernel.
    #[inline(always)]
    pub(super) fn checked_dynamic_smem_of(&self, block_size: u32) -> u64 {
        // Below 2^30 and 2^48.
        self.dynamic_smem
            .wrapping_add(u64::from(self.dynamic_smem_per_thread).wrapping_mul(u64::from(block_size)))
    }

    /// Whether every field but the block size is in range; [`what_is_wrong`](Self::what_is_wrong) tells which is not.
    #[inline(always)]
    pub(super) fn is_possible(&self, geometry: &Geometry) -> bool {
        (self.static_smem | self.dynamic_smem | self.optin.unwrap_or(0)) <= MAX_SMEM
            && self.registers <= geometry.max_registers_per_thread
            && self.barriers <= MAX_BARRIERS
            && (self.tensor_memory == 0 || !self.tensor_memory_is_wrong(geometry))
            && !self.carveout_is_wrong(geometry)
            && self.max_block_size != Some(0)
    }

    /// The bytes of dynamic shared memory of a block, when every field is in range.
    #[inline(always)]
    pub(super) fn possible_dynamic_smem(&self, geometry: &Geometry) -> Option<u32> {
        if !self.is_possible(geometry) {
            return None;
        }
        let dynamic = self.checked_dynamic_smem_of(self.block_size);
        (self.block_size.wrapping_sub(1) < MAX_THREADS && dynamic <= MAX_SMEM).then_some(dynamic as u32)
    }

    /// A carve-out that is not read is never wrong.
    #[inline(always)]
    fn carveout_is_wrong(&self, geometry: &Geometry) -> bool {
        self.carveout.unwrap_or(0) > geometry.max_carveout
    }

    #[inline(always)]
    fn tensor_memory_is_wrong(&self, geometry: &Geometry) -> bool {
        (self.tensor_memory > geometry.tensor_memory_counted) | !self.tensor_memory.is_multiple_of(TENSOR_MEMORY_UNIT)
    }

    /// The first field that is out of range, of a kernel that is not possible. The block size comes last.
    #[cold]
    pub(crate) fn what_is_wrong(&self, geometry: &Geometry) -> Error {
        if self.registers > geometry.max_registers_per_thread {
            Error::KernelRegisters
        } else if self.static_smem > MAX_SMEM {
            Error::KernelStaticSmem
        } else if self.dynamic_smem > MAX_SMEM {
            Error::KernelDynamicSmem
        } else if self.optin.is_some_and(|bytes| bytes > MAX_SMEM) {
            Error::KernelOptin
        } else if self.carveout_is_wrong(geometry) {
            Error::KernelCarveout
        } else if self.barriers > MAX_BARRIERS {
            Error::KernelBarriers
        } else if self.max_block_size == Some(0) {
            Error::KernelMaxBlockSize
        } else if self.tensor_memory_is_wrong(geometry) {
            match geometry.tensor_memory_columns.get() {
                None => Error::HardwareUnknown,
                Some(0) => Error::KernelNoTensorMemory,
                Some(_) => Error::KernelTensorMemory,
            }
        } else if self.block_size.wrapping_sub(1) >= MAX_THREADS {
            Error::KernelBlockSize
        } else {
            Error::KernelDynamicSmem
        }
    }
}

/// The warps of a block.
pub(super) const fn warps_of(block_size: u32) -> u32 {
    block_size.div_ceil(WARP_SIZE)
}
