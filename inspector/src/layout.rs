//! Text in columns: how wide it is on a terminal, and where it breaks. Colour takes no room.

use smarch_answers::Known;

const OFF: &str = "\x1b[0m";

/// The length of the escape sequence at the beginning of a text; 0 when there is none.
fn escape_at(text: &[u8]) -> usize {
    match text.first() {
        Some(b'\x1b') => text.iter().position(|byte| *byte == b'm').map_or(text.len(), |end| end + 1),
        _ => 0,
    }
}

fn is_first_byte(byte: u8) -> bool {
    byte & 0xc0 != 0x80
}

/// The columns that a text takes on a terminal: escape sequences take none, a UTF-8 character one.
pub fn visible_width(text: &str) -> usize {
    if !text.as_bytes().contains(&b'\x1b') {
        return text.chars().count();
    }
    let (bytes, mut at, mut width) = (text.as_bytes(), 0, 0);
    while at < bytes.len() {
        match escape_at(&bytes[at..]) {
            0 => {
                width += usize::from(is_first_byte(bytes[at]));
                at += 1;
            }
            escape => at += escape,
        }
    }
    width
}

/// How many bytes of the text take at most so many columns.
fn bytes_in(text: &str, width: usize) -> usize {
    let (bytes, mut at, mut column) = (text.as_bytes(), 0, 0);
    while at < bytes.len() {
        match escape_at(&bytes[at..]) {
            0 => {
                let is_first = is_first_byte(bytes[at]);
                if is_first && column == width {
                    break;
                }
                column += usize::from(is_first);
                at += 1;
            }
            escape => at += escape,
        }
    }
    at
}

/// The escape sequence that is in force at the end of a line which began with `color`.
fn color_after<'a>(line: &'a str, color: &'a str) -> &'a str {
    let (mut at, mut color) = (0, color);
    while at < line.len() {
        let escape = escape_at(&line.as_bytes()[at..]);
        if escape > 0 {
            let sequence = &line[at..at + escape];
            color = if sequence == OFF { "" } else { sequence };
        }
        at += escape.max(1);
        while !line.is_char_boundary(at) {
            at += 1;
        }
    }
    color
}

/// The columns that the longest word takes.
pub fn longest_word(text: &str) -> usize {
    wrapped(text, 0).iter().map(|word| visible_width(word)).max().unwrap_or(0)
}

/// The text with blanks behind it up to the width.
pub fn padded(text: &str, width: usize) -> String {
    let taken = visible_width(text);
    format!("{text}{}", " ".repeat(width.saturating_sub(taken)))
}

/// The text, or its beginning with "..." in the width.
pub fn shortened(text: &str, width: usize) -> String {
    if width < 4 || visible_width(text) <= width {
        return text.to_owned();
    }
    let kept = &text[..bytes_in(text, width - 3)];
    format!("{kept}...{}", if color_after(kept, "").is_empty() { "" } else { OFF })
}

/// The text, or "..." and its end in the width. Without colour.
pub fn shortened_start(text: &str, width: usize) -> String {
    let taken = visible_width(text);
    if width < 4 || taken <= width {
        return text.to_owned();
    }
    text.chars().skip(taken - (width - 3)).fold("...".to_owned(), |mut kept, char| {
        kept.push(char);
        kept
    })
}

/// Whether a line may end at this blank: not before the sign of a percentage, "90 %".
fn may_break(text: &[u8], blank: usize) -> bool {
    let after = text.get(blank + 2).copied().unwrap_or(b' ');
    !text[blank..].starts_with(b" %") || after.is_ascii_alphabetic()
}

/// The last blank up to a place at which a line may end.
fn break_before(text: &[u8], at: usize) -> Option<usize> {
    let last = at.min(text.len().saturating_sub(1));
    let blank = (0..=last).rev().find(|&place| text[place] == b' ' && (place == 0 || may_break(text, place)));
    blank.filter(|place| *place != 0)
}

/// The first blank from a place on at which a line may end.
fn break_after(text: &[u8], at: usize) -> Option<usize> {
    (at..text.len()).find(|&place| text[place] == b' ' && may_break(text, place))
}

/// Lines of at most `width` columns, broken at blanks; a longer word is a line of its own. Colour goes on in the next line.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let (mut parts, mut rest) = (Vec::new(), text);
    loop {
        // What is behind the line is not looked at: of a long text that would be done for each of its lines.
        let fits = bytes_in(rest, width);
        if fits == rest.len() {
            break;
        }
        let cut = break_before(rest.as_bytes(), fits).or_else(|| break_after(rest.as_bytes(), 1));
        let Some(cut) = cut else { break };
        parts.push(rest[..=cut].trim_end_matches(' '));
        rest = rest[cut..].trim_start_matches(' ');
    }
    parts.push(rest);
    let mut color = "";
    let mut lines = Vec::with_capacity(parts.len());
    for part in parts {
        let after = color_after(part, color);
        lines.push(format!("{color}{part}{}", if after.is_empty() { "" } else { OFF }));
        color = after;
    }
    lines
}

/// The same for a list, broken between its items; "none" for an empty one.
pub fn wrapped_list(items: &[String], width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (position, item) in items.iter().enumerate() {
        let comma = if position + 1 < items.len() { "," } else { "" };
        match lines.last_mut() {
            Some(line) if visible_width(line) + 1 + visible_width(item) + comma.len() <= width => {
                line.push_str(&format!(" {item}{comma}"));
            }
            _ => lines.push(format!("{item}{comma}")),
        }
    }
    if lines.is_empty() {
        lines.push("none".to_owned());
    }
    lines
}

/// Widths of columns, two blanks between them, that fit in `room`: the widest gives way first, none below its least width.
/// `room` 0: as they are.
pub fn fitted(mut widths: Vec<usize>, least: &[usize], room: usize) -> Vec<usize> {
    if room == 0 || widths.is_empty() {
        return widths;
    }
    let mut total = widths.iter().sum::<usize>() + 2 * (widths.len() - 1);
    while total > room {
        let can_give = (0..widths.len()).filter(|&column| widths[column] > least[column]);
        // Of several that are widest the first.
        let Some(widest) = can_give.reduce(|one, other| if widths[other] > widths[one] { other } else { one }) else {
            break;
        };
        widths[widest] -= 1;
        total -= 1;
    }
    widths
}

/// "d4 ?? 00": bytes, those that are not known as "??".
pub fn bytes_of(bytes: &[Known<u8>]) -> String {
    let text = |byte: &Known<u8>| byte.get().map_or("??".to_owned(), |byte| format!("{byte:02x}"));
    bytes.iter().map(text).collect::<Vec<_>>().join(" ")
}
