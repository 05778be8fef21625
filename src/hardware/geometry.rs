//! What one SM has.

use super::registers::{REGISTER_ROWS, WarpRegisters};
use super::{CachePreference, GEOMETRIES, Limit, registers, shared};
use crate::{Cc, Error, Optional, Target};
use static_assertions::const_assert;

/// Threads in a warp, on every architecture.
pub const WARP_SIZE: u32 = 32;

coded_enum! {
    /// How shared memory and the L1 cache share their memory.
    pub enum SmemSplit {
        /// They do not share: shared memory has one size (5.x, 6.x).
        Fixed       = 1, FIXED,        "fixed";
        /// By cache preference, two or three sizes (2.x, 3.x). A block that needs more than the preferred
        /// size gets the largest.
        CacheConfig = 2, CACHE_CONFIG, "cache preference";
        /// By carve-out (7.0 and later). A block that needs more than the preferred size gets the
        /// smallest that holds it.
        Carveout    = 3, CARVEOUT,     "carve-out";
    }
}

coded_enum! {
    /// Where the numbers of a row come from.
    pub enum Source {
        /// NVIDIA's programming and tuning guides state the limits.
        Guide    = 1, GUIDE,    "programming guide";
        /// NVIDIA's occupancy spreadsheet, headers and device queries state them.
        Files    = 2, FILES,    "spreadsheet, headers, device queries";
        /// At least one limit is stated nowhere and taken from the nearest relative.
        Inferred = 3, INFERRED, "partly inferred";
    }
}

/// What one SM of a compute capability has: the numbers that occupancy depends on.
///
/// A row of the table is constant and prepared: questions about it are answered at once. A caller may also copy a row,
/// change it and ask what the change would bring. Numbers that no SM can have are an error. In C every call checks and
/// prepares a copy anew, also an unchanged one, which takes about 8,000 instructions. Pass the pointer that
/// smarch_geometry_of returned if nothing is changed.
///
/// Sources: *guide* is NVIDIA's programming and tuning guides, occupancy spreadsheet, CCCL headers
/// and device queries (public; `source` tells which for the row);
/// *header* is `cuda_occupancy.h` 13.0.88 (7.0 for 2.x; measured). Cell by cell: `occupancy/spec.tsv`.
#[doc(alias = "smarch_geometry")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Silicon {
    /// The compute capability.
    pub cc: Cc,
    /// Threads that an SM holds at a time. Guide.
    pub max_threads_per_sm: u32,
    /// Warps that an SM holds at a time: max_threads_per_sm / 32. Guide.
    pub max_warps_per_sm: u32,
    /// Blocks (CTAs) that an SM holds at a time. Guide and header.
    pub max_blocks_per_sm: u32,
    /// Threads that a block may have. Guide.
    pub max_threads_per_block: u32,
    /// 32-bit registers of an SM. Guide.
    pub registers_per_sm: u32,
    /// 32-bit registers that a block may have. Guide and device queries.
    pub registers_per_block: u32,
    /// Registers that a thread may have. Guide; the header takes 255 on 3.0 and 256 from 7.0 on (erratum E22).
    pub max_registers_per_thread: u32,
    /// A warp gets registers in multiples of this many: a power of two. Header.
    pub register_unit: u32,
    /// Parts of an SM that have registers and warp slots of their own: a power of two. A block's warps are
    /// counted in multiples of it. Header.
    pub partitions: u32,
    /// The partitions that a launch is checked against, a power of two: as above, but 4 on 6.0, so
    /// that what cannot run on 6.1 does not run on 6.0 either. Header.
    pub launch_partitions: u32,
    /// Maximum bytes of shared memory of an SM. Guide.
    pub smem_per_sm: u32,
    /// Bytes of shared memory that a block may ask for without opting in. Guide.
    pub smem_per_block: u32,
    /// Bytes of shared memory that a block may ask for after opting in. Guide.
    pub smem_per_block_optin: u32,
    /// Bytes of each block's shared memory that the driver reserves in addition. Guide and header.
    pub smem_reserved_per_block: u32,
    /// A block gets shared memory in multiples of this many bytes: a power of two. Header.
    pub smem_unit: u32,
    /// What decides how much shared memory an SM is given. Header.
    pub smem_split: Optional<SmemSplit>,
    /// Whether a kernel may ask for partitioned global caching (5.2, 5.3, 6.1, 6.2): 0 for no. Header.
    pub partitioned_caching: u32,
    /// The sizes that shared memory can be given: bit n for n * 4096 bytes; the highest is smem_per_sm. As a list:
    /// [`Geometry::carveouts`] in Rust, smarch_geometry_carveouts in C. Guide and header.
    pub carveouts: u64,
    /// Register counts whose unit is twice as large: bit n for n registers per thread (2.x only). Header.
    pub register_unit_doubled: u64,
    /// Blocks that a cluster may have everywhere; 1 where there are no clusters (before 9.0). Guide.
    pub max_cluster_portable: u32,
    /// Blocks that a cluster may have when the kernel allows a non-portable size; absent where no public
    /// source states it. Guide.
    pub max_cluster_nonportable: Optional<u32>,
    /// Named barriers of an SM; absent before 9.0, where they are no limit. Header.
    pub barriers_per_sm: Optional<u32>,
    /// Virtual resources of an SM; 0 where there is no such resource (before 10.0). Header.
    pub virtual_resources_per_sm: u32,
    /// Where the row comes from.
    pub source: Optional<Source>,
    /// Columns of tensor memory of an SM, each of 128 lanes of 32 bits; 0 if the SM has no tensor memory (before 10.0,
    /// and 12.x). Absent if no public source states it. PTX ISA: Tensor Memory.
    pub tensor_memory_columns: Optional<u32>,
    /// Not used; must be 0, else SMARCH_ERROR_GEOMETRY.
    pub(super) reserved: u32,
}

