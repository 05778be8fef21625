//! Sound data of every kind: the bytes that went in come out.

use crate::judges::{Method, judged, ours};
use crate::made::{Options, lz4, real, shapes, zstd};
use smarch::Error;
use smarch::cubin::Workspace;

#[test]
fn every_sample_unpacks_as_the_judges_say() {
    let mut workspace = Workspace::new();
    let mut seen = [0; 2];
    for (name, method, payload, size) in real() {
        let judged = judged(method, &payload, size).unwrap_or_else(|| panic!("{name}: the judge refuses"));
        assert_eq!(ours(method, &payload, size, &mut workspace), Ok(judged), "{name}");
        seen[usize::from(method == Method::Zstd)] += 1;
    }
    assert_eq!(seen, [28, 72]);
}

/// Every shape of data, by every level, with and without checksum and size, in small windows.
#[test]
fn every_frame_of_libzstd_unpacks() {
    let mut workspace = Workspace::new();
    let usual = Options {
        level: 3,
        has_checksum: false,
        has_size: true,
        window_log: None,
    };
    let mut all = Vec::new();
    for level in (-7..=22).filter(|level| *level != 0) {
        all.push(Options { level, ..usual });
    }
    for (has_checksum, has_size, window_log) in [
        (true, true, None),
        (true, false, None),
        (false, false, Some(10)),
        (false, false, Some(17)),
        (true, true, Some(12)),
    ] {
        all.push(Options {
            has_checksum,
            has_size,
            window_log,
            level: 5,
        });
    }
    for (name, data) in shapes() {
        // The slow levels on some.
        for options in all
            .iter()
            .filter(|options| options.level < 10 || data.len() < 5000 || data.len() == 131_073)
        {
            let frame = zstd(&data, *options);
            let unpacked = ours(Method::Zstd, &frame, data.len(), &mut workspace);
            assert!(
                unpacked.as_ref() == Ok(&data),
                "{name} {options:?}: {:?}",
                unpacked.err()
            );
        }
    }
}

#[test]
fn every_block_of_lz4_unpacks() {
    let mut workspace = Workspace::new();
    for (name, data) in shapes() {
        let unpacked = ours(Method::Lz4, &lz4(&data), data.len(), &mut workspace);
        assert!(unpacked.as_ref() == Ok(&data), "{name}: {:?}", unpacked.err());
    }
}

/// Frames one behind the other, with skippable ones between them.
#[test]
fn frames_may_follow_each_other() {
    let mut workspace = Workspace::new();
    let options = Options {
        level: 3,
        has_checksum: true,
        has_size: true,
        window_log: None,
    };
    let (one, two) = (b"abcabcabcabcabcabcabcabc".repeat(9), b"abcabdabcabdabc".repeat(70));
    let skippable = [&0x184d_2a57_u32.to_le_bytes()[..], &3_u32.to_le_bytes(), b"xyz"].concat();
    let both = [&one[..], &two].concat();
    for second in [
        options,
        Options {
            has_size: false,
            ..options
        },
    ] {
        let frames = [
            &skippable[..],
            &zstd(&one, options),
            &skippable,
            &zstd(&two, second),
            &skippable,
        ]
        .concat();
        assert_eq!(judged(Method::Zstd, &frames, both.len()), Some(both.clone()));
        assert_eq!(
            ours(Method::Zstd, &frames, both.len(), &mut workspace),
            Ok(both.clone())
        );
    }
    // The second may not reach back into the first: of the same data it is not smaller than alone.
    let cut = [&skippable[..], &zstd(&one, options), &skippable[..10]].concat();
    assert_eq!(
        ours(Method::Zstd, &cut, one.len(), &mut workspace),
        Err((Error::UnpackTruncated, cut.len()))
    );
}

