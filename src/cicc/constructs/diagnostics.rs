//! What cicc prints: severities, numbers, texts.
//!
//! Numbers, and what the command line changes, are in `generated/numbers.rs`, which `cargo xtask fit cicc` writes.
//!
//! Source: `nvlink/cicc_gates.tsv`, `evidence/cicc_gates_all.tsv`, `evidence/cicc_constructs.tsv` and `evidence/cicc_atomics.tsv`; numbers, texts
//! and what the command line changes, `evidence/cicc_diagnostics.tsv`, `evidence/cicc_demotion.tsv` and `evidence/cicc_diagnostic_numbers.tsv` (measured; errata E45 to
//! E46g, E49).

use crate::{Optional, Text};
use core::fmt;

coded_enum! {
    /// The severity of a diagnostic; the text is how its line begins.
    pub enum Severity {
        /// It compiles.
        Warning = 1, WARNING, "warning";
        /// It does not compile.
        Error   = 2, ERROR,   "error";
        /// It does not compile, and the message is not the front end's.
        Backend = 3, BACKEND, "Error";
    }
}

/// What cicc adds to a diagnostic's number from [`FIRST_OFFSET_NUMBER`] on when it prints it. Those diagnostics are
/// cicc's own, not those of the common C++ front end.
#[doc(alias = "SMARCH_CICC_PRINTED_OFFSET")]
pub const PRINTED_OFFSET: u32 = 16543;

/// The lowest number to which [`PRINTED_OFFSET`] is added: it is printed as 20000.
#[doc(alias = "SMARCH_CICC_FIRST_OFFSET_NUMBER")]
pub const FIRST_OFFSET_NUMBER: u32 = 3457;

/// The highest number that `--diag_warning` and its like take: it is printed as 20337.
#[doc(alias = "SMARCH_CICC_LAST_NUMBER")]
pub const LAST_NUMBER: u32 = 3794;

/// The number with which a diagnostic is printed; `None` for 0 and for numbers above [`LAST_NUMBER`], which cicc does
/// not have.
///
/// Below [`FIRST_OFFSET_NUMBER`] this is the number itself; from there on it is the number plus [`PRINTED_OFFSET`]
/// (measured; erratum E49).
#[must_use]
pub const fn printed_number(number: u32) -> Option<u32> {
    match number {
        1..FIRST_OFFSET_NUMBER => Some(number),
        FIRST_OFFSET_NUMBER..=LAST_NUMBER => Some(number.saturating_add(PRINTED_OFFSET)),
        _ => None,
    }
}

macro_rules! diagnostics {
    ($($variant:ident = $code:literal, $c_name:ident, $severity:ident $text:literal;)+) => {
        coded_enum! {
            /// A diagnostic; the text is what is printed after the severity.
            pub enum Diagnostic {
                $(#[doc = concat!("`", $text, "`.")] $variant = $code, $c_name, $text;)+
            }
        }

        impl Diagnostic {
            /// Its severity where the command line changes none.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self {
                    $(Self::$variant => Severity::$severity,)+
                }
            }
        }
    };
}

/// The rows of `generated/numbers.rs`.
macro_rules! numbers {
    ($($variant:ident $number:tt $printed:tt $control:ident;)+) => {
        impl Diagnostic {
            /// Its number inside cicc 13.0; `None` for a message that does not come from the front end, and for a
            /// number that was not measured.
            #[must_use]
            pub const fn number(self) -> Option<u32> {
                match self {
                    $(Self::$variant => optional!(literal $number),)+
                }
            }

            /// The number with which it is printed as a warning: it is a warning by itself, or `--diag_warning=N`
            /// demoted it.
            #[must_use]
            pub const fn printed_number(self) -> Option<u32> {
                let apart = match self {
                    $(Self::$variant => optional!(literal $printed),)+
                };
                match (apart, self.number()) {
                    (None, Some(number)) => printed_number(number),
                    (apart, _) => apart,
                }
            }

            /// Whether `--diag_warning=N`, `--diag_suppress=N`, `--diag_remark=N` and `--diag_error=N` change its
            /// severity. N may be either of its numbers. cicc prints `-D` behind the number of such a diagnostic. An
            /// error that is demoted to a warning no longer ends the compilation. False also for errors without a
            /// number, for which this was not measured.
            #[must_use]
            pub const fn is_discretionary(self) -> bool {
                match self {
                    $(Self::$variant => matches!(Control::$control, Control::Free),)+
                }
            }
        }
    };
}

