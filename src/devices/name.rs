//! Which products a name means.
//!
//! A name is read as words: letters or digits, parted by blanks, hyphens, underscores and parentheses, and where letters meet
//! digits. "80GB" is a size of memory. Case means nothing.

use super::{DEVICES, Device, listings_of, parse_pci};

/// A longer text names nothing.
pub const MAX_NAME: usize = 128;

/// How well a name has to fit a row, the best first.
#[derive(Clone, Copy)]
enum Fit {
    /// The same words, the maker's left out.
    Same,
    /// The same words, but for those that people leave out: GeForce, RTX, Generation, the size of the memory.
    Shortened,
    /// Words of the product, in any order.
    Part,
}

/// The only product that a name means: "RTX 4090", "4090", "NVIDIA GeForce RTX 4090", "h100 sxm", "a100-sxm4-80gb", or
/// a PCI ID, "10de:2684". `None` if it means no product or several ("H100"): [`candidates`] has those.
#[must_use]
#[doc(alias = "smarch_device_find")]
pub fn find(name: &str) -> Option<&'static Device> {
    let mut all = candidates(name);
    match (all.next(), all.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

/// Every product that a name may mean, in the order of the rows.
///
/// The best fit counts alone: "RTX 4090" is not the RTX 4090 D. No product is called "H100", so it means each product
/// that has it in its name. A name that several products print means all of them.
#[doc(alias = "smarch_device_candidates")]
pub fn candidates(name: &str) -> impl Iterator<Item = &'static Device> + Clone {
    positions(name.as_bytes()).filter_map(|position| DEVICES.get(position))
}

/// Their positions in [`DEVICES`].
pub(crate) fn positions(name: &[u8]) -> impl Iterator<Item = usize> + Clone {
    let listed = parse_pci(name).ok().map(listings_of);
    let fit = if listed.is_none() { best_fit(name) } else { None };
    (0..DEVICES.len()).filter(move |&position| match (listed, fit, DEVICES.get(position)) {
        (Some(rows), _, Some(device)) => rows.iter().any(|row| row.names(device)),
        (None, Some(fit), Some(device)) => fits(name, device, fit),
        _ => false,
    })
}

/// The best fit that any row has.
fn best_fit(name: &[u8]) -> Option<Fit> {
    if name.len() > MAX_NAME {
        return None;
    }
    let fits_one = |fit: &Fit| DEVICES.iter().any(|device| fits(name, device, *fit));
    [Fit::Same, Fit::Shortened, Fit::Part].into_iter().find(fits_one)
}

fn fits(name: &[u8], device: &Device, fit: Fit) -> bool {
    let mut texts = texts(device);
    match fit {
        Fit::Same => texts.any(|text| is_same(name, text)),
        Fit::Shortened => texts.any(|text| is_shortened(name, text, device)),
        Fit::Part => is_part(name, device),
    }
}

/// What a product is called.
fn texts(device: &Device) -> impl Iterator<Item = &'static [u8]> {
    let texts = core::iter::once(device.name).chain(device.printed.into_iter().copied());
    texts.map(|text| text.as_str().as_bytes())
}

fn is_same(name: &[u8], text: &[u8]) -> bool {
    let of = |text| Words(text, false).filter(|word| !word.is_maker());
    let mut asked = of(name).peekable();
    asked.peek().is_some() && asked.map(|word| word.kind).eq(of(text).map(|word| word.kind))
}

/// Whether all words of the name are in the text, in order, and what the text has besides may be left out.
fn is_shortened(name: &[u8], text: &[u8], device: &Device) -> bool {
    let mut asked = Words(name, false).filter(|word| !word.is_maker()).peekable();
    if asked.peek().is_none() {
        return false;
    }
    for word in Words(text, false) {
        while asked
            .next_if(|it| it.kind != word.kind && (it.is_line() || it.is_memory_of(device)))
            .is_some()
        {}
        if asked.next_if(|it| it.kind == word.kind).is_none() && !word.may_be_left_out() {
            return false;
        }
    }
    asked.all(|it| it.is_line() || it.is_memory_of(device))
}

/// Whether every run of words without a blank in it is somewhere in what the product is called. Numbers alone are too little.
fn is_part(name: &[u8], device: &Device) -> bool {
    let mut asked = Words(name, false);
    let mut has_letters = false;
    loop {
        let run = asked.clone();
        let Some(word) = asked.next() else {
            return has_letters;
        };
        if word.is_maker() || word.is_line() || word.is_memory_of(device) {
            continue;
        }
        has_letters |= word.is_letters();
        let mut length = 1usize;
        let mut next = asked.clone();
        while next
            .next()
            .is_some_and(|word| word.is_glued && !matches!(word.kind, Kind::Memory(_)))
        {
            asked = next.clone();
            length = length.saturating_add(1);
        }
        if !texts(device).any(|text| has_run(text, run.clone().take(length))) {
            return false;
        }
    }
}

