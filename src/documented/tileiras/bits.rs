//! The feature bits of a subtarget.

use super::{CPUS, Feature, FeatureGroup};
use bitvec::{array::BitArray, order::Lsb0};

/// A set of features: 384 bits; 81 have a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeatureBits(BitArray<[u32; 12], Lsb0>);

impl FeatureBits {
    /// No feature.
    pub const NONE: Self = Self(BitArray::ZERO);

    /// Whether the bit of a feature is set: `hasFeature`.
    #[must_use]
    pub fn contains(&self, feature: Feature) -> bool {
        self.contains_index(feature.code())
    }

    /// Whether the bit with this index is set; false beyond the 384 bits.
    #[must_use]
    pub fn contains_index(&self, index: u32) -> bool {
        self.0.get(index as usize).is_some_and(|bit| *bit)
    }

    /// Switches a feature on or off.
    pub fn set(&mut self, feature: Feature, enabled: bool) {
        if let Some(mut bit) = self.0.get_mut(feature.code() as usize) {
            *bit = enabled;
        }
    }

    /// From the six words of the document.
    #[must_use]
    pub const fn from_words([a, b, c, d, e, f]: [u64; 6]) -> Self {
        const fn low(word: u64) -> u32 {
            word as u32
        }
        const fn high(word: u64) -> u32 {
            (word >> 32) as u32
        }
        Self(BitArray {
            data: [
                low(a),
                high(a),
                low(b),
                high(b),
                low(c),
                high(c),
                low(d),
                high(d),
                low(e),
                high(e),
                low(f),
                high(f),
            ],
            ..BitArray::ZERO
        })
    }

    /// The features of the set, by index.
    pub fn iter(&self) -> impl Iterator<Item = Feature> {
        Feature::ALL.iter().copied().filter(|&feature| self.contains(feature))
    }

    /// The features of a group of levels that are on: bit i of the word for index i, as all of them are in the first word.
    pub(super) fn levels(&self, group: FeatureGroup) -> u64 {
        let [low, high, ..] = self.0.data;
        (u64::from(low) | u64::from(high) << 32) & group_mask(group)
    }

    /// Whether attributes made of a CPU's bits what may not go together: two levels of an option, hardware that the CPU lacks, or no
    /// bit of its own.
    pub(super) fn may_conflict(&self, implied: &Self) -> bool {
        let changed = self
            .0
            .data
            .iter()
            .zip(implied.0.data)
            .zip(HARDWARE)
            .any(|((&have, before), hardware)| {
                let [added, lost] = [have & !before, before & !have];
                (added & hardware.all) | (lost & hardware.of_cpus) != 0
            });
        changed || LEVELS.iter().any(|&group| self.levels(group).count_ones() > 1)
    }

    /// The six words of the document, bit `i` in word `i / 64`.
    #[must_use]
    pub fn words(&self) -> [u64; 6] {
        let [a, b, c, d, e, f, g, h, i, j, k, l] = self.0.data;
        let word = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
        [word(a, b), word(c, d), word(e, f), word(g, h), word(i, j), word(k, l)]
    }

    /// The highest PTX version that a selector enables, times ten; `None` when none does.
    ///
    /// Selectors ascend with their bits, as the compiler checks.
    #[must_use]
    pub fn ptx_version(&self) -> Option<u32> {
        let highest = self.0.get(SELECTORS)?.last_one()?;
        PTX_VERSIONS.get(highest).copied()
    }

    /// Whether tensor memory is there: bit 80.
    #[must_use]
    pub fn has_tmem(&self) -> bool {
        self.contains(Feature::Tmem)
    }
}

// Every bit has a place in the six words.
static_assertions::const_assert!(Feature::ALL.len() <= 384 && CPUS.len() == 40);

/// The bits of the levels of an option in the first word; none for other groups.
pub(super) const fn group_mask(group: FeatureGroup) -> u64 {
    match group {
        FeatureGroup::Fma => FMA,
        FeatureGroup::Div => DIV,
        FeatureGroup::Sqrt => SQRT,
        FeatureGroup::Ptx | FeatureGroup::Hardware => 0,
    }
}

const FMA: u64 = mask_of(FeatureGroup::Fma);
const DIV: u64 = mask_of(FeatureGroup::Div);
const SQRT: u64 = mask_of(FeatureGroup::Sqrt);

/// The groups in which at most one feature makes sense.
const LEVELS: [FeatureGroup; 3] = [FeatureGroup::Fma, FeatureGroup::Div, FeatureGroup::Sqrt];

/// The bits of hardware in 32 of the 384, and those of them that are a CPU's own.
#[derive(Clone, Copy)]
struct Hardware {
    all: u32,
    of_cpus: u32,
}

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
const HARDWARE: [Hardware; 12] = {
    let mut words = [Hardware { all: 0, of_cpus: 0 }; 12];
    let mut features = Feature::ALL;
    while let [feature, rest @ ..] = features {
        if matches!(feature.group(), FeatureGroup::Hardware) {
            let (word, bit) = (&mut words[feature.code() as usize / 32], 1 << (feature.code() % 32));
            word.all |= bit;
            if !matches!(feature, Feature::Tmem) {
                word.of_cpus |= bit;
            }
        }
        features = rest;
    }
    words
};

/// The bits of a group whose features are in the first word. Compile time only.
const fn mask_of(group: FeatureGroup) -> u64 {
    let (mut mask, mut features) = (0, Feature::ALL);
    while let [feature, rest @ ..] = features {
        if feature.group().code() == group.code() {
            assert!(feature.code() < 64);
            mask |= 1 << feature.code();
        }
        features = rest;
    }
    mask
}

/// The bits of the PTX selectors.
const SELECTORS: core::ops::Range<usize> = Feature::Ptx32.code() as usize..Feature::Ptx88.code() as usize + 1;

/// The PTX version of each selector, times ten.
static PTX_VERSIONS: [u32; SELECTORS.end - SELECTORS.start] = ptx_versions();

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn ptx_versions() -> [u32; SELECTORS.end - SELECTORS.start] {
    let mut versions = [0; SELECTORS.end - SELECTORS.start];
    let mut index = 0;
    while index < Feature::ALL.len() {
        match Feature::ALL[index].ptx_version() {
            Some(version) => versions[index - SELECTORS.start] = version,
            None => assert!(index < SELECTORS.start || index >= SELECTORS.end),
        }
        index += 1;
    }
    assert!(crate::table::strictly_ascending(&versions));
    versions
}