/// Blocks by hand: what encoders seldom or never write.
#[test]
fn blocks_of_every_kind() {
    let mut workspace = Workspace::new();
    let block = |is_last: bool, kind: u32, size: u32, content: &[u8]| {
        let header = u32::from(is_last) | kind << 1 | size << 3;
        [&header.to_le_bytes()[..3], content].concat()
    };
    // A window of 128 KiB, and no size.
    let start = [&0xfd2f_b528_u32.to_le_bytes()[..], &[0, 7 << 3]].concat();
    let mut check = |blocks: &[Vec<u8>], unpacked: usize, expected: Result<Vec<u8>, Error>| {
        let frame = [&start[..], &blocks.concat()].concat();
        if let Ok(expected) = &expected {
            assert_eq!(judged(Method::Zstd, &frame, unpacked).as_ref(), Some(expected));
        }
        let found = ours(Method::Zstd, &frame, unpacked, &mut workspace);
        assert!(
            found.clone().map_err(|error| error.0) == expected,
            "{blocks:x?}: {:?}",
            found.err()
        );
    };
    let damaged = Err(Error::UnpackDamaged);
    check(&[block(true, 0, 0, b"")], 0, Ok(vec![]));
    check(
        &[block(false, 0, 2, b"ab"), block(true, 1, 3, b"c")],
        5,
        Ok(b"abccc".to_vec()),
    );
    check(&[block(true, 1, 0x2_0000, b"x")], 0x2_0000, Ok(vec![b'x'; 0x2_0000]));
    check(&[block(true, 1, 0x2_0001, b"x")], 0x2_0001, damaged.clone());
    check(&[block(true, 3, 1, b"x")], 1, damaged.clone());
    check(&[block(false, 0, 2, b"ab")], 2, Err(Error::UnpackTruncated));
    check(&[block(true, 0, 2, b"ab")], 3, Err(Error::UnpackShorter));
    check(&[block(true, 0, 2, b"ab")], 1, Err(Error::UnpackLonger));
    // Literals alone: as they are, and one many times, in each width of the size.
    check(&[block(true, 2, 4, b"\x10ab\0")], 2, Ok(b"ab".to_vec()));
    check(&[block(true, 2, 5, b"\x24\0ab\0")], 2, Ok(b"ab".to_vec()));
    check(&[block(true, 2, 6, b"\x2c\0\0ab\0")], 2, Ok(b"ab".to_vec()));
    check(&[block(true, 2, 3, b"\x19a\0")], 3, Ok(b"aaa".to_vec()));
    check(&[block(true, 2, 5, b"\x1d\0\0a\0")], 1, Ok(b"a".to_vec()));
    check(&[block(true, 2, 4, b"\x05\x80a\0")], 0x800, Ok(vec![b'a'; 0x800]));
    // More of a block than its kind may have; a table that was never made; what follows no sequences.
    check(&[block(true, 2, 5, b"\x1d\0\x20a\0")], 0x2_0001, damaged.clone());
    check(&[block(true, 2, 5, b"\x23\x80\0\x01\0")], 2, damaged.clone());
    check(&[block(true, 2, 5, b"\x10ab\0\0")], 2, damaged.clone());
    check(&[block(true, 2, 6, b"\x10ab\x01\xfc\x01")], 5, damaged.clone());
    check(&[block(true, 2, 6, b"\x10ab\x01\x01\x01")], 5, damaged);
    // One sequence, each of its three codes by a table of one: two literals, offset 2 (code 2 and one bit: 5 - 3), 6 more bytes.
    check(
        &[block(true, 2, 8, b"\x10ab\x01\x54\x02\x02\x03")],
        8,
        Err(Error::UnpackDamaged),
    );
    check(
        &[block(true, 2, 9, b"\x10ab\x01\x54\x02\x02\x03\x05")],
        8,
        Ok(b"abababab".to_vec()),
    );
    // Offset 3: before the frame.
    check(
        &[block(true, 2, 9, b"\x10ab\x01\x54\x02\x02\x03\x06")],
        8,
        Err(Error::UnpackDamaged),
    );
    // A bit that nobody reads.
    check(
        &[block(true, 2, 9, b"\x10ab\x01\x54\x02\x02\x03\x0a")],
        8,
        Err(Error::UnpackDamaged),
    );
    // More literals than there are.
    check(
        &[block(true, 2, 9, b"\x10ab\x01\x54\x03\x02\x03\x05")],
        9,
        Err(Error::UnpackDamaged),
    );
}

/// Every refusal by name, with its place.
#[test]
fn what_is_refused_says_why() {
    let mut workspace = Workspace::new();
    let data = b"some text, some text, some text".to_vec();
    let options = Options {
        level: 3,
        has_checksum: true,
        has_size: true,
        window_log: None,
    };
    let sound = zstd(&data, options);
    let mut refused = |frame: &[u8], size: usize| ours(Method::Zstd, frame, size, &mut workspace).unwrap_err();
    let with = |at: usize, byte: u8| {
        let mut frame = sound.clone();
        frame[at] = byte;
        frame
    };
    assert_eq!(refused(&with(0, 0x27), data.len()), (Error::UnpackFrame, 0));
    assert_eq!(refused(b"\x28\xb5\x2f", 1), (Error::UnpackTruncated, 3));
    let last = sound.len() - 1;
    assert_eq!(
        refused(&with(last, sound[last] ^ 1), data.len()),
        (Error::UnpackChecksum, last - 3)
    );
    assert_eq!(refused(&sound, data.len() + 1), (Error::UnpackShorter, sound.len()));
    assert_eq!(refused(&sound, data.len() - 1), (Error::UnpackSize, 0));
    // The reserved bit, a dictionary, a window of 4 GiB.
    assert_eq!(refused(&with(4, sound[4] | 8), data.len()), (Error::UnpackFrame, 0));
    assert_eq!(
        refused(b"\x28\xb5\x2f\xfd\x21\x07\0\x01\0\0", 0),
        (Error::UnpackDictionary, 0)
    );
    assert_eq!(
        ours(
            Method::Zstd,
            b"\x28\xb5\x2f\xfd\x21\0\0\x01\0\0",
            0,
            &mut Workspace::new()
        ),
        Ok(vec![])
    );
    assert_eq!(refused(b"\x28\xb5\x2f\xfd\0\xb0\x01\0\0", 0), (Error::UnpackFrame, 0));
    // No header makes anybody believe in 2^63 bytes.
    for method in [Method::Lz4, Method::Zstd] {
        for size in [1 << 63, u64::MAX, 0x8000 * sound.len() as u64 + 1] {
            let file = crate::judges::fatbin(method, &sound, size);
            let entry = smarch::cubin::entries(&file).unwrap().next().unwrap().unwrap();
            assert_eq!(entry.unpacked_size().unwrap_err().error, Error::UnpackSize);
            assert_eq!(
                entry.unpack(&mut Workspace::new(), &mut []).unwrap_err().error(),
                Error::UnpackSize
            );
        }
    }
}
