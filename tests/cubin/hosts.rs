//! Files that fat binaries lie in: PE files, COFF objects, ELF files of 32 bits, archives; and what is none of them.

use crate::common::{bytes, files, table};
use crate::containers::all_entries;
use smarch::Error;
use smarch::cubin::{ArchiveMember, Fault, FileKind, archive_members, entries, file_kind, identify};

fn host(name: &str) -> Vec<u8> {
    bytes(&format!("fatbin/hosts/{name}"))
}

fn sample(name: &str) -> Vec<u8> {
    bytes(&format!("fatbin/samples/{name}"))
}

/// Every entry of a fat binary is found in each file that holds it, at its place.
#[test]
fn hosts_hold_the_fat_binaries_that_were_put_there() {
    let rows = table("fatbin/hosts.tsv");
    let mut seen = 0;
    for (file, bytes) in files("fatbin/hosts") {
        if file == "thin.a" {
            continue;
        }
        let (found, faults) = all_entries(&bytes);
        assert_eq!(faults, [], "{file}");
        let mut found = found.iter();
        for row in rows.iter().filter(|row| row.get("file") == file) {
            let region = usize::from_str_radix(&row.get("region_off")[2..], 16).unwrap();
            let whole = sample(row.get("fatbin"));
            for expected in all_entries(&whole).0 {
                let what = format!("{file} {region:#x} {:#x}", expected.at);
                let entry = found.next().expect(&what);
                assert_eq!((entry.at, entry.region_at), (region + expected.at, region), "{what}");
                assert_eq!(
                    (entry.header, entry.payload),
                    (expected.header, expected.payload),
                    "{what}"
                );
                assert_eq!(entry.place.text().as_str(), row.get("section"), "{what}");
                let member = entry
                    .member
                    .map_or("-", |member| str::from_utf8(member.name.unwrap()).unwrap());
                assert_eq!(member, row.get("member"), "{what}");
                seen += 1;
            }
        }
        assert_eq!(found.next(), None, "{file}");
    }
    assert_eq!((rows.len(), seen), (33, 88));
}

/// What `ar t` and `llvm-ar t` list.
#[test]
fn members_of_archives() {
    let names = |file: &[u8]| -> Vec<String> {
        let name = |member: Result<ArchiveMember<'_>, Fault>| String::from_utf8(member.unwrap().name.unwrap().to_vec());
        archive_members(file)
            .unwrap()
            .map(|member| name(member).unwrap())
            .collect()
    };
    let file = host("library.lib");
    let mut expected = vec![
        "../objects/kernels/first_kernels_of_all.obj",
        "../dll.obj",
        "../objects/second.obj",
    ];
    expected.extend(["../answers.dll"; 5]);
    assert_eq!(names(&file), expected);
    for member in archive_members(&file).unwrap().map(Result::unwrap) {
        let bytes = &file[member.at.unwrap()..][..member.size];
        let kind = file_kind(bytes).unwrap();
        assert!(matches!(kind, FileKind::Coff | FileKind::CoffImport), "{member:?}");
    }
    let thin = host("thin.a");
    assert_eq!(names(&thin), ["elf32.o", "../samples/host_object.o"]);
    // The sizes of the files, which are there too.
    let places: Vec<_> = archive_members(&thin)
        .unwrap()
        .map(|member| member.map(|member| (member.at, member.size)).unwrap())
        .collect();
    let sizes = [host("elf32.o").len(), sample("host_object.o").len()];
    assert_eq!(places, sizes.map(|size| (None, size)));
    assert_eq!(names(&sample("host_static.a")).len(), 2);
    // Damage ends the list.
    let cut: Vec<_> = archive_members(&thin[..thin.len() - 1]).unwrap().collect();
    assert_eq!(
        cut[1],
        Err(Fault {
            error: Error::ArchiveMember,
            at: 0x166
        })
    );
    assert_eq!(cut.len(), 2);
    let refused = |bytes| archive_members(bytes).err().map(|fault| (fault.error, fault.at));
    assert_eq!(refused(b""), Some((Error::CubinEmpty, 0)));
    assert_eq!(refused(b"!<arch>"), Some((Error::ContainerUnknown, 0)));
}

/// A thin archive that names the member of an archive: the place there stands behind the name's.
#[test]
fn members_of_archives_within_a_thin_one() {
    let mut thin = host("thin.a");
    let header = thin.windows(4).position(|bytes| bytes == b"/9  ").unwrap();
    thin[header..header + 7].copy_from_slice(b"/9:1234");
    let names: Vec<_> = archive_members(&thin)
        .unwrap()
        .map(|member| member.unwrap().name.unwrap())
        .collect();
    assert_eq!(names[1], b"../samples/host_object.o");
}

