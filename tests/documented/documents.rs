//! The documents against their headings and what they say of themselves.

use crate::reading::Row;
use smarch::documented::documents::{DOCUMENTS, Document};
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
