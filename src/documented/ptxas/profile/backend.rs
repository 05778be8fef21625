//! The SM backend: the object that +1584 of the profile points at. None of its fields is on the
//! profile, though the documents' region map names two of them there (erratum E29).
//!
//! Source: seed 000, "Critical Distinction: Profile Object vs SM Backend" (documented).

use crate::{Optional, Text};

/// A field of the SM backend, the object that +1584 of the profile points at.
#[doc(alias = "smarch_profile_backend_field")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct BackendField {
    /// Its offset in the backend object, in bytes.
    pub offset: u32,
    /// The position of the one bit that has the meaning; absent where it is the whole field.
    pub bit: Optional<u32>,
    /// That bit as a mask; 0 where it is the whole field.
    pub mask: u32,
    /// The minimum number of places that read it.
    pub consumers: u32,
    /// What it means.
    pub meaning: Text,
}

macro_rules! backend_fields {
    ($($offset:literal $bit:tt $consumers:literal $meaning:literal;)+) => {
        /// The documented fields, offsets ascending.
        pub static FIELDS: &[BackendField] = &[$(
            field($offset, optional!(literal $bit), $consumers, text!($meaning)),
        )+];
    };
}

const fn field(offset: u32, bit: Option<u32>, consumers: u32, meaning: Text) -> BackendField {
    BackendField {
        offset,
        bit: Optional::<u32>::new(bit),
        mask: match bit {
            Some(bit) => 1u32.wrapping_shl(bit),
            None => 0,
        },
        consumers,
        meaning,
    }
}

#[rustfmt::skip]
backend_fields! {
      12 -  3 "architecture class: 4 Maxwell, 10 Grace, 11 NVLink-Volta and later";
     372 - 37 "codegen factory: the number that +348 of the profile holds, and where code reads it";
    1037 - 20 "hardware capability bits: SFU precision, barriers";
    1312 -  2 "virtual function: predicate marking";
    1320 -  2 "virtual function: an optimization";
    1417 7  1 "Grace (ARM) architecture";
    1418 0  1 "NVLink-capable";
}

/// Where the backend keeps the codegen factory. It equals the profile's
/// [`CODEGEN_FACTORY`](super::field::CODEGEN_FACTORY) (erratum E28d).
pub const CODEGEN_FACTORY_OFFSET: usize = 372;
