//! The files that an ELF or a PE file asks for, and what follows from their names.

use crate::common::{bytes, table};
use smarch::cubin::needed_files;
use smarch::cubin::needs;
use smarch::drivers::Driver;
use smarch::toolkits::{LIBRARIES, library};
use smarch::{Error, Version};
use std::collections::BTreeMap;

fn names(bytes: &[u8]) -> Vec<String> {
    let names = needed_files(bytes).unwrap();
    names.map(|name| String::from_utf8_lossy(name).into_owned()).collect()
}

/// The rows are what the wheels have: each name with the major versions of CUDA whose wheels have it.
#[test]
fn libraries_are_those_of_the_wheels() {
    let mut expected: BTreeMap<String, (u16, u16)> = BTreeMap::new();
    for row in &table("drivers/libraries.tsv") {
        let cuda: u16 = row.get("cuda").parse().unwrap();
        let (oldest, newest) = expected.entry(row.get("name").to_owned()).or_insert((cuda, cuda));
        (*oldest, *newest) = (cuda.min(*oldest), cuda.max(*newest));
        if row.get("platform") == "linux" {
            assert_eq!(row.get("file"), row.get("name"), "the name of the file and the soname");
        }
    }
    let found: BTreeMap<String, (u16, u16)> = LIBRARIES
        .iter()
        .map(|it| (it.name.to_string(), (it.oldest_cuda, it.newest_cuda)))
        .collect();
    assert_eq!(found, expected);
    assert!(LIBRARIES.iter().map(|it| it.name.as_str()).is_sorted());
    for it in LIBRARIES {
        assert_eq!(library(it.name.as_str().as_bytes()).map(|it| it.name), Some(it.name));
        assert_eq!(it.is_runtime(), it.name.as_str().contains("cudart"), "{}", it.name);
    }
    let cuda = |name: &str| library(name.as_bytes()).map(|it| (it.oldest_cuda, it.newest_cuda));
    assert_eq!(
        (cuda("libcudart.so.12"), cuda("libcudart.so.11.0")),
        (Some((12, 12)), Some((11, 11)))
    );
    assert_eq!(
        (cuda("libcurand.so.10"), cuda("libcublas.so.13")),
        (Some((11, 13)), Some((13, 13)))
    );
    assert_eq!(
        (cuda("CUDART64_12.DLL"), cuda("LIBCUDART.SO.12")),
        (Some((12, 12)), None)
    );
    assert_eq!(
        (cuda("libcuda.so.1"), cuda("libcudart.so"), cuda("")),
        (None, None, None)
    );
}

/// As readelf and objdump list them.
#[test]
fn names_of_real_files() {
    let shared = bytes("fatbin/samples/host_shared.so");
    let expected = ["libcudart.so.13", "libstdc++.so.6", "libgcc_s.so.1", "libc.so.6"];
    assert_eq!(names(&shared), expected);
    assert_eq!(names(&bytes("fatbin/samples/host_exe")), expected);
    let found = needs(&shared).unwrap();
    assert_eq!(
        (found.cuda.get(), found.driver.get()),
        (Some(Version::new(13, 0)), Some(Driver(13_000)))
    );
    assert_eq!(
        (found.library.unwrap().name.as_str(), found.libraries),
        ("libcudart.so.13", 1)
    );
    // Other kinds ask for nothing.
    for file in [
        "fatbin/samples/host_static.a",
        "fatbin/samples/default.fatbin",
        "fatbin/samples/host_object.o",
    ] {
        assert_eq!(names(&bytes(file)), [""; 0], "{file}");
    }
    assert_eq!(needs(b"").unwrap().cuda, None);
}

fn put(bytes: &mut Vec<u8>, at: usize, value: &[u8]) {
    bytes.resize(bytes.len().max(at + value.len()), 0);
    bytes[at..at + value.len()].copy_from_slice(value);
}

/// A PE file of 64 or 32 bits with imports, and imports that are loaded late.
fn pe(is_64: bool, imports: &[&str], late: &[&str]) -> Vec<u8> {
    let mut file = b"MZ".to_vec();
    let (optional, directories) = (0x98, if is_64 { 112 } else { 96 });
    put(&mut file, 0x3c, &0x80u32.to_le_bytes());
    put(&mut file, 0x80, b"PE\0\0\x64\x86\x01\0");
    put(&mut file, 0x94, &240u16.to_le_bytes());
    put(
        &mut file,
        optional,
        &if is_64 { 0x20b_u16 } else { 0x10b }.to_le_bytes(),
    );
    put(&mut file, optional + directories - 4, &16u32.to_le_bytes());
    let section = optional + 240;
    for (at, value) in [(12, 0x1000u32), (16, 0x1000), (20, 0x400)] {
        put(&mut file, section + at, &value.to_le_bytes());
    }
    let mut name_at = 0x400;
    for (directory, row, field, list, at) in [(1, 20, 12, imports, 0x000), (13, 32, 4, late, 0x200)] {
        put(
            &mut file,
            optional + directories + 8 * directory,
            &(0x1000 + at as u32).to_le_bytes(),
        );
        for (number, name) in list.iter().enumerate() {
            put(
                &mut file,
                0x400 + at + number * row + field,
                &(0x1000 + name_at as u32).to_le_bytes(),
            );
            put(&mut file, 0x400 + name_at, name.as_bytes());
            name_at += name.len() + 1;
        }
    }
    file.resize(0x1400, 0);
    file
}

