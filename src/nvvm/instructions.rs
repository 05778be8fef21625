//! Which instructions libnvvm verifies and compiles.
//!
//! Source: `nvlink/libnvvm_checks.tsv`, `evidence/libnvvm_checks_more.tsv` (the targets that it lacks),
//! `evidence/libnvvm_releases.tsv` (the other releases), `evidence/libnvvm_dialects.tsv` (from typed
//! pointers on); measured.

use super::{Access, FrontEnd, Phase, accepts_access, accepts_cast, either, verifies};
use crate::Toolkit;
use crate::Verdict;
use crate::targets::{Family, Suffix, Target};

coded_enum! {
    /// Something that was given to libnvvm, verified and compiled; the text is its name in the measured file.
    pub enum Construct {
        /// A load from tensor memory whose value nothing uses, as of the next two: compilation drops it ([`accepts_access`] asks of one that is used).
        LoadTensorMemory      =  1, LOAD_TENSOR_MEMORY,      "load addrspace(6)";
        /// A store to tensor memory.
        StoreTensorMemory     =  2, STORE_TENSOR_MEMORY,     "store addrspace(6)";
        /// A load from address space 2.
        LoadSpace2            =  3, LOAD_SPACE_2,            "load addrspace(2)";
        /// A load from address space 7.
        LoadSpace7            =  4, LOAD_SPACE_7,            "load addrspace(7)";
        /// An atomic in tensor memory.
        AtomicTensorMemory    =  5, ATOMIC_TENSOR_MEMORY,    "atomicrmw addrspace(6)";
        /// A fence that acquires.
        FenceAcquire          =  6, FENCE_ACQUIRE,           "fence acquire";
        /// A fence that releases.
        FenceRelease          =  7, FENCE_RELEASE,           "fence release";
        /// A fence that does both.
        FenceAcqRel           =  8, FENCE_ACQ_REL,           "fence acq_rel";
        /// A sequentially consistent fence.
        FenceSeqCst           =  9, FENCE_SEQ_CST,           "fence seq_cst";
        /// A cast from global to shared.
        CastGlobalShared      = 10, CAST_GLOBAL_SHARED,      "addrspacecast 1->3";
        /// A cast from generic to tensor memory.
        CastTensorMemory      = 11, CAST_TENSOR_MEMORY,      "addrspacecast 0->6";
        /// A jump to an address.
        IndirectBr            = 12, INDIRECTBR,              "indirectbr";
        /// A call that may unwind.
        Invoke                = 13, INVOKE,                  "invoke";
        /// The intrinsic of `tcgen05.fence`.
        Tcgen05Fence          = 14, TCGEN05_FENCE,           "tcgen05.fence";
        /// The intrinsic of `tcgen05.wait::ld`.
        Tcgen05WaitLd         = 15, TCGEN05_WAIT_LD,         "tcgen05.wait.ld";
        /// The intrinsic of `tcgen05.relinquish_alloc_permit`.
        Tcgen05Relinquish     = 16, TCGEN05_RELINQUISH,      "tcgen05.relinquish";
        /// A branch on the intrinsic `llvm.nvvm.branch.if.all.convergent`.
        BranchIfAllConvergent = 17, BRANCH_IF_ALL_CONVERGENT, "branch.if.all.convergent";
        /// A branch on the intrinsic `llvm.nvvm.branch.if.convergent`.
        BranchIfConvergent    = 18, BRANCH_IF_CONVERGENT,    "branch.if.convergent";
        /// The result of one of these two that is not used by a branch alone.
        ConvergentValue       = 19, CONVERGENT_VALUE,        "branch.if value";
        /// The intrinsic of `barrier.cluster.arrive`.
        ClusterArrive         = 20, CLUSTER_ARRIVE,          "barrier.cluster.arrive";
        /// The intrinsic of `setmaxnreg.inc`.
        SetMaxNReg            = 21, SET_MAX_N_REG,           "setmaxnreg";
        /// The intrinsic of `wgmma.fence`.
        WgmmaFence            = 22, WGMMA_FENCE,             "wgmma.fence";
        /// Pointers with types, `i32*`.
        TypedPointers         = 23, TYPED_POINTERS,          "typed pointers";
        /// Pointers without, `ptr`.
        OpaquePointers        = 24, OPAQUE_POINTERS,         "opaque pointers";
        /// A `half` that is loaded, added and stored.
        Half                  = 25, HALF,                    "half";
        /// The same of `bfloat`.
        Bfloat                = 26, BFLOAT,                  "bfloat";
        /// `atomicrmw fadd` of `float`, `double` and `half`.
        AtomicFadd            = 27, ATOMIC_FADD,             "atomicrmw fadd";
        /// `atomicrmw` of 8 and 16 bits.
        AtomicI8              = 28, ATOMIC_I8,               "atomicrmw i8";
        /// `cmpxchg` of 8 and 16 bits.
        CmpXchgI8             = 29, CMPXCHG_I8,              "cmpxchg i8";
        /// A load that is `atomic monotonic`, or `unordered`.
        LoadAtomicMonotonic   = 30, LOAD_ATOMIC_MONOTONIC,   "load atomic monotonic";
        /// A load that is `atomic acquire`, or `seq_cst`.
        LoadAtomicAcquire     = 31, LOAD_ATOMIC_ACQUIRE,     "load atomic acquire";
        /// A store that is `atomic monotonic`, or `unordered`.
        StoreAtomicMonotonic  = 32, STORE_ATOMIC_MONOTONIC,  "store atomic monotonic";
        /// A store that is `atomic release`, or `seq_cst`.
        StoreAtomicRelease    = 33, STORE_ATOMIC_RELEASE,    "store atomic release";
        /// `fneg`.
        FNeg                  = 34, FNEG,                    "fneg";
        /// `freeze`.
        Freeze                = 35, FREEZE,                  "freeze";
        /// The value `poison`.
        Poison                = 36, POISON,                  "poison";
    }
}

