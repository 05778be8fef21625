//! Members of ar archives, and their names.

use super::{X86_64, file};
use crate::structure::elf::Section;
use crate::structure::oracle::part;
use smarch::Error;
use smarch::cubin::entries;

/// A name where there is one, where the bytes begin, and the bytes; or where a header is that is none.
type Member = Result<(Option<Vec<u8>>, usize, Vec<u8>), usize>;

fn expected_members(file: &[u8]) -> Vec<Member> {
    let (mut members, mut long_names) = (Vec::new(), Vec::new());
    let mut at = 8;
    while at < file.len() {
        let Some(next) = member(file, at, &mut long_names, &mut members) else {
            members.push(Err(at));
            return members;
        };
        at = next;
    }
    members
}

/// Adds the member whose header is at `at`, unless it is a table; where the next header is.
fn member(file: &[u8], at: usize, long_names: &mut Vec<u8>, members: &mut Vec<Member>) -> Option<usize> {
    let header = part(file, at as u128, 60).filter(|header| header[58..] == *b"`\n")?;
    let size = decimal(&header[48..58])?;
    let bytes = part(file, at as u128 + 60, size)?;
    let start = at + 60;
    let end = start + bytes.len();
    let next = end + end % 2;
    let name = header[..16].trim_ascii_end();
    if name == b"//" {
        *long_names = bytes;
    } else if name.len() > 1 && name[0] == b'/' && name[1].is_ascii_digit() {
        let from = decimal(&name[1..])?;
        let length = long_names.len() as u128;
        let text = part(long_names, from, length.checked_sub(from)?)?;
        let name = before(&text, b"\n\0");
        let name = name.strip_suffix(b"/").unwrap_or(&name).to_vec();
        members.push(Ok((some(name), start, bytes)));
    } else if let Some(digits) = name.strip_prefix(b"#1/") {
        let size = decimal(digits)?;
        let name = before(&part(&bytes, 0, size)?, b"\0");
        if name.first() != Some(&b'/') {
            members.push(Ok((some(name), start + size as usize, bytes[size as usize..].to_vec())));
        }
    } else if name.first() != Some(&b'/') {
        members.push(Ok((
            some(name.strip_suffix(b"/").unwrap_or(name).to_vec()),
            start,
            bytes,
        )));
    }
    Some(next)
}

fn some(name: Vec<u8>) -> Option<Vec<u8>> {
    Some(name).filter(|name| !name.is_empty())
}

fn before(text: &[u8], ends: &[u8]) -> Vec<u8> {
    text.iter().take_while(|byte| !ends.contains(byte)).copied().collect()
}

/// Digits, with a plus before them or without, and blanks behind them.
fn decimal(text: &[u8]) -> Option<u128> {
    let text = text.trim_ascii_end();
    let digits = text.strip_prefix(b"+").unwrap_or(text);
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    Some(
        digits
            .iter()
            .fold(0, |number, digit| number * 10 + u128::from(digit - b'0')),
    )
}

/// Place of an entry with name and place of its member, or a fault.
type Item = Result<(usize, Option<Vec<u8>>, usize), (Error, usize)>;

/// What the entries of each member are as a file of its own, at its place.
fn expected(file: &[u8]) -> Vec<Item> {
    let mut items = Vec::new();
    for member in expected_members(file) {
        let (name, at, bytes) = match member {
            Ok(member) => member,
            Err(at) => {
                items.push(Err((Error::ArchiveMember, at)));
                continue;
            }
        };
        if !bytes.starts_with(b"\x7fELF") {
            continue;
        }
        match entries(&bytes) {
            Ok(entries) => items.extend(entries.map(|entry| match entry {
                Ok(entry) => Ok((at + entry.at, name.clone(), at)),
                Err(fault) => Err((fault.error, at + fault.at)),
            })),
            Err(fault) if fault.error == Error::ContainerIsCubin => {}
            Err(fault) => items.push(Err((fault.error, at + fault.at))),
        }
    }
    items
}

/// Compares; how many entries there are.
fn see(file: &[u8]) -> usize {
    let found: Vec<Item> = entries(file)
        .unwrap()
        .map(|entry| match entry {
            Ok(entry) => {
                let member = entry.member.unwrap();
                Ok((entry.at, member.name.map(<[u8]>::to_vec), member.at))
            }
            Err(fault) => Err((fault.error, fault.at)),
        })
        .collect();
    assert_eq!(found, expected(file), "{}", String::from_utf8_lossy(file));
    found.iter().flatten().count()
}

