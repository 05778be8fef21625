//! The options of nvcc that select architectures.

use super::super::messages::Message;
use super::super::source::{Failed, Source};
use super::super::token::{ShellWords, Token};
use crate::Error;

/// What an option selects.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OptionKind {
    Arch,
    Code,
    Gencode,
    Dlto,
    /// How the code is linked: changes no image.
    Linking,
}

#[rustfmt::skip]
const OPTIONS: [(&[u8], OptionKind, bool); 13] = [
    // name                          what it is       takes a value
    (b"-arch",                       OptionKind::Arch,    true),
    (b"--gpu-architecture",          OptionKind::Arch,    true),
    (b"-code",                       OptionKind::Code,    true),
    (b"--gpu-code",                  OptionKind::Code,    true),
    (b"-gencode",                    OptionKind::Gencode, true),
    (b"--generate-code",             OptionKind::Gencode, true),
    (b"-dlto",                       OptionKind::Dlto,    false),
    (b"-lto",                        OptionKind::Dlto,    false),
    (b"--dlink-time-opt",            OptionKind::Dlto,    false),
    (b"-rdc",                        OptionKind::Linking, true),
    (b"--relocatable-device-code",   OptionKind::Linking, true),
    (b"-dc",                         OptionKind::Linking, false),
    (b"--device-c",                  OptionKind::Linking, false),
];

/// Calls `take` for each option of a command line, with its value or with the option itself where it has none.
#[inline(never)]
pub(super) fn each_option<'a>(
    source: &'a Source<'a>,
    take: &mut dyn FnMut(OptionKind, Token<'a>) -> Result<(), Failed>,
) -> Result<(), Failed> {
    let mut words = source.shell_words();
    while let Some(word) = words.next() {
        let (kind, value) = option(word, &mut words)?;
        take(kind, value)?;
    }
    Ok(())
}

/// An option and its value, which is the next word or follows `=`.
#[inline(never)]
fn option<'a>(word: Token<'a>, words: &mut ShellWords<'a>) -> Result<(OptionKind, Token<'a>), Failed> {
    for &(name, kind, takes_value) in &OPTIONS {
        if word.is(name) {
            let value = if takes_value { words.next() } else { Some(word) };
            return value
                .map(|value| (kind, value))
                .ok_or_else(|| word.fail(Error::ArchListValue, Message::NvccNoValue));
        }
        let value = word.strip_prefix(name).and_then(|rest| rest.strip_prefix(b"="));
        if let Some(value) = value.filter(|_| takes_value) {
            return Ok((kind, value));
        }
    }
    Err(unknown_option(word))
}

/// nvcc rejects long options with one dash and short ones with two; any other option may be a valid
/// one that does not select architectures.
#[cold]
fn unknown_option(word: Token<'_>) -> Failed {
    let dashless = |name: &'static [u8]| name.strip_prefix(b"--").or(name.strip_prefix(b"-")).unwrap_or(name);
    let starts = |word: Token<'_>| {
        OPTIONS
            .iter()
            .any(|&(name, ..)| word.strip_prefix(dashless(name)).is_some())
    };
    let is_misspelt = word.strip_prefix(b"--").is_some_and(starts) || word.strip_prefix(b"-").is_some_and(starts);
    word.fail(
        Error::ArchListOption,
        if is_misspelt {
            Message::NvccUnknownOption
        } else {
            Message::None
        },
    )
}
