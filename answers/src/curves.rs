//! How does a kernel's occupancy change along block size, registers and dynamic shared memory?

use alloc::vec::Vec;
use smarch::Error;
use smarch::hardware::{Axis, Geometry, Kernel, Limiters, Point};

/// Why blocks are not larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LargestReason {
    /// The kernel requires this size.
    Required,
    /// The kernel's launch bounds.
    LaunchBounds,
    /// These resources.
    Limiters(Limiters),
}

/// The kernel whose curves are asked for, and what its launch bounds say.
#[derive(Clone, Copy, Debug, Default)]
pub struct CurvesQuestion {
    /// What it takes, as it is launched.
    pub kernel: Kernel,
    /// Threads of a block exactly.
    pub required_threads: Option<u32>,
    /// Threads of a block at most.
    pub most_threads: Option<u32>,
}

/// The three curves.
#[derive(Clone, Debug)]
pub struct Curves {
    /// Along the block size, a point every 32 threads.
    pub block_size: Vec<Point>,
    /// The largest block that there can be, and why; `None` where no size runs.
    pub largest_block: Option<(u32, LargestReason)>,
    /// Along the registers per thread.
    pub registers: Vec<Point>,
    /// Along the dynamic shared memory, a point every 256 bytes, as far as opting in reaches.
    pub dynamic_smem: Vec<Point>,
}

/// The curves of a kernel on an SM.
///
/// # Errors
/// As [`Geometry::curve`].
pub fn curves(sm: &Geometry, question: &CurvesQuestion) -> Result<Curves, Error> {
    let kernel = &question.kernel;
    let opted_in = Kernel { optin: kernel.optin.or(Some(sm.smem_per_block_optin.into())), ..*kernel };
    let block_size: Vec<Point> = sm.curve(kernel, Axis::BlockSize, 32)?.collect();
    Ok(Curves {
        largest_block: largest_block(sm, question, &block_size),
        block_size,
        registers: sm.curve(kernel, Axis::Registers, 1)?.collect(),
        dynamic_smem: sm.curve(&opted_in, Axis::DynamicSmem, 256)?.collect(),
    })
}

// A rule: the size that the kernel requires; else the largest that runs and what keeps out the next, or the launch bound below it.
fn largest_block(sm: &Geometry, question: &CurvesQuestion, points: &[Point]) -> Option<(u32, LargestReason)> {
    if let Some(threads) = question.required_threads {
        return Some((threads, LargestReason::Required));
    }
    let last = points.iter().rposition(|point| point.warps > 0);
    let next = last.and_then(|last| Some((points.get(last)?.at, points.get(last + 1)?.at)));
    let largest = next.and_then(|(largest, next)| {
        let larger = Kernel { block_size: next, ..question.kernel };
        let limiters = sm.occupancy(&larger).ok()?.limiters;
        Some((largest, LargestReason::Limiters(limiters)))
    });
    match question.most_threads {
        Some(most) if largest.is_none_or(|(threads, _)| most <= threads) => Some((most, LargestReason::LaunchBounds)),
        _ => largest,
    }
}
