//! Files whose parts overlap, repeat or do not end. Readers take time that grows with the file, not with its square, and
//! give no more than the file holds. What they take is counted by `make bench-count` (`benches/counts/growth`), with the
//! same shapes; here is what they answer.

use crate::containers::all_entries;
use smarch::Error;
use smarch::cubin::{Kernel, Member, check, entries, functions, identify, kernels};

const NOTE: u32 = 7;
const INFO: u32 = 0x7000_0000;
const COMPAT: u32 = 0x7000_0086;
const CUDA: u8 = 190;
const X86_64: u8 = 62;

/// Name, type, first byte and bytes of a section, link, info and size of an entry.
type Header = (u32, u32, usize, usize, [u32; 3]);

/// An ELF64 file: `body` lies at byte 64. Section 1 holds the names.
fn elf(machine: u8, body: &[u8], headers: &[Header]) -> Vec<u8> {
    let mut file = vec![
        0x7f, b'E', b'L', b'F', 2, 1, 1, 0x41, 8, 0, 0, 0, 0, 0, 0, 0, 2, 0, machine, 0,
    ];
    file.resize(64, 0);
    file.extend(body);
    let table = file.len() as u64;
    file[0x28..0x30].copy_from_slice(&table.to_le_bytes());
    file[0x30..0x34].copy_from_slice(&0x0600_5a02_u32.to_le_bytes());
    file[0x3a..0x40].copy_from_slice(&[64, 0, 0, 0, 1, 0]);
    // Section 0 holds the count.
    let first = (0, 0, 0, headers.len() + 1, [0; 3]);
    for &(name, kind, at, size, [link, info, entry]) in [first].iter().chain(headers) {
        file.extend([name, kind].map(u32::to_le_bytes).concat());
        file.extend([0, 0, at as u64, size as u64].map(u64::to_le_bytes).concat());
        file.extend([link, info].map(u32::to_le_bytes).concat());
        file.extend([1, u64::from(entry)].map(u64::to_le_bytes).concat());
    }
    file
}

/// `count` sections of one type that all hold the same bytes, after a section with their name.
fn overlapping(machine: u8, count: usize, body: &[u8], kind: u32, name: &str) -> Vec<u8> {
    let mut headers = vec![(0, 3, 64 + body.len(), name.len() + 2, [0; 3])];
    headers.extend(vec![(1, kind, 64, body.len(), [0; 3]); count]);
    elf(machine, &[body, b"\0", name.as_bytes(), b"\0"].concat(), &headers)
}

fn note(kind: u32, text: &[u8]) -> Vec<u8> {
    let mut out = [12, text.len() as u32, kind].map(u32::to_le_bytes).concat();
    out.extend(b"NVIDIA Corp\0");
    out.extend(text);
    out.resize(out.len().next_multiple_of(4), 0);
    out
}

/// Notes are hints: where they overlap again and again nothing is known from them, and the rest is.
#[test]
fn overlapping_notes_are_no_hint() {
    let notes = [note(1000, &[2, b'a', 90, 0, 130, 0, 0, 0]), note(2000, b"-arch sm_90a")].concat();
    for (count, is_known) in [(1, true), (2, true), (1000, false)] {
        let file = overlapping(CUDA, count, &notes.repeat(100), NOTE, "");
        let cubin = identify(&file).unwrap();
        assert_eq!((cubin.sm, cubin.accelerated), (90, false));
        assert_eq!(cubin.virtual_sm.is_some(), is_known, "{count}");
        assert_eq!(cubin.toolkit.is_some(), is_known, "{count}");
        assert_eq!(cubin.named.is_some(), is_known, "{count}");
    }
}

