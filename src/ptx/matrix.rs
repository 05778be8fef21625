//! Instructions of matrices that are no form: what ptxas says of their shapes, layouts and types.
//!
//! Source: what ptxas of 13.0 says of such statements one of whose words was taken away, doubled or replaced; measured.

use super::Form;
use super::misread::Line;
use super::opcode::is_of_names;
use super::parse::next_word;
use super::text::faults::Fault;
use super::types::is_type;

/// No more are looked at.
const MOST_TYPES: usize = 6;

/// The modifiers of such an instruction, by what they are.
#[derive(Clone, Copy, Debug, Default)]
struct Words<'text> {
    name: &'text [u8],
    syncs: u32,
    aligned: u32,
    layouts: u32,
    spaces: u32,
    /// How many shapes, and the last.
    shapes: u32,
    shape: &'text [u8],
    types: [&'text [u8]; MOST_TYPES],
    count: usize,
}

/// Whether a word with its dot is a shape: ".m16n8k16", ".m8n8".
fn is_shape(word: &[u8]) -> bool {
    matches!(word, [b'.', b'm', b'0'..=b'9', rest @ ..] if rest.contains(&b'n'))
}

impl<'text> Words<'text> {
    /// `None`: it is no instruction of matrices, or has a word that is none of these.
    fn of(text: &'text [u8]) -> Option<Self> {
        let name = Form::opcode(text)?;
        let mut words = Words {
            name,
            ..Self::default()
        };
        if !matches!(name, [b'w', b'm', b'm', b'a', ..] | b"mma" | b"ldmatrix") {
            return None;
        }
        let is_mma = matches!(name, b"mma" | b"wmma.mma");
        let mut rest = text.get(name.len()..)?;
        while let Some((word, behind)) = next_word(rest) {
            rest = behind;
            let (_, own) = word.split_first()?;
            // Those that no form has were told before.
            if super::word::first_word(own).0.is_none() || is_of_names(own) {
                continue;
            }
            match own {
                b"sync" => words.syncs = words.syncs.saturating_add(1),
                b"aligned" => words.aligned = words.aligned.saturating_add(1),
                b"row" | b"col" => words.layouts = words.layouts.saturating_add(1),
                _ if is_shape(word) => {
                    words.shapes = words.shapes.saturating_add(1);
                    words.shape = word;
                }
                _ if is_type(own) => {
                    *words.types.get_mut(words.count)? = own;
                    words.count = words.count.saturating_add(1);
                }
                b"global" | b"shared" => words.spaces = words.spaces.saturating_add(1),
                b"param" | b"const" | b"local" if is_mma => words.spaces = words.spaces.saturating_add(1),
                b"x4" | b"x2" | b"x1" | b"trans" | b"satfinite" => {}
                b"xor" | b"and" | b"popc" if is_mma && text.windows(3).any(|of| matches!(of, b".b1")) => {}
                _ => return None,
            }
        }
        Some(words)
    }

    fn types(&self) -> &[&'text [u8]] {
        self.types.get(..self.count).unwrap_or_default()
    }

    /// Whether ptxas says of these types of `mma` that they do not go with the shape, and not that there are no such.
    fn is_of_other_shape(&self) -> bool {
        let is_short = |word: &[u8]| matches!(word, b"bf16" | b"tf32");
        match self.types() {
            [b"f32", first, b"f32"] => is_short(first),
            [b"f32", first, second, third, b"f32"] => is_short(first) && is_short(second) && is_short(third),
            [first, b"f32", ..] => is_short(first),
            _ => false,
        }
    }

