//! Names among operands that nothing declares.

use super::item::Place;
use super::kinds::is_name;
use super::registers::Registers;
use super::symbols::{Found, Symbols};
use super::tokens::{Kind, Token};
use crate::ptx::Form;

/// A search for such names among the operands of a statement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search {
    /// Where it goes on.
    at: Place,
    is_in_braces: bool,
    /// Whether the name there was told as an element of a vector.
    is_element_told: bool,
}

/// A name that nothing declares.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undeclared<'text> {
    pub place: Place,
    pub name: &'text [u8],
    /// It is told as an element of a vector first.
    pub is_element: bool,
}

impl Search {
    /// From where the operands begin.
    pub(crate) const fn from(at: Place) -> Self {
        Self {
            at,
            is_in_braces: false,
            is_element_told: false,
        }
    }

    /// The next such name.
    pub(crate) fn next<'text>(
        &mut self,
        text: &'text [u8],
        list: &[u8],
        registers: &Registers,
        symbols: Symbols<'_>,
    ) -> Option<Undeclared<'text>> {
        let start = (list.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
        let operands = text.get(..start.checked_add(list.len())?)?;
        let is_undeclared = |token: Token| {
            let name = token.text(text);
            let is_special = matches!(name, [b'%', ..]) && Form::has_family(name);
            is_name(name)
                && !is_special
                && registers.are_without(name, text)
                && symbols.find(text, name, token.start.at, registers) == Found::Undeclared
        };
        let mut cursor = self.at.cursor();
        loop {
            let before = cursor;
            let token = cursor.token(operands);
            match token.kind {
                Kind::End | Kind::EndInComment => return None,
                Kind::Sign(b'{') => self.is_in_braces = true,
                Kind::Sign(b'}') => self.is_in_braces = false,
                Kind::Word if is_undeclared(token) => {
                    let is_element = self.is_in_braces && !self.is_element_told;
                    self.is_element_told = is_element;
                    self.at = Place::of(if is_element { before } else { cursor });
                    return Some(Undeclared {
                        place: Place::of(token.start),
                        name: token.text(text),
                        is_element,
                    });
                }
                _ => {}
            }
        }
    }
}
