//! The pieces of which the inspector's pictures are made. Colours follow the viewer's light or dark scheme.

use smarch_answers::shown;
use std::fmt::Write;

/// What a colour is for. No two that stand beside each other differ in red and green alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Paint {
    Ground,
    Ink,
    Gray,
    Faint,
    Pale,
    Accent,
    Mark,
    /// Texts on the following, which are the same in the dark.
    Night,
    Warps,
    Registers,
    Smem,
    Slots,
    Barriers,
    Virtual,
    Tensor,
}

#[rustfmt::skip]
const PAINTS: [(Paint, &str, &str, &str); 15] = [
    (Paint::Ground,    "ground",    "#ffffff", "#14181d"),
    (Paint::Ink,       "ink",       "#1f2933", "#e6e9ec"),
    (Paint::Gray,      "gray",      "#59636e", "#9aa5b1"),
    (Paint::Faint,     "faint",     "#e4e8ec", "#262d34"),
    (Paint::Pale,      "pale",      "#a9c8e6", "#34597e"),
    (Paint::Accent,    "accent",    "#2f6fb0", "#5a9bd8"),
    (Paint::Mark,      "mark",      "#c8502d", "#ea8a63"),
    (Paint::Night,     "night",     "#101418", "#101418"),
    (Paint::Warps,     "warps",     "#56b4e9", "#56b4e9"),
    (Paint::Registers, "registers", "#e69f00", "#e69f00"),
    (Paint::Smem,      "smem",      "#2fb090", "#2fb090"),
    (Paint::Slots,     "slots",     "#d48bb5", "#d48bb5"),
    (Paint::Barriers,  "barriers",  "#f0e442", "#f0e442"),
    (Paint::Virtual,   "virtual",   "#b8a08f", "#b8a08f"),
    (Paint::Tensor,    "tensor",    "#b8a1e3", "#b8a1e3"),
];

fn name_of(paint: Paint) -> &'static str {
    PAINTS.iter().find(|(it, ..)| *it == paint).map_or("ink", |(_, name, ..)| name)
}

/// The rules of the paints that these pieces name.
fn rules(is_dark: bool, pieces: &str) -> String {
    let mut out = String::new();
    for (_, name, light, dark) in PAINTS {
        let color = if is_dark { dark } else { light };
        for what in ["fill", "stroke"] {
            if pieces.contains(&format!("\"{what}-{name}\"")) {
                let _ = writeln!(out, ".{what}-{name}{{{what}:{color}}}");
            }
        }
    }
    out
}

/// A text that is XML, whatever its bytes are.
fn escaped(text: &str) -> String {
    shown(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// `class="..."` that fills with a paint.
pub fn fill(paint: Paint) -> String {
    format!("class=\"fill-{}\"", name_of(paint))
}

/// `class="..."` that strokes with a paint.
pub fn stroke(paint: Paint) -> String {
    format!("class=\"stroke-{}\"", name_of(paint))
}

/// A number as pictures write it, one decimal place.
pub fn number(value: f64) -> String {
    format!("{value:.1}")
}

#[derive(Clone, Copy, Debug)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// A text; `more` holds further attributes, with a blank before them.
pub fn text_at(x: f64, y: f64, anchor: Anchor, size: u32, paint: Paint, text: &str, more: &str) -> String {
    let anchor = match anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let (fill, text) = (fill(paint), escaped(text));
    format!(
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" font-size=\"{size}\" {fill}{more}>{text}</text>\n"
    )
}

pub fn line(x1: f64, y1: f64, x2: f64, y2: f64, paint: Paint, more: &str) -> String {
    format!("<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {}{more}/>\n", stroke(paint))
}

pub fn rectangle(x: f64, y: f64, width: f64, height: f64, paint: Paint) -> String {
    format!("<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" {}/>\n", fill(paint))
}

/// No less than the width of a text in the fonts of the pictures, bold or not.
pub fn widest(text: &str, size: u32) -> f64 {
    let width = |character: char| match character {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | 'f' | 't' | 'I' | '[' | ']' | '/' | '\\' | ' ' => {
            0.34
        }
        'r' | '(' | ')' | '{' | '}' | '-' | '"' | '`' | '*' => 0.48,
        'm' | 'w' | 'M' | 'W' | '@' | '%' => 1.1,
        'A'..='Z' => 0.87,
        character if !character.is_ascii() => 1.1,
        _ => 0.63,
    };
    let mut sum = 0.0;
    for character in shown(text).chars() {
        sum += width(character);
    }
    sum * f64::from(size)
}

/// A picture of these pieces, on its own ground.
pub fn picture(width: f64, height: f64, title: &str, pieces: &str) -> String {
    let (title, ground) = (escaped(title), rectangle(0.0, 0.0, width, height, Paint::Ground));
    let pieces = ground + pieces;
    let (light, dark) = (rules(false, &pieces), rules(true, &pieces));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.1}\" height=\"{height:.1}\" viewBox=\"0 0 {width:.1} {height:.1}\" \
         font-family=\"Helvetica, Arial, sans-serif\">\n<title>{title}</title>\n<style>\n{light}@media (prefers-color-scheme: dark) {{\n{dark}}}\n</style>\n\
         {pieces}</svg>\n"
    )
}
