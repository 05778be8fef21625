//! What ptxas says behind a mistake of syntax: the modifiers of the statement that it broke off are taken for those of the first instruction of a function of
//! its own, which another statement of the text calls.

use super::cursor::Cursor;
use super::faults::Fault;
use super::tokens::{Kind, Token};
use crate::ptx::types::is_type;

/// The first instruction of such a function, and its line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Left {
    pub name: &'static [u8],
    pub line: u32,
}

impl Left {
    pub const NONE: Self = Self { name: &[], line: 0 };
}

/// The functions in the order in which ptxas reads them.
#[rustfmt::skip]
const FUNCTIONS: [Left; 10] = [
    Left { name: b"_warpsync", line: 5 }, // bar.warp.sync
    Left { name: b"_warpsync", line: 3 }, // shfl.sync, vote.sync, match.sync, barrier
    Left { name: b"mov", line: 8 },  // div.rn.f32
    Left { name: b"mov", line: 9 },  // sqrt, rcp and division of f32, division of 16 bits
    Left { name: b"mov", line: 12 }, // sqrt.rn.f64
    Left { name: b"mov", line: 10 }, // rcp, div of f64, division of 64 bits
    Left { name: b"and", line: 3 },  // wmma.mma of u4
    Left { name: b"mov", line: 3 },  // wmma.mma of s4
    Left { name: b"not", line: 8 },  // wmma.mma.xor
    Left { name: b"redux", line: 3 }, // redux.sync
];

/// A statement as far as it is read.
#[derive(Clone, Copy, Default)]
struct Statement<'text> {
    name: &'text [u8],
    /// What is said of its modifiers, a bit each.
    said: u128,
    is_rounded: bool,
    has_sync: bool,
    /// Whether there is a modifier of which it is not known what is said.
    is_unknown: bool,
    of: &'text [u8],
    /// Of `bar` and `barrier`: whether it is one of a warp, whether all of one take part.
    is_of_warp: bool,
    is_aligned: bool,
    /// Of `wmma.mma`: whether it multiplies four bits without sign, with sign, or exclusively-ors single ones.
    is_mma: bool,
    is_xor: bool,
    input: &'text [u8],
}

impl<'text> Statement<'text> {
    fn take(&mut self, word: &'text [u8]) {
        let mut say = |fault: Fault| self.said |= 1 << fault as u32;
        match word {
            b".rn" | b".rz" | b".rm" | b".rp" | b".rni" | b".rzi" | b".rmi" | b".rpi" => {
                say(Fault::LeftRounding);
                self.is_rounded |= word.len() == 3;
            }
            b".ftz" => say(Fault::LeftFtz),
            b".sat" => say(Fault::LeftSat),
            b".approx" => say(Fault::LeftApprox),
            b".uni" => say(Fault::LeftUni),
            b".nc" => say(Fault::LeftNc),
            b".volatile" => say(Fault::LeftVolatile),
            b".sync" => self.has_sync = true,
            b".mma" => self.is_mma = true,
            b".warp" => self.is_of_warp = true,
            b".aligned" => (self.is_aligned, self.is_unknown) = (true, true),
            b".xor" => self.is_xor = true,
            b".u4" | b".s4" | b".b1" => self.input = word,
            b".global" | b".shared" | b".local" | b".const" | b".param" | b".lo" | b".hi" | b".wide" | b".to"
            | b".and" | b".eq" | b".ne" | b".lt" | b".le" | b".gt" | b".ge" | b".equ" | b".neu" | b".ltu" | b".leu"
            | b".gtu" | b".geu" | b".add" | b".or" | b".min" | b".max" | b".exch" | b".cas" => {}
            [b'.', own @ ..] if is_type(own) => self.of = own,
            _ => self.is_unknown = true,
        }
    }

    /// Which function it calls, by its place.
    fn calls(&self) -> Option<usize> {
        match (self.name, self.of) {
            (b"bar", _) if self.is_of_warp => Some(0),
            (b"shfl" | b"vote" | b"match", _) if self.has_sync => Some(1),
            (b"barrier", _) if !self.is_aligned => Some(1),
            (b"div", b"f32") if self.is_rounded => Some(if self.said >> Fault::LeftRounding as u32 & 1 == 0 {
                3
            } else {
                2
            }),
            (b"sqrt" | b"rcp", b"f32") if self.is_rounded => Some(3),
            (b"sqrt", b"f64") if self.is_rounded => Some(4),
            (b"rcp" | b"div", b"f64") if self.is_rounded => Some(5),
            (b"div" | b"rem", b"u64" | b"s64") => Some(5),
            (b"div" | b"rem", b"u16" | b"s16") => Some(3),
            (b"wmma", _) if self.is_mma => match self.input {
                b".u4" => Some(6),
                b".s4" => Some(7),
                b".b1" if self.is_xor => Some(8),
                _ => None,
            },
            (b"redux", _) if self.has_sync => Some(9),
            _ => None,
        }
    }

    /// What is said of it where it is broken off.
    fn said(&self) -> u128 {
        match (self.has_sync, self.is_unknown) {
            (true, _) => 1 << Fault::LeftSync as u32,
            (false, true) => 0,
            (false, false) => self.said,
        }
    }
}

/// What is said of the modifiers of the statement that breaks off at this place, a bit each, and of which instruction.
#[cold]
pub(super) fn left_of(text: &[u8], end: usize) -> Option<(Left, u128)> {
    let text = text.get(..end)?;
    let mut cursor = Cursor::START;
    let mut called = [false; FUNCTIONS.len()];
    let mut statement = Statement::default();
    // Whether its modifiers go on.
    let mut is_head = false;
    // Whether a function's header is read, or the head of the text, in which are no semicolons.
    let mut in_header = true;
    // Before sm_90 there are functions for warps, from it on those for `wmma` of single bits and of four.
    let mut is_old = true;
    loop {
        let token: Token = cursor.token(text);
        match token.kind {
            Kind::End | Kind::EndInComment => break,
            Kind::Sign(b';') => {
                let place = statement.calls().filter(|place| match place {
                    2..=5 => true,
                    6..=8 => !is_old,
                    _ => is_old,
                });
                if let Some(cell) = place.and_then(|place| called.get_mut(place)) {
                    *cell = true;
                }
                statement = Statement::default();
            }
            Kind::Sign(b':') if is_head => statement = Statement::default(),
            Kind::Sign(b'{') if in_header => (statement, in_header) = (Statement::default(), false),
            Kind::Sign(b'@') => {
                cursor.takes_sign(b'!', text);
                cursor.token(text);
            }
            Kind::Dot if statement.name.is_empty() && token.text(text).iter().eq(b".target") => {
                let name = cursor.ahead(text).text(text);
                let number = name.get(3..).unwrap_or_default();
                let length = number.iter().take_while(|byte| byte.is_ascii_digit()).count();
                is_old =
                    super::values::decimal(number.get(..length).unwrap_or_default()).is_some_and(|number| number < 90);
            }
            Kind::Word if statement.name.is_empty() => (statement.name, is_head) = (token.text(text), true),
            Kind::Dot if is_head => statement.take(token.text(text)),
            _ => is_head = false,
        }
        in_header |= matches!(token.text(text), b".entry" | b".func");
    }
    let said = statement.said();
    let place = called.iter().position(|called| *called).filter(|_| said != 0)?;
    Some((*FUNCTIONS.get(place)?, said))
}
