//! PE files and COFF objects: sections, and headers that may state something else.

use super::choices::Choices;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// PE32+, with an optional header of 16 bytes that nothing here reads.
    Pe,
    Object,
    /// More than 65,279 sections.
    BigObject,
}

/// Bytes before the section headers.
pub fn headers_at(form: Form) -> usize {
    match form {
        Form::Pe => 0x40 + 24 + 16,
        Form::Object => 20,
        Form::BigObject => 56,
    }
}

/// What a section header states.
#[derive(Clone, Copy)]
struct Row {
    name: [u8; 8],
    in_memory: u64,
    size: u64,
    offset: u64,
}

/// The bytes of a file with these sections: names of more than eight letters lie behind the symbols, of which there is one.
pub fn write(form: Form, sections: &[(&str, Vec<u8>)], choices: &mut Choices) -> Vec<u8> {
    let symbol = if form == Form::BigObject { 20 } else { 18 };
    let mut names = vec![0; 4];
    let (mut rows, mut body) = (Vec::new(), Vec::new());
    let more = if choices.now_and_then() {
        choices.pick(&[1, 2, 20, 100, 300])
    } else {
        0
    };
    let body_at = headers_at(form) + 40 * (sections.len() + more);
    for (name, bytes) in sections {
        let mut row = Row {
            name: [0; 8],
            in_memory: if form == Form::Pe { bytes.len() as u64 } else { 0 },
            size: bytes.len() as u64,
            offset: (body_at + body.len()) as u64,
        };
        let text = if name.len() > 8 {
            let at = choices.field(names.len() as u64) % 10_000_000;
            names.extend(name.bytes());
            names.push(0);
            if at > 100 && choices.now_and_then() {
                "//AAAAE=".to_string()
            } else {
                format!("/{at}")
            }
        } else {
            name.to_string()
        };
        row.name[..text.len().min(8)].copy_from_slice(&text.as_bytes()[..text.len().min(8)]);
        body.extend(bytes);
        if form == Form::Pe {
            // Filled up to a whole sector.
            body.resize(body.len().next_multiple_of(16), 0);
            row.size = row.size.next_multiple_of(16);
        }
        rows.push(row);
    }
    change(&mut rows, more, choices);
    let symbols_at = (body_at + body.len()) as u64;
    let mut file = header(form, rows.len() as u64, symbols_at, choices);
    for row in &rows {
        file.extend(row.name);
        for field in [row.in_memory, 0x1000, row.size, row.offset, 0, 0, 0, 0x4000_0040] {
            file.extend((field as u32).to_le_bytes());
        }
    }
    file.extend(body);
    file.resize(file.len() + symbol, 0);
    let size = choices.field(names.len() as u64) as u32;
    names[..4].copy_from_slice(&size.to_le_bytes());
    file.extend(names);
    if choices.is_wrong() {
        file.truncate(choices.below(file.len().min(65_535) + 1));
    }
    file
}

/// Fields that lie, and more headers of the same bytes or those beside them.
fn change(rows: &mut Vec<Row>, more: usize, choices: &mut Choices) {
    for number in 0..rows.len() {
        let other = rows[choices.below(rows.len())];
        let row = &mut rows[number];
        row.in_memory = choices.field(row.in_memory);
        row.size = choices.field(row.size);
        row.offset = choices.field(row.offset);
        if choices.is_wrong() {
            match choices.below(4) {
                0 => (row.offset, row.size, row.in_memory) = (other.offset, other.size, other.in_memory),
                1 => row.offset = other.offset.wrapping_add(other.size / 2),
                2 => row.name = other.name,
                _ => *row = other,
            }
        }
    }
    let mut row = rows[choices.below(rows.len())];
    let step = choices.pick(&[0, 0, 0, 1, 8]);
    for _ in 0..more {
        row.offset = row.offset.wrapping_add(step);
        row.size = row.size.saturating_sub(step);
        rows.push(row);
    }
}

fn header(form: Form, count: u64, symbols_at: u64, choices: &mut Choices) -> Vec<u8> {
    let mut file = Vec::new();
    let half = |number: u64| (number as u16).to_le_bytes();
    let word = |number: u64| (number as u32).to_le_bytes();
    if form == Form::BigObject {
        file.extend([0, 0, 0xff, 0xff, 2, 0, 0x64, 0x86, 0, 0, 0, 0]);
        file.extend(b"\xc7\xa1\xba\xd1\xee\xba\xa9\x4b\xaf\x20\xfa\xf6\x6a\xa4\xdc\xb8");
        file.resize(44, 0);
        file.extend(word(choices.field(count)));
        file.extend(word(choices.field(symbols_at)));
        file.extend(word(choices.field(1)));
        return file;
    }
    if form == Form::Pe {
        file.extend(b"MZ");
        file.resize(0x3c, 0);
        file.extend(word(choices.field(0x40)));
        file.extend(b"PE\0\0");
    }
    let optional = if form == Form::Pe { 16 } else { 0 };
    file.extend(half(0x8664));
    file.extend(half(choices.field(count)));
    file.extend([0; 4]);
    file.extend(word(choices.field(symbols_at)));
    file.extend(word(choices.field(1)));
    file.extend(half(choices.field(optional)));
    file.extend([0; 2]);
    file.resize(file.len() + optional as usize, 0);
    file
}
