//! The kinds of operands: what each is.

use super::text::kinds::KINDS;
use crate::Text;

/// A kind of operand, as [`OperandPlace`](super::OperandPlace) tells of each.
#[doc(alias = "smarch_ptx_operand_kind")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct OperandKind {
    /// What it is: "register"; "negated predicate"; "number", "floating-point number"; "address", in brackets; "vector", in braces; "special register";
    /// "vector register"; "sink", which is "_"; "pair", with a bar between; "variable", "label", "function": their names. "" of what no place tells.
    pub kind: Text,
    /// What the kind is about. For a register, for the register that an address begins with and for the elements of a
    /// vector, the type: "b32". For a variable, and for an address that begins with one, the space: "global", "kernel
    /// parameter", "texture". For a number: "integer" (0 or more, up to 32 bits), "wide" (more bits), "negative",
    /// "decimal", "single" (0f3F800000) or "double". For a pair, its two parts: "pred|pred", "_|pred". "" if the kind
    /// needs no more.
    pub of: Text,
    /// How many elements a vector has; 0 for an operand that is not a vector, and for a vector with as many elements as
    /// the place tells.
    pub elements: u32,
}

macro_rules! row {
    ($kind:literal $of:literal $elements:literal) => {
        OperandKind {
            kind: text!($kind),
            of: text!($of),
            elements: $elements,
        }
    };
}

/// The types in their order, once for each way in which they stand.
macro_rules! with_types {
    ($($type:literal)+) => {
        [
            $(row! { "register" $type 0 },)+
            row! { "negated predicate"     ""                 0 },
            row! { "number"                "integer"          0 },
            row! { "number"                "wide"             0 },
            row! { "number"                "negative"         0 },
            row! { "floating-point number" "decimal"          0 },
            row! { "floating-point number" "single"           0 },
            row! { "floating-point number" "double"           0 },
            $(row! { "address" $type 0 },)+
            row! { "address"               "integer"          0 },
            $(
                row! { "vector" $type 1 }, row! { "vector" $type 2 }, row! { "vector" $type 3 }, row! { "vector" $type 4 }, row! { "vector" $type 8 },
            )+
            row! { "special register"      "b32"              0 },
            row! { "special register"      "b64"              0 },
            row! { "special register"      "vector"           0 },
            row! { "vector register"       "v2.b32"           0 },
            row! { "sink"                  ""                 0 },
            row! { "pair"                  "pred|pred"        0 },
            row! { "pair"                  "b32|pred"         0 },
            row! { "pair"                  "_|pred"           0 },
            row! { "pair"                  "pred|_"           0 },
            $(row! { "vector" $type 0 },)+
            // What stands for a name of any kind, where the names of a text are not known.
            row! { ""                      ""                 0 },
            row! { ""                      ""                 0 },
            row! { "variable"              "global"           0 },
            row! { "address"               "global"           0 },
            row! { "variable"              "shared"           0 },
            row! { "address"               "shared"           0 },
            row! { "variable"              "const"            0 },
            row! { "address"               "const"            0 },
            row! { "variable"              "local"            0 },
            row! { "address"               "local"            0 },
            row! { "variable"              "kernel parameter" 0 },
            row! { "address"               "kernel parameter" 0 },
            row! { "variable"              "param"            0 },
            row! { "address"               "param"            0 },
            row! { "variable"              "texture"          0 },
            row! { "address"               "texture"          0 },
            row! { "variable"              "surface"          0 },
            row! { "address"               "surface"          0 },
            row! { "label"                 ""                 0 },
            row! { "function"              ""                 0 },
        ]
    };
}

/// The kinds; the place of each is its bit in [`OperandPlace`](super::OperandPlace).
#[rustfmt::skip]
pub static OPERAND_KINDS: [OperandKind; 181] = with_types! {
    "pred" "b8" "u8" "s8" "b16" "u16" "s16" "f16" "b32" "u32" "s32" "f16x2" "f32" "b64" "u64" "s64" "f64" "b128"
};

const _: () = assert!(OPERAND_KINDS.len() <= KINDS);

impl OperandKind {
    /// Whether places tell of it.
    #[must_use]
    pub fn is_told(&self) -> bool {
        !self.kind.is(b"")
    }
}
