//! `.eh_frame`: how debuggers and profilers go back from a function to its caller. One section of the whole object, parted by function.

use std::collections::BTreeSet;
use std::ops::Range;

use object::build::Id as _;
use object::build::elf::{Builder, SectionData, SectionId};
use object::{Endian as _, Endianness};

use super::pieces::{Pieces, Relocations, is_frames, relocations};

/// What it tells of one function: a record, and the record that it shares with others.
struct Frame {
    piece: usize,
    common: Range<usize>,
    own: Range<usize>,
}

pub struct Frames {
    section: Option<SectionId>,
    relocations: Relocations,
    rows: Vec<Frame>,
}

impl Frames {
    pub fn of(object: &Builder, pieces: &Pieces) -> Result<Frames, Box<dyn std::error::Error>> {
        let mut frames = Frames {
            section: None,
            relocations: Relocations::default(),
            rows: Vec::new(),
        };
        let Some(section) = object.sections.iter().find(|section| is_frames(section)) else {
            return Ok(frames);
        };
        let SectionData::Data(bytes) = &section.data else {
            return Ok(frames);
        };
        frames.section = Some(section.id());
        frames.relocations = relocations(object).remove(&section.id().index()).unwrap_or_default();
        let mut at = 0;
        while let (Some(length), Some(id)) = (word(bytes, at, object.endian), word(bytes, at + 4, object.endian)) {
            let own = at..at + 4 + length;
            at = own.end;
            if length == 0 || id == 0 {
                continue;
            }
            let common = (own.start + 4)
                .checked_sub(id)
                .ok_or("a record of .eh_frame before its begin")?;
            let size = word(bytes, common, object.endian).ok_or("a record of .eh_frame is cut")?;
            let of = frames
                .relocations
                .rows
                .iter()
                .find(|row| own.contains(&(row.relocation.r_offset as usize)));
            if let Some((place, _)) = of.and_then(|row| pieces.target(object, row)) {
                frames.rows.push(Frame {
                    piece: place.piece,
                    common: common..common + 4 + size,
                    own,
                });
            }
        }
        Ok(frames)
    }

    /// The section with the records of these pieces alone, as bytes, and its relocations; nothing where there is none.
    pub fn of_pieces(&self, object: &Builder, members: &BTreeSet<usize>) -> Option<(SectionId, Vec<u8>, Relocations)> {
        let SectionData::Data(all) = &object.sections.get(self.section?).data else {
            return None;
        };
        let mut bytes = Vec::new();
        let mut relocations = Relocations {
            rows: Vec::new(),
            section: self.relocations.section,
        };
        let mut copy = |range: &Range<usize>, bytes: &mut Vec<u8>| {
            let here = bytes.len();
            for row in self
                .relocations
                .rows
                .iter()
                .filter(|row| range.contains(&(row.relocation.r_offset as usize)))
            {
                let mut row = *row;
                row.relocation.r_offset = row.relocation.r_offset - range.start as u64 + here as u64;
                relocations.rows.push(row);
            }
            bytes.extend(all.get(range.clone()).unwrap_or_default());
            here
        };
        let mut last_common: Option<(usize, usize)> = None;
        for frame in self.rows.iter().filter(|frame| members.contains(&frame.piece)) {
            let common = match last_common {
                Some((start, here)) if start == frame.common.start => here,
                _ => copy(&frame.common, &mut bytes),
            };
            last_common = Some((frame.common.start, common));
            let here = copy(&frame.own, &mut bytes);
            let back = (here + 4 - common) as u32;
            bytes[here + 4..here + 8].copy_from_slice(&object.endian.write_u32(back));
        }
        if bytes.is_empty() {
            None
        } else {
            Some((self.section?, bytes, relocations))
        }
    }
}

fn word(bytes: &[u8], at: usize, endian: Endianness) -> Option<usize> {
    let four: [u8; 4] = bytes.get(at..at + 4)?.try_into().ok()?;
    usize::try_from(endian.read_u32(four)).ok()
}
