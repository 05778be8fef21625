//! The images of fat binaries, unpacked.

use super::fatbin::{smarch_fatbin_compression, smarch_fatbin_entry};
use super::kernels::{SMARCH_NO_FAULT, tell_fault};
use crate::Error;
use crate::cubin::{Compression, EntryKind, Fault, ListError, Packed, Plan, Workspace, decode};
use crate::ffi::boundary::{In, InPlaceArray, MaybeOut, Out, slice, slice_mut, smarch_status, status, write};
use core::ffi::c_void;
use static_assertions::const_assert;

/// Bytes of workspace that suffice to unpack any image, wherever they begin.
pub const SMARCH_UNPACK_WORKSPACE: usize = 16384;

const_assert!(size_of::<Workspace>().saturating_add(align_of::<Workspace>()) <= SMARCH_UNPACK_WORKSPACE);

/// Unpacks all len bytes, compressed by a method (SMARCH_COMPRESSION_LZ4 or _ZSTD), to size bytes at out. Returns how many it
/// wrote: any other number than size means that it failed, as the error codes of ZSTD_decompress and
/// LZ4_decompress_safe do. It must write nothing beyond, and return: no exception, no longjmp.
pub type smarch_fatbin_decoder = Option<
    unsafe extern "C" fn(
        compression: smarch_fatbin_compression,
        bytes: *const u8,
        len: usize,
        out: *mut u8,
        size: usize,
        context: *mut c_void,
    ) -> usize,
>;

/// How many bytes smarch_fatbin_unpack needs for an image: those of the image; within a compressed concatenated entry those of all its images,
/// because they are unpacked together. bytes is the whole file, entry
/// an element of smarch_fatbin_entries; any numbers may be in it.
///
/// This is what a header claims, up to 255 times the stored bytes for LZ4 and 32,768 times for zstd: compare it
/// with what you would give before you allocate it.
///
/// fault_at (may be NULL): the offset of the damage; SMARCH_NO_FAULT where there is none.
///
/// SMARCH_ERROR_UNPACK_METHOD, _UNPACK_SIZE: the stored bytes cannot unpack to that. _FATBIN_PAYLOAD: the sizes contradict each
/// other or the file. _FATBIN_ENTRY: the element is a damaged place.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_fatbin_unpacked_size(
    bytes: *const u8,
    len: usize,
    entry: In<smarch_fatbin_entry>,
    out: Out<usize>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status((|| {
        let (bytes, entry, out) = (bytes?, entry.ok_or(Error::NullPointer)?, out.ok_or(Error::NullPointer)?);
        let room = plan(bytes, entry).map(|plan| plan.room);
        tell_fault(fault_at, room.map(|_| None))?;
        write(Some(out), room?)
    })())
}

/// The image of an entry, unpacked: a cubin, PTX without the NULs at its end, or what else the entry holds. What is not
/// compressed is copied. Of a concatenated entry all images, one behind the other; of an image within one that
/// image alone. bytes is the whole file, entry an element of smarch_fatbin_entries; any numbers may be in it.
///
/// workspace is any memory of SMARCH_UNPACK_WORKSPACE bytes, which need no alignment and no value; what is not compressed
/// needs none. out needs the room that smarch_fatbin_unpacked_size tells. Nothing beyond that is written; after an error
/// other than SMARCH_ERROR_BUFFER_TOO_SMALL those bytes are zero. bytes, workspace and out must not overlap. Time grows with
/// the stored bytes and that room.
///
/// count is how many bytes the image has, or with SMARCH_ERROR_BUFFER_TOO_SMALL the room that is needed. fault_at (may be
/// NULL) is the offset of the damage; SMARCH_NO_FAULT where there is none.
///
/// SMARCH_ERROR_UNPACK_WORKSPACE: fewer bytes. _UNPACK_TRUNCATED, _UNPACK_DAMAGED, _UNPACK_LONGER, _UNPACK_SHORTER,
/// _UNPACK_CHECKSUM, _UNPACK_FRAME, _UNPACK_DICTIONARY: what is wrong with the compressed data. Those of
/// smarch_fatbin_unpacked_size. An archive without the decoders (feature unpack) answers _UNPACK_METHOD to what is compressed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_fatbin_unpack(
    bytes: *const u8,
    len: usize,
    entry: In<smarch_fatbin_entry>,
    workspace: *mut c_void,
    workspace_len: usize,
    out: InPlaceArray<u8>,
    capacity: usize,
    count: Out<usize>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes, and capacity bytes to write into. What these hold before the call is
    // whatever the other language left there; nothing is made of it.
    let (bytes, out) = unsafe { (slice(bytes, len), slice_mut(out, capacity)) };
    let decode = |compression, bytes: &[u8], out: &mut [u8]| {
        // SAFETY: the caller passes workspace_len bytes that nothing else uses meanwhile.
        let workspace = unsafe { workspace_in(workspace, workspace_len) };
        decode(
            compression,
            bytes,
            out,
            workspace.map_err(|error| Fault { error, at: 0 })?,
        )
    };
    unpack(bytes, entry, decode, out, count, fault_at)
}

