//! Parsing, strictly and as tileiras does it, against a reading of the tables in the tests; any bytes.

use crate::common::table;
use smarch::documented::tileiras::{Problem, ProblemKind, parse, parse_like_tileiras};
use std::collections::BTreeMap;

/// The tables as text: key to bit, CPU to bits.
struct Tables {
    features: BTreeMap<String, u32>,
    cpus: BTreeMap<String, Vec<u32>>,
}

impl Tables {
    fn read() -> Self {
        let features = table("seed-tables/003_features.tsv");
        let features = features
            .iter()
            .map(|row| (row.get("feature").into(), row.get("idx").parse().unwrap()))
            .collect();
        let cpus = table("seed-tables/003_cpu_rows.tsv");
        let bits = |row: &crate::common::Row| {
            let own = row.get("feat_kv").parse().unwrap();
            if row.get("tmem") == "YES" {
                vec![own, 80]
            } else {
                vec![own]
            }
        };
        Self {
            features,
            cpus: cpus.iter().map(|row| (row.get("cpu").into(), bits(row))).collect(),
        }
    }

    /// The words of a CPU and attributes, and the mistakes: (kind, what it is about).
    fn interpret(&self, cpu: &str, attributes: &str) -> ([u64; 6], Vec<(ProblemKind, String)>) {
        let mut problems = Vec::new();
        let implied = self.cpus.get(cpu).unwrap_or_else(|| {
            problems.push((ProblemKind::UnknownCpu, cpu.to_string()));
            &self.cpus["sm_52"]
        });
        let mut words = [0; 6];
        for bit in implied {
            words[*bit as usize / 64] |= 1u64 << (bit % 64);
        }
        for item in attributes.split(',').filter(|_| !attributes.is_empty()) {
            let name = item
                .strip_prefix('+')
                .or(item.strip_prefix('-'))
                .filter(|name| !name.is_empty());
            match name.map(|name| self.features.get(name)) {
                None => problems.push((ProblemKind::Malformed, item.to_string())),
                Some(None) => problems.push((ProblemKind::UnknownAttribute, item.to_string())),
                Some(Some(bit)) if item.starts_with('+') => words[*bit as usize / 64] |= 1 << (bit % 64),
                Some(Some(bit)) => words[*bit as usize / 64] &= !(1 << (bit % 64)),
            }
        }
        (words, problems)
    }

    fn check(&self, cpu: &str, attributes: &str) {
        let (words, problems) = self.interpret(cpu, attributes);
        let about = |problem: &Problem| {
            let text = if problem.kind == ProblemKind::UnknownCpu {
                cpu
            } else {
                attributes
            };
            (problem.kind, text[problem.at.clone()].to_string())
        };
        let lenient = parse_like_tileiras(cpu.as_bytes(), attributes.as_bytes());
        assert_eq!(lenient.subtarget.bits.words(), words, "{cpu} {attributes}");
        assert_eq!(lenient.problem_count, problems.len(), "{cpu} {attributes}");
        let kept: Vec<_> = lenient.problems.iter().map(about).collect();
        assert_eq!(kept, problems[..problems.len().min(8)], "{cpu} {attributes}");
        assert_eq!(lenient.fell_back, !self.cpus.contains_key(cpu));
        assert_eq!(lenient.subtarget.has_tmem(), words[1] >> 16 & 1 != 0);
        match parse(cpu.as_bytes(), attributes.as_bytes()) {
            Ok(strict) => {
                assert!(problems.is_empty(), "{cpu} {attributes}");
                assert_eq!(strict, lenient.subtarget);
            }
            Err(problem) => assert_eq!(Some(&about(&problem)), problems.first(), "{cpu} {attributes}"),
        }
    }
}

#[test]
fn parsing_agrees_with_the_tables() {
    let tables = Tables::read();
    for cpu in tables.cpus.keys() {
        for feature in tables.features.keys() {
            tables.check(cpu, &format!("+{feature}"));
            tables.check(cpu, &format!("+{feature},-{feature}"));
            tables.check(cpu, &format!("-{feature}"));
        }
    }
    for (cpu, attributes) in [
        ("", ""),
        ("SM_80", ""),
        ("sm_80 ", "+ptx88"),
        ("sm_52", ","),
        ("sm_52", "+"),
        ("sm_52", "ptx70"),
        ("sm_52", "+ptx70,,"),
        ("sm_52", " +ptx70"),
    ] {
        tables.check(cpu, attributes);
    }
    // More mistakes than are kept.
    tables.check("nothing", "a,b,c,d,e,f,g,h,i,j,+ptx88");
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
