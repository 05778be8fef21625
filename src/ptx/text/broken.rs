//! The modifiers of a statement that a mistake of syntax breaks off: ptxas tells of those that it does not know or that stand there twice all the same.

use super::cursor::Cursor;
use super::faults::Fault;
use super::tokens::{Kind, Token};
use crate::ptx::Form;
use crate::ptx::opcode::is_of_names;

/// A line about modifiers, with the word that is named, or what stands there twice.
pub(super) struct Line {
    pub fault: Fault,
    pub word: [usize; 2],
    pub twice: &'static [u8],
}

/// What is counted.
#[derive(Clone, Copy, Default)]
struct Counts {
    roundings: u32,
    comparisons: u32,
    aligned: u32,
}

/// The line about the statement that breaks off at this place.
#[cold]
pub(super) fn line(text: &[u8], end: usize) -> Option<Line> {
    let text = text.get(..end)?;
    let (mut cursor, mut is_head, mut found) = (Cursor::START, false, None);
    let (mut counts, mut name, mut is_begin) = (Counts::default(), 0usize, true);
    loop {
        let token = cursor.token(text);
        match token.kind {
            Kind::End | Kind::EndInComment => return found,
            Kind::Sign(b';' | b'{' | b'}' | b':') => (is_begin, is_head) = (true, false),
            // A guard.
            Kind::Sign(b'@') if is_begin => {
                cursor.takes_sign(b'!', text);
                cursor.token(text);
            }
            Kind::Word if is_begin => {
                (is_begin, is_head, found, counts) = (false, true, None, Counts::default());
                let rest = text.get(token.start.at..).unwrap_or_default();
                name = token.start.at.saturating_add(super::module::name_length(rest));
            }
            Kind::Dot if is_head && token.start.at >= name => found = found.or(counts.take(token, text)),
            Kind::Dot if is_head => {}
            _ => (is_begin, is_head) = (false, false),
        }
    }
}

impl Counts {
    /// The line about one more modifier.
    fn take(&mut self, token: Token, text: &[u8]) -> Option<Line> {
        let word = token.text(text);
        let own = word.get(1..).unwrap_or_default();
        let line = |fault, twice| {
            Some(Line {
                fault,
                word: [token.start.at, token.end],
                twice,
            })
        };
        let count = match own {
            b"rn" | b"rz" | b"rm" | b"rp" | b"rni" | b"rzi" | b"rmi" | b"rpi" => &mut self.roundings,
            b"eq" | b"ne" | b"lt" | b"le" | b"gt" | b"ge" => &mut self.comparisons,
            b"aligned" => &mut self.aligned,
            _ if is_of_names(own) || Form::unknown_modifier(word, 0).is_some() => {
                return line(Fault::UnknownModifier, b"");
            }
            _ => return None,
        };
        *count = count.saturating_add(1);
        match own {
            _ if *count != 2 => None,
            b"aligned" => line(Fault::Twice, b".aligned"),
            [b'r', ..] => line(Fault::Twice, b"rounding"),
            _ => line(Fault::TwiceComparison, b""),
        }
    }
}
