//! Which message of a tool stands in a text?
//!
//! What the library has words of itself, because some rule says that a tool prints it. A message is found in a longer line, whatever its values
//! are, and these are found with it:
//!
//! ```
//! use smarch::messages::{self, Template};
//!
//! let line = b"ptxas fatal   : Value 'sm_121a' is not defined for option 'gpu-name'";
//! let found = messages::find(line).unwrap();
//! assert_eq!(found.message.code, Template::OptionValue.code());
//! assert_eq!(found.message.text, "Value '{name}' is not defined for option '{option}'");
//! let name = found.occurrence.values()[0];
//! assert_eq!(&line[name.start..name.end], b"sm_121a");
//! ```
//!
//! Source: that of the rule that prints the message.

mod occurrence;
mod template;

pub use occurrence::{MOST_VALUES, Occurrence, ValuePlace, is_meant, occurrence};
pub use template::Template;
pub(crate) use template::{cut, fill, pieces, template};

use crate::cicc::constructs::Diagnostic;
use crate::nvvm::{Complaint, Malformation};
use crate::{Text, Verdict};

coded_enum! {
    /// What the code of a message is of.
    pub enum MessageKind {
        /// A [`Template`].
        Template     = 1, TEMPLATE,     "a line of a tool";
        /// A [`Diagnostic`] of cicc.
        Diagnostic   = 2, DIAGNOSTIC,   "a diagnostic of cicc";
        /// A [`Verdict`] whose text is what libnvvm logs.
        Verdict      = 3, VERDICT,      "a refusal of libnvvm";
        /// A [`Complaint`] of libnvvm about a data layout.
        Complaint    = 4, COMPLAINT,    "a complaint of libnvvm about a data layout";
        /// A [`Malformation`] of a data layout.
        Malformation = 5, MALFORMATION, "what libnvvm calls malformed in a data layout";
    }
}

/// A message that the library has words of.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Message {
    /// What the code is of.
    pub kind: MessageKind,
    /// The code of a template, a diagnostic, a verdict, a complaint or a malformation.
    pub code: u32,
    /// The words; values have their names in braces. Without the feature `messages` of some kinds the number of the code.
    pub text: Text,
}

/// The verdicts whose texts libnvvm logs.
const LOGGED: &[Verdict] = &[
    Verdict::NoNvvmTensorMemory,
    Verdict::NoNvvmAtomicSpace,
    Verdict::NoNvvmFence,
    Verdict::NoNvvmCast,
    Verdict::NoNvvmCastTarget,
    Verdict::NoNvvmCastSource,
    Verdict::NoNvvmBlockAddress,
    Verdict::NoNvvmPersonality,
    Verdict::NoNvvmOperation,
    Verdict::NoNvvmCastSpace,
    Verdict::NoNvvmTripleMissing,
    Verdict::NoNvvmTriple,
    Verdict::NoNvvmTripleBackEnd,
    Verdict::NoNvvmConvergent,
    Verdict::NoNvvmFenceOrdering,
    Verdict::NoNvvmTripleTarget,
    Verdict::NoNvvmCmpXchgSpace,
    Verdict::NoNvvmType,
    Verdict::NoNvvmBinaryOperation,
    Verdict::NoNvvmOpcode,
    Verdict::NoNvvmValue,
    Verdict::NoNvvmHalf,
    Verdict::NoNvvmAtomicType,
    Verdict::NoNvvmAtomicTypeOlder,
    Verdict::NoNvvmAtomicAccess,
    Verdict::NoNvvmAtomicFadd,
];

const fn row(kind: MessageKind, code: u32, text: Text) -> Message {
    Message { kind, code, text }
}

const COUNT: usize =
    Template::ALL.len() + Diagnostic::ALL.len() + LOGGED.len() + Complaint::ALL.len() + Malformation::ALL.len();

/// The messages, by kind and code ascending.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
pub static MESSAGES: &[Message] = &{
    let mut rows = [row(MessageKind::Template, 0, text!("")); COUNT];
    let mut place = 0;
    macro_rules! add {
        ($($kind:ident: $values:expr;)+) => {$(
            let (values, mut at): (&[$kind], _) = ($values, 0);
            while at < values.len() {
                rows[place] = row(MessageKind::$kind, values[at].code(), values[at].text());
                (place, at) = (place.wrapping_add(1), at.wrapping_add(1));
            }
        )+};
    }
    add! {
        Template:     Template::ALL;
        Diagnostic:   Diagnostic::ALL;
        Verdict:      LOGGED;
        Complaint:    Complaint::ALL;
        Malformation: Malformation::ALL;
    }
    rows
};

/// A message that was found in a text.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Found {
    /// The message.
    pub message: &'static Message,
    /// Where it stands.
    pub occurrence: Occurrence,
}

/// Which message stands in a text, a line of a log or a longer one. If there are several, the message whose own words
/// have the most letters; among equals, the first of [`MESSAGES`]. `None` if no message stands there, and without the
/// feature `messages`.
///
/// See [`occurrence`] for how words are compared, and [`is_meant`] for messages of a word or two.
#[must_use]
pub fn find(text: &[u8]) -> Option<Found> {
    let mut best: Option<Found> = None;
    for message in MESSAGES.iter().filter(|_| cfg!(feature = "messages")) {
        let words = message.text.as_str();
        if let Some(occurrence) = occurrence(words, text)
            && best.is_none_or(|best| occurrence.letters > best.occurrence.letters)
            && is_meant(words, text)
        {
            best = Some(Found { message, occurrence });
        }
    }
    best
}
