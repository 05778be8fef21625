//! The documents' own text, read by a reader of these tests alone: a second way to the answers beside the transcribed
//! tables. Texts: `tests/data/documents`.

use crate::common::version;
use crate::reading::{address, number, target};
use crate::{common, seed};
use smarch::documented::ptxas::*;
use smarch::documented::symbols::{Binary, SYMBOL_RANGES, Symbol};
use smarch::{Name, NameKind, Optional, Suffix, Target, Version};
use std::collections::{BTreeMap, BTreeSet};

pub fn text(name: &str) -> String {
    String::from_utf8(common::bytes(&format!("documents/{name}.txt"))).unwrap()
}

/// The rows below a heading row of a table with bars, cells trimmed.
pub fn table(text: &str, heading: &str) -> Vec<Vec<String>> {
    let mut lines = text.lines().skip_while(|line| !line.starts_with(heading));
    assert!(lines.next().is_some(), "no table {heading}");
    lines
        .skip_while(|line| line.starts_with("|---"))
        .take_while(|line| line.contains(" | "))
        .map(|line| {
            let line = line.trim().trim_start_matches('|').trim_end_matches('|');
            line.split(" | ")
                .map(|cell| cell.trim().trim_matches('`').to_string())
                .collect()
        })
        .collect()
}

/// The line that begins so.
pub fn line<'a>(text: &'a str, begin: &str) -> &'a str {
    text.lines()
        .find(|line| line.starts_with(begin))
        .unwrap_or_else(|| panic!("no line {begin}"))
}

/// Handlers and initializers: address to map and targets, and (map, name) to address, for every name there is.
#[test]
fn handlers() {
    let text = text("000_ptxas");
    let mut printed: BTreeMap<(u32, u32), u32> = BTreeMap::new();
    let headings = [
        (1, "| SM | Handler A | SM | Handler A |"),
        (2, "| SM | Handler B | SM | Handler B |"),
        (3, "| SM | Initializer | SM | Initializer |"),
    ];
    for (map, heading) in headings {
        for row in table(&text, heading) {
            for pair in row.chunks_exact(2).filter(|pair| !pair[0].is_empty()) {
                assert!(
                    printed
                        .insert((map, target(&pair[0]).number()), address(&pair[1]))
                        .is_none()
                );
            }
        }
    }
    assert_eq!(printed.len(), 36);
    // "Functions within the same suffix group share all handlers"; "each map indexes sm_XX / compute_XX strings".
    for &map in DispatchMap::ALL {
        for &target in Target::ALL {
            for &kind in NameKind::ALL {
                let expected = printed
                    .get(&(map.code(), target.number()))
                    .filter(|_| kind != NameKind::Lto);
                let found = map.handler(Name { kind, target });
                assert_eq!(
                    found.map(|row| row.address),
                    expected.copied(),
                    "{map}: {}",
                    target.named(kind)
                );
            }
        }
    }
    for (&(map, number), &address) in &printed {
        let found = Handler::at(address).unwrap();
        assert_eq!(found.map.code(), map);
        assert!(found.targets.iter().all(|target| target.number() == number));
    }
    assert_eq!(HANDLER_FUNCTIONS.len(), printed.len());
}

