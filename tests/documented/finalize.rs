//! Finalization: its tables, and every pair of numbers against an interpreter of the transcribed tables.

use crate::reading::{Row, number, paraphrases, target, targets};
use crate::seed;
use smarch::Answer;
use smarch::documented::nvlink::*;
use std::collections::{BTreeMap, BTreeSet};

pub fn remapping(rows: &[Row]) {
    assert_eq!(rows.len(), REMAPPINGS.len());
    for (row, ours) in rows.iter().zip(REMAPPINGS) {
        assert_eq!(
            (row.number("input_arch"), row.number("remapped_to")),
            (ours.from.into(), ours.to.into())
        );
        assert_eq!(row.get("interpretation"), ours.interpretation.as_str());
    }
}

pub fn remap_characters(rows: &[Row]) {
    assert_eq!(rows.len(), ARCH_CHARACTERS.len());
    for (row, ours) in rows.iter().zip(ARCH_CHARACTERS) {
        assert_eq!(
            row.get("character"),
            format!("'{}'", char::from_u32(ours.character).unwrap())
        );
        let arch = match remap(ours.number) {
            same if same == ours.number => same.to_string(),
            other => format!("{}->{other}", ours.number),
        };
        assert_eq!(row.get("arch"), arch);
    }
}

pub fn special_cases(rows: &[Row]) {
    assert_eq!(rows.len(), SPECIAL_CASES.len());
    for (row, ours) in rows.iter().zip(SPECIAL_CASES) {
        assert_eq!(target(row.get("architecture")), ours.target);
        paraphrases(row.get("handling"), &ours.handling);
    }
}

pub fn error_codes(rows: &[Row]) {
    let ours: Vec<_> = FinalizeCode::ALL
        .iter()
        .map(|code| (code.code(), code.text()))
        .collect();
    let mut compared = 0;
    for row in rows {
        let (first, last) = row
            .get("code")
            .split_once('-')
            .unwrap_or((row.get("code"), row.get("code")));
        for code in number(first)..=number(last) {
            let (_, text) = ours.iter().find(|(ours, _)| u64::from(*ours) == code).unwrap();
            // The four codes of one line say their number besides.
            assert_eq!(text.trim_end_matches(&format!(" ({code})")), row.get("meaning"));
            compared += 1;
        }
    }
    assert_eq!((rows.len(), compared), (5, ours.len()));
}

pub fn finalization_class(rows: &[Row]) {
    let classes = FinalizeClass::ALL;
    let expected = [
        ("class byte", format!("a1[{CLASS_BYTE}]")),
        (
            "finalization class types",
            format!("{}-{}", classes[0].code(), classes[classes.len() - 1].code()),
        ),
        ("lookup table", format!("dword_{CLASS_TABLE:X}[]")),
        ("version limit", format!(">0x{VERSION_LIMIT:x}")),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (fact, value)) in rows.iter().zip(expected) {
        assert_eq!((row.get("fact"), row.get("value")), (fact, value.as_str()));
    }
}

pub fn bitmask(rows: &[Row]) {
    assert_eq!(rows.len(), CAPABILITY_BITS.len());
    for (row, ours) in rows.iter().zip(CAPABILITY_BITS) {
        let character = ARCH_CHARACTERS
            .iter()
            .find(|row| row.number == ours.target.number())
            .and_then(|row| char::from_u32(row.character))
            .unwrap();
        assert_eq!(target(row.get("architecture")), ours.target);
        assert_eq!(
            row.get("char_code"),
            format!("'{character}' ({})", ours.target.number())
        );
        assert_eq!(row.number("bitmask_value"), u64::from(ours.mask));
        assert_eq!(row.get("binary"), format!("0b{:08b}", ours.mask));
    }
}

pub fn bitmask_prose(rows: &[Row]) {
    let bit = |number| required_capabilities(number).unwrap().trailing_zeros();
    let masks: Vec<String> = CAPABILITY_BITS.iter().map(|row| row.mask.to_string()).collect();
    let highest = CAPABILITY_BITS.iter().map(|row| row.mask).max().unwrap();
    let gaps: Vec<String> = (0..highest.trailing_zeros())
        .map(|bit| 1u32 << bit)
        .filter(|mask| !masks.contains(&mask.to_string()))
        .map(|mask| mask.to_string())
        .collect();
    let [first, second, third] = CAPABILITY_VECTOR_OFFSETS;
    let (from, to) = CAPABILITY_VECTOR_SOURCES;
    let expected = [
        ("check", "(v12 & *v11) == v12".into()),
        ("mask pointer", format!("a1+{CAPABILITY_POINTER_OFFSET}")),
        ("sm_103 requires", format!("bit {}", bit(103))),
        ("sm_121 requires", format!("bit {}", bit(121))),
        ("not in the table", "sm_120".into()),
        ("gaps", format!("{}, {}, and {}", gaps[0], gaps[1], gaps[2])),
        ("values", masks.join(", ")),
        (
            "capability vector offsets",
            format!("+{first}, +{second}, and +{third}"),
        ),
        (
            "capability vectors",
            format!("three {}-bit capability vectors", (second - first) * 8),
        ),
        ("capability vector sources", format!("xmmword_{from:X}--xmmword_{to:X}")),
    ];
    assert_eq!(
        (rows.len(), gaps.len(), required_capabilities(120)),
        (expected.len(), 3, None)
    );
    for (row, (fact, value)) in rows.iter().zip(expected) {
        assert_eq!((row.get("fact"), row.get("value")), (fact, value.as_str()));
    }
    // The check, evaluated.
    for mask in 0..256 {
        let required = required_capabilities(121).unwrap();
        assert_eq!(is_capable(121, mask), (required & mask) == required);
        assert!(is_capable(120, mask) && is_capable(75, mask));
    }
}

