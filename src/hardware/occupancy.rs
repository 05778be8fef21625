//! How many blocks fit on an SM, and what limits them?

use super::divide::{Reciprocal, divide, mask, quotient};
use super::kernel::warps_of;
use super::registers::{Registers, WarpRegisters};
use super::{Geometry, Kernel};
use crate::Error;
use core::fmt;
use core::mem::MaybeUninit;

/// How many blocks one resource allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Limit(u32);

impl Limit {
    /// The kernel takes nothing of the resource, or the architecture does not count it.
    pub const UNLIMITED: Self = Self(i32::MAX as u32);

    /// How many blocks; `None` when the resource sets no limit.
    #[must_use]
    pub const fn blocks(self) -> Option<u32> {
        match self {
            Self::UNLIMITED => None,
            Self(blocks) => Some(blocks),
        }
    }

    /// How many blocks as C sees it: 2^31 - 1 when the resource sets no limit.
    #[must_use]
    pub const fn code(self) -> u32 {
        self.0
    }

    pub(super) const fn from_code(code: u32) -> Self {
        Self(code)
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.blocks() {
            Some(blocks) => fmt::Display::fmt(&blocks, f),
            None => f.pad("unlimited"),
        }
    }
}

/// Which resources allow no more blocks than there are; bit flags.
#[doc(alias = "smarch_limiters")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Limiters(u32);

impl Limiters {
    /// Warps, and threads per block.
    pub const WARPS: Self = Self(1);
    /// Registers.
    pub const REGISTERS: Self = Self(2);
    /// Shared memory.
    pub const SMEM: Self = Self(4);
    /// Blocks per SM.
    pub const SLOTS: Self = Self(8);
    /// Named barriers.
    pub const BARRIERS: Self = Self(16);
    /// Virtual resources.
    pub const VIRTUAL: Self = Self(32);
    /// Tensor memory.
    pub const TENSOR_MEMORY: Self = Self(64);

    /// No resource.
    pub(super) const NONE: Self = Self(0);

    /// Every resource with its name in C and its text, in the order of the bits.
    pub const ALL: &[(Self, &str, &str)] = &[
        (Self::WARPS, "WARPS", "warps, and threads per block"),
        (Self::REGISTERS, "REGISTERS", "registers"),
        (Self::SMEM, "SMEM", "shared memory"),
        (Self::SLOTS, "SLOTS", "blocks per SM"),
        (Self::BARRIERS, "BARRIERS", "named barriers"),
        (Self::VIRTUAL, "VIRTUAL", "virtual resources"),
        (Self::TENSOR_MEMORY, "TENSOR_MEMORY", "tensor memory"),
    ];

    /// Whether all of `other` is in this set.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The set as C sees it: warps 1, registers 2, shared memory 4, slots 8, barriers 16, virtual resources 32,
    /// tensor memory 64.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }
}

/// How many blocks of a kernel an SM holds at a time, and why not more.
#[doc(alias = "smarch_occupancy")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Occupancy {
    /// Blocks on an SM; 0 when the kernel cannot run.
    pub blocks: u32,
    /// Their warps. Occupancy is `warps` of `max_warps`.
    pub warps: u32,
    /// The maximum number of warps of an SM.
    pub max_warps: u32,
    /// The resources whose limit is `blocks`.
    pub limiters: Limiters,
    /// Blocks by warps; 0 when a block has more threads than it may.
    pub by_warps: Limit,
    /// Blocks by registers; [`Limit::UNLIMITED`] when threads take none.
    pub by_registers: Limit,
    /// Blocks by shared memory; 0 when a block asks for more than it may, [`Limit::UNLIMITED`] when it takes none.
    pub by_smem: Limit,
    /// Blocks by the architecture's maximum.
    pub by_slots: Limit,
    /// Blocks by named barriers; [`Limit::UNLIMITED`] when it uses none, and before 9.0.
    pub by_barriers: Limit,
    /// Blocks by virtual resources; [`Limit::UNLIMITED`] when it uses none, and before 10.0.
    pub by_virtual: Limit,
    /// Blocks by tensor memory; SMARCH_UNLIMITED when it takes none. More are launched, and wait where they allocate it.
    pub by_tensor_memory: Limit,
    /// Registers that a block gets.
    pub allocated_registers: u32,
    /// Bytes of shared memory that a block gets, including the driver's reserve.
    pub allocated_smem: u32,
    /// Bytes of shared memory that the SM is given: its carve-out.
    pub smem_per_sm: u32,
    /// Warp slots that stay free.
    pub unused_warps: u32,
    /// Registers of the SM that stay free.
    pub unused_registers: u32,
    /// Bytes of the carve-out that stay free.
    pub unused_smem: u32,
    /// Block slots that stay free.
    pub unused_slots: u32,
    /// 1 when partitioned global caching was asked for and keeps each block within half an SM, else 0.
    pub partitioned_caching: u32,
}

