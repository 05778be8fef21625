//! Damaged fat binaries, ELF files and archives: what was read stays, each damaged place is told.

use crate::common::bytes;
use crate::containers::all_entries;
use crate::damage::FLIPS;
use smarch::Error;
use smarch::cubin::entries;
use smarch::ptx;

fn sample(name: &str) -> Vec<u8> {
    bytes(&format!("fatbin/samples/{name}"))
}

/// A sample with bytes put in: the entries that are left, and the faults with their places.
fn with(file: &[u8], at: usize, put: &[u8]) -> (usize, Vec<(Error, usize)>) {
    let mut changed = file.to_vec();
    changed[at..at + put.len()].copy_from_slice(put);
    told(&changed)
}

fn told(file: &[u8]) -> (usize, Vec<(Error, usize)>) {
    let (found, faults) = all_entries(file);
    (
        found.len(),
        faults.iter().map(|fault| (fault.error, fault.at)).collect(),
    )
}

/// Two regions of 3 and 4 entries; the second begins at 0x19f0.
#[test]
fn a_damaged_region_leaves_the_others() {
    let file = sample("two_regions.fatbin");
    assert_eq!(told(&file), (7, vec![]));
    // Header sizes that cuobjdump refuses: where the next region begins is not known.
    for size in [0_u8, 8, 15, 17, 24, 32] {
        assert_eq!(with(&file, 6, &[size, 0]), (0, vec![(Error::FatbinRegion, 0)]));
        assert_eq!(
            with(&file, 0x19f6, &[size, 0]),
            (3, vec![(Error::FatbinRegion, 0x19f0)])
        );
    }
    // Versions do not matter.
    for version in [0_u8, 2, 255] {
        assert_eq!(with(&file, 4, &[version, version]), (7, vec![]));
    }
    // Body sizes: too large ones are read as far as the file goes.
    for size in [1_u64 << 63, u64::MAX, 0xffff] {
        let (_, faults) = with(&file, 8, &size.to_le_bytes());
        assert_eq!(faults[0], (Error::FatbinTruncated, 0));
        assert_eq!(
            with(&file, 0x19f8, &size.to_le_bytes()),
            (7, vec![(Error::FatbinTruncated, 0x19f0)])
        );
    }
    // Too small: what follows is no region.
    let (found, faults) = with(&file, 8, &0_u64.to_le_bytes());
    assert_eq!((found, faults[0]), (0, (Error::FatbinRegion, 0x10)));
    let (_, faults) = with(&file, 8, &1_u64.to_le_bytes());
    assert_eq!(faults[0], (Error::FatbinEntry, 0x10));
}

/// A damaged entry ends its region, and the next region is read.
#[test]
fn a_damaged_entry_leaves_the_other_regions() {
    let file = sample("two_regions.fatbin");
    for size in [0_u32, 8, 63, 65, 0x8000_0000, u32::MAX] {
        assert_eq!(
            with(&file, 0x14, &size.to_le_bytes()),
            (4, vec![(Error::FatbinEntry, 0x10)])
        );
    }
    for size in [1_u64 << 31, 1 << 63, u64::MAX - 7, u64::MAX] {
        assert_eq!(
            with(&file, 0x18, &size.to_le_bytes()),
            (4, vec![(Error::FatbinEntry, 0x10)])
        );
        // The second entry.
        assert_eq!(
            with(&file, 0xc80, &size.to_le_bytes()),
            (5, vec![(Error::FatbinEntry, 0xc78)])
        );
    }
}

/// Texts outside of the header, sizes that contradict each other: the entry stays and tells.
#[test]
fn an_entry_survives_its_texts() {
    let file = sample("ident_opts.fatbin");
    let at = 0x2120;
    assert_eq!(told(&file), (3, vec![]));
    for (field, values) in [
        (0x20, [1_u32, 63, 0x100, u32::MAX]),
        (0x24, [0x100, 0x7fff_ffff, u32::MAX, 41]),
        (0x14, [1, 63, 0x100, u32::MAX]),
    ] {
        for value in values {
            let told = with(&file, at + field, &value.to_le_bytes());
            assert_eq!(told, (3, vec![(Error::FatbinText, at)]), "{field:#x} {value:#x}");
        }
    }
    for value in [0, 193, u32::MAX] {
        assert_eq!(
            with(&file, at + 0x10, &value.to_le_bytes()),
            (3, vec![(Error::FatbinPayload, at)])
        );
    }
    // Nothing is allocated for a size that is announced.
    assert_eq!(with(&file, at + 0x38, &u64::MAX.to_le_bytes()), (3, vec![]));
    // Both suffixes.
    assert_eq!(with(&file, at + 0x2a, &[0x30]), (3, vec![(Error::FatbinTarget, at)]));
}

