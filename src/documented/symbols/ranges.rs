//! The ranges of addresses that documents state, and what the functions in them take from their range.
//!
//! Source: seed 000, "Function Map"; seed 001, "Shared Components", "Instruction Encoding Sharing" and "Compiler Backend
//! Sharing" (documented; erratum E34e).

use super::{Binary, SymbolKind, address_of, kind_of};
use crate::documented::nvlink::{BACKEND_RANGE, ENCODER_FUNCTIONS, ENCODER_RANGE, SHARED_COMPONENTS, SharedComponent};
use crate::{Optional, Text};
use static_assertions::const_assert;

/// A range of addresses that a document states.
#[doc(alias = "smarch_documented_symbol_range")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct SymbolRange {
    /// The program.
    pub binary: Binary,
    /// Where it begins.
    pub start: u32,
    /// Its end as printed: the first address behind it, or the start of its last function.
    pub end: u32,
    /// How many functions it holds; none where no number is stated.
    pub functions: Optional<u32>,
    /// The document's confidence in percent; none where it states none.
    pub confidence: Optional<u32>,
    /// Its size as printed, or that of each function in it: "1.7 MB", "~1KB each"; `None` where none is stated.
    pub size: Option<Text>,
    /// Where it is stated: `seed 000, Function Map`.
    pub place: Text,
    /// What it holds.
    pub role: Text,
    /// Whether the end is the start of its last function, and so in the range.
    pub is_end_inside: bool,
    /// Whether its functions are alike: their size and confidence are those of the range.
    pub is_of_like_functions: bool,
}

impl SymbolRange {
    /// Whether an address lies in the range. Behind the start of a last function nothing counts.
    #[must_use]
    pub const fn contains(&self, address: u32) -> bool {
        self.start <= address && (address < self.end || self.is_end_inside && address == self.end)
    }

    /// The range of a binary in which an address lies. If there are several, the one that begins last. `None` if there
    /// is none.
    #[must_use]
    pub const fn of_address(binary: Binary, address: u32) -> Option<&'static Self> {
        let (mut found, mut rows) = (None, SYMBOL_RANGES);
        while let [row, rest @ ..] = rows {
            if row.binary.code() == binary.code() && row.contains(address) {
                found = Some(row);
            }
            rows = rest;
        }
        found
    }
}

macro_rules! ranges {
    (
        like { $($start:literal $end:literal $inside:literal $functions:literal $size:literal $percent:literal $role:literal;)+ }
        components { $($component:literal)+ }
        encoders $encoders:literal;
        backend $backend:literal;
    ) => {
        /// The ranges, by binary; starts ascending, and of equal ones the wider first.
        #[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
        pub static SYMBOL_RANGES: &[SymbolRange] = &[
            $(SymbolRange {
                binary: Binary::Ptxas,
                start: $start,
                end: $end,
                functions: Optional::<u32>::new(Some($functions)),
                confidence: Optional::<u32>::new(Some($percent)),
                size: Some(text!($size)),
                place: text!("seed 000, Function Map"),
                role: text!($role),
                is_end_inside: $inside,
                is_of_like_functions: true,
            },)+
            of_nvlink(ENCODER_RANGE, Some(ENCODER_FUNCTIONS), None, text!("seed 001, Instruction Encoding Sharing"), text!($encoders)),
            $(of_component(&SHARED_COMPONENTS[$component]),)+
            of_nvlink(BACKEND_RANGE, None, None, text!("seed 001, Compiler Backend Sharing"), text!($backend)),
        ];
    };
}

#[rustfmt::skip]
ranges! {
    like {
    //  start     end      its last functions size          %  what they are
        0x60_9280 0x60_9f60 false    24       "~1.2KB each" 90 "24 per-SM capability accessor functions (Maps 1+2)";
        0x60_a2e0 0x60_ad30 true     12       "~1KB each"   85 "12 per-SM intrinsic table initializers (Map 3)";
    }
    // Those of nvlink's shared components that have an end.
    components { 0 1 2 4 }
    encoders "template-instantiated encoder/decoder/descriptor functions";
    backend "backend, shared across all 1xx targets";
}

const_assert!(SYMBOL_RANGES.len() == 8);
const_assert!(are_in_order(SYMBOL_RANGES));

const fn of_nvlink(
    ends: (u32, u32),
    functions: Option<u32>,
    size: Option<Text>,
    place: Text,
    role: Text,
) -> SymbolRange {
    SymbolRange {
        binary: Binary::Nvlink,
        start: ends.0,
        end: ends.1,
        functions: Optional::<u32>::new(functions),
        confidence: Optional::<u32>::new(None),
        size,
        place,
        role,
        is_end_inside: false,
        is_of_like_functions: false,
    }
}

/// A component with an end; another does not compile.
#[expect(clippy::panic, reason = "evaluated at compile time only")]
const fn of_component(it: &SharedComponent) -> SymbolRange {
    match it.end.get() {
        Some(end) => of_nvlink(
            (it.start, end),
            None,
            Some(it.size),
            text!("seed 001, Shared Components"),
            it.component,
        ),
        None => panic!("no range"),
    }
}

/// Whether ranges are sorted by binary and start, those in others behind them. Compile time only.
const fn are_in_order(mut rows: &[SymbolRange]) -> bool {
    while let [first, rest @ ..] = rows {
        if let [second, ..] = rest {
            let same = first.binary.code() == second.binary.code();
            let wider_first = first.start < second.start || first.start == second.start && first.end > second.end;
            if first.binary.code() > second.binary.code() || same && !wider_first || first.start >= first.end {
                return false;
            }
        }
        rows = rest;
    }
    true
}

/// The range of like functions that a function is one of. Compile time only.
const fn of_member(binary: Binary, name: &str) -> Option<&'static SymbolRange> {
    match (kind_of(name), address_of(name)) {
        (SymbolKind::Function, Some(address)) => match SymbolRange::of_address(binary, address) {
            Some(range) if range.is_of_like_functions => Some(range),
            _ => None,
        },
        _ => None,
    }
}

/// The size of a symbol: its own, else that of the functions in its range. Compile time only.
pub(super) const fn size_of(binary: Binary, name: &str, own: Option<Text>) -> Option<Text> {
    match (own, of_member(binary, name)) {
        (None, Some(range)) => range.size,
        _ => own,
    }
}

/// The confidence of a symbol: its own, else that of its range. Compile time only.
pub(super) const fn confidence_of(binary: Binary, name: &str, own: Option<u32>) -> Optional<u32> {
    match (own, of_member(binary, name)) {
        (None, Some(range)) => range.confidence,
        _ => Optional::<u32>::new(own),
    }
}
