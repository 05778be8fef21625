//! Numbers in sentences.

use crate::{Foreign, Refusal};
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

/// A number and its unit, "48 KiB", as what the unit stands for; `None` of another unit and beyond 64 bits.
pub(crate) fn with_unit(text: &str, units: &[(&str, u64)]) -> Option<u64> {
    let text = text.trim();
    let end = text.bytes().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = text.split_at_checked(end)?;
    let (_, factor) = units.iter().find(|(name, _)| name.eq_ignore_ascii_case(unit.trim()))?;
    number.parse::<u64>().ok()?.checked_mul(*factor)
}

/// The bytes that an option was given: "49152", "48k", "48 KiB"; units are powers of 1024.
///
/// # Errors
/// Another unit, KB among them, which is 1000 bytes to some and 1024 to others; no number; more than the option takes.
pub fn bytes<T: TryFrom<u64>>(option: &str, text: &str) -> Result<T, Refusal> {
    #[rustfmt::skip]
    const UNITS: [(&str, u64); 8] = [
        ("",    1),
        ("B",   1),
        ("k",   1 << 10),
        ("KiB", 1 << 10),
        ("M",   1 << 20),
        ("MiB", 1 << 20),
        ("G",   1 << 30),
        ("GiB", 1 << 30),
    ];
    let number = with_unit(text, &UNITS)
        .ok_or_else(|| format!("{option} takes bytes, 49152 or 48KiB, not '{}'", Foreign::from(text).shown()))?;
    T::try_from(number).map_err(|_| format!("{option}: '{text}' is too many bytes").into())
}

#[cfg(test)]
mod tests {
    use super::bytes;

    #[test]
    fn bytes_have_units_of_1024() {
        for (text, number) in
            [("0", 0), ("8192", 8192), ("8k", 8192), ("8 KiB", 8192), ("2M", 2 << 20), ("1gib", 1 << 30)]
        {
            assert_eq!(bytes::<u64>("--smem", text), Ok(number), "{text}");
        }
        for text in ["", "k", "8KB", "-1", "1.5k", "0x10", "99999999999G"] {
            let refusal = bytes::<u64>("--smem", text).unwrap_err();
            assert!(refusal.0.starts_with("--smem takes bytes, 49152 or 48KiB, not '"), "{refusal}");
        }
    }
}
