//! One picture of some step curves side by side, as SVG.

use crate::layout::{shortened, visible_width};
use crate::svg::{Anchor, Paint, fill, line, number, picture, stroke, text_at, widest};

/// A curve of steps: a point's y holds from after the x before up to its own.
pub struct Curve {
    pub title: String,
    pub x_label: String,
    pub points: Vec<(f64, f64)>,
    pub x_max: f64,
    /// Beyond it there is no curve.
    pub x_end: f64,
    /// Where ticks stand, and what is written there.
    pub ticks: Vec<(f64, String)>,
    /// The point that is marked.
    pub x_now: f64,
    pub y_now: f64,
    pub now_label: String,
}

const PANEL_WIDTH: f64 = 330.0;
const PANEL_HEIGHT: f64 = 210.0;
const LEFT: f64 = 64.0;
const TOP: f64 = 112.0;
const GAP: f64 = 34.0;
const BOTTOM: f64 = 62.0;
const RIGHT: f64 = 24.0;

fn panel(curve: &Curve, x0: f64, is_first: bool) -> String {
    let x = |value: f64| x0 + value / curve.x_max * PANEL_WIDTH;
    let y = |value: f64| TOP + PANEL_HEIGHT * (1.0 - value / 100.0);
    let foot = TOP + PANEL_HEIGHT;
    let mut out = String::new();
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent));
        out += &line(x0, at, x0 + PANEL_WIDTH, at, if percent == 0 { Paint::Gray } else { Paint::Faint }, "");
        if is_first {
            out += &text_at(x0 - 8.0, at + 4.0, Anchor::End, 12, Paint::Gray, &format!("{percent} %"), "");
        }
    }
    for (value, label) in &curve.ticks {
        out += &line(x(*value), foot, x(*value), foot + 5.0, Paint::Gray, "");
        out += &text_at(x(*value), foot + 19.0, Anchor::Middle, 12, Paint::Gray, label, "");
    }
    out += &text_at(x0 + PANEL_WIDTH / 2.0, foot + 40.0, Anchor::Middle, 13, Paint::Ink, &curve.x_label, "");
    // Above the mark of a point at 100 %.
    out += &text_at(x0, TOP - 32.0, Anchor::Start, 14, Paint::Ink, &curve.title, " font-weight=\"600\"");

    // Steps: a value holds from after the point before up to its own.
    let mut path = String::new();
    for (at, value) in &curve.points {
        path += &if path.is_empty() {
            format!("M{} {}", number(x(0.0)), number(y(*value)))
        } else {
            format!("V{}", number(y(*value)))
        };
        path += &format!("H{}", number(x(at.min(curve.x_end))));
        if *at >= curve.x_end {
            break;
        }
    }
    out += &format!(
        "<path d=\"{path}\" fill=\"none\" {} stroke-width=\"2\" stroke-linejoin=\"round\"/>\n",
        stroke(Paint::Accent)
    );

    let (now_x, now_y) = (x(curve.x_now.min(curve.x_max)), y(curve.y_now));
    let on_the_right = now_x > x0 + PANEL_WIDTH * 0.6;
    out += &line(now_x, foot, now_x, now_y, Paint::Mark, " stroke-dasharray=\"3 3\"");
    out += &format!("<circle cx=\"{}\" cy=\"{}\" r=\"5\" {}/>\n", number(now_x), number(now_y), fill(Paint::Mark));
    // A band of the ground parts the label from the curve.
    let (label_x, label_y) = (now_x + if on_the_right { -9.0 } else { 9.0 }, now_y - 9.0);
    let anchor = if on_the_right { Anchor::End } else { Anchor::Start };
    let band = text_at(label_x, label_y, anchor, 12, Paint::Ground, &curve.now_label, "");
    out += &format!("<g {} stroke-width=\"5\">{band}</g>\n", stroke(Paint::Ground));
    out + &text_at(label_x, label_y, anchor, 12, Paint::Mark, &curve.now_label, "")
}

/// The picture; y runs from 0 to 100 in every curve. Its title is the name, shortened where there is no room for it, and the fact.
pub fn svg_of(name: &str, fact: &str, subtitle: &str, y_label: &str, curves: &[Curve]) -> String {
    let count = curves.len() as f64;
    let (width, height) = (LEFT + count * PANEL_WIDTH + (count - 1.0) * GAP + RIGHT, TOP + PANEL_HEIGHT + BOTTOM);
    // No more characters than that have room: what is behind them is not measured for each length.
    let name = &shortened(name, ((width - LEFT - RIGHT) / widest("i", 18)) as usize);
    let mut length = visible_width(name);
    while length > 4 && widest(&(shortened(name, length) + fact), 18) > width - LEFT - RIGHT {
        length -= 1;
    }
    let title = shortened(name, length) + fact;
    let mut out = text_at(LEFT, 30.0, Anchor::Start, 18, Paint::Ink, &title, " font-weight=\"600\"");
    out += &text_at(LEFT, 52.0, Anchor::Start, 13, Paint::Gray, subtitle, "");
    let middle = TOP + PANEL_HEIGHT / 2.0;
    let turned = format!(" transform=\"rotate(-90 16 {})\"", number(middle));
    out += &text_at(16.0, middle, Anchor::Middle, 13, Paint::Ink, y_label, &turned);
    let mut x0 = LEFT;
    for (position, curve) in curves.iter().enumerate() {
        out += &panel(curve, x0, position == 0);
        x0 += PANEL_WIDTH + GAP;
    }
    picture(width, height, &title, &out)
}
