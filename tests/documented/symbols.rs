//! The symbols against the list of everything that the documents name, mention by mention.

use crate::reading::{Row, number, paraphrases};
use crate::{seed, survives};
use smarch::documented::symbols::{Binary, SYMBOL_RANGES, Symbol, SymbolKind, SymbolRange};
use std::collections::BTreeSet;

fn binary(row: &Row) -> Binary {
    match row.get("doc") {
        "000" => Binary::Ptxas,
        "001" => Binary::Nvlink,
        "002" | "004" => Binary::Cicc,
        other => panic!("document {other}"),
    }
}

/// The address in the list, where it is a whole one.
fn listed_address(row: &Row) -> Option<u32> {
    let digits = row.get("address").strip_prefix("0x")?;
    u32::from_str_radix(digits, 16).ok()
}

/// The symbol that a row mentions: by address, else by name.
fn mentioned(row: &Row) -> &'static Symbol {
    let found = match listed_address(row) {
        Some(address @ 0x1000..) => Symbol::at(binary(row), address),
        _ => Symbol::find(binary(row), row.get("symbol").as_bytes()),
    };
    found.unwrap_or_else(|| panic!("{} is in no list", row.get("symbol")))
}

fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

/// What one mention says of the symbol is what the symbol says.
fn compare(row: &Row) {
    let symbol = mentioned(row);
    // An address that has a name besides is mentioned as an address, too.
    let named = row.get("symbol").eq_ignore_ascii_case(symbol.name.as_str());
    assert!(
        named || row.get("kind") == "address",
        "{} is {}",
        row.get("symbol"),
        symbol.name
    );
    if named {
        assert_eq!(row.get("kind"), symbol.kind.text().as_str(), "{}", symbol.name);
    }
    // Three digits are no address, whatever the list makes of them (erratum E49b).
    let is_abbreviated = symbol.name.strip_prefix("sub_").is_some_and(|digits| digits.len() <= 3);
    if is_abbreviated {
        assert_eq!((symbol.address.get(), listed_address(row).is_some()), (None, true));
        assert_eq!(row.get("symbol"), symbol.name.as_str());
        return;
    }
    assert_eq!(symbol.address, listed_address(row), "{}", symbol.name);
    if symbol.address.get().is_none() {
        // What is printed of an address that is not whole is the name.
        assert!(
            ["", symbol.name.as_str()].contains(&row.get("address")),
            "{}",
            row.get("address")
        );
    }
    // Cells of 002 repeat the role where the size should be.
    if let Some(size) = row.cell("size").filter(|size| *size != row.get("role")) {
        // What ends a range is mentioned with the size of the range; it has its own, or none.
        let own = symbol.size.into_iter();
        let ended = SYMBOL_RANGES
            .iter()
            .filter(|range| range.binary == symbol.binary && symbol.address == Some(range.end))
            .filter_map(|range| range.size);
        let sizes: Vec<_> = own.chain(ended).collect();
        assert!(
            sizes
                .iter()
                .flat_map(|sizes| sizes.split("; "))
                .any(|ours| digits(ours) == digits(size)),
            "{}: {size}, not {sizes:?}",
            symbol.name
        );
    }
    // The function map is as sure of functions as the symbols are; elsewhere of fields and claims.
    if row.get("heading") == "Function Map" && symbol.place == "seed 000, Function Map" {
        assert_eq!(
            row.get("confidence"),
            format!("{}%", symbol.confidence.get().unwrap()),
            "{}",
            symbol.name
        );
    }
}