/// What is refused is refused by name, also as a member of an archive.
#[test]
fn other_files_are_refused_by_name() {
    let refused = |bytes: &[u8]| entries(bytes).err().map(|fault| (fault.error, fault.at));
    assert_eq!(refused(&host("thin.a")), Some((Error::ArchiveThin, 0)));
    let mach_o: [&[u8]; 6] = [
        b"\xcf\xfa\xed\xfe\x07\0\0\x01",
        b"\xce\xfa\xed\xfe",
        b"\xfe\xed\xfa\xce",
        b"\xfe\xed\xfa\xcf",
        b"\xca\xfe\xba\xbe\0\0\0\x02",
        b"\xca\xfe\xba\xbf\0\0\0\x01",
    ];
    for bytes in mach_o {
        assert_eq!(refused(bytes), Some((Error::ContainerMachO, 0)));
        assert_eq!(file_kind(bytes), Some(FileKind::MachO));
    }
    // A class of Java.
    let class = b"\xca\xfe\xba\xbe\0\0\0\x41";
    assert_eq!(
        (refused(class), file_kind(class)),
        (Some((Error::ContainerUnknown, 0)), None)
    );
    let mut big_endian = sample("host_object.o");
    big_endian[5] = 2;
    assert_eq!(refused(&big_endian), Some((Error::ContainerEndian, 5)));
    assert_eq!(file_kind(&big_endian), Some(FileKind::ElfBigEndian));
    assert_eq!(identify(&big_endian), Err(Error::CubinIdent));
    let member = |bytes: &[u8]| {
        let mut file = format!("!<arch>\n{:<48}{:<10}`\n", "m.o/", bytes.len()).into_bytes();
        file.extend(bytes);
        all_entries(&file)
            .1
            .iter()
            .map(|fault| (fault.error, fault.at))
            .collect::<Vec<_>>()
    };
    assert_eq!(member(mach_o[0]), [(Error::ContainerMachO, 68)]);
    assert_eq!(member(&big_endian), [(Error::ContainerEndian, 68 + 5)]);
    assert_eq!(member(b"text"), []);
    assert_eq!(member(&host("thin.a")), []);
    // An import object, an object without sections, a program of MS-DOS.
    assert_eq!(
        member(&[&[0, 0, 0xff, 0xff, 0, 0, 0x64, 0x86][..], &[0; 12]].concat()),
        []
    );
}

/// What each file of the tests is, and the beginnings of others.
#[test]
fn files_are_named_for_what_they_are() {
    for (folder, kind) in [("cubin/history", FileKind::Cubin), ("cubin/cubins", FileKind::Cubin)] {
        for (file, bytes) in files(folder) {
            assert_eq!(file_kind(&bytes), Some(kind), "{file}");
        }
    }
    for (file, bytes) in files("fatbin/samples").into_iter().chain(files("fatbin/hosts")) {
        let expected = match file.rsplit('.').next().unwrap() {
            "fatbin" => FileKind::FatBinary,
            "a" if file == "thin.a" => FileKind::ThinArchive,
            "a" | "lib" => FileKind::Archive,
            "exe" | "dll" => FileKind::Pe,
            "obj" => FileKind::Coff,
            _ => FileKind::Elf,
        };
        assert_eq!(file_kind(&bytes), Some(expected), "{file}");
    }
    for (at, kind) in [
        (190, FileKind::Cubin),
        (224, FileKind::RocmCodeObject),
        (62, FileKind::Elf),
    ] {
        let mut elf = b"\x7fELF\x02\x01\x01".to_vec();
        elf.resize(18, 0);
        assert_eq!(file_kind(&elf), Some(FileKind::Elf));
        elf.extend([at, 0]);
        assert_eq!(file_kind(&elf), Some(kind));
    }
    let tar = [&[b'n'; 257][..], b"ustar\x0000"].concat();
    let anonymous = |version: u8| [&[0, 0, 0xff, 0xff, version, 0, 0x64, 0x86][..], &[0; 60]].concat();
    let (import, object) = (anonymous(0), anonymous(1));
    let long = "é".repeat(400);
    let rows: &[(&[u8], Option<FileKind>)] = &[
        (b"", Some(FileKind::Empty)),
        (b"PK\x03\x04", Some(FileKind::Zip)),
        (b"PK\x05\x06", Some(FileKind::Zip)),
        (b"\x1f\x8b\x08", Some(FileKind::Gzip)),
        (b"\x28\xb5\x2f\xfd", Some(FileKind::Zstd)),
        (b"\xfd7zXZ\0", Some(FileKind::Xz)),
        (b"BZh91AY&SY", Some(FileKind::Bzip2)),
        (b"\x04\x22\x4d\x18", Some(FileKind::Lz4)),
        (b"7z\xbc\xaf\x27\x1c", Some(FileKind::SevenZip)),
        (&tar, Some(FileKind::Tar)),
        (b"\xed\x43\x4e\x7f\x01\x42", Some(FileKind::LtoIr)),
        (b"\x7fTileIR\0", Some(FileKind::TileIr)),
        (b"__CLANG_OFFLOAD_BUNDLE__\x01", Some(FileKind::OffloadBundle)),
        (b"CCOB\x02\0", Some(FileKind::OffloadBundleCompressed)),
        (b"\x10\xff\x10\xad", Some(FileKind::OffloadBinary)),
        (b"BC\xc0\xde", Some(FileKind::LlvmBitcode)),
        (b"\xde\xc0\x17\x0b", Some(FileKind::LlvmBitcode)),
        (b"\x03\x02\x23\x07", Some(FileKind::SpirV)),
        (b"\x07\x23\x02\x03", Some(FileKind::SpirV)),
        (b"MZ\x90", None),
        (&[&b"MZ"[..], &[0; 62]].concat(), Some(FileKind::Dos)),
        (&import, Some(FileKind::CoffImport)),
        (&object, Some(FileKind::CoffAnonymous)),
        (&anonymous(2), None),
        (b"// made by hand\n.version 9.0\n.target sm_90", Some(FileKind::Ptx)),
        (b"hello\r\n", Some(FileKind::Text)),
        (long.as_bytes(), Some(FileKind::Text)),
        (&long.as_bytes()[..long.len() - 1], Some(FileKind::Text)),
        (b"caf\xc3", None),
        (b"caf\xe9 au lait", None),
        (b"bell\x07", None),
        (b"\0", None),
        (&[0x64, 0x86], None),
    ];
    for (bytes, kind) in rows {
        assert_eq!(file_kind(bytes), *kind, "{}", bytes.escape_ascii());
        let is_read = matches!(kind, Some(FileKind::Cubin));
        assert!(is_read || entries(bytes).is_err(), "{}", bytes.escape_ascii());
    }
    // Every kind is the answer about some file.
    assert_eq!(FileKind::ALL.len(), 31);
}

