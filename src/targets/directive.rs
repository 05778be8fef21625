//! The `.target` directive as ptxas reads it, which is not as it is written.

use super::name::leading_number;
use super::{Suffix, Target};
use crate::{Error, Toolkit};

/// The words beside names that ptxas takes in a `.target` list.
const OPTIONS: [&[u8]; 4] = [b"debug", b"map_f64_to_f32", b"texmode_independent", b"texmode_unified"];

/// Which target ptxas of this release takes PTX for, given the text after `.target`.
///
/// ptxas is lenient here (erratum E03), and so is this function. It reads `sm_` or `compute_`, then a number, then
/// anything. The number saturates at 2^64 - 1 and is then taken modulo 2^32. The last character alone is the suffix, if
/// it is `a` or `f` and the release has such suffixes: `a` came with 12.0, `f` with 12.9. So `sm_075` and
/// `sm_4294967371` mean sm_75, `sm_100fa` means sm_100a, `sm_90b` means sm_90, and for 12.8 `sm_100f` means sm_100. In
/// a list the first word must be a name, and the last name counts. For text that a user typed take the strict
/// [`Target::parse`] or [`Name::parse`](super::Name::parse).
///
/// # Errors
/// [`Error::NameEmpty`]: no text. [`Error::NamePrefix`]: the first word is not a name.
/// [`Error::DirectiveOption`]: another word is neither a name nor an option. [`Error::DirectiveSyntax`]: a number,
/// or anything else that PTX's grammar has no place for.
/// [`Error::NameNumber`], [`Error::NameUnknownNumber`], [`Error::NameSuffix`]: as for names.
///
/// Source: `ptxas/FINDINGS.md` section 2, `evidence/ptxas_target_directive.tsv` (13.0.88), `releases/lenient_targets.tsv`; measured.
pub fn parse_ptx_target_like_ptxas(toolkit: Toolkit, text: &[u8]) -> Result<Target, Error> {
    parse(toolkit, text).map_err(|(error, _word)| error)
}

/// As [`parse_ptx_target_like_ptxas`]; an error comes with what ptxas complains of: a word, or the rest of the text
/// from where it does not follow.
pub(super) fn parse(toolkit: Toolkit, text: &[u8]) -> Result<Target, (Error, &[u8])> {
    let lenient = |word, rest| lenient_target(toolkit, rest).map_err(|error| (error, word));
    let mut target = None;
    for item in text.split(|&byte| byte == b',').map(<[u8]>::trim_ascii) {
        let (word, after) = leading_word(item);
        match (after_prefix(word), target) {
            _ if word.is_empty() && !item.is_empty() => return Err((Error::DirectiveSyntax, item)),
            (Some(rest), _) => target = Some(lenient(word, rest)?),
            (None, None) if item.is_empty() => return Err((Error::NameEmpty, text)),
            (None, None) => return Err((Error::NamePrefix, word)),
            (None, Some(_)) if OPTIONS.contains(&word) => {}
            (None, Some(_)) => return Err((Error::DirectiveOption, word)),
        }
        if !after.is_empty() {
            return Err((Error::DirectiveSyntax, after));
        }
    }
    target.ok_or((Error::NameEmpty, text))
}

/// The word that an item of the list begins with, and what follows it; no word begins with a digit.
fn leading_word(item: &[u8]) -> (&[u8], &[u8]) {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$');
    let end = match item {
        [b'0'..=b'9', ..] => 0,
        _ => item.iter().take_while(|byte| is_part(byte)).count(),
    };
    let (word, after) = item.split_at_checked(end).unwrap_or((item, &[]));
    (word, after.trim_ascii_start())
}

/// What PTX's grammar takes as one symbol at the beginning of a text: a decimal number, a word with or without a dot
/// before it, else one character.
pub(super) fn leading_symbol(text: &[u8]) -> &[u8] {
    let (dot, rest) = match text {
        [b'.', rest @ ..] => (1, rest),
        _ => (0, text),
    };
    let digits = |text: &[u8]| text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let length: usize = match (digits(rest), dot) {
        (0, _) => leading_word(rest).0.len(),
        (whole, 0) => match rest.get(whole..) {
            Some([b'.', fraction @ ..]) => whole.saturating_add(1).saturating_add(digits(fraction)),
            _ => whole,
        },
        (fraction, _) => fraction,
    };
    text.get(..length.saturating_add(dot).max(1)).unwrap_or(text)
}

fn after_prefix(word: &[u8]) -> Option<&[u8]> {
    word.strip_prefix(b"sm_").or_else(|| word.strip_prefix(b"compute_"))
}

fn lenient_target(toolkit: Toolkit, rest: &[u8]) -> Result<Target, Error> {
    let (number, _) = leading_number(rest).ok_or(Error::NameNumber)?;
    // A release reads the letters that it has targets with; any other is passed over as every other character is.
    let suffix = rest.last().map_or(Suffix::Base, |&last| suffix_of(toolkit, last));
    // The upper half is lost, as in ptxas.
    let number = number as u32;
    let known = |suffix| Target::from_parts(number, suffix).filter(|&target| toolkit.ptx_targets().contains(target));
    match known(suffix) {
        Some(target) => Ok(target),
        None if known(Suffix::Base).is_some() => Err(Error::NameSuffix),
        None => Err(Error::NameUnknownNumber),
    }
}

/// The suffix that a release reads this last character of a name as.
pub(super) fn suffix_of(toolkit: Toolkit, last: u8) -> Suffix {
    match last {
        b'a' if toolkit.is_from(FIRST_A) => Suffix::A,
        b'f' if toolkit.is_from(FIRST_F) => Suffix::F,
        _ => Suffix::Base,
    }
}

/// The release that brought suffix `a`; in earlier ones `sm_90a` means sm_90.
const FIRST_A: Toolkit = Toolkit::V12_0;

/// The release that brought suffix `f`; in earlier ones `sm_100f` means sm_100.
const FIRST_F: Toolkit = Toolkit::V12_9;
