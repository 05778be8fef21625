//! What PTX text states about itself.

use crate::Version;
use crate::ffi::boundary::{Out, slice, smarch_status, status, write};
use crate::ffi::targets::smarch_target;
use crate::ptx::{Ptx, identify};
use crate::targets::Target;
use core::ffi::c_char;

/// What PTX text states about itself.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_ptx {
    /// The text after .target, to the end of the line, a comment or the next directive, in the caller's bytes.
    pub target_text: *const c_char,
    /// Its length.
    pub target_len: usize,
    /// The target that ptxas takes that for; 0 where it refuses.
    pub target: smarch_target,
    /// Its .address_size; 0 when it does not state one.
    pub address_bits: u32,
    /// Its .version.
    pub version: Version,
    /// Always 0.
    pub reserved: u32,
}

/// What PTX text states about itself: .version, .target and .address_size, with which it must begin. Reads up to the first
/// NUL or the first other directive.
///
/// SMARCH_ERROR_PTX_HEADER: there is no .version or no .target.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_identify(text: *const c_char, len: usize, out: Out<smarch_ptx>) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(identify).and_then(|found| write(out, c_ptx(&found))))
}

fn c_ptx(found: &Ptx<'_>) -> smarch_ptx {
    smarch_ptx {
        target_text: found.target_text.as_ptr().cast(),
        target_len: found.target_text.len(),
        target: found.target.map_or(0, Target::id),
        address_bits: found.address_bits.unwrap_or_default(),
        version: found.version,
        reserved: 0,
    }
}
