//! The options of nvcc that have to do with architectures.

use super::super::problem::Failed;
use super::super::source::Source;
use super::super::token::{Token, Words};
use super::super::words::Says;
use crate::Error;

/// An option that has to do with architectures.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    Arch,
    Code,
    Gencode,
    Dlto,
    /// Changes nothing here: how the code is linked.
    Linking,
}

#[rustfmt::skip]
const CHOICES: [(&[u8], Choice, bool); 13] = [
    // name                          what it is       takes a value
    (b"-arch",                       Choice::Arch,    true),
    (b"--gpu-architecture",          Choice::Arch,    true),
    (b"-code",                       Choice::Code,    true),
    (b"--gpu-code",                  Choice::Code,    true),
    (b"-gencode",                    Choice::Gencode, true),
    (b"--generate-code",             Choice::Gencode, true),
    (b"-dlto",                       Choice::Dlto,    false),
    (b"-lto",                        Choice::Dlto,    false),
    (b"--dlink-time-opt",            Choice::Dlto,    false),
    (b"-rdc",                        Choice::Linking, true),
    (b"--relocatable-device-code",   Choice::Linking, true),
    (b"-dc",                         Choice::Linking, false),
    (b"--device-c",                  Choice::Linking, false),
];

/// Takes every option of a command line with its value, or with itself where it has none.
#[inline(never)]
pub(super) fn each_option<'a>(
    source: &'a Source<'a>,
    take: &mut dyn FnMut(Choice, Token<'a>) -> Result<(), Failed>,
) -> Result<(), Failed> {
    let mut words = source.words();
    while let Some(word) = words.next() {
        let (choice, value) = option(word, &mut words)?;
        take(choice, value)?;
    }
    Ok(())
}

/// An option, its value the next word or what follows `=`.
#[inline(never)]
fn option<'a>(word: Token<'a>, words: &mut Words<'a>) -> Result<(Choice, Token<'a>), Failed> {
    for &(name, choice, takes_value) in &CHOICES {
        if word.is(name) {
            let value = if takes_value { words.next() } else { Some(word) };
            return value
                .map(|value| (choice, value))
                .ok_or_else(|| word.fail(Error::ArchListValue, Says::NvccNoValue));
        }
        let value = word.strip_prefix(name).and_then(|rest| rest.strip_prefix(b"="));
        if let Some(value) = value.filter(|_| takes_value) {
            return Ok((choice, value));
        }
    }
    Err(unknown_option(word))
}

/// Long options with one dash and short ones with two are nvcc's own mistakes; any other option may
/// be a right one that has nothing to do with architectures.
#[cold]
fn unknown_option(word: Token<'_>) -> Failed {
    let dashless = |name: &'static [u8]| name.strip_prefix(b"--").or(name.strip_prefix(b"-")).unwrap_or(name);
    let starts = |word: Token<'_>| {
        CHOICES
            .iter()
            .any(|&(name, ..)| word.strip_prefix(dashless(name)).is_some())
    };
    let is_misspelt = word.strip_prefix(b"--").is_some_and(starts) || word.strip_prefix(b"-").is_some_and(starts);
    word.fail(
        Error::ArchListOption,
        if is_misspelt {
            Says::NvccUnknownOption
        } else {
            Says::Nothing
        },
    )
}