    /// Tells each line.
    fn each(&self, text: &'text [u8], tell: &mut impl FnMut(Fault, &'text [u8])) -> Option<()> {
        let is_mma = matches!(self.name, b"mma" | b"wmma.mma");
        if self.aligned > 1 {
            tell(Fault::Twice, b".aligned");
        }
        if is_mma {
            self.each_layout_more(text, tell);
        }
        match self.name {
            b"ldmatrix" if self.shapes > 1 && self.count == 0 => {
                tell(Fault::Twice, b"matrix shape");
                tell(Fault::TypeCount, self.shape);
                tell(Fault::ShapeType, self.shape);
                return Some(());
            }
            b"ldmatrix" if self.count == 0 && self.shapes != 0 && self.syncs != 0 && self.aligned != 0 => {
                tell(Fault::TypeCount, self.shape);
                tell(Fault::ShapeType, self.shape);
                return Some(());
            }
            b"ldmatrix" => return None,
            b"mma" if !Form::has_types(text) && self.is_of_other_shape() => {
                self.each_lacking(tell);
                tell(Fault::ShapeType, self.shape);
                return Some(());
            }
            _ if is_mma && !Form::has_types(text) => {
                tell(Fault::InstructionTypes, self.name);
                return Some(());
            }
            _ => {}
        }
        // Two shapes are told elsewhere.
        if self.shapes > 1 {
            return None;
        }
        if is_mma {
            self.each_lacking(tell);
            // Those of one shape alone are no more wrong.
            if !self
                .types()
                .iter()
                .any(|of| matches!(*of, b"f64" | b"s4" | b"u4" | b"b1"))
            {
                self.each_of_shape(4, tell);
            }
            return Some(());
        }
        let is_of_input = matches!(self.name, [.., b'a' | b'b']);
        let (is_typed, is_vector_met) = match self.types() {
            [b"f16"] => (true, is_of_input),
            [b"f64"] => {
                self.each_lacking(tell);
                return Some(());
            }
            [b"b1" | b"u4" | b"s4"] if self.shapes == 0 => {
                tell(Fault::InstructionTypes, self.name);
                (false, true)
            }
            [_] if Form::has_types(text) => (true, false),
            [b"bf16", b"bf16"] | [b"tf32", b"tf32"] => {
                tell(Fault::InstructionTypes, self.name);
                (false, true)
            }
            [] => {
                if self.shapes == 0 {
                    tell(Fault::LacksWord, b"Shape");
                }
                tell(Fault::InstructionTypes, self.name);
                return Some(());
            }
            types if is_of_input && types.contains(&&b"f32"[..]) => {
                tell(Fault::IllegalType, self.name);
                (false, false)
            }
            [b"bf16", b"f16"] | [b"f16", b"bf16"] if is_of_input => (false, false),
            [b"bf16" | b"s4", _] if !is_of_input => (false, false),
            [_, _] => {
                tell(Fault::InstructionTypes, self.name);
                return Some(());
            }
            _ => return None,
        };
        self.each_lacking(tell);
        let is_mismatch = !is_vector_met && (self.shapes == 0 || !is_typed);
        if is_typed || !is_vector_met {
            self.each_of_shape(u32::from(is_mismatch), tell);
        }
        if !is_typed {
            tell(Fault::InstructionTypes, self.name);
        }
        Some(())
    }

    /// Tells of vectors of another size, and of the shape if there is none; of `mma` neither.
    fn each_of_shape(&self, vectors: u32, tell: &mut impl FnMut(Fault, &'text [u8])) {
        let is_shaped = self.shapes != 0 || matches!(self.name, b"mma");
        for _ in 0..if is_shaped && vectors == 4 { 0 } else { vectors } {
            tell(Fault::VectorMismatch, self.name);
        }
        if !is_shaped {
            tell(Fault::ShapeType, self.shape);
        }
    }

    /// Tells of the third layout, and those behind it.
    fn each_layout_more(&self, text: &'text [u8], tell: &mut impl FnMut(Fault, &'text [u8])) {
        let mut rest = text.get(self.name.len()..).unwrap_or_default();
        let mut count = 0u32;
        while let Some((word, behind)) = next_word(rest) {
            rest = behind;
            if matches!(word, b".row" | b".col") {
                count = count.saturating_add(1);
                if count > 2 {
                    tell(Fault::ManyLayouts, word);
                }
            }
        }
    }

    /// Tells of state spaces, and of what is missing.
    fn each_lacking(&self, tell: &mut impl FnMut(Fault, &'text [u8])) {
        if matches!(self.name, b"mma" | b"wmma.mma") && self.spaces != 0 {
            tell(Fault::SpaceUnexpected, self.name);
        } else if self.spaces > 1 {
            tell(Fault::SpaceCount, self.name);
        }
        if self.shapes == 0 {
            tell(Fault::LacksWord, b"Shape");
        }
        if self.syncs == 0 {
            tell(Fault::LacksWord, b".sync");
        }
        if self.aligned == 0 {
            tell(Fault::LacksWord, b".aligned");
        }
        // Of the shapes of single bits and of four, and of `mma`, each layout is told once more.
        let is_each =
            self.shapes != 0 && matches!(self.name, b"mma") || matches!(self.shape, b".m8n8k32" | b".m8n8k128");
        match (self.name, self.layouts) {
            (b"mma" | b"wmma.mma", 0) => {
                tell(Fault::LacksLayout, b".alayout.blayout");
                if is_each {
                    tell(Fault::LacksWord, b"alayout");
                    tell(Fault::LacksWord, b"blayout");
                }
            }
            (b"mma" | b"wmma.mma", 1) => {
                tell(Fault::LacksLayout, b".blayout");
                if is_each {
                    tell(Fault::LacksWord, b"blayout");
                }
            }
            (b"mma" | b"wmma.mma", _) | (_, 1) => {}
            _ => tell(Fault::LacksWord, b"layout"),
        }
    }
}

/// The line of this number of what is said of an instruction of matrices. `None`: it is none, or that is not known; `Some(None)`: there is none left.
#[cold]
#[inline(never)]
pub(super) fn line(text: &[u8], number: u32) -> Option<Option<Line<'_>>> {
    let words = Words::of(text)?;
    let (mut found, mut told) = (None, 0u32);
    words.each(text, &mut |fault, name| {
        if told == number {
            found = Some((fault, name));
        }
        told = told.saturating_add(1);
    })?;
    Some(found)
}
