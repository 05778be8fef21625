//! CUDA C++ constructs, and whether cicc compiles them for each architecture, host compiler and C++ standard, with its diagnostics.
//!
//! ```
//! use smarch::cicc::constructs::{Construct, FrontEnd, Standard, gate};
//! use smarch::{Target, Toolkit, Verdict};
//!
//! let usual = FrontEnd::default();
//! let refused = gate(Toolkit::V13_0, Target::Sm89, Construct::LaunchBounds3, &usual);
//! assert_eq!(refused.verdict, Verdict::NoCiccArchitecture);
//! assert_eq!(
//!     refused.diagnostics[0].line().to_string(),
//!     "error: cannot specify max blocks per cluster for this GPU architecture"
//! );
//!
//! // GCC 7 has no __VA_OPT__; C++20 has it with any.
//! let old = FrontEnd { gnu_version: 70_500, ..usual };
//! assert_eq!(gate(Toolkit::V13_0, Target::Sm90, Construct::VaOpt, &old).verdict, Verdict::NoCiccFrontEnd);
//! let new = FrontEnd { standard: Standard::Cxx20, ..old };
//! assert!(gate(Toolkit::V13_0, Target::Sm90, Construct::VaOpt, &new).verdict.is_yes());
//! ```
//!
//! Source: `nvlink/cicc_gates.tsv`, `evidence/cicc_gates_all.tsv` and `evidence/cicc_constructs.tsv` (measured, cicc of 13.0 to 13.5: 71
//! constructs; errata E40, E40b, E45, E45b, E46b, E49). The sources of the constructs are in the second.

#[macro_use]
mod cases;
#[macro_use]
mod diagnostics;
mod front_end;
mod generated {
    pub mod cases;
    mod numbers;
}

pub use cases::ConstructCase;
pub use diagnostics::{
    DIAGNOSTICS, Diagnostic, DiagnosticInfo, FIRST_OFFSET_NUMBER, LAST_NUMBER, Line, PRINTED_OFFSET, Severity,
    printed_number,
};
pub use front_end::{FrontEnd, GNU_VERSION_DEFAULT, GNU_VERSION_MAX, GNU_VERSION_MIN, Standard};
pub use generated::cases::CASES;

use crate::Toolkit;
use crate::targets::{NameKind, Target, Tool};
use crate::{Text, Verdict};