fn with(file: &[u8], at: usize, put: &[u8]) -> (usize, Vec<(Error, usize)>) {
    let mut changed = file.to_vec();
    changed[at..at + put.len()].copy_from_slice(put);
    let (found, faults) = all_entries(&changed);
    (
        found.len(),
        faults.iter().map(|fault| (fault.error, fault.at)).collect(),
    )
}

/// PE files: sections that lie about where they are, headers beyond the file, sizes in memory and in the file.
#[test]
fn damaged_pe_files() {
    let file = host("pe64.dll");
    let all = all_entries(&file).0.len();
    let pe = u32::from_le_bytes(file[0x3c..0x40].try_into().unwrap()) as usize;
    let table = pe + 24 + usize::from(file[pe + 20]) + 256 * usize::from(file[pe + 21]);
    let section = (table..)
        .step_by(40)
        .find(|at| &file[*at..at + 8] == b".nv_fatb")
        .unwrap();
    assert_eq!(with(&file, section, b".nv_fatb"), (all, vec![]));
    let of_rel = all_entries(&sample("reloc_c.fatbin")).0.len();
    for (at, put) in [(20, 0xffff_ff00_u32), (16, u32::MAX), (20, file.len() as u32)] {
        let mut changed = file.clone();
        // No size in memory, which would bound that in the file.
        changed[section + 8..section + 12].fill(0xff);
        assert_eq!(
            with(&changed, section + at, &put.to_le_bytes()),
            (of_rel, vec![(Error::CubinSections, section)])
        );
    }
    // Another name, no bytes in the file, none in memory: the size in the file counts.
    assert_eq!(with(&file, section, b".nv_fatc"), (of_rel, vec![]));
    assert_eq!(with(&file, section + 20, &[0; 4]), (of_rel, vec![]));
    assert_eq!(with(&file, section + 8, &[0; 4]), (all, vec![]));
    // Less in memory than in the file: the rest is none of it.
    let (fewer, faults) = with(&file, section + 8, &[0, 1, 0, 0]);
    assert_eq!((fewer < all, faults[0].0), (true, Error::FatbinTruncated));
    // The same bytes under both names.
    let rel = (table..)
        .step_by(40)
        .find(|at| &file[*at..at + 8] == b"__nv_rel")
        .unwrap();
    let fields: [u8; 20] = file[section + 8..section + 28].try_into().unwrap();
    assert_eq!(
        with(&file, rel + 8, &fields),
        (all - of_rel, vec![(Error::CubinOverlap, rel)])
    );
    // Headers.
    assert_eq!(
        with(&file, pe + 6, &[0xff, 0xff]),
        (0, vec![(Error::CoffHeader, pe + 6)])
    );
    assert_eq!(
        with(&file, pe + 20, &[0xff, 0xff]),
        (0, vec![(Error::CoffHeader, pe + 6)])
    );
    assert_eq!(with(&file, pe, b"NE"), (0, vec![(Error::ContainerUnknown, 0)]));
    assert_eq!(with(&file, 0x3c, &[0xff; 4]), (0, vec![(Error::ContainerUnknown, 0)]));
    let told = |length| {
        all_entries(&file[..length])
            .1
            .iter()
            .map(|fault| (fault.error, fault.at))
            .collect::<Vec<_>>()
    };
    assert_eq!(told(pe + 23), [(Error::CoffHeader, pe + 23)]);
    assert_eq!(told(pe + 24), [(Error::CoffHeader, pe + 6)]);
    // What loads programs does not look for symbols, and nor does this: only long names need them.
    assert_eq!(with(&file, pe + 12, &[0xff; 4]), (all, vec![]));
    let long = host("pe_long_names.exe");
    assert_eq!(with(&long, pe + 12, &[0xff; 4]), (0, vec![]));
}

