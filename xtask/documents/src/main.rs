//! `share/documents.json`, printed: the documents' tables as data, read out of the rows that C is given, by what
//! `include/smarch/interface.json` says of them.
#![allow(unsafe_code, reason = "the rows as C sees them")]

#[path = "../../src/codegen/shown.rs"]
#[allow(dead_code, reason = "codegen uses the rest")]
mod shown;

use core::ffi::{CStr, c_void};
use serde_json::{Map, Value, json};
use shown::{BINARIES, is_character, is_hexadecimal, key, table, text_key};
use smarch::documented::Erratum;
use std::collections::BTreeSet;
use std::path::Path;

/// The interface as data.
struct Interface(Value);

impl Interface {
    fn read() -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../include/smarch/interface.json");
        Self(serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap())
    }

    /// The row of a list with this name, or with this under another key.
    fn find(&self, list: &str, key: &str, value: &str) -> Option<&Value> {
        self.0[list].as_array().unwrap().iter().find(|row| row[key] == value)
    }

    fn fields(&self, structure: &str) -> Option<&Vec<Value>> {
        self.find("structs", "name", structure)?["fields"].as_array()
    }

    fn size(&self, ty: &str) -> usize {
        match ty {
            "bool" | "uint8_t" => 1,
            "uint16_t" => 2,
            "uint32_t" => 4,
            _ if ty.ends_with('*') || matches!(ty, "uint64_t" | "size_t") => 8,
            _ => match (self.find("structs", "name", ty), self.find("types", "name", ty)) {
                (Some(it), _) => usize::try_from(it["size"].as_u64().unwrap()).unwrap(),
                (_, Some(it)) => self.size(it["is"].as_str().unwrap()),
                _ => panic!("{ty}"),
            },
        }
    }

    /// The codes of a typedef's constants, whether they are bits.
    fn codes(&self, typedef: &str) -> Option<(Vec<(u64, String)>, bool)> {
        let group = self.find("enumerations", "type", typedef)?;
        let code = |name: &str| {
            let rest = name.strip_prefix(group["prefix"].as_str().unwrap());
            rest.or(name.strip_prefix("SMARCH_")).unwrap().to_lowercase()
        };
        let members = group["members"].as_array().unwrap().iter();
        let codes = members.map(|row| (row["value"].as_u64().unwrap(), code(row["name"].as_str().unwrap())));
        Some((codes.collect(), group["comment"].as_str().unwrap().ends_with("; bits.")))
    }
}

/// Reads what stands at an address.
unsafe fn read<T: Copy>(at: *const u8) -> T {
    // SAFETY: the rows of the library are where its functions say, and of the types that the interface says.
    unsafe { at.cast::<T>().read_unaligned() }
}

/// A type without what points at it.
fn pointee(ty: &str) -> &str {
    let inner = ty.strip_suffix('*').unwrap().trim_end();
    inner.strip_prefix("const ").unwrap()
}

impl Interface {
    /// One value of a type; null for nothing.
    unsafe fn value(&self, ty: &str, field: &Value, at: *const u8) -> Value {
        // SAFETY: as `read` says, here and below.
        unsafe {
            match ty {
                "const char *" => match read::<*const core::ffi::c_char>(at) {
                    text if text.is_null() => Value::Null,
                    text => json!(CStr::from_ptr(text).to_str().unwrap()),
                },
                "bool" => json!(read::<bool>(at)),
                "uint8_t" => json!(read::<u8>(at)),
                "uint16_t" => json!(read::<u16>(at)),
                "uint32_t" if is_character(field["name"].as_str().unwrap()) => match read::<u32>(at) {
                    0 => Value::Null,
                    letter => json!(char::from_u32(letter).unwrap().to_string()),
                },
                "uint32_t" => json!(read::<u32>(at)),
                "uint64_t" => json!(format!("{:x}", read::<u64>(at))),
                "size_t" => json!(read::<usize>(at)),
                "smarch_target" => smarch::Target::from_id(read(at)).map_or(Value::Null, |it| json!(it.to_string())),
                "smarch_version" => match (read::<u16>(at), read::<u16>(at.add(2))) {
                    (0, _) => Value::Null,
                    (major, minor) => json!(format!("{major}.{minor}")),
                },
                "smarch_cc" => {
                    let number = read::<u32>(at);
                    json!(format!("{}.{}", number / 10, number % 10))
                }
                _ if ty.ends_with('*') => self.value(pointee(ty), field, read(at)),
                _ => match (self.codes(ty), self.fields(ty)) {
                    (Some((codes, true)), _) if field["absent"].is_null() => {
                        let bits = u64::from(read::<u32>(at));
                        json!(
                            codes
                                .iter()
                                .filter(|(bit, _)| bits & bit != 0)
                                .map(|(_, code)| code)
                                .collect::<Vec<_>>()
                        )
                    }
                    (Some((codes, _)), _) => {
                        let value = u64::from(read::<u32>(at));
                        let code = codes.iter().find(|(it, _)| *it == value).map(|(_, code)| code.as_str());
                        json!(code.unwrap_or("unknown"))
                    }
                    (None, Some(_)) => self.row(ty, at),
                    (None, None) => json!(read::<u32>(at)),
                },
            }
        }
    }

