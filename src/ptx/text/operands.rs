//! The operands of instructions: how many there are, special registers among them, and what asks for something itself.

use super::cursor::{Class, Cursor, class_of, is_of_word};
use super::item::{Item, ItemKind, Place};
use super::items::{State, Within};
use super::specials::may_be_special;
use crate::Error;
use crate::ptx::Form;
use crate::ptx::named::MOST_OPERANDS;

impl State {
    /// Goes over the operands of an instruction, up to a special register or the end: that, or the instruction.
    #[inline]
    pub(super) fn operands<'text>(&mut self, text: &'text [u8]) -> Result<Item<'text>, Error> {
        let mut cursor = self.cursor;
        let (mut operands, mut nesting) = (self.operands, self.nesting);
        loop {
            let class = class_of(cursor.byte(text));
            // Most bytes are.
            if class == Class::Operand {
                cursor.skip(1);
                continue;
            }
            match class {
                Class::Operand => {}
                Class::Register => {
                    let start = cursor;
                    if is_special(&mut cursor, text) {
                        (self.cursor, self.operands, self.nesting) = (cursor, operands, nesting);
                        return Ok(Item {
                            kind: ItemKind::Register,
                            text: text.get(start.at..cursor.at).unwrap_or_default(),
                            operands: 0,
                            counted: 0,
                            place: self.of_statement(Place::of(start)),
                        });
                    }
                }
                Class::Comma => {
                    operands = operands.saturating_add(u32::from(nesting == 0));
                    cursor.skip(1);
                }
                Class::Open => {
                    nesting = nesting.saturating_add(1);
                    cursor.skip(1);
                }
                Class::Close => {
                    nesting = nesting.saturating_sub(1);
                    cursor.skip(1);
                }
                Class::LineFeed => cursor.next_line(),
                Class::End => {
                    let opcode = text.get(self.opcode.start()..self.opcode_end).unwrap_or_default();
                    let end = cursor.at;
                    cursor.skip(1);
                    self.cursor = cursor;
                    self.within = Within::Statements;
                    let mut counted = operands.min(MOST_OPERANDS);
                    if looks_into_operands(opcode) {
                        let list = text.get(self.opcode_end..end).unwrap_or_default();
                        counted = counted_with_scale(opcode, list, counted);
                        self.operands = asking(opcode, list);
                        self.within = Within::Asking;
                    }
                    return Ok(Item {
                        kind: ItemKind::Instruction,
                        text: opcode,
                        operands,
                        counted,
                        place: self.opcode,
                    });
                }
                Class::Slash => {
                    self.cursor = cursor;
                    if !cursor.skip_comment(text)? {
                        cursor.skip(1);
                    }
                }
                Class::Quote => {
                    self.cursor = cursor;
                    cursor.string(text)?;
                }
                Class::Nul => {
                    self.cursor = cursor;
                    return Err(Error::PtxEnd);
                }
            }
        }
    }

    /// The place of an operand or, in another line, that of its instruction, of which ptxas reports all.
    fn of_statement(&self, operand: Place) -> Place {
        if operand.line == self.opcode.line {
            operand
        } else {
            self.opcode
        }
    }

    /// The next operand that asks for something itself; `None` where there is none left.
    #[cold]
    #[inline(never)]
    pub(super) fn asking_operand<'text>(&mut self) -> Option<Item<'text>> {
        let place = usize::try_from(self.operands.trailing_zeros()).ok()?;
        let text = *ASKING.get(place)?;
        self.operands &= self.operands.wrapping_sub(1);
        let is_of_target = matches!(text, [b'.', b't', ..]);
        Some(Item {
            kind: if is_of_target {
                ItemKind::Directive
            } else {
                ItemKind::Operand
            },
            text,
            operands: 0,
            counted: 0,
            place: self.opcode,
        })
    }
}

/// What operands and the options of a `.target` ask, in the order of the bits.
const ASKING: [&[u8]; 7] = [
    b".operand.predicate_of_texture",
    b".operand.indirect_texture",
    b".operand.indirect_surface",
    b".operand.indirect_call",
    b".operand.ignored_source",
    b".target.texmode_independent",
    b".target.debug",
];
const PREDICATE: u32 = 1;
const TEXTURE: u32 = 1 << 1;
const SURFACE: u32 = 1 << 2;
const CALL: u32 = 1 << 3;
const IGNORED_SOURCE: u32 = 1 << 4;
const INDEPENDENT: u32 = 1 << 5;
const DEBUG: u32 = 1 << 6;

/// Which options of a `.target` ask for something, a bit each.
pub(super) fn asking_target(list: &[u8]) -> u32 {
    let words = list.split(|&byte| !is_of_word(byte));
    words.fold(0, |all, word| {
        all | match word {
            b"texmode_independent" => INDEPENDENT,
            b"debug" => DEBUG,
            _ => 0,
        }
    })
}

