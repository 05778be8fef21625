//! CUDA C++ constructs, and whether cicc compiles them for each architecture, with its diagnostics.
//!
//! ```
//! use smarch::cicc::constructs::{Construct, gate};
//! use smarch::{Target, Toolkit, Verdict};
//!
//! let gate = gate(Toolkit::V13_0, Target::Sm89, Construct::LaunchBounds3);
//! assert_eq!(gate.verdict, Verdict::NoCiccArchitecture);
//! assert_eq!(
//!     gate.diagnostics[0].line().to_string(),
//!     "error: cannot specify max blocks per cluster for this GPU architecture"
//! );
//! ```
//!
//! Source: `nvlink/cicc_gates.tsv` and `evidence/cicc_gates_all.tsv` (measured, cicc 13.0.88: 71 constructs, C++17 and
//! C++20, which agree, and the 23 architectures; errata E45, E45b, E46b, E49). The sources of the constructs are in the latter.

mod diagnostics;

pub use diagnostics::{
    DIAGNOSTICS, Diagnostic, DiagnosticInfo, FIRST_OFFSET_NUMBER, LAST_NUMBER, Line, PRINTED_OFFSET, Severity,
    printed_number,
};

use crate::Toolkit;
use crate::targets::{NameKind, Target, Tool};
use crate::{Text, Verdict};

