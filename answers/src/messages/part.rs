//! Texts as parts of messages are compared: word by word, with every value alike.

use alloc::{string::String, string::ToString, vec::Vec};
use smarch::Name;

/// What stands for a value: a placeholder, what is quoted, a name of a target, a number.
pub const VALUE: &str = "{}";

/// The words of a text or of a row's template in small letters, without the points and commas around them.
pub fn words(text: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['\'', '"']) {
        let (before, quoted) = rest.split_at_checked(at).unwrap_or_default();
        plain += before;
        let mut letters = quoted.chars();
        let quote = letters.next().unwrap_or_default();
        rest = letters.as_str();
        if let Some((_, behind)) = rest.split_once(quote) {
            plain += VALUE;
            rest = behind;
        }
    }
    plain += rest;
    plain.split_whitespace().map(word).filter(|word| !word.is_empty()).collect()
}

fn word(word: &str) -> String {
    let bare = word.trim_matches(|letter: char| matches!(letter, '.' | ',' | ':' | ';' | '(' | ')'));
    let is_value = bare.contains('{')
        || bare.starts_with(|first: char| first.is_ascii_digit())
        || Name::parse(bare.as_bytes()).is_ok();
    if is_value { VALUE.to_string() } else { bare.to_ascii_lowercase() }
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn values_are_alike() {
        assert_eq!(words("Modifier '.bf16' requires .target sm_80"), ["modifier", "{}", "requires", "target", "{}"]);
        assert_eq!(
            words("Modifier '{modifier}' requires .target {target}"),
            words("modifier 'a b' requires .target sm_90")
        );
        assert_eq!(words("driver's error: 35"), ["drivers", "error", "{}"]);
    }
}
