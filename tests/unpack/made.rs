//! Data of many shapes, and what encoders make of them.

use crate::common::{bytes, files};
use crate::judges::Method;
use smarch::cubin::{Compression, EntryFlag, entries};
use zstd_safe::{CCtx, CParameter, FrameFormat};

/// Data, by name.
pub fn shapes() -> Vec<(String, Vec<u8>)> {
    let mut random = fastrand::Rng::with_seed(7);
    let mut shapes: Vec<(String, Vec<u8>)> = Vec::new();
    for size in [
        0, 1, 2, 3, 7, 8, 15, 16, 17, 31, 64, 255, 256, 257, 1000, 1023, 1024, 4096, 70_000, 131_072, 131_073, 300_000,
    ] {
        shapes.push((format!("{size} zeros"), vec![0; size]));
        shapes.push((format!("{size} random"), (0..size).map(|_| random.u8(..)).collect()));
        // Of few symbols, some seldom: what Huffman codes are for.
        let skewed = (0..size).map(|_| b'a' + (random.u32(..) | 1 << 20).trailing_zeros() as u8);
        shapes.push((format!("{size} skewed"), skewed.collect()));
        let words = [
            "ld.global ",
            "st.shared ",
            "add.f32 ",
            "bar.sync ",
            "%r",
            "0x",
            "\n",
            ", ",
        ];
        let mut text = Vec::new();
        while text.len() < size {
            text.extend(random.choice(words).unwrap().as_bytes());
            text.extend(random.u16(..1000).to_string().as_bytes());
        }
        text.truncate(size);
        shapes.push((format!("{size} of text"), text));
        // Instructions of 16 bytes that differ in some: periods, and offsets that repeat.
        let mut code = Vec::new();
        let line: Vec<u8> = (0..16).map(|_| random.u8(..)).collect();
        while code.len() < size {
            let mut next = line.clone();
            next[random.usize(..16)] = random.u8(..);
            next[4] = random.u8(..4);
            code.extend(next);
        }
        code.truncate(size);
        shapes.push((format!("{size} of code"), code));
    }
    for period in 1..40 {
        shapes.push((
            format!("period {period}"),
            (0..3000).map(|at| ((at % period) as u8).wrapping_mul(7)).collect(),
        ));
    }
    // What lies far behind comes again.
    let far: Vec<u8> = (0..200_000).map(|_| random.u8(..)).collect();
    shapes.push((
        "far".into(),
        [&far[..], &far[..150_000], &[0; 70_000], &far[1000..]].concat(),
    ));
    for cubin in [
        "cubin/cubins/13.0.88_sm_100_mix.cubin",
        "cubin/history/13.0.88_sm_120f_same.cubin",
    ] {
        shapes.push((cubin.into(), bytes(cubin)));
    }
    shapes
}

/// How a frame is made.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    pub level: i32,
    pub has_checksum: bool,
    pub has_size: bool,
    pub window_log: Option<u32>,
}

/// One frame of zstd.
pub fn zstd(data: &[u8], options: Options) -> Vec<u8> {
    let mut context = CCtx::create();
    context
        .set_parameter(CParameter::CompressionLevel(options.level))
        .unwrap();
    context
        .set_parameter(CParameter::ChecksumFlag(options.has_checksum))
        .unwrap();
    context
        .set_parameter(CParameter::ContentSizeFlag(options.has_size))
        .unwrap();
    context.set_parameter(CParameter::Format(FrameFormat::One)).unwrap();
    if let Some(log) = options.window_log {
        context.set_parameter(CParameter::WindowLog(log)).unwrap();
    }
    let mut out = Vec::with_capacity(zstd_safe::compress_bound(data.len()));
    context.compress2(&mut out, data).unwrap();
    out
}

pub fn lz4(data: &[u8]) -> Vec<u8> {
    lz4_flex::block::compress(data)
}

/// The compressed images of the samples, with what they unpack to.
pub fn real() -> Vec<(String, Method, Vec<u8>, usize)> {
    let mut real = Vec::new();
    for (name, bytes) in files("fatbin/samples") {
        let Ok(found) = entries(&bytes) else { continue };
        for entry in found.filter_map(Result::ok) {
            let method = match entry.compression() {
                Compression::Lz4 => Method::Lz4,
                Compression::Zstd => Method::Zstd,
                _ => continue,
            };
            if entry.image_at.is_none() && !entry.has(EntryFlag::Scrambled) {
                let payload = entry.payload[..entry.compressed_size() as usize].to_vec();
                real.push((
                    format!("{name} {:#x}", entry.at),
                    method,
                    payload,
                    entry.size() as usize,
                ));
            }
        }
    }
    real
}
