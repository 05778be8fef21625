//! The ELF header, section headers and names.

use super::{CUDA, EDGES, file_of_class, places, put};
use crate::structure::elf::Section;
use crate::structure::oracle;
use smarch::Error;
use smarch::cubin::file_memory;

/// What `file_memory` must answer: bytes of global variables and of banks 0 to 3, or what is wrong.
type Memory = Result<(u128, [Option<u128>; 4]), (Error, u128)>;

fn expected(bytes: &[u8]) -> Memory {
    // What is no CUDA file need not be sound, but for its identification.
    let is_other = bytes.len() >= 64
        && bytes[..4] == *b"\x7fELF"
        && [1, 2].contains(&bytes[4])
        && bytes[5..7] == [1, 1]
        && bytes[0x12..0x14] != [190, 0];
    if is_other {
        return Err((Error::CubinNotCuda, 0x12));
    }
    if bytes.is_empty() {
        return Err((Error::CubinEmpty, 0));
    }
    let elf = oracle::elf(bytes)?;
    let (shstrndx, size) = if elf.is_64 { (0x3e, 64) } else { (0x32, 40) };
    let names = elf.names_in(bytes).ok_or((Error::CubinSections, shstrndx))?;
    let (mut global, mut banks) = (0, [None; 4]);
    for (number, section) in (0..).zip(&elf.sections) {
        let wrong = (Error::CubinSections, elf.table + number * size);
        match elf.name(&names, section).ok_or(wrong)? {
            b".nv.global" | b".nv.global.init" => global += section.size,
            // Sizes of banks have 32 bits.
            [
                b'.',
                b'n',
                b'v',
                b'.',
                b'c',
                b'o',
                b'n',
                b's',
                b't',
                b'a',
                b'n',
                b't',
                bank @ b'0'..=b'3',
            ] => {
                if section.size > u128::from(u32::MAX) {
                    return Err(wrong);
                }
                // The first section of a bank counts.
                banks[usize::from(bank - b'0')].get_or_insert(section.size);
            }
            _ => {}
        }
        if global > u128::from(u64::MAX) {
            return Err(wrong);
        }
    }
    Ok((global, banks))
}

fn see(bytes: &[u8]) -> bool {
    let found = file_memory(bytes);
    let found: Memory = match found {
        Ok(memory) => Ok((
            memory.global.into(),
            [0, 1, 2, 3].map(|bank| memory.constants.get(bank).map(u128::from)),
        )),
        Err(fault) => Err((fault.error, fault.at as u128)),
    };
    assert_eq!(found, expected(bytes), "{bytes:x?}");
    found.is_ok()
}

/// Sections 2 and 3; 0 is none, 1 holds the names.
fn sound(is_64: bool) -> Vec<u8> {
    let global = Section::new(".nv.global", 8, vec![0; 12]);
    let bank = Section::new(".nv.constant3", 1, vec![0; 8]);
    file_of_class(is_64, CUDA, vec![global, bank])
}

/// Every length that a file can be cut to, and every value of every byte.
#[test]
fn every_byte_and_every_length() {
    for is_64 in [true, false] {
        let mut file = sound(is_64);
        assert!(see(&file));
        for length in 0..file.len() {
            assert!(!see(&file[..length]), "{length}");
        }
        for at in 0..file.len() {
            let right = file[at];
            for value in 0..=255 {
                file[at] = value;
                // Other kinds of files are asked for by name.
                if at >= 4 || value == right {
                    see(&file);
                }
            }
            file[at] = right;
        }
    }
}

/// Where the table of sections is, how many there are, how large, and which holds the names.
#[test]
fn every_table_of_sections() {
    for is_64 in [true, false] {
        let mut file = sound(is_64);
        let (_, table) = places(&file, 0);
        let (end, row) = (file.len() as u64, if is_64 { 64 } else { 40 });
        // The first of the fields in the header and in section 0, and the size of a wide field.
        let (shoff, shentsize, size, link, wide) = if is_64 {
            (0x28, 0x3a, 32, 40, 8)
        } else {
            (0x20, 0x2e, 20, 24, 4)
        };
        let mut tables = vec![
            0,
            1,
            row,
            table as u64 - 1,
            table as u64,
            table as u64 + 1,
            table as u64 + row,
        ];
        tables.extend([end - row - 1, end - row, end - row + 1, end - 1, end, end + 1]);
        tables.extend(EDGES);
        let mut counts: Vec<u64> = (0..6).collect();
        counts.extend([u64::MAX / row, u64::MAX / row + 1]);
        counts.extend(EDGES);
        let mut sound_ones = 0;
        for &at in &tables {
            put(&mut file, shoff, at, wide);
            for entry in [0, 1, row - 1, row, row + 1, 0xffff] {
                put(&mut file, shentsize, entry, 2);
                for count in [0, 1, 2, 3, 4, 5, 0xfeff, 0xffff] {
                    put(&mut file, shentsize + 2, count, 2);
                    for names in [0, 1, 2, 3, 4, 0xff00, 0xffff] {
                        put(&mut file, shentsize + 4, names, 2);
                        // Section 0 counts where the header does not.
                        for &count in if count == 0 && entry == row { &counts[..] } else { &[4] } {
                            put(&mut file, table + size, count, wide);
                            for number in if names == 0xffff {
                                &[0, 1, 2, 0xffff_ffff][..]
                            } else {
                                &[1]
                            } {
                                put(&mut file, table + link, *number, 4);
                                sound_ones += usize::from(see(&file));
                            }
                        }
                    }
                }
            }
        }
        assert!(sound_ones > 10, "{sound_ones}");
    }
}

/// Where a section is said to be, how large, of which type and name: of the names themselves, and of another section.
#[test]
fn every_section_header() {
    for is_64 in [true, false] {
        let sound = sound(is_64);
        let end = sound.len() as u64;
        let (offset, size, wide) = if is_64 { (24, 32, 8) } else { (16, 20, 4) };
        for section in [1, 2, 3] {
            let (names, header) = places(&sound, section);
            let (right, _) = places(&sound, 1);
            let mut file = sound.clone();
            let mut numbers = vec![0, 1, 2, 30, 31, 32, 33, 34, end - 1, end, end + 1];
            numbers.extend([names as u64 - 1, names as u64, names as u64 + 1, end - right as u64]);
            numbers.extend(EDGES);
            let mut sound_ones = 0;
            for &at in &numbers {
                put(&mut file, header + offset, at, wide);
                for &bytes in &numbers {
                    put(&mut file, header + size, bytes, wide);
                    for kind in [0, 1, 3, 7, 8] {
                        put(&mut file, header + 4, kind, 4);
                        for name in [0, 1, 10, 11, 12, 22, 23, 36, 37, 0xffff_ffff] {
                            put(&mut file, header, name, 4);
                            sound_ones += usize::from(see(&file));
                        }
                    }
                }
            }
            assert!(sound_ones > 10, "{sound_ones}");
        }
    }
}

/// Global variables of two sections whose sizes together have more than 64 bits.
#[test]
fn sizes_that_do_not_add_up() {
    let global = || Section::new(".nv.global", 8, vec![0; 12]);
    let mut file = file_of_class(true, CUDA, vec![global(), global()]);
    let headers = [2, 3].map(|number| places(&file, number).1);
    for one in EDGES {
        for other in EDGES.into_iter().chain([0, 1]) {
            put(&mut file, headers[0] + 32, one, 8);
            put(&mut file, headers[1] + 32, other, 8);
            assert_eq!(see(&file), one.checked_add(other).is_some());
        }
    }
}
