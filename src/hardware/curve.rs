//! How does occupancy change along block size, registers or shared memory?

use super::{Geometry, Kernel};
use crate::Error;

coded_enum! {
    /// Along what a curve runs.
    pub enum Axis {
        /// Threads of a block, from one step to the architecture's maximum.
        BlockSize   = 1, BLOCK_SIZE,   "block size";
        /// Registers per thread, from 0 to the architecture's maximum.
        Registers   = 2, REGISTERS,    "registers per thread";
        /// Bytes of dynamic shared memory, from 0 to what a block may have after opting in.
        DynamicSmem = 3, DYNAMIC_SMEM, "dynamic shared memory";
    }
}

/// A point of a curve.
#[doc(alias = "smarch_curve_point")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Point {
    /// Where on the axis.
    pub at: u32,
    /// Blocks on an SM there; 0 where the kernel cannot run.
    pub blocks: u32,
    /// Their warps.
    pub warps: u32,
}

impl Geometry {
    /// The occupancy of a kernel along an axis, with a point every `step`. Both ends are included if the steps meet
    /// them. The kernel's own value on the axis is not read; only a kernel with an opt-in keeps its opt-in.
    ///
    /// # Errors
    /// [`Error::CurveStep`]: the step is 0. As [`Geometry::occupancy`], without the one about the value on the axis.
    pub fn curve<'a>(
        &'a self,
        kernel: &'a Kernel,
        axis: Axis,
        step: u32,
    ) -> Result<impl Iterator<Item = Point> + Clone + use<'a>, Error> {
        if step == 0 {
            return Err(Error::CurveStep);
        }
        let (first, last) = match axis {
            Axis::BlockSize => (step, self.max_threads_per_block),
            Axis::Registers => (0, self.max_registers_per_thread),
            Axis::DynamicSmem => (0, self.smem_per_block_optin),
        };
        let with = move |at| {
            let mut kernel = *kernel;
            match axis {
                Axis::BlockSize => kernel.block_size = at,
                Axis::Registers => kernel.registers = at,
                Axis::DynamicSmem => kernel.dynamic_smem = u64::from(at),
            }
            kernel
        };
        self.occupancy(&with(first.min(last)))?;
        let points = (first..=last).step_by(step as usize);
        Ok(points.map(move |at| {
            // Further on only memory per thread can go out of range; nothing fits then.
            let (blocks, warps) = match self.occupancy(&with(at)) {
                Ok(occupancy) => (occupancy.blocks, occupancy.warps),
                Err(_) => (0, 0),
            };
            Point { at, blocks, warps }
        }))
    }
}
