//! Regions and entries of fat binaries, texts in their headers, images within a concatenated entry.

use super::fatbin_reader::{Found, Item, MAGIC, expected};
use super::{EDGES, put, to_and_edges};
use smarch::cubin::{Entry, entries};

/// Compares; how many entries there are without a fault.
fn see(bytes: &[u8]) -> usize {
    let copy = |text: Option<&[u8]>| text.map(<[u8]>::to_vec);
    let of = |entry: Entry<'_>| {
        assert!(entry.fault().is_none_or(|fault| fault.at == entry.at));
        Found {
            at: entry.at as u128,
            region: entry.region_at as u128,
            header: entry.header.to_vec(),
            payload: entry.payload.to_vec(),
            image_at: entry.image_at.map(u128::from),
            identifier: copy(entry.identifier()),
            options: copy(entry.options()),
            compat: copy(entry.compat()),
            fault: entry.fault().map(|fault| fault.error),
        }
    };
    let found: Vec<Item> = entries(bytes)
        .unwrap()
        .map(|entry| entry.map(of).map_err(|fault| (fault.error, fault.at as u128)))
        .collect();
    assert_eq!(found, expected(bytes), "{bytes:x?}");
    found.iter().flatten().filter(|entry| entry.fault.is_none()).count()
}

fn entry(kind: u16, header: usize, payload: usize) -> Vec<u8> {
    let mut out = vec![0; header + payload];
    put(&mut out, 0, kind.into(), 2);
    put(&mut out, 4, header as u64, 4);
    put(&mut out, 8, payload as u64, 8);
    out[0x1c] = 90;
    out[64..].fill(b'x');
    out
}

fn in_region(body: &[u8]) -> Vec<u8> {
    [&MAGIC[..], &[1, 0, 16, 0], &(body.len() as u64).to_le_bytes(), body].concat()
}

/// Every value of every byte of two regions, and every length.
#[test]
fn every_byte_and_every_length() {
    let one = in_region(&[entry(1, 72, 8), entry(2, 64, 16)].concat());
    let mut file = [&one[..], &[0; 3], &one].concat();
    assert_eq!(see(&file), 4);
    for length in 4..file.len() {
        see(&file[..length]);
    }
    for at in 4..file.len() {
        let right = file[at];
        for value in 0..=255 {
            file[at] = value;
            see(&file);
        }
        file[at] = right;
    }
}

/// The size of a region's body and what it says of its own header, in files that end at any byte.
#[test]
fn every_region() {
    let one = in_region(&entry(1, 64, 8));
    let file = [&one[..], &[0; 9], &one].concat();
    let mut sound = 0;
    for size in to_and_edges(file.len() as u64 + 1) {
        let mut file = file.clone();
        put(&mut file, 8, size, 8);
        for length in (16..=file.len()).step_by(3).chain([file.len()]) {
            sound += see(&file[..length]);
        }
    }
    for header in 0..=0xffff {
        let mut file = file.clone();
        put(&mut file, 6, header, 2);
        sound += see(&file);
    }
    assert!(sound > 100, "{sound}");
}

/// The sizes of an entry's header and payload, with any space for them.
#[test]
fn every_entry() {
    let mut sound = 0;
    for space in [0, 1, 7, 8, 15, 16, 63, 64, 65, 71, 72, 73, 80, 96, 104, 136, 200] {
        let mut body = [entry(1, 64, 40), entry(1, 64, 32)].concat();
        body.resize(space, 0);
        let mut file = in_region(&body);
        if space < 16 {
            see(&file);
            continue;
        }
        for header in to_and_edges(space as u64 + 9) {
            put(&mut file, 16 + 4, header, 4);
            for payload in to_and_edges(space as u64 + 1) {
                put(&mut file, 16 + 8, payload, 8);
                sound += see(&file);
            }
        }
    }
    assert!(sound > 1000, "{sound}");
}