/// A host file with one entry.
fn object() -> Vec<u8> {
    let mut region = vec![0x50, 0xed, 0x55, 0xba, 1, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0];
    region.extend([1, 0, 1, 1, 64, 0, 0, 0]);
    region.resize(16 + 64, 0);
    file(X86_64, vec![Section::new(".nv_fatbin", 1, region)])
}

fn put_member(out: &mut Vec<u8>, name: &[u8], bytes: &[u8]) {
    let start = out.len();
    out.extend(name);
    out.resize(start + 48, b' ');
    out.extend(format!("{:<10}`\n", bytes.len()).bytes());
    out.extend(bytes);
    out.resize(out.len().next_multiple_of(2), b'\n');
}

fn archive(members: &[(&[u8], &[u8])]) -> Vec<u8> {
    let mut out = b"!<arch>\n".to_vec();
    for (name, bytes) in members {
        put_member(&mut out, name, bytes);
    }
    out
}

/// All texts of at most `longest` of these bytes.
fn texts(bytes: &[u8], longest: usize) -> Vec<Vec<u8>> {
    let mut texts = vec![Vec::new()];
    let mut from = 0;
    for _ in 0..longest {
        let to = texts.len();
        for place in from..to {
            let longer = |&byte| [&texts[place][..], &[byte]].concat();
            let longer: Vec<_> = bytes.iter().map(longer).collect();
            texts.extend(longer);
        }
        from = to;
    }
    texts
}

/// Every value of every byte of a member's header, and every length of the file.
#[test]
fn every_byte_and_every_length() {
    let object = object();
    let mut file = archive(&[(b"a.o/", &object), (b"odd.txt/", b"odd"), (b"b.o/", &object)]);
    assert_eq!(see(&file), 2);
    for length in 8..file.len() {
        see(&file[..length]);
    }
    for at in 8..68 {
        let right = file[at];
        for value in 0..=255 {
            file[at] = value;
            see(&file);
        }
        file[at] = right;
    }
}

/// Sizes: every number up to behind the end, and short texts that are numbers or none.
#[test]
fn every_size() {
    let object = object();
    let sound = archive(&[(b"a.o/", &object), (b"b.o/", &object)]);
    let mut sizes: Vec<Vec<u8>> = (0..sound.len() + 2).map(|size| size.to_string().into_bytes()).collect();
    sizes.extend(texts(b"019 +-x\n", 3));
    sizes.extend([b"9999999999".to_vec(), b"0000000001".to_vec(), b"+999999999".to_vec()]);
    let mut found = 0;
    for size in sizes {
        let mut file = sound.clone();
        file[8 + 48..8 + 58].fill(b' ');
        file[8 + 48..8 + 48 + size.len()].copy_from_slice(&size);
        found += see(&file);
    }
    assert!(found > 2, "{found}");
}

/// Names in the header: every short text of those bytes that mean something.
#[test]
fn every_name() {
    let object = object();
    let mut found = 0;
    for name in texts(b"/#10a \t\xff", 4) {
        found += see(&archive(&[(&name, &object), (b"b.o/", &object)]));
    }
    assert!(found > 1000, "{found}");
}

/// Tables of long names of at most five bytes, and every place in them, before and behind them.
#[test]
fn every_long_name() {
    let object = object();
    let mut found = 0;
    for table in texts(b"n/\n\0", 4) {
        for place in 0..=5 {
            let name = format!("/{place}");
            found += see(&archive(&[
                (b"//", &table),
                (name.as_bytes(), &object),
                (b"b.o", &object),
            ]));
        }
    }
    for name in [&b"/00"[..], b"/0x", b"/0 ", b"/0 0", b"/99999999999999", b"/0/", b"/+0"] {
        found += see(&archive(&[(b"//", b"name/\n"), (name, &object), (b"/0", &object)]));
    }
    // Without a table, and with another one later.
    found += see(&archive(&[
        (b"/0", &object),
        (b"//", b"one/"),
        (b"/0", &object),
        (b"//", b"two"),
        (b"/0", &object),
    ]));
    assert!(found > 1000, "{found}");
}

/// Names before the bytes: of any size, also of more bytes than there are.
#[test]
fn every_name_before_the_bytes() {
    let object = object();
    let mut found = 0;
    for name in texts(b"n\0/", 4) {
        let bytes = [&name[..], &object].concat();
        for size in ["0", "1", "2", "3", "4", "5", "", "+4", "-1", "99999999999", "4x"] {
            found += see(&archive(&[
                (format!("#1/{size}").as_bytes(), &bytes),
                (b"b.o", &object),
            ]));
        }
    }
    for size in 0..=5 {
        found += see(&archive(&[
            (format!("#1/{size}").as_bytes(), b"abcd"),
            (b"b.o", &object),
        ]));
    }
    assert!(found > 500, "{found}");
}
