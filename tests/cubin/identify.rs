//! Cubin identification on real cubins, mutants and other files.

use crate::common::{bytes, files, table};
use smarch::cubin::{CubinKind, DebugInfo, Layout, TextureMode, identify};
use smarch::{Error, Target, Version};

/// `13.0.88_sm_90a_same.cubin` to release 13.0, target text `sm_90a`, and the rest.
fn parts(file: &str) -> (Version, String, String) {
    let mut parts = file.trim_end_matches(".cubin").splitn(4, '_');
    let mut release = parts.next().unwrap().split('.').map(|part| part.parse().unwrap());
    let version = Version::new(release.next().unwrap(), release.next().unwrap());
    let target = format!("{}_{}", parts.next().unwrap(), parts.next().unwrap());
    (version, target, parts.next().unwrap_or_default().to_string())
}

/// Cubins of one kernel, by every release for GPU names they take; and 212 of many kernels.
#[test]
fn every_cubin_is_identified_as_its_name_says() {
    for (folder, least) in [("cubin/history", 232), ("cubin/cubins", 212)] {
        let files = files(folder);
        assert!(files.len() >= least, "{folder}: {}", files.len());
        let mut with_target = 0;
        for (file, bytes) in &files {
            let (toolkit, name, variant) = parts(file);
            let cubin = identify(bytes).unwrap_or_else(|error| panic!("{file}: {error}"));
            let number = name.trim_start_matches("sm_").trim_end_matches(['a', 'f']);
            assert_eq!(cubin.sm.to_string(), number, "{file}");
            assert_eq!(cubin.accelerated, name.ends_with('a'), "{file}");
            assert_eq!(cubin.toolkit, Some(toolkit), "{file}");
            assert_eq!(cubin.address_bits, 64, "{file}");
            // f leaves no mark: its cubin is the base target's, and only the note names it.
            let expected = name.trim_end_matches('f').parse::<Target>().ok();
            assert_eq!(cubin.target, expected, "{file}");
            assert!(expected.is_some(), "{file}: no target");
            with_target += usize::from(expected.is_some());
            match cubin.layout {
                Layout::V1 => assert_eq!(cubin.named, None, "{file}"),
                Layout::V2 => assert_eq!(cubin.named, name.parse().ok(), "{file}"),
            }
            let kind = if variant.ends_with("_c") {
                CubinKind::Relocatable
            } else {
                CubinKind::Executable
            };
            assert_eq!(cubin.kind, kind, "{file}");
            let debug = if variant.ends_with("_g") {
                DebugInfo::Full
            } else {
                DebugInfo::None
            };
            assert_eq!(cubin.debug_info, Some(debug), "{file}");
            if folder == "cubin/history" {
                // Their PTX was written for the GPU's own number.
                assert_eq!(cubin.virtual_sm, Some(cubin.sm), "{file}");
            }
        }
        assert_eq!(with_target, files.len(), "{folder}");
    }
}

/// What cuobjdump printed of the same 212 cubins.
#[test]
fn cuobjdump_agrees() {
    let rows = table("cubin/resources.tsv");
    for row in &rows {
        let cubin = identify(&bytes(&format!("cubin/cubins/{}", row.get("file")))).unwrap();
        assert_eq!(cubin.sm.to_string(), row.get("sm"), "{}", row.get("file"));
        assert_eq!(cubin.accelerated, row.get("a") == "1", "{}", row.get("file"));
    }
}

