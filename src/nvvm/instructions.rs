//! Which instructions libnvvm verifies and compiles.
//!
//! Source: `nvlink/libnvvm_checks.tsv`, `evidence/libnvvm_checks_more.tsv` (the targets that it lacks),
//! `evidence/libnvvm_releases.tsv` (the other releases), `evidence/libnvvm_dialects.tsv` (from typed
//! pointers on); measured.

use super::generated::rows::CONSTRUCTS;
use super::rows::verdict;
use super::{FrontEnd, Phase, either};
use crate::targets::Target;
use crate::{Toolkit, Verdict};

coded_enum! {
    /// Something that was given to libnvvm, verified and compiled; the text is its name in the measured file.
    pub enum Construct {
        /// A load from tensor memory whose value nothing uses, as of the next two: compilation drops it ([`accepts_access`](super::accepts_access) asks of one that is used).
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
///
/// The front end up to 90a, which reads the IR of LLVM 7, cannot parse some in either phase. An intrinsic is a call to verification, and to compilation up to
/// 90a one of an external function.
#[must_use]
pub fn accepts(toolkit: Toolkit, target: Target, phase: Phase, construct: Construct) -> Verdict {
    either(FrontEnd::of(toolkit, target).map(|_| {
        let refused = verdict(CONSTRUCTS, toolkit, target, phase, |refused| {
            refused.contains(&construct)
        });
        refused.unwrap_or(Verdict::Yes)
    }))
}
