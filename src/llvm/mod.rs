//! What upstream LLVM's NVPTX back end knows and does, to compare with the documented tables of tileiras.

mod attributes;
mod features;
mod llc;
mod predicates;

pub use attributes::{Attribute, FeatureString, attributes};
pub(crate) use attributes::{Part, parts};
pub use features::{Feature, full_sm_version};
pub use llc::{Emitted, Output, Remark, llc};
pub use predicates::{Clause, Node, PREDICATES, Predicate};

use crate::targets::Target;

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
    /// Whether `llc -mcpu` of this release takes the target's `sm_` name.
    #[must_use]
    pub const fn knows(self, target: Target) -> bool {
        target.info().is_known_to_llvm(self.code())
    }
}
