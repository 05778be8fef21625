//! What cicc says about the constructs: by release, C++ standard, host compiler and architecture.
//!
//! Source: `evidence/cicc_constructs.tsv` (measured: every bound was searched for, both sides of each were run).

use super::Construct;
use super::diagnostics::Diagnostic;
use super::front_end::{FrontEnd, Standard};
use crate::targets::Target;
use crate::{List, Optional, Toolkit};

/// What cicc says about a construct, for some releases, C++ standards and host compilers.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct ConstructCase {
    /// The construct.
    pub construct: Construct,
    /// The oldest release.
    pub oldest: Toolkit,
    /// The newest release.
    pub newest: Toolkit,
    /// The first C++ standard.
    pub first_standard: Standard,
    /// The last C++ standard.
    pub last_standard: Standard,
    /// The lowest number given to --gnu_version.
    pub gnu_first: u32,
    /// The highest number given to --gnu_version.
    pub gnu_last: u32,
    /// The lowest number of an architecture to which `diagnostics` belong; none where all are alike, and for wgmma, where they belong to
    /// sm_90a alone.
    pub bound: Optional<u32>,
    /// What is said below that architecture, in order.
    pub below: List<Diagnostic>,
    /// What is said from it on.
    pub diagnostics: List<Diagnostic>,
}

impl ConstructCase {
    /// Whether it tells of this release.
    #[must_use]
    pub const fn is_of(&self, toolkit: Toolkit) -> bool {
        toolkit.is_from(self.oldest) && self.newest.is_from(toolkit)
    }

    /// Whether it tells of these settings.
    #[must_use]
    pub fn holds(&self, front_end: &FrontEnd) -> bool {
        (self.first_standard..=self.last_standard).contains(&front_end.standard)
            && (self.gnu_first..=self.gnu_last).contains(&front_end.gnu_version)
    }

    /// What is said on an architecture.
    #[must_use]
    pub fn diagnostics_on(&self, target: Target) -> List<Diagnostic> {
        let is_below = match (self.construct, self.bound.get()) {
            // The one construct that asks for a suffix.
            (Construct::Wgmma, _) => target != Target::Sm90a,
            (_, bound) => bound.is_some_and(|bound| target.number() < bound),
        };
        if is_below { self.below } else { self.diagnostics }
    }
}

macro_rules! cases {
    ($($construct:ident $oldest:tt $newest:tt $first:ident $last:ident $gnu_first:literal $gnu_last:literal $bound:tt [$($below:ident)*] [$($from:ident)*];)+) => {
        /// What is said of each construct; codes ascending.
        pub static CASES: &[ConstructCase] = &[$(
            ConstructCase {
                construct: Construct::$construct,
                oldest: toolkit!($oldest),
                newest: toolkit!($newest),
                first_standard: Standard::$first,
                last_standard: Standard::$last,
                gnu_first: $gnu_first,
                gnu_last: $gnu_last,
                bound: Optional::<u32>::new(optional!(literal $bound)),
                below: List::new(&[$(Diagnostic::$below,)*]),
                diagnostics: List::new(&[$(Diagnostic::$from,)*]),
            },
        )+];
    };
}

