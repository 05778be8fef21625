//! A text that was pasted, as messages are looked for in it.

use alloc::string::String;

/// A text as messages are looked for in: without quotes, each run of blanks one blank, beside it in small letters.
#[derive(Debug)]
pub struct Plain {
    /// As it was written.
    text: String,
    /// In small letters, byte for byte.
    small: String,
}

fn is_quote(letter: char) -> bool {
    matches!(letter, '\'' | '"' | '`' | '\u{2018}' | '\u{2019}' | '\u{201c}' | '\u{201d}')
}

impl Plain {
    pub fn new(typed: &str) -> Self {
        let mut text = String::with_capacity(typed.len());
        for letter in typed.chars().filter(|letter| !is_quote(*letter)) {
            match letter.is_whitespace() || letter.is_control() {
                true if text.is_empty() || text.ends_with(' ') => {}
                true => text.push(' '),
                false => text.push(letter),
            }
        }
        text.truncate(text.trim_end().len());
        Self { small: text.to_ascii_lowercase(), text }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn small(&self) -> &str {
        &self.small
    }
}
