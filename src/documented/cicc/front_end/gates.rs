//! Where the front end compares the raw SM number, as documented. What cicc answers when it is run: [`gate`](crate::cicc::constructs::gate).
//!
//! Source: seed 002, "unk_4D045E8 Frontend Gates", "Ada Lovelace and Ampere Variants" (documented; erratum E45).

use crate::cicc::atomics::{Operation, Request, Scope};
use crate::cicc::constructs::Diagnostic;
use crate::{List, Optional, Text};

coded_enum! {
    /// What happens where a comparison holds.
    pub enum GateEffect {
        /// Atomics become volatile.
        AtomicVolatile     =  1, ATOMIC_VOLATILE,     "Atomic volatile fallback";
        /// 128-bit atomics are refused.
        Atomic128          =  2, ATOMIC128,           "128-bit atomic error 3758";
        /// Annotations of parameters are refused: `__grid_constant__` (erratum E45c).
        Diagnostic3703     =  3, DIAGNOSTIC_3703,     "Diagnostic 3703";
        /// By the document cicc warns of builtins of surfaces; in a run it refuses alloca (erratum E45b).
        Surface            =  4, SURFACE,             "Surface builtin warning";
        /// By the document scopes of atomics are restricted; in a run cicc refuses atomics (erratum E45c).
        AtomicScope        =  5, ATOMIC_SCOPE,        "Atomic scope restriction";
        /// Memory orders become barriers (erratum E45c).
        Diagnostic3762     =  6, DIAGNOSTIC_3762,     "Diagnostic 3762";
        /// Parameters in registers are refused.
        Diagnostic3660     =  7, DIAGNOSTIC_3660,     "Diagnostic 3660";
        /// As documented the fifth argument only; as run, the whole attribute is refused (erratum E45).
        BlockSize          =  8, BLOCK_SIZE,          "__block_size__ 5th arg blocked";
        /// Cluster dimensions are refused.
        ClusterDims        =  9, CLUSTER_DIMS,        "__cluster_dims__ diagnostic 3687";
        /// The third parameter is refused.
        LaunchBounds       = 10, LAUNCH_BOUNDS,       "__launch_bounds__ 3rd param diagnostic 3704";
        /// The scope cluster is warned of.
        AtomicScopeCluster = 11, ATOMIC_SCOPE_CLUSTER, "Atomic scope diagnostic 3763/3759";
        /// Some 16-byte atomics are refused.
        Atomic16Byte       = 12, ATOMIC_16_BYTE,      "16-byte atomic diagnostic 3764";
        /// The scope cluster becomes gpu.
        ClusterToGpu       = 13, CLUSTER_TO_GPU,      "Cluster scope falls through to \"gpu\"";
        /// Directives of clusters are not written.
        ClusterDirectives  = 14, CLUSTER_DIRECTIVES,  "Cluster PTX directives skipped";
    }
}

impl GateEffect {
    /// Whether an atomic operation meets the comparison, on an SM number for which it [holds](GateLocation::holds): false for comparisons that are
    /// about something else.
    #[must_use]
    pub fn concerns(self, request: &Request) -> bool {
        let is_wide = request.width == 16;
        match self {
            Self::AtomicVolatile => request.operation != Operation::Fence,
            Self::Atomic128 => is_wide,
            Self::AtomicScope | Self::Diagnostic3762 => true,
            Self::AtomicScopeCluster | Self::ClusterToGpu => request.scope == Scope::Cluster,
            Self::Atomic16Byte => {
                is_wide && matches!(request.operation, Operation::Exchange | Operation::CompareExchange)
            }
            _ => false,
        }
    }
}

/// A comparison of unk_4D045E8, the raw SM number, as documented.
#[doc(alias = "smarch_documented_cicc_gate_location")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct GateLocation {
    /// The lowest number for which it holds.
    pub lowest: u32,
    /// The highest.
    pub highest: u32,
    /// The address of the function that compares.
    pub function: u32,
    /// The line in its decompilation; none where the document states none.
    pub line: Optional<u32>,
    /// What happens.
    pub effect: GateEffect,
    /// The text of the effect.
    pub text: Text,
}

impl GateLocation {
    /// Whether it holds for a raw SM number.
    #[must_use]
    pub const fn holds(&self, number: u32) -> bool {
        self.lowest <= number && number <= self.highest
    }
}

macro_rules! locations {
    ($($lowest:literal to $highest:literal $function:literal $line:tt $effect:ident;)+) => {
        /// The seventeen comparisons, in the order of the document.
        pub static GATE_LOCATIONS: &[GateLocation] = &[$(
            GateLocation {
                lowest: $lowest,
                highest: $highest,
                function: $function,
                line: Optional::<u32>::new(optional!(literal $line)),
                effect: GateEffect::$effect,
                text: GateEffect::$effect.text(),
            },
        )+];
    };
}

