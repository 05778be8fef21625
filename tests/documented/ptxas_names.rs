//! Names, suffixes, families and the registry of ptxas.

use crate::common::K;
use crate::reading::{Row, address, name, paraphrases, squeezed, symbol, target, targets};
use smarch::documented::ptxas::*;
use smarch::documented::symbols::{Binary, Symbol};
use smarch::documented::{ERRATA, Erratum};
use smarch::targets::Standing;
use smarch::{NameKind, Optional, Suffix, Target, Tool, Toolkit, Version};
use std::collections::BTreeMap;
use std::mem::{offset_of, size_of};

fn erratum(id: &str) -> &'static Erratum {
    ERRATA.iter().find(|erratum| erratum.id == id).unwrap()
}

fn validation(suffix: Suffix) -> &'static ValidationTable {
    validation_table(suffix).unwrap()
}

/// The suffix letter of a row, 0 for none.
fn names(rows: &[Row], suffix: Suffix) {
    let table = validation(suffix);
    assert_eq!((rows.len(), table.targets().count()), (table.entries.len(), rows.len()));
    for (position, (row, found)) in rows.iter().zip(table.targets()).enumerate() {
        assert_eq!(row.get("position"), (position + 1).to_string());
        assert_eq!(row.get("name"), found.to_string());
        let entry = table.find(found.number());
        assert_eq!(entry, table.entries.get(position));
        // For these two tables the document prints no versions.
        if suffix != Suffix::Base {
            let entry = entry.unwrap();
            assert_eq!(
                (entry.documented, entry.documented_lowest, entry.documented_highest),
                (
                    Optional::<Version>::new(None),
                    Optional::<Version>::new(None),
                    Optional::<Version>::new(None)
                )
            );
        }
    }
    assert_eq!(
        (table.find(0), table.find(73), table.find(u32::MAX)),
        (None, None, None)
    );
}

pub fn accelerated_names(rows: &[Row]) {
    names(rows, Suffix::A);
}

pub fn feature_reduced_names(rows: &[Row]) {
    names(rows, Suffix::F);
}

pub fn base_names(rows: &[Row]) {
    names(rows, Suffix::Base);
    for row in rows {
        let number = target(row.get("name")).number();
        let group = name_group(number).unwrap();
        let status = if group.active { "active" } else { "legacy" };
        let ptx = match (group.ptx_lowest, group.ptx_highest) {
            (from, to) if from == to => format!("PTX {from}"),
            (from, to) => format!("PTX {from}--{to}"),
        };
        assert_eq!(row.get("generation"), group.generation.as_str());
        assert_eq!(row.get("group_status"), status);
        assert_eq!(row.get("group_ptx"), ptx);
        assert_eq!(
            row.get("group_comment"),
            format!("{} ({status}, {ptx})", group.generation)
        );
        // A version of its own is printed for sm_80, sm_82 and sm_101 only; what was measured is in the file of ptxas.
        let entry = validation(Suffix::Base).find(number).unwrap();
        assert_eq!(
            (entry.documented_lowest.get(), entry.documented_highest.get()),
            (Some(group.ptx_lowest), Some(group.ptx_highest))
        );
        match row.cell("ptx_in_prose") {
            Some(printed) => assert_eq!(printed, entry.documented.get().unwrap().to_string()),
            None => assert!(entry.documented.get().is_none() && row.get("ptx_in_prose").is_empty()),
        }
    }
    assert_eq!(NAME_GROUPS.iter().filter(|group| group.active).count(), 4);
}

/// What was measured is what ptxas answered, and no version that is documented for the entry itself differs from it.
#[test]
fn measured_versions_are_those_of_ptxas() {
    let lowest: BTreeMap<String, String> = crate::common::table("ptxas/target_min_ptx.tsv")
        .iter()
        .map(|row| (row.get("target").to_string(), row.get("min_ptx_version").to_string()))
        .collect();
    let mut count = 0;
    for table in VALIDATION_TABLES {
        for (entry, target) in table.entries.into_iter().zip(table.targets()) {
            assert_eq!(entry.measured.to_string(), lowest[&target.to_string()], "{target}");
            assert!(
                entry.documented.get().is_none_or(|printed| printed == entry.measured),
                "{target}"
            );
            count += 1;
        }
    }
    assert_eq!(count, 45);
    // Volta is printed as 6.0 to 6.1; ptxas takes 5.1.
    let volta = validation(Suffix::Base).find(70).unwrap();
    assert_eq!(
        (volta.documented, volta.measured.to_string()),
        (Optional::<Version>::new(None), "5.1".into())
    );
    assert_eq!(volta.documented_lowest.get().unwrap().to_string(), "6.0");
}

