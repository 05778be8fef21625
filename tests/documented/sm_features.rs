//! SMFeatures, the feature matrices and the code generation of cicc.

use crate::common::{data, table};
use crate::reading::{Row, number};
use smarch::documented::cicc::codegen::*;
use smarch::documented::cicc::sm_features::*;
use smarch::{Answer, Target, Toolkit};
use std::collections::BTreeMap;

pub fn smfeatures_struct(rows: &[Row]) {
    let hopper = SmFeatures::new(90).unwrap();
    let (first, last) = SM_RANGE;
    let small = SmFeatures::new(89).unwrap().register_file_kb;
    let expected = [
        (
            "uint32_t",
            "sm_version",
            size_of_val(&hopper.sm_version),
            format!("{first}-{last}"),
        ),
        (
            "uint32_t",
            "max_registers",
            size_of_val(&hopper.max_registers),
            hopper.max_registers.to_string(),
        ),
        (
            "uint32_t",
            "register_file_kb",
            size_of_val(&hopper.register_file_kb),
            format!("{small} (SM70-89) | {} (SM90+)", hopper.register_file_kb),
        ),
        (
            "uint32_t",
            "physical_color_limit",
            size_of_val(&hopper.physical_color_limit),
            format!("{} (all)", hopper.physical_color_limit),
        ),
        (
            "uint64_t",
            "feature_flags",
            size_of_val(&hopper.feature_flags),
            "Bitmask below".into(),
        ),
    ];
    assert_eq!(rows.len(), expected.len());
    for (position, (row, (kind, field, size, comment))) in rows.iter().zip(expected).enumerate() {
        assert_eq!(row.number("position"), position as u64 + 1);
        assert_eq!(
            (row.get("type"), row.get("field"), row.get("comment")),
            (kind, field, comment.as_str())
        );
        assert_eq!(kind, format!("uint{}_t", size * 8));
    }
    for sm in [0, 69, 122, u32::MAX] {
        assert_eq!(SmFeatures::new(sm), None);
    }
    for sm in first..=last {
        let features = SmFeatures::new(sm).unwrap();
        assert_eq!((features.sm_version, features.check()), (sm, Ok(())));
        assert_eq!(
            features.register_file_kb,
            if sm < 90 { small } else { hopper.register_file_kb }
        );
    }
}

/// The lowest SM of "SM75+".
fn threshold(text: &str) -> u32 {
    let digits = text.strip_prefix("SM").and_then(|text| text.strip_suffix('+'));
    number(digits.unwrap_or_else(|| panic!("{text}"))) as u32
}

pub fn bit_layout(rows: &[Row]) {
    let mut mask = 0u64;
    let mut bits = FeatureBit::ALL.iter();
    for row in rows {
        if row.get("name") == "Reserved" {
            let (first, last) = row.get("bits").split_once('-').unwrap();
            let range = (number(first)..=number(last)).fold(0u64, |mask, bit| mask | 1 << bit);
            assert_eq!(mask & range, 0);
            mask |= range;
            assert_eq!(FEATURE_MASK & range, 0);
            assert_eq!(row.get("condition"), if first == "0" { "must be 0" } else { "" });
            continue;
        }
        let bit = bits.next().unwrap();
        assert_eq!(row.number("bits"), u64::from(bit.code()));
        assert_eq!(row.get("name"), format!("has_{bit}"));
        let listed = FEATURE_BITS.iter().find(|listed| listed.feature == *bit).unwrap();
        assert_eq!((listed.index, listed.mask), (bit.code(), 1 << bit.code()));
        assert_eq!(threshold(row.get("condition")), bit.from());
        for sm in SM_RANGE.0..=SM_RANGE.1 {
            assert_eq!(
                SmFeatures::new(sm).unwrap().has(*bit),
                sm >= threshold(row.get("condition")),
                "{sm} {bit}"
            );
        }
        mask |= bit.mask();
    }
    assert_eq!((mask, bits.next()), (u64::MAX, None));
    assert_eq!(rows.len(), FeatureBit::ALL.len() + 2);
}

