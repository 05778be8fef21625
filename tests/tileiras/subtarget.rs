//! Parsing, strictly, as tileiras does it and with every target selectable, against a reading of the tables in the tests; any bytes.

use crate::common::{Row, table};
use smarch::Target;
use smarch::documented::tileiras::{
    Cpu, DEFAULT_CPU, FeatureState, Level, LevelSource, Parsed, Problem, ProblemKind, Selection, TensorMemory,
    TensorPath, parse, parse_like_tileiras, parse_symmetric,
};
use std::collections::{BTreeMap, BTreeSet};

/// The tables as text: key to bit, CPU to bits; what the document says of tensor memory.
struct Tables {
    features: BTreeMap<String, u32>,
    cpus: BTreeMap<String, Vec<u32>>,
    without_tmem: BTreeSet<String>,
}

type Found = ([u64; 6], Vec<(ProblemKind, String)>);

impl Tables {
    fn read() -> Self {
        let features = table("seed-tables/003_features.tsv");
        let features = features
            .iter()
            .map(|row| (row.get("feature").into(), row.get("idx").parse().unwrap()))
            .collect();
        let cpus = table("seed-tables/003_cpu_rows.tsv");
        let bits = |row: &Row| {
            let own = row.get("feat_kv").parse().unwrap();
            if row.get("tmem") == "YES" {
                vec![own, 80]
            } else {
                vec![own]
            }
        };
        // "Datacenter Blackwell" and Thor have the silicon; the base rows among them omit the bit.
        let has_silicon = |row: &Row| {
            let family = row.get("family");
            family.contains("datacenter") && family.contains("Blackwell")
                || ["GB300", "Jetson Thor"].iter().any(|it| family.contains(it))
        };
        Self {
            features,
            cpus: cpus.iter().map(|row| (row.get("cpu").into(), bits(row))).collect(),
            without_tmem: cpus
                .iter()
                .filter(|row| !has_silicon(row))
                .map(|row| row.get("cpu").into())
                .collect(),
        }
    }

