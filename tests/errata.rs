//! The errata table is whole: ids, texts and evidence that is there to read.

mod common;

use smarch::documented::{ERRATA, Evidence};

#[test]
fn every_erratum_has_its_evidence() {
    assert!(!ERRATA.is_empty());
    assert!(
        ERRATA.windows(2).all(|pair| pair[0].id.as_str() < pair[1].id.as_str()),
        "ids ascend"
    );
    for erratum in ERRATA {
        assert!(erratum.id.starts_with('E') && erratum.id.len() >= 3, "{}", erratum.id);
        assert_ne!(
            erratum.documents_say.as_str(),
            erratum.library_answers.as_str(),
            "{}",
            erratum.id
        );
        for proof in erratum.proof.split("; ") {
            match proof.strip_prefix("seed ") {
                Some(place) => assert!(
                    place.len() > 3 && erratum.evidence.contains(Evidence::DOCUMENTED),
                    "{}: {proof}",
                    erratum.id
                ),
                None => assert!(common::data(proof).exists(), "{}: {proof} is missing", erratum.id),
            }
        }
    }
}
