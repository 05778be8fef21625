//! How does a kernel's occupancy change along block size, registers and dynamic shared memory?

use crate::Refusal;
use alloc::vec::Vec;
use serde::Serialize;
use smarch::Error;
use smarch::hardware::{Axis, Geometry, Kernel, Limiters, Point};

/// The largest block of a kernel that an SM cannot give its own maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LargestBlock {
    /// Its threads.
    pub threads_per_block: u32,
    /// The kernel requires this size.
    pub is_required: bool,
    /// What forbids a larger block; null if the kernel's required size or its launch bounds do.
    pub limiters: Option<Limiters>,
}

/// The kernel whose curves are asked for, and what its launch bounds say.
#[derive(Clone, Copy, Debug, Default)]
pub struct CurvesQuestion {
    /// What it takes, as it is launched.
    pub kernel: Kernel,
    /// Threads of a block exactly.
    pub required_threads: Option<u32>,
}

/// A curve of a kernel on an SM, with a point every `step`; without a number the step is as small as is of use. Along the dynamic shared
/// memory the kernel opts in to what it takes.
///
/// # Errors
/// As [`Geometry::curve`].
pub fn curve(sm: &Geometry, kernel: &Kernel, axis: Axis, step: Option<u32>) -> Result<Vec<Point>, Error> {
    let opted_in = Kernel { optin: kernel.optin.or(Some(sm.smem_per_block_optin.into())), ..*kernel };
    let (kernel, natural) = match axis {
        Axis::BlockSize => (kernel, 32),
        Axis::Registers => (kernel, 1),
        Axis::DynamicSmem => (&opted_in, 256),
    };
    Ok(sm.curve(kernel, axis, step.unwrap_or(natural))?.collect())
}

/// The size that the kernel requires, or else the largest that runs, where anything keeps out a larger one but the SM's maximum.
fn largest_block(sm: &Geometry, question: &CurvesQuestion) -> Option<LargestBlock> {
    let of = |threads_per_block, limiters| LargestBlock { threads_per_block, is_required: false, limiters };
    if let Some(threads) = question.required_threads {
        return Some(LargestBlock { is_required: true, ..of(threads, None) });
    }
    let Some(largest) = sm.largest_block(&question.kernel).ok()? else {
        // Where none runs, the curve ends at the bound all the same.
        return question.kernel.max_block_size.map(|most| of(most, None));
    };
    let limiters = Some(largest.limiters).filter(|it| it.bits() != 0);
    let is_its_own = limiters.is_none() || largest.block_size < sm.max_threads_per_block;
    is_its_own.then(|| of(largest.block_size, limiters))
}

/// A part of a curve, from here to where the next begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CurvePart {
    /// Where on the axis it begins.
    pub at: u32,
    /// Blocks on an SM; 0 where the kernel cannot run.
    pub blocks_per_sm: u32,
    /// Their warps.
    pub warps_per_sm: u32,
    /// What allows no more blocks; null if the kernel takes more than the SM has.
    pub limiters: Option<Limiters>,
}

/// A curve from 0 to its end, in parts along which nothing changes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CurveParts {
    /// The end of the axis.
    pub end: u32,
    /// Where the SM is fullest; if there are several places, the last. Null if the kernel runs nowhere, or has no choice.
    pub best: Option<u32>,
    /// The parts, ascending.
    pub parts: Vec<CurvePart>,
}

/// How the occupancy of a kernel on an SM changes along three axes, and what limits it where.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Curves {
    /// The warps of a full SM.
    pub max_warps_per_sm: u32,
    /// The largest block that there can be; null where it is that of the SM.
    pub largest_block: Option<LargestBlock>,
    /// Along the threads of a block, every 32.
    pub threads_per_block: CurveParts,
    /// Along the registers per thread.
    pub registers_per_thread: CurveParts,
    /// Along the dynamic shared memory, every 256 bytes, as far as opting in reaches.
    pub dynamic_smem_bytes: CurveParts,
}

fn parts(sm: &Geometry, points: &[Point], kernel_at: impl Fn(u32) -> Kernel) -> CurveParts {
    let (mut parts, mut at): (Vec<CurvePart>, u32) = (Vec::new(), 0);
    for point in points {
        let limiters = sm.occupancy(&kernel_at(point.at)).ok().map(|it| it.limiters);
        let part = CurvePart { at, blocks_per_sm: point.blocks, warps_per_sm: point.warps, limiters };
        let is_same = |last: &CurvePart| *last == CurvePart { at: last.at, ..part.clone() };
        if !parts.last().is_some_and(is_same) {
            parts.push(part);
        }
        // What lies between two points takes as much as the upper one.
        at = point.at.saturating_add(1);
    }
    let fullest = points.iter().filter(|point| point.blocks > 0).max_by_key(|point| (point.warps, point.at));
    CurveParts { end: points.last().map_or(0, |point| point.at), best: fullest.map(|point| point.at), parts }
}

/// The three curves.
///
/// # Errors
/// As [`Geometry::curve`].
pub fn curves(sm: &Geometry, question: &CurvesQuestion) -> Result<Curves, Refusal> {
    let CurvesQuestion { kernel, required_threads } = question;
    let along = |axis| curve(sm, kernel, axis, None).map_err(|error| Refusal::from(error.text().as_str()));
    let optin = kernel.optin.or(Some(sm.smem_per_block_optin.into()));
    let by_threads = parts(sm, &along(Axis::BlockSize)?, |at| Kernel { block_size: at, ..*kernel });
    let best = sm.best_block(kernel).ok().flatten().filter(|best| best.block_size > 0 && required_threads.is_none());
    Ok(Curves {
        max_warps_per_sm: sm.max_warps_per_sm,
        largest_block: largest_block(sm, question),
        threads_per_block: CurveParts { best: best.map(|best| best.block_size), ..by_threads },
        registers_per_thread: parts(sm, &along(Axis::Registers)?, |at| Kernel { registers: at, ..*kernel }),
        dynamic_smem_bytes: parts(sm, &along(Axis::DynamicSmem)?, |at| Kernel {
            dynamic_smem: at.into(),
            optin,
            ..*kernel
        }),
    })
}
