//! What the feature `serde` writes: every key is one of the inspector's, as `share/schema` has them, and so are the codes. That values are those of
//! the inspector too, scripts/rust-examples asks it.

mod common;

use serde_json::{Value, json};
use smarch::{
    Cc, Error, Name, Target, Toolkit, Verdict, Version, cubin, devices, documented, hardware, rules, toolkits,
};
use std::collections::BTreeSet;

/// The schemas of all answers.
fn schemas() -> Vec<Value> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("share/schema");
    let files = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    files.map(|text| serde_json::from_str(&text).unwrap()).collect()
}

/// Keys of the library's own: answers that the inspector words otherwise.
const OWN: [&str; 6] = [
    "at",
    "global_bytes",
    "larger_threads_per_block",
    "smaller_threads_per_block",
    "tensor_memory_columns_per_block",
    "virtual_resources_per_block",
];

fn keys(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|it| keys(it, out)),
        Value::Object(members) => members.iter().for_each(|(key, value)| {
            out.insert(key.clone());
            keys(value, out);
        }),
        _ => {}
    }
}

fn all<T: serde::Serialize>(rows: impl IntoIterator<Item = T>) -> Value {
    rows.into_iter().map(|it| serde_json::to_value(it).unwrap()).collect()
}

#[test]
fn keys_are_those_of_the_inspector() {
    let sm = Target::Sm90.geometry().unwrap();
    let mut kernel = hardware::Kernel::default();
    (kernel.block_size, kernel.registers) = (256, 40);
    let mut found = BTreeSet::new();
    for value in [
        all(Target::ALL.iter().map(|it| it.info())),
        all(toolkits::TOOLKITS),
        all(smarch::drivers::BRANCHES),
        all(devices::DEVICES),
        all(hardware::GEOMETRIES),
        all(documented::ERRATA),
        all(documented::documents::DOCUMENTS),
        all(Verdict::ALL),
        all(Error::ALL),
        all([sm.occupancy(&kernel).unwrap()]),
        all([sm.next_step(&kernel).unwrap()]),
        all([sm.best_block(&kernel).unwrap()]),
        all([rules::limits::Limits::of(Toolkit::V13_0, Target::Sm90).unwrap()]),
        all([rules::pick::Image::from(Name::from(Target::Sm90))]),
        all([smarch::arch_list::Image::cubin(Target::Sm90)]),
    ] {
        assert!(value.as_array().is_some_and(|rows| !rows.is_empty()));
        keys(&value, &mut found);
    }
    for (_, bytes) in common::files("cubin/cubins") {
        let mut kernels = vec![cubin::Kernel::default(); cubin::functions(&bytes).unwrap().count()];
        keys(&all([cubin::identify(&bytes).unwrap()]), &mut found);
        keys(&all(cubin::kernels(&bytes, &mut kernels).unwrap()), &mut found);
    }
    let mut described = BTreeSet::new();
    schemas().iter().for_each(|schema| keys(schema, &mut described));
    let is_stranger = |key: &&String| !described.contains(*key) && !OWN.contains(&key.as_str());
    let strangers: Vec<_> = found.iter().filter(is_stranger).collect();
    assert!(strangers.is_empty(), "in no schema: {strangers:?}");
    assert!(found.len() > 90, "{}", found.len());
}

#[test]
fn codes_are_those_of_the_inspector() {
    let schemas = schemas();
    // Each list of codes that is allowed somewhere.
    fn lists<'a>(node: &'a Value, out: &mut Vec<&'a Vec<Value>>) {
        match node {
            Value::Array(items) => items.iter().for_each(|it| lists(it, out)),
            Value::Object(members) => {
                out.extend(members.get("enum").and_then(Value::as_array));
                members.values().for_each(|it| lists(it, out));
            }
            _ => {}
        }
    }
    let mut all_lists = Vec::new();
    schemas.iter().for_each(|schema| lists(schema, &mut all_lists));
    let known = |written: &[Value]| all_lists.iter().any(|list| written.iter().all(|it| list.contains(it)));
    let member = |values: &Value, key: &str| {
        values
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it[key].clone())
            .collect::<Vec<_>>()
    };
    assert!(known(&member(&all(Verdict::ALL), "code")));
    assert!(known(&member(&all(Error::ALL), "status")));
    assert!(known(&member(&all(devices::DEVICES), "product_kind")));
    assert!(known(all(smarch::Tool::ALL).as_array().unwrap()));
    assert!(!known(&[json!("yes"), json!("nobody")]));
}

