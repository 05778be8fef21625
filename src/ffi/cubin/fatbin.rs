//! Fat binaries and the files that hold them.

use super::kernels::{SMARCH_NO_FAULT, tell_fault};
use crate::cubin::{Entries, Entry, Fault};
use crate::ffi::boundary::{MaybeOut, Out, bit_if, buffer, slice, smarch_status, status};
use crate::ffi::targets::smarch_target;
use crate::targets::{Suffix, Target};
use crate::{Error, Version};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// What an entry of a fat binary holds: SMARCH_ENTRY_*.
#[doc(alias = "SMARCH_ENTRY_")]
pub type smarch_fatbin_entry_kind = u32;

/// A flag of an entry of a fat binary: SMARCH_FATBIN_*.
#[doc(alias = "SMARCH_FATBIN_")]
#[allow(dead_code, reason = "names the bits of a field of 64")]
pub type smarch_fatbin_flag = u32;

/// How the payload of an entry is compressed: SMARCH_COMPRESSION_*.
#[doc(alias = "SMARCH_COMPRESSION_")]
pub type smarch_fatbin_compression = u32;

/// Where in a file a fat binary is: SMARCH_PLACE_*.
#[doc(alias = "SMARCH_PLACE_")]
pub type smarch_fatbin_place = u32;

/// An entry of a fat binary, or a place that is so damaged that no entry can be read there (kind 0). Offsets are from
/// the start of the file; texts lie in the caller's bytes and do not end in NUL.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_fatbin_entry {
    /// Where its header begins, or where the damage is.
    pub at: usize,
    /// Where the region that it belongs to begins.
    pub region_at: usize,
    /// Where the payload begins; of an image within a concatenated entry the payload of the entry around it.
    pub payload_at: usize,
    /// Bytes of that payload as stored, with padding.
    pub payload_size: usize,
    /// Bytes of that payload, decompressed, as a header claims: what smarch_fatbin_unpack needs room for. More than size for an
    /// image within a concatenated entry.
    pub payload_unpacked: u64,
    /// Bytes of the header.
    pub header_size: usize,
    /// Bytes of the image, decompressed; of an image that is not compressed with padding.
    pub size: u64,
    /// Flags, verbatim: SMARCH_FATBIN_*.
    pub flags: u64,
    /// Of an image within the concatenated entry before: where in its decompressed payload it begins; else 0.
    pub image_at: u64,
    /// What it holds, as stored: SMARCH_ENTRY_*, or a number that was never seen. 0 for a damaged place.
    pub kind: smarch_fatbin_entry_kind,
    /// 1 for an image within the concatenated entry before, else 0.
    pub is_within: u32,
    /// Where in the file the fat binary is: SMARCH_PLACE_*; 0 for a damaged place.
    pub place: smarch_fatbin_place,
    /// The SM number as stored.
    pub sm: u32,
    /// The suffix of its target, 'a' or 'f', else 0. Unlike a cubin, an entry tells f.
    pub suffix: u32,
    /// Its target; 0 when the table has none.
    pub target: smarch_target,
    /// A version: of PTX for PTX; 1.7 for cubins of layout V1, 1.8 for V2.
    pub version: Version,
    /// How the payload is compressed: SMARCH_COMPRESSION_*; 0 for a damaged place.
    pub compression: smarch_fatbin_compression,
    /// Bytes of the compressed payload without padding; 0 when it is not compressed.
    pub compressed_size: u32,
    /// Always 0.
    pub reserved: u32,
    /// The file name of the archive member that holds it; NULL outside of archives and for a member without a name.
    pub member: *const c_char,
    /// Its length.
    pub member_len: usize,
    /// Where the member's bytes begin.
    pub member_at: usize,
    /// Usually the name of the source file; NULL when there is none.
    pub identifier: *const c_char,
    /// Its length.
    pub identifier_len: usize,
    /// The options that the image was made with or is to be compiled with; NULL when there is no record of them.
    pub options: *const c_char,
    /// Their length.
    pub options_len: usize,
    /// The copy of the cubin's .nv.compat; NULL when there is none.
    pub compat: *const u8,
    /// Its bytes.
    pub compat_len: usize,
    /// SMARCH_OK, or the first damage.
    pub fault: smarch_status,
    /// Always 0.
    pub reserved_after_fault: u32,
    /// Where it is; SMARCH_NO_FAULT when there is none.
    pub fault_at: usize,
}

/// What a place holds that has no entry.
const NOTHING: smarch_fatbin_entry = smarch_fatbin_entry {
    at: 0,
    region_at: 0,
    payload_at: 0,
    payload_size: 0,
    payload_unpacked: 0,
    header_size: 0,
    size: 0,
    flags: 0,
    image_at: 0,
    kind: 0,
    is_within: 0,
    place: 0,
    sm: 0,
    suffix: 0,
    target: 0,
    version: Version::NONE,
    compression: 0,
    compressed_size: 0,
    reserved: 0,
    member: core::ptr::null(),
    member_len: 0,
    member_at: 0,
    identifier: core::ptr::null(),
    identifier_len: 0,
    options: core::ptr::null(),
    options_len: 0,
    compat: core::ptr::null(),
    compat_len: 0,
    fault: 0,
    reserved_after_fault: 0,
    fault_at: SMARCH_NO_FAULT,
};

