//! From the text of an `sm_` name to its target in one probe.
//!
//! A name of five to seven bytes is known by its last four, which hash without collision, as the compiler checks. With
//! `sm_` and a digit in front the last four also tell the length: they begin in the prefix, `m_75` or
//! `_103`, or with that digit, `103a`.

use super::Target;

/// The target whose `sm_` name this text is; `None` for any other text, without a reason.
#[inline(always)]
pub(super) fn exact(text: &[u8]) -> Option<Target> {
    let (first, last) = (text.first_chunk()?, text.last_chunk()?);
    let last = u32::from_le_bytes(*last);
    let row = SLOTS.get(slot(last))?;
    (text.len() <= MAX_LENGTH && is_prefix_and_digit(*first) && row.last == last).then_some(row.target)
}

/// Whether a target has this number: a bit of a set, for texts that are no name.
#[inline(always)]
pub(super) fn has_number(number: u32) -> bool {
    let word = NUMBERS.get((number / 32) as usize);
    word.is_some_and(|word| (word >> (number % 32)) & 1 == 1)
}

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static NUMBERS: [u32; 4] = {
    let mut words = [0; 4];
    let mut rest = Target::ALL;
    while let [target, tail @ ..] = rest {
        words[(target.number() / 32) as usize] |= 1 << (target.number() % 32);
        rest = tail;
    }
    words
};

/// Whether these are `sm_0` to `sm_9`: less `sm_0`, what is left is the digit in the highest byte.
#[inline(always)]
const fn is_prefix_and_digit(first: [u8; 4]) -> bool {
    (u32::from_le_bytes(first) ^ u32::from_le_bytes(*b"sm_0")).rotate_left(8) < 10
}

/// That of `sm_121a`. Of a longer text the first and the last bytes would leave the middle out.
const MAX_LENGTH: usize = 7;

#[derive(Clone, Copy)]
struct Row {
    /// The last four bytes of the name.
    last: u32,
    target: Target,
}

// For every hash of a name's end the target that has it.
one_slot_each! {
    static SLOTS: [Row; 128] = row_of(Target::Sm10), from 0x95d4_b913; for target in Target::ALL => row_of(target).last, row_of(target)
}

/// Compile time only.
#[expect(clippy::panic, reason = "evaluated at compile time only")]
const fn row_of(target: Target) -> Row {
    let name = target.info().name.as_str().as_bytes();
    assert!(name.len() <= MAX_LENGTH);
    match (name.first_chunk(), name.last_chunk()) {
        (Some(first), Some(last)) => {
            assert!(is_prefix_and_digit(*first));
            Row {
                last: u32::from_le_bytes(*last),
                target,
            }
        }
        _ => panic!("a name has at least four bytes"),
    }
}
