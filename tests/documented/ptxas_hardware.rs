//! What the documents say an SM has, and how they compute occupancy.

use crate::expression;
use crate::reading::{Row, address, number, paraphrases, symbol, target};
use smarch::documented::ptxas::*;
use smarch::documented::symbols::Binary;
use smarch::hardware::WARP_SIZE;
use smarch::profile::{self, BASELINE, FIELDS, Fill, field};
use smarch::{Error, Target};
use std::collections::BTreeMap;

pub fn geometry(rows: &[Row]) {
    assert_eq!(rows.len(), DOCUMENTED_GEOMETRY.len());
    for (row, geometry) in rows.iter().zip(DOCUMENTED_GEOMETRY) {
        let is =
            |column: &str, value: u32| assert_eq!(row.number(column), u64::from(value), "{} {column}", geometry.base);
        assert_eq!(target(row.get("sm")), geometry.base);
        is("regs_per_sm", geometry.registers_per_sm);
        is("max_regs_per_thread", geometry.max_registers_per_thread);
        is("max_threads_per_cta", geometry.max_threads_per_cta);
        is("warps_per_sm", geometry.warps_per_sm);
        is("max_ctas_per_sm", geometry.max_ctas_per_sm);
        is("sched_partitions_first", geometry.scheduler_partitions);
        is("sched_partitions_second", geometry.dispatch_slots);
        is("dispatch_slots", geometry.dispatch_slots);
        let partitions = format!("{} / {}", geometry.scheduler_partitions, geometry.dispatch_slots);
        assert_eq!(row.get("sched_partitions"), partitions);
        let sizes: Vec<String> = geometry.shared_memory_kib.iter().map(u32::to_string).collect();
        let sizes = format!("{} KB", sizes.join(" / "));
        assert_eq!(row.get("configurable_shared_memory_resolved"), sizes);
        assert_eq!(
            row.get("configurable_shared_memory"),
            geometry.same_as.map_or(sizes, |other| format!("(same as {other})"))
        );
        assert_eq!(row.get("conf"), format!("{}%", geometry.confidence));
        // What a row refers to has the same list; suffixed targets have their base's row.
        if let Some(other) = geometry.same_as {
            assert_eq!(
                documented_geometry(other).unwrap().shared_memory_kib,
                geometry.shared_memory_kib
            );
        }
    }
    for row in REGISTERED {
        assert_eq!(
            documented_geometry(row.target).unwrap().base.number(),
            row.target.number()
        );
    }
}

pub fn geometry_column_definitions(rows: &[Row]) {
    assert_eq!(rows.len(), GEOMETRY_COLUMNS.len());
    for (row, column) in rows.iter().zip(GEOMETRY_COLUMNS) {
        assert_eq!(row.get("column"), column.column.as_str());
        // "sub_8688F0offset" has lost its blank.
        paraphrases(&row.get("definition").replace("offset", " offset"), &column.meaning);
    }
}

pub fn universal_constants(rows: &[Row]) {
    assert_eq!(rows.len(), UNIVERSAL_CONSTANTS.len());
    for (row, constant) in rows.iter().zip(UNIVERSAL_CONSTANTS) {
        assert_eq!(row.get("parameter"), constant.parameter.as_str());
        assert_eq!(row.get("binary_evidence"), constant.evidence.as_str());
        let offset = row
            .get("profile_offset")
            .trim_start_matches("profile ")
            .trim_start_matches('+');
        assert_eq!(
            offset,
            constant
                .profile_offset
                .get()
                .map_or("--".into(), |offset| offset.to_string())
        );
        // "48 KB (49,152 B)", "65,536 x 32-bit", "32 threads".
        let value = row.get("value");
        let exact = value.split_once('(').map_or(value, |(_, exact)| exact);
        assert_eq!(
            number(exact.split([' ', ')']).next().unwrap()),
            u64::from(constant.value)
        );
        let unit = match constant.unit.as_deref() {
            Some("bytes") => "B)",
            Some("32-bit registers") => "x 32-bit",
            Some(unit) => unit,
            None => "",
        };
        assert!(value.ends_with(unit), "{value}");
        // The profile object holds the same: of the QWORD at +612 the upper half.
        if let Some(at) = constant.profile_offset.get() {
            let info = FIELDS.iter().chain(BASELINE).find(|info| info.offset == at).unwrap();
            assert_eq!(info.fill, Fill::Value, "+{at}");
            let stored = if info.width == 8 {
                info.fill_value >> 32
            } else {
                info.fill_value
            };
            assert_eq!(stored, u64::from(constant.value), "+{at}");
        }
    }
}