/// The pseudo-code, run.
pub fn init_pseudocode(rows: &[Row]) {
    assert_eq!(rows.len(), PSEUDOCODE.len());
    for (position, (row, bit)) in rows.iter().zip(PSEUDOCODE).enumerate() {
        assert_eq!(row.number("position"), position as u64 + 1);
        assert_eq!(
            (row.number("bit"), row.get("name")),
            (bit.code().into(), bit.text().as_str())
        );
    }
    for sm in 0..=130 {
        let set = rows.iter().filter(|row| u64::from(sm) >= row.number("threshold"));
        let flags = set.fold(0u64, |flags, row| flags | 1 << row.number("bit"));
        assert_eq!(pseudocode_flags(sm), flags, "{sm}");
        // What it forgets (erratum E46c).
        if let Some(features) = SmFeatures::new(sm) {
            let forgotten = FeatureBit::Fp16.mask() | FeatureBit::CooperativeGroups.mask();
            assert_eq!(features.feature_flags, flags | forgotten);
        }
    }
    // A threshold between two SMs that are asked above would go unnoticed.
    assert!(
        rows.iter()
            .zip(PSEUDOCODE)
            .all(|(row, bit)| row.number("threshold") == u64::from(bit.from()))
    );
}

fn matrix(rows: &[Row], matrix: Matrix, label: &str) {
    let ours: Vec<_> = MATRIX_ROWS.iter().filter(|row| row.matrix == matrix).collect();
    assert_eq!(rows.len(), ours.len());
    for (row, ours) in rows.iter().zip(ours) {
        assert_eq!(row.get(label), ours.feature.as_str());
        for sm in MATRIX_SMS {
            let cell = match (sm >= ours.from, ours.on_some_only != 0) {
                (false, _) => "✗",
                (true, false) => "✓",
                (true, true) => "✓*",
            };
            assert_eq!(row.get(&format!("sm{sm}")), cell, "{} {sm}", ours.feature);
        }
        // Columns beyond those of the library would go unnoticed.
        assert_eq!(row.0.len(), 1 + MATRIX_SMS.len());
    }
}

pub fn matrix_precision(rows: &[Row]) {
    matrix(rows, Matrix::Precision, "format");
}

pub fn matrix_memory(rows: &[Row]) {
    matrix(rows, Matrix::Memory, "feature");
}

pub fn matrix_synchronization(rows: &[Row]) {
    matrix(rows, Matrix::Synchronization, "feature");
}

pub fn matrix_tensor_cores(rows: &[Row]) {
    assert_eq!(rows.len(), 5);
    for (row, feature) in rows
        .iter()
        .zip(["Tensor type", "Latency", "RF size", "Max regs", "Color K"])
    {
        assert_eq!(row.get("feature"), feature);
        for sm in MATRIX_SMS {
            let ours = tensor_cores(sm);
            let cell = match feature {
                "Tensor type" => ours.kind.to_string(),
                "Latency" => ours.kind.latency().to_string(),
                "RF size" => format!("{}KB", ours.register_file_kb),
                "Max regs" => ours.max_registers.to_string(),
                _ => ours.color_limit.to_string(),
            };
            assert_eq!(row.get(&format!("sm{sm}")), cell, "{feature} {sm}");
        }
    }
}

/// The rungs of a ladder, as printed, with the comment beside each.
fn ladder(rows: &[&Row], rungs: Vec<(u32, String, String)>, choice: impl Fn(u32) -> String) {
    assert_eq!(rows.len(), rungs.len());
    for (row, (from, value, comment)) in rows.iter().zip(&rungs) {
        let condition = if *from == 0 {
            "else".into()
        } else {
            format!("sm >= {from}")
        };
        assert_eq!(
            (row.get("condition"), row.get("value")),
            (condition.as_str(), value.as_str())
        );
        assert_eq!(row.get("comment"), comment.as_str());
    }
    for sm in 0..130 {
        let (_, value, _) = rungs.iter().find(|(from, ..)| sm >= *from).unwrap();
        assert_eq!(&choice(sm), value, "{sm}");
    }
}

pub fn codegen_control(rows: &[Row]) {
    let mut subjects: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
    let mut order = Vec::new();
    for row in rows {
        let subject = row.get("subject");
        if order.last() != Some(&subject) {
            order.push(subject);
        }
        subjects.entry(subject).or_default().push(row);
    }
    assert_eq!(
        order,
        ["instruction selection", "rf_size_kb", "max_occupancy", "overlap"]
    );
    let latency = |path: EmitPath| {
        let fastest = if path == EmitPath::Tcgen05 { "Fastest: " } else { "" };
        format!("{fastest}{}-cycle latency", path.latency())
    };
    let paths = EMIT_PATHS
        .iter()
        .map(|rung| (rung.from, rung.value.call().to_string(), latency(rung.value)));
    ladder(&subjects["instruction selection"], paths.collect(), |sm| {
        emit_path(sm).call().to_string()
    });
    let plain = |rungs: &[Rung<u32>]| -> Vec<_> {
        rungs
            .iter()
            .map(|rung| (rung.from, rung.value.to_string(), String::new()))
            .collect()
    };
    ladder(&subjects["rf_size_kb"], plain(REGISTER_FILES_KB), |sm| {
        register_file_kb(sm).to_string()
    });
    ladder(&subjects["max_occupancy"], plain(MAX_OCCUPANCIES), |sm| {
        max_occupancy_percent(sm).to_string()
    });
    let tenths = |tenths: u32| format!("{}.{}", tenths / 10, tenths % 10);
    let overlaps = OVERLAPS_TENTHS.iter().map(|rung| {
        (
            rung.from,
            tenths(rung.value),
            overlap_remark(rung.value).unwrap().to_string(),
        )
    });
    ladder(&subjects["overlap"], overlaps.collect(), |sm| {
        tenths(overlap_tenths(sm))
    });
    assert_eq!(overlap_remark(0), None);
}

