//! Statements as compilers write nearly all of them, gone over byte by byte: what is no such statement is left to the tokens. What is read here the tokens
//! would read alike.

use super::registers::{Registers, Type};
use super::specials::may_be_special;
use super::syntax::is_directive;
use super::tokens::is_of_name;

/// What a byte may be part of, a bit each.
const NAME: u8 = 1;
const LETTER: u8 = 1 << 1;
const DIGIT: u8 = 1 << 2;
const HEX: u8 = 1 << 3;

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
static PARTS: [u8; 256] = {
    let mut parts = [0; 256];
    let mut at = 0;
    while at < 256 {
        let byte = at as u8;
        if is_of_name(byte) {
            parts[at] |= NAME;
        }
        if byte.is_ascii_alphabetic() {
            parts[at] |= LETTER;
        }
        if byte.is_ascii_digit() {
            parts[at] |= DIGIT;
        }
        if byte.is_ascii_hexdigit() {
            parts[at] |= HEX;
        }
        at += 1;
    }
    parts
};

#[expect(clippy::indexing_slicing, reason = "a byte is below 256")]
#[inline(always)]
const fn is(byte: u8, part: u8) -> bool {
    PARTS[byte as usize] & part != 0
}

/// The lowest bit that is set is the highest of the first of eight bytes that is a semicolon, a line feed, a slash, a quote or NUL; 0: none is.
#[inline(always)]
const fn stops(word: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    /// Of what is zero, and perhaps of what is behind it.
    const fn zeros(word: u64) -> u64 {
        word.wrapping_sub(ONES) & !word & (ONES << 7)
    }
    const fn equal(word: u64, byte: u8) -> u64 {
        zeros(word ^ ONES.wrapping_mul(byte as u64))
    }
    equal(word, b';') | equal(word, b'\n') | equal(word, b'/') | equal(word, b'"') | zeros(word)
}

/// A name that begins with a letter or `$`, a register, a number, an address of a name with an offset, a vector of names and numbers.
#[derive(Clone, Copy)]
struct Plain<'text> {
    text: &'text [u8],
    at: usize,
    may_be_special: bool,
}

/// An instruction with all that is said of its operands by their signs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Instruction {
    /// The instruction and its modifiers.
    pub opcode: [usize; 2],
    pub operands: u32,
    /// Whether a special register may be among them.
    pub may_be_special: bool,
    /// Behind its semicolon.
    pub end: usize,
}

/// The instruction that begins here, with its guard; `None`: it is written otherwise, or something may be said of it. Shows where each operand stands.
#[inline(always)]
pub(super) fn instruction(
    text: &[u8],
    at: usize,
    registers: &Registers,
    mut see: impl FnMut(u32, [usize; 2]),
) -> Option<Instruction> {
    let mut plain = Plain::at(text, at);
    if plain.takes(b'@') {
        plain.guard(registers)?;
    }
    let opcode = plain.opcode()?;
    let mut operands = 0u32;
    while !plain.takes(b';') {
        if operands != 0 {
            plain.takes(b',').then_some(())?;
            plain.skip_blanks();
        }
        let start = plain.at;
        plain.operand()?;
        see(operands, [start, plain.at]);
        operands = operands.wrapping_add(1);
    }
    Some(Instruction {
        opcode,
        operands,
        may_be_special: plain.may_be_special,
        end: plain.at,
    })
}

/// Behind the semicolon of the instruction that begins here, whatever its operands are; `None`: it is a label, or goes on in another line.
#[inline(always)]
pub(super) fn end_of_instruction(text: &[u8], at: usize) -> Option<usize> {
    let mut plain = Plain::at(text, at);
    if !plain.takes(b'@') {
        is(plain.byte(), LETTER).then_some(())?;
        plain.some(NAME);
        plain.skip_blanks();
        (plain.byte() != b':').then_some(())?;
    }
    plain.skip_to_stop();
    plain.takes(b';').then_some(plain.at)
}

/// Where the colon stands of the label that begins here.
#[inline]
pub(super) fn colon_of_label(text: &[u8], at: usize) -> Option<usize> {
    let mut plain = Plain::at(text, at);
    plain.name()?;
    let is_label = plain.byte() == b':' && !matches!(plain.from(at), b"function_name" | b"inlined_at");
    is_label.then_some(plain.at)
}

/// `.reg .b32 r;`
#[derive(Clone, Copy, Debug)]
pub(super) struct Register {
    /// Its type.
    pub word: [usize; 2],
    pub name: [usize; 2],
    /// Behind the semicolon.
    pub end: usize,
}

/// The declaration of a register that begins here.
pub(super) fn register(text: &[u8], at: usize) -> Option<Register> {
    let mut plain = Plain::at(text, at);
    for byte in *b".reg" {
        plain.takes(byte).then_some(())?;
    }
    plain.skip_blanks();
    let word = plain.at;
    (plain.takes(b'.') && plain.some(NAME)).then_some(())?;
    let word = [word, plain.at];
    plain.skip_blanks();
    let name = plain.at;
    plain.name()?;
    let name = [name, plain.at];
    plain.takes(b';').then_some(Register {
        word,
        name,
        end: plain.at,
    })
}

impl<'text> Plain<'text> {
    #[inline(always)]
    fn at(text: &'text [u8], at: usize) -> Self {
        Self {
            text,
            at,
            may_be_special: false,
        }
    }

    #[inline(always)]
    fn byte(self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }

    #[inline(always)]
    fn skip(&mut self) {
        // Only behind a byte of the text.
        self.at = self.at.wrapping_add(1);
    }

    #[inline(always)]
    fn takes(&mut self, byte: u8) -> bool {
        let is = self.byte() == byte;
        self.at = self.at.wrapping_add(usize::from(is));
        is
    }