macro_rules! constructs {
    ($($variant:ident = $code:literal, $c_name:ident, $text:literal $bound:tt [$($below:ident)*] => [$($from:ident)*];)+) => {
        coded_enum! {
            /// A construct whose handling was measured; the text tells which.
            pub enum Construct {
                $(#[doc = concat!("`", $text, "`.")] $variant = $code, $c_name, $text;)+
            }
        }

        impl Construct {
            /// The lowest number of an architecture on which another thing happens than below; 0 where none is.
            const fn bound(self) -> u32 {
                match self {
                    $(Self::$variant => match optional!(literal $bound) { Some(bound) => bound, None::<u32> => 0 },)+
                }
            }

            /// Whether an architecture is below the bound.
            const fn is_below(self, target: Target) -> bool {
                match self {
                    // The one construct that asks for a suffix: sm_90a alone.
                    Self::Wgmma => target.id() != Target::Sm90a.id(),
                    _ => target.number() < self.bound(),
                }
            }

            /// The diagnostics below the bound, and from it on.
            const fn diagnostics(self) -> (&'static [Diagnostic], &'static [Diagnostic]) {
                match self {
                    $(Self::$variant => (&[$(Diagnostic::$below),*], &[$(Diagnostic::$from),*]),)+
                }
            }
        }
    };
}

#[rustfmt::skip]
constructs! {
//                                                                                  from number, below it => from it on
    ClusterDims2            =  1, CLUSTER_DIMS2,               "cluster_dims(2,1,1)"                 90 [ClusterDims] => [];
    ClusterDimsEmpty        =  2, CLUSTER_DIMS_EMPTY,          "cluster_dims()"                      90 [ClusterDims] => [];
    ClusterDims9            =  3, CLUSTER_DIMS9,               "cluster_dims(9,1,1)"                 90 [ClusterDims] => [];
    ClusterDims17           =  4, CLUSTER_DIMS17,              "cluster_dims(17,1,1)"                90 [ClusterDims] => [];
    LaunchBounds3           =  5, LAUNCH_BOUNDS3,              "launch_bounds(128,1,2)"              90 [ClusterBlocks] => [];
    LaunchBounds2           =  6, LAUNCH_BOUNDS2,              "launch_bounds(128,1)"                 - [] => [];
    BlockSize               =  7, BLOCK_SIZE,                  "block_size((128,1,1))"               90 [BlockSize] => [];
    BlockSizeCluster        =  8, BLOCK_SIZE_CLUSTER,          "block_size((128,1,1),(2,1,1))"       90 [BlockSize] => [];
    BlockSizeAndClusterDims =  9, BLOCK_SIZE_AND_CLUSTER_DIMS, "block_size+cluster_dims"             90 [BlockSize ClusterDims BlockSizeTuple] => [BlockSizeTuple];
    Maxnreg                 = 10, MAXNREG,                     "maxnreg(32)"                          - [] => [];
    GridConstant            = 11, GRID_CONSTANT,               "grid_constant"                        - [] => [];
    NvPure                  = 12, NV_PURE,                     "nv_pure"                              - [] => [];
    VaOpt                   = 13, VA_OPT,                      "VA_OPT"                               - [] => [];
    VaOptMisuse             = 14, VA_OPT_MISUSE,               "VA_OPT misuse (non-variadic)"         - [] => [VaOpt];
    LiteralLowerF16         = 15, LITERAL_LOWER_F16,           "literal 1.0f16"                       - [] => [LiteralSuffix LiteralOperator];
    LiteralUpperF16         = 16, LITERAL_UPPER_F16,           "literal 1.0F16"                       - [] => [LiteralSuffix LiteralOperator];
    LiteralLowerBf16        = 17, LITERAL_LOWER_BF16,          "literal 1.0bf16"                      - [] => [LiteralSuffix LiteralOperator];
    LiteralUpperBf16        = 18, LITERAL_UPPER_BF16,          "literal 1.0BF16"                      - [] => [LiteralSuffix LiteralOperator];
    LiteralF32              = 19, LITERAL_F32,                 "literal 1.0f32"                       - [] => [NumberEnd];
    LiteralF64              = 20, LITERAL_F64,                 "literal 1.0f64"                       - [] => [NumberEnd];
    LiteralF128             = 21, LITERAL_F128,                "literal 1.0f128"                      - [] => [NumberEnd];
    Float16                 = 22, FLOAT16,                     "_Float16 type"                        - [] => [FloatVariant];
    Bf16                    = 23, BF16,                        "__bf16 type"                          - [] => [FloatVariant];
    Float128                = 24, FLOAT128,                    "__float128 type"                    100 [Float128] => [];
    Int128                  = 25, INT128,                      "__int128 type"                        - [] => [];
    Alloca                  = 26, ALLOCA,                      "alloca"                               - [] => [];
    Parameter5000           = 27, PARAMETER5000,               "bigparam 5000B"                       - [] => [];
    Parameter32764          = 28, PARAMETER32764,              "bigparam 32764B"                      - [] => [];
    Parameter40000          = 29, PARAMETER40000,              "bigparam 40000B"                      - [] => [ParameterSpace];
    AsmTcgen05              = 30, ASM_TCGEN05,                 "asm tcgen05"                          - [] => [];
    AsmBad                  = 31, ASM_BAD,                     "asm bad"                              - [] => [];
    ConstexprVla            = 32, CONSTEXPR_VLA,               "constexpr VLA"                        - [] => [ConstantValue];
    AtomicLoadThread        = 33, ATOMIC_LOAD_THREAD,          "atomic_load int scope THREAD"         - [] => [];
    AtomicFetchAddThread    = 34, ATOMIC_FETCH_ADD_THREAD,     "atomic_fetch_add int scope THREAD"    - [] => [];
    AtomicStoreThread       = 35, ATOMIC_STORE_THREAD,         "atomic_store int scope THREAD"        - [] => [];
    ThreadFenceThread       = 36, THREAD_FENCE_THREAD,         "thread_fence scope THREAD"            - [] => [];
    AtomicLoadBlock         = 37, ATOMIC_LOAD_BLOCK,           "atomic_load int scope BLOCK"          - [] => [];
    AtomicFetchAddBlock     = 38, ATOMIC_FETCH_ADD_BLOCK,      "atomic_fetch_add int scope BLOCK"     - [] => [];
    AtomicStoreBlock        = 39, ATOMIC_STORE_BLOCK,          "atomic_store int scope BLOCK"         - [] => [];
    ThreadFenceBlock        = 40, THREAD_FENCE_BLOCK,          "thread_fence scope BLOCK"             - [] => [];
    AtomicLoadCluster       = 41, ATOMIC_LOAD_CLUSTER,         "atomic_load int scope CLUSTER"       90 [LoadStoreCluster] => [];
    AtomicFetchAddCluster   = 42, ATOMIC_FETCH_ADD_CLUSTER,    "atomic_fetch_add int scope CLUSTER"  90 [AtomicCluster] => [];
    AtomicStoreCluster      = 43, ATOMIC_STORE_CLUSTER,        "atomic_store int scope CLUSTER"      90 [LoadStoreCluster] => [];
    ThreadFenceCluster      = 44, THREAD_FENCE_CLUSTER,        "thread_fence scope CLUSTER"          90 [AtomicCluster] => [];
    AtomicLoadDevice        = 45, ATOMIC_LOAD_DEVICE,          "atomic_load int scope DEVICE"         - [] => [];
    AtomicFetchAddDevice    = 46, ATOMIC_FETCH_ADD_DEVICE,     "atomic_fetch_add int scope DEVICE"    - [] => [];
    AtomicStoreDevice       = 47, ATOMIC_STORE_DEVICE,         "atomic_store int scope DEVICE"        - [] => [];
    ThreadFenceDevice       = 48, THREAD_FENCE_DEVICE,         "thread_fence scope DEVICE"            - [] => [];
    AtomicLoadSystem        = 49, ATOMIC_LOAD_SYSTEM,          "atomic_load int scope SYSTEM"         - [] => [];
    AtomicFetchAddSystem    = 50, ATOMIC_FETCH_ADD_SYSTEM,     "atomic_fetch_add int scope SYSTEM"    - [] => [];
    AtomicStoreSystem       = 51, ATOMIC_STORE_SYSTEM,         "atomic_store int scope SYSTEM"        - [] => [];
    ThreadFenceSystem       = 52, THREAD_FENCE_SYSTEM,         "thread_fence scope SYSTEM"            - [] => [];
    Bytes16LoadDevice       = 53, BYTES16_LOAD_DEVICE,         "atomic 16B load DEVICE"               - [] => [];
    Bytes16StoreDevice      = 54, BYTES16_STORE_DEVICE,        "atomic 16B store DEVICE"              - [] => [];
    Bytes16LoadCluster      = 55, BYTES16_LOAD_CLUSTER,        "atomic 16B load CLUSTER"             90 [LoadStoreCluster] => [];
    Bytes16StoreCluster     = 56, BYTES16_STORE_CLUSTER,       "atomic 16B store CLUSTER"            90 [LoadStoreCluster] => [];
    Bytes16ExchangeDevice   = 57, BYTES16_EXCHANGE_DEVICE,     "atomic 16B exchange DEVICE"          90 [Atomic128] => [];
    Bytes16ExchangeCluster  = 58, BYTES16_EXCHANGE_CLUSTER,    "atomic 16B exchange CLUSTER"         90 [AtomicCluster Atomic128] => [];
    Bytes16CasDevice        = 59, BYTES16_CAS_DEVICE,          "atomic 16B cas DEVICE"               90 [Atomic128] => [];
    Bytes16CasCluster       = 60, BYTES16_CAS_CLUSTER,         "atomic 16B cas CLUSTER"              90 [AtomicCluster Atomic128] => [];
    Bytes32Load             = 61, BYTES32_LOAD,                "atomic 32B load"                      - [] => [AtomicSize];
    Bytes2Cas               = 62, BYTES2_CAS,                  "atomic 2B cas"                        - [] => [];
    Bytes1Cas               = 63, BYTES1_CAS,                  "atomic 1B cas"                        - [] => [CasSize];
    FetchAddDouble          = 64, FETCH_ADD_DOUBLE,            "atomic fetch_add double"              - [] => [];
    FetchAddFloat           = 65, FETCH_ADD_FLOAT,             "atomic fetch_add float"               - [] => [];
    FetchMinFloat           = 66, FETCH_MIN_FLOAT,             "atomic fetch_min float"               - [] => [MinMaxFloat];
    NoScopeArg              = 67, NO_SCOPE_ARG,                "atomic no scope arg"                  - [] => [];
    BadScope7               = 68, BAD_SCOPE7,                  "atomic bad scope 7"                   - [] => [ThreadScope];
    RegisterParams          = 69, REGISTER_PARAMS,             "nv_register_params"                  80 [RegisterParamsOff RegisterParams] => [RegisterParamsOff];
    RegisterParamsUumn      = 70, REGISTER_PARAMS_UUMN,        "nv_register_params with --uumn"      80 [RegisterParams] => [];
    Wgmma                   = 71, WGMMA,                       "wgmma_mma_async_f16 m64n8k16"         - [Wgmma] => [];
}

/// A construct whose handling was measured.
#[doc(alias = "smarch_cicc_construct_info")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct ConstructInfo {
    /// The construct.
    pub construct: Construct,
    /// Which it is: "launch_bounds(128,1,2)".
    pub text: Text,
}

