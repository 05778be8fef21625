//! The stages of the configuration in their order, and what decides a flag before what else.

use crate::Text;

coded_enum! {
    /// A stage, in the order in which they run. Five, though the document calls the sequence one of four functions
    /// (erratum E48b).
    pub enum Stage {
        /// The command line: it sets override bytes, and what they guard stays as it is.
        CommandLine  = 1, COMMAND_LINE, "CLI parser";
        /// sub_60DFC0.
        Secondary    = 2, SECONDARY,    "sub_60DFC0";
        /// sub_60D650.
        Optimization = 3, OPTIMIZATION, "sub_60D650";
        /// sub_60E7C0, which calls sub_60E530.
        Master       = 4, MASTER,       "sub_60E7C0";
        /// sub_982C80: the feature table of the LLVM backend, which touches none of these flags.
        Subtarget    = 5, SUBTARGET,    "sub_982C80";
    }
}

/// What the document states about a stage.
#[doc(alias = "smarch_documented_cicc_stage_info")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[repr(C)]
pub struct StageInfo {
    /// The stage.
    pub stage: Stage,
    /// Its name: "sub_60E7C0".
    pub name: Text,
    /// What it does.
    pub purpose: Text,
}

row_for_each! {
    /// The five stages, in their order.
    pub static STAGES: [StageInfo] = info(Stage::ALL);
}

const fn info(stage: Stage) -> StageInfo {
    StageInfo {
        stage,
        name: stage.text(),
        purpose: stage.purpose(),
    }
}

impl Stage {
    /// What it does.
    #[must_use]
    pub const fn purpose(self) -> Text {
        match self {
            Self::CommandLine => text!("sets byte_4CF8* override flags of the user's options"),
            Self::Secondary => text!("basic initialization; unk_4D041B8 for sm_80+"),
            Self::Optimization => text!("approximately 109 flags by optimization level and C++17/C++20"),
            Self::Master => text!("approximately 60 flags by qword_4F077A8; calls sub_60E530"),
            Self::Subtarget => text!("NVPTX subtarget features, a 224-byte bitfield; a separate path"),
        }
    }
}

coded_enum! {
    /// What may decide a flag, the strongest first.
    pub enum Priority {
        /// An option on the command line.
        CommandLine  = 1, COMMAND_LINE, "CLI flag";
        /// The number.
        Version      = 2, VERSION,      "SM version";
        /// The optimization level.
        Optimization = 3, OPTIMIZATION, "Optimization level";
        /// The version of C++.
        Standard     = 4, STANDARD,     "C++ standard version";
        /// Whether CUDA is compiled.
        Cuda         = 5, CUDA,         "CUDA mode";
        /// Whether a virtual architecture is compiled for.
        Virtual      = 6, VIRTUAL,      "Virtual arch flag";
    }
}
