//! The messages with which cicc refuses a name.
//!
//! Source: `evidence/cicc_names.tsv`; measured.

use crate::Toolkit;
use crate::messages::{fill, template};
use crate::targets::{Name, Tool};
use crate::text::Lossy;
use core::fmt;

/// What cicc prints about a name that it does not accept; `Display` writes both lines, that of standard output first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal<'a> {
    /// The part that cicc cannot read, as it prints it: the name without `sm_` or `compute_` and without one `a` or `f`
    /// at its end. `None` if cicc reads a number and does not know it.
    pub unparseable: Option<&'a [u8]>,
}

/// The refusal that `cicc -arch` of this release prints; `None` if cicc accepts the name, and if that is unknown.
///
/// cicc accepts `compute_` and `sm_` names of the targets that the release builds for, spelled exactly.
#[must_use]
pub fn refusal(toolkit: Toolkit, name: &[u8]) -> Option<Refusal<'_>> {
    let taken = Name::parse(name).is_ok_and(|name| Tool::Cicc.accepts(toolkit, name));
    if taken || !Tool::Cicc.was_run(toolkit) {
        return None;
    }
    let number = name.strip_prefix(b"sm_").or_else(|| name.strip_prefix(b"compute_"));
    let has_prefix = number.is_some();
    let number = number.unwrap_or(name);
    let number = match number {
        [rest @ .., b'a' | b'f'] if has_prefix => rest,
        whole => whole,
    };
    let is_number = !number.is_empty() && number.iter().all(u8::is_ascii_digit);
    let fits = core::str::from_utf8(number).is_ok_and(|digits| digits.parse::<u32>().is_ok());
    Some(Refusal {
        unparseable: (!(has_prefix && is_number && fits)).then_some(number),
    })
}

impl fmt::Display for Refusal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, Tool::Cicc.unknown_name().code());
        if let Some(text) = self.unparseable {
            fill(f, template!(Unparseable), &[&Lossy(text)])?;
            f.write_str("\n")?;
        }
        f.write_str("Command-line error: ")?;
        fill(f, template!(NvArch), &[])
    }
}