pub fn decade_groups(rows: &[Row]) {
    assert_eq!(rows.len(), DECADE_GROUPS.len());
    for (row, ours) in rows.iter().zip(DECADE_GROUPS) {
        assert_eq!(row.number("decade"), u64::from(ours.decade));
        assert_eq!(targets(row.get("architectures")), ours.members.as_slice());
        assert_eq!(row.get("compatibility"), ours.compatibility.as_str());
        for member in ours.members {
            assert_eq!(architecture(*member).unwrap().decade, ours.decade);
        }
    }
}

pub fn bridge(rows: &[Row]) {
    let ends: Vec<u32> = (0..1000).filter(|&number| is_bridged(number)).collect();
    let condition: Vec<String> = ends
        .iter()
        .flat_map(|end| [format!("v19 == {end}"), format!("v20 == {end}")])
        .collect();
    let expected = [
        ("function", format!("sub_{:X}", FINALIZE_FUNCTIONS[2])),
        (
            "bridge",
            format!("special bidirectional bridge between SM{} and SM{}", ends[0], ends[1]),
        ),
        ("condition", condition.join(" || ")),
        ("effect", "the normal same-decade comparison is bypassed".into()),
        ("decade rule", "arch_number / 10, integer division".into()),
        ("hard wall", "code compiled for sm_100 cannot run on sm_120".into()),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (fact, value)) in rows.iter().zip(expected) {
        assert_eq!((row.get("fact"), row.get("value")), (fact, value.as_str()));
    }
}

/// The rules as the transcribed tables have them.
struct Tables {
    remap: BTreeMap<u32, u32>,
    bridged: BTreeSet<u32>,
    divisor: u32,
    upward_only: bool,
    limit: u32,
    bits: BTreeMap<u32, u32>,
    codes: BTreeMap<String, u32>,
}

impl Tables {
    fn read() -> Self {
        let fact = |file: &str, fact: &str| {
            let rows = seed(file);
            rows.iter()
                .find(|row| row.get("fact") == fact)
                .unwrap()
                .get("value")
                .to_string()
        };
        let words = |text: &str| -> Vec<u32> {
            text.split(|c: char| !c.is_ascii_digit())
                .filter_map(|word| word.parse().ok())
                .collect()
        };
        let groups = seed("001_decade_groups");
        let rules = |from: &str, to: &str| {
            let (runs, not) = (
                format!("{from} code runs on {to}"),
                format!("{to} code does not run on {from}"),
            );
            groups
                .iter()
                .any(|row| row.get("compatibility") == format!("{runs}; {not}"))
        };
        Self {
            remap: seed("001_remapping")
                .iter()
                .map(|row| (row.number("input_arch") as u32, row.number("remapped_to") as u32))
                .collect(),
            // "v19 == 101 || v20 == 101 || ...": the numbers that are compared with.
            bridged: fact("001_bridge", "condition")
                .split("== ")
                .skip(1)
                .flat_map(|part| words(part).first().copied())
                .collect(),
            divisor: words(&fact("001_bridge", "decade rule"))[0],
            upward_only: rules("sm_100", "sm_103") && rules("sm_120", "sm_121"),
            limit: number(fact("001_finalization_class", "version limit").trim_start_matches('>')) as u32,
            bits: seed("001_bitmask")
                .iter()
                .map(|row| {
                    (
                        target(row.get("architecture")).number(),
                        row.number("bitmask_value") as u32,
                    )
                })
                .collect(),
            codes: seed("001_error_codes")
                .iter()
                .map(|row| (row.get("meaning").to_string(), words(row.get("code"))[0]))
                .collect(),
        }
    }

    fn code(&self, meaning: &str) -> u32 {
        *self.codes.iter().find(|(text, _)| text.starts_with(meaning)).unwrap().1
    }

    fn remapped(&self, number: u32) -> u32 {
        *self.remap.get(&number).unwrap_or(&number)
    }

    fn fits(&self, source: u32, target: u32) -> bool {
        let (from, to) = (self.remapped(source), self.remapped(target));
        let bypassed = self.bridged.contains(&source) || self.bridged.contains(&target);
        // Erratum E34b: equality first, then the bridge, then upward within the decade.
        from == to || (!bypassed && from / self.divisor == to / self.divisor && (from <= to || !self.upward_only))
    }

