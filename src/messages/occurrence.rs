//! Whether a message stands in a text: its own words in their order, anything in the place of its values.
//!
//! Capitals, quotes and the number of blanks do not matter; logs are wrapped, and quotes are lost where people copy.

/// A value has no more bytes, so a text takes time in proportion to its length.
const LONGEST_VALUE: usize = 200;

/// More blanks or quotes beside each other are a gap that no message has.
const LONGEST_GAP: usize = 64;

/// The most values of a message that is looked for.
#[doc(alias = "SMARCH_MESSAGE_VALUES")]
pub const MOST_VALUES: usize = 4;

/// Where a value stands in a text.
#[doc(alias = "smarch_message_value")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct ValuePlace {
    /// Its first byte.
    pub start: usize,
    /// The byte after its last one; `start` where it is empty.
    pub end: usize,
}

/// Where a message stands in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Occurrence {
    /// Its first byte, of its own words or of a value before them.
    pub start: usize,
    /// The byte after its last one.
    pub end: usize,
    /// How many letters its own words have. If two messages stand at one place, the one with more letters is meant.
    pub letters: usize,
    pub(crate) values: [ValuePlace; MOST_VALUES],
    pub(crate) value_count: usize,
}

impl Occurrence {
    /// The values, in the order of the message, without quotes and without what closes a sentence.
    #[must_use]
    pub fn values(&self) -> &[ValuePlace] {
        self.values.get(..self.value_count).unwrap_or_default()
    }

    fn add(&mut self, value: ValuePlace) {
        if let Some(place) = self.values.get_mut(self.value_count) {
            *place = value;
            self.value_count = self.value_count.saturating_add(1);
        }
    }
}

const fn is_blank(byte: u8) -> bool {
    byte <= b' ' || byte == 0x7f
}

const fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The text behind a quote with which it begins: of ASCII, or as typesetters have them.
const fn behind_quote(text: &[u8]) -> Option<&[u8]> {
    match text {
        [b'\'' | b'"' | b'`', rest @ ..] | [0xe2, 0x80, 0x98 | 0x99 | 0x9c | 0x9d, rest @ ..] => Some(rest),
        _ => None,
    }
}

const fn before_quote(text: &[u8]) -> Option<&[u8]> {
    match text {
        [rest @ .., b'\'' | b'"' | b'`'] | [rest @ .., 0xe2, 0x80, 0x98 | 0x99 | 0x9c | 0x9d] => Some(rest),
        _ => None,
    }
}

/// A text as it is compared: in small letters, without quotes, blanks beside each other as one.
#[derive(Clone, Copy)]
struct Letters<'a>(&'a [u8]);

impl<'a> Letters<'a> {
    fn behind_quotes(&mut self) {
        for _ in 0..LONGEST_GAP {
            let Some(rest) = behind_quote(self.0) else { return };
            self.0 = rest;
        }
    }

    fn next(&mut self) -> Option<u8> {
        self.behind_quotes();
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        if !is_blank(first) {
            return Some(first.to_ascii_lowercase());
        }
        for _ in 0..LONGEST_GAP {
            self.0 = match (self.0, behind_quote(self.0)) {
                (_, Some(rest)) => rest,
                ([byte, rest @ ..], None) if is_blank(*byte) => rest,
                _ => break,
            };
        }
        Some(b' ')
    }

    /// What is behind the words with which it begins, how many letters they are, and the last of them.
    fn behind(mut self, own: &[u8]) -> Option<(Self, usize, u8)> {
        let (mut own, mut count, mut last) = (Letters(own), 0usize, b' ');
        while let Some(letter) = own.next() {
            if self.next()? != letter {
                return None;
            }
            (count, last) = (count.saturating_add(1), letter);
        }
        Some((self, count, last))
    }

    /// Where it begins in the text that it is the rest of.
    const fn place(&self, text: &[u8]) -> usize {
        text.len().saturating_sub(self.0.len())
    }
}

/// The words of a template up to a value, and what is behind the value; `None` where no value comes.
fn part(template: &[u8]) -> (&[u8], Option<&[u8]>) {
    let mut values = template.splitn(2, |byte| *byte == b'{');
    let own = values.next().unwrap_or_default();
    let behind = values
        .next()
        .and_then(|value| value.splitn(2, |byte| *byte == b'}').nth(1));
    match behind {
        Some(behind) => (own, Some(behind)),
        None => (template, None),
    }
}

fn is_gap(text: &[u8]) -> Option<&[u8]> {
    match text {
        [byte, rest @ ..] if is_blank(*byte) => Some(rest),
        _ => behind_quote(text),
    }
}

