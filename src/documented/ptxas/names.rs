//! The validation tables: which numbers PTX may name in `.target`.
//!
//! Source: seed 000, "SM Validation Tables" (documented). The document prints the PTX version of three entries, ranges
//! for the lines that the base table is grouped in, and nothing for the two other tables. Beside it stands the lowest
//! version that ptxas was measured to accept (erratum E04).

use crate::Toolkit;
use crate::targets::{Suffix, Target};
use crate::{Error, List, Optional, Text, Version};
use core::ops::RangeInclusive;
use static_assertions::{assert_eq_size, const_assert};

/// An entry of a validation table: its number, and its PTX version as documented and as measured.
#[doc(alias = "smarch_documented_ptxas_validation_entry")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct ValidationEntry {
    /// The SM number.
    pub sm_id: u32,
    /// Documented: the lowest PTX version where the document prints one for the entry itself, as it does for sm_80, sm_82
    /// and sm_101; none elsewhere.
    pub documented: Optional<Version>,
    /// Documented: the lowest version of the range that is printed for the entry's line of the base table
    /// ([`NameGroup`]); none in the tables of `a` and `f`, for which nothing is printed.
    pub documented_lowest: Optional<Version>,
    /// Documented: the highest version of that range.
    pub documented_highest: Optional<Version>,
    /// Measured: the lowest `.version` that ptxas 13.0 accepts for the name. The number that the entry holds in the
    /// binary is not printed.
    pub measured: Version,
}

/// An entry as it lies in ptxas: twelve bytes.
#[doc(alias = "smarch_documented_ptxas_validation_record")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct ValidationRecord {
    /// The SM number.
    pub sm_id: u32,
    /// The lowest PTX version, before the point.
    pub ptx_major: u32,
    /// The lowest PTX version, after the point.
    pub ptx_minor: u32,
}

assert_eq_size!(ValidationRecord, [u8; 12]);

impl ValidationRecord {
    /// How many bytes an entry has.
    pub const SIZE: usize = 12;

    /// The entries in the bytes of a table, as ptxas has them in memory.
    ///
    /// # Errors
    /// [`Error::TableSize`]: there are no bytes, or their number is no multiple of 12.
    pub fn read_all(table: &[u8]) -> Result<impl ExactSizeIterator<Item = Self> + Clone, Error> {
        match table.as_chunks::<12>() {
            (rows @ [_, ..], []) => Ok(rows.iter().map(|row| {
                let (words, _) = row.as_chunks::<4>();
                let word = |at: usize| words.get(at).copied().map_or(0, u32::from_le_bytes);
                Self {
                    sm_id: word(0),
                    ptx_major: word(1),
                    ptx_minor: word(2),
                }
            })),
            _ => Err(Error::TableSize),
        }
    }
}

/// One of the three tables in which ptxas looks up the `.target` of PTX.
#[doc(alias = "smarch_documented_ptxas_validation_table")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct ValidationTable {
    /// The suffix letter of the names that are looked up here, 'a' or 'f'; 0 for names without.
    suffix: u32,
    /// Where ptxas has the table.
    pub address: u32,
    /// The comparison function of the search; none where the documents name none.
    pub comparator: Optional<u32>,
    /// The entries, numbers ascending.
    pub entries: List<ValidationEntry>,
}

impl ValidationTable {
    /// The suffix of the names that are looked up here.
    #[must_use]
    pub const fn suffix(&self) -> Suffix {
        Suffix::of_letter(self.suffix)
    }

    /// The entry of a number, by binary search; `None` when the table lacks it.
    #[must_use]
    pub fn find(&self, sm_id: u32) -> Option<&'static ValidationEntry> {
        let position = self.entries.binary_search_by_key(&sm_id, |entry| entry.sm_id).ok()?;
        self.entries.as_slice().get(position)
    }

    /// The table that has the SM numbers of these bytes, in their order; `None` when none has. The PTX versions are not compared.
    #[must_use]
    pub fn of_bytes(table: &[u8]) -> Option<&'static Self> {
        let entries = ValidationRecord::read_all(table).ok()?;
        VALIDATION_TABLES.iter().find(|table| {
            table
                .entries
                .iter()
                .map(|entry| entry.sm_id)
                .eq(entries.clone().map(|entry| entry.sm_id))
        })
    }

    /// The targets of the entries, in their order.
    pub fn targets(&self) -> impl Iterator<Item = Target> + use<> {
        let suffix = self.suffix;
        self.entries
            .into_iter()
            .filter_map(move |entry| Target::from_id(entry.sm_id.checked_mul(1 << 8)? | suffix))
    }
}

/// The table for names without suffix, for `a` and for `f`.
pub static VALIDATION_TABLES: &[ValidationTable] = &[
    ValidationTable {
        suffix: letter(Suffix::Base),
        address: 0x1d1_6220,
        comparator: Optional::<u32>::new(Some(0x48_4b70)),
        entries: List::new(&BASE),
    },
    ValidationTable {
        suffix: letter(Suffix::A),
        address: 0x1d1_61c0,
        comparator: Optional::<u32>::new(None),
        entries: List::new(&ACCELERATED),
    },
    ValidationTable {
        suffix: letter(Suffix::F),
        address: 0x1d1_6160,
        comparator: Optional::<u32>::new(None),
        entries: List::new(&FEATURE_REDUCED),
    },
];

