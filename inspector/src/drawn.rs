//! A picture that was written, as an answer.

use crate::fields::Fields;
use crate::files::{Existing, write_file};
use crate::output::{Depends, Done, Exit, Output};
use smarch::documented::Evidence;
use smarch_answers::{Drawn, Foreign};
use std::ffi::OsStr;

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
    let drawn = Drawn::from(Foreign::from(path.as_encoded_bytes()));
    if output.json {
        output.json(evidence, &drawn);
        return Ok(Exit::Yes);
    }
    if let Some(depends) = depends {
        output.axes_line(depends);
    }
    let mut fields = Fields::new();
    fields.add("picture", drawn.svg_file.shown());
    fields.print(output);
    Ok(Exit::Yes)
}
