//! cicc's architectures, its generations and its functions.

use crate::reading::{Row, address, mentions, name, paraphrases, target};
use smarch::documented::Erratum;
use smarch::documented::cicc::configurator::{Guard, Inputs, configure};
use smarch::documented::cicc::front_end::{GATE_LOCATIONS, effects};
use smarch::documented::cicc::*;
use smarch::documented::symbols::{Binary, Symbol};

pub fn supported_capabilities(rows: &[Row]) {
    assert_eq!(rows.len(), SUPPORTED.len());
    for (row, ours) in rows.iter().zip(SUPPORTED) {
        assert_eq!(name(row.get("compute_capability")).target, ours.target);
        assert_eq!(name(row.get("compute_capability")).kind, smarch::NameKind::Compute);
        assert_eq!(target(row.get("internal_target")), ours.target);
        assert_eq!(row.number("cuda_arch"), u64::from(ours.cuda_arch));
        assert_eq!(row.number("ptx_version"), u64::from(ours.ptx_version));
        assert_eq!(row.get("generation"), ours.generation.as_str());
    }
}

pub fn absent_capabilities(rows: &[Row]) {
    let no_entry = ABSENT.iter().filter(|row| row.no_cli_entry);
    let internal = ABSENT.iter().filter(|row| row.internal_only);
    let number = |row: &AbsentName| row.target.number();
    let expected: Vec<_> = no_entry
        .map(|row| ("no CLI entry", format!("compute_{}", number(row))))
        .chain(internal.map(|row| ("internal processor table entry only", format!("sm_{}", number(row)))))
        .collect();
    let printed: Vec<_> = rows
        .iter()
        .map(|row| (row.get("fact"), row.get("name").to_string()))
        .collect();
    assert_eq!(printed, expected);
}

pub fn default_architecture(rows: &[Row]) {
    assert_eq!(rows.len(), DEFAULTS.len());
    for (row, ours) in rows.iter().zip(DEFAULTS) {
        assert_eq!(address(row.get("function")), ours.function);
        let compute = format!("compute_{}", ours.target.number());
        let expected = if ours.as_option {
            format!("\"-arch={compute}\"")
        } else {
            format!("strcpy(\"{compute}\")")
        };
        assert_eq!(row.get("default"), expected);
    }
}

pub fn version_encoding(rows: &[Row]) {
    let before = |name: &str| {
        let threshold = THRESHOLDS.iter().find(|row| row.above.starts_with(name)).unwrap();
        format!("{} for pre-{name}", threshold.bound)
    };
    let raw = |target: smarch::Target| format!("{} for {target}", target.number());
    let examples = [
        ["Volta", "Ampere", "Hopper"].map(before).join(", "),
        [SUPPORTED[0].target, SUPPORTED[5].target].map(raw).join(", "),
    ];
    assert_eq!(rows.len(), VERSION_VARIABLES.len());
    for ((row, ours), examples) in rows.iter().zip(VERSION_VARIABLES).zip(examples) {
        assert_eq!(
            (row.get("variable"), row.get("encoding")),
            (ours.name.as_str(), ours.encoding.as_str())
        );
        assert_eq!(
            row.get("used_in"),
            format!("approximately {} decompiled files", ours.files)
        );
        assert_eq!(row.get("examples"), examples);
    }
}

pub fn ada_facts(rows: &[Row]) {
    let (first, last) = ADA_NUMBERS;
    let (low, high) = ADA_DOCUMENTED_RANGE;
    let others: Vec<_> = (first..last).map(|number| number.to_string()).collect();
    let expected = [
        ("unk_4D045E8 values", format!("{first}–{last}")),
        ("qword_4F077A8 range", format!("{low}–{high}")),
        (
            "primary gate",
            format!(
                "unk_4D045E8 <= {}",
                GATE_LOCATIONS.iter().map(|row| row.highest).max().unwrap()
            ),
        ),
        (
            "no difference",
            format!("No code path differentiates sm_{last} from sm_{}.", others.join("/")),
        ),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (fact, value)) in rows.iter().zip(expected) {
        assert_eq!((row.get("fact"), row.get("value")), (fact, value.as_str()));
    }
    let flags = |number: u32| {
        let target = target(&format!("sm_{number}"));
        configure(&Inputs {
            number: encode_sm(target),
            ..Inputs::default()
        })
    };
    for number in first..last {
        assert_eq!(flags(number), flags(last));
        assert!(effects(number).eq(effects(last)));
    }
}