/// The same records in section after section are damage.
#[test]
fn overlapping_compat_is_damage() {
    let records = [1, 1, 0, 0].repeat(1000);
    assert_eq!(check(&overlapping(CUDA, 1, &records, COMPAT, "")), Ok(()));
    let file = overlapping(CUDA, 1000, &records, COMPAT, "");
    let fault = check(&file).unwrap_err();
    assert_eq!(fault.error, Error::CubinUnread);
    assert!((64 + records.len()..file.len()).contains(&fault.at));
    // Many that do not overlap are none: each holds one record.
    let mut headers = vec![(0, 3, 64, 1, [0; 3])];
    headers.extend((0..1000).map(|number| (0, COMPAT, 64 + 4 * number, 4, [0; 3])));
    assert_eq!(check(&elf(CUDA, &[1, 1, 0, 0].repeat(1000), &headers)), Ok(()));
}

/// A cubin with these functions, and so many `.nv.info` that lie behind its end.
fn damaged_infos(count: u16, damaged: usize) -> (Vec<u8>, usize) {
    let (mut names, mut symbols) = (b"\0.nv.info\0".to_vec(), vec![0; 24]);
    let mut of_functions = Vec::new();
    for number in 0..count {
        let at = names.len() as u32;
        names.extend(format!(".text.f{number}\0").bytes());
        symbols.extend((at + 6).to_le_bytes());
        symbols.extend([0x12, 0x10]);
        symbols.extend((3 + number).to_le_bytes());
        symbols.extend([0; 16]);
        of_functions.push((at, 1, 64, 0, [0, u32::from(number) + 1, 0]));
    }
    let mut headers = vec![
        (0, 3, 64, names.len(), [0; 3]),
        (0, 2, 64 + names.len(), symbols.len(), [1, 1, 24]),
    ];
    headers.extend(of_functions);
    headers.extend(vec![(1, INFO, 1 << 40, 8, [0; 3]); damaged]);
    let first = 64 + names.len() + symbols.len() + 64 * (3 + usize::from(count));
    (elf(CUDA, &[names, symbols].concat(), &headers), first)
}

/// Damage that concerns all functions is told to each of them once: the first.
#[test]
fn damage_of_the_file_is_entered_once() {
    let (file, first) = damaged_infos(300, 300);
    let count = functions(&file).unwrap().count();
    assert_eq!(count, 300);
    let mut room = vec![Kernel::default(); count];
    for kernel in kernels(&file, &mut room).unwrap() {
        let fault = kernel.fault.unwrap();
        assert_eq!((fault.error, fault.at), (Error::CubinSections, first));
        assert_eq!((kernel.registers, kernel.stack), (None, None));
    }
}

/// A header of 64 bytes, which is an entry without a payload.
fn entry(kind: u16) -> Vec<u8> {
    let mut out = [&kind.to_le_bytes()[..], &[1, 1, 64, 0, 0, 0]].concat();
    out.resize(64, 0);
    out[0x1c] = 80;
    out
}

fn region(body: &[u8]) -> Vec<u8> {
    let size = (body.len() as u64).to_le_bytes();
    [&[0x50, 0xed, 0x55, 0xba, 1, 0, 16, 0][..], &size, body].concat()
}

/// A concatenated entry of so many images, in a region.
fn concatenated(count: usize) -> Vec<u8> {
    let images = entry(1).repeat(count);
    let mut header = entry(0x100);
    header[0x14] = 64;
    header.extend([count as u32, images.len() as u32 + 8].map(u32::to_le_bytes).concat());
    header.extend(images);
    let size = header.len() as u32;
    header[4..8].copy_from_slice(&size.to_le_bytes());
    region(&header)
}

/// How many entries there are, and the faults.
fn counted(file: &[u8]) -> (usize, Vec<(Error, usize)>) {
    let (found, faults) = all_entries(file);
    let mut places: Vec<_> = found.iter().map(|entry| entry.at).collect();
    places.dedup();
    assert_eq!(places.len(), found.len(), "an entry twice");
    assert!(found.len() <= file.len() / 64);
    (
        found.len(),
        faults.iter().map(|fault| (fault.error, fault.at)).collect(),
    )
}