/// The header values of cubins of every release in ten variants, put into the header of a shipped cubin of the same layout.
#[test]
fn every_header_ever_seen_is_read_right() {
    let v1 = bytes("cubin/cubins/12.9.86_sm_80_shared.cubin");
    let v2 = bytes("cubin/cubins/13.0.88_sm_80_shared_c.cubin");
    let rows = table("cubin/elf_history.tsv");
    assert!(rows.len() >= 3012, "{}", rows.len());
    for row in &rows {
        let hex = |column: &str| u32::from_str_radix(row.get(column).trim_start_matches("0x"), 16).unwrap();
        let mut file = if row.get("osabi") == "0x41" {
            v2.clone()
        } else {
            v1.clone()
        };
        if row.get("cls") == "32" {
            file = elf32_header();
        }
        let flags_at = if row.get("cls") == "32" { 0x24 } else { 0x30 };
        file[16..18].copy_from_slice(&(hex("e_type") as u16).to_le_bytes());
        file[20..24].copy_from_slice(&hex("e_version").to_le_bytes());
        file[flags_at..flags_at + 4].copy_from_slice(&hex("e_flags").to_le_bytes());
        let cubin = identify(&file).unwrap();

        let what = format!("{} {} {}", row.get("cuda"), row.get("gpu"), row.get("variant"));
        assert_eq!(
            cubin.sm.to_string(),
            row.get("gpu").trim_start_matches("sm_").trim_end_matches(['a', 'f']),
            "{what}"
        );
        if cubin.layout == Layout::V1 {
            assert_eq!(cubin.accelerated, row.get("gpu").ends_with('a'), "{what}");
            assert_eq!(
                cubin.toolkit.unwrap().to_string(),
                row.get("cuda").rsplit_once('.').unwrap().0,
                "{what}"
            );
        }
        let is = |variant: &str| row.get("variant") == variant;
        assert_eq!(cubin.address_bits, if is("m32") { 32 } else { 64 }, "{what}");
        let kind = if is("c") {
            CubinKind::Relocatable
        } else if is("ewp") {
            CubinKind::Ewp
        } else {
            CubinKind::Executable
        };
        assert_eq!(cubin.kind, kind, "{what}");
        let mode = match cubin.layout {
            Layout::V1 if is("texindep") => Some(TextureMode::Independent),
            Layout::V1 => Some(TextureMode::Unified),
            Layout::V2 => None,
        };
        assert_eq!(cubin.texture_mode, mode, "{what}");
        // Sections tell of debug information, whatever the header holds: these files have none of them.
        let debug = (!is("m32")).then_some(DebugInfo::None);
        assert_eq!(cubin.debug_info, debug, "{what}");
    }
}

/// What a build with these options holds. `source` tells how the PTX was made: without options, `-lineinfo`, `-G`, or by
/// NVRTC with the cubin.
fn asked_debug_info(source: &str, options: &str) -> DebugInfo {
    let has = |option: &str| options.split(' ').any(|word| word == option);
    if has("--suppress-debug-info") {
        DebugInfo::None
    } else if source == "G" || has("-g") || (has("-G") && !has("-dopt=on")) {
        DebugInfo::Full
    } else if source == "lineinfo" || has("-lineinfo") || has("-G") {
        DebugInfo::LineInfo
    } else {
        DebugInfo::None
    }
}

/// Cubins of every release, two kernels with inlined and called functions: the sections that each has, in a cubin with
/// the header that it has.
#[test]
fn sections_tell_of_debug_information() {
    let rows = table("cubin/debug_info.tsv");
    assert!(rows.len() >= 2325, "{}", rows.len());
    let (mut v2, mut counts) = (0, [0; 4]);
    for row in &rows {
        let what = format!(
            "{} {} {} {}",
            row.get("cuda"),
            row.get("gpu"),
            row.get("source"),
            row.get("options")
        );
        let hex = |column: &str| u32::from_str_radix(row.get(column).trim_start_matches("0x"), 16).unwrap();
        let sections = [
            "debug_line",
            "nv_debug_line_sass",
            "nv_debug_info_reg_sass",
            "debug_info",
        ];
        let sections: Vec<String> = sections
            .iter()
            .filter(|name| row.get(name) != "-")
            .map(|name| format!(".{name}"))
            .collect();
        let mut file = with_sections(&sections);
        file[7] = hex("osabi") as u8;
        file[16..18].copy_from_slice(&(hex("e_type") as u16).to_le_bytes());
        file[0x30..0x34].copy_from_slice(&hex("e_flags").to_le_bytes());
        let cubin = identify(&file).unwrap();
        let expected = asked_debug_info(row.get("source"), row.get("options"));
        assert_eq!(cubin.debug_info, Some(expected), "{what}");
        counts[expected.code() as usize] += 1;
        // What the upper byte of `e_flags` is: the number of a section.
        if cubin.layout == Layout::V2 {
            v2 += 1;
            assert_eq!((cubin.e_flags >> 24).to_string(), row.get("note_section"), "{what}");
        } else {
            assert_eq!((cubin.e_flags >> 24, row.get("note_section")), (0, "-"), "{what}");
        }
    }
    assert!(v2 >= 1054, "{v2}");
    assert!(counts[1..].iter().all(|&count| count > 400), "{counts:?}");
}

/// Cubins as they were written: the names of the files tell how.
#[test]
fn real_debug_information() {
    let files = files("cubin/debug");
    assert_eq!(files.len(), 13);
    let mut upper_bytes = Vec::new();
    for (file, bytes) in &files {
        let (toolkit, name, rest) = parts(file);
        let (source, options) = rest.split_once('_').unwrap_or((&rest, ""));
        let options: String = options.split('_').map(|option| format!("-{option} ")).collect();
        let options = options.replace("-suppress", "--suppress").replace("-dopt", "-dopt=on");
        let cubin = identify(bytes).unwrap();
        assert_eq!(
            cubin.debug_info,
            Some(asked_debug_info(source, options.trim_end())),
            "{file}"
        );
        assert_eq!(
            (cubin.toolkit, cubin.sm.to_string()),
            (Some(toolkit), name[3..].replace('a', "")),
            "{file}"
        );
        upper_bytes.push(cubin.e_flags >> 24);
    }
    assert!(
        upper_bytes.contains(&10) && upper_bytes.contains(&12),
        "{upper_bytes:?}"
    );
}

