//! The caller's array in the order of names, without moving its elements: each holds a number more.

use super::kernel::Slot;
use crate::cubin::elf_file::same;
use core::cmp::Ordering;

/// An array of functions and the names that they have in the file.
pub(super) struct ByName<'a, K> {
    pub file: &'a [u8],
    pub slots: &'a mut [K],
}

impl<'data, K: Slot<'data>> ByName<'_, K> {
    /// Puts the order in: by name, and functions of one name by symbol. Heap sort: n log n at worst.
    pub fn sort(&mut self) {
        let count = self.slots.len();
        for (place, slot) in self.slots.iter_mut().enumerate() {
            slot.scratch_mut().order = u32::try_from(place).unwrap_or(u32::MAX);
        }
        for root in (0..count / 2).rev() {
            self.sift(root, count);
        }
        for end in (1..count).rev() {
            self.swap(0, end);
            self.sift(0, end);
        }
    }

    /// Lets the number at a place of the heap sink to where it belongs.
    fn sift(&mut self, mut root: usize, end: usize) {
        loop {
            let left = root.saturating_mul(2).saturating_add(1);
            let right = left.saturating_add(1);
            if left >= end {
                return;
            }
            let child = if right < end && self.compare(left, right).is_lt() {
                right
            } else {
                left
            };
            if self.compare(root, child).is_ge() {
                return;
            }
            self.swap(root, child);
            root = child;
        }
    }

    fn compare(&self, one: usize, other: usize) -> Ordering {
        let key = |place| {
            let index = self.at(place);
            (self.name(index), index)
        };
        key(one).cmp(&key(other))
    }

    fn swap(&mut self, one: usize, other: usize) {
        let (first, second) = (self.at(one), self.at(other));
        self.put(one, second);
        self.put(other, first);
    }

    fn put(&mut self, place: usize, index: usize) {
        if let Some(slot) = self.slots.get_mut(place) {
            slot.scratch_mut().order = u32::try_from(index).unwrap_or(u32::MAX);
        }
    }

    /// Which function is at this place by name.
    pub fn at(&self, place: usize) -> usize {
        self.slots
            .get(place)
            .map_or(usize::MAX, |slot| slot.scratch().order as usize)
    }

    /// The name of a function.
    fn name(&self, index: usize) -> Option<&[u8]> {
        let scratch = self.slots.get(index)?.scratch();
        self.file.get(scratch.name_at..)?.get(..scratch.name_len)
    }

    /// Whether two functions have one name.
    pub fn are_namesakes(&self, one: usize, other: usize) -> bool {
        match (self.name(one), self.name(other)) {
            (Some(one), Some(other)) => same(one, other),
            _ => false,
        }
    }

    /// Where the first function with this name is.
    pub fn find(&self, name: &[u8]) -> Option<usize> {
        let (mut low, mut high) = (0, self.slots.len());
        while low < high {
            let middle = low.midpoint(high);
            if self.name(self.at(middle)) < Some(name) {
                low = middle.saturating_add(1);
            } else {
                high = middle;
            }
        }
        let index = self.at(low);
        self.name(index).is_some_and(|found| same(found, name)).then_some(index)
    }
}