/// Zeros may follow a region, anything else is told.
#[test]
fn what_follows_a_region() {
    let mut file = sample("one_ptx.fatbin");
    let end = file.len();
    for _ in 0..20 {
        file.push(0);
        assert_eq!(told(&file), (1, vec![]));
    }
    file.push(b'x');
    assert_eq!(told(&file), (1, vec![(Error::FatbinRegion, end + 20)]));
}

/// A fat binary as the payload of an entry is a payload: nothing is read twice, nothing recurses.
#[test]
fn a_fatbin_inside_a_fatbin_is_a_payload() {
    let mut file = sample("one_ptx.fatbin");
    for _ in 0..6 {
        let mut outer = vec![0x50, 0xed, 0x55, 0xba, 1, 0, 16, 0];
        let payload = file.len() as u64;
        outer.extend((64 + payload).to_le_bytes());
        let header = outer.len();
        outer.extend([2, 0, 1, 1, 64, 0, 0, 0]);
        outer.extend(payload.to_le_bytes());
        outer.resize(header + 64, 0);
        outer[header + 0x1c] = 80;
        outer.extend(&file);
        file = outer;
        assert_eq!(told(&file), (1, vec![]));
    }
    let (found, _) = all_entries(&file);
    assert_eq!(
        smarch::cubin::identify(found[0].image().unwrap()),
        Err(Error::CubinIsFatbin)
    );
}

/// ELF files: sections that lie about where they are, no section table, another machine, none of ours.
#[test]
fn damaged_host_files() {
    let file = sample("host_object.o");
    assert_eq!(told(&file), (4, vec![]));
    let table = u64::from_le_bytes(file[0x28..0x30].try_into().unwrap()) as usize;
    let headers = (file.len() - table) / 64;
    let (found, _) = all_entries(&file);
    let section = (0..headers)
        .map(|number| table + number * 64)
        .find(|at| u64::from_le_bytes(file[at + 24..at + 32].try_into().unwrap()) as usize == found[0].region_at)
        .unwrap();
    for offset in [u64::MAX, 1 << 63, file.len() as u64] {
        assert_eq!(
            with(&file, section + 24, &offset.to_le_bytes()),
            (0, vec![(Error::CubinSections, section)])
        );
    }
    assert_eq!(
        with(&file, 0x28, &u64::MAX.to_le_bytes()),
        (0, vec![(Error::CubinSections, 0x28)])
    );
    assert_eq!(with(&file, 0x3a, &[0, 0]), (0, vec![(Error::CubinSections, 0x3a)]));
    assert_eq!(with(&file, 18, &[190, 0]), (0, vec![(Error::ContainerIsCubin, 0)]));
    assert_eq!(with(&file, 4, &[9]), (0, vec![(Error::ContainerUnknown, 4)]));
    assert_eq!(told(&file[..63]), (0, vec![(Error::CubinTruncated, 63)]));
    assert_eq!(told(b""), (0, vec![(Error::CubinEmpty, 0)]));
    assert_eq!(told(b"hello"), (0, vec![(Error::ContainerUnknown, 0)]));
    // This program: an ELF file without device code.
    assert_eq!(
        told(&std::fs::read(std::env::current_exe().unwrap()).unwrap()),
        (0, vec![])
    );
}

/// Archives: a damaged member ends them, what was read stays.
#[test]
fn damaged_archives() {
    let file = sample("host_static.a");
    let (found, faults) = all_entries(&file);
    assert_eq!((found.len(), faults), (8, vec![]));
    let second = found[4].member.unwrap();
    assert_eq!(second.name, Some(&b"lib_obj.o"[..]));
    let header = second.at - 60;
    assert_eq!(
        with(&file, header + 48, b"99999999999"[..10].try_into().unwrap()),
        (4, vec![(Error::ArchiveMember, header)])
    );
    assert_eq!(
        with(&file, header + 58, b"xx"),
        (4, vec![(Error::ArchiveMember, header)])
    );
    // The ELF file within: its place is told in the archive.
    assert_eq!(
        with(&file, second.at + 0x3a, &[0, 0]),
        (4, vec![(Error::CubinSections, second.at + 0x3a)])
    );
    assert_eq!(told(b"!<arch>\n"), (0, vec![]));
    assert_eq!(told(b"!<arch>\nx"), (0, vec![(Error::ArchiveMember, 8)]));
}

