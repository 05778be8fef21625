//! Groups of instructions against columns, a bar in each cell: who has which share of PTX's forms, and with which version they came.

use crate::svg::{Anchor, Paint, fill, line, number, picture, rectangle, text_at, widest};
use smarch::{Target, Toolkit};
use smarch_answers::features::{Bar, Row, shares, versions};
use std::collections::BTreeMap;
use std::fmt::Write;

const MARGIN: f64 = 24.0;
const LABEL_WIDTH: f64 = 238.0;
const COUNT_WIDTH: f64 = 42.0;
const ROW_HEIGHT: f64 = 13.0;
const GROUP_HEIGHT: f64 = 17.0;
const LINE_HEIGHT: f64 = 10.0;
const TOP: f64 = 96.0;
const LETTER_WIDTH: f64 = 5.0;
/// No bar, and no rest of one, is lower than that, unless there is none.
const LEAST: f64 = 2.0;

/// A column: its name in lines, which stand upright side by side.
pub struct Column {
    lines: Vec<String>,
    pub width: f64,
}

impl Column {
    /// That of a class of targets: "sm_100, 101, 103,", four names a line.
    pub fn of(targets: &[Target]) -> Self {
        let names = targets.iter().enumerate().map(|(place, target)| match (place, target.to_string()) {
            (0, name) => name,
            (_, name) => name.trim_start_matches("sm_").to_owned(),
        });
        let names: Vec<String> = names.collect();
        let lines = names.chunks(4).map(|names| names.join(", "));
        let mut lines: Vec<String> = lines.map(|line| line + ",").collect();
        if let Some(last) = lines.last_mut() {
            last.pop();
        }
        let width = 14.0 + (lines.len() as f64 - 1.0) * LINE_HEIGHT;
        Self { lines, width }
    }
}

/// How high the names of columns are.
pub fn head_of(columns: &[Column]) -> f64 {
    let names = columns.iter().flat_map(|column| &column.lines);
    names.map(|name| name.len() as f64 * LETTER_WIDTH).fold(0.0, f64::max)
}

/// The names of columns, upright, with their foot at y.
pub fn heads(columns: &[Column], left: f64, y: f64) -> String {
    let (mut out, mut left) = (String::new(), left);
    for column in columns {
        let mut x = left + (column.width - (column.lines.len() as f64 - 1.0) * LINE_HEIGHT) / 2.0 + 3.0;
        for text in &column.lines {
            let turned = format!(" transform=\"rotate(-90 {} {})\"", number(x), number(y));
            out += &text_at(x, y, Anchor::Start, 10, Paint::Ink, text, &turned);
            x += LINE_HEIGHT;
        }
        left += column.width;
    }
    out
}

