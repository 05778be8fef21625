//! A payload and what its headers claim of it, checked before anything is unpacked.

use crate::Error;
use crate::cubin::containers::{Compression, EntryFlag, EntryKind};
use crate::cubin::fault::{Fault, ListError};
use core::ops::Range;

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
    /// What is to be done, where the numbers make sense.
    #[inline(never)]
    pub fn plan(&self) -> Result<Plan<'data>, Fault> {
        let wrong = |error| Fault::new(error, self.entry_at);
        let is_scrambled = self.flags & u64::from(EntryFlag::Scrambled.code()) != 0;
        let densest = match self.compression {
            Compression::None => {
                let image = image_in(self.payload.len(), self.image).ok_or(wrong(Error::FatbinPayload))?;
                let bytes = self.payload.get(image).unwrap_or_default();
                return Ok(Plan {
                    compression: None,
                    bytes,
                    at: self.payload_at,
                    room: bytes.len(),
                    image: 0..bytes.len(),
                    is_text: self.is_text(),
                });
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
        Ok(Plan {
            compression: Some(self.compression),
            bytes,
            at: self.payload_at,
            room: size,
            image,
            is_text: self.is_text(),
        })
    }

    fn is_text(&self) -> bool {
        matches!(self.kind, Some(EntryKind::Ptx | EntryKind::RelocatablePtx))
    }
}

/// How an image gets into the buffer.
pub(crate) struct Plan<'data> {
    /// `None`: the bytes are the image.
    compression: Option<Compression>,
    bytes: &'data [u8],
    /// Where they begin in the file.
    at: usize,
    /// What they unpack to, and which part of that is the image.
    pub room: usize,
    image: Range<usize>,
    is_text: bool,
}

impl Plan<'_> {
    /// The image in `out`. What was written there is zero after an error. Inlined: the frames of what calls the decoder lie on
    /// the stack beside its own.
    #[inline(always)]
    pub fn unpack<'out>(
        &self,
        decode: impl FnOnce(Compression, &[u8], &mut [u8]) -> Result<(), Fault>,
        out: &'out mut [u8],
    ) -> Result<&'out [u8], ListError> {
        let Some(compression) = self.compression else {
            return self.copy(out);
        };
        let needed = self.room;
        let room = out.get_mut(..needed).ok_or(ListError::BufferTooSmall { needed })?;
        match decode(compression, self.bytes, room) {
            Ok(()) => Ok(self.image_of(room)),
            Err(fault) => {
                room.fill(0);
                Err(fault.later(self.at).into())
            }
        }
    }

    #[inline(never)]
    fn copy<'out>(&self, out: &'out mut [u8]) -> Result<&'out [u8], ListError> {
        let image = self.without_padding(self.bytes);
        let needed = image.len();
        let room = out.get_mut(..needed).ok_or(ListError::BufferTooSmall { needed })?;
        room.copy_from_slice(image);
        Ok(room)
    }

    #[inline(never)]
    fn image_of<'out>(&self, room: &'out mut [u8]) -> &'out [u8] {
        let range = to_the_front(room, self.image.clone());
        self.without_padding(room.get(range).unwrap_or_default())
    }

    /// A text without the NULs that end it; all of anything else.
    fn without_padding<'a>(&self, image: &'a [u8]) -> &'a [u8] {
        if !self.is_text {
            return image;
        }
        let padding = image.iter().rev().take_while(|&&byte| byte == 0).count();
        image.get(..image.len().saturating_sub(padding)).unwrap_or_default()
    }
}

/// Where an image is within a payload of so many bytes; all of it when it is no image within another one.
fn image_in(size: usize, image: Option<(u64, u64)>) -> Option<Range<usize>> {
    let Some((at, length)) = image else {
        return Some(0..size);
    };
    let end = at.checked_add(length).and_then(|end| usize::try_from(end).ok())?;
    (end <= size).then_some(usize::try_from(at).ok()?..end)
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
