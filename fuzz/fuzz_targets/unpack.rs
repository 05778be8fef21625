//! Any bytes as a payload, LZ4 by an even first byte, zstd by an odd one, the next three the size that is stated: the same bytes
//! as libzstd and lz4_flex, or a refusal with a place inside.
//!
//! That the judge unpacks what is refused is no fault by itself: see `tests/unpack/mutants.rs`.
#![no_main]

#[allow(dead_code, reason = "tests/unpack uses the rest")]
mod judges;

use judges::{Method, judged, ours};
use libfuzzer_sys::fuzz_target;
use smarch::Error;
use smarch::cubin::Workspace;

fuzz_target!(|input: &[u8]| {
    let Some((&[method, low, middle, high], payload)) = input.split_first_chunk() else { return };
    // Nothing at all is no compressed payload; libzstd takes it for no bytes.
    if payload.is_empty() {
        return;
    }
    let method = if method % 2 == 0 { Method::Lz4 } else { Method::Zstd };
    let size = u32::from_le_bytes([low, middle, high & 15, 0]) as usize;
    match (ours(method, payload, size, &mut Workspace::new()), judged(method, payload, size)) {
        (Ok(ours), judged) => assert!(judged.as_ref() == Some(&ours), "the judge says otherwise"),
        (Err((error, _)), Some(_)) => assert_eq!((method, error), (Method::Zstd, Error::UnpackDamaged)),
        (Err(_), None) => {}
    }
});