/// As smarch_fatbin_unpack, with the caller's own decoder. It is called once, with context, which may be NULL, and not at all for data that are not compressed.
///
/// SMARCH_ERROR_UNPACK_DECODER: it returned another number than it was to write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_fatbin_unpack_with(
    bytes: *const u8,
    len: usize,
    entry: In<smarch_fatbin_entry>,
    decoder: smarch_fatbin_decoder,
    context: *mut c_void,
    out: InPlaceArray<u8>,
    capacity: usize,
    count: Out<usize>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    let Some(decoder) = decoder else {
        return status(Err(Error::NullPointer));
    };
    // SAFETY: as in smarch_fatbin_unpack.
    let (bytes, out) = unsafe { (slice(bytes, len), slice_mut(out, capacity)) };
    let decode = |compression: Compression, bytes: &[u8], out: &mut [u8]| {
        let (from, to) = (bytes.as_ptr(), out.as_mut_ptr());
        // SAFETY: the caller's function gets what its comment states.
        let wrote = unsafe { decoder(compression.code(), from, bytes.len(), to, out.len(), context) };
        let wrong = Fault {
            error: Error::UnpackDecoder,
            at: 0,
        };
        (wrote == out.len()).then_some(()).ok_or(wrong)
    };
    unpack(bytes, entry, decode, out, count, fault_at)
}

#[inline(always)]
fn unpack(
    bytes: Result<&[u8], Error>,
    entry: In<smarch_fatbin_entry>,
    decode: impl FnOnce(Compression, &[u8], &mut [u8]) -> Result<(), Fault>,
    out: Result<&mut [u8], Error>,
    count: Out<usize>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    status((|| {
        let (bytes, out) = (bytes?, out?);
        let (entry, count) = (entry.ok_or(Error::NullPointer)?, count.ok_or(Error::NullPointer)?);
        let unpacked = match plan(bytes, entry) {
            Ok(plan) => plan.unpack(decode, out).map(<[u8]>::len),
            Err(fault) => Err(fault.into()),
        };
        let told = match unpacked {
            Ok(size) => {
                count.write(size);
                Ok(None)
            }
            Err(ListError::BufferTooSmall { needed }) => {
                count.write(needed);
                Err(Fault {
                    error: Error::BufferTooSmall,
                    at: 0,
                })
            }
            // Nothing is wrong with the file.
            Err(ListError::File(fault)) if fault.error == Error::UnpackWorkspace => Err(Fault {
                at: SMARCH_NO_FAULT,
                ..fault
            }),
            Err(ListError::File(fault)) => Err(fault),
        };
        tell_fault(fault_at, told)
    })())
}

/// What a row states of a file; none of its numbers is trusted.
#[inline(never)]
fn plan<'data>(bytes: &'data [u8], entry: &smarch_fatbin_entry) -> Result<Plan<'data>, Fault> {
    let wrong = |error| Fault { error, at: entry.at };
    if entry.kind == 0 {
        return Err(wrong(Error::FatbinEntry));
    }
    let end = entry.payload_at.checked_add(entry.payload_size);
    let payload = end.and_then(|end| bytes.get(entry.payload_at..end));
    let packed = Packed {
        payload: payload.ok_or(wrong(Error::FatbinPayload))?,
        payload_at: entry.payload_at,
        entry_at: entry.at,
        compression: Compression::from_code(entry.compression).ok_or(wrong(Error::UnpackMethod))?,
        compressed_size: entry.compressed_size,
        unpacked_size: entry.payload_unpacked,
        image: (entry.is_within != 0).then_some((entry.image_at, entry.size)),
        flags: entry.flags,
        kind: EntryKind::from_code(entry.kind),
    };
    packed.plan()
}

/// The caller's memory as a workspace.
///
/// # Safety
/// `memory` is NULL, or points at `length` bytes that nothing else uses meanwhile.
unsafe fn workspace_in<'a>(memory: *mut c_void, length: usize) -> Result<&'a mut Workspace, Error> {
    if memory.is_null() && length != 0 {
        return Err(Error::NullPointer);
    }
    let before = memory.cast::<u8>().align_offset(align_of::<Workspace>());
    if before.saturating_add(size_of::<Workspace>()) > length {
        return Err(Error::UnpackWorkspace);
    }
    let place = memory.cast::<u8>().wrapping_add(before).cast::<Workspace>();
    // SAFETY: that many bytes are there, aligned; a workspace is numbers, which may be zero.
    unsafe {
        place.write_bytes(0, 1);
        Ok(&mut *place)
    }
}