/// The function map: size and confidence of each function, of each that lies in a range.
#[test]
fn function_map() {
    let text = text("000_ptxas");
    let rows = table(&text, "| Address | Size | Identity | Confidence |");
    assert_eq!(rows.len(), seed("000_function_map").len());
    let handlers: BTreeSet<u32> = HANDLER_FUNCTIONS.iter().map(|row| row.address).collect();
    let mut expected: BTreeMap<u32, (String, String)> = BTreeMap::new();
    for row in &rows {
        let facts = (row[1].clone(), row[3].clone());
        match row[0].split_once("--") {
            None => assert!(expected.insert(address(&row[0]), facts).is_none()),
            // Of each accessor and each initializer in it; what begins at the end has a row of its own, or is one of them.
            Some((first, last)) => {
                for &handler in handlers.range(address(first)..=address(last)) {
                    assert!(expected.insert(handler, facts.clone()).is_none());
                }
                expected.entry(address(first)).or_insert(facts);
            }
        }
    }
    for symbol in Symbol::all(Binary::Ptxas) {
        let at = symbol.address.get().and_then(|at| expected.get(&at));
        assert_eq!(
            at.map(|(_, percent)| percent.clone()),
            symbol.confidence.get().map(|percent| format!("{percent}%")),
            "{}",
            symbol.name
        );
        if let Some((size, _)) = at {
            assert_eq!(symbol.size.as_deref().unwrap_or("--"), size, "{}", symbol.name);
        }
    }
    assert_eq!(expected.len(), 14 + 22 + 1 + 11);
    let own = |name: &str| Symbol::find(Binary::Ptxas, name.as_bytes()).unwrap();
    assert_eq!(
        (own("sub_60A2E0").confidence, own("sub_609B70").confidence),
        (Optional::<u32>::new(Some(85)), Optional::<u32>::new(Some(90)))
    );
    assert_eq!(
        (
            own("sub_60A2E0").size.unwrap().as_str(),
            own("sub_609B70").size.unwrap().as_str()
        ),
        ("~1KB each", "~1.2KB each")
    );
}

/// PTX versions: of a line of the base table a range, of three entries a version.
#[test]
fn versions_of_the_base_table() {
    let text = text("000_ptxas");
    let base = validation_table(Suffix::Base).unwrap();
    let mut printed: BTreeMap<u32, (Version, Version)> = BTreeMap::new();
    for line in text
        .lines()
        .filter(|line| line.starts_with("sm_") && line.contains("// "))
    {
        let (names, comment) = line.split_once("// ").unwrap();
        let (_, range) = comment.trim_end_matches(')').split_once("PTX ").unwrap();
        let (lowest, highest) = range.split_once("--").unwrap_or((range, range));
        for name in names.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            printed.insert(target(name).number(), (version(lowest), version(highest)));
        }
    }
    assert_eq!(printed.len(), base.entries.len());
    let of_itself: BTreeMap<u32, Version> = ["sm_82 (PTX ", "sm_101 (PTX "]
        .map(|begin| {
            let (printed, _) = line(&text, begin)[begin.len()..].split_once(')').unwrap();
            (target(begin.split(' ').next().unwrap()).number(), version(printed))
        })
        .into_iter()
        .chain([(80, {
            let (_, rest) = text.split_once("(6.2 vs sm_80's ").unwrap();
            version(&rest[..3])
        })])
        .collect();
    for entry in base.entries {
        let (lowest, highest) = printed[&entry.sm_id];
        assert_eq!(
            (entry.documented_lowest, entry.documented_highest, entry.documented),
            (
                Optional::<Version>::new(Some(lowest)),
                Optional::<Version>::new(Some(highest)),
                Optional::<Version>::new(of_itself.get(&entry.sm_id).copied())
            ),
            "{}",
            entry.sm_id
        );
    }
}