    /// What the attributes switch: a feature's bit or none that has this name, and the item as it is written.
    fn items<'a>(&self, attributes: &'a str, strictly: bool) -> Vec<(Option<u32>, bool, &'a str, Option<ProblemKind>)> {
        let mut items = Vec::new();
        for item in attributes.split(',').filter(|_| !attributes.is_empty()) {
            let signed = item.strip_prefix('+').or(item.strip_prefix('-'));
            let (name, problem) = match signed {
                _ if item.is_empty() && !strictly => continue,
                Some("") if strictly => ("", ProblemKind::Malformed),
                None if strictly => ("", ProblemKind::Malformed),
                Some(name) => (name, ProblemKind::UnknownAttribute),
                None => (item, ProblemKind::UnknownAttribute),
            };
            let name = if strictly {
                name.to_string()
            } else {
                name.to_ascii_lowercase()
            };
            let bit = self.features.get(&name).copied();
            items.push((bit, !item.starts_with('-'), item, bit.is_none().then_some(problem)));
        }
        items
    }

    /// The words of a CPU and attributes, and what is wrong: (kind, what it is about).
    fn interpret(&self, cpu: &str, attributes: &str, strictly: bool) -> Found {
        let mut problems = Vec::new();
        let row = match self.cpus.get_key_value(cpu) {
            Some((name, _)) => name.as_str(),
            None => {
                if strictly || !cpu.is_empty() {
                    problems.push((ProblemKind::UnknownCpu, cpu.to_string()));
                }
                "sm_52"
            }
        };
        let own = &self.cpus[row];
        let mut bits: BTreeSet<u32> = own.iter().copied().collect();
        let items = self.items(attributes, strictly);
        for (bit, enabled, ..) in &items {
            match bit {
                Some(bit) if *enabled => _ = bits.insert(*bit),
                Some(bit) => _ = bits.remove(bit),
                None => {}
            }
        }
        let ranges = [0..=2, 33..=36, 37..=38];
        let mut before: BTreeSet<u32> = BTreeSet::new();
        for (bit, enabled, item, problem) in items {
            let kind = match bit {
                None => problem,
                Some(bit) if bits.contains(&bit) != enabled => None,
                Some(bit) if !enabled => (bit == own[0]).then_some(ProblemKind::OwnCpuOff),
                Some(80) if own.contains(&80) => None,
                Some(80) if self.without_tmem.contains(row) => Some(ProblemKind::TmemAbsent),
                Some(80) => Some(ProblemKind::TmemOmitted),
                Some(bit @ 39..=78) => (bit != own[0]).then_some(ProblemKind::OtherCpu),
                Some(bit) => {
                    let range = ranges.iter().find(|range| range.contains(&bit));
                    let is_second = range.is_some_and(|range| before.iter().any(|it| range.contains(it) && *it != bit));
                    before.insert(bit);
                    is_second.then_some(ProblemKind::LevelConflict)
                }
            };
            problems.extend(kind.map(|kind| (kind, item.to_string())));
        }
        let mut words = [0; 6];
        for bit in bits {
            words[bit as usize / 64] |= 1u64 << (bit % 64);
        }
        (words, problems)
    }

    fn check(&self, cpu: &str, attributes: &str) {
        let about = |problem: &Problem| {
            let text = if problem.kind == ProblemKind::UnknownCpu {
                cpu
            } else {
                attributes
            };
            (problem.kind, text[problem.at.clone()].to_string())
        };
        let agree = |parsed: &Parsed, (words, problems): &Found| {
            assert_eq!(parsed.subtarget.bits.words(), *words, "{cpu} {attributes}");
            assert_eq!(parsed.problem_count, problems.len(), "{cpu} {attributes}");
            let kept: Vec<_> = parsed.problems.iter().map(about).collect();
            assert_eq!(kept, problems[..problems.len().min(8)], "{cpu} {attributes}");
            assert_eq!(parsed.subtarget.has_tmem(), words[1] >> 16 & 1 != 0);
        };
        let lenient = parse_like_tileiras(cpu.as_bytes(), attributes.as_bytes());
        agree(&lenient, &self.interpret(cpu, attributes, false));
        let selection = match cpu {
            "" => Selection::Default,
            _ if self.cpus.contains_key(cpu) => Selection::Named,
            _ => Selection::Fallback,
        };
        assert_eq!(lenient.selection, selection);
        if selection != Selection::Fallback {
            assert_eq!(parse_symmetric(cpu.as_bytes(), attributes.as_bytes()), lenient);
        }
        let strictly = self.interpret(cpu, attributes, true);
        let mistake = strictly.1.iter().find(|(kind, _)| kind.is_mistake());
        match parse(cpu.as_bytes(), attributes.as_bytes()) {
            Ok(strict) => {
                assert_eq!(mistake, None, "{cpu} {attributes}");
                agree(&strict, &strictly);
                assert_eq!(strict, lenient);
            }
            Err(problem) => assert_eq!(Some(&about(&problem)), mistake, "{cpu} {attributes}"),
        }
    }
}

#[test]
fn parsing_agrees_with_the_tables() {
    let tables = Tables::read();
    assert_eq!(tables.without_tmem.len(), 40 - 12);
    for cpu in tables.cpus.keys() {
        for feature in tables.features.keys() {
            tables.check(cpu, &format!("+{feature}"));
            tables.check(cpu, &format!("+{feature},-{feature}"));
            tables.check(cpu, &format!("-{feature}"));
            tables.check(cpu, &feature.to_uppercase());
        }
    }
    // Two features, with and without a third that takes one of them back.
    for first in tables.features.keys() {
        for second in tables.features.keys() {
            tables.check("sm_100a", &format!("+{first},+{second}"));
            tables.check("sm_52", &format!("{first},{second},-{first}"));
        }
    }
    for (cpu, attributes) in [
        ("", ""),
        ("SM_80", ""),
        ("sm_80 ", "+ptx88"),
        ("sm_52", ","),
        ("sm_52", "+"),
        ("sm_52", "-,--tmem"),
        ("sm_52", "ptx70"),
        ("sm_52", "+ptx70,,"),
        ("sm_52", " +ptx70"),
        ("sm_52", "+fma-level=0,+fma-level=2,+fma-level=0,-fma-level=0"),
        ("sm_52", "SHAREDMEM32BITPTR,sharedmem32bitptrs"),
    ] {
        tables.check(cpu, attributes);
    }
    // More mistakes than are kept.
    tables.check("nothing", "a,b,c,d,e,f,g,h,i,j,+ptx88");
}