#[test]
fn every_mention_is_of_a_listed_symbol() {
    let rows = seed("symbols");
    assert_eq!(rows.len(), 630);
    let mut seen = BTreeSet::new();
    for row in &rows {
        compare(row);
        seen.insert((binary(row), mentioned(row).name));
    }
    // And nothing is listed that no document mentions.
    let listed: BTreeSet<_> = Binary::ALL
        .iter()
        .flat_map(|&binary| Symbol::all(binary).iter().map(move |row| (binary, row.name)))
        .collect();
    assert_eq!(seen, listed);
    // A changed document, kind, address or size is found.
    for row in rows.iter().step_by(7) {
        for column in ["doc", "address", "kind", "size"] {
            let empty = row.get(column).is_empty() || (column == "size" && row.get("size") == row.get("role"));
            if !empty && row.cell(column).is_some() {
                let mut changed = row.clone();
                changed.0.insert(column.into(), "mutant 4711".into());
                assert!(!survives(|| compare(&changed)), "{} {column}", row.get("symbol"));
            }
        }
    }
}

/// What a symbol says of itself is printed: role, label, confidence and heading come from a mention of it.
#[test]
fn every_symbol_says_what_a_mention_says() {
    let rows = seed("symbols");
    for &of in Binary::ALL {
        for symbol in Symbol::all(of) {
            let mentions: Vec<&Row> = rows
                .iter()
                .filter(|row| binary(row) == of && mentioned(row).name == symbol.name)
                .collect();
            let (document, heading) = symbol.place.split_once(", ").unwrap();
            let here: Vec<&&Row> = mentions
                .iter()
                .filter(|row| format!("seed {}", row.get("doc")) == document && row.get("heading").starts_with(heading))
                .collect();
            assert!(!here.is_empty(), "{}: {}", symbol.name, symbol.place);
            let text: String = mentions
                .iter()
                .map(|row| {
                    format!(
                        "{} {} {} {} ",
                        row.get("name"),
                        row.get("role"),
                        row.get("heading"),
                        row.get("context")
                    )
                })
                .collect();
            // "range 0x620000--0x84DD70" is of the row; "678 to 707" was a dash.
            paraphrases(&text, &symbol.role);
            for label in symbol.label.into_iter().chain(symbol.alias) {
                assert!(
                    mentions
                        .iter()
                        .any(|row| row.get("name").trim_matches('"') == label.trim_matches('"')),
                    "{}",
                    symbol.name
                );
            }
            if let Some(percent) = symbol.confidence.get() {
                assert!(
                    here.iter()
                        .filter_map(|row| row.cell("confidence"))
                        .any(|cell| number(cell.trim_end_matches('%')) == u64::from(percent))
                        || of_like_functions(symbol).is_some_and(|range| range.confidence == Some(percent)),
                    "{}",
                    symbol.name
                );
            }
            if let Some(sizes) = symbol.size {
                let range = of_like_functions(symbol);
                for size in sizes.split("; ") {
                    assert!(
                        mentions.iter().any(|row| row.get("size") == size)
                            || range.is_some_and(|range| symbol.size == range.size),
                        "{}: {size}",
                        symbol.name
                    );
                }
            }
        }
    }
}

/// The range of like functions that a symbol is one of.
fn of_like_functions(symbol: &Symbol) -> Option<&'static SymbolRange> {
    SymbolRange::of_address(symbol.binary, symbol.address.get()?)
        .filter(|range| range.is_of_like_functions && symbol.kind == SymbolKind::Function)
}

/// Every name that the documents call a symbol by leads to it.
#[test]
fn every_printed_name_leads_to_its_symbol() {
    let mut names = BTreeSet::new();
    for row in &seed("symbols") {
        // Of ptxas the column holds headings; of strings what they say.
        let is_name = row.get("doc") == "001" && row.get("kind") == "function" && !row.get("name").is_empty();
        if is_name {
            let found = Symbol::find(binary(row), row.get("name").as_bytes());
            assert_eq!(
                found.map(|it| it.name),
                Some(mentioned(row).name),
                "{}",
                row.get("name")
            );
            names.insert(row.get("name").to_string());
        }
    }
    assert!(names.contains("can_finalize_with_capability_mask") && names.contains("can_finalize_capability_mask"));
}