/// Names that do not fit a member's header: GNU's table and BSD's way.
#[test]
fn long_names_of_members() {
    let object = sample("host_object_lto.o");
    let member = |name: &str, bytes: &[u8]| {
        let mut out = format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", 0, 0, 0, 644, bytes.len()).into_bytes();
        out.extend(bytes);
        out.resize(out.len().next_multiple_of(2), b'\n');
        out
    };
    let long = "a_name_that_is_longer_than_sixteen.o";
    let names = |parts: &[Vec<u8>]| {
        let file = [b"!<arch>\n".to_vec(), parts.concat()].concat();
        let (found, faults) = all_entries(&file);
        assert_eq!(faults, []);
        found
            .iter()
            .map(|entry| String::from_utf8(entry.member.unwrap().name.unwrap().to_vec()).unwrap())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        names(&[member("//", format!("{long}/\n").as_bytes()), member("/0", &object)]),
        [long]
    );
    let with_name = [long.as_bytes(), b"\0\0\0\0", &object].concat();
    assert_eq!(names(&[member(&format!("#1/{}", long.len() + 4), &with_name)]), [long]);
    assert_eq!(
        names(&[
            member("short.o/", &object),
            member("odd/", b"odd"),
            member("other.o/", &object)
        ]),
        ["short.o", "other.o"]
    );
}

/// Every truncation and every single-byte flip of two fat binaries and a host file: never a panic, places inside the file.
#[test]
fn damage_never_panics() {
    for name in [
        "ident_opts.fatbin",
        "libnvfatbin_13.5.37_concat.fatbin",
        "host_object_lto.o",
    ] {
        let mut file = sample(name);
        let sound = told(&file).0;
        let mut changed = 0;
        let mut see = |bytes: &[u8]| {
            let (found, faults) = all_entries(bytes);
            assert!(faults.iter().all(|fault| fault.at <= bytes.len()));
            for entry in &found {
                assert!(entry.at + entry.header.len() <= bytes.len(), "{name}");
                assert!(entry.payload_at() + entry.payload.len() <= bytes.len(), "{name}");
            }
            // One lying count in the header of a concatenated entry makes more images, never many more.
            changed += usize::from(found.len() != sound || !faults.is_empty());
            assert!(found.len() <= sound + 3, "{name}: {} entries", found.len());
        };
        for length in 0..file.len() {
            see(&file[..length]);
        }
        for at in 0..file.len() {
            for flip in FLIPS {
                file[at] ^= flip;
                see(&file);
                file[at] ^= flip;
            }
        }
        assert!(changed > file.len(), "{name}: {changed}");
    }
}

/// Section headers that name the same fat binary again and again: the file is refused before long.
#[test]
fn overlapping_sections_are_refused() {
    let file = sample("host_object.o");
    let table = u64::from_le_bytes(file[0x28..0x30].try_into().unwrap()) as usize;
    let count = u16::from_le_bytes(file[0x3c..0x3e].try_into().unwrap());
    let first = all_entries(&file).0[0].region_at;
    let header = (0..usize::from(count))
        .map(|number| &file[table + number * 64..][..64])
        .find(|header| u64::from_le_bytes(header[24..32].try_into().unwrap()) as usize == first)
        .unwrap()
        .to_vec();
    // A region of 2000 empty entries' worth of headers, named by 2000 sections.
    let mut many = file[..table].to_vec();
    let region = many.len();
    many.extend([0x50, 0xed, 0x55, 0xba, 1, 0, 16, 0]);
    many.extend((2000_u64 * 64).to_le_bytes());
    for _ in 0..2000 {
        let at = many.len();
        many.resize(at + 64, 0);
        many[at] = 1;
        many[at + 4] = 64;
        many[at + 0x1c] = 80;
    }
    let mut header = header;
    header[24..32].copy_from_slice(&(region as u64).to_le_bytes());
    let size = (many.len() - region) as u64;
    header[32..40].copy_from_slice(&size.to_le_bytes());
    let new_table = many.len() as u64;
    many.extend(&file[table..table + usize::from(count) * 64]);
    for _ in 0..2000 {
        many.extend(&header);
    }
    many[0x28..0x30].copy_from_slice(&new_table.to_le_bytes());
    many[0x3c..0x3e].copy_from_slice(&(count + 2000).to_le_bytes());
    let (found, faults) = all_entries(&many);
    assert_eq!(faults.last().unwrap().error, Error::CubinOverlap);
    assert!(found.len() < 100_000, "{}", found.len());
    assert!(entries(&many).unwrap().count() < 100_000);
}