    /// The code, or nothing where no document pins it.
    fn answer(&self, request: &FinalizeRequest, class_code: Option<u32>) -> Option<u32> {
        if request.version > self.limit {
            return Some(self.code("version too high"));
        }
        if !self.fits(request.source, request.target) {
            return Some(self.code("incompatible architecture"));
        }
        match class_code {
            Some(code) if code != 0 => return Some(code),
            _ => {}
        }
        let required = self.bits.get(&self.remapped(request.target)).copied().unwrap_or(0);
        if request.capabilities.is_some_and(|mask| mask & required != required) {
            return None;
        }
        class_code.map(|_| self.code("compatible"))
    }
}

/// All pairs 0 to 258, versions below, at and above the limit, all classes, with and without a mask.
#[test]
fn every_pair_is_answered_as_the_tables_say() {
    let tables = Tables::read();
    assert!(tables.upward_only && tables.divisor == 10 && tables.bridged == [101, 110].into());
    // What each class comes to: known to pass, to refuse with each code, and unknown.
    let type_code = |code| ClassOutcome::Refuses(ClassCode::new(FinalizeCode::from_code(code).unwrap()).unwrap());
    let arrangements: [[(ClassOutcome, Option<u32>); 5]; 2] = [
        [
            (ClassOutcome::Passes, Some(0)),
            (type_code(27), Some(27)),
            (type_code(28), Some(28)),
            (type_code(29), Some(29)),
            (type_code(30), Some(30)),
        ],
        [(ClassOutcome::Unknown, None); 5],
    ];
    let mut codes: BTreeSet<Option<u32>> = BTreeSet::new();
    let mut steps = BTreeSet::new();
    let mut compared = 0u32;
    for (source, target) in (0..=258u32).flat_map(|source| (0..=258u32).map(move |target| (source, target))) {
        for version in [0, 0x100, 0x101, 0x102] {
            // Without a class none of the outcomes counts.
            let unasked = FinalizeRequest {
                source,
                target,
                version,
                class_outcomes: [type_code(27); 5],
                ..FinalizeRequest::default()
            };
            let code = finalize(Some(&unasked)).code.map(FinalizeCode::code);
            assert_eq!(code, tables.answer(&unasked, Some(0)), "{unasked:?}");
            for (arrangement, &class) in arrangements
                .iter()
                .flat_map(|all| FinalizeClass::ALL.iter().map(move |class| (all, class)))
            {
                for capabilities in [None, Some(0), Some(1), Some(0x4b)] {
                    let request = FinalizeRequest {
                        source,
                        target,
                        version,
                        class: Some(class),
                        class_outcomes: arrangement.map(|(outcome, _)| outcome),
                        capabilities,
                    };
                    let found = finalize(Some(&request));
                    let expected = tables.answer(&request, arrangement[class.code() as usize].1);
                    assert_eq!(found.code.map(FinalizeCode::code), expected, "{request:?}");
                    let answer = match (found.code, found.step) {
                        (Some(FinalizeCode::Compatible), _) => Answer::Yes,
                        (None, FinalizeStep::Class) => Answer::Unknown,
                        _ => Answer::No,
                    };
                    assert_eq!(found.answer, answer, "{request:?}");
                    codes.insert(expected);
                    steps.insert(found.step);
                    compared += 1;
                }
            }
        }
    }
    let nothing = finalize(None);
    assert_eq!((nothing.answer, nothing.step), (Answer::No, FinalizeStep::Input));
    codes.insert(nothing.code.map(FinalizeCode::code));
    steps.insert(nothing.step);
    assert_eq!(
        codes,
        [
            None,
            Some(0),
            Some(24),
            Some(25),
            Some(26),
            Some(27),
            Some(28),
            Some(29),
            Some(30)
        ]
        .into()
    );
    assert_eq!(steps, FinalizeStep::ALL.iter().copied().collect());
    assert_eq!(compared, 259 * 259 * 4 * 10 * 4);
}

/// The steps that decide, where they can be told apart.
#[test]
fn the_deciding_step_is_named() {
    let step = |source, target| {
        let request = FinalizeRequest {
            source,
            target,
            ..FinalizeRequest::default()
        };
        let decision = finalize(Some(&request));
        (decision.answer == Answer::Yes, decision.step)
    };
    assert_eq!(step(101, 110), (true, FinalizeStep::Bridge));
    assert_eq!(step(110, 101), (true, FinalizeStep::Bridge));
    assert_eq!(step(110, 110), (true, FinalizeStep::DirectMatch));
    assert_eq!(step(121, 121), (true, FinalizeStep::DirectMatch));
    assert_eq!(step(104, 120), (true, FinalizeStep::Equality));
    assert_eq!(step(100, 107), (true, FinalizeStep::FamilyHead));
    assert_eq!(step(100, 130), (true, FinalizeStep::FamilyHead));
    assert_eq!(step(120, 121), (true, FinalizeStep::Decade));
    assert_eq!(step(121, 120), (false, FinalizeStep::Decade));
    assert_eq!(step(100, 110), (false, FinalizeStep::Bridge));
    assert_eq!(step(110, 111), (false, FinalizeStep::Bridge));
    assert_eq!(step(100, 120), (false, FinalizeStep::Decade));
    assert_eq!(ClassCode::new(FinalizeCode::Architecture), None);
}
