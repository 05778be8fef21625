//! Instructions of which there is no form: what ptxas says of their words. Which it does not know, which stand there twice or do not belong, which are
//! missing.
//!
//! Source: `tests/data/ptx/mutants.tsv.zst`, what ptxas says of real statements one of whose words was taken away, doubled or replaced; measured.

use super::family::{Cube, FormSlot, Rules, bit, every};
use super::missing::{after, behind, first_part};
use super::opcode::is_of_names;
use super::parse::{self, Taken};
use super::text::faults::Fault;
use super::types::{goes_on, is_type};
use super::word::{NONE, first_word};
use super::{Form, alien, families, matrix};

/// What is wrong with a word, or with one that is not there; words with their dots.
#[derive(Clone, Copy, Debug)]
enum Wrong<'text> {
    /// Another word has its slot, which has this name; or it is part of the instruction's name, and was there.
    Twice(&'static [u8], &'text [u8]),
    /// The instruction has no such.
    Alien(&'text [u8]),
    /// A part of the instruction's name is missing.
    LacksOfName(&'static [u8]),
    /// A slot of this name needs a word.
    Lacks(&'static [u8]),
    /// A type that has no slot.
    OtherType,
    /// The words do not go together.
    Mixed,
}

/// A line, with the name that stands in it.
pub(crate) type Line<'text> = (Fault, &'text [u8]);

/// Those about one word.
pub(super) type Lines<'text> = [Option<Line<'text>>; 3];

impl Form {
    /// The line of this number of what ptxas says of an instruction that is no form; `None`: that is not known, or there is none left.
    #[cold]
    #[inline(never)]
    pub(crate) fn line_of_words(text: &[u8], number: u32) -> Option<Line<'_>> {
        if is_long(text) {
            return None;
        }
        let mut left = number;
        let mut from = first_part(text).len();
        while let Some(modifier) = Self::unknown_modifier(text, from) {
            if left == 0 {
                return Some((Fault::UnknownModifier, modifier));
            }
            left = left.checked_sub(1)?;
            let before = (modifier.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
            from = before.saturating_add(modifier.len());
        }
        if !Self::is_instruction(text) {
            return (left == 0).then(|| (Fault::NoInstruction, first_part(text)));
        }
        if let Some(found) = matrix::line(text, left) {
            return found;
        }
        let mut found = None;
        let has_types = Self::has_types(text);
        if let Some(place) = nearest(text) {
            let (mut are_known, mut is_over) = (true, false);
            let mut told = 0u32;
            each(text, place, |wrong| {
                // The others are looked for behind the types.
                let own = lines_of(text, wrong);
                let lines = match wrong {
                    Wrong::OtherType => return,
                    Wrong::Twice(b"mode" | b"op", _) if !has_types => [None; 3],
                    Wrong::Twice(..) => own,
                    // It says no more then.
                    Wrong::Alien(word @ (b".sync" | b".add" | b".min" | b".max" | b".cas")) => {
                        is_over = true;
                        [Some((Fault::MisplacedModifier, word)), None, None]
                    }
                    _ if is_over => return,
                    _ if has_types => own,
                    _ => [None; 3],
                };
                let lines = lines.map(|line| line.filter(|(fault, _)| has_types || *fault != Fault::SpaceCount));
                are_known &= lines[0].is_some() || !has_types;
                for line in lines.into_iter().flatten() {
                    if told == left {
                        found = Some(line);
                    }
                    told = told.saturating_add(1);
                }
            });
            if are_known && found.is_some() || is_over {
                return found;
            }
            if are_known {
                left = left.checked_sub(told)?;
            }
        }
        if has_types {
            return None;
        }
        let name = Self::name_in(text);
        let is_unsigned =
            matches!(name, b"abs" | b"neg") && alien::has_type(text, |of| matches!(of, [b'u', b'0'..=b'9', ..]));
        let is_address = matches!(name, b"cvta" | b"cvta.to") && has(text, b".s64");
        let fault = match (is_unsigned, is_address) {
            (true, _) => Fault::NotSigned,
            (_, true) => Fault::NotAddress,
            _ => Fault::InstructionTypes,
        };
        // Of modifiers it says more only where the type is one at all.
        let others = if is_unsigned {
            lines_of_float(text, name, [true; 2])
        } else {
            [None; 3]
        };
        let mut lines = core::iter::once((fault, name)).chain(others.into_iter().flatten());
        lines.nth(left as usize)
    }

