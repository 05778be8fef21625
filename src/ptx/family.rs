//! Families of forms: their slots, which combinations exist, what they ask; and how the rows are read while the crate compiles.

use super::word::{self, NONE, Word};
use crate::targets::{Target, TargetSet};
use crate::{List, Text, Toolkit, Version};

/// The forms of one instruction: its slots, in the order in which they are written.
#[doc(alias = "smarch_ptx_family")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct FormFamily {
    /// How every form of it begins: "atom", "cp.async.bulk"; of a special register its name, "%tid", of a directive ".maxntid".
    pub name: Text,
    /// In the order in which they are written.
    pub slots: List<FormSlot>,
}

/// A place in a form at which one of some words stands.
#[doc(alias = "smarch_ptx_slot")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct FormSlot {
    /// What the slot says: "scope", "type". "operands" is no modifier but how many operands the statement has.
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
    /// The codes of the releases that ask; 0 and `u16::MAX` where it is all.
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
        const NAMED: u16 = version_cell("6.0");
        const TAKEN: u16 = version_cell("5.1");
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

/// Families from their rows: those that are alike but for their names share them. The first column of `exists` and `asks` is a cube,
/// `slot=word|word` or `slot!=word`, nothing for all forms.
///
/// A row of `asks`: the forms; the message's words, of which `name` is the family's name; the `.version` asked for; the lowest target asked
/// for, or the name of a set of targets; the oldest and the newest release that ask so. `-` is none, or no bound. At the end: with which
/// `.version` it is asked, `below 8.1` or `from 8.1`; `target first` where the line over the target is printed before the one over the `.version`.
macro_rules! family {
    (
        $($name:literal)+
        slots { $($slot:ident $words:literal;)* }
        exists { $($form:literal;)* }
        asks $asks:tt
    ) => {{
        use $crate::ptx::family::{Cube, Family, FormFamily, FormSlot, Rules, SlotSource, places, slots, words, words_count};
        const SOURCE: &[SlotSource] = &[$((stringify!($slot), $words),)*];
        static WORDS: [$crate::ptx::Word; words_count(SOURCE)] = words(SOURCE);
        static SLOTS: [FormSlot; SOURCE.len()] = slots(&[$(text!(stringify!($slot)),)*], SOURCE, &WORDS);
        static PLACES: [$crate::ptx::family::Place; SOURCE.len()] = places(&SLOTS);
        static EXISTS: &[Cube] = &[$($crate::ptx::family::cube(&SLOTS, $form),)*];
        const ALIKE: &[Family] = &[$((
            FormFamily { name: text!($name), slots: $crate::List::new(&SLOTS) },
            Rules { places: &PLACES, exists: EXISTS, asks: asks!($name SLOTS $asks) },
        ),)+];
        ALIKE
    }};
}

/// What a family asks, from its rows.
macro_rules! asks {
    (
        $name:literal $slots:ident
        { $($forms:literal $what:ident $subject:tt $since:tt $needs:tt $oldest:tt $newest:tt $(below $below:tt)? $(from $above:tt)? $(target $first:tt)?;)* }
    ) => {{
        static ASKS: &[$crate::ptx::family::Ask] = &[$(
            $crate::ptx::family::Ask {
                forms: $crate::ptx::family::cube(&$slots, $forms),
                subject: subject!($name $subject),
                targets: needs!(targets $needs),
                from: needs!(from $needs),
                since: $crate::ptx::family::version_cell(stringify!($since)),
                below: $crate::ptx::family::bound(u16::MAX, concat!($(stringify!($below))?)),
                above: $crate::ptx::family::bound(0, concat!($(stringify!($above))?)),
                oldest: window!(0, $oldest),
                newest: window!(u16::MAX, $newest),
                what: $crate::ptx::family::What::$what,
                target_first: !concat!($(stringify!($first))?).is_empty(),
            },
        )*];
        ASKS
    }};
}

/// The words of a message: `name`, `"text"`, or several of them one after the other, `(name ".{type}")`.
macro_rules! subject {
    ($name:literal ($($part:tt)+)) => {
        text!($(subject!(part $name $part)),+)
    };
    ($name:literal $part:tt) => {
        text!(subject!(part $name $part))
    };
    (part $name:literal name) => {
        $name
    };
    (part $name:literal $text:literal) => {
        $text
    };
}

/// Special registers, one a line: the name, the `.version` and the lowest target asked for, the slot of its components where it has any.
macro_rules! registers {
    ($($name:literal $since:tt $needs:tt $($slot:ident $words:literal)?;)+) => {
        &[$(register!($name { $($slot $words;)? } $since $needs),)+]
    };
}

macro_rules! register {
    ($name:literal $slots:tt - -) => {
        family! { $name slots $slots exists { ""; } asks {} }
    };
    ($name:literal $slots:tt $since:tt $needs:tt) => {
        family! { $name slots $slots exists { ""; } asks { "" Feature name $since $needs - -; } }
    };
}

/// The targets that a cell asks for: `-`, a number from which on they pass, or the name of a set.
macro_rules! needs {
    (targets -) => {
        $crate::targets::TargetSet::ALL
    };
    (targets $from:literal) => {
        $crate::ptx::sets::from($from)
    };
    (targets $set:ident) => {
        $crate::ptx::sets::$set
    };
    (from -) => {
        0
    };
    (from $from:literal) => {
        $from
    };
    (from $set:ident) => {
        0
    };
}

/// The code of a release, or the bound.
macro_rules! window {
    ($bound:expr, -) => {
        $bound
    };
    ($bound:expr, $release:tt) => {
        toolkit!($release).code() as u16
    };
}

