//! Cubins made here: of more sections than an ELF header can count, with two functions of one name.

use crate::kernels::all_kernels;
use smarch::Error;
use smarch::cubin::{Kernel, file_memory, identify};

struct Section {
    name: String,
    kind: u32,
    link: u32,
    info: u32,
    entry_size: u64,
    bytes: Vec<u8>,
}

fn section(name: &str, kind: u32, bytes: Vec<u8>) -> Section {
    Section {
        name: name.to_string(),
        kind,
        link: 0,
        info: 0,
        entry_size: 0,
        bytes,
    }
}

fn put_name(strings: &mut Vec<u8>, name: &str) -> u32 {
    let at = strings.len() as u32;
    strings.extend(name.as_bytes());
    strings.push(0);
    at
}

/// A cubin of layout V2 for sm_90 with these kernels, four sections each, numbered in 32 bits throughout.
fn cubin(names: &[String]) -> Vec<u8> {
    cubin_with(names, vec![])
}

/// The same with more sections after those.
fn cubin_with(names: &[String], more: Vec<Section>) -> Vec<u8> {
    const FIRST: u32 = 6;
    let mut strings = vec![0];
    let (mut symbols, mut numbers, mut info) = (vec![0; 24], vec![0; 4], Vec::new());
    let mut of_kernels = Vec::new();
    for (place, name) in (0..).zip(names) {
        let (text, symbol) = (FIRST + 4 * place, 1 + place);
        symbols.extend(put_name(&mut strings, name).to_le_bytes());
        symbols.extend([0x12, 0x10, 0xff, 0xff]);
        symbols.extend([0; 16]);
        numbers.extend(text.to_le_bytes());
        info.extend([4, 0x2f, 8, 0]);
        info.extend(symbol.to_le_bytes());
        info.extend((1 + place % 255).to_le_bytes());
        let mut code = section(&format!(".text.{name}"), 1, vec![0; 16]);
        code.info = symbol;
        of_kernels.push(code);
        of_kernels.push(section(&format!(".nv.info.{name}"), 0x7000_0000, vec![3, 0x1b, 255, 0]));
        of_kernels.push(section(&format!(".nv.constant0.{name}"), 1, vec![0; 4]));
        of_kernels.push(section(&format!(".nv.shared.{name}"), 1, vec![0; 1025]));
    }
    let mut table = section(".symtab", 2, symbols);
    (table.link, table.entry_size) = (2, 24);
    let mut sections = vec![
        section("", 0, vec![]),
        section(".shstrtab", 3, vec![]),
        section(".strtab", 3, strings),
        table,
        section(".symtab_shndx", 18, numbers),
        section(".nv.info", 0x7000_0000, info),
    ];
    sections.extend(of_kernels);
    sections.extend(more);
    let count = sections.len() as u64;
    let mut section_names = Vec::new();
    let names: Vec<u32> = sections
        .iter()
        .map(|section| put_name(&mut section_names, &section.name))
        .collect();
    sections[1].bytes = section_names;

    let mut file = vec![
        0x7f, b'E', b'L', b'F', 2, 1, 1, 0x41, 8, 0, 0, 0, 0, 0, 0, 0, 2, 0, 190, 0,
    ];
    file.resize(64, 0);
    let mut headers = Vec::new();
    for (section, name) in sections.iter().zip(names) {
        // Section 0 holds what the ELF header has no room for.
        let (size, link) = if section.kind == 0 {
            (count, 1)
        } else {
            (section.bytes.len() as u64, section.link)
        };
        for field in [name, section.kind] {
            headers.extend(field.to_le_bytes());
        }
        headers.extend([0; 16]);
        for field in [file.len() as u64, size] {
            headers.extend(field.to_le_bytes());
        }
        for field in [link, section.info] {
            headers.extend(field.to_le_bytes());
        }
        headers.extend(1_u64.to_le_bytes());
        headers.extend(section.entry_size.to_le_bytes());
        file.extend(&section.bytes);
    }
    let table_at = file.len() as u64;
    file[0x28..0x30].copy_from_slice(&table_at.to_le_bytes());
    file[0x30..0x34].copy_from_slice(&0x0600_5a02_u32.to_le_bytes());
    file[0x3a..0x40].copy_from_slice(&[64, 0, 0, 0, 0xff, 0xff]);
    file.extend(headers);
    file
}