#[rustfmt::skip]
cases! {
//  construct               oldest newest, standards, --gnu_version, architecture, said below it, said from it on
    ClusterDims2            13.0 13.5 Cxx03 Cxx23  30200 999999  90 [ClusterDims]                          [];
    ClusterDimsEmpty        13.0 13.5 Cxx03 Cxx23  30200 999999  90 [ClusterDims]                          [];
    ClusterDims9            13.0 13.5 Cxx03 Cxx23  30200 999999  90 [ClusterDims]                          [];
    ClusterDims17           13.0 13.5 Cxx03 Cxx23  30200 999999  90 [ClusterDims]                          [];
    LaunchBounds3           13.0 13.5 Cxx03 Cxx23  30200 999999  90 [ClusterBlocks]                        [];
    LaunchBounds2           13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    BlockSize               13.0 13.5 Cxx03 Cxx23  30200 999999  90 [BlockSize]                            [];
    BlockSizeCluster        13.0 13.5 Cxx03 Cxx23  30200 999999  90 [BlockSize]                            [];
    BlockSizeAndClusterDims 13.0 13.5 Cxx03 Cxx23  30200 999999  90 [BlockSize ClusterDims BlockSizeTuple] [BlockSizeTuple];
    Maxnreg                 13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    GridConstant            13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    NvPure                  13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    VaOpt                   13.0 13.5 Cxx03 Cxx17  30200  79999   - []                                     [Semicolon];
    VaOpt                   13.0 13.5 Cxx03 Cxx17  80000 999999   - []                                     [];
    VaOpt                   13.0 13.5 Cxx20 Cxx23  30200 999999   - []                                     [];
    VaOptMisuse             13.0 13.5 Cxx03 Cxx17  30200  79999   - []                                     [];
    VaOptMisuse             13.0 13.5 Cxx03 Cxx17  80000 999999   - []                                     [VaOpt];
    VaOptMisuse             13.0 13.5 Cxx20 Cxx23  30200 999999   - []                                     [VaOpt];
    LiteralLowerF16         13.0 13.5 Cxx03 Cxx03  30200 129999   - []                                     [MissingType NumberEnd];
    LiteralLowerF16         13.0 13.5 Cxx03 Cxx03 130000 999999   - []                                     [MissingType];
    LiteralLowerF16         13.0 13.5 Cxx11 Cxx20  30200 119999   - []                                     [NumberEnd];
    LiteralLowerF16         13.0 13.5 Cxx11 Cxx20 120000 129999   - []                                     [LiteralSuffix LiteralOperator];
    LiteralLowerF16         13.0 13.2 Cxx11 Cxx20 130000 999999   - []                                     [FloatVariant];
    LiteralLowerF16         13.3 13.5 Cxx11 Cxx20 130000 999999   - []                                     [ExtendedFloat16];
    LiteralLowerF16         13.0 13.5 Cxx23 Cxx23  30200  40699   - []                                     [NumberEnd];
    LiteralLowerF16         13.0 13.5 Cxx23 Cxx23  40700 129999   - []                                     [LiteralSuffix LiteralOperator];
    LiteralLowerF16         13.0 13.2 Cxx23 Cxx23 130000 999999   - []                                     [FloatVariant];
    LiteralLowerF16         13.3 13.5 Cxx23 Cxx23 130000 999999   - []                                     [ExtendedFloat16];
    LiteralUpperF16         13.0 13.5 Cxx03 Cxx03  30200 129999   - []                                     [MissingType NumberEnd];
    LiteralUpperF16         13.0 13.5 Cxx03 Cxx03 130000 999999   - []                                     [MissingType];
    LiteralUpperF16         13.0 13.5 Cxx11 Cxx20  30200 119999   - []                                     [NumberEnd];
    LiteralUpperF16         13.0 13.5 Cxx11 Cxx20 120000 129999   - []                                     [LiteralSuffix LiteralOperator];
    LiteralUpperF16         13.0 13.2 Cxx11 Cxx20 130000 999999   - []                                     [FloatVariant];
    LiteralUpperF16         13.3 13.5 Cxx11 Cxx20 130000 999999   - []                                     [ExtendedFloat16];
    LiteralUpperF16         13.0 13.5 Cxx23 Cxx23  30200  40699   - []                                     [NumberEnd];
    LiteralUpperF16         13.0 13.5 Cxx23 Cxx23  40700 129999   - []                                     [LiteralSuffix LiteralOperator];
    LiteralUpperF16         13.0 13.2 Cxx23 Cxx23 130000 999999   - []                                     [FloatVariant];
    LiteralUpperF16         13.3 13.5 Cxx23 Cxx23 130000 999999   - []                                     [ExtendedFloat16];
    LiteralLowerBf16        13.0 13.5 Cxx03 Cxx03  30200 129999   - []                                     [MissingType NumberEnd];
    LiteralLowerBf16        13.0 13.5 Cxx03 Cxx03 130000 999999   - []                                     [MissingType];
    LiteralLowerBf16        13.0 13.5 Cxx11 Cxx20  30200  40699   - []                                     [NumberEnd];
    LiteralLowerBf16        13.0 13.5 Cxx11 Cxx20  40700 129999   - []                                     [LiteralSuffix LiteralOperator];
    LiteralLowerBf16        13.0 13.2 Cxx11 Cxx20 130000 999999   - []                                     [FloatVariant];
    LiteralLowerBf16        13.3 13.5 Cxx11 Cxx20 130000 999999   - []                                     [ExtendedBf16];
    LiteralLowerBf16        13.0 13.2 Cxx23 Cxx23  30200 999999   - []                                     [FloatVariant];
    LiteralLowerBf16        13.3 13.5 Cxx23 Cxx23  30200 999999   - []                                     [ExtendedBfloat16];
    LiteralUpperBf16        13.0 13.5 Cxx03 Cxx03  30200 129999   - []                                     [MissingType NumberEnd];
    LiteralUpperBf16        13.0 13.5 Cxx03 Cxx03 130000 999999   - []                                     [MissingType];
    LiteralUpperBf16        13.0 13.5 Cxx11 Cxx20  30200  40699   - []                                     [NumberEnd];
    LiteralUpperBf16        13.0 13.5 Cxx11 Cxx20  40700 129999   - []                                     [LiteralSuffix LiteralOperator];
    LiteralUpperBf16        13.0 13.2 Cxx11 Cxx20 130000 999999   - []                                     [FloatVariant];
    LiteralUpperBf16        13.3 13.5 Cxx11 Cxx20 130000 999999   - []                                     [ExtendedBf16];
    LiteralUpperBf16        13.0 13.2 Cxx23 Cxx23  30200 999999   - []                                     [FloatVariant];
    LiteralUpperBf16        13.3 13.5 Cxx23 Cxx23  30200 999999   - []                                     [ExtendedBfloat16];
    LiteralF32              13.0 13.5 Cxx03 Cxx03  30200 129999   - []                                     [MissingType NumberEnd];
    LiteralF32              13.0 13.5 Cxx03 Cxx03 130000 999999   - []                                     [MissingType];
    LiteralF32              13.0 13.5 Cxx11 Cxx20  30200 129999   - []                                     [NumberEnd];
    LiteralF32              13.0 13.2 Cxx11 Cxx20 130000 999999   - []                                     [FloatVariant];
    LiteralF32              13.3 13.5 Cxx11 Cxx20 130000 999999   - []                                     [ExtendedFloat32];
    LiteralF32              13.0 13.2 Cxx23 Cxx23  30200 999999   - []                                     [FloatVariant];
    LiteralF32              13.3 13.5 Cxx23 Cxx23  30200 999999   - []                                     [ExtendedFloat32];
    LiteralF64              13.0 13.5 Cxx03 Cxx03  30200 129999   - []                                     [MissingType NumberEnd];
    LiteralF64              13.0 13.5 Cxx03 Cxx03 130000 999999   - []                                     [MissingType];
    LiteralF64              13.0 13.5 Cxx11 Cxx20  30200 129999   - []                                     [NumberEnd];
    LiteralF64              13.0 13.2 Cxx11 Cxx20 130000 999999   - []                                     [FloatVariant];
    LiteralF64              13.3 13.5 Cxx11 Cxx20 130000 999999   - []                                     [ExtendedFloat64];
    LiteralF64              13.0 13.2 Cxx23 Cxx23  30200 999999   - []                                     [FloatVariant];
    LiteralF64              13.3 13.5 Cxx23 Cxx23  30200 999999   - []                                     [ExtendedFloat64];
    LiteralF128             13.0 13.5 Cxx03 Cxx03  30200 129999   - []                                     [MissingType NumberEnd];
    LiteralF128             13.0 13.5 Cxx03 Cxx03 130000 999999   - []                                     [MissingType];
    LiteralF128             13.0 13.5 Cxx11 Cxx20  30200 129999   - []                                     [NumberEnd];
    LiteralF128             13.0 13.0 Cxx11 Cxx20 130000 999999 100 [Float128AsDouble]                     [];
    LiteralF128             13.1 13.5 Cxx11 Cxx20 130000 999999 100 [ExtendedFloat128]                     [];
    LiteralF128             13.0 13.2 Cxx23 Cxx23  30200  30399   - []                                     [Float128ToFloat64 FloatVariant];
    LiteralF128             13.0 13.0 Cxx23 Cxx23  30400 999999 100 [Float128AsDouble]                     [];
    LiteralF128             13.1 13.5 Cxx23 Cxx23  30400 999999 100 [ExtendedFloat128]                     [];
    LiteralF128             13.3 13.5 Cxx23 Cxx23  30200  30399   - []                                     [Float128ToFloat64 ExtendedFloat64];
    Float16                 13.0 13.5 Cxx03 Cxx23  30200 119999   - []                                     [UndefinedFloat16 UndefinedFloat16];
    Float16                 13.0 13.2 Cxx03 Cxx23 120000 999999   - []                                     [FloatVariant];
    Float16                 13.3 13.5 Cxx03 Cxx23 120000 129999   - []                                     [FloatVariant];
    Float16                 13.3 13.5 Cxx03 Cxx23 130000 999999   - []                                     [ExtendedFloat16Type ExtendedFloat16Type];
    Bf16                    13.0 13.5 Cxx03 Cxx20  30200  99999   - []                                     [UndefinedBf16 UndefinedBf16];
    Bf16                    13.0 13.2 Cxx03 Cxx20 100000 999999   - []                                     [FloatVariant];
    Bf16                    13.3 13.5 Cxx03 Cxx20 100000 999999   - []                                     [ExtendedBf16 ExtendedBf16];
    Bf16                    13.0 13.5 Cxx23 Cxx23  30200  99999   - []                                     [UndefinedBf16 UndefinedBf16];
    Bf16                    13.0 13.2 Cxx23 Cxx23 100000 999999   - []                                     [FloatVariant];
    Bf16                    13.3 13.5 Cxx23 Cxx23 100000 999999   - []                                     [ExtendedBf16Type ExtendedBf16Type];
    Float128                13.0 13.5 Cxx03 Cxx23  30200  30399   - []                                     [UndefinedFloat128];
    Float128                13.0 13.5 Cxx03 Cxx23  30400 999999 100 [Float128]                             [];
    Int128                  13.0 13.5 Cxx03 Cxx23  30200  40599   - []                                     [UndefinedInt128];
    Int128                  13.0 13.5 Cxx03 Cxx23  40600 999999   - []                                     [];
    Alloca                  13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    Parameter5000           13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    Parameter32764          13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    Parameter40000          13.0 13.0 Cxx03 Cxx23  30200 999999   - []                                     [ParameterSpace];
    Parameter40000          13.1 13.5 Cxx03 Cxx23  30200 999999 100 [ParameterSpace]                       [ParameterSpacePlaced];
    AsmTcgen05              13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    AsmBad                  13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    ConstexprVla            13.0 13.5 Cxx03 Cxx03  30200 999999   - []                                     [UndefinedConstexpr Semicolon UndefinedA];
    ConstexprVla            13.0 13.5 Cxx11 Cxx23  30200 999999   - []                                     [ConstantValue];
    AtomicLoadThread        13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    AtomicFetchAddThread    13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    AtomicStoreThread       13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    ThreadFenceThread       13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    AtomicLoadBlock         13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    AtomicFetchAddBlock     13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    AtomicStoreBlock        13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    ThreadFenceBlock        13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    AtomicLoadCluster       13.0 13.4 Cxx03 Cxx23  30200 999999  90 [LoadStoreCluster]                     [];
    AtomicLoadCluster       13.5 13.5 Cxx03 Cxx23  30200 999999  90 [LoadStoreCluster135]                  [];
    AtomicFetchAddCluster   13.0 13.4 Cxx03 Cxx23  30200 999999  90 [AtomicCluster]                        [];
    AtomicFetchAddCluster   13.5 13.5 Cxx03 Cxx23  30200 999999  90 [AtomicCluster135]                     [];
    AtomicStoreCluster      13.0 13.4 Cxx03 Cxx23  30200 999999  90 [LoadStoreCluster]                     [];
    AtomicStoreCluster      13.5 13.5 Cxx03 Cxx23  30200 999999  90 [LoadStoreCluster135]                  [];
    ThreadFenceCluster      13.0 13.4 Cxx03 Cxx23  30200 999999  90 [AtomicCluster]                        [];
    ThreadFenceCluster      13.5 13.5 Cxx03 Cxx23  30200 999999  90 [AtomicCluster135]                     [];
    AtomicLoadDevice        13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    AtomicFetchAddDevice    13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    AtomicStoreDevice       13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    ThreadFenceDevice       13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    AtomicLoadSystem        13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    AtomicFetchAddSystem    13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    AtomicStoreSystem       13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    ThreadFenceSystem       13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    Bytes16LoadDevice       13.0 13.5 Cxx03 Cxx23  30200  40599   - []                                     [Parenthesis UndefinedP];
    Bytes16LoadDevice       13.0 13.5 Cxx03 Cxx23  40600 999999   - []                                     [];
    Bytes16StoreDevice      13.0 13.5 Cxx03 Cxx23  30200  40599   - []                                     [Parenthesis UndefinedP];
    Bytes16StoreDevice      13.0 13.5 Cxx03 Cxx23  40600 999999   - []                                     [];
    Bytes16LoadCluster      13.0 13.5 Cxx03 Cxx23  30200  40599   - []                                     [Parenthesis UndefinedP];
    Bytes16LoadCluster      13.0 13.4 Cxx03 Cxx23  40600 999999  90 [LoadStoreCluster]                     [];
    Bytes16LoadCluster      13.5 13.5 Cxx03 Cxx23  40600 999999  90 [LoadStoreCluster135]                  [];
    Bytes16StoreCluster     13.0 13.5 Cxx03 Cxx23  30200  40599   - []                                     [Parenthesis UndefinedP];
    Bytes16StoreCluster     13.0 13.4 Cxx03 Cxx23  40600 999999  90 [LoadStoreCluster]                     [];
    Bytes16StoreCluster     13.5 13.5 Cxx03 Cxx23  40600 999999  90 [LoadStoreCluster135]                  [];
    Bytes16ExchangeDevice   13.0 13.5 Cxx03 Cxx23  30200  40599   - []                                     [Parenthesis UndefinedP];
    Bytes16ExchangeDevice   13.0 13.5 Cxx03 Cxx23  40600 999999  90 [Atomic128]                            [];
    Bytes16ExchangeCluster  13.0 13.5 Cxx03 Cxx23  30200  40599   - []                                     [Parenthesis UndefinedP];
    Bytes16ExchangeCluster  13.0 13.4 Cxx03 Cxx23  40600 999999  90 [AtomicCluster Atomic128]              [];
    Bytes16ExchangeCluster  13.5 13.5 Cxx03 Cxx23  40600 999999  90 [AtomicCluster135 Atomic128]           [];
    Bytes16CasDevice        13.0 13.5 Cxx03 Cxx23  30200  40599   - []                                     [Parenthesis UndefinedP];
    Bytes16CasDevice        13.0 13.5 Cxx03 Cxx23  40600 999999  90 [Atomic128]                            [];
    Bytes16CasCluster       13.0 13.5 Cxx03 Cxx23  30200  40599   - []                                     [Parenthesis UndefinedP];
    Bytes16CasCluster       13.0 13.4 Cxx03 Cxx23  40600 999999  90 [AtomicCluster Atomic128]              [];
    Bytes16CasCluster       13.5 13.5 Cxx03 Cxx23  40600 999999  90 [AtomicCluster135 Atomic128]           [];
    Bytes32Load             13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [AtomicSize];
    Bytes2Cas               13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    Bytes1Cas               13.0 13.4 Cxx03 Cxx23  30200 999999   - []                                     [CasSize];
    Bytes1Cas               13.5 13.5 Cxx03 Cxx23  30200 999999 100 [CasSize]                              [];
    FetchAddDouble          13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    FetchAddFloat           13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    FetchMinFloat           13.0 13.4 Cxx03 Cxx23  30200 999999   - []                                     [MinMaxFloat];
    FetchMinFloat           13.5 13.5 Cxx03 Cxx23  30200 999999 100 [MinMaxFloat]                          [];
    NoScopeArg              13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [];
    BadScope7               13.0 13.5 Cxx03 Cxx23  30200 999999   - []                                     [ThreadScope];
    RegisterParams          13.0 13.5 Cxx03 Cxx23  30200 999999  80 [RegisterParamsOff RegisterParams]     [RegisterParamsOff];
    RegisterParamsUumn      13.0 13.5 Cxx03 Cxx23  30200 999999  80 [RegisterParams]                       [];
    Wgmma                   13.0 13.5 Cxx03 Cxx23  30200 999999   - [Wgmma]                                [];
}
