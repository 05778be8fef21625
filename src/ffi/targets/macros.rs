//! The macros that a CUDA compiler defines.

use crate::Optional;
use crate::ffi::boundary::{self, MaybeOut, Out, fill_list, fill_text, slice, smarch_status, status};
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use crate::targets::{self, ArchList, Target};
use core::ffi::c_char;

/// A macro that a CUDA compiler defines for a target.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_macro {
    /// The name, NUL-terminated.
    pub name: [c_char; 32],
    /// The value; none when the macro is defined as nothing.
    pub value: Optional<u32>,
}

/// Which macros a compiler of this release defines for a target, in nvcc's order: at most four. *count becomes
/// how many there are.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is
/// written to out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_target_macros(
    k: smarch_toolkit,
    t: smarch_target,
    out: *mut smarch_macro,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    status(boundary::target(t).and_then(|target| {
        let macros = targets::macros(boundary::toolkit(k)?, target).map(|entry| c_macro(&entry));
        // SAFETY: the caller passes space for capacity macros.
        unsafe { fill_list(out, capacity, count, macros) }
    }))
}

fn c_macro(entry: &targets::Macro) -> smarch_macro {
    let mut name = [0; 32];
    for (cell, &byte) in name.iter_mut().zip(entry.name.as_bytes()) {
        *cell = byte as c_char;
    }
    smarch_macro {
        name,
        value: Optional::<u32>::new(entry.value),
    }
}

/// The value of __CUDA_ARCH_LIST__ for a build of these targets, "750,800": ascending, each
/// once, suffixes not told apart. Written with a NUL; *count (may be NULL) becomes the length
/// without it, also when it does not fit.
///
/// SMARCH_ERROR_INVALID_TARGET: one of them is not a target. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_target_arch_list_macro(
    targets: *const smarch_target,
    targets_count: usize,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes targets_count readable targets.
    let targets = unsafe { slice(targets, targets_count) };
    status(targets.and_then(|targets| {
        // Each target counts once, so as many as there are always fit.
        let mut list = heapless::Vec::<Target, { Target::ALL.len() }>::new();
        for &id in targets {
            let target = boundary::target(id)?;
            if !list.contains(&target) {
                let _ = list.push(target);
            }
        }
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, ArchList(&list)) }
    }))
}
