//! The caller's array in the order of names, without moving its elements: each holds a number more.

use super::kernel::Slot;
use super::seen;
use crate::cubin::elf_file::same;

/// What follows the last of a list.
const END: usize = u32::MAX as usize;

/// An array of functions and the names that they have in the file.
pub(super) struct ByName<'a, K> {
    pub file: &'a [u8],
    pub slots: &'a mut [K],
}

impl<'data, K: Slot<'data>> ByName<'_, K> {
    /// Puts the order in: by name, and functions of one name by symbol.
    ///
    /// Merge sort of a list that is linked by those numbers. A comparison reads no more bytes than the name that it
    /// puts into the list has, and each of log n rounds puts every name once, whatever the names are.
    #[inline(never)]
    pub fn sort(&mut self) {
        let count = self.slots.len();
        for place in 0..count {
            let next = place.saturating_add(1);
            self.put(place, if next < count { next } else { END });
        }
        let (mut first, mut run) = (0, 1);
        while run < count {
            first = self.merge_runs(first, run);
            run = run.saturating_mul(2);
        }
        self.number(first);
        self.invert();
    }

    /// Merges runs of that many functions two by two; the first of the list.
    #[inline(never)]
    fn merge_runs(&mut self, first: usize, run: usize) -> usize {
        let (mut merged, mut last) = (END, END);
        let mut left = first;
        while left != END {
            let (mut right, mut left_count, mut right_count) = (left, 0_usize, run);
            while left_count < run && right != END {
                right = self.at(right);
                left_count = left_count.saturating_add(1);
            }
            loop {
                let has_right = right_count > 0 && right != END;
                let is_left = left_count > 0 && !(has_right && self.name(right) < self.name(left));
                let (side, left_to_merge) = match (is_left, has_right) {
                    (true, _) => (&mut left, &mut left_count),
                    (false, true) => (&mut right, &mut right_count),
                    (false, false) => break,
                };
                let taken = *side;
                *side = self.at(taken);
                *left_to_merge = left_to_merge.saturating_sub(1);
                if last == END {
                    merged = taken;
                } else {
                    self.put(last, taken);
                }
                last = taken;
            }
            left = right;
        }
        self.put(last, END);
        merged
    }

    /// Replaces the links of a list by each function's place in it.
    fn number(&mut self, first: usize) {
        let mut index = first;
        for place in 0..self.slots.len() {
            let next = self.at(index);
            self.put(index, place);
            index = next;
        }
    }

    /// From the place of each function to the function at each place, cycle by cycle.
    fn invert(&mut self) {
        for start in 0..self.slots.len() {
            let (mut index, mut place) = (start, self.at(start));
            while let Some(slot) = self.slots.get_mut(place)
                && slot.is_first(seen::PLACED)
            {
                let next = slot.scratch().order as usize;
                self.put(place, index);
                (index, place) = (place, next);
            }
        }
    }

    fn put(&mut self, place: usize, index: usize) {
        if let Some(slot) = self.slots.get_mut(place) {
            slot.scratch_mut().order = u32::try_from(index).unwrap_or(u32::MAX);
        }
    }

    /// Which function is at this place by name.
    pub fn at(&self, place: usize) -> usize {
        self.slots.get(place).map_or(END, |slot| slot.scratch().order as usize)
    }

    /// The name of a function.
    fn name(&self, index: usize) -> Option<&[u8]> {
        let scratch = self.slots.get(index)?.scratch();
        self.file.get(scratch.name()?)
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
