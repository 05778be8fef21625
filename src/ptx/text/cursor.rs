//! A place in PTX text, and what is skipped and read there.

use super::item::Place;
use crate::Error;

/// A place in a text, with its line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cursor {
    /// The offset of the byte that is next.
    pub at: usize,
    /// The offset at which its line begins.
    pub line_start: usize,
    /// From 1 on; a line ends with a line feed.
    pub line: u32,
}

/// What a byte is, where the operands of an instruction are skipped.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    /// Part of an operand.
    Operand,
    LineFeed,
    /// `;`
    End,
    Comma,
    Open,
    Close,
    /// `%`, with which registers begin.
    Register,
    /// `/`, with which comments begin.
    Slash,
    Quote,
    /// The text ends here.
    Nul,
}

/// The classes of all bytes.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static CLASSES: [Class; 256] = {
    let mut classes = [Class::Operand; 256];
    classes[b'\n' as usize] = Class::LineFeed;
    classes[b';' as usize] = Class::End;
    classes[b',' as usize] = Class::Comma;
    classes[b'(' as usize] = Class::Open;
    classes[b'[' as usize] = Class::Open;
    classes[b'{' as usize] = Class::Open;
    classes[b')' as usize] = Class::Close;
    classes[b']' as usize] = Class::Close;
    classes[b'}' as usize] = Class::Close;
    classes[b'%' as usize] = Class::Register;
    classes[b'/' as usize] = Class::Slash;
    classes[b'"' as usize] = Class::Quote;
    classes[0] = Class::Nul;
    classes
};

/// Whether each byte can be part of a name, a number or a modifier: no dot, no colon.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static IS_OF_WORD: [bool; 256] = {
    let mut is = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        is[byte] = (byte as u8).is_ascii_alphanumeric() || matches!(byte as u8, b'_' | b'$' | b'%');
        byte += 1;
    }
    is
};

#[expect(clippy::indexing_slicing, reason = "a byte is below 256")]
#[inline(always)]
pub(super) const fn class_of(byte: u8) -> Class {
    CLASSES[byte as usize]
}

#[expect(clippy::indexing_slicing, reason = "a byte is below 256")]
#[inline(always)]
pub(super) const fn is_of_word(byte: u8) -> bool {
    IS_OF_WORD[byte as usize]
}

/// The first word in a text; empty where there is none.
pub(crate) fn first_word(text: &[u8]) -> &[u8] {
    let start = text.iter().position(|&byte| is_of_word(byte)).unwrap_or(text.len());
    let words = text.get(start..).unwrap_or_default();
    let end = words.iter().position(|&byte| !is_of_word(byte)).unwrap_or(words.len());
    words.get(..end).unwrap_or_default()
}

/// Where the first byte stands that is not ASCII, in comments only if these are read.
pub(crate) fn first_not_ascii(text: &[u8], are_comments_read: bool) -> Option<Place> {
    if text.is_ascii() {
        return None;
    }
    let mut cursor = Cursor::START;
    loop {
        if !are_comments_read {
            // One that does not end is told of later.
            cursor.skip_blanks(text).ok()?;
        }
        match cursor.byte(text) {
            0 => return None,
            128.. => return Some(Place::of(cursor)),
            b'\n' => cursor.next_line(),
            _ => cursor.skip(1),
        }
    }
}

impl Cursor {
    pub const START: Self = Self {
        at: 0,
        line_start: 0,
        line: 1,
    };

    /// The byte here; 0 at the end of the text.
    #[inline(always)]
    pub fn byte(self, text: &[u8]) -> u8 {
        text.get(self.at).copied().unwrap_or(0)
    }

    /// The column of this place, from 1 on, in bytes.
    pub fn column(self) -> u32 {
        u32::try_from(self.at.saturating_sub(self.line_start).saturating_add(1)).unwrap_or(u32::MAX)
    }

    #[inline(always)]
    pub fn skip(&mut self, count: usize) {
        // No more bytes than there are from here on.
        self.at = self.at.wrapping_add(count);
    }

    /// Goes over a line feed.
    #[inline(always)]
    pub fn next_line(&mut self) {
        self.skip(1);
        self.line_start = self.at;
        self.line = self.line.saturating_add(1);
    }

    /// Goes over blanks, line ends, comments and line markers.
    ///
    /// # Errors
    /// [`Error::PtxComment`]: a comment does not end.
    #[inline]
    pub fn skip_blanks(&mut self, text: &[u8]) -> Result<(), Error> {
        loop {
            match self.byte(text) {
                b' ' | b'\t' | b'\r' => self.skip(1),
                b'\n' => self.next_line(),
                b'/' if self.skip_comment(text)? => {}
                b'#' if self.skip_marker(text) => {}
                _ => return Ok(()),
            }
        }
    }

