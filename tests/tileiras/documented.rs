//! Every table of seed 003, row by row.

use crate::common::{Row, data, table};
use smarch::documented::tileiras::{
    BLOCK_SCALE_DENSE, BLOCK_SCALE_SPARSE, BY_KEY, CPUS, Cpu, DEFAULT_CPU, FALLBACK, FEATURES, FMA_LEVEL_DEFAULT,
    Feature, FeatureGroup, PROBES, STRUCT_FIELDS, parse, parse_like_tileiras,
};
use smarch::{Suffix, Target};
use std::collections::BTreeSet;

type Comparison = (&'static str, fn(&[Row]));

/// A comparison for each file; a file without one fails.
const COMPARISONS: [Comparison; 8] = [
    ("003_cpu_rows.tsv", cpu_rows),
    ("003_features.tsv", features),
    ("003_index_ranges.tsv", index_ranges),
    ("003_knob_counts.tsv", knob_counts),
    ("003_probes.tsv", probes),
    ("003_prose_facts.tsv", prose_facts),
    ("003_struct_fields.tsv", struct_fields),
    ("003_tmem_cpus.tsv", tmem_cpus),
];

#[test]
fn every_table_is_compared() {
    let files = std::fs::read_dir(data("seed-tables")).unwrap();
    let files: BTreeSet<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    let of_this_seed: BTreeSet<&str> = files
        .iter()
        .map(String::as_str)
        .filter(|name| name.starts_with("003_"))
        .collect();
    let compared: BTreeSet<&str> = COMPARISONS.iter().map(|(name, _)| *name).collect();
    assert_eq!(of_this_seed, compared);
    for (name, compare) in COMPARISONS {
        compare(&table(&format!("seed-tables/{name}")));
    }
}

fn cpu_rows(rows: &[Row]) {
    assert_eq!((rows.len(), CPUS.len()), (40, 40));
    for row in rows {
        let cpu = &CPUS[row.get("row").parse::<usize>().unwrap()];
        assert_eq!(cpu.row.to_string(), row.get("row"));
        assert_eq!(cpu.target.info().name.as_str(), row.get("cpu"));
        assert_eq!(cpu.feature.code().to_string(), row.get("feat_kv"));
        let byte = match cpu.elf_byte.get() {
            None => "(gap)".to_string(),
            Some(byte) if byte > 0xff => format!("0x{:02X}+0x800", byte & 0xff),
            Some(byte) => format!("0x{byte:02X}"),
        };
        assert_eq!(byte, row.get("elf_byte"), "{}", cpu.target);
        assert_eq!(cpu.has_tmem, row.get("tmem").to_lowercase() == "yes");
        let variant = match cpu.target.suffix() {
            Suffix::Base => "base",
            Suffix::A => "a",
            Suffix::F => "f",
        };
        assert_eq!(variant, row.get("variant"));
        assert_eq!(cpu.family.as_str(), row.get("family"));

        assert_eq!(Cpu::by_name(row.get("cpu").as_bytes()).unwrap().target, cpu.target);
        assert_eq!(Cpu::of(cpu.target).unwrap().feature, cpu.feature);
        if let Some(byte) = cpu.elf_byte.get() {
            assert_eq!(Cpu::by_elf_byte(byte).unwrap().target, cpu.target);
        }
        let bits: Vec<Feature> = cpu.implied_features().iter().collect();
        let expected = if cpu.has_tmem {
            vec![cpu.feature, Feature::Tmem]
        } else {
            vec![cpu.feature]
        };
        assert_eq!(bits, expected, "{}", cpu.target);
        assert_eq!(cpu.implies, cpu.implied_features().words());
        assert_eq!(cpu.name, cpu.target.info().name);
    }
    let names: Vec<&str> = CPUS.iter().map(|cpu| cpu.target.info().name.as_str()).collect();
    assert!(names.windows(2).all(|pair| pair[0] < pair[1]));
    assert!(Cpu::by_name(b"sm_87").is_none() && Cpu::by_name(b"sm_1000").is_none() && Cpu::by_name(b"").is_none());
    assert!(Cpu::by_elf_byte(0x67).is_none());
}

fn features(rows: &[Row]) {
    assert_eq!((rows.len(), Feature::ALL.len(), FEATURES.len()), (81, 81, 81));
    for (row, &feature) in rows.iter().zip(Feature::ALL) {
        assert_eq!(feature.code().to_string(), row.get("idx"));
        assert_eq!(feature.text().as_str(), row.get("feature"));
        assert_eq!(feature.description().as_str(), row.get("description"));
        let stored = &FEATURES[feature.code() as usize];
        assert_eq!((stored.index, BY_KEY[stored.position as usize]), (feature, feature));
        assert_eq!(
            (stored.key, stored.description),
            (feature.text(), feature.description())
        );
        assert_eq!(Feature::by_name(row.get("feature").as_bytes()), Some(feature));
    }
    // The two orders (erratum E50).
    let keys: Vec<&str> = BY_KEY.iter().map(|feature| feature.text().as_str()).collect();
    let mut sorted: Vec<&str> = rows.iter().map(|row| row.get("feature")).collect();
    sorted.sort_unstable();
    assert_eq!(keys, sorted);
    assert!(
        Feature::by_name(b"ptx89").is_none() && Feature::by_name(b"TMEM").is_none() && Feature::by_name(b"").is_none()
    );
}

/// Erratum E51: the CPUs' bits are in the order of generations, which is that of the targets, not of the rows.
fn index_ranges(rows: &[Row]) {
    let indices = |of: &dyn Fn(Feature) -> bool| {
        let found: Vec<u32> = Feature::ALL
            .iter()
            .copied()
            .filter(|&feature| of(feature))
            .map(Feature::code)
            .collect();
        match (found[0], found[found.len() - 1]) {
            (first, last) if first == last => first.to_string(),
            (first, last) => format!("{first}..{last}"),
        }
    };
    let is_cpu = |feature: Feature| CPUS.iter().any(|cpu| cpu.feature == feature);
    let is_knob = |feature: Feature| feature.code() < CPUS.iter().map(|cpu| cpu.feature.code()).min().unwrap();
    assert_eq!(rows[0].get("indices"), indices(&is_knob));
    assert_eq!(rows[1].get("indices"), indices(&is_cpu));
    assert_eq!(
        rows[2].get("indices"),
        indices(&|feature| feature == Feature::Sharedmem32bitptr)
    );
    assert_eq!(rows[3].get("indices"), indices(&|feature| feature == Feature::Tmem));
    let mut by_bit: Vec<&Cpu> = CPUS.iter().collect();
    by_bit.sort_by_key(|cpu| cpu.feature.code());
    assert!(by_bit.windows(2).all(|pair| pair[0].target < pair[1].target));
}

fn knob_counts(rows: &[Row]) {
    let count = |prefix: &str| {
        Feature::ALL
            .iter()
            .filter(|feature| feature.text().starts_with(prefix))
            .count()
    };
    let words = |number: usize| match number {
        2 => "two",
        3 => "three",
        4 => "four",
        30 => "thirty",
        other => panic!("{other}"),
    };
    for (row, prefix) in rows.iter().zip(["fma-level", "ptx", "prec-divf32", "prec-sqrtf32"]) {
        assert_eq!(row.get("count"), words(count(prefix)), "{prefix}");
    }
    // The groups are what the keys begin with, the levels what they end in.
    for info in FEATURES {
        let (group, level) = match info.key.as_str().split_once('=') {
            Some(("fma-level", level)) => (FeatureGroup::Fma, Some(level)),
            Some(("prec-divf32", level)) => (FeatureGroup::Div, Some(level)),
            Some(("prec-sqrtf32", level)) => (FeatureGroup::Sqrt, Some(level)),
            Some(other) => panic!("{other:?}"),
            None => match info.key.as_str().strip_prefix("ptx") {
                Some(version) => (FeatureGroup::Ptx, Some(version)),
                None => (FeatureGroup::Hardware, None),
            },
        };
        assert_eq!((info.group, info.index.group()), (group, group), "{}", info.key);
        assert_eq!(
            info.level.get(),
            level.map(|level| level.parse().unwrap()),
            "{}",
            info.key
        );
        assert_eq!(info.index.level(), info.level.get());
        let own = CPUS.iter().find(|cpu| cpu.feature == info.index);
        assert_eq!(
            (info.cpu, info.index.cpu()),
            (own.map(|cpu| cpu.target), own.map(|cpu| cpu.target))
        );
    }
    assert_eq!(rows.len(), 4);
}

fn probes(rows: &[Row]) {
    assert_eq!(rows.len(), PROBES.len());
    for (row, probe) in rows.iter().zip(PROBES) {
        assert_eq!(probe.name.as_str(), row.get("probe"));
        assert_eq!(format!("hasFeature({})", probe.feature.code()), row.get("query"));
        assert_eq!(probe.feature.code().to_string(), row.get("index"));
        assert_eq!(
            (probe.word.to_string().as_str(), probe.shift.to_string().as_str()),
            (row.get("word"), row.get("shift"))
        );
    }
}

fn struct_fields(rows: &[Row]) {
    assert_eq!(rows.len(), STRUCT_FIELDS.len());
    for (row, field) in rows.iter().zip(STRUCT_FIELDS) {
        assert_eq!(field.structure.as_str(), row.get("struct"));
        assert_eq!(field.kind.as_str(), row.get("type"));
        assert_eq!(field.name.as_str(), row.get("field"));
        let count = match field.count {
            1 => String::new(),
            count => format!("[{count}]"),
        };
        assert_eq!(count, row.get("array"));
    }
}

fn tmem_cpus(rows: &[Row]) {
    let documented: BTreeSet<Target> = rows.iter().map(|row| row.get("cpu").parse().unwrap()).collect();
    let found: BTreeSet<Target> = CPUS.iter().filter(|cpu| cpu.has_tmem).map(|cpu| cpu.target).collect();
    assert_eq!((found, documented.len()), (documented, 8));
}

/// The facts in the page's text, each computed from the tables.
fn prose_facts(rows: &[Row]) {
    let numeral = |number: usize| match number {
        0 => "zero".to_string(),
        1 => "one".to_string(),
        2 => "two bits".to_string(),
        6 => "six-word".to_string(),
        8 => "eight".to_string(),
        other => other.to_string(),
    };
    let highest = Feature::ALL
        .iter()
        .rfind(|feature| feature.ptx_version().is_some())
        .unwrap();
    let subtarget = |cpu: &str, attributes: &str| parse(cpu.as_bytes(), attributes.as_bytes()).unwrap().subtarget;
    // What the page says of other releases (the test of LLVM, erratum E53b) and of the toolkit's vintage: nothing of the table.
    let elsewhere = [
        "LLVM 19 cap",
        "LLVM 18.1.4 cap",
        "toolchain",
        "scheduling models",
        "feature Implies",
        "TuneImplies",
        "FeatureKV Implies",
        "CPU order",
    ];
    let mut left_out = BTreeSet::new();
    for row in rows {
        let (fact, value) = (row.get("fact"), row.get("value"));
        let found = match fact {
            "CPU strings" => CPUS.len().to_string(),
            "feature indices" => Feature::ALL.len().to_string(),
            "PTX selectors stop at" => highest.to_string(),
            "CPUs implying tmem" => numeral(CPUS.iter().filter(|cpu| cpu.has_tmem).count()),
            "tmem rows carry" => numeral(Cpu::by_name(b"sm_100a").unwrap().implied_features().iter().count()),
            "dense MachineInstr opcode" => BLOCK_SCALE_DENSE.to_string(),
            "sparse MachineInstr opcode" => BLOCK_SCALE_SPARSE.to_string(),
            "sm_90a and tmem" => {
                let without = |cpu: &&Cpu| cpu.target.suffix() == Suffix::A && !cpu.has_tmem;
                // Erratum E53b: 120a and 121a lack it, too.
                let names: Vec<String> = CPUS.iter().filter(without).map(|cpu| cpu.target.to_string()).collect();
                assert_eq!(names, ["sm_120a", "sm_121a", "sm_90a"]);
                names[2].clone()
            }
            "consumer substitute" => "mma.sync.aligned.*.block_scale".to_string(),
            "placeholders" => {
                assert!(
                    CPUS.iter()
                        .filter(|cpu| cpu.family.as_str().starts_with("placeholder"))
                        .map(|cpu| cpu.target)
                        .eq([Target::Sm73, Target::Sm82])
                );
                "sm_73 and sm_82".to_string()
            }
            "cubin reader only" => {
                assert!(Cpu::of(Target::Sm87).is_none());
                Target::Sm87.to_string()
            }
            "fallback CPU" => {
                let fallen = parse_like_tileiras(b"sm_999", b"");
                assert!(
                    fallen.fell_back() && FALLBACK.target == DEFAULT_CPU && fallen.subtarget.cpu == FALLBACK.target
                );
                fallen.subtarget.cpu.to_string()
            }
            "sm_90a version" => subtarget("sm_90a", "").sm_version().to_string(),
            "PTX version populated" => {
                assert_eq!(
                    (
                        subtarget("sm_90a", "").ptx_version(),
                        subtarget("sm_90a", "+ptx80").ptx_version()
                    ),
                    (None, Some(80))
                );
                "+ptxNN".to_string()
            }
            "bitset words" => numeral(subtarget("sm_90a", "").bits.words().len()),
            other => {
                assert!(elsewhere.contains(&other), "no comparison for {other}");
                left_out.insert(fact);
                continue;
            }
        };
        assert_eq!(found, value, "{fact}");
    }
    assert_eq!(left_out.len(), elsewhere.len());
    assert_eq!(
        FMA_LEVEL_DEFAULT.description().as_str(),
        "FMA fusion everywhere (cicc default)"
    );
}
