//! The message with which libnvvm refuses a name.
//!
//! Source: `evidence/libnvvm_names.tsv`; measured.

use crate::targets::{Name, NameKind, Tool};
use crate::text::Lossy;
use core::fmt;

/// What libnvvm logs about an `-arch` that it does not accept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal<'a>(&'a [u8]);

/// The refusal with which libnvvm answers `-arch=NAME`; `None` when it accepts the name: `compute_` and nothing else.
#[must_use]
pub fn refusal(name: &[u8]) -> Option<Refusal<'_>> {
    let taken = Name::parse(name).is_ok_and(|name| name.kind == NameKind::Compute && Tool::Cicc.accepts(name));
    (!taken).then_some(Refusal(name))
}

impl fmt::Display for Refusal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "libnvvm : error: -arch={} is an unsupported option", Lossy(self.0))
    }
}
