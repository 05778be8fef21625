//! An entry of a fat binary: a header and an image.

use super::archive::Member;
use super::header::{FIXED, Texts, number};
use super::host_file::Place;
use crate::Error;
use crate::cubin::fault::Fault;
use crate::targets::{Suffix, Target};
use core::fmt;

coded_enum! {
    /// What an entry holds.
    pub enum EntryKind {
        /// PTX text.
        Ptx            = 0x01,  PTX,             "ptx";
        /// A cubin.
        Cubin          = 0x02,  CUBIN,           "elf";
        /// Intermediate code for linking (LTO IR).
        Lto            = 0x08,  LTO,             "nvvm";
        /// An index.
        Index          = 0x20,  INDEX,           "index";
        /// PTX text that is still to be linked.
        RelocatablePtx = 0x40,  RELOCATABLE_PTX, "relocatable ptx";
        /// Tile IR.
        TileIr         = 0x80,  TILE_IR,         "tile ir";
        /// Several images in one payload; they follow as entries of their own.
        Concatenated   = 0x100, CONCATENATED,    "concatenated entry";
    }
}

coded_enum! {
    /// How a payload is compressed.
    pub enum Compression {
        /// It is not.
        None    = 1, NONE,    "none";
        /// A raw block of LZ4 (toolkits to 12.9; 13.0 for speed).
        Lz4     = 2, LZ4,     "lz4";
        /// A frame of zstd (13.0 and later).
        Zstd    = 3, ZSTD,    "zstd";
        /// Compressed by a method that was never seen.
        Unknown = 4, UNKNOWN, "unknown";
    }
}

coded_enum! {
    /// The flags of an entry that mean something; bits of [`Entry::flags`]. They fit 32 bits.
    pub enum EntryFlag {
        /// Addresses have 64 bits; else 32.
        Bits64    = 0x1,        BITS_64,    "64bit";
        /// It has debug information.
        Debug     = 0x2,        DEBUG,      "debug information";
        /// Made for CUDA (libnvfatbin `-cuda`).
        Cuda      = 0x4,        CUDA,       "made for CUDA";
        /// Made for OpenCL (libnvfatbin `-opencl`).
        OpenCl    = 0x8,        OPENCL,     "made for OpenCL";
        /// The host is Linux.
        Linux     = 0x10,       LINUX,      "host = linux";
        /// The host is macOS.
        Mac       = 0x20,       MAC,        "host = mac";
        /// The host is Windows.
        Windows   = 0x40,       WINDOWS,    "host = windows";
        /// LTO IR that is scrambled.
        Scrambled = 0x1_0000,   SCRAMBLED,  "scrambled";
        /// The target has suffix `a`.
        SuffixA   = 0x10_0000,  SUFFIX_A,   "suffix a";
        /// The target has suffix `f`.
        SuffixF   = 0x20_0000,  SUFFIX_F,   "suffix f";
        /// The header holds a copy of the cubin's `.nv.compat`.
        Compat    = 0x100_0000, COMPAT,     "copy of .nv.compat";
    }
}

/// LZ4, zstd, and two that were never seen.
mod compression_bit {
    pub const LZ4: u64 = 0x2000;
    pub const ZSTD: u64 = 0x8000;
    pub const UNKNOWN: u64 = 0x5000;
}

/// An entry of a fat binary. Offsets are from the start of the file.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Entry<'data> {
    /// Where its header begins.
    pub at: usize,
    /// Where the region that it belongs to begins.
    pub region_at: usize,
    /// Where in the file that region is.
    pub place: Place,
    /// The member of an archive that holds it; `None` outside of archives.
    pub member: Option<Member<'data>>,
    /// Its header.
    pub header: &'data [u8],
    /// Its payload as stored, with padding, right behind the header. An image within a concatenated entry has the
    /// payload of the entry around it.
    pub payload: &'data [u8],
    /// For an image within a concatenated entry: the byte at which it begins in the decompressed payload of that entry.
    /// `None` for an entry of its own.
    pub image_at: Option<u64>,
    /// The header that tells how the payload is stored: its own, or that of the entry around it.
    pub(super) storage: &'data [u8],
    pub(super) payload_at: usize,
}

/// Without the bytes of header and payload.
impl fmt::Debug for Entry<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entry")
            .field("at", &self.at)
            .field("place", &self.place)
            .field("member", &self.member)
            .field("kind", &self.kind())
            .field("target", &self.target())
            .field("compression", &self.compression())
            .field("image_at", &self.image_at)
            .finish_non_exhaustive()
    }
}

