//! The judges, and what is asked of them: one payload in a fat binary of its own.

use smarch::Error;
use smarch::cubin::{ListError, Workspace, entries};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    Lz4,
    Zstd,
}

/// A fat binary with one entry of kind LTO, whose image is taken as it is.
pub fn fatbin(method: Method, payload: &[u8], unpacked: u64) -> Vec<u8> {
    let padding = payload.len().next_multiple_of(8) - payload.len();
    let stored = (payload.len() + padding) as u64;
    let flag: u64 = match method {
        Method::Lz4 => 0x2000,
        Method::Zstd => 0x8000,
    };
    let mut out = vec![0x50, 0xed, 0x55, 0xba, 1, 0, 16, 0];
    out.extend((64 + stored).to_le_bytes());
    let mut header = vec![0; 64];
    header[0] = 8;
    header[2..4].copy_from_slice(&[1, 1]);
    header[4] = 64;
    header[8..16].copy_from_slice(&stored.to_le_bytes());
    header[16..20].copy_from_slice(&(payload.len() as u32).to_le_bytes());
    header[28] = 80;
    header[40..48].copy_from_slice(&(flag | 0x11).to_le_bytes());
    header[56..64].copy_from_slice(&unpacked.to_le_bytes());
    out.extend(header);
    out.extend(payload);
    out.extend(vec![0; padding]);
    out
}

/// Where the entry of [`fatbin`] begins, and its payload.
const REGION: usize = 16;
pub const PAYLOAD: usize = 80;

/// What the library makes of a payload: its bytes, or the error and its offset in the payload.
pub fn ours(
    method: Method,
    payload: &[u8],
    unpacked: usize,
    workspace: &mut Workspace,
) -> Result<Vec<u8>, (Error, usize)> {
    let file = fatbin(method, payload, unpacked as u64);
    let entry = entries(&file).unwrap().next().unwrap().unwrap();
    let mut out = vec![0xa5; unpacked];
    match entry.unpack(workspace, &mut out) {
        Ok(image) => {
            assert_eq!(image.len(), unpacked);
            Ok(out)
        }
        Err(error) => {
            let ListError::File(fault) = error else {
                panic!("{error}")
            };
            // What the sizes alone refuse touches nothing; else nothing half unpacked stays.
            let is_of_sizes = fault.at == REGION;
            let left = if is_of_sizes { 0xa5 } else { 0 };
            assert!(out.iter().all(|&byte| byte == left), "{fault}");
            if is_of_sizes {
                return Err((fault.error, 0));
            }
            assert!((PAYLOAD..=PAYLOAD + payload.len()).contains(&fault.at), "{fault}");
            Err((fault.error, fault.at - PAYLOAD))
        }
    }
}

/// What the judge makes of it; `None` where it refuses, or unpacks to another size.
pub fn judged(method: Method, payload: &[u8], unpacked: usize) -> Option<Vec<u8>> {
    let mut out = vec![0x5a; unpacked];
    let size = match method {
        Method::Lz4 => lz4_flex::block::decompress_into(payload, &mut out).ok()?,
        Method::Zstd => zstd_safe::decompress(&mut out[..], payload).ok()?,
    };
    (size == unpacked).then_some(out)
}

/// What ruzstd makes of a frame: slower than libzstd, whose fast loop for literals does not look whether all bits of a
/// stream were used.
pub fn by_ruzstd(payload: &[u8], unpacked: usize) -> Option<Vec<u8>> {
    let mut out = vec![0x5a; unpacked];
    let size = ruzstd::decoding::FrameDecoder::new()
        .decode_all(payload, &mut out)
        .ok()?;
    (size == unpacked).then_some(out)
}
