//! ELF files: sections, and a table of them that may state something else.

use super::choices::Choices;

pub struct Section {
    pub name: String,
    pub kind: u32,
    pub link: u32,
    pub info: u32,
    pub entry: u64,
    pub bytes: Vec<u8>,
}

impl Section {
    pub fn new(name: &str, kind: u32, bytes: Vec<u8>) -> Self {
        Self {
            name: name.to_string(),
            kind,
            link: 0,
            info: 0,
            entry: 0,
            bytes,
        }
    }
}

/// What the ELF header states, and the sections from number 2 on; 0 is none, 1 holds the names.
pub struct Elf {
    pub is_64: bool,
    pub machine: u16,
    pub osabi: u8,
    pub abi_version: u8,
    pub kind: u16,
    pub version: u32,
    pub flags: u32,
    pub sections: Vec<Section>,
}

/// The number of the first of `Elf::sections`.
pub const FIRST: u32 = 2;

/// A section header.
#[derive(Clone, Copy)]
struct Row {
    name: u64,
    kind: u64,
    flags: u64,
    offset: u64,
    size: u64,
    link: u64,
    info: u64,
    entry: u64,
}

const NO_ROW: Row = Row {
    name: 0,
    kind: 0,
    flags: 0,
    offset: 0,
    size: 0,
    link: 0,
    info: 0,
    entry: 0,
};

/// Types of sections that some reader looks for, and one that none does.
const KINDS: [u64; 10] = [0, 1, 2, 3, 7, 8, 9, 18, 0x7000_0000, 0x7000_0086];

impl Elf {
    /// The bytes of the file.
    pub fn write(mut self, choices: &mut Choices) -> Vec<u8> {
        let header = if self.is_64 { 64 } else { 52 };
        let mut file = vec![0; header];
        let (mut names, mut rows) = (vec![0], vec![NO_ROW]);
        self.sections.insert(0, Section::new(".shstrtab", 3, Vec::new()));
        let mut at_name = Vec::new();
        for section in &self.sections {
            at_name.push(names.len() as u64);
            names.extend(section.name.bytes());
            names.push(0);
        }
        if choices.is_wrong() {
            names.pop();
        }
        self.sections[0].bytes = names;
        for (section, name) in self.sections.iter().zip(at_name) {
            rows.push(Row {
                name,
                kind: section.kind.into(),
                offset: file.len() as u64,
                size: section.bytes.len() as u64,
                link: section.link.into(),
                info: section.info.into(),
                entry: section.entry,
                ..NO_ROW
            });
            file.extend(&section.bytes);
            file.resize(file.len().next_multiple_of(choices.pick(&[8, 1, 4])), 0);
        }
        change(&mut rows, file.len() as u64, choices);
        let table = file.len() as u64;
        // Section 0 may hold what the header has no room for.
        let (mut count, mut names_at) = (rows.len() as u64, 1);
        if choices.now_and_then() {
            rows[0].size = choices.field(count);
            rows[0].link = choices.field(names_at);
            (count, names_at) = (0, 0xffff);
        }
        for row in &rows {
            self.put_row(row, &mut file);
        }
        self.put_header(&mut file, table, [count, names_at], choices);
        file
    }

    /// A number that has 64 bits in files of 64 bits.
    fn wide(&self, number: u64) -> Vec<u8> {
        let bytes = number.to_le_bytes();
        bytes[..if self.is_64 { 8 } else { 4 }].to_vec()
    }

    fn put_row(&self, row: &Row, file: &mut Vec<u8>) {
        let narrow = |number: u64| (number as u32).to_le_bytes();
        file.extend([row.name, row.kind].map(narrow).concat());
        file.extend(
            [row.flags, 0, row.offset, row.size]
                .map(|number| self.wide(number))
                .concat(),
        );
        file.extend([row.link, row.info].map(narrow).concat());
        file.extend([1, row.entry].map(|number| self.wide(number)).concat());
    }

    fn put_header(&self, file: &mut [u8], table: u64, [count, names]: [u64; 2], choices: &mut Choices) {
        let class = if self.is_64 { 2 } else { 1 };
        let mut out = vec![0x7f, b'E', b'L', b'F', class, 1, 1, self.osabi, self.abi_version];
        out.resize(16, 0);
        out.extend([self.kind, self.machine].map(u16::to_le_bytes).concat());
        out.extend(self.version.to_le_bytes());
        out.extend(self.wide(0));
        // Program headers are read by `check` alone: none.
        out.extend(self.wide(choices.field(0)));
        out.extend(self.wide(choices.field(table)));
        out.extend(self.flags.to_le_bytes());
        let sizes = if self.is_64 { [64, 56, 0, 64] } else { [52, 32, 0, 40] };
        for number in sizes.into_iter().chain([count, names]) {
            out.extend((choices.field(number) as u16).to_le_bytes());
        }
        file[..out.len()].copy_from_slice(&out);
    }
}

/// Changes of the section headers: fields, order, and more headers of the same bytes.
fn change(rows: &mut Vec<Row>, end: u64, choices: &mut Choices) {
    for number in 1..rows.len() {
        let other = rows[choices.below(rows.len())];
        let row = &mut rows[number];
        row.name = choices.field(row.name);
        row.offset = choices.field(row.offset);
        row.size = choices.field(row.size);
        row.link = choices.field(row.link);
        row.info = choices.field(row.info);
        row.entry = choices.field(row.entry);
        if choices.is_wrong() {
            match choices.below(7) {
                0 => (row.offset, row.size) = (other.offset, other.size),
                // A part of both.
                1 => row.offset = other.offset.wrapping_add(other.size / 2),
                2 => row.size = row.size.wrapping_add(other.size),
                3 => row.kind = choices.pick(&KINDS),
                4 => row.name = other.name,
                5 => (row.offset, row.size) = (0, end),
                _ => *row = other,
            }
        }
    }
    if choices.is_wrong() {
        let (one, other) = (choices.below(rows.len()), choices.below(rows.len()));
        rows.swap(one, other);
    }
    // The same bytes again and again, or those beside them.
    if choices.now_and_then() {
        // Mostly of those that tell of the whole file, which are the last ones.
        let from = if choices.now_and_then() {
            0
        } else {
            rows.len().saturating_sub(5)
        };
        let mut row = rows[from + choices.below(rows.len() - from)];
        let step = choices.pick(&[0, 0, 0, 1, 8]);
        for _ in 0..choices.pick(&[1, 2, 20, 100, 300, 300]) {
            row.offset = row.offset.wrapping_add(step);
            row.size = row.size.saturating_sub(step);
            rows.push(row);
        }
    }
}