pub fn shared_memory_facts(rows: &[Row]) {
    let turing = documented_geometry(smarch::Target::Sm75).unwrap();
    let sizes: Vec<String> = turing
        .shared_memory_kib
        .iter()
        .map(|size| format!("{size} KB"))
        .collect();
    let maximum = |path: &str| {
        let row = SHARED_MEMORY_MAXIMA.iter().find(|row| row.path == path).unwrap();
        row.bytes.to_string()
    };
    let count = turing.shared_memory_kib.len().to_string();
    let largest = documented_geometry(smarch::Target::Sm80)
        .unwrap()
        .shared_memory_kib
        .last()
        .unwrap();
    let table = format!("&unk_{SHARED_MEMORY_SIZES:X}");
    let offsets = format!(
        "+{} and +{}",
        field::SHARED_MEMORY_TABLE.offset(),
        field::SHARED_MEMORY_COUNT.offset()
    );
    let expected = [
        (
            "sub_8688F0",
            "sm_75",
            format!("*(a1+{})", field::SHARED_MEMORY_TABLE.offset()),
            table,
        ),
        (
            "sub_8688F0",
            "sm_75",
            format!("*(a1+{})", field::SHARED_MEMORY_COUNT.offset()),
            count.clone(),
        ),
        ("", "", "profile offsets".into(), offsets),
        (
            "",
            "sm_75",
            "configurable shared memory".into(),
            format!("{}, {}, and {}", sizes[0], sizes[1], sizes[2]),
        ),
        (
            "",
            "sm_75",
            "unified data cache".into(),
            format!("{TURING_DATA_CACHE_KIB} KB"),
        ),
        (
            "",
            "sm_80",
            "configurable shared memory extends to".into(),
            format!("{largest} KB"),
        ),
        ("sub_ABF250", "sm_60", "maximum".into(), maximum("sm_60")),
        ("sub_ABF250", "sm_70+", "maximum".into(), maximum("sm_70+")),
        (
            "sub_ABF250",
            "sm_90+",
            "maximum configurable value".into(),
            maximum("sm_90+"),
        ),
        ("", "sm_75", "entries".into(), count),
    ];
    for row in SHARED_MEMORY_MAXIMA {
        for &target in Target::ALL {
            let number = target.number();
            let expected = match row.path.as_str() {
                "sm_60" => number == 60,
                "sm_70+" => number >= 70,
                "sm_90+" => number >= 90,
                other => panic!("{other}"),
            };
            assert_eq!(row.is_for(target), expected, "{} for {target}", row.path);
        }
    }
    assert_eq!(rows.len(), expected.len());
    for (row, (function, sm, fact, value)) in rows.iter().zip(expected) {
        assert_eq!(
            (row.get("function"), row.get("sm"), row.get("fact")),
            (function, sm, fact.as_str())
        );
        let printed = row.get("value").split(" bytes").next().unwrap().replace(',', "");
        assert_eq!(printed, value.replace(',', ""));
        assert!(row.get("quote").contains(row.get("value")), "{}", row.get("quote"));
    }
    assert_eq!(SHARED_MEMORY_MAXIMA.len(), 3);
    let table = BASELINE.iter().find(|info| info.offset == 1488).unwrap();
    assert_eq!(table.default_text.as_str(), format!("&unk_{SHARED_MEMORY_SIZES:X}"));
    assert_eq!(symbol(Binary::Ptxas, "unk_21D9168").address, Some(SHARED_MEMORY_SIZES));
    assert_eq!(profile::Profile::ZERO.get(field::SHARED_MEMORY_COUNT), 0);
}

