//! What `.nv.compat` tells nvlink's finalization, against a reader of its own and against what 2,548 cubins held.

use crate::common::{bytes, files, table};
use smarch::cubin::{FinalizationMarks, Layout, identify};

fn number(bytes: &[u8], at: usize, size: usize) -> u64 {
    let mut eight = [0; 8];
    eight[..size].copy_from_slice(&bytes[at..at + size]);
    u64::from_le_bytes(eight)
}

/// Where the section of this name lies, found by its name.
fn section(file: &[u8], name: &[u8]) -> Option<(usize, usize)> {
    let header = |index: u64| (number(file, 0x28, 8) + index * number(file, 0x3a, 2)) as usize;
    let names = number(file, header(number(file, 0x3e, 2)) + 0x18, 8) as usize;
    (0..number(file, 0x3c, 2)).map(header).find_map(|at| {
        let text = &file[names + number(file, at, 4) as usize..];
        let place = (number(file, at + 0x18, 8) as usize, number(file, at + 0x20, 8) as usize);
        (text.split(|&byte| byte == 0).next() == Some(name)).then_some(place)
    })
}

/// Where the values of the records are: (attribute, place).
fn records(file: &[u8]) -> Vec<(u8, usize)> {
    let Some((mut at, size)) = section(file, b".nv.compat") else {
        return Vec::new();
    };
    let (end, mut found) = (at + size, Vec::new());
    while at < end {
        let is_sized = file[at] == 4;
        found.push((file[at + 1], if is_sized { at + 4 } else { at + 2 }));
        at += 4 + if is_sized { number(file, at + 2, 2) as usize } else { 0 };
    }
    found
}

fn place(file: &[u8], attribute: u8) -> Option<usize> {
    let found = records(file);
    found
        .into_iter()
        .find(|record| record.0 == attribute)
        .map(|record| record.1)
}

/// The mask, the class type and the version, as the second reader has them.
fn read(file: &[u8]) -> [Option<u64>; 3] {
    [(0x0b, 8), (0x06, 1), (0x07, 2)].map(|(attribute, size)| place(file, attribute).map(|at| number(file, at, size)))
}

fn marks(file: &[u8]) -> [Option<u64>; 3] {
    let marks = identify(file).unwrap().finalization;
    [
        marks.fastpath_mask,
        marks.class_type.map(u64::from),
        marks.version.map(u64::from),
    ]
}

/// A cell of the table: "-" for none, else numbers as the table writes them.
fn cell(value: Option<u64>, is_hexadecimal: bool) -> String {
    match value {
        None => "-".into(),
        Some(value) if is_hexadecimal => format!("{value:#x}"),
        Some(value) => value.to_string(),
    }
}

#[test]
fn every_cubin_is_read_as_another_reader_reads_it() {
    let written = table("evidence/ptxas_finalize_records.tsv");
    let (mut compared, mut with_mask) = (0, 0);
    for folder in ["cubin/history", "cubin/cubins", "cubin/debug", "cubin/spills"] {
        for (name, file) in files(folder) {
            let found = marks(&file);
            assert_eq!(found, read(&file), "{name}");
            if identify(&file).unwrap().layout == Layout::V1 {
                assert_eq!(found, [None; 3], "{name}");
            }
            let mut parts = name.split('_');
            let (release, gpu) = (
                parts.next().unwrap(),
                format!("sm_{}", parts.nth(1).unwrap().trim_end_matches(".cubin")),
            );
            let row = written
                .iter()
                .find(|row| row.get("ptxas") == release && row.get("gpu_name") == gpu);
            if let Some(row) = row {
                assert_eq!(cell(found[0], true), row.get("fastpath_mask"), "{name}");
                assert_eq!(cell(found[1], false), row.get("class_type"), "{name}");
                assert_eq!(cell(found[2], true), row.get("version"), "{name}");
                compared += 1;
            }
            with_mask += usize::from(found[0].is_some());
        }
    }
    assert!(compared > 150 && with_mask > 100, "{compared} {with_mask}");
}

/// Every bit of the mask is kept; the first record counts; a record of another format or size is none, and damage ends the section.
#[test]
fn records_are_read_whole_or_not_at_all() {
    let original = bytes("cubin/history/13.0.88_sm_120f_same.cubin");
    assert_eq!(marks(&original), [Some(0x50), Some(1), Some(0x101)]);
    let at = place(&original, 0x0b).unwrap();
    let with = |changes: &[(usize, u8)]| {
        let mut file = original.clone();
        for &(at, value) in changes {
            file[at] = value;
        }
        marks(&file)
    };
    for byte in 0..8 {
        assert_eq!(with(&[(at + byte, 0x80)])[0].unwrap() >> (8 * byte) & 0xff, 0x80);
    }
    // Its size becomes 4: eight bytes no more.
    assert_eq!(with(&[(at - 2, 4)]), [None, Some(1), Some(0x101)]);
    // Its size reaches behind the section: the last record is damaged, those before are there.
    assert_eq!(with(&[(at - 2, 9)]), [None, Some(1), Some(0x101)]);
    // Its attribute becomes another, and so does another's: a byte is no mask.
    let accelerated = place(&original, 0x09).unwrap();
    assert_eq!(with(&[(at - 3, 0x7f)])[0], None);
    assert_eq!(with(&[(accelerated - 1, 0x0b)])[0], Some(0x50));
    // Another record of a byte becomes the class type, and it is the first.
    assert_eq!(with(&[(accelerated - 1, 0x06), (accelerated, 9)])[1], Some(9));
    // No section of the type.
    let none = identify(&bytes("cubin/history/13.0.88_sm_86_same.cubin")).unwrap();
    assert_eq!(none.finalization, FinalizationMarks::default());
}
