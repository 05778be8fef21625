//! What flags do, where their consumers were found.
//!
//! Source: seed 002, "Identified Flag Semantics" (documented).

use super::flags::Flag;
use crate::Text;

/// What a flag does, where its consumer was found.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Identified {
    /// The flag.
    pub flag: Flag,
    /// Who sets it and from where on.
    pub set_at: Text,
    /// Who reads it.
    pub consumer: Text,
    /// What it does.
    pub meaning: Text,
}

macro_rules! identified {
    ($($flag:ident $set_at:literal $consumer:literal $meaning:literal;)+) => {
        /// The six flags whose consumers were found. For the other flags the documents state only when they are set.
        pub static IDENTIFIED: &[Identified] = &[$(
            Identified { flag: Flag::$flag, set_at: text!($set_at), consumer: text!($consumer), meaning: text!($meaning) },
        )+];
    };
}

#[rustfmt::skip]
identified! {
    Unk4D041B8   "sm_80+ (sub_60DFC0)"                      "EDG macro expander (sub_A03 line 1010)" "C++20 __VA_OPT__: recognition, elision of a trailing variadic argument, diagnostic 2939 (erratum E40b)";
    Unk4D0428C   "sm_70+ (sub_60E530), sm_120+ (sub_60E7C0)" "EDG numeric parser (sub_A02 line 1612)" "C++23 float suffixes: std::float16_t, std::float32_t, std::float64_t, std::bfloat16_t (erratum E43b)";
    Dword4F07760 "sm_60+ (sub_60E7C0, sub_60E530)"          "PTX generation path"                    "PTX emission mode";
    Unk4D047C8   "sm_35+ (sub_60E7C0)"                      "backend"                                "optimization of dynamic parallelism";
    Dword4D047B0 "sm_35+ (sub_60E7C0)"                      "backend"                                "support of dynamic parallelism";
    Unk4D04780   "always"                                   "EDG macro expander"                     "GNU ##__VA_ARGS__: deletion of the comma";
}

impl Flag {
    /// What it does; `None` where its consumer was not found.
    #[must_use]
    pub const fn identified(self) -> Option<&'static Identified> {
        let mut rows = IDENTIFIED;
        while let [row, rest @ ..] = rows {
            if row.flag as u32 == self as u32 {
                return Some(row);
            }
            rows = rest;
        }
        None
    }
}