/// The most bytes that a printed size can mean; `None` where it is not in bytes.
fn at_most(printed: &str) -> Option<u64> {
    let printed = printed.rsplit("; ").next().unwrap().trim_end_matches(" each");
    let about = printed.strip_prefix('~');
    let text = about.unwrap_or(printed).replace(',', "");
    let unit_at = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap();
    let (value, unit) = (text[..unit_at].parse::<f64>().unwrap(), text[unit_at..].trim());
    let step = if text[..unit_at].contains('.') { 0.1 } else { 1.0 };
    let bytes = match unit {
        "KB" => (value + step) * 1024.0,
        "MB" => (value + step) * 1024.0 * 1024.0,
        "B" | "bytes" => value,
        "entries" => value * 12.0,
        "lines" => return None,
        _ => panic!("{printed}"),
    };
    Some((bytes * if about.is_some() { 2.0 } else { 1.0 }).round() as u64)
}

/// A symbol reaches as far as its size, or as the largest size of its kind that is printed.
#[test]
fn symbols_reach_as_far_as_sizes_do() {
    let sizes_of = |binary: Binary, kind| {
        Symbol::all(binary)
            .iter()
            .filter(move |it| it.kind == kind)
            .filter_map(|it| at_most(it.size.as_deref()?))
    };
    let largest_table = Binary::ALL
        .iter()
        .flat_map(|&it| sizes_of(it, SymbolKind::Data))
        .max()
        .unwrap();
    assert_eq!(largest_table, 384);
    for &binary in Binary::ALL {
        let largest_function = sizes_of(binary, SymbolKind::Function).max();
        for symbol in Symbol::all(binary) {
            let reach = u64::from(symbol.reach);
            let Some(address) = symbol.address.get() else {
                assert_eq!(reach, 0);
                continue;
            };
            let ranges = || SYMBOL_RANGES.iter().filter(|it| it.binary == binary);
            let expected = match symbol.kind {
                SymbolKind::Address if symbol.label.is_some() => {
                    symbol.label.unwrap().replace("\\n", "\n").len() as u64 + 1
                }
                SymbolKind::Address if ranges().any(|it| it.start == address) => {
                    let last = ranges().rfind(|it| it.start == address).unwrap();
                    u64::from(last.end - last.start)
                }
                SymbolKind::Address if ranges().any(|it| it.end == address) => 1,
                SymbolKind::Data => {
                    // The name tells the size of one datum; dword_1D40660 is called a table, with brackets.
                    let named = match symbol.name.split('_').next().unwrap() {
                        _ if symbol.name == "dword_1D40660" => largest_table,
                        "byte" => 1,
                        "dword" => 4,
                        "qword" => 8,
                        "xmmword" => 16,
                        _ => largest_table,
                    };
                    symbol.size.as_deref().and_then(at_most).unwrap_or(named)
                }
                _ => symbol.size.as_deref().and_then(at_most).or(largest_function).unwrap(),
            };
            // Tenths of a kilobyte are not whole.
            assert!(
                reach.abs_diff(expected) <= 1,
                "{}: {reach}, not {expected}",
                symbol.name
            );
        }
    }
    let at = |address| Symbol::of_address(Binary::Ptxas, address).map(|it| it.name.as_str());
    assert_eq!((at(0x60_9b75), at(0xab_f250 + 2000)), (Some("sub_609B70"), None));
    // Behind the once-guard, one byte, lies nothing that is known.
    assert_eq!(
        (at(0x29f_e1d7), at(0x29f_e1d8), at(0x29f_e1d9)),
        (Some("qword_29FE1D0"), Some("byte_29FE1D8"), None)
    );
    assert_eq!((at(0x6f_ffff), at(0x100_0000), at(0)), (None, None, None));
}

