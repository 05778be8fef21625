//! What upstream LLVM's NVPTX back end knows and does, to compare with the documented tables of tileiras.

mod features;
mod llc;
mod predicates;

pub use features::{Feature, full_sm_version};
pub use llc::{Emitted, Output, Remark, llc};
pub use predicates::{Clause, Node, PREDICATES, Predicate};

use crate::targets::Tool;

coded_enum! {
    /// A release that was run.
    pub enum Release {
        /// LLVM 19.1.7.
        Llvm19 = 19, LLVM_19, "LLVM 19.1.7";
        /// LLVM 22.1.8.
        Llvm22 = 22, LLVM_22, "LLVM 22.1.8";
    }
}

impl Release {
    /// The release's `llc`: which CPUs it knows.
    #[must_use]
    pub const fn tool(self) -> Tool {
        match self {
            Self::Llvm19 => Tool::Llc19,
            Self::Llvm22 => Tool::Llc22,
        }
    }
}
