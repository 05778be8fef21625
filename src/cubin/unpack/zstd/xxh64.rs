//! The checksum of frames: XXH64 with seed 0.
//!
//! Source: <https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md>.

const PRIMES: [u64; 5] = [
    0x9e37_79b1_85eb_ca87,
    0xc2b2_ae3d_27d4_eb4f,
    0x1656_67b1_9e37_79f9,
    0x85eb_ca77_c2b2_ae63,
    0x27d4_eb2f_1656_67c5,
];

/// The hash of the bytes.
#[inline(never)]
pub(super) fn hash(bytes: &[u8]) -> u64 {
    let [p1, p2, p3, p4, p5] = PRIMES;
    let (stripes, rest) = bytes.as_chunks::<32>();
    let mut hash = p5;
    if !stripes.is_empty() {
        let mut lanes = [p1.wrapping_add(p2), p2, 0, p1.wrapping_neg()];
        for stripe in stripes {
            for (lane, word) in lanes.iter_mut().zip(stripe.as_chunks::<8>().0) {
                *lane = round(*lane, u64::from_le_bytes(*word));
            }
        }
        let [a, b, c, d] = lanes;
        hash = a
            .rotate_left(1)
            .wrapping_add(b.rotate_left(7))
            .wrapping_add(c.rotate_left(12))
            .wrapping_add(d.rotate_left(18));
        for lane in lanes {
            hash = (hash ^ round(0, lane)).wrapping_mul(p1).wrapping_add(p4);
        }
    }
    hash = hash.wrapping_add(u64::try_from(bytes.len()).unwrap_or_default());
    let (words, rest) = rest.as_chunks::<8>();
    for word in words {
        hash = (hash ^ round(0, u64::from_le_bytes(*word)))
            .rotate_left(27)
            .wrapping_mul(p1)
            .wrapping_add(p4);
    }
    let (halves, rest) = rest.as_chunks::<4>();
    for half in halves {
        hash = (hash ^ u64::from(u32::from_le_bytes(*half)).wrapping_mul(p1))
            .rotate_left(23)
            .wrapping_mul(p2)
            .wrapping_add(p3);
    }
    for &byte in rest {
        hash = (hash ^ u64::from(byte).wrapping_mul(p5))
            .rotate_left(11)
            .wrapping_mul(p1);
    }
    hash = (hash ^ hash >> 33).wrapping_mul(p2);
    hash = (hash ^ hash >> 29).wrapping_mul(p3);
    hash ^ hash >> 32
}

fn round(lane: u64, word: u64) -> u64 {
    let [p1, p2, ..] = PRIMES;
    lane.wrapping_add(word.wrapping_mul(p2))
        .rotate_left(31)
        .wrapping_mul(p1)
}
