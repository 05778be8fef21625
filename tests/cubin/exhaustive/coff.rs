//! The headers of PE files and COFF objects, section headers and names.

use super::fatbin_reader;
use super::{EDGES, put};
use crate::structure::choices::Choices;
use crate::structure::coff::{Form, headers_at, write};
use crate::structure::oracle::{number, part};
use smarch::Error;
use smarch::cubin::{Place, entries};

/// Where an entry begins and its region, and which section has it; or a fault.
type Item = Result<(u128, u128, Place), (Error, u128)>;
type Items = Result<Vec<Item>, (Error, u128)>;

/// Where the section headers begin, how many there are, where the symbols begin and how large they are, and where the first three
/// are stated (as often as not a fault is there); whether it is an image.
struct Header {
    table: u128,
    count: u128,
    count_at: u128,
    symbols: u128,
    symbols_at: u128,
    symbols_size: u128,
    is_image: bool,
}

fn header(bytes: &[u8]) -> Result<Header, (Error, u128)> {
    let unknown = (Error::ContainerUnknown, 0);
    let truncated = (Error::CoffHeader, bytes.len() as u128);
    let word = |at: u128| number(bytes, at, 4);
    let half = |at: u128| number(bytes, at, 2);
    let machines = [0x14c, 0x8664, 0x1c4, 0xaa64, 0xa641, 0xa64e];
    let (at, is_image) = if bytes.starts_with(b"MZ") {
        let at = word(0x3c).ok_or(unknown)?;
        if part(bytes, at, 4).is_none_or(|signature| signature != b"PE\0\0") {
            return Err(unknown);
        }
        (at + 4, true)
    } else if word(0) == Some(0xffff_0000) {
        let class = part(bytes, 12, 16).ok_or(unknown)?;
        let is_big = class == b"\xc7\xa1\xba\xd1\xee\xba\xa9\x4b\xaf\x20\xfa\xf6\x6a\xa4\xdc\xb8";
        if !is_big || half(4).unwrap() < 2 {
            return Err(unknown);
        }
        if bytes.len() < 56 {
            return Err(truncated);
        }
        return Ok(Header {
            table: 56,
            count: word(44).unwrap(),
            count_at: 44,
            symbols: word(48).unwrap(),
            symbols_at: 48,
            symbols_size: word(52).unwrap() * 20,
            is_image: false,
        });
    } else {
        if bytes.len() < 20 || !machines.contains(&half(0).unwrap()) || half(16) != Some(0) {
            return Err(unknown);
        }
        (0, false)
    };
    if part(bytes, at, 20).is_none() {
        return Err(truncated);
    }
    Ok(Header {
        table: at + 20 + half(at + 16).unwrap(),
        count: half(at + 2).unwrap(),
        count_at: at + 2,
        symbols: word(at + 8).unwrap(),
        symbols_at: at + 8,
        symbols_size: word(at + 12).unwrap() * 18,
        is_image,
    })
}

/// The table of long names with its size before it.
fn long_names(bytes: &[u8], header: &Header) -> Result<Vec<u8>, (Error, u128)> {
    let at = header.symbols + header.symbols_size;
    let end = bytes.len() as u128;
    if header.symbols == 0 || at == end {
        return Ok(Vec::new());
    }
    let names = number(bytes, at, 4).and_then(|size| part(bytes, at, size));
    match names {
        Some(names) => Ok(names),
        None if header.is_image => Ok(Vec::new()),
        None => Err((Error::CoffHeader, header.symbols_at)),
    }
}

/// The name of a section: its place, if it is one of ours.
fn place(field: &[u8], names: &[u8]) -> Option<Place> {
    let name: Vec<u8> = field.iter().take_while(|&&byte| byte != 0).copied().collect();
    let Some(digits) = name.strip_prefix(b"/") else {
        return match &name[..] {
            b".nv_fatb" => Some(Place::NvFatb),
            b"__nv_rel" => Some(Place::NvRel),
            _ => None,
        };
    };
    let at = if let Some(digits) = digits.strip_prefix(b"/") {
        const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let value = |digit: &u8| DIGITS.iter().position(|it| it == digit).map(|value| value as u128);
        let values: Option<Vec<u128>> = digits.iter().map(value).collect();
        values
            .filter(|values| !values.is_empty())?
            .iter()
            .fold(0, |sum, value| sum * 64 + value)
    } else {
        let digits = digits.strip_prefix(b"+").unwrap_or(digits);
        if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        digits.iter().fold(0, |sum, digit| sum * 10 + u128::from(digit - b'0'))
    };
    let rest = names.get(usize::try_from(at).ok()?..)?;
    if rest.starts_with(b".nv_fatbin\0") {
        Some(Place::NvFatbin)
    } else if rest.starts_with(b"__nv_relfatbin\0") {
        Some(Place::NvRelFatbin)
    } else {
        None
    }
}

