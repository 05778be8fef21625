//! The capability dispatch, the generations and the strings of ptxas, and its function map.

use crate::reading::{Row, address, paraphrases, squeezed, symbol, target, targets};
use smarch::documented::ptxas::*;
use smarch::documented::symbols::{Binary, SYMBOL_RANGES, Symbol};
use smarch::{NameKind, Optional, Target};

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
            (*map, map.address(), map.code() <= 3)
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
        // And back: the address leads to the map and the targets.
        let handler = Handler::at(address(row.get(column))).unwrap();
        assert_eq!((handler.map, handler.targets[0]), (map, base));
        for &target in Target::ALL {
            let is_member = target.number() == base.number();
            assert_eq!(handler.targets.contains(&target), is_member, "{target}");
        }
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

/// What each map holds under each name: sm_ and compute_ names of the registered targets, and no lto_ name.
#[test]
fn maps_hold_two_kinds_of_names() {
    let mut held = 0;
    for &map in DispatchMap::ALL {
        for &target in Target::ALL {
            for &kind in NameKind::ALL {
                let handler = map.handler(target.named(kind));
                let expected = map.value(target).filter(|_| kind != NameKind::Lto);
                assert_eq!(handler.map(|row| row.address), expected, "{map} {}", target.named(kind));
                held += usize::from(handler.is_some());
            }
        }
    }
    assert_eq!(held, 3 * 23 * 2);
    assert_eq!(HANDLER_FUNCTIONS.len(), 36);
    assert!(
        HANDLER_FUNCTIONS
            .windows(2)
            .all(|pair| pair[0].address < pair[1].address)
    );
    for row in HANDLER_FUNCTIONS {
        assert!(
            symbol(Binary::Ptxas, &format!("sub_{:X}", row.address))
                .role
                .contains("andler")
                || row.map == DispatchMap::Intrinsics
        );
        assert_eq!(Handler::at(row.address + 1).map(|row| row.address), None);
    }
    assert!(Handler::at(0).is_none() && Handler::at(u32::MAX).is_none());
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

/// The function map is in the list of symbols, and its ranges in that of ranges.
pub fn function_map(rows: &[Row]) {
    assert_eq!(rows.len(), 16);
    for row in rows {
        let percent = |confidence: Optional<u32>| format!("{}%", confidence.get().unwrap());
        let Some((start, end)) = row.get("address").split_once("--") else {
            let symbol = symbol(Binary::Ptxas, row.get("address"));
            assert_eq!(
                row.get("size"),
                symbol.size.as_deref().unwrap_or("--"),
                "{}",
                symbol.name
            );
            assert_eq!(row.get("confidence"), percent(symbol.confidence));
            assert_eq!(row.get("identity"), symbol.role.as_str());
            continue;
        };
        let range = SYMBOL_RANGES
            .iter()
            .find(|range| range.start == address(start))
            .unwrap();
        assert_eq!((range.binary, range.end), (Binary::Ptxas, address(end)));
        assert_eq!(row.get("size"), range.size.unwrap().as_str());
        assert_eq!(row.get("confidence"), percent(range.confidence));
        assert_eq!(row.get("identity"), range.role.as_str());
        assert!(range.role.starts_with(&range.functions.get().unwrap().to_string()) && range.is_of_like_functions);
        assert!(range.place == "seed 000, Function Map");
        // Its functions have its size and its confidence; the one that begins behind its end has its own.
        let inside: Vec<&Symbol> = Symbol::all(Binary::Ptxas)
            .iter()
            .filter(|it| it.address.get().is_some_and(|address| range.contains(address)))
            .collect();
        for it in &inside {
            assert_eq!((it.size, it.confidence), (range.size, range.confidence), "{}", it.name);
        }
        let handlers = inside
            .iter()
            .filter(|it| Handler::at(it.address.get().unwrap()).is_some())
            .count();
        let last = symbol(Binary::Ptxas, end);
        match row.get("confidence") {
            // Of the 24 two lie elsewhere (E11), and the first of the range is in no map.
            "90%" => assert_eq!((handlers, inside.len(), last.size.as_deref()), (22, 23, Some("2.8KB"))),
            // Of the 12 one, that of sm_120.
            _ => assert_eq!((handlers, inside.len(), last.size), (11, 11, range.size)),
        }
        assert_eq!(range.is_end_inside, Handler::at(range.end).is_some());
    }
}
