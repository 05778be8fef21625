//! Numbers in sentences.

use alloc::{format, string::String};

/// "1 block", "2 blocks".
pub fn plural(count: impl Into<u64>, noun: &str) -> String {
    let count = count.into();
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// "75 %"; "-" of nothing.
pub fn percent(part: u32, whole: u32) -> String {
    let (part, whole) = (u64::from(part), u64::from(whole));
    match (part * 100 + whole / 2).checked_div(whole) {
        Some(percent) => format!("{percent} %"),
        None => "-".into(),
    }
}
