//! The macros that a CUDA compiler defines.

use super::boundary::{self, fill_list, fill_text, slice, smarch_status, status};
use super::target::smarch_target;
use crate::target::{self, ArchList, Target};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A macro that a CUDA compiler defines for a target.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_macro {
    /// The name, NUL-terminated.
    pub name: [c_char; 32],
    /// The value; meaningless when has_value is 0.
    pub value: u32,
    /// 1 when the macro has a value, 0 when it is defined as nothing.
    pub has_value: u32,
}

/// Which macros a compiler defines for a target, in nvcc's order: at most four. *count becomes
/// how many there are.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_macros(
    t: smarch_target,
    out: *mut smarch_macro,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    status(boundary::target(t).and_then(|target| {
        // SAFETY: the caller passes room for capacity macros.
        unsafe {
            fill_list(
                out,
                capacity,
                count,
                target::macros(target).map(|entry| c_macro(&entry)),
            )
        }
    }))
}

fn c_macro(entry: &target::Macro) -> smarch_macro {
    let mut name = [0; 32];
    for (cell, &byte) in name.iter_mut().zip(entry.name.as_bytes()) {
        *cell = byte as c_char;
    }
    smarch_macro {
        name,
        value: entry.value.unwrap_or_default(),
        has_value: u32::from(entry.value.is_some()),
    }
}

/// The value of __CUDA_ARCH_LIST__ for a build of these targets, "750,800": ascending, each
/// once, suffixes not told apart. Written with a NUL; *length (may be NULL) becomes the length
/// without it, also when buf is too small.
///
/// SMARCH_ERROR_INVALID_TARGET: one of them is none. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_arch_list(
    targets: *const smarch_target,
    target_count: usize,
    buf: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes target_count readable targets.
    let targets = unsafe { slice(targets, target_count) };
    status(targets.and_then(|targets| {
        // Each target counts once, so as many as there are always fit.
        let mut list = heapless::Vec::<Target, { Target::ALL.len() }>::new();
        for &id in targets {
            let target = boundary::target(id)?;
            if !list.contains(&target) {
                let _ = list.push(target);
            }
        }
        // SAFETY: the caller passes room for capacity bytes.
        unsafe { fill_text(buf, capacity, length, ArchList(&list)) }
    }))
}
