//! Zip files that are well, and that mean ill.

use super::{Inflater, Problem, Zip};
use alloc::vec::Vec;
use flate2::Crc;

fn numbers(out: &mut Vec<u8>, numbers: &[(u32, usize)]) {
    for (number, width) in numbers {
        out.extend_from_slice(&number.to_le_bytes()[..*width]);
    }
}

/// Deflated into blocks that hold their bytes as they are.
fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut blocks = bytes.chunks(0xffff).peekable();
    while let Some(block) = blocks.next() {
        let length = block.len() as u32;
        numbers(&mut out, &[(blocks.peek().is_none().into(), 1), (length, 2), (!length, 2)]);
        out.extend_from_slice(block);
    }
    out
}

/// What the directory says of a member: its name, how many bytes it unpacks to, and which of the places is its own.
type Row<'a> = (&'a [u8], usize, usize);

/// A zip file of deflated members, and a directory.
pub fn zip(members: &[&[u8]], rows: &[Row<'_>]) -> Vec<u8> {
    let (mut out, mut directory, mut places) = (Vec::new(), Vec::new(), Vec::new());
    for bytes in members {
        let (packed, mut crc) = (deflated(bytes), Crc::new());
        crc.update(bytes);
        places.push((out.len() as u32, crc.sum(), packed.len() as u32));
        out.extend_from_slice(b"PK\x03\x04");
        numbers(
            &mut out,
            &[
                (20, 2),
                (0, 2),
                (8, 2),
                (0, 4),
                (crc.sum(), 4),
                (packed.len() as u32, 4),
                (bytes.len() as u32, 4),
                (1, 2),
                (0, 2),
            ],
        );
        out.push(b'a');
        out.extend_from_slice(&packed);
    }
    for (name, size, place) in rows {
        let (at, crc, packed) = places[*place];
        directory.extend_from_slice(b"PK\x01\x02");
        numbers(
            &mut directory,
            &[
                (20, 2),
                (20, 2),
                (0, 2),
                (8, 2),
                (0, 4),
                (crc, 4),
                (packed, 4),
                (*size as u32, 4),
                (name.len() as u32, 2),
            ],
        );
        numbers(&mut directory, &[(0, 2), (0, 2), (0, 2), (0, 2), (0, 4), (at, 4)]);
        directory.extend_from_slice(name);
    }
    let (begins, count) = (out.len() as u32, rows.len() as u32);
    out.extend_from_slice(&directory);
    out.extend_from_slice(b"PK\x05\x06");
    numbers(&mut out, &[(0, 2), (0, 2), (count, 2), (count, 2), (directory.len() as u32, 4), (begins, 4), (0, 2)]);
    out
}

/// What is read of each member, in the order of their names.
fn read(zip: &[u8]) -> Vec<Result<Vec<u8>, Problem>> {
    let (zip, mut inflater) = (Zip::open(zip).unwrap(), Inflater::default());
    let each = zip.members.iter().map(|member| zip.read(member, usize::MAX, &mut inflater).map(<[u8]>::to_vec));
    each.collect()
}

#[test]
fn members_of_every_length_are_read_as_they_were() {
    let long: Vec<u8> = (0..1_000_000_u32).map(|at| (at.wrapping_mul(at) >> 7) as u8).collect();
    for length in [0, 1, 0xfffe, 0xffff, 0x10000, 0x10001, 3 * 0x10000, 999_999] {
        let (bytes, whole) = (&long[..length], zip(&[&long[..length]], &[(b"a", length, 0)]));
        assert_eq!(read(&whole), [Ok(bytes.to_vec())], "{length}");
        // Its beginning alone.
        let (archive, mut inflater) = (Zip::open(&whole[..]).unwrap(), Inflater::default());
        let first = archive.read(&archive.members[0], 4096, &mut inflater).unwrap();
        assert_eq!(first, &bytes[..length.min(4096)]);
    }
}

#[test]
fn members_that_share_bytes_are_refused() {
    let well = zip(&[b"first", b"second"], &[(b"a", 5, 0), (b"b", 6, 1)]);
    assert_eq!(read(&well), [Ok(b"first".to_vec()), Ok(b"second".to_vec())]);
    let shared = zip(&[b"first", b"second"], &[(b"a", 5, 0), (b"b", 6, 1), (b"c", 6, 1)]);
    let found = read(&shared);
    assert!(found[0].is_ok() && found[1..].contains(&Err(Problem::Overlaps)), "{found:?}");
}

#[test]
fn members_keep_what_the_directory_promises_or_are_refused() {
    for promised in [0, 4, 6, 0x2000_0000] {
        assert_eq!(read(&zip(&[b"first"], &[(b"a", promised, 0)])), [Err(Problem::Promise)], "{promised}");
    }
    let mut damaged = zip(&[b"first"], &[(b"a", 5, 0)]);
    let at = damaged.windows(5).position(|it| it == b"first").unwrap();
    damaged[at] ^= 1;
    assert_eq!(read(&damaged), [Err(Problem::Checksum)]);
}
