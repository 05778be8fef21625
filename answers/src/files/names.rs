//! The names of kernels: each once, however many images have it; demangled and shortened only where that is asked for.

use super::budget::{self, Budget, LeftOut, Limit};
use super::pattern;
use crate::{Foreign, demangle};
use alloc::{collections::BTreeMap, format, string::String, sync::Arc, vec, vec::Vec};
use core::cell::{Cell, OnceCell};
use serde::Serialize;

/// The name of what has no number.
static NONE: Foreign = Foreign(Vec::new());

/// How names are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NameStyle {
    /// The last part without its template arguments, `axpy` of `void blas::axpy<float>(int)`, with a number where several kernels are
    /// called so, `axpy#2`.
    #[default]
    Short,
    /// As the source has them.
    Full,
    /// As the file has them.
    Mangled,
}

/// The names of a kernel, with the bytes of those that are no UTF-8.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NamesRow<'a> {
    name: &'a Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    name_hex: Option<String>,
    symbol: &'a Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    symbol_hex: Option<String>,
    /// The last part of the name without template arguments; with #N where several kernels of the file are called so.
    short_name: &'a Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    short_name_hex: Option<String>,
}

/// The names of kernels, numbered from 0 on.
#[derive(Debug, Default)]
pub struct KernelNames {
    symbols: Vec<Foreign>,
    full: Vec<OnceCell<Foreign>>,
    short: OnceCell<Vec<Foreign>>,
    numbers: BTreeMap<Vec<u8>, usize>,
    /// What demangling may take.
    budget: Arc<Budget>,
    /// Names that stayed mangled because that was used up.
    left_mangled: Cell<u64>,
}

impl KernelNames {
    /// The number of a symbol, the same for the same symbol: they are counted in the order in which they come.
    pub fn number_of(&mut self, symbol: &[u8]) -> usize {
        if let Some(number) = self.numbers.get(symbol) {
            return *number;
        }
        let number = self.symbols.len();
        self.symbols.push(symbol.into());
        self.full.push(OnceCell::new());
        self.short.take();
        self.numbers.insert(symbol.to_vec(), number);
        number
    }

    /// None yet, whose steps are taken from a budget.
    pub fn within(budget: Arc<Budget>) -> Self {
        Self { budget, ..Self::default() }
    }

    /// Whether a symbol is among them.
    pub fn has(&self, symbol: &[u8]) -> bool {
        self.numbers.contains_key(symbol)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.symbols.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.symbols.is_empty()
    }

    /// As in the file.
    pub fn symbol(&self, number: usize) -> &Foreign {
        self.symbols.get(number).unwrap_or(&NONE)
    }

    /// As the source has it.
    pub fn full(&self, number: usize) -> &Foreign {
        let place = self.full.get(number);
        place.map_or(&NONE, |place| place.get_or_init(|| self.demangled(self.symbol(number))))
    }

    fn demangled(&self, symbol: &Foreign) -> Foreign {
        let left = self.budget.left(Limit::NameSteps);
        let mut steps = left;
        let name = demangle::demangled_within(&symbol.0, &mut steps);
        self.budget.spend(Limit::NameSteps, left - steps);
        if name.is_none() && left < demangle::most_steps(&symbol.0) {
            self.left_mangled.set(self.left_mangled.get() + 1);
        }
        name.unwrap_or_else(|| symbol.clone())
    }

    /// Reads them all now if the budget may not suffice for that, and says what it leaves out. Otherwise they are read when they are asked for.
    pub fn name_all(&self, left_out: &mut Vec<LeftOut>) {
        let most: u64 = self.symbols.iter().map(|symbol| demangle::most_steps(&symbol.0)).sum();
        if most > self.budget.left(Limit::NameSteps) {
            for number in 0..self.len() {
                self.full(number);
            }
        }
        if self.left_mangled.get() > 0 {
            budget::add(left_out, self.budget.left_out(Limit::NameSteps, self.left_mangled.get()));
        }
    }

    /// The short name, "axpy" or "axpy#2", among all that are numbered now.
    pub fn short(&self, number: usize) -> &Foreign {
        let all = self.short.get_or_init(|| self.shortened());
        all.get(number).unwrap_or(&NONE)
    }

    /// In a style.
    pub fn named(&self, number: usize, style: NameStyle) -> &Foreign {
        match style {
            NameStyle::Short => self.short(number),
            NameStyle::Full => self.full(number),
            NameStyle::Mangled => self.symbol(number),
        }
    }

