//! Cubins: functions, with the records, notes and sections that tell of them.

use super::choices::Choices;
use super::elf::{Elf, FIRST, Section};

const PROGBITS: u32 = 1;
const SYMTAB: u32 = 2;
const STRTAB: u32 = 3;
const NOTE: u32 = 7;
const NOBITS: u32 = 8;
const REL: u32 = 9;
const CUDA_INFO: u32 = 0x7000_0000;
const CUDA_COMPAT: u32 = 0x7000_0086;

/// Attributes that are read: of the file, which name a symbol; of functions, with their formats and sizes.
const OF_FILE: [u8; 3] = [0x2f, 0x11, 0x12];
const OF_FUNCTIONS: [(u8, u8, usize); 10] = [
    (3, 0x1b, 255),
    (3, 0x19, 8),
    (4, 0x0a, 8),
    (4, 0x10, 12),
    (4, 0x05, 12),
    (4, 0x3d, 12),
    (4, 0x3f, 4),
    (1, 0x3e, 0),
    (2, 0x4c, 3),
    (4, 0x99, 20),
];

/// A cubin of either layout.
pub fn file(choices: &mut Choices) -> Vec<u8> {
    let is_v2 = !choices.now_and_then();
    let sm = choices.pick(&[90, 100, 120, 52, 80]);
    let mut elf = Elf {
        is_64: !choices.now_and_then(),
        machine: choices.field(190) as u16,
        osabi: if is_v2 { 0x41 } else { 0x33 },
        abi_version: if is_v2 { 8 } else { 7 },
        kind: choices.pick(&[2, 2, 1, 0xff00]),
        version: 130,
        flags: if is_v2 {
            0x0600_0002 | sm << 8
        } else {
            sm | sm << 16 | 0x500
        },
        sections: Vec::new(),
    };
    let functions = functions(choices);
    symbols(&mut elf, &functions, choices);
    for (number, name) in (0..).zip(&functions) {
        of_function(&mut elf, number, name, choices);
    }
    of_file(&mut elf, functions.len() as u64, choices);
    elf.write(choices)
}

/// Names of functions: some of them twice, some long.
fn functions(choices: &mut Choices) -> Vec<String> {
    let mut names = Vec::new();
    for number in 0..choices.pick(&[2, 1, 0, 5, 20]) {
        names.push(match choices.below(8) {
            0 => "same".to_string(),
            1 => "long".repeat(choices.below(1000)),
            _ => format!("_Z{number}kPf"),
        });
    }
    names
}

/// Where the code of a function's section is numbered: behind names, symbols, and the sections of those before.
fn code_of(number: u32) -> u32 {
    FIRST + 2 + 6 * number
}

fn symbols(elf: &mut Elf, functions: &[String], choices: &mut Choices) {
    let mut names = vec![0];
    let mut table = vec![0; if elf.is_64 { 24 } else { 16 }];
    for (number, name) in (0..).zip(functions) {
        let at = (choices.field(names.len() as u64) as u32).to_le_bytes();
        names.extend(name.bytes());
        names.push(0);
        let kind = [choices.pick(&[0x12, 0x12, 0x12, 0x02, 0x11]), choices.pick(&[0x10, 0])];
        let section = (choices.field(code_of(number).into()) as u16).to_le_bytes();
        if elf.is_64 {
            table.extend([&at[..], &kind, &section, &[0; 16]].concat());
        } else {
            table.extend([&at[..], &[0; 8], &kind, &section].concat());
        }
    }
    // One function again and again.
    if choices.now_and_then() && !functions.is_empty() {
        let size = if elf.is_64 { 24 } else { 16 };
        let symbol = table[table.len() - size..].to_vec();
        table.extend(symbol.repeat(choices.pick(&[1, 20, 300, 300])));
    }
    if choices.is_wrong() {
        table.pop();
    }
    elf.sections.push(Section::new(".strtab", STRTAB, names));
    elf.sections.push(Section {
        link: FIRST,
        info: 1,
        entry: if elf.is_64 { 24 } else { 16 },
        ..Section::new(".symtab", SYMTAB, table)
    });
}