coded_enum! {
    /// A construct whose handling was measured; the text tells which.
    pub enum Construct {
        /// `cluster_dims(2,1,1)`.
        ClusterDims2            =  1, CLUSTER_DIMS2,               "cluster_dims(2,1,1)";
        /// `cluster_dims()`.
        ClusterDimsEmpty        =  2, CLUSTER_DIMS_EMPTY,          "cluster_dims()";
        /// `cluster_dims(9,1,1)`.
        ClusterDims9            =  3, CLUSTER_DIMS9,               "cluster_dims(9,1,1)";
        /// `cluster_dims(17,1,1)`.
        ClusterDims17           =  4, CLUSTER_DIMS17,              "cluster_dims(17,1,1)";
        /// `launch_bounds(128,1,2)`.
        LaunchBounds3           =  5, LAUNCH_BOUNDS3,              "launch_bounds(128,1,2)";
        /// `launch_bounds(128,1)`.
        LaunchBounds2           =  6, LAUNCH_BOUNDS2,              "launch_bounds(128,1)";
        /// `block_size((128,1,1))`.
        BlockSize               =  7, BLOCK_SIZE,                  "block_size((128,1,1))";
        /// `block_size((128,1,1),(2,1,1))`.
        BlockSizeCluster        =  8, BLOCK_SIZE_CLUSTER,          "block_size((128,1,1),(2,1,1))";
        /// `block_size+cluster_dims`.
        BlockSizeAndClusterDims =  9, BLOCK_SIZE_AND_CLUSTER_DIMS, "block_size+cluster_dims";
        /// `maxnreg(32)`.
        Maxnreg                 = 10, MAXNREG,                     "maxnreg(32)";
        /// `grid_constant`.
        GridConstant            = 11, GRID_CONSTANT,               "grid_constant";
        /// `nv_pure`.
        NvPure                  = 12, NV_PURE,                     "nv_pure";
        /// `VA_OPT`.
        VaOpt                   = 13, VA_OPT,                      "VA_OPT";
        /// `VA_OPT misuse (non-variadic)`.
        VaOptMisuse             = 14, VA_OPT_MISUSE,               "VA_OPT misuse (non-variadic)";
        /// `literal 1.0f16`.
        LiteralLowerF16         = 15, LITERAL_LOWER_F16,           "literal 1.0f16";
        /// `literal 1.0F16`.
        LiteralUpperF16         = 16, LITERAL_UPPER_F16,           "literal 1.0F16";
        /// `literal 1.0bf16`.
        LiteralLowerBf16        = 17, LITERAL_LOWER_BF16,          "literal 1.0bf16";
        /// `literal 1.0BF16`.
        LiteralUpperBf16        = 18, LITERAL_UPPER_BF16,          "literal 1.0BF16";
        /// `literal 1.0f32`.
        LiteralF32              = 19, LITERAL_F32,                 "literal 1.0f32";
        /// `literal 1.0f64`.
        LiteralF64              = 20, LITERAL_F64,                 "literal 1.0f64";
        /// `literal 1.0f128`.
        LiteralF128             = 21, LITERAL_F128,                "literal 1.0f128";
        /// `_Float16 type`.
        Float16                 = 22, FLOAT16,                     "_Float16 type";
        /// `__bf16 type`.
        Bf16                    = 23, BF16,                        "__bf16 type";
        /// `__float128 type`.
        Float128                = 24, FLOAT128,                    "__float128 type";
        /// `__int128 type`.
        Int128                  = 25, INT128,                      "__int128 type";
        /// `alloca`.
        Alloca                  = 26, ALLOCA,                      "alloca";
        /// `bigparam 5000B`.
        Parameter5000           = 27, PARAMETER5000,               "bigparam 5000B";
        /// `bigparam 32764B`.
        Parameter32764          = 28, PARAMETER32764,              "bigparam 32764B";
        /// `bigparam 40000B`.
        Parameter40000          = 29, PARAMETER40000,              "bigparam 40000B";
        /// `asm tcgen05`.
        AsmTcgen05              = 30, ASM_TCGEN05,                 "asm tcgen05";
        /// `asm bad`.
        AsmBad                  = 31, ASM_BAD,                     "asm bad";
        /// `constexpr VLA`.
        ConstexprVla            = 32, CONSTEXPR_VLA,               "constexpr VLA";
        /// `atomic_load int scope THREAD`.
        AtomicLoadThread        = 33, ATOMIC_LOAD_THREAD,          "atomic_load int scope THREAD";
        /// `atomic_fetch_add int scope THREAD`.
        AtomicFetchAddThread    = 34, ATOMIC_FETCH_ADD_THREAD,     "atomic_fetch_add int scope THREAD";
        /// `atomic_store int scope THREAD`.
        AtomicStoreThread       = 35, ATOMIC_STORE_THREAD,         "atomic_store int scope THREAD";
        /// `thread_fence scope THREAD`.
        ThreadFenceThread       = 36, THREAD_FENCE_THREAD,         "thread_fence scope THREAD";
        /// `atomic_load int scope BLOCK`.
        AtomicLoadBlock         = 37, ATOMIC_LOAD_BLOCK,           "atomic_load int scope BLOCK";
        /// `atomic_fetch_add int scope BLOCK`.
        AtomicFetchAddBlock     = 38, ATOMIC_FETCH_ADD_BLOCK,      "atomic_fetch_add int scope BLOCK";
        /// `atomic_store int scope BLOCK`.
        AtomicStoreBlock        = 39, ATOMIC_STORE_BLOCK,          "atomic_store int scope BLOCK";
        /// `thread_fence scope BLOCK`.
        ThreadFenceBlock        = 40, THREAD_FENCE_BLOCK,          "thread_fence scope BLOCK";
        /// `atomic_load int scope CLUSTER`.
        AtomicLoadCluster       = 41, ATOMIC_LOAD_CLUSTER,         "atomic_load int scope CLUSTER";
        /// `atomic_fetch_add int scope CLUSTER`.
        AtomicFetchAddCluster   = 42, ATOMIC_FETCH_ADD_CLUSTER,    "atomic_fetch_add int scope CLUSTER";
        /// `atomic_store int scope CLUSTER`.
        AtomicStoreCluster      = 43, ATOMIC_STORE_CLUSTER,        "atomic_store int scope CLUSTER";
        /// `thread_fence scope CLUSTER`.
        ThreadFenceCluster      = 44, THREAD_FENCE_CLUSTER,        "thread_fence scope CLUSTER";
        /// `atomic_load int scope DEVICE`.
        AtomicLoadDevice        = 45, ATOMIC_LOAD_DEVICE,          "atomic_load int scope DEVICE";
        /// `atomic_fetch_add int scope DEVICE`.
        AtomicFetchAddDevice    = 46, ATOMIC_FETCH_ADD_DEVICE,     "atomic_fetch_add int scope DEVICE";
        /// `atomic_store int scope DEVICE`.
        AtomicStoreDevice       = 47, ATOMIC_STORE_DEVICE,         "atomic_store int scope DEVICE";
        /// `thread_fence scope DEVICE`.
        ThreadFenceDevice       = 48, THREAD_FENCE_DEVICE,         "thread_fence scope DEVICE";
        /// `atomic_load int scope SYSTEM`.
        AtomicLoadSystem        = 49, ATOMIC_LOAD_SYSTEM,          "atomic_load int scope SYSTEM";
        /// `atomic_fetch_add int scope SYSTEM`.
        AtomicFetchAddSystem    = 50, ATOMIC_FETCH_ADD_SYSTEM,     "atomic_fetch_add int scope SYSTEM";
        /// `atomic_store int scope SYSTEM`.
        AtomicStoreSystem       = 51, ATOMIC_STORE_SYSTEM,         "atomic_store int scope SYSTEM";
        /// `thread_fence scope SYSTEM`.
        ThreadFenceSystem       = 52, THREAD_FENCE_SYSTEM,         "thread_fence scope SYSTEM";
        /// `atomic 16B load DEVICE`.
        Bytes16LoadDevice       = 53, BYTES16_LOAD_DEVICE,         "atomic 16B load DEVICE";
        /// `atomic 16B store DEVICE`.
        Bytes16StoreDevice      = 54, BYTES16_STORE_DEVICE,        "atomic 16B store DEVICE";
        /// `atomic 16B load CLUSTER`.
        Bytes16LoadCluster      = 55, BYTES16_LOAD_CLUSTER,        "atomic 16B load CLUSTER";
        /// `atomic 16B store CLUSTER`.
        Bytes16StoreCluster     = 56, BYTES16_STORE_CLUSTER,       "atomic 16B store CLUSTER";
        /// `atomic 16B exchange DEVICE`.
        Bytes16ExchangeDevice   = 57, BYTES16_EXCHANGE_DEVICE,     "atomic 16B exchange DEVICE";
        /// `atomic 16B exchange CLUSTER`.
        Bytes16ExchangeCluster  = 58, BYTES16_EXCHANGE_CLUSTER,    "atomic 16B exchange CLUSTER";
        /// `atomic 16B cas DEVICE`.
        Bytes16CasDevice        = 59, BYTES16_CAS_DEVICE,          "atomic 16B cas DEVICE";
        /// `atomic 16B cas CLUSTER`.
        Bytes16CasCluster       = 60, BYTES16_CAS_CLUSTER,         "atomic 16B cas CLUSTER";
        /// `atomic 32B load`.
        Bytes32Load             = 61, BYTES32_LOAD,                "atomic 32B load";
        /// `atomic 2B cas`.
        Bytes2Cas               = 62, BYTES2_CAS,                  "atomic 2B cas";
        /// `atomic 1B cas`.
        Bytes1Cas               = 63, BYTES1_CAS,                  "atomic 1B cas";
        /// `atomic fetch_add double`.
        FetchAddDouble          = 64, FETCH_ADD_DOUBLE,            "atomic fetch_add double";
        /// `atomic fetch_add float`.
        FetchAddFloat           = 65, FETCH_ADD_FLOAT,             "atomic fetch_add float";
        /// `atomic fetch_min float`.
        FetchMinFloat           = 66, FETCH_MIN_FLOAT,             "atomic fetch_min float";
        /// `atomic no scope arg`.
        NoScopeArg              = 67, NO_SCOPE_ARG,                "atomic no scope arg";
        /// `atomic bad scope 7`.
        BadScope7               = 68, BAD_SCOPE7,                  "atomic bad scope 7";
        /// `nv_register_params`.
        RegisterParams          = 69, REGISTER_PARAMS,             "nv_register_params";
        /// `nv_register_params with --uumn`.
        RegisterParamsUumn      = 70, REGISTER_PARAMS_UUMN,        "nv_register_params with --uumn";
        /// `wgmma_mma_async_f16 m64n8k16`.
        Wgmma                   = 71, WGMMA,                       "wgmma_mma_async_f16 m64n8k16";
    }
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
    /// Yes if it compiles, with or without warnings.
    pub verdict: Verdict,
    /// Its diagnostics, in order.
    pub diagnostics: &'static [Diagnostic],
}

