//! Unpacked images, by size and SHA-256: what cuobjdump unpacked, which for own cubins is the very file that was packed.

use crate::common::{bytes, files, table};
use crate::containers::all_entries;
use sha2::{Digest, Sha256};
use smarch::Error;
use smarch::cubin::{Compression, Entry, EntryFlag, EntryKind, Workspace, identify};
use smarch::ptx;

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The image of an entry in a buffer of exactly the room that it asks for.
fn unpacked(entry: &Entry, workspace: &mut Workspace) -> Vec<u8> {
    let mut out = vec![0xaa; entry.unpacked_size().unwrap()];
    entry.unpack(workspace, &mut out).unwrap().to_vec()
}

fn is_ptx(entry: &Entry) -> bool {
    matches!(entry.kind(), Some(EntryKind::Ptx | EntryKind::RelocatablePtx))
}

/// Every way in which fatbinary and libnvfatbin compress.
#[test]
fn every_packed_sample_unpacks_to_what_cuobjdump_unpacks() {
    let rows = table("fatbin/packed.tsv");
    let samples = files("fatbin/packed");
    let mut workspace = Workspace::new();
    let (mut seen, mut lz4, mut zstd, mut within, mut functions) = (0, 0, 0, 0, 0);
    for (file, bytes) in &samples {
        let (entries, faults) = all_entries(bytes);
        assert_eq!(faults, [], "{file}");
        for (kind, of_kind) in [("elf", false), ("ptx", true)] {
            let images = entries
                .iter()
                .filter(|entry| is_ptx(entry) == of_kind && entry.kind() != Some(EntryKind::Concatenated));
            let expected = rows
                .iter()
                .filter(|row| row.get("file") == file && row.get("kind") == kind);
            let (images, expected) = (images.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
            assert_eq!(images.len(), expected.len(), "{file}");
            for (entry, row) in images.iter().zip(expected) {
                let what = format!("{file}, {kind} {}", row.get("number"));
                let image = unpacked(entry, &mut workspace);
                assert_eq!(image.len().to_string(), row.get("size"), "{what}");
                assert_eq!(sha256(&image), row.get("sha256"), "{what}");
                seen += 1;
                lz4 += usize::from(entry.compression() == Compression::Lz4);
                zstd += usize::from(entry.compression() == Compression::Zstd);
                within += usize::from(entry.image_at.is_some());
                if of_kind {
                    assert_eq!(ptx::identify(&image).unwrap().target, entry.target(), "{what}");
                } else {
                    assert_eq!(identify(&image).unwrap().sm, entry.sm(), "{what}");
                    functions += smarch::cubin::functions(&image).unwrap().count();
                }
            }
        }
    }
    assert_eq!(samples.len(), 34);
    assert_eq!((seen, lz4, zstd, within), (rows.len(), 30, 55, 6));
    assert_eq!(functions, 1524);
}

/// The older samples: small images, and the kinds that cuobjdump does not extract.
#[test]
fn every_sample_unpacks() {
    let mut workspace = Workspace::new();
    let rows = table("fatbin/samples.tsv");
    for file in rows
        .iter()
        .map(|row| row.get("file"))
        .collect::<std::collections::BTreeSet<_>>()
    {
        let bytes = bytes(&format!("fatbin/samples/{file}"));
        let (entries, _) = all_entries(&bytes);
        let outer = entries.iter().filter(|entry| entry.image_at.is_none());
        let of_file = rows.iter().filter(|row| row.get("file") == file);
        for (entry, row) in outer.zip(of_file) {
            if entry.has(EntryFlag::Scrambled) {
                // What its bytes mean is not known.
                assert_eq!(entry.unpacked_size().unwrap_err().error, Error::UnpackMethod, "{file}");
                continue;
            }
            let mut image = unpacked(entry, &mut workspace);
            if is_ptx(entry) {
                // The table has PTX with all its NULs.
                image.resize(usize::try_from(entry.size()).unwrap(), 0);
            }
            assert_eq!(sha256(&image), row.get("payload_sha256"), "{file} {:#x}", entry.at);
        }
    }
}
