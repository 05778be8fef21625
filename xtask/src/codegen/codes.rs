//! The codes of JSON: a word of a fixed set is written as the name of its constant in `smarch.h`, without the prefix and in small
//! letters. `share/schema/codes.json` is made from the rows.

use super::groups::{Group, groups};
use super::{File, mark};
use std::sync::LazyLock;

static GROUPS: LazyLock<Vec<Group>> = LazyLock::new(groups);

/// The C++ enums whose values are written as codes.
#[rustfmt::skip]
const CODED: &[&str] = &[
    "AdviceKind", "Answer", "ArchOperation", "ArchRemark", "ArchSyntax", "ChangeKind", "LoadBasis", "Binary", "CiccBulkCopy", "CiccComponent", "CiccConstruct", "CiccEffect", "CiccEmitPath", "CiccMode", "CiccOperation", "CiccOrder", "CiccScope", "Compression", "CubinKind", "CubinLayout", "DebugInfo", "DeviceKind", "DeviceSource", "LimitEffect", "EntryKind", "Evidence", "Family", "FatbinPlace", "FileKind", "FunctionKind", "GeometrySource", "IsaGroup", "Limiter", "LlvmRelease", "NameKind", "NvvmAccess", "NvvmComplaint", "NvvmConstruct", "NvvmMalformation", "NvvmPhase", "TileirasProblemKind", "PickReason", "PtxasOccupancyFormula", "Setter", "SmFeature", "SmemSplit", "Standing", "Status", "FinalizeCode", "FinalizeOutcome", "FinalizeStep", "SymbolKind", "TextureMode", "TileirasFeatureGroup", "TileirasLevelSource", "TileirasSelection", "TileirasTensorMemory", "TileirasTensorPath", "Tool", "Verdict", "ProfileComparison", "ProfileCondition", "ProfileMoment",
];

pub fn files() -> Vec<File> {
    vec![File {
        path: "share/schema/codes.json",
        text: schema(),
    }]
}

/// The code of a value of the C++ enum with this name.
pub fn code(of: &str, value: u32) -> String {
    let codes = codes(of);
    let row = codes.iter().find(|(_, it, _)| *it == value);
    row.unwrap_or_else(|| panic!("{of} has no {value}")).2.clone()
}

/// Constant, value and code of each row.
fn codes(of: &str) -> Vec<(&'static str, u32, String)> {
    let group = GROUPS
        .iter()
        .find(|group| group.cpp.as_ref().is_some_and(|it| it.name == of));
    let group = group.unwrap_or_else(|| panic!("there is no enum {of}"));
    let prefix = group.cpp.as_ref().unwrap().prefix;
    let code = |name: &str| {
        let rest = name.strip_prefix(prefix).or(name.strip_prefix("SMARCH_"));
        rest.unwrap().to_lowercase()
    };
    let rows = group.rows.iter();
    rows.map(|row| (row.name.as_str(), row.value, code(&row.name)))
        .collect()
}

/// One enum a line.
fn schema() -> String {
    let row = |name: &&str| {
        let codes: Vec<String> = codes(name).iter().map(|(_, _, code)| format!("\"{code}\"")).collect();
        format!("    \"{name}\": {{\"enum\": [{}]}}", codes.join(", "))
    };
    let rows: Vec<String> = CODED.iter().map(row).collect();
    format!(
        "{{\n  \"$comment\": \"{}\",\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"title\": \"Codes\",\n  \"description\": \"A code is the name of a constant \
         of smarch.h without its prefix, in small letters; the header says what it means.\",\n  \"$defs\": {{\n{}\n  }}\n}}\n",
        mark("src"),
        rows.join(",\n")
    )
}