#[rustfmt::skip]
locations! {
     0 to 69 0x12ae930 241 AtomicVolatile;
     0 to 69 0x9502d0  294 AtomicVolatile;
     0 to 69 0x6bbc40  763 Atomic128;
     0 to 69 0x5c68f0  -   Diagnostic3703;
     0 to 51 0x691790  126 Surface;
     0 to 59 0x6bbc40  639 AtomicScope;
    60 to 69 0x6bbc40  814 Diagnostic3762;
     0 to 79 0x5c6950  15  Diagnostic3660;
     0 to 89 0x5d1a60  35  BlockSize;
     0 to 89 0x5d1fe0  19  ClusterDims;
     0 to 89 0x5d2430  33  LaunchBounds;
     0 to 89 0x6bbc40  684 AtomicScopeCluster;
     0 to 89 0x6bbc40  805 Atomic16Byte;
     0 to 89 0x6bbc40  827 Atomic16Byte;
     0 to 89 0x9502d0  424 ClusterToGpu;
     0 to 89 0x12ae930 255 ClusterToGpu;
     0 to 89 0x214da90 66  ClusterDirectives;
}

static_assertions::const_assert!(GATE_LOCATIONS.len() == 17);

/// A diagnostic that an effect prints.
#[doc(alias = "smarch_documented_cicc_gate_diagnostic")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct GateDiagnostic {
    /// The effect.
    pub effect: GateEffect,
    /// The diagnostic.
    pub diagnostic: Diagnostic,
    /// 1 where the document states its number, 0 where it was found by running cicc with that raw SM number (errata E45b, E45c).
    pub is_stated: u32,
}

macro_rules! gate_diagnostics {
    ($($effect:ident $diagnostic:ident $is_stated:literal;)+) => {
        /// The diagnostics behind the effects; effects that print none have no row.
        pub static GATE_DIAGNOSTICS: &[GateDiagnostic] = &[$(
            GateDiagnostic { effect: GateEffect::$effect, diagnostic: Diagnostic::$diagnostic, is_stated: $is_stated },
        )+];
    };
}

#[rustfmt::skip]
gate_diagnostics! {
    Atomic128          Atomic128Pre70    1;
    Diagnostic3703     GridConstantPre70 1;
    Surface            AllocaPre52       0;
    AtomicScope        AtomicPre60       0;
    Diagnostic3762     OrderPre70        1;
    Diagnostic3660     RegisterParams    1;
    BlockSize          BlockSize         1;
    ClusterDims        ClusterDims       1;
    LaunchBounds       ClusterBlocks     1;
    AtomicScopeCluster AtomicCluster     1;
    AtomicScopeCluster LoadStoreCluster  1;
    Atomic16Byte       Atomic128         1;
}

/// What the front end does with a raw SM number, as documented: each effect once.
pub fn effects(number: u32) -> impl Iterator<Item = GateEffect> + Clone {
    let holds = move |effect: &GateEffect| {
        GATE_LOCATIONS
            .iter()
            .any(|location| location.effect == *effect && location.holds(number))
    };
    GateEffect::ALL.iter().copied().filter(holds)
}

/// What the document states about a feature up to sm_89.
#[doc(alias = "smarch_documented_cicc_pre_hopper_feature")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct PreHopper {
    /// The addresses of the functions, one or two.
    pub functions: List<u32>,
    /// The feature.
    pub feature: Text,
    /// What happens up to sm_89.
    pub behavior: Text,
}

macro_rules! pre_hopper {
    ($([$($function:literal)+] $feature:literal $behavior:literal;)+) => {
        /// The seven features.
        pub static PRE_HOPPER: &[PreHopper] = &[$(
            PreHopper { functions: List::new(&[$($function),+]), feature: text!($feature), behavior: text!($behavior) },
        )+];
    };
}

#[rustfmt::skip]
pre_hopper! {
    [0x5d1a60]           "__block_size__ attribute"      "diagnostic 3790; 4 arguments parsed, the 5th, cluster, is sm_90+ (erratum E45)";
    [0x5d1fe0]           "__cluster_dims__ attribute"    "diagnostic 3687: cluster dimensions are Hopper only";
    [0x5d2430]           "__launch_bounds__ 3rd param"   "diagnostic 3704: cluster launch bounds";
    [0x6bbc40]           "Atomic scope \"cluster\""      "falls through to \"gpu\"; diagnostic 3763/3759";
    [0x6bbc40]           "16-byte extended atomics"      "diagnostic 3764 for some combinations of scope and type";
    [0x9502d0 0x12ae930] "Atomic scope emission"         "\"gpu\" instead of \"cluster\"";
    [0x214da90]          "Cluster PTX directives"        "skipped entirely (arch_id <= 89)";
}
