//! `nvptx` in `share/smarch.json`: CPU rows and features of tileiras as those copy them who write a back end. The same keys as in the answers of
//! `smarch documented tileiras`.

use super::codes::code;
use serde_json::{Value, json};
use smarch::documented::tileiras::{
    BLOCK_SCALE_DENSE, BLOCK_SCALE_SPARSE, CPUS, Cpu, DEFAULT_CPU, FEATURES, FMA_LEVEL_DEFAULT, FeatureInfo, PROBES,
    TensorPath,
};

pub fn nvptx() -> String {
    let opcodes = json!({"dense": BLOCK_SCALE_DENSE, "sparse": BLOCK_SCALE_SPARSE});
    let rows = |rows: Vec<Value>| rows.iter().map(Value::to_string).collect::<Vec<_>>().join(",\n");
    format!(
        "\"nvptx\": {{\n\"default_cpu\": {},\n\"fma_level_default\": {},\n\"block_scale_opcodes\": {opcodes},\n\"nvptx_cpus\": [\n{}\n],\n\
         \"nvptx_feature_rows\": [\n{}\n]\n}}",
        json!(DEFAULT_CPU.to_string()),
        json!(FMA_LEVEL_DEFAULT.level()),
        rows(CPUS.iter().enumerate().map(cpu).collect()),
        rows(FEATURES.iter().map(feature).collect()),
    )
}

fn cpu((row, cpu): (usize, &Cpu)) -> Value {
    let is_block_scaled = cpu.tensor_path == TensorPath::BlockScale;
    json!({
        "target": cpu.name.to_string(),
        "cpu_row": row,
        "feature_bit": cpu.feature.code(),
        "elf_byte": cpu.elf_byte.get(),
        "feature_words_hex": cpu.implies.map(|word| format!("{word:x}")),
        "nvptx_features": cpu.implied_features().iter().map(|feature| feature.to_string()).collect::<Vec<_>>(),
        "tmem": cpu.has_tmem,
        "tensor_memory": code("TileirasTensorMemory", cpu.tensor_memory.code()),
        "tensor_path": code("TileirasTensorPath", cpu.tensor_path.code()),
        "block_scale_opcodes": is_block_scaled.then(|| json!({"dense": BLOCK_SCALE_DENSE, "sparse": BLOCK_SCALE_SPARSE})),
        "is_default_cpu": cpu.target == DEFAULT_CPU,
        "printed_family": cpu.family.to_string(),
    })
}

fn feature(row: &FeatureInfo) -> Value {
    let implied_by = CPUS.iter().filter(|cpu| cpu.implied_features().contains(row.index));
    let probe = PROBES.iter().find(|probe| probe.feature == row.index);
    json!({
        "nvptx_feature": row.key.to_string(),
        "feature_bit": row.index.code(),
        "key_position": row.position,
        "feature_group": code("TileirasFeatureGroup", row.group.code()),
        "feature_level": row.level.get(),
        "description": row.description.to_string(),
        "target": row.cpu.map(|target| target.to_string()),
        "implied_by": implied_by.map(|cpu| cpu.name.to_string()).collect::<Vec<_>>(),
        "probe": probe.map(|probe| probe.name.to_string()),
    })
}

/// What a back end copies, read back from the committed file and held against the transcribed tables.
#[test]
fn the_committed_tables_are_those_of_the_document() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = |path: &str| std::fs::read_to_string(root.join(path)).unwrap();
    let data: Value = serde_json::from_str(&text("share/smarch.json")).unwrap();
    let table = |path: &str| -> Vec<Vec<String>> {
        let lines = text(path);
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
