//! Rows under a heading.

use crate::fields::Fields;
use crate::layout::{fitted, longest_word, padded, shortened, visible_width, wrapped};
use crate::output::Output;

/// Columns become as narrow as their longest word first, then narrower: words are shortened only where nothing else helps.
const NARROW: usize = 8;
const LONG_WORD: usize = 28;

/// A heading and its rows.
pub struct Table {
    heading: Vec<String>,
    rows: Vec<Vec<String>>,
    widest_first: usize,
}

impl Table {
    pub fn new<T: ToString>(heading: impl IntoIterator<Item = T>) -> Self {
        Self { heading: heading.into_iter().map(|cell| cell.to_string()).collect(), rows: Vec::new(), widest_first: 0 }
    }

    /// No cell makes the first column wider than that: where nothing is broken, a wider one has a line of its own.
    pub fn widest_first(mut self, columns: usize) -> Self {
        self.widest_first = columns;
        self
    }

    pub fn add(&mut self, row: Vec<String>) {
        self.rows.push(row);
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Columns as wide as their widest cell; where that is wider than the terminal, cells are broken; where that does not help, cells stand
    /// one below the other.
    pub fn print(&self, output: &Output) {
        let mut widths: Vec<usize> = self.heading.iter().map(|cell| visible_width(cell)).collect();
        for row in &self.rows {
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = visible_width(cell).max(*width);
            }
        }
        if output.width == 0 {
            if let Some(first) = widths.first_mut().filter(|_| self.widest_first > 0) {
                *first = self.widest_first.min(*first);
            }
            self.print_lines(output, &widths);
            return;
        }
        let least: Vec<usize> = (self.heading.iter().zip(&widths))
            .map(|(cell, width)| longest_word(cell).clamp(NARROW, LONG_WORD).min(*width))
            .collect();
        let words: Vec<usize> = (least.iter().enumerate())
            .map(|(column, least)| {
                let cells = self.rows.iter().filter_map(|row| row.get(column));
                cells.map(|cell| longest_word(cell).min(LONG_WORD)).fold(*least, usize::max)
            })
            .collect();
        let widths = fitted(fitted(widths, &words, output.width), &least, output.width);
        if widths.iter().sum::<usize>() + 2 * widths.len().saturating_sub(1) > output.width {
            self.print_records(output);
        } else {
            self.print_broken(output, &widths);
        }
    }

    /// Nothing is broken: a row is a line.
    fn print_lines(&self, output: &Output, widths: &[usize]) {
        let mut line = Vec::new();
        for (position, row) in std::iter::once(&self.heading).chain(&self.rows).enumerate() {
            line.clear();
            for (cell, column) in row.iter().zip(widths) {
                let width = visible_width(cell);
                line.extend_from_slice(cell.as_bytes());
                if width > *column {
                    line.push(b'\n');
                }
                let blanks = if width > *column { column + 2 } else { column - width + 2 };
                line.resize(line.len() + blanks, b' ');
            }
            let end = line.iter().rposition(|byte| *byte != b' ').map_or(0, |last| last + 1);
            line.truncate(end);
            if position == 0 {
                output.line(output.bold(&String::from_utf8_lossy(&line)));
            } else {
                line.push(b'\n');
                output.write(|out| out.write_all(&line));
            }
        }
    }

    fn print_broken(&self, output: &Output, widths: &[usize]) {
        for (position, row) in std::iter::once(&self.heading).chain(&self.rows).enumerate() {
            let cells: Vec<Vec<String>> = row.iter().zip(widths).map(|(cell, width)| wrapped(cell, *width)).collect();
            let height = cells.iter().map(Vec::len).max().unwrap_or(0);
            for at in 0..height {
                let mut line = String::new();
                for (lines, width) in cells.iter().zip(widths) {
                    let part = lines.get(at).map(|line| shortened(line, *width)).unwrap_or_default();
                    line.push_str(&padded(&part, width + 2));
                }
                let line = line.trim_end_matches(' ');
                output.line(if position == 0 { output.bold(line) } else { line.to_owned() });
            }
        }
    }

    /// The table is too wide for the terminal: cells one below the other.
    fn print_records(&self, output: &Output) {
        let room = (output.width / 3).max(12);
        for (position, row) in self.rows.iter().enumerate() {
            if position > 0 {
                output.line("");
            }
            let mut record = Fields::new();
            for (column, cell) in row.iter().enumerate() {
                let heading = self.heading.get(column).map_or("", String::as_str);
                record.add(shortened(heading, room), if column == 0 { output.bold(cell) } else { cell.clone() });
            }
            record.print(output);
        }
    }
}

/// Tables one below the other, empty ones left out.
pub fn print_tables<'a>(output: &Output, tables: impl IntoIterator<Item = &'a Table>) {
    for (position, table) in tables.into_iter().filter(|table| !table.is_empty()).enumerate() {
        if position > 0 {
            output.line("");
        }
        table.print(output);
    }
}
