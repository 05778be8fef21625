//! From the text of an `sm_` name to its target in one probe.
//!
//! A name of five to seven bytes is known by its first four and its last four. The last four hash
//! without collision, as the compiler checks; the probe then compares all eight.

use super::Target;

/// The target whose `sm_` name this text is; `None` for any other text, without saying why.
pub(super) fn exact(text: &[u8]) -> Option<Target> {
    probe(text).map(|(target, _)| target)
}

/// As [`exact`], and the target's number in C at once.
#[cfg(feature = "capi")]
#[inline(always)]
pub(super) fn exact_id(text: &[u8]) -> Option<u32> {
    probe(text).map(|(_, row)| row.id)
}

#[inline(always)]
fn probe(text: &[u8]) -> Option<(Target, &'static Row)> {
    let (first, last) = (text.first_chunk()?, text.last_chunk()?);
    let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
    let target = *SLOTS.get(slot(last))?;
    let row = ROWS.get(target as usize)?;
    (text.len() <= LONGEST && row.first == first && row.last == last).then_some((target, row))
}

/// `sm_121a`. Of a longer text the first and the last bytes would leave the middle out.
const LONGEST: usize = 7;

const COUNT: usize = Target::ALL.len();

#[derive(Clone, Copy)]
struct Row {
    first: u32,
    last: u32,
    /// Of the target, in C.
    #[cfg(feature = "capi")]
    id: u32,
}

/// In the order of the targets.
static ROWS: [Row; COUNT] = rows();

// For every hash of a name's end the target that has it.
one_slot_each! {
    static SLOTS: [Target; 128] = Target::Sm10; for target in Target::ALL => slot(row_of(target).last), target
}

/// Found by trying.
const MULTIPLIER: u32 = 0x95d4_b913;

const fn slot(last: u32) -> usize {
    (last.wrapping_mul(MULTIPLIER) >> 25) as usize
}

/// Compile time only.
#[expect(clippy::panic, reason = "evaluated at compile time only")]
const fn row_of(target: Target) -> Row {
    let name = target.info().name.as_str().as_bytes();
    assert!(name.len() <= LONGEST);
    match (name.first_chunk(), name.last_chunk()) {
        (Some(first), Some(last)) => Row {
            first: u32::from_le_bytes(*first),
            last: u32::from_le_bytes(*last),
            #[cfg(feature = "capi")]
            id: target.id(),
        },
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