impl Occupancy {
    /// What nothing has been written into yet.
    pub(super) const EMPTY: Self = Self {
        blocks: 0,
        warps: 0,
        max_warps: 0,
        limiters: Limiters(0),
        by_warps: Limit(0),
        by_registers: Limit(0),
        by_smem: Limit(0),
        by_slots: Limit(0),
        by_barriers: Limit(0),
        by_virtual: Limit(0),
        by_tensor_memory: Limit(0),
        allocated_registers: 0,
        allocated_smem: 0,
        smem_per_sm: 0,
        unused_warps: 0,
        unused_registers: 0,
        unused_smem: 0,
        unused_slots: 0,
        partitioned_caching: 0,
    };
}

impl Geometry {
    /// How many blocks of this kernel an SM holds at a time, and what limits them.
    ///
    /// Equal to `cudaOccMaxActiveBlocksPerMultiprocessor` in every number, with two exceptions. The limiters are those
    /// of the final block count even if barriers decide it; the header keeps the others. Registers above the maximum
    /// are an error; the header takes 256, and 255 on 3.0.
    ///
    /// # Errors
    /// [`Error::KernelBlockSize`], [`Error::KernelRegisters`], [`Error::KernelStaticSmem`],
    /// [`Error::KernelDynamicSmem`], [`Error::KernelOptin`], [`Error::KernelCarveout`],
    /// [`Error::KernelBarriers`], [`Error::KernelMaxBlockSize`], [`Error::KernelTensorMemory`], [`Error::KernelNoTensorMemory`]: the field that is out of range. Numbers that are possible
    /// but too large for this SM give 0 blocks. [`Error::HardwareUnknown`]: the kernel takes tensor memory, and no public source states how much there is.
    ///
    /// Source: `occupancy/RULES.md`, `golden.tsv`, `golden_fermi.tsv`; measured.
    pub fn occupancy(&self, kernel: &Kernel) -> Result<Occupancy, Error> {
        self.occupancy_at_once(kernel).ok_or_else(|| kernel.what_is_wrong(self))
    }

    /// How many blocks of this kernel an SM holds at a time: only the [`blocks`](Occupancy::blocks) of
    /// [`occupancy`](Self::occupancy), computed faster.
    ///
    /// # Errors
    /// As [`occupancy`](Self::occupancy).
    pub fn occupancy_blocks(&self, kernel: &Kernel) -> Result<u32, Error> {
        self.blocks_at_once(kernel).ok_or_else(|| kernel.what_is_wrong(self))
    }

    /// As [`occupancy_blocks`](Self::occupancy_blocks), as part of the caller; `None` when a field is out of range.
    #[inline(always)]
    pub(crate) fn blocks_at_once(&self, kernel: &Kernel) -> Option<u32> {
        let dynamic = kernel.possible_dynamic_smem(self)?;
        let mut out = Occupancy::EMPTY;
        let (given, preferred) = (self.warp_registers(kernel.registers), self.preferred_units(kernel));
        self.place(kernel, given, preferred, kernel.block_size, dynamic, &mut out);
        Some(out.blocks.min(self.by_tensor_memory(kernel.tensor_memory).0))
    }

    /// As [`occupancy`](Self::occupancy), as part of the caller; `None` when a field is out of range.
    #[inline(always)]
    pub(crate) fn occupancy_at_once(&self, kernel: &Kernel) -> Option<Occupancy> {
        let mut out = MaybeUninit::uninit();
        self.occupancy_into(kernel, &mut out).copied()
    }