    /// A form that has as many of an instruction's words as one may have: ptxas looks at the operands with the types alone. It has so many operands, else
    /// fewer, else the fewest.
    #[cold]
    #[inline(never)]
    pub(crate) fn near(text: &[u8], operands: u32) -> Option<Self> {
        let place = if is_long(text) { None } else { nearest(text) }?;
        let mut taken = Taken::NONE;
        let (mut has_types, mut last) = (true, None);
        read(text, place, &mut taken, |wrong| match wrong {
            Wrong::OtherType => has_types = false,
            // Of two the last counts.
            Wrong::Twice(b"vec" | b"shape", word) => last = word.get(1..).and_then(|word| first_word(word).0),
            _ => {}
        })?;
        if !Self::has_types(text) {
            return None;
        }
        let (family, rules) = (families::family_of(place)?, families::rules_of(place)?);
        let types = types_of(family.slots.as_slice());
        let slots = family.slots.as_slice();
        taken.choices = last.map_or(taken.choices, |word| with_last(taken.choices, slots, word));
        let is_whole = rules.have(taken.choices);
        let (mut choices, mut first) = (taken.choices, 0u32);
        if !is_whole {
            choices &= types;
        }
        if !has_types || !rules.have(choices) {
            return None;
        }
        for (number, slot) in family.slots.as_slice().iter().enumerate() {
            let count = slot.words.len() as u32;
            let is_type = every(slot.words.len(), first) & types != 0;
            if !taken.has(number) || !is_whole && !is_type {
                let mut found = None;
                for (choice, word) in (first..).zip(slot.words.as_slice()) {
                    let has_place = parse::count_of(*word).is_some_and(|count| count <= operands as usize);
                    if (found.is_none() || has_place) && rules.have(choices | bit(choice)) {
                        found = Some(choice);
                    }
                }
                choices |= bit(found?);
            }
            first = first.saturating_add(count);
        }
        rules.have(choices).then(|| Self::of(place, choices))
    }
}

/// The choices with this word in the slot of shapes, or in that which says whether operands are vectors.
fn with_last(choices: Cube, slots: &[FormSlot], word: u16) -> Cube {
    let mut first = 0u32;
    for slot in slots {
        let words = slot.words.as_slice();
        if let Some(within) = words
            .iter()
            .position(|own| *own == word)
            .filter(|_| slot.name.is(b"vec") || slot.name.is(b"shape"))
        {
            return choices & !every(words.len(), first) | bit(first.saturating_add(within as u32));
        }
        first = first.saturating_add(words.len() as u32);
    }
    choices
}

/// Whether a text has more words than any form: it is not known what is said of all of them, and each line is looked for from the first word on.
fn is_long(text: &[u8]) -> bool {
    let mut words = text.get(first_part(text).len()..).unwrap_or_default();
    for _ in 0..parse::MOST_WORDS {
        match parse::next_word(words) {
            Some((_, rest)) => words = rest,
            None => return false,
        }
    }
    parse::next_word(words).is_some()
}

/// The bits of the slots of types, and of whether they are vectors.
fn types_of(slots: &[FormSlot]) -> Cube {
    let (mut bits, mut first) = (0, 0u32);
    for slot in slots {
        let words = slot.words.as_slice();
        let is_of_types = words.iter().any(|word| is_type(super::types::text_of(*word)));
        if is_of_types || slot.name.is(b"vec") {
            bits |= every(words.len(), first);
        }
        first = first.saturating_add(words.len() as u32);
    }
    bits
}

