//! What a file is, as its first bytes tell.

use crate::Error;
use elf::abi::ELFMAGIC;

/// The first bytes of a region of a fat binary, 0xBA55ED50.
pub(super) const FATBIN: [u8; 4] = [0x50, 0xed, 0x55, 0xba];

/// What an ar archive begins with.
pub(super) const ARCHIVE: &[u8] = b"!<arch>\n";

/// Whether the bytes begin as an ELF file does.
pub(super) fn is_elf(bytes: &[u8]) -> bool {
    bytes.starts_with(&ELFMAGIC)
}

/// What the user brought instead of an ELF file.
pub(super) fn what_else(bytes: &[u8]) -> Error {
    if bytes.is_empty() {
        Error::CubinEmpty
    } else if bytes.starts_with(&FATBIN) {
        Error::CubinIsFatbin
    } else if looks_like_ptx(bytes) {
        Error::CubinIsPtx
    } else {
        Error::CubinNotElf
    }
}

/// So many bytes of a file are searched for `.version`. Compilers write less than a thousand bytes of comments before it.
const PTX_HEAD: usize = 65_536;

/// PTX begins with `.version`, after at most a few lines of comments.
fn looks_like_ptx(bytes: &[u8]) -> bool {
    bytes
        .get(..PTX_HEAD)
        .unwrap_or(bytes)
        .split(|&byte| byte == b'\n')
        .take(32)
        .any(|line| line.trim_ascii_start().starts_with(b".version"))
}
