//! Headers of kernels and functions: names and parameters.

use super::cursor::Cursor;
use super::directives::Header;
use super::directives::Space;
use super::item::Place;
use super::items::{Asks, State, Within};
use crate::ptx::named::Named;

/// How many bytes of parameters a kernel has with every `.version`.
const TAKEN: u32 = 256;

impl State {
    /// A word of a kernel's header; the first is its name.
    pub(super) fn kernel_is(&mut self, start: Cursor) {
        if self.kernel == 0 {
            self.kernel = start.at;
        }
    }

    /// The name of a function's parameter was just read.
    pub(super) fn name_is(&mut self, start: Cursor) {
        self.opcode = Place::of(start);
        self.opcode_end = self.cursor.at;
    }

    /// Whether a parameter is declared whose name ptxas says, and has not yet been told of.
    pub(super) fn is_named_parameter(&self) -> bool {
        let is_of_function = match self.within {
            Within::Names => true,
            Within::Declaration => self.header == Header::Func,
            _ => false,
        };
        is_of_function && self.space == Space::Param
    }

    /// A declaration begins, which may be that of a parameter.
    pub(super) fn parameter_begins(&mut self, space: Space) {
        self.space = space;
        (self.size, self.align, self.nesting) = (0, 0, 0);
        if self.is_named_parameter() {
            self.name_is(self.cursor);
        }
    }

    /// The end of a parameter; of a kernel's last one their list, which asks for a `.version`.
    pub(super) fn parameter_ends<'text>(&mut self, is_last: bool, text: &'text [u8]) -> Option<Asks<'text>> {
        if self.space != Space::Param {
            return None;
        }
        if self.header == Header::Func {
            return Some(self.parameter(text));
        }
        let begins = self
            .bytes
            .checked_next_multiple_of(self.align.max(1))
            .unwrap_or(u32::MAX);
        self.bytes = begins.saturating_add(self.size);
        is_last.then_some(Asks::directive(b".entry.256"))
    }

    /// A function's parameter, which is told of once.
    pub(super) fn parameter<'text>(&mut self, text: &'text [u8]) -> Asks<'text> {
        self.space = Space::Reg;
        let name = text.get(self.opcode.start()..self.opcode_end).unwrap_or_default();
        Asks::named(name, Named::Parameter)
    }

    /// A body ends: what a kernel asks for with so many bytes of parameters, of which ptxas tells here.
    pub(super) fn kernel_ends<'text>(&mut self, text: &'text [u8]) -> Option<Asks<'text>> {
        let bytes = core::mem::take(&mut self.bytes);
        let mut name = Cursor {
            at: self.kernel,
            ..self.cursor
        };
        (bytes > TAKEN).then(|| Asks::named(name.word(text), Named::Kernel { bytes }))
    }

    /// Whether the word at this place is how many elements a kernel's parameter has.
    pub(super) fn size_is_next(&self, text: &[u8], start: Cursor) -> bool {
        let before = start.at.checked_sub(1).and_then(|before| text.get(before));
        self.header == Header::Entry && before == Some(&b'[')
    }
}
