//! cicc's verifier: opcodes, address spaces, triples, layouts.

use crate::reading::{Row, number};
use smarch::documented::cicc::address_space::*;
use smarch::documented::cicc::data_layout::*;
use smarch::documented::cicc::evidence::{PLACES, TMEM_REFUSAL_ADDRESS};
use smarch::documented::cicc::triple::{self, Mode, PATTERNS, TRIPLE_CHECK, matching};
use smarch::documented::cicc::verifier::*;
use smarch::{Answer, Target};

/// A mark of the tables: ✓, ✗, ✓* (where there is tensor memory).
fn mark(allowed: [bool; 3]) -> &'static str {
    match allowed {
        [true, true, true] => "✓",
        [false, false, false] => "✗",
        [true, false, false] => "✓*",
        other => panic!("{other:?}"),
    }
}

/// The spaces of the document.
fn documented() -> Vec<&'static AddressSpace> {
    ADDRESS_SPACES
        .iter()
        .filter(|space| space.load_store.get().is_some())
        .collect()
}

pub fn address_spaces(rows: &[Row]) {
    let ours = documented();
    assert_eq!(rows.len(), ours.len());
    for (row, space) in rows.iter().zip(&ours) {
        assert_eq!(
            (row.number("address_space"), row.get("name")),
            (space.number.into(), space.name.as_str())
        );
        // A target with tensor memory, one that lost it, and one that never had it.
        let asked = |how| {
            [Target::Sm100, Target::Sm120, Target::Sm90].map(|target| access(target, how, space.number) == Answer::Yes)
        };
        assert_eq!(row.get("load_store"), mark(asked(Access::Load)));
        assert_eq!(row.get("load_store"), mark(asked(Access::Store)));
        assert_eq!(row.get("atomic"), mark(asked(Access::Atomic)));
        let reached: Vec<u32> = ours
            .iter()
            .map(|other| other.number)
            .filter(|&other| cast(space.number, other) == Answer::Yes)
            .collect();
        let cell = match reached[..] {
            [only] => format!("↔{only}"),
            _ => {
                assert_eq!(reached.len(), ours.len() - 1);
                "↔all".into()
            }
        };
        assert_eq!(row.get("cast"), cell);
        for other in &ours {
            assert_eq!(cast(space.number, other.number), cast(other.number, space.number));
        }
    }
}

pub fn type_descriptor(rows: &[Row]) {
    let widest = TypeWord::new(0xff, 0xff_ffff).unwrap();
    assert_eq!((widest.0, TypeWord::new(0, 0x100_0000)), (u32::MAX, None));
    let bits = |is_set: &dyn Fn(TypeWord) -> bool| -> String {
        let set: Vec<u32> = (0..32).filter(|&bit| is_set(TypeWord(1 << bit))).collect();
        assert_eq!(set.len() as u32, set[set.len() - 1] - set[0] + 1);
        format!("bits {}-{}", set[0], set[set.len() - 1])
    };
    let expected = [
        ("type_info", format!("offset {TYPE_INFO_OFFSET}")),
        ("deref", format!("offset {TYPE_DEREF_OFFSET:+}")),
        ("flags", bits(&|word| word.flags() != 0)),
        ("address_space", bits(&|word| word.address_space() != 0)),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (item, value)) in rows.iter().zip(expected) {
        assert_eq!((row.get("item"), row.get("value")), (item, value.as_str()));
    }
}

pub fn opcodes(rows: &[Row]) {
    assert_eq!(rows.len(), Opcode::ALL.len());
    for (row, opcode) in rows.iter().zip(Opcode::ALL) {
        assert_eq!(row.number_of_hex("opcode"), opcode.code());
        assert_eq!(
            (row.get("instr"), row.get("handler")),
            (opcode.text().as_str(), opcode.handler().as_str())
        );
        assert_eq!(row.get("check"), opcode.check().as_str());
    }
    // Only the low byte counts.
    let listed: Vec<u32> = rows.iter().map(|row| row.number_of_hex("opcode")).collect();
    for kind in (0..0x400).chain([u32::MAX, 0xffff_ff40]) {
        let code = kind & 0xff;
        assert_eq!(
            Opcode::of_type(kind).map(Opcode::code),
            listed.contains(&code).then_some(code),
            "{kind:x}"
        );
    }
}

pub fn dispatch_facts(rows: &[Row]) {
    let indices = (0..=0x1_0000u32).map(dispatch_index);
    let (lowest, highest) = (indices.clone().min().unwrap(), indices.max().unwrap());
    let verifier = &PLACES[1];
    let first = Opcode::ALL[0].code();
    let last = Opcode::ALL[Opcode::ALL.len() - 1].code();
    let size = verifier.size.unwrap().replace(" executable", "");
    let expected = [
        ("location", format!("0x{:X} ({size})", verifier.address)),
        ("opcode range", format!("0x{first:X}-0x{last:X}")),
        ("dispatch index", format!("instr_type & 0x{highest:X}")),
        ("index range", format!("{lowest}-{highest} range")),
    ];
    assert_eq!(rows.len(), expected.len());
    for (row, (fact, value)) in rows.iter().zip(expected) {
        assert_eq!((row.get("fact"), row.get("value")), (fact, value.as_str()));
    }
}

