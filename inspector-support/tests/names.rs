//! Names that people would want to read, and names that were made to take for ever.

use inspector_support::names::{Demangler, LONGEST_NAME, LONGEST_TEXT};
use std::time::{Duration, Instant};

fn demangled(name: &[u8]) -> Option<String> {
    Demangler::new().demangled(name)
}

#[test]
fn names() {
    assert_eq!(
        demangled(b"_Z4axpyfPKfPf").as_deref(),
        Some("axpy(float, float const*, float*)")
    );
    for none in [&b""[..], b"main", b"_Z", b"_Zx", b"_ZN", b"_Z4axp", b"_Z\xff"] {
        assert_eq!(demangled(none), None, "{none:?}");
    }
}

#[test]
fn what_grows_stays_as_it_is() {
    // Each argument is a function of two of the one before: 2^n.
    let mut name = String::from("_Z1fPFviiE");
    for level in 0..60u32 {
        let seq = |n: u32| {
            if n == 0 {
                "S_".to_string()
            } else {
                format!("S{}_", base36(n - 1))
            }
        };
        name += &format!("PFv{0}{0}E", seq(2 * level));
    }
    assert!(name.len() < LONGEST_NAME);
    let start = Instant::now();
    let text = demangled(name.as_bytes());
    assert!(text.is_none_or(|text| text.len() <= LONGEST_TEXT));
    let deep = format!("_Z1f{}i", "P".repeat(10_000));
    assert_eq!(demangled(deep.as_bytes()), None);
    assert_eq!(demangled(&[b'S'; LONGEST_NAME + 1]), None);
    assert!(start.elapsed() < Duration::from_secs(2));
}

fn base36(number: u32) -> String {
    let digit = |n: u32| char::from_digit(n, 36).unwrap().to_ascii_uppercase();
    if number < 36 {
        digit(number).to_string()
    } else {
        format!("{}{}", base36(number / 36), digit(number % 36))
    }
}

#[test]
fn what_takes_too_long_is_given_up() {
    // No name: its levels can be read in two ways each.
    let slow = format!("_ZN{}i{}D1Ev", "St4lessI".repeat(25), "_".repeat(25));
    let mut demangler = Demangler::new();
    let start = Instant::now();
    assert_eq!(demangler.demangled(slow.as_bytes()), None);
    assert_eq!(demangler.demangled(b"_Z1fv").as_deref(), Some("f()"));
    assert_eq!(demangler.demangled(slow.as_bytes()), None);
    assert_eq!(demangler.demangled(b"_Z1fv"), None);
    assert!(start.elapsed() < Duration::from_secs(20));
}