    /// The columns of a row: fields that tell neither presence nor length.
    fn columns(&self, structure: &str) -> Vec<&Value> {
        let fields = self.fields(structure).unwrap();
        let named = |name: &str| fields.iter().find(|field| field["name"] == name);
        let is_column = |field: &&Value| {
            let name = field["name"].as_str().unwrap();
            let presence = name
                .strip_prefix("has_")
                .and_then(named)
                .is_some_and(|it| it["absent"] == "has");
            let of_list = |it: &Value| it["type"].as_str().unwrap().ends_with('*');
            let count = name.strip_suffix("_count").and_then(named).is_some_and(of_list);
            !presence && !count
        };
        fields.iter().filter(is_column).collect()
    }

    fn key(field: &Value) -> String {
        key(
            field["name"].as_str().unwrap(),
            field["type"] == "uint64_t" || field["type"] == "const uint64_t *",
        )
    }

    /// Whether a text stands beside it: of numbers of 32 bits.
    fn has_text(structure: &str, field: &Value) -> bool {
        matches!(field["type"].as_str(), Some("uint32_t" | "const uint32_t *"))
            && is_hexadecimal(structure, field["name"].as_str().unwrap())
    }

    unsafe fn row(&self, structure: &str, at: *const u8) -> Value {
        let fields = self.fields(structure).unwrap();
        let offset = |field: &Value| usize::try_from(field["offset"].as_u64().unwrap()).unwrap();
        let beside = |name: String| fields.iter().find(|field| field["name"] == name.as_str());
        let mut row = Map::new();
        for field in self.columns(structure) {
            let (name, ty) = (field["name"].as_str().unwrap(), field["type"].as_str().unwrap());
            let count = beside(format!("{name}_count")).filter(|_| ty.ends_with('*'));
            // SAFETY: as `read` says.
            let value = unsafe {
                let cell = at.add(offset(field));
                let elements = |ty: &str, first: *const u8, count: usize| {
                    let element = |position| self.value(ty, field, first.add(position * self.size(ty)));
                    Value::Array((0..count).map(element).collect())
                };
                match (count, field["dimensions"][0].as_u64(), field["absent"].as_str()) {
                    (Some(count), ..) => elements(pointee(ty), read(cell), read(at.add(offset(count)))),
                    (None, Some(length), _) => elements(ty, cell, usize::try_from(length).unwrap()),
                    (None, None, Some("has"))
                        if read::<u32>(at.add(offset(beside(format!("has_{name}")).unwrap()))) == 0 =>
                    {
                        Value::Null
                    }
                    (None, None, Some("zero")) if (0..self.size(ty)).all(|byte| read::<u8>(cell.add(byte)) == 0) => {
                        Value::Null
                    }
                    (None, None, Some("null")) if read::<*const c_void>(cell).is_null() => Value::Null,
                    _ => self.value(ty, field, cell),
                }
            };
            let text = Self::has_text(structure, field).then(|| in_hexadecimal(&value));
            row.insert(Self::key(field), value);
            row.extend(text.map(|text| (text_key(&Self::key(field)).0, text)));
        }
        Value::Object(row)
    }

