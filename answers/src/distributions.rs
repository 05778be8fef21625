//! Which GCC does a distribution install where `gcc` is asked for?
//!
//! Source: `host/distributions.tsv`; public, measured by its authors. Distributions that roll, and those that no source names, are left out.

use crate::Refusal;
use alloc::{format, string::String, vec::Vec};
use serde::Serialize;
use smarch::Version;

/// A release of a distribution, and its GCC.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Distribution {
    /// "Ubuntu".
    pub distribution: &'static str,
    /// "24.04".
    pub distribution_release: &'static str,
    /// The version of its gcc.
    pub default_gcc: Version,
    /// Who states it.
    pub default_gcc_source: &'static str,
}

const SOURCE: &str = "ocurrent/ocaml-dockerfile, which ran gcc in the images of the distributions";

macro_rules! distributions {
    ($($name:literal $release:literal $major:literal, $minor:literal;)+) => {
        /// The releases of which a public source states the default GCC, by name and release.
        pub static DISTRIBUTIONS: &[Distribution] = &[$(Distribution {
            distribution: $name,
            distribution_release: $release,
            default_gcc: Version::new($major, $minor),
            default_gcc_source: SOURCE,
        },)+];
    };
}

#[rustfmt::skip]
distributions! {
    "Alpine"        "3.3"    5, 3;
    "Alpine"        "3.4"    5, 3;
    "Alpine"        "3.5"    6, 2;
    "Alpine"        "3.6"    6, 3;
    "Alpine"        "3.7"    6, 4;
    "Alpine"        "3.8"    6, 4;
    "Alpine"        "3.9"    8, 3;
    "Alpine"        "3.10"   8, 3;
    "Alpine"        "3.11"   9, 3;
    "Alpine"        "3.12"   9, 3;
    "Alpine"        "3.13"  10, 2;
    "Alpine"        "3.14"  10, 3;
    "Alpine"        "3.15"  10, 3;
    "Alpine"        "3.16"  11, 2;
    "Alpine"        "3.17"  12, 2;
    "Alpine"        "3.18"  12, 2;
    "Alpine"        "3.19"  13, 2;
    "Alpine"        "3.20"  13, 2;
    "Alpine"        "3.21"  14, 2;
    "Alpine"        "3.22"  14, 2;
    "Alpine"        "3.23"  15, 2;
    "Alpine"        "3.24"  15, 2;
    "CentOS"        "6"      4, 4;
    "CentOS"        "7"      4, 8;
    "CentOS"        "8"      8, 5;
    "CentOS"        "9"     11, 5;
    "CentOS"        "10"    14, 3;
    "Debian"        "7"      4, 7;
    "Debian"        "8"      4, 9;
    "Debian"        "9"      6, 3;
    "Debian"        "10"     8, 3;
    "Debian"        "11"    10, 2;
    "Debian"        "12"    12, 2;
    "Debian"        "13"    14, 2;
    "Fedora"        "21"     4, 9;
    "Fedora"        "22"     5, 3;
    "Fedora"        "23"     5, 3;
    "Fedora"        "24"     6, 3;
    "Fedora"        "25"     6, 4;
    "Fedora"        "26"     7, 3;
    "Fedora"        "27"     7, 3;
    "Fedora"        "28"     8, 3;
    "Fedora"        "29"     8, 3;
    "Fedora"        "30"     9, 3;
    "Fedora"        "31"     9, 3;
    "Fedora"        "32"    10, 3;
    "Fedora"        "33"    10, 3;
    "Fedora"        "34"    11, 3;
    "Fedora"        "35"    11, 3;
    "Fedora"        "36"    12, 2;
    "Fedora"        "37"    12, 3;
    "Fedora"        "38"    13, 2;
    "Fedora"        "39"    13, 3;
    "Fedora"        "40"    14, 2;
    "Fedora"        "41"    14, 3;
    "Fedora"        "42"    15, 2;
    "Fedora"        "43"    15, 2;
    "Fedora"        "44"    16, 1;
    "openSUSE Leap" "15.0"   7, 4;
    "openSUSE Leap" "15.1"   7, 5;
    "openSUSE Leap" "15.2"   7, 5;
    "openSUSE Leap" "15.3"   7, 5;
    "openSUSE Leap" "15.4"   7, 5;
    "openSUSE Leap" "15.5"   7, 5;
    "openSUSE Leap" "15.6"   7, 5;
    "openSUSE Leap" "16.0"  15, 2;
    "openSUSE Leap" "42.3"   4, 8;
    "Oracle Linux"  "7"      4, 8;
    "Oracle Linux"  "8"      8, 5;
    "Oracle Linux"  "9"     11, 5;
    "Oracle Linux"  "10"    14, 3;
    "Ubuntu"        "12.04"  4, 6;
    "Ubuntu"        "14.04"  4, 8;
    "Ubuntu"        "15.10"  5, 2;
    "Ubuntu"        "16.04"  5, 4;
    "Ubuntu"        "16.10"  6, 2;
    "Ubuntu"        "17.04"  6, 3;
    "Ubuntu"        "17.10"  7, 2;
    "Ubuntu"        "18.04"  7, 5;
    "Ubuntu"        "18.10"  8, 3;
    "Ubuntu"        "19.04"  8, 3;
    "Ubuntu"        "19.10"  9, 2;
    "Ubuntu"        "20.04"  9, 4;
    "Ubuntu"        "20.10" 10, 3;
    "Ubuntu"        "21.04" 10, 3;
    "Ubuntu"        "21.10" 11, 2;
    "Ubuntu"        "22.04" 11, 4;
    "Ubuntu"        "22.10" 12, 2;
    "Ubuntu"        "23.04" 12, 3;
    "Ubuntu"        "23.10" 13, 2;
    "Ubuntu"        "24.04" 13, 3;
    "Ubuntu"        "24.10" 14, 2;
    "Ubuntu"        "25.04" 14, 2;
    "Ubuntu"        "25.10" 15, 2;
    "Ubuntu"        "26.04" 15, 2;
}

