//! Values that people copy: addresses as a debugger prints them, numbers that some table of the documents holds, offsets of the profile.

use super::{Meanings, is_digits};
use crate::documented::ptxas::of_opcode;
use crate::documented::{number_of, symbols, tables, tileiras, word_of};
use crate::{cubin_words, driver, profile, scheduler};
use alloc::{format, string::String, string::ToString, vec::Vec};
use smarch::documented::ptxas::RELATED_VALUES;

/// Programs are loaded from here on.
const LOWEST_ADDRESS: u32 = 0x40_0000;

/// Whether the documents have an address, or a name, as a symbol.
pub fn is_symbol(word: &str) -> bool {
    let question = symbols::Question::parse(&[word.to_string()], None, false);
    question.is_ok_and(|question| symbols::find(&question).is_ok())
}

/// An address in a word: 0x00000000006765e0, sub_6765E0+0x14, <sub_6765E0+20>; as the documents write it.
fn address_in(word: &str) -> Option<String> {
    let word = word.trim_matches(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let (start, offset) = match word.split_once('+') {
        Some((start, offset)) => (start, word_of(offset)?),
        None => (word, 0),
    };
    let digits = start.strip_prefix("sub_").or(start.strip_prefix("0x")).or(start.strip_prefix("0X"))?;
    let digits = digits.trim_start_matches('0');
    let address = u32::from_str_radix(digits, 16).ok()?.checked_add(offset)?;
    (address >= LOWEST_ADDRESS).then(|| format!("{address:#x}"))
}

/// Addresses, one or several at once.
pub fn addresses(meanings: &mut Meanings, text: &str) {
    let words: Vec<&str> = text.split([' ', ',', '\n', '\t']).filter(|word| !word.is_empty()).take(16).collect();
    let found: Vec<Option<String>> = words.iter().map(|word| address_in(word)).collect();
    // Of a name that is written as the documents write it the name is asked about.
    let is_one_name = matches!(words.as_slice(), [word] if is_symbol(word));
    // A debugger prints sixteen digits, with words around them.
    let is_printed = |word: &&str| word.len() == 18 && word.starts_with("0x0000");
    let is_frame = words.iter().any(is_printed);
    if !is_one_name
        && found.iter().any(Option::is_some)
        && (is_frame || found.iter().filter(|it| it.is_none()).count() <= words.len() / 2)
    {
        for address in found.into_iter().flatten().filter(|address| is_symbol(address)) {
            meanings.add("symbol", &[&address]);
        }
    }
}

/// A line of a dump of a cubin: "Flags: 0x6005a04", "Attribute: EIATTR_REGCOUNT".
pub fn of_cubins(meanings: &mut Meanings, text: &str) {
    let last = text.rsplit([' ', '\t', ':', '=']).next().unwrap_or(text);
    let is_word = cubin_words::attribute(last).is_some() || word_of(last).and_then(cubin_words::flags).is_some();
    if is_word && !is_digits(last) {
        meanings.add("explain", &[last]);
    }
}

/// What a number is in some table.
pub fn numbers(meanings: &mut Meanings, text: &str) {
    if profile::layout_at(text).is_some() {
        meanings.add("profile", &[text]);
    }
    let Some(number) = number_of(text, u64::MAX) else { return };
    let is_hexadecimal = !is_digits(text);
    let small = u32::try_from(number).unwrap_or(u32::MAX);
    let is_encoded = RELATED_VALUES.iter().any(|it| (it.lowest..=it.highest).contains(&small));
    if is_encoded {
        meanings.add("documented", &["ptxas", text]);
    }
    if small > 1000 && scheduler::of_number(small).is_ok() && (is_encoded || small > 0xffff) {
        meanings.add("scheduler", &[text]);
    }
    if of_opcode(text).is_some() {
        meanings.add("documented", &["ptxas", text]);
    }
    let is_of_tileiras = matches!(
        tileiras::find(text),
        Ok(tileiras::Found::Opcode { .. } | tileiras::Found::Cpu(_) | tileiras::Found::Missing(_))
    );
    if is_of_tileiras {
        meanings.add("documented", &["tileiras", text]);
    }
    let is_builtin = crate::documented::cicc::builtins(Some(text), None).is_ok();
    if is_builtin && small > 300 {
        meanings.add("documented", &["cicc", "builtin", text]);
    }
    if !is_hexadecimal && driver(text).is_ok() && text.len() == 3 {
        meanings.add("driver", &[text]);
    }
    let is_in_a_table = is_hexadecimal && !is_of_tileiras || number > 1000;
    if is_in_a_table && !is_encoded && !is_builtin && tables::holding(None, text).is_some() && !is_symbol_start(text) {
        meanings.add("documented", &[text]);
    }
}

/// Of an address the symbol says more than the tables.
fn is_symbol_start(text: &str) -> bool {
    address_in(text).is_some_and(|address| is_symbol(&address))
}
