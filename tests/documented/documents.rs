//! The documents against their headings and what they say of themselves.

use crate::reading::Row;
use smarch::documented::documents::{DOCUMENTS, Document};
use smarch::documented::facts::Fact;
use smarch::documented::symbols::{Binary, Symbol};

/// Every document: whose it is, its heading, and the version in its own words.
pub fn documents(rows: &[Row]) {
    assert_eq!(rows.len(), DOCUMENTS.len());
    for (row, document) in rows.iter().zip(DOCUMENTS) {
        assert_eq!(row.get("document"), format!("{:03}", document.number));
        assert_eq!(row.get("binary"), document.binary.text().as_str());
        assert_eq!(row.get("title"), document.title.as_str());
        assert_eq!(row.cell("describes"), document.describes.map(|text| text.as_str()));
        let release = row.cell("cuda").map(|text| text.strip_prefix("CUDA ").unwrap());
        assert_eq!(release, document.cuda.map(|text| text.as_str()));
        assert_eq!(row.cell("date"), document.date.map(|text| text.as_str()));
        assert!(Document::of(document.binary).any(|it| it.number == document.number));
    }
}

/// Where a symbol is named: a document about the symbol's program.
#[test]
fn symbols_are_named_in_documents_of_their_binary() {
    for &binary in Binary::ALL {
        let numbers: Vec<String> = Document::of(binary)
            .map(|it| format!("seed {:03}, ", it.number))
            .collect();
        assert!(!numbers.is_empty());
        for symbol in Symbol::all(binary) {
            assert!(
                numbers.iter().any(|number| symbol.place.starts_with(number)),
                "{}: {}",
                symbol.name,
                symbol.place
            );
        }
    }
}

/// What is stated in passing stands in the document, below the heading that is named.
#[test]
fn facts_stand_where_they_are_said_to() {
    let squeezed = |text: &str| -> String { text.chars().filter(|c| !c.is_whitespace() && *c != '`').collect() };
    for &binary in Binary::ALL {
        assert!(!Fact::all(binary).is_empty());
        for fact in Fact::all(binary) {
            let (document, heading) = fact.place.split_once(", ").unwrap();
            let document = Document::of(binary)
                .find(|it| format!("seed {:03}", it.number) == document)
                .unwrap();
            let text = crate::text::text(&format!("{:03}_{}", document.number, binary.text()));
            let is_heading = |line: &&str| line.trim_start_matches(['#', ' ']).starts_with(heading);
            let begin = text
                .lines()
                .position(|line| is_heading(&line))
                .unwrap_or_else(|| panic!("no {heading}"));
            let below: String = text.lines().skip(begin).collect();
            assert!(
                squeezed(&below).contains(&squeezed(&fact.text)),
                "{}: {}",
                fact.place,
                fact.text
            );
        }
    }
    let of = |binary, subject: &str| Fact::all(binary).iter().filter(|fact| fact.subject == subject).count();
    assert_eq!(of(Binary::Cicc, "the shapes of HMMA"), 3);
    assert_eq!(of(Binary::Ptxas, "the driver's formula of occupancy"), 4);
}
