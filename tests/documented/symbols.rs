//! The symbols against the list of everything that the documents name, mention by mention.

use crate::reading::{Row, number, paraphrases};
use crate::{seed, survives};
use smarch::documented::symbols::{Binary, Symbol, SymbolKind};
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
        Some(address) => Symbol::at(binary(row), address),
        None => Symbol::find(binary(row), row.get("symbol").as_bytes()),
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
        let sizes = symbol.size.unwrap_or_else(|| panic!("{} has no size", symbol.name));
        assert!(
            sizes.split("; ").any(|ours| digits(ours) == digits(size)),
            "{}: {size}, not {sizes}",
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
            if let Some(label) = symbol.label {
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
                        .any(|row| number(row.get("confidence").trim_end_matches('%')) == u64::from(percent))
                );
            }
            if let Some(sizes) = symbol.size {
                for size in sizes.split("; ") {
                    assert!(
                        mentions.iter().any(|row| row.get("size") == size),
                        "{}: {size}",
                        symbol.name
                    );
                }
            }
        }
    }
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
            );
        }
    }
    let find = |name: &[u8]| Symbol::find(Binary::Nvlink, name).and_then(|symbol| symbol.address.get());
    assert_eq!(
        (find(b"archprofiledb::init"), find(b""), find(b"sub_")),
        (Some(0x48_4f50), None, None)
    );
}
