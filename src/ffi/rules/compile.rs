//! Compiling with ptxas.

use super::verdict::{code_of, smarch_verdict};
use crate::ffi::boundary::{self, MaybeOut, OrNothing, Out, fill_text, slice, smarch_status, status};
use crate::ffi::targets::name::smarch_name;
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::rules::compile;
use crate::targets::{Name, Target, TargetSet};
use crate::{Error, Toolkit};
use core::ffi::c_char;

/// Whether ptxas of this release assembles PTX with this .target for --gpu-name gpu (an sm_ name). False for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptxas_compiles(k: smarch_toolkit, ptx_target: smarch_target, gpu: smarch_target) -> bool {
    match (Toolkit::of_code(k), Target::from_id(ptx_target), Target::from_id(gpu)) {
        (Some(k), Some(ptx), Some(gpu)) => compile::ptxas_compiles(k, ptx, gpu),
        _ => false,
    }
}

/// As smarch_ptxas_compiles, with the reason.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptxas_compiles_why(
    k: smarch_toolkit,
    ptx_target: smarch_target,
    gpu: smarch_target,
) -> smarch_verdict {
    let pair = Target::from_id(ptx_target).zip(Target::from_id(gpu));
    code_of(k, |toolkit| {
        pair.map(|(ptx, gpu)| compile::ptxas_compiles_why(toolkit, ptx, gpu))
    })
}

/// As smarch_ptxas_compiles_why, for --gpu-name of any kind: sm_, compute_ or lto_.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptxas_compiles_name_why(
    k: smarch_toolkit,
    ptx_target: smarch_target,
    gpu: smarch_name,
) -> smarch_verdict {
    let pair = ptx_and_gpu(ptx_target, gpu);
    code_of(k, |toolkit| {
        pair.ok()
            .map(|(ptx, gpu)| compile::ptxas_compiles_why(toolkit, ptx, gpu))
    })
}

fn ptx_and_gpu(ptx: smarch_target, gpu: smarch_name) -> Result<(Target, Name), Error> {
    Ok((boundary::target(ptx)?, boundary::name(gpu.kind, gpu.target)?))
}

/// What ptxas of this release prints when it refuses this pair, without its beginning "ptxas fatal   : "; ""
/// when it assembles. Written with a NUL; *count (may be NULL) becomes the length without it,
/// also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptxas_message(
    k: smarch_toolkit,
    ptx_target: smarch_target,
    gpu: smarch_name,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    status(ptx_and_gpu(ptx_target, gpu).and_then(|(ptx, gpu)| {
        let message = OrNothing(compile::ptxas_message(boundary::toolkit(k)?, ptx, gpu));
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, message) }
    }))
}

/// The most specific .target with which ptxas of this release assembles PTX for every one of these GPUs: of all that serve them, the
/// one that serves the fewest others. SMARCH_SM_100F for sm_100 and sm_103a. *out becomes 0 for no GPU, and where one
/// of them is not built for.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN: k was not run. SMARCH_ERROR_INVALID_TARGET: one of them is not a target.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptxas_most_specific(
    k: smarch_toolkit,
    gpus: *const smarch_target,
    gpus_count: usize,
    out: Out<smarch_target>,
) -> smarch_status {
    // SAFETY: the caller passes gpus_count readable targets.
    let gpus = unsafe { slice(gpus, gpus_count) };
    status(gpus.and_then(|gpus| {
        let gpus = gpus.iter().map(|&gpu| boundary::target(gpu));
        let gpus = gpus.collect::<Result<TargetSet, Error>>()?;
        boundary::write(
            out,
            compile::ptxas_most_specific(boundary::toolkit(k)?, gpus).map_or(0, Target::id),
        )
    }))
}
