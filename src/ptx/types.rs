//! The types among the modifiers of an instruction that has no form: whether any form of the instruction has such, in that order.

use super::Form;
use super::families;
use super::family::FormFamily;
use super::word::{self, WORDS, Word};

/// No form has more types.
const MOST_TYPES: usize = 8;

/// Whether a modifier is a type: "f32", "b1", "e4m3x2", "bf16x2", "tf32".
fn is_type(word: &[u8]) -> bool {
    match word {
        [b'b' | b'u' | b's' | b'f' | b'e', b'0'..=b'9', ..] => true,
        [b'b' | b't', b'f', b'0'..=b'9', ..] | [b'u', b'e', b'0'..=b'9', ..] => true,
        _ => is_opaque(word),
    }
}

fn is_opaque(word: &[u8]) -> bool {
    matches!(word, b"pred" | b"texref" | b"surfref" | b"samplerref")
}

/// The types of a text, as words.
struct Types {
    words: [Word; MOST_TYPES],
    count: usize,
}

impl Types {
    /// `None`: there are more than any form has, or such as ptxas does not always count.
    fn of(mut text: &[u8]) -> Option<Self> {
        let mut types = Self {
            words: [word::NONE; MOST_TYPES],
            count: 0,
        };
        while let [b'.', after @ ..] = text {
            let (word, length) = word::first_word(after);
            let (own, rest) = after.split_at_checked(length)?;
            // ptxas takes `mul.pred.f32`.
            if is_opaque(own) {
                return None;
            }
            if let Some(word) = word.filter(|_| is_type(own)) {
                *types.words.get_mut(types.count)? = word;
                types.count = types.count.saturating_add(1);
            }
            text = rest;
        }
        Some(types)
    }

    /// Whether the slots of a family may hold them, one after the other.
    fn fit(&self, family: &FormFamily) -> bool {
        let is_of_type = |word: &Word| {
            WORDS
                .get(usize::from(*word))
                .is_some_and(|word| is_type(word.as_str().as_bytes()))
        };
        // After each slot: of which first types it may be the last, a bit each.
        let mut reached = 1u32;
        for slot in family.slots.as_slice() {
            let words = slot.words.as_slice();
            if !words.iter().any(is_of_type) {
                continue;
            }
            let may_be_left_out = words.iter().any(|word| !is_of_type(word));
            let mut next = if may_be_left_out { reached } else { 0 };
            for (place, own) in self.words.iter().take(self.count).enumerate() {
                if reached >> place & 1 != 0 && words.contains(own) {
                    next |= 2 << place;
                }
            }
            reached = next;
        }
        reached >> self.count & 1 != 0
    }
}

impl Form {
    /// Whether some form of the instruction has the types that are among these modifiers, or that is not known. Modifiers of no form do not count.
    #[cold]
    #[inline(never)]
    pub(crate) fn has_types(text: &[u8]) -> bool {
        let (name, modifiers) = text.split_at_checked(word::part(text).1).unwrap_or_default();
        let Some(types) = Types::of(modifiers) else {
            return true;
        };
        let mut place = families::first_not_before(name);
        let mut is_met = false;
        while let Some(family) = families::family_of(place) {
            let Some((first, more)) = family.name.as_str().as_bytes().split_at_checked(name.len()) else {
                break;
            };
            if !first.iter().eq(name) {
                break;
            }
            if matches!(more, [] | [b'.', ..]) {
                is_met = true;
                let has_own = more.split(|&byte| byte == b'.').any(is_type);
                if has_own || types.fit(family) {
                    return true;
                }
            }
            place = place.saturating_add(1);
        }
        !is_met
    }

    /// The part of an instruction's text that ptxas calls it by: "add", "mul.wide", "wmma.load.a".
    pub(crate) fn name_in(text: &[u8]) -> &[u8] {
        let mut parts = text.split(|&byte| byte == b'.');
        let mut next = || parts.next().unwrap_or_default();
        let (first, second, third) = (next(), next(), next());
        let more = match (first, second) {
            (b"mul" | b"mad", b"lo" | b"hi" | b"wide")
            | (b"shf", b"l" | b"r")
            | (b"cvta", b"to")
            | (b"wmma", b"mma")
            | (b"suld" | b"sust", b"b" | b"p")
            | (b"bar", b"warp")
            | (b"cp", b"async") => second.len().saturating_add(1),
            (b"wmma", b"load" | b"store") => second.len().saturating_add(third.len()).saturating_add(2),
            _ => 0,
        };
        text.get(..first.len().saturating_add(more)).unwrap_or(text)
    }
}
