//! Every function, datum and address that the documents name, binary by binary.
//!
//! ```
//! use smarch::documented::symbols::{Binary, Symbol};
//!
//! let symbol = Symbol::find(Binary::Ptxas, b"sub_6765E0").unwrap();
//! assert_eq!(symbol.size.unwrap(), "54KB");
//! // Inside the profile construction, as far as the listed starts tell.
//! assert_eq!(Symbol::of_address(Binary::Ptxas, 0x6765f4).unwrap().name, "sub_6765E0");
//! // Nothing that a document names is near.
//! assert!(Symbol::of_address(Binary::Ptxas, 0x100_0000).is_none());
//! ```
//!
//! Seed 003 names none. Source: seeds 000, 001, 002 and 004 (documented).

use crate::{Optional, Text};
use static_assertions::const_assert;

coded_enum! {
    /// A program that a document describes.
    pub enum Binary {
        /// Seed 000.
        Ptxas    = 1, PTXAS,    "ptxas";
        /// Seed 001.
        Nvlink   = 2, NVLINK,   "nvlink";
        /// Seeds 002 and 004.
        Cicc     = 3, CICC,     "cicc";
        /// Seed 003, which lists no symbol.
        Tileiras = 4, TILEIRAS, "tileiras";
    }
}

coded_enum! {
    /// What a symbol is, by its name.
    pub enum SymbolKind {
        /// `sub_`, `nullsub_`: a function.
        Function    = 1, FUNCTION,    "function";
        /// `unk_`, `byte_`, `dword_`, `qword_`, `xmmword_`: data.
        Data        = 2, DATA,        "data";
        /// `0x`: an address without a name.
        Address     = 3, ADDRESS,     "address";
        /// `ctor_`: a constructor, by number.
        Constructor = 4, CONSTRUCTOR, "constructor";
    }
}

/// Something that a document names in a binary.
#[doc(alias = "smarch_documented_symbol")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Symbol {
    /// The program.
    pub binary: Binary,
    /// What the symbol is, by its name.
    pub kind: SymbolKind,
    /// Where it begins; none where the name holds no whole address: `nullsub_856`, `sub_609XXX`, `0x485A..`, `sub_A02` (erratum E49b).
    pub address: Optional<u32>,
    /// The document's confidence in percent; for a function in a range of similar ones, that of the range. None if the
    /// document states none.
    pub confidence: Optional<u32>,
    /// How many bytes, from the start, count as the symbol's own. An address farther on belongs to something that no
    /// document names. This is the printed size, rounded up, and twice that if it is printed as "about". If no size is
    /// stated in bytes, the name of a datum tells it (`qword_`: 8). Otherwise it is the largest size that the documents
    /// state for a function of the binary, or for a table of data. 0 without an address.
    pub reach: u32,
    /// The name as printed: `sub_6765E0`; for an address without a name, `0x620000`.
    pub name: Text,
    /// What the document calls it, or the text of a string; `None` where it has no name besides.
    pub label: Option<Text>,
    /// Another name that the document calls it; `None` where it has only one.
    pub alias: Option<Text>,
    /// Its size as printed, or its sizes if several are printed. For a function in a range of similar ones this is the
    /// text of the range ("~1KB each"). `None` if no size is printed. Sizes overlap the functions that follow (erratum
    /// E34e).
    pub size: Option<Text>,
    /// Where it is named: `seed 000, Function Map`.
    pub place: Text,
    /// What it does or holds.
    pub role: Text,
}

impl Symbol {
    /// All symbols of a binary: those with an address, ascending, then the others.
    #[must_use]
    pub const fn all(binary: Binary) -> &'static [Self] {
        match binary {
            Binary::Ptxas => ptxas::ROWS,
            Binary::Nvlink => nvlink::ROWS,
            Binary::Cicc => cicc::ROWS,
            Binary::Tileiras => &[],
        }
    }

    /// The symbol with this name, label or alias, ASCII case ignored; `None` when no document names it.
    #[must_use]
    pub fn find(binary: Binary, name: &[u8]) -> Option<&'static Self> {
        let is = |text: Text| text.is_ignoring_case(name);
        let rows = Self::all(binary);
        rows.iter().find(|row| is(row.name)).or_else(|| {
            rows.iter()
                .find(|row| row.label.is_some_and(is) || row.alias.is_some_and(is))
        })
    }

    /// The symbol that begins at this address; `None` when none does.
    #[must_use]
    pub fn at(binary: Binary, address: u32) -> Option<&'static Self> {
        Self::at_or_before(binary, address).filter(|row| row.address == Some(address))
    }

    /// The symbol with the greatest listed start that is not above this address; `None` below the first.
    ///
    /// The symbol may be far away. [`of_address`](Self::of_address) gives only a symbol to which the address may
    /// belong.
    #[must_use]
    pub fn at_or_before(binary: Binary, address: u32) -> Option<&'static Self> {
        let rows = Self::all(binary);
        let above = rows.partition_point(|row| row.address.get().is_some_and(|start| start <= address));
        rows.get(above.checked_sub(1)?)
    }

    /// The symbol that an address belongs to: the one with the greatest listed start that is not above it, as far as
    /// that [reaches](Self::reach); `None` where nothing that is documented is near.
    ///
    /// Not all functions are listed and sizes cannot tell where one ends (erratum E34e): the address
    /// may lie in a later function that no document names.
    #[must_use]
    pub fn of_address(binary: Binary, address: u32) -> Option<&'static Self> {
        Self::at_or_before(binary, address).filter(|row| {
            row.address
                .get()
                .is_some_and(|start| address.saturating_sub(start) < row.reach)
        })
    }
}