/// An entry as its table would hold it, if it holds what was measured.
fn record(entry: &ValidationEntry) -> [u32; 3] {
    [entry.sm_id, entry.measured.major.into(), entry.measured.minor.into()]
}

pub fn validation_tables(rows: &[Row]) {
    assert_eq!(rows.len(), VALIDATION_TABLES.len());
    for (row, letter) in rows.iter().zip([None, Some('a'), Some('f')]) {
        assert_eq!(row.get("table"), letter.map_or("base".into(), String::from));
        let table = VALIDATION_TABLES.iter().find(|table| table.suffix().letter() == letter);
        let table = table.unwrap();
        assert_eq!(address(row.get("address")), table.address);
        assert_eq!(row.get("entries"), format!("{} entries", table.entries.len()));
        assert_eq!(row.cell("comparator").map(address), table.comparator.get());
        // A dump of it is read back, and told from the others by its numbers.
        let dump: Vec<u8> = table
            .entries
            .iter()
            .flat_map(|entry| record(entry).map(u32::to_le_bytes))
            .flatten()
            .collect();
        assert!(
            ValidationRecord::read_all(&dump)
                .unwrap()
                .map(|read| [read.sm_id, read.ptx_major, read.ptx_minor])
                .eq(table.entries.iter().map(record))
        );
        assert_eq!(
            ValidationTable::of_bytes(&dump).map(|found| found.address),
            Some(table.address)
        );
        assert!(ValidationTable::of_bytes(&dump[..dump.len() - 12]).is_none());
        for length in [0, 11, dump.len() - 1] {
            assert_eq!(
                ValidationRecord::read_all(&dump[..length]).err(),
                Some(smarch::Error::TableSize)
            );
        }
        // Size and layout are printed for the first table only.
        if letter.is_some() {
            assert_eq!((row.get("entry_size"), row.get("entry_layout")), ("", ""));
            continue;
        }
        assert_eq!(
            row.get("entry_size"),
            format!("{} bytes", size_of::<ValidationRecord>())
        );
        let fields = row.get("entry_layout").trim_matches(['{', '}']).split(", ");
        for (position, field) in fields.enumerate() {
            let offset = match field {
                "uint32 sm_id" => offset_of!(ValidationRecord, sm_id),
                "uint32 ptx_major" => offset_of!(ValidationRecord, ptx_major),
                "uint32 ptx_minor" => offset_of!(ValidationRecord, ptx_minor),
                other => panic!("{other}"),
            };
            assert_eq!(offset, 4 * position);
        }
    }
}

pub fn validation_notes(rows: &[Row]) {
    let ptx = |number| {
        let entry = validation(Suffix::Base).find(number).unwrap();
        entry.documented.get().unwrap().to_string()
    };
    let unregistered = |target: Target| registered(target.into()).is_none();
    assert_eq!(rows.len(), 7);
    for (position, row) in rows.iter().enumerate() {
        let (target, value, quote) = (target(row.get("name")), row.get("value"), row.get("quote"));
        let expected = match position {
            0 => (Target::Sm82, ptx(82), "Not registered in sub_6765E0"),
            1 => (
                Target::Sm82,
                format!("{}--{}", SM82_OPCODES.start(), SM82_OPCODES.end()),
                "SM82_FIRST/SM82_LAST",
            ),
            2 => (Target::Sm101, ptx(101), "renamed to sm_110"),
            3 => (Target::Sm101, String::new(), "registers only sm_110"),
            4 => (Target::Sm101a, String::new(), "legacy alias for sm_110a"),
            5 => (Target::Sm101f, String::new(), "legacy alias for sm_110f"),
            _ => (Target::Sm90, String::new(), "sm_90 has no f variant"),
        };
        assert_eq!((target, value), (expected.0, expected.1.as_str()));
        assert!(quote.contains(expected.2), "{quote}");
        assert_eq!(unregistered(target), target != Target::Sm90);
        match target.info().alias_of {
            Some(newer) => assert!(
                quote.contains("Original") || quote.contains(&newer.to_string()),
                "{quote}"
            ),
            None => assert!(matches!(target, Target::Sm82 | Target::Sm90)),
        }
    }
    assert_eq!(Target::from_parts(90, Suffix::F), None);
}

