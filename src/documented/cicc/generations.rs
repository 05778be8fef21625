//! What each generation brings to cicc, as the document lists it. What an instruction needs is another question
//! (erratum E46d), and whether cicc compiles a construct is measured ([`crate::cicc::constructs::gate`]).
//!
//! Source: seed 002, "Feature Gates by Generation" (documented).

use crate::{List, Optional, Text};

coded_enum! {
    /// A section of the document.
    pub enum FeatureGeneration {
        /// Above 69999.
        Volta  = 1, VOLTA,  "Volta (sm_70+)";
        /// The default, without a bound of its own.
        Turing = 2, TURING, "Turing (sm_75)";
        /// Above 79999.
        Ampere = 3, AMPERE, "Ampere (sm_80+)";
    }
}

impl FeatureGeneration {
    /// The bound of qword_4F077A8 above which its features are there; `None` for Turing.
    #[must_use]
    pub const fn threshold(self) -> Option<u32> {
        match self {
            Self::Volta => Some(69999),
            Self::Turing => None,
            Self::Ampere => Some(79999),
        }
    }
}

/// A feature of a generation, as the document lists it.
#[doc(alias = "smarch_documented_cicc_feature")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct FeatureGate {
    /// The section of the document.
    pub generation: FeatureGeneration,
    /// The bound of qword_4F077A8 above which the generation's features are there; none for Turing.
    pub threshold: Optional<u32>,
    /// The feature.
    pub title: Text,
    /// What the document states about it.
    pub text: Text,
    /// The ids of its builtins, as printed; none where the document prints none.
    pub builtins: Option<Text>,
    /// The diagnostic it names, as printed; none where it names none.
    pub diagnostic: Option<Text>,
    /// The condition in the text; none if the text states none.
    pub condition: Option<Text>,
    /// The variables that it names.
    pub variables: List<Text>,
    /// The functions that it names.
    pub functions: List<Text>,
}

macro_rules! features {
    ($($generation:ident $title:literal $builtins:tt [$($variable:literal)*] $diagnostic:tt [$($function:literal)*] $condition:tt $text:literal;)+) => {
        /// The fourteen features, in the order of the document.
        pub static FEATURE_GATES: &[FeatureGate] = &[$(
            FeatureGate {
                generation: FeatureGeneration::$generation,
                threshold: Optional::<u32>::new(FeatureGeneration::$generation.threshold()),
                title: text!($title),
                text: text!($text),
                builtins: optional!(text $builtins),
                variables: List::new(&[$(text!($variable)),*]),
                diagnostic: optional!(text $diagnostic),
                functions: List::new(&[$(text!($function)),*]),
                condition: optional!(text $condition),
            },
        )+];
    };
}

#[rustfmt::skip]
features! {
    Volta  "HMMA tensor core intrinsics"   "678-707" [] - ["sub_90AEE0"] -
        "builtins 678-707: load, store and MMA in m16n16k16, m32n8k16 and m8n32k16, f16 and f32 accumulators";
    Volta  "Convergent branch intrinsic"   "3755/8282" [] "not supported on pre-Volta Architectures" ["sub_1C36530" "sub_2C7B6A0"] "sm_70+"
        "llvm.nvvm.branch.if.all.convergent, builtin 3755/8282, requires sm_70+";
    Volta  "Proper atomic memory ordering" - ["unk_4D045E8"] - [] "> 69"
        "acquire, release and relaxed semantics instead of volatile where unk_4D045E8 > 69";
    Volta  "128-bit atomic operations"     - [] "3758 16-byte atomics only supported on sm_70+" [] "sm_70+"
        "enabled at sm_70+; diagnostic 3758 below (erratum E46b)";
    Volta  "Optimizer feature flags"       - ["unk_4D041DC" "unk_4D04858" "unk_4D041EC" "unk_4D0428C"] - ["sub_60E7C0" "sub_60E530" "sub_706250"] "sm_70+"
        "flags of sub_60E7C0, the float suffixes of sub_60E530, SelectionDAG patterns in sub_706250";
    Volta  "Variant-flag-gated features"   - ["dword_4F077BC" "unk_4D043C4" "unk_4D04740"] - [] "sm_70+, > 69999"
        "unk_4D043C4 with the SM variant flag dword_4F077BC; unk_4D04740 for a virtual architecture with effective SM > 69999";
    Volta  "WMMA memory space optimization" - [] - ["ctor_267" "ctor_531"] -
        "the pass wmma-memory-space-opt optimizes memory access patterns of tensor cores";
    Turing "(paragraph 1)"                 - [] - ["sub_900130" "sub_125FB30" "sub_95EB40"] "sm_75"
        "the baseline, and the default in sub_900130, sub_125FB30 and sub_95EB40";
    Turing "(paragraph 2)"                 - [] "3703" ["sub_5C68F0"] "sm_75"
        "no gates of its own; passes those before Volta: no diagnostic 3703, no volatile fallback, no restriction of 128-bit atomics";
    Ampere "C++20 __VA_OPT__ support"      - ["unk_4D041B8"] "2939" ["sub_60DFC0" "sub_A03"] "sm_80"
        "unk_4D041B8 in sub_60DFC0: recognition, elision of a trailing variadic argument, diagnostic 2939 (erratum E40)";
    Ampere "Additional convergent branch"  "3754/8283" [] "not supported on pre-Ampere Architectures" [] "sm_80+"
        "llvm.nvvm.branch.if.convergent, builtin 3754/8283, requires sm_80+";
    Ampere "L2 cache hint atomics"         - ["0x400"] - ["sub_21E6DD0" "sub_21E6420"] "PTX 7.3+"
        "suffix L2::cache_hint where bit 0x400 is set: exch, add, and, or, xor, max, min, cas, floating-point add (erratum E46d, erratum E46e)";
    Ampere "cp.async.bulk patterns"        - [] - ["sub_A8E250"] -
        "string matching for cp.async.bulk.tensor.g2s. and cp.async.bulk. in inline assembly (erratum E46d)";
    Ampere "(Important correction)"        - ["unk_4D041B8"] - ["sub_60E7C0" "sub_60DFC0"] "> 79999, > 69999, > 89999"
        "sub_60E7C0 sets no new flags at sm_80; its next threshold after > 69999 is > 89999; unk_4D041B8 is sub_60DFC0's";
}

static_assertions::const_assert!(FEATURE_GATES.len() == 14);

/// The raw numbers of Ada and the later Amperes, the first and the last: no path tells them apart.
pub const ADA_NUMBERS: (u32, u32) = (86, 89);

/// What qword_4F077A8 is documented to hold for them; by the document's own formula it is 80600 to 80900 (erratum E41).
pub const ADA_DOCUMENTED_RANGE: (u32, u32) = (86_000, 89_999);
