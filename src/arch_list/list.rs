//! A list: the images that are built, and remarks.

use super::image::{FROM_LTO, Image, Images, StoredImage};
use super::messages::Message;
use super::problem::Span;
use super::remark::{Remark, Remarks};
use super::source::Failed;
use super::token::Token;
use crate::Error;
use crate::targets::{NameKind, Target};
use core::fmt;
use static_assertions::const_assert;

/// How many images a list can hold: a cubin, PTX and LTO IR for each of 64 targets. A set of targets holds no more than
/// 64, so a new target does not change this number.
#[doc(alias = "SMARCH_ARCH_LIST_CAPACITY")]
pub const LIST_CAPACITY: usize = 192;

/// The position of the first image that is scratch memory for a parser: see [`List::set_scratch`].
const SCRATCH_START: usize = 64;

const_assert!(Target::ALL.len() <= SCRATCH_START && SCRATCH_START < LIST_CAPACITY);
const_assert!(matches!(Target::ALL.len().checked_mul(NameKind::ALL.len()), Some(needed) if needed <= LIST_CAPACITY));

/// The images that a list builds, in the tool's order, and remarks about it.
#[repr(C)]
#[derive(Clone)]
#[doc(alias = "smarch_arch_images")]
pub struct List {
    /// How many images.
    count: u32,
    /// Remarks: bit 1 << SMARCH_ARCH_REMARK_*.
    remarks: u32,
    /// The first byte of the token that the first remark is about; noted_start and noted_end are 0 when there is none.
    noted_start: u32,
    /// The byte after it.
    noted_end: u32,
    /// The images, count of them; the unused ones are 0.
    images: [StoredImage; LIST_CAPACITY],
}

impl List {
    /// A list of no images.
    pub const EMPTY: Self = Self {
        count: 0,
        remarks: 0,
        noted_start: 0,
        noted_end: 0,
        images: [StoredImage::NONE; LIST_CAPACITY],
    };

    /// A list of these images.
    ///
    /// # Errors
    /// [`Error::ArchListTooMany`]: more than [`LIST_CAPACITY`].
    pub fn of(images: impl IntoIterator<Item = Image>) -> Result<Self, Error> {
        let mut list = Self::EMPTY;
        for image in images {
            list.insert(usize::MAX, StoredImage::new(image, false))?;
        }
        Ok(list)
    }

    /// The images, in the tool's order.
    pub fn images(&self) -> impl ExactSizeIterator<Item = Image> + Clone {
        self.stored().iter()
    }

