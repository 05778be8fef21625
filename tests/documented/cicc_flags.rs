//! cicc's configurators: their tables, row by row.

use crate::reading::{Row, mentions, paraphrases};
use smarch::Target;
use smarch::cicc::constructs::Standard;
use smarch::documented::cicc::configurator::*;
use smarch::documented::cicc::{THRESHOLDS, encode_sm};
use smarch::documented::symbols::{Binary, Symbol};

/// The rules of a part, in the library's order.
fn rules(part: Part) -> Vec<&'static Rule> {
    RULES.iter().filter(|rule| rule.part == part).collect()
}

fn note(rule: &Rule) -> String {
    rule.note.map_or(String::new(), |note| note.to_string())
}

/// The number above which a rule stores.
fn above(rule: &Rule) -> u32 {
    match rule.when() {
        When::Above(bound) | When::AboveIfGiven(bound, _) | When::EffectiveAbove(bound) => bound,
        when => panic!("{rule}: {when}"),
    }
}

/// `sm_60+` for 59999.
fn from_sm(bound: u32) -> String {
    format!("sm_{}+", (bound + 1) / 1000)
}

pub fn flags_unconditional(rows: &[Row]) {
    let ours = rules(Part::Unconditional);
    assert_eq!(rows.len(), ours.len());
    for (row, rule) in rows.iter().zip(ours) {
        assert_eq!(row.get("flag"), rule.flag.text().as_str());
        assert_eq!((rule.when(), rule.guard.get()), (When::Always, None));
        assert_eq!(row.get("value"), rule.what().to_string());
        assert_eq!(row.get("notes").to_lowercase(), note(rule));
    }
}

pub fn flags_sm_dependent(rows: &[Row]) {
    let ours = rules(Part::SmDependent);
    assert_eq!(rows.len(), ours.len());
    for (row, rule) in rows.iter().zip(ours) {
        assert_eq!(row.get("flag"), rule.flag.text().as_str());
        assert_eq!(row.get("condition"), as_printed(rule.when()));
        assert_eq!(row.get("value"), rule.what().to_string());
        assert_eq!(row.get("notes"), note(rule));
    }
}

/// A condition as the document prints it, which calls the number SM.
fn as_printed(condition: impl ToString) -> String {
    condition.to_string().replace("number", "SM")
}

/// A guarded rule as the document prints its cell.
fn printed(rule: &Rule) -> String {
    let besides = rule.note.map_or(String::new(), |note| format!(", {note}"));
    match (rule.when(), rule.what()) {
        (When::Always, What::Zero | What::One) => format!("= {}", rule.what()),
        (When::Always, What::IsAtMost(_) | What::IsAbove(_)) => format!("= {}{besides}", as_printed(rule.what())),
        (When::Always, What::RealVariantAtMost(_)) => format!("= {} ? 1 : 0", as_printed(rule.what())),
        (When::Always, What::BothAndAbove(_)) => format!("= {}", as_printed(rule.what())),
        (When::Always, What::Given(_)) => note(rule),
        (When::Above(bound), What::One) if rule.note.is_some() => format!("= 1 (only if SM > {bound}{besides})"),
        (When::Above(_) | When::AtMost(_), What::Zero | What::One) => {
            format!("= {} (when {})", rule.what(), as_printed(rule.when()))
        }
        (When::Virtual, What::Zero) => "= 0 (when virtual arch flag set)".into(),
        _ => panic!("{rule}"),
    }
}

pub fn flags_guarded(rows: &[Row]) {
    let ours = rules(Part::Guarded);
    assert_eq!((rows.len(), ours.len()), (22, 22));
    for (row, rule) in rows.iter().zip(ours) {
        assert_eq!(row.get("guard"), rule.guard.get().unwrap().text().as_str());
        assert_eq!(row.get("flag"), rule.flag.text().as_str());
        assert_eq!(row.get("default_value"), printed(rule));
    }
}

