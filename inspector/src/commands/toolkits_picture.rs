//! `smarch toolkits --svg FILE`: releases against targets as a picture.

use crate::drawn::draw as write_picture;
use crate::files::Existing;
use crate::output::{Done, Output};
use crate::svg::{Anchor, Paint, picture, rectangle, text_at};
use smarch::{Target, Toolkit};
use smarch_answers::MEASURED;
use smarch_answers::releases::{Knows, knows};
use std::path::Path;

const MARGIN: f64 = 24.0;
const CELL_WIDTH: f64 = 38.0;
const ROW_HEIGHT: f64 = 15.0;
const LEFT: f64 = MARGIN + 70.0;
const TOP: f64 = 128.0;

const LEGEND: [(Paint, &str); 3] = [
    (Paint::Accent, "ptxas builds for it"),
    (Paint::Pale, "read as a .target only"),
    (Paint::Faint, "not known to the release"),
];

fn legend(y: f64) -> String {
    let (mut x, mut out) = (MARGIN, String::new());
    for (paint, text) in LEGEND {
        out += &rectangle(x, y - 10.0, 12.0, 12.0, paint);
        out += &text_at(x + 18.0, y, Anchor::Start, 12, Paint::Ink, text, "");
        x += 18.0 + text.len() as f64 * 6.1 + 24.0;
    }
    out
}

fn paint_of(cell: Knows) -> Paint {
    match cell {
        Knows::Builds => Paint::Accent,
        Knows::AsPtxTarget => Paint::Pale,
        Knows::NotAtAll => Paint::Faint,
    }
}

/// A line of the picture: releases that follow each other and do the same are one rectangle.
fn row(target: Target, y: f64) -> String {
    let name = target.to_string();
    let mut out = text_at(LEFT - 8.0, y + ROW_HEIGHT - 4.0, Anchor::End, 11, Paint::Ink, &name, "");
    let mut x = LEFT;
    for alike in Toolkit::ALL.chunk_by(|one, next| knows(*one, target) == knows(*next, target)) {
        let width = alike.len() as f64 * CELL_WIDTH;
        let paint = alike.first().map_or(Paint::Faint, |k| paint_of(knows(*k, target)));
        out += &rectangle(x, y, width - 2.0, ROW_HEIGHT - 2.0, paint);
        x += width;
    }
    out
}

/// Writes the picture.
pub fn draw(output: &Output, path: &Path, existing: Existing) -> Done {
    let (toolkits, targets) = (Toolkit::ALL, Target::ALL);
    let title = "Which toolkit builds for which target";
    let bold = " font-weight=\"600\"";
    let mut out = text_at(MARGIN, 38.0, Anchor::Start, 18, Paint::Ink, title, bold);
    let counts = format!("{} releases whose ptxas was run, {} targets", toolkits.len(), targets.len());
    out += &text_at(MARGIN, 60.0, Anchor::Start, 13, Paint::Gray, &counts, "");
    out += &legend(86.0);
    for (at, toolkit) in toolkits.iter().enumerate() {
        let x = LEFT + (at as f64 + 0.5) * CELL_WIDTH;
        out += &text_at(x, TOP - 8.0, Anchor::Middle, 12, Paint::Ink, &toolkit.to_string(), "");
    }
    let mut y = TOP;
    for target in targets {
        out += &row(*target, y);
        y += ROW_HEIGHT;
    }
    let width = LEFT + toolkits.len() as f64 * CELL_WIDTH + MARGIN;
    let file = picture(width, y + MARGIN, title, &out);
    write_picture(output, MEASURED, None, path.as_os_str(), &file, existing)
}
