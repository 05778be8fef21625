//! What a file is, and the members of archives.

use super::kernels::{SMARCH_NO_FAULT, tell_fault};
use crate::Error;
use crate::cubin::{ArchiveMember, Fault, archive_members, file_kind};
use crate::ffi::boundary::{MaybeOut, Out, bit_if, buffer, slice, smarch_status, status, write};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// What a file is, as its first bytes tell: SMARCH_FILE_*.
#[doc(alias = "SMARCH_FILE_")]
pub type smarch_file_kind = u32;

/// A member of an archive. The name lies in the caller's bytes and does not end in NUL.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_archive_member {
    /// Its file name, in a thin archive a path from where the archive is; NULL when it has none.
    pub name: *const c_char,
    /// Its length.
    pub name_len: usize,
    /// Where in the archive its bytes begin; SMARCH_NO_FAULT in a thin archive: they are in the file of that name.
    pub at: usize,
    /// How many bytes it has.
    pub size: usize,
    /// 1 when its bytes are in a file of their own (a thin archive), else 0.
    pub is_outside: u32,
    /// Always 0.
    pub reserved: u32,
}

/// What a file is, as its first bytes tell: one that holds device code, or what else people have. Whether it is sound, and
/// whether it holds device code, is not looked at. Reads 64 KiB at most.
///
/// SMARCH_ERROR_CONTAINER_UNKNOWN: they tell nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_file_identify(
    bytes: *const u8,
    len: usize,
    out: Out<smarch_file_kind>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    let kind = bytes.and_then(|bytes| file_kind(bytes).ok_or(Error::ContainerUnknown));
    status(kind.and_then(|kind| write(out, kind.code())))
}

/// The members of an ar archive (.a, .lib) that are files, without the tables of symbols and names, in the order of the file; also
/// of a thin archive, whose members are files of their own. smarch_fatbin_entries reads the members of an archive by itself.
///
/// count is how many there are, written on success and with SMARCH_ERROR_BUFFER_TOO_SMALL: then nothing else is. fault_at (may be
/// NULL) is where a damaged header ended the list, with success; else SMARCH_NO_FAULT. Time grows with the archive.
///
/// SMARCH_ERROR_CUBIN_EMPTY, _CONTAINER_UNKNOWN: no archive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_archive_members(
    bytes: *const u8,
    len: usize,
    out: *mut smarch_archive_member,
    capacity: usize,
    count: Out<usize>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    // SAFETY: the caller passes space for capacity members.
    let buffer = unsafe { buffer(out, capacity) };
    status((|| {
        let (bytes, buffer, count) = (bytes?, buffer?, count.ok_or(Error::NullPointer)?);
        tell_fault(fault_at, read_members(bytes, buffer, count))
    })())
}

/// Gives the place of the damage that ended the list.
fn read_members(
    bytes: &[u8],
    buffer: &mut [MaybeUninit<smarch_archive_member>],
    count: &mut MaybeUninit<usize>,
) -> Result<Option<usize>, Fault> {
    let (mut needed, mut damage) = (0_usize, None);
    for member in archive_members(bytes)? {
        match member {
            Ok(_) => needed = needed.saturating_add(1),
            Err(fault) => damage = Some(fault.at),
        }
    }
    count.write(needed);
    let buffer = buffer.get_mut(..needed).ok_or(Fault {
        error: Error::BufferTooSmall,
        at: needed,
    })?;
    for (place, member) in buffer.iter_mut().zip(archive_members(bytes)?.flatten()) {
        place.write(c_member(&member));
    }
    Ok(damage)
}

fn c_member(member: &ArchiveMember<'_>) -> smarch_archive_member {
    smarch_archive_member {
        name: member.name.map_or(core::ptr::null(), |name| name.as_ptr().cast()),
        name_len: member.name.map_or(0, <[u8]>::len),
        at: member.at.unwrap_or(SMARCH_NO_FAULT),
        size: member.size,
        is_outside: bit_if(member.at.is_none(), 1),
        reserved: 0,
    }
}
