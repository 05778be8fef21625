//! The feature table inside tileiras: 81 bits, their keys and descriptions.
//!
//! Source: seed 003, "The 81 Feature Indices" (documented). No feature implies another. Two orders (erratum E50): the
//! index is the bit, and the table that is searched is sorted by key.

use crate::{Optional, Target, Text};
use static_assertions::const_assert;

macro_rules! features {
    ($($variant:ident = $index:literal, $c_name:ident, $key:literal, $description:literal;)+) => {
        coded_enum! {
            /// A bit of the subtarget. The code is its index, the text its key.
            pub enum Feature {
                $(#[doc = concat!("`", $key, "`: ", $description)] $variant = $index, $c_name, $key;)+
            }
        }

        impl Feature {
            /// The description beside the key, as printed.
            #[must_use]
            pub const fn description(self) -> Text {
                match self {
                    $(Self::$variant => text!($description),)+
                }
            }
        }

        /// The 81 features, by bit.
        pub static FEATURES: &[FeatureInfo] = &[$(Feature::$variant.info(),)+];

        const KEYS: &[&str] = &[$($key,)+];
    };
}

coded_enum! {
    /// What a feature is about.
    pub enum FeatureGroup {
        /// `fma-level=N`: which multiplications and additions are fused. One level at a time.
        Fma      = 1, FMA,      "FMA fusion level";
        /// `ptxNN`: the PTX version. If there are several, the highest counts.
        Ptx      = 2, PTX,      "PTX version";
        /// `prec-divf32=N`: the precision of FP32 division. One level at a time.
        Div      = 3, DIV,      "FP32 division precision";
        /// `prec-sqrtf32=N`: the precision of the FP32 square root. One level at a time.
        Sqrt     = 4, SQRT,     "FP32 square root precision";
        /// The CPUs' own bits, pointers to shared memory, tensor memory.
        Hardware = 5, HARDWARE, "hardware";
    }
}

impl FeatureGroup {
    /// Whether one feature of the group at most is meant to be on: levels of one option.
    #[must_use]
    pub const fn is_level(self) -> bool {
        matches!(self, Self::Fma | Self::Div | Self::Sqrt)
    }
}

/// A row of the feature table.
#[doc(alias = "smarch_documented_tileiras_feature")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct FeatureInfo {
    /// The feature: the index of its bit, which is the row's position in the list of all rows.
    pub index: Feature,
    /// The number of the bit, 0 to 80.
    pub bit: u32,
    /// Its position in the table that is searched, which is sorted by key (erratum E50).
    pub position: u32,
    /// What it is about.
    pub group: FeatureGroup,
    /// The level of an option, 2 for fma-level=2; the PTX version times ten, 88 for ptx88; absent for hardware.
    pub level: Optional<u32>,
    /// The CPU whose own bit it is; none for the others.
    pub cpu: Option<Target>,
    /// The key: "ptx88".
    pub key: Text,
    /// The description, as printed.
    pub description: Text,
}

