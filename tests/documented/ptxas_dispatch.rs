//! The capability dispatch, the generations and the strings of ptxas, and its function map.

use crate::reading::{Row, address, paraphrases, squeezed, symbol, target, targets};
use smarch::Target;
use smarch::documented::ptxas::*;
use smarch::documented::symbols::Binary;

pub fn dispatch_maps(rows: &[Row]) {
    assert_eq!((rows.len(), DISPATCH_MAPS.len()), (DispatchMap::ALL.len(), rows.len()));
    for ((row, map), info) in rows.iter().zip(DispatchMap::ALL).zip(DISPATCH_MAPS) {
        assert_eq!(row.get("map"), map.code().to_string());
        assert_eq!(address(row.get("global")), map.address());
        assert!(row.get("global").starts_with("qword_"));
        assert_eq!(row.get("purpose"), map.text().as_str());
        assert_eq!(row.get("value_type"), map.value_type().as_str());
        assert_eq!(
            (info.map, info.address, info.has_values),
            (map.code(), map.address(), map.code() <= 3)
        );
        assert_eq!((info.purpose, info.value_type), (map.text(), map.value_type()));
        // Maps 4 to 7 have no values in the documents.
        for &target in Target::ALL {
            let expected = map.code() <= 3 && registered(target.into()).is_some();
            assert_eq!(map.value(target).is_some(), expected, "{map} {target}");
        }
    }
    assert_eq!(symbol(Binary::Ptxas, "byte_29FE1D8").address, Some(DISPATCH_GUARD));
}

fn handlers_of(rows: &[Row], column: &str, map: DispatchMap) {
    assert_eq!(rows.len(), HANDLERS.len());
    for row in rows {
        let base = target(row.get("sm"));
        assert!(row.get(column).starts_with("sub_"));
        assert_eq!(map.value(base), Some(address(row.get(column))), "{base}");
    }
    let mut bases: Vec<Target> = rows.iter().map(|row| target(row.get("sm"))).collect();
    bases.sort();
    assert_eq!(bases, HANDLERS.iter().map(|row| row.base).collect::<Vec<_>>());
}

pub fn handler_a(rows: &[Row]) {
    handlers_of(rows, "handler_a", DispatchMap::HandlerA);
}

pub fn handler_b(rows: &[Row]) {
    handlers_of(rows, "handler_b", DispatchMap::HandlerB);
}

pub fn intrinsic_initializer(rows: &[Row]) {
    handlers_of(rows, "initializer", DispatchMap::Intrinsics);
}

pub fn shared_handler_groups(rows: &[Row]) {
    assert_eq!(rows.len(), SHARING_GROUPS.len());
    for (row, group) in rows.iter().zip(SHARING_GROUPS) {
        assert_eq!(row.get("group"), group.name.as_str());
        assert_eq!(targets(row.get("members")), *group.members);
        assert_eq!(
            row.get("shared_handlers"),
            format!("All {} maps", DispatchMap::ALL.len())
        );
        for map in DispatchMap::ALL {
            let values: Vec<_> = group.members.iter().map(|&target| map.value(target)).collect();
            assert!(values.windows(2).all(|pair| pair[0] == pair[1]), "{map}");
        }
    }
    let grouped: usize = SHARING_GROUPS.iter().map(|group| group.members.len()).sum();
    assert_eq!(grouped, REGISTERED.len() - 6, "sm_75 to sm_89 stand alone");
}

