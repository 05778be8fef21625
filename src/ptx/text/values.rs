//! What follows the words of directives: lists, numbers, places, initialisers, the lines of sections.

use super::items::{Asks, State};
use crate::Error;

impl State {
    /// The words of a list, with the commas between them.
    pub(super) fn list<'text>(&mut self, text: &'text [u8]) -> Result<&'text [u8], Error> {
        self.cursor.skip_blanks(text)?;
        let start = self.cursor.at;
        loop {
            self.cursor.word(text);
            let mut ahead = self.cursor;
            ahead.skip_blanks(text)?;
            if ahead.byte(text) != b',' {
                return Ok(text.get(start..self.cursor.at).unwrap_or_default());
            }
            ahead.skip(1);
            ahead.skip_blanks(text)?;
            self.cursor = ahead;
        }
    }

    /// Goes over a number; it, or 0 where it is none or does not fit.
    pub(super) fn number(&mut self, text: &[u8]) -> Result<u32, Error> {
        self.cursor.skip_blanks(text)?;
        Ok(decimal(self.cursor.word(text)).unwrap_or(0))
    }

    /// Whether a character comes next, which is gone over.
    pub(super) fn takes(&mut self, byte: u8, text: &[u8]) -> Result<bool, Error> {
        self.cursor.skip_blanks(text)?;
        let is = self.cursor.byte(text) == byte;
        self.cursor.skip(usize::from(is));
        Ok(is)
    }

    /// What follows a directive that takes up to so many numbers. ptxas reports it at the last of them or, where more may follow, at what does.
    pub(super) fn numbers<'text>(&mut self, word: &'text [u8], most: u32, text: &[u8]) -> Result<Asks<'text>, Error> {
        let mut left = most;
        loop {
            self.number(text)?;
            left = left.saturating_sub(1);
            if left == 0 || !self.takes(b',', text)? {
                break;
            }
        }
        Ok(Asks {
            is_told_here: true,
            ..Asks::directive(word)
        })
    }

    /// What follows `.loc`: "1 20 3, function_name $L__info_string0, inlined_at 1 10 2".
    pub(super) fn loc(&mut self, text: &[u8]) -> Result<&'static [u8], Error> {
        let mut form: &[u8] = b".loc";
        for _ in 0..3 {
            self.number(text)?;
        }
        while self.takes(b',', text)? {
            self.cursor.skip_blanks(text)?;
            if self.cursor.word(text) == b"inlined_at" {
                form = b".loc.inlined_at";
                for _ in 0..3 {
                    self.number(text)?;
                }
            } else {
                self.number(text)?;
                if self.takes(b'+', text)? {
                    self.number(text)?;
                }
            }
        }
        Ok(form)
    }

    /// What follows `.file`: "1 "a.cu", 1700000000, 1234".
    pub(super) fn file(&mut self, text: &[u8]) -> Result<Asks<'static>, Error> {
        self.number(text)?;
        self.cursor.skip_blanks(text)?;
        if self.cursor.byte(text) != b'"' {
            return Err(Error::PtxSyntax);
        }
        self.cursor.string(text)?;
        let mut operands = 2u32;
        while self.takes(b',', text)? {
            self.number(text)?;
            operands = operands.saturating_add(1);
        }
        Ok(Asks {
            counted: operands,
            ..Asks::directive(b".file")
        })
    }

    /// A word of an initialiser.
    pub(super) fn initial<'text>(&mut self, word: &[u8], text: &[u8]) -> Option<Asks<'text>> {
        let form: &[u8] = match word {
            [b'0'..=b'9', ..] if self.cursor.byte(text) == b'(' => b".init.mask",
            [b'0'..=b'9', ..] => return None,
            b"generic" => b".init.generic",
            _ => b".init.name",
        };
        Some(Asks::directive(form))
    }

    /// What follows a word of a section.
    pub(super) fn section_word<'text>(&mut self, text: &[u8]) -> Result<Option<Asks<'text>>, Error> {
        self.cursor.skip_blanks(text)?;
        let form: &[u8] = match self.cursor.byte(text) {
            b':' => b".section.line.label",
            b'+' => b".section.line.offset",
            b'-' => b".section.line.difference",
            _ => return Ok(None),
        };
        self.cursor.skip(1);
        Ok(Some(Asks::directive(form)))
    }
}

/// A decimal number; `None`: it is none, or does not fit.
pub(super) fn decimal(digits: &[u8]) -> Option<u32> {
    digits.iter().try_fold(0u32, |number, &digit| {
        let digit = digit.is_ascii_digit().then(|| digit.wrapping_sub(b'0'))?;
        number.checked_mul(10)?.checked_add(u32::from(digit))
    })
}