row_for_each! {
    /// The constructs, codes ascending.
    pub static CONSTRUCTS: [ConstructInfo] = info(Construct::ALL);
}

const fn info(construct: Construct) -> ConstructInfo {
    ConstructInfo {
        construct,
        text: construct.text(),
    }
}

/// What cicc does with a construct on an architecture.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Gate {
    /// Yes where it compiles, with warnings or without.
    pub verdict: Verdict,
    /// Its diagnostics, in order.
    pub diagnostics: &'static [Diagnostic],
}

/// Whether cicc of this release compiles a construct for an architecture, and its diagnostics.
///
/// [`Verdict::NoCiccTarget`] for targets that it does not accept, [`Verdict::UnknownTool`] for releases whose cicc was not run.
#[must_use]
pub fn gate(toolkit: Toolkit, target: Target, construct: Construct) -> Gate {
    let taken = Tool::Cicc.accepts_why(toolkit, target.named(NameKind::Compute));
    if !taken.is_yes() {
        return Gate {
            verdict: taken,
            diagnostics: &[],
        };
    }
    let (below, from) = construct.diagnostics();
    let diagnostics = if construct.is_below(target) { below } else { from };
    let refuses = |diagnostics: &[Diagnostic]| diagnostics.iter().any(|diagnostic| diagnostic.refuses());
    let verdict = match (refuses(diagnostics), refuses(from)) {
        (false, _) => Verdict::Yes,
        (true, false) => Verdict::NoCiccArchitecture,
        (true, true) => Verdict::NoCiccAnywhere,
    };
    Gate { verdict, diagnostics }
}

impl Construct {
    /// The construct with this text; `None` when none has it.
    #[must_use]
    pub fn by_name(name: &[u8]) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|construct| construct.text().bytes().eq(name.iter().copied()))
    }
}
