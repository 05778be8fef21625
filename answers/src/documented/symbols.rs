//! What do the documents name in ptxas, nvlink and cicc, and what does an address belong to?

use super::{Place, address_text, enumerated, function_text, refuse};
use crate::{Known, Refusal, did_you_mean, nearest, plural};
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::documented::nvlink::RODATA_STRINGS;
use smarch::documented::ptxas::{DIAGNOSTIC_STRINGS, DiagnosticString, Handler};
use smarch::documented::symbols::{Binary, DOCUMENTED_NAMES, DocumentedName, Symbol, SymbolKind, SymbolRange};
use smarch::{List, Optional, Target, Text};

/// The binaries whose functions and addresses are named.
pub const WITH_SYMBOLS: [Binary; 3] = [Binary::Ptxas, Binary::Nvlink, Binary::Cicc];

view! {
    /// A size as printed. Its bytes are known if the document prints bytes.
    Size of it: Text {
        /// As printed.
        printed: Text = it,
        /// Unknown: it is printed rounded, or in another unit.
        exact_bytes: Known<u64> = exact_bytes(&it).into(),
    }

    /// A range of addresses that documents state.
    OfRange of it: &'static SymbolRange {
        binary: Binary = it.binary,
        /// Where a range begins.
        start_address: u32 = it.start,
        /// The same as the documents print addresses.
        start_address_text: String = address_text(it.start),
        /// The end of a range as printed: the first address behind it, or the start of its last function.
        end_address: u32 = it.end,
        /// The same as the documents print addresses.
        end_address_text: String = address_text(it.end),
        /// Whether the end is the start of the last function.
        is_end_inside: bool = it.is_end_inside,
        /// How many functions a range holds. Null: not stated.
        function_count: Optional<u32> = it.functions,
        /// Null: not stated.
        size: Option<Size> = it.size.map(Size::from),
        confidence_percent: Optional<u32> = it.confidence,
        role: Text = it.role,
        #[serde(flatten)]
        place: Place = Place::new(it.place.as_str()),
        #[serde(skip)]
        row: &'static SymbolRange = it,
    }

    /// What ptxas does with a handler.
    Handled of it: &Handler {
        map: u32 = it.map.code(),
        map_name: Text = it.map.text(),
        handled_targets: List<Target> = it.targets,
    }

    /// A name without an address: a string of ptxas, a constant, an attribute.
    OfName of it: NamedRow {
        binary: Binary = it.binary(),
        /// The name or the string as printed.
        name: Text = it.name(),
        role: Text = it.role(),
        /// The function that uses a string. Null: several do, or it is no string.
        used_by: Option<u32> = it.function(),
        /// The function as the documents name it. Null: as its address.
        used_by_text: Option<String> = it.function().map(function_text),
        #[serde(flatten)]
        place: Place = it.place(),
    }

    /// What the documents say about a symbol. For an address, also how far it lies behind the start.
    OfSymbol of it: (&'static Symbol, Option<u32>) {
        binary: Binary = it.0.binary,
        name: Text = it.0.name,
        /// Null: a name was asked for.
        asked_address: Option<u32> = it.1,
        /// The same as the documents print addresses. Null: a name was asked for.
        asked_address_text: Option<String> = it.1.map(address_text),
        /// How far the address lies behind the start. Null: it is the start, or a name was asked for.
        bytes_after_start: Option<u32> = bytes_after_start(it.0, it.1),
        /// What the symbol is.
        symbol_kind: SymbolKind = it.0.kind,
        address: Known<u32> = it.0.address.get().into(),
        address_text: Option<String> = it.0.address.get().map(address_text),
        /// Where a string must begin instead of at the address that is printed. Null: nothing contradicts that.
        corrected_address: Option<u32> = corrected(it.0),
        /// The same as the documents print addresses. Null: nothing contradicts the address.
        corrected_address_text: Option<String> = corrected(it.0).map(address_text),
        errata_ids: Vec<&'static str> = {
            let corrected = corrected(it.0).map(|_| "E34d");
            corrected.into_iter().chain(bytes_after_start(it.0, it.1).map(|_| "E34e")).collect()
        },
        role: Text = it.0.role,
        /// What the document calls it. Null: nothing.
        label: Option<Text> = it.0.label,
        /// Another name that the document calls it. Null: it has only one.
        alias: Option<Text> = it.0.alias,
        /// What a function is in the capability dispatch of ptxas. Null: it is not a handler.
        handler: Option<Handled> = handler(it.0).map(Handled::from),
        size: Option<Size> = it.0.size.map(Size::from),
        /// How many bytes from its start on count as the symbol's own, by the sizes that are documented. 0 without an address.
        reach_bytes: u32 = it.0.reach,
        confidence_percent: Optional<u32> = it.0.confidence,
        /// The documented range that the symbol lies in. Null: none.
        within_range: Option<OfRange> = it.0.address.get().and_then(|at| SymbolRange::of_address(it.0.binary, at)).map(OfRange::from),
        #[serde(flatten)]
        place: Place = Place::new(it.0.place.as_str()),
    }
}