/// COFF objects: the same, and long names.
#[test]
fn damaged_coff_objects() {
    for (name, count_at, symbols_at, first) in [
        ("coff_long_names.obj", 2, 8, 20),
        ("coff_bigobj.obj", 44, 48, 56),
        ("coff.obj", 2, 8, 20),
    ] {
        let file = host(name);
        let all = all_entries(&file).0.len();
        assert_eq!(
            with(&file, count_at, &[0xff, 0xff]),
            (0, vec![(Error::CoffHeader, count_at)]),
            "{name}"
        );
        assert_eq!(
            with(&file, symbols_at, &[0xff; 4]),
            (0, vec![(Error::CoffHeader, symbols_at)]),
            "{name}"
        );
        assert_eq!(
            with(&file, symbols_at + 4, &[0xff; 4]),
            (0, vec![(Error::CoffHeader, symbols_at)]),
            "{name}"
        );
        // The table of long names is the last of the file.
        let (_, faults) = all_entries(&file[..file.len() - 1]);
        assert_eq!(
            faults,
            [Fault {
                error: Error::CoffHeader,
                at: symbols_at
            }],
            "{name}"
        );
        if name == "coff.obj" {
            continue;
        }
        let at = all_entries(&file).0[0].region_at as u32;
        let mut headers = (first..).step_by(40);
        let is_ours = |header: &usize| file[*header] == b'/' && file[header + 20..header + 24] == at.to_le_bytes();
        let section = headers.find(is_ours).unwrap();
        let text = str::from_utf8(&file[section..section + 8])
            .unwrap()
            .trim_end_matches('\0');
        let place: usize = text[1..].parse().unwrap();
        // Digits of six bits are the same; other places lead elsewhere.
        let digits = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let [high, low] = [place / 64, place % 64].map(|digit| char::from(digits[digit]));
        for same in [
            format!("//{high}{low}\0"),
            format!("//AAAA{high}{low}"),
            format!("/+{place}\0"),
            format!("/00{place}\0"),
        ] {
            assert_eq!(with(&file, section, same.as_bytes()), (all, vec![]), "{name} {same}");
        }
        let next = format!("/{}\0", place + 1);
        for other in [
            next.as_bytes(),
            b"/9999999",
            b"//////+0",
            b"/\0",
            b"//\0",
            b"/x\0",
            b"/-1\0",
            b"//E*",
        ] {
            assert!(with(&file, section, other).0 < all, "{name} {}", other.escape_ascii());
        }
    }
}

/// Every length that a PE file and an object can be cut to, and every value of the bytes that are not those of fat binaries.
#[test]
fn damage_of_hosts_never_panics() {
    for name in [
        "pe32.exe",
        "coff_long_names.obj",
        "coff_bigobj.obj",
        "library.lib",
        "elf32.so",
    ] {
        let mut file = host(name);
        let sound = all_entries(&file).0.len();
        let see = |bytes: &[u8]| {
            let (found, faults) = all_entries(bytes);
            assert!(faults.iter().all(|fault| fault.at <= bytes.len()), "{name}");
            assert!(
                found.len() <= sound
                    && found
                        .iter()
                        .all(|entry| entry.payload_at() + entry.payload.len() <= bytes.len())
            );
        };
        for length in 0..file.len() {
            see(&file[..length]);
        }
        let fatbins: Vec<_> = all_entries(&file)
            .0
            .iter()
            .map(|entry| entry.at..entry.payload_at() + entry.payload.len())
            .collect();
        for at in (0..file.len()).filter(|at| !fatbins.iter().any(|fatbin| fatbin.contains(at))) {
            let right = file[at];
            for value in [right ^ 1, right ^ 0x80, !right, 0, 0xff, b'/'] {
                file[at] = value;
                see(&file);
            }
            file[at] = right;
        }
    }
}