// The C boundary recognises a row of the table by its place.
const_assert!(size_of::<Silicon>() == 128);

impl Silicon {
    /// A block's warps are counted in multiples of this many: the number of partitions.
    #[must_use]
    pub const fn warp_allocation_unit(&self) -> u32 {
        self.partitions
    }

    /// Whether `cuda_occupancy.h` 13.0.88 knows the compute capability: not 2.x.
    #[must_use]
    pub const fn in_occupancy_header(&self) -> bool {
        self.cc.0 >= 30
    }

    /// Whether shared memory is split by carve-out.
    #[inline(always)]
    pub(super) const fn has_carveouts(&self) -> bool {
        self.smem_split.stored() == SmemSplit::Carveout.code()
    }
}

/// An SM on which kernels can be placed: [`Silicon`] that has been checked, and what follows from it.
///
/// Reads like [`Silicon`]: `geometry.max_warps_per_sm`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    silicon: Silicon,
    /// What warps get, by the number of units per thread.
    pub(super) warp_registers: [WarpRegisters; REGISTER_ROWS],
    /// Registers per thread to units per thread, as a shift, and what rounds up before it.
    pub(super) register_shift: u32,
    pub(super) register_rounding: u32,
    /// Named barriers of an SM; 0 where they are no limit.
    pub(super) barriers_counted: u32,
    /// The limit by barriers where they are none, else 0.
    pub(super) barriers_uncounted: u32,
    /// The shared memory that each cache preference asks for, in bytes.
    pub(super) by_cache: [u32; CachePreference::ALL.len()],
    /// The sizes that a block may get when it needs more than the preferred one.
    pub(super) larger_carveouts: u64,
    /// All ones where virtual resources are counted, else 0.
    pub(super) virtual_mask: u32,
    /// Columns of tensor memory; 0 where there is none, or where that is unknown.
    pub(super) tensor_memory_counted: u32,
    /// The maximum preferred carve-out in percent: any number where it is not read.
    pub(super) max_carveout: u32,
    /// Whether a kernel may ask for partitioned global caching.
    pub(super) has_halves: bool,
}

impl core::ops::Deref for Geometry {
    type Target = Silicon;

    fn deref(&self) -> &Silicon {
        &self.silicon
    }
}

impl Geometry {
    /// The silicon of the caller's choice: start from a row's, and ask what a change would bring.
    ///
    /// # Errors
    /// [`Error::Geometry`]: a number that no SM can have. Every number is at least 1 except the
    /// reserve, the doubled units and the virtual resources; none is above 2^20, a unit above 4096; warps
    /// are threads by 32; units and partitions are powers of two; a thread has at most 32 units of
    /// registers, all or none of one unit's counts doubled, and at most 255 registers; a block's
    /// registers and shared memory, with its reserve, are within the SM's; the largest carve-out is
    /// the SM's shared memory.
    pub const fn new(silicon: Silicon) -> Result<Self, Error> {
        let mut geometry = Self::unprepared(silicon);
        match geometry.prepare() {
            Ok(()) => Ok(geometry),
            Err(error) => Err(error),
        }
    }

    /// Silicon of which nothing has been made yet.
    pub(crate) const fn unprepared(silicon: Silicon) -> Self {
        Self {
            silicon,
            warp_registers: [WarpRegisters::NONE; REGISTER_ROWS],
            register_shift: 0,
            register_rounding: 0,
            barriers_counted: 0,
            barriers_uncounted: 0,
            by_cache: [0; CachePreference::ALL.len()],
            larger_carveouts: 0,
            virtual_mask: 0,
            tensor_memory_counted: 0,
            max_carveout: 0,
            has_halves: false,
        }
    }

