//! One instruction, checked.

use super::super::address_space::{self, Access};
use super::super::triple::Mode;
use super::Opcode;
use crate::targets::Target;
use crate::{Answer, Text};

/// An instruction that the verifier checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// A load from an address space.
    Load {
        /// Its number.
        space: u32,
    },
    /// A store to an address space.
    Store {
        /// Its number.
        space: u32,
    },
    /// A fence.
    Fence(Ordering),
    /// A cast between address spaces.
    AddrSpaceCast {
        /// From this one.
        from: u32,
        /// To this one.
        to: u32,
    },
    /// A jump to an address.
    IndirectBr,
    /// A call that may unwind.
    Invoke,
    /// Continues unwinding.
    Resume,
    /// Where unwinding lands.
    LandingPad,
}

coded_enum! {
    /// The kind of an instruction that the verifier checks.
    pub enum InstructionKind {
        /// A load.
        Load          = 1, LOAD,          "load";
        /// A store.
        Store         = 2, STORE,         "store";
        /// A fence.
        Fence         = 3, FENCE,         "fence";
        /// A cast between address spaces.
        AddrSpaceCast = 4, ADDRSPACECAST, "addrspacecast";
        /// A jump to an address.
        IndirectBr    = 5, INDIRECTBR,    "indirectbr";
        /// A call that may unwind.
        Invoke        = 6, INVOKE,        "invoke";
        /// Continues unwinding.
        Resume        = 7, RESUME,        "resume";
        /// Where unwinding lands.
        LandingPad    = 8, LANDINGPAD,    "landingpad";
    }
}

impl Instruction {
    /// The opcode by which it is dispatched; `None` for those that are refused without one.
    #[must_use]
    pub const fn opcode(self) -> Option<Opcode> {
        match self {
            Self::Load { .. } => Some(Opcode::Load),
            Self::Store { .. } => Some(Opcode::Store),
            Self::Fence(_) => Some(Opcode::Fence),
            Self::AddrSpaceCast { .. } => Some(Opcode::AddrSpaceCast),
            Self::IndirectBr | Self::Invoke | Self::Resume | Self::LandingPad => None,
        }
    }
}

coded_enum! {
    /// The ordering of a fence; the text is LLVM's word.
    pub enum Ordering {
        /// Acquire.
        Acquire = 1, ACQUIRE, "acquire";
        /// Release.
        Release = 2, RELEASE, "release";
        /// Both.
        AcqRel  = 3, ACQ_REL, "acq_rel";
        /// Sequentially consistent.
        SeqCst  = 4, SEQ_CST, "seq_cst";
    }
}

/// The refusal of tensor memory, line end included.
pub const TMEM_TEXT: Text = text!("Tensor Memory loads/stores are not supported\n");

/// The length with which the refusal of tensor memory is emitted.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_TMEM_TEXT_LENGTH")]
pub const TMEM_TEXT_LENGTH: u32 = 0x2d;

/// The line of the verifier that refuses tensor memory.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_TMEM_LINE")]
pub const TMEM_LINE: u32 = 1272;

static_assertions::const_assert!(TMEM_TEXT.as_str().len() == TMEM_TEXT_LENGTH as usize);

coded_enum! {
    /// Why an instruction is refused; the text is what is printed, cut short where the document cuts it short.
    pub enum Fault of messages {
        /// Tensor memory where there is none.
        TensorMemory  = 1, TENSOR_MEMORY,  "Tensor Memory loads/stores are not supported\n";
        /// A fence that only acquires or only releases.
        FenceOrdering = 2, FENCE_ORDERING, "Invalid ordering for fence...";
        /// A cast between two spaces neither of which is generic.
        Cast          = 3, CAST,           "Cannot cast non-generic...";
        /// An instruction that is always refused; the document has no text for it.
        Unsupported   = 4, UNSUPPORTED,    "";
    }
}

coded_enum! {
    /// A flag of an instruction that is verified; a bit.
    pub enum VerifyFlag {
        /// The verifier continues after an error.
        DiagnosticMode = 1, DIAGNOSTIC_MODE, "the verifier continues after an error";
    }
}

/// How the verifier was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// IR or PTX.
    pub mode: Mode,
    /// Whether it goes on after an error, to find more.
    pub diagnostic_mode: bool,
}

impl Default for Settings {
    /// IR mode, and the first error ends the compilation.
    fn default() -> Self {
        Self {
            mode: Mode::Ir,
            diagnostic_mode: false,
        }
    }
}

/// What the verifier makes of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Check {
    /// Whether it passes; unknown where the document does not state it.
    pub answer: Answer,
    /// Why it does not; `None` else.
    pub fault: Option<Fault>,
    diagnostic_mode: bool,
}

impl Check {
    /// Whether the error flag of the context is set.
    #[must_use]
    pub const fn sets_error_flag(&self) -> bool {
        self.fault.is_some()
    }

    /// Whether the compilation is ended there and then: after an error, unless in diagnostic mode.
    #[must_use]
    pub const fn aborts(&self) -> bool {
        self.sets_error_flag() && !self.diagnostic_mode
    }
}

/// What the verifier makes of an instruction of a program for a target.
///
/// Unknown are address spaces that the document does not mention, and fences that only acquire or only release in PTX
/// mode: one table refuses them, the other in IR mode only.
#[must_use]
pub fn verify(target: Target, instruction: Instruction, settings: Settings) -> Check {
    let (answer, fault) = match instruction {
        Instruction::Load { space } => (address_space::access(target, Access::Load, space), Fault::TensorMemory),
        Instruction::Store { space } => (address_space::access(target, Access::Store, space), Fault::TensorMemory),
        Instruction::AddrSpaceCast { from, to } => (address_space::cast(from, to), Fault::Cast),
        Instruction::Fence(ordering) => (fence(ordering, settings.mode), Fault::FenceOrdering),
        Instruction::IndirectBr | Instruction::Invoke | Instruction::Resume | Instruction::LandingPad => {
            (Answer::No, Fault::Unsupported)
        }
    };
    Check {
        answer,
        fault: (answer == Answer::No).then_some(fault),
        diagnostic_mode: settings.diagnostic_mode,
    }
}

const fn fence(ordering: Ordering, mode: Mode) -> Answer {
    match (ordering, mode) {
        (Ordering::AcqRel | Ordering::SeqCst, _) => Answer::Yes,
        (_, Mode::Ir) => Answer::No,
        (_, Mode::Ptx) => Answer::Unknown,
    }
}