#[test]
fn imports_of_pe_files() {
    let (imports, late) = (["KERNEL32.dll", "cudart64_12.dll"], ["nvcuda.dll", "cublas64_12.dll"]);
    for is_64 in [true, false] {
        let file = pe(is_64, &imports, &late);
        assert_eq!(
            names(&file),
            ["KERNEL32.dll", "cudart64_12.dll", "nvcuda.dll", "cublas64_12.dll"]
        );
        let found = needs(&file).unwrap();
        assert_eq!((found.cuda.get(), found.libraries), (Some(Version::new(12, 0)), 2));
        assert_eq!(names(&pe(is_64, &[], &late)), late);
        assert_eq!(names(&pe(is_64, &[], &[])), [""; 0]);
    }
}

/// The runtime decides over the libraries; without it the newest library does, and of several CUDA versions the lowest counts.
#[test]
fn which_name_decides() {
    let cuda = |imports: &[&str]| {
        let found = needs(&pe(true, imports, &[])).unwrap();
        found.cuda.get().map(|it| it.major)
    };
    assert_eq!(cuda(&["curand64_10.dll"]), Some(11));
    assert_eq!(cuda(&["curand64_10.dll", "cublas64_12.dll"]), Some(12));
    assert_eq!(cuda(&["cublas64_13.dll", "curand64_10.dll"]), Some(13));
    assert_eq!(cuda(&["cublas64_13.dll", "cudart64_12.dll"]), Some(12));
    assert_eq!(cuda(&["nvcuda.dll", "KERNEL32.dll"]), None);
}

/// Damaged files are answered, in a time that grows with the file.
#[test]
fn damaged_files_are_answered() {
    let samples = [
        bytes("fatbin/samples/host_shared.so")[..].to_vec(),
        pe(true, &["cudart64_12.dll"], &["cublas64_12.dll"]),
    ];
    for sample in &samples {
        for length in (0..sample.len()).step_by(sample.len() / 400 + 1) {
            let _ = needs(&sample[..length]);
        }
        // Every byte of the headers and of what lists the names, with some values.
        let places = (0..0x420.min(sample.len())).chain(sample.len().saturating_sub(0x1000)..sample.len());
        for place in places {
            for value in [0, 1, 0x7f, 0xff] {
                let mut damaged = sample.clone();
                damaged[place] = value;
                let count = needed_files(&damaged).map_or(0, Iterator::count);
                assert!(count <= damaged.len() / 16);
            }
        }
    }
    // As many elements as fit, each naming the same long text that does not end: 1 MB is read in no time.
    let mut hostile = samples[0].clone();
    hostile.truncate(0x40);
    let at = hostile.len();
    for _ in 0..1 << 15 {
        hostile.extend([1u64, 0].map(u64::to_le_bytes).concat());
    }
    let names_at = hostile.len();
    hostile.extend([b'x'; 1 << 19]);
    let table = hostile.len();
    for (kind, from, size, link) in [(0u32, 0, 0, 0u32), (6, at, names_at - at, 2), (3, names_at, 1 << 19, 0)] {
        let mut header = [0u8; 64];
        header[4..8].copy_from_slice(&kind.to_le_bytes());
        header[24..32].copy_from_slice(&(from as u64).to_le_bytes());
        header[32..40].copy_from_slice(&(size as u64).to_le_bytes());
        header[40..44].copy_from_slice(&link.to_le_bytes());
        hostile.extend(header);
    }
    hostile[0x28..0x30].copy_from_slice(&(table as u64).to_le_bytes());
    hostile[0x3c..0x40].copy_from_slice(&[3, 0, 0, 0]);
    assert_eq!(names(&hostile), [""; 0]);
    hostile[names_at + 255] = 0;
    assert_eq!(names(&hostile).len(), 1 << 15);
    assert_eq!(
        needed_files(&samples[0][..20]).map(|_| ()).map_err(|fault| fault.error),
        Err(Error::CubinTruncated)
    );
}
