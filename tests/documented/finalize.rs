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
            let listed = &FINALIZE_CODES[compared];
            assert_eq!(
                (u64::from(listed.number), listed.meaning.as_str()),
                (code, row.get("meaning"))
            );
            assert_eq!(listed.code.code(), listed.number);
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

/// The bits that the document has; the fifth is inferred.
fn documented_bits() -> Vec<&'static CapabilityBit> {
    let bits: Vec<_> = CAPABILITY_BITS.iter().filter(|bit| bit.documented).collect();
    assert_eq!(CAPABILITY_BITS.len(), bits.len() + 1);
    bits
}

pub fn bitmask(rows: &[Row]) {
    assert_eq!(rows.len(), documented_bits().len());
    for (row, ours) in rows.iter().zip(documented_bits()) {
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
    let masks: Vec<String> = documented_bits().iter().map(|row| row.mask.to_string()).collect();
    let highest = documented_bits().iter().map(|row| row.mask).max().unwrap();
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
        let required = u64::from(required_capabilities(121).unwrap());
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
        // Erratum E34b: what is equal is asked for nothing else.
        if self.remapped(request.source) == self.remapped(request.target) {
            return Some(self.code("compatible"));
        }
        match class_code {
            Some(code) if code != 0 => return Some(code),
            _ => {}
        }
        let required = u64::from(self.bits.get(&self.remapped(request.target)).copied().unwrap_or(0));
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

/// The checks one by one say what the decision says.
#[test]
fn the_checks_lead_to_the_decision() {
    use FinalizeOutcome::{Accepts, NotApplicable, NotReached, Passes, Refuses, Unknown};
    let outcomes = |request: &FinalizeRequest| finalize_checks(Some(request)).map(|check| check.outcome);
    let mut request = FinalizeRequest {
        source: 100,
        target: 103,
        class: Some(FinalizeClass::Type1),
        capabilities: Some(0x9),
        ..FinalizeRequest::default()
    };
    let to_family = [
        Passes,
        Passes,
        NotApplicable,
        NotApplicable,
        NotApplicable,
        Accepts,
        NotReached,
    ];
    assert_eq!(outcomes(&request)[..7], to_family);
    assert_eq!(outcomes(&request)[7..], [Unknown, Passes]);
    request.class_outcomes = CLASS_OUTCOMES_AS_RUN;
    assert_eq!(outcomes(&request)[7..], [Passes, Passes]);
    request.capabilities = Some(1);
    assert_eq!(outcomes(&request)[7..], [Passes, Refuses]);
    request.class = None;
    request.capabilities = None;
    assert_eq!(outcomes(&request)[7..], [NotApplicable, NotApplicable]);
    // Equal numbers are asked for nothing else; 121 has a match of its own.
    request = FinalizeRequest {
        source: 121,
        target: 121,
        class: Some(FinalizeClass::Type0),
        capabilities: Some(0),
        ..FinalizeRequest::default()
    };
    let to_itself = [
        Passes,
        Passes,
        NotApplicable,
        Accepts,
        NotReached,
        NotReached,
        NotReached,
        NotApplicable,
        NotApplicable,
    ];
    assert_eq!(outcomes(&request), to_itself);
    request.target = 120;
    assert_eq!(
        outcomes(&request)[2..7],
        [NotApplicable, NotApplicable, NotApplicable, NotApplicable, Refuses]
    );
    assert_eq!(outcomes(&request)[7..], [NotReached, NotReached]);
    request.version = 0x102;
    assert_eq!(outcomes(&request)[1..3], [Refuses, NotReached]);
    assert_eq!(finalize_checks(None)[0].outcome, Refuses);
    assert!(
        finalize_checks(None)[1..]
            .iter()
            .all(|check| check.outcome == NotReached)
    );

    let steps: Vec<_> = finalize_checks(None).iter().map(|check| check.step).collect();
    assert_eq!(steps, FinalizeStep::ALL);
    for (source, target) in (90..=131).flat_map(|source| (90..=131).map(move |target| (source, target))) {
        for capabilities in [None, Some(0), Some(u64::MAX)] {
            let request = FinalizeRequest {
                source,
                target,
                capabilities,
                ..FinalizeRequest::default()
            };
            let (decision, checks) = (finalize(Some(&request)), finalize_checks(Some(&request)));
            let of = |outcome| {
                checks
                    .iter()
                    .filter(|check| check.outcome == outcome)
                    .collect::<Vec<_>>()
            };
            match decision.answer {
                Answer::Yes => assert!(of(Refuses).is_empty() && of(Accepts)[0].step == decision.step),
                _ => assert!(of(Refuses).len() == 1 && of(Refuses)[0].step == decision.step),
            }
        }
    }
}

/// A cubin for its own architecture is never refused by its mask (erratum E34b): real ones, whose masks are 0 for 103, 110 and 121.
#[test]
fn real_cubins_by_their_own_masks() {
    let numbers = [90, 100, 103, 107, 110, 120, 121];
    let (mut cubins, mut fits) = (0, 0);
    for folder in ["cubin/history", "cubin/cubins"] {
        for (name, file) in crate::common::files(folder) {
            let cubin = smarch::cubin::identify(&file).unwrap();
            if cubin.finalization.fastpath_mask.is_none() {
                continue;
            }
            cubins += 1;
            for target in numbers {
                let request = FinalizeRequest::of_cubin(&cubin, target).unwrap();
                let decision = finalize(Some(&request));
                // A mask without the bit of the other architecture is of what does not link for it: 120a, and 107.
                let is_upward = matches!((cubin.sm, target), (100, 103) | (120, 121))
                    && (cubin.sm, cubin.accelerated) != (120, true);
                let is_old = matches!((cubin.sm, cubin.accelerated, target), (120, true, 121))
                    && cubin.toolkit == Some(smarch::Version::new(13, 0));
                let is_unmasked = target == 107 && (100..107).contains(&cubin.sm);
                let expected = cubin.sm == target || is_upward || is_old || is_unmasked;
                assert_eq!(
                    decision.answer == Answer::Yes,
                    expected,
                    "{name} for {target}: {decision:?}"
                );
                fits += usize::from(expected);
            }
        }
    }
    assert!(cubins > 100 && fits > cubins, "{cubins} {fits}");
}

/// Class types that no document has are an error.
#[test]
fn a_cubin_with_another_class_type_is_refused() {
    let mut file = crate::common::bytes("cubin/history/13.0.88_sm_120f_same.cubin");
    let at = file.windows(4).position(|record| record == [2, 6, 1, 0]).unwrap();
    for class in 0..=255 {
        file[at + 2] = class;
        let cubin = smarch::cubin::identify(&file).unwrap();
        let request = FinalizeRequest::of_cubin(&cubin, 121);
        assert_eq!(request.is_ok(), class <= 4, "{class}");
        assert!(class <= 4 || request == Err(smarch::Error::FinalizeClass));
    }
}

/// sub_4878A0 is a question of its own: it remaps nothing, and 101 and 110 are a wall around themselves.
#[test]
fn the_comparison_with_the_bridge() {
    let tables = Tables::read();
    for (source, target) in (0..=258u32).flat_map(|source| (0..=258u32).map(move |target| (source, target))) {
        let is_bridged = [source, target].iter().any(|number| tables.bridged.contains(number));
        let expected = if source == target {
            (Answer::Yes, FinalizeStep::Equality)
        } else if is_bridged {
            let is_pair = tables.bridged.contains(&source) && tables.bridged.contains(&target);
            (if is_pair { Answer::Yes } else { Answer::No }, FinalizeStep::Bridge)
        } else {
            let fits = source / tables.divisor == target / tables.divisor && source < target;
            (if fits { Answer::Yes } else { Answer::No }, FinalizeStep::Decade)
        };
        let found = arch_match(source, target);
        assert_eq!(
            (found.answer, found.step, found.code),
            (expected.0, expected.1, None),
            "{source} {target}"
        );
    }
    // Where it and the check before it differ.
    let differs = |source, target| {
        let request = FinalizeRequest {
            source,
            target,
            ..FinalizeRequest::default()
        };
        finalize(Some(&request)).answer != arch_match(source, target).answer
    };
    assert!(differs(104, 120) && differs(100, 104) && differs(130, 107) && !differs(101, 110) && !differs(100, 103));
}

/// What nvlink 13.0.88 did with objects whose header and `.nv.compat` were overwritten: the rules that the runs are said to show, and
/// that equal numbers ask for neither class nor mask.
#[test]
fn runs_with_faked_headers() {
    let rows = crate::common::table("evidence/nvlink_finalize.tsv");
    assert_eq!(rows.len(), 46 * 6);
    let (mut cells, mut passed) = (0, 0);
    for row in &rows {
        let (source, target): (u32, u32) = (
            row.get("sm").parse().unwrap(),
            row.get("target").trim_start_matches("sm_").parse().unwrap(),
        );
        let (from, to) = (remap(source), remap(target));
        let fits = |version, class: FinalizeClass| {
            let request = FinalizeRequest {
                source,
                target,
                version,
                class: Some(class),
                class_outcomes: CLASS_OUTCOMES_AS_RUN,
                capabilities: None,
            };
            finalize(Some(&request)).answer == Answer::Yes
        };
        // From 120 for 121 nvlink asks neither for the class nor, before it finalizes, for the version.
        let is_unasked = (source, target) == (120, 121);
        let is_apart = |number| matches!(number, 110 | 121);
        let any_apart = is_apart(from) || is_apart(to);
        let as_documented = fits(0x101, FinalizeClass::Type1);
        let expected = [
            ("unchanged", as_documented),
            ("mask_0", as_documented),
            ("mask_all", as_documented),
            ("class_0", fits(0, FinalizeClass::Type0)),
            ("class_2", fits(0, FinalizeClass::Type2)),
            ("class_3", fits(0, FinalizeClass::Type3) || from < to && !any_apart),
            ("class_4", fits(0, FinalizeClass::Type4) || from < to && any_apart),
            ("class_5", from == to || is_unasked),
            ("isa_class_0", from == to || is_unasked),
            ("isa_class_2", as_documented),
            ("isa_class_3", from == to || is_unasked),
            ("accelerated", from == to),
            ("no_compat", source == target),
        ];
        for (column, expected) in expected {
            assert_eq!(
                row.get(column) != "mismatch",
                expected,
                "{source} for {target}: {column}"
            );
            cells += 1;
            passed += usize::from(expected);
        }
        // A refused version is a mismatch, or an error of the finalizer where the numbers were let through.
        assert!(row.get("version_0x102") != "link", "{source} for {target}");
        assert!(!fits(0x102, FinalizeClass::Type1));
        assert_eq!(row.get("version_0x102") == "finalizer", source == target || is_unasked);
    }
    assert_eq!((cells, passed > 100), (276 * 13, true));
}

/// The mask changes nothing, in any release, and the limit of the version is what the rules say.
#[test]
fn runs_with_faked_records() {
    let rows = crate::common::table("evidence/nvlink_finalize_records.tsv");
    let of = |record: &str| {
        rows.iter()
            .filter(|row| row.get("record") == record)
            .collect::<Vec<_>>()
    };
    let masks = of("CAN_FASTPATH_FINALIZE");
    assert!(masks.len() > 60);
    for row in masks {
        let same = |other: &&crate::common::Row| {
            ["nvlink", "object", "target"]
                .iter()
                .all(|column| other.get(column) == row.get(column))
                && other.get("record") == "-"
        };
        let unchanged = rows.iter().find(same).unwrap();
        assert_eq!(row.get("outcome"), unchanged.get("outcome"));
        assert!(
            row.get("outcome") != "link" || row.get("output") == "same",
            "one byte differs"
        );
    }
    let limits: BTreeMap<&str, u32> = of("0x07")
        .iter()
        .filter(|row| row.get("object") == "sm_103" && row.get("target") == "sm_103" && row.get("outcome") == "link")
        .flat_map(|row| {
            row.get("values")
                .split(' ')
                .map(|value| (row.get("nvlink"), number(value) as u32))
        })
        .fold(BTreeMap::new(), |mut limits, (release, value)| {
            let limit = limits.entry(release).or_default();
            *limit = value.max(*limit);
            limits
        });
    let expected = [
        ("13.0.88", VERSION_LIMIT),
        ("13.1.115", 0x101),
        ("13.2.86", 0x102),
        ("13.3.73", 0x103),
        ("13.4.92", 0x104),
        ("13.5.37", 0x105),
    ];
    let expected = BTreeMap::from(expected);
    for (release, limit) in limits {
        assert!(limit <= 0x110, "{release} was asked up to 0x110");
        assert!(
            expected.get(release).is_none_or(|&it| it == limit),
            "{release}: {limit:#x}"
        );
    }
}

/// Each rule says something of a check, and every check but input has one that runs confirm or cannot tell.
#[test]
fn the_rules_cover_the_checks() {
    let steps: BTreeSet<FinalizeStep> = FINALIZE_RULES.iter().map(|rule| rule.step).collect();
    assert_eq!(steps, FinalizeStep::ALL.iter().copied().collect());
    assert!(
        FINALIZE_RULES.windows(2).all(|pair| pair[0].step <= pair[1].step),
        "in the order of the checks"
    );
    let confirmed = |answer| FINALIZE_RULES.iter().filter(|rule| rule.confirmed == answer).count();
    assert_eq!([Answer::Yes, Answer::No, Answer::Unknown].map(confirmed), [6, 1, 4]);
}
