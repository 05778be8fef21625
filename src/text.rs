//! Static texts and lists that Rust and C read alike: with the C boundary, the only place with `unsafe`.
#![allow(unsafe_code, reason = "thin pointers, which C can read")]

use core::{
    ffi::c_char,
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
    ops::Deref,
    ptr::NonNull,
};

/// A static text: a `&str` for Rust, a NUL-terminated string for C.
///
/// One pointer, never NULL, so that `Option<Text>` is a pointer that may be NULL. Made from a literal by the `text!`
/// macro only, so it leads to UTF-8 with exactly one NUL, at its end. Its length is counted where it is asked for.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Text(NonNull<c_char>);

/// No text has more bytes.
const MAX_LENGTH: usize = 1 << 16;

// SAFETY: the pointer leads to a constant.
unsafe impl Send for Text {}
// SAFETY: as above.
unsafe impl Sync for Text {}

impl Text {
    /// Takes a literal that ends in its only NUL, and the same with one NUL more and with two; anything else does not compile.
    ///
    /// Why three: compilers put all literals that end in their only NUL into one section, of which a linker keeps
    /// everything or nothing, and those of some lengths too. With another NUL behind it each text has a section of its
    /// own, and a program holds the texts that it can reach.
    pub(crate) const fn from_literals(literal: &'static str, longer: &'static str, longest: &'static str) -> Self {
        // Looking for another NUL in every text would take each user's compiler a second: `xtask/computed` does.
        #[cfg(feature = "computed")]
        assert!(core::ffi::CStr::from_bytes_with_nul(literal.as_bytes()).is_ok());
        assert!(matches!(literal.as_bytes(), [.., 0]) && matches!(longer.as_bytes(), [.., 0, 0]));
        assert!(literal.len() <= MAX_LENGTH && longer.len() > literal.len() && longest.len() > longer.len());
        let own = match longer.len() {
            4 | 8 | 16 | 32 => longest,
            _ => longer,
        };
        // SAFETY: a literal is not at address 0.
        Self(unsafe { NonNull::new_unchecked(own.as_ptr().cast_mut().cast()) })
    }

    /// Takes the last of those literals but one, or the last, for tables whose rows are written out. A NUL before its end would be where
    /// the text ends.
    #[cfg(not(feature = "computed"))]
    pub(crate) const fn padded(own: &'static str) -> Self {
        assert!(own.len() <= MAX_LENGTH && matches!(own.as_bytes(), [.., 0, 0]));
        // SAFETY: a literal is not at address 0.
        Self(unsafe { NonNull::new_unchecked(own.as_ptr().cast_mut().cast()) })
    }

    /// The text without its NUL.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        let bytes = self.0.as_ptr().cast::<u8>();
        let mut length = 0usize;
        // The bound holds for every text; without it compilers make a call of strlen of this loop, which firmware lacks.
        // SAFETY: every byte up to the first NUL belongs to the literal, and so does the NUL.
        while length < MAX_LENGTH && unsafe { *bytes.add(length) } != 0 {
            length = length.wrapping_add(1);
        }
        // SAFETY: as above; the bytes before the NUL are those of a `str`.
        unsafe { core::str::from_utf8_unchecked(core::slice::from_raw_parts(bytes, length)) }
    }

    /// Whether these are the bytes of the text, read no further than up to the first difference.
    #[must_use]
    pub const fn is(self, wanted: &[u8]) -> bool {
        self.compare(wanted, false)
    }

    /// As [`is`](Self::is), ASCII letters in either case.
    #[must_use]
    pub const fn is_ignoring_case(self, wanted: &[u8]) -> bool {
        self.compare(wanted, true)
    }

    #[inline(always)]
    const fn compare(self, mut wanted: &[u8], ignore_case: bool) -> bool {
        let mut at = self.0.as_ptr().cast::<u8>();
        while let [byte, rest @ ..] = wanted {
            // SAFETY: no NUL was passed, so this is a byte of the literal.
            let found = unsafe { *at };
            let equal = found == *byte || ignore_case && found.eq_ignore_ascii_case(byte);
            if found == 0 || !equal {
                return false;
            }
            // SAFETY: what was read was no NUL, so another byte follows.
            at = unsafe { at.add(1) };
            wanted = rest;
        }
        // SAFETY: as above.
        unsafe { *at == 0 }
    }

    /// Whether this is the first byte of the text.
    #[must_use]
    pub(crate) const fn begins_with(self, byte: u8) -> bool {
        // SAFETY: a text has a NUL at least.
        unsafe { *self.0.as_ptr().cast::<u8>() == byte }
    }

    /// The text with its NUL, as C reads it.
    pub(crate) const fn as_c_str(self) -> *const c_char {
        self.0.as_ptr()
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

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Text {}

impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        self.is(other.as_bytes())
    }
}