/// The family of the instruction's name with which least is wrong.
fn nearest(text: &[u8]) -> Option<u32> {
    let base = first_part(text);
    let mut place = families::first_not_before(base);
    let mut best: Option<(u32, u32)> = None;
    while let Some(own) = families::family_of(place).and_then(|family| after(family.name.as_str().as_bytes(), base)) {
        if matches!(own, [] | [b'.', ..]) && goes_on(own, text) {
            let mut count = 0u32;
            each(text, place, |_| count = count.saturating_add(1));
            if best.is_none_or(|(_, least)| count < least) {
                best = Some((place, count));
            }
        }
        place = place.saturating_add(1);
    }
    best.map(|(place, _)| place)
}

/// Tells what is wrong with the words of a text, if it is taken for an instruction of this family. Types are left out.
fn each<'text>(text: &'text [u8], place: u32, mut tell: impl FnMut(Wrong<'text>)) -> Option<()> {
    let mut taken = Taken::NONE;
    read(text, place, &mut taken, &mut tell)?;
    let (family, rules) = (families::family_of(place)?, families::rules_of(place)?);
    lacking(rules, family.slots.as_slice(), taken, tell);
    Some(())
}

/// The same of the words that are there, which belong to slots then.
fn read<'text>(text: &'text [u8], place: u32, taken: &mut Taken, mut tell: impl FnMut(Wrong<'text>)) -> Option<()> {
    let (family, rules) = (families::family_of(place)?, families::rules_of(place)?);
    let slots = family.slots.as_slice();
    let base = first_part(text);
    let name = after(family.name.as_str().as_bytes(), base)?;
    let (mut own, mut words) = (name, text.get(base.len()..)?);
    let mut from = 0;
    while let Some((with_dot, rest)) = parse::next_word(words) {
        words = rest;
        if let Some((mut skipped, next)) = behind(own, with_dot) {
            while skipped != 0 {
                let (first, others) = parse::next_word(own)?;
                tell(Wrong::LacksOfName(first));
                (own, skipped) = (others, skipped.saturating_sub(1));
            }
            own = next;
            continue;
        }
        let (_, bare) = with_dot.split_first()?;
        // What no instruction has was told before.
        let at = (with_dot.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
        let Some(word) = first_word(bare)
            .0
            .filter(|_| !is_of_names(bare) || at < Form::name_in(text).len())
        else {
            continue;
        };
        if let Some(slot) = taken.enter(rules, slots, from, word) {
            from = slot;
        } else if taken.enter(rules, slots, 0, word).is_some() {
        } else if is_type(bare) {
            tell(Wrong::OtherType);
        } else if let Some(slot) = slots.iter().find(|slot| slot.words.as_slice().contains(&word)) {
            tell(Wrong::Twice(slot.name.as_str().as_bytes(), with_dot));
        } else if behind(name, with_dot).is_some() {
            tell(Wrong::Twice(b"", with_dot));
        } else {
            tell(Wrong::Alien(with_dot));
        }
    }
    while let Some((first, rest)) = parse::next_word(own) {
        tell(Wrong::LacksOfName(first));
        own = rest;
    }
    Some(())
}

/// Tells of the slots that need a word.
fn lacking<'text>(rules: &Rules, slots: &[FormSlot], mut taken: Taken, mut tell: impl FnMut(Wrong<'text>)) {
    let mut first = 0u32;
    for (number, slot) in slots.iter().enumerate() {
        let begin = first;
        first = first.saturating_add(slot.words.len() as u32);
        let words = slot.words.as_slice();
        let is_operands = words.last().is_some_and(|word| parse::count_of(*word).is_some());
        let is_of_types = words.iter().any(|word| is_type(super::types::text_of(*word)));
        if taken.has(number) || is_operands || is_of_types {
            continue;
        }
        if words.first() != Some(&NONE) {
            tell(Wrong::Lacks(slot.name.as_str().as_bytes()));
        } else if rules.have(taken.choices | bit(begin)) {
            taken.choices |= bit(begin);
        } else if rules.have(taken.choices) {
            tell(Wrong::Lacks(slot.name.as_str().as_bytes()));
        }
    }
    if !rules.have(taken.choices) {
        tell(Wrong::Mixed);
    }
}

