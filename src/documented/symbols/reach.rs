//! How far an address may lie behind a listed start and still be its symbol's.
//!
//! The documents list a few functions of thousands, so a start far before an address says nothing about it. Sizes are the
//! bound: nothing that a document measured is larger.

use super::{Binary, SYMBOL_RANGES, SymbolKind, address_of, kind_of, ranges};
use crate::Text;

/// The largest size that the documents state for a function of a binary, in bytes: sub_6765E0, 54KB; sub_17F2670,
/// 156,611 B; sub_60E7C0, 12,466 bytes.
const fn largest_function(binary: Binary) -> u32 {
    match binary {
        Binary::Ptxas => 55 * 1024,
        Binary::Nvlink => 156_611,
        Binary::Cicc => 12_466,
        // Of it none is stated, and no symbol.
        Binary::Tileiras => 0,
    }
}

/// The largest table of data with a stated size: unk_1D16220, 32 entries of 12 bytes.
const LARGEST_TABLE: u32 = 32 * ENTRY_SIZE;

/// Bytes of an entry of a validation table, the only tables whose size is stated in entries.
const ENTRY_SIZE: u32 = 12;

/// How many bytes from its start on count as a symbol's own. Compile time only.
#[expect(clippy::arithmetic_side_effects, reason = "evaluated at compile time only")]
pub(super) const fn reach_of(binary: Binary, name: &str, label: Option<Text>, own_size: Option<Text>) -> u32 {
    let Some(address) = address_of(name) else { return 0 };
    let kind = kind_of(name);
    if matches!(kind, SymbolKind::Address) {
        // The address of a string, which ends with its NUL; an end of a range, or its start.
        if let Some(text) = label {
            return length_of(text.as_str()) + 1;
        }
        let (mut rows, mut length) = (SYMBOL_RANGES, None);
        while let [row, rest @ ..] = rows {
            if row.binary.code() == binary.code() {
                if row.start == address {
                    length = Some(row.end - row.start);
                } else if row.end == address && length.is_none() {
                    length = Some(1);
                }
            }
            rows = rest;
        }
        if let Some(length) = length {
            return length;
        }
    }
    let size = match ranges::size_of(binary, name, own_size) {
        Some(size) => bytes_of(size.as_str().as_bytes()),
        None => None,
    };
    match (size, kind) {
        (Some(bytes), _) => bytes,
        (None, SymbolKind::Data) => match size_of_kind(name) {
            Some(bytes) => bytes,
            None => LARGEST_TABLE,
        },
        (None, _) => largest_function(binary),
    }
}

/// The bytes of a string, in which `\n` is written as two characters. Compile time only.
#[expect(clippy::arithmetic_side_effects, reason = "evaluated at compile time only")]
const fn length_of(text: &str) -> u32 {
    let (mut rest, mut length) = (text.as_bytes(), 0);
    while let [byte, tail @ ..] = rest {
        rest = match (byte, tail) {
            (b'\\', [b'n', behind @ ..]) => behind,
            _ => tail,
        };
        length += 1;
    }
    length
}

/// The size that the name of a datum tells; `None` of `unk_`, which tells none, and of the one table. Compile time only.
const fn size_of_kind(name: &str) -> Option<u32> {
    match name.as_bytes() {
        // dword_1D40660[], from which the class type selects.
        b"dword_1D40660" => None,
        [b'b', b'y', b't', b'e', b'_', ..] => Some(1),
        [b'd', b'w', b'o', b'r', b'd', b'_', ..] => Some(4),
        [b'q', b'w', b'o', b'r', b'd', b'_', ..] => Some(8),
        [b'x', b'm', b'm', b'w', b'o', b'r', b'd', b'_', ..] => Some(16),
        _ => None,
    }
}

/// The bytes of a printed size, or more: "54KB" is less than 55 KiB, "~1.2KB each" less than twice that; "31 lines" is
/// no size in bytes. Of several the last, which is exact. Compile time only.
#[expect(clippy::arithmetic_side_effects, reason = "evaluated at compile time only")]
const fn bytes_of(text: &[u8]) -> Option<u32> {
    let (mut rest, mut last) = (text, text);
    while let [byte, tail @ ..] = rest {
        rest = tail;
        if *byte == b';' {
            last = tail;
        }
    }
    // The number in tenths.
    let (mut tenths, mut is_about, mut is_fraction) = (0, false, false);
    while let [byte, tail @ ..] = last {
        match byte {
            b'~' => is_about = true,
            b'.' => is_fraction = true,
            b'0'..=b'9' if is_fraction => tenths += (*byte - b'0') as u32,
            b'0'..=b'9' => tenths = tenths * 10 + 10 * (*byte - b'0') as u32,
            b',' | b' ' => {}
            _ => break,
        }
        last = tail;
    }
    let whole = tenths / 10;
    // Rounded to its last digit.
    let next = if is_fraction { tenths + 1 } else { tenths + 10 };
    let bytes = match last {
        [b'K', b'B', ..] => next * 1024 / 10,
        [b'M', b'B', ..] => next * 1024 / 10 * 1024,
        [b'e', b'n', b't', ..] => whole * ENTRY_SIZE,
        [b'B', ..] | [b'b', b'y', b't', b'e', ..] => whole,
        _ => return None,
    };
    Some(if is_about { 2 * bytes } else { bytes })
}
