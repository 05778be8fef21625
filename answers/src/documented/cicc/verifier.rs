//! What the document states about the verifier of IR.

use crate::documented::refuse;
use crate::{Foreign, Refusal, address_space, address_space_text, did_you_mean, nearest, same_answers};
use alloc::{format, string::String, string::ToString, vec, vec::Vec};
use serde::Serialize;
use smarch::documented::cicc::address_space::{self as spaces, ADDRESS_SPACES, Access, TMEM, TypeWord};
use smarch::documented::cicc::data_layout::LayoutError;
use smarch::documented::cicc::flags::ARCH_FLAGS;
use smarch::documented::cicc::triple::{Mode, matching};
use smarch::documented::cicc::verifier::{
    Fault, Instruction, OPCODES, Opcode, OpcodeInfo, Ordering, Settings, TMEM_LINE, UNSUPPORTED, dispatch_index, verify,
};
use smarch::{Answer, Target, Text};

view! {
    /// Whether a mode accepts a triple.
    TripleCheck of it: (Mode, &[u8]) {
        /// A mode of the verifier.
        verifier_mode: Mode = it.0,
        answer: Answer = if matching(it.0, it.1).is_some() { Answer::Yes } else { Answer::No },
        /// The pattern that the triple matches. Null: none.
        triple_pattern: Option<Text> = matching(it.0, it.1).map(|pattern| pattern.text),
        tool_prints: Vec<Text> = matching(it.0, it.1).is_none().then(|| it.0.error()).into_iter().collect(),
    }

    /// What the check of data layouts prints.
    OfLayoutError of it: LayoutError {
        /// What is wrong with the layout. Null: nothing is.
        layout_error: LayoutError = it,
        text: Text = it.text(),
    }

    /// Targets for which an access is answered alike.
    OfAccess of it: (Vec<Target>, Answer) {
        nvvm_targets: Vec<Target> = it.0,
        answer: Answer = it.1,
    }

    /// Whether an address space may be cast to another, and what is printed if not.
    OfCast of it: (u32, u32) {
        errata_ids: [&'static str; 1] = ["E48d"],
        address_space: u32 = it.0,
        /// The address space that is cast to.
        to_address_space: u32 = it.1,
        answer: Answer = spaces::cast(it.0, it.1),
        tool_prints: Vec<Text> = verify(Target::Sm90, Instruction::AddrSpaceCast { from: it.0, to: it.1 }, Settings::default()).fault.map(Fault::text).into_iter().collect(),
    }

    /// What the word of a type holds.
    OfTypeWord of it: TypeWord {
        address_space: u32 = it.address_space(),
        /// Bits 0 to 7 of the word.
        type_flags: u8 = it.flags(),
    }

    /// The check that an instruction's type leads to.
    OfOpcode of it: u32 {
        opcode: u8 = dispatch_index(it),
        instruction_name: Option<Text> = opcode_row(it).map(|row| row.instruction),
        check_function: Option<Text> = opcode_row(it).map(|row| row.handler),
        check_text: Option<Text> = opcode_row(it).map(|row| row.check),
    }

    /// What the verifier does with an instruction in both modes, and for which targets.
    OfInstruction of it: (String, Vec<Target>, Verified) {
        text: String = it.0,
        nvvm_targets: Vec<Target> = it.1,
        errata_ids: [&'static str; 1] = ["E48"],
        /// Whether the verifier passes it in IR mode.
        ir_answer: Answer = it.2.ir,
        /// Whether the verifier passes it in PTX mode.
        ptx_answer: Answer = it.2.ptx,
        tool_prints: Vec<&'static str> = it.2.message.map_or("", Text::as_str).lines().collect(),
        /// The first and the last line of the verifier that refuse it. Null: it is not refused, or no line is stated.
        refusal_lines: Option<[u32; 2]> = it.2.lines,
    }
}

#[derive(Clone, Copy, PartialEq)]
struct Verified {
    ir: Answer,
    ptx: Answer,
    message: Option<Text>,
    lines: Option<[u32; 2]>,
}

/// The modes that accept a triple.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TripleChecks {
    pub errata_ids: [&'static str; 1],
    /// The triple.
    pub target_triple: Foreign,
    /// Its bytes, where they are no UTF-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target_triple_hex: Option<String>,
    /// A mode each.
    pub triple_checks: [TripleCheck; 2],
}

/// What the check of data layouts prints.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LayoutErrors {
    pub errata_ids: [&'static str; 2],
    /// Which layouts are valid no document states.
    pub answer: Answer,
    /// The layout that was asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data_layout: Option<Foreign>,
    /// Its bytes, where they are no UTF-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data_layout_hex: Option<String>,
    /// The messages.
    pub layout_errors: Vec<OfLayoutError>,
}

/// Whether an address space allows an access.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AccessAnswers {
    pub errata_ids: Vec<&'static str>,
    /// The access.
    pub documented_access: Access,
    /// The space.
    pub address_space: u32,
    /// By target.
    pub access_answers: Vec<OfAccess>,
}

/// The targets of the table of flags, with their suffixes: those that the documents speak of.
pub fn documented_targets() -> Vec<Target> {
    ARCH_FLAGS.iter().flat_map(|row| row.targets()).collect()
}

fn asked_targets(target: Option<Target>) -> Vec<Target> {
    target.map_or_else(documented_targets, |target| vec![target])
}

/// Which modes accept a triple.
pub fn triple(triple: &[u8]) -> TripleChecks {
    let target_triple = Foreign::from(triple);
    TripleChecks {
        errata_ids: ["E48c"],
        target_triple_hex: target_triple.hex(),
        target_triple,
        triple_checks: [Mode::Ir, Mode::Ptx].map(|mode| (mode, triple).into()),
    }
}

/// What the check of data layouts prints, for one layout or for any.
pub fn layout(layout: Option<&[u8]>) -> LayoutErrors {
    let is_empty = layout.is_some_and(<[u8]>::is_empty);
    let is_meant = |error: &LayoutError| layout.is_none() || (*error == LayoutError::Empty) == is_empty;
    let data_layout = layout.map(Foreign::from);
    LayoutErrors {
        errata_ids: ["E48c", "E48e"],
        answer: if is_empty { Answer::No } else { Answer::Unknown },
        data_layout_hex: data_layout.as_ref().and_then(Foreign::hex),
        data_layout,
        layout_errors: LayoutError::ALL.iter().copied().filter(is_meant).map(OfLayoutError::from).collect(),
    }
}

/// Whether an address space allows an access: for a target, or for those that the documents speak of.
/// Refused: it is no access, or no address space.
pub fn access(target: Option<Target>, access: &str, space: &str) -> Result<AccessAnswers, Refusal> {
    let found = Access::ALL.iter().find(|it| it.text() == access);
    let Some(&documented_access) = found else {
        let near = did_you_mean(&nearest(access, Access::ALL.iter().map(|it| it.text().as_str())));
        return refuse(format!("'{access}' is not an access: load, store, atomic{near}"));
    };
    let address_space = address_space(space)?;
    let answers =
        same_answers(asked_targets(target), |target| spaces::access(target, documented_access, address_space));
    // Which targets allow tensor memory; what runs show of loads and stores there.
    let errata = match (address_space, documented_access) {
        (TMEM, Access::Atomic) => vec!["E48h"],
        (TMEM, _) => vec!["E48", "E48h"],
        _ => Vec::new(),
    };
    Ok(AccessAnswers {
        errata_ids: errata,
        documented_access,
        address_space,
        access_answers: answers.into_iter().map(OfAccess::from).collect(),
    })
}

/// Whether an address space may be cast to another.
/// Refused: one is no address space.
pub fn cast(from: &str, to: &str) -> Result<OfCast, Refusal> {
    Ok((address_space(from)?, address_space(to)?).into())
}

fn opcode_row(instruction_type: u32) -> Option<&'static OpcodeInfo> {
    let opcode = Opcode::of_type(instruction_type)?;
    OPCODES.iter().find(|row| row.opcode == opcode)
}