pub fn register_allocation_rows(rows: &[Row]) {
    assert_eq!(rows.len(), REGISTER_ALLOCATION.len());
    for (row, ours) in rows.iter().zip(REGISTER_ALLOCATION) {
        assert_eq!(row.get("sm_generation"), ours.targets.as_str());
        assert_eq!(
            row.get("alloc_granularity"),
            format!("{} registers / warp", ours.per_warp)
        );
        assert_eq!(row.number("a2_6_1"), u64::from(ours.a2_6_1));
        assert_eq!(row.number("a2_6_2"), u64::from(ours.a2_6_2));
        assert_eq!(
            row.get("notes"),
            format!("Allocates in blocks of {} regs/thread", ours.per_thread)
        );
        assert_eq!(
            (ours.per_thread * WARP_SIZE, ours.a2_6_1 + 1),
            (ours.per_warp, ours.per_warp)
        );
        // The numbers that the row names: "sm_30 -- sm_60", "sm_70+".
        let ends: Vec<u32> = ours
            .targets
            .split(" -- ")
            .map(|end| end.trim_start_matches("sm_").trim_end_matches('+').parse().unwrap())
            .collect();
        assert_eq!(
            (ours.first, ours.last.get(), ours.targets.ends_with('+')),
            (ends[0], ends.get(1).copied(), ends.len() == 1)
        );
    }
    let unit = |number| register_allocation(number).map(|row| row.per_thread);
    assert_eq!(
        [29, 30, 60, 61, 69, 70, 121].map(unit),
        [None, Some(2), Some(2), None, None, Some(8), Some(8)]
    );
}

/// The four printed expressions, evaluated for every row, register count and block size.
pub fn occupancy_formula(rows: &[Row]) {
    let expressions: Vec<(&str, expression::Expression)> = rows
        .iter()
        .map(|row| (row.get("variable"), expression::parse(row.get("expression"))))
        .collect();
    let order: Vec<&str> = expressions.iter().map(|(variable, _)| *variable).collect();
    assert_eq!(order, ["effective_regs", "regs_per_warp", "max_warps", "max_CTAs"]);
    for geometry in DOCUMENTED_GEOMETRY {
        let unit = register_allocation(geometry.base.number()).unwrap().per_thread;
        for (registers, warps) in
            (1..=255u32).flat_map(|registers| [1, 2, 3, 8, 32, 65].map(|warps| (registers, warps)))
        {
            let mut values: BTreeMap<String, u64> = [
                ("regcount", registers),
                // The formula line mixes units: the granularity of a thread is meant (erratum E22).
                ("alloc_granularity", unit),
                ("warp_size", WARP_SIZE),
                ("registers_per_SM", geometry.registers_per_sm),
                ("hw_max_warps", geometry.warps_per_sm),
                ("warps_per_CTA", warps),
                ("hw_max_CTAs", geometry.max_ctas_per_sm),
            ]
            .map(|(name, value)| (name.to_string(), u64::from(value)))
            .into();
            for (variable, expression) in &expressions {
                let value = expression.evaluate(&values);
                values.insert(variable.to_string(), value);
            }
            let ours = documented_occupancy(geometry.base, registers, warps, OccupancyFormula::Rounded).unwrap();
            for (name, value) in [
                ("effective_regs", ours.effective_registers),
                ("regs_per_warp", ours.registers_per_warp),
                ("max_warps", ours.max_warps.get().unwrap()),
                ("max_CTAs", ours.max_ctas.get().unwrap()),
            ] {
                assert_eq!(
                    values[name],
                    u64::from(value),
                    "{} {registers} {warps} {name}",
                    geometry.base
                );
            }
        }
        for formula in OccupancyFormula::ALL {
            let refused =
                |registers, warps| documented_occupancy(geometry.base, registers, warps, *formula).unwrap_err();
            assert_eq!(
                [refused(0, 1), refused(256, 1), refused(1, 0)],
                [Error::KernelRegisters, Error::KernelRegisters, Error::KernelBlockSize]
            );
        }
    }
}