/// Six sections of a function.
fn of_function(elf: &mut Elf, number: u32, name: &str, choices: &mut Choices) {
    let mut records = Vec::new();
    for _ in 0..choices.pick(&[4, 0, 12, 40]) {
        let (format, attribute, size) = choices.pick(&OF_FUNCTIONS);
        record(&mut records, format, attribute, size, choices);
    }
    let relocation = choices.pick(&[6_u8, 7, 52, 101]);
    let one: Vec<u8> = if elf.is_64 {
        [[0; 8], [relocation, 0, 0, 0, 1, 0, 0, 0]].concat()
    } else {
        vec![0, 0, 0, 0, relocation, 1, 0, 0]
    };
    elf.sections.extend([
        Section {
            info: number + 1,
            ..Section::new(&format!(".text.{name}"), PROGBITS, vec![0x50; 16])
        },
        Section::new(&format!(".nv.info.{name}"), CUDA_INFO, records),
        Section::new(&format!(".nv.constant0.{name}"), PROGBITS, vec![0; 24]),
        Section::new(&format!(".nv.shared.{name}"), NOBITS, vec![0; choices.below(2000)]),
        Section::new(&format!(".nv.local.{name}"), NOBITS, Vec::new()),
        Section::new(&format!(".rel.nv.constant0.{name}"), REL, one.repeat(choices.below(20))),
    ]);
}

/// Records, notes and `.nv.compat` of the whole file, in any order.
fn of_file(elf: &mut Elf, symbols: u64, choices: &mut Choices) {
    let mut records = Vec::new();
    for _ in 0..choices.pick(&[3, 0, 30, 300]) {
        let attribute = choices.pick(&OF_FILE);
        let symbol = choices.below(symbols as usize + 1) as u64;
        record(&mut records, 4, attribute, 8, choices);
        if let Some(at) = records.len().checked_sub(8) {
            records[at..at + 4].copy_from_slice(&(choices.field(symbol) as u32).to_le_bytes());
        }
    }
    let mut compat = Vec::new();
    for _ in 0..choices.pick(&[2, 1, 100, 700, 700]) {
        let attribute = choices.pick(&[9, 2, 5]);
        record(&mut compat, 2, attribute, 1, choices);
    }
    let mut notes = Vec::new();
    for _ in 0..choices.pick(&[1, 0, 2, 60]) {
        note(&mut notes, 1000, &[2, b'a', 90, 0, 130, 0, 0, 0], choices);
        note(&mut notes, 2000, b"\x82\0\0\0 -arch sm_120f -m 64", choices);
    }
    let long = if choices.now_and_then() {
        "long".repeat(1000)
    } else {
        String::new()
    };
    elf.sections.extend([
        Section::new(".nv.info", CUDA_INFO, records),
        Section::new(".nv.compat", CUDA_COMPAT, compat),
        Section::new(".note.nv.cuinfo", NOTE, notes),
        Section::new(".nv.global", NOBITS, vec![0; 12]),
        Section::new(&format!(".nv.constant3{long}"), PROGBITS, vec![0; 12]),
    ]);
}

/// A record whose size may be another than that of its value.
fn record(out: &mut Vec<u8>, format: u8, attribute: u8, size: usize, choices: &mut Choices) {
    out.push(choices.field(format.into()) as u8);
    out.push(choices.field(attribute.into()) as u8);
    out.extend((choices.field(size as u64) as u16).to_le_bytes());
    if format == 4 {
        let value = choices.byte() % 40;
        let mut bytes = [value, 0, 0, 0].repeat(size / 4);
        if choices.is_wrong() {
            bytes.pop();
        }
        out.extend(bytes);
    }
}

fn note(out: &mut Vec<u8>, kind: u32, text: &[u8], choices: &mut Choices) {
    out.extend((choices.field(12) as u32).to_le_bytes());
    out.extend((choices.field(text.len() as u64) as u32).to_le_bytes());
    out.extend((choices.field(kind.into()) as u32).to_le_bytes());
    out.extend(if choices.is_wrong() {
        b"GNU\0GNU\0GNU\0"
    } else {
        b"NVIDIA Corp\0"
    });
    out.extend(text);
    out.resize(out.len().next_multiple_of(4), 0);
}