/// Where a header says that its texts are, for kinds that read them in each way.
#[test]
fn every_text() {
    let mut sound = 0;
    let numbers = || {
        [0, 1, 8, 16, 24, 63, 64, 65, 71, 72, 73, 87, 88, 89, 95, 96, 97]
            .into_iter()
            .chain(EDGES[4..8].iter().copied())
    };
    for kind in [1, 2, 0x20, 0x44] {
        let mut file = in_region(&entry(kind, 96, 0));
        for offset in numbers() {
            put(&mut file, 16 + 0x20, offset, 4);
            for size in numbers() {
                put(&mut file, 16 + 0x24, size, 4);
                sound += see(&file);
            }
        }
        put(&mut file, 16 + 0x20, 0, 8);
        for record in numbers() {
            let mut file = file.clone();
            put(&mut file, 16 + 0x14, record, 4);
            for offset in numbers() {
                for size in numbers() {
                    if (64..=88).contains(&record) {
                        put(&mut file, 16 + record as usize, offset, 4);
                        put(&mut file, 16 + record as usize + 4, size, 4);
                    }
                    sound += see(&file);
                }
            }
        }
    }
    assert!(sound > 1000, "{sound}");
}

/// Compression, its sizes, the SM number and both suffixes.
#[test]
fn every_flag_and_size() {
    let mut sound = 0;
    for kind in [1, 2, 0x20, 0x100, 0x44] {
        let mut file = in_region(&entry(kind, 64, 16));
        for flag in 0..64 {
            for suffixes in [0, 0x10_0000, 0x20_0000, 0x30_0000] {
                put(&mut file, 16 + 0x28, 1 << flag | suffixes, 8);
                for compressed in [0, 1, 15, 16, 17, 0xffff_ffff] {
                    put(&mut file, 16 + 0x10, compressed, 4);
                    for sm in [0, 1, 999, 1000, 0xffff_ffff] {
                        put(&mut file, 16 + 0x1c, sm, 4);
                        sound += see(&file);
                    }
                }
            }
        }
    }
    assert!(sound > 1000, "{sound}");
}

/// The list of a concatenated entry: where it is, its size and count, and the texts and sizes of its images.
#[test]
fn every_list_of_images() {
    let list = 64 + 8 + 72 + 72;
    let mut sound = entry(0x100, list, 8);
    put(&mut sound, 0x14, 64, 4);
    put(&mut sound, 64, 2, 4);
    put(&mut sound, 68, 8 + 72 + 72, 4);
    for at in [72, 144] {
        sound[at..at + 72].copy_from_slice(&entry(2, 72, 0));
        put(&mut sound, at + 8, 100, 8);
        put(&mut sound, at + 0x20, 64, 4);
        put(&mut sound, at + 0x24, 4, 4);
    }
    let sound = in_region(&[sound, entry(1, 64, 0)].concat());
    assert_eq!(see(&sound), 4);
    let mut count = 0;
    for offset in [0, 1, 63, 64, 65, 72, 136, 144, 208, 209, 215, 216, 217]
        .into_iter()
        .chain(EDGES)
    {
        for size in to_and_edges(170) {
            for images in [0, 1, 2, 3, 0xffff_ffff] {
                let mut file = sound.clone();
                put(&mut file, 16 + 0x14, offset, 4);
                put(&mut file, 16 + 64, images, 4);
                put(&mut file, 16 + 68, size, 4);
                count += see(&file);
            }
        }
    }
    let mut file = sound.clone();
    let image = 16 + 72;
    for offset in [0, 1, 63, 64, 65, 70, 71, 72, 143, 144].into_iter().chain(EDGES) {
        put(&mut file, image + 0x20, offset, 4);
        for size in to_and_edges(10) {
            put(&mut file, image + 0x24, size, 4);
            for record in [0, 1, 63, 64, 65, 136, 137, 0xffff_ffff] {
                put(&mut file, image + 0x14, record, 4);
                count += see(&file);
            }
        }
    }
    let mut file = sound.clone();
    for size in EDGES {
        for flags in [0, 0x2000, 0x8000] {
            put(&mut file, image + 8, size, 8);
            put(&mut file, image + 0x28, flags, 8);
            put(&mut file, image + 0x38, size / 2, 8);
            count += see(&file);
        }
    }
    assert!(count > 1000, "{count}");
}
