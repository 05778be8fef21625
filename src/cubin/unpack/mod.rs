//! The images of fat binaries, unpacked into the caller's buffer: raw blocks of LZ4, frames of zstd.
//!
//! The output is the window: a match is copied from the bytes that were unpacked before. Only tables lie elsewhere, in
//! the [`Workspace`]. No number of a header is trusted: the stated size is compared with the maximum that data of this
//! length can unpack to, and with the room that there is. The data must unpack to exactly that many bytes.

#[cfg(feature = "unpack")]
mod copy;
#[cfg(feature = "unpack")]
mod lz4;
mod packed;
#[cfg(feature = "unpack")]
mod zstd;

pub(crate) use packed::{Packed, Plan};

use super::Beginning;
use super::containers::{Compression, Entry};
use super::fault::{Fault, ListError};
use crate::Error;

/// A decoder of the caller. It gets the method, the compressed bytes and the room for the unpacked bytes. It returns
/// how many bytes it wrote there, or that it failed.
pub type Decoder<'a> = dyn FnMut(Compression, &[u8], &mut [u8]) -> Option<usize> + 'a;

/// The tables of the decoders, about 16 KiB. Reuse it for the next image; what it holds does not matter.
#[derive(Clone, Debug)]
pub struct Workspace {
    #[cfg(feature = "unpack")]
    zstd: zstd::Tables,
}

impl Workspace {
    /// A workspace for any image. It is large for a stack: put it into a `static`, a `Box` or a structure of the
    /// program.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            #[cfg(feature = "unpack")]
            zstd: zstd::Tables::new(),
        }
    }
}

impl Default for Workspace {
    fn default() -> Self {
        Self::new()
    }
}

impl Entry<'_> {
    /// How many bytes of room [`unpack`](Self::unpack) needs: the size of the image. Images within a compressed
    /// concatenated entry are unpacked together, so one of them needs the size of all.
    ///
    /// A header claims this number. It may be up to 255 times the stored bytes for LZ4 and 32,768 times for zstd:
    /// compare it with a limit of your own before you allocate.
    ///
    /// # Errors
    /// [`Error::UnpackMethod`]; [`Error::UnpackSize`]: the stored bytes cannot unpack to that. [`Error::FatbinPayload`]:
    /// the sizes contradict each other.
    pub fn unpacked_size(&self) -> Result<usize, Fault> {
        Ok(self.plan()?.room)
    }

    /// The image, unpacked into `out`: a cubin, PTX without the NULs at its end, or whatever else the entry holds. An
    /// image that is not compressed is copied. A concatenated entry gives all its images, one behind the other; an
    /// image within such an entry gives that image alone.
    ///
    /// The time grows linearly with the stored bytes and [`unpacked_size`](Self::unpacked_size). Only the first
    /// [`unpacked_size`](Self::unpacked_size) bytes of `out` are written. After an error other than
    /// [`BufferTooSmall`](ListError::BufferTooSmall) they are zero.
    ///
    /// # Errors
    /// Those of [`unpacked_size`](Self::unpacked_size); [`Error::UnpackTruncated`], [`Error::UnpackDamaged`],
    /// [`Error::UnpackLonger`], [`Error::UnpackShorter`], [`Error::UnpackChecksum`], [`Error::UnpackFrame`],
    /// [`Error::UnpackDictionary`], with the place in the file. [`ListError::BufferTooSmall`] if `out` has too little
    /// room.
    pub fn unpack<'out>(&self, workspace: &mut Workspace, out: &'out mut [u8]) -> Result<&'out [u8], ListError> {
        self.plan()?.unpack(
            |compression, bytes, out| decode(compression, bytes, out, workspace),
            out,
        )
    }

    /// As [`unpack`](Self::unpack), with a decoder of the caller. It gets the method ([`Compression::Lz4`] or
    /// [`Compression::Zstd`]), the compressed bytes and the room for the unpacked bytes, and must fill all of the room.
    /// It is not called for an image that is not compressed.
    ///
    /// # Errors
    /// As [`unpack`](Self::unpack); [`Error::UnpackDecoder`]: the decoder returned another number of bytes than the
    /// room has, or failed.
    pub fn unpack_with<'out>(&self, decoder: &mut Decoder<'_>, out: &'out mut [u8]) -> Result<&'out [u8], ListError> {
        let decode = |compression, bytes: &[u8], out: &mut [u8]| match decoder(compression, bytes, out) {
            Some(size) if size == out.len() => Ok(()),
            _ => Err(Fault::new(Error::UnpackDecoder, 0)),
        };
        self.plan()?.unpack(decode, out)
    }

    /// As [`unpack`](Self::unpack), in memory that it allocates; for programs with an allocator. An image that claims
    /// more than `limit` bytes is not unpacked.
    ///
    /// # Errors
    /// As [`unpack`](Self::unpack); [`ListError::BufferTooSmall`] if [`unpacked_size`](Self::unpacked_size) is above
    /// `limit`, or the allocator has no room.
    #[cfg(feature = "alloc")]
    pub fn unpack_to_vec(&self, limit: usize) -> Result<alloc::vec::Vec<u8>, ListError> {
        let needed = self.unpacked_size()?;
        let mut out = alloc::vec::Vec::new();
        if needed > limit || out.try_reserve_exact(needed).is_err() {
            return Err(ListError::BufferTooSmall { needed });
        }
        out.resize(needed, 0);
        let mut workspace = alloc::boxed::Box::new(Workspace::new());
        let size = self.unpack(&mut workspace, &mut out)?.len();
        out.truncate(size);
        Ok(out)
    }

    #[inline(never)]
    fn plan(&self) -> Result<Plan<'_>, Fault> {
        let packed = Packed {
            payload: self.payload,
            payload_at: self.payload_at(),
            entry_at: self.at,
            compression: self.compression(),
            compressed_size: self.compressed_size(),
            unpacked_size: self.payload_unpacked(),
            image: self.image_at.map(|at| (at, self.size())),
            flags: self.flags(),
            kind: self.kind(),
        };
        packed.plan()
    }
}