/// Whether a phase of libnvvm accepts a construct in a program for a target; the text of the verdict is what it logs.
#[must_use]
pub fn accepts(toolkit: Toolkit, target: Target, phase: Phase, construct: Construct) -> Verdict {
    either(FrontEnd::of(toolkit, target).map(|front_end| match phase {
        Phase::Verify => verified(toolkit, target, front_end, construct),
        Phase::Compile => compiled(toolkit, target, front_end, construct),
    }))
}

/// What the front end up to 90a, which reads the IR of LLVM 7, cannot parse, in whichever phase.
fn parsed(front_end: FrontEnd, construct: Construct) -> Verdict {
    use Construct as C;
    match (front_end, construct) {
        (FrontEnd::Older, C::OpaquePointers | C::Bfloat) => Verdict::NoNvvmType,
        (FrontEnd::Older, C::AtomicFadd) => Verdict::NoNvvmBinaryOperation,
        (FrontEnd::Older, C::FNeg | C::Freeze) => Verdict::NoNvvmOpcode,
        (FrontEnd::Older, C::Poison) => Verdict::NoNvvmValue,
        _ => Verdict::Yes,
    }
}

fn verified(toolkit: Toolkit, target: Target, front_end: FrontEnd, construct: Construct) -> Verdict {
    use Construct as C;
    match construct {
        _ if !parsed(front_end, construct).is_yes() => parsed(front_end, construct),
        _ if !verifies(toolkit) => Verdict::Yes,
        C::LoadTensorMemory => accepts_access(toolkit, target, Phase::Verify, Access::Load, 6),
        C::StoreTensorMemory => accepts_access(toolkit, target, Phase::Verify, Access::Store, 6),
        C::LoadSpace2 => accepts_access(toolkit, target, Phase::Verify, Access::Load, 2),
        C::LoadSpace7 => accepts_access(toolkit, target, Phase::Verify, Access::Load, 7),
        C::AtomicTensorMemory => accepts_access(toolkit, target, Phase::Verify, Access::AtomicRmw, 6),
        C::CastGlobalShared => accepts_cast(toolkit, target, Phase::Verify, 1, 3),
        C::CastTensorMemory => accepts_cast(toolkit, target, Phase::Verify, 0, 6),
        C::FenceAcquire | C::FenceRelease if toolkit == Toolkit::V12_3 => Verdict::NoNvvmFenceOrdering,
        C::FenceAcqRel | C::FenceSeqCst if toolkit == Toolkit::V12_3 => Verdict::Yes,
        C::FenceAcquire | C::FenceRelease | C::FenceAcqRel | C::FenceSeqCst => match front_end {
            FrontEnd::Newer if toolkit.is_from(Toolkit::V13_3) => Verdict::Yes,
            _ => Verdict::NoNvvmFence,
        },
        C::Half if front_end == FrontEnd::Older && !toolkit.is_from(Toolkit::V12_5) => Verdict::NoNvvmHalf,
        C::AtomicFadd if toolkit == Toolkit::V12_9 => Verdict::NoNvvmAtomicFadd,
        C::AtomicI8 | C::CmpXchgI8 if !toolkit.is_from(Toolkit::V12_3) => Verdict::NoNvvmAtomicTypeOlder,
        C::AtomicI8 | C::CmpXchgI8 => Verdict::NoNvvmAtomicType,
        C::LoadAtomicMonotonic | C::LoadAtomicAcquire => Verdict::NoNvvmAtomicAccess,
        C::StoreAtomicMonotonic | C::StoreAtomicRelease => Verdict::NoNvvmAtomicAccess,
        C::TypedPointers | C::OpaquePointers | C::Half | C::Bfloat => Verdict::Yes,
        C::AtomicFadd | C::FNeg | C::Freeze | C::Poison => Verdict::Yes,
        C::IndirectBr => Verdict::NoNvvmBlockAddress,
        C::Invoke => Verdict::NoNvvmPersonality,
        C::ConvergentValue => Verdict::NoNvvmConvergent,
        // An intrinsic is a call.
        C::Tcgen05Fence | C::Tcgen05WaitLd | C::Tcgen05Relinquish => Verdict::Yes,
        C::ClusterArrive | C::SetMaxNReg | C::WgmmaFence => Verdict::Yes,
        // Documented for the latter: from sm_80 on (erratum E48f).
        C::BranchIfAllConvergent | C::BranchIfConvergent => Verdict::Yes,
    }
}

