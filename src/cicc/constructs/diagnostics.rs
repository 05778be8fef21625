//! What cicc prints: severities, numbers, texts.
//!
//! Source: `nvlink/cicc_gates.tsv`, `evidence/cicc_gates_all.tsv`, `evidence/cicc_constructs.tsv` and `evidence/cicc_atomics.tsv`
//! (measured); the numbers
//! inside, seed 002 (documented; erratum E49).

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

/// What is added to the number of a diagnostic where it is printed.
#[doc(alias = "SMARCH_CICC_PRINTED_OFFSET")]
pub const PRINTED_OFFSET: u32 = 16543;

macro_rules! diagnostics {
    ($($variant:ident = $code:literal, $c_name:ident, $severity:ident $number:tt $printed:tt $text:literal;)+) => {
        coded_enum! {
            /// A diagnostic; the text is what is printed after the severity.
            pub enum Diagnostic {
                $(#[doc = concat!("`", $text, "`.")] $variant = $code, $c_name, $text;)+
            }
        }

        impl Diagnostic {
            /// Its severity.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self {
                    $(Self::$variant => Severity::$severity,)+
                }
            }

            /// Its number inside, as documented; `None` where no document states it.
            #[must_use]
            pub const fn number(self) -> Option<u32> {
                match self {
                    $(Self::$variant => optional!(literal $number),)+
                }
            }

            /// The number that is printed; `None` where none is: only warnings have one.
            #[must_use]
            pub const fn printed_number(self) -> Option<u32> {
                match self {
                    $(Self::$variant => optional!(literal $printed),)+
                }
            }
        }
    };
}