pub fn divergence(rows: &[Row]) {
    assert_eq!(rows.len(), DIVERGENCES.len());
    for (row, ours) in rows.iter().zip(DIVERGENCES) {
        assert_eq!(row.get("property"), ours.property.as_str());
        assert_eq!(
            (row.get("sm100"), row.get("sm120")),
            (ours.sm100.as_str(), ours.sm120.as_str())
        );
    }
    // The heads of its columns: SM100 and SM103, SM120.
    for ours in DIVERGENCES {
        for sm in [100, 103] {
            assert_eq!(ours.seen_from(sm), Some((ours.sm100, ours.sm120)));
        }
        assert_eq!(ours.seen_from(120), Some((ours.sm120, ours.sm100)));
        assert!(
            [90, 101, 107, 110, 121]
                .into_iter()
                .all(|sm| ours.seen_from(sm).is_none())
        );
    }
    // What the table says of tensor cores is what the corrected path answers.
    let [.., tensor, _, _] = DIVERGENCES else { panic!() };
    for target in Target::ALL.iter().filter(|target| target.number() >= 100) {
        let expected = match target.number() {
            120 | 121 => tensor.sm120,
            _ => tensor.sm100,
        };
        assert_eq!(tensor_path(*target).text(), expected, "{target}");
    }
}

/// What ptxas took of each feature's instructions on each target, cell by cell; beside it what the document states.
#[test]
fn features_as_run_are_those_of_their_instructions() {
    let rows = table("ptxas/features.tsv");
    let takes = |name: &str, target: &str| {
        let row = rows.iter().find(|row| row.get("feature") == name).unwrap();
        row.get(target).starts_with('Y')
    };
    let text = std::fs::read_to_string(data("ptxas/features.tsv")).unwrap();
    let columns = text.lines().next().unwrap().split('\t');
    let targets: Vec<&str> = columns.filter(|name| name.starts_with("sm_")).collect();
    assert!(targets.len() > 40, "{}", targets.len());
    let mut differing = std::collections::BTreeSet::new();
    for &name in &targets {
        let target: Target = name.parse().unwrap();
        for &bit in FeatureBit::ALL {
            let instructions = bit.instructions();
            let expected = match instructions {
                [] => Answer::Unknown,
                _ if instructions.iter().any(|it| takes(&it.to_string(), name)) => Answer::Yes,
                _ => Answer::No,
            };
            assert_eq!(bit.legal(Toolkit::V13_0, target).answer(), expected, "{name} {bit}");
            let documented = SmFeatures::new(target.number()).is_some_and(|features| features.has(bit));
            if expected != Answer::Unknown && documented != (expected == Answer::Yes) {
                differing.insert(format!("{name} {bit}"));
            }
        }
        // The path that is legal is never above the documented one, and its instruction is taken.
        match legal_tensor_path(Toolkit::V13_0, target) {
            Some(path) => {
                let instructions = path.feature().instructions();
                assert!(path <= tensor_path(target) && instructions.iter().any(|it| takes(&it.to_string(), name)));
            }
            None => assert!(target.number() < 70, "{name}"),
        }
    }
    // What was reported: tcgen05 and warpgroup MMA on sm_120, FP8 on sm_89.
    for wrong in [
        "sm_120 tcgen05",
        "sm_120 warpgroup_mma",
        "sm_89 fp8",
        "sm_90 warpgroup_mma",
        "sm_100 tcgen05",
    ] {
        assert!(differing.contains(wrong), "{wrong}");
    }
    for right in ["sm_90a warpgroup_mma", "sm_100a tcgen05", "sm_110f tcgen05"] {
        assert!(!differing.contains(right), "{right}");
    }
}