/// One sort of section decides, and one letter more or less is another name; without names nothing is known.
#[test]
fn names_decide_on_debug_information() {
    let told = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|name| (*name).to_string()).collect();
        identify(&with_sections(&names)).unwrap().debug_info.unwrap()
    };
    for full in [".debug_info", ".nv_debug_info_reg_sass"] {
        assert_eq!(told(&[full]), DebugInfo::Full);
        assert_eq!(told(&[".nv_debug_line_sass", full]), DebugInfo::Full);
        assert_eq!(told(&[full, ".nv_debug_line_sass"]), DebugInfo::Full);
    }
    assert_eq!(told(&[".text.a", ".nv_debug_line_sass"]), DebugInfo::LineInfo);
    for none in [
        ".debug_frame",
        ".debug_line",
        ".debug_inf",
        ".debug_info2",
        "debug_info",
        ".nv.merc.debug_info",
        ".rela.debug_info",
        ".nv_debug_line_sass.",
    ] {
        assert_eq!(told(&[none]), DebugInfo::None, "{none}");
    }
    let mut file = with_sections(&[".debug_info".to_string()]);
    assert_eq!(identify(&file).unwrap().debug_info, Some(DebugInfo::Full));
    file[0x3e..0x40].copy_from_slice(&[0xfe, 0xfe]);
    assert_eq!(identify(&file).unwrap().debug_info, None);
}

/// An ELF64 cubin of layout V2 with these sections, which are empty.
fn with_sections(names: &[String]) -> Vec<u8> {
    let mut strings = vec![0];
    let mut headers = vec![0; 64];
    let mut header = |name: u32, kind: u32, size: u64| {
        headers.extend(name.to_le_bytes());
        headers.extend(kind.to_le_bytes());
        headers.extend([0; 16]);
        headers.extend(64_u64.to_le_bytes());
        headers.extend(size.to_le_bytes());
        headers.extend([0; 24]);
    };
    let length = 1 + names.iter().map(|name| name.len() as u64 + 1).sum::<u64>();
    header(0, 3, length);
    for name in names {
        header(strings.len() as u32, 1, 0);
        strings.extend(name.as_bytes());
        strings.push(0);
    }
    let mut file = vec![
        0x7f, b'E', b'L', b'F', 2, 1, 1, 0x41, 8, 0, 0, 0, 0, 0, 0, 0, 2, 0, 190, 0,
    ];
    file.resize(64, 0);
    file[0x28..0x30].copy_from_slice(&(64 + length).to_le_bytes());
    file[0x30..0x34].copy_from_slice(&0x0600_5a02_u32.to_le_bytes());
    file[0x3a..0x3c].copy_from_slice(&64_u16.to_le_bytes());
    file[0x3c..0x3e].copy_from_slice(&(2 + names.len() as u16).to_le_bytes());
    file[0x3e] = 1;
    file.extend(strings);
    file.extend(headers);
    file
}

/// The header of an ELF32 cubin of layout V1, without sections.
fn elf32_header() -> Vec<u8> {
    let mut header = vec![0x7f, b'E', b'L', b'F', 1, 1, 1, 0x33, 7, 0, 0, 0, 0, 0, 0, 0];
    header.extend([2, 0, 190, 0]);
    header.resize(52, 0);
    header
}

/// `a` in layout V2: the record in `.nv.compat` decides, bit 3 of `e_flags` only where there is none.
#[test]
fn the_compat_record_wins_over_the_flag() {
    let flip = |file: &str, record: Option<u8>, bit3: bool| {
        let mut file = bytes(file);
        let flags = u32::from_le_bytes(file[0x30..0x34].try_into().unwrap()) & !8 | if bit3 { 8 } else { 0 };
        file[0x30..0x34].copy_from_slice(&flags.to_le_bytes());
        let at = file.windows(4).position(|record| matches!(record, [2, 9, 0 | 1, 0]));
        if let Some(value) = record {
            file[at.unwrap() + 2] = value;
        } else {
            assert_eq!(at, None);
        }
        identify(&file).unwrap().accelerated
    };
    let new = "cubin/history/13.0.88_sm_120a_same.cubin";
    assert!(flip(new, Some(1), false));
    assert!(!flip(new, Some(0), true));
    assert!(!flip(new, Some(2), true));
    let old = "cubin/history/12.8.93_sm_120a_same.cubin";
    assert!(flip(old, None, true));
    assert!(!flip(old, None, false));
}