fn expected(bytes: &[u8]) -> Items {
    let header = header(bytes)?;
    let headers = part(bytes, header.table, 40 * header.count).ok_or((Error::CoffHeader, header.count_at))?;
    let names = long_names(bytes, &header)?;
    let mut items = Vec::new();
    let mut given: Vec<(u128, u128)> = Vec::new();
    for wanted in [[Place::NvFatb, Place::NvFatbin], [Place::NvRel, Place::NvRelFatbin]] {
        for (section, at) in headers.chunks(40).zip((header.table..).step_by(40)) {
            let Some(place) = place(&section[..8], &names).filter(|place| wanted.contains(place)) else {
                continue;
            };
            let field = |at: u128| number(section, at, 4).unwrap();
            let (in_memory, in_file, start) = (field(8), field(16), field(20));
            let size = match start {
                0 => 0,
                _ if header.is_image && in_memory > 0 => in_memory.min(in_file),
                _ => in_file,
            };
            let Some(body) = part(bytes, start, size) else {
                items.push(Err((Error::CubinSections, at)));
                continue;
            };
            let is_shared = size > 0 && given.iter().any(|(from, to)| *from < start + size && start < *to);
            given.push((start, start + size));
            if is_shared {
                items.push(Err((Error::CubinOverlap, at)));
                continue;
            }
            items.extend(fatbin_reader::expected(&body).into_iter().map(|item| match item {
                Ok(found) => Ok((start + found.at, start + found.region, place)),
                Err((error, at)) => Err((error, start + at)),
            }));
        }
    }
    Ok(items)
}

/// Compares; how many entries there are.
fn see(bytes: &[u8]) -> usize {
    let found: Items = match entries(bytes) {
        Err(fault) => Err((fault.error, fault.at as u128)),
        Ok(entries) => Ok(entries
            .map(|entry| match entry {
                Ok(entry) => Ok((entry.at as u128, entry.region_at as u128, entry.place)),
                Err(fault) => Err((fault.error, fault.at as u128)),
            })
            .collect()),
    };
    assert_eq!(found, expected(bytes), "{bytes:x?}");
    found.map_or(0, |items| items.iter().flatten().count())
}

const FORMS: [Form; 3] = [Form::Pe, Form::Object, Form::BigObject];

fn region() -> Vec<u8> {
    let mut region = vec![0x50, 0xed, 0x55, 0xba, 1, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0];
    region.extend([1, 0, 1, 1, 64, 0, 0, 0]);
    region.resize(16 + 64, 0);
    region
}

/// Four sections of one entry each, under all four names.
fn sound(form: Form) -> Vec<u8> {
    let names = ["__nv_rel", ".nv_fatbin", ".nv_fatb", "__nv_relfatbin"];
    write(form, &names.map(|name| (name, region())), &mut Choices::new(&[]))
}

/// Every length that a file can be cut to, and every value of every byte but those of the fat binaries.
#[test]
fn every_byte_and_every_length() {
    for form in FORMS {
        let mut file = sound(form);
        assert_eq!(see(&file), 4);
        for length in 4..file.len() {
            see(&file[..length]);
        }
        let body = headers_at(form) + 4 * 40..headers_at(form) + 4 * 40 + 4 * 80;
        for at in (0..file.len()).filter(|at| !body.contains(at)) {
            let right = file[at];
            for value in 0..=255 {
                file[at] = value;
                // Other kinds of files are asked for by name.
                if at >= 2 || value == right {
                    see(&file);
                }
            }
            file[at] = right;
        }
    }
}

