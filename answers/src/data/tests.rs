use super::{Row, answer, text};
use alloc::{borrow::ToOwned, collections::BTreeSet, string::String, string::ToString, vec::Vec};
use serde_json::Value;

/// The lists of the file whose elements are objects, with the key of each.
fn sections(data: &Value) -> Vec<(String, Vec<Value>)> {
    let mut found = Vec::new();
    let mut add = |key: &String, value: &Value| match value {
        Value::Array(rows) if rows.iter().any(Value::is_object) => found.push((key.clone(), rows.clone())),
        _ => {}
    };
    for (key, value) in data.as_object().unwrap() {
        match value {
            Value::Object(members) => members.iter().for_each(|(key, value)| add(key, value)),
            value => add(key, value),
        }
    }
    found
}

/// A letter, a digit or one of `.:%=_-`.
fn is_plain(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || ".:%=_-".contains(letter)
}

#[test]
fn every_row_has_an_id_of_its_own() {
    let data = answer();
    let mut ids = BTreeSet::new();
    let sections = sections(&data);
    assert!(sections.len() == 15, "{:?}", sections.iter().map(|(key, _)| key).collect::<Vec<_>>());
    for (key, rows) in sections {
        let mut kinds = BTreeSet::new();
        for row in rows {
            let id = row["id"].as_str().unwrap_or_else(|| panic!("{key}: {row}")).to_owned();
            match id.split_once('/') {
                Some((kind, name)) => {
                    assert!(
                        kind.bytes().all(|it| it.is_ascii_lowercase() || it == b'_') && name.chars().all(is_plain),
                        "{id}"
                    );
                    kinds.insert(kind.to_owned());
                }
                None => assert!(key == "errata" && id.starts_with('E') && id.len() >= 3, "{id}"),
            }
            assert!(ids.insert(id.clone()), "two rows have the id {id}");
        }
        assert!(kinds.len() == usize::from(key != "errata"), "{key}: {kinds:?}");
    }
    assert!(ids.len() > 1500, "{}", ids.len());
}

/// What was published once is there for ever.
#[test]
fn published_ids_stay() {
    let data = answer();
    let ids: BTreeSet<String> = sections(&data)
        .iter()
        .flat_map(|(_, rows)| rows.iter().map(|row| row["id"].as_str().unwrap().to_owned()))
        .collect();
    let published = include_str!("../../../tests/data/facts/ids.txt");
    let gone: Vec<&str> = published.lines().filter(|id| !ids.contains(*id)).collect();
    assert!(gone.is_empty() && published.lines().count() > 1500, "{gone:?}");
}

/// Of each kind one that its name is found in.
#[test]
fn an_id_is_made_of_the_name() {
    let data = answer();
    let name_of = |id: &str, key: &str| {
        let sections = sections(&data);
        let row = sections.iter().flat_map(|(_, rows)| rows).find(|row| row["id"] == id);
        row.unwrap_or_else(|| panic!("{id}"))[key].to_string().trim_matches('"').to_owned()
    };
    for (id, key, name) in [
        ("toolkit/13.0", "toolkit", "13.0"),
        ("driver/570", "branch", "570"),
        ("target/sm_90a", "target", "sm_90a"),
        ("product/GB10-DGX-Spark", "product_name", "GB10 (DGX Spark)"),
        ("compiling/sm_90a", "target", "sm_90a"),
        ("linking/sm_90a", "target", "sm_90a"),
        ("loading/sm_90a", "target", "sm_90a"),
        ("limits/sm_90a", "target", "sm_90a"),
        ("instruction/barrier.red-32-thr", "instruction", "barrier.red 32 thr"),
        ("ptx/8.6", "ptx_version", "8.6"),
        ("family/tcgen05.mma", "form_family", "tcgen05.mma"),
        ("geometry/9.0", "compute_capability", "9.0"),
        ("nvptx_cpu/sm_90a", "target", "sm_90a"),
        ("nvptx_feature/fma-level=0", "nvptx_feature", "fma-level=0"),
        ("E30", "id", "E30"),
    ] {
        assert_eq!(name_of(id, key), name);
    }
    assert_eq!(Row::new("x", " a  (b)/c ", ()).id, "x/a-b-c");
}

/// `cargo xtask codegen` writes it so.
#[test]
fn the_committed_file_is_the_text() {
    assert!(text() == include_str!("../../../share/smarch.json"), "out of date: cargo xtask codegen");
    assert_eq!(serde_json::from_str::<Value>(&text()).unwrap(), answer());
}

/// What a row of a family says is what the library answers of its forms.
#[test]
fn families_are_as_their_forms() {
    let data = answer();
    let forms = data["rules"]["forms"].as_array().unwrap();
    let row = |family: &str| forms.iter().find(|row| row["form_family"] == family).unwrap();
    let wgmma = row("wgmma.fence.sync.aligned");
    assert_eq!(wgmma["windows"][0]["since_ptx"], "8.0");
    assert_eq!(wgmma["windows"][0]["legal_on"], serde_json::json!(["sm_90a"]));
    let windows = |family: &str| row(family)["windows"].as_array().unwrap().clone();
    // tcgen05 came with 12.8, where ptxas had no sm_103.
    assert_eq!(windows("tcgen05.mma")[0]["from"], "12.8");
    assert_eq!(windows("add").first().unwrap()["since_ptx"], "1.0");
    let slots: Vec<&str> =
        row("add")["form_slots"].as_array().unwrap().iter().map(|it| it["form_slot"].as_str().unwrap()).collect();
    assert!(slots.contains(&"rnd") && slots.contains(&"type"), "{slots:?}");
}