/// The name and the words of a slot, as they are written in its row.
pub(super) type SlotSource = (&'static str, &'static str);

/// Takes what stands before the first of some bytes, and that byte.
const fn take<'a>(text: &mut &'a [u8], end: u8) -> &'a [u8] {
    let (mut rest, mut length) = (*text, 0usize);
    while let [byte, tail @ ..] = rest {
        if *byte == end {
            break;
        }
        length = length.saturating_add(1);
        rest = tail;
    }
    let (taken, _) = text.split_at(length);
    if let [_, tail @ ..] = rest {
        rest = tail;
    }
    *text = rest;
    taken
}

/// How many words the slots have. Compile time only.
pub(super) const fn words_count(mut source: &[SlotSource]) -> usize {
    let mut count = 0usize;
    while let [(_, words), rest @ ..] = source {
        let mut words = words.as_bytes();
        while !words.is_empty() {
            take(&mut words, b' ');
            count = count.saturating_add(1);
        }
        source = rest;
    }
    count
}

/// The words of the slots, one after the other. Compile time only.
#[expect(
    clippy::indexing_slicing,
    clippy::expect_used,
    reason = "evaluated at compile time only"
)]
pub(super) const fn words<const COUNT: usize>(mut source: &[SlotSource]) -> [Word; COUNT] {
    assert!(
        COUNT <= 128 && source.len() <= 32,
        "a form has 128 bits, and is read with 32 bits of slots"
    );
    let mut all = [NONE; COUNT];
    let mut count = 0usize;
    while let [(_, words), rest @ ..] = source {
        let mut words = words.as_bytes();
        while !words.is_empty() {
            let text = take(&mut words, b' ');
            all[count] = word::first_word(text).0.expect("the word is missing in WORDS");
            count = count.saturating_add(1);
        }
        source = rest;
    }
    all
}

/// The slots. Compile time only.
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "evaluated at compile time only"
)]
pub(super) const fn slots<const COUNT: usize>(
    names: &[Text; COUNT],
    source: &[SlotSource],
    words: &'static [Word],
) -> [FormSlot; COUNT] {
    let empty = FormSlot {
        name: text!(""),
        words: List::new(&[]),
    };
    let (mut slots, mut rest, mut place) = ([empty; COUNT], words, 0);
    while place < COUNT {
        let (own, after) = rest.split_at(words_count(&[source[place]]));
        slots[place] = FormSlot {
            name: names[place],
            words: List::new(own),
        };
        rest = after;
        place += 1;
    }
    slots
}

/// Of 32 bits the one that a word sets.
#[inline(always)]
pub(super) const fn filter_bit(word: Word) -> u32 {
    1u32.wrapping_shl(word as u32)
}

/// The places of the slots. Compile time only.
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "evaluated at compile time only"
)]
pub(super) const fn places<const COUNT: usize>(slots: &[FormSlot; COUNT]) -> [Place; COUNT] {
    let (mut places, mut slot, mut first) = ([Place { first: 0, filter: 0 }; COUNT], 0, 0);
    while slot < COUNT {
        places[slot].first = first;
        let mut words = slots[slot].words.as_slice();
        while let [word, rest @ ..] = words {
            places[slot].filter |= filter_bit(*word);
            first += 1;
            words = rest;
        }
        slot += 1;
    }
    places
}

/// Reads a cube. Compile time only.
#[expect(clippy::panic, reason = "evaluated at compile time only")]
pub(super) const fn cube(slots: &[FormSlot], text: &str) -> Cube {
    let mut cube = Cube::MAX;
    let mut text = text.as_bytes();
    while !text.is_empty() {
        let mut words = take(&mut text, b' ');
        let mut name = take(&mut words, b'=');
        let excluded = matches!(name, [.., b'!']);
        if let [own @ .., b'!'] = name {
            name = own;
        }
        let (mut rest, mut first) = (slots, 0u32);
        loop {
            let [slot, slots_left @ ..] = rest else {
                panic!("the family has no such slot");
            };
            let own = slot.words.as_slice();
            if slot.name.is(name) {
                let all = every(own.len(), first);
                let named = bits(own, words, first);
                cube &= !all | if excluded { all & !named } else { named };
                break;
            }
            (rest, first) = (slots_left, first.saturating_add(own.len() as u32));
        }
    }
    cube
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

#[expect(clippy::panic, reason = "evaluated at compile time only")]
const fn bits(own: &[Word], mut named: &[u8], first: u32) -> Cube {
    let mut bits = 0;
    while !named.is_empty() {
        let text = take(&mut named, b'|');
        let (Some(word), _) = word::first_word(text) else {
            panic!("the word is missing in WORDS");
        };
        let (mut rest, mut place) = (own, first);
        loop {
            let [candidate, tail @ ..] = rest else {
                panic!("the slot has no such word");
            };
            if *candidate == word {
                bits |= 1 << place;
                break;
            }
            (rest, place) = (tail, place.saturating_add(1));
        }
    }
    bits
}

/// Reads a cell such as `8.6`, 0 where there is none. Compile time only.
pub(super) const fn version_cell(text: &str) -> u16 {
    match text.as_bytes() {
        [] | [b'-'] => 0,
        _ => short(Version::from_literal(text).number()),
    }
}

/// As [`version_cell`], of a bound that may be left out. Compile time only.
pub(super) const fn bound(none: u16, text: &str) -> u16 {
    match text.as_bytes() {
        [] => none,
        _ => version_cell(text),
    }
}