/// The formula by which the register file is derived: total_registers / (regcount * warp_size), on every row.
#[test]
fn the_formula_that_does_not_round() {
    let evidence = UNIVERSAL_CONSTANTS
        .iter()
        .find(|row| row.parameter == "Register file per SM")
        .unwrap();
    // "Derived: max_warps = 65536 / (regcount * 32)".
    let (_, printed) = evidence.evidence.split_once("max_warps = ").unwrap();
    let (file, divisor) = printed.split_once(" / (regcount * ").unwrap();
    let (file, warp) = (number(file), number(divisor.trim_end_matches(')')));
    for geometry in DOCUMENTED_GEOMETRY {
        for registers in 1..=255u32 {
            let ours = documented_occupancy(geometry.base, registers, 1, OccupancyFormula::Unrounded).unwrap();
            assert_eq!(ours.effective_registers, registers);
            assert_eq!(
                ours.warps_by_registers.get().map(u64::from),
                Some(file / (u64::from(registers) * warp))
            );
            assert_eq!(
                ours.max_warps.get(),
                ours.warps_by_registers
                    .get()
                    .map(|warps| warps.min(geometry.warps_per_sm))
            );
        }
    }
    let turing = documented_occupancy(smarch::Target::Sm75, 33, 1, OccupancyFormula::Unrounded).unwrap();
    assert_eq!(
        (turing.registers_per_warp, turing.warps_by_registers.get()),
        (1056, Some(62))
    );
}

/// Where the unit of registers is documented and the SM is not, what depends on the SM is none.
#[test]
fn legacy_targets_have_a_unit_and_no_sm() {
    let mut with_unit = Vec::new();
    for &target in smarch::Target::ALL {
        let rounded = documented_occupancy(target, 33, 4, OccupancyFormula::Rounded);
        let unrounded = documented_occupancy(target, 33, 4, OccupancyFormula::Unrounded);
        if documented_geometry(target).is_some() {
            assert!(rounded.unwrap().max_ctas.get().is_some() && unrounded.unwrap().max_ctas.get().is_some());
            continue;
        }
        assert_eq!(unrounded, Err(Error::HardwareUnknown), "{target}");
        match rounded {
            Ok(it) => {
                let unit = if target.number() <= 60 { 34 } else { 40 };
                assert_eq!(
                    (it.effective_registers, it.registers_per_warp),
                    (unit, 32 * unit),
                    "{target}"
                );
                assert_eq!(
                    [it.warps_by_registers, it.max_warps, it.max_ctas].map(|it| it.get()),
                    [None; 3]
                );
                with_unit.push(target.number());
            }
            Err(error) => assert!(
                error == Error::HardwareUnknown && ![30, 60].contains(&target.number()),
                "{target}"
            ),
        }
    }
    with_unit.dedup();
    assert_eq!(with_unit, [30, 32, 35, 37, 50, 52, 53, 60, 70, 72, 73, 82, 101, 107]);
}

pub fn occupancy_example(rows: &[Row]) {
    let turing = documented_geometry(smarch::Target::Sm75).unwrap();
    let ours = documented_occupancy(turing.base, 33, 1, OccupancyFormula::Rounded).unwrap();
    let [warps_by_registers, max_warps] = [ours.warps_by_registers, ours.max_warps].map(|it| it.get().unwrap());
    let unit = register_allocation(75).unwrap();
    let expected = [
        (
            "granularity on sm_75+",
            format!("{}-register granularity", unit.per_warp),
        ),
        ("registers used", "33 registers".into()),
        (
            "effectively consumed",
            format!(
                "{} (rounded up to the next multiple of {})",
                ours.effective_registers, unit.per_thread
            ),
        ),
        (
            "registers per warp",
            format!(
                "{} * {WARP_SIZE} = {}",
                ours.effective_registers, ours.registers_per_warp
            ),
        ),
        ("available registers", "65,536".into()),
        ("warps allowed", format!("up to {warps_by_registers} warps")),
        (
            "cap",
            format!("capped by the hardware limit of {max_warps} warps on sm_75"),
        ),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (fact, value)) in rows.iter().zip(expected) {
        assert_eq!((row.get("fact"), row.get("value")), (fact, value.as_str()));
    }
    assert_eq!((turing.registers_per_sm, max_warps), (65_536, turing.warps_per_sm));
}

