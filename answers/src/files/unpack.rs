//! The bytes of an image, compressed or not.

use super::contents::Contents;
use alloc::{boxed::Box, vec::Vec};
use core::ops::Range;
use smarch::Error;
use smarch::cubin::{Entry, EntryKind, Fault, ListError, Workspace};

/// Room that is kept from one image to the next.
const KEPT: usize = 16 << 20;

/// Unpacks one image of a file at a time: memory for one is all that it takes. Images that are compressed together are unpacked together,
/// once, while they are asked for in their order, also where that fails.
pub struct Unpacker<'contents, 'data> {
    contents: &'contents Contents<'data>,
    workspace: Box<Workspace>,
    room: Vec<u8>,
    /// The payload of a concatenated entry that was unpacked last: where it begins in the file, and how long it is in the room.
    payload: Option<(usize, Result<usize, Fault>)>,
}

impl<'contents, 'data> Unpacker<'contents, 'data> {
    /// One for the images of a file.
    pub fn new(contents: &'contents Contents<'data>) -> Self {
        Self { contents, workspace: Box::new(Workspace::new()), room: Vec::new(), payload: None }
    }

    /// The bytes of an image before it was compressed, PTX without the NULs at its end; or why there are none. For a damaged place, what is
    /// wrong with it.
    pub fn bytes_of(&mut self, index: usize) -> Result<&[u8], Fault> {
        let none = Fault { error: Error::FatbinEntry, at: 0 };
        let contents = self.contents;
        let image = contents.images.get(index).ok_or(none)?;
        let Some(entry) = contents.entries.get(index).and_then(Option::as_ref) else {
            return image.fault.map_or(Ok(contents.bytes), Err);
        };
        let is_text = matches!(entry.kind(), Some(EntryKind::Ptx | EntryKind::RelocatablePtx));
        // What is not compressed is there already, and is not copied.
        if !image.is_compressed()
            && image.fault.is_none()
            && let Some(bytes) = range(0, entry.size()).and_then(|range| entry.payload.get(range))
        {
            return Ok(without_padding(bytes, is_text));
        }
        let Some((holder, begins)) = self.holder_of(index).zip(entry.image_at) else {
            self.payload = None;
            let length = self.unpack(entry)?;
            return Ok(self.room.get(..length).unwrap_or_default());
        };
        if self.payload.is_none_or(|(at, _)| at != entry.payload_at()) {
            self.payload = Some((entry.payload_at(), self.unpack(holder)));
        }
        let length = self.payload.map_or(Ok(0), |(_, unpacked)| unpacked)?;
        let payload = self.room.get(..length).unwrap_or_default();
        let bytes = range(begins, entry.size()).and_then(|range| payload.get(range));
        let bytes = bytes.ok_or(Fault { error: Error::FatbinPayload, at: image.at })?;
        Ok(without_padding(bytes, is_text))
    }

    /// The concatenated entry in which an image is.
    fn holder_of(&self, index: usize) -> Option<&'contents Entry<'data>> {
        let holder = self.contents.entries.get(*self.contents.holders.get(index)?)?.as_ref()?;
        let inner = self.contents.entries.get(index)?.as_ref()?;
        (inner.image_at.is_some() && holder.payload_at() == inner.payload_at()).then_some(holder)
    }

    /// Unpacks an entry to the front of the room: how many bytes these are.
    fn unpack(&mut self, entry: &Entry<'_>) -> Result<usize, Fault> {
        let wrong = |error: ListError| match error {
            ListError::File(fault) => fault,
            // There is no memory for it.
            ListError::BufferTooSmall { .. } => Fault { error: Error::BufferTooSmall, at: entry.at },
        };
        let size = entry.unpacked_size()?;
        if self.room.len() > KEPT {
            self.room = Vec::new();
        }
        if let Some(more) = size.checked_sub(self.room.len()) {
            let reserved = self.room.try_reserve_exact(more);
            reserved.map_err(|_| wrong(ListError::BufferTooSmall { needed: size }))?;
            self.room.resize(size, 0);
        }
        let room = self.room.get_mut(..size).unwrap_or_default();
        Ok(entry.unpack(&mut self.workspace, room).map_err(wrong)?.len())
    }
}

fn range(begins: u64, size: u64) -> Option<Range<usize>> {
    let end = usize::try_from(begins.checked_add(size)?).ok()?;
    Some(usize::try_from(begins).ok()?..end)
}

fn without_padding(bytes: &[u8], is_text: bool) -> &[u8] {
    let padding = bytes.iter().rev().take_while(|byte| is_text && **byte == 0).count();
    bytes.get(..bytes.len() - padding).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::image::Image;
    use super::{Contents, Unpacker};
    use alloc::vec::Vec;
    use smarch::Error;
    use smarch::cubin::{Compression, EntryKind};

    /// PTX that is compressed together, and cubins that are.
    const TOGETHER: &[u8] = include_bytes!("../../../tests/data/fatbin/packed/libnvfatbin_13.5_concat_large.fatbin");

    #[test]
    fn images_that_are_compressed_together_are_unpacked_in_any_order() {
        let contents = Contents::of(TOGETHER).unwrap();
        let mut unpacker = Unpacker::new(&contents);
        let mut bytes = |index| unpacker.bytes_of(index).map(<[u8]>::to_vec);
        let all: Vec<_> = (0..contents.images.len()).map(&mut bytes).collect();
        assert!(all.iter().all(Result::is_ok));
        for index in (0..all.len()).rev() {
            assert_eq!(bytes(index), all[index]);
        }
        assert!(bytes(all.len()).is_err());
    }

    #[test]
    fn what_is_damaged_fails_once_for_all_that_is_in_it() {
        let sound = Contents::of(TOGETHER).unwrap();
        let is_holder = |image: &Image| image.is(EntryKind::Concatenated) && image.compression == Compression::Zstd;
        let holder = sound.images.iter().position(is_holder).unwrap();
        let within = sound.images.iter().skip(holder + 1).take_while(|image| image.is_within).count();
        let payload = sound.entries[holder].unwrap().payload_at();
        let mut damaged = TOGETHER.to_vec();
        // The number that a frame of zstd begins with.
        damaged[payload] ^= 0xff;
        let contents = Contents::of(&damaged).unwrap();
        let mut unpacker = Unpacker::new(&contents);
        let faults: Vec<_> = (1..=within).map(|place| unpacker.bytes_of(holder + place).unwrap_err()).collect();
        assert!(!faults.is_empty() && faults.iter().all(|fault| *fault == faults[0]));
        assert_ne!(faults[0].error, Error::BufferTooSmall);
    }
}
