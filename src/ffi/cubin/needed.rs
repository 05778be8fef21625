//! Which files a library or a program asks for.

use super::kernels::tell_fault;
use crate::cubin::{FileNeeds, needed_files, needs};
use crate::ffi::boundary::{MaybeOut, Out, Row, all_rows, fill_list, slice, smarch_status, status, write};
use crate::toolkits::{LIBRARIES, Library, library};
use core::ffi::c_char;

/// The name of a file that another asks for. It lies in the caller's bytes and does not end in NUL.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_needed_file {
    /// "libcudart.so.12", "cudart64_12.dll".
    pub name: *const c_char,
    /// Its length.
    pub name_len: usize,
}

all_rows! {
    /// The CUDA libraries by the names that files ask for, in the order of the names; *count becomes how many. NULL when count is NULL.
    fn smarch_libraries() -> [Library] = LIBRARIES;
}

/// The CUDA library of a name that a file asks for, "libcudart.so.12"; of Windows' names case means nothing. NULL for other files, and for names that
/// no wheel has.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_library_find(name: *const c_char, len: usize) -> Row<Library> {
    // SAFETY: the caller passes len readable bytes.
    library(unsafe { slice(name.cast::<u8>(), len) }.ok()?)
}

/// The names of the files that an ELF file (DT_NEEDED) or a PE file (its imports, also those that are loaded late) asks for, in its order; none of a
/// file of another kind. Names of more than 255 bytes are left out. Time grows with the file.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count. SMARCH_ERROR_CUBIN_TRUNCATED, _CUBIN_SECTIONS and others of a damaged ELF file.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_needed_files(
    bytes: *const u8,
    len: usize,
    out: *mut smarch_needed_file,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(bytes.and_then(|bytes| {
        let names = needed_files(bytes)
            .map_err(|fault| fault.error)?
            .map(|name| smarch_needed_file {
                name: name.as_ptr().cast(),
                name_len: name.len(),
            });
        // SAFETY: the caller passes space for capacity names.
        unsafe { fill_list(out, capacity, count, names) }
    }))
}

/// What an ELF or a PE file asks of the machine, by the CUDA libraries that it names; nothing of a file of another kind. A soname of several CUDA
/// versions counts as the lowest, and the runtime decides over the libraries. A runtime that the file holds in itself is not named. Time grows
/// with the file.
///
/// fault_at (may be NULL) is the offset of the damage with an error, else SMARCH_NO_FAULT. Errors are those of smarch_needed_files.
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
