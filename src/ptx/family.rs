//! Families of forms: their slots, which combinations exist, what they ask.

use super::word::Word;
use crate::targets::{Target, TargetSet};
use crate::{List, Text, Toolkit, Version};

/// The forms of one instruction: its slots, in the order in which they are written.
#[doc(alias = "smarch_ptx_family")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct FormFamily {
    /// The beginning of each of its forms: "atom", "cp.async.bulk". For a special register this is its name, "%tid";
    /// for a directive, ".maxntid".
    pub name: Text,
    /// In the order in which they are written.
    pub slots: List<FormSlot>,
}

/// A place in a form at which one of some words stands.
#[doc(alias = "smarch_ptx_slot")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct FormSlot {
    /// What the slot says: "scope", "type". "operands" is not a modifier: it is the number of operands of the
    /// statement.
    pub name: Text,
    /// The numbers of words. The first may be 0, "-": the slot may be left out. Words that begin with "#" are
    /// numbers of operands.
    pub words: List<u16>,
}

/// What is known of a family, besides its slots.
#[derive(Clone, Copy)]
pub(super) struct Rules {
    /// Where each slot's words begin, and which they may be.
    pub places: &'static [Place],
    /// The forms that exist: those of any of these cubes.
    pub exists: &'static [Cube],
    /// In ptxas's order.
    pub asks: &'static [Ask],
}

/// Where a slot's words begin among the family's, and the bits of [`filter_bit`] of them all: a search passes over slots that lack a word's.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub first: u32,
    pub filter: u32,
}

impl Rules {
    /// Whether some form has these choices: one alternative of each slot, or of the first slots.
    #[inline(always)]
    pub const fn have(&self, choices: Cube) -> bool {
        let mut cubes = self.exists;
        while let [cube, rest @ ..] = cubes {
            if is_in(choices, *cube) {
                return true;
            }
            cubes = rest;
        }
        false
    }
}

/// A family and what is known of it.
pub(super) type Family = (FormFamily, Rules);

/// One alternative of each slot, or a set of such: bit n is the n-th word of the slots' words one after the other. A form has one bit
/// a slot; a cube has every bit of the slots that it leaves free.
pub(super) type Cube = u128;

/// Whether a form is in a cube.
#[inline(always)]
pub(super) const fn is_in(form: Cube, cube: Cube) -> bool {
    form & !cube == 0
}

/// What some forms of a family ask.
#[derive(Clone, Copy)]
pub(super) struct Ask {
    /// Which forms.
    pub forms: Cube,
    /// What ptxas's message quotes; {slot} is the form's word of that slot.
    pub subject: Text,
    /// The targets that pass.
    pub targets: TargetSet,
    /// The lowest number of a target that passes, where it is that; else 0.
    pub from: u16,
    /// The `.version` that is asked for, as [`short`]; 0 where none is.
    pub since: u16,
    /// Asked with a lower `.version` only, as [`short`]; `u16::MAX`: with any.
    pub below: u16,
    /// Asked with this `.version` or a later one only; 0: with any.
    pub above: u16,
    /// The codes of the oldest and the newest release that asks; 0 and `u16::MAX` if all do.
    pub oldest: u16,
    pub newest: u16,
    pub what: What,
    /// Whether the line over the target is printed before the one over the `.version`.
    pub target_first: bool,
}

/// What ptxas's message calls the subject, and what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Feature,
    Modifier,
    Instruction,
    /// "Illegal modifier ... for instruction ..., for arch ...".
    Illegal,
    /// The subject is all that is printed.
    Unworded,
    /// A feature whose `.version` is asked for on the targets of the set alone.
    On,
    /// The release does not read the form.
    Unread,
}

impl Ask {
    /// Whether a release asks this.
    #[inline(always)]
    pub const fn is_of(&self, toolkit: Toolkit) -> bool {
        let code = toolkit.code();
        self.oldest as u32 <= code && code <= self.newest as u32
    }

    /// Whether the newest release asks this.
    #[inline(always)]
    pub const fn is_of_newest(&self) -> bool {
        self.newest == u16::MAX
    }

    /// Whether it is asked of every target alike, with every `.version`.
    #[inline(always)]
    pub const fn is_plain(&self) -> bool {
        self.below == u16::MAX && self.above == 0 && !matches!(self.what, What::On)
    }

    /// The newest release that does not do as the newest of all; 0: they all do.
    #[inline(always)]
    pub const fn special_until(&self) -> u32 {
        if !self.is_plain() {
            u32::MAX
        } else if self.is_of_newest() {
            (self.oldest as u32).saturating_sub(1)
        } else {
            self.newest as u32
        }
    }

    /// The `.version` that is enough. Where ptxas names 6.0 it takes 5.1, the version before it, as well.
    #[inline(always)]
    pub const fn enough(&self) -> u16 {
        const NAMED: u16 = short(Version::new(6, 0).number());
        const TAKEN: u16 = short(Version::new(5, 1).number());
        if self.since == NAMED { TAKEN } else { self.since }
    }

    /// Whether it is asked with this `.version`.
    #[inline(always)]
    const fn counts(&self, version: u16) -> bool {
        self.above <= version && version < self.below
    }

    /// Whether the target passes, with this `.version`.
    #[inline(always)]
    pub const fn takes_target(&self, version: u16, target: Target) -> bool {
        !self.counts(version) || matches!(self.what, What::On) || self.targets.contains(target)
    }

    /// The targets that pass with this `.version`.
    pub const fn having(&self, version: u16) -> TargetSet {
        match self.what {
            What::Unread => TargetSet::EMPTY,
            _ if !self.counts(version) => TargetSet::ALL,
            What::On if version >= self.enough() => TargetSet::ALL,
            What::On => TargetSet::ALL.without(self.targets),
            _ if version >= self.enough() => self.targets,
            _ => TargetSet::EMPTY,
        }
    }

    /// Whether the `.version` passes, on this target.
    #[inline(always)]
    pub const fn takes_version(&self, version: u16, target: Target) -> bool {
        !self.counts(version)
            || version >= self.enough()
            || (matches!(self.what, What::On) && !self.targets.contains(target))
    }
}

/// A version in 16 bits, which compares as versions do.
#[inline(always)]
pub(super) const fn short(number: u32) -> u16 {
    (number >> 8) as u16 | number as u8 as u16
}

/// The version that [`short`] stands for.
pub(super) const fn long(short: u16) -> Version {
    Version::new(short >> 8, short & 0xff)
}

/// Of 32 bits the one that a word sets.
#[inline(always)]
pub(super) const fn filter_bit(word: Word) -> u32 {
    1u32.wrapping_shl(word as u32)
}

/// The bits of a slot with so many words, whose first is the given one.
#[inline(always)]
pub(super) const fn every(count: usize, first: u32) -> Cube {
    match Cube::MAX.checked_shr(Cube::BITS.saturating_sub(count as u32)) {
        Some(bits) => bits.unbounded_shl(first),
        None => 0,
    }
}

/// The bit of a word.
#[inline(always)]
pub(super) const fn bit(place: u32) -> Cube {
    (1 as Cube).unbounded_shl(place)
}

/// How many words some slots have.
pub(super) fn width(slots: &[FormSlot]) -> u32 {
    slots
        .iter()
        .fold(0u32, |width, slot| width.saturating_add(slot.words.len() as u32))
}