impl<'data> Entry<'data> {
    /// Bytes of header and payload of the entry at the start of `space`; `None` when they do not fit in
    /// there, or the header cannot be one.
    pub(super) fn extent(space: &[u8]) -> Option<(usize, usize)> {
        let header = usize::try_from(number!(space, 4, u32)).ok()?;
        let payload = usize::try_from(number!(space, 8, u64)).ok()?;
        let sound = header >= FIXED && header.is_multiple_of(8) && header.checked_add(payload)? <= space.len();
        sound.then_some((header, payload))
    }

    /// Bytes of the header of an image within a concatenated entry: up to the last of its texts, each of
    /// which a NUL ends. `None` when `space` does not hold it.
    pub(super) fn inner_extent(space: &[u8]) -> Option<usize> {
        let used = Texts::of(space).end().saturating_add(1).max(FIXED);
        used.checked_next_multiple_of(8).filter(|&size| size <= space.len())
    }

    /// What it holds; `None` for a kind that was never seen.
    #[must_use]
    pub const fn kind(&self) -> Option<EntryKind> {
        EntryKind::from_code(self.kind_code())
    }

    /// The number of its kind, as stored.
    #[must_use]
    pub const fn kind_code(&self) -> u32 {
        match self.header {
            &[low, high, ..] => u16::from_le_bytes([low, high]) as u32,
            _ => 0,
        }
    }

    /// The SM number as stored; 0 if images of this kind have none.
    #[must_use]
    pub fn sm(&self) -> u32 {
        number!(self.header, 0x1c, u32)
    }

    /// The suffix of its target. Unlike a cubin, an entry tells `f`.
    #[must_use]
    pub fn suffix(&self) -> Suffix {
        // Both: cuobjdump prints a.
        match (self.has(EntryFlag::SuffixA), self.has(EntryFlag::SuffixF)) {
            (true, _) => Suffix::A,
            (false, true) => Suffix::F,
            (false, false) => Suffix::Base,
        }
    }

    /// Its target; `None` when the table has none.
    #[must_use]
    pub fn target(&self) -> Option<Target> {
        Target::from_parts(self.sm(), self.suffix())
    }

    /// A version, major and minor. For PTX it is the PTX version; cubins have 1.7 in layout V1 and 1.8 in V2.
    #[must_use]
    pub fn version(&self) -> (u16, u16) {
        (number!(self.header, 0x1a, u16), number!(self.header, 0x18, u16))
    }

    /// Its flags, verbatim: see [`has`](Self::has).
    #[must_use]
    pub fn flags(&self) -> u64 {
        number!(self.header, 0x28, u64)
    }

    /// Whether a flag is set.
    #[must_use]
    pub fn has(&self, flag: EntryFlag) -> bool {
        self.flags() & u64::from(flag.code()) != 0
    }

    /// Where its payload begins.
    #[must_use]
    pub const fn payload_at(&self) -> usize {
        self.payload_at
    }

    /// How its payload is compressed.
    #[must_use]
    pub fn compression(&self) -> Compression {
        use compression_bit::{LZ4, UNKNOWN, ZSTD};
        match number!(self.storage, 0x28, u64) & (LZ4 | ZSTD | UNKNOWN) {
            0 => Compression::None,
            LZ4 => Compression::Lz4,
            ZSTD => Compression::Zstd,
            _ => Compression::Unknown,
        }
    }

    /// Bytes of the compressed payload without padding; 0 when it is not compressed.
    #[must_use]
    pub fn compressed_size(&self) -> u32 {
        number!(self.storage, 0x10, u32)
    }

    /// Bytes of the decompressed image, as its header states them. For an image that is not compressed they include the
    /// padding.
    #[must_use]
    pub fn size(&self) -> u64 {
        match self.compression() {
            Compression::Lz4 | Compression::Zstd | Compression::Unknown if self.image_at.is_none() => {
                number!(self.header, 0x38, u64)
            }
            _ => Self::inner_size(self.header),
        }
    }

    /// Bytes of an image within a concatenated entry, decompressed, by its header.
    pub(super) fn inner_size(header: &[u8]) -> u64 {
        number!(header, 8, u64)
    }