fn is_as_made(kernel: &Kernel, place: usize) -> bool {
    kernel.registers == Some(1 + place as u32 % 255)
        && kernel.static_smem == Some(1)
        && kernel.constants.get(0) == Some(4)
}

/// 17,000 kernels have 68,006 sections: their count and numbers do not fit 16 bits.
#[test]
fn more_sections_than_sixteen_bits() {
    let names: Vec<String> = (0..17_000).map(|place| format!("k{}", place * 7919 % 17_000)).collect();
    let file = cubin(&names);
    let found = all_kernels(&file).unwrap();
    assert_eq!(found.len(), names.len());
    for (place, (kernel, name)) in found.iter().zip(&names).enumerate() {
        assert_eq!((kernel.name, kernel.fault), (name.as_bytes(), None));
        assert!(is_as_made(kernel, place), "{kernel:?}");
    }
    // Without the wide numbers no symbol has its section.
    let mut cut = file.clone();
    let table = u64::from_le_bytes(file[0x28..0x30].try_into().unwrap()) as usize;
    cut[table + 4 * 64 + 4] = 1;
    assert_eq!(all_kernels(&cut).unwrap_err().error, Error::CubinSymbols);
}

/// Two functions of one name: the first has the sections, the second says that it does not know.
#[test]
fn functions_of_one_name() {
    let names: Vec<String> = ["b", "a", "b", "c", "b"].map(String::from).into();
    let file = cubin(&names);
    let found = all_kernels(&file).unwrap();
    for (place, kernel) in found.iter().enumerate() {
        let is_second = place == 2 || place == 4;
        assert_eq!(
            kernel.fault.map(|fault| fault.error),
            is_second.then_some(Error::CubinNames),
            "{place}"
        );
        assert_eq!(is_as_made(kernel, place), !is_second, "{place}");
        assert_eq!(kernel.registers, Some(1 + place as u32), "{place}");
        assert_eq!(kernel.static_smem.is_none(), is_second);
    }
}

/// Of two records about one function the first counts, and of two faults the first is told.
#[test]
fn the_first_record_and_the_first_fault_count() {
    let file = cubin(&["a".to_string(), "b".to_string()]);
    let records = file.windows(4).position(|record| record == [4, 0x2f, 8, 0]).unwrap();
    // The second record is made about the first function, too.
    let mut twice = file.clone();
    twice[records + 12 + 4] = 1;
    let found = all_kernels(&twice).unwrap();
    assert_eq!(
        (found[0].registers, found[1].registers, found[1].fault),
        (Some(1), None, None)
    );
    // Registers that no thread has, then a record that is none.
    let mut bad = file.clone();
    bad[records + 9] = 1;
    let own = file.windows(4).position(|record| record == [3, 0x1b, 255, 0]).unwrap();
    bad[own] = 9;
    let found = all_kernels(&bad).unwrap();
    let fault = found[0].fault.unwrap();
    assert_eq!(
        (fault.error, fault.at, found[0].registers),
        (Error::CubinValue, records, None)
    );
    assert_eq!(found[0].launch, None);
    assert_eq!(found[1].fault, None);
}

/// From SM 90 on the top byte of a code section's sh_info is no number of registers.
#[test]
fn registers_in_the_section_header_count_below_sm_90_only() {
    let mut file = cubin(&["a".to_string()]);
    let records = file.windows(4).position(|record| record == [4, 0x2f, 8, 0]).unwrap();
    // No record about this function, and 7 in the header of its code, section 6.
    file[records + 1] = 0x2e;
    let table = u64::from_le_bytes(file[0x28..0x30].try_into().unwrap()) as usize;
    file[table + 6 * 64 + 47] = 7;
    assert_eq!(all_kernels(&file).unwrap()[0].registers, None);
    file[0x31] = 89;
    assert_eq!(all_kernels(&file).unwrap()[0].registers, Some(7));
}

