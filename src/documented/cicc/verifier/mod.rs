//! The verifier of the intermediate representation: which instructions it refuses, with which message, and what
//! then happens.
//!
//! ```
//! use smarch::documented::cicc::triple::Mode;
//! use smarch::documented::cicc::verifier::{Fault, Instruction, Settings, verify};
//! use smarch::{Answer, Target};
//!
//! let check = verify(Target::Sm120, Instruction::Load { space: 6 }, Settings::default());
//! assert_eq!((check.answer, check.fault), (Answer::No, Some(Fault::TensorMemory)));
//! assert!(check.aborts());
//! ```
//!
//! What libnvvm's verification and compilation answer when they are run is [`crate::nvvm`] (erratum E48).
//!
//! Source: seed 004, "Instruction Selection Dispatch", "Unsupported Instructions" and "SM120 TMEM rejection" (documented).

mod check;
mod opcodes;

pub use check::{
    Check, Fault, Instruction, InstructionKind, Ordering, Settings, TMEM_LINE, TMEM_TEXT, TMEM_TEXT_LENGTH, VerifyFlag,
    verify,
};
pub use opcodes::{OPCODES, Opcode, OpcodeInfo, UNSUPPORTED, Unsupported, dispatch_index};