impl Beginning {
    /// What the first bytes of a cubin tell that is [stored](Entry::stored) so; `None` where they are none's.
    #[inline(never)]
    pub(crate) fn of_stored(stored: &[u8], compression: Compression) -> Option<Self> {
        match compression {
            Compression::None => Self::of(stored),
            #[cfg(feature = "unpack")]
            Compression::Lz4 => {
                let mut header = [0; Self::BYTES];
                lz4::decode_beginning(stored, &mut header)?;
                Self::of(&header)
            }
            _ => None,
        }
    }
}

/// Whether an image that is [stored](Entry::stored) so begins as PTX text does: with a comment or `.version`. Also where its beginning cannot be read.
#[inline(never)]
pub(crate) fn starts_ptx(stored: &[u8], compression: Compression) -> bool {
    // Byte by byte: a comparison of slices would ask for a function of libc.
    let begins = |text: &[u8]| match text.trim_ascii_start() {
        [b'/', b'/' | b'*', ..] | [b'.', b'v', b'e', b'r', b's', b'i', b'o', b'n', ..] => true,
        cut => cut.len() < 8,
    };
    match compression {
        Compression::None => begins(stored),
        #[cfg(feature = "unpack")]
        Compression::Lz4 => {
            let mut text = [0; Beginning::BYTES];
            lz4::decode_beginning(stored, &mut text).is_none_or(|_| begins(&text))
        }
        _ => true,
    }
}

/// Unpacks all of `bytes` to all of `out`. Places are from the start of `bytes`.
#[cfg(feature = "unpack")]
#[inline(always)]
pub(crate) fn decode(
    compression: Compression,
    bytes: &[u8],
    out: &mut [u8],
    workspace: &mut Workspace,
) -> Result<(), Fault> {
    match compression {
        Compression::Lz4 => lz4::decode(bytes, out),
        _ => zstd::decode(bytes, out, &mut workspace.zstd),
    }
}

/// No decoder is there.
#[cfg(not(feature = "unpack"))]
pub(crate) fn decode(_: Compression, _: &[u8], _: &mut [u8], _: &mut Workspace) -> Result<(), Fault> {
    Err(Fault::new(Error::UnpackMethod, 0))
}
