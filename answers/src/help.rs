//! What the command states about itself.

use alloc::{string::String, vec::Vec};
use serde::Serialize;

/// `smarch --version`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Header {
    /// The version of smarch.h that the program was built with.
    pub header: String,
}

/// A text as a whole: `smarch help json`, the manual page, a shell's completions.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Text {
    /// For people; may be worded anew.
    pub text: String,
}

/// A way to write a question.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Form {
    /// What stands behind the name of the command.
    pub arguments: &'static str,
    /// What it answers; `None` where that follows from the command's own.
    pub purpose: Option<&'static str>,
}

/// The questions of a command that has several.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Forms {
    /// The questions, as they are written.
    pub forms: Vec<Form>,
}

/// An option.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionHelp {
    /// As it is written: --toolkit.
    pub option: String,
    /// What it takes; `None` where it takes nothing.
    pub argument: Option<String>,
    /// What it is for.
    pub purpose: String,
}

/// A command.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CommandHelp {
    /// Its name.
    pub command: &'static str,
    /// What it is for.
    pub purpose: String,
    /// How its questions are written.
    pub forms: Vec<Form>,
    /// What it takes besides.
    pub options: Vec<OptionHelp>,
    /// Whole lines that run.
    pub examples: Vec<String>,
    /// What its exit status 1 says; `None` where it has none.
    pub exit_status_1: Option<&'static str>,
}

/// Commands.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Commands {
    /// One by one.
    pub commands: Vec<CommandHelp>,
    /// For a single command: the JSON schema of its answers; `None` if it answers nothing in JSON.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer_schema: Option<Option<serde_json::Value>>,
}