/// A header of a kind never seen, and what cuobjdump makes of it: other OSABIs are layout V1; below SM 90 there is no a.
#[test]
fn unusual_headers_are_read_as_cuobjdump_does() {
    let mut file = bytes("cubin/history/12.0.140_sm_90a_same.cubin");
    assert_eq!(identify(&file).unwrap().target, Some(Target::Sm90a));
    file[7] = 0;
    assert_eq!(identify(&file).unwrap().target, Some(Target::Sm90a));
    file[0x30] = 80;
    let below = identify(&file).unwrap();
    assert_eq!((below.target, below.accelerated), (Some(Target::Sm80), false));
    file[0x30] = 91;
    let unknown = identify(&file).unwrap();
    assert_eq!((unknown.sm, unknown.target, unknown.accelerated), (91, None, true));
    file[0x10..0x12].copy_from_slice(&[3, 0]);
    assert_eq!(identify(&file).unwrap().kind, CubinKind::Other);
}

/// The SM number of layout V2 has sixteen bits (`cubin/RULES.md`), also where no target uses the upper eight.
#[test]
fn numbers_above_255_are_kept_whole() {
    let mut file = bytes("cubin/history/13.0.88_sm_110_same.cubin");
    file[0x32] = 1;
    let cubin = identify(&file).unwrap();
    assert_eq!((cubin.sm, cubin.target), (256 + 110, None));
}

/// 60 mutants: header and section-table damage is an error that names it; damage deeper inside leaves the identity alone.
#[test]
fn mutants_are_refused_or_identified() {
    let mutants = files("cubin/malformed");
    assert_eq!(mutants.len(), 60);
    for (file, bytes) in &mutants {
        let (origin, damage) = file.trim_end_matches(".cubin").split_once("__").unwrap();
        let expected = match damage {
            "empty" => Err(Error::CubinEmpty),
            "bad_magic" => Err(Error::CubinNotElf),
            "class_0" => Err(Error::CubinIdent),
            "machine_62" => Err(Error::CubinNotCuda),
            "magic_only" | "trunc_16" | "trunc_63" => Err(Error::CubinTruncated),
            "shoff_max" | "shnum_65535" | "shentsize_0" | "trunc_ehdr" | "trunc_half" => Err(Error::CubinSections),
            _ => Ok(parts(origin).1),
        };
        let found = identify(bytes).map(|cubin| cubin.target.unwrap().to_string());
        assert_eq!(found, expected, "{file}");
    }
}

/// Other things that users pass.
#[test]
fn other_files_are_named() {
    assert_eq!(identify(b""), Err(Error::CubinEmpty));
    assert_eq!(identify(b"hello, world\n"), Err(Error::CubinNotElf));
    assert_eq!(
        identify(b"//\n// Generated\n//\n\n.version 9.0\n.target sm_75\n"),
        Err(Error::CubinIsPtx)
    );
    assert_eq!(
        identify(&[0x50, 0xed, 0x55, 0xba, 1, 0, 16, 0]),
        Err(Error::CubinIsFatbin)
    );
    assert_eq!(
        identify(&std::fs::read(std::env::current_exe().unwrap()).unwrap()),
        Err(Error::CubinNotCuda)
    );
    let mut file = bytes("cubin/history/13.0.88_sm_110_same.cubin");
    file[5] = 2;
    assert_eq!(identify(&file), Err(Error::CubinIdent), "big-endian");
}

/// Every value of every byte of three cubins: an answer or an error, never a panic. What reads whole cubins meets fewer
/// values of each byte, in the tests of damage.
#[test]
fn any_byte_may_have_any_value() {
    for original in ["13.0.88_sm_120a_same", "12.9.86_sm_103f_same", "11.7.99_sm_52_same"] {
        let mut file = bytes(&format!("cubin/history/{original}.cubin"));
        let (mut answers, mut errors) = (0, 0);
        for at in 0..file.len() {
            for value in 0..=255 {
                let before = std::mem::replace(&mut file[at], value);
                if identify(&file).is_ok() {
                    answers += 1;
                } else {
                    errors += 1;
                }
                file[at] = before;
            }
        }
        assert_eq!(answers + errors, file.len() * 256);
        assert!(
            answers > 0 && errors > 0,
            "{original}: {answers} answers, {errors} errors"
        );
    }
}
