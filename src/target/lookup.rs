//! From the text of an `sm_` name to its target in one probe.
//!
//! A name of five to seven bytes is known by its first four and its last four. The last four hash
//! without collision, as the compiler checks; the probe then compares all eight.

use super::Target;

/// The target whose `sm_` name this text is; `None` for any other text, without saying why.
pub(super) fn exact(text: &[u8]) -> Option<Target> {
    let (first, last) = (text.first_chunk()?, text.last_chunk()?);
    let key = Key {
        first: u32::from_le_bytes(*first),
        last: u32::from_le_bytes(*last),
    };
    let target = *SLOTS.get(slot(key.last))?;
    (text.len() <= LONGEST && *KEYS.get(target as usize)? == key).then_some(target)
}

/// `sm_121a`. Of a longer text the first and the last bytes would leave the middle out.
const LONGEST: usize = 7;

const COUNT: usize = Target::ALL.len();

#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    first: u32,
    last: u32,
}

/// The keys in the order of the targets.
static KEYS: [Key; COUNT] = keys();

// For every hash of a name's end the target that has it.
one_slot_each! {
    static SLOTS: [Target; 128] = Target::Sm10; for target in Target::ALL => slot(key_of(target).last), target
}

/// Found by trying.
const MULTIPLIER: u32 = 0x95d4_b913;

const fn slot(last: u32) -> usize {
    (last.wrapping_mul(MULTIPLIER) >> 25) as usize
}

/// Compile time only.
#[expect(clippy::panic, reason = "evaluated at compile time only")]
const fn key_of(target: Target) -> Key {
    let name = target.info().name.as_str().as_bytes();
    assert!(name.len() <= LONGEST);
    match (name.first_chunk(), name.last_chunk()) {
        (Some(first), Some(last)) => Key {
            first: u32::from_le_bytes(*first),
            last: u32::from_le_bytes(*last),
        },
        _ => panic!("a name has at least four bytes"),
    }
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn keys() -> [Key; COUNT] {
    let mut keys = [Key { first: 0, last: 0 }; COUNT];
    let mut position = 0;
    while position < COUNT {
        keys[position] = key_of(Target::ALL[position]);
        position += 1;
    }
    keys
}
