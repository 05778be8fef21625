//! The predicates of the trunk's NVPTX subtarget, by their names there.
//!
//! Source: `llvm/trunk_predicates.tsv`, read in LLVM's sources of summer 2026 (public); nothing was run. The trunk's
//! targets are a lattice: a base target has what earlier ones have, `f` has its base's and what earlier `f` of the
//! family have, `a` has what its own `f` has. sm_101 is sm_110 there, with every suffix.

use crate::target::{Cc, Suffix, Target, Tool};
use crate::{Text, Version};

/// What a subtarget is asked: `hasClusters`, `hasTcgen05InstSupport`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Predicate {
    /// Its name upstream; two that ask for a part of a feature say which in brackets.
    pub name: Text,
    /// It holds when one of these does.
    any_of: &'static [Clause],
}

#[derive(Clone, Copy, Debug)]
struct Clause {
    node: Node,
    /// The lowest PTX version, and the one that is already too high.
    from: Version,
    below: Version,
}

/// A place in the lattice of targets.
#[derive(Clone, Copy, Debug)]
enum Node {
    Any,
    Base(u32),
    Family(u32),
    Arch(u32),
}

impl Predicate {
    /// Whether the predicate holds for a target and the PTX version that is emitted; `None` for targets that upstream
    /// lacks.
    #[must_use]
    pub fn holds(&self, target: Target, ptx: Version) -> Option<bool> {
        let holds = |clause: &Clause| clause.node.is_in(target) && clause.from <= ptx && ptx < clause.below;
        Tool::Llc22
            .accepts(target.into())
            .then(|| self.any_of.iter().any(holds))
    }

    /// The predicate with this name.
    #[must_use]
    pub fn by_name(name: &[u8]) -> Option<&'static Self> {
        PREDICATES
            .iter()
            .find(|predicate| predicate.name.bytes().eq(name.iter().copied()))
    }
}

impl Node {
    fn is_in(self, target: Target) -> bool {
        let target = target.resolve_alias();
        match self {
            Self::Any => true,
            Self::Base(number) => number <= target.number(),
            Self::Arch(number) => target.suffix() == Suffix::A && number == target.number(),
            Self::Family(number) => {
                target.suffix() != Suffix::Base
                    && number <= target.number()
                    && target
                        .family()
                        .is_some_and(|family| Cc(number).family() == Some(family))
            }
        }
    }
}

const fn clause(node: Node) -> Clause {
    Clause {
        node,
        from: Version::new(0, 0),
        below: Version::new(u8::MAX, u8::MAX),
    }
}

const fn any() -> Clause {
    clause(Node::Any)
}

const fn base(number: u32) -> Clause {
    clause(Node::Base(number))
}

const fn f(number: u32) -> Clause {
    clause(Node::Family(number))
}

const fn a(number: u32) -> Clause {
    clause(Node::Arch(number))
}

impl Clause {
    const fn ptx(self, major: u8, minor: u8) -> Self {
        Self {
            from: Version::new(major, minor),
            ..self
        }
    }

    const fn below(self, major: u8, minor: u8) -> Self {
        Self {
            below: Version::new(major, minor),
            ..self
        }
    }
}

