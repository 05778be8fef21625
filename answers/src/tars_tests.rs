use super::{Packing, files_of_member, files_of_tar, packing};
use crate::zip::{Inflater, Problem, Zip};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use std::io::Write;
use tar::{Builder, EntryType, Header};

/// A file that may hold code: it begins as a cubin does.
fn code(size: usize) -> Vec<u8> {
    let cubin = include_bytes!("../../examples/kernels/kernels.cubin");
    cubin.iter().copied().cycle().take(size).collect()
}

fn tar_of(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut tar = Builder::new(Vec::new());
    for (name, bytes) in files {
        let mut header = Header::new_gnu();
        header.set_size(bytes.len() as u64);
        tar.append_data(&mut header, name, *bytes).unwrap();
    }
    tar.into_inner().unwrap()
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packer.write_all(bytes).unwrap();
    packer.finish().unwrap()
}

fn bzip2(bytes: &[u8]) -> Vec<u8> {
    let mut packer = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    packer.write_all(bytes).unwrap();
    packer.finish().unwrap()
}

fn xz(bytes: &[u8]) -> Vec<u8> {
    let mut packer = lzma_rust2::XzWriter::new(Vec::new(), lzma_rust2::XzOptions::with_preset(0)).unwrap();
    packer.write_all(bytes).unwrap();
    packer.finish().unwrap()
}

fn zstd(bytes: &[u8]) -> Vec<u8> {
    ruzstd::encoding::compress_to_vec(bytes, ruzstd::encoding::CompressionLevel::Fastest)
}

type Pack = fn(&[u8]) -> Vec<u8>;

const PACKERS: [(Packing, Pack); 5] = [
    (Packing::None, <[u8]>::to_vec),
    (Packing::Gzip, gzip),
    (Packing::Bzip2, bzip2),
    (Packing::Xz, xz),
    (Packing::Zstd, zstd),
];

type Found = Vec<(String, Result<Vec<u8>, Problem>)>;

/// What is in one, no file above `largest` bytes.
fn found_within(tar: &[u8], largest: u64) -> (Found, Result<(), Problem>) {
    let mut found = Vec::new();
    let status = files_of_tar(tar, tar.len() as u64, largest, &mut |path, bytes| {
        found.push((String::from_utf8_lossy(path).to_string(), bytes.map(<[u8]>::to_vec)));
        true
    });
    (found, status)
}

fn found_in(tar: &[u8]) -> Found {
    let (found, status) = found_within(tar, u64::MAX);
    assert_eq!(status, Ok(()));
    found
}

#[test]
fn files_that_may_hold_code_are_found_in_every_packing() {
    let (one, other) = (code(100_000), code(3));
    let long = "a/".repeat(200) + "libk.so";
    let tar = tar_of(&[("./b.cubin", &one), ("readme.txt", b"no code"), (&long, &one), ("cut", &other)]);
    for (expected, pack) in PACKERS {
        let packed = pack(&tar);
        assert_eq!(packing(&packed), Some(expected));
        let found = found_in(&packed);
        let expected = [("b.cubin".to_string(), Ok(one.clone())), (long.clone(), Ok(one.clone()))];
        assert!(found == expected, "{expected:?}");
    }
}

#[test]
fn layers_are_opened_and_what_is_in_them_is_not() {
    let one = code(5000);
    let innermost = gzip(&tar_of(&[("deep.cubin", &one)]));
    for (_, pack) in PACKERS {
        let layer = pack(&tar_of(&[("usr/lib/k.cubin", &one), ("usr/share/doc.tar.gz", &innermost)]));
        let image = tar_of(&[("blobs/1", &layer), ("index.json", b"{}"), ("blobs/2", &gzip(b"no tar")), ("k", &one)]);
        let names: Vec<_> = found_in(&image).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["blobs/1:usr/lib/k.cubin", "k"]);
    }
}

#[test]
fn streams_of_several_parts_are_read_to_their_end() {
    let one = code(200_000);
    let tar = tar_of(&[("k.cubin", &one)]);
    for (_, pack) in &PACKERS[1..] {
        let (head, tail) = tar.split_at(70_001);
        let both = [pack(head), pack(tail)].concat();
        assert!(found_in(&both) == [("k.cubin".to_string(), Ok(one.clone()))]);
    }
    let skipped = [0x51, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3];
    let (head, tail) = tar.split_at(70_001);
    let framed = [zstd(head), skipped.to_vec(), zstd(tail), skipped.to_vec()].concat();
    assert!(found_in(&framed) == [("k.cubin".to_string(), Ok(one.clone()))]);
}

