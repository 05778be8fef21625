//! How is a kernel of a file launched, as far as the file decides that?

use super::{FunctionKind, Kernel};
use crate::Error;
use crate::hardware::{self, Geometry, MAX_THREADS};

coded_enum! {
    /// Why a block of a kernel has its size.
    pub enum BlockReason {
        /// The launch says so.
        Given    = 1, GIVEN,    "given";
        /// The kernel requires it (`.reqntid`).
        Required = 2, REQUIRED, "required";
        /// It is the maximum that the kernel's launch bounds allow (`.maxntid`).
        Bound    = 3, BOUND,    "bound";
        /// Neither the launch nor the file says a size; this one fills an SM best.
        Best     = 4, BEST,     "best";
    }
}

coded_enum! {
    /// Whether a kernel takes dynamic shared memory. A file does not name the kernels that do. It only tells that some
    /// kernel of a translation unit does.
    pub enum DynamicSmem {
        /// It takes none.
        Never    = 1, NEVER,    "none";
        /// It may take some: a kernel of the same translation unit does.
        Possible = 2, POSSIBLE, "possible";
    }
}

/// A kernel as it is launched, for [`hardware`](crate::hardware) to answer about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Launched {
    /// What it takes, by the launch and by the file. Its block size is 0 if no size can run.
    pub kernel: hardware::Kernel,
    /// Why its blocks have their size.
    pub reason: BlockReason,
    /// The bound that forbids the block size that the launch gives; `None` if the kernel may be launched with it.
    pub refused_by: Option<BlockReason>,
    /// The exact number of threads of a block, if the kernel requires one.
    pub required_threads: Option<u32>,
}

/// Three numbers, as x, y, z.
type Size = [u32; 3];

/// What a file states about a kernel and decides a launch.
pub(crate) struct Uses {
    pub(crate) registers: Option<u32>,
    pub(crate) static_smem: Option<u32>,
    pub(crate) barriers: Option<u32>,
    /// Threads of a block exactly, and at most; `None` where the file tells no launch bounds, or it is no kernel.
    pub(crate) blocks: Option<[Option<Size>; 2]>,
}

/// What was decided of a launch.
pub(crate) struct Decided {
    pub(crate) reason: BlockReason,
    pub(crate) refused_by: Option<BlockReason>,
    pub(crate) required_threads: Option<u32>,
}

impl Uses {
    /// Completes the launch with what the file states, in place: a kernel takes a good part of the stack.
    #[inline(always)]
    pub(crate) fn complete(&self, sm: &Geometry, kernel: &mut hardware::Kernel) -> Result<Decided, Error> {
        let [required, most] = self.blocks.ok_or(Error::KernelUnknown)?;
        let (required_threads, max_block_size) = (threads(required)?, threads(most)?);
        kernel.registers = self.registers.ok_or(Error::KernelUnknown)?;
        kernel.static_smem = self.static_smem.ok_or(Error::KernelUnknown)?.into();
        kernel.barriers = self.barriers.unwrap_or(0);
        kernel.max_block_size = max_block_size;
        let (block_size, reason) = match (kernel.block_size, required_threads, max_block_size) {
            (given @ 1.., ..) => (given, BlockReason::Given),
            (0, Some(required), _) => (required, BlockReason::Required),
            (0, None, Some(most)) => (most, BlockReason::Bound),
            (0, None, None) => (best_size(sm, kernel)?, BlockReason::Best),
        };
        kernel.block_size = block_size;
        let refused_by = match (required_threads, max_block_size) {
            (Some(required), _) => (block_size != required).then_some(BlockReason::Required),
            (None, most) => most.filter(|most| block_size > *most).map(|_| BlockReason::Bound),
        };
        Ok(Decided {
            reason,
            refused_by,
            required_threads,
        })
    }
}

/// Threads of a block as a kernel states them; `None` where it states none.
fn threads(size: Option<Size>) -> Result<Option<u32>, Error> {
    let product = size.map_or(Some(0), |[x, y, z]| x.checked_mul(y)?.checked_mul(z));
    // What states more than any block has is damaged.
    let threads = product
        .filter(|threads| *threads <= MAX_THREADS)
        .ok_or(Error::KernelUnknown)?;
    Ok((threads > 0).then_some(threads))
}

/// The block size that fills an SM best; where nothing fits for want of opting in, the best after that; 0 where none does.
#[inline(always)]
fn best_size(sm: &Geometry, kernel: &mut hardware::Kernel) -> Result<u32, Error> {
    let mut best = sm.best_block(kernel)?;
    if best.is_none() && kernel.optin.is_none() {
        kernel.optin = Some(kernel.dynamic_smem);
        best = sm.best_block(kernel)?;
        kernel.optin = None;
    }
    Ok(best.map_or(0, |best| best.block_size))
}

impl Kernel<'_> {
    /// The kernel as it is launched on an SM. `asked` is what the launch says: the block size, 0 where that is open;
    /// dynamic shared memory, opting in, carve-out and the like. Its registers, static shared memory, barriers and
    /// bound are not read: the file tells them. An open block size becomes the one that the kernel requires, or else
    /// the maximum that it allows, or else the one that fills the SM best. If no size fits without opting in, the best
    /// one with opting in is taken.
    ///
    /// # Errors
    /// [`Error::KernelUnknown`]: a device function, or the file does not tell its registers, its shared memory or its launch bounds.
    /// As [`Geometry::best_block`].
    pub fn launched(&self, sm: &Geometry, asked: &hardware::Kernel) -> Result<Launched, Error> {
        let bounds = self.launch.filter(|_| self.kind == FunctionKind::Entry);
        let uses = Uses {
            registers: self.registers,
            static_smem: self.static_smem,
            barriers: self.barriers,
            blocks: bounds.map(|bounds| [bounds.required_block, bounds.max_block]),
        };
        let mut kernel = *asked;
        let Decided {
            reason,
            refused_by,
            required_threads,
        } = uses.complete(sm, &mut kernel)?;
        Ok(Launched {
            kernel,
            reason,
            refused_by,
            required_threads,
        })
    }

    /// Whether it takes dynamic shared memory; `None` where the file does not tell.
    ///
    /// Source: as [`shared_section`](Self::shared_section).
    #[must_use]
    pub fn dynamic_smem(&self) -> Option<DynamicSmem> {
        dynamic_smem(self.static_smem, self.shared_section)
    }
}

pub(crate) fn dynamic_smem(static_smem: Option<u32>, shared_section: bool) -> Option<DynamicSmem> {
    match (static_smem?, shared_section) {
        (_, false) => Some(DynamicSmem::Never),
        (0, true) => Some(DynamicSmem::Possible),
        // The section may be there for what is declared.
        _ => None,
    }
}
