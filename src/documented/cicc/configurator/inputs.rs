//! What the configurators are given.

use super::sets::{FlagSet, GuardSet};
use crate::cicc::constructs::Standard;

coded_enum! {
    /// A condition that the documents name and do not state. Nothing is guessed: if the caller does not give it,
    /// everything that depends on it is unknown. The code is its bit.
    pub enum OpenCondition {
        /// What is stored in unk_4D04470.
        MaxwellGate = 0x01, MAXWELL_GATE,  "the complex Maxwell+ gate of unk_4D04470";
        /// What is stored in dword_4D047AC.
        Sm35Gate    = 0x02, SM35_GATE,     "the sm_35+ gate of dword_4D047AC";
        /// What is stored in unk_4D04408.
        CudaCxxGate = 0x04, CUDA_CXX_GATE, "the CUDA C++ gate of unk_4D04408";
        /// Whether the check of the C++ version passes that unk_4D0486C needs besides.
        CxxCheck    = 0x08, CXX_CHECK,     "the C++ version check of unk_4D0486C";
        /// Whether dword_4D048B4 is set.
        Unnamed     = 0x10, DWORD_4D048B4, "dword_4D048B4";
    }
}

coded_enum! {
    /// An option of the inputs in C; a bit.
    pub enum InputOption {
        /// A virtual architecture is compiled for.
        Virtual = 1, VIRTUAL, "a virtual architecture is compiled for, dword_4F077B4";
        /// The SM variant flag is set.
        Variant = 2, VARIANT, "the SM variant flag is set, dword_4F077BC";
        /// CUDA mode is known, and on.
        Cuda    = 4, CUDA,    "CUDA C++ is compiled";
        /// CUDA mode is known, and off.
        NoCuda  = 8, NO_CUDA, "C++ without CUDA is compiled";
    }
}

/// What is known of the open conditions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenConditions {
    known: u32,
    holding: u32,
}

impl OpenConditions {
    /// Nothing.
    pub const UNKNOWN: Self = Self { known: 0, holding: 0 };

    /// Makes it of two words, as C has them: which conditions are known, and which of those hold. `None` if a bit
    /// stands for no condition, or if a condition holds that is not known.
    #[must_use]
    pub const fn from_bits(known: u32, holding: u32) -> Option<Self> {
        if known >> OpenCondition::ALL.len() == 0 && holding & !known == 0 {
            Some(Self { known, holding })
        } else {
            None
        }
    }

    /// With one known.
    #[must_use]
    pub const fn with(self, condition: OpenCondition, holds: bool) -> Self {
        let bit = condition.code();
        Self {
            known: self.known | bit,
            holding: if holds { self.holding | bit } else { self.holding & !bit },
        }
    }

    /// Whether it holds; `None` when that is not known.
    #[must_use]
    pub const fn get(self, condition: OpenCondition) -> Option<bool> {
        let bit = condition.code();
        if self.known & bit == 0 {
            return None;
        }
        Some(self.holding & bit != 0)
    }
}

/// Flags that a stage stores, and what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stores {
    /// Which flags are stored.
    pub flags: FlagSet,
    /// Which of them become 1; the others become 0.
    pub values: FlagSet,
}

/// What the configurators are given. The default is number 0, no variant, nothing overridden and nothing known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inputs {
    /// What qword_4F077A8 holds: see [`encode_sm`](crate::documented::cicc::encode_sm) and
    /// [`encode_gcc`](crate::documented::cicc::encode_gcc) (erratum E40).
    pub number: u32,
    /// What unk_4F077A0 holds, the effective number, where a virtual architecture is compiled for (dword_4F077B4 = 1);
    /// `None` otherwise.
    pub effective: Option<u32>,
    /// Whether the SM variant flag is set, dword_4F077BC.
    pub variant: bool,
    /// The C++ standard; `None` if it is not known. Then the flags that only its blocks set are unknown, too (erratum
    /// E44b).
    pub standard: Option<Standard>,
    /// Whether CUDA C++ is compiled; `None` if that is not known. Without CUDA C++ the gate of unk_4D04408 is closed.
    /// No document states what else the gate asks for.
    pub cuda: Option<bool>,
    /// What is known of conditions that no document states.
    pub open: OpenConditions,
    /// The override bytes that the command line has set.
    pub overridden: GuardSet,
    /// What the flags hold before the configurators run: for those whose byte is set, what the command line gave them.
    pub before: FlagSet,
    /// The flags of which it is not known what they hold before, whatever `before` has of them.
    pub before_unknown: FlagSet,
    /// What sub_60D650 stores by optimization level. It stores about 109 flags, and no document lists them. Only the
    /// flags of the language are named; they follow from `standard`.
    pub optimization: Stores,
}

impl Inputs {
    /// Whether an open condition holds: as the caller states it, else as far as CUDA mode decides it.
    pub(super) fn holds(&self, condition: OpenCondition) -> Option<bool> {
        let closed = matches!(condition, OpenCondition::CudaCxxGate) && self.cuda == Some(false);
        self.open.get(condition).or(closed.then_some(false))
    }
}