#[rustfmt::skip]
features! {
    FmaLevel0         =  0, FMA_LEVEL_0,       "fma-level=0",       "FP fused-multiply-add fusion disabled";
    FmaLevel1         =  1, FMA_LEVEL_1,       "fma-level=1",       "FMA fusion for FP32 only";
    FmaLevel2         =  2, FMA_LEVEL_2,       "fma-level=2",       "FMA fusion everywhere (cicc default)";
    Ptx32             =  3, PTX32,             "ptx32",             "Use PTX version 32";
    Ptx40             =  4, PTX40,             "ptx40",             "Use PTX version 40";
    Ptx41             =  5, PTX41,             "ptx41",             "Use PTX version 41";
    Ptx42             =  6, PTX42,             "ptx42",             "Use PTX version 42";
    Ptx43             =  7, PTX43,             "ptx43",             "Use PTX version 43";
    Ptx50             =  8, PTX50,             "ptx50",             "Use PTX version 50";
    Ptx60             =  9, PTX60,             "ptx60",             "Use PTX version 60";
    Ptx61             = 10, PTX61,             "ptx61",             "Use PTX version 61";
    Ptx62             = 11, PTX62,             "ptx62",             "Use PTX version 62";
    Ptx63             = 12, PTX63,             "ptx63",             "Use PTX version 63";
    Ptx64             = 13, PTX64,             "ptx64",             "Use PTX version 64";
    Ptx65             = 14, PTX65,             "ptx65",             "Use PTX version 65";
    Ptx70             = 15, PTX70,             "ptx70",             "Use PTX version 70";
    Ptx71             = 16, PTX71,             "ptx71",             "Use PTX version 71";
    Ptx72             = 17, PTX72,             "ptx72",             "Use PTX version 72";
    Ptx73             = 18, PTX73,             "ptx73",             "Use PTX version 73";
    Ptx74             = 19, PTX74,             "ptx74",             "Use PTX version 74";
    Ptx75             = 20, PTX75,             "ptx75",             "Use PTX version 75";
    Ptx76             = 21, PTX76,             "ptx76",             "Use PTX version 76";
    Ptx77             = 22, PTX77,             "ptx77",             "Use PTX version 77";
    Ptx78             = 23, PTX78,             "ptx78",             "Use PTX version 78";
    Ptx80             = 24, PTX80,             "ptx80",             "Use PTX version 80";
    Ptx81             = 25, PTX81,             "ptx81",             "Use PTX version 81";
    Ptx82             = 26, PTX82,             "ptx82",             "Use PTX version 82";
    Ptx83             = 27, PTX83,             "ptx83",             "Use PTX version 83";
    Ptx84             = 28, PTX84,             "ptx84",             "Use PTX version 84";
    Ptx85             = 29, PTX85,             "ptx85",             "Use PTX version 85";
    Ptx86             = 30, PTX86,             "ptx86",             "Use PTX version 86";
    Ptx87             = 31, PTX87,             "ptx87",             "Use PTX version 87";
    Ptx88             = 32, PTX88,             "ptx88",             "Use PTX version 88";
    PrecDivf320       = 33, PREC_DIVF32_0,     "prec-divf32=0",     "See definition in NVPTXISelLowering.cpp";
    PrecDivf321       = 34, PREC_DIVF32_1,     "prec-divf32=1",     "See definition in NVPTXISelLowering.cpp";
    PrecDivf322       = 35, PREC_DIVF32_2,     "prec-divf32=2",     "See definition in NVPTXISelLowering.cpp";
    PrecDivf323       = 36, PREC_DIVF32_3,     "prec-divf32=3",     "See definition in NVPTXISelLowering.cpp";
    PrecSqrtf320      = 37, PREC_SQRTF32_0,    "prec-sqrtf32=0",    "See definition in NVPTXISelLowering.cpp";
    PrecSqrtf321      = 38, PREC_SQRTF32_1,    "prec-sqrtf32=1",    "See definition in NVPTXISelLowering.cpp";
    Sm20              = 39, SM_20,             "sm_20",             "Target SM 20";
    Sm21              = 40, SM_21,             "sm_21",             "Target SM 21";
    Sm30              = 41, SM_30,             "sm_30",             "Target SM 30";
    Sm32              = 42, SM_32,             "sm_32",             "Target SM 32";
    Sm35              = 43, SM_35,             "sm_35",             "Target SM 35";
    Sm37              = 44, SM_37,             "sm_37",             "Target SM 37";
    Sm50              = 45, SM_50,             "sm_50",             "Target SM 50";
    Sm52              = 46, SM_52,             "sm_52",             "Target SM 52";
    Sm53              = 47, SM_53,             "sm_53",             "Target SM 53";
    Sm60              = 48, SM_60,             "sm_60",             "Target SM 60";
    Sm61              = 49, SM_61,             "sm_61",             "Target SM 61";
    Sm62              = 50, SM_62,             "sm_62",             "Target SM 62";
    Sm70              = 51, SM_70,             "sm_70",             "Target SM 70";
    Sm72              = 52, SM_72,             "sm_72",             "Target SM 72";
    Sm73              = 53, SM_73,             "sm_73",             "Target SM 73";
    Sm75              = 54, SM_75,             "sm_75",             "Target SM 75";
    Sm80              = 55, SM_80,             "sm_80",             "Target SM 80";
    Sm82              = 56, SM_82,             "sm_82",             "Target SM 82";
    Sm86              = 57, SM_86,             "sm_86",             "Target SM 86";
    Sm89              = 58, SM_89,             "sm_89",             "Target SM 89";
    Sm90              = 59, SM_90,             "sm_90",             "Target SM 90";
    Sm90a             = 60, SM_90A,            "sm_90a",            "Accelerated Target SM 90";
    Sm100             = 61, SM_100,            "sm_100",            "Target SM 100";
    Sm100a            = 62, SM_100A,           "sm_100a",           "Accelerated Target SM 100";
    Sm100f            = 63, SM_100F,           "sm_100f",           "Family Conditional Target SM 100";
    Sm101             = 64, SM_101,            "sm_101",            "Target SM 101";
    Sm101a            = 65, SM_101A,           "sm_101a",           "Accelerated Target SM 101";
    Sm101f            = 66, SM_101F,           "sm_101f",           "Family Conditional Target SM 101";
    Sm103             = 67, SM_103,            "sm_103",            "Target SM 103";
    Sm103a            = 68, SM_103A,           "sm_103a",           "Accelerated Target SM 103";
    Sm103f            = 69, SM_103F,           "sm_103f",           "Family Conditional Target SM 103";
    Sm110             = 70, SM_110,            "sm_110",            "Target SM 110";
    Sm110a            = 71, SM_110A,           "sm_110a",           "Accelerated Target SM 110";
    Sm110f            = 72, SM_110F,           "sm_110f",           "Family Conditional Target SM 110";
    Sm120             = 73, SM_120,            "sm_120",            "Target SM 120";
    Sm120a            = 74, SM_120A,           "sm_120a",           "Accelerated Target SM 120";
    Sm120f            = 75, SM_120F,           "sm_120f",           "Family Conditional Target SM 120";
    Sm121             = 76, SM_121,            "sm_121",            "Target SM 121";
    Sm121a            = 77, SM_121A,           "sm_121a",           "Accelerated Target SM 121";
    Sm121f            = 78, SM_121F,           "sm_121f",           "Family Conditional Target SM 121";
    Sharedmem32bitptr = 79, SHAREDMEM32BITPTR, "sharedmem32bitptr", "Use 32 bit ptrs for Shared Memory";
    Tmem              = 80, TMEM,              "tmem",              "Has support for Tensor Memory";
}