#[test]
fn damage_is_told_behind_what_was_read() {
    let one = code(300_000);
    let tar = tar_of(&[("a.cubin", &one), ("b.cubin", &one)]);
    for (_, pack) in PACKERS {
        let packed = pack(&tar);
        for cut in [600, packed.len() / 2, packed.len() * 9 / 10].map(|cut| cut.min(packed.len() - 1)) {
            let (found, status) = found_within(&packed[..cut], u64::MAX);
            assert!(status.is_err(), "{cut} of {}", packed.len());
            assert!(found.iter().all(|(_, bytes)| bytes.as_deref() == Ok(&one)));
        }
    }
    // A layer that is damaged does not end the reading of the others.
    let layer = gzip(&tar);
    let image = tar_of(&[("1", &layer[..layer.len() / 2]), ("2", &gzip(&tar_of(&[("k", &one)])))]);
    let found = found_in(&image);
    assert_eq!(
        found.first().map(|(name, bytes)| (name.as_str(), bytes.clone())),
        Some(("1", Err(Problem::TarDamaged)))
    );
    assert_eq!(found.last().map(|(name, _)| name.as_str()), Some("2:k"));
    assert_eq!(found_within(&gzip(b"text"), u64::MAX).1, Err(Problem::NoTar));
}

#[test]
fn what_is_large_is_refused_and_bombs_are() {
    let (small, large) = (code(1000), code(1001));
    let (found, status) = found_within(&gzip(&tar_of(&[("large", &large), ("small", &small)])), 1000);
    let expected =
        [("large".to_string(), Err(Problem::Large { size: 1001, largest: 1000 })), ("small".to_string(), Ok(small))];
    assert!(found == expected && status.is_ok());
    // 80 MiB of zeros in some hundred bytes.
    let zeros = vec![0; 80 << 20];
    let bomb = bzip2(&tar_of(&[("zeros", &zeros)]));
    assert!(bomb.len() < 1000);
    assert_eq!(found_within(&bomb, u64::MAX), (vec![], Err(Problem::Bomb)));
    // A name of as many bytes is not read into memory, nor are the holes of a file made of nothing.
    let mut tar = Builder::new(Vec::new());
    let mut header = Header::new_gnu();
    header.set_entry_type(EntryType::GNULongName);
    header.set_size(17 << 20);
    header.set_cksum();
    tar.append(&header, &zeros[..17 << 20]).unwrap();
    assert_eq!(found_within(&gzip(&tar.into_inner().unwrap()), u64::MAX).1, Err(Problem::Bomb));
    let mut header = Header::new_gnu();
    header.set_path("holes").unwrap();
    header.set_entry_type(EntryType::GNUSparse);
    header.set_size(0);
    let gnu = header.as_gnu_mut().unwrap();
    gnu.realsize.copy_from_slice(b"77777777777\0");
    gnu.sparse[0].offset.copy_from_slice(b"77777777777\0");
    gnu.sparse[0].numbytes.copy_from_slice(b"00000000000\0");
    header.set_cksum();
    let tar = [header.as_bytes().as_slice(), &[0; 1024]].concat();
    assert_eq!(found_within(&tar, u64::MAX).1, Err(Problem::Bomb));
}

#[test]
fn a_member_of_a_zip_file_may_be_a_tar() {
    let one = code(20_000);
    let conda = zstd(&tar_of(&[("lib/libk.so", &one), ("doc.tar", &tar_of(&[("no.cubin", &one)]))]));
    let files: [(&str, &[u8]); 3] = [("pkg-k.tar.zst", &conda), ("metadata.json", b"{}"), ("k.cubin", &one)];
    let rows: Vec<_> = files.iter().enumerate().map(|(at, (name, bytes))| (name.as_bytes(), bytes.len(), at)).collect();
    let zip = crate::zip::tests::zip(&files.map(|(_, bytes)| bytes), &rows);
    let zip = Zip::open(&zip[..]).unwrap();
    let (mut found, mut inflater) = (Vec::new(), Inflater::default());
    for member in &zip.members {
        files_of_member(&zip, member, u64::MAX, &mut inflater, &mut |path, bytes| {
            found.push(([member.name.as_slice(), b":", path].concat(), bytes.map(<[u8]>::to_vec)));
            true
        });
    }
    assert!(found == [(b"k.cubin:".to_vec(), Ok(one.clone())), (b"pkg-k.tar.zst:lib/libk.so".to_vec(), Ok(one))]);
}