    #[inline(always)]
    fn skip_blanks(&mut self) {
        while matches!(self.byte(), b' ' | b'\t') {
            self.skip();
        }
    }

    /// Goes to the next semicolon, line feed, slash, quote or NUL, or to the end.
    #[inline(always)]
    fn skip_to_stop(&mut self) {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let (words, last) = rest.as_chunks::<8>();
        let of_words = words
            .iter()
            .map(|word| stops(u64::from_le_bytes(*word)))
            .enumerate()
            .find(|(_, stops)| *stops != 0);
        let length = match of_words {
            Some((words, stops)) => words
                .wrapping_mul(8)
                .wrapping_add((stops.trailing_zeros() >> 3) as usize),
            None => {
                let is_stop = |byte: &u8| matches!(byte, b';' | b'\n' | b'/' | b'"' | 0);
                let length = last.iter().position(is_stop).unwrap_or(last.len());
                rest.len().wrapping_sub(last.len()).wrapping_add(length)
            }
        };
        self.at = self.at.wrapping_add(length);
    }

    /// Goes over what consists of such bytes; whether there are any.
    #[inline(always)]
    fn some(&mut self, part: u8) -> bool {
        let start = self.at;
        while is(self.byte(), part) {
            self.skip();
        }
        self.at != start
    }

    /// The text from a place on up to here.
    #[inline(always)]
    fn from(self, start: usize) -> &'text [u8] {
        self.text.get(start..self.at).unwrap_or_default()
    }

    /// A guard by a predicate, and what follows it in the line.
    #[inline(always)]
    fn guard(&mut self, registers: &Registers) -> Option<()> {
        self.takes(b'!');
        let start = self.at;
        self.takes(b'%');
        if !self.some(NAME) || registers.of(self.from(start), self.text) != Some(Type::Pred) {
            return None;
        }
        matches!(self.byte(), b' ' | b'\t').then(|| self.skip_blanks())
    }

    /// A name with modifiers, none of which is a directive, and blanks: where it stands. No call.
    #[inline(always)]
    fn opcode(&mut self) -> Option<[usize; 2]> {
        let start = self.at;
        if !is(self.byte(), LETTER) {
            return None;
        }
        self.some(NAME);
        if matches!(self.from(start), b"call" | b"function_name" | b"inlined_at") {
            return None;
        }
        let mut word = self.at;
        loop {
            match self.byte() {
                b'.' => {
                    word = self.at;
                    self.skip();
                    if !is(self.byte(), LETTER) {
                        return None;
                    }
                    self.some(NAME);
                    if is_directive(self.from(word)) {
                        return None;
                    }
                }
                // `.shared::cta`
                b':' if self.at != word && word != start => {
                    self.skip();
                    if !self.takes(b':') || !self.some(NAME) {
                        return None;
                    }
                }
                b' ' | b'\t' | b';' => {
                    let end = self.at;
                    self.skip_blanks();
                    return Some([start, end]);
                }
                _ => return None,
            }
        }
    }

    #[inline(always)]
    fn operand(&mut self) -> Option<()> {
        match self.byte() {
            b'[' => {
                self.skip();
                self.name()?;
                if self.takes(b'+') {
                    self.takes(b'-');
                    self.integer()?;
                }
                self.takes(b']').then_some(())
            }
            b'{' => {
                self.skip();
                loop {
                    self.skip_blanks();
                    self.element()?;
                    self.skip_blanks();
                    match self.byte() {
                        b',' => self.skip(),
                        b'}' => break self.skip(),
                        _ => return None,
                    }
                }
                Some(())
            }
            b'-' => {
                self.skip();
                self.integer()
            }
            _ => self.element(),
        }
    }

    #[inline(always)]
    fn element(&mut self) -> Option<()> {
        if is(self.byte(), DIGIT) {
            self.number()
        } else {
            self.name()
        }
    }

    /// A name that is no number, as `WARP_SZ` is, and no `_`, which may stand first alone.
    #[inline(always)]
    fn name(&mut self) -> Option<()> {
        match self.byte() {
            b'%' => {
                self.skip();
                let [first, second] = [
                    self.byte(),
                    self.text.get(self.at.wrapping_add(1)).copied().unwrap_or(0),
                ];
                self.may_be_special |= may_be_special(first, second);
            }
            b'W' => return None,
            b'$' => self.skip(),
            byte if is(byte, LETTER) => {}
            _ => return None,
        }
        self.some(NAME).then_some(())
    }

    /// A decimal number without a zero at its beginning.
    #[inline(always)]
    fn integer(&mut self) -> Option<()> {
        let start = self.at;
        self.some(DIGIT);
        let is_number = !matches!(self.from(start), [] | [b'0', _, ..]);
        // More digits may be too many.
        let fits = self.at.wrapping_sub(start) < 20;
        (is_number && fits && self.is_over()).then_some(())
    }

    /// The same, hexadecimal digits, the bits of a float.
    #[inline(always)]
    fn number(&mut self) -> Option<()> {
        let digits = match self.text.get(self.at..) {
            Some([b'0', b'x', ..]) => 1..17,
            Some([b'0', b'f', ..]) => 8..9,
            Some([b'0', b'd', ..]) => 16..17,
            _ => return self.integer(),
        };
        self.at = self.at.wrapping_add(2);
        let start = self.at;
        self.some(HEX);
        let is_number = digits.contains(&self.at.wrapping_sub(start));
        // `0x8000U`
        self.at = self
            .at
            .wrapping_add(usize::from(digits.start == 1 && self.byte() == b'U'));
        (is_number && self.is_over()).then_some(())
    }

    /// Whether a number goes on no further.
    #[inline(always)]
    fn is_over(self) -> bool {
        !is(self.byte(), NAME) && self.byte() != b'.'
    }
}
