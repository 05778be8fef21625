//! The words, numbers and signs of PTX text, as ptxas parts them.

use super::cursor::Cursor;
use super::item::Place;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The end of the text.
    End,
    /// The end, within a comment.
    EndInComment,
    /// A name.
    Word,
    /// A dot with what follows it: ".reg", ".shared::cta".
    Dot,
    Number,
    String,
    /// Any other character, `_` alone among them.
    Sign(u8),
}

/// A token, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub kind: Kind,
    pub start: Cursor,
    pub end: usize,
}

impl Token {
    pub fn text(self, text: &[u8]) -> &[u8] {
        text.get(self.start.at..self.end).unwrap_or_default()
    }

    pub fn is_sign(self, sign: u8) -> bool {
        self.kind == Kind::Sign(sign)
    }
}

/// Whether a name may go on with this byte.
pub(super) const fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$')
}

fn length_of(text: &[u8], is_part: impl Fn(u8) -> bool) -> usize {
    text.iter().take_while(|&&byte| is_part(byte)).count()
}

impl Cursor {
    /// Takes the next token.
    #[inline]
    pub(super) fn token(&mut self, text: &[u8]) -> Token {
        if self.skip_blanks(text).is_err() {
            let end = text.len();
            return Token {
                kind: Kind::EndInComment,
                start: *self,
                end,
            };
        }
        let start = *self;
        let rest = text.get(self.at..).unwrap_or_default();
        let (kind, length) = match rest {
            [] | [0, ..] => (Kind::End, 0),
            [b'a'..=b'z' | b'A'..=b'Z', rest @ ..] => (Kind::Word, length_of(rest, is_of_name).saturating_add(1)),
            [b'_' | b'$' | b'%', rest @ ..] => match length_of(rest, is_of_name) {
                0 => (Kind::Sign(self.byte(text)), 1),
                length => (Kind::Word, length.saturating_add(1)),
            },
            [b'0'..=b'9', ..] => (Kind::Number, number_length(rest)),
            [b'.', after @ ..] => match dot_length(after) {
                0 => (Kind::Sign(b'.'), 1),
                length if length_of(after, |byte| byte.is_ascii_digit()) == length => {
                    (Kind::Number, length.saturating_add(1))
                }
                length => (Kind::Dot, length.saturating_add(1)),
            },
            [b'"', ..] => {
                // One that does not end is a sign.
                let is_string = self.string(text).is_ok();
                let length = self.at.wrapping_sub(start.at);
                if is_string {
                    (Kind::String, length)
                } else {
                    *self = start;
                    (Kind::Sign(b'"'), 1)
                }
            }
            [byte, ..] => (Kind::Sign(*byte), 1),
        };
        // No more than there is from here on; a string may have lines.
        self.at = start.at.wrapping_add(length);
        Token {
            kind,
            start,
            end: self.at,
        }
    }

    /// The token that comes next.
    pub(super) fn ahead(mut self, text: &[u8]) -> Token {
        self.token(text)
    }

    /// Takes the next token if it is this sign.
    pub(super) fn takes_sign(&mut self, sign: u8, text: &[u8]) -> bool {
        let mut ahead = *self;
        let is = ahead.token(text).is_sign(sign);
        if is {
            *self = ahead;
        }
        is
    }
}

/// Where ptxas tells of an instruction that begins here and whose name, without modifiers, is so long: it has read what follows it, but for a guard.
pub(crate) fn told_place(text: &[u8], start: Place, length: usize) -> Place {
    let next = start.after(length).cursor().ahead(text).start;
    if next.line == start.line || is_guarded(text.get(..start.start()).unwrap_or_default()) {
        start
    } else {
        Place::of(next)
    }
}

/// Whether a text ends with a guard.
#[cold]
fn is_guarded(text: &[u8]) -> bool {
    let text = text.trim_ascii_end();
    let name = text
        .iter()
        .rev()
        .take_while(|&&byte| is_of_name(byte) || byte == b'%')
        .count();
    let before = text
        .get(..text.len().saturating_sub(name))
        .unwrap_or_default()
        .trim_ascii_end();
    let before = before.strip_suffix(b"!").unwrap_or(before);
    name != 0 && before.trim_ascii_end().ends_with(b"@")
}

/// The length of what stands behind a dot, with words behind "::".
fn dot_length(text: &[u8]) -> usize {
    let mut length = length_of(text, is_of_name);
    while let [b':', b':', rest @ ..] = text.get(length..).unwrap_or_default() {
        match length_of(rest, is_of_name) {
            0 => break,
            more if length != 0 => length = length.saturating_add(2).saturating_add(more),
            _ => break,
        }
    }
    length
}

/// The length of the number that begins with a digit: the longest that is one.
fn number_length(text: &[u8]) -> usize {
    let hex = |text: &[u8], most: usize| length_of(text, |byte| byte.is_ascii_hexdigit()).min(most);
    let is_long = |text: &[u8]| usize::from(text.first() == Some(&b'U'));
    let whole = match text {
        [b'0', b'f' | b'F', rest @ ..] if hex(rest, 8) == 8 => return 10,
        [b'0', b'd' | b'D', rest @ ..] if hex(rest, 16) == 16 => return 18,
        [b'0', b'x' | b'X', rest @ ..] if hex(rest, 1) == 1 => {
            let length = hex(rest, usize::MAX).saturating_add(2);
            return length.saturating_add(is_long(text.get(length..).unwrap_or_default()));
        }
        [b'0', b'b' | b'B', rest @ ..] if matches!(rest, [b'0' | b'1', ..]) => {
            let length = length_of(rest, |byte| matches!(byte, b'0' | b'1')).saturating_add(2);
            return length.saturating_add(is_long(text.get(length..).unwrap_or_default()));
        }
        _ => length_of(text, |byte| byte.is_ascii_digit()),
    };
    let behind = text.get(whole..).unwrap_or_default();
    let digits = |text: &[u8]| length_of(text, |byte| byte.is_ascii_digit());
    let fraction = match behind {
        [b'.', rest @ ..] => digits(rest).saturating_add(1),
        _ => 0,
    };
    let exponent = match behind.get(fraction..).unwrap_or_default() {
        [b'e' | b'E', b'+' | b'-', rest @ ..] if digits(rest) != 0 => digits(rest).saturating_add(2),
        [b'e' | b'E', rest @ ..] if digits(rest) != 0 => digits(rest).saturating_add(1),
        _ => 0,
    };
    if fraction != 0 || exponent != 0 {
        return whole.saturating_add(fraction).saturating_add(exponent);
    }
    // One that begins with 0 is octal.
    let length = match text {
        [b'0', ..] => length_of(text, |byte| matches!(byte, b'0'..=b'7')),
        _ => whole,
    };
    length.saturating_add(is_long(text.get(length..).unwrap_or_default()))
}
