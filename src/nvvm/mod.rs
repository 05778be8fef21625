//! What libnvvm of each release answers when it is run: names, instructions, address spaces, versions of the IR, triples, data layouts.
//!
//! ```
//! use smarch::nvvm::{self, Access, Phase};
//! use smarch::{Target, Toolkit, Verdict};
//!
//! let triple = b"nvptx64-nvidia-nvcl";
//! assert_eq!(nvvm::accepts_triple(Toolkit::V13_0, Target::Sm90, Phase::Verify, triple), Verdict::NoNvvmTriple);
//! // Compilation does not verify: it accepts much that verification refuses.
//! assert_eq!(nvvm::accepts_triple(Toolkit::V13_0, Target::Sm90, Phase::Compile, triple), Verdict::Yes);
//! assert_eq!(nvvm::accepts_access(Toolkit::V13_0, Target::Sm100a, Phase::Verify, Access::Load, 6), Verdict::NoNvvmTensorMemory);
//! ```
//!
//! libnvvm holds two front ends: one up to `compute_90a`, with LLVM 7's typed pointers, and from 12.8 on one from `compute_100` on.
//! From 12.5 to 12.8 verification passes all that the front end can read.
//! What the documents state about the verifier is [`crate::documented::cicc::verifier`] (erratum E48).
//!
//! `generated/rows.rs` states since which release each fact holds; `cargo xtask fit nvvm` writes it from what was
//! measured.
//!
//! Source: `nvlink/libnvvm_checks.tsv`, `evidence/libnvvm_*.tsv`; measured.

#[macro_use]
mod rows;
mod generated {
    pub mod rows;
}
mod instructions;
mod ir_version;
mod layout;
mod names;
mod spaces;
mod triple;

pub use instructions::{Construct, accepts};
pub use ir_version::{IrVersion, IrVersionRefusal, accepts_ir_version, ir_version, ir_version_refusal};
pub use layout::{
    AddressSpec, Complaint, Complaints, Layout, LayoutAnswer, LayoutFault, Malformation, accepts_layout,
    example_layout, pointer_width,
};
pub use names::{Refusal, refusal};
pub use spaces::{Access, accepts_access, accepts_cast};
pub use triple::{TripleRefusal, accepts_triple, triple_refusal};

use crate::targets::{NameKind, Target, Tool};
use crate::{Toolkit, Verdict};
use generated::rows::UNVERIFIED;

coded_enum! {
    /// A phase of libnvvm.
    pub enum Phase {
        /// `nvvmVerifyProgram`.
        Verify  = 1, VERIFY,  "verify";
        /// `nvvmCompileProgram`, which does not verify first.
        Compile = 2, COMPILE, "compile";
    }
}

/// The front end that reads programs for a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FrontEnd {
    /// Up to 90a.
    Older,
    /// From 100 on.
    Newer,
}

impl FrontEnd {
    /// The front end of a release; a verdict for targets that its libnvvm does not accept.
    fn of(toolkit: Toolkit, target: Target) -> Result<Self, Verdict> {
        match (
            Tool::Libnvvm.accepts_why(toolkit, target.named(NameKind::Compute)),
            target.number(),
        ) {
            (Verdict::Yes, ..100) => Ok(Self::Older),
            (Verdict::Yes, _) => Ok(Self::Newer),
            (refused, _) => Err(refused),
        }
    }
}

/// Whether verification of this release looks at programs: from 12.5 to 12.8 it passes all that can be read.
fn verifies(toolkit: Toolkit) -> bool {
    !UNVERIFIED.has(toolkit)
}

/// The verdict, of whichever side.
fn either(verdict: Result<Verdict, Verdict>) -> Verdict {
    verdict.unwrap_or_else(|refused| refused)
}
