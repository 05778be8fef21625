//! All measured instructions against all targets: which is legal where.

use crate::form_pictures::{Column, head_of, heads};
use crate::svg::{Anchor, Paint, picture, rectangle, text_at, widest};
use smarch::Target;
use smarch::isa::{ISA_FEATURES, isa_supports};
use smarch_answers::features::{Asked, legal_targets};

const MARGIN: f64 = 24.0;
const LABELS_WIDTH: f64 = 480.0;
const LINE_HEIGHT: f64 = 12.0;
const TOP: f64 = 100.0;
const TITLE: &str = "Which instruction is legal in PTX for which target";
const LEGEND: [(Paint, &str); 2] = [(Paint::Accent, "legal"), (Paint::Faint, "refused")];

/// What lies together in the picture: those of which the same holds, in the order of the first of each.
fn alike<T: Copy>(all: &[T], holds: impl Fn(T) -> Vec<bool>) -> Vec<(Vec<T>, Vec<bool>)> {
    let mut classes: Vec<(Vec<T>, Vec<bool>)> = Vec::new();
    for one in all {
        let holds = holds(*one);
        match classes.iter_mut().find(|(_, of_class)| *of_class == holds) {
            Some((class, _)) => class.push(*one),
            None => classes.push((vec![*one], holds)),
        }
    }
    classes
}

/// Names in lines of that width.
fn lines_of<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut lines = vec![String::new()];
    for name in names {
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push_str(", ");
                if widest(line, 10) + widest(name, 10) > LABELS_WIDTH {
                    lines.push(name.to_owned());
                    continue;
                }
            }
            line.push_str(name);
        }
    }
    lines
}

/// The picture.
pub fn legality(asked: &Asked) -> String {
    let targets = legal_targets(asked);
    let is_legal = |target: Target, row: usize| {
        let feature = ISA_FEATURES.get(row).map(|row| row.feature);
        feature.is_some_and(|feature| isa_supports(asked.toolkit, asked.ptx, target, feature))
    };
    let places: Vec<usize> = (0..ISA_FEATURES.len()).collect();
    let columns = alike(&targets, |target| places.iter().map(|row| is_legal(target, *row)).collect());
    let mut rows =
        alike(&places, |row| columns.iter().map(|(class, _)| class.iter().any(|it| is_legal(*it, row))).collect());
    // What older targets have comes first.
    rows.sort_by_key(|(_, legal)| legal.iter().position(|it| *it).unwrap_or(usize::MAX));
    let columns: Vec<Column> = columns.iter().map(|(class, _)| Column::of(class)).collect();
    let left = MARGIN + LABELS_WIDTH + 10.0;
    let in_ptx = asked.ptx.map_or(String::new(), |version| format!(", PTX {version}"));
    let subtitle = format!(
        "as ptxas of toolkit {} decides{in_ptx}; instructions that the same targets have share a row, targets that have the same a column",
        asked.toolkit
    );
    let bold = " font-weight=\"600\"";
    let mut out = text_at(MARGIN, 38.0, Anchor::Start, 18, Paint::Ink, TITLE, bold);
    out += &text_at(MARGIN, 58.0, Anchor::Start, 12, Paint::Gray, &subtitle, "");
    let mut x = MARGIN;
    for (paint, text) in LEGEND {
        out += &rectangle(x, 72.0, 12.0, 12.0, paint);
        out += &text_at(x + 18.0, 82.0, Anchor::Start, 12, Paint::Ink, text, "");
        x += 18.0 + widest(text, 12) + 20.0;
    }
    let mut y = TOP + head_of(&columns) + 6.0;
    out += &heads(&columns, left, y - 5.0);
    for (places, legal) in &rows {
        let lines = lines_of(places.iter().filter_map(|place| Some(&*ISA_FEATURES.get(*place)?.name)));
        for (place, text) in lines.iter().enumerate() {
            let foot = y + LINE_HEIGHT * (place as f64 + 1.0);
            out += &text_at(left - 8.0, foot, Anchor::End, 10, Paint::Ink, text, "");
        }
        let height = LINE_HEIGHT * lines.len() as f64 + 6.0;
        let mut x = left;
        for (column, is_legal) in columns.iter().zip(legal) {
            let paint = if *is_legal { Paint::Accent } else { Paint::Faint };
            out += &rectangle(x, y, column.width - 1.0, height - 2.0, paint);
            x += column.width;
        }
        y += height;
    }
    let right = columns.iter().fold(left, |x, column| x + column.width);
    // What stands above may reach farther than the columns.
    let right = right.max(MARGIN + widest(TITLE, 18)).max(MARGIN + widest(&subtitle, 12));
    picture(right.ceil() + MARGIN, y + MARGIN, TITLE, &out)
}
