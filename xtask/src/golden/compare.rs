//! Where an answer is another one than that on record, as one reads it.

use super::run::Answer;
use serde_json::Value;
use std::fmt;

/// Lines that say what differs.
pub struct Difference(Vec<String>);

/// How many differing lines of one text are shown.
const LINES: usize = 6;

impl Difference {
    /// What differs, or nothing.
    pub fn between(wanted: &Answer, found: &Answer) -> Option<Self> {
        let mut lines = Vec::new();
        if wanted.status != found.status {
            let text = |status: Option<i32>| status.map_or("a signal".to_owned(), |it| it.to_string());
            lines.push(format!(
                "  exit status {} on record, {} now",
                text(wanted.status),
                text(found.status)
            ));
        }
        texts("standard output", &wanted.stdout, &found.stdout, &mut lines);
        texts("standard error", &wanted.stderr, &found.stderr, &mut lines);
        for name in wanted
            .files
            .keys()
            .chain(found.files.keys().filter(|name| !wanted.files.contains_key(*name)))
        {
            match (wanted.files.get(name), found.files.get(name)) {
                (Some(wanted), Some(found)) => texts(name, wanted, found, &mut lines),
                (Some(_), None) => lines.push(format!("  {name} is not written now")),
                _ => lines.push(format!("  {name} is written now")),
            }
        }
        (!lines.is_empty()).then_some(Self(lines))
    }

    /// Nothing is on record.
    pub fn unknown() -> Self {
        Self(vec!["  is not on record".to_owned()])
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

fn texts(what: &str, wanted: &str, found: &str, lines: &mut Vec<String>) {
    if wanted == found {
        return;
    }
    lines.push(format!("  {what}:"));
    if let (Ok(wanted), Ok(found)) = (serde_json::from_str(wanted), serde_json::from_str(found)) {
        let mut places = Vec::new();
        values("", &wanted, &found, &mut places);
        lines.extend(places.into_iter().take(LINES));
        return;
    }
    let (wanted, found): (Vec<&str>, Vec<&str>) = (wanted.lines().collect(), found.lines().collect());
    let same_head = wanted
        .iter()
        .zip(&found)
        .take_while(|(one, other)| one == other)
        .count();
    let (wanted, found) = (&wanted[same_head..], &found[same_head..]);
    let same_tail = wanted
        .iter()
        .rev()
        .zip(found.iter().rev())
        .take_while(|(one, other)| one == other)
        .count();
    lines.push(format!("    from line {} on", same_head + 1));
    for (sign, side) in [('-', wanted), ('+', found)] {
        let side = &side[..side.len() - same_tail];
        lines.extend(
            side.iter()
                .take(LINES)
                .map(|line| format!("    {sign} {}", line.escape_debug())),
        );
    }
}

/// The places at which two JSON values differ, the order of keys included.
fn values(place: &str, wanted: &Value, found: &Value, places: &mut Vec<String>) {
    match (wanted, found) {
        (Value::Object(one), Value::Object(other)) => {
            let keys = |it: &serde_json::Map<String, Value>| it.keys().cloned().collect::<Vec<_>>();
            if keys(one) != keys(other) {
                places.push(format!(
                    "    {place} keys: - {}\n    {place} keys: + {}",
                    keys(one).join(" "),
                    keys(other).join(" ")
                ));
            }
            for (key, value) in one {
                if let Some(other) = other.get(key) {
                    values(&format!("{place}.{key}"), value, other, places);
                }
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (at, (one, other)) in one.iter().zip(other).enumerate() {
                values(&format!("{place}[{at}]"), one, other, places);
            }
        }
        _ if wanted != found => places.push(format!("    {place}: - {wanted}\n    {place}: + {found}")),
        _ => {}
    }
}
