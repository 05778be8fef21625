//! What asks for something in PTX text.

use super::cursor::Cursor;
use crate::Error;
use crate::ptx::{Fault, Form};

coded_enum! {
    /// What an item of PTX text is.
    pub enum ItemKind {
        /// `.version`: its text is the number.
        Version     = 1, VERSION,     ".version";
        /// `.target`: its text is the list.
        Target      = 2, TARGET,      ".target";
        /// Another directive; its text is its form: ".loc.inlined_at", ".init.mask".
        Directive   = 3, DIRECTIVE,   "directive";
        /// An instruction with its modifiers.
        Instruction = 4, INSTRUCTION, "instruction";
        /// A special register among the operands of the instruction that comes next.
        Register    = 5, REGISTER,    "special register";
        /// An operand of the instruction before it that asks for something itself: ".operand.indirect_texture", a texture in a register.
        Operand     = 6, OPERAND,     "operand";
    }
}

/// Something in PTX text that asks for a target, a `.version` or a release.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Item<'text> {
    /// What it is.
    pub kind: ItemKind,
    /// An instruction and its modifiers as they are written; for a directive what [`Form::parse`] takes, or a name of what no form tells:
    /// ".address_size", ".operand.indirect_texture"; of a kernel whose parameters take more than 256 bytes, and of a function's parameter, its name.
    pub text: &'text [u8],
    /// How many operands an instruction or `.file` has; a vector, an address and what is in parentheses are one. 0 for the others.
    pub operands: u32,
    /// The same, as the form's family counts them; or what a name stands for.
    pub(crate) counted: u32,
    /// Where its word begins or, where ptxas reports it at another line, what stands there.
    pub place: Place,
}

debug_with_text! { Item: text; kind operands place }

/// A place in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[doc(alias = "smarch_ptx_place")]
#[repr(C)]
pub struct Place {
    /// The offset in bytes.
    pub offset: u64,
    /// From 1 on; lines end with a line feed. 0 where the text as a whole is meant.
    pub line: u32,
    /// From 1 on, in bytes.
    pub column: u32,
}

/// Where a reader lost its footing, and what it met there. Nothing is known of the text from there on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost {
    /// [`Error::PtxComment`], [`Error::PtxString`], [`Error::PtxEnd`], [`Error::PtxBrace`], [`Error::PtxSyntax`].
    pub error: Error,
    /// Where.
    pub place: Place,
}

impl Place {
    /// No place: line 0.
    pub const NONE: Self = Self {
        offset: 0,
        line: 0,
        column: 0,
    };

    /// The place; `None` where it has no line.
    pub(crate) fn of_line(self) -> Option<Self> {
        (self.line != 0).then_some(self)
    }

    /// The place so many bytes later in the same line.
    pub(crate) fn after(self, bytes: usize) -> Self {
        Self {
            offset: self.offset.saturating_add(bytes as u64),
            column: self.column.saturating_add(u32::try_from(bytes).unwrap_or(u32::MAX)),
            ..self
        }
    }

    /// The offset in a text that is in memory.
    pub(super) fn start(self) -> usize {
        usize::try_from(self.offset).unwrap_or(usize::MAX)
    }

    /// A reader that goes on here.
    pub(super) fn cursor(self) -> Cursor {
        let at = self.start();
        Cursor {
            at,
            line_start: at.saturating_add(1).saturating_sub(self.column as usize),
            line: self.line,
        }
    }

    pub(super) fn of(cursor: Cursor) -> Self {
        Self {
            offset: cursor.at as u64,
            line: cursor.line,
            column: cursor.column(),
        }
    }
}

impl Item<'_> {
    /// The form that the item is.
    ///
    /// # Errors
    /// As [`Form::parse`]: nothing is known of such an instruction, nor of one between whose modifiers there are blanks or comments. The place is
    /// that in [`text`](Self::text).
    pub fn form(&self) -> Result<Form, Fault> {
        Form::of_item(self.text, self.counted)
    }
}
