//! What libnvvm 13.0.88 answers when it is run: names, instructions, address spaces, triples, data layouts; of the widths of pointers
//! what that of every release does.
//!
//! ```
//! use smarch::nvvm::{self, Access, Phase};
//! use smarch::{Target, Toolkit, Verdict};
//!
//! let triple = b"nvptx64-nvidia-nvcl";
//! assert_eq!(nvvm::accepts_triple(Toolkit::V13_0, Target::Sm90, Phase::Verify, triple), Verdict::NoNvvmTriple);
//! // Compilation does not verify: it accepts much that verification refuses.
//! assert_eq!(nvvm::accepts_triple(Toolkit::V13_0, Target::Sm90, Phase::Compile, triple), Verdict::Yes);
//! assert_eq!(nvvm::verify_access(Toolkit::V13_0, Target::Sm100a, Access::Load, 6), Verdict::NoNvvmTensorMemory);
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

pub use instructions::{Access, Construct, accepts, access_message, verify_access, verify_cast};
pub use layout::{
    AddressSpec, Complaint, Complaints, Layout, LayoutAnswer, LayoutFault, Malformation, accepts_layout,
    example_layout, pointer_width,
};
pub use names::{Refusal, refusal};
pub use triple::{TripleRefusal, accepts_triple, triple_refusal};

use crate::targets::{NameKind, Target, Tool};
use crate::{Toolkit, Verdict};

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

/// The release whose libnvvm was given programs of all kinds; of others the names that it takes and the widths of pointers are known.
const RUN: Toolkit = Toolkit::V13_0;

impl FrontEnd {
    /// The front end of the release that was given programs; a verdict for targets that libnvvm does not accept.
    fn of(toolkit: Toolkit, target: Target) -> Result<Self, Verdict> {
        if toolkit != RUN {
            return Err(Verdict::UnknownTool);
        }
        Self::of_release(toolkit, target)
    }

    /// The front end of any release; a verdict for targets that its libnvvm does not accept.
    fn of_release(toolkit: Toolkit, target: Target) -> Result<Self, Verdict> {
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

/// The verdict, of whichever side.
fn either(verdict: Result<Verdict, Verdict>) -> Verdict {
    verdict.unwrap_or_else(|refused| refused)
}
