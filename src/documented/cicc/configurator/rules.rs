//! The rules of the configurators: which flag is set to what, and when.
//!
//! Source: seed 002, "Complete sub_60E7C0 Flag Table" to "Virtual Architecture Downgrade Path" (documented; errata
//! E42, E43, E43b, E44, E44b, E48b).

use super::flags::{Flag, Guard};
use super::inputs::OpenCondition;
use super::rule::{Part, Rule, What, When};
use crate::cicc::constructs::Standard;
use static_assertions::const_assert;

macro_rules! guard {
    ($guard:ident) => {
        Guard::$guard
    };
}

macro_rules! rules {
    ($($part:ident $guard:tt $flag:ident [$($when:tt)+] [$($what:tt)+] $note:tt;)+) => {
        /// Every rule, in the order of the stages and of the document.
        pub static RULES: &[Rule] = &[$(
            Rule::new(
                Part::$part,
                optional!(guard $guard),
                Flag::$flag,
                when!($($when)+),
                what!($($what)+),
                optional!(text $note),
            ),
        )+];
    };
}

macro_rules! when {
    (AboveIfGiven $bound:literal $condition:ident) => {
        When::AboveIfGiven($bound, OpenCondition::$condition)
    };
    (From $standard:ident) => {
        When::From(Standard::$standard)
    };
    ($when:ident $($bound:literal)?) => {
        When::$when$(($bound))?
    };
}

macro_rules! what {
    (Given $condition:ident) => {
        What::Given(OpenCondition::$condition)
    };
    ($what:ident $($bound:literal)?) => {
        What::$what$(($bound))?
    };
}

