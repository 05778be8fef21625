//! How does a kernel's occupancy change along block size, registers and dynamic shared memory?

use crate::Refusal;
use alloc::vec::Vec;
use serde::Serialize;
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

/// A curve of a kernel on an SM, a point every so many; without a number as close as is of use. Along the dynamic shared memory the kernel
/// opts in to what it takes.
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

/// The curves of a kernel on an SM.
///
/// # Errors
/// As [`Geometry::curve`].
pub fn curves(sm: &Geometry, question: &CurvesQuestion) -> Result<Curves, Error> {
    let along = |axis| curve(sm, &question.kernel, axis, None);
    Ok(Curves {
        block_size: along(Axis::BlockSize)?,
        largest_block: largest_block(sm, question),
        registers: along(Axis::Registers)?,
        dynamic_smem: along(Axis::DynamicSmem)?,
    })
}

/// The size that the kernel requires, or else the largest that runs, where anything keeps out a larger one but the SM's maximum.
fn largest_block(sm: &Geometry, question: &CurvesQuestion) -> Option<(u32, LargestReason)> {
    if let Some(threads) = question.required_threads {
        return Some((threads, LargestReason::Required));
    }
    let Some(largest) = sm.largest_block(&question.kernel).ok()? else {
        // Where none runs, the curve ends at the bound all the same.
        return question.kernel.max_block_size.map(|most| (most, LargestReason::LaunchBounds));
    };
    let reason = match largest.limiters.bits() {
        0 => LargestReason::LaunchBounds,
        _ if largest.block_size == sm.max_threads_per_block => return None,
        _ => LargestReason::Limiters(largest.limiters),
    };
    Some((largest.block_size, reason))
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
    /// What allows no more; null where the kernel takes what the SM cannot give at all.
    pub limiters: Option<Limiters>,
}

/// A curve from 0 to its end, in parts along which nothing changes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CurveParts {
    /// The end of the axis.
    pub end: u32,
    /// The parts, ascending.
    pub parts: Vec<CurvePart>,
}

/// The three curves with what limits.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LimitedCurves {
    /// The warps of a full SM.
    pub max_warps_per_sm: u32,
    /// Along the threads of a block, every 32.
    pub threads_per_block: CurveParts,
    /// Along the registers per thread.
    pub registers_per_thread: CurveParts,
    /// Along the dynamic shared memory, every 256 bytes, as far as opting in reaches.
    pub dynamic_smem_bytes: CurveParts,
}

fn parts(sm: &Geometry, points: &[Point], kernel_at: impl Fn(u32) -> Kernel) -> CurveParts {
    let mut parts: Vec<CurvePart> = Vec::new();
    for point in points {
        let limiters = sm.occupancy(&kernel_at(point.at)).ok().map(|it| it.limiters);
        let part = CurvePart { at: point.at, blocks_per_sm: point.blocks, warps_per_sm: point.warps, limiters };
        let is_same = |last: &CurvePart| *last == CurvePart { at: last.at, ..part.clone() };
        if !parts.last().is_some_and(is_same) {
            parts.push(part);
        }
    }
    CurveParts { end: points.last().map_or(0, |point| point.at), parts }
}

/// How does the occupancy change, and what limits it where?
///
/// # Errors
/// As [`curves`].
pub fn limited_curves(sm: &Geometry, kernel: &Kernel) -> Result<LimitedCurves, Refusal> {
    let found = curves(sm, &CurvesQuestion { kernel: *kernel, ..CurvesQuestion::default() });
    let found = found.map_err(|error| Refusal::from(error.text().as_str()))?;
    let optin = kernel.optin.or(Some(sm.smem_per_block_optin.into()));
    Ok(LimitedCurves {
        max_warps_per_sm: sm.max_warps_per_sm,
        threads_per_block: parts(sm, &found.block_size, |at| Kernel { block_size: at, ..*kernel }),
        registers_per_thread: parts(sm, &found.registers, |at| Kernel { registers: at, ..*kernel }),
        dynamic_smem_bytes: parts(sm, &found.dynamic_smem, |at| Kernel { dynamic_smem: at.into(), optin, ..*kernel }),
    })
}