macro_rules! symbols {
    ($binary:ident $($name:literal $label:tt $size:tt $confidence:tt $place:literal $role:literal;)+) => {
        /// Addresses ascending, then names without one.
        pub(super) static ROWS: &[Symbol] = &[$(
            Symbol {
                binary: super::Binary::$binary,
                kind: super::kind_of($name),
                name: text!($name),
                address: crate::Optional::<u32>::new(super::address_of($name)),
                label: optional!(text $label),
                alias: super::alias_of($name),
                size: super::ranges::size_of(super::Binary::$binary, $name, optional!(text $size)),
                confidence: super::ranges::confidence_of(super::Binary::$binary, $name, optional!(literal $confidence)),
                reach: super::reach::reach_of(super::Binary::$binary, $name, optional!(text $label), optional!(text $size)),
                place: text!($place),
                role: text!($role),
            },
        )+];

        static_assertions::const_assert!(super::ascending(&[$(super::address_of($name),)+]));
    };
}

mod cicc;
mod names;
mod nvlink;
mod ptxas;
mod ranges;
mod reach;

pub use names::{DOCUMENTED_NAMES, DocumentedName};
pub use ranges::{SYMBOL_RANGES, SymbolRange};

const_assert!(Symbol::all(Binary::Ptxas).len() == 91);
const_assert!(Symbol::all(Binary::Nvlink).len() == 72);
const_assert!(Symbol::all(Binary::Cicc).len() == 127);

/// What a symbol is, by its name. Compile time only.
const fn kind_of(name: &str) -> SymbolKind {
    match name.as_bytes() {
        [b's', b'u', b'b', b'_', ..] | [b'n', b'u', b'l', b'l', ..] => SymbolKind::Function,
        [b'0', b'x', ..] => SymbolKind::Address,
        [b'c', b't', b'o', b'r', b'_', ..] => SymbolKind::Constructor,
        _ => SymbolKind::Data,
    }
}

/// Reads the address out of a name such as `sub_6765E0` or `0x620000`. Compile time only.
#[expect(clippy::arithmetic_side_effects, reason = "evaluated at compile time only")]
const fn address_of(name: &str) -> Option<u32> {
    let mut digits = match name.as_bytes() {
        [b'0', b'x', digits @ ..] | [b's', b'u', b'b', b'_', digits @ ..] => digits,
        [b'n', b'u', b'l', b'l', ..] | [b'c', b't', b'o', b'r', ..] => return None,
        mut rest => {
            while let [byte, tail @ ..] = rest {
                rest = tail;
                if *byte == b'_' {
                    break;
                }
            }
            rest
        }
    };
    // Three digits abbreviate an address: below 0x1000 there is no code and no data.
    if digits.len() <= 3 {
        return None;
    }
    let mut address = 0;
    while let [digit, rest @ ..] = digits {
        let value = match digit {
            b'0'..=b'9' => *digit - b'0',
            b'A'..=b'F' => *digit - b'A' + 10,
            b'a'..=b'f' => *digit - b'a' + 10,
            _ => return None,
        };
        address = address * 16 + value as u32;
        digits = rest;
    }
    Some(address)
}

/// The other name of a symbol that the document calls by two. Compile time only.
const fn alias_of(name: &str) -> Option<Text> {
    match name.as_bytes() {
        // Key Functions and Capability Bitmasks of seed 001.
        b"sub_470DA0" => Some(text!("can_finalize_with_capability_mask")),
        _ => None,
    }
}

/// Whether the addresses strictly ascend and nothing with an address follows one without.
const fn ascending(mut addresses: &[Option<u32>]) -> bool {
    while let [first, rest @ ..] = addresses {
        match (first, rest) {
            (None, [Some(_), ..]) => return false,
            (Some(first), [Some(second), ..]) if *first >= *second => return false,
            _ => {}
        }
        addresses = rest;
    }
    true
}
