//! The types among the modifiers of an instruction that has no form: whether any form of the instruction has such, in that order.

use super::Form;
use super::families;
use super::family::{Cube, FormFamily, Rules, bit};
use super::word::{self, WORDS, Word};

/// No form has more types.
const MOST_TYPES: usize = 8;

/// Whether a modifier is a type: "f32", "b1", "e4m3x2", "bf16x2", "tf32".
pub(crate) const fn is_type(word: &[u8]) -> bool {
    match word {
        // The size of a tensor map, which may stand anywhere.
        b"b1024" => false,
        [b'b' | b'u' | b's' | b'f' | b'e', b'0'..=b'9', ..] => true,
        [b'b' | b't', b'f', b'0'..=b'9', ..] | [b'u', b'e', b'0'..=b'9', ..] => true,
        _ => is_opaque(word),
    }
}

const fn is_opaque(word: &[u8]) -> bool {
    matches!(word, b"pred" | b"texref" | b"surfref" | b"samplerref")
}

/// The types of a text, as words.
struct Types {
    words: [Word; MOST_TYPES],
    count: usize,
}

impl Types {
    /// `None`: there are more than any form has, or such as ptxas does not always count.
    fn of(name: &[u8], mut text: &[u8]) -> Option<Self> {
        let mut types = Self {
            words: [word::NONE; MOST_TYPES],
            count: 0,
        };
        let mut has_opaque = false;
        while let [b'.', after @ ..] = text {
            let (word, length) = word::first_word(after);
            let (own, rest) = after.split_at_checked(length)?;
            has_opaque |= is_opaque(own);
            if let Some(word) = word.filter(|_| is_type(own)) {
                *types.words.get_mut(types.count)? = word;
                types.count = types.count.saturating_add(1);
            }
            text = rest;
        }
        // ptxas takes `mul.pred.f32`, but no such access.
        let is_taken =
            has_opaque && types.count > 1 && !matches!(name, b"and" | b"ld" | b"mov" | b"selp" | b"shl" | b"st");
        if is_taken { None } else { Some(types) }
    }

    /// Whether a form of a family has them, one after the other, and is called so: "mul.wide".
    fn fit(&self, family: &FormFamily, rules: &Rules, name: &[u8]) -> bool {
        rules
            .exists
            .iter()
            .any(|cube| self.fit_cube(family, rules, *cube, name))
    }

    /// Whether a form of a cube does.
    fn fit_cube(&self, family: &FormFamily, rules: &Rules, cube: Cube, name: &[u8]) -> bool {
        // After each slot: of which first types it may be the last, a bit each.
        let mut reached = 1u32;
        for (slot, place) in family.slots.as_slice().iter().zip(rules.places) {
            let is_name = slot
                .words
                .as_slice()
                .iter()
                .any(|word| matches!(text_of(*word), b"wide"));
            let (mut may_be_none, mut next) = (false, 0);
            for (within, word) in slot.words.as_slice().iter().enumerate() {
                if cube & bit(place.first.saturating_add(within as u32)) == 0 {
                    continue;
                }
                let own = text_of(*word);
                if is_type(own) {
                    for (number, word_of_text) in self.words.iter().take(self.count).enumerate() {
                        if reached >> number & 1 != 0 && word == word_of_text {
                            next |= 2 << number;
                        }
                    }
                } else {
                    may_be_none |= !is_name || own.iter().eq(if name.is_empty() { b"-" } else { name });
                }
            }
            if may_be_none {
                next |= reached;
            }
            reached = next;
        }
        reached >> self.count & 1 != 0
    }
}

/// Whether a word is part of what ptxas calls the instruction, though a slot has it.
fn is_of_name(word: &[u8]) -> bool {
    matches!(word, b"lo" | b"hi" | b"wide")
}

pub(super) fn text_of(word: Word) -> &'static [u8] {
    WORDS
        .get(usize::from(word))
        .map_or(b"", |word| word.as_str().as_bytes())
}

/// Whether the next part of a family's name is among the modifiers; `.sync` may be missing.
pub(super) fn goes_on(more: &[u8], modifiers: &[u8]) -> bool {
    let mut parts = more.split(|&byte| byte == b'.').skip(1);
    let part = parts.next().unwrap_or_default();
    let is_there = modifiers.split(|&byte| byte == b'.').any(|own| own.iter().eq(part));
    is_there || matches!(part, b"" | b"sync" | b"aligned")
}

impl Form {
    /// Whether some form of the instruction has the types that are among these modifiers, or that is not known. Modifiers of no form do not count.
    #[cold]
    #[inline(never)]
    pub(crate) fn has_types(text: &[u8]) -> bool {
        let (name, modifiers) = text.split_at_checked(word::part(text).1).unwrap_or_default();
        let Some(types) = Types::of(name, modifiers) else {
            return true;
        };
        let own_name = Self::name_in(text)
            .get(name.len().saturating_add(1)..)
            .unwrap_or_default();
        let own_name = if is_of_name(own_name) { own_name } else { b"" };
        let mut place = families::first_not_before(name);
        let mut is_met = false;
        while let Some(family) = families::family_of(place) {
            let Some((first, more)) = family.name.as_str().as_bytes().split_at_checked(name.len()) else {
                break;
            };
            if !first.iter().eq(name) {
                break;
            }
            if matches!(more, [] | [b'.', ..]) && goes_on(more, modifiers) {
                is_met = true;
                let has_own = more.split(|&byte| byte == b'.').any(is_type);
                let fits = |rules| types.fit(family, rules, own_name);
                if has_own || families::rules_of(place).is_none_or(fits) {
                    return true;
                }
            }
            place = place.saturating_add(1);
        }
        !is_met
    }
}
