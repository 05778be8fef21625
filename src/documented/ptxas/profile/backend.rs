//! The SM backend: the object that +1584 of the profile points at. None of its fields is on the
//! profile, though the documents' region map names two of them there (erratum E29).
//!
//! Source: seed 000, "Critical Distinction: Profile Object vs SM Backend" (documented).

use crate::{Error, Optional, Text};
use static_assertions::const_assert;

/// A field of the SM backend, the object that +1584 of the profile points at.
#[doc(alias = "smarch_documented_ptxas_backend_field")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct BackendField {
    /// Its offset in the backend object, in bytes.
    pub offset: u32,
    /// How many bytes are read: 1, 4 or 8. No document states it. Here numbers are read as DWORDs, as +348 of the
    /// profile is, flags as bytes, and functions as the eight bytes between the two (erratum E29c).
    pub width: u32,
    /// The position of the one bit that has the meaning; absent if the whole field has it.
    pub bit: Optional<u32>,
    /// That bit as a mask; 0 if the whole field has the meaning.
    pub mask: u32,
    /// The minimum number of places that read it.
    pub consumers: u32,
    /// Its name as printed: "arch_class_id"; `None` where only a meaning is printed.
    pub name: Option<Text>,
    /// What it means.
    pub meaning: Text,
}

macro_rules! backend_fields {
    ($($offset:literal $width:literal $bit:tt $consumers:literal $name:tt $meaning:literal;)+) => {
        /// The documented fields, offsets ascending.
        pub static FIELDS: &[BackendField] = &[$(
            field($offset, $width, optional!(literal $bit), $consumers, optional!(text $name), text!($meaning)),
        )+];

        const_assert!(crate::table::strictly_ascending(&[$($offset,)+]));
    };
}

const fn field(
    offset: u32,
    width: u32,
    bit: Option<u32>,
    consumers: u32,
    name: Option<Text>,
    meaning: Text,
) -> BackendField {
    BackendField {
        offset,
        width,
        bit: Optional::<u32>::new(bit),
        mask: match bit {
            Some(bit) => 1u32.wrapping_shl(bit),
            None => 0,
        },
        consumers,
        name,
        meaning,
    }
}

#[rustfmt::skip]
backend_fields! {
//  offset width bit readers name             meaning
      12 4 -  3 "arch_class_id"       "architecture class: 4 Maxwell, 10 Grace, 11 NVLink-Volta and later";
     372 4 - 37 "codegen_factory"     "codegen factory: the number that +348 of the profile holds, and where code reads it";
    1037 1 - 20 "hw_capability_flags" "hardware capability bits: SFU precision, barriers";
    1312 8 -  2 -                     "virtual function: predicate marking";
    1320 8 -  2 -                     "virtual function: an optimization";
    1417 1 7  1 -                     "Grace (ARM) architecture";
    1418 1 0  1 -                     "NVLink-capable";
}

/// How many bytes of the object reach to the end of its last documented field. No document states the size of the
/// object.
#[doc(alias = "SMARCH_DOCUMENTED_PTXAS_BACKEND_SIZE")]
pub const BACKEND_SIZE: usize = 1419;

const_assert!(matches!(FIELDS, [.., last] if last.offset.saturating_add(last.width) as usize == BACKEND_SIZE));

/// The value of the field that begins at an offset, in the bytes of a backend object, least significant first.
///
/// # Errors
/// [`Error::ProfileField`]: no documented field begins there. [`Error::WordsTruncated`]: the bytes end before the field does.
pub fn read(object: &[u8], offset: usize) -> Result<u64, Error> {
    let field = FIELDS
        .iter()
        .find(|field| field.offset as usize == offset)
        .ok_or(Error::ProfileField)?;
    let end = offset.saturating_add(field.width as usize);
    let bytes = object.get(offset..end).ok_or(Error::WordsTruncated)?;
    Ok(bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte)))
}

/// A value of +12, the class of architectures, that the documents name.
#[doc(alias = "smarch_documented_ptxas_backend_class")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct ArchClass {
    /// The number.
    pub id: u32,
    /// What it stands for, as printed: "NVLink-Volta+".
    pub name: Text,
}

macro_rules! arch_classes {
    ($($id:literal $name:literal;)+) => {
        /// The named classes, numbers ascending.
        pub static ARCH_CLASSES: &[ArchClass] = &[$(ArchClass { id: $id, name: text!($name) },)+];

        const_assert!(crate::table::strictly_ascending(&[$($id,)+]));
    };
}

#[rustfmt::skip]
arch_classes! {
     4 "Maxwell";
    10 "Grace";
    11 "NVLink-Volta+";
}

/// The class with this number; `None` where no document names it.
#[must_use]
pub fn arch_class(id: u32) -> Option<&'static ArchClass> {
    ARCH_CLASSES.iter().find(|class| class.id == id)
}

/// Where the backend keeps the codegen factory. It equals the profile's
/// [`CODEGEN_FACTORY`](super::field::CODEGEN_FACTORY) (erratum E28d).
pub const CODEGEN_FACTORY_OFFSET: usize = 372;