/// Code that takes no bytes of the file, at an offset beyond it: no code, and a fault.
#[test]
fn code_without_bytes() {
    let mut file = cubin(&["a".to_string()]);
    let table = u64::from_le_bytes(file[0x28..0x30].try_into().unwrap()) as usize;
    let header = table + 6 * 64;
    file[header + 4] = 8;
    file[header + 24..header + 32].copy_from_slice(&(1_u64 << 40).to_le_bytes());
    file[header + 32..header + 40].copy_from_slice(&0_u64.to_le_bytes());
    let found = all_kernels(&file).unwrap()[0];
    assert_eq!((found.code, found.fault.map(|fault| fault.at)), (None, Some(header)));
    assert_eq!(found.registers, Some(1));
}

/// Local memory in a section of its own, global memory with and without bytes in the file, and a bank of constants of the whole file.
#[test]
fn memory_in_sections_of_its_own() {
    let more = vec![
        section(".nv.local.a", 8, vec![0; 24]),
        section(".nv.local.a", 8, vec![0; 99]),
        section(".nv.global", 8, vec![0; 7]),
        section(".nv.global.init", 1, vec![0; 5]),
        section(".nv.constant3", 1, vec![0; 12]),
    ];
    let file = cubin_with(&["a".to_string(), "b".to_string()], more);
    let found = all_kernels(&file).unwrap();
    assert_eq!((found[0].local, found[0].fault), (Some(24), None));
    assert_ne!(found[1].local, Some(24));
    let memory = file_memory(&file).unwrap();
    assert_eq!((memory.global, memory.constants.get(3)), (12, Some(12)));
}

/// Relocations of a kernel's parameters: 24 bytes each with an addend, 16 without; a handle of another kind is none, and a part of
/// a relocation is damage of that kernel alone.
#[test]
fn textures_and_the_like_of_a_kernel() {
    let relocations = |size: usize, kinds: &[u32]| -> Vec<u8> {
        kinds
            .iter()
            .flat_map(|kind| {
                let mut entry = vec![0; size];
                entry[8..12].copy_from_slice(&kind.to_le_bytes());
                entry
            })
            .collect()
    };
    let kernels =
        |more| all_kernels(&cubin_with(&["a".to_string()], more)).map(|found| (found[0].bound, found[0].fault));
    for (kind, size, name) in [(4, 24, ".rela.nv.constant0.a"), (9, 16, ".rel.nv.constant0.a")] {
        let whole = relocations(size, &[6, 7, 101, 52, 52, 2, 6, 6]);
        let (bound, fault) = kernels(vec![section(name, kind, whole.clone())]).unwrap();
        let bound = bound.unwrap();
        assert_eq!(
            (bound.textures, bound.samplers, bound.surfaces, fault),
            (3, 2, 2, None),
            "{name}"
        );
        let (bound, fault) = kernels(vec![section(name, kind, whole[1..].to_vec())]).unwrap();
        assert!(bound.is_none_or(|bound| bound.textures == 0), "{name}");
        assert_eq!(fault.unwrap().error, Error::CubinSections, "{name}");
    }
}