/// Where the sections and the symbols are said to be, how many there are.
#[test]
fn every_header() {
    for form in FORMS {
        let mut file = sound(form);
        let end = file.len() as u64;
        let (count_at, count_size) = match form {
            Form::Pe => (0x46, 2),
            Form::Object => (2, 2),
            Form::BigObject => (44, 4),
        };
        let symbols_at = if form == Form::BigObject { 48 } else { count_at + 6 };
        let symbols = number(&file, symbols_at as u128, 4).unwrap() as u64;
        let mut found = 0;
        for count in (0..=6).chain(EDGES) {
            put(&mut file, count_at, count, count_size);
            for at in [0, 1, symbols - 1, symbols, symbols + 1, end - 22, end - 4, end - 3, end]
                .into_iter()
                .chain(EDGES)
            {
                put(&mut file, symbols_at, at, 4);
                for symbols in [0, 1, 2, 0xffff_ffff] {
                    put(&mut file, symbols_at + 4, symbols, 4);
                    found += see(&file);
                }
            }
        }
        assert!(found > 10, "{form:?} {found}");
        // Where the optional header ends, and where the PE header begins.
        if form == Form::Pe {
            let mut file = sound(form);
            for size in (0..=0x100).chain(EDGES) {
                put(&mut file, 0x54, size, 2);
                see(&file);
            }
            let mut file = sound(form);
            for at in (0..end + 2).chain(EDGES) {
                put(&mut file, 0x3c, at, 4);
                see(&file);
            }
        }
    }
}

/// Where a section is said to be, how large in memory and in the file, and how it is called.
#[test]
fn every_section_header() {
    for form in FORMS {
        let sound = sound(form);
        let end = sound.len() as u64;
        let body = (headers_at(form) + 4 * 40) as u64;
        let mut found = 0;
        for section in 0..4 {
            let header = headers_at(form) + 40 * section;
            let mut file = sound.clone();
            for at in [
                0,
                1,
                body - 1,
                body,
                body + 1,
                body + 79,
                body + 80,
                body + 160,
                end - 80,
                end,
            ]
            .into_iter()
            .chain(EDGES)
            {
                put(&mut file, header + 20, at, 4);
                for size in [0, 1, 79, 80, 81, 160, end - body, end].into_iter().chain(EDGES) {
                    put(&mut file, header + 16, size, 4);
                    for in_memory in [0, 1, 79, 80, 81, 0xffff_ffff] {
                        put(&mut file, header + 8, in_memory, 4);
                        found += see(&file);
                    }
                }
            }
            let mut file = sound.clone();
            let names = [
                "", "/", "//", "/4", "/+4", "/-4", "/4x", "/5", "/15", "/0", "//E", "//P", "//AAAAAE", "//AAAAAP",
                "///////+",
            ];
            let more = [
                "//////+0",
                "//E*",
                "/9999999",
                ".nv_fatb",
                ".nv_fat",
                "__nv_rel",
                "__nv_re",
                "\0nv_fatb",
                ".nv_fatB",
            ];
            for name in names.into_iter().chain(more) {
                file[header..header + 8].fill(0);
                file[header..header + name.len()].copy_from_slice(name.as_bytes());
                found += see(&file);
            }
        }
        assert!(found > 1000, "{form:?} {found}");
    }
}

/// Files whose headers lie, made as the fuzzer makes them.
#[test]
fn any_structure() {
    let (mut found, mut faults) = (0, 0);
    for seed in 0..3000 {
        let mut random = fastrand::Rng::with_seed(seed);
        let choices: Vec<u8> = (0..512).map(|_| random.u8(..)).collect();
        let mut choices = Choices::new(&choices);
        let names = [".nv_fatb", "__nv_relfatbin", ".nv_fatb", ".text"];
        let file = write(choices.pick(&FORMS), &names.map(|name| (name, region())), &mut choices);
        let is_other = file.len() < 4 || entries(&file).is_err_and(|fault| fault.error == Error::ContainerIsCubin);
        // A budget that is spent is not what this reader counts.
        let is_spent = entries(&file).is_ok_and(|entries| {
            entries
                .last()
                .is_some_and(|last| last.is_err_and(|fault| fault.error == Error::CubinOverlap))
        });
        if !is_other && !is_spent {
            let entries = see(&file);
            found += entries;
            faults += usize::from(entries < 3);
        }
    }
    assert!(found > 1000 && faults > 100, "{found} {faults}");
}