/// All predicates, in the source's order.
#[rustfmt::skip]
pub static PREDICATES: &[Predicate] = &[
    Predicate { name: text!("has256BitVectorLoadStore"),                         any_of: &[base(100).ptx(8, 8)] },
    Predicate { name: text!("hasUsedBytesMaskPragma"),                           any_of: &[base(50).ptx(8, 3)] },
    Predicate { name: text!("hasAtomAddF64"),                                    any_of: &[base(60)] },
    Predicate { name: text!("hasAtomScope"),                                     any_of: &[base(60)] },
    Predicate { name: text!("hasAtomBitwise64"),                                 any_of: &[base(32)] },
    Predicate { name: text!("hasAtomMinMax64"),                                  any_of: &[base(32)] },
    Predicate { name: text!("hasAtomCas16"),                                     any_of: &[base(70).ptx(6, 3)] },
    Predicate { name: text!("hasAtomSwap128"),                                   any_of: &[base(90).ptx(8, 3)] },
    Predicate { name: text!("hasClusters"),                                      any_of: &[base(90).ptx(7, 8)] },
    Predicate { name: text!("hasLDG"),                                           any_of: &[base(32)] },
    Predicate { name: text!("hasHWROT32"),                                       any_of: &[base(32)] },
    Predicate { name: text!("hasBrx"),                                           any_of: &[base(30).ptx(6, 0)] },
    Predicate { name: text!("hasFP16Math"),                                      any_of: &[base(53)] },
    Predicate { name: text!("hasBF16Math"),                                      any_of: &[base(80)] },
    Predicate { name: text!("hasMaskOperator"),                                  any_of: &[any().ptx(7, 1)] },
    Predicate { name: text!("hasNoReturn"),                                      any_of: &[base(30).ptx(6, 4)] },
    Predicate { name: text!("hasMemoryOrdering"),                                any_of: &[base(70).ptx(6, 0)] },
    Predicate { name: text!("hasSplitAcquireAndReleaseFences"),                  any_of: &[base(90).ptx(8, 6)] },
    Predicate { name: text!("hasRelaxedMMIO"),                                   any_of: &[base(70).ptx(8, 2)] },
    Predicate { name: text!("hasDotInstructions"),                               any_of: &[base(61).ptx(5, 0)] },
    Predicate { name: text!("hasL1EvictionHint"),                                any_of: &[base(70).ptx(7, 4)] },
    Predicate { name: text!("hasL2EvictionHint"),                                any_of: &[base(100).ptx(8, 8)] },
    Predicate { name: text!("hasL2Prefetch64B"),                                 any_of: &[base(75).ptx(7, 4)] },
    Predicate { name: text!("hasL2Prefetch128B"),                                any_of: &[base(75).ptx(7, 4)] },
    Predicate { name: text!("hasL2Prefetch256B"),                                any_of: &[base(80).ptx(7, 4)] },
    Predicate { name: text!("hasL2CacheHint"),                                   any_of: &[base(80).ptx(7, 4)] },
    Predicate { name: text!("hasF32x2Instructions"),                             any_of: &[base(100).ptx(8, 6)] },
    Predicate { name: text!("hasCvtaParam"),                                     any_of: &[base(70).ptx(7, 7)] },
    Predicate { name: text!("hasFP8ConversionSupport"),                          any_of: &[base(89).ptx(8, 1), base(90).ptx(7, 8)] },
    Predicate { name: text!("hasPTXASUnreachableBug"),                           any_of: &[any().below(8, 3)] },
    Predicate { name: text!("hasTcgen05InstSupport"),                            any_of: &[f(100), f(110)] },
    Predicate { name: text!("hasRubinFamilySupport"),                            any_of: &[f(107)] },
    Predicate { name: text!("hasTcgen05ShiftSupport"),                           any_of: &[a(100), a(103), a(110)] },
    Predicate { name: text!("hasTcgen05MMAScaleInputDImm"),                      any_of: &[f(100)] },
    Predicate { name: text!("hasTcgen05MMAI8Kind"),                              any_of: &[a(100), a(110)] },
    Predicate { name: text!("hasTcgen05MMASparseMxf4nvf4"),                      any_of: &[a(100).ptx(8, 7), a(103).ptx(8, 7), a(110).ptx(8, 7)] },
    Predicate { name: text!("hasTcgen05MMASparseMxf4"),                          any_of: &[a(100), a(103), a(110)] },
    Predicate { name: text!("hasTcgen05LdRedSupport"),                           any_of: &[f(103).ptx(8, 8), f(110).ptx(8, 8)] },
    Predicate { name: text!("hasReduxSyncF32"),                                  any_of: &[f(100)] },
    Predicate { name: text!("hasMMABlockScale"),                                 any_of: &[f(120)] },
    Predicate { name: text!("hasMMASparseBlockScaleF4"),                         any_of: &[a(120), a(121)] },
    Predicate { name: text!("hasMMAWithMXF4NVF4Scale4xE8M0"),                    any_of: &[f(120).ptx(9, 1)] },
    Predicate { name: text!("hasMMASparseWithMXF4NVF4Scale4xE8M0"),              any_of: &[a(120).ptx(9, 1), a(121).ptx(9, 1)] },
    Predicate { name: text!("hasTMABlackwellSupport"),                           any_of: &[f(100), f(110)] },
    Predicate { name: text!("hasNarrowFPConversionSupport"),                     any_of: &[f(100), f(110), f(120)] },
    Predicate { name: text!("hasFP16X2ToNarrowFPConversionSupport"),             any_of: &[f(100).ptx(9, 1), f(110).ptx(9, 1), f(120).ptx(9, 1)] },
    Predicate { name: text!("hasS2F6X2ConversionSupport"),                       any_of: &[a(100).ptx(9, 1), a(103).ptx(9, 1), a(110).ptx(9, 1), a(120).ptx(9, 1), a(121).ptx(9, 1)] },
    Predicate { name: text!("hasNarrowFPToBF16x2ConversionSupport"),             any_of: &[f(100).ptx(9, 2), f(110).ptx(9, 2), f(120).ptx(9, 2)] },
    Predicate { name: text!("hasUE5M3TypeSupport"),                              any_of: &[f(107).ptx(9, 4)] },
    Predicate { name: text!("hasTensormapReplaceSupport"),                       any_of: &[f(100), f(110), f(120), a(90).ptx(8, 3)] },
    Predicate { name: text!("hasTensormapReplaceElemtypeSupport(B4x16+)"),       any_of: &[f(100).ptx(8, 8), f(110).ptx(8, 8), f(120).ptx(8, 8), a(100).ptx(8, 7), a(110).ptx(8, 7), a(120).ptx(8, 7)] },
    Predicate { name: text!("hasTensormapReplaceSwizzleAtomicitySupport"),       any_of: &[f(100).ptx(8, 8), f(110).ptx(8, 8), f(120).ptx(8, 8), a(100).ptx(8, 7), a(110).ptx(8, 7), a(120).ptx(8, 7)] },
    Predicate { name: text!("hasTensormapReplaceSwizzleModeSupport(96B)"),       any_of: &[a(103)] },
    Predicate { name: text!("hasClusterLaunchControlTryCancelMulticastSupport"), any_of: &[f(100), f(110), f(120)] },
    Predicate { name: text!("hasSetMaxNRegSupport"),                             any_of: &[a(90), f(100), f(110), f(120)] },
    Predicate { name: text!("hasLdStmatrixBlackwellSupport"),                    any_of: &[f(100), f(110), f(120)] },
    Predicate { name: text!("hasConvertWithStochasticRounding"),                 any_of: &[a(100).ptx(8, 7), a(103).ptx(8, 7)] },
];
