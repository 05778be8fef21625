//! One picture of some step curves side by side, as SVG.

use crate::layout::{shortened, visible_width};
use crate::svg::{Anchor, Paint, fill, line, number, picture, rectangle, stroke, text_at, widest};

/// A place on a curve: x, y, and what is written there.
pub struct Place {
    pub x: f64,
    pub y: f64,
    pub label: String,
}

/// From where to where what limits.
#[derive(Clone, PartialEq)]
pub struct Band {
    pub from: f64,
    pub to: f64,
    pub label: &'static str,
    pub paint: Paint,
}

/// A curve of steps.
pub struct Curve {
    pub title: String,
    pub x_label: String,
    /// Where a step begins, and its y.
    pub steps: Vec<(f64, f64)>,
    pub x_max: f64,
    /// Beyond it there is no curve.
    pub x_end: f64,
    /// Where ticks stand, and what is written there.
    pub ticks: Vec<(f64, String)>,
    pub bands: Vec<Band>,
    pub now: Place,
    pub best: Option<Place>,
}

const PANEL_WIDTH: f64 = 330.0;
const PANEL_HEIGHT: f64 = 210.0;
const LEFT: f64 = 64.0;
const TOP: f64 = 112.0;
const GAP: f64 = 34.0;
const BAND_HEIGHT: f64 = 15.0;
const BOTTOM: f64 = 104.0;
const RIGHT: f64 = 24.0;

/// A text on a band of the ground, which parts it from the curve.
fn label(x: f64, y: f64, anchor: Anchor, paint: Paint, text: &str) -> String {
    let band = text_at(x, y, anchor, 12, Paint::Ground, text, "");
    format!("<g {} stroke-width=\"5\">{band}</g>\n", stroke(Paint::Ground))
        + &text_at(x, y, anchor, 12, paint, text, "")
}

fn panel(curve: &Curve, x0: f64, is_first: bool) -> String {
    let x = |value: f64| x0 + value.min(curve.x_max) / curve.x_max * PANEL_WIDTH;
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
    for Band { from, to, label, paint } in &curve.bands {
        let (left, width) = (x(*from), x(*to) - x(*from));
        out += &rectangle(left, foot + 1.0, width, BAND_HEIGHT, *paint);
        if widest(label, 10) < width {
            let ink = if *paint == Paint::Faint { Paint::Gray } else { Paint::Night };
            out += &text_at(left + width / 2.0, foot + 12.0, Anchor::Middle, 10, ink, label, "");
        }
    }
    for (value, label) in &curve.ticks {
        out += &line(x(*value), foot + BAND_HEIGHT, x(*value), foot + BAND_HEIGHT + 5.0, Paint::Gray, "");
        out += &text_at(x(*value), foot + BAND_HEIGHT + 19.0, Anchor::Middle, 12, Paint::Gray, label, "");
    }
    let middle = x0 + PANEL_WIDTH / 2.0;
    out += &text_at(middle, foot + BAND_HEIGHT + 40.0, Anchor::Middle, 13, Paint::Ink, &curve.x_label, "");
    // Above the mark of a point at 100 %.
    out += &text_at(x0, TOP - 32.0, Anchor::Start, 14, Paint::Ink, &curve.title, " font-weight=\"600\"");
    if curve.x_end < curve.x_max {
        let end = x(curve.x_end);
        out += &rectangle(end, TOP, x0 + PANEL_WIDTH - end, PANEL_HEIGHT, Paint::Faint);
        out += &line(end, TOP, end, foot, Paint::Gray, "");
    }

    let mut path = String::new();
    for (at, value) in curve.steps.iter().filter(|(at, _)| *at < curve.x_end) {
        let (at, value) = (number(x(*at)), number(y(*value)));
        path += &if path.is_empty() { format!("M{at} {value}") } else { format!("H{at}V{value}") };
    }
    path += &format!("H{}", number(x(curve.x_end)));
    out += &format!(
        "<path d=\"{path}\" fill=\"none\" {} stroke-width=\"2\" stroke-linejoin=\"round\"/>\n",
        stroke(Paint::Accent)
    );

    let now = &curve.now;
    let anchor_of = |x: f64| if x > x0 + PANEL_WIDTH * 0.6 { (x - 9.0, Anchor::End) } else { (x + 9.0, Anchor::Start) };
    let (now_x, now_y) = (x(now.x), y(now.y));
    let is_best = curve.best.as_ref().is_some_and(|best| best.x == now.x);
    if let Some(best) = curve.best.as_ref().filter(|_| !is_best) {
        let (best_x, best_y) = (x(best.x), y(best.y));
        let (cx, cy, stroke) = (number(best_x), number(best_y), stroke(Paint::Ink));
        out += &format!("<circle cx=\"{cx}\" cy=\"{cy}\" r=\"5\" fill=\"none\" {stroke} stroke-width=\"2\"/>\n");
        let (label_x, anchor) = anchor_of(best_x);
        let is_near = (best_x - now_x).abs() < 110.0 && (best_y - now_y).abs() < 16.0;
        let label_y = if is_near { best_y + 20.0 } else { best_y - 9.0 };
        out += &label(label_x, label_y, anchor, Paint::Ink, &format!("best: {}", best.label));
    }
    out += &line(now_x, foot, now_x, now_y, Paint::Mark, " stroke-dasharray=\"3 3\"");
    out += &format!("<circle cx=\"{}\" cy=\"{}\" r=\"5\" {}/>\n", number(now_x), number(now_y), fill(Paint::Mark));
    let (label_x, anchor) = anchor_of(now_x);
    let text = if is_best { format!("{}, the best", now.label) } else { now.label.clone() };
    out + &label(label_x, now_y - 9.0, anchor, Paint::Mark, &text)
}

/// What the bands of all curves mean.
fn legend(curves: &[Curve], y: f64) -> String {
    let mut shown: Vec<&Band> = Vec::new();
    for band in curves.iter().flat_map(|curve| &curve.bands) {
        if !shown.iter().any(|it| it.label == band.label) {
            shown.push(band);
        }
    }
    let (mut x, mut out) = (LEFT, String::new());
    for Band { label, paint, .. } in shown {
        let text = if *paint == Paint::Faint { (*label).to_owned() } else { format!("limited by {label}") };
        out += &rectangle(x, y - 10.0, 12.0, 12.0, *paint);
        out += &text_at(x + 18.0, y, Anchor::Start, 12, Paint::Ink, &text, "");
        x += 18.0 + widest(&text, 12) + 14.0;
    }
    out
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
    out += &legend(curves, height - 16.0);
    picture(width, height, &title, &out)
}
