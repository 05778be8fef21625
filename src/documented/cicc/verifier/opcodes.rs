//! The dispatch on opcodes, and the instructions that are refused altogether.

use crate::Text;

coded_enum! {
    /// An opcode that has a check.
    pub enum Opcode {
        /// A load.
        Load          = 0x3d, LOAD,          "load";
        /// A store.
        Store         = 0x3e, STORE,         "store";
        /// A fence.
        Fence         = 0x40, FENCE,         "fence";
        /// A cast between address spaces.
        AddrSpaceCast = 0x4f, ADDRSPACECAST, "addrspacecast";
    }
}

impl Opcode {
    /// The check of an instruction's type, by its low byte; `None` where the dispatch table has none.
    #[must_use]
    pub const fn of_type(instruction_type: u32) -> Option<Self> {
        Self::from_code(dispatch_index(instruction_type) as u32)
    }

    /// Its number, as printed.
    #[must_use]
    pub const fn number(self) -> Text {
        match self {
            Self::Load => text!("0x3D"),
            Self::Store => text!("0x3E"),
            Self::Fence => text!("0x40"),
            Self::AddrSpaceCast => text!("0x4F"),
        }
    }

    /// The function that checks, as printed.
    #[must_use]
    pub const fn handler(self) -> Text {
        match self {
            Self::Load | Self::Store => text!("check_addr_space()"),
            Self::Fence => text!("check_ordering()"),
            Self::AddrSpaceCast => text!("check_as_cast()"),
        }
    }

    /// What it checks, as printed.
    #[must_use]
    pub const fn check(self) -> Text {
        match self {
            Self::Load | Self::Store => text!("AS6 (TMEM) rejected"),
            Self::Fence => text!("Only acq_rel/seq_cst"),
            Self::AddrSpaceCast => text!("No AS1→AS3 direct"),
        }
    }
}

/// What the document states about an opcode.
#[doc(alias = "smarch_documented_cicc_opcode_info")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct OpcodeInfo {
    /// The opcode.
    pub opcode: Opcode,
    /// Its number, as printed: "0x3D".
    pub number: Text,
    /// The instruction: "load".
    pub instruction: Text,
    /// The function that checks, as printed.
    pub handler: Text,
    /// What it checks, as printed.
    pub check: Text,
}

row_for_each! {
    /// The four opcodes, codes ascending.
    pub static OPCODES: [OpcodeInfo] = info(Opcode::ALL);
}

const fn info(opcode: Opcode) -> OpcodeInfo {
    OpcodeInfo {
        opcode,
        number: opcode.number(),
        instruction: opcode.text(),
        handler: opcode.handler(),
        check: opcode.check(),
    }
}

/// The index of an instruction's type in the dispatch table: its low byte.
#[must_use]
pub const fn dispatch_index(instruction_type: u32) -> u8 {
    instruction_type.to_le_bytes()[0]
}

/// An instruction that is refused.
#[doc(alias = "smarch_documented_cicc_unsupported_instruction")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct Unsupported {
    /// The first line of the verifier that refuses it.
    pub first_line: u32,
    /// The last one.
    pub last_line: u32,
    /// The instruction.
    pub name: Text,
    /// The message; none where the document has no text.
    pub text: Option<Text>,
    /// When, as printed.
    pub condition: Text,
}

macro_rules! unsupported {
    ($($name:literal $text:tt $first:literal $last:literal $condition:literal;)+) => {
        /// The five rows, lines ascending.
        pub static UNSUPPORTED: &[Unsupported] = &[$(
            Unsupported {
                first_line: $first,
                last_line: $last,
                name: text!($name),
                text: optional!(text $text),
                condition: text!($condition),
            },
        )+];

        static_assertions::const_assert!(crate::table::strictly_ascending(&[$($first,)+]));
    };
}

#[rustfmt::skip]
unsupported! {
    "indirectbr" -                  1185 1186 "Always";
    "invoke"     -                  1188 1190 "Always";
    "resume"     -                  1192 1194 "Always";
    "fence"      "Invalid ordering" 1308 1308 "IR mode, acquire/release";
    "landingpad" -                  1652 1652 "Always";
}
