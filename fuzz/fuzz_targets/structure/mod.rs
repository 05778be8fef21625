//! Files made of their parts: cubins of symbols, records and notes, fat binaries of regions and entries, host files of
//! sections (ELF, PE, COFF), archives of members. Then their headers are changed to state what is not there: sections that overlap, sizes
//! and offsets beyond the file, records of other lengths, names without an end.
//!
//! The bytes decide: the same ones make the same file. Used by the fuzzer and by `tests/cubin/structures.rs`.

mod archive;
pub mod choices;
pub mod coff;
mod cubin;
pub mod elf;
mod fatbin;
pub mod invariants;
pub mod oracle;

use choices::Choices;

/// The file that these bytes choose.
pub fn file(bytes: &[u8]) -> Vec<u8> {
    let mut choices = Choices::new(bytes);
    match choices.below(8) {
        0..=2 => cubin::file(&mut choices),
        3 => fatbin::file(&mut choices),
        4 => fatbin::host_file(&mut choices),
        5 => fatbin::windows_file(&mut choices),
        _ => archive::file(&mut choices),
    }
}
