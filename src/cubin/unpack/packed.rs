//! A payload and what its headers claim of it, checked before anything is unpacked.

use crate::Error;
use crate::cubin::containers::{Compression, EntryFlag, EntryKind};
use crate::cubin::fault::{Fault, ListError};
use core::ops::Range;

/// Unpacks all of the bytes to all of the room. Places are from the start of the bytes.
pub(crate) type Decode<'a> = &'a mut dyn FnMut(Compression, &[u8], &mut [u8]) -> Result<(), Fault>;

/// A payload as an entry or the caller's row describes it: any numbers.
pub(crate) struct Packed<'data> {
    pub payload: &'data [u8],
    pub payload_at: usize,
    pub entry_at: usize,
    pub compression: Compression,
    pub compressed_size: u32,
    pub unpacked_size: u64,
    /// Of an image within the payload: where it begins, unpacked, and how long it is.
    pub image: Option<(u64, u64)>,
    pub flags: u64,
    pub kind: Option<EntryKind>,
}

impl<'data> Packed<'data> {
    /// How many bytes of room unpacking needs.
    pub fn room(&self) -> Result<usize, Fault> {
        Ok(match self.plan()? {
            Plan::Copy(image) => image.len(),
            Plan::Decode { size, .. } => size,
        })
    }

    /// The image in `out`. What was written there is zero after an error.
    #[inline(never)]
    pub fn unpack<'out>(&self, decode: Decode<'_>, out: &'out mut [u8]) -> Result<&'out [u8], ListError> {
        let range = match self.plan()? {
            Plan::Copy(image) => {
                let image = self.without_padding(image);
                copy(image, out)?;
                0..image.len()
            }
            Plan::Decode { bytes, size, image } => {
                let room = out.get_mut(..size).ok_or(ListError::BufferTooSmall { needed: size })?;
                if let Err(fault) = decode(self.compression, bytes, room) {
                    room.fill(0);
                    return Err(fault.later(self.payload_at).into());
                }
                to_the_front(room, image)
            }
        };
        let image = out.get(range).unwrap_or_default();
        Ok(self.without_padding(image))
    }

    /// What is to be done, where the numbers make sense.
    #[inline(never)]
    fn plan(&self) -> Result<Plan<'data>, Fault> {
        let wrong = |error| Fault::new(error, self.entry_at);
        let is_scrambled = self.flags & u64::from(EntryFlag::Scrambled.code()) != 0;
        let densest = match self.compression {
            Compression::None => {
                let image = image_in(self.payload.len(), self.image).ok_or(wrong(Error::FatbinPayload))?;
                return Ok(Plan::Copy(self.payload.get(image).unwrap_or_default()));
            }
            // A byte of a length stands for 255 bytes at most.
            Compression::Lz4 if !is_scrambled => 255,
            // Four bytes stand for a block of 128 KiB at most.
            Compression::Zstd if !is_scrambled => 0x8000,
            _ => return Err(wrong(Error::UnpackMethod)),
        };
        let compressed = usize::try_from(self.compressed_size).ok().filter(|&size| size > 0);
        // What follows is padding.
        let bytes = compressed
            .and_then(|size| self.payload.get(..size))
            .ok_or(wrong(Error::FatbinPayload))?;
        let most = u64::from(self.compressed_size).saturating_mul(densest);
        let size = usize::try_from(self.unpacked_size)
            .ok()
            .filter(|_| self.unpacked_size <= most)
            .ok_or(wrong(Error::UnpackSize))?;
        let image = image_in(size, self.image).ok_or(wrong(Error::FatbinPayload))?;
        Ok(Plan::Decode { bytes, size, image })
    }

    /// A text without the NULs that end it; all of anything else.
    fn without_padding<'a>(&self, image: &'a [u8]) -> &'a [u8] {
        match self.kind {
            Some(EntryKind::Ptx | EntryKind::RelocatablePtx) => {
                let padding = image.iter().rev().take_while(|&&byte| byte == 0).count();
                image.get(..image.len().saturating_sub(padding)).unwrap_or_default()
            }
            _ => image,
        }
    }
}

/// How an image gets into the buffer.
enum Plan<'data> {
    /// It lies open.
    Copy(&'data [u8]),
    /// The bytes unpack to so many, of which these are the image.
    Decode {
        bytes: &'data [u8],
        size: usize,
        image: Range<usize>,
    },
}

/// Where an image is within a payload of so many bytes; all of it when it is no image within another one.
fn image_in(size: usize, image: Option<(u64, u64)>) -> Option<Range<usize>> {
    let Some((at, length)) = image else {
        return Some(0..size);
    };
    let end = at.checked_add(length).and_then(|end| usize::try_from(end).ok())?;
    (end <= size).then_some(usize::try_from(at).ok()?..end)
}

fn copy(image: &[u8], out: &mut [u8]) -> Result<(), ListError> {
    let needed = image.len();
    let room = out.get_mut(..needed).ok_or(ListError::BufferTooSmall { needed })?;
    room.copy_from_slice(image);
    Ok(())
}

/// Moves a range to the front, the rest becoming zero; where it is now.
fn to_the_front(room: &mut [u8], image: Range<usize>) -> Range<usize> {
    if image.start == 0 && image.end == room.len() || image.start > image.end || image.end > room.len() {
        return image;
    }
    let size = image.end.saturating_sub(image.start);
    room.copy_within(image, 0);
    if let Some(rest) = room.get_mut(size..) {
        rest.fill(0);
    }
    0..size
}