/// Geometry, units of registers, the worked example and the formula that does not round.
#[test]
fn hardware() {
    let text = text("000_ptxas");
    let rows = table(&text, "| SM | Regs/SM |");
    assert_eq!(rows.len(), DOCUMENTED_GEOMETRY.len());
    for (row, ours) in rows.iter().zip(DOCUMENTED_GEOMETRY) {
        let numbers: Vec<u64> = row[1..6].iter().map(|cell| number(cell)).collect();
        let found = [
            ours.registers_per_sm,
            ours.max_registers_per_thread,
            ours.max_threads_per_cta,
            ours.warps_per_sm,
            ours.max_ctas_per_sm,
        ];
        assert_eq!((target(&row[0]), numbers), (ours.base, found.map(u64::from).to_vec()));
        assert_eq!(
            row[6],
            format!("{} / {}", ours.scheduler_partitions, ours.dispatch_slots)
        );
        assert_eq!(
            (number(&row[7]) as u32, &row[9]),
            (ours.dispatch_slots, &format!("{}%", ours.confidence))
        );
        let sizes: Vec<u32> = row[8]
            .trim_end_matches(" KB")
            .split(" / ")
            .filter_map(|size| size.parse().ok())
            .collect();
        assert!(if sizes.is_empty() {
            row[8] == format!("(same as {})", ours.same_as.unwrap())
        } else {
            ours.shared_memory_kib == &sizes[..]
        });
    }
    let rows = table(&text, "| SM Generation | Alloc Granularity |");
    assert_eq!(rows.len(), REGISTER_ALLOCATION.len());
    for (row, ours) in rows.iter().zip(REGISTER_ALLOCATION) {
        assert_eq!(row[0], ours.targets.as_str());
        assert_eq!(row[1], format!("{} registers / warp", ours.per_warp));
        assert_eq!(
            [number(&row[2]), number(&row[3])],
            [ours.a2_6_1, ours.a2_6_2].map(u64::from)
        );
    }
    // "a kernel using 33 registers effectively consumes 40 ... 1280 of the 65,536 ... up to 51 warps ... 32 warps on sm_75".
    let example = line(&text, "The register allocation unit directly affects occupancy.");
    let turing = documented_occupancy(Target::Sm75, 33, 1, OccupancyFormula::Rounded).unwrap();
    for printed in [
        format!(
            "using 33 registers effectively consumes {} ",
            turing.effective_registers
        ),
        format!("= {} of the 65,536 available registers", turing.registers_per_warp),
        format!("allowing up to {} warps", turing.warps_by_registers.get().unwrap()),
        format!("hardware limit of {} warps on sm_75", turing.max_warps.get().unwrap()),
    ] {
        assert!(example.contains(&printed), "{printed}");
    }
    let derived = line(&text, "The register file size of ");
    assert!(derived.contains("max_warps_per_SM = total_registers / (regcount * warp_size)"));
    let total = number(derived["The register file size of ".len()..].split(' ').next().unwrap());
    for registers in 1..=255 {
        let ours = documented_occupancy(Target::Sm90, registers, 1, OccupancyFormula::Unrounded).unwrap();
        assert_eq!(
            ours.warps_by_registers.get().map(u64::from),
            Some(total / (u64::from(registers) * 32))
        );
    }
}

/// Names, sizes and ranges of nvlink: both names of sub_470DA0, and the size of a range where it begins alone.
#[test]
fn symbols_of_nvlink() {
    let text = text("001_nvlink");
    // The tables have lost their bars: "sub_470DA0can_finalize_capability_mask2,074 BCapability bitmask ...".
    for symbol in Symbol::all(Binary::Nvlink) {
        let (Some(label), Some(size)) = (symbol.label, symbol.size) else {
            continue;
        };
        let printed = format!("{}{label}{size}{}", symbol.name, symbol.role);
        assert!(text.lines().any(|line| line == printed), "{printed}");
        if let Some(alias) = symbol.alias {
            assert!(text.contains(&format!("{} ({alias}) ", symbol.name)), "{alias}");
        }
    }
    let mut ranges = 0;
    for range in SYMBOL_RANGES.iter().filter(|range| range.binary == Binary::Nvlink) {
        let printed = format!("0x{:X}--0x{:X}", range.start, range.end);
        let size = range.size.as_deref().unwrap_or_default();
        assert!(
            text.lines().any(|line| line.contains(&format!("{printed}{size}"))),
            "{printed}{size}"
        );
        let begins = Symbol::at(Binary::Nvlink, range.start).unwrap();
        let ends = Symbol::at(Binary::Nvlink, range.end).unwrap();
        if range.size.is_some() {
            ranges += 1;
            assert_eq!(begins.size, range.size);
            assert!(
                ends.size.is_none()
                    || SYMBOL_RANGES
                        .iter()
                        .any(|next| next.start == range.end && next.size == ends.size)
            );
        }
    }
    assert_eq!(ranges, 4);
}