pub fn scheduler_ranges(rows: &[Row]) {
    assert_eq!(rows.len(), profile::SCHEDULER_ROWS.len());
    let mut first = 0u64;
    for (row, ours) in rows.iter().zip(profile::SCHEDULER_ROWS) {
        let words = ours.scheduler;
        assert_eq!(row.number("packed_dword"), u64::from(words.packed));
        assert_eq!(row.get("hex"), format!("0x{:08X}", words.packed));
        assert_eq!([words.low, words.high].map(u64::from), [row.number("partitions"); 2]);
        assert_eq!(row.number("dispatch_slots"), u64::from(words.dispatch_slots));
        assert_eq!(row.get("sm_era"), ours.era.as_str());
        // "<= 20479", "20480 -- 24575", "> 36863".
        let last = u64::from(ours.highest_factory);
        let range = match (first, last) {
            (0, _) => format!("<= {last}"),
            (_, 0xffff_ffff) => format!("> {}", first - 1),
            _ => format!("{first} -- {last}"),
        };
        assert_eq!(row.get("codegen_factory_range"), range);
        assert_eq!(u64::from(ours.lowest_factory), first);
        let found = profile::scheduler_row(words.packed, words.dispatch_slots).unwrap();
        assert_eq!(found.lowest_factory, ours.lowest_factory);
        for factory in [first, (first + last) / 2, last] {
            assert_eq!(profile::scheduler_for_factory(factory as u32), words, "{factory}");
        }
        first = last + 1;
    }
}

pub fn sm_version_encoding(rows: &[Row]) {
    assert_eq!(rows.len(), SM_VERSIONS.len());
    for (row, version) in rows.iter().zip(SM_VERSIONS) {
        assert_eq!(row.number("encoded_value"), u64::from(version.encoded));
        assert_eq!(row.get("sm_target"), version.label.as_str());
        let words = version.words();
        assert_eq!(
            row.get("code_object_version"),
            words.map_or("--".into(), |words| format!("0x{:X}", words.packed))
        );
        assert_eq!(
            row.get("max_threads_per_cta"),
            words.map_or("--".into(), |words| words.dispatch_slots.to_string())
        );
        assert!(words.is_none_or(|words| words.packed == profile::code_object_version(version.encoded)));
    }
}

pub fn code_object_header(rows: &[Row]) {
    let bytes = profile::CodeObjectHeader {
        sm_version: 0x1234_5678,
    }
    .to_bytes();
    let at = bytes
        .windows(4)
        .position(|word| word == 0x1234_5678u32.to_le_bytes())
        .unwrap();
    let expected = [
        // The number at +8 is a codegen factory, which v4[93] holds: word 93 is byte 372 of the backend.
        (
            "encoded SM version",
            format!("v4[{}]", profile::backend::CODEGEN_FACTORY_OFFSET / 4),
            "sub_A465F0",
        ),
        (
            "magic number",
            format!("0x{:X}", profile::CODE_OBJECT_MAGIC),
            "0x16375564E is written at offset 0",
        ),
        ("magic offset", "0".into(), "offset 0 of every code object header"),
        ("SM version offset", format!("+{at}"), "offset +8"),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (fact, value, quote)) in rows.iter().zip(expected) {
        assert_eq!((row.get("fact"), row.get("value")), (fact, value.as_str()));
        assert!(row.get("quote").contains(quote), "{}", row.get("quote"));
    }
    assert_eq!(
        u64::from_le_bytes(bytes[..8].try_into().unwrap()),
        profile::CODE_OBJECT_MAGIC
    );
    assert!(address("sub_A465F0") == 0xa4_65f0 && symbol(Binary::Ptxas, "sub_A465F0").role.contains("header builder"));
}
