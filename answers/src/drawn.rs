//! A picture that was written.

use crate::Foreign;
use alloc::string::String;
use serde::Serialize;

/// Where a picture lies.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Drawn {
    /// The picture that was written.
    pub svg_file: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg_file_hex: Option<String>,
}

impl From<Foreign> for Drawn {
    fn from(svg_file: Foreign) -> Self {
        Self { svg_file_hex: svg_file.hex(), svg_file }
    }
}