pub fn generation_features(rows: &[Row]) {
    let ours: Vec<_> = GENERATIONS
        .iter()
        .flat_map(|generation| {
            generation
                .features
                .iter()
                .enumerate()
                .map(move |(at, feature)| (generation, at, feature))
        })
        .collect();
    assert_eq!(rows.len(), ours.len());
    for (row, (generation, at, feature)) in rows.iter().zip(ours) {
        assert_eq!(row.get("generation"), generation.label.as_str());
        assert_eq!(row.get("codegen_factory"), generation.isa_value.to_string());
        assert_eq!(row.get("position"), (at + 1).to_string());
        assert_eq!(squeezed(row.get("feature")), squeezed(&feature.text));
        assert_eq!(
            row.get("count"),
            feature.count.get().map_or(String::new(), |count| count.to_string())
        );
        assert_eq!(
            row.get("intrinsic_prefix"),
            feature.prefix.as_deref().unwrap_or_default()
        );
    }
    let counts: Vec<u32> = GENERATIONS
        .iter()
        .flat_map(|generation| generation.features.iter().filter_map(|feature| feature.count.get()))
        .collect();
    assert_eq!(counts, [14, 39, 38, 8, 10, 11, 18]);
    for target in Target::ALL {
        assert_eq!(
            generation(*target).is_some(),
            registered((*target).into()).is_some(),
            "{target}"
        );
    }
    assert_eq!(
        generation(Target::Sm103a).unwrap().label,
        "Blackwell Datacenter (sm_100, sm_103)"
    );
    assert_eq!(generation(Target::Sm88).unwrap().label, "Ampere (sm_80 -- sm_88)");
}

pub fn generation_intro(rows: &[Row]) {
    assert_eq!(rows.len(), GENERATIONS.len());
    for (row, generation) in rows.iter().zip(GENERATIONS) {
        assert_eq!(row.get("generation"), generation.label.as_str());
        assert_eq!(row.get("codegen_factory"), generation.isa_value.to_string());
        paraphrases(row.get("intro"), &generation.note);
        assert!(generation.note.contains(&generation.isa_value.to_string()));
        assert!(row.get("intro").contains(&generation.isa_value.to_string()));
    }
}

pub fn diagnostic_strings(rows: &[Row]) {
    assert_eq!(rows.len(), DIAGNOSTIC_STRINGS.len());
    for (row, string) in rows.iter().zip(DIAGNOSTIC_STRINGS) {
        assert_eq!(row.get("string"), format!("\"{}\"", string.text));
        assert_eq!(row.get("context"), string.context.as_str());
        let function = string
            .function
            .get()
            .map_or("Multiple".into(), |address| format!("sub_{address:X}"));
        assert_eq!(row.get("function"), function);
    }
}

/// The function map is in the list of symbols.
pub fn function_map(rows: &[Row]) {
    assert_eq!(rows.len(), 16);
    for row in rows {
        let ends: Vec<_> = row
            .get("address")
            .split("--")
            .map(|end| symbol(Binary::Ptxas, end))
            .collect();
        for end in &ends {
            // Both ends of a range have its size; one of them, 609F60, is a function of its own besides.
            let sizes: Vec<&str> = end
                .size
                .as_deref()
                .map_or(vec!["--"], |sizes| sizes.split("; ").collect());
            assert!(sizes.contains(&row.get("size")), "{}: {sizes:?}", end.name);
            if row.get("address").contains("--") && end.place != "seed 000, Function Map" {
                // The ends of the initializers' range are listed as handlers.
                assert!(row.get("confidence") == "85%" && row.get("identity").contains("intrinsic table initializers"));
            } else {
                assert_eq!(row.get("confidence"), format!("{}%", end.confidence.get().unwrap()));
            }
        }
        if let [symbol] = ends[..] {
            assert_eq!(row.get("identity"), symbol.role.as_str());
        } else {
            let [a, b, initializers] =
                [DispatchMap::HandlerA, DispatchMap::HandlerB, DispatchMap::Intrinsics].map(DispatchMap::code);
            let accessors = format!(
                "{} per-SM capability accessor functions (Maps {a}+{b})",
                2 * HANDLERS.len()
            );
            let initializers = format!(
                "{} per-SM intrinsic table initializers (Map {initializers})",
                HANDLERS.len()
            );
            assert_eq!(
                row.get("identity"),
                if row.get("confidence") == "90%" {
                    accessors
                } else {
                    initializers
                }
            );
            paraphrases(row.get("identity"), ends[0].role.split(" of sm_").next().unwrap());
        }
    }
}
