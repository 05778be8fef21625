//! All measured instructions against all targets: which is legal where.

use crate::form_pictures::paint_of;
use crate::svg::{Anchor, Paint, number, picture, rectangle, stroke, text_at, widest};
use smarch::isa::{ISA_FEATURES, isa_supports};
use smarch_answers::features::{Asked, legal_targets};
use std::collections::BTreeMap;
use std::fmt::Write;

const MARGIN: f64 = 24.0;
const CELL_WIDTH: f64 = 15.0;
const ROW_HEIGHT: f64 = 15.0;
const HEAD_HEIGHT: f64 = 62.0;
const GROUP_HEIGHT: f64 = 30.0;
const LETTER_WIDTH: f64 = 6.1;
const LEGEND_HEIGHT: f64 = 96.0;
const BOTTOM: f64 = 32.0;
/// So many rows stand below names of targets before these are written again.
const ROWS_BELOW_A_HEAD: usize = 30;
const TITLE: &str = "Which instruction is legal in PTX for which target";
const LEGEND: [(Paint, &str); 4] = [
    (Paint::Accent, "legal, target without suffix"),
    (Paint::Mark, "legal, suffix a"),
    (Paint::Third, "legal, suffix f"),
    (Paint::Faint, "refused"),
];

/// The picture.
pub fn legality(asked: &Asked) -> String {
    let columns = legal_targets(asked);
    let longest = ISA_FEATURES.iter().map(|row| row.name.len()).max().unwrap_or(0);
    let left = (MARGIN + longest as f64 * LETTER_WIDTH + 8.0).ceil();
    let x_of = |column: usize| left + column as f64 * CELL_WIDTH;
    let in_ptx = asked.ptx.map_or(String::new(), |version| format!(", PTX {version}"));
    let subtitle = format!(
        "{} instructions and forms of instructions, {} targets; as ptxas of toolkit {} decides{in_ptx}",
        ISA_FEATURES.len(),
        columns.len(),
        asked.toolkit
    );
    // What stands above may reach farther than the columns.
    let mut right = x_of(columns.len()).max(MARGIN + widest(TITLE, 18).ceil());
    right = right.max(MARGIN + widest(&subtitle, 13).ceil());
    let bold = " font-weight=\"600\"";
    let mut out = text_at(MARGIN, 38.0, Anchor::Start, 18, Paint::Ink, TITLE, bold);
    out += &text_at(MARGIN, 60.0, Anchor::Start, 13, Paint::Gray, &subtitle, "");
    let mut x = MARGIN;
    for (paint, text) in LEGEND {
        out += &rectangle(x, 76.0, 12.0, 12.0, paint);
        out += &text_at(x + 18.0, 86.0, Anchor::Start, 12, Paint::Ink, text, "");
        right = right.max(x + 18.0 + widest(text, 12).ceil());
        x += 18.0 + text.len() as f64 * LETTER_WIDTH + 24.0;
    }

    let (mut y, mut rows_below) = (LEGEND_HEIGHT, ROWS_BELOW_A_HEAD);
    let mut cells: BTreeMap<Paint, String> = BTreeMap::new();
    for group in ISA_FEATURES.chunk_by(|one, other| one.group == other.group) {
        y += GROUP_HEIGHT - ROW_HEIGHT;
        // The names of the targets, upright, where the last are far above.
        if rows_below >= ROWS_BELOW_A_HEAD {
            (y, rows_below) = (y + HEAD_HEIGHT, 0);
            for (place, target) in columns.iter().enumerate() {
                let x = x_of(place) + CELL_WIDTH / 2.0 + 4.0;
                let turned = format!(" transform=\"rotate(-90 {} {})\"", number(x), number(y + 8.0));
                let name = target.to_string();
                out += &text_at(x, y + 8.0, Anchor::Start, 11, paint_of(*target), &name, &turned);
            }
        }
        y += ROW_HEIGHT;
        out += &text_at(MARGIN, y - 4.0, Anchor::Start, 13, Paint::Ink, &group[0].group_name, bold);
        for row in group {
            let height = ROW_HEIGHT - 2.0;
            out += &text_at(left - 8.0, y + height - 3.0, Anchor::End, 11, Paint::Ink, &row.name, "");
            let paints = columns.iter().map(|target| {
                let is_legal = isa_supports(asked.toolkit, asked.ptx, *target, row.feature);
                if is_legal { paint_of(*target) } else { Paint::Faint }
            });
            // Neighbours of one paint are one stroke, which dashes part.
            let (paints, mut place) = (paints.collect::<Vec<_>>(), 0);
            for run in paints.chunk_by(PartialEq::eq) {
                let length = run.len() as f64 * CELL_WIDTH - 1.0;
                let path = cells.entry(run[0]).or_default();
                let _ = write!(path, "M{:.0} {:.1}h{length:.0}", x_of(place), y + height / 2.0);
                place += run.len();
            }
            y += ROW_HEIGHT;
        }
        rows_below += group.len();
    }
    let (height, dashes) = (number(ROW_HEIGHT - 2.0), number(CELL_WIDTH - 1.0));
    for (paint, path) in cells {
        let stroke = stroke(paint);
        let _ = writeln!(
            out,
            "<path d=\"{path}\" fill=\"none\" {stroke} stroke-width=\"{height}\" stroke-dasharray=\"{dashes} 1\"/>"
        );
    }
    picture(right + MARGIN, y + BOTTOM, TITLE, &out)
}