fn compiled(toolkit: Toolkit, target: Target, front_end: FrontEnd, construct: Construct) -> Verdict {
    use Construct as C;
    match (construct, front_end) {
        _ if !parsed(front_end, construct).is_yes() => parsed(front_end, construct),
        (C::AtomicI8 | C::CmpXchgI8 | C::LoadAtomicAcquire | C::StoreAtomicRelease, FrontEnd::Older) => {
            Verdict::NoNvvmOperation
        }
        (C::StoreTensorMemory, _) => accepts_access(toolkit, target, Phase::Compile, Access::Store, 6),
        (C::AtomicTensorMemory, _) => accepts_access(toolkit, target, Phase::Compile, Access::AtomicRmw, 6),
        (C::CastGlobalShared, _) => accepts_cast(toolkit, target, Phase::Compile, 1, 3),
        (C::CastTensorMemory, _) => accepts_cast(toolkit, target, Phase::Compile, 0, 6),
        (C::FenceAcquire | C::FenceRelease | C::FenceAcqRel | C::FenceSeqCst, FrontEnd::Older) => {
            Verdict::NoNvvmOperation
        }
        // The older front end knows no such intrinsic: it leaves a call of an external function.
        (C::Tcgen05Fence | C::Tcgen05WaitLd | C::Tcgen05Relinquish, FrontEnd::Newer)
            if toolkit.is_from(Toolkit::V13_0) && !has_tcgen05(target) =>
        {
            Verdict::NoNvvmOperation
        }
        (C::BranchIfAllConvergent | C::BranchIfConvergent | C::ConvergentValue, _) => Verdict::NoNvvmOperation,
        (C::WgmmaFence, FrontEnd::Newer) if toolkit.is_from(Toolkit::V12_9) => Verdict::NoNvvmOperation,
        (C::SetMaxNReg, FrontEnd::Newer) if !has_set_max_n_reg(toolkit, target) => Verdict::NoNvvmOperation,
        _ => Verdict::Yes,
    }
}

/// From 100 on: those with a suffix, of 12.8 the first one alone.
fn has_set_max_n_reg(toolkit: Toolkit, target: Target) -> bool {
    if toolkit.is_from(Toolkit::V12_9) {
        target.suffix() != Suffix::Base
    } else {
        target == Target::Sm100a
    }
}

/// Suffix `a` or `f` of 100, 103 and 110.
fn has_tcgen05(target: Target) -> bool {
    target.suffix() != Suffix::Base && matches!(target.family(), Some(Family::Sm10x | Family::Sm11x))
}