/// No byte of a file is an entry twice, in however many sections it is.
#[test]
fn overlapping_sections_do_not_multiply_entries() {
    for (bytes, count) in [(region(&entry(1).repeat(100)), 100), (concatenated(100), 101)] {
        let file = overlapping(X86_64, 100, &bytes, 1, ".nv_fatbin");
        let table = file.len() - 101 * 64;
        let (found, faults) = counted(&file);
        assert_eq!(found, count);
        let expected: Vec<_> = (2..101)
            .map(|number| (Error::CubinOverlap, table + 64 * number))
            .collect();
        assert_eq!(faults, expected);
        // Millions would be needed for so many headers without that.
        let file = overlapping(X86_64, 5000, &bytes, 1, ".nv_fatbin");
        let (found, faults) = counted(&file);
        assert_eq!(found, count);
        assert!(faults.len() < 5000 && faults.iter().all(|fault| fault.0 == Error::CubinOverlap));
        assert!(entries(&file).unwrap().count() <= file.len() / 64);
    }
}

/// Regions of one entry each: which of them the sections hold, as (name, first, count).
fn in_sections(sections: &[(&str, usize, usize)]) -> (usize, Vec<Error>) {
    let one = region(&entry(1));
    let mut body = one.repeat(8);
    let names_at = 64 + body.len();
    body.extend(b"\0.nv_fatbin\0__nv_relfatbin\0");
    let mut headers = vec![(0, 3, names_at, 27, [0; 3])];
    for &(name, first, count) in sections {
        let name = if name == "nv" { 1 } else { 12 };
        headers.push((name, 1, 64 + first * one.len(), count * one.len(), [0; 3]));
    }
    let (found, faults) = counted(&elf(X86_64, &body, &headers));
    (found, faults.into_iter().map(|fault| fault.0).collect())
}

/// Sections in any order, side by side, without bytes, or of both names: all are read unless they share bytes.
#[test]
fn sections_that_do_not_overlap_are_read() {
    for sections in [
        vec![("nv", 0, 4), ("nv", 4, 4)],
        vec![("nv", 4, 4), ("nv", 0, 4)],
        vec![("nv", 0, 1), ("nv", 7, 1), ("nv", 3, 2), ("nv", 1, 2), ("nv", 5, 2)],
        vec![("rel", 3, 1), ("nv", 0, 3), ("nv", 6, 2), ("rel", 4, 2)],
        vec![("nv", 0, 4), ("nv", 2, 0), ("nv", 2, 0), ("nv", 4, 4)],
    ] {
        assert_eq!(in_sections(&sections), (8, vec![]), "{sections:?}");
    }
    let overlap = Error::CubinOverlap;
    for (sections, count) in [
        (vec![("nv", 0, 4), ("nv", 3, 4)], 4),
        (vec![("nv", 3, 4), ("nv", 0, 4)], 4),
        (vec![("nv", 0, 8), ("nv", 3, 1)], 8),
        (vec![("nv", 3, 1), ("nv", 0, 8)], 1),
        (vec![("nv", 0, 2), ("nv", 6, 2), ("nv", 1, 4)], 4),
        // Those of the other name come later.
        (vec![("rel", 0, 8), ("nv", 2, 2)], 2),
    ] {
        assert_eq!(in_sections(&sections), (count, vec![overlap]), "{sections:?}");
    }
}

/// The sections of many objects that were joined without being merged: each pair lies behind the one before.
#[test]
fn sections_of_many_objects_are_read() {
    let one = region(&entry(1));
    let mut body = one.repeat(400);
    let names_at = 64 + body.len();
    body.extend(b"\0.nv_fatbin\0__nv_relfatbin\0");
    let mut headers = vec![(0, 3, names_at, 27, [0; 3])];
    for (name, number) in [1, 12].into_iter().cycle().zip(0..100) {
        headers.push((name, 1, 64 + 4 * number * one.len(), 4 * one.len(), [0; 3]));
    }
    assert_eq!(counted(&elf(X86_64, &body, &headers)), (400, vec![]));
}

