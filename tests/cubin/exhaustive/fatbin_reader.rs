//! A second reader of fat binaries, slow and plain.

use crate::structure::oracle::{number, part};
use smarch::Error;

pub const MAGIC: [u8; 4] = [0x50, 0xed, 0x55, 0xba];
const CUBIN: u128 = 2;
const INDEX: u128 = 0x20;
const CONCATENATED: u128 = 0x100;

/// Where an entry begins and its region, its header and payload, where its image begins, what it tells and its fault.
#[derive(Debug, PartialEq)]
pub struct Found {
    pub at: u128,
    pub region: u128,
    pub header: Vec<u8>,
    pub payload: Vec<u8>,
    pub image_at: Option<u128>,
    pub identifier: Option<Vec<u8>>,
    pub options: Option<Vec<u8>>,
    pub compat: Option<Vec<u8>>,
    pub fault: Option<Error>,
}

pub type Item = Result<Found, (Error, u128)>;

/// The entries and faults of a file that begins with a region.
pub fn expected(bytes: &[u8]) -> Vec<Item> {
    let length = bytes.len() as u128;
    let mut items = Vec::new();
    let mut at = 0;
    loop {
        at += bytes[at as usize..].iter().take_while(|&&byte| byte == 0).count() as u128;
        if at == length {
            return items;
        }
        let header = part(bytes, at, 16).filter(|header| header[..4] == MAGIC && header[6..8] == [16, 0]);
        let Some(header) = header else {
            items.push(Err((Error::FatbinRegion, at)));
            return items;
        };
        let end = at + 16 + number(&header, 8, 8).unwrap();
        if end > length {
            items.push(Err((Error::FatbinTruncated, at)));
            region(bytes, at, length, &mut items);
            return items;
        }
        region(bytes, at, end, &mut items);
        at = end;
    }
}

fn region(bytes: &[u8], start: u128, end: u128, items: &mut Vec<Item>) {
    let mut at = start + 16;
    while at < end {
        let sizes = part(bytes, at, 64).filter(|_| at + 64 <= end).and_then(|header| {
            let (size, payload) = (number(&header, 4, 4)?, number(&header, 8, 8)?);
            (size >= 64 && size % 8 == 0 && at + size + payload <= end).then_some((size, payload))
        });
        let Some((size, payload)) = sizes else {
            items.push(Err((Error::FatbinEntry, at)));
            return;
        };
        let header = part(bytes, at, size).unwrap();
        let list = images(&header);
        let stored = (header.clone(), part(bytes, at + size, payload).unwrap());
        items.push(Ok(found(at, start, header, &stored, None)));
        if let Some((count, offset, headers)) = list {
            within(start, count, at + offset, &headers, &stored, items);
        }
        at += size + payload;
    }
}

/// The images that a concatenated entry lists: their number, and their headers with the offset of these.
fn images(header: &[u8]) -> Option<(u128, u128, Vec<u8>)> {
    let offset = number(header, 0x14, 4)?;
    if number(header, 0, 2) != Some(CONCATENATED) || offset < 64 {
        return None;
    }
    let (count, size) = (number(header, offset, 4)?, number(header, offset + 4, 4)?);
    let headers = part(header, offset + 8, size.checked_sub(8)?)?;
    Some((count, offset + 8, headers))
}

/// The header that tells how a payload is stored, and the payload.
type Stored = (Vec<u8>, Vec<u8>);

fn within(region: u128, count: u128, start: u128, headers: &[u8], stored: &Stored, items: &mut Vec<Item>) {
    let (mut at, mut image_at) = (0, 0);
    for _ in 0..count {
        let rest = &headers[at as usize..];
        // Up to the NUL behind the last text, wherever the texts are said to be.
        let [identifier, options] = recorded(rest);
        let texts = identifier.max(options).map_or(0, |(offset, size)| offset + size);
        let texts = options.map_or(texts, |(offset, size)| texts.max(offset + size));
        let size = (texts + 1).max(64).next_multiple_of(8);
        let Some(header) = part(rest, 0, size) else {
            items.push(Err((Error::FatbinEntry, start + at)));
            return;
        };
        let image = number(&header, 8, 8).unwrap();
        items.push(Ok(found(start + at, region, header, stored, Some(image_at))));
        at += size;
        image_at = (image_at + image).min(u128::from(u64::MAX));
    }
}

/// Offset and size of identifier and options, as the header records them; a record of options outside of it is empty, and one of zeros is none.
fn recorded(header: &[u8]) -> [Option<(u128, u128)>; 2] {
    let word = |at: u128| number(header, at, 4).unwrap_or(0);
    let identifier = Some((word(0x20), word(0x24))).filter(|text| text.0 != 0);
    let record = word(0x14);
    let options = match number(header, record, 8) {
        _ if record == 0 => None,
        Some(0) if record >= 64 => None,
        Some(_) if record >= 64 => Some((word(record), word(record + 4))),
        _ => Some((0, 0)),
    };
    [identifier, options]
}

fn found(at: u128, region: u128, header: Vec<u8>, (storage, payload): &Stored, image_at: Option<u128>) -> Found {
    let word = |at: u128| number(&header, at, 4).unwrap();
    let kind = number(&header, 0, 2).unwrap();
    let flags = number(&header, 0x28, 8).unwrap();
    let [identifier, options] = recorded(&header);
    let text = |text: Option<(u128, u128)>| {
        text.filter(|text| text.0 >= 64)
            .and_then(|text| part(&header, text.0, text.1))
    };
    // The copy of .nv.compat begins a byte late; concatenated entries have a list instead.
    let compat = options
        .filter(|_| kind == CUBIN)
        .map(|(offset, size)| (offset + 1, size));
    let compat_text = text(compat);
    let options_text = text(options.filter(|_| kind != CUBIN && kind != CONCATENATED));
    let lacks_options = match kind {
        CONCATENATED => images(&header).is_none(),
        CUBIN => compat.is_some() && compat_text.is_none(),
        _ => options.is_some() && options_text.is_none(),
    };
    let has_target = kind != INDEX && kind != CONCATENATED;
    let is_compressed = number(storage, 0x28, 8).unwrap() & 0xf000 != 0;
    let compressed = number(storage, 0x10, 4).unwrap();
    let fault = if flags & 0x30_0000 == 0x30_0000 || has_target && !(1..=999).contains(&word(0x1c)) {
        Some(Error::FatbinTarget)
    } else if is_compressed && (compressed == 0 || compressed > payload.len() as u128) {
        Some(Error::FatbinPayload)
    } else if identifier.is_some() && text(identifier).is_none() || lacks_options {
        Some(Error::FatbinText)
    } else {
        None
    };
    Found {
        identifier: text(identifier),
        options: options_text,
        compat: compat_text,
        at,
        region,
        header,
        payload: payload.clone(),
        image_at,
        fault,
    }
}