pub fn flags_escalation(rows: &[Row]) {
    // The tier above 119999 is in the notes: 002_path_notes.
    let ours: Vec<_> = rules(Part::Escalation)
        .into_iter()
        .filter(|rule| above(rule) < 119_999)
        .collect();
    assert_eq!(rows.len(), ours.len());
    for (row, rule) in rows.iter().zip(ours) {
        let bound = above(rule);
        let named = THRESHOLDS.iter().find(|row| row.bound == bound).unwrap().above;
        let (generation, _) = named.split_once(',').unwrap();
        assert_eq!(row.number("threshold"), u64::from(bound));
        assert_eq!(row.get("sm"), from_sm(bound));
        assert_eq!(row.get("generation"), format!("{generation}+"));
        assert_eq!(row.get("flag"), rule.flag.text().as_str());
        let meaning = row.get("identified_meaning");
        let meaning = meaning
            .strip_prefix('(')
            .map_or(meaning, |inside| inside.strip_suffix(')').unwrap());
        assert_eq!((meaning, rule.what()), (note(rule).as_str(), What::One));
    }
}

pub fn tertiary_cascade(rows: &[Row]) {
    assert_eq!(rows.len(), CASCADE_BOUNDS.len());
    for (row, &bound) in rows.iter().zip(CASCADE_BOUNDS) {
        let flags: Vec<String> = rules(Part::Tertiary)
            .into_iter()
            .filter(|rule| above(rule) == bound)
            .map(|rule| match rule.note {
                Some(note) => format!("{} ({note})", rule.flag),
                None => rule.flag.to_string(),
            })
            .collect();
        assert_eq!(row.get("threshold"), format!("> {}", bound));
        assert_eq!(row.get("hex"), format!("0x{:X}", bound));
        assert_eq!(row.get("flags_set"), flags.join(", "));
    }
}

pub fn tertiary_cascade_flags(rows: &[Row]) {
    let ours = rules(Part::Tertiary);
    assert_eq!(rows.len(), ours.len());
    for (row, rule) in rows.iter().zip(ours) {
        assert_eq!(row.get("threshold"), format!("> {}", above(rule)));
        assert_eq!(row.get("hex"), format!("0x{:X}", above(rule)));
        assert_eq!(
            (row.get("flag"), row.get("note")),
            (rule.flag.text().as_str(), note(rule).as_str())
        );
    }
}

/// The note of a rule of the virtual path, as the document prints it.
fn virtual_note(printed: &str, rule: &Rule) {
    match rule.note {
        Some(note) => {
            paraphrases(printed, &note);
            assert!(printed.ends_with(&format!("already set at > {}", 79_999)), "{printed}");
            assert_eq!(rule.flag, Flag::Unk4D043D0);
        }
        None => assert_eq!(printed, ""),
    }
}

pub fn virtual_path(rows: &[Row]) {
    let ours = rules(Part::VirtualPath);
    let mut bounds: Vec<u32> = ours.iter().map(|rule| above(rule)).collect();
    bounds.dedup();
    assert_eq!((rows.len(), bounds.len()), (10, 10));
    for (row, bound) in rows.iter().zip(bounds) {
        let here: Vec<_> = ours.iter().filter(|rule| above(rule) == bound).collect();
        let (flags, besides) = match row.get("flags_set").split_once(" (") {
            Some((flags, besides)) => (flags, besides.strip_suffix(')').unwrap()),
            None => (row.get("flags_set"), ""),
        };
        assert_eq!(row.number("effective_sm_above"), u64::from(bound));
        assert_eq!(
            flags,
            here.iter()
                .map(|rule| rule.flag.to_string())
                .collect::<Vec<_>>()
                .join(", ")
        );
        virtual_note(besides, here[0]);
    }
}

pub fn virtual_path_flags(rows: &[Row]) {
    let ours = rules(Part::VirtualPath);
    assert_eq!(rows.len(), ours.len());
    for (row, rule) in rows.iter().zip(ours) {
        assert_eq!(row.number("effective_sm_above"), u64::from(above(rule)));
        assert_eq!((row.get("flag"), rule.what()), (rule.flag.text().as_str(), What::One));
        virtual_note(row.get("note"), rule);
    }
}

pub fn secondary_flags(rows: &[Row]) {
    let ours = rules(Part::Secondary);
    assert_eq!(rows.len(), ours.len());
    for (row, rule) in rows.iter().zip(ours) {
        assert_eq!(
            row.get("threshold"),
            format!("> {} ({})", above(rule), from_sm(above(rule)))
        );
        assert_eq!((row.get("flag"), rule.what()), (rule.flag.text().as_str(), What::One));
        paraphrases(&note(rule), row.get("identified_meaning"));
    }
}