pub fn feature_gates(rows: &[Row]) {
    assert_eq!(rows.len(), FEATURE_GATES.len());
    for (row, ours) in rows.iter().zip(FEATURE_GATES) {
        let threshold = ours.generation.threshold().map(|bound| bound.to_string());
        let heading = match &threshold {
            Some(bound) => format!("{} — Threshold qword_4F077A8 > {bound}", ours.generation),
            None => format!("{} — Default Architecture", ours.generation),
        };
        assert_eq!(row.get("generation"), heading);
        assert_eq!(row.get("threshold"), threshold.unwrap_or_default());
        assert_eq!(row.get("title"), ours.title.as_str());
        mentions(row.get("text"), &ours.text);
        let text = |text: Option<smarch::Text>| text.map_or(String::new(), |text| text.to_string());
        let list = |texts: &[smarch::Text]| texts.iter().map(|text| text.to_string()).collect::<Vec<_>>().join(", ");
        assert_eq!(row.get("builtin_ids"), text(ours.builtins).replace('-', "–"));
        assert_eq!(row.get("flags"), list(&ours.variables));
        assert_eq!(row.get("diagnostics").replace('"', ""), text(ours.diagnostic));
        assert_eq!(row.get("functions"), list(&ours.functions));
        assert_eq!(row.get("sm_condition_in_text"), text(ours.condition));
        for function in ours.functions {
            assert!(Symbol::find(Binary::Cicc, function.as_bytes()).is_some(), "{function}");
        }
    }
}

pub fn key_locations(rows: &[Row]) {
    assert_eq!(rows.len(), 21);
    let mut seen = std::collections::BTreeSet::new();
    for row in rows {
        let symbol = Symbol::find(Binary::Cicc, row.get("function").as_bytes()).unwrap();
        assert!(seen.insert(symbol.name));
        assert_eq!(row.get("function"), symbol.name.as_str());
        assert_eq!(row.get("address"), format!("0x{:X}", symbol.address.get().unwrap()));
        let role = match symbol.size {
            Some(size) if row.get("role").contains(size.as_str()) => symbol.role.replace('(', &format!("({size}, ")),
            _ => symbol.role.to_string(),
        };
        // The document prints the role where the size should be, too.
        assert_eq!(row.get("role").replace('–', " to "), role);
        assert_eq!(row.get("size"), row.get("role"));
    }
}

pub fn master_configurator(rows: &[Row]) {
    let symbol = Symbol::find(Binary::Cicc, b"sub_60E7C0").unwrap();
    let comparisons: String = symbol.role.chars().filter(char::is_ascii_digit).collect();
    // What is documented beside what is counted: erratum E42.
    let claimed = Erratum::find(b"E42").unwrap().documents_say;
    let flags = claimed.split("about ").nth(1).unwrap().split(' ').next().unwrap();
    let expected = [
        ("address", format!("0x{:X}", symbol.address.get().unwrap())),
        ("size", symbol.size.unwrap().to_string()),
        ("comparisons", format!("{comparisons} qword_4F077A8 comparisons")),
        ("override bytes", format!("{} override bytes", Guard::ALL.len())),
        ("controlled flags", format!("approximately {flags} feature flags")),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (fact, value)) in rows.iter().zip(expected) {
        assert_eq!((row.get("fact"), row.get("value")), (fact, value.as_str()));
    }
}

pub fn hopper_gated_intrinsics(rows: &[Row]) {
    use intrinsics::{HOPPER_INTRINSICS, hopper_intrinsic};
    assert_eq!(rows.len(), HOPPER_INTRINSICS.len());
    for (row, ours) in rows.iter().zip(HOPPER_INTRINSICS) {
        let both = |first: String, last: String| {
            if first == last {
                first
            } else {
                format!("{first}–{last}")
            }
        };
        let hex = both(format!("0x{:X}", ours.first), format!("0x{:X}", ours.last));
        let decimal = both(ours.first.to_string(), ours.last.to_string());
        assert_eq!(row.get("builtin_id"), format!("{hex} ({decimal})"));
        assert_eq!(
            (row.get("builtin_id_hex"), row.get("builtin_id_decimal")),
            (hex.as_str(), decimal.as_str())
        );
        paraphrases(row.get("description"), &ours.description);
        for builtin in ours.first..=ours.last {
            assert_eq!(hopper_intrinsic(builtin).unwrap().first, ours.first);
        }
    }
}