/// Whether these words follow each other somewhere in a text.
fn has_run<'a>(text: &[u8], run: impl Iterator<Item = Word<'a>> + Clone) -> bool {
    let mut words = Words(text, false);
    loop {
        let mut here = words.clone();
        if run
            .clone()
            .all(|word| here.next().is_some_and(|it| it.kind == word.kind))
        {
            return true;
        }
        if words.next().is_none() {
            return false;
        }
    }
}

/// A word of a name.
struct Word<'a> {
    kind: Kind<'a>,
    /// It follows the word before it at once: the 100 of H100.
    is_glued: bool,
}

#[derive(Clone, Copy)]
enum Kind<'a> {
    Text(&'a [u8]),
    /// A size in GB.
    Memory(u32),
}

impl PartialEq for Kind<'_> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Text(one), Self::Text(other)) => usual(one).eq_ignore_ascii_case(usual(other)),
            (Self::Memory(one), Self::Memory(other)) => one == other,
            _ => false,
        }
    }
}

/// One word for what has several.
fn usual(word: &[u8]) -> &[u8] {
    match is_one_of(word, &["mobile", "notebook"]) {
        true => b"laptop",
        false => word,
    }
}

fn is_one_of(word: &[u8], words: &[&str]) -> bool {
    words.iter().any(|it| it.as_bytes().eq_ignore_ascii_case(word))
}

impl Word<'_> {
    fn is(&self, words: &[&str]) -> bool {
        matches!(self.kind, Kind::Text(word) if is_one_of(word, words))
    }

    /// Says nothing: every product's maker is the same.
    fn is_maker(&self) -> bool {
        self.is(&["nvidia", "corporation", "gpu"])
    }

    /// People add it where it is not part of the name, and leave it out where it is.
    fn is_line(&self) -> bool {
        self.is(&["geforce", "quadro", "tesla", "generation", "edition", "with", "design"])
    }

    fn may_be_left_out(&self) -> bool {
        let is_series = self.is(&["rtx", "gtx", "gts", "gt", "pascal"]);
        is_series || self.is_maker() || self.is_line() || matches!(self.kind, Kind::Memory(_))
    }

    fn is_memory_of(&self, device: &Device) -> bool {
        let mib = device.memory_mib.get();
        matches!(self.kind, Kind::Memory(gb) if mib.is_some_and(|mib| gb.checked_mul(1024) == Some(mib)))
    }

    fn is_letters(&self) -> bool {
        matches!(self.kind, Kind::Text(word) if !word.iter().all(u8::is_ascii_digit))
    }
}

/// The words of a text that is left, and whether a word came just before.
#[derive(Clone)]
struct Words<'a>(&'a [u8], bool);

impl<'a> Words<'a> {
    /// The next letters or digits.
    fn next_text(&mut self) -> Option<(&'a [u8], bool)> {
        let blanks = self.0.iter().take_while(|byte| is_separator(**byte)).count();
        let (_, from) = self.0.split_at_checked(blanks)?;
        let is_number = from.first()?.is_ascii_digit();
        let belongs = |byte: &&u8| !is_separator(**byte) && byte.is_ascii_digit() == is_number;
        let (word, rest) = from.split_at_checked(from.iter().take_while(belongs).count())?;
        let is_glued = blanks == 0 && self.1;
        *self = Self(rest, true);
        Some((word, is_glued))
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        let (text, is_glued) = self.next_text()?;
        let mut after = self.clone();
        let kind = match (number(text), after.next_text()) {
            (Some(size), Some((unit, is_glued))) if is_one_of(unit, &["gb"]) || is_glued && is_one_of(unit, &["g"]) => {
                *self = after;
                Kind::Memory(size)
            }
            _ => Kind::Text(text),
        };
        Some(Word { kind, is_glued })
    }
}

/// Blanks and what stands for them. Anything else that is neither letter nor digit is in no name.
fn is_separator(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'-' | b'_' | b'(' | b')')
}

/// A number of at most five digits.
fn number(text: &[u8]) -> Option<u32> {
    if text.len() > 5 {
        return None;
    }
    text.iter().try_fold(0u32, |number, byte| {
        let digit = byte.checked_sub(b'0').filter(|digit| *digit < 10)?;
        number.checked_mul(10)?.checked_add(u32::from(digit))
    })
}