pub fn path_notes(rows: &[Row]) {
    let bound = |flag: Flag, part: Part| {
        let of_flag = RULES.iter().filter(|rule| rule.flag == flag && rule.part == part);
        let bound = of_flag.map(above).min().unwrap();
        format!("> {bound} ({})", from_sm(bound))
    };
    let symbol = Symbol::find(Binary::Cicc, b"unk_4F077A0").unwrap();
    assert!(symbol.role.contains("effective"));
    let expected = [
        ("condition", format!("{} = 1", When::Virtual)),
        ("effective SM variable", symbol.name.to_string()),
        ("unk_4D043D0 virtual", bound(Flag::Unk4D043D0, Part::VirtualPath)),
        ("unk_4D043D0 primary", bound(Flag::Unk4D043D0, Part::Escalation)),
        ("unk_4D0428C cascade", bound(Flag::Unk4D0428C, Part::Tertiary)),
        ("unk_4D0428C master", bound(Flag::Unk4D0428C, Part::Escalation)),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (fact, value)) in rows.iter().zip(expected) {
        assert_eq!((row.get("fact"), row.get("value")), (fact, value.as_str()));
    }
}

pub fn identified_semantics(rows: &[Row]) {
    assert_eq!(rows.len(), IDENTIFIED.len());
    for (row, ours) in rows.iter().zip(IDENTIFIED) {
        assert_eq!(row.get("flag"), ours.flag.text().as_str());
        assert_eq!(row.get("set_at"), ours.set_at.as_str());
        assert!(
            row.get("consumer")
                .replace(" ln ", " line ")
                .eq_ignore_ascii_case(&ours.consumer)
        );
        // Nothing that is printed is missing.
        paraphrases(&ours.meaning, row.get("meaning"));
        assert_eq!(ours.flag.identified().unwrap().consumer, ours.consumer);
    }
}

pub fn configuration_order(rows: &[Row]) {
    assert_eq!(rows.len(), Stage::ALL.len());
    for (row, stage) in rows.iter().zip(Stage::ALL) {
        assert_eq!(row.number("position"), u64::from(stage.code()));
        assert_eq!(row.get("stage"), stage.text().as_str());
        mentions(row.get("text"), &stage.purpose());
        let known = row.get("flag_or_count");
        assert_eq!(known.is_empty(), *stage == Stage::CommandLine);
        assert!(stage.purpose().contains(known), "{known}");
    }
}

pub fn override_priority(rows: &[Row]) {
    assert_eq!(rows.len(), Priority::ALL.len());
    for (row, ours) in rows.iter().zip(Priority::ALL) {
        assert_eq!(
            (row.number("rank"), row.get("source")),
            (ours.code().into(), ours.text().as_str())
        );
    }
}

/// The flags as configured for the number of an SM, as documented: by three configurators, without a language block.
pub fn cumulative_profile(rows: &[Row]) {
    let columns = [
        ("sm_75", vec![Target::Sm75]),
        ("sm_80", vec![Target::Sm80]),
        (
            "sm_86_to_89",
            vec![Target::Sm86, Target::Sm87, Target::Sm88, Target::Sm89],
        ),
    ];
    let mut seen = std::collections::BTreeSet::new();
    for row in rows {
        let flag = Flag::by_name(row.get("flag").as_bytes()).unwrap();
        assert!(seen.insert(flag));
        assert_eq!(row.get("flag"), flag.text().as_str());
        for (column, targets) in &columns {
            for &target in targets {
                let configured = configure(&Inputs {
                    number: encode_sm(target),
                    standard: Some(Standard::Cxx14),
                    ..Inputs::default()
                });
                let value = configured.value(flag).map(|value| u32::from(value).to_string());
                assert_eq!(value.as_deref(), Some(row.get(column)), "{target} {flag}");
            }
        }
        let setter = RULES.iter().find(|rule| {
            let function = match rule.part {
                Part::Escalation => "sub_60E7C0",
                part => part.text().as_str(),
            };
            rule.flag == flag && row.get("set_by") == format!("{function} > {}", bound_of(rule))
        });
        let setter = setter.unwrap_or_else(|| panic!("{}", row.get("set_by")));
        match row.get("identified_role") {
            only if only.starts_with('(') => assert_eq!(only, format!("({} only)", from_sm(bound_of(setter)))),
            role => paraphrases(&note(setter), role),
        }
    }
    assert_eq!(rows.len(), 9);
}

/// The number above which a rule stores; 0 where it has none.
fn bound_of(rule: &Rule) -> u32 {
    match rule.when() {
        When::Above(bound) | When::AboveIfGiven(bound, _) => bound,
        _ => 0,
    }
}
