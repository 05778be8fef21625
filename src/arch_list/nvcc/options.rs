//! The options of nvcc that select architectures.
//!
//! Other options are passed over by name, and so are files and the name of the compiler. A whole command line can
//! therefore be read.

use super::super::messages::Message;
use super::super::source::{Failed, Source};
use super::super::token::{ShellWords, Token};
use super::other_options::{are_forwarded, is_nvcc, is_unread, passes_over};
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
    let (mut is_first, mut forwarded) = (true, None);
    while let Some(word) = words.next() {
        let is_compiler = core::mem::take(&mut is_first) && is_nvcc(word);
        match option(word, &mut words)? {
            Some((kind, value)) => take(kind, value)?,
            None if is_compiler || passes_over(word, &mut words)? => {}
            None if word.strip_prefix(b"-").is_some() && *forwarded.get_or_insert_with(|| are_forwarded(source)) => {}
            None => return Err(unknown_option(word)),
        }
    }
    Ok(())
}

/// An option and its value, which is the next word or follows `=`; `None` where the word is none of these.
#[inline(never)]
fn option<'a>(word: Token<'a>, words: &mut ShellWords<'a>) -> Result<Option<(OptionKind, Token<'a>)>, Failed> {
    for &(name, kind, takes_value) in &OPTIONS {
        if word.is(name) {
            let value = if takes_value { words.next() } else { Some(word) };
            return value
                .map(|value| Some((kind, value)))
                .ok_or_else(|| word.fail(Error::ArchListValue, Message::NvccNoValue));
        }
        let value = word.strip_prefix(name).and_then(|rest| rest.strip_prefix(b"="));
        if let Some(value) = value.filter(|_| takes_value) {
            return Ok(Some((kind, value)));
        }
    }
    Ok(None)
}

#[cold]
fn unknown_option(word: Token<'_>) -> Failed {
    let message = match word.strip_prefix(b"-") {
        None => Message::NvccUnknownInput,
        Some(_) if is_unread(word) => Message::None,
        Some(_) => Message::NvccUnknownOption,
    };
    word.fail(Error::ArchListOption, message)
}
