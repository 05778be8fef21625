//! The data layout check: its two outcomes besides success. The document does not state which layout is valid;
//! [`crate::nvvm::Layout`] knows it from LLVM's grammar and from libnvvm, as run.
//!
//! Source: seed 004, "Data layout check" (documented).

coded_enum! {
    /// Why a data layout is refused; the text is what the document prints.
    pub enum LayoutError of messages {
        /// There is none.
        Empty   = 1, EMPTY,   "Empty target data layout, must exist";
        /// The format is not valid.
        Invalid = 2, INVALID, "Parse error with examples";
    }
}

/// The function that checks.
pub const LAYOUT_CHECK: u32 = 0x2c7_4f70;
