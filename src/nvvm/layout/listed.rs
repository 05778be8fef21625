//! The layouts that libnvvm of the older releases takes: a list of texts.
//!
//! Source: `evidence/libnvvm_layout_releases.tsv`, `evidence/libnvvm_releases.tsv`; measured.

use super::super::Phase;
use super::super::generated::rows::{
    COMPILED_BY_LIST, LISTS_F128, LISTS_NO_SHORT, LISTS_WITHOUT_I128, NAMES_32_BITS, VERIFIED_BY_LIST,
};
use crate::messages::{fill, template};
use crate::targets::Target;
use crate::text::Lossy;
use crate::{Text, Toolkit};
use core::fmt;

macro_rules! listed {
    ($pointers:literal, $i128:literal) => {
        text!(
            "e-",
            $pointers,
            "-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64",
            $i128,
            "-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
        )
    };
}

/// Whether a phase of this release compares the text with a list, in place of looking at what it states.
pub(super) fn is_by_list(toolkit: Toolkit, phase: Phase) -> bool {
    match phase {
        Phase::Verify => VERIFIED_BY_LIST.has(toolkit),
        Phase::Compile => COMPILED_BY_LIST.has(toolkit),
    }
}

/// The pointers that a listed layout states.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pointers {
    Bits64,
    Bits32,
    /// 64 bits, of shared memory 32.
    Shared32,
}

/// Whether such a phase takes a text.
pub(super) fn is_listed(toolkit: Toolkit, target: Target, phase: Phase, text: &[u8]) -> bool {
    let mut rest = text;
    let pointers = [
        (Pointers::Shared32, "e-p:64:64:64-p3:32:32:32"),
        (Pointers::Bits64, "e-p:64:64:64"),
        (Pointers::Bits32, "e-p:32:32:32"),
    ]
    .into_iter()
    .find_map(|(pointers, beginning)| take(&mut rest, beginning).then_some(pointers));
    let begins = take(&mut rest, "-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64");
    let has_i128 = take(&mut rest, "-i128:128:128");
    let has_floats = take(&mut rest, "-f32:32:32-f64:64:64");
    let has_f128 = take(&mut rest, "-f128:128:128");
    let ends = rest.iter().eq(b"-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64");
    let (Some(pointers), true) = (pointers, begins && has_floats && ends) else {
        return false;
    };
    match phase {
        Phase::Verify if LISTS_WITHOUT_I128.has(toolkit) => !has_f128,
        Phase::Verify => {
            let is_known = pointers != Pointers::Shared32 || !LISTS_NO_SHORT.has(toolkit);
            has_i128 && !has_f128 && is_known
        }
        Phase::Compile => {
            let is_refused = pointers == Pointers::Bits32 && !has_f128 && !compiles_32_bits(toolkit, target, phase);
            !is_refused && (!has_f128 || LISTS_F128.has(toolkit))
        }
    }
}

/// Whether the target has 32-bit pointers: compilation by the list takes none for 90 and 90a.
pub(super) fn compiles_32_bits(toolkit: Toolkit, target: Target, phase: Phase) -> bool {
    !(phase == Phase::Compile && is_by_list(toolkit, phase) && target.number() >= 90)
}

/// The layout that such a phase gives as an example.
pub(super) fn example(toolkit: Toolkit, phase: Phase, bits: u32) -> Option<Text> {
    let is_oldest = NAMES_32_BITS.has(toolkit);
    match (bits, phase) {
        (64, Phase::Verify) if LISTS_WITHOUT_I128.has(toolkit) => Some(listed!("p:64:64:64", "")),
        (32, Phase::Verify) if LISTS_WITHOUT_I128.has(toolkit) => Some(listed!("p:32:32:32", "")),
        (64, _) => Some(listed!("p:64:64:64", "-i128:128:128")),
        (32, Phase::Verify) => Some(listed!("p:32:32:32", "-i128:128:128")),
        (32, Phase::Compile) if is_oldest => Some(listed!("p:32:32:32", "-i128:128:128")),
        _ => None,
    }
}

/// What such a phase logs of a layout that it does not take.
pub(super) fn write(f: &mut fmt::Formatter<'_>, toolkit: Toolkit, phase: Phase, text: &[u8]) -> fmt::Result {
    let is_older = LISTS_WITHOUT_I128.has(toolkit);
    let has_one = example(toolkit, phase, 32).is_none();
    match phase {
        Phase::Verify if is_older => fill(f, template!(LayoutListed), &[])?,
        Phase::Verify => {
            fill(f, template!(LayoutInvalid), &[])?;
            write!(f, "\n{}", Lossy(text))?;
        }
        Phase::Compile if has_one => fill(f, template!(LayoutMust), &[])?,
        Phase::Compile => fill(f, template!(LayoutOneOf), &[])?,
    }
    if let Some(example) = example(toolkit, phase, 32) {
        write!(f, "\n32-bit: {example}")?;
    }
    if phase == Phase::Verify && is_older {
        let example = listed!("p:64:64:64-p3:32:32:32", "");
        write!(f, "\n64-bit (32-bit sharedMem): {example}")?;
    }
    match example(toolkit, phase, 64) {
        Some(example) => write!(f, "\n64-bit: {example}"),
        None => Ok(()),
    }
}

/// Takes a beginning away where the text has it.
fn take(rest: &mut &[u8], beginning: &str) -> bool {
    let (head, after) = rest.split_at_checked(beginning.len()).unwrap_or_default();
    let begins = head.iter().eq(beginning.as_bytes());
    if begins {
        *rest = after;
    }
    begins
}