/// The instructions that the document speaks of, with those spaces and orderings that tell answers apart.
fn all_instructions() -> Vec<(String, Instruction)> {
    let spaces = ADDRESS_SPACES.iter().filter(|row| row.load_store.get().is_some());
    let accesses = spaces.flat_map(|row| {
        let (space, text) = (row.number, address_space_text(row.number));
        [(format!("load {text}"), Instruction::Load { space }), (format!("store {text}"), Instruction::Store { space })]
    });
    let orderings = [Ordering::Acquire, Ordering::Release, Ordering::AcqRel, Ordering::SeqCst];
    let fences = orderings.map(|ordering| (format!("fence {ordering}"), Instruction::Fence(ordering)));
    let casts = [(0, 1), (1, 0), (1, 3), (0, 6)];
    let casts = casts.map(|(from, to)| {
        let cast = Instruction::AddrSpaceCast { from, to };
        (format!("addrspacecast {from}->{to}"), cast)
    });
    let others = [
        ("indirectbr", Instruction::IndirectBr),
        ("invoke", Instruction::Invoke),
        ("resume", Instruction::Resume),
        ("landingpad", Instruction::LandingPad),
    ];
    let others = others.map(|(text, instruction)| (text.to_string(), instruction));
    accesses.chain(fences).chain(casts).chain(others).collect()
}

fn verified(target: Target, instruction: Instruction) -> Verified {
    let check = |mode| {
        let settings = Settings { mode, ..Settings::default() };
        verify(target, instruction, settings)
    };
    let (ir, ptx) = (check(Mode::Ir), check(Mode::Ptx));
    let fault = ptx.fault.or(ir.fault);
    let message = fault.map(Fault::text).filter(|text| !text.is_empty());
    let name = match instruction {
        Instruction::IndirectBr => "indirectbr",
        Instruction::Invoke => "invoke",
        Instruction::Resume => "resume",
        Instruction::LandingPad => "landingpad",
        _ => "fence",
    };
    let lines = match fault {
        Some(Fault::TensorMemory) => Some([TMEM_LINE; 2]),
        Some(Fault::FenceOrdering | Fault::Unsupported) => {
            UNSUPPORTED.iter().find(|row| row.name == name).map(|row| [row.first_line, row.last_line])
        }
        _ => None,
    };
    Verified { ir: ir.answer, ptx: ptx.answer, message, lines }
}

/// What the verifier does with the instructions that the document speaks of: for a target, or for all.
pub fn instructions(target: Option<Target>) -> Vec<OfInstruction> {
    let rows = all_instructions().into_iter().flat_map(|(text, instruction)| {
        let answers = same_answers(asked_targets(target), |target| verified(target, instruction));
        answers.into_iter().map(move |(targets, verified)| (text.clone(), targets, verified).into())
    });
    rows.collect()
}