pub fn sm_table_counts(rows: &[Row]) {
    let counts = erratum("E01").documents_say;
    assert_eq!(rows.len(), 6);
    for (position, row) in rows.iter().enumerate() {
        let (fact, value, quote) = (row.get("fact"), row.get("value"), row.get("quote"));
        // The three counts are wrong: the erratum repeats them.
        let (expected_fact, expected) = match position {
            0 => ("active SM base targets", "23"),
            1 => ("legacy entries", "9"),
            2 => ("internal/alias entries", "2"),
            3 => ("default target", Target::DEFAULT.info().name.as_str()),
            4 => ("sm_89 family string", "Ampere-derived"),
            _ => ("sm_120/121 family string", "\"Blackwell\""),
        };
        assert_eq!((fact, value), (expected_fact, expected));
        assert!(quote.contains(expected), "{quote}");
        if position < 3 {
            assert!(counts.contains(value));
        }
    }
    assert_eq!(Target::Sm89.info().ptxas_family.unwrap(), "Ampere");
    assert_eq!(Target::Sm121.info().ptxas_family.unwrap(), "Blackwell");
    assert_eq!(
        (
            REGISTERED.len(),
            REGISTERED
                .iter()
                .filter(|row| row.target.suffix() == Suffix::Base)
                .count()
        ),
        (23, 12)
    );
}

pub fn sm_table(rows: &[Row]) {
    let mut all = Vec::new();
    for row in rows {
        let members = targets(row.get("sm"));
        for &target in &members {
            let profile = registered(target.into()).unwrap();
            assert_eq!(row.get("cuda_arch"), target.cuda_arch().to_string());
            assert_eq!(row.cell("family"), target.info().generation.as_deref());
            assert_eq!(row.get("product"), target.info().product.as_deref().unwrap_or("--"));
            assert_eq!(row.get("codegen_factory"), profile.isa_value.to_string());
            assert_eq!(
                row.get("status").to_lowercase(),
                K.standing(target).unwrap().text().as_str()
            );
            assert_eq!(row.get("deep_dive"), profile.page.text().as_str());
        }
        all.extend(members);
    }
    let found: Vec<Target> = REGISTERED.iter().map(|row| row.target).collect();
    assert_eq!(all, found);
}

pub fn sm_table_names(rows: &[Row]) {
    assert_eq!(rows.len(), REGISTERED.len());
    for (row, profile) in rows.iter().zip(REGISTERED) {
        let (target, info) = (profile.target, profile.target.info());
        assert_eq!(row.get("sm_name"), profile.name(NameKind::Sm).as_str());
        assert_eq!(row.get("base"), target.cc().target().unwrap().to_string());
        assert_eq!(row.get("cuda_arch"), target.cuda_arch().to_string());
        assert_eq!(row.cell("family"), info.generation.as_deref());
        assert_eq!(row.get("product"), info.product.as_deref().unwrap_or("--"));
        assert_eq!(
            row.get("codegen_factory"),
            codegen_factory(target).unwrap().isa_value.to_string()
        );
        assert_eq!(row.get("status"), "Production");
        assert_eq!(K.standing(target), Some(Standing::Production));
        if target.suffix() == Suffix::Base {
            assert_eq!(row.get("cuda_arch"), profile.cuda_arch_text.as_str());
        }
        assert_eq!(info.cuda_arch_text, Some(profile.cuda_arch_text));
        // Every one of the three names leads to the profile, and is the name of that kind.
        for &kind in NameKind::ALL {
            assert_eq!(name(profile.name(kind).as_str()), target.named(kind));
            assert_eq!(registered(target.named(kind)).unwrap().target, target);
        }
    }
    for target in Target::ALL {
        let is_registered = rows.iter().any(|row| row.get("sm_name") == target.to_string());
        assert_eq!(registered((*target).into()).is_some(), is_registered, "{target}");
        assert_eq!(target.info().cuda_arch_text.is_some(), is_registered, "{target}");
    }
}

pub fn profile_identity_fields(rows: &[Row]) {
    let hopper = registered(Target::Sm90.into()).unwrap();
    assert_eq!(rows.len(), 6);
    for (position, row) in rows.iter().enumerate() {
        let quoted = |kind| format!("\"{}\"", hopper.name(kind));
        let (field, content, example) = match position {
            0 => ("SM name", quoted(NameKind::Sm), quoted(NameKind::Sm)),
            1 => ("Compute name", quoted(NameKind::Compute), quoted(NameKind::Compute)),
            2 => (
                "Family name",
                format!("\"{}\"", hopper.family),
                format!("\"{}\"", hopper.family),
            ),
            3 => (
                "CUDA_ARCH macro",
                "Decimal integer".into(),
                hopper.target.cuda_arch().to_string(),
            ),
            4 => ("LTO name", quoted(NameKind::Lto), quoted(NameKind::Lto)),
            _ => (
                "isaClass",
                "Architecture class ID".into(),
                hopper.isa_class.map_or("--".into(), |text| text.to_string()),
            ),
        };
        assert_eq!(
            (row.get("field"), row.get("content"), row.get("example_sm_90")),
            (field, content.as_str(), example.as_str())
        );
    }
}

