//! The predicates of the trunk's NVPTX subtarget, by their names there.
//!
//! Source: `llvm/trunk_predicates.tsv`, read in LLVM's sources of summer 2026 (public); nothing was run. The trunk's
//! targets form a lattice. A base target has what earlier base targets have. `f` has what its base has and what earlier
//! `f` targets of the family have. `a` has what its own `f` has. sm_101 counts as sm_110 there, with every suffix.

use super::Release;
use crate::targets::{Cc, Suffix, Target};
use crate::{List, Optional, Text, Version};

/// A predicate of the subtarget: "hasClusters", "hasTcgen05InstSupport". It holds when one of its clauses does.
#[doc(alias = "smarch_llvm_predicate")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct Predicate {
    /// Its name upstream; two that cover a part of a feature name that part in brackets.
    pub name: Text,
    /// The clauses, in the source's order.
    pub clauses: List<Clause>,
}

/// A clause of a predicate: it holds for certain targets from a PTX version on.
#[doc(alias = "smarch_llvm_clause")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct Clause {
    /// For which targets it holds.
    pub node: Node,
    /// The SM number of the node; 0 for any target.
    pub number: u32,
    /// The lowest PTX version for which it holds; none for every version.
    pub from: Optional<Version>,
    /// The lowest PTX version for which it no longer holds; none where there is no such version.
    pub below: Optional<Version>,
}

coded_enum! {
    /// A node of the lattice of targets: the targets for which a clause holds.
    pub enum Node {
        /// Every target.
        Any    = 1, ANY,    "every target";
        /// The targets from a number on.
        Base   = 2, BASE,   "from this number on";
        /// The family-specific and architecture-specific targets of the number's family, from the number on.
        Family = 3, FAMILY, "in this family, from this number on";
        /// The architecture-specific target of the number.
        Arch   = 4, ARCH,   "this number, architecture-specific";
    }
}

impl Predicate {
    /// Whether the predicate holds for a target and the PTX version that is emitted; `None` for targets that upstream
    /// lacks.
    #[must_use]
    pub fn holds(&self, target: Target, ptx: Version) -> Option<bool> {
        let holds = |clause: &Clause| clause.holds(target, ptx);
        Release::Llvm22.knows(target).then(|| self.clauses.iter().any(holds))
    }

    /// The predicate with this name.
    #[must_use]
    pub fn by_name(name: &[u8]) -> Option<&'static Self> {
        PREDICATES.iter().find(|predicate| predicate.name.is(name))
    }
}

impl Clause {
    fn holds(&self, target: Target, ptx: Version) -> bool {
        self.is_for(target)
            && self.from.get().is_none_or(|from| from <= ptx)
            && self.below.get().is_none_or(|below| ptx < below)
    }

    fn is_for(&self, target: Target) -> bool {
        let (target, number) = (target.resolve_alias(), self.number);
        match self.node {
            Node::Any => true,
            Node::Base => number <= target.number(),
            Node::Arch => target.suffix() == Suffix::A && number == target.number(),
            Node::Family => {
                target.suffix() != Suffix::Base
                    && number <= target.number()
                    && target
                        .family()
                        .is_some_and(|family| Cc(number).family() == Some(family))
            }
        }
    }

    const fn ptx(self, major: u16, minor: u16) -> Self {
        Self {
            from: Optional::<Version>::new(Some(Version::new(major, minor))),
            ..self
        }
    }

    const fn below(self, major: u16, minor: u16) -> Self {
        Self {
            below: Optional::<Version>::new(Some(Version::new(major, minor))),
            ..self
        }
    }
}

const fn clause(node: Node, number: u32) -> Clause {
    Clause {
        node,
        number,
        from: Optional::<Version>::new(None),
        below: Optional::<Version>::new(None),
    }
}

const fn any() -> Clause {
    clause(Node::Any, 0)
}

const fn base(number: u32) -> Clause {
    clause(Node::Base, number)
}

const fn f(number: u32) -> Clause {
    clause(Node::Family, number)
}

const fn a(number: u32) -> Clause {
    clause(Node::Arch, number)
}

