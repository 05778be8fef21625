//! Names of C++ as the source has them.

use std::fmt;

use cpp_demangle::{BorrowedSymbol, DemangleNodeType, DemangleOptions, DemangleWrite, ParseOptions};

/// Bytes of a mangled name, and of a demangled one: no name of a program is longer.
pub const LONGEST_NAME: usize = 16384;
pub const LONGEST_TEXT: usize = 65536;
/// Levels of a name. Debuggers take the same.
const DEEPEST: u32 = 160;

/// A text that takes no more than it has room for.
struct Bounded(String);

impl DemangleWrite for Bounded {
    fn push_demangle_node(&mut self, _: DemangleNodeType) {}
    fn pop_demangle_node(&mut self) {}
    fn write_string(&mut self, text: &str) -> fmt::Result {
        if self.0.len() + text.len() > LONGEST_TEXT {
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}

/// A mangled name as the source has it; nothing where it is none, or it or the result is too long or too deep.
pub fn demangled(name: &[u8]) -> Option<String> {
    if !name.starts_with(b"_Z") || name.len() > LONGEST_NAME {
        return None;
    }
    let symbol = BorrowedSymbol::new_with_options(name, &ParseOptions::default().recursion_limit(DEEPEST)).ok()?;
    let mut text = Bounded(String::new());
    symbol.structured_demangle(&mut text, &DemangleOptions::new().recursion_limit(2 * DEEPEST)).ok()?;
    Some(text.0)
}