    /// All tables, those of one binary together, in the order of the interface: what each is, and its rows. The errata are in
    /// `share/smarch.json`.
    fn tables(&self) -> Vec<Value> {
        let mut tables = Vec::new();
        for function in self.0["functions"].as_array().unwrap() {
            let name = function["name"].as_str().unwrap();
            let Some((binary, _)) = table(function["header"].as_str().unwrap(), name) else {
                continue;
            };
            let arguments = function["arguments"].as_array().unwrap();
            let roles: Vec<&str> = arguments.iter().map(|it| it["role"].as_str().unwrap()).collect();
            match roles[..] {
                ["count"] if name != "smarch_errata" => tables.extend(self.table(binary, 0, function)),
                ["value", "count"] if arguments[0]["type"] == "smarch_documented_binary" => {
                    let (binaries, _) = self.codes("smarch_documented_binary").unwrap();
                    let table = |(number, of): &(u64, String)| {
                        let binary = BINARIES.iter().copied().find(|it| it == of);
                        self.table(binary, u32::try_from(*number).unwrap(), function)
                    };
                    tables.extend(binaries.iter().filter_map(table));
                }
                _ => {}
            }
        }
        let order = |table: &Value| BINARIES.iter().position(|it| table["binary"] == *it);
        tables.sort_by_key(|table| order(table).unwrap_or(usize::MAX));
        tables
    }

    /// One that has rows.
    fn table(&self, binary: Option<&str>, number: u32, it: &Value) -> Option<Value> {
        let (header, function) = (it["header"].as_str().unwrap(), it["name"].as_str().unwrap());
        let structure = pointee(it["result"].as_str().unwrap());
        let mut count = 0;
        let first = smarch_boundary::rows(function, number, &mut count).cast::<u8>();
        let text = |value: &Value| value.as_str().unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
        let columns: Vec<Value> = self
            .columns(structure)
            .iter()
            .flat_map(|field| {
                let meaning = Some(text(&field["comment"])).filter(|text| !text.is_empty());
                let beside = Self::has_text(structure, field).then(|| text_key(&Self::key(field)));
                let beside = beside.map(|(key, meaning)| json!({"column": key, "meaning": meaning}));
                [Some(json!({"column": Self::key(field), "meaning": meaning})), beside]
                    .into_iter()
                    .flatten()
            })
            .collect();
        // SAFETY: as `read` says: `count` rows of the struct.
        let rows =
            (0..count).map(|position| unsafe { self.row(structure, first.add(position * self.size(structure))) });
        let mut it = json!({
            "binary": binary,
            "table": table(header, function)?.1,
            "subject": subject(it["comment"].as_str().unwrap()),
            "row_count": count,
            "errata_ids": [],
            "columns": columns,
            "rows": rows.collect::<Vec<_>>(),
        });
        it["errata_ids"] = json!(errata_of(&it));
        (count != 0).then_some(it)
    }
}

/// Errata about a table that no meaning of a column and no row of it names.
#[rustfmt::skip]
const ERRATA_OF: &[(&str, &str, &[&str])] = &[
    ("ptxas",    "handler_sets",             &["E10"]),
    ("ptxas",    "handlers",                 &["E10", "E11", "E11b"]),
    ("ptxas",    "factory_labels",           &["E07b", "E24b"]),
    ("ptxas",    "factory_generations",      &["E07", "E07b", "E24"]),
    ("ptxas",    "geometries",               &["E20", "E21", "E23", "E28e"]),
    ("ptxas",    "geometry_columns",         &["E20", "E21", "E23"]),
    ("ptxas",    "shared_memory_limits",     &["E21", "E22"]),
    ("ptxas",    "register_allocations",     &["E22", "E22b"]),
    ("ptxas",    "validation_tables",        &["E01", "E02", "E04b"]),
    ("ptxas",    "name_groups",              &["E01", "E04"]),
    ("ptxas",    "suffix_meanings",          &["E05"]),
    ("ptxas",    "compile_rules",            &["E09"]),
    ("ptxas",    "subvariants",              &["E06"]),
    ("ptxas",    "profile_fields",           &["E26b", "E27", "E28b", "E28c", "E29", "E29b"]),
    ("ptxas",    "profile_regions",          &["E27b", "E28g"]),
    ("ptxas",    "family_assignments",       &["E12"]),
    ("ptxas",    "registered_profiles",      &["E01", "E12"]),
    ("ptxas",    "scheduler_rows",           &["E23"]),
    ("ptxas",    "scheduling_flags",         &["E29"]),
    ("ptxas",    "backend_fields",           &["E28f"]),
    ("ptxas",    "initializer_fields",       &["E07", "E28e"]),
    ("nvlink",   "rodata_strings",           &["E34d"]),
    ("nvlink",   "dispatch_slots",           &["E34c"]),
    ("nvlink",   "shared_components",        &["E34e"]),
    ("nvlink",   "backend_functions",        &["E34i"]),
    ("nvlink",   "remappings",               &["E33"]),
    ("nvlink",   "finalize_codes",           &["E32"]),
    ("nvlink",   "finalize_rules",           &["E34b", "E34f"]),
    ("nvlink",   "decade_groups",            &["E30"]),
    ("nvlink",   "claims",                   &["E34g"]),
    ("cicc",     "arch_flags",               &["E41"]),
    ("cicc",     "ptx_ranges",               &["E46"]),
    ("cicc",     "divergences",              &["E47b", "E47c"]),
    ("cicc",     "flags",                    &["E42", "E43", "E44", "E48b"]),
    ("cicc",     "rules",                    &["E44b"]),
    ("cicc",     "gate_locations",           &["E45b"]),
    ("cicc",     "branches",                 &["E48f"]),
    ("cicc",     "sm_feature_bits",          &["E47d"]),
    ("cicc",     "address_spaces",           &["E48d", "E48h"]),
    ("cicc",     "triple_patterns",          &["E48c"]),
    ("cicc",     "unsupported_instructions", &["E48"]),
    ("cicc",     "absent_names",             &["E35"]),
    ("cicc",     "thresholds",               &["E40"]),
    ("cicc",     "evidence_items",           &["E49c"]),
    ("tileiras", "cpus",                     &["E52", "E54c", "E54d", "E55"]),
    ("tileiras", "features",                 &["E51", "E53b"]),
    ("tileiras", "probes",                   &["E52b"]),
    ("tileiras", "struct_fields",            &["E55b", "E55c"]),
];

