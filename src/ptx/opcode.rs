//! What ptxas reads as an instruction's name: "mul.wide", "cp.async.bulk". Its parts stand together, before all modifiers.

use super::Form;
use super::generated::operands::OPCODES;
use super::missing::first_part;
use super::parse::next_word;

/// Whether a name begins with a text, part by part.
const fn begins(mut name: &[u8], mut text: &[u8]) -> bool {
    while let ([own, name_left @ ..], [byte, text_left @ ..]) = (name, text) {
        if *own != *byte {
            return false;
        }
        (name, text) = (name_left, text_left);
    }
    text.is_empty() && matches!(name, [] | [b'.', ..])
}

/// Whether some name begins with a text and a word that has its dot.
const fn goes_on(text: &[u8], word: &[u8]) -> bool {
    let mut names: &[&str] = &OPCODES;
    while let [name, rest @ ..] = names {
        if let Some((first, more)) = name.as_bytes().split_at_checked(text.len())
            && begins(first, text)
            && begins(more, word)
        {
            return true;
        }
        names = rest;
    }
    false
}

/// Whether the modifier whose dot is at this place belongs to a name with which the text begins, and others stand between: ".wide" of "mul.s32.wide".
#[cold]
#[inline(never)]
pub(super) const fn is_torn_off(text: &[u8], at: usize) -> bool {
    let Some((_, modifiers)) = text.split_at_checked(at) else {
        return false;
    };
    let Some((modifier, _)) = next_word(modifiers) else {
        return false;
    };
    let mut end = super::word::part(text).1;
    while let Some((beginning, behind)) = text.split_at_checked(end)
        && end < at
        && let Some((word, _)) = next_word(behind)
    {
        if !goes_on(beginning, word) {
            return goes_on(beginning, modifier);
        }
        end = end.wrapping_add(word.len());
    }
    false
}

/// Whether a modifier is none but as a part of names: ptxas does not know it elsewhere. Those of which it does are "mma", "async", "lo".
pub(crate) fn is_of_names(modifier: &[u8]) -> bool {
    const WORDS: &[&[u8]] = &[
        b"arrive",
        b"arrive_drop",
        b"base",
        b"bulk",
        b"c",
        b"commit",
        b"commit_group",
        b"complete_tx",
        b"cp_fenceproxy",
        b"cvt",
        b"d",
        b"expect_tx",
        b"fence",
        b"fractional",
        b"full",
        b"grad",
        b"init",
        b"inval",
        b"l",
        b"ld_reduce",
        b"level",
        b"load",
        b"mask",
        b"mbarrier",
        b"mma_async",
        b"p",
        b"pack",
        b"parity",
        b"pending_count",
        b"prefetch",
        b"proxy",
        b"query_cancel",
        b"range",
        b"red",
        b"reduce",
        b"relinquish_alloc_permit",
        b"replace",
        b"store",
        b"tensor",
        b"test_wait",
        b"to",
        b"try_cancel",
        b"try_wait",
        b"w",
        b"wait_all",
        b"wait_group",
        b"warp",
        b"wide",
        b"ws",
        b"x",
        b"y",
        b"z",
    ];
    WORDS.iter().any(|word| word.iter().eq(modifier))
}

impl Form {
    /// The name with which a text begins: the longest; `None`: it is none of an instruction.
    #[cold]
    pub(crate) fn opcode(text: &[u8]) -> Option<&[u8]> {
        let of = |name: &&str| begins(text, name.as_bytes()).then_some(name.len());
        let length = OPCODES.iter().filter_map(of).max()?;
        text.get(..length)
    }

    /// Whether a text begins as names do, and goes on as none.
    pub(super) fn is_half(text: &[u8]) -> bool {
        Self::opcode(text).is_none() && goes_on(first_part(text), b"")
    }

    /// The part of an instruction's text that ptxas calls it by.
    pub(crate) fn name_in(text: &[u8]) -> &[u8] {
        Self::opcode(text).unwrap_or_else(|| first_part(text))
    }
}
