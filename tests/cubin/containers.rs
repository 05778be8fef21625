//! Fat binaries and the files that hold them, against cuobjdump.

use crate::common::{Row, bytes, files, table};
use smarch::Error;
use smarch::cubin::{Compression, Entry, EntryFlag, EntryKind, Fault, Place, entries, identify};
use smarch::targets::Suffix;

/// Entries that are whole, and faults.
pub fn all_entries(bytes: &[u8]) -> (Vec<Entry<'_>>, Vec<Fault>) {
    let (mut found, mut faults) = (Vec::new(), Vec::new());
    match entries(bytes) {
        Ok(entries) => {
            for entry in entries {
                match entry {
                    Ok(entry) => {
                        faults.extend(entry.fault());
                        found.push(entry);
                    }
                    Err(fault) => faults.push(fault),
                }
            }
        }
        Err(fault) => faults.push(fault),
    }
    (found, faults)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The name of an entry's target as its header has it.
fn target_name(entry: &Entry) -> String {
    let suffix = match entry.suffix() {
        Suffix::Base => "",
        Suffix::A => "a",
        Suffix::F => "f",
    };
    format!("sm_{}{suffix}", entry.sm())
}

/// What cuobjdump prints of an entry, in lines that `separator` ends.
fn as_cuobjdump_prints(entry: &Entry, separator: &str) -> String {
    let kind = entry.kind().map_or("?".to_string(), |kind| kind.text().to_string());
    let mut lines = vec![format!("Fatbin {kind} code:")];
    if !matches!(entry.kind(), Some(EntryKind::Concatenated | EntryKind::Index)) {
        lines.push(format!("arch = {}", target_name(entry)));
    }
    lines.push(format!("code version = [{},{}]", entry.version().0, entry.version().1));
    let hosts = [EntryFlag::Linux, EntryFlag::Mac, EntryFlag::Windows];
    match hosts.iter().find(|flag| entry.has(**flag)) {
        Some(host) => lines.push(host.text().to_string()),
        None => lines.push("host = <unknown>".to_string()),
    }
    let bits = if entry.has(EntryFlag::Bits64) { 64 } else { 32 };
    lines.push(format!("compile_size = {bits}bit"));
    if entry.has(EntryFlag::Debug) {
        lines.push("has debug info".to_string());
    }
    // Of images within another entry it says nothing.
    if entry.compression() != Compression::None && entry.image_at.is_none() {
        lines.push("compressed".to_string());
    }
    if let Some(identifier) = entry.identifier() {
        lines.push(format!("identifier = {}", text(identifier)));
    }
    let tool = match entry.kind() {
        Some(EntryKind::Lto) => "nvvm",
        Some(EntryKind::TileIr) => "tileIR",
        _ => "ptxas",
    };
    if let Some(options) = entry.options() {
        lines.push(format!("{tool}Options = {}", text(options)));
    }
    lines.join(separator)
}

fn check_entry(entry: &Entry, row: &Row) {
    let what = format!("{} {:#x}", row.get("file"), entry.at);
    let base = entry.member.map_or(0, |member| member.at);
    let section = match entry.place {
        Place::File => "-".to_string(),
        place => {
            let member = entry
                .member
                .map_or(String::new(), |member| text(member.name.unwrap()) + ":");
            member + place.text().as_str()
        }
    };
    assert_eq!(section, row.get("section"), "{what}");
    assert_eq!(
        format!("{:#x}", entry.region_at - base),
        row.get("region_off"),
        "{what}"
    );
    assert_eq!(format!("{:#x}", entry.at - base), row.get("entry_off"), "{what}");
    assert_eq!(entry.kind().unwrap().text().as_str(), row.get("kind"), "{what}");
    if row.get("target") != "-" {
        assert_eq!(target_name(entry), row.get("target"), "{what}");
        assert_eq!(entry.target(), row.get("target").parse().ok(), "{what}");
        assert!(entry.target().is_some(), "{what}");
    }
    assert_eq!(
        format!("{}.{}", entry.version().0, entry.version().1),
        row.get("code_version"),
        "{what}"
    );
    assert_eq!(format!("{:#x}", entry.flags()), row.get("flags"), "{what}");
    assert_eq!(entry.header.len().to_string(), row.get("header_size"), "{what}");
    assert_eq!(entry.payload.len().to_string(), row.get("payload_size"), "{what}");
    assert_eq!(
        entry.compressed_size().to_string(),
        row.get("compressed_size"),
        "{what}"
    );
    let compression = match entry.compression() {
        Compression::None => "-".to_string(),
        other => other.text().to_string(),
    };
    assert_eq!(compression, row.get("compression"), "{what}");
    if entry.compression() != Compression::None {
        assert_eq!(entry.size().to_string(), row.get("uncompressed_size"), "{what}");
    }
    assert_eq!(
        entry.identifier().map_or("-".to_string(), text),
        row.get("identifier"),
        "{what}"
    );
    let options = match entry.options().map(text).as_deref() {
        None => "-".to_string(),
        Some("") => "''".to_string(),
        Some(options) => options.trim().to_string(),
    };
    assert_eq!(options, row.get("options").trim(), "{what}");
    let compat = entry.compat().map_or("-".to_string(), |bytes| {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    });
    assert_eq!(compat, row.get("elf_attrs"), "{what}");
    assert_eq!(
        as_cuobjdump_prints(entry, "|").trim(),
        row.get("cuobjdump_header").trim(),
        "{what}"
    );

    // What is not compressed is read in place.
    match (entry.image(), entry.kind()) {
        (Some(image), Some(EntryKind::Cubin)) => {
            let cubin = identify(image).unwrap();
            assert_eq!(cubin.sm, entry.sm(), "{what}");
            assert_eq!(cubin.accelerated, entry.suffix() == Suffix::A, "{what}");
        }
        (Some(image), _) => {
            let ptx = smarch::ptx::identify(image).unwrap();
            assert_eq!(ptx.target, entry.target(), "{what}");
            assert_eq!((ptx.version.major, ptx.version.minor), entry.version(), "{what}");
        }
        (None, kind) => assert!(
            entry.compression() != Compression::None || !matches!(kind, Some(EntryKind::Cubin | EntryKind::Ptx)),
            "{what}"
        ),
    }
}

/// Every sample lists as `samples.tsv` has it.
#[test]
fn every_sample_lists_as_cuobjdump_prints_it() {
    let rows = table("fatbin/samples.tsv");
    let samples = files("fatbin/samples");
    assert_eq!((rows.len(), samples.len()), (159, 45));
    let (mut seen, mut within) = (0, 0);
    for (file, bytes) in &samples {
        let (found, faults) = all_entries(bytes);
        assert_eq!(faults, [], "{file}");
        let (outer, inner): (Vec<_>, Vec<_>) = found.iter().partition(|entry| entry.image_at.is_none());
        let expected: Vec<&Row> = rows.iter().filter(|row| row.get("file") == file).collect();
        assert_eq!(outer.len(), expected.len(), "{file}");
        for (entry, row) in outer.iter().zip(&expected) {
            check_entry(entry, row);
            seen += 1;
        }
        // Images of concatenated entries.
        let printed: Vec<_> = inner.iter().map(|entry| as_cuobjdump_prints(entry, "; ")).collect();
        let listed: Vec<_> = expected
            .iter()
            .map(|row| row.get("sub_entries"))
            .filter(|list| *list != "-")
            .collect();
        let listed = listed.join("; ");
        assert_eq!(printed.join("; ").replace("= ;", "=;").trim(), listed.trim(), "{file}");
        within += inner.len();
    }
    assert_eq!((seen, within), (rows.len(), 3));
}

/// `cuobjdump -lelf` and `-lptx` of every sample: how many images there are, and of which targets.
#[test]
fn every_sample_counts_as_cuobjdump_lists_it() {
    for row in table("fatbin/samples_files.tsv") {
        let bytes = bytes(&format!("fatbin/samples/{}", row.get("file")));
        let (found, _) = all_entries(&bytes);
        for (column, kinds) in [
            ("cuobjdump_all_lelf", &[EntryKind::Cubin][..]),
            ("cuobjdump_all_lptx", &[EntryKind::Ptx, EntryKind::RelocatablePtx]),
        ] {
            let listed: Vec<&str> = row.get(column).split(' ').filter(|name| *name != "-").collect();
            let images: Vec<_> = found
                .iter()
                .filter(|entry| entry.kind().is_some_and(|kind| kinds.contains(&kind)))
                .collect();
            assert_eq!(images.len(), listed.len(), "{} {column}", row.get("file"));
            for (image, name) in images.iter().zip(&listed) {
                // -lelf names a cubin by its code, which does not tell f.
                let target = target_name(image);
                let told = if column.ends_with("lelf") {
                    target.trim_end_matches('f')
                } else {
                    &target
                };
                assert!(name.contains(&format!(".{told}.")), "{name}: {told}");
            }
        }
    }
}

/// The PTX of toolkit 11.8 in public libraries: a record of options that is all zeros. cuobjdump prints no options then; with a length it
/// says "Invalid fatbin header".
#[test]
fn a_record_of_zeros_is_no_options() {
    let mut sample = bytes("fatbin/samples/ident_opts.fatbin");
    let ptx = |sample: &[u8]| {
        let (found, _) = all_entries(sample);
        let entry = found.iter().find(|entry| entry.kind() == Some(EntryKind::Ptx)).unwrap();
        let fault = entry.fault().map(|fault| fault.error);
        (entry.at, entry.options().map(text), fault)
    };
    let (at, options, _) = ptx(&sample);
    assert_eq!(options.as_deref(), Some("-O2 -v"));
    let record = at + u32::from_le_bytes(sample[at + 0x14..at + 0x18].try_into().unwrap()) as usize;
    sample[record..record + 8].fill(0);
    assert_eq!(ptx(&sample), (at, None, None));
    sample[record + 4] = 6;
    assert_eq!(ptx(&sample), (at, None, Some(Error::FatbinText)));
}

/// Single fields changed in a sample of three entries, as in `malformed.tsv`: what cuobjdump printed of them before it stopped.
#[test]
fn changed_fields_read_as_cuobjdump_prints_them() {
    let mut sample = bytes("fatbin/samples/ident_opts.fatbin");
    let at: Vec<usize> = all_entries(&sample).0.iter().map(|entry| entry.at).collect();
    let places = [("elf80", at[0]), ("elf100a", at[1]), ("ptx", at[2])];
    // The PTX that was changed was not compressed.
    sample[at[2] + 0x29] &= !0x80;
    let mut used = 0;
    for row in table("fatbin/malformed.tsv") {
        let mutation = row.get("mutation");
        let hex = |digits: &str| u64::from_str_radix(digits.trim_start_matches("0x"), 16).unwrap();
        let mut changed = sample.clone();
        let mut put =
            |at: usize, value: u64, size: usize| changed[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
        let at;
        if let Some(kind) = mutation.strip_prefix("kind0x") {
            at = places[0].1;
            put(at, hex(kind), 2);
        } else if let Some(version) = mutation.strip_prefix("entver0x") {
            at = places[0].1;
            put(at + 2, hex(version), 2);
        } else if let Some((entry, number)) = mutation
            .split_once("sm")
            .filter(|(entry, _)| matches!(*entry, "elf" | "ptx"))
        {
            at = if entry == "elf" { places[0].1 } else { places[2].1 };
            put(at + 0x1c, number.parse().unwrap(), 4);
        } else if let Some((entry, field)) = mutation.split_once('_') {
            let Some(&(_, entry_at)) = places.iter().find(|(name, _)| *name == entry) else {
                continue;
            };
            at = entry_at;
            if let Some(bit) = field.strip_prefix("flag") {
                let flags = u64::from_le_bytes(sample[at + 0x28..at + 0x30].try_into().unwrap());
                put(at + 0x28, flags ^ 1 << bit.parse::<u32>().unwrap(), 8);
            } else if let Some(value) = field.strip_prefix("ver0x") {
                put(at + 0x18, hex(value), 4);
            } else if let Some(value) = field.strip_prefix("usz0x") {
                put(at + 0x38, hex(value), 8);
            } else if let Some(value) = field.strip_prefix("q300x") {
                put(at + 0x30, hex(value), 8);
            } else if let Some(value) = field.strip_prefix("csz0x") {
                put(at + 0x10, hex(value), 4);
            } else {
                continue;
            }
        } else {
            continue;
        }
        let (found, faults) = all_entries(&changed);
        assert_eq!(found.len(), 3, "{mutation}");
        let entry = found.iter().find(|entry| entry.at == at).unwrap();
        let printed = row.get("cuobjdump_output").split("|cuobjdump fatal").next().unwrap();
        if printed.starts_with("cuobjdump fatal") {
            // SM numbers that cannot be, and sm_1.
            let can_be = printed.contains("has been removed");
            assert_eq!(faults.is_empty(), can_be, "{mutation}");
            assert!(
                faults.iter().all(|fault| fault.error == Error::FatbinTarget),
                "{mutation}"
            );
            assert_eq!(entry.target(), None, "{mutation}");
        } else {
            let shown = as_cuobjdump_prints(entry, "|")
                .replace("some/dir/my_kernel.cu", "foo.cu")
                .replace("-O2 -v", "-O2")
                .replace("code version = ", "v")
                .replace("host = linux", "L")
                .replace("compile_size = 64bit", "64");
            // Kinds without a name, and SM numbers of four digits.
            let printed = printed
                .replace("<unknown kind>", "?")
                .replace("<invalid kind>", "?")
                .replace("Fatbin cubin", "Fatbin ?");
            let shown = if entry.sm() > 999 {
                shown.replace(&target_name(entry), "")
            } else {
                shown
            };
            let shown = match shown.strip_prefix("Fatbin ?") {
                Some(_) => shown.split("|ptxasOptions").next().unwrap().to_string(),
                None => shown,
            };
            assert_eq!(shown, printed, "{mutation}");
        }
        used += 1;
    }
    assert_eq!(used, 324);
}