    /// Bytes of the whole decompressed payload, as a header states them. These are the bytes of the image; an image
    /// within a concatenated entry begins at [`image_at`](Self::image_at) in them. The number is only a claim: compare
    /// it with the room that you have. [`unpacked_size`](Self::unpacked_size) refuses a number that no payload of this
    /// length can hold.
    #[must_use]
    pub fn payload_unpacked(&self) -> u64 {
        match self.compression() {
            Compression::None => number!(self.storage, 8, u64),
            _ => number!(self.storage, 0x38, u64),
        }
    }

    /// Usually the name of the source file; `None` if the entry has no identifier.
    #[must_use]
    pub fn identifier(&self) -> Option<&'data [u8]> {
        Texts::of(self.header).identifier?.get(self.header)
    }

    /// The options with which the image was made, or with which it must be compiled; `None` if the entry has no record
    /// of them.
    #[must_use]
    pub fn options(&self) -> Option<&'data [u8]> {
        match self.kind() {
            // Other things are recorded there.
            Some(EntryKind::Cubin | EntryKind::Concatenated) => None,
            _ => Texts::of(self.header).options?.get(self.header),
        }
    }

    /// The copy of the cubin's `.nv.compat`; `None` if the header holds no copy.
    #[must_use]
    pub fn compat(&self) -> Option<&'data [u8]> {
        match self.kind() {
            // It begins one byte later than its record states.
            Some(EntryKind::Cubin) => Texts::of(self.header).options?.after(1).get(self.header),
            _ => None,
        }
    }

    /// The image where it can be read in place: a cubin, or PTX without the NULs at its end. `None`
    /// when it is compressed or of another kind.
    #[must_use]
    pub fn image(&self) -> Option<&'data [u8]> {
        if self.compression() != Compression::None || self.image_at.is_some() {
            return None;
        }
        match self.kind()? {
            EntryKind::Cubin => Some(self.payload),
            EntryKind::Ptx | EntryKind::RelocatablePtx => {
                let padding = self.payload.iter().rev().take_while(|&&byte| byte == 0).count();
                self.payload.get(..self.payload.len().saturating_sub(padding))
            }
            _ => None,
        }
    }

    /// The bytes that the image is stored in, compressed or not; `None` where others are compressed with it.
    pub(crate) fn stored(&self) -> Option<&'data [u8]> {
        match (self.compression(), self.image_at) {
            (Compression::None, at) => {
                let image = self.payload.get(usize::try_from(at.unwrap_or_default()).ok()?..)?;
                image.get(..usize::try_from(self.size()).ok()?)
            }
            (_, None) => self.payload.get(..self.compressed_size() as usize),
            _ => None,
        }
    }

    /// The first damage that the entry survives: [`Error::FatbinTarget`], [`Error::FatbinPayload`],
    /// [`Error::FatbinText`].
    #[must_use]
    pub fn fault(&self) -> Option<Fault> {
        let kind = self.kind();
        let has_target = !matches!(kind, Some(EntryKind::Index | EntryKind::Concatenated));
        let both = self.has(EntryFlag::SuffixA) && self.has(EntryFlag::SuffixF);
        let compressed = self.compressed_size() as usize;
        let texts = Texts::of(self.header);
        let lacks = |recorded: bool, found: Option<&[u8]>| recorded && found.is_none();
        let error = if both || has_target && !matches!(self.sm(), 1..1000) {
            // SM numbers have at most three digits.
            Error::FatbinTarget
        } else if self.compression() != Compression::None && (compressed == 0 || compressed > self.payload.len()) {
            Error::FatbinPayload
        } else if lacks(texts.identifier.is_some(), self.identifier())
            || kind == Some(EntryKind::Concatenated) && Self::inner_headers(self.header).is_none()
            || kind != Some(EntryKind::Concatenated) && lacks(texts.options.is_some(), self.options().or(self.compat()))
        {
            Error::FatbinText
        } else {
            return None;
        };
        Some(Fault::new(error, self.at))
    }

    /// How many images an entry with this header has, their headers, and where in it these begin; `None` of any but a
    /// concatenated entry, and where they lie outside of it.
    pub(super) fn inner_headers(header: &'data [u8]) -> Option<(u32, &'data [u8], usize)> {
        let is_concatenated = u32::from(number!(header, 0, u16)) == EntryKind::Concatenated.code();
        let offset = number!(header, 0x14, u32) as usize;
        let list = header.get(offset..).filter(|_| is_concatenated && offset >= FIXED)?;
        // The size counts these two numbers as well.
        let size = number!(list, 4, u32) as usize;
        let headers = list.get(8..size)?;
        Some((number!(list, 0, u32), headers, offset.saturating_add(8)))
    }
}
