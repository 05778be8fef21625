//! Whoever reads an answer as JSON is told of the same errata as whoever reads its text: of all answers on record.

use flate2::read::GzDecoder;
use serde_json::Value;
use smarch::documented::Erratum;
use std::collections::{BTreeSet, HashMap};
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::Path;

fn named_in(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter(|word| word.len() > 2 && Erratum::find(word.as_bytes()).is_some_and(|it| it.id == *word)).collect()
}

#[test]
fn text_and_json_name_the_same_errata() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/answers");
    let (mut pairs, mut naming) = (0, 0);
    for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let lines = BufReader::new(GzDecoder::new(File::open(file).unwrap())).lines();
        let rows = lines.map(|line| serde_json::from_str::<(String, Value)>(&line.unwrap()).unwrap());
        let rows: HashMap<String, Value> = rows.collect();
        for (typed, answer) in rows.iter().filter(|(typed, _)| !typed.starts_with("--json")) {
            let Some(other) = rows.get(&format!("--json\t{typed}")) else { continue };
            let (text, json) = (answer["stdout"].as_str().unwrap_or_default(), other["stdout"].to_string());
            let named = named_in(text);
            pairs += 1;
            naming += usize::from(!named.is_empty());
            let missing: Vec<_> = named.difference(&named_in(&json)).copied().collect();
            assert!(missing.is_empty(), "{}: the JSON does not name {missing:?}", typed.replace('\t', " "));
        }
    }
    assert!(pairs > 2_500 && naming > 300, "{pairs} {naming}");
}