/// A row of one of the two tables of names without an address.
#[derive(Clone, Copy, Debug)]
pub enum NamedRow {
    /// A text in ptxas.
    String(&'static DiagnosticString),
    /// Another name.
    Name(&'static DocumentedName),
}

impl NamedRow {
    fn all() -> impl Iterator<Item = Self> {
        DIAGNOSTIC_STRINGS.iter().map(Self::String).chain(DOCUMENTED_NAMES.iter().map(Self::Name))
    }

    fn binary(self) -> Binary {
        match self {
            Self::String(_) => Binary::Ptxas,
            Self::Name(row) => row.binary,
        }
    }

    fn name(self) -> Text {
        match self {
            Self::String(row) => row.text,
            Self::Name(row) => row.name,
        }
    }

    fn role(self) -> Text {
        match self {
            Self::String(row) => row.context,
            Self::Name(row) => row.role,
        }
    }

    fn function(self) -> Option<u32> {
        match self {
            Self::String(row) => row.function.get(),
            Self::Name(_) => None,
        }
    }

    fn place(self) -> Place {
        match self {
            Self::String(_) => Place::new("seed 000, Diagnostic Strings"),
            Self::Name(row) => Place::new(row.place.as_str()),
        }
    }
}

/// "53,974 B" and "328 bytes", not "54KB" and "~1KB each".
fn exact_bytes(printed: &str) -> Option<u64> {
    let digits = printed.strip_suffix(" bytes").or(printed.strip_suffix(" B")).or(printed.strip_suffix('B'))?;
    let digits = digits.rsplit(' ').next()?.replace(',', "");
    digits.parse().ok()
}

/// Where a string of nvlink must begin instead of at the address that its table has.
fn corrected(symbol: &Symbol) -> Option<u32> {
    let is_it = |at: u32, text: Text| symbol.address == Some(at) && symbol.label == Some(text);
    let mut strings = RODATA_STRINGS.iter().filter(|_| symbol.binary == Binary::Nvlink);
    strings.find(|row| is_it(row.address, row.text)).and_then(|row| row.corrected.get())
}

fn bytes_after_start(symbol: &Symbol, asked: Option<u32>) -> Option<u32> {
    let is_start = asked.is_none() || symbol.address == asked || corrected(symbol) == asked;
    asked.filter(|_| !is_start).map(|asked| asked - symbol.address.get().unwrap_or(0).min(asked))
}

fn handler(symbol: &Symbol) -> Option<&'static Handler> {
    symbol.address.get().filter(|_| symbol.binary == Binary::Ptxas).and_then(Handler::at)
}

/// What was found, and a remark where no symbol was.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Symbols {
    /// Symbols.
    pub symbols: Vec<OfSymbol>,
    /// Strings, constants and attributes without an address.
    pub documented_names: Vec<OfName>,
    /// Ranges of addresses, where no symbol is near.
    pub address_ranges: Vec<OfRange>,
    /// Why no symbol was found.
    #[serde(skip)]
    pub remark: Option<String>,
}

/// What is asked: an address or a name, of these binaries; or a list.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// The binaries; all where none is named.
    pub binaries: Vec<Binary>,
    /// The word.
    pub word: Option<String>,
    /// Those of a kind, in a list.
    pub kind: Option<SymbolKind>,
    /// Whether a list is wanted.
    pub lists: bool,
}

