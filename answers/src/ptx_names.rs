//! The names that PTX text declares, for who mistyped one.

use crate::nearest;
use alloc::{format, string::String, string::ToString, vec, vec::Vec};

/// Of a text with more names the first are compared.
const MOST: usize = 4096;
/// What a declaration begins with.
const DECLARING: [&[u8]; 6] = [b".reg", b".param", b".shared", b".global", b".const", b".local"];

/// The names of a text, without where they are known.
pub(crate) struct DeclaredNames<'a>(Vec<Declared<'a>>);

/// A name; one with a number stands for as many: `%r<10>`.
struct Declared<'a> {
    name: &'a str,
    count: Option<u32>,
}

fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'%')
}

impl<'a> DeclaredNames<'a> {
    /// One pass over the text; comments are not told from the rest.
    pub fn of(text: &'a [u8]) -> Self {
        let mut found = Vec::new();
        // A declaration ends with its statement; a brace, a bracket of an array or an initialiser ends its names.
        for statement in text.split(|byte| matches!(byte, b';' | b'{' | b'}' | b'(' | b')' | b'\n')) {
            let statement = statement.trim_ascii_start();
            if !DECLARING.iter().any(|word| statement.starts_with(word)) {
                continue;
            }
            for part in statement.split(|byte| *byte == b',') {
                let part = part.split(|byte| matches!(byte, b'=' | b'[')).next().unwrap_or_default();
                let last = part.trim_ascii().rsplit(u8::is_ascii_whitespace).next().unwrap_or_default();
                found.extend(Declared::parse(last));
                if found.len() >= MOST {
                    return Self(found);
                }
            }
        }
        Self(found)
    }

    /// Those that are nearest to a name.
    pub fn near(&self, name: &str) -> Vec<String> {
        let letters = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let digits = name.get(letters.len()..).unwrap_or_default();
        // A number that is too high: the last.
        let same = self.0.iter().find(|it| it.count.is_some() && it.name == letters && !digits.is_empty());
        if let Some(same) = same.map(|it| it.like(digits)).filter(|it| it != name) {
            return vec![same];
        }
        let candidates: Vec<String> = self.0.iter().map(|it| it.like(digits)).collect();
        let near = nearest(name, candidates.iter().map(String::as_str).filter(|it| *it != name));
        let mut all: Vec<String> = Vec::new();
        for it in near {
            if !all.iter().any(|known| known == it) {
                all.push(it.to_string());
            }
        }
        all
    }
}

impl<'a> Declared<'a> {
    fn parse(word: &'a [u8]) -> Option<Self> {
        let length = word.iter().take_while(|byte| is_of_name(**byte)).count();
        let (name, rest) = word.split_at_checked(length)?;
        let name = core::str::from_utf8(name).ok().filter(|name| !name.is_empty())?;
        let count = match rest {
            [] => None,
            [b'<', digits @ .., b'>'] => Some(core::str::from_utf8(digits).ok()?.trim().parse().ok()?),
            _ => return None,
        };
        Some(Self { name, count })
    }

    /// Of several the one with this number, or the last.
    fn like(&self, digits: &str) -> String {
        match self.count {
            None => self.name.to_string(),
            Some(count) => {
                let last = count.saturating_sub(1);
                format!("{}{}", self.name, digits.parse().map_or(last, |number: u32| number.min(last)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::DeclaredNames;

    #[test]
    fn the_nearest_names() {
        let text = b".global .align 4 .b8 table[16] = {1, 2};\n.visible .entry k(.param .u64 out_ptr)\n{\n.reg .b32 %r<10>, %mask;\n.reg .pred %p<2>;\n.shared .b32 tile[4];\n";
        let names = DeclaredNames::of(text);
        for (name, wanted) in [
            ("%r10", &["%r9"][..]),
            ("%rr4", &["%r4"]),
            ("%masc", &["%mask"]),
            ("out_prt", &["out_ptr"]),
            ("tabel", &["table"]),
            ("%p7", &["%p1"]),
            ("completely_else", &[]),
        ] {
            assert_eq!(names.near(name), *wanted, "{name}");
        }
        assert!(
            DeclaredNames::of(b"").near("x").is_empty()
                && DeclaredNames::of(b".reg .b32 %r<x>;").near("%r1").is_empty()
        );
    }
}