/// Ranges hold what lies between their ends, and the inner of two is the answer.
#[test]
fn ranges_hold_what_lies_between_their_ends() {
    for range in SYMBOL_RANGES {
        for (address, inside) in [
            (range.start - 1, false),
            (range.start, true),
            (range.end - 1, true),
            (range.end, range.is_end_inside),
            (range.end + 1, false),
        ] {
            assert_eq!(range.contains(address), inside, "{address:x}");
            let expected = SYMBOL_RANGES
                .iter()
                .rfind(|it| it.binary == range.binary && it.contains(address));
            let found = SymbolRange::of_address(range.binary, address);
            assert_eq!(
                found.map(|it| (it.start, it.end)),
                expected.map(|it| (it.start, it.end))
            );
        }
    }
    let inner = SymbolRange::of_address(Binary::Nvlink, 0x84_dd70).unwrap();
    assert_eq!(
        (inner.role.as_str(), inner.size.unwrap().as_str()),
        ("InstrDesc initializers", "1.7 MB")
    );
    assert_eq!(
        SymbolRange::of_address(Binary::Cicc, 0x84_dd70).map(|it| it.start),
        None
    );
}

/// Every address leads to the greatest listed start that is not above it (erratum E34e).
#[test]
fn addresses_lead_to_the_start_before_them() {
    let mut random = fastrand::Rng::with_seed(34);
    for &binary in Binary::ALL {
        let starts: BTreeSet<u32> = Symbol::all(binary)
            .iter()
            .filter_map(|symbol| symbol.address.get())
            .collect();
        let near = starts
            .iter()
            .flat_map(|start| [start.saturating_sub(1), *start, start.saturating_add(1)]);
        for address in near
            .chain(std::iter::repeat_with(|| random.u32(..)).take(2000))
            .chain([0, u32::MAX])
        {
            let expected = starts.range(..=address).next_back().copied();
            assert_eq!(
                Symbol::at_or_before(binary, address).and_then(|symbol| symbol.address.get()),
                expected,
                "{address:x}"
            );
            assert_eq!(
                Symbol::at(binary, address).is_some(),
                starts.contains(&address),
                "{address:x}"
            );
            let near = Symbol::at_or_before(binary, address).filter(|it| address - expected.unwrap() < it.reach);
            assert_eq!(
                Symbol::of_address(binary, address).map(|it| it.name),
                near.map(|it| it.name),
                "{address:x}"
            );
        }
        for symbol in Symbol::all(binary) {
            assert_eq!(
                Symbol::find(binary, symbol.name.to_uppercase().as_bytes())
                    .unwrap()
                    .name,
                symbol.name
            );
            assert_eq!(
                symbol.address.get().is_none(),
                symbol.kind == SymbolKind::Constructor
                    || symbol.name.contains(['X', '.', '*'])
                    || symbol.name.starts_with("null")
                    || symbol.name.len() == "sub_A02".len()
            );
        }
    }
    assert!(Symbol::at_or_before(Binary::Cicc, 0x5c_68ef).is_none() && Symbol::at(Binary::Cicc, 0xa03).is_none());
    assert_eq!(
        Symbol::find(Binary::Cicc, b"sub_A03").unwrap().role,
        "consumes unk_4D041B8"
    );
    let find = |name: &[u8]| Symbol::find(Binary::Nvlink, name).and_then(|symbol| symbol.address.get());
    assert_eq!(
        (find(b"archprofiledb::init"), find(b""), find(b"sub_")),
        (Some(0x48_4f50), None, None)
    );
}

/// Names without an address are printed, with what is said of them.
#[test]
fn names_without_an_address_are_printed() {
    use smarch::documented::symbols::DOCUMENTED_NAMES;
    let text = crate::text::text("000_ptxas");
    for row in DOCUMENTED_NAMES {
        assert!(
            text.contains(row.name.as_str()) || row.name == "longjmp",
            "{}",
            row.name
        );
        let heading = row.place.strip_prefix("seed 000, ").unwrap();
        assert!(text.lines().any(|line| line.starts_with(heading)), "{heading}");
        assert!(
            Symbol::find(row.binary, row.name.as_bytes()).is_none(),
            "{} is a symbol",
            row.name
        );
        for number in row
            .role
            .split(|letter: char| !letter.is_ascii_alphanumeric())
            .filter(|word| word.starts_with(char::is_numeric))
        {
            assert!(text.contains(number), "{}: {number}", row.name);
        }
    }
    assert!(text.contains("setjmp/longjmp") && text.contains("SM82_FIRST/SM82_LAST, opcode indices 172--193"));
}