/// All predicates, in the source's order.
#[rustfmt::skip]
pub static PREDICATES: &[Predicate] = &[
    Predicate { name: text!("has256BitVectorLoadStore"),                         clauses: List::new(&[base(100).ptx(8, 8)]) },
    Predicate { name: text!("hasUsedBytesMaskPragma"),                           clauses: List::new(&[base(50).ptx(8, 3)]) },
    Predicate { name: text!("hasAtomAddF64"),                                    clauses: List::new(&[base(60)]) },
    Predicate { name: text!("hasAtomScope"),                                     clauses: List::new(&[base(60)]) },
    Predicate { name: text!("hasAtomBitwise64"),                                 clauses: List::new(&[base(32)]) },
    Predicate { name: text!("hasAtomMinMax64"),                                  clauses: List::new(&[base(32)]) },
    Predicate { name: text!("hasAtomCas16"),                                     clauses: List::new(&[base(70).ptx(6, 3)]) },
    Predicate { name: text!("hasAtomSwap128"),                                   clauses: List::new(&[base(90).ptx(8, 3)]) },
    Predicate { name: text!("hasClusters"),                                      clauses: List::new(&[base(90).ptx(7, 8)]) },
    Predicate { name: text!("hasLDG"),                                           clauses: List::new(&[base(32)]) },
    Predicate { name: text!("hasHWROT32"),                                       clauses: List::new(&[base(32)]) },
    Predicate { name: text!("hasBrx"),                                           clauses: List::new(&[base(30).ptx(6, 0)]) },
    Predicate { name: text!("hasFP16Math"),                                      clauses: List::new(&[base(53)]) },
    Predicate { name: text!("hasBF16Math"),                                      clauses: List::new(&[base(80)]) },
    Predicate { name: text!("hasMaskOperator"),                                  clauses: List::new(&[any().ptx(7, 1)]) },
    Predicate { name: text!("hasNoReturn"),                                      clauses: List::new(&[base(30).ptx(6, 4)]) },
    Predicate { name: text!("hasMemoryOrdering"),                                clauses: List::new(&[base(70).ptx(6, 0)]) },
    Predicate { name: text!("hasSplitAcquireAndReleaseFences"),                  clauses: List::new(&[base(90).ptx(8, 6)]) },
    Predicate { name: text!("hasRelaxedMMIO"),                                   clauses: List::new(&[base(70).ptx(8, 2)]) },
    Predicate { name: text!("hasDotInstructions"),                               clauses: List::new(&[base(61).ptx(5, 0)]) },
    Predicate { name: text!("hasL1EvictionHint"),                                clauses: List::new(&[base(70).ptx(7, 4)]) },
    Predicate { name: text!("hasL2EvictionHint"),                                clauses: List::new(&[base(100).ptx(8, 8)]) },
    Predicate { name: text!("hasL2Prefetch64B"),                                 clauses: List::new(&[base(75).ptx(7, 4)]) },
    Predicate { name: text!("hasL2Prefetch128B"),                                clauses: List::new(&[base(75).ptx(7, 4)]) },
    Predicate { name: text!("hasL2Prefetch256B"),                                clauses: List::new(&[base(80).ptx(7, 4)]) },
    Predicate { name: text!("hasL2CacheHint"),                                   clauses: List::new(&[base(80).ptx(7, 4)]) },
    Predicate { name: text!("hasF32x2Instructions"),                             clauses: List::new(&[base(100).ptx(8, 6)]) },
    Predicate { name: text!("hasCvtaParam"),                                     clauses: List::new(&[base(70).ptx(7, 7)]) },
    Predicate { name: text!("hasFP8ConversionSupport"),                          clauses: List::new(&[base(89).ptx(8, 1), base(90).ptx(7, 8)]) },
    Predicate { name: text!("hasPTXASUnreachableBug"),                           clauses: List::new(&[any().below(8, 3)]) },
    Predicate { name: text!("hasTcgen05InstSupport"),                            clauses: List::new(&[f(100), f(110)]) },
    Predicate { name: text!("hasRubinFamilySupport"),                            clauses: List::new(&[f(107)]) },
    Predicate { name: text!("hasTcgen05ShiftSupport"),                           clauses: List::new(&[a(100), a(103), a(110)]) },
    Predicate { name: text!("hasTcgen05MMAScaleInputDImm"),                      clauses: List::new(&[f(100)]) },
    Predicate { name: text!("hasTcgen05MMAI8Kind"),                              clauses: List::new(&[a(100), a(110)]) },
    Predicate { name: text!("hasTcgen05MMASparseMxf4nvf4"),                      clauses: List::new(&[a(100).ptx(8, 7), a(103).ptx(8, 7), a(110).ptx(8, 7)]) },
    Predicate { name: text!("hasTcgen05MMASparseMxf4"),                          clauses: List::new(&[a(100), a(103), a(110)]) },
    Predicate { name: text!("hasTcgen05LdRedSupport"),                           clauses: List::new(&[f(103).ptx(8, 8), f(110).ptx(8, 8)]) },
    Predicate { name: text!("hasReduxSyncF32"),                                  clauses: List::new(&[f(100)]) },
    Predicate { name: text!("hasMMABlockScale"),                                 clauses: List::new(&[f(120)]) },
    Predicate { name: text!("hasMMASparseBlockScaleF4"),                         clauses: List::new(&[a(120), a(121)]) },
    Predicate { name: text!("hasMMAWithMXF4NVF4Scale4xE8M0"),                    clauses: List::new(&[f(120).ptx(9, 1)]) },
    Predicate { name: text!("hasMMASparseWithMXF4NVF4Scale4xE8M0"),              clauses: List::new(&[a(120).ptx(9, 1), a(121).ptx(9, 1)]) },
    Predicate { name: text!("hasTMABlackwellSupport"),                           clauses: List::new(&[f(100), f(110)]) },
    Predicate { name: text!("hasNarrowFPConversionSupport"),                     clauses: List::new(&[f(100), f(110), f(120)]) },
    Predicate { name: text!("hasFP16X2ToNarrowFPConversionSupport"),             clauses: List::new(&[f(100).ptx(9, 1), f(110).ptx(9, 1), f(120).ptx(9, 1)]) },
    Predicate { name: text!("hasS2F6X2ConversionSupport"),                       clauses: List::new(&[a(100).ptx(9, 1), a(103).ptx(9, 1), a(110).ptx(9, 1), a(120).ptx(9, 1), a(121).ptx(9, 1)]) },
    Predicate { name: text!("hasNarrowFPToBF16x2ConversionSupport"),             clauses: List::new(&[f(100).ptx(9, 2), f(110).ptx(9, 2), f(120).ptx(9, 2)]) },
    Predicate { name: text!("hasUE5M3TypeSupport"),                              clauses: List::new(&[f(107).ptx(9, 4)]) },
    Predicate { name: text!("hasTensormapReplaceSupport"),                       clauses: List::new(&[f(100), f(110), f(120), a(90).ptx(8, 3)]) },
    Predicate { name: text!("hasTensormapReplaceElemtypeSupport(B4x16+)"),       clauses: List::new(&[f(100).ptx(8, 8), f(110).ptx(8, 8), f(120).ptx(8, 8), a(100).ptx(8, 7), a(110).ptx(8, 7), a(120).ptx(8, 7)]) },
    Predicate { name: text!("hasTensormapReplaceSwizzleAtomicitySupport"),       clauses: List::new(&[f(100).ptx(8, 8), f(110).ptx(8, 8), f(120).ptx(8, 8), a(100).ptx(8, 7), a(110).ptx(8, 7), a(120).ptx(8, 7)]) },
    Predicate { name: text!("hasTensormapReplaceSwizzleModeSupport(96B)"),       clauses: List::new(&[a(103)]) },
    Predicate { name: text!("hasClusterLaunchControlTryCancelMulticastSupport"), clauses: List::new(&[f(100), f(110), f(120)]) },
    Predicate { name: text!("hasSetMaxNRegSupport"),                             clauses: List::new(&[a(90), f(100), f(110), f(120)]) },
    Predicate { name: text!("hasLdStmatrixBlackwellSupport"),                    clauses: List::new(&[f(100), f(110), f(120)]) },
    Predicate { name: text!("hasConvertWithStochasticRounding"),                 clauses: List::new(&[a(100).ptx(8, 7), a(103).ptx(8, 7)]) },
];