pub fn family_assignment(rows: &[Row]) {
    assert_eq!(rows.len(), FAMILY_ASSIGNMENTS.len());
    for (row, assignment) in rows.iter().zip(FAMILY_ASSIGNMENTS) {
        assert_eq!(targets(row.get("sm_range")), *assignment.targets);
        assert_eq!(row.get("family_string"), format!("\"{}\"", assignment.family));
        assert_eq!(row.get("notes"), assignment.note.as_str());
        for target in assignment.targets {
            assert_eq!(target.info().ptxas_family, Some(assignment.family), "{target}");
        }
    }
    let assigned: usize = FAMILY_ASSIGNMENTS.iter().map(|row| row.targets.len()).sum();
    assert_eq!(assigned, 23);
    let with_family = Target::ALL.iter().filter(|target| target.info().ptxas_family.is_some());
    assert_eq!(with_family.count(), 23);
}

pub fn suffixes(rows: &[Row]) {
    assert_eq!(rows.len(), SUFFIX_MEANINGS.len());
    for (row, meaning) in rows.iter().zip(SUFFIX_MEANINGS) {
        let suffix = match (meaning.suffix().letter(), meaning.label) {
            (Some(letter), Some(label)) => format!("{letter} ({label})"),
            _ => "(none)".into(),
        };
        let table = validation(meaning.example.suffix());
        assert_eq!(row.get("suffix"), suffix);
        assert_eq!(row.get("meaning"), meaning.meaning.as_str());
        assert_eq!(row.get("forward_compatibility"), meaning.forward_compatibility.as_str());
        assert_eq!(
            row.get("validation_table"),
            format!("unk_{:X} ({} entries)", table.address, table.entries.len())
        );
    }
}

pub fn suffix_prose(rows: &[Row]) {
    assert_eq!(rows.len(), SUFFIX_MEANINGS.len());
    for (row, meaning) in rows.iter().zip(SUFFIX_MEANINGS) {
        let suffix = meaning.suffix().letter().map_or("(none)".into(), String::from);
        assert_eq!(row.get("suffix"), suffix);
        assert_eq!(target(row.get("code_for")), meaning.example);
        assert_eq!(meaning.example.suffix().letter(), meaning.suffix().letter());
        assert_eq!(row.get("runs_on"), meaning.runs_on.as_str());
        assert_eq!(row.cell("does_not_run_on"), meaning.does_not_run_on.as_deref());
        assert!(row.get("does_not_run_on").len() != 1);
        assert!(
            row.get("quote")
                .starts_with(&format!("{} code runs o", meaning.example))
        );
    }
}

pub fn compile_rules(rows: &[Row]) {
    assert_eq!(rows.len(), COMPILE_RULES.len());
    for (row, rule) in rows.iter().zip(COMPILE_RULES) {
        assert_eq!(target(row.get("ptx_target")), rule.ptx);
        let sass: Vec<String> = rule.sass.iter().map(Target::to_string).collect();
        let later = if rule.and_later { "+" } else { "" };
        assert_eq!(row.get("sass_targets_split"), format!("{}{later}", sass.join(", ")));
        // "sm_100for sm_103f" has lost its blanks: read for both.
        let printed = squeezed(row.get("rule_as_printed"));
        assert!(printed.contains(&format!("{}PTX", rule.ptx)), "{printed}");
        assert!(
            sass.iter().all(|name| printed.contains(&format!("{name}{later}"))),
            "{printed}"
        );
        assert_eq!(printed.matches("sm_").count(), 1 + sass.len(), "{printed}");
        assert!(
            rule.sass.len() > 1 || printed.contains(&format!("to{}SASS", sass[0])) || rule.and_later,
            "{printed}"
        );
    }
}