/// PTX text: comments, strings and what is no PTX.
#[test]
fn ptx_is_scanned() {
    let text = b"// .version 1.0\n/* .target sm_10 .entry no */ .version 8.7 \n.target sm_90a, debug // sm_80\n.address_size 64\n\
        .file 1 \"x.cu .entry nor\"\n.visible .entry _Z1kPf(\n.param .u64 p\n) { ret; }\n.func f() { }\n.entry k2 () { } // .entry k3\n\0.entry k4";
    let found = ptx::identify(text).unwrap();
    assert_eq!(
        (found.version.major, found.version.minor, found.address_bits),
        (8, 7, Some(64))
    );
    assert_eq!(
        (found.target_text, found.target),
        (&b"sm_90a, debug"[..], "sm_90a".parse().ok())
    );
    assert_eq!(ptx::entries(text).collect::<Vec<_>>(), [&b"_Z1kPf"[..], b"k2"]);
    for text in [
        "",
        "hello",
        ".version",
        ".version 9.0",
        ".target sm_90",
        ".version 9 .target sm_90",
        ".version 9.0\n.entry k .target sm_90",
    ] {
        assert_eq!(ptx::identify(text.as_bytes()), Err(Error::PtxHeader), "{text}");
    }
    // All of it in one line, as a person writes it.
    let line = ptx::identify(b".version 9.0 .target sm_90, debug .address_size 64 .entry k() { }").unwrap();
    assert_eq!(
        (line.target_text, line.target, line.address_bits),
        (&b"sm_90, debug"[..], "sm_90".parse().ok(), Some(64))
    );
    let comment = ptx::identify(b".version 9.0\n.target sm_90 // as of 9.0. .entry\n.address_size 64").unwrap();
    assert_eq!((comment.target_text, comment.address_bits), (&b"sm_90"[..], Some(64)));
    let unknown = ptx::identify(b".version 9.0\n.target sm_4").unwrap();
    assert_eq!((unknown.target, unknown.address_bits), (None, None));
    // Unfinished comments and strings end the text.
    for text in [
        "/* .entry k",
        "\".entry k",
        "// .entry k",
        ".entry",
        ".entry /*",
        ".entry (",
    ] {
        assert_eq!(ptx::entries(text.as_bytes()).count(), 0, "{text}");
    }
    let sample = sample("plain_none.fatbin");
    let (found, _) = all_entries(&sample);
    let names: Vec<_> = ptx::entries(found[1].image().unwrap()).collect();
    assert_eq!(names, [&b"axpy"[..]]);
}

/// The kernels by a plain reading of the text, word by word.
fn entries_word_by_word(text: &[u8]) -> Vec<Vec<u8>> {
    let of_word = |byte: u8| byte.is_ascii_alphanumeric() || b"_$%.".contains(&byte) || byte >= 0x80;
    let text = text.split(|&byte| byte == 0).next().unwrap();
    let (mut words, mut at) = (Vec::new(), 0);
    while at < text.len() {
        let ends_after = |end: &[u8], from: usize| {
            let found = text[from..].windows(end.len()).position(|part| part == end);
            found.map_or(text.len(), |found| from + found + end.len())
        };
        if text[at..].starts_with(b"//") {
            at = ends_after(b"\n", at);
        } else if text[at..].starts_with(b"/*") {
            at = ends_after(b"*/", at + 2);
        } else if text[at] == b'"' {
            at = ends_after(b"\"", at + 1);
        } else if of_word(text[at]) {
            let length = text[at..].iter().take_while(|&&byte| of_word(byte)).count();
            words.push(text[at..at + length].to_vec());
            at += length;
        } else {
            if !text[at].is_ascii_whitespace() {
                words.push(vec![text[at]]);
            }
            at += 1;
        }
    }
    let mut names = Vec::new();
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        if word == b".entry" {
            names.extend(words.next().filter(|name| of_word(name[0])));
        }
    }
    names
}

#[test]
fn kernels_of_ptx_are_those_of_a_plain_reading() {
    let parts: [&[u8]; 22] = [
        b".entry",
        b".entry",
        b".entry ",
        b" .entry k",
        b" ",
        b"\n",
        b"//",
        b"/*",
        b"*/",
        b"/",
        b"\"",
        b"y",
        b"entry",
        b".",
        b"x1",
        b"(",
        b")",
        b"\xc3\xa9",
        b"$",
        b"\t",
        b"%tid.y",
        b"ld.global.f32 %f1, [%rd1];                ",
    ];
    let mut random = fastrand::Rng::with_seed(22);
    let mut found = 0;
    for round in 0..40_000 {
        let mut text = Vec::new();
        for _ in 0..random.usize(..24) {
            text.extend(parts[random.usize(..parts.len())]);
        }
        if round % 16 == 0 && !text.is_empty() {
            let place = random.usize(..text.len());
            text[place] = 0;
        }
        let names: Vec<_> = ptx::entries(&text).map(<[u8]>::to_vec).collect();
        assert_eq!(names, entries_word_by_word(&text), "{}", text.escape_ascii());
        found += names.len();
    }
    assert!(found > 10_000, "{found}");
}
