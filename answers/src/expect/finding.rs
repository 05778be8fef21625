//! What is not as it was promised.

use crate::Foreign;
use alloc::string::String;
use core::fmt;
use serde::Serialize;

/// How something is not as it was promised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Breach {
    /// Something that was promised is not there.
    Missing,
    /// Something is there that was not promised.
    Unexpected,
    /// Something is there and is not as it was promised.
    Differs,
    /// It is not known whether it is as it was promised.
    Unknown,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Missing => "missing",
            Self::Unexpected => "unexpected",
            Self::Differs => "differs",
            Self::Unknown => "unknown",
        })
    }
}

/// Where in a file something is.
#[derive(Clone, Debug, Default)]
pub(super) struct At {
    /// The number of the image, from 1 on, and where it begins.
    pub image: Option<(usize, usize)>,
    /// The kernel.
    pub kernel: Option<Foreign>,
}

/// Something that is not as it was promised, or of which it is not known whether it is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Finding {
    /// missing, unexpected or differs; unknown where nothing tells whether the promise is kept.
    pub breach: Breach,
    /// The promise, by its key in the contract; "read" where a file could not be read as a whole.
    pub promise: &'static str,
    /// The line of the contract in which the promise stands. Null: it is not written there.
    pub contract_line: Option<usize>,
    /// The path. Null: it is about all files.
    pub in_file: Option<Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_file_hex: Option<String>,
    /// The number of the image in the file, from 1 on. Null: it is about the file.
    pub in_entry: Option<usize>,
    /// Where in the file that image begins.
    pub in_file_offset_bytes: Option<usize>,
    /// The kernel, as the source has it. Null: it is about none.
    pub of_kernel: Option<Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of_kernel_hex: Option<String>,
    /// For people, without the file's name.
    pub text: String,
    /// What helps. Null: nothing is known to help.
    pub remedy: Option<String>,
}