pub fn faults(rows: &[Row]) {
    assert_eq!(rows.len(), 3);
    let check = |target, instruction| verify(target, instruction, Settings::default()).fault;
    let load = check(Target::Sm120, Instruction::Load { space: TMEM });
    assert_eq!(load, check(Target::Sm120, Instruction::Store { space: TMEM }));
    let acquire = check(Target::Sm90, Instruction::Fence(Ordering::Acquire));
    assert_eq!(acquire, check(Target::Sm90, Instruction::Fence(Ordering::Release)));
    let cast = check(Target::Sm90, Instruction::AddrSpaceCast { from: 1, to: 3 });
    assert_eq!(cast, check(Target::Sm90, Instruction::AddrSpaceCast { from: 3, to: 1 }));
    let conditions = [
        ("Load/store with AS6 on SM120", load),
        ("fence with acquire/release", acquire),
        ("addrspacecast AS1↔AS3", cast),
    ];
    for (row, (condition, fault)) in rows.iter().zip(conditions) {
        let fault = fault.unwrap();
        assert_eq!(row.get("condition"), condition);
        let shown = row.get("error").trim_matches('"');
        // The first is cut short here and whole elsewhere.
        assert!(shown.ends_with("...") && row.get("error").len() == shown.len() + 2);
        match fault {
            Fault::TensorMemory => {
                assert_eq!(number(row.get("address")), u64::from(TMEM_REFUSAL_ADDRESS));
                assert_eq!(
                    shown.trim_end_matches("..."),
                    fault.text().replace(" are not supported\n", "")
                );
                assert_eq!(fault.text(), TMEM_TEXT);
            }
            _ => assert_eq!((row.get("address"), shown), ("", fault.text().as_str())),
        }
    }
}

pub fn unsupported_instructions(rows: &[Row]) {
    assert_eq!(rows.len(), UNSUPPORTED.len());
    let always = [
        Instruction::IndirectBr,
        Instruction::Invoke,
        Instruction::Resume,
        Instruction::LandingPad,
    ];
    let mut always = always.into_iter();
    for (row, ours) in rows.iter().zip(UNSUPPORTED) {
        let (first, last) = (ours.first_line, ours.last_line);
        let lines = if first == last {
            first.to_string()
        } else {
            format!("{first}-{last}")
        };
        assert_eq!(
            (row.get("instr"), row.get("line")),
            (ours.name.as_str(), lines.as_str())
        );
        let text = ours.text.map_or("-".into(), |text| format!("\"{text}\""));
        assert_eq!(
            (row.get("error"), row.get("condition")),
            (text.as_str(), ours.condition.as_str())
        );
        for (target, mode) in Target::ALL
            .iter()
            .flat_map(|target| Mode::ALL.iter().map(move |mode| (target, mode)))
        {
            let settings = Settings {
                mode: *mode,
                ..Settings::default()
            };
            if ours.condition == "Always" {
                let instruction = always.clone().next().unwrap();
                let check = verify(*target, instruction, settings);
                assert_eq!((check.answer, check.fault), (Answer::No, Some(Fault::Unsupported)));
                assert_eq!(instruction.opcode(), None);
            } else {
                // "IR mode, acquire/release"; the other table does not say which mode (unknown).
                for &ordering in Ordering::ALL {
                    let check = verify(*target, Instruction::Fence(ordering), settings);
                    let expected = match (ordering, mode) {
                        (Ordering::AcqRel | Ordering::SeqCst, _) => Answer::Yes,
                        (_, Mode::Ir) => Answer::No,
                        (_, Mode::Ptx) => Answer::Unknown,
                    };
                    assert_eq!(check.answer, expected);
                }
            }
        }
        if ours.condition == "Always" {
            always.next();
        }
    }
}

pub fn triple_patterns(rows: &[Row]) {
    assert_eq!(rows.len(), PATTERNS.len());
    for (row, ours) in rows.iter().zip(PATTERNS) {
        assert_eq!(row.get("mode"), mode_name(ours.mode));
        assert_eq!(row.get("pattern"), ours.to_string());
        for system in ours.systems {
            for middle in ["nvidia", "", "a-b", "*"] {
                let triple = format!("{}-{middle}-{system}", ours.architecture);
                assert!(ours.matches(triple.as_bytes()) && matching(ours.mode, triple.as_bytes()).is_some());
            }
        }
    }
}

fn mode_name(mode: Mode) -> String {
    format!("{mode} (mode={})", mode.code())
}