/// Whether cicc of this release compiles a construct for an architecture under these settings, and its diagnostics.
///
/// [`Verdict::NoCiccArchitecture`]: a later architecture takes it. [`Verdict::NoCiccFrontEnd`]: no architecture takes
/// it under these settings, and some architecture does under others. [`Verdict::NoCiccAnywhere`]: no settings help.
/// [`Verdict::NoCiccTarget`]: cicc does not accept the target. [`Verdict::NoCiccGnuVersion`]: cicc does not accept the
/// number of GCC's version. [`Verdict::UnknownTool`]: cicc of the release was not run.
#[must_use]
pub fn gate(toolkit: Toolkit, target: Target, construct: Construct, front_end: &FrontEnd) -> Gate {
    let silent = |verdict| Gate {
        verdict,
        diagnostics: &[],
    };
    let taken = Tool::Cicc.accepts_why(toolkit, target.named(NameKind::Compute));
    if !taken.is_yes() {
        return silent(taken);
    }
    if !(GNU_VERSION_MIN..=GNU_VERSION_MAX).contains(&front_end.gnu_version) {
        return silent(Verdict::NoCiccGnuVersion);
    }
    let mut cases = CASES
        .iter()
        .filter(|case| case.construct == construct && case.is_of(toolkit));
    let Some(case) = cases.clone().find(|case| case.holds(front_end)) else {
        return silent(Verdict::UnknownTool);
    };
    let diagnostics = case.diagnostics_on(target).as_slice();
    let verdict = if !refuses(diagnostics) {
        Verdict::Yes
    } else if !refuses(&case.diagnostics) {
        Verdict::NoCiccArchitecture
    } else if cases.any(|other| !refuses(&other.diagnostics)) {
        Verdict::NoCiccFrontEnd
    } else {
        Verdict::NoCiccAnywhere
    };
    Gate { verdict, diagnostics }
}

fn refuses(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.refuses())
}

impl Construct {
    /// The construct with this text; `None` when none has it.
    #[must_use]
    pub fn by_name(name: &[u8]) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|construct| construct.text().bytes().eq(name.iter().copied()))
    }
}