/// A host file none of whose section names can be read has no fat binaries.
#[test]
fn unreadable_section_names() {
    let mut file = overlapping(X86_64, 100, &entry(1), 1, &"n".repeat(5000));
    let end = 64 + 64 + 1 + 5000;
    assert_eq!(std::mem::replace(&mut file[end], b'n'), 0);
    assert_eq!(counted(&file), (0, vec![]));
    // Nor one whose names only begin right, or end with the table.
    for name in [".nv_fatbin_", ".nv_fatbi", "x.nv_fatbin"] {
        assert_eq!(
            counted(&overlapping(X86_64, 1, &region(&entry(1)), 1, name)),
            (0, vec![])
        );
    }
    let mut unended = overlapping(X86_64, 1, &region(&entry(1)), 1, ".nv_fatbin");
    assert_eq!(counted(&unended).0, 1);
    let size_of_names = unended.len() - 2 * 64 + 32;
    unended[size_of_names] -= 1;
    assert_eq!(counted(&unended), (0, vec![]));
}

fn archive(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut out = b"!<arch>\n".to_vec();
    for (name, bytes) in members {
        out.extend(format!("{name:<16}{:<32}{:<10}`\n", 0, bytes.len()).bytes());
        out.extend(*bytes);
        out.resize(out.len().next_multiple_of(2), b'\n');
    }
    out
}

fn members(file: &[u8]) -> Vec<Member<'_>> {
    let (found, faults) = all_entries(file);
    assert_eq!(faults, []);
    found.iter().map(|entry| entry.member.unwrap()).collect()
}

/// A reference to a long name where there is no table of them, or nothing at that place of it: a member without a name.
#[test]
fn members_without_a_name() {
    let object = overlapping(X86_64, 1, &region(&entry(1)), 1, ".nv_fatbin");
    for (before, name) in [
        (None, "/0"),
        (Some("a.o/\n"), "/5"),
        (Some("/\n"), "/0"),
        (None, ""),
        (None, "#1/0"),
    ] {
        let mut parts: Vec<(&str, &[u8])> = Vec::new();
        parts.extend(before.map(|table| ("//", table.as_bytes())));
        parts.push((name, &object));
        let file = archive(&parts);
        let found = members(&file);
        assert_eq!((found.len(), found[0].name), (1, None), "{name}");
        assert_eq!(&file[found[0].at..], &object);
    }
    // Outside of the table.
    assert_eq!(
        counted(&archive(&[("/1", &object)])),
        (0, vec![(Error::ArchiveMember, 8)])
    );
}

/// One long name of many members, with an end and without.
#[test]
fn long_names_that_many_members_have() {
    let object = overlapping(X86_64, 1, &region(&entry(1)), 1, ".nv_fatbin");
    let many = |table: &str, count: usize, object: &[u8]| {
        let mut parts: Vec<(&str, &[u8])> = vec![("//", table.as_bytes())];
        parts.extend(vec![("/0", object); count]);
        archive(&parts)
    };
    let file = many("name_of_a_member.o/\nrest", 500, &object);
    let found = members(&file);
    assert_eq!(found.len(), 500);
    assert!(found.iter().all(|member| member.name == Some(b"name_of_a_member.o")));
    // The end of the table ends a name.
    assert_eq!(members(&many("name.o", 1, &object))[0].name, Some(&b"name.o"[..]));
    // Names that are longer all together than any sound archive's.
    let (_, faults) = counted(&many(&"n".repeat(20_000), 500, b""));
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].0, Error::CubinOverlap);
    // A name that is longer than any.
    let (_, faults) = counted(&many(&"n".repeat(70_000), 500, b""));
    assert_eq!(faults, [(Error::ArchiveMember, 8 + 60 + 70_000)]);
}

/// `.version` is looked for at the beginning of a file only, however long its lines are.
#[test]
fn ptx_is_looked_for_at_the_beginning() {
    let after = |blanks: usize| identify(format!("//{}\n.version 9.0\n", " ".repeat(blanks)).as_bytes());
    assert_eq!(after(60_000), Err(Error::CubinIsPtx));
    assert_eq!(after(70_000), Err(Error::CubinNotElf));
}