/// Whether the command line changes a severity.
pub(super) enum Control {
    Free,
    Fixed,
}

#[rustfmt::skip]
diagnostics! {
    ClusterDims          =  1, CLUSTER_DIMS,            Error   "__cluster_dims__ is not supported for this GPU architecture";
    ClusterBlocks        =  2, CLUSTER_BLOCKS,          Error   "cannot specify max blocks per cluster for this GPU architecture";
    BlockSize            =  3, BLOCK_SIZE,              Error   "__block_size__ is not supported for this GPU architecture";
    BlockSizeTuple       =  4, BLOCK_SIZE_TUPLE,        Error   "cannot specify the second tuple in __block_size__ while __cluster_dims__ is present";
    VaOpt                =  5, VA_OPT,                  Error   "the identifier __VA_OPT__ can only appear in the replacement lists of variadic macros";
    LiteralSuffix        =  6, LITERAL_SUFFIX,          Warning "a user-provided literal suffix must begin with \"_\"";
    LiteralOperator      =  7, LITERAL_OPERATOR,        Error   "user-defined literal operator not found";
    NumberEnd            =  8, NUMBER_END,              Error   "extra text after expected end of number";
    FloatVariant         =  9, FLOAT_VARIANT,           Backend "Internal Compiler Error (codegen): \"unsupported float variant!\"";
    Float128             = 10, FLOAT128,                Error   "\"__float128\" is a 128-bit floating-point, which is not supported in device code";
    ParameterSpace       = 11, PARAMETER_SPACE,         Backend "Formal parameter space overflowed (40008 bytes required, max 32764 bytes allowed) in function k";
    ConstantValue        = 12, CONSTANT_VALUE,          Error   "expression must have a constant value";
    LoadStoreCluster     = 13, LOAD_STORE_CLUSTER,      Warning "atomic load and store's scope of cluster is supported on architecture sm_90 or above. Using device scope instead.";
    AtomicCluster        = 14, ATOMIC_CLUSTER,          Warning "atomic operations' scope of cluster is supported on architecture sm_90 or above. Using device scope instead.";
    Atomic128            = 15, ATOMIC128,               Error   "128-bit atomic exchange or compare-and-exchange is supported on architecture sm_90 or above.";
    AtomicSize           = 16, ATOMIC_SIZE,             Error   "generic nv atomic functions are valid only on objects of size 1, 2, 4, 8 and 16 bytes.";
    CasSize              = 17, CAS_SIZE,                Error   "atomic CAS is valid only on objects of size 2, 4, 8 or 16 bytes.";
    MinMaxFloat          = 18, MIN_MAX_FLOAT,           Error   "atomic operations min and max are not supported on any floating-point types.";
    ThreadScope          = 19, THREAD_SCOPE,            Error   "invalid thread scope value for atomic operations.";
    LoadOrder            = 20, LOAD_ORDER,              Error   "atomic load's memory order cannot be release or acq_rel.";
    StoreOrder           = 21, STORE_ORDER,             Error   "atomic store's memory order cannot be consume, acquire or acq_rel.";
    ExchangeSize         = 22, EXCHANGE_SIZE,           Error   "atomic exchange is valid only on objects of size 4, 8 or 16 bytes.";
    FetchSize            = 23, FETCH_SIZE,              Error   "atomic operations and, or, xor, add, sub, min and max are valid only on objects of size 4, or 8.";
    AddSigned64          = 24, ADD_SIGNED64,            Error   "atomic operations add and sub are not valid on signed integer of size 8.";
    FetchType            = 25, FETCH_TYPE,              Error   "first argument must be a pointer to integer, unscoped enum or float type";
    LogicalFloat         = 26, LOGICAL_FLOAT,           Error   "For a logical atomic operation, the first argument cannot be any floating-point types.";
    // For raw SM numbers below 75 only, which no name that cicc 13.0 takes sets.
    Atomic128Pre70       = 27, ATOMIC128_PRE70,         Error   "128-bit atomic load and store are supported on architecture sm_70 or above.";
    RegisterParamsOff    = 28, REGISTER_PARAMS_OFF,     Error   "__nv_register_params__ support is not enabled";
    RegisterParams       = 29, REGISTER_PARAMS,         Error   "__nv_register_params__ is only supported for compute_80 or later architecture";
    AllocaPre52          = 30, ALLOCA_PRE52,            Error   "alloca() is not supported for architectures lower than compute_52";
    GridConstantPre70    = 31, GRID_CONSTANT_PRE70,     Error   "__grid_constant__ annotation is only allowed for architecture compute_70 or later";
    Wgmma                = 32, WGMMA,                   Error   "__wgmma_mma_async builtins are only available for sm_90a";
    OrderPre70           = 33, ORDER_PRE70,             Warning "atomic operations' argument of memory order is supported on architecture sm_70 or above. Fall back to use membar.";
    Cas16Pre70           = 34, CAS16_PRE70,             Error   "16-bit atomic compare-and-exchange is supported on architecture sm_70 or above.";
    AtomicPre60          = 35, ATOMIC_PRE60,            Error   "__nv_atomic_* functions are not supported on arch < sm_60.";
    // Of other host compilers and C++ standards, and of releases after 13.0.
    UndefinedFloat16     = 40, UNDEFINED_FLOAT16,       Error   "identifier \"_Float16\" is undefined";
    UndefinedBf16        = 41, UNDEFINED_BF16,          Error   "identifier \"__bf16\" is undefined";
    UndefinedFloat128    = 42, UNDEFINED_FLOAT128,      Error   "identifier \"__float128\" is undefined";
    UndefinedInt128      = 43, UNDEFINED_INT128,        Error   "identifier \"__int128\" is undefined";
    UndefinedConstexpr   = 44, UNDEFINED_CONSTEXPR,     Error   "identifier \"constexpr\" is undefined";
    UndefinedA           = 45, UNDEFINED_A,             Error   "identifier \"a\" is undefined";
    UndefinedP           = 46, UNDEFINED_P,             Error   "identifier \"p\" is undefined";
    Semicolon            = 47, SEMICOLON,               Error   "expected a \";\"";
    Parenthesis          = 48, PARENTHESIS,             Error   "expected a \")\"";
    MissingType          = 49, MISSING_TYPE,            Error   "explicit type is missing (\"int\" assumed)";
    Float128AsDouble     = 50, FLOAT128_AS_DOUBLE,      Warning "'__float128' is treated as 'double' in device code";
    Float128ToFloat64    = 51, FLOAT128_TO_FLOAT64,     Warning "the std::float128_t type is not supported; std::float64_t will be used instead";
    ExtendedFloat16      = 52, EXTENDED_FLOAT16,        Error   "\"std::float16_t\" is a C++23 extended floating-point, which is not supported in device code";
    ExtendedFloat32      = 53, EXTENDED_FLOAT32,        Error   "\"std::float32_t\" is a C++23 extended floating-point, which is not supported in device code";
    ExtendedFloat64      = 54, EXTENDED_FLOAT64,        Error   "\"std::float64_t\" is a C++23 extended floating-point, which is not supported in device code";
    ExtendedFloat128     = 55, EXTENDED_FLOAT128,       Error   "\"std::float128_t\" is a 128-bit floating-point, which is not supported in device code";
    ExtendedBfloat16     = 56, EXTENDED_BFLOAT16,       Error   "\"std::bfloat16_t\" is a C++23 extended floating-point, which is not supported in device code";
    ExtendedFloat16Type  = 57, EXTENDED_FLOAT16_TYPE,   Error   "\"_Float16\" (aka \"std::float16_t\") is a C++23 extended floating-point, which is not supported in device code";
    ExtendedBf16         = 58, EXTENDED_BF16,           Error   "\"__bf16\" is a C++23 extended floating-point, which is not supported in device code";
    ExtendedBf16Type     = 59, EXTENDED_BF16_TYPE,      Error   "\"__bf16\" (aka \"std::bfloat16_t\") is a C++23 extended floating-point, which is not supported in device code";
    LoadStoreCluster135  = 60, LOAD_STORE_CLUSTER_13_5, Warning "atomic load and store's scope of cluster is supported on architecture sm_90 or above. Using device scope instead.";
    AtomicCluster135     = 61, ATOMIC_CLUSTER_13_5,     Warning "atomic operations' scope of cluster is supported on architecture sm_90 or above. Using device scope instead.";
    ParameterSpacePlaced = 62, PARAMETER_SPACE_PLACED,  Error   "Formal parameter space overflowed (40008 bytes required, max 32764 bytes allowed) in function k";
    FetchSizePre100      = 63, FETCH_SIZE_PRE100,       Error   "atomic operations and, or, xor, add, sub, min and max are valid only on objects of size 4, or 8 for sm_90 and below.";
    FetchWidePre100      = 64, FETCH_WIDE_PRE100,       Error   "128-bit wide atomics (add, sub, min, max) only supported for sm_100 and above";
    FailureOrder         = 65, FAILURE_ORDER,           Error   "failure order cannot be release or acq_rel.";
    FenceOrder           = 66, FENCE_ORDER,             Error   "fence's memory order cannot be relaxed.";
}

