//! The errata table is whole: ids, texts and evidence that is there to read.

mod common;

use smarch::documented::{ERRATA, Evidence};

/// The ids of all decisions. The list is closed: a row is added here and there.
const IDS: &str = "E01 E02 E02b E03 E04 E04b E05 E06 E07 E07b E08 E09 E10 E11 E11b E12 E13 E14 E20 E21 E21b E22 E22b E23 E24 E24b E25 E26 E26b E27 E27b \
    E28 E28b E28c E28d E28e E28f E28g E29 E29b E29c E30 E30b E31 E32 E33 E34 E34b E34c E34d E34e E34f E34g E34h E34i E35 E40 E40b E41 E42 E43 E43b E44 E44b E45 E45b \
    E45c E46 E46b E46c E46d E46e E46f E47 E47b E47c E47d E48 E48b E48c E48d E48e E48f E48g E48h E49 E49b E49c E50 E51 E52 E52b E53 E53b E53c E54 E54b \
    E54c E54d E55 E55b E55c E60 E60b E60c E60d E60e";

#[test]
fn the_list_is_whole() {
    let ids: Vec<&str> = ERRATA.iter().map(|erratum| erratum.id.as_str()).collect();
    assert_eq!(ids, IDS.split_whitespace().collect::<Vec<_>>());
    for erratum in ERRATA {
        let found = smarch::documented::Erratum::find(erratum.id.to_lowercase().as_bytes()).unwrap();
        assert_eq!(found.id, erratum.id);
    }
    assert!(smarch::documented::Erratum::find(b"E3").is_none());
}

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
