//! From a key to its feature in one probe.
//!
//! The documented code searches its sorted table; the answer is the same. The last four bytes and the length hash
//! without collision, as the compiler checks.

use super::Feature;

const COUNT: usize = Feature::ALL.len();

/// The feature with this key; `None` for any other text.
pub(super) fn feature(key: &[u8]) -> Option<Feature> {
    let last = u32::from_le_bytes(*key.last_chunk()?);
    let feature = *SLOTS.get(slot(last, key.len()))?;
    let known = KEYS.get(feature as usize)?;
    (known.len() == key.len() && is_same(known.as_bytes(), key)).then_some(feature)
}

/// Whether two texts of the same length, at least four bytes, are the same: by words, the last of which may overlap
/// the one before it.
fn is_same(one: &[u8], other: &[u8]) -> bool {
    if one.len() < 8 {
        return one.first_chunk::<4>() == other.first_chunk::<4>() && one.last_chunk::<4>() == other.last_chunk::<4>();
    }
    let ((words, _), (others, _)) = (one.as_chunks::<8>(), other.as_chunks::<8>());
    one.last_chunk::<8>() == other.last_chunk::<8>() && words.iter().zip(others).all(|(word, other)| word == other)
}

static KEYS: [&str; COUNT] = KEYS_OF_FEATURES;

const KEYS_OF_FEATURES: [&str; COUNT] = keys();

/// For every hash the feature that has it; the first one where none has.
static SLOTS: [Feature; 256] = slots();

/// Found by trying; that no two keys share a slot is asserted below.
const MULTIPLIER: u32 = 0x3ff9_8ff3;

const fn slot(last: u32, length: usize) -> usize {
    ((last ^ ((length as u32) << 5)).wrapping_mul(MULTIPLIER) >> 24) as usize
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn keys() -> [&'static str; COUNT] {
    let mut keys = [""; COUNT];
    let mut position = 0;
    while position < COUNT {
        keys[position] = Feature::ALL[position].text().as_str();
        position += 1;
    }
    keys
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn slots() -> [Feature; 256] {
    let mut slots = [Feature::ALL[0]; 256];
    let mut taken = [false; 256];
    let mut position = 0;
    while position < COUNT {
        let key = KEYS_OF_FEATURES[position].as_bytes();
        if let Some(last) = key.last_chunk() {
            let slot = slot(u32::from_le_bytes(*last), key.len());
            assert!(!taken[slot], "two keys share a slot: find another multiplier");
            taken[slot] = true;
            slots[slot] = Feature::ALL[position];
        }
        position += 1;
    }
    slots
}