/// The lines about it; none: they are not known.
fn lines_of<'text>(text: &'text [u8], wrong: Wrong<'text>) -> Lines<'text> {
    let name = Form::name_in(text);
    let one = |fault, name: &'text [u8]| [Some((fault, name)), None, None];
    let twice = |what: &'static [u8]| one(Fault::Twice, what);
    let lacks = |what: &'static [u8]| one(Fault::LacksWord, what);
    match wrong {
        Wrong::Twice(slot, word) => match (slot, word) {
            (b"rnd", _) => twice(b"rounding"),
            (b"cmp", _) => one(Fault::TwiceComparison, name),
            (b"ftz", b".ftz") | (b"sem", b".weak" | b".volatile") => one(Fault::TwiceModifier, word),
            (b"op", _) if matches!(name, b"atom" | b"red") => one(Fault::TwiceOperation, name),
            (b"" | b"aligned", b".aligned") => twice(b".aligned"),
            (b"shape", _) => twice(b"matrix shape"),
            (b"vec", _) => twice(b"vector"),
            (b"geom", [b'.', b'1'..=b'5', b'd']) => twice(b"dimension"),
            (b"geom", _) => twice(b"texture"),
            (b"clamp", _) | (_, b".wrap" | b".clamp") => twice(b"clamp"),
            (b"mode", _) if matches!(name, b"shfl") => twice(b"shuffle"),
            (b"frag", _) | (b"", b".a" | b".b") => one(Fault::IllegalModifier, b"Component"),
            (b"mode", b".lo" | b".hi") => alien::lines_of(text, word),
            (b"num", _) => twice(b".num"),
            (b"space", _) if matches!(name, b"ldmatrix") => {
                [Some((Fault::SpaceCount, name)), Some((Fault::SpaceCount, name)), None]
            }
            (b"space", _) => one(Fault::SpaceCount, name),
            _ => [None; 3],
        },
        Wrong::LacksOfName(b".sync") | Wrong::Lacks(b"sync") if matches!(name, b"ldmatrix") => [
            Some((Fault::LacksWord, b".sync")),
            Some((Fault::LacksWord, b".sync")),
            None,
        ],
        Wrong::LacksOfName(b".sync") | Wrong::Lacks(b"sync") => lacks(b".sync"),
        // Of `wgmma` ptxas does not ask it.
        Wrong::LacksOfName(b".aligned") | Wrong::Lacks(b"aligned") if !matches!(name, [b'w', b'g', ..]) => {
            lacks(b".aligned")
        }
        // Words of the instruction's name were read.
        Wrong::Alien(word) if offset_of(text, word) < name.len() => [None; 3],
        Wrong::Alien(word) => alien::lines_of(text, word),
        Wrong::Lacks(_) | Wrong::Mixed if matches!(name, b"fence" | b"membar") => lines_of_fence(text, name),
        Wrong::Lacks(b"space") if matches!(name, b"ld") && has(text, b".nc") => one(Fault::LacksGlobal, b".nc"),
        Wrong::Lacks(b"scope" | b"sem") if matches!(name, b"ld" | b"st") => lines_of_mixed(text, name),
        Wrong::Lacks(b"rnd") if matches!(name, b"div" | b"sqrt") && has(text, b".f64") => lacks(b"Rounding"),
        Wrong::Lacks(b"op") if has(text, b".param") => one(Fault::LacksOperation, name),
        Wrong::Lacks(b"geom") if has(text, b".4d") || has(text, b".5d") => [None; 3],
        Wrong::Lacks(slot) => lines_of_slot(slot, name),
        Wrong::Mixed => lines_of_mixed(text, name),
        _ => [None; 3],
    }
}

/// Whether a word, with its dot, is among the modifiers.
fn has(text: &[u8], word: &[u8]) -> bool {
    let mut rest = text.get(first_part(text).len()..).unwrap_or_default();
    while let Some((own, behind)) = parse::next_word(rest) {
        rest = behind;
        if own.iter().eq(word) {
            return true;
        }
    }
    false
}

