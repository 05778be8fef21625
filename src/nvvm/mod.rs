//! What libnvvm 13.0.88 answers when it is run: names, instructions, address spaces, triples, data layouts.
//!
//! ```
//! use smarch::nvvm::{self, Access, Phase};
//! use smarch::{Target, Verdict};
//!
//! let triple = b"nvptx64-nvidia-nvcl";
//! assert_eq!(nvvm::accepts_triple(Target::Sm90, Phase::Verify, triple), Verdict::NoNvvmTriple);
//! // Compilation does not verify: it accepts much that verification refuses.
//! assert_eq!(nvvm::accepts_triple(Target::Sm90, Phase::Compile, triple), Verdict::Yes);
//! assert_eq!(nvvm::verify_access(Target::Sm100a, Access::Load, 6), Verdict::NoNvvmTensorMemory);
//! ```
//!
//! libnvvm holds two front ends: one up to `compute_90a`, with LLVM 7's typed pointers, and one from `compute_100` on.
//! What the documents state about the verifier is [`crate::documented::cicc::verifier`] (erratum E48).
//!
//! Source: `nvlink/libnvvm_checks.tsv`, `evidence/libnvvm_*.tsv`; measured.

mod instructions;
mod layout;
mod names;
mod triple;

pub use instructions::{Access, Construct, accepts, cmpxchg_message, verify_access, verify_cast};
pub use layout::{
    AddressSpec, Complaint, Complaints, Layout, LayoutAnswer, LayoutFault, Malformation, accepts_layout, example_layout,
};
pub use names::{Refusal, refusal};
pub use triple::{TripleRefusal, accepts_triple, triple_refusal};

use crate::Verdict;
use crate::targets::{Target, Tool};

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
    /// The front end; a verdict for targets that libnvvm does not accept.
    fn of(target: Target) -> Result<Self, Verdict> {
        match target.number() {
            _ if !Tool::Cicc.accepts(target.into()) => Err(Verdict::NoNvvmArch),
            ..100 => Ok(Self::Older),
            100.. => Ok(Self::Newer),
        }
    }
}

/// The verdict, of whichever side.
fn either(verdict: Result<Verdict, Verdict>) -> Verdict {
    verdict.unwrap_or_else(|refused| refused)
}
