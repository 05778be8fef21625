//! Address spaces of IR as people write them.

use crate::documented::word_of;
use crate::{Refusal, did_you_mean, nearest};
use alloc::{format, string::String, string::ToString, vec::Vec};
use smarch::documented::cicc::address_space::{ADDRESS_SPACES, AddressSpace};

/// An address space by number or by name: 6, tmem, shared::cluster.
/// Refused: it is neither.
pub fn address_space(text: &str) -> Result<u32, Refusal> {
    let named = || ADDRESS_SPACES.iter().find(|row| row.name.is_ignoring_case(text.as_bytes()));
    word_of(text).or_else(|| named().map(|row| row.number)).ok_or_else(|| {
        let names: Vec<String> = ADDRESS_SPACES.iter().map(|row| row.name.to_lowercase()).collect();
        let near = did_you_mean(&nearest(text, names.iter().map(String::as_str)));
        let names = names.join(", ");
        Refusal(format!("'{text}' is not an address space: it takes a number, 6, or one of {names}{near}"))
    })
}

/// "6 (TMEM)".
pub fn address_space_text(space: u32) -> String {
    AddressSpace::of(space).map_or(space.to_string(), |row| format!("{space} ({})", row.name))
}
