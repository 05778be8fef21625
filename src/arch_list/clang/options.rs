//! The options of clang that have to do with architectures.

use super::super::messages::Message;
use super::super::source::{Failed, Source};
use super::super::token::Token;
use crate::Error;

/// What an option does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OptionKind {
    Add,
    AddGpu,
    Remove,
    RemoveGpu,
    Ptx,
    NoPtx,
    NewDriver,
    OldDriver,
}

impl OptionKind {
    pub(super) const fn removes(self) -> bool {
        matches!(self, Self::Remove | Self::RemoveGpu)
    }
}

#[rustfmt::skip]
const OPTIONS: [(&[u8], OptionKind); 6] = [
    (b"--offload-arch=",        OptionKind::Add),
    (b"--cuda-gpu-arch=",       OptionKind::AddGpu),
    (b"--no-offload-arch=",     OptionKind::Remove),
    (b"--no-cuda-gpu-arch=",    OptionKind::RemoveGpu),
    (b"--cuda-include-ptx=",    OptionKind::Ptx),
    (b"--no-cuda-include-ptx=", OptionKind::NoPtx),
];

/// The options of a command line with their values; an unknown one is a mistake.
pub(super) fn options<'a>(source: &'a Source<'a>) -> impl Iterator<Item = Result<(OptionKind, Token<'a>), Failed>> {
    source.shell_words().map(|word| {
        if word.is(b"--offload-new-driver") {
            return Ok((OptionKind::NewDriver, word));
        }
        if word.is(b"--no-offload-new-driver") {
            return Ok((OptionKind::OldDriver, word));
        }
        OPTIONS
            .iter()
            .find_map(|&(name, kind)| Some((kind, word.strip_prefix(name)?)))
            .ok_or_else(|| word.fail(Error::ArchListOption, Message::None))
    })
}