pub fn hopper_gated_condition(rows: &[Row]) {
    use intrinsics::{HOPPER_BOUND, HOPPER_MESSAGE, is_before_hopper};
    let expected = [
        ("message", format!("\"{HOPPER_MESSAGE}\"")),
        (
            "condition",
            format!("when the SM version field is non-zero and <= {HOPPER_BOUND}"),
        ),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (fact, value)) in rows.iter().zip(expected) {
        assert_eq!((row.get("fact"), row.get("value")), (fact, value.as_str()));
    }
    assert!(!is_before_hopper(0) && is_before_hopper(1) && is_before_hopper(HOPPER_BOUND));
    assert!(!is_before_hopper(HOPPER_BOUND + 1) && !is_before_hopper(u32::MAX));
}

#[test]
fn encodings_go_both_ways() {
    for &target in smarch::Target::ALL {
        assert_eq!(decode_sm(encode_sm(target)), Some(target.number()), "{target}");
    }
    let encoded = (0..2_000_000).filter(|&number| decode_sm(number).is_some()).count();
    assert_eq!(encoded, 200 * 10);
    assert_eq!(
        (decode_sm(u32::MAX), decode_sm(70_100), decode_sm(71_000)),
        (None, Some(71), None)
    );
    assert_eq!((encode_gcc(14, 2, 1), encode_gcc(0, 0, 0)), (Some(140_201), Some(0)));
    assert_eq!(
        (encode_gcc(1, 100, 0), encode_gcc(1, 0, 100), encode_gcc(u32::MAX, 0, 0)),
        (None, None, None)
    );
    assert_eq!(
        (encode_gcc(429_496, 72, 95), encode_gcc(429_496, 72, 96)),
        (Some(u32::MAX), None)
    );
}

#[test]
fn branches_and_tensor_builtins() {
    use intrinsics::*;
    for branch in CONVERGENT_BRANCHES {
        for builtin in branch.builtins {
            assert_eq!(convergent_refusal(builtin, branch.lowest - 1), Some(branch.message));
            assert_eq!(convergent_refusal(builtin, branch.lowest), None);
        }
    }
    assert_eq!((CONVERGENT_BRANCHES[0].lowest, CONVERGENT_BRANCHES[1].lowest), (70, 80));
    assert_eq!(convergent_refusal(3756, 10), None);
    // Every builtin that the document names, where its own gate lets it through.
    for builtin in 0..9_000 {
        for sm in 60..=121 {
            let named = is_hmma(builtin)
                || CONVERGENT_BRANCHES.iter().any(|it| it.builtins.contains(&builtin))
                || hopper_intrinsic(builtin).is_some();
            let refused = convergent_refusal(builtin, sm).is_some()
                || hopper_intrinsic(builtin).is_some() && sm < 90
                || is_hmma(builtin) && sm < 70;
            assert_eq!(has_builtin(builtin, sm), named.then_some(!refused), "{builtin} on {sm}");
        }
    }
    assert!(!is_hmma(677) && is_hmma(678) && is_hmma(707) && !is_hmma(708));
    for function in CONVERGENT_CHECKS {
        assert!(Symbol::at(Binary::Cicc, function).is_some());
    }
    for constructor in WMMA_PASS_CONSTRUCTORS {
        let symbol = Symbol::find(Binary::Cicc, constructor.as_bytes()).unwrap();
        assert!(symbol.role.contains(WMMA_PASS.as_str()));
    }
    // The document's own words name shapes, builtins and patterns.
    let text = |title: &str| {
        let rows = crate::seed("002_feature_gates");
        let row = rows.iter().find(|row| row.get("title") == title).unwrap();
        row.get("text").to_string()
    };
    for shape in HMMA_SHAPES {
        assert!(text("HMMA tensor core intrinsics").contains(shape.as_str()));
    }
    for branch in CONVERGENT_BRANCHES {
        let all = text("Convergent branch intrinsic") + &text("Additional convergent branch");
        let [verifier, lowering] = branch.builtins;
        assert!(all.contains(&format!(
            "{}(builtin {verifier}/{lowering}) requires sm_{}+",
            branch.name, branch.lowest
        )));
        assert!(all.contains(branch.message.as_str()));
    }
    for pattern in BulkCopy::ALL {
        assert!(text("cp.async.bulk patterns").contains(pattern.text().as_str()));
    }
    let find = |text: &str| BulkCopy::matching(text.as_bytes());
    assert_eq!(find("  cp.async.bulk.tensor.g2s.2d"), Some(BulkCopy::TensorToShared));
    assert_eq!(find("x; cp.async.bulk.shared"), Some(BulkCopy::Any));
    assert_eq!(
        (find("cp.async.bulk"), find(""), find("cp.async.ca.")),
        (None, None, None)
    );
    assert_eq!(BulkCopy::Any.find(b"ab cp.async.bulk.x"), Some(3));
}
