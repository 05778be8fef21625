//! What libnvvm and cicc 13.0.88 answer when they are run on IR: names, instructions, address spaces, triples, layouts.
//!
//! ```
//! use smarch::nvvm::{self, Access, Api};
//! use smarch::{Target, Verdict};
//!
//! let triple = b"nvptx64-nvidia-nvcl";
//! assert_eq!(nvvm::triple(Api::Verify, Target::Sm90, triple), Verdict::NoNvvmTriple);
//! // Compilation does not verify: it lets much through that verification refuses.
//! assert_eq!(nvvm::triple(Api::Compile, Target::Sm90, triple), Verdict::Yes);
//! assert_eq!(nvvm::verify_access(Target::Sm100a, Access::Load, 6), Verdict::NoNvvmTensorMemory);
//! ```
//!
//! libnvvm holds two front ends: one up to `compute_90a`, with LLVM 7's typed pointers, and one from `compute_100` on.
//! What the documents say of the validator is [`crate::documented::cicc::verifier`] (erratum E48).
//!
//! Source: `nvlink/libnvvm_checks.tsv`, `evidence/libnvvm_*.tsv`, `evidence/cicc_names.tsv`; measured.

mod instructions;
mod layout;
mod names;
mod triple;

pub use instructions::{Access, Construct, cmpxchg_words, construct, verify_access, verify_cast};
pub use layout::{
    AddressSpec, Complaint, Complaints, Layout, LayoutAnswer, LayoutFault, Malformation, example_layout, layout,
};
pub use names::{CiccRefusal, LibnvvmRefusal, cicc_refusal, libnvvm_refusal};
pub use triple::{TripleRefusal, triple, triple_refusal};

use crate::Verdict;
use crate::target::{Target, Tool};

coded_enum! {
    /// What libnvvm is asked for.
    pub enum Api {
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
    /// The front end; a verdict for targets that libnvvm does not take.
    fn of(target: Target) -> Result<Self, Verdict> {
        match target.number() {
            _ if !Tool::Cicc.accepts(target.into()) => Err(Verdict::NoNvvmArch),
            ..100 => Ok(Self::Older),
            100.. => Ok(Self::Newer),
        }
    }
}

/// The verdict of a question, or the one that came before it.
fn either(verdict: Result<Verdict, Verdict>) -> Verdict {
    verdict.unwrap_or_else(|refused| refused)
}