    /// The same, written where it is wanted, which is left as it is when a field is out of range.
    #[inline(always)]
    pub(crate) fn occupancy_into<'a>(
        &self,
        kernel: &Kernel,
        out: &'a mut MaybeUninit<Occupancy>,
    ) -> Option<&'a Occupancy> {
        let dynamic = kernel.possible_dynamic_smem(self)?;
        let given = self.warp_registers(kernel.registers);
        let preferred = self.preferred_units(kernel);
        let out = out.write(Occupancy::EMPTY);
        self.place(kernel, given, preferred, kernel.block_size, dynamic, out);
        if kernel.tensor_memory != 0 {
            self.share_tensor_memory(kernel, out);
        }
        Some(out)
    }

    /// The occupancy of a checked kernel with blocks of this size and that many bytes of dynamic memory, tensor memory not counted. Each number is written as soon
    /// as it is known, so that it need not be kept.
    #[inline(always)]
    pub(super) fn place(
        &self,
        kernel: &Kernel,
        given: &WarpRegisters,
        preferred: u32,
        block_size: u32,
        dynamic: u32,
        out: &mut Occupancy,
    ) {
        let warps = warps_of(block_size);
        let reciprocal = Reciprocal::of(warps);
        let registers = self.registers(given, warps, reciprocal, kernel.caching);
        out.allocated_registers = registers.allocated;
        out.partitioned_caching = u32::from(registers.halves);
        let smem = self.smem(kernel, preferred, dynamic);
        out.allocated_smem = smem.allocated;
        out.smem_per_sm = smem.per_sm;

        let by_warps = self.by_warps(block_size, reciprocal, registers);
        let by_registers = registers.limit;
        let by_smem = smem.limit;
        let by_slots = Limit(self.max_blocks_per_sm);
        let by_barriers = self.by_barriers(kernel.barriers);
        let by_virtual = self.by_virtual(kernel.virtual_resources);
        out.by_warps = by_warps;
        out.by_registers = by_registers;
        out.by_smem = by_smem;
        out.by_slots = by_slots;
        out.by_barriers = by_barriers;
        out.by_virtual = by_virtual;
        out.by_tensor_memory = Limit::UNLIMITED;
        out.max_warps = self.max_warps_per_sm;

        // What is known last comes last.
        let least = by_warps
            .min(by_slots)
            .min(by_barriers)
            .min(by_registers)
            .min(by_virtual)
            .min(by_smem);
        let limits = [by_warps, by_registers, by_smem, by_slots, by_barriers, by_virtual];
        let mut limiters = 0;
        for (limit, (limiter, _, _)) in limits.into_iter().zip(Limiters::ALL) {
            limiters |= if limit == least { limiter.0 } else { 0 };
        }
        out.limiters = Limiters(limiters);

        out.hold(self, least, warps);
    }

    /// The limit by tensor memory, which few kernels take, of an answer that has all others.
    #[cold]
    #[inline(never)]
    fn share_tensor_memory(&self, kernel: &Kernel, out: &mut Occupancy) {
        let limit = self.by_tensor_memory(kernel.tensor_memory);
        out.by_tensor_memory = limit;
        if limit.0 < out.blocks {
            out.limiters = Limiters::NONE;
            out.hold(self, limit, warps_of(kernel.block_size));
        }
        if limit.0 == out.blocks {
            out.limiters.0 |= Limiters::TENSOR_MEMORY.0;
        }
    }
}

impl Occupancy {
    /// So many blocks of so many warps, and what they leave of the SM.
    #[inline(always)]
    fn hold(&mut self, sm: &Geometry, Limit(blocks): Limit, warps: u32) {
        // No product exceeds what the SM has: each limit was that divided by the factor.
        self.blocks = blocks;
        self.warps = blocks.wrapping_mul(warps);
        self.unused_warps = sm.max_warps_per_sm.wrapping_sub(self.warps);
        self.unused_registers = sm
            .registers_per_sm
            .wrapping_sub(blocks.wrapping_mul(self.allocated_registers));
        self.unused_smem = self.smem_per_sm.wrapping_sub(blocks.wrapping_mul(self.allocated_smem));
        self.unused_slots = sm.max_blocks_per_sm.wrapping_sub(blocks);
    }
}

impl Geometry {
    #[inline(always)]
    fn by_warps(&self, block_size: u32, reciprocal: Reciprocal, registers: Registers) -> Limit {
        let on_whole = reciprocal.times(self.max_warps_per_sm);
        let blocks = if registers.halves { on_whole & !1 } else { on_whole };
        Limit(if block_size > self.max_threads_per_block {
            0
        } else {
            blocks
        })
    }

    #[inline(always)]
    pub(super) fn by_barriers(&self, barriers: u32) -> Limit {
        let uncounted = mask(barriers == 0) & Limit::UNLIMITED.0;
        Limit(divide(self.barriers_counted, barriers) | uncounted | self.barriers_uncounted)
    }

    #[inline(always)]
    pub(super) fn by_virtual(&self, resources: u32) -> Limit {
        // Hardly any kernel uses one.
        match resources & self.virtual_mask {
            0 => Limit::UNLIMITED,
            counted => self.by_counted_virtual(counted),
        }
    }

    #[inline(always)]
    pub(super) fn by_tensor_memory(&self, columns: u32) -> Limit {
        match columns {
            0 => Limit::UNLIMITED,
            taken => self.by_counted_tensor_memory(taken),
        }
    }

    #[cold]
    fn by_counted_tensor_memory(&self, columns: u32) -> Limit {
        Limit(quotient(self.tensor_memory_counted, columns))
    }

    #[cold]
    fn by_counted_virtual(&self, resources: u32) -> Limit {
        Limit(quotient(self.virtual_resources_per_sm, resources))
    }
}