/// Whether what stands behind the opcode may tell more than how many operands there are.
#[inline(always)]
pub(super) fn looks_into_operands(opcode: &[u8]) -> bool {
    matches!(
        opcode,
        [b't', b'e' | b'c', ..]
            | [b't', b'l', b'd', ..]
            | [b't', b'x', b'q', ..]
            | [b's', b'u', b'l' | b's' | b'r' | b'q', ..]
            | [b'c', b'a', b'l', b'l', ..]
            | [b'c', b'p', b'.', ..]
    )
}

/// Which of these operands ask for something, a bit each. A name that begins with "%" is that of a register, as compilers write them; of
/// others the text would have to be searched for what they are.
#[cold]
#[inline(never)]
fn asking(opcode: &[u8], list: &[u8]) -> u32 {
    let name = opcode
        .split(|byte| matches!(byte, b'.' | b' ' | b'\t' | b'\r' | b'\n' | b'/'))
        .next();
    let addresses_register = || first_in_brackets(list) == b'%';
    match name {
        Some(b"tex" | b"tld4") => {
            let predicate = if has_predicate(list) { PREDICATE } else { 0 };
            predicate | if addresses_register() { TEXTURE } else { 0 }
        }
        Some(b"txq") if addresses_register() => TEXTURE,
        Some(b"suld" | b"sust" | b"sured" | b"suq") if addresses_register() => SURFACE,
        Some(b"call") if calls_register(list) => CALL,
        // %p1: so compilers name predicates.
        Some(b"cp")
            if matches!(
                opcode,
                [_, _, b'.', b'a', b's', b'y', b'n', b'c', b'.', b'c', b'a' | b'g', ..]
            ) =>
        {
            match operand(list, 3) {
                [b'%', b'p', b'0'..=b'9', ..] => IGNORED_SOURCE,
                _ => 0,
            }
        }
        _ => 0,
    }
}

/// How many operands the form counts: with a number at the end, which is a scale, those with lanes and a scale.
#[cold]
#[inline(never)]
fn counted_with_scale(opcode: &[u8], list: &[u8], operands: u32) -> u32 {
    let [
        b't',
        b'c',
        b'g',
        b'e',
        b'n',
        b'0',
        b'5',
        b'.',
        b'm',
        b'm',
        b'a',
        modifiers @ ..,
    ] = opcode
    else {
        return operands;
    };
    let is_sparse = modifiers.split(|&byte| byte == b'.').any(|word| matches!(word, b"sp"));
    let all = if is_sparse { 8 } else { 7 };
    let is_scale = matches!(operand(list, operands.saturating_sub(1)), [b'0'..=b'9', ..]);
    if is_scale && operands.saturating_add(1) >= all {
        all
    } else {
        operands
    }
}

/// The text from an operand on, the first being 0; nothing where there is none.
fn operand(list: &[u8], number: u32) -> &[u8] {
    let (mut rest, mut depth, mut left) = (list, 0u32, number);
    while left > 0 {
        let Some((&byte, after)) = rest.split_first() else {
            return rest;
        };
        match class_of(byte) {
            Class::Open => depth = depth.saturating_add(1),
            Class::Close => depth = depth.saturating_sub(1),
            Class::Comma if depth == 0 => left = left.saturating_sub(1),
            _ => {}
        }
        rest = after;
    }
    rest.trim_ascii_start()
}

/// The first character behind the first "[", 0 where there is none.
fn first_in_brackets(list: &[u8]) -> u8 {
    let mut behind = list.iter().copied().skip_while(|&byte| byte != b'[').skip(1);
    behind.find(|byte| !byte.is_ascii_whitespace()).unwrap_or(0)
}

/// Whether the first operand is followed by a predicate: "{%r1, %r2, %r3, %r4}|%p1".
fn has_predicate(list: &[u8]) -> bool {
    list.iter().take_while(|&&byte| byte != b'[').any(|&byte| byte == b'|')
}

/// Whether what is called is in a register: behind what it returns, if anything.
fn calls_register(list: &[u8]) -> bool {
    let target = match list.trim_ascii_start() {
        [b'(', ..] => operand(list, 1),
        first => first,
    };
    matches!(target, [b'%', ..])
}

/// Goes over a register's name; whether it may be a special one, whose component goes with it.
#[inline(always)]
fn is_special(cursor: &mut Cursor, text: &[u8]) -> bool {
    let name = text.get(cursor.at.saturating_add(1)..).unwrap_or_default();
    let may_be = matches!(name, [first, second, ..] if may_be_special(*first, *second));
    cursor.skip(1);
    if !may_be {
        return false;
    }
    let before = cursor.at.saturating_sub(1);
    while is_of_word(cursor.byte(text)) {
        cursor.skip(1);
    }
    if !Form::has_family(text.get(before..cursor.at).unwrap_or_default()) {
        return false;
    }
    if let Some([b'.', b'x' | b'y' | b'z' | b'w', ..]) = text.get(cursor.at..) {
        cursor.skip(2);
    }
    true
}