    /// As JSON holds them.
    pub fn row(&self, number: usize) -> NamesRow<'_> {
        let (name, symbol, short_name) = (self.full(number), self.symbol(number), self.short(number));
        NamesRow {
            name,
            name_hex: name.hex(),
            symbol,
            symbol_hex: symbol.hex(),
            short_name,
            short_name_hex: short_name.hex(),
        }
    }

    fn shortened(&self) -> Vec<Foreign> {
        let mut called: BTreeMap<&[u8], Vec<usize>> = BTreeMap::new();
        for (number, symbol) in self.symbols.iter().enumerate() {
            // What was never mangled has no parts.
            let is_mangled = symbol.0.starts_with(b"_Z");
            let name = if is_mangled { last_part(&self.full(number).0) } else { &symbol.0 };
            called.entry(name).or_default().push(number);
        }
        let mut short = vec![Foreign::default(); self.len()];
        for (name, numbers) in called {
            for (place, number) in numbers.iter().enumerate() {
                let mut text = name.to_vec();
                if numbers.len() > 1 {
                    text.extend_from_slice(format!("#{}", place + 1).as_bytes());
                }
                if let Some(slot) = short.get_mut(*number) {
                    *slot = Foreign(text);
                }
            }
        }
        short
    }

    /// The kernels that a pattern means. A pattern with `*`, `?` or `[` must match the whole short name, name, name without parameters, or
    /// symbol. Any other text means the kernels with exactly that name; if there are none, those whose name or symbol has it as a part.
    pub fn matching(&self, pattern: &[u8]) -> Vec<bool> {
        let is_pattern = pattern::is_one(pattern);
        let is_called = |name: &[u8]| {
            if is_pattern { pattern::matches(pattern, name) } else { name == pattern }
        };
        let exact: Vec<bool> = (0..self.len())
            .map(|number| {
                let full = &self.full(number).0;
                let names =
                    [&self.symbol(number).0, full, without_parameters(full), last_part(full), &self.short(number).0];
                names.into_iter().any(is_called)
            })
            .collect();
        if is_pattern || exact.contains(&true) {
            return exact;
        }
        let contains = |name: &Foreign| pattern.is_empty() || name.0.windows(pattern.len()).any(|part| part == pattern);
        (0..self.len()).map(|number| contains(self.symbol(number)) || contains(self.full(number))).collect()
    }
}

fn part(text: &[u8], range: impl core::slice::SliceIndex<[u8], Output = [u8]>) -> &[u8] {
    text.get(range).unwrap_or_default()
}

/// Where the bracket begins that the last character closes. An arrow closes nothing.
fn opening_of_last(text: &[u8], open: u8, close: u8) -> Option<usize> {
    let (mut depth, mut round) = (0_usize, 0_usize);
    for (at, byte) in text.iter().copied().enumerate().rev() {
        // In round brackets others are operators.
        match byte {
            b')' if open != b'(' => round += 1,
            b'(' if open != b'(' => round = round.saturating_sub(1),
            _ => {}
        }
        if round > 0 || byte == b'>' && part(text, ..at).ends_with(b"-") {
            continue;
        }
        if byte == close {
            depth += 1;
        } else if byte == open {
            depth = depth.checked_sub(1)?;
            if depth == 0 {
                return Some(at);
            }
        }
    }
    None
}

/// "axpy(int) [clone .x]" without what is behind the last round bracket, then without that.
fn without_parameters(full: &[u8]) -> &[u8] {
    let Some(close) = full.iter().rposition(|byte| *byte == b')') else {
        return full;
    };
    match opening_of_last(part(full, ..=close), b'(', b')') {
        None | Some(0) => full,
        Some(brackets) if part(full, ..brackets).ends_with(b"operator") => part(full, ..=close),
        Some(brackets) => part(full, ..brackets),
    }
}

/// Where the last part begins: behind the last :: or blank that no bracket holds.
fn start_of_last_part(name: &[u8]) -> usize {
    let mut depth = 0_usize;
    for (at, byte) in name.iter().enumerate().rev() {
        match byte {
            b')' | b'>' | b'}' | b']' => depth += 1,
            b'(' | b'<' | b'{' | b'[' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && matches!(byte, b' ' | b':') {
            return at + 1;
        }
    }
    0
}

/// The last part of a name as the source has it, without return type, template arguments and parameters. The name itself where that is
/// empty.
pub fn last_part(full: &[u8]) -> &[u8] {
    const OPERATOR: &[u8] = b"operator";
    let mut name = without_parameters(full);
    let is_of_word = |byte: &u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || *byte == b'_';
    let operator = name.windows(OPERATOR.len()).rposition(|word| word == OPERATOR);
    let operator = operator.filter(|start| !part(name, start + OPERATOR.len()..).iter().any(is_of_word));
    if let Some(start) = operator {
        name = part(name, start..);
    } else {
        if name.ends_with(b">")
            && let Some(brackets) = opening_of_last(name, b'<', b'>')
        {
            name = part(name, ..brackets);
        }
        name = part(name, start_of_last_part(name)..);
    }
    if name.is_empty() { full } else { name }
}