#[rustfmt::skip]
rules! {
    // sub_60DFC0.
    Secondary     -           Unk4D041B8   [Above 79999]                 [One]                     "C++20 __VA_OPT__ in the macro expander: recognition, elision of a trailing variadic argument, diagnostic 2939";
    // sub_60D650: its blocks for a C++ standard, as the other tables name them; its stores by optimization level are in no document.
    Language      -           Unk4D043CC   [From Cxx17]                  [One]                     "C++17 language block";
    Language      -           Unk4D04404   [From Cxx17]                  [One]                     "C++17 language block";
    Language      -           Unk4D043D8   [From Cxx17]                  [One]                     "C++17 language block";
    Language      -           Unk4D041DC   [From Cxx17]                  [One]                     "C++17 language block";
    Language      -           Unk4D04858   [From Cxx17]                  [One]                     "C++17 language block";
    Language      -           Unk4D04870   [From Cxx20]                  [One]                     "C++20 language block";
    Language      -           Unk4D043D0   [From Cxx20]                  [One]                     "C++20 language block";
    Language      -           Unk4D041B0   [From Cxx20]                  [One]                     "C++20 language block";
    Language      -           Unk4D04814   [From Cxx20]                  [One]                     "C++20 language block";
    // sub_60E7C0, whatever the number, and by the number alone.
    Unconditional -           Unk4D047C0   [Always]                      [One]                     "always enabled";
    Unconditional -           Unk4D047B4   [Always]                      [One]                     "always enabled";
    Unconditional -           Unk4F07584   [Always]                      [Zero]                    "always cleared";
    Unconditional -           Unk4D0423C   [Always]                      [One]                     "always enabled";
    Unconditional -           Unk4D04208   [Always]                      [Zero]                    "always cleared";
    Unconditional -           Unk4D04218   [Always]                      [One]                     "always enabled";
    Unconditional -           Unk4D04214   [Always]                      [One]                     "always enabled";
    Unconditional -           Unk4F06970   [Always]                      [Zero]                    "always cleared";
    Unconditional -           Unk4F06964   [Always]                      [Zero]                    "always cleared";
    Unconditional -           Unk4F06904   [Always]                      [Zero]                    "always cleared";
    SmDependent   -           Unk4D047BC   [AtMost 119999]               [One]                     "Disabled only for sm_120+";
    SmDependent   -           Unk4D04758   [AtMost 30300]                [One]                     "sm_32 and below only";
    SmDependent   -           Unk4D04764   [AtMost 30399]                [One]                     "sm_32 and below only";
    SmDependent   -           Unk4D044B8   [AtMost 40299]                [One]                     "Pre-Maxwell only";
    // sub_60E7C0, each under its override byte.
    Guarded       Byte4CF807B Dword4D048B8 [Always]                      [One]                     -;
    Guarded       Byte4CF810C Dword4D04824 [Always]                      [One]                     -;
    Guarded       Byte4CF80F0 Unk4D04388   [Always]                      [One]                     -;
    Guarded       Byte4CF8108 Unk4D04338   [Always]                      [RealVariantAtMost 30399] -;
    Guarded       Byte4CF8123 Unk4D047C8   [Above 30399]                 [One]                     "sm_35+";
    Guarded       Byte4CF8125 Dword4D047B0 [Above 30399]                 [One]                     "sm_35+";
    Guarded       Byte4CF8139 Unk4D04314   [Always]                      [IsAtMost 40299]          "pre-Maxwell";
    Guarded       Byte4CF814D Unk4D047C4   [Always]                      [Zero]                    -;
    Guarded       Byte4CF8119 Unk4D047D0   [Always]                      [IsAtMost 40000]          -;
    Guarded       Byte4CF8119 Unk4D047CC   [Always]                      [IsAtMost 40099]          -;
    Guarded       Byte4CF810F Unk4D047EC   [Always]                      [One]                     -;
    Guarded       Byte4CF8107 Unk4D04340   [Always]                      [Zero]                    -;
    Guarded       Byte4CF8116 Unk4D047E0   [Always]                      [One]                     -;
    Guarded       Byte4CF815F Unk4F0771C   [Always]                      [One]                     -;
    Guarded       Byte4CF813E Unk4D044B0   [Always]                      [IsAbove 40299]           "Maxwell+";
    Guarded       Byte4CF8149 Unk4D04470   [Always]                      [Given MaxwellGate]       "Complex Maxwell+ gate";
    Guarded       Byte4CF8172 Dword4D041AC [AtMost 109999]               [Zero]                    -;
    Guarded       Byte4CF8159 Dword4D048B0 [Always]                      [BothAndAbove 40799]      -;
    Guarded       Byte4CF811C Unk4D04790   [Virtual]                     [Zero]                    -;
    Guarded       Byte4CF813C Dword4D047AC [Always]                      [Given Sm35Gate]          "sm_35+ feature gate";
    Guarded       Byte4CF8156 Unk4D04408   [Always]                      [Given CudaCxxGate]       "CUDA C++ feature gate";
    Guarded       Byte4CF815D Unk4D048A0   [Above 40699]                 [One]                     -;
    // sub_60E7C0, tier by tier.
    Escalation    -           Unk4D043CC   [Above 59999]                 [One]                     "EDG C++17 feature gate (also set by C++17 language block)";
    Escalation    -           Unk4D04404   [Above 59999]                 [One]                     "EDG extended feature gate (also set by C++17 language block)";
    Escalation    -           Unk4D043D8   [Above 59999]                 [One]                     "EDG C++17 feature gate (also set by C++17 language block)";
    Escalation    -           Unk4D043D4   [Above 59999]                 [One]                     "EDG feature gate (also set via virtual arch > 30599)";
    Escalation    -           Dword4F07760 [Above 59999]                 [One]                     "PTX generation mode flag";
    Escalation    -           Unk4D04870   [Above 59999]                 [One]                     "EDG C++20 feature gate (also set by C++20 language block)";
    Escalation    -           Unk4D041DC   [Above 69999]                 [One]                     "EDG C++17 feature gate (also set by C++17 language block)";
    Escalation    -           Unk4D04858   [Above 69999]                 [One]                     "EDG C++17 feature gate (also set by C++17 language block)";
    Escalation    -           Unk4D041EC   [Above 69999]                 [One]                     "EDG C++17/Pascal virtual arch feature gate";
    Escalation    -           Unk4D043D0   [Above 89999]                 [One]                     "EDG C++20 feature gate (also set by C++20 language block)";
    Escalation    -           Unk4D041B0   [Above 89999]                 [One]                     "EDG C++20 feature gate (also set by C++20 language block)";
    Escalation    -           Unk4D04814   [Above 89999]                 [One]                     "EDG C++20 feature gate (also set by C++20 language block)";
    Escalation    -           Unk4D0486C   [AboveIfGiven 89999 CxxCheck] [One]                     "with additional C++ version check";
    Escalation    -           Unk4D0428C   [Above 119999]                [One]                     "extended float suffixes; the cascade sets it above 69999 already (erratum E43)";
    // sub_60E530, which sub_60E7C0 calls.
    Tertiary      -           Unk4F07764   [Above 40599]                 [One]                     -;
    Tertiary      -           Unk4D043F0   [Above 40699]                 [One]                     -;
    Tertiary      -           Unk4D043F4   [Above 40699]                 [One]                     -;
    Tertiary      -           Unk4D04220   [Above 40899]                 [One]                     -;
    Tertiary      -           Unk4D044D0   [Above 40899]                 [One]                     -;
    Tertiary      -           Unk4D043CC   [Above 59999]                 [One]                     "duplicates sub_60E7C0";
    Tertiary      -           Unk4D0428C   [Above 69999]                 [One]                     "extended float suffixes: C++23 std::float*_t / std::bfloat16_t";
    Tertiary      -           Dword4F07760 [Above 89999]                 [One]                     "duplicates sub_60E7C0";
    Tertiary      -           Dword4D043F8 [Above 99999]                 [One]                     -;
    Tertiary      -           Dword4D041E8 [Above 99999]                 [One]                     -;
    // sub_60E7C0 for a virtual architecture, by the effective number.
    VirtualPath   -           Unk4D043E4   [EffectiveAbove 29999]        [One]                     -;
    VirtualPath   -           Unk4D044D0   [EffectiveAbove 30099]        [One]                     -;
    VirtualPath   -           Unk4D043F0   [EffectiveAbove 30199]        [One]                     -;
    VirtualPath   -           Unk4D04220   [EffectiveAbove 30299]        [One]                     -;
    VirtualPath   -           Unk4D043D4   [EffectiveAbove 30599]        [One]                     -;
    VirtualPath   -           Unk4D041EC   [EffectiveAbove 59999]        [One]                     -;
    VirtualPath   -           Unk4D043D8   [EffectiveAbove 59999]        [One]                     -;
    VirtualPath   -           Unk4D04404   [EffectiveAbove 59999]        [One]                     -;
    VirtualPath   -           Unk4D04740   [EffectiveAbove 69999]        [One]                     -;
    VirtualPath   -           Unk4D043D0   [EffectiveAbove 79999]        [One]                     -;
    VirtualPath   -           Unk4D043D0   [EffectiveAbove 89999]        [One]                     "redundant: set above 79999 already";
    VirtualPath   -           Unk4D04184   [EffectiveAbove 129999]       [One]                     -;
    // Stated outside of the tables, without a stage.
    Elsewhere     -           Unk4D043C4   [VariantAbove 69999]          [One]                     "with the SM variant flag, dword_4F077BC";
    Elsewhere     -           Unk4D04780   [Always]                      [One]                     "GNU ##__VA_ARGS__ comma deletion in the macro expander";
}

/// How many rules there are.
pub const RULE_COUNT: usize = 84;

const_assert!(RULES.len() == RULE_COUNT);

/// Every flag has a rule.
const fn every_flag_is_set() -> bool {
    let mut flags = Flag::ALL;
    while let [flag, others @ ..] = flags {
        let mut rules = RULES;
        let mut found = false;
        while let [rule, rest @ ..] = rules {
            found |= rule.flag as u32 == *flag as u32;
            rules = rest;
        }
        if !found {
            return false;
        }
        flags = others;
    }
    true
}

const_assert!(every_flag_is_set());

macro_rules! cascade_bounds {
    ($($bound:literal $hex:literal;)+) => {
        /// The seven bounds of sub_60E530, ascending.
        pub static CASCADE_BOUNDS: &[u32] = &[$($bound,)+];

        const_assert!(crate::table::strictly_ascending(&[$($bound,)+]));
        // Both forms that the document prints.
        $(const_assert!($bound == $hex);)+
    };
}

#[rustfmt::skip]
cascade_bounds! {
    40599 0x9e97;
    40699 0x9efb;
    40899 0x9fc3;
    59999 0xea5f;
    69999 0x1116f;
    89999 0x15f8f;
    99999 0x1869f;
}
