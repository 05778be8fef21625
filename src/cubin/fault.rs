//! Where a file is damaged, and how.

use crate::Error;
use core::fmt;

/// What is wrong with a file, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fault {
    /// What is wrong.
    pub error: Error,
    /// The offset in bytes of the header, record or name that is wrong, from the start of the bytes that were given.
    pub at: usize,
}

/// Why a list of what a file holds was not written into the caller's buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListError {
    /// The file is damaged, or is of a kind that holds no such list.
    File(Fault),
    /// The buffer is too small.
    BufferTooSmall {
        /// How many elements there are.
        needed: usize,
    },
}

impl ListError {
    /// The status of the fault, or [`Error::BufferTooSmall`].
    #[must_use]
    pub const fn error(self) -> Error {
        match self {
            Self::File(fault) => fault.error,
            Self::BufferTooSmall { .. } => Error::BufferTooSmall,
        }
    }
}

impl From<Fault> for ListError {
    fn from(fault: Fault) -> Self {
        Self::File(fault)
    }
}

impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(fault) => fault.fmt(f),
            Self::BufferTooSmall { needed } => write!(f, "the buffer is too small: {needed} elements are needed"),
        }
    }
}

impl core::error::Error for ListError {}

impl Fault {
    pub(super) const fn new(error: Error, at: usize) -> Self {
        Self { error, at }
    }

    /// The same fault in a file that begins that many bytes earlier.
    pub(super) const fn later(self, bytes: usize) -> Self {
        Self {
            error: self.error,
            at: self.at.saturating_add(bytes),
        }
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        fault.error
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {:#x}: {}", self.at, self.error)
    }
}

impl core::error::Error for Fault {}

/// How many bytes of tables may still be read.
///
/// In a sound file no byte belongs to two names or two records. A file whose headers name the same
/// bytes again and again would take time that grows with the square of its size: it is refused
/// instead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget(usize);

impl Budget {
    /// Room for every byte of a sound file some times over.
    pub fn of(file: &[u8]) -> Self {
        Self(file.len().saturating_mul(8).saturating_add(4096))
    }

    /// Nothing may be read.
    pub const fn none() -> Self {
        Self(0)
    }

    /// Takes that many bytes, that are read because of what stands at `at`.
    pub fn spend(&mut self, bytes: usize, at: usize) -> Result<(), Fault> {
        // At least one byte stays of a budget that was enough.
        match self.0.checked_sub(bytes).filter(|&left| left > 0) {
            Some(left) => {
                self.0 = left;
                Ok(())
            }
            None => {
                self.0 = 0;
                Err(Fault::new(Error::CubinOverlap, at))
            }
        }
    }

    /// Whether nothing may be read any more.
    pub fn is_spent(&self) -> bool {
        self.0 == 0
    }
}