/// How llc splits is how the fork's stock code does (erratum E52b): no remark of llc is none here, and the highest PTX version is the same.
#[test]
fn attributes_are_split_as_llc_splits_them() {
    let rows = table("evidence/llc_attributes.tsv");
    for row in rows.iter().filter(|row| row.get("cpu") == "sm_52") {
        let text = row.get("mattr");
        let parsed = parse_like_tileiras(b"sm_52", text.as_bytes());
        let mistakes = parsed
            .problems
            .iter()
            .filter(|problem| problem.kind.is_mistake())
            .count();
        assert_eq!(mistakes == 0, row.get("lines").is_empty(), "{text}");
        // Where help comes first nothing is written.
        if row.get("version") == "-" {
            continue;
        }
        // LLVM writes 4.1 for sm_52 when no selector is on.
        let version = parsed.subtarget.ptx_version().unwrap_or(41);
        assert_eq!(
            format!("{}.{}", version / 10, version % 10),
            row.get("version"),
            "{text}"
        );
    }
}

fn level(source: LevelSource, level: Option<u32>) -> (LevelSource, Option<u32>) {
    (source, level)
}

/// FMA, division and square root; the document states a default of the first only.
#[test]
fn levels_of_options() {
    use LevelSource::{Attribute, Conflict, Default, Unset};
    let seen = |it: Level| (it.source, it.level);
    for (attributes, fma, div, sqrt) in [
        ("", level(Default, Some(2)), level(Unset, None), level(Unset, None)),
        (
            "+ptx88,+tmem",
            level(Default, Some(2)),
            level(Unset, None),
            level(Unset, None),
        ),
        (
            "+fma-level=0",
            level(Attribute, Some(0)),
            level(Unset, None),
            level(Unset, None),
        ),
        (
            "-fma-level=2",
            level(Unset, None),
            level(Unset, None),
            level(Unset, None),
        ),
        (
            "+fma-level=0,+fma-level=2,+prec-divf32=3,+prec-sqrtf32=0",
            level(Conflict, None),
            level(Attribute, Some(3)),
            level(Attribute, Some(0)),
        ),
        (
            "+fma-level=0,-fma-level=0,+fma-level=1,+prec-divf32=3,+prec-divf32=0,+prec-sqrtf32=1,+prec-sqrtf32=0",
            level(Attribute, Some(1)),
            level(Conflict, None),
            level(Conflict, None),
        ),
    ] {
        let subtarget = parse(b"sm_100a", attributes.as_bytes()).unwrap().subtarget;
        let found = (
            seen(subtarget.fma_level()),
            seen(subtarget.div_level()),
            seen(subtarget.sqrt_level()),
        );
        assert_eq!(found, (fma, div, sqrt), "{attributes}");
    }
}

/// Consumer Blackwell and Spark get the two opcodes; the bit is the gate of tcgen05.
#[test]
fn the_path_of_matrix_instructions() {
    let path = |cpu: &str, attributes: &str| {
        parse(cpu.as_bytes(), attributes.as_bytes())
            .unwrap()
            .subtarget
            .tensor_path()
    };
    for cpu in smarch::documented::tileiras::CPUS {
        let name = cpu.name.as_str();
        let expected = match name.strip_prefix("sm_").unwrap() {
            "120" | "120a" | "120f" | "121" | "121a" | "121f" => TensorPath::BlockScale,
            _ if cpu.has_tmem => TensorPath::Tcgen05,
            _ => TensorPath::Neither,
        };
        assert_eq!((path(name, ""), cpu.tensor_path), (Some(expected), expected), "{name}");
        assert_eq!(path(name, "+tmem"), Some(TensorPath::Tcgen05), "{name}");
    }
    assert_eq!(path("sm_100a", "-tmem"), Some(TensorPath::Neither));
    let omitted = smarch::documented::tileiras::CPUS.iter();
    let omitted = omitted.filter(|cpu| cpu.tensor_memory == TensorMemory::Omitted);
    assert!(
        omitted
            .map(|cpu| cpu.name.as_str())
            .eq(["sm_100", "sm_101", "sm_103", "sm_110"])
    );
}