/// What the legend explains: a box filled so far, over a paler part.
struct Entry(f64, f64, &'static str);

/// 183501 as "183,501".
fn with_commas(count: usize) -> String {
    let digits = count.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join(",")
}

/// The boxes of a paint, full and pale.
#[derive(Default)]
struct Boxes(BTreeMap<(Paint, bool), String>);

impl Boxes {
    /// A bar in a box that begins at y: the part before in the pale, the rest in the full paint. None and all are told apart from nearly so.
    fn bar(&mut self, paint: Paint, x: f64, width: f64, y: f64, share: f64, before: f64) {
        let height = ROW_HEIGHT - 2.0;
        let tall = |of: f64| match of {
            ..=0.0 => 0.0,
            1.0.. => height,
            _ => (of * height).clamp(LEAST, height - LEAST),
        };
        let (full, mut pale) = (tall(share), tall(before));
        // What is new is seen, however little it is.
        if share > before && full - pale < LEAST {
            pale = (full - LEAST).max(0.0);
        }
        let foot = y + height;
        for (is_pale, top, height) in [(false, full, full - pale), (true, pale, pale)] {
            if height >= 0.05 {
                let path = self.0.entry((paint, is_pale)).or_default();
                let _ = write!(path, "M{x:.1} {:.1}h{width:.1}v{height:.1}h-{width:.1}z", foot - top);
            }
        }
    }
}

fn drawing(title: &str, subtitle: &str, legend: &[Entry], columns: &[Column], rows: &[Row]) -> String {
    let mut boxes = Boxes::default();
    let left = MARGIN + LABEL_WIDTH + COUNT_WIDTH;
    let lefts: Vec<f64> = (columns.iter())
        .scan(left, |x, column| {
            *x += column.width;
            Some(*x - column.width)
        })
        .collect();
    let right = columns.iter().fold(left, |x, column| x + column.width);

    // What stands above may reach farther than the columns.
    let mut edge = right.max(MARGIN + widest(title, 18)).max(MARGIN + widest(subtitle, 12));
    let bold = " font-weight=\"600\"";
    let mut out = text_at(MARGIN, 38.0, Anchor::Start, 18, Paint::Ink, title, bold);
    out += &text_at(MARGIN, 58.0, Anchor::Start, 12, Paint::Gray, subtitle, "");
    let mut x = MARGIN;
    for Entry(share, before, text) in legend {
        out += &rectangle(x, 72.0, 12.0, ROW_HEIGHT - 2.0, Paint::Faint);
        boxes.bar(Paint::Accent, x, 12.0, 72.0, *share, *before);
        out += &text_at(x + 17.0, 82.0, Anchor::Start, 11, Paint::Ink, text, "");
        edge = edge.max(x + 17.0 + widest(text, 11));
        x += 17.0 + text.len() as f64 * 5.4 + 16.0;
    }
    let first = TOP + head_of(columns) + 6.0;
    out += &text_at(left - 6.0, first - 5.0, Anchor::End, 9, Paint::Gray, "forms", "");
    out += &heads(columns, left, first - 5.0);

    let mut y = first;
    for group in rows.chunk_by(|one, other| one.group == other.group) {
        let mut shown = group.iter().filter(|row| row.forms > 0).peekable();
        if shown.peek().is_some() {
            y += GROUP_HEIGHT;
            out += &text_at(MARGIN, y - 4.0, Anchor::Start, 11, Paint::Ink, group[0].group, bold);
        }
        for row in shown {
            let (height, all) = (ROW_HEIGHT - 2.0, row.forms as f64);
            out += &text_at(MARGIN, y + height - 2.0, Anchor::Start, 10, Paint::Ink, row.label, "");
            let count = with_commas(row.forms);
            out += &text_at(left - 6.0, y + height - 2.0, Anchor::End, 9, Paint::Gray, &count, "");
            out += &rectangle(left, y, right - left - 1.0, height, Paint::Faint);
            for ((Bar { forms, before }, column), left) in row.bars.iter().zip(columns).zip(&lefts) {
                boxes.bar(Paint::Accent, *left, column.width - 1.0, y, *forms as f64 / all, *before as f64 / all);
            }
            y += ROW_HEIGHT;
        }
    }
    // The columns are parted by lines of the ground.
    for left in lefts.iter().skip(1) {
        out += &line(left - 0.5, first, left - 0.5, y, Paint::Ground, "");
    }
    for ((paint, is_pale), path) in boxes.0 {
        let opacity = if is_pale { " fill-opacity=\"0.4\"" } else { "" };
        let _ = writeln!(out, "<path d=\"{path}\" {}{opacity}/>", fill(paint));
    }
    picture(edge.ceil() + MARGIN, y + MARGIN, title, &out)
}

fn counted(rows: &[Row], toolkit: Toolkit) -> String {
    let forms = rows.iter().map(|row| row.forms).sum();
    format!("{} forms that ptxas of toolkit {toolkit} takes, by instruction", with_commas(forms))
}

/// Which share of PTX's forms each target has.
pub fn families(toolkit: Toolkit) -> String {
    let shares = shares(toolkit);
    let columns: Vec<Column> = shares.columns.iter().map(|targets| Column::of(targets)).collect();
    let subtitle = counted(&shares.rows, toolkit) + "; targets that have the same forms share a column";
    let legend = [
        Entry(0.0, 0.0, "none of the forms"),
        Entry(0.45, 0.0, "some: the bar is their share"),
        Entry(1.0, 0.0, "all"),
    ];
    let title = "Which share of PTX's forms each target has";
    drawing(title, &subtitle, &legend, &columns, &shares.rows)
}

/// With which version PTX's forms came.
pub fn by_version(toolkit: Toolkit) -> String {
    let versions = versions(toolkit);
    let columns = versions.columns.iter().map(|version| Column { lines: vec![version.to_string()], width: 10.5 });
    let subtitle =
        counted(&versions.rows, toolkit) + ", and the lowest .version with which it takes each on any target";
    let legend = [
        Entry(0.0, 0.0, "none of the forms yet"),
        Entry(0.7, 0.25, "new with this version, over those that were there"),
        Entry(1.0, 1.0, "all were there"),
    ];
    let title = "With which version PTX's forms came";
    drawing(title, &subtitle, &legend, &columns.collect::<Vec<_>>(), &versions.rows)
}