impl Question {
    /// Reads the words: an address or a name and binaries, of a list binaries and a text.
    /// Refused: a kind or a binary that there is not, a word too many.
    pub fn parse(words: &[String], kind: Option<&str>, lists: bool) -> Result<Self, Refusal> {
        let mut question =
            Self { kind: kind.map(kind_of).transpose()?, lists: lists || kind.is_some(), ..Self::default() };
        let mut others = Vec::new();
        for (position, word) in words.iter().enumerate() {
            // A binary follows what is asked of it; a list may be of a binary alone.
            let found = WITH_SYMBOLS.iter().find(|binary| binary.text() == word.as_str());
            match found.filter(|_| question.lists || position > 0) {
                Some(binary) => question.binaries.push(*binary),
                None => others.push(word),
            }
        }
        if let Some(word) = others.get(1) {
            let names = enumerated(WITH_SYMBOLS, "and");
            return refuse(if Binary::Tileiras.text() == word.as_str() {
                format!("the document about tileiras names no function and no address; {names} have symbols")
            } else {
                let near = did_you_mean(&nearest(word, WITH_SYMBOLS.map(|binary| binary.text().as_str())));
                format!("no document describes '{word}'; {names} have symbols{near}")
            });
        }
        question.word = others.first().map(ToString::to_string);
        if question.binaries.is_empty() {
            question.binaries = WITH_SYMBOLS.to_vec();
        }
        Ok(question)
    }

    fn all(&self) -> impl Iterator<Item = &'static Symbol> {
        self.binaries.iter().flat_map(|binary| Symbol::all(*binary))
    }

    fn names(&self) -> String {
        enumerated(&self.binaries, "or")
    }
}

fn kind_of(text: &str) -> Result<SymbolKind, Refusal> {
    let found = SymbolKind::ALL.iter().copied().find(|kind| kind.text() == text);
    found.ok_or_else(|| {
        let near = did_you_mean(&nearest(text, SymbolKind::ALL.iter().map(|kind| kind.text().as_str())));
        let kinds = enumerated(SymbolKind::ALL, "or");
        Refusal(format!("no kind of symbol is called '{text}'; expected {kinds}{near}"))
    })
}

fn holds(text: Text, wanted: &str) -> bool {
    text.to_ascii_uppercase().contains(wanted)
}

/// The symbols of some binaries, of a kind, with a text in name, label, alias or role. Refused: no symbol fits.
pub fn list(question: &Question) -> Result<Symbols, Refusal> {
    let wanted = question.word.as_deref().unwrap_or_default().to_ascii_uppercase();
    let is_meant = |symbol: &&Symbol| {
        let texts = [Some(symbol.name), symbol.label, symbol.alias, Some(symbol.role)];
        question.kind.is_none_or(|kind| symbol.kind == kind)
            && texts.into_iter().flatten().any(|text| holds(text, &wanted))
    };
    let is_name = |row: &NamedRow| {
        question.kind.is_none()
            && question.binaries.contains(&row.binary())
            && [row.name(), row.role()].into_iter().any(|text| holds(text, &wanted))
    };
    let documented_names: Vec<OfName> = NamedRow::all().filter(is_name).map(OfName::from).collect();
    let symbols: Vec<OfSymbol> = question.all().filter(is_meant).map(|symbol| (symbol, None).into()).collect();
    if symbols.is_empty() && documented_names.is_empty() {
        let kind = question.kind.map_or("listed".to_string(), |kind| format!("of kind {kind}"));
        let word = question.word.as_deref().filter(|word| !word.is_empty());
        let with = word.map_or(String::new(), |word| format!(" with '{word}' in its name or role"));
        return refuse(format!("no symbol of {} is {kind}{with}", question.names()));
    }
    Ok(Symbols { symbols, documented_names, ..Symbols::default() })
}

/// The address that a text is or ends in: "0x609b75", "609B75", "sub_609B75"; nothing for other texts.
fn address_of(text: &str) -> Option<Result<u32, Refusal>> {
    let digits = match text.rsplit_once('_') {
        Some((_, digits)) => digits,
        None => text.strip_prefix("0x").or(text.strip_prefix("0X")).unwrap_or(text),
    };
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_number.then(|| match u32::from_str_radix(digits, 16) {
        Ok(address) if digits.len() <= 8 => Ok(address),
        _ => refuse(format!("'{text}': an address in these programs has at most eight hexadecimal digits")),
    })
}

