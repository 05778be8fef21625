//! Zip files that are made here, whole and broken: every byte of one changed, cut at every place.

use std::io::Write;

use flate2::{Compression, Crc, write::DeflateEncoder};
use inspector_support::zip::{Problem, Zip};

/// A file as it goes into a zip file.
struct File<'a> {
    name: &'a [u8],
    method: u16,
    data: &'a [u8],
}

fn deflated(data: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(data).unwrap();
    encoder.finish().unwrap()
}

/// A zip file, and where the central directory's records begin.
fn zip(files: &[File]) -> (Vec<u8>, Vec<usize>) {
    let (mut out, mut directory, mut records) = (Vec::new(), Vec::new(), Vec::new());
    for file in files {
        let stored = if file.method == 8 {
            deflated(file.data)
        } else {
            file.data.to_vec()
        };
        let mut crc = Crc::new();
        crc.update(file.data);
        let mut common = vec![20, 0, 0, 0];
        common.extend(file.method.to_le_bytes());
        common.extend([0; 4]);
        for number in [crc.sum(), stored.len() as u32, file.data.len() as u32] {
            common.extend(number.to_le_bytes());
        }
        common.extend((file.name.len() as u16).to_le_bytes());
        common.extend([0, 0]);
        let at = out.len() as u32;
        out.extend(b"PK\x03\x04");
        out.extend(&common);
        out.extend(file.name);
        out.extend(&stored);
        records.push(directory.len());
        directory.extend(b"PK\x01\x02\x14\x00");
        directory.extend(&common);
        directory.extend([0; 10]);
        directory.extend(at.to_le_bytes());
        directory.extend(file.name);
    }
    let at = out.len();
    let count = (files.len() as u16).to_le_bytes();
    out.extend(&directory);
    out.extend(b"PK\x05\x06\0\0\0\0");
    out.extend(count);
    out.extend(count);
    out.extend((directory.len() as u32).to_le_bytes());
    out.extend((at as u32).to_le_bytes());
    out.extend([0, 0]);
    (out, records.into_iter().map(|record| at + record).collect())
}

fn set(bytes: &mut [u8], at: usize, value: u32) {
    bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
}

fn read_all(bytes: &[u8]) -> Vec<Result<Vec<u8>, Problem>> {
    let Ok(mut zip) = Zip::open(bytes) else {
        return Vec::new();
    };
    (0..zip.members().len())
        .map(|index| zip.read(index, usize::MAX).map(<[u8]>::to_vec))
        .collect()
}

const TEXT: &[u8] = b"a cubin, a cubin, a cubin and a library, a library";

#[test]
fn members() {
    let long = vec![7; 300_000];
    let files = [
        File {
            name: b"z/lib.so",
            method: 8,
            data: &long,
        },
        File {
            name: b"a\xff.cubin",
            method: 0,
            data: TEXT,
        },
        File {
            name: b"folder/",
            method: 0,
            data: b"",
        },
        File {
            name: b"empty",
            method: 8,
            data: b"",
        },
    ];
    let (bytes, _) = zip(&files);
    let mut zip = Zip::open(&bytes).unwrap();
    let names: Vec<_> = zip.members().iter().map(|member| member.name).collect();
    assert_eq!(names, [&b"a\xff.cubin"[..], b"empty", b"z/lib.so"]);
    assert_eq!(zip.read(0, usize::MAX), Ok(TEXT));
    assert_eq!(zip.read(0, 7), Ok(&TEXT[..7]));
    assert_eq!(zip.read(1, usize::MAX), Ok(&b""[..]));
    assert_eq!(zip.read(2, 5), Ok(&[7; 5][..]));
    assert_eq!(zip.read(2, usize::MAX), Ok(&long[..]));
    assert_eq!(zip.read(2, 299_999), Ok(&long[1..]));
    assert_eq!(zip.read(3, 5), Err(Problem::Damaged));
}

#[test]
fn what_is_refused() {
    let file = || File {
        name: b"k",
        method: 8,
        data: TEXT,
    };
    let (bytes, at) = zip(&[file()]);
    let changed = |place: usize, value: u32| {
        let mut bytes = bytes.clone();
        set(&mut bytes, at[0] + place, value);
        read_all(&bytes).pop().unwrap()
    };
    let size = TEXT.len() as u32;
    assert_eq!(changed(24, size), Ok(TEXT.to_vec()));
    assert_eq!(changed(24, size - 1), Err(Problem::Promise));
    assert_eq!(changed(24, size + 1), Err(Problem::Promise));
    assert_eq!(changed(24, u32::MAX - 1), Err(Problem::Promise));
    assert_eq!(changed(16, 1), Err(Problem::Checksum));
    assert_eq!(changed(20, 5), Err(Problem::Damaged));
    assert_eq!(changed(8, 8 << 16 | 1), Err(Problem::Encrypted));
    assert_eq!(changed(8, 12 << 16), Err(Problem::Method));
    assert_eq!(changed(42, 1 << 20), Err(Problem::Damaged));
    assert_eq!(Zip::open(b"").err(), Some(Problem::NotZip));
    assert_eq!(Zip::open(TEXT).err(), Some(Problem::NotZip));
    let (mut two, at) = zip(&[file(), File { name: b"l", ..file() }]);
    set(&mut two, at[1] + 42, 0);
    assert_eq!(read_all(&two), [Ok(TEXT.to_vec()), Err(Problem::Overlaps)]);
}

#[test]
fn any_bytes() {
    let (bytes, _) = zip(&[
        File {
            name: b"k",
            method: 8,
            data: TEXT,
        },
        File {
            name: b"l",
            method: 0,
            data: TEXT,
        },
    ]);
    let whole = read_all(&bytes);
    assert!(whole.iter().all(Result::is_ok));
    for at in 0..bytes.len() {
        read_all(&bytes[..at]);
        for value in [0, 1, 0x7f, 0xff, bytes[at] ^ 0x10] {
            let mut bytes = bytes.clone();
            bytes[at] = value;
            for member in read_all(&bytes).into_iter().flatten() {
                assert!(member.len() <= bytes.len() * 1032);
            }
        }
    }
}
