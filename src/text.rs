//! Static texts that Rust and C read alike.

use core::{fmt, ops::Deref};

/// A static text: a `&str` for Rust, a NUL-terminated string for C.
///
/// Made from a literal by the `text!` macro only, so it holds exactly one NUL,
/// at its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text(&'static str);

impl Text {
    /// Takes a literal that ends in its only NUL, and the same with one NUL more and with two; anything else does not compile.
    ///
    /// Compilers put all literals that end in their only NUL into one section, of which a linker keeps everything or
    /// nothing, and those of some lengths too. With another NUL behind it each text has a section of its
    /// own, and a program holds the texts that it can reach.
    pub(crate) const fn from_literals(literal: &'static str, longer: &'static str, longest: &'static str) -> Self {
        assert!(core::ffi::CStr::from_bytes_with_nul(literal.as_bytes()).is_ok());
        let own = match longer.len() {
            4 | 8 | 16 | 32 => longest,
            _ => longer,
        };
        match own.split_at_checked(literal.len()) {
            Some((text, _)) => Self(text),
            None => Self(literal),
        }
    }

    /// The text without its NUL.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self.0.split_at_checked(self.0.len().saturating_sub(1)) {
            Some((text, _nul)) => text,
            None => "",
        }
    }

    /// The text with its NUL, as C reads it.
    #[cfg(feature = "capi")]
    pub(crate) const fn as_c_str(self) -> *const core::ffi::c_char {
        self.0.as_ptr().cast()
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

/// Bytes as text; what is no UTF-8 becomes U+FFFD.
pub(crate) struct Lossy<'a>(pub &'a [u8]);

impl fmt::Display for Lossy<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for chunk in self.0.utf8_chunks() {
            f.write_str(chunk.valid())?;
            if !chunk.invalid().is_empty() {
                f.write_str("\u{fffd}")?;
            }
        }
        Ok(())
    }
}