/// What is known of a diagnostic.
#[doc(alias = "smarch_cicc_diagnostic_info")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct DiagnosticInfo {
    /// The diagnostic.
    pub diagnostic: Diagnostic,
    /// Its severity.
    pub severity: Severity,
    /// 1 when `--diag_warning`, `--diag_suppress`, `--diag_remark` and `--diag_error` change its severity, else 0, also for errors without a number, which
    /// no number changes. Neither host compiler, C++ standard nor release makes a difference.
    pub is_discretionary: u32,
    /// Its number inside cicc 13.0; none for a message that does not come from the front end, and for a number that was
    /// not measured.
    pub number: Optional<u32>,
    /// The number with which it is printed as a warning; none for a message that does not come from the front end, and
    /// for a number that was not measured.
    pub printed_number: Optional<u32>,
    /// The text.
    pub text: Text,
}

row_for_each! {
    /// The diagnostics, codes ascending.
    pub static DIAGNOSTICS: [DiagnosticInfo] = info(Diagnostic::ALL);
}

const fn info(diagnostic: Diagnostic) -> DiagnosticInfo {
    DiagnosticInfo {
        diagnostic,
        severity: diagnostic.severity(),
        is_discretionary: diagnostic.is_discretionary() as u32,
        number: Optional::<u32>::new(diagnostic.number()),
        printed_number: Optional::<u32>::new(diagnostic.printed_number()),
        text: diagnostic.text(),
    }
}

