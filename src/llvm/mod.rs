//! What upstream LLVM's NVPTX back end knows and does, to compare with the documented tables of tileiras.

mod attributes;
mod choice;
mod features;
#[rustfmt::skip]
mod generated {
    pub(super) mod intrinsics;
}
mod intrinsics;
mod llc;
mod predicates;

pub use attributes::{Attribute, FeatureString, attributes};
pub(crate) use attributes::{Part, parts};
pub use choice::{Aim, Choice, choose};
pub use features::{Feature, full_sm_version};
pub use intrinsics::{Intrinsic, Spelling};
pub use llc::{Emitted, Output, Remark, llc};
pub use predicates::{Clause, Node, PREDICATES, Predicate};

use crate::targets::Target;

coded_enum! {
    /// A release that was run.
    pub enum Release {
        /// LLVM 14.0.6.
        Llvm14 = 14, LLVM_14, "LLVM 14.0.6";
        /// LLVM 15.0.6.
        Llvm15 = 15, LLVM_15, "LLVM 15.0.6";
        /// LLVM 16.0.6.
        Llvm16 = 16, LLVM_16, "LLVM 16.0.6";
        /// LLVM 17.0.6.
        Llvm17 = 17, LLVM_17, "LLVM 17.0.6";
        /// LLVM 18.1.6.
        Llvm18 = 18, LLVM_18, "LLVM 18.1.6";
        /// LLVM 19.1.7.
        Llvm19 = 19, LLVM_19, "LLVM 19.1.7";
        /// LLVM 20.1.8.
        Llvm20 = 20, LLVM_20, "LLVM 20.1.8";
        /// LLVM 21.1.0.
        Llvm21 = 21, LLVM_21, "LLVM 21.1.0";
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

    /// Whether it is this release or a later one.
    const fn is_from(self, other: Self) -> bool {
        self.code() >= other.code()
    }
}