/// The lines about a slot that needs a word.
fn lines_of_slot<'text>(slot: &[u8], name: &'text [u8]) -> Lines<'text> {
    let lacks = |what: &'static [u8]| [Some((Fault::LacksWord, what)), None, None];
    match (slot, name) {
        (b"space", b"cvta.to") => [
            Some((Fault::LacksWord, b"State space")),
            Some((Fault::SpaceIncorrect, name)),
            None,
        ],
        (b"op", b"bar" | b"barrier") => lacks(b"Barrier"),
        (b"op", b"atom" | b"red") => [
            Some((Fault::NoOperation, b"")),
            Some((Fault::OperationType, b"")),
            Some((Fault::LacksOperation, name)),
        ],
        (b"op", b"redux") => [Some((Fault::LacksOperation, name)), None, None],
        (b"cop" | b"cache", b"cp.async") => lacks(b"'.ca or .cg'"),
        (b"rnd", b"div" | b"rcp" | b"sqrt") => lacks(b"Rounding modifier or '.approx'"),
        (b"rnd" | b"approx", b"rsqrt" | b"sin" | b"cos" | b"lg2" | b"tanh") => lacks(b".approx"),
        (b"rnd" | b"approx", b"ex2") => [
            Some((Fault::LacksWord, b".approx")),
            Some((Fault::LacksWord, b".approx")),
            None,
        ],
        (b"rnd", _) => lacks(b"Rounding"),
        (b"cmp", _) => lacks(b"Comparison"),
        (b"num", _) => lacks(b".num"),
        (b"layout", _) => lacks(b"layout"),
        (b"mode", b"shfl") => lacks(b"Shuffle"),
        (b"mode", b"vote") => lacks(b".mode"),
        (b"mode" | b"op", b"match") => [
            Some((Fault::LacksWord, b"'.any' or '.all'")),
            Some((Fault::OtherPredicateOutput, name)),
            None,
        ],
        (b"action", b"griddepcontrol") => lacks(b"'.launch_dependents' or '.wait'"),
        (b"geom", _) => lacks(b"Geometry"),
        (b"level", b"prefetch" | b"prefetchu") => lacks(b"Cache level"),
        (b"space", b"isspacep" | b"cvta") => [
            Some((Fault::LacksWord, b"State space")),
            Some((Fault::SpaceIncorrect, name)),
            None,
        ],
        (b"clamp", _) => lacks(b"Clamp"),
        (b"shape", _) => lacks(b"Shape"),
        _ => [None; 3],
    }
}

/// Where a word stands in a text.
fn offset_of(text: &[u8], word: &[u8]) -> usize {
    (word.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize)
}

/// The lines about a fence without a scope.
fn lines_of_fence<'text>(text: &'text [u8], name: &'text [u8]) -> Lines<'text> {
    let mut order: &[u8] = b".acq_rel";
    let mut rest = text.get(name.len()..).unwrap_or_default();
    while let Some((word, behind)) = parse::next_word(rest) {
        match word {
            b".sc" | b".acq_rel" => order = word,
            _ if Form::unknown_modifier(word, 0).is_some() => {}
            _ => return [None; 3],
        }
        rest = behind;
    }
    match name {
        b"membar" if order.len() == 8 => [Some((Fault::LacksLevel, name)), None, None],
        b"fence" => [
            Some((Fault::LacksScope, order)),
            Some((Fault::LacksWord, b"Scope")),
            None,
        ],
        _ => [None; 3],
    }
}