    /// Goes over the line marker that begins here, as a preprocessor writes it behind anything else: `# 7 "kernel.cu" 1`; `false` where none does. A line
    /// ends it.
    #[cold]
    #[inline(never)]
    fn skip_marker(&mut self, text: &[u8]) -> bool {
        let mut inside = *self;
        inside.skip(1);
        inside.skip_within_line(text);
        if text.get(inside.at..).is_some_and(|rest| rest.starts_with(b"line")) {
            inside.skip(4);
            inside.skip_within_line(text);
        }
        let number = inside.at;
        while inside.byte(text).is_ascii_digit() {
            inside.skip(1);
        }
        let is_numbered = inside.at != number && inside.skip_within_line(text);
        if !is_numbered || inside.byte(text) != b'"' || inside.string(text).is_err() {
            return false;
        }
        loop {
            let is_apart = inside.skip_within_line(text);
            match inside.byte(text) {
                b'\n' => break,
                b'0'..=b'9' if is_apart => inside.skip(1),
                _ => return false,
            }
        }
        *self = inside;
        true
    }

    /// Goes over blanks, but no line end; whether there were any.
    fn skip_within_line(&mut self, text: &[u8]) -> bool {
        let start = self.at;
        while matches!(self.byte(text), b' ' | b'\t' | b'\r' | b'\x0c') {
            self.skip(1);
        }
        self.at != start
    }

    /// Goes to the end of the line.
    fn skip_line(&mut self, text: &[u8]) {
        let rest = text.get(self.at..).unwrap_or_default();
        let length = rest.iter().position(|&byte| matches!(byte, b'\n' | 0));
        self.skip(length.unwrap_or(rest.len()));
    }

    /// Goes over the comment that begins here; `false` where none does.
    #[cold]
    #[inline(never)]
    pub fn skip_comment(&mut self, text: &[u8]) -> Result<bool, Error> {
        match text.get(self.at..) {
            Some([b'/', b'/', ..]) => self.skip_line(text),
            Some([b'/', b'*', ..]) => {
                let mut inside = *self;
                inside.skip(2);
                loop {
                    match (inside.byte(text), text.get(inside.at.saturating_add(1))) {
                        (b'*', Some(b'/')) => break,
                        (b'\n', _) => inside.next_line(),
                        (0, _) => return Err(Error::PtxComment),
                        _ => inside.skip(1),
                    }
                }
                inside.skip(2);
                *self = inside;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Goes over the string that begins here, and gives what is between its quotes. It may hold line feeds; a backslash is one.
    ///
    /// # Errors
    /// [`Error::PtxString`]: it does not end.
    pub fn string<'text>(&mut self, text: &'text [u8]) -> Result<&'text [u8], Error> {
        let mut inside = *self;
        inside.skip(1);
        let start = inside.at;
        loop {
            match inside.byte(text) {
                b'"' => break,
                b'\n' => inside.next_line(),
                0 => return Err(Error::PtxString),
                _ => inside.skip(1),
            }
        }
        let string = text.get(start..inside.at).unwrap_or_default();
        inside.skip(1);
        *self = inside;
        Ok(string)
    }

    /// Takes the word that begins here, a name or a number, with its modifiers: ".global", "mov.b32", "fence.proxy.tensormap::generic".
    #[inline(always)]
    pub fn word<'text>(&mut self, text: &'text [u8]) -> &'text [u8] {
        let rest = text.get(self.at..).unwrap_or_default();
        let mut length = 0usize;
        while let Some(&byte) = rest.get(length) {
            if is_of_word(byte) || byte == b'.' {
                length = length.saturating_add(1);
            } else if byte == b':' && rest.get(length.saturating_add(1)) == Some(&b':') {
                length = length.saturating_add(2);
            } else {
                break;
            }
        }
        self.skip(length);
        rest.get(..length).unwrap_or(rest)
    }

    /// Takes the dot that is here and the word behind it: ".global" of ".global.u32".
    pub fn dot_word<'text>(&mut self, text: &'text [u8]) -> &'text [u8] {
        let rest = text.get(self.at..).unwrap_or_default();
        let length = match rest {
            [b'.', rest @ ..] => rest
                .iter()
                .take_while(|&&byte| is_of_word(byte))
                .count()
                .saturating_add(1),
            _ => 0,
        };
        self.skip(length);
        rest.get(..length).unwrap_or(rest)
    }
}