/// Writes an entry or a fault, field by field: a whole one on the stack would be large.
#[inline(never)]
fn put(place: &mut MaybeUninit<smarch_fatbin_entry>, entry: &Result<Entry<'_>, Fault>) {
    let out = place.write(NOTHING);
    let fault = match entry {
        Ok(entry) => {
            put_entry(out, entry);
            entry.fault()
        }
        Err(fault) => {
            out.at = fault.at;
            Some(*fault)
        }
    };
    if let Some(fault) = fault {
        out.fault = status(Err(fault.error));
        out.fault_at = fault.at;
    }
}

fn put_entry(out: &mut smarch_fatbin_entry, entry: &Entry<'_>) {
    out.at = entry.at;
    out.region_at = entry.region_at;
    out.payload_at = entry.payload_at();
    out.payload_size = entry.payload.len();
    out.payload_unpacked = entry.payload_unpacked();
    out.header_size = entry.header.len();
    out.size = entry.size();
    out.flags = entry.flags();
    out.image_at = entry.image_at.unwrap_or_default();
    out.kind = entry.kind_code();
    out.is_within = bit_if(entry.image_at.is_some(), 1);
    out.place = entry.place.code();
    out.sm = entry.sm();
    out.suffix = match entry.suffix() {
        Suffix::Base => 0,
        Suffix::A => u32::from(b'a'),
        Suffix::F => u32::from(b'f'),
    };
    out.target = entry.target().map_or(0, Target::id);
    let (major, minor) = entry.version();
    out.version = Version::new(major, minor);
    out.compression = entry.compression().code();
    out.compressed_size = entry.compressed_size();
    if let Some(member) = entry.member {
        if let Some(name) = member.name {
            (out.member, out.member_len) = (name.as_ptr().cast(), name.len());
        }
        out.member_at = member.at;
    }
    if let Some(identifier) = entry.identifier() {
        (out.identifier, out.identifier_len) = (identifier.as_ptr().cast(), identifier.len());
    }
    if let Some(options) = entry.options() {
        (out.options, out.options_len) = (options.as_ptr().cast(), options.len());
    }
    if let Some(compat) = entry.compat() {
        (out.compat, out.compat_len) = (compat.as_ptr(), compat.len());
    }
}

/// The entries of a fat binary; of the sections that hold fat binaries, in an ELF file (.nv_fatbin, __nv_relfatbin), in a PE file
/// (.exe, .dll) or in a COFF object (.nv_fatb, __nv_rel, or the whole names); or of such files in an ar archive (.a, .lib); in the
/// order of the file. A file without such sections has none. Any bytes may be given. Nothing is decompressed (smarch_fatbin_unpack
/// does that). Images of a concatenated entry follow it. A place where no entry
/// can be read is an element of its own, with kind 0 and its fault.
///
/// count is how many there are, written on success and with SMARCH_ERROR_BUFFER_TOO_SMALL: then nothing else is.
/// fault_at (may be NULL) is the offset of the damage with another error; with success that of the first element
/// that has a fault; else SMARCH_NO_FAULT. Time grows with the file.
///
/// SMARCH_ERROR_CUBIN_EMPTY, _CONTAINER_IS_CUBIN, _ARCHIVE_THIN (see smarch_archive_members), _CONTAINER_MACH_O,
/// _CONTAINER_ENDIAN, _CONTAINER_UNKNOWN (see smarch_file_identify): what it is instead. _CUBIN_TRUNCATED, _CUBIN_SECTIONS,
/// _COFF_HEADER: damage of an ELF, PE or COFF file.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_fatbin_entries(
    bytes: *const u8,
    len: usize,
    out: *mut smarch_fatbin_entry,
    capacity: usize,
    count: Out<usize>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    // SAFETY: the caller passes space for capacity entries.
    let buffer = unsafe { buffer(out, capacity) };
    status((|| {
        let (bytes, buffer, count) = (bytes?, buffer?, count.ok_or(Error::NullPointer)?);
        tell_fault(fault_at, read_entries(bytes, buffer, count))
    })())
}

/// Gives the place of the first damage that the answer survives.
fn read_entries(
    bytes: &[u8],
    buffer: &mut [MaybeUninit<smarch_fatbin_entry>],
    count: &mut MaybeUninit<usize>,
) -> Result<Option<usize>, Fault> {
    let mut counter = Counter::default();
    for_each_entry(bytes, |entry| counter.see(entry))?;
    count.write(counter.count);
    let buffer = buffer.get_mut(..counter.count).ok_or(Fault {
        error: Error::BufferTooSmall,
        at: counter.count,
    })?;
    let mut places = buffer.iter_mut();
    for_each_entry(bytes, |entry| {
        if let Some(place) = places.next() {
            put(place, entry);
        }
    })?;
    Ok(counter.first_fault)
}

/// No entry is kept while the next file is opened.
#[inline(never)]
fn for_each_entry<'data>(bytes: &'data [u8], mut see: impl FnMut(&Result<Entry<'data>, Fault>)) -> Result<(), Fault> {
    let mut entries = Entries::none();
    entries.open(bytes)?;
    loop {
        while entries.see_next(&mut see) {}
        match entries.next_stretch() {
            None => return Ok(()),
            Some(Ok(())) => {}
            Some(Err(fault)) => see(&Err(fault)),
        }
    }
}

/// How many there are, and where the first fault is.
#[derive(Default)]
struct Counter {
    count: usize,
    first_fault: Option<usize>,
}

impl Counter {
    fn see(&mut self, entry: &Result<Entry<'_>, Fault>) {
        self.count = self.count.saturating_add(1);
        let fault = match entry {
            Ok(entry) => entry.fault(),
            Err(fault) => Some(*fault),
        };
        self.first_fault = self.first_fault.or(fault.map(|fault| fault.at));
    }
}