/// The lines about saturation, flushing and rounding where the type is an integer or that of double precision. Those about
/// rounding and saturation are left out where they are told as modifiers that the instruction never has.
fn lines_of_float<'text>(text: &'text [u8], name: &'text [u8], [may_round, may_saturate]: [bool; 2]) -> Lines<'text> {
    let is_integer = alien::has_type(text, |of| matches!(of, [b'u' | b's', b'0'..=b'9', ..]));
    let is_double = has(text, b".f64");
    let is_carried = has(text, b".cc");
    if is_carried || !(is_integer || is_double) {
        return [None; 3];
    }
    let is_rounding = |word: &[u8]| {
        matches!(
            word,
            [b'r', b'n' | b'z' | b'm' | b'p'] | [b'r', b'n' | b'z' | b'm' | b'p', b'i']
        )
    };
    let is_rounded = text.split(|&byte| byte == b'.').any(is_rounding);
    let illegal = |word: &'static [u8]| has(text, word).then_some((Fault::IllegalModifier, word));
    // Sums of `.s32` alone saturate.
    let is_sum = matches!(name, b"add" | b"sub" | b"addc" | b"subc" | b"mad.hi" | b"mad24.hi");
    let saturates = match (is_sum && is_integer, has(text, b".s32")) {
        (true, true) => None,
        (true, false) => type_of(text)
            .filter(|_| has(text, b".sat"))
            .map(|of| (Fault::SaturatedType, of)),
        (false, _) => illegal(b".sat").filter(|_| may_saturate),
    };
    let rounds = (may_round && is_rounded && is_integer).then_some((Fault::NoRounding, name));
    let is_approximate = has(text, b".approx");
    // Of others, which all are rounded, their slot tells it.
    let lacks = is_double && !is_rounded && !is_approximate && matches!(name, b"div");
    let lacks = lacks.then_some((Fault::LacksWord, "Rounding".as_bytes()));
    let approximates = illegal(b".approx").filter(|_| matches!(name, b"div" | b"sqrt"));
    let mut all = [saturates, approximates, illegal(b".ftz"), rounds, lacks]
        .into_iter()
        .flatten();
    [all.next(), all.next(), all.next()]
}

/// The type among the modifiers, with its dot.
fn type_of(text: &[u8]) -> Option<&[u8]> {
    let mut rest = text.get(Form::name_in(text).len()..)?;
    while let Some((word, behind)) = parse::next_word(rest) {
        if is_type(word.get(1..)?) {
            return Some(word);
        }
        rest = behind;
    }
    None
}

/// The lines about words that do not go together.
fn lines_of_mixed<'text>(text: &'text [u8], name: &'text [u8]) -> Lines<'text> {
    let words = || text.get(name.len()..).unwrap_or_default().split(|&byte| byte == b'.');
    let find = |is: fn(&[u8]) -> bool| {
        let word = words().find(|word| is(word))?;
        let at = (word.as_ptr() as usize)
            .checked_sub(text.as_ptr() as usize)?
            .checked_sub(1)?;
        text.get(at..)?.get(..word.len().saturating_add(1))
    };
    let one = |fault, name: &'text [u8]| [Some((fault, name)), None, None];
    match name {
        b"setp" | b"set" if words().any(|word| alien::is_other_comparison(text, word)) => {
            one(Fault::ComparisonType, name)
        }
        b"cvt" if words().any(|word| matches!(word, [b'r', b'n' | b'z' | b'm' | b'p' | b'a', ..])) => {
            one(Fault::NoRounding, name)
        }
        b"cp.async" => one(Fault::SpaceIncorrect, name),
        b"setp" | b"min" | b"max" | b"neg" | b"abs" | b"sqrt" => lines_of_float(text, name, [false; 2]),
        b"div" => lines_of_float(text, name, [true, false]),
        b"add" | b"sub" | b"addc" | b"subc" | b"mul" | b"mul.lo" | b"mul.hi" | b"mad" | b"mad.lo" | b"mad.hi"
        | b"mad24.hi" | b"mad24.lo" | b"fma" => lines_of_float(text, name, [true; 2]),
        b"ld" | b"st" if has(text, b".volatile") => [None; 3],
        b"ld" if has(text, b".nc") && !has(text, b".global") => one(Fault::LacksGlobal, b".nc"),
        b"ld" | b"st" => {
            let order = find(|word| matches!(word, b"relaxed" | b"acquire" | b"release"));
            let scope = find(|word| matches!(word, b"cta" | b"cluster" | b"gpu" | b"sys"));
            match (order, scope) {
                (Some(order), None) => one(Fault::LacksScope, order),
                (None, Some(scope)) => one(Fault::LacksOrder, scope),
                _ => [None; 3],
            }
        }
        _ => [None; 3],
    }
}
