//! Files of the test data that are compressed.

use std::io::Read;

/// The text of a file below `tests/data` that zstd compressed.
pub fn unpacked(path: &str) -> String {
    let path = format!("{}/tests/data/{path}", env!("CARGO_MANIFEST_DIR"));
    let packed = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut text = String::new();
    let mut decoder = ruzstd::decoding::StreamingDecoder::new(&packed[..]).unwrap();
    decoder.read_to_string(&mut text).unwrap();
    text
}