const_assert!(KEYS.len() == 81);

/// The length of the longest key.
const LONGEST: usize = {
    let mut longest = 0;
    let mut keys = KEYS;
    while let [key, rest @ ..] = keys {
        if key.len() > longest {
            longest = key.len();
        }
        keys = rest;
    }
    longest
};

/// The features sorted by key: the order of the table that is searched.
pub static BY_KEY: &[Feature] = &const { by_key() };

/// An insertion sort, and the proof that no key comes twice. Compile time only.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn by_key() -> [Feature; KEYS.len()] {
    let mut sorted = [Feature::ALL[0]; KEYS.len()];
    let mut count = 0;
    while count < KEYS.len() {
        let mut place = count;
        while place > 0 && super::is_less(KEYS[count], sorted[place - 1].text().as_str()) {
            sorted[place] = sorted[place - 1];
            place -= 1;
        }
        sorted[place] = Feature::ALL[count];
        count += 1;
    }
    while count > 1 {
        count -= 1;
        assert!(super::is_less(
            sorted[count - 1].text().as_str(),
            sorted[count].text().as_str()
        ));
    }
    sorted
}

impl Feature {
    /// The feature as a row. Compile time only.
    #[expect(clippy::arithmetic_side_effects, reason = "evaluated at compile time only")]
    const fn info(self) -> FeatureInfo {
        let mut position = 0;
        let mut before: &[Self] = BY_KEY;
        while let [other, rest @ ..] = before
            && *other as u32 != self as u32
        {
            position += 1;
            before = rest;
        }
        FeatureInfo {
            index: self,
            bit: self.code(),
            position,
            group: self.group(),
            level: Optional::<u32>::new(self.level()),
            cpu: self.cpu_of_row(),
            key: self.text(),
            description: self.description(),
        }
    }

    /// The feature with exactly this key.
    #[must_use]
    pub fn by_name(key: &[u8]) -> Option<Self> {
        super::lookup::feature(key)
    }

    /// The feature with this key, upper case counting as lower, as LLVM reads `-mattr`.
    #[must_use]
    pub fn by_folded_name(key: &[u8]) -> Option<Self> {
        let mut folded = [0; LONGEST];
        let place = folded.get_mut(..key.len())?;
        place.copy_from_slice(key);
        place.make_ascii_lowercase();
        Self::by_name(place)
    }

    /// What it is about: the ranges of bits that the document names.
    #[must_use]
    pub const fn group(self) -> FeatureGroup {
        match self.code() {
            0..=2 => FeatureGroup::Fma,
            3..=32 => FeatureGroup::Ptx,
            33..=36 => FeatureGroup::Div,
            37..=38 => FeatureGroup::Sqrt,
            _ => FeatureGroup::Hardware,
        }
    }

    /// The level of an option, 2 for `fma-level=2`; the PTX version times ten, 88 for `ptx88`; `None` for hardware.
    #[must_use]
    pub const fn level(self) -> Option<u32> {
        match (self.group(), self.text().as_str().as_bytes()) {
            (FeatureGroup::Hardware, _) => None,
            (FeatureGroup::Ptx, _) => self.ptx_version(),
            (_, [.., level]) => Some(digit(*level)),
            (_, []) => None,
        }
    }

    /// The CPU whose own bit it is; `None` for the others.
    #[must_use]
    pub fn cpu(self) -> Option<Target> {
        FEATURES.get(self.code() as usize)?.cpu
    }

    /// The same, from the CPU rows. Compile time only.
    const fn cpu_of_row(self) -> Option<Target> {
        let mut rows = super::CPUS;
        while let [row, rest @ ..] = rows {
            if row.feature as u32 == self as u32 {
                return Some(row.target);
            }
            rows = rest;
        }
        None
    }

    /// The PTX version that a selector stands for, times ten: 88 for `ptx88`; `None` for other features.
    #[must_use]
    pub const fn ptx_version(self) -> Option<u32> {
        match *self.text().as_str().as_bytes() {
            [b'p', b't', b'x', major, minor] => Some(digit(major).wrapping_mul(10).wrapping_add(digit(minor))),
            _ => None,
        }
    }
}

const fn digit(byte: u8) -> u32 {
    (byte & 0xf) as u32
}