    pub(crate) fn stored(&self) -> Images<'_> {
        Images(self.images.get(..self.count as usize).unwrap_or_default())
    }

    /// The remarks.
    #[must_use]
    pub const fn remarks(&self) -> Remarks {
        Remarks(self.remarks)
    }

    /// The token that the first remark is about; `None` when there is no remark or no token.
    #[must_use]
    pub const fn noted(&self) -> Option<Span> {
        match (self.noted_start, self.noted_end) {
            (0, 0) => None,
            (start, end) => Some(Span { start, end }),
        }
    }

    #[inline(never)]
    pub(super) fn note(&mut self, remark: Remark, at: Option<Span>) {
        if self.remarks == 0
            && let Some(span) = at
        {
            self.noted_start = span.start;
            self.noted_end = span.end;
        }
        self.remarks |= 1 << remark.code();
    }

    /// Removes the marks of the parser from the images.
    pub(super) fn finish(&mut self) {
        // The unused ones are 0.
        for stored in self.images.iter_mut().take(self.count as usize) {
            stored.kind &= !FROM_LTO;
        }
    }

    /// Removes all images and keeps the remarks.
    pub(super) fn clear(&mut self) {
        self.truncate(0);
    }

    /// Keeps the first images. Nothing behind the last one is touched: it may be scratch memory.
    fn truncate(&mut self, kept: u32) {
        let removed = kept as usize..self.count as usize;
        for place in self.images.get_mut(removed).unwrap_or_default() {
            *place = StoredImage::NONE;
        }
        self.count = kept;
    }

    /// A record of the scratch memory; zeroes beyond its end.
    pub(super) fn scratch(&self, at: usize) -> [u32; 3] {
        let slot = self.images.get(SCRATCH_START.saturating_add(at));
        slot.map_or([0; 3], |slot| [slot.kind, slot.target, slot.from])
    }

    /// Writes a record of the scratch memory, and answers whether there is one at this position.
    ///
    /// While a parser inserts only cubins, one for each target, the images from [`SCRATCH_START`] on are
    /// unused. They are memory of the caller, for what does not fit on a stack of 1 KiB. The parser
    /// must call [`List::clear_scratch`] before it inserts anything else and before it is done.
    pub(super) fn set_scratch(&mut self, at: usize, [kind, target, from]: [u32; 3]) -> bool {
        let slot = self.images.get_mut(SCRATCH_START.saturating_add(at));
        slot.map(|slot| *slot = StoredImage { kind, target, from }).is_some()
    }

    pub(super) fn clear_scratch(&mut self) {
        self.images
            .iter_mut()
            .skip(SCRATCH_START)
            .for_each(|slot| *slot = StoredImage::NONE);
    }

    #[inline(never)]
    pub(super) fn push(&mut self, image: Image, at: Token<'_>) -> Result<(), Failed> {
        self.insert_at(usize::MAX, StoredImage::new(image, false), at)
    }

    /// Inserts an image behind those that are before it in the order; one that the list holds already is not inserted again.
    pub(super) fn insert_in_order(
        &mut self,
        image: Image,
        at: Token<'_>,
        is_before: impl Fn(&Image) -> bool,
    ) -> Result<(), Failed> {
        if self.images().any(|other| other == image) {
            return Ok(());
        }
        let position = self.images().take_while(is_before).count();
        self.insert_at(position, StoredImage::new(image, false), at)
    }

    /// Inserts an image right after the one at this position.
    pub(super) fn insert_after(&mut self, position: usize, image: Image, at: Token<'_>) -> Result<(), Failed> {
        self.insert_at(position.saturating_add(1), StoredImage::new(image, false), at)
    }

    /// Inserts an image into the group of those made from the same architecture, behind the first `made`
    /// of them, and answers whether it was inserted. One that is among those first becomes the last
    /// of them; any other that the list holds already stays where it is.
    #[inline(never)]
    pub(super) fn insert_in_group(
        &mut self,
        image: Image,
        from_lto: bool,
        made: usize,
        at: Token<'_>,
    ) -> Result<bool, Failed> {
        let new = StoredImage::new(image, from_lto);
        let is_group = |other: &StoredImage| {
            other.is_from_lto() == from_lto && other.image().is_ok_and(|other| other.source() == image.source())
        };
        let Some(first) = self.stored().0.iter().position(is_group) else {
            return self.insert_at(usize::MAX, new, at).map(|()| true);
        };
        let mut newest = self.images.iter_mut().skip(first).take(made);
        if let Some(mut gap) = newest.find(|other| **other == new) {
            for next in newest {
                core::mem::swap(gap, next);
                gap = next;
            }
            return Ok(false);
        }
        if self.stored().0.contains(&new) {
            return Ok(false);
        }
        self.insert_at(first.saturating_add(made), new, at).map(|()| true)
    }

    #[inline(never)]
    fn insert_at(&mut self, position: usize, new: StoredImage, at: Token<'_>) -> Result<(), Failed> {
        self.insert(position, new)
            .map_err(|error| at.fail(error, Message::None))
    }

    fn insert(&mut self, position: usize, mut carried: StoredImage) -> Result<(), Error> {
        let after = self.count.saturating_add(1);
        if after as usize > LIST_CAPACITY {
            return Err(Error::ArchListTooMany);
        }
        let moved = position.min(self.count as usize)..after as usize;
        for place in self.images.get_mut(moved).unwrap_or_default() {
            core::mem::swap(place, &mut carried);
        }
        self.count = after;
        Ok(())
    }

    pub(super) fn remove(&mut self, is_meant: impl Fn(&Image) -> bool) {
        let mut kept: u32 = 0;
        for position in 0..self.count as usize {
            let Some(&stored) = self.images.get(position) else {
                break;
            };
            if stored.image().is_ok_and(|image| is_meant(&image)) {
                continue;
            }
            if let Some(place) = self.images.get_mut(kept as usize) {
                *place = stored;
                kept = kept.saturating_add(1);
            }
        }
        self.truncate(kept);
    }
}

impl PartialEq for List {
    fn eq(&self, other: &Self) -> bool {
        self.images().eq(other.images()) && self.remarks == other.remarks && self.noted() == other.noted()
    }
}

impl Eq for List {}

impl Default for List {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl fmt::Debug for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.images())
            .entries(self.remarks().iter())
            .finish()
    }
}
