//! Fat binaries, alone and in the sections of host files.

use super::choices::Choices;
use super::coff::{self, Form};
use super::elf::{Elf, Section};

/// Kinds of entries, the last of which nobody has seen.
const KINDS: [u64; 8] = [2, 1, 8, 0x40, 0x20, 0x80, 0x100, 0x44];

/// Regions one behind the other, and zeros between them.
pub fn file(choices: &mut Choices) -> Vec<u8> {
    let mut out = Vec::new();
    for _ in 0..choices.pick(&[1, 2, 3, 8]) {
        region(&mut out, choices);
        if choices.now_and_then() {
            out.resize(out.len() + choices.below(40), 0);
        }
    }
    if choices.is_wrong() {
        out.truncate(choices.below(out.len() + 1));
    }
    out
}

/// A host file whose sections hold fat binaries.
pub fn host_file(choices: &mut Choices) -> Vec<u8> {
    let mut elf = Elf {
        is_64: !choices.now_and_then(),
        machine: choices.field(62) as u16,
        osabi: 0,
        abi_version: 0,
        kind: 1,
        version: 1,
        flags: 0,
        sections: Vec::new(),
    };
    for _ in 0..choices.pick(&[2, 1, 4, 9]) {
        let name = choices.pick(&[
            ".nv_fatbin",
            "__nv_relfatbin",
            ".nv_fatbin",
            ".text",
            ".nv_fatbin_",
            ".nv_fatbi",
        ]);
        elf.sections.push(Section::new(name, 1, file(choices)));
    }
    elf.write(choices)
}

/// A PE file or a COFF object whose sections hold fat binaries.
pub fn windows_file(choices: &mut Choices) -> Vec<u8> {
    let form = choices.pick(&[Form::Pe, Form::Object, Form::BigObject]);
    let mut sections = Vec::new();
    for _ in 0..choices.pick(&[2, 1, 4, 9]) {
        let name = choices.pick(&[
            ".nv_fatb",
            "__nv_rel",
            ".nv_fatbin",
            "__nv_relfatbin",
            ".text",
            ".nv_fatbi",
        ]);
        sections.push((name, file(choices)));
    }
    coff::write(form, &sections, choices)
}

fn region(out: &mut Vec<u8>, choices: &mut Choices) {
    let mut body = Vec::new();
    for _ in 0..choices.pick(&[1, 0, 2, 5, 30]) {
        entry(&mut body, choices);
    }
    out.extend((choices.field(0xba55_ed50) as u32).to_le_bytes());
    out.extend([1, 0]);
    out.extend((choices.field(16) as u16).to_le_bytes());
    out.extend(choices.field(body.len() as u64).to_le_bytes());
    out.extend(body);
}

/// A header of 64 bytes, its texts, and a payload.
fn entry(out: &mut Vec<u8>, choices: &mut Choices) {
    let kind = choices.pick(&KINDS);
    let payload = 8 * choices.below(20);
    let mut texts = Vec::new();
    let mut header = fixed(kind, payload as u64, choices);
    if kind == 0x100 {
        let images = images(choices);
        put(&mut header, 0x14, choices.field(64) as u32);
        let count = images.len() as u64 / 72;
        texts.extend((choices.field(count) as u32).to_le_bytes());
        texts.extend((choices.field(images.len() as u64 + 8) as u32).to_le_bytes());
        texts.extend(images);
    } else if choices.now_and_then() {
        // An identifier, and a record of options with their place.
        put(&mut header, 0x20, choices.field(64) as u32);
        put(&mut header, 0x24, choices.field(7) as u32);
        texts.extend(b"kern.cu\0");
        put(&mut header, 0x14, choices.field(72) as u32);
        texts.extend((choices.field(80) as u32).to_le_bytes());
        texts.extend((choices.field(6) as u32).to_le_bytes());
        texts.extend(b"-O3 -g\0\0");
    }
    texts.resize(texts.len().next_multiple_of(8), 0);
    let size = choices.field(64 + texts.len() as u64);
    put(&mut header, 4, size as u32);
    out.extend(header);
    out.extend(texts);
    out.resize(out.len() + payload, choices.pick(&[b' ', 0, 0x7f]));
}

/// Headers of images within a concatenated entry: 64 bytes, and a text with its end.
fn images(choices: &mut Choices) -> Vec<u8> {
    let mut out = Vec::new();
    for _ in 0..choices.pick(&[1, 0, 3, 12]) {
        let mut header = fixed(2, 16, choices);
        put(&mut header, 0x20, choices.field(64) as u32);
        put(&mut header, 0x24, choices.field(4) as u32);
        out.extend(header);
        out.extend(b"a.cu\0\0\0\0");
    }
    out
}

/// The part of a header that is always there.
fn fixed(kind: u64, payload: u64, choices: &mut Choices) -> Vec<u8> {
    let mut header = Vec::from((choices.field(kind) as u16).to_le_bytes());
    header.extend([1, 1, 64, 0, 0, 0]);
    header.extend(choices.field(payload).to_le_bytes());
    header.resize(64, 0);
    let flags: u64 = choices.pick(&[
        0x11, 0x2011, 0x8011, 0x10_0011, 0x20_0011, 0x30_0011, 0x100_0011, 0x1011,
    ]);
    put(&mut header, 0x10, choices.field(payload) as u32);
    put(&mut header, 0x18, 0x0008_0001);
    put(&mut header, 0x1c, choices.field(90) as u32);
    header[0x28..0x30].copy_from_slice(&choices.field(flags).to_le_bytes());
    header[0x38..0x40].copy_from_slice(&choices.field(500).to_le_bytes());
    header
}

fn put(header: &mut [u8], at: usize, number: u32) {
    header[at..at + 4].copy_from_slice(&number.to_le_bytes());
}