/// What a name stands for, or what an address belongs to: the symbol that begins there, else the nearest one below that reaches so far,
/// else a stated range. Refused: no document names it, or anything near it.
pub fn find(question: &Question) -> Result<Symbols, Refusal> {
    let Some(word) = question.word.as_deref() else {
        return refuse(
            "symbol takes an address or a name, and a binary if you like: smarch symbol 0x609b75 ptxas; smarch symbol --list lists the names",
        );
    };
    let is_name =
        |row: &NamedRow| question.binaries.contains(&row.binary()) && row.name().as_str().eq_ignore_ascii_case(word);
    let names = || NamedRow::all().filter(is_name).map(OfName::from).collect::<Vec<_>>();
    let found = |symbols: Vec<OfSymbol>| {
        let documented_names = names();
        let is_any = !symbols.is_empty() || !documented_names.is_empty();
        is_any.then(|| Symbols { symbols, documented_names, ..Symbols::default() })
    };
    let each = |ask: &dyn Fn(Binary) -> Option<&'static Symbol>, address: Option<u32>| {
        let symbols = question.binaries.iter().filter_map(|binary| ask(*binary));
        found(symbols.map(|symbol| (symbol, address).into()).collect())
    };
    if let Some(it) = each(&|binary| Symbol::find(binary, word.as_bytes()), None) {
        return Ok(it);
    }
    let address = address_of(word).unwrap_or_else(|| refuse(no_name(question, word)))?;
    // A string that must begin at the address, at which no document lists it.
    let packed =
        || each(&|binary| Symbol::all(binary).iter().find(|symbol| corrected(symbol) == Some(address)), Some(address));
    let starts = each(&|binary| Symbol::at(binary, address), Some(address)).or_else(packed);
    if let Some(it) = starts.or_else(|| each(&|binary| Symbol::of_address(binary, address), Some(address))) {
        return Ok(it);
    }
    // No start is near: a range that is stated may hold it all the same.
    let ranges = question.binaries.iter().filter_map(|binary| SymbolRange::of_address(*binary, address));
    let address_ranges: Vec<OfRange> = ranges.map(OfRange::from).collect();
    let remark = nothing_near(question, address);
    if address_ranges.is_empty() {
        return refuse(remark);
    }
    Ok(Symbols { address_ranges, remark: Some(remark), ..Symbols::default() })
}

/// No document has the name: names, labels and aliases that hold it; if none does, the nearest.
fn no_name(question: &Question, word: &str) -> String {
    let symbols = WITH_SYMBOLS.iter().flat_map(|binary| Symbol::all(*binary));
    let all = symbols.flat_map(|it| [Some(it.name), it.label, it.alias]).flatten();
    let all: Vec<Text> = all.chain(NamedRow::all().map(NamedRow::name)).collect();
    let wanted = word.to_ascii_uppercase();
    let holding = all.iter().filter(|text| word.len() > 2 && holds(**text, &wanted)).take(4);
    let mut near: Vec<&str> = holding.map(|text| text.as_str()).collect();
    if near.is_empty() {
        near = nearest(word, all.iter().map(|text| text.as_str()));
    }
    let help = if near.is_empty() {
        format!(
            "; expected an address, 0x6765e0, or one of {} names in {}, such as sub_6765E0 or arch_string_match: smarch symbol --list",
            question.all().count(),
            question.names()
        )
    } else {
        did_you_mean(&near)
    };
    format!("no document names '{word}'{help}")
}

/// Why an address belongs to nothing: the listed starts around it.
fn nothing_near(question: &Question, address: u32) -> String {
    let starts = || question.all().filter_map(|symbol| Some((symbol.address.get()?, symbol)));
    let of = |symbol: &Symbol| format!("{} of {}", symbol.name, symbol.binary);
    // Of several at one address the first.
    let below =
        starts().filter(|(start, _)| *start <= address).reduce(|one, other| if other.0 > one.0 { other } else { one });
    let above = starts().filter(|(start, _)| *start > address).min_by_key(|(start, _)| *start);
    let mut text = format!("no symbol near {address:#x} in {}; ", question.names());
    text += &match below {
        Some((start, symbol)) => format!(
            "the nearest start below is {}, {} before, too far by the sizes that are documented (at most {})",
            of(symbol),
            plural(address - start, "byte"),
            plural(symbol.reach, "byte")
        ),
        None => "no document lists a start at or below it".to_string(),
    };
    if let Some((start, symbol)) = above {
        text += &format!("; the nearest above is {}, {} on", of(symbol), plural(start - address, "byte"));
    }
    text
}
