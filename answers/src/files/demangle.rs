//! Names of C++ as the source has them.

use crate::Foreign;
use alloc::string::String;
use core::fmt;
use cpp_demangle::{BorrowedSymbol, DemangleNodeType, DemangleOptions, DemangleWrite, ParseOptions};

/// Bytes of a mangled name, and of a demangled one: no name of a program is longer.
const LONGEST_NAME: usize = 16384;
const LONGEST_TEXT: usize = 65536;
/// Levels of a name. Debuggers take the same.
const DEEPEST: u32 = 160;

/// What demangles: a mangled name in, and the name as the source has it out; `None` where it is none.
///
/// The default demangles nothing, for the time that an invalid name takes has no bound but its length: who can give up one that takes too long
/// has [`demangled`] in a thread.
#[derive(Clone, Copy, Debug)]
pub struct Demangler(pub fn(&[u8]) -> Option<String>);

impl Default for Demangler {
    fn default() -> Self {
        Self(|_| None)
    }
}

impl Demangler {
    /// A symbol as the source has it; as it is where it was not mangled.
    pub fn full(self, symbol: &Foreign) -> Foreign {
        let name = (self.0)(&symbol.0).map(|name| Foreign(name.into_bytes()));
        name.unwrap_or_else(|| symbol.clone())
    }
}

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

/// A mangled name as the source has it; `None` where it is none, and where it or the result is too long or too deep. The memory is bounded; the
/// time that an invalid name takes can double with each level of it.
pub fn demangled(symbol: &[u8]) -> Option<String> {
    if !symbol.starts_with(b"_Z") || symbol.len() > LONGEST_NAME {
        return None;
    }
    let options = ParseOptions::default().recursion_limit(DEEPEST);
    let symbol = BorrowedSymbol::new_with_options(symbol, &options).ok()?;
    let mut text = Bounded(String::new());
    let options = DemangleOptions::new().recursion_limit(2 * DEEPEST);
    symbol.structured_demangle(&mut text, &options).ok()?;
    Some(text.0)
}
