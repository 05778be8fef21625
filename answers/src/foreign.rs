//! Text of others: names in files, words of the user. It may be any bytes, and never reaches a terminal or JSON unchanged.

use alloc::{borrow::Cow, format, string::String, vec::Vec};
use core::fmt::Write;
use core::ops::RangeInclusive;
use serde::{Serialize, Serializer};

/// Bytes that somebody else wrote. [`shown`](Self::shown) makes a text for people of them. JSON has valid UTF-8; if the bytes are not, a
/// key with `_hex` beside it has them.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Foreign(pub Vec<u8>);

impl Foreign {
    /// As it may be printed.
    pub fn shown(&self) -> String {
        shown(&self.0)
    }

    /// The bytes as "c3a9", where they are not UTF-8: what JSON holds beside the text.
    pub fn hex(&self) -> Option<String> {
        core::str::from_utf8(&self.0).is_err().then(|| {
            self.0.iter().fold(String::new(), |mut hex, byte| {
                let _ = write!(hex, "{byte:02x}");
                hex
            })
        })
    }

    /// Each byte that belongs to no character as U+FFFD.
    pub fn replaced(&self) -> Cow<'_, str> {
        if let Ok(text) = core::str::from_utf8(&self.0) {
            return Cow::Borrowed(text);
        }
        let mut out = String::new();
        for chunk in self.0.utf8_chunks() {
            out.push_str(chunk.valid());
            out.extend(chunk.invalid().iter().map(|_| '\u{fffd}'));
        }
        Cow::Owned(out)
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<&[u8]> for Foreign {
    fn from(bytes: &[u8]) -> Self {
        Self(bytes.to_vec())
    }
}

impl From<&str> for Foreign {
    fn from(text: &str) -> Self {
        text.as_bytes().into()
    }
}

impl Serialize for Foreign {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.replaced())
    }
}

/// What is not printed: control characters, and what changes the direction or the lines of text or is no character.
const UNPRINTABLE: [RangeInclusive<u32>; 13] = [
    0x00..=0x1f,
    0x7f..=0x9f,
    0xad..=0xad,
    0x61c..=0x61c,
    0x180e..=0x180e,
    0x200b..=0x200f,
    0x2028..=0x202e,
    0x2060..=0x206f,
    0xfdd0..=0xfdef,
    0xfeff..=0xfeff,
    0xfff9..=0xfffb,
    0xfffe..=0xffff,
    0xe0000..=0xe0fff,
];

fn is_printable(character: char) -> bool {
    let code = u32::from(character);
    code & 0xfffe != 0xfffe && !UNPRINTABLE.iter().any(|range| range.contains(&code))
}

/// Any bytes as they may be printed: what is not printable as `\x1b` (bytes, and ASCII) or `\u{202e}`.
pub fn shown(bytes: impl AsRef<[u8]>) -> String {
    let bytes = bytes.as_ref();
    // Nearly every text.
    if bytes.iter().all(|byte| matches!(byte, b' '..=b'~')) {
        return String::from_utf8_lossy(bytes).into_owned();
    }
    let mut out = String::new();
    for chunk in bytes.utf8_chunks() {
        for character in chunk.valid().chars() {
            match u32::from(character) {
                _ if is_printable(character) => out.push(character),
                code @ 0..0x80 => out.push_str(&format!("\\x{code:02x}")),
                code => out.push_str(&format!("\\u{{{code:x}}}")),
            }
        }
        for byte in chunk.invalid() {
            out.push_str(&format!("\\x{byte:02x}"));
        }
    }
    out
}

schema_as! { impl() Foreign => |generator| generator.subschema_for::<String>(); }