/// Every one of these is read as it was written.
fn read_back<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug>(
    all: impl IntoIterator<Item = T>,
) {
    for value in all {
        let written = serde_json::to_string(&value).unwrap();
        assert_eq!(serde_json::from_str::<T>(&written).unwrap(), value, "{written}");
    }
}

#[test]
fn values_are_read_as_they_were_written() {
    read_back(Target::ALL.iter().copied());
    read_back(Target::ALL.iter().map(|it| Cc(it.number())));
    read_back(Target::ALL.iter().map(|it| it.suffix()));
    let kinds = smarch::NameKind::ALL;
    read_back(
        Target::ALL
            .iter()
            .flat_map(|it| kinds.iter().map(|kind| it.named(*kind))),
    );
    read_back(Toolkit::ALL.iter().copied());
    read_back(Toolkit::ALL.iter().map(|it| it.ptx()));
    read_back(smarch::drivers::BRANCHES.iter().map(|it| it.driver));
    read_back(smarch::drivers::BRANCHES.iter().filter_map(|it| it.release.get()));
    read_back(devices::LISTINGS.iter().map(|it| devices::PciId(it.pci)));
    read_back(Verdict::ALL.iter().copied());
    read_back(Error::ALL.iter().copied());
    read_back(smarch::Tool::ALL.iter().copied());
    read_back(smarch::isa::IsaFeature::ALL.iter().copied());
    read_back(
        smarch::isa::IsaFeature::ALL
            .iter()
            .map(|it| it.targets(Toolkit::NEWEST)),
    );
    read_back([Some(Target::Sm90a), None]);
}

#[test]
fn what_is_no_value_is_refused_in_words() {
    let refused = |text| serde_json::from_str::<Target>(text).unwrap_err().to_string();
    assert!(
        refused("\"sm_91\"").starts_with("no target has this number"),
        "{}",
        refused("\"sm_91\"")
    );
    assert!(refused("90").contains("expected a text"));
    let codes = serde_json::from_str::<smarch::Tool>("\"PTXAS_TARGET\"")
        .unwrap_err()
        .to_string();
    assert!(
        codes.starts_with("invalid value: string \"PTXAS_TARGET\", expected a code: ptxas_target "),
        "{codes}"
    );
    let verdict = |text| serde_json::from_str::<Verdict>(text).unwrap_err().to_string();
    assert!(verdict("{}").starts_with("missing field `code`"));
    assert!(verdict("{\"code\": \"yes\", \"text\": 1, \"code\": \"\"}").starts_with("invalid value"));
    assert!(serde_json::from_str::<smarch::Suffix>("\"b\"").is_err());
}

#[test]
fn values_are_written_as_people_write_them() {
    let written = serde_json::to_value((
        Target::Sm90a,
        Cc(103),
        Version::new(8, 7),
        Toolkit::V12_4,
        smarch::drivers::Driver(12_040),
        "lto_75".parse::<Name>().unwrap(),
        Target::Sm90.info().product,
        Target::Sm10.info().alias_of,
    ));
    let expected = json!(["sm_90a", "10.3", "8.7", "12.4", "12.4", "lto_75", "H100 / H200", null]);
    assert_eq!(written.unwrap(), expected);
    assert_eq!(
        serde_json::to_value(rules::load::loads_why(Target::Sm90a, Cc(100))).unwrap(),
        json!({"answer": "no", "code": "no_load_exact", "text": "code with suffix a runs on its own compute capability only"})
    );
}