/// What does not tell one distribution from another: "Debian GNU/Linux 12", "CentOS Stream 9", "24.04 LTS".
const FILLERS: [&str; 6] = ["linux", "gnu/linux", "stream", "leap", "lts", "server"];

/// The words of a name, in lower case: "ubuntu24.04" and "ubuntu:24.04" have two.
fn words_of(text: &str) -> Vec<String> {
    let small = text.to_ascii_lowercase();
    let mut words: Vec<String> = Vec::new();
    for part in small.split([' ', ':', '-', '_']).filter(|part| !part.is_empty()) {
        match part.find(|letter: char| letter.is_ascii_digit()) {
            Some(at) if at > 0 => words.extend([&part[..at], &part[at..]].map(String::from)),
            _ => words.push(part.into()),
        }
    }
    words.retain(|word| !FILLERS.contains(&word.as_str()));
    words
}

/// The release of a distribution that is meant; `None` where the text begins with the name of none.
///
/// # Errors
/// It names a distribution, and no release whose GCC is known.
pub fn distribution_of(text: &str) -> Option<Result<&'static Distribution, Refusal>> {
    let words = words_of(text);
    // "Debian clang version 14.0.6" is a compiler.
    let (name, rest) = words.split_first().filter(|(_, rest)| rest.len() <= 1)?;
    // "Oracle Linux" is called by its first word.
    let is_called = |it: &&Distribution| words_of(it.distribution).first() == Some(name);
    let mut releases = DISTRIBUTIONS.iter().filter(is_called).peekable();
    let distribution = releases.peek()?.distribution;
    let asked = rest.first();
    let known: Vec<&str> = releases.clone().map(|it| it.distribution_release).collect();
    let found = releases.find(|it| asked.is_some_and(|asked| asked == it.distribution_release));
    let fault = || format!("'{text}': of {distribution} the gcc of these releases is known: {}", known.join(", "));
    Some(found.ok_or_else(|| Refusal(fault())))
}

#[cfg(test)]
mod tests {
    use super::{DISTRIBUTIONS, distribution_of};
    use alloc::{format, string::ToString};

    #[test]
    fn releases_are_found_as_they_are_called() {
        for (text, release, gcc) in [
            ("Ubuntu 24.04", "24.04", "13.3"),
            ("ubuntu24.04", "24.04", "13.3"),
            ("ubuntu:22.04", "22.04", "11.4"),
            ("Ubuntu 26.04 LTS", "26.04", "15.2"),
            ("debian-12", "12", "12.2"),
            ("Debian GNU/Linux 13", "13", "14.2"),
            ("fedora 44", "44", "16.1"),
            ("CentOS Stream 9", "9", "11.5"),
            ("Oracle Linux 9", "9", "11.5"),
            ("opensuse leap 15.6", "15.6", "7.5"),
            ("alpine 3.22", "3.22", "14.2"),
        ] {
            let found = distribution_of(text).unwrap().unwrap();
            assert_eq!((found.distribution_release, &*found.default_gcc.to_string()), (release, gcc), "{text}");
        }
        for it in DISTRIBUTIONS {
            let name = format!("{} {}", it.distribution, it.distribution_release);
            assert_eq!(distribution_of(&name).unwrap().unwrap(), it);
        }
    }

    #[test]
    fn other_texts_are_no_distribution() {
        for text in [
            "",
            " ",
            "gcc-13",
            "gcc 13",
            "13.3",
            "linux 6",
            "debianized 12",
            "arch",
            "\u{e9}buntu 24.04",
            "Debian clang version 14.0.6",
        ] {
            assert!(distribution_of(text).is_none(), "{text}");
        }
        for text in ["ubuntu", "ubuntu 24.05", "debian clang", "fedora rawhide"] {
            let refusal = distribution_of(text).unwrap().unwrap_err().to_string();
            assert!(refusal.contains("of these releases is known"), "{refusal}");
        }
    }

    /// Each row is as the source has it, and none is missing.
    #[test]
    fn rows_are_as_stated() {
        let table = include_str!("../../tests/data/host/distributions.tsv");
        let stated = table.lines().skip(1).map(|line| line.split('\t').take(3).collect());
        let rows = DISTRIBUTIONS
            .iter()
            .map(|it| [it.distribution, it.distribution_release, &it.default_gcc.to_string()].join("\t"));
        let stated = stated.map(|cells: alloc::vec::Vec<_>| cells.join("\t"));
        assert!(rows.eq(stated));
    }
}
