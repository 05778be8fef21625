//! `_` with a predicate behind a bar in place of a result, `_|%p1`: where newer releases stop, those up to 12.4 say that it is no result, and that there is no
//! predicate.
//!
//! Source: ptxas 11.7 to 13.5, asked about 29 instructions each; measured.

use super::form::Form;
use super::generated::operands::SAID;
use super::operands::{Rows, UNKNOWN, lines_of, said_of};
use super::text::kinds::{Operand, SINK_PAIR};

const DISCARDS: &str = "Result discard mode is not allowed for instruction '{instruction}'";
const PREDICATE: &str = "Predicate output not allowed for instruction '{instruction}'";
/// The bit of the rows that tell of 13.0.
const NEWER: u8 = 1;

/// What such a release says, where the rows say this.
#[cold]
#[inline(never)]
pub(super) fn number_of_old(form: &Form, modifiers: &[u8], count: u8, number: u16) -> u16 {
    if number != UNKNOWN && !stops(number) {
        return number;
    }
    let newer = Rows::of(form, NEWER).with(count).first(count);
    let stops_newer = stops(said_of(newer, Operand::Plain(SINK_PAIR)));
    let end = modifiers
        .iter()
        .position(|&byte| byte == b'.')
        .unwrap_or(modifiers.len());
    let has_predicate = matches!(
        modifiers.get(..end),
        Some(b"tex" | b"tld4" | b"shfl" | b"match" | b"elect")
    );
    if !stops_newer || has_predicate {
        return number;
    }
    let both = SAID.iter().position(|lines| {
        matches!(lines, [first, second] if is_alike(first.words, DISCARDS) && is_alike(second.words, PREDICATE))
    });
    both.and_then(|place| u16::try_from(place).ok()).unwrap_or(number)
}

/// Whether it is said that ptxas stops at it.
fn stops(number: u16) -> bool {
    match lines_of(number) {
        [line] => line
            .words
            .strip_prefix('!')
            .is_some_and(|words| is_alike(words, DISCARDS)),
        _ => false,
    }
}

/// `==` of texts calls `bcmp`, which freestanding programs do not have.
fn is_alike(one: &str, other: &str) -> bool {
    one.len() == other.len() && one.bytes().eq(other.bytes())
}