/// The same file as ELF32: headers of 52 and 40 bytes, symbols of 16, relocations of 8 and 12.
fn as_elf32(file: &[u8]) -> Vec<u8> {
    let word = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().unwrap());
    let table = word(0x28) as usize;
    let count = word(table + 0x20) as usize;
    let mut narrow = file[..24].to_vec();
    narrow[4] = 1;
    narrow.resize(52, 0);
    let mut headers = Vec::new();
    for number in 0..count {
        let at = table + 64 * number;
        let (kind, start, size) = (word(at + 4), word(at + 0x18) as usize, word(at + 0x20) as usize);
        let bytes = if number == 0 {
            &[][..]
        } else {
            &file[start..start + size]
        };
        let (entries, entry) = match kind {
            2 => (24, 16),
            4 => (24, 12),
            9 => (16, 8),
            _ => (1, 1),
        };
        let offset = narrow.len() as u32;
        for piece in bytes.chunks(entries) {
            match kind {
                // The value and the size go before the three small fields; a relocation keeps the low byte of its kind.
                2 => narrow.extend([&piece[..4], &[0; 8], &piece[4..8]].concat()),
                4 => narrow.extend([&[0; 4], &piece[8..12], &[0; 4]].concat()),
                9 => narrow.extend([&[0; 4], &piece[8..12]].concat()),
                _ => narrow.extend(piece),
            }
        }
        let narrow_size = if number == 0 {
            0
        } else {
            (size / entries * entry) as u32
        };
        let entry_size = if kind == 2 { 16 } else { 0 };
        let (link, info) = if number == 0 {
            (0, 0)
        } else {
            (word(at + 0x28), word(at + 0x2c))
        };
        for field in [word(at), kind, 0, 0, offset, narrow_size, link, info, 1, entry_size] {
            headers.extend(field.to_le_bytes());
        }
    }
    let table_at = narrow.len() as u32;
    narrow[0x20..0x24].copy_from_slice(&table_at.to_le_bytes());
    narrow[0x24..0x28].copy_from_slice(&file[0x30..0x34]);
    for (at, field) in [(0x28, 52), (0x2e, 40), (0x30, count as u16), (0x32, 1)] {
        narrow[at..at + 2].copy_from_slice(&u16::to_le_bytes(field));
    }
    narrow.extend(headers);
    narrow
}

/// Of two sections of relocations the first counts; one beyond the file is damage of its kernel alone.
#[test]
fn relocations_twice_and_beyond_the_file() {
    let names = ["a".to_string(), "b".to_string()];
    let mut first = vec![0; 24];
    first[8] = 6;
    let twice = [first.clone(), [first.clone(), first].concat()].map(|bytes| section(".rela.nv.constant0.a", 4, bytes));
    let mut file = cubin_with(&names, twice.into());
    let textures = |file: &[u8]| {
        all_kernels(file).map(|found| {
            (
                found[0].bound.map(|bound| bound.textures),
                found[0].fault,
                found[1].fault,
            )
        })
    };
    assert_eq!(textures(&file), Ok((Some(1), None, None)));
    let table = u64::from_le_bytes(file[0x28..0x30].try_into().unwrap()) as usize;
    let header = table + 64 * 14;
    file[header + 0x18..header + 0x20].fill(0x7f);
    let (none, fault, other) = textures(&file).unwrap();
    assert_eq!(
        (none, fault.map(|fault| fault.error), other),
        (None, Some(Error::CubinSections), None)
    );
}

#[test]
fn kernels_of_elf32() {
    let mut relocations = vec![0; 48];
    (relocations[8], relocations[32]) = (6, 52);
    for (kind, name) in [(4, ".rela.nv.constant0.b"), (9, ".rel.nv.constant0.b")] {
        let file = cubin_with(
            &["a".to_string(), "b".to_string()],
            vec![section(name, kind, relocations.clone())],
        );
        let narrow = as_elf32(&file);
        assert_eq!(identify(&file).unwrap().address_bits, 64);
        assert_eq!(identify(&narrow).unwrap().address_bits, 32);
        let (wide, narrow) = (all_kernels(&file).unwrap(), all_kernels(&narrow).unwrap());
        assert_eq!(narrow.len(), 2);
        for (place, (kernel, wide)) in narrow.iter().zip(&wide).enumerate() {
            assert_eq!((kernel.name, kernel.fault), (wide.name, None));
            assert!(is_as_made(kernel, place), "{kernel:?}");
        }
        assert_eq!(narrow[1].bound.map(|bound| bound.textures), Some(1), "{name}");
    }
}