    /// Checks the silicon and makes what follows from it, in place: a stack need not hold two.
    pub(crate) const fn prepare(&mut self) -> Result<(), Error> {
        let silicon = &self.silicon;
        if !possible(silicon) {
            return Err(Error::Geometry);
        }
        registers::prepare(silicon, &mut self.warp_registers);
        self.register_shift = registers::shift(silicon);
        self.register_rounding = (1u32 << self.register_shift).wrapping_sub(1);
        (self.barriers_counted, self.barriers_uncounted) = match silicon.barriers_per_sm.get() {
            Some(barriers) => (barriers, 0),
            None => (0, Limit::UNLIMITED.code()),
        };
        self.by_cache = shared::by_cache(silicon);
        self.larger_carveouts = if silicon.has_carveouts() {
            silicon.carveouts
        } else {
            shared::only_highest(silicon.carveouts)
        };
        self.virtual_mask = if silicon.virtual_resources_per_sm == 0 {
            0
        } else {
            u32::MAX
        };
        self.tensor_memory_counted = match silicon.tensor_memory_columns.get() {
            Some(columns) => columns,
            None => 0,
        };
        self.max_carveout = if silicon.has_carveouts() { 100 } else { u32::MAX };
        self.has_halves = silicon.partitioned_caching != 0;
        Ok(())
    }

    /// The numbers of a geometry that is not prepared yet.
    pub(crate) const fn silicon_mut(&mut self) -> &mut Silicon {
        &mut self.silicon
    }

    /// The numbers themselves: to copy, change and hand to [`Geometry::new`].
    #[must_use]
    pub const fn silicon(&self) -> &Silicon {
        &self.silicon
    }
}

/// Whether an SM can have these numbers, and every formula of this module stays within 32 bits.
const fn possible(silicon: &Silicon) -> bool {
    const fn counts(number: u32) -> bool {
        1 <= number && number <= 1 << 20
    }
    const fn unit(number: u32) -> bool {
        number.is_power_of_two() && number <= 1 << 12
    }
    let Silicon {
        max_threads_per_sm,
        max_warps_per_sm,
        max_blocks_per_sm,
        max_threads_per_block,
        registers_per_sm,
        registers_per_block,
        max_registers_per_thread,
        register_unit,
        partitions,
        launch_partitions,
        smem_per_sm,
        smem_per_block,
        smem_per_block_optin,
        smem_reserved_per_block,
        smem_unit,
        smem_split,
        carveouts,
        max_cluster_portable,
        max_cluster_nonportable,
        barriers_per_sm,
        virtual_resources_per_sm,
        source,
        tensor_memory_columns,
        reserved,
        ..
    } = *silicon;
    counts(max_threads_per_sm)
        && counts(max_warps_per_sm)
        && max_threads_per_sm / WARP_SIZE == max_warps_per_sm
        && counts(max_blocks_per_sm)
        && max_blocks_per_sm <= 1 << 16
        && counts(max_threads_per_block)
        && max_threads_per_block <= super::MAX_THREADS
        && counts(registers_per_sm)
        && counts(registers_per_block)
        && registers_per_block <= registers_per_sm
        && counts(max_registers_per_thread)
        && max_registers_per_thread <= 255
        && unit(register_unit)
        && register_unit >= WARP_SIZE
        && registers::rows_suffice(silicon)
        && unit(partitions)
        && partitions <= 64
        && unit(launch_partitions)
        && launch_partitions <= 64
        && partitions <= launch_partitions
        && counts(smem_per_sm)
        && counts(smem_per_block)
        && counts(smem_per_block_optin)
        && smem_per_block <= smem_per_block_optin
        && smem_reserved_per_block <= smem_per_sm
        && smem_per_block_optin <= smem_per_sm.wrapping_sub(smem_reserved_per_block)
        && unit(smem_unit)
        && smem_split.get().is_some()
        && shared::highest(carveouts) == smem_per_sm
        && counts(max_cluster_portable)
        && match max_cluster_nonportable.get() {
            Some(blocks) => counts(blocks) && max_cluster_portable <= blocks,
            None => true,
        }
        && match barriers_per_sm.get() {
            Some(barriers) => counts(barriers) && barriers <= 1 << 15,
            None => true,
        }
        && virtual_resources_per_sm <= 1 << 20
        && source.get().is_some()
        && match tensor_memory_columns.get() {
            Some(columns) => columns <= 1 << 15,
            None => true,
        }
        && reserved == 0
}

impl Cc {
    /// The SM of this compute capability; `None` without data. 10.1 has a row, equal to that of 11.0.
    #[must_use]
    pub fn geometry(self) -> Option<&'static Geometry> {
        GEOMETRIES.get(self.geometry_position()?)
    }
}

impl Target {
    /// The SM of this target's devices, whatever its suffix; `None` for `sm_10` to `sm_13`, `sm_73`
    /// and `sm_82`, of which no silicon is documented.
    #[must_use]
    pub fn geometry(self) -> Option<&'static Geometry> {
        self.cc().geometry()
    }
}
