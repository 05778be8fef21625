//! Rows under a heading.

use crate::fields::Fields;
use crate::layout::{fitted, longest_word, padded, shortened, shortened_start, visible_width, wrapped};
use crate::output::Output;
use crate::parts::Part;

/// Columns become as narrow as their longest word first, then narrower: words are shortened only where nothing else helps.
const NARROW: usize = 8;
const LONG_WORD: usize = 28;

/// A heading and its rows.
#[derive(Clone)]
pub struct Table {
    heading: Vec<String>,
    rows: Vec<Vec<String>>,
    widest_first: usize,
    droppable: &'static [&'static str],
}

/// A name is not made narrower for the sake of other columns.
const NAME: usize = 28;

impl Table {
    pub fn new<T: ToString>(heading: impl IntoIterator<Item = T>) -> Self {
        let heading = heading.into_iter().map(|cell| cell.to_string()).collect();
        Self { heading, rows: Vec::new(), widest_first: 0, droppable: &[] }
    }

    /// No cell makes the first column wider than that: where nothing is broken, a wider one has a line of its own.
    pub fn widest_first(mut self, columns: usize) -> Self {
        self.widest_first = columns;
        self
    }

    /// Columns, by their headings, that are left out where the table is too wide, the first of these first. Names in the first column, where it
    /// has a widest, are shortened at their beginning.
    pub fn dropping(mut self, columns: &'static [&'static str]) -> Self {
        self.droppable = columns;
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
        if let Some(parts) = &output.parts {
            return parts.add(Part::Table { heading: self.heading.clone(), rows: self.rows.clone() });
        }
        if self.droppable.is_empty() || output.table_width == 0 {
            return self.print_whole(output);
        }
        let mut narrow = self.clone();
        let dropped = narrow.drop_columns(output.table_width);
        narrow.print_whole(output);
        if !dropped.is_empty() {
            let dropped = dropped.join(", ");
            output.paragraph(&output.dim(&format!("not shown for lack of room: {dropped}; --width 0 shows all")));
        }
    }

    /// As wide as the widest cell of each column.
    fn widths(&self) -> Vec<usize> {
        let mut widths: Vec<usize> = self.heading.iter().map(|cell| visible_width(cell)).collect();
        for row in &self.rows {
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = visible_width(cell).max(*width);
            }
        }
        widths
    }

    /// Leaves out what does not fit; the headings of that.
    fn drop_columns(&mut self, room: usize) -> Vec<String> {
        let mut widths = self.widths();
        let mut dropped = Vec::new();
        let others = |widths: &[usize]| widths.iter().skip(1).map(|width| width + 2).sum::<usize>();
        let is_named = self.widest_first > 0;
        for name in self.droppable {
            let first = widths.first().copied().unwrap_or(0);
            if others(&widths) + if is_named { first.min(NAME) } else { first } <= room {
                break;
            }
            let Some(column) = self.heading.iter().position(|heading| heading == name) else { continue };
            dropped.push(self.heading.remove(column));
            widths.remove(column);
            for row in self.rows.iter_mut().filter(|row| row.len() > column) {
                row.remove(column);
            }
        }
        let first = room.saturating_sub(others(&widths)).max(NAME);
        if is_named && widths.first().is_some_and(|width| *width > first) {
            let names = self.rows.iter_mut().filter_map(|row| row.first_mut());
            names.for_each(|name| *name = shortened_start(name, first));
        }
        dropped
    }

    fn print_whole(&self, output: &Output) {
        let mut widths = self.widths();
        if output.width == 0 {
            if let Some(first) = widths.first_mut().filter(|_| self.widest_first > 0 && output.table_width == 0) {
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

#[cfg(test)]
mod tests {
    use super::Table;

    fn table() -> Table {
        let mut table = Table::new(["kernel", "regs", "help", "spills"]).widest_first(40).dropping(&["help", "regs"]);
        table.add(
            ["void deep::inside::a::name::space::the_end(int)", "255", "a long sentence", "0"].map(String::from).into(),
        );
        table
    }

    #[test]
    fn columns_are_left_out_in_their_order_and_names_keep_their_end() {
        let name = "void deep::inside::a::name::space::the_end(int)";
        for (room, dropped, width) in [
            (90, &[][..], name.len()),
            (70, &[], 39),
            (50, &["help"], 36),
            (38, &["help", "regs"], 30),
            // Not narrower than a name can be read.
            (20, &["help", "regs"], 28),
        ] {
            let mut table = table();
            assert_eq!(table.drop_columns(room), dropped, "{room}");
            let [row] = table.rows.as_slice() else { panic!("one row") };
            assert_eq!((row.len(), row[0].len(), &*row[row.len() - 1]), (4 - dropped.len(), width, "0"), "{room}");
            assert!(name.ends_with(row[0].trim_start_matches('.')), "{room}: {}", row[0]);
            assert_eq!(table.heading.len(), row.len());
        }
    }
}
