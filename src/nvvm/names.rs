//! The message with which libnvvm refuses a name.
//!
//! Source: `evidence/libnvvm_names.tsv`; measured.

use crate::Toolkit;
use crate::messages::{fill, template};
use crate::targets::{Name, Tool};
use crate::text::Lossy;
use core::fmt;

/// What libnvvm logs about an `-arch` that it does not accept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal<'a>(&'a [u8]);

/// The refusal with which libnvvm of this release answers `-arch=NAME`; `None` when it accepts the name: `compute_` and nothing else.
#[must_use]
pub fn refusal(toolkit: Toolkit, name: &[u8]) -> Option<Refusal<'_>> {
    let taken = Name::parse(name).is_ok_and(|name| Tool::Libnvvm.accepts(toolkit, name));
    (!taken).then_some(Refusal(name))
}

impl fmt::Display for Refusal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, Tool::Libnvvm.unknown_name().code());
        fill(f, template!(NvvmOption), &[&Lossy(self.0)])
    }
}
