//! cicc's verifier of IR, as documented.

use super::spaces::smarch_documented_cicc_mode;
use crate::documented::cicc::triple::Mode;
use crate::documented::cicc::verifier::{
    Check, Fault, Instruction, InstructionKind, OPCODES, OpcodeInfo, Ordering, Settings, UNSUPPORTED, Unsupported,
    VerifyFlag, dispatch_index, verify,
};
use crate::ffi::boundary::{In, Out, Row, all_rows, code_texts, smarch_status, status, target, write};
use crate::ffi::rules::verdict::smarch_answer;
use crate::ffi::targets::smarch_target;
use crate::{Error, Text};

/// An opcode that has a check, as cicc numbers it: SMARCH_DOCUMENTED_CICC_OPCODE_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_OPCODE_")]
#[expect(dead_code, reason = "the type of a field of rows")]
pub type smarch_documented_cicc_opcode = u32;

/// The ordering of a fence: SMARCH_DOCUMENTED_CICC_ORDERING_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_ORDERING_")]
pub type smarch_documented_cicc_ordering = u32;

/// The kind of an instruction: SMARCH_DOCUMENTED_CICC_INSTRUCTION_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_INSTRUCTION_")]
pub type smarch_documented_cicc_instruction_kind = u32;

/// A flag of an instruction that is verified, a bit: SMARCH_DOCUMENTED_CICC_VERIFY_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_VERIFY_")]
pub type smarch_documented_cicc_verify_flag = u32;

/// Why an instruction is refused: SMARCH_DOCUMENTED_CICC_FAULT_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_FAULT_")]
pub type smarch_documented_cicc_fault = u32;

all_rows! {
    /// The four opcodes that have a check, codes ascending. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_opcodes() -> [OpcodeInfo] = OPCODES;

    /// The five instructions that are refused, lines ascending. *count becomes how many. NULL when count is NULL.
    fn smarch_documented_cicc_unsupported_instructions() -> [Unsupported] = UNSUPPORTED;
}

/// The opcode of an instruction's type, by its low byte; NULL where the dispatch table has no check.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_opcode_info_of(instruction_type: u32) -> Row<OpcodeInfo> {
    let index = u32::from(dispatch_index(instruction_type));
    OPCODES.iter().find(|row| row.opcode.code() == index)
}

/// An instruction, and how the verifier is called.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_cicc_instruction {
    /// The kind.
    pub kind: smarch_documented_cicc_instruction_kind,
    /// Of a load or store the address space; of a cast the one that is cast from; else ignored.
    pub space: u32,
    /// Of a cast the address space that is cast to; else ignored.
    pub to: u32,
    /// Of a fence its ordering; else ignored.
    pub ordering: smarch_documented_cicc_ordering,
    /// The mode of the verifier.
    pub mode: smarch_documented_cicc_mode,
    /// SMARCH_DOCUMENTED_CICC_VERIFY_*, bits.
    pub flags: smarch_documented_cicc_verify_flag,
}

/// The verifier's answer about an instruction.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_cicc_check {
    /// Whether the verifier accepts it; unknown where the document does not state it.
    pub answer: smarch_answer,
    /// Why it is refused; 0 when it is not.
    pub fault: smarch_documented_cicc_fault,
    /// 1 when the error flag of the context is set, else 0.
    pub error_flag: u32,
    /// 1 when the compilation is ended at once, else 0.
    pub aborts: u32,
    /// What is printed, cut short where the document cuts it short; NULL where it has no text.
    pub text: Option<Text>,
}

fn read(input: &smarch_documented_cicc_instruction) -> Result<(Instruction, Settings), Error> {
    if input.flags & !VerifyFlag::DiagnosticMode.code() != 0 {
        return Err(Error::InvalidValue);
    }
    let settings = Settings {
        mode: Mode::from_code(input.mode).ok_or(Error::InvalidValue)?,
        diagnostic_mode: input.flags != 0,
    };
    let instruction = match InstructionKind::from_code(input.kind).ok_or(Error::InvalidValue)? {
        InstructionKind::Load => Instruction::Load { space: input.space },
        InstructionKind::Store => Instruction::Store { space: input.space },
        InstructionKind::Fence => Instruction::Fence(Ordering::from_code(input.ordering).ok_or(Error::InvalidValue)?),
        InstructionKind::AddrSpaceCast => Instruction::AddrSpaceCast {
            from: input.space,
            to: input.to,
        },
        InstructionKind::IndirectBr => Instruction::IndirectBr,
        InstructionKind::Invoke => Instruction::Invoke,
        InstructionKind::Resume => Instruction::Resume,
        InstructionKind::LandingPad => Instruction::LandingPad,
    };
    Ok((instruction, settings))
}

fn c_check(check: &Check) -> smarch_documented_cicc_check {
    smarch_documented_cicc_check {
        answer: check.answer.code(),
        fault: check.fault.map_or(0, Fault::code),
        error_flag: check.sets_error_flag().into(),
        aborts: check.aborts().into(),
        text: check
            .fault
            .filter(|&fault| fault != Fault::Unsupported)
            .map(Fault::text),
    }
}

/// The answer of cicc's verifier about an instruction of a program for a target, as documented. What libnvvm answers:
/// smarch_nvvm_accepts_why, smarch_nvvm_verify_access_why, smarch_nvvm_verify_cast_why.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: an invalid target, kind, ordering, mode or flag.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_verify(
    t: smarch_target,
    instruction: In<smarch_documented_cicc_instruction>,
    out: Out<smarch_documented_cicc_check>,
) -> smarch_status {
    let answer = || {
        let (instruction, settings) = read(instruction.ok_or(Error::NullPointer)?)?;
        write(out, c_check(&verify(target(t)?, instruction, settings)))
    };
    status(answer())
}

code_texts! {
    /// What is printed for a fault, line end included where there is one. Returns "" where the document has no text, and
    /// for an unknown code.
    fn smarch_documented_cicc_fault_message(fault: smarch_documented_cicc_fault) = Fault;
}
