//! What is asked of an entry: sizes, room, images within others, the caller's own decoder.

use crate::common::{bytes, files};
use smarch::Error;
use smarch::cubin::{Compression, Entry, EntryKind, ListError, Workspace, entries, identify};

fn unpack<'out>(entry: &Entry<'_>, out: &'out mut Vec<u8>) -> &'out [u8] {
    out.clear();
    out.resize(entry.unpacked_size().unwrap() + 5, 0xa5);
    let size = entry.unpack(&mut Workspace::new(), out).unwrap().len();
    let room = entry.unpacked_size().unwrap();
    assert!(size <= room && out[room..] == [0xa5; 5]);
    &out[..size]
}

/// Every image of every sample is what its entry says: a cubin of that target, PTX of that target and version.
#[test]
fn every_image_is_what_its_entry_says() {
    let mut seen = [0; 3];
    let mut out = Vec::new();
    for (name, bytes) in files("fatbin/samples") {
        for entry in entries(&bytes).unwrap().map(Result::unwrap) {
            if entry.compression() == Compression::Unknown || entry.unpacked_size().is_err() {
                continue;
            }
            let image = unpack(&entry, &mut out);
            match entry.kind() {
                Some(EntryKind::Cubin) => {
                    assert_eq!(identify(image).unwrap().sm, entry.sm(), "{name} {:#x}", entry.at);
                    seen[0] += 1;
                }
                Some(EntryKind::Ptx | EntryKind::RelocatablePtx) => {
                    assert!(!image.ends_with(b"\0"));
                    // What libnvfatbin of 12 stores has lost its .version; cuobjdump gives the same.
                    let target = match smarch::ptx::identify(image) {
                        Ok(header) => header.target,
                        Err(_) => {
                            assert!(
                                name.starts_with("libnvfatbin_12") && image.starts_with(b"\n.target sm_"),
                                "{name}"
                            );
                            entry.target()
                        }
                    };
                    assert_eq!(target, entry.target(), "{name} {:#x}", entry.at);
                    seen[1] += 1;
                }
                _ => seen[2] += 1,
            }
            // As it can be read in place, where it can.
            if let Some(open) = entry.image() {
                assert_eq!(open, image);
            }
            // A byte less is too little, and nothing is touched then.
            let needed = match entry.compression() {
                Compression::None => image.len(),
                _ => entry.unpacked_size().unwrap(),
            };
            let mut small = vec![0x5a; needed.saturating_sub(1)];
            if needed > 0 {
                assert_eq!(
                    entry.unpack(&mut Workspace::new(), &mut small),
                    Err(ListError::BufferTooSmall { needed })
                );
                assert!(small.iter().all(|&byte| byte == 0x5a));
            }
        }
    }
    assert_eq!(seen, [85, 69, 4]);
}

/// The row of an image within another entry suffices; together they are what the entry around them unpacks to.
#[test]
fn images_within_an_entry_are_parts_of_it() {
    let file = bytes("fatbin/samples/libnvfatbin_13.5.37_concat.fatbin");
    let all: Vec<Entry<'_>> = entries(&file).unwrap().map(Result::unwrap).collect();
    let mut whole = Vec::new();
    let mut out = Vec::new();
    for entry in &all {
        match entry.image_at {
            None => {
                unpack(entry, &mut whole);
                whole.truncate(entry.unpacked_size().unwrap());
            }
            Some(at) => {
                let part = &whole[at as usize..(at + entry.size()) as usize];
                let image = unpack(entry, &mut out).to_vec();
                let text = part.len() - part.iter().rev().take_while(|byte| **byte == 0).count();
                let expected = if entry.kind() == Some(EntryKind::Ptx) {
                    &part[..text]
                } else {
                    part
                };
                assert_eq!(image, expected);
                // Nothing of the others stays behind.
                assert!(
                    out[part.len()..entry.unpacked_size().unwrap()]
                        .iter()
                        .all(|&byte| byte == 0)
                );
                assert_eq!(
                    (entry.payload_at(), entry.payload_unpacked()),
                    (all[entry_around(&all, entry)].payload_at(), whole.len() as u64)
                );
            }
        }
    }
    assert_eq!(all.len(), 5);
}

fn entry_around(all: &[Entry<'_>], inner: &Entry<'_>) -> usize {
    all.iter()
        .rposition(|entry| entry.image_at.is_none() && entry.at < inner.at)
        .unwrap()
}

#[test]
fn a_decoder_of_the_callers_takes_its_place() {
    let file = bytes("fatbin/samples/zstd_all.fatbin");
    let entry = entries(&file).unwrap().next().unwrap().unwrap();
    let room = entry.unpacked_size().unwrap();
    let mut out = vec![0; room];
    let mut calls = 0;
    let by_libzstd = entry
        .unpack_with(
            &mut |method, bytes, out: &mut [u8]| {
                calls += 1;
                assert_eq!(
                    (method, bytes.len()),
                    (Compression::Zstd, entry.compressed_size() as usize)
                );
                zstd_safe::decompress(out, bytes).ok()
            },
            &mut out,
        )
        .unwrap()
        .to_vec();
    let mut again = vec![0; room];
    assert_eq!(entry.unpack(&mut Workspace::new(), &mut again).unwrap(), by_libzstd);
    assert_eq!(calls, 1);
    for wrong in [None, Some(0), Some(room - 1), Some(usize::MAX)] {
        let refused = entry.unpack_with(
            &mut |_, _, out: &mut [u8]| {
                out.fill(1);
                wrong
            },
            &mut out,
        );
        assert_eq!(refused.unwrap_err().error(), Error::UnpackDecoder);
        assert!(out.iter().all(|&byte| byte == 0));
    }
    // It is not asked for what lies open.
    let file = bytes("fatbin/samples/plain_none.fatbin");
    let entry = entries(&file).unwrap().next().unwrap().unwrap();
    let mut out = vec![0; entry.unpacked_size().unwrap()];
    assert!(entry.unpack_with(&mut |_, _, _| panic!("asked"), &mut out).is_ok());
}
