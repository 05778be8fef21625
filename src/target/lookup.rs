//! From the text of an `sm_` name to its target in one probe.
//!
//! A name of five to seven bytes is known by its last four, which hash without collision, as the compiler checks. With
//! `sm_` and a digit in front the last four also tell the length: they begin in the prefix, `m_75` or
//! `_103`, or with that digit, `103a`.

use super::Target;

/// The target whose `sm_` name this text is; `None` for any other text, without saying why.
pub(super) fn exact(text: &[u8]) -> Option<Target> {
    probe(text).map(|(target, _)| target)
}

/// As [`exact`], the number that stands for the target in C.
#[cfg(feature = "capi")]
#[inline(always)]
pub(super) fn exact_id(text: &[u8]) -> Option<u32> {
    probe(text).map(|(_, row)| row.id)
}

#[inline(always)]
fn probe(text: &[u8]) -> Option<(Target, &'static Row)> {
    let (first, last) = (text.first_chunk()?, text.last_chunk()?);
    let last = u32::from_le_bytes(*last);
    let target = *SLOTS.get(slot(last))?;
    let row = ROWS.get(target as usize)?;
    (text.len() <= LONGEST && is_prefix_and_digit(*first) && row.last == last).then_some((target, row))
}

/// Whether these are `sm_0` to `sm_9`: less `sm_0`, what is left is the digit in the highest byte.
#[inline(always)]
const fn is_prefix_and_digit(first: [u8; 4]) -> bool {
    (u32::from_le_bytes(first) ^ u32::from_le_bytes(*b"sm_0")).rotate_left(8) < 10
}

/// `sm_121a`. Of a longer text the first and the last bytes would leave the middle out.
const LONGEST: usize = 7;

const COUNT: usize = Target::ALL.len();

#[derive(Clone, Copy)]
struct Row {
    /// The last four bytes of the name.
    last: u32,
    /// The target in C.
    #[cfg_attr(not(feature = "capi"), expect(dead_code, reason = "only C asks for it"))]
    id: u32,
}

/// In the order of the targets.
static ROWS: [Row; COUNT] = rows();

// For every hash of a name's end the target that has it.
one_slot_each! {
    static SLOTS: [Target; 128] = Target::Sm10, from 0x95d4_b913; for target in Target::ALL => row_of(target).last, target
}

/// Compile time only.
#[expect(clippy::panic, reason = "evaluated at compile time only")]
const fn row_of(target: Target) -> Row {
    let name = target.info().name.as_str().as_bytes();
    assert!(name.len() <= LONGEST);
    match (name.first_chunk(), name.last_chunk()) {
        (Some(first), Some(last)) => {
            assert!(is_prefix_and_digit(*first));
            Row {
                last: u32::from_le_bytes(*last),
                id: target.id(),
            }
        }
        _ => panic!("a name has at least four bytes"),
    }
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn rows() -> [Row; COUNT] {
    let mut rows = [row_of(Target::Sm10); COUNT];
    let mut position = 0;
    while position < COUNT {
        rows[position] = row_of(Target::ALL[position]);
        position += 1;
    }
    rows
}