pub fn subvariant_expansion(rows: &[Row]) {
    // The rule of which there are: every base target of ptxas that has a suffixed one.
    let bases = Tool::PtxasTarget
        .targets(Toolkit::V13_0)
        .filter(|target| target.suffix() == Suffix::Base);
    let with = |base: &Target| [Suffix::A, Suffix::F].map(|suffix| Target::from_parts(base.number(), suffix));
    let expanded: Vec<_> = bases.filter(|base| with(base).iter().any(Option::is_some)).collect();
    assert_eq!(expanded, SUBVARIANTS.iter().map(|row| row.base).collect::<Vec<_>>());
    assert_eq!(rows.len(), SUBVARIANTS.len());
    for row in rows {
        let base = target(row.get("base"));
        let found = SUBVARIANTS.iter().find(|row| row.base == base).unwrap();
        for (target, name, arch) in [
            (found.a, "a_variant", "cuda_arch_a"),
            (found.f, "f_variant", "cuda_arch_f"),
        ] {
            let text = target.and_then(|target| target.info().cuda_arch_text);
            assert_eq!(row.get(name), target.map_or("--".into(), |target| target.to_string()));
            assert_eq!(row.get(arch), text.as_deref().unwrap_or("--"));
        }
    }
}

pub fn overview(rows: &[Row]) {
    let symbols = |content: &str| -> Vec<_> {
        content
            .split(|c: char| !c.is_alphanumeric() && c != '_')
            .filter(|word| (word.starts_with("sub_") || word.starts_with("unk_")) && !word.contains('X'))
            .map(|word| symbol(Binary::Ptxas, word))
            .collect()
    };
    assert_eq!(rows.len(), 7);
    for (position, row) in rows.iter().enumerate() {
        let (item, content) = (row.get("item"), row.get("content"));
        let listed = symbols(content);
        let expected = match position {
            0 => "SM validation",
            1 => "Capability dispatch",
            2 => "Default target",
            3 => "Validation tables",
            4 => "Per-SM accessors",
            5 => "Per-SM intrinsic init",
            _ => "Profile lookup",
        };
        assert_eq!(item, expected);
        match position {
            0 | 1 | 6 => {
                let digits: String = listed[0].size.unwrap().chars().filter(char::is_ascii_digit).collect();
                assert!(content.contains(&format!("({digits}")), "{content}");
                assert_eq!(
                    content.contains(&format!(", {} parallel hash maps)", DispatchMap::ALL.len())),
                    position == 1
                );
            }
            2 => paraphrases(content, listed[0].role.as_str()),
            3 => {
                for table in VALIDATION_TABLES {
                    let letter = table.suffix().letter().map_or("base".into(), String::from);
                    let entries = table.entries.len();
                    assert!(content.contains(&format!("{letter} ({entries} entries at unk_{:X})", table.address)));
                }
                assert_eq!(listed.len(), VALIDATION_TABLES.len());
            }
            _ => {
                let (name, functions) = if position == 4 {
                    ("sub_609XXX", 2)
                } else {
                    ("sub_60AXXX", 1)
                };
                let size = Symbol::find(Binary::Ptxas, name.as_bytes()).unwrap().size.unwrap();
                assert_eq!(
                    content,
                    format!("{name} cluster ({} functions, {size})", functions * HANDLERS.len())
                );
            }
        }
    }
}

pub fn deep_dives(rows: &[Row]) {
    assert_eq!(rows.len(), DEEP_DIVES.len());
    for (row, page) in rows.iter().zip(DEEP_DIVES) {
        assert_eq!(
            (row.get("page"), row.get("content")),
            (page.title.as_str(), page.content.as_str())
        );
        // The factories that it names are those of the targets that refer to it (sm_89 has Ampere's).
        let of_targets: Vec<u32> = REGISTERED
            .iter()
            .filter(|row| page.page == Some(row.page))
            .map(|row| row.isa_value)
            .collect();
        assert_eq!(of_targets.is_empty(), page.page.get().is_none());
        let numbers = page
            .content
            .split(|c: char| !c.is_ascii_digit())
            .filter(|number| number.len() == 5);
        for number in numbers {
            assert!(of_targets.contains(&number.parse().unwrap()), "{number}");
        }
    }
}

pub fn profile_layering(rows: &[Row]) {
    assert_eq!(rows.len(), LAYERS.len());
    for (row, layer) in rows.iter().zip(LAYERS) {
        assert_eq!(row.get("level"), layer.level.to_string());
        assert_eq!(row.get("function"), layer.function.as_str());
        assert_eq!(row.get("content"), layer.content.as_str());
        assert_eq!(row.get("gives"), layer.gives.as_str());
    }
}
