//! How the rows of families are read while this crate compiles.

use crate::ptx::family::{Cube, FormSlot, Place, every, filter_bit, short};
use crate::ptx::word::{self, NONE, Word};
use crate::targets::{Suffix, Target, TargetSet};
use crate::{List, Text, Version};

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
        use $crate::ptx::{family::{Cube, Family, FormFamily, FormSlot, Rules}, generated::rows::{SlotSource, places, slots, words, words_count}};
        const SOURCE: &[SlotSource] = &[$((stringify!($slot), $words),)*];
        static WORDS: [$crate::ptx::Word; words_count(SOURCE)] = words(SOURCE);
        static SLOTS: [FormSlot; SOURCE.len()] = slots(&[$(text!(stringify!($slot)),)*], SOURCE, &WORDS);
        static PLACES: [$crate::ptx::family::Place; SOURCE.len()] = places(&SLOTS);
        static EXISTS: &[Cube] = &[$($crate::ptx::generated::rows::cube(&SLOTS, $form),)*];
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
                forms: $crate::ptx::generated::rows::cube(&$slots, $forms),
                subject: subject!($name $subject),
                targets: needs!(targets $needs),
                from: needs!(from $needs),
                since: $crate::ptx::generated::rows::version_cell(stringify!($since)),
                below: $crate::ptx::generated::rows::bound(u16::MAX, concat!($(stringify!($below))?)),
                above: $crate::ptx::generated::rows::bound(0, concat!($(stringify!($above))?)),
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
        $crate::ptx::generated::rows::from($from)
    };
    (targets $set:ident) => {
        $crate::ptx::generated::sets::$set
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
pub(crate) type SlotSource = (&'static str, &'static str);

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
pub(crate) const fn words_count(mut source: &[SlotSource]) -> usize {
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
pub(crate) const fn words<const COUNT: usize>(mut source: &[SlotSource]) -> [Word; COUNT] {
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
pub(crate) const fn slots<const COUNT: usize>(
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

/// The places of the slots. Compile time only.
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "evaluated at compile time only"
)]
pub(crate) const fn places<const COUNT: usize>(slots: &[FormSlot; COUNT]) -> [Place; COUNT] {
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
pub(crate) const fn cube(slots: &[FormSlot], text: &str) -> Cube {
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
pub(crate) const fn version_cell(text: &str) -> u16 {
    match text.as_bytes() {
        [] | [b'-'] => 0,
        _ => short(Version::from_literal(text).number()),
    }
}

/// As [`version_cell`], of a bound that may be left out. Compile time only.
pub(crate) const fn bound(none: u16, text: &str) -> u16 {
    match text.as_bytes() {
        [] => none,
        _ => version_cell(text),
    }
}

/// The targets with this number or a higher one, with any suffix.
pub(crate) const fn from(number: u32) -> TargetSet {
    let mut set = TargetSet::EMPTY;
    let mut targets = Target::ALL;
    while let [target, rest @ ..] = targets {
        if target.number() >= number {
            set = set.with(*target);
        }
        targets = rest;
    }
    set
}

/// The targets with one of these numbers, under their present names, and one of these suffixes.
pub(crate) const fn numbers(numbers: &[u32], suffixes: &[Suffix]) -> TargetSet {
    let mut set = TargetSet::EMPTY;
    let mut targets = Target::ALL;
    while let [target, rest @ ..] = targets {
        if has_number(target.resolve_alias(), numbers) && has_suffix(*target, suffixes) {
            set = set.with(*target);
        }
        targets = rest;
    }
    set
}

const fn has_number(target: Target, mut numbers: &[u32]) -> bool {
    while let [number, rest @ ..] = numbers {
        if target.number() == *number {
            return true;
        }
        numbers = rest;
    }
    false
}

const fn has_suffix(target: Target, mut suffixes: &[Suffix]) -> bool {
    while let [suffix, rest @ ..] = suffixes {
        if target.suffix() as u8 == *suffix as u8 {
            return true;
        }
        suffixes = rest;
    }
    false
}
