//! The bytes, and typed fields in them.

use crate::Error;
use core::marker::PhantomData;

/// The size of the profile object in bytes.
#[doc(alias = "SMARCH_PROFILE_SIZE")]
pub const SIZE: usize = 1936;

/// The profile object: 1936 bytes, fields little-endian on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(C)]
#[doc(alias = "smarch_profile")]
pub struct Profile {
    bytes: [u8; SIZE],
}

/// A place in the profile: an offset and a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field<T> {
    offset: u16,
    kind: PhantomData<T>,
}

/// What a field may hold: `u8`, `u32`, `u64` or a block of 16 bytes.
pub trait Word: Copy + Default + private::Sealed {
    /// The width in bytes.
    const WIDTH: u8;

    /// Reads the first bytes of a slice, least significant first; zero when there are too few.
    #[doc(hidden)]
    fn read(bytes: &[u8]) -> Self;

    /// Writes to the first bytes of a slice, least significant first; nothing when there are too few.
    #[doc(hidden)]
    fn write(self, bytes: &mut [u8]);
}

mod private {
    pub trait Sealed {}
}

macro_rules! words {
    ($($type:ty, $width:literal, $from:path, $to:path;)+) => {$(
        impl private::Sealed for $type {}

        impl Word for $type {
            const WIDTH: u8 = $width;

            fn read(bytes: &[u8]) -> Self {
                bytes.first_chunk::<$width>().map_or(Self::default(), |&bytes| $from(bytes))
            }

            fn write(self, bytes: &mut [u8]) {
                if let Some(cell) = bytes.first_chunk_mut::<$width>() {
                    *cell = $to(self);
                }
            }
        }
    )+};
}

words! {
    u8,       1,  u8::from_le_bytes,         u8::to_le_bytes;
    u32,      4,  u32::from_le_bytes,        u32::to_le_bytes;
    u64,      8,  u64::from_le_bytes,        u64::to_le_bytes;
    [u8; 16], 16, core::convert::identity,   core::convert::identity;
}

impl<T: Word> Field<T> {
    /// The field at an offset; a field that would leave the object does not compile.
    #[expect(clippy::arithmetic_side_effects, reason = "evaluated at compile time only")]
    pub(super) const fn at(offset: u16) -> Self {
        assert!(
            offset as usize + T::WIDTH as usize <= SIZE,
            "the field leaves the profile"
        );
        Self {
            offset,
            kind: PhantomData,
        }
    }

    /// Where the field begins, in bytes from the object's start.
    #[must_use]
    pub const fn offset(self) -> usize {
        self.offset as usize
    }

    /// The width in bytes: 1, 4, 8 or 16.
    #[must_use]
    pub const fn width(self) -> usize {
        T::WIDTH as usize
    }
}

impl Profile {
    /// All bytes zero.
    pub const ZERO: Self = Self { bytes: [0; SIZE] };

    /// Copies a profile object out of memory; every 1936 bytes are one.
    ///
    /// # Errors
    /// [`Error::ProfileSize`]: there are fewer or more bytes.
    pub fn read_from(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.bytes = *<&[u8; SIZE]>::try_from(bytes).map_err(|_| Error::ProfileSize)?;
        Ok(())
    }

    /// The bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; SIZE] {
        &self.bytes
    }

    /// The bytes, to change.
    pub const fn as_bytes_mut(&mut self) -> &mut [u8; SIZE] {
        &mut self.bytes
    }

    /// The value of a field.
    #[must_use]
    pub fn get<T: Word>(&self, field: Field<T>) -> T {
        T::read(self.bytes.get(field.offset()..).unwrap_or_default())
    }

    /// Stores a value into a field.
    pub fn set<T: Word>(&mut self, field: Field<T>, value: T) {
        value.write(self.bytes.get_mut(field.offset()..).unwrap_or_default());
    }
}
