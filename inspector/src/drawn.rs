//! A picture that was written, as an answer.

use crate::fields::Fields;
use crate::files::{Existing, write_file};
use crate::output::{Depends, Done, Exit, Output};
use serde::Serialize;
use smarch::documented::Evidence;
use smarch_answers::Foreign;
use std::ffi::OsStr;

#[derive(Serialize)]
struct Drawn {
    svg_file: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg_file_hex: Option<String>,
}

/// Writes a picture, and says where it is.
pub fn draw(
    output: &Output,
    evidence: Evidence,
    depends: Option<Depends>,
    path: &OsStr,
    svg: &str,
    existing: Existing,
) -> Done {
    write_file(path.as_ref(), svg.as_bytes(), existing)?;
    let svg_file = Foreign::from(path.as_encoded_bytes());
    if output.json {
        let svg_file_hex = svg_file.hex();
        output.json(evidence, &Drawn { svg_file, svg_file_hex });
        return Ok(Exit::Yes);
    }
    if let Some(depends) = depends {
        output.axes_line(depends);
    }
    let mut fields = Fields::new();
    fields.add("picture", svg_file.shown());
    fields.print(output);
    Ok(Exit::Yes)
}