/// A value, without quotes and blanks around it and without what closes a sentence or a bracket.
fn trimmed(text: &[u8], start: usize, end: usize) -> ValuePlace {
    let (mut value, mut start) = (text.get(start..end).unwrap_or_default(), start);
    while let Some(rest) = is_gap(value) {
        start = start.saturating_add(value.len().saturating_sub(rest.len()));
        value = rest;
    }
    loop {
        value = match value {
            [rest @ .., b'.' | b',' | b';' | b':' | b')' | b']' | b'}' | b'>'] => rest,
            [rest @ .., byte] if is_blank(*byte) => rest,
            _ => match before_quote(value) {
                Some(rest) => rest,
                None => break,
            },
        };
    }
    ValuePlace {
        start,
        end: start.saturating_add(value.len()),
    }
}

/// The first place where a message stands in a text; values of the template have a name in braces.
///
/// The words are compared without regard to capitals, quotes and how many blanks there are; a full stop at the end may be missing. A value has
/// at most 200 bytes, and is what stands before the next words of the message: one at the end goes up to a blank, one at the beginning is the word
/// before. Words begin and end where those of the text do.
#[must_use]
pub fn occurrence(template: &str, text: &[u8]) -> Option<Occurrence> {
    let template = template.trim_end_matches('.').as_bytes();
    let (mut own, mut rest) = part(template);
    let has_lead = Letters(own).next().is_none_or(|first| first == b' ') && rest.is_some();
    if has_lead {
        (own, rest) = part(rest?);
    }
    while let Some(behind) = is_gap(own) {
        own = behind;
    }
    let first = own.first()?.to_ascii_lowercase();
    let mut from = 0usize;
    loop {
        let skipped = text
            .get(from..)?
            .iter()
            .position(|byte| byte.to_ascii_lowercase() == first)?;
        let at = from.saturating_add(skipped);
        from = at.saturating_add(1);
        let before = at.checked_sub(1).and_then(|before| text.get(before));
        if is_word(first) && before.is_some_and(|before| is_word(*before)) {
            continue;
        }
        if let Some(found) = occurrence_at(text, at, own, rest, has_lead) {
            return Some(found);
        }
    }
}

/// The same of a message whose first words stand at this place, if they do.
#[inline(never)]
fn occurrence_at(text: &[u8], at: usize, own: &[u8], mut rest: Option<&[u8]>, has_lead: bool) -> Option<Occurrence> {
    let (mut letters, count, mut last) = Letters(text.get(at..)?).behind(own)?;
    let mut found = Occurrence {
        start: at,
        end: at,
        letters: count,
        values: [ValuePlace::default(); MOST_VALUES],
        value_count: 0,
    };
    if has_lead {
        let value = word_before(text, at);
        found.start = value.start.min(at);
        found.add(value);
    }
    while let Some(template) = rest {
        let start = letters.place(text);
        let (own, next) = part(template);
        let mut end = letters;
        if next.is_none() && Letters(own).next().is_none() {
            let value = end.0.iter().take(LONGEST_VALUE).position(|byte| is_blank(*byte));
            let value = value.unwrap_or(end.0.len().min(LONGEST_VALUE));
            letters = Letters(end.0.get(value..).unwrap_or_default());
            found.add(trimmed(text, start, letters.place(text)));
            last = b' ';
            break;
        }
        let mut left = LONGEST_VALUE;
        let (behind, count, letter) = loop {
            if let Some(behind) = end.behind(own) {
                break behind;
            }
            left = left.checked_sub(1)?;
            end = Letters(end.0.get(1..)?);
        };
        found.add(trimmed(text, start, end.place(text)));
        found.letters = found.letters.saturating_add(count);
        (letters, last, rest) = (behind, letter, next);
    }
    found.end = letters.place(text);
    // "no error" does not stand in "no errors".
    let is_inside = is_word(last) && letters.0.first().is_some_and(|after| is_word(*after));
    (!is_inside).then_some(found)
}

/// The word before a place.
fn word_before(text: &[u8], at: usize) -> ValuePlace {
    let mut before = text.get(..at).unwrap_or_default();
    for _ in 0..LONGEST_GAP {
        before = match before {
            [rest @ .., byte] if is_blank(*byte) => rest,
            _ => match before_quote(before) {
                Some(rest) => rest,
                None => break,
            },
        };
    }
    let length = before.iter().rev().take(LONGEST_VALUE).position(|byte| is_blank(*byte));
    let length = length.unwrap_or(before.len().min(LONGEST_VALUE));
    trimmed(text, before.len().saturating_sub(length), before.len())
}

/// Whether a message that stands in a text is meant there. A message of one or two words is meant only if the text has
/// few other words, or speaks of CUDA.
#[must_use]
pub fn is_meant(template: &str, text: &[u8]) -> bool {
    let is_short = !template.contains('{') && template.bytes().filter(|byte| *byte == b' ').count() < 2;
    !is_short
        || text.len() < template.len().saturating_add(12)
        || text.windows(4).any(|word| word.eq_ignore_ascii_case(b"cuda"))
}
