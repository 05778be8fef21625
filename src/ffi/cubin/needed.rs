//! Which files a library or a program asks for.

use super::kernels::tell_fault;
use crate::cubin::{FileNeeds, needs};
use crate::ffi::boundary::{MaybeOut, Out, all_rows, slice, smarch_status, status, write};
use crate::toolkits::{LIBRARIES, Library};

all_rows! {
    /// The CUDA libraries by the names that files ask for, in the order of the names; *count becomes how many. NULL when count is NULL.
    fn smarch_libraries() -> [Library] = LIBRARIES;
}

/// What an ELF or a PE file asks of the machine, by the CUDA libraries that it names; nothing of a file of another kind. A soname of several CUDA
/// versions counts as the lowest, and the runtime decides over the libraries. A runtime that the file holds in itself is not named. Time grows
/// with the file.
///
/// fault_at (may be NULL) is the offset of the damage with an error, else SMARCH_NO_FAULT. SMARCH_ERROR_CUBIN_TRUNCATED, _CUBIN_SECTIONS and others: of a
/// damaged ELF file.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_file_needs(
    bytes: *const u8,
    len: usize,
    out: Out<FileNeeds>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(bytes.and_then(|bytes| {
        let found = needs(bytes);
        tell_fault(fault_at, found.as_ref().map(|_| None).map_err(|fault| *fault))?;
        write(out, found.map_err(|fault| fault.error)?)
    }))
}
