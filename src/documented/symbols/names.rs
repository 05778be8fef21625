//! What the documents name without an address, and say something of: constants, an attribute, functions of C.
//!
//! Source: seed 000 (documented). Its strings are [`DIAGNOSTIC_STRINGS`](crate::documented::ptxas::DIAGNOSTIC_STRINGS).

use super::Binary;
use crate::Text;

/// A name without an address.
#[doc(alias = "smarch_documented_plain_name")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct DocumentedName {
    /// The program.
    pub binary: Binary,
    /// The name as printed: `SM82_FIRST`.
    pub name: Text,
    /// Where it is named: `seed 000, Base Table`.
    pub place: Text,
    /// What the document says of it.
    pub role: Text,
}

macro_rules! names {
    ($($binary:ident $name:literal $place:literal $role:literal;)+) => {
        /// The names, by binary and in the order of the document.
        pub static DOCUMENTED_NAMES: &[DocumentedName] = &[$(
            DocumentedName {
                binary: Binary::$binary,
                name: text!($name),
                place: text!($place),
                role: text!($role),
            },
        )+];
    };
}

#[rustfmt::skip]
names! {
    Ptxas "SM82_FIRST"      "seed 000, Base Table"          "the first SASS opcode index named after sm_82, 172";
    Ptxas "SM82_LAST"       "seed 000, Base Table"          "the last SASS opcode index named after sm_82, 193";
    Ptxas "setjmp"          "seed 000, Capability Dispatch" "with longjmp the error recovery of the capability dispatch initializer sub_607DB0";
    Ptxas "longjmp"         "seed 000, Capability Dispatch" "with setjmp the error recovery of the capability dispatch initializer sub_607DB0";
    Ptxas "EIATTR_REGCOUNT" "seed 000, Universal Constants" "code 0x2F: max_warps_per_SM = total_registers / (regcount * warp_size)";
}
