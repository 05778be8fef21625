//! Names among operands that nothing declares.

use super::cursor::Cursor;
use super::item::Place;
use super::kinds::is_name;
use super::registers::Registers;
use super::symbols::{Found, SymbolKind, Symbols};
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
    pub of: What,
}

/// What is told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// It is an element of a vector, where names of code stand neither.
    Element,
    Undeclared,
    /// It is declared behind the statement, and is no label: ptxas stops where the scope ends, so many braces from here.
    Later(u8),
}

/// What is told of a name at this place that is no register; `None`: nothing.
#[cold]
pub(crate) fn what_of(
    text: &[u8],
    name: &[u8],
    at: usize,
    registers: &Registers,
    symbols: Symbols<'_>,
) -> Option<What> {
    let found = symbols.find_symbol(text, name, at, registers).ok()?;
    if let Some(symbol) = found {
        let is_other = matches!(
            symbol.of(),
            SymbolKind::Prototype | SymbolKind::CallTargets | SymbolKind::BranchTargets
        );
        let scope = (0..registers.scopes()?).find(|number| {
            let own = symbols.find_in(text, name, registers.scope_at(*number));
            own.ok().flatten() == Some(symbol)
        });
        return scope
            .filter(|_| is_other && symbol.start() > at)
            .map(|number| What::Later(number.saturating_add(1)));
    }
    // What follows its function is unknown at the end of that.
    let inner = registers.scopes()?.saturating_sub(1);
    let later = (0..inner).find(|number| {
        let own = symbols.find_in(text, name, registers.scope_at(*number));
        own.ok().flatten().is_some_and(|symbol| symbol.start() > at)
    });
    Some(later.map_or(What::Undeclared, |number| What::Later(number.saturating_add(1))))
}

/// Where so many braces are closed that are open at this place.
#[cold]
pub(crate) fn closing(text: &[u8], at: usize, mut braces: u8) -> usize {
    let mut cursor = Cursor { at, ..Cursor::START };
    while braces != 0 {
        match cursor.token(text).kind {
            Kind::Sign(b'{') => braces = braces.saturating_add(1),
            Kind::Sign(b'}') => braces = braces.saturating_sub(1),
            Kind::End | Kind::EndInComment => break,
            _ => {}
        }
    }
    cursor.at
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
        let is_undeclared = |token: Token, is_in_braces: bool| {
            let name = token.text(text);
            let is_special = matches!(name, [b'%', ..]) && Form::has_family(name);
            if !is_name(name) || is_special || !registers.are_without(name, text) {
                return None;
            }
            match symbols.find(text, name, token.start.at, registers) {
                Found::Unknown => None,
                Found::Declared(SymbolKind::Label | SymbolKind::Function | SymbolKind::Kernel) => {
                    is_in_braces.then_some(What::Element)
                }
                Found::Undeclared
                | Found::Declared(SymbolKind::Prototype | SymbolKind::CallTargets | SymbolKind::BranchTargets) => {
                    what_of(text, name, token.start.at, registers, symbols)
                }
                Found::Declared(_) => None,
            }
        };
        let mut cursor = self.at.cursor();
        loop {
            let before = cursor;
            let token = cursor.token(operands);
            match token.kind {
                Kind::End | Kind::EndInComment => return None,
                Kind::Sign(b'{') => self.is_in_braces = true,
                Kind::Sign(b'}') => self.is_in_braces = false,
                Kind::Word => {
                    let Some(what) = is_undeclared(token, self.is_in_braces) else {
                        continue;
                    };
                    // A name of code is told once.
                    let is_element = self.is_in_braces && !self.is_element_told;
                    self.is_element_told = is_element && what != What::Element;
                    self.at = Place::of(if self.is_element_told { before } else { cursor });
                    return Some(Undeclared {
                        place: Place::of(token.start),
                        name: token.text(text),
                        of: if is_element { What::Element } else { what },
                    });
                }
                _ => {}
            }
        }
    }
}