pub fn triple_modes(rows: &[Row]) {
    assert_eq!(rows.len(), Mode::ALL.len());
    for (row, &mode) in rows.iter().zip(Mode::ALL.iter().rev()) {
        let patterns: Vec<String> = PATTERNS
            .iter()
            .filter(|row| row.mode == mode)
            .map(|row| row.to_string())
            .collect();
        assert_eq!(
            (row.get("mode"), row.get("validation")),
            (mode_name(mode).as_str(), patterns.join(", ").as_str())
        );
        assert_eq!(row.get("error"), format!("\"{}\"", mode.error()));
    }
}

pub fn data_layout(rows: &[Row]) {
    assert_eq!(rows.len(), LayoutError::ALL.len());
    for (row, error) in rows.iter().zip(LayoutError::ALL) {
        let (condition, text) = match error {
            LayoutError::Empty => ("Empty string", format!("\"{error}\"")),
            LayoutError::Invalid => ("Invalid format", error.to_string()),
        };
        assert_eq!((row.get("condition"), row.get("error")), (condition, text.as_str()));
    }
    assert_eq!(LAYOUT_CHECK, PLACES[2].address);
}

/// What no table writes out: spaces the document does not mention, aliases, diagnostic mode, wrong triples.
#[test]
fn edges_of_the_verifier() {
    let asked = |target, space| access(target, Access::Load, space);
    let with: Vec<Target> = Target::ALL
        .iter()
        .copied()
        .filter(|&target| asked(target, TMEM) == Answer::Yes)
        .collect();
    let names: Vec<String> = with.iter().map(Target::to_string).collect();
    let expected = "sm_100 sm_100a sm_100f sm_101 sm_101a sm_101f sm_103 sm_103a sm_103f sm_110 sm_110a sm_110f";
    assert_eq!(names.join(" "), expected);
    for space in [2, 4, 5, 7, 101, 102, u32::MAX] {
        assert_eq!(asked(Target::Sm100, space), Answer::Unknown);
        // Generic casts to and from all; of global the document says: to and from generic.
        let is_one = ADDRESS_SPACES.iter().any(|row| row.number == space);
        let [generic, global] = if is_one {
            [Answer::Yes, Answer::No]
        } else {
            [Answer::Unknown; 2]
        };
        assert_eq!((cast(0, space), cast(space, 0)), (generic, generic), "{space}");
        assert_eq!((cast(1, space), cast(space, 1)), (global, global), "{space}");
        assert_eq!(
            (cast(4, space), cast(space, 5)),
            (Answer::Unknown, Answer::Unknown),
            "{space}"
        );
        assert_eq!(access(Target::Sm100, Access::Atomic, space), Answer::Unknown);
    }
    assert_eq!(
        (cast(0, 0), cast(6, 3), cast(6, 0)),
        (Answer::Unknown, Answer::No, Answer::Yes)
    );
    let names: Vec<(u32, &str)> = ADDRESS_SPACES
        .iter()
        .map(|space| (space.number, space.name.as_str()))
        .collect();
    assert!(names.contains(&(7, "shared::cluster")) && names.contains(&(101, "param")) && names.len() == 8);

    let load = Instruction::Load { space: TMEM };
    let settings = |diagnostic_mode| Settings {
        diagnostic_mode,
        ..Settings::default()
    };
    let stops = verify(Target::Sm121, load, settings(false));
    let goes_on = verify(Target::Sm121, load, settings(true));
    let passes = verify(Target::Sm110, load, settings(false));
    assert_eq!(
        [stops, goes_on, passes].map(|check| check.sets_error_flag()),
        [true, true, false]
    );
    assert_eq!(
        [stops, goes_on, passes].map(|check| check.aborts()),
        [true, false, false]
    );
    let unknown = verify(Target::Sm110, Instruction::Load { space: 5 }, settings(false));
    assert_eq!(
        (unknown.answer, unknown.fault, unknown.aborts()),
        (Answer::Unknown, None, false)
    );

    for (mode, wrong) in [
        (Mode::Ptx, "nvptx64-cuda"),
        (Mode::Ptx, "nvptx64-nvidia-nvcl"),
        (Mode::Ptx, "nvsass-nvidia-cuda"),
        (Mode::Ptx, "NVPTX64-nvidia-cuda"),
        (Mode::Ptx, ""),
        (Mode::Ir, "nvptx64-nvidia-cuda"),
        (Mode::Ir, "nvptx-nvidia-nvcl"),
        (Mode::Ir, "nvsass-nvidia-opencl"),
        (Mode::Ir, "nvsass-"),
    ] {
        assert!(triple::matching(mode, wrong.as_bytes()).is_none(), "{mode} {wrong}");
    }
    assert!(TRIPLE_CHECK.starts_with(&format!("0x{:X}", PLACES[1].address)));
    assert!(TYPE_WORD_READER.starts_with(&format!("0x{:X}", PLACES[1].address)));
}
