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