/// The table in which names with this suffix are looked up.
#[must_use]
pub fn validation_table(suffix: Suffix) -> Option<&'static ValidationTable> {
    VALIDATION_TABLES.iter().find(|table| table.suffix() == suffix)
}

/// The letter of a suffix as rows hold it; 0 for none.
pub(super) const fn letter(suffix: Suffix) -> u32 {
    match suffix.letter() {
        Some(letter) => letter as u32,
        None => 0,
    }
}

static BASE: [ValidationEntry; 32] = entries(Suffix::Base);
static ACCELERATED: [ValidationEntry; 7] = entries(Suffix::A);
static FEATURE_REDUCED: [ValidationEntry; 6] = entries(Suffix::F);

/// The targets with this suffix that ptxas knows as `.target`; another count than `COUNT` does not compile.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn entries<const COUNT: usize>(suffix: Suffix) -> [ValidationEntry; COUNT] {
    let mut entries = [ValidationEntry {
        sm_id: 0,
        documented: Optional::<Version>::new(None),
        documented_lowest: Optional::<Version>::new(None),
        documented_highest: Optional::<Version>::new(None),
        measured: Version::NONE,
    }; COUNT];
    let mut filled = 0;
    let mut targets = Target::ALL;
    while let [target, rest @ ..] = targets {
        if target.suffix() as u8 == suffix as u8
            && let Some(measured) = Toolkit::V13_0.lowest_ptx(*target)
        {
            entries[filled] = entry(*target, measured);
            assert!(filled == 0 || entries[filled - 1].sm_id < entries[filled].sm_id);
            filled += 1;
        }
        targets = rest;
    }
    assert!(filled == COUNT);
    entries
}

/// The entry of a target: what is printed in its line of the base table, and of itself.
const fn entry(target: Target, measured: Version) -> ValidationEntry {
    let group = match target.suffix() {
        Suffix::Base => name_group(target.number()),
        Suffix::A | Suffix::F => None,
    };
    let (lowest, highest) = match group {
        Some(group) => (Some(group.ptx_lowest), Some(group.ptx_highest)),
        None => (None, None),
    };
    let documented = match (target.suffix(), target.number()) {
        (Suffix::Base, 80) => Some(version!(7.0)),
        (Suffix::Base, 82) => Some(version!(6.2)),
        (Suffix::Base, 101) => Some(version!(8.6)),
        _ => None,
    };
    ValidationEntry {
        sm_id: target.number(),
        documented: Optional::<Version>::new(documented),
        documented_lowest: Optional::<Version>::new(lowest),
        documented_highest: Optional::<Version>::new(highest),
        measured,
    }
}

/// The opcode indices between SM82_FIRST and SM82_LAST: what sm_82 is left for, the boundary at
/// which SASS opcodes of that generation begin and end.
pub const SM82_OPCODES: RangeInclusive<u32> = 172..=193;

/// A line of the base table as the documents group it.
#[doc(alias = "smarch_documented_ptxas_name_group")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct NameGroup {
    /// The lowest SM number of the group.
    pub lowest: u32,
    /// The highest SM number of the group.
    pub highest: u32,
    /// The generation as printed: "Ampere/Ada".
    pub generation: Text,
    /// Whether the document calls the group active; else legacy.
    pub active: bool,
    /// The lowest PTX version that is printed for the group; it is not that of its members (erratum E04).
    pub ptx_lowest: Version,
    /// The highest one; it is not that of its members either.
    pub ptx_highest: Version,
}

macro_rules! active {
    (active) => {
        true
    };
    (legacy) => {
        false
    };
}

macro_rules! groups {
    ($($lowest:literal $highest:literal $generation:literal $status:ident $from:tt $to:tt;)+) => {
        /// The groups, numbers ascending.
        pub static NAME_GROUPS: &[NameGroup] = &[$(
            NameGroup {
                lowest: $lowest,
                highest: $highest,
                generation: text!($generation),
                active: active!($status),
                ptx_lowest: version!($from),
                ptx_highest: version!($to),
            },
        )+];

        const_assert!(crate::table::strictly_ascending(&[$(2 * $lowest, 2 * $highest + 1,)+]));
    };
}

#[rustfmt::skip]
groups! {
//  numbers  generation   status PTX as printed
     10  13 "Tesla"      legacy 1.0 1.2;
     20  21 "Fermi"      legacy 2.0 2.0;
     30  37 "Kepler"     legacy 3.0 4.1;
     50  53 "Maxwell"    legacy 4.0 4.2;
     60  62 "Pascal"     legacy 5.0 5.0;
     70  72 "Volta"      legacy 6.0 6.1;
     75  75 "Turing"     active 6.3 6.3;
     80  89 "Ampere/Ada" active 6.2 7.8;
     90  90 "Hopper"     active 7.8 7.8;
    100 121 "Blackwell"  active 8.6 9.0;
}

/// The group of a number of the base table; `None` outside all groups.
#[must_use]
pub const fn name_group(sm_id: u32) -> Option<&'static NameGroup> {
    let mut groups = NAME_GROUPS;
    while let [group, rest @ ..] = groups {
        if group.lowest <= sm_id && sm_id <= group.highest {
            return Some(group);
        }
        groups = rest;
    }
    None
}