impl PartialOrd for Text {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Text {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl Hash for Text {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

/// A static list in a row: a slice for Rust; for C a pointer to the first element and how many there are.
#[repr(C)]
pub struct List<T: 'static> {
    first: NonNull<T>,
    count: usize,
    elements: PhantomData<&'static [T]>,
}

// SAFETY: the pointer leads to constants.
unsafe impl<T: Sync> Send for List<T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for List<T> {}

impl<T> List<T> {
    /// The list of these elements.
    #[must_use]
    pub const fn new(elements: &'static [T]) -> Self {
        Self {
            // SAFETY: a slice's pointer is not NULL.
            first: unsafe { NonNull::new_unchecked(elements.as_ptr().cast_mut()) },
            count: elements.len(),
            elements: PhantomData,
        }
    }

    /// The elements.
    #[must_use]
    pub const fn as_slice(&self) -> &'static [T] {
        // SAFETY: both came from one slice that lives for ever.
        unsafe { core::slice::from_raw_parts(self.first.as_ptr(), self.count) }
    }
}

impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for List<T> {}

impl<T> Deref for List<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T> IntoIterator for List<T> {
    type Item = &'static T;
    type IntoIter = core::slice::Iter<'static, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.as_slice().iter()
    }
}

impl<T: fmt::Debug> fmt::Debug for List<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_slice(), f)
    }
}

impl<T: PartialEq> PartialEq for List<T> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq> Eq for List<T> {}

impl<T: PartialEq> PartialEq<&[T]> for List<T> {
    fn eq(&self, other: &&[T]) -> bool {
        self.as_slice() == *other
    }
}

impl<T: PartialEq, const COUNT: usize> PartialEq<[T; COUNT]> for List<T> {
    fn eq(&self, other: &[T; COUNT]) -> bool {
        self.as_slice() == other
    }
}

// What the C header assumes about these types' sizes (its generator reads a text as a pointer, a list as a pointer and a
// size_t).
const _: () = assert!(size_of::<Option<Text>>() == size_of::<usize>() && align_of::<Text>() == align_of::<usize>());
const _: () = assert!(size_of::<List<u8>>() == 2 * size_of::<usize>() && align_of::<List<u8>>() == align_of::<usize>());

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

/// Bytes as a quoted text for `Debug`, if there are any; what is no UTF-8 as `\xff`.
pub(crate) fn quoted<'a>(bytes: impl Into<Option<&'a [u8]>>) -> Quoted<'a> {
    Quoted(bytes.into())
}

/// See [`quoted`]; `None` where there are none.
pub(crate) struct Quoted<'a>(Option<&'a [u8]>);

impl fmt::Debug for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(bytes) = self.0 else {
            return f.write_str("None");
        };
        f.write_str("\"")?;
        for chunk in bytes.utf8_chunks() {
            write!(f, "{}", chunk.valid().escape_debug())?;
            for byte in chunk.invalid() {
                write!(f, "\\x{byte:02x}")?;
            }
        }
        f.write_str("\"")
    }
}
