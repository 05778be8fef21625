//! What the two documents about cicc state. What cicc answers when it is run is in no document.

mod atomics;
mod codegen;
mod detection;
mod verifier;

pub use atomics::{Gate, OfAtomic};
pub use codegen::{Builtins, OfBulkCopy, OfCodegen, builtins, is_builtin};
pub use detection::{EvidenceLists, OfSm, OfTranslation, Pipeline, Range, evidence, pipeline, ptx_map, translation};
pub use verifier::{
    AccessAnswers, LayoutErrors, OfCast, OfInstruction, OfOpcode, OfTypeWord, TripleChecks, access, cast,
    documented_targets, instructions, layout, triple,
};

use alloc::vec::Vec;
use serde::Serialize;

/// A question about the documents.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Form {
    /// Its words.
    pub arguments: &'static str,
    /// What it answers.
    pub purpose: &'static str,
}

const fn form(arguments: &'static str, purpose: &'static str) -> Form {
    Form { arguments, purpose }
}

/// The questions.
#[rustfmt::skip]
pub const FORMS: [Form; 15] = [
    form("translate -arch=compute_N", "what each stage makes of the flag: three flags, SMFeatures, tensor memory, checks"),
    form("pipeline", "the stages of the detection and of the configuration, in their order, and what has priority"),
    form("atomic TARGET OPERATION [TYPE]", "how an atomic operation is lowered, and which comparisons of the front end are met"),
    form("nvvm instructions [TARGET]", "which instructions the verifier refuses in each mode, with its messages"),
    form("nvvm triple TRIPLE", "the pattern that a target triple matches"),
    form("nvvm layout [LAYOUT]", "what the check of data layouts prints"),
    form("nvvm access [TARGET] ACCESS SPACE", "whether an address space allows a load, store or atomic"),
    form("nvvm cast FROM TO", "whether address spaces may be cast"),
    form("nvvm word WORD", "the flags and the address space in a type's word"),
    form("codegen TARGET", "how matrices are multiplied, and what the ladders give for register file, occupancy and overlap"),
    form("builtin [N] [TARGET]", "HMMA with its shapes, convergent branches and Hopper's: by number, branches by name as well"),
    form("opcode N", "the check by which the verifier dispatches an instruction's type"),
    form("bulk ASSEMBLY", "the text of bulk copies that stands in inline assembly"),
    form("ptx [TARGET]", "the PTX version that an SM number is given"),
    form("evidence", "what the document looked at: places, strings, facts"),
];

/// An answer under its name.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(clippy::large_enum_variant, reason = "made once, to be printed")]
pub enum About {
    /// What the stages of the detection make of -arch.
    Translation(OfTranslation),
    /// The PTX version of an SM number, as documented.
    PtxOfSm(OfSm),
    /// What code generation chooses for a target.
    Codegen(OfCodegen),
    /// Which text of bulk copies stands in inline assembly.
    BulkCopySearch(OfBulkCopy),
    /// How an atomic operation is lowered, as documented.
    DocumentedAtomic(OfAtomic),
    /// A cast between address spaces.
    SpaceCast(OfCast),
    /// What the word of a type holds.
    TypeWord(OfTypeWord),
    /// The check of an opcode.
    Dispatch(OfOpcode),
    Forms([Form; 15]),
    /// The PTX versions of ranges of SM numbers, as documented.
    PtxMap(Vec<Range>),
    /// What the verifier does with instructions.
    VerifierInstructions(Vec<OfInstruction>),
}
