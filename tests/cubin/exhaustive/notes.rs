//! Notes of layout V2.

use super::{CUDA, file, places, put, to_and_edges};
use crate::structure::elf::Section;
use crate::structure::oracle::{number, part};
use smarch::cubin::identify;
use smarch::{Target, Version};

/// What notes tell: the virtual SM, the toolkit as ten times its major and its minor number, the named target.
type Told = (Option<u32>, Option<u128>, Option<Target>);

/// Notes are parts of 12 bytes, a name and a description, each of the two padded to a multiple of 4 bytes.
fn expected(section: &[u8]) -> Told {
    let mut told = (None, None, None);
    let mut at = 0;
    while let Some([name_size, size, kind]) = words(section, at) {
        let name_at = at + 12;
        let text_at = (name_at + name_size).next_multiple_of(4);
        let (Some(name), Some(text)) = (part(section, name_at, name_size), part(section, text_at, size)) else {
            break;
        };
        // The ABI tag of GNU, which other notes may follow, has four numbers.
        if name == b"GNU\0" && kind == 1 && size < 16 {
            break;
        }
        if name == b"NVIDIA Corp\0" {
            tell(&mut told, kind, &text);
        }
        at = (text_at + size).next_multiple_of(4);
    }
    told
}

fn words(bytes: &[u8], at: u128) -> Option<[u128; 3]> {
    Some([
        number(bytes, at, 4)?,
        number(bytes, at + 4, 4)?,
        number(bytes, at + 8, 4)?,
    ])
}

fn tell(told: &mut Told, kind: u128, text: &[u8]) {
    // A toolkit is ten times its major number and its minor one, which have 8 bits.
    let toolkit = |number: u128| Some(number).filter(|number| (1..=255).contains(&(number / 10)));
    if kind == 1000 && text.len() >= 4 {
        told.0 = number(text, 2, 2).map(|number| number as u32);
        if text[0] == 2 && number(text, 6, 2) == Some(0) {
            told.1 = toolkit(number(text, 4, 2).unwrap());
        }
    }
    if kind == 2000 {
        told.2 = if text.ends_with(b" -arch sm_90a") {
            Some(Target::Sm90a)
        } else {
            None
        };
        if told.1.is_none() {
            told.1 = number(text, 0, 4).and_then(toolkit);
        }
    }
}

fn see(bytes: &[u8], section: &[u8]) -> Told {
    let cubin = identify(bytes).unwrap();
    let as_number = |version: Version| u128::from(version.major) * 10 + u128::from(version.minor);
    let told = (cubin.virtual_sm, cubin.toolkit.map(as_number), cubin.named);
    assert_eq!(told, expected(section), "{section:x?}");
    told
}

/// A file with a section of notes, where that is, and where its size stands.
fn with(notes: &[u8]) -> (Vec<u8>, usize, usize) {
    let file = file(CUDA, vec![Section::new(".note", 7, notes.to_vec())]);
    let (at, header) = places(&file, 2);
    (file, at, header + 32)
}

const CUINFO: [u8; 8] = [2, 0, 90, 0, 130, 0, 0, 0];

fn note(name: &[u8; 12], kind: u32, text: &[u8]) -> Vec<u8> {
    let mut out = [12, text.len() as u32, kind].map(u32::to_le_bytes).concat();
    out.extend(name);
    out.extend(text);
    out.resize(out.len().next_multiple_of(4), 0);
    out
}

/// Sizes of name and description, in a section that ends at any byte; another note follows.
#[test]
fn every_size_of_a_note() {
    for name in [b"NVIDIA Corp\0", b"GNU\0GNU\0GNU\0"] {
        for kind in [1000, 2000, 1] {
            let notes = [note(name, kind, &CUINFO), note(b"NVIDIA Corp\0", 1000, &[1, 0, 80, 0])].concat();
            let (mut file, at, size) = with(&notes);
            let mut told = 0;
            for name_size in to_and_edges(20) {
                put(&mut file, at, name_size, 4);
                for text_size in to_and_edges(20) {
                    put(&mut file, at + 4, text_size, 4);
                    for length in 0..=notes.len() {
                        put(&mut file, size, length as u64, 8);
                        told += usize::from(see(&file, &file[at..at + length]).0.is_some());
                    }
                }
            }
            assert!(told > 20, "{told}");
        }
    }
}

/// Descriptions of every length, with any first byte and the numbers at the edges of what a toolkit is.
#[test]
fn every_description() {
    let mut toolkits = 0;
    for length in 0..=12 {
        for first in 0..=255 {
            for high in [0, 1, 9, 10, 0xff] {
                let toolkit = [130, high, 0, 0, 0, 0, 0, 0];
                let text = [&[first, 0, 90, high][..], &toolkit].concat();
                let notes = [
                    note(b"NVIDIA Corp\0", 1000, &text[..length]),
                    note(b"NVIDIA Corp\0", 2000, &text[..length.min(5)]),
                    note(
                        b"NVIDIA Corp\0",
                        2000,
                        &[&[first, high, 0, 0], &b" -arch sm_90a"[..]].concat(),
                    ),
                ]
                .concat();
                toolkits += usize::from(see(&with(&notes).0, &notes).1.is_some());
            }
        }
    }
    assert!(toolkits > 1000, "{toolkits}");
}
