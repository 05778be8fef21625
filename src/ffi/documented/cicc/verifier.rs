//! cicc's validator of IR, as documented.

use crate::Error;
use crate::documented::cicc::triple::Mode;
use crate::documented::cicc::verifier::{
    self, Check, Fault, Instruction, Opcode, Ordering, Settings, UNSUPPORTED, Unsupported, dispatch_index, verify,
};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{c_rows, list, or_null, smarch_status, status, target, write};
use crate::ffi::target::smarch_target;
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// An opcode that has a check.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_opcode {
    /// SMARCH_CICC_OPCODE_*.
    pub code: u32,
    /// The instruction: "load".
    pub instruction: *const c_char,
    /// The function that checks, as printed.
    pub handler: *const c_char,
    /// What it checks, as printed.
    pub check: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_cicc_opcode {}

c_rows!(OPCODES: [smarch_cicc_opcode; OPCODE_COUNT] = opcode_row(Opcode::ALL));

const fn opcode_row(opcode: &Opcode) -> smarch_cicc_opcode {
    smarch_cicc_opcode {
        code: opcode.code(),
        instruction: opcode.text().as_c_str(),
        handler: opcode.handler().as_c_str(),
        check: opcode.check().as_c_str(),
    }
}

/// The four opcodes, codes ascending. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_opcodes(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_cicc_opcode> {
    list(&OPCODES, count)
}

/// The opcode of an instruction's type, by its low byte; NULL where the dispatch table has no check.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_opcode_of(instruction_type: u32) -> Option<&'static smarch_cicc_opcode> {
    let index = u32::from(dispatch_index(instruction_type));
    OPCODES.iter().find(|row| row.code == index)
}

/// An instruction that is refused.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_unsupported {
    /// The lines of the validator that refuse it, first and last.
    pub first_line: u32,
    pub last_line: u32,
    /// Its name.
    pub name: *const c_char,
    /// What is printed; NULL where the document has no text.
    pub text: *const c_char,
    /// When, as printed.
    pub condition: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_cicc_unsupported {}

c_rows!(ROWS: [smarch_cicc_unsupported; ROW_COUNT] = unsupported_row(UNSUPPORTED));

const fn unsupported_row(row: &Unsupported) -> smarch_cicc_unsupported {
    smarch_cicc_unsupported {
        first_line: row.lines.0,
        last_line: row.lines.1,
        name: row.name.as_c_str(),
        text: or_null(row.text),
        condition: row.condition.as_c_str(),
    }
}

/// The five rows, lines ascending. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_unsupported_instructions(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_unsupported> {
    list(&ROWS, count)
}

/// kind of smarch_cicc_instruction: instructions that are refused without an opcode.
pub const SMARCH_CICC_INDIRECTBR: u32 = 0x100;
pub const SMARCH_CICC_INVOKE: u32 = 0x101;
pub const SMARCH_CICC_RESUME: u32 = 0x102;
pub const SMARCH_CICC_LANDINGPAD: u32 = 0x103;

/// flags of smarch_cicc_instruction: the validator goes on after an error.
pub const SMARCH_CICC_DIAGNOSTIC_MODE: u32 = 1;

/// An instruction, and how the validator is called.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_instruction {
    /// SMARCH_CICC_OPCODE_*, SMARCH_CICC_INDIRECTBR, _INVOKE, _RESUME or _LANDINGPAD.
    pub kind: u32,
    /// Of a load or store the address space; of a cast the one that is cast from; else not looked at.
    pub space: u32,
    /// Of a cast the address space that is cast to; else not looked at.
    pub to: u32,
    /// Of a fence SMARCH_CICC_ORDERING_*; else not looked at.
    pub ordering: u32,
    /// SMARCH_CICC_MODE_*.
    pub mode: u32,
    /// SMARCH_CICC_DIAGNOSTIC_MODE or 0.
    pub flags: u32,
}

/// What the validator makes of an instruction.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_check {
    /// SMARCH_ANSWER_*: unknown where the document does not say.
    pub answer: u32,
    /// SMARCH_CICC_FAULT_*; 0 for none.
    pub fault: u32,
    /// 1 when the error flag of the context is set, else 0.
    pub error_flag: u32,
    /// 1 when the compilation is ended there and then, else 0.
    pub aborts: u32,
    /// What is printed, cut short where the document cuts it short; NULL where it has no text.
    pub text: *const c_char,
}

fn read(input: &smarch_cicc_instruction) -> Result<(Instruction, Settings), Error> {
    if input.flags & !SMARCH_CICC_DIAGNOSTIC_MODE != 0 {
        return Err(Error::InvalidValue);
    }
    let settings = Settings {
        mode: Mode::from_code(input.mode).ok_or(Error::InvalidValue)?,
        diagnostic_mode: input.flags != 0,
    };
    let instruction = match (Opcode::from_code(input.kind), input.kind) {
        (Some(Opcode::Load), _) => Instruction::Load { space: input.space },
        (Some(Opcode::Store), _) => Instruction::Store { space: input.space },
        (Some(Opcode::AddrSpaceCast), _) => Instruction::AddrSpaceCast {
            from: input.space,
            to: input.to,
        },
        (Some(Opcode::Fence), _) => Instruction::Fence(Ordering::from_code(input.ordering).ok_or(Error::InvalidValue)?),
        (None, SMARCH_CICC_INDIRECTBR) => Instruction::IndirectBr,
        (None, SMARCH_CICC_INVOKE) => Instruction::Invoke,
        (None, SMARCH_CICC_RESUME) => Instruction::Resume,
        (None, SMARCH_CICC_LANDINGPAD) => Instruction::LandingPad,
        (None, _) => return Err(Error::InvalidValue),
    };
    Ok((instruction, settings))
}

fn c_check(check: &Check) -> smarch_cicc_check {
    smarch_cicc_check {
        answer: check.answer.code(),
        fault: check.fault.map_or(0, Fault::code),
        error_flag: check.sets_error_flag().into(),
        aborts: check.aborts().into(),
        text: match check.fault {
            None | Some(Fault::Unsupported) => core::ptr::null(),
            Some(fault) => fault.text().as_c_str(),
        },
    }
}

/// What cicc's validator makes of an instruction of a program for a target, as documented. What libnvvm does:
/// smarch_nvvm_construct, smarch_nvvm_verify_access, smarch_nvvm_verify_cast.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: a forged target, kind, ordering, mode or flag.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_verify(
    t: smarch_target,
    instruction: Option<&smarch_cicc_instruction>,
    out: Option<&mut MaybeUninit<smarch_cicc_check>>,
) -> smarch_status {
    let answer = || {
        let (instruction, settings) = read(instruction.ok_or(Error::NullPointer)?)?;
        write(out, c_check(&verify(target(t)?, instruction, settings)))
    };
    status(answer())
}

/// What is printed for SMARCH_CICC_FAULT_*, line end included where there is one. Never NULL; "" where the document has
/// no text, and for a number that is no fault.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_fault_text(fault: u32) -> *const c_char {
    Fault::from_code(fault).map_or(NO_TEXT, |fault| fault.text().as_c_str())
}

/// The length with which the refusal of tensor memory is emitted.
pub const SMARCH_CICC_TMEM_TEXT_LENGTH: u32 = 0x2d;
/// The line of the validator that emits it.
pub const SMARCH_CICC_TMEM_LINE: u32 = 1272;

static_assertions::const_assert!(
    SMARCH_CICC_TMEM_TEXT_LENGTH == verifier::TMEM_TEXT_LENGTH && SMARCH_CICC_TMEM_LINE == verifier::TMEM_LINE
);