#[rustfmt::skip]
diagnostics! {
//                                              severity number printed
    ClusterDims      =  1, CLUSTER_DIMS,        Error    3687 -     "__cluster_dims__ is not supported for this GPU architecture";
    ClusterBlocks    =  2, CLUSTER_BLOCKS,      Error    3704 -     "cannot specify max blocks per cluster for this GPU architecture";
    BlockSize        =  3, BLOCK_SIZE,          Error    3790 -     "__block_size__ is not supported for this GPU architecture";
    BlockSizeTuple   =  4, BLOCK_SIZE_TUPLE,    Error    -    -     "cannot specify the second tuple in __block_size__ while __cluster_dims__ is present";
    VaOpt            =  5, VA_OPT,              Error    2939 -     "the identifier __VA_OPT__ can only appear in the replacement lists of variadic macros";
    LiteralSuffix    =  6, LITERAL_SUFFIX,      Warning  -    2506  "a user-provided literal suffix must begin with \"_\"";
    LiteralOperator  =  7, LITERAL_OPERATOR,    Error    -    -     "user-defined literal operator not found";
    NumberEnd        =  8, NUMBER_END,          Error    -    -     "extra text after expected end of number";
    FloatVariant     =  9, FLOAT_VARIANT,       Backend  -    -     "Internal Compiler Error (codegen): \"unsupported float variant!\"";
    Float128         = 10, FLOAT128,            Error    -    -     "\"__float128\" is a 128-bit floating-point, which is not supported in device code";
    ParameterSpace   = 11, PARAMETER_SPACE,     Backend  -    -     "Formal parameter space overflowed (40008 bytes required, max 32764 bytes allowed) in function k";
    ConstantValue    = 12, CONSTANT_VALUE,      Error    -    -     "expression must have a constant value";
    LoadStoreCluster = 13, LOAD_STORE_CLUSTER,  Warning  3759 20302 "atomic load and store's scope of cluster is supported on architecture sm_90 or above. Using device scope instead.";
    AtomicCluster    = 14, ATOMIC_CLUSTER,      Warning  3763 20306 "atomic operations' scope of cluster is supported on architecture sm_90 or above. Using device scope instead.";
    Atomic128        = 15, ATOMIC128,           Error    3764 -     "128-bit atomic exchange or compare-and-exchange is supported on architecture sm_90 or above.";
    AtomicSize       = 16, ATOMIC_SIZE,         Error    -    -     "generic nv atomic functions are valid only on objects of size 1, 2, 4, 8 and 16 bytes.";
    CasSize          = 17, CAS_SIZE,            Error    -    -     "atomic CAS is valid only on objects of size 2, 4, 8 or 16 bytes.";
    MinMaxFloat      = 18, MIN_MAX_FLOAT,       Error    -    -     "atomic operations min and max are not supported on any floating-point types.";
    ThreadScope      = 19, THREAD_SCOPE,        Error    -    -     "invalid thread scope value for atomic operations.";
    LoadOrder        = 20, LOAD_ORDER,          Error    -    -     "atomic load's memory order cannot be release or acq_rel.";
    StoreOrder       = 21, STORE_ORDER,         Error    -    -     "atomic store's memory order cannot be consume, acquire or acq_rel.";
    ExchangeSize     = 22, EXCHANGE_SIZE,       Error    -    -     "atomic exchange is valid only on objects of size 4, 8 or 16 bytes.";
    FetchSize        = 23, FETCH_SIZE,          Error    -    -     "atomic operations and, or, xor, add, sub, min and max are valid only on objects of size 4, or 8.";
    AddSigned64      = 24, ADD_SIGNED64,        Error    -    -     "atomic operations add and sub are not valid on signed integer of size 8.";
    FetchType        = 25, FETCH_TYPE,          Error    -    -     "first argument must be a pointer to integer, unscoped enum or float type";
    LogicalFloat     = 26, LOGICAL_FLOAT,       Error    -    -     "For a logical atomic operation, the first argument cannot be any floating-point types.";
    // Documented only: no architecture that can be asked for is so low.
    Atomic128Pre70   = 27, ATOMIC128_PRE70,     Error    3758 -     "16-byte atomics only supported on sm_70+";
    // Of other host compilers and C++ standards, and of releases after 13.0.
    UndefinedFloat16     = 40, UNDEFINED_FLOAT16,       Error    -    -     "identifier \"_Float16\" is undefined";
    UndefinedBf16        = 41, UNDEFINED_BF16,          Error    -    -     "identifier \"__bf16\" is undefined";
    UndefinedFloat128    = 42, UNDEFINED_FLOAT128,      Error    -    -     "identifier \"__float128\" is undefined";
    UndefinedInt128      = 43, UNDEFINED_INT128,        Error    -    -     "identifier \"__int128\" is undefined";
    UndefinedConstexpr   = 44, UNDEFINED_CONSTEXPR,     Error    -    -     "identifier \"constexpr\" is undefined";
    UndefinedA           = 45, UNDEFINED_A,             Error    -    -     "identifier \"a\" is undefined";
    UndefinedP           = 46, UNDEFINED_P,             Error    -    -     "identifier \"p\" is undefined";
    Semicolon            = 47, SEMICOLON,               Error    -    -     "expected a \";\"";
    Parenthesis          = 48, PARENTHESIS,             Error    -    -     "expected a \")\"";
    MissingType          = 49, MISSING_TYPE,            Error    -    -     "explicit type is missing (\"int\" assumed)";
    Float128AsDouble     = 50, FLOAT128_AS_DOUBLE,      Warning  -    20208 "'__float128' is treated as 'double' in device code";
    Float128ToFloat64    = 51, FLOAT128_TO_FLOAT64,     Warning  -    3282  "the std::float128_t type is not supported; std::float64_t will be used instead";
    ExtendedFloat16      = 52, EXTENDED_FLOAT16,        Error    -    -     "\"std::float16_t\" is a C++23 extended floating-point, which is not supported in device code";
    ExtendedFloat32      = 53, EXTENDED_FLOAT32,        Error    -    -     "\"std::float32_t\" is a C++23 extended floating-point, which is not supported in device code";
    ExtendedFloat64      = 54, EXTENDED_FLOAT64,        Error    -    -     "\"std::float64_t\" is a C++23 extended floating-point, which is not supported in device code";
    ExtendedFloat128     = 55, EXTENDED_FLOAT128,       Error    -    -     "\"std::float128_t\" is a 128-bit floating-point, which is not supported in device code";
    ExtendedBfloat16     = 56, EXTENDED_BFLOAT16,       Error    -    -     "\"std::bfloat16_t\" is a C++23 extended floating-point, which is not supported in device code";
    ExtendedFloat16Type  = 57, EXTENDED_FLOAT16_TYPE,   Error    -    -     "\"_Float16\" (aka \"std::float16_t\") is a C++23 extended floating-point, which is not supported in device code";
    ExtendedBf16         = 58, EXTENDED_BF16,           Error    -    -     "\"__bf16\" is a C++23 extended floating-point, which is not supported in device code";
    ExtendedBf16Type     = 59, EXTENDED_BF16_TYPE,      Error    -    -     "\"__bf16\" (aka \"std::bfloat16_t\") is a C++23 extended floating-point, which is not supported in device code";
    LoadStoreCluster135  = 60, LOAD_STORE_CLUSTER_13_5, Warning  -    20303 "atomic load and store's scope of cluster is supported on architecture sm_90 or above. Using device scope instead.";
    AtomicCluster135     = 61, ATOMIC_CLUSTER_13_5,     Warning  -    20307 "atomic operations' scope of cluster is supported on architecture sm_90 or above. Using device scope instead.";
    ParameterSpacePlaced = 62, PARAMETER_SPACE_PLACED,  Error    -    -     "Formal parameter space overflowed (40008 bytes required, max 32764 bytes allowed) in function k";
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
    /// Its number inside cicc, as documented; none where no document states it.
    pub number: Optional<u32>,
    /// The number that is printed; absent for what is not a warning.
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
        number: Optional::<u32>::new(diagnostic.number()),
        printed_number: Optional::<u32>::new(diagnostic.printed_number()),
        text: diagnostic.text(),
    }
}

/// Printed numbers are the documented ones and an offset, and only warnings have them.
const fn numbers_agree() -> bool {
    let mut all = Diagnostic::ALL;
    while let [diagnostic, rest @ ..] = all {
        let agrees = match (diagnostic.number(), diagnostic.printed_number()) {
            (Some(number), Some(printed)) => number.wrapping_add(PRINTED_OFFSET) == printed,
            _ => true,
        };
        let warns = matches!(diagnostic.severity(), Severity::Warning);
        if !agrees || warns != diagnostic.printed_number().is_some() {
            return false;
        }
        all = rest;
    }
    true
}

static_assertions::const_assert!(numbers_agree());

impl Diagnostic {
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
        if let Some(number) = self.0.printed_number() {
            write!(f, " #{number}-D")?;
        }
        write!(f, ": {}", self.0)
    }
}