/// Numbers are cicc's, each of one diagnostic, and warnings can be suppressed.
const fn numbers_are_distinct() -> bool {
    let mut all = Diagnostic::ALL;
    while let [diagnostic, rest @ ..] = all {
        let Some(number) = diagnostic.number() else {
            all = rest;
            continue;
        };
        let warns = matches!(diagnostic.severity(), Severity::Warning);
        if printed_number(number).is_none() || warns && !diagnostic.is_discretionary() {
            return false;
        }
        let mut others = rest;
        while let [other, after @ ..] = others {
            if matches!(other.number(), Some(same) if same == number) {
                return false;
            }
            others = after;
        }
        all = rest;
    }
    true
}

static_assertions::const_assert!(numbers_are_distinct());

impl Diagnostic {
    /// The diagnostic with this number: its number inside cicc or the number that cicc prints. The two ranges never
    /// name different diagnostics. `None` if the number belongs to another of cicc's 3,794 messages, most of which are
    /// not here, or to no message.
    #[must_use]
    pub fn by_number(number: u32) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|diagnostic| {
            diagnostic.number().is_some() && [diagnostic.number(), diagnostic.printed_number()].contains(&Some(number))
        })
    }

    /// Whether nothing is compiled after it.
    #[must_use]
    pub const fn refuses(self) -> bool {
        !matches!(self.severity(), Severity::Warning)
    }

    /// The line as it is printed with `--display_error_number`, without the place that stands before it.
    #[must_use]
    pub const fn line(self) -> Line {
        Line(self)
    }
}

/// `warning #20306-D: text`.
#[derive(Clone, Copy, Debug)]
pub struct Line(Diagnostic);

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.severity())?;
        if let (Severity::Warning, Some(number)) = (self.0.severity(), self.0.printed_number()) {
            write!(f, " #{number}-D")?;
        }
        write!(f, ": {}", self.0)
    }
}
