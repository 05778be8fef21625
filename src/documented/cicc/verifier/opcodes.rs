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

/// Where an instruction's type leads in the dispatch table: its low byte.
#[must_use]
pub const fn dispatch_index(instruction_type: u32) -> u8 {
    instruction_type.to_le_bytes()[0]
}

/// An instruction that is refused.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Unsupported {
    /// The instruction.
    pub name: Text,
    /// What is printed; `None` where the document has no text.
    pub text: Option<Text>,
    /// The lines of the validator that refuse it, first and last.
    pub lines: (u32, u32),
    /// When, as printed.
    pub condition: Text,
}

macro_rules! unsupported {
    ($($name:literal $text:tt $first:literal $last:literal $condition:literal;)+) => {
        /// The five rows, lines ascending.
        pub static UNSUPPORTED: &[Unsupported] = &[$(
            Unsupported {
                name: text!($name),
                text: optional!(text $text),
                lines: ($first, $last),
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
