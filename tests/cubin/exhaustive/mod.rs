//! The small readers on all short inputs: every combination of the bytes that decide (lengths, kinds, offsets, counts), and
//! every length that a file can be cut to. The expected answers come from second readers that are slow and plain (numbers of
//! 128 bits, no sum wraps, each part copied). `SECURITY.md` has the argument why nothing else than these bytes matters.

mod coff;
mod elf;
mod fatbin;
mod fatbin_reader;
mod members;
mod notes;
mod records;

use crate::structure::choices::Choices;
use crate::structure::elf::{Elf, Section};
use crate::structure::oracle;

const CUDA: u16 = 190;
const X86_64: u16 = 62;

/// A sound ELF file of these sections, from number 2 on; layout V2, sm_90, 64 bits.
fn file(machine: u16, sections: Vec<Section>) -> Vec<u8> {
    file_of_class(true, machine, sections)
}

fn file_of_class(is_64: bool, machine: u16, sections: Vec<Section>) -> Vec<u8> {
    let elf = Elf {
        is_64,
        machine,
        osabi: 0x41,
        abi_version: 8,
        kind: 2,
        version: 1,
        flags: 0x0600_5a02,
        sections,
    };
    elf.write(&mut Choices::new(&[]))
}

/// Where the bytes and the header of a section begin.
fn places(file: &[u8], number: usize) -> (usize, usize) {
    let elf = oracle::elf(file).unwrap();
    let size = if elf.is_64 { 64 } else { 40 };
    (elf.sections[number].offset as usize, elf.table as usize + number * size)
}

/// Numbers at the edges of 8, 16, 31, 32, 63 and 64 bits.
const EDGES: [u64; 14] = [
    0xff,
    0x100,
    0xffff,
    0x1_0000,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_fff0,
    0xffff_ffff,
    0x1_0000_0000,
    (1 << 58) + 1,
    1 << 63,
    u64::MAX - 63,
    u64::MAX - 7,
    u64::MAX,
];

/// The numbers from 0 to `last`, and the edges.
fn to_and_edges(last: u64) -> impl Iterator<Item = u64> + Clone {
    (0..=last).chain(EDGES)
}

fn put(file: &mut [u8], at: usize, number: u64, size: usize) {
    file[at..at + size].copy_from_slice(&number.to_le_bytes()[..size]);
}
