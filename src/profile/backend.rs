//! The SM backend: the object that +1584 of the profile points at. None of its fields is on the
//! profile, though the documents' region map names two of them there (erratum E29).
//!
//! Source: seed 000, "Critical Distinction: Profile Object vs SM Backend" (documented).

use crate::Text;

/// A field of the SM backend.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct BackendField {
    /// Its offset in the backend object, in bytes.
    pub offset: u16,
    /// The one bit that has the meaning; `None` where it is the whole field.
    pub bit: Option<u8>,
    /// At least how many places read it.
    pub consumers: u8,
    /// What it means.
    pub meaning: Text,
}

macro_rules! bit {
    ($bit:literal) => {
        $bit
    };
}

macro_rules! backend_fields {
    ($($offset:literal $bit:tt $consumers:literal $meaning:literal;)+) => {
        /// The documented fields, offsets ascending.
        pub static FIELDS: &[BackendField] = &[$(
            BackendField { offset: $offset, bit: optional!(bit $bit), consumers: $consumers, meaning: text!($meaning) },
        )+];
    };
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
