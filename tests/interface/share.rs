//! The data in `share`, for those who want no Rust in their build: some cells of every kind.

use super::{json, path};
use serde_json::{Value, json};

/// What a reader relies on: the keys of README, and that the answers are there.
#[test]
fn the_committed_data_is_sound() {
    let data = json("share/smarch.json");
    assert_eq!(data["schema"], 2);
    let of = |list: &Value, key: &str, value: &str| -> Value {
        let rows = list.as_array().unwrap();
        rows.iter()
            .find(|row| row[key] == value)
            .unwrap_or_else(|| panic!("no {key} {value}"))
            .clone()
    };
    let hopper = of(&data["targets"], "target", "sm_90a");
    assert_eq!(of(&data["targets"], "id", "target/sm_90a"), hopper);
    assert_eq!(of(&data["drivers"], "id", "driver/570")["driver"], "12.8");
    assert_eq!(
        (&hopper["sm"], &hopper["suffix"], &hopper["ptx_accepted"]),
        (&json!(90), &json!("a"), &json!("8.0"))
    );
    assert_eq!(of(&data["targets"], "target", "sm_73")["ptx_accepted"], Value::Null);
    let rules = &data["rules"];
    assert_eq!(
        of(&rules["compiling"], "target", "sm_90a")["ptx_compiles_for"],
        json!(["sm_90a"])
    );
    assert_eq!(
        of(&rules["linking"], "target", "sm_80")["object_links_for"][0],
        json!({"from": "13.0", "to": "13.1", "link_targets": ["sm_80", "sm_86", "sm_89"]})
    );
    assert!(
        of(&rules["loading"], "target", "sm_80")["loads_on"]
            .as_array()
            .unwrap()
            .contains(&json!("8.6"))
    );
    let wgmma = rules["legality"].as_array().unwrap().iter();
    let wgmma: Vec<_> = wgmma.filter(|row| row["instruction"] == "wgmma.fence").collect();
    assert_eq!(wgmma.len(), 1);
    assert_eq!(wgmma[0]["windows"][0]["from"], "12.0");
    assert_eq!(wgmma[0]["windows"][0]["since_ptx"], "8.0");
    assert_eq!(wgmma[0]["windows"][0]["legal_on"], json!(["sm_90a"]));
    let names = of(&data["targets"], "target", "sm_90a")["accepted_by"].clone();
    let compute = names.as_array().unwrap().iter();
    let mut compute = compute.filter(|row| row["tool"] == "ptxas_gpu_name" && row["kind"] == "compute_");
    assert_eq!(
        compute.next().unwrap()["accepted"],
        json!([{"from": "12.0", "to": "12.2"}, {"from": "12.9", "to": smarch::Toolkit::NEWEST.to_string()}])
    );
    assert_eq!(
        of(&data["geometry"], "compute_capability", "9.0")["max_warps_per_sm"],
        64
    );
    assert_eq!(of(&data["errata"], "id", "E09")["evidence"], json!(["measured"]));
}

/// What a back end copies, read back from the committed file and held against the transcribed tables.
#[test]
fn the_committed_tables_are_those_of_the_document() {
    let data = json("share/smarch.json");
    let table = |name: &str| -> Vec<Vec<String>> {
        let lines = std::fs::read_to_string(path(name)).unwrap();
        let cells = |line: &str| line.split('\t').map(str::to_string).collect();
        lines.lines().skip(1).map(cells).collect()
    };
    let cpus = data["nvptx"]["nvptx_cpus"].as_array().unwrap();
    let printed = table("tests/data/seed-tables/003_cpu_rows.tsv");
    assert_eq!((cpus.len(), printed.len()), (40, 40));
    for row in printed {
        let cpu = &cpus[row[0].parse::<usize>().unwrap()];
        assert_eq!(cpu["target"], row[1]);
        assert_eq!(cpu["feature_bit"].to_string(), row[2]);
        let words = cpu["feature_words_hex"].as_array().unwrap();
        let words: Vec<u64> = words
            .iter()
            .map(|word| u64::from_str_radix(word.as_str().unwrap(), 16).unwrap())
            .collect();
        let mut bits: Vec<u64> = (0..384)
            .filter(|bit| words[bit / 64] >> (bit % 64) & 1 == 1)
            .map(|bit| bit as u64)
            .collect();
        assert_eq!(bits.remove(0).to_string(), row[2]);
        assert_eq!(bits, if row[4] == "YES" { vec![80] } else { vec![] }, "{}", row[1]);
        assert_eq!(cpu["is_default_cpu"], row[6].contains("DEFAULT CPU"));
    }
    let features = data["nvptx"]["nvptx_feature_rows"].as_array().unwrap();
    let printed = table("tests/data/seed-tables/003_features.tsv");
    assert_eq!((features.len(), printed.len()), (81, 81));
    for (feature, row) in features.iter().zip(printed) {
        assert_eq!(
            (feature["feature_bit"].to_string(), &feature["nvptx_feature"]),
            (row[0].clone(), &json!(row[1]))
        );
        assert_eq!(feature["description"], row[2]);
    }
}

/// Some cells of every kind, as the documents have them.
#[test]
fn the_tables_are_sound() {
    let data = json("share/documents.json");
    let table = |binary: &str, name: &str| -> Vec<Value> {
        let tables = data["tables"].as_array().unwrap();
        let it = tables
            .iter()
            .find(|it| it["binary"].as_str().unwrap_or_default() == binary && it["table"] == name);
        let rows = it.unwrap_or_else(|| panic!("{binary} {name}"))["rows"]
            .as_array()
            .unwrap();
        assert_eq!(it.unwrap()["row_count"], rows.len());
        rows.clone()
    };
    assert!(data["tables"].as_array().unwrap().len() > 60);
    assert_eq!(table("ptxas", "dispatch_maps")[0]["address"], 0x29f_e1d0);
    assert_eq!(table("ptxas", "handler_sets")[4]["base"], "sm_88");
    assert_eq!(table("ptxas", "suffix_meanings")[1]["suffix"], "a");
    assert_eq!(table("ptxas", "suffix_meanings")[0]["label"], Value::Null);
    assert_eq!(
        table("ptxas", "sharing_groups")[1]["members"],
        json!(["sm_100", "sm_100a", "sm_100f"])
    );
    assert_eq!(table("ptxas", "name_groups")[0]["ptx_highest"], "1.2");
    assert_eq!(
        table("ptxas", "generations")[0]["features"].as_array().unwrap().len(),
        4
    );
    assert_eq!(table("ptxas", "scheduler_rows")[0]["scheduler"]["dispatch_slots"], 96);
    assert_eq!(table("nvlink", "dispatch_slots")[1]["address"], Value::Null);
    assert_eq!(table("nvlink", "codegen_options")[0]["option"], "lds128convert");
    assert_eq!(table("cicc", "address_spaces")[0]["casts_to_all"], "yes");
    assert_eq!(table("cicc", "features")[0]["functions"][0], "sub_90AEE0");
    assert_eq!(table("tileiras", "cpus")[0]["name"], "sm_100");
    assert_eq!(table("tileiras", "cpus")[0]["implies_hex"][0], "2000000000000000");
    assert_eq!(table("", "documents").len(), 5);
}