/// Every target is selectable; those without a row have no bit.
#[test]
fn every_target_is_selectable_in_symmetric_reading() {
    for &target in Target::ALL {
        let parsed = parse_symmetric(target.to_string().as_bytes(), b"+ptx88");
        assert_eq!(parsed.subtarget.cpu, target);
        assert_eq!(
            (parsed.subtarget.sm_version(), parsed.problem_count),
            (target.number(), 0)
        );
        let has_row = Cpu::of(target).is_some();
        assert_eq!(
            parsed.selection,
            if has_row {
                Selection::Named
            } else {
                Selection::Reimplemented
            }
        );
        let mut words = Cpu::of(target).map_or([0; 6], |row| row.implies);
        words[0] |= 1 << 32;
        assert_eq!(parsed.subtarget.bits.words(), words);
        if !has_row {
            let lenient = parse_like_tileiras(target.to_string().as_bytes(), b"");
            assert_eq!(
                (lenient.subtarget.cpu, lenient.selection),
                (DEFAULT_CPU, Selection::Fallback)
            );
            // Blackwell's successor is younger than the document.
            assert_eq!(
                parsed.subtarget.tensor_memory().is_none(),
                target.number() == 107,
                "{target}"
            );
        }
    }
    for name in ["sm_87 ", "SM_87", "compute_87", "sm_870"] {
        let parsed = parse_symmetric(name.as_bytes(), b"");
        assert_eq!(
            (parsed.selection, parsed.subtarget.cpu),
            (Selection::Fallback, DEFAULT_CPU),
            "{name}"
        );
    }
}

#[test]
fn the_state_of_a_subtarget() {
    let state = FeatureState::new(b"nvptx64-nvidia-cuda", b"sm_103f", b"sm_90", b"PTX80,,-TMEM,ptx83");
    assert_eq!(
        (state.triple, state.tune_cpu),
        (&b"nvptx64-nvidia-cuda"[..], &b"sm_90"[..])
    );
    assert_eq!(state.feature_string().to_string(), "+ptx80,-tmem,+ptx83");
    assert_eq!(state.parsed, parse_like_tileiras(b"sm_103f", b"+ptx80,-tmem,+ptx83"));
    let subtarget = state.parsed.subtarget;
    assert_eq!(
        (subtarget.sm_version(), subtarget.sm_minor(), subtarget.ptx_version()),
        (103, 3, Some(83))
    );
    assert_eq!(parse(b"sm_90a", b"").unwrap().subtarget.sm_minor(), 0);
}

/// Every prefix and every one-byte mutation of 200 attribute strings.
#[test]
fn prefixes_and_mutations_are_answered() {
    let tables = Tables::read();
    let mut rng = fastrand::Rng::with_seed(3);
    let keys: Vec<&String> = tables.features.keys().collect();
    let cpus: Vec<&String> = tables.cpus.keys().collect();
    for _ in 0..200 {
        let items: Vec<String> = (0..rng.usize(1..5))
            .map(|_| {
                format!(
                    "{}{}",
                    if rng.bool() { '+' } else { '-' },
                    keys[rng.usize(0..keys.len())]
                )
            })
            .collect();
        let attributes = items.join(",");
        let cpu = cpus[rng.usize(0..cpus.len())];
        for end in 0..=attributes.len() {
            tables.check(cpu, &attributes[..end]);
        }
        for place in 0..attributes.len() {
            for byte in 0..128u8 {
                let mut mutant = attributes.clone().into_bytes();
                mutant[place] = byte;
                tables.check(cpu, std::str::from_utf8(&mutant).unwrap());
            }
            // Bytes that are no text: an answer, or a problem within the input.
            let mut mutant = attributes.clone().into_bytes();
            mutant[place] = rng.u8(128..);
            if let Err(problem) = parse(cpu.as_bytes(), &mutant) {
                assert!(problem.at.end <= mutant.len());
            }
        }
    }
}
