//! What a mistyped word may have meant.

use alloc::{format, string::String, vec, vec::Vec};

/// How many words are suggested at most.
const MOST: usize = 3;
/// Longer texts are no slips of the finger, and would take long to compare.
const LONGEST: usize = 100;

/// How many bytes must be put in, left out, changed or swapped with their neighbour.
pub(crate) fn distance(one: &[u8], other: &[u8]) -> usize {
    let width = other.len() + 1;
    let mut steps = vec![0; (one.len() + 1) * width];
    for i in 0..=one.len() {
        for j in 0..=other.len() {
            let at = |i: usize, j: usize| steps[i * width + j];
            steps[i * width + j] = if i == 0 || j == 0 {
                i + j
            } else {
                let changed = at(i - 1, j - 1) + usize::from(one[i - 1] != other[j - 1]);
                let fewest = changed.min(at(i - 1, j) + 1).min(at(i, j - 1) + 1);
                let is_swap = i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
                if is_swap { fewest.min(at(i - 2, j - 2) + 1) } else { fewest }
            };
        }
    }
    steps[one.len() * width + other.len()]
}

/// The words that are nearest to what was typed, in their order; else those that begin with it. None for a text that is like no word.
pub fn nearest<'a>(typed: &str, words: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    if typed.is_empty() || typed.len() > LONGEST {
        return Vec::new();
    }
    let wanted = typed.to_ascii_lowercase();
    let mut best = usize::max(1, wanted.len() / 3);
    let (mut near, mut longer) = (Vec::new(), Vec::new());
    for word in words {
        let candidate = word.to_ascii_lowercase();
        // A word that is so much longer or shorter is not compared letter by letter.
        let steps = match wanted.len().abs_diff(candidate.len()) {
            more if more > best => more,
            _ => distance(wanted.as_bytes(), candidate.as_bytes()),
        };
        if steps < best {
            near.clear();
        }
        if steps <= best && steps < wanted.len() {
            best = steps;
            near.push(word);
        }
        if wanted.len() >= 2 && candidate.starts_with(&wanted) {
            longer.push(word);
        }
    }
    let mut found = if near.is_empty() { longer } else { near };
    found.truncate(MOST);
    found
}

/// "; did you mean A or B?", or nothing.
pub fn did_you_mean<T: AsRef<str>>(near: &[T]) -> String {
    let near: Vec<&str> = near.iter().map(AsRef::as_ref).collect();
    if near.is_empty() { String::new() } else { format!("; did you mean {}?", near.join(" or ")) }
}
