//! Which accesses to address spaces, and casts between them, libnvvm verifies and compiles.
//!
//! Source: `evidence/libnvvm_spaces.tsv`, `evidence/libnvvm_releases.tsv` (the other releases), `evidence/libnvvm_spaces_compiled.tsv`
//! (compilation); measured.

use super::generated::rows::{ACCESSES, CASTS};
use super::rows::{Crossing, verdict};
use super::{FrontEnd, Phase, either};
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

/// The address spaces that were given to libnvvm.
const fn was_run(space: u32) -> bool {
    matches!(space, 0..=7 | 101)
}

/// Whether a phase of libnvvm accepts an access to an address space in a program for a target; unknown for spaces above 7 but 101.
///
/// From 100 on verification refuses loads and stores of tensor memory, also on the targets that have it. It refuses
/// atomics outside of generic, global and shared memory and, from 13.1 on, a cluster's shared memory. From 12.5 to 12.8
/// it accepts all. Compilation is asked with a program that uses the loaded value: a load whose value nothing uses is
/// dropped before, and compiles from any space.
#[must_use]
pub fn accepts_access(toolkit: Toolkit, target: Target, phase: Phase, access: Access, space: u32) -> Verdict {
    either(FrontEnd::of(toolkit, target).map(|_| {
        if !was_run(space) {
            return Verdict::UnknownNvvmSpace;
        }
        let is_told = |(accesses, spaces): &Crossing<Access>| accesses.contains(&access) && spaces.contains(&space);
        verdict(ACCESSES, toolkit, target, phase, is_told).unwrap_or(Verdict::Yes)
    }))
}

/// Whether a phase of libnvvm accepts a cast from one address space to another; unknown for spaces above 7 but 101, and for the same space
/// twice, which LLVM itself refuses.
///
/// Verification knows generic, global, shared, constant, local and, from 13.1 on, a cluster's shared memory. It accepts
/// casts between generic and another space, and between the two kinds of shared memory. From 12.5 to 12.8 it accepts
/// all. Compilation is asked with a program that stores through the cast pointer. It refuses less, and ends the process
/// for some of what it refuses.
#[must_use]
pub fn accepts_cast(toolkit: Toolkit, target: Target, phase: Phase, from: u32, to: u32) -> Verdict {
    either(FrontEnd::of(toolkit, target).map(|_| {
        if from == to || !was_run(from) || !was_run(to) {
            return Verdict::UnknownNvvmSpace;
        }
        let is_told = |(ones, others): &Crossing<u32>| ones.contains(&from) && others.contains(&to);
        verdict(CASTS, toolkit, target, phase, is_told).unwrap_or(Verdict::Yes)
    }))
}
