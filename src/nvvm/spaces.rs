//! Which accesses to address spaces, and casts between them, libnvvm verifies and compiles.
//!
//! Source: `evidence/libnvvm_spaces.tsv`, `evidence/libnvvm_releases.tsv` (the other releases), `evidence/libnvvm_spaces_compiled.tsv`
//! (compilation); measured.

use super::{FrontEnd, Phase, either, verifies};
use crate::targets::Target;
use crate::{Toolkit, Verdict};

coded_enum! {
    /// What is done with a pointer.
    pub enum Access {
        /// A load.
        Load      = 1, LOAD,      "load";
        /// A store.
        Store     = 2, STORE,     "store";
        /// `atomicrmw`.
        AtomicRmw = 3, ATOMICRMW, "atomicrmw";
        /// `cmpxchg`.
        CmpXchg   = 4, CMPXCHG,   "cmpxchg";
    }
}

const GENERIC: u32 = 0;
const SHARED: u32 = 3;
const CONSTANT: u32 = 4;
/// Tensor memory.
const TENSOR: u32 = 6;
/// A cluster's shared memory.
const CLUSTER: u32 = 7;
/// Parameters of a kernel, as LLVM numbers them.
const PARAMETERS: u32 = 101;

/// Whether libnvvm of this release knows the address space of a cluster's shared memory.
fn knows_cluster(toolkit: Toolkit) -> bool {
    toolkit.is_from(Toolkit::V13_1)
}

/// The address spaces that were given to libnvvm.
const fn was_run(space: u32) -> bool {
    matches!(space, 0..=7 | PARAMETERS)
}

/// The address spaces that code generation has no name for. Tensor memory is among them: its intrinsics take integers.
fn has_no_code(toolkit: Toolkit, space: u32) -> bool {
    matches!(space, 2 | TENSOR) || space == CLUSTER && !knows_cluster(toolkit)
}

/// Whether a phase of libnvvm accepts an access to an address space in a program for a target; unknown for spaces above 7 but 101.
///
/// Of loads and stores verification refuses those of tensor memory, from 100 on and on every target, of atomics all that are not generic,
/// global, shared or, from 13.1 on, of a cluster's shared memory; from 12.5 to 12.8 it accepts all. Compilation is that of a program which
/// uses what is loaded: a load whose value nothing uses is dropped before, and compiles from any space.
#[must_use]
pub fn accepts_access(toolkit: Toolkit, target: Target, phase: Phase, access: Access, space: u32) -> Verdict {
    either(FrontEnd::of(toolkit, target).map(|front_end| match phase {
        _ if !was_run(space) => Verdict::UnknownNvvmSpace,
        Phase::Verify => verified_access(toolkit, front_end, access, space),
        Phase::Compile => compiled_access(toolkit, target, front_end, access, space),
    }))
}

fn verified_access(toolkit: Toolkit, front_end: FrontEnd, access: Access, space: u32) -> Verdict {
    match (access, space) {
        _ if !verifies(toolkit) => Verdict::Yes,
        (Access::Load | Access::Store, TENSOR) if front_end == FrontEnd::Newer => Verdict::NoNvvmTensorMemory,
        (Access::Load | Access::Store, _) | (_, 0 | 1 | 3) => Verdict::Yes,
        (_, CLUSTER) if knows_cluster(toolkit) => Verdict::Yes,
        (Access::AtomicRmw, _) => Verdict::NoNvvmAtomicSpace,
        (Access::CmpXchg, _) => Verdict::NoNvvmCmpXchgSpace,
    }
}

fn compiled_access(toolkit: Toolkit, target: Target, front_end: FrontEnd, access: Access, space: u32) -> Verdict {
    let (is_newer, has_no_code) = (front_end == FrontEnd::Newer, has_no_code(toolkit, space));
    let ends_from = |release| is_newer && has_no_code && toolkit.is_from(release);
    let is_parameter_from = |release| space == PARAMETERS && !(is_newer && toolkit.is_from(release));
    let is_refused = match access {
        Access::Load if is_newer && has_no_code => return Verdict::NoNvvmCrash,
        Access::Store if ends_from(Toolkit::V13_4) => return Verdict::NoNvvmCrash,
        Access::Load | Access::Store => false,
        Access::AtomicRmw if ends_from(Toolkit::V13_5) => return Verdict::NoNvvmCrash,
        Access::AtomicRmw if space == CLUSTER && target.number() < 90 => true,
        Access::AtomicRmw => has_no_code || is_parameter_from(Toolkit::V13_5),
        Access::CmpXchg if ends_from(Toolkit::V13_4) => return Verdict::NoNvvmCrash,
        Access::CmpXchg if is_newer && toolkit.is_from(Toolkit::V13_2) => false,
        Access::CmpXchg => has_no_code || space == PARAMETERS,
    };
    if is_refused {
        Verdict::NoNvvmOperation
    } else {
        Verdict::Yes
    }
}

/// Whether a phase of libnvvm accepts a cast from one address space to another; unknown for spaces above 7 but 101, and for the same space
/// twice, which LLVM itself refuses.
///
/// Verification knows generic, global, shared, constant, local and, from 13.1 on, a cluster's shared memory, and casts between generic and
/// another, and between the two kinds of shared memory; from 12.5 to 12.8 it accepts all. Compilation is that of a program which stores
/// through what is cast: it refuses less, and ends the process over some of what it refuses.
#[must_use]
pub fn accepts_cast(toolkit: Toolkit, target: Target, phase: Phase, from: u32, to: u32) -> Verdict {
    either(FrontEnd::of(toolkit, target).map(|front_end| match phase {
        _ if from == to || !was_run(from) || !was_run(to) => Verdict::UnknownNvvmSpace,
        Phase::Verify => verified_cast(toolkit, from, to),
        Phase::Compile => compiled_cast(toolkit, front_end, from, to),
    }))
}

fn verified_cast(toolkit: Toolkit, from: u32, to: u32) -> Verdict {
    let is_known = |space| match space {
        CLUSTER => knows_cluster(toolkit),
        other => matches!(other, 0 | 1 | 3 | 4 | 5),
    };
    match (from, to) {
        _ if !verifies(toolkit) => Verdict::Yes,
        _ if !is_known(to) => Verdict::NoNvvmCastTarget,
        _ if !is_known(from) => Verdict::NoNvvmCastSource,
        (GENERIC, _) | (_, GENERIC) | (SHARED, CLUSTER) | (CLUSTER, SHARED) => Verdict::Yes,
        _ => Verdict::NoNvvmCast,
    }
}

fn compiled_cast(toolkit: Toolkit, front_end: FrontEnd, from: u32, to: u32) -> Verdict {
    let [from_nowhere, to_nowhere] = [from, to].map(|space| has_no_code(toolkit, space));
    if front_end == FrontEnd::Newer && toolkit.is_from(Toolkit::V13_1) {
        return match to {
            // A store to what is constant is dropped before.
            CONSTANT | PARAMETERS => Verdict::Yes,
            // The store through the pointer ends it.
            _ if to_nowhere && toolkit.is_from(Toolkit::V13_4) => Verdict::NoNvvmCrash,
            _ if to_nowhere || from_nowhere => Verdict::NoNvvmCastSpace,
            _ => Verdict::Yes,
        };
    }
    let is_generic_to_nowhere = from == GENERIC && to_nowhere || from_nowhere && to == GENERIC;
    match () {
        () if !is_generic_to_nowhere => Verdict::Yes,
        () if toolkit.is_from(Toolkit::V12_3) => Verdict::NoNvvmCastSpace,
        () => Verdict::NoNvvmCrash,
    }
}