/// The errata about a table: its own, and those that a text in it names, "the sentinel (erratum E26b)".
fn errata_of(table: &Value) -> BTreeSet<&'static str> {
    let own = ERRATA_OF
        .iter()
        .filter(|(binary, name, _)| table["binary"] == *binary && table["table"] == *name);
    let named = table.to_string();
    let words = named.split(|letter: char| !letter.is_ascii_alphanumeric());
    let ids = own.flat_map(|(.., ids)| ids.iter().copied()).chain(words);
    let found = ids.filter_map(|id| Erratum::find(id.as_bytes()).filter(|it| it.id == id));
    found.map(|it| it.id.as_str()).collect()
}

/// The numbers of a cell as texts; nothing of nothing.
fn in_hexadecimal(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!(format!("{:#x}", number.as_u64().unwrap())),
        Value::Array(values) => values.iter().map(in_hexadecimal).collect(),
        other => other.clone(),
    }
}

/// One row a line, so that a change is one line of a diff.
fn main() {
    let interface = Interface::read();
    let lines = |rows: Value| {
        let rows = rows.as_array().unwrap().iter().map(Value::to_string);
        rows.collect::<Vec<_>>().join(",\n")
    };
    let tables = interface.tables();
    for (binary, name, ids) in ERRATA_OF {
        assert!(
            tables.iter().any(|it| it["binary"] == *binary && it["table"] == *name),
            "{binary} {name}"
        );
        assert!(ids.iter().all(|id| Erratum::find(id.as_bytes()).is_some()), "{ids:?}");
    }
    let tables = tables.into_iter().map(|mut table| {
        let it = table.as_object_mut().unwrap();
        let (columns, rows) = (it.remove("columns").unwrap(), it.remove("rows").unwrap());
        let head = table.to_string();
        let head = head.strip_suffix('}').unwrap();
        format!(
            "{head},\n\"columns\": [\n{}\n],\n\"rows\": [\n{}\n]}}",
            lines(columns),
            lines(rows)
        )
    });
    let tables: Vec<String> = tables.collect();
    println!(
        "{{\n\"generated\": \"@generated by cargo xtask codegen from src\",\n\"schema\": 1,\n\"smarch\": {},\n\"evidence\": [\"documented\"],\n\
         \"tables\": [\n{}\n]\n}}",
        interface.0["smarch"],
        tables.join(",\n")
    );
}

/// What a table holds: the comment of its function without what is said of the count.
fn subject(comment: &str) -> String {
    let text = comment.split_whitespace().collect::<Vec<_>>().join(" ");
    let sentences = text.split_inclusive(". ");
    let kept: String = sentences
        .filter(|sentence| !sentence.starts_with("*count becomes") && !sentence.contains("NULL"))
        .collect();
    let kept = kept.trim_end();
    kept.split("; *count becomes")
        .next()
        .unwrap_or(kept)
        .trim_end_matches('.')
        .to_string()
}
