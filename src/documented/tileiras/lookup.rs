//! From a key to its feature in one probe.
//!
//! The documented code searches its sorted table; the answer is the same. The last four bytes and the length hash
//! without collision, as the compiler checks.

use super::Feature;

const COUNT: usize = Feature::ALL.len();

/// The feature with this key; `None` for any other text.
pub(super) fn feature(key: &[u8]) -> Option<Feature> {
    let last = u32::from_le_bytes(*key.last_chunk()?);
    let feature = *SLOTS.get(slot(mixed(last, key.len())))?;
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

/// The keys in the order of the features.
static KEYS: [&str; COUNT] = keys();

// For every hash of a key the feature that has it.
one_slot_each! {
    static SLOTS: [Feature; 256] = Feature::FmaLevel0, from 0x3ff9_8ff3; for feature in Feature::ALL => mixed_of(feature), feature
}

/// Compile time only.
#[expect(clippy::panic, reason = "evaluated at compile time only")]
const fn mixed_of(feature: Feature) -> u32 {
    let key = feature.text().as_str().as_bytes();
    match key.last_chunk() {
        Some(last) => mixed(u32::from_le_bytes(*last), key.len()),
        None => panic!("a key has at least four bytes"),
    }
}

/// A key's last four bytes and its length in one number.
const fn mixed(last: u32, length: usize) -> u32 {
    last ^ ((length as u32) << 5)
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
