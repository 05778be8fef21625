//! What nvlink links: 1,587 cells with their messages, 529 of LTO, and objects with faked numbers.

use crate::common::{K, table};
use smarch::documented::nvlink::{FinalizeRequest, finalize, remap};
use smarch::rules::link::{
    MessageKind, nvlink_links, nvlink_links_lto, nvlink_links_lto_why, nvlink_links_why, nvlink_lto_targets,
    nvlink_targets,
};
use smarch::{Answer, Name, NameKind, Target, Tool, Toolkit, Verdict};

#[test]
fn every_measured_cell_holds_with_its_messages() {
    let rows = table("nvlink/link_compat.tsv");
    assert_eq!(rows.len(), 1587);
    for row in &rows {
        let object: Target = row.get("object").parse().unwrap();
        let target: Name = row.get("target").parse().unwrap();
        let printed = row.get("message");
        let (file, path) = (format!("{object}.o"), format!("obj/{object}.o"));
        let said: Vec<String> = [(MessageKind::Limited, &path), (MessageKind::Refusal, &file)]
            .into_iter()
            .filter_map(|(kind, file)| Some(format!("{}{}", kind.text(), kind.message(K, object, target, file)?)))
            .collect();
        assert_eq!(said.join(" | "), printed, "{object} for {target}");
        let expected = match printed.rsplit(" | ").next().unwrap() {
            _ if row.get("result") == "LINK" => Verdict::Yes,
            words if words.contains("exceeds buffer length") => Verdict::NoLinkBuffer,
            words if words.contains("is virtual target") => Verdict::NoLinkVirtual,
            words if words.contains("arch does not match") => Verdict::NoLinkArch,
            other => panic!("{other}"),
        };
        assert_eq!(nvlink_links_why(K, object, target), expected, "{object} for {target}");
        assert_eq!(nvlink_links(K, object, target), expected.is_yes());
    }
}

/// nvlink names files as they were given. `link_compat.tsv` has lost the folder in refusals.
#[test]
fn files_are_named_as_they_were_given() {
    let rows = table("evidence/nvlink_file_names.tsv");
    assert_eq!(rows.len(), 6);
    for row in &rows {
        let object: Target = row.get("object").parse().unwrap();
        let target: Target = row.get("target").parse().unwrap();
        let said: Vec<String> = [MessageKind::Limited, MessageKind::Refusal]
            .into_iter()
            .filter_map(|kind| {
                Some(format!(
                    "{}{}",
                    kind.text(),
                    kind.message(K, object, target, row.get("file"))?
                ))
            })
            .collect();
        assert_eq!(said.join(" | "), row.get("lines"));
    }
}

#[test]
fn every_measured_lto_cell_holds() {
    let rows = table("nvlink/lto_compat.tsv");
    assert_eq!(rows.len(), 529);
    for row in &rows {
        let object: Name = row.get("lto_object").parse().unwrap();
        let target: Target = row.get("target").parse().unwrap();
        assert_eq!(object.kind, NameKind::Lto);
        let expected = match row.get("result") {
            "LINK" => Verdict::Yes,
            "IGNORED" => Verdict::NoLtoIgnored,
            other => panic!("{other}"),
        };
        assert_eq!(
            nvlink_links_lto_why(K, object.target, target),
            expected,
            "{object} for {target}"
        );
        assert_eq!(nvlink_links_lto(K, object.target, target), expected.is_yes());
        assert_eq!(
            MessageKind::Ignored.message(K, object.target, target, "x.o").is_none(),
            expected.is_yes()
        );
    }
    // The words are in `nvlink/FINDINGS.md`, section 2.
    let words = MessageKind::Ignored
        .message(K, Target::Sm90a, Target::Sm100, "x.o")
        .unwrap()
        .to_string();
    assert_eq!(words, "SM Arch ('sm_100') not found in 'x.o'");
    let words = MessageKind::Nothing
        .message(K, Target::Sm90a, Target::Sm100, "x.o")
        .unwrap();
    assert_eq!(words.to_string(), "Ignoring -dlto option because no LTO objects found");
}

/// Objects of targets that nvlink does not register, in headers that were faked: of theirs only 101 for 110 was linked.
#[test]
fn objects_with_faked_numbers_of_other_targets() {
    let mut cells = 0;
    for row in &table("nvlink/faked_e_flags.tsv") {
        let target: Target = row.get("target").parse().unwrap();
        let faked = smarch::Cc(row.get("faked_sm").parse().unwrap()).target();
        let Some(object) = faked.filter(|&object| !Tool::Nvlink.accepts(K, object.into())) else {
            continue;
        };
        // Only an object of 10.0 or later goes through the check that knows 101.
        let base: Target = row.get("base_object").parse().unwrap();
        if object.number() >= 100 && base.number() < 100 {
            continue;
        }
        assert_eq!(
            nvlink_links(K, object, target),
            row.get("result") == "LINK",
            "{object} for {target}"
        );
        cells += 1;
    }
    // More where a target that came later is in the table.
    assert!(cells >= 348, "{cells}");
}

/// No object is linked whose number is no target's; of the internal numbers 104 and 130 that was seen in later releases, too.
#[test]
fn objects_with_numbers_of_no_target() {
    use smarch::rules::link::nvlink_links_number_why;
    let mut cells = 0;
    for row in &table("nvlink/faked_e_flags.tsv") {
        let number: u32 = row.get("faked_sm").parse().unwrap();
        if smarch::Cc(number).target().is_some() {
            continue;
        }
        let target = Name::parse(row.get("target").as_bytes()).unwrap();
        assert_eq!(row.get("result"), "FAIL", "{number}");
        assert_eq!(
            nvlink_links_number_why(K, number, target),
            Verdict::NoLinkArch,
            "{number}"
        );
        cells += 1;
    }
    assert!(cells > 3000, "{cells}");
    for row in table("evidence/nvlink_finalize_records.tsv") {
        let Some(number) = row.get("object").strip_prefix("sm_100 as ") else {
            continue;
        };
        let number: u32 = number.parse().unwrap();
        if smarch::Cc(number).target().is_some() {
            continue;
        }
        let release: Vec<&str> = row.get("nvlink").split('.').take(2).collect();
        let toolkit = Toolkit::parse(release.join(".").as_bytes()).unwrap();
        let target = Name::parse(row.get("target").as_bytes()).unwrap();
        assert_ne!(row.get("outcome"), "link");
        assert_eq!(
            nvlink_links_number_why(toolkit, number, target),
            Verdict::NoLinkArch,
            "{release:?} {number}"
        );
        cells += 1;
    }
    assert!(cells > 3100, "{cells}");
    let ask =
        |toolkit, number, name: &str| nvlink_links_number_why(toolkit, number, Name::parse(name.as_bytes()).unwrap());
    assert_eq!(ask(Toolkit::V13_4, 131, "sm_107"), Verdict::UnknownLink);
    assert_eq!(ask(Toolkit::V12_8, 130, "sm_120"), Verdict::UnknownTool);
    assert_eq!(ask(K, 130, "lto_103"), Verdict::NoLinkVirtual);
    assert_eq!(ask(K, 256, "sm_103"), Verdict::UnknownLink);
    assert_eq!(ask(K, 120, "sm_121"), Verdict::Yes);
}

/// What nvlink lets through of objects for 10.0 or later whose number was faked is what the document's finalization lets
/// through, remapped numbers included: a link, an error of the finalizer behind the gate, or a crash there.
#[test]
fn faked_numbers_agree_with_the_documented_finalization() {
    let (mut cells, mut passed, mut remapped) = (0, 0, 0);
    for row in &table("nvlink/faked_e_flags.tsv") {
        let base: Target = row.get("base_object").parse().unwrap();
        if base.number() < 100 {
            continue;
        }
        let target: Target = row.get("target").parse().unwrap();
        let request = FinalizeRequest {
            source: row.get("faked_sm").parse().unwrap(),
            target: target.number(),
            ..FinalizeRequest::default()
        };
        let message = row.get("message");
        let is_through = row.get("result") == "LINK" || message.is_empty() || message.contains("Internal FNLZR error");
        let decision = finalize(Some(&request));
        let what = format!("{base} faked as {} for {target}: {message}", request.source);
        assert_eq!(decision.answer == Answer::Yes, is_through, "{what}");
        cells += 1;
        passed += usize::from(is_through);
        remapped += usize::from(is_through && remap(request.source) != request.source);
    }
    assert_eq!((cells, passed, remapped), (3072, 53, 3));
}

/// Pairs outside the measured ones: what nvlink does not know is refused by name, or unknown.
#[test]
fn pairs_outside_the_matrix() {
    for &object in Target::ALL {
        for &target in Target::ALL {
            let verdict = nvlink_links_why(K, object, target);
            let is_known = Tool::Nvlink.accepts(K, target.into());
            assert_eq!(verdict == Verdict::NoLinkName, !is_known);
            assert_eq!(nvlink_targets(K, object).contains(target), verdict.is_yes());
            assert_eq!(
                MessageKind::Refusal.message(K, object, target, "x.o").is_some(),
                verdict.answer() == Answer::No
            );
            let verdict = nvlink_links_lto_why(K, object, target);
            assert_eq!(verdict == Verdict::NoLinkName, !is_known);
            assert_eq!(nvlink_lto_targets(K, object).contains(target), verdict.is_yes());
            assert_eq!(
                verdict == Verdict::UnknownLink,
                is_known && !Tool::Nvlink.accepts(K, object.into())
            );
        }
    }
    assert_eq!(
        nvlink_links_why(K, Target::Sm101a, Target::Sm110a),
        Verdict::UnknownLink
    );
    assert_eq!(nvlink_links_why(K, Target::Sm70, Target::Sm75), Verdict::NoLinkArch);
    assert_eq!(
        MessageKind::Refusal
            .message(K, Target::Sm75, Target::Sm70, "x.o")
            .unwrap()
            .to_string(),
        "Value 'sm_70' is not defined for option 'arch'"
    );
}

/// What a cubin says of itself, cell by cell as nvlink 13.0.88 was run with it; and executables, of which nothing is linked.
#[test]
fn what_a_cubin_says_of_itself_decides() {
    use smarch::cubin::{CubinKind, FinalizationMarks};
    use smarch::rules::link::nvlink_links_cubin_why;
    let written = |class, version| {
        let mut marks = FinalizationMarks::default();
        (marks.fastpath_mask, marks.class_type, marks.version) = (Some(0), class, version);
        marks
    };
    let ask = |toolkit, object: Target, kind, marks: &FinalizationMarks, target: &str| {
        nvlink_links_cubin_why(toolkit, object, kind, marks, Name::parse(target.as_bytes()).unwrap())
    };
    let mut cells = 0;
    for row in table("evidence/nvlink_finalize.tsv") {
        // Other numbers are no target's.
        let Ok(object) = Target::parse(format!("sm_{}", row.get("sm")).as_bytes()) else {
            continue;
        };
        if !Toolkit::V13_0.builds(object) {
            continue;
        }
        for (column, class, version) in [
            ("unchanged", 1, 0x101),
            ("version_0x102", 1, 0x102),
            ("class_0", 0, 0x101),
            ("class_2", 2, 0x101),
            ("class_3", 3, 0x101),
            ("class_4", 4, 0x101),
            ("class_5", 5, 0x101),
        ] {
            let marks = written(Some(class), Some(version));
            let ours = ask(
                Toolkit::V13_0,
                object,
                CubinKind::Relocatable,
                &marks,
                row.get("target"),
            );
            let expected = if row.get(column) == "link" {
                Answer::Yes
            } else {
                Answer::No
            };
            assert_eq!(ours.answer(), expected, "{object} {} {column}", row.get("target"));
            cells += 1;
        }
        // A file without the records may be one of which they were taken.
        let none = ask(
            Toolkit::V13_0,
            object,
            CubinKind::Relocatable,
            &FinalizationMarks::default(),
            row.get("target"),
        );
        assert!(none.answer() == Answer::Unknown || (none.answer() == Answer::Yes) == (row.get("no_compat") == "link"));
    }
    assert_eq!(cells, 6 * 6 * 7);
    for row in table("evidence/nvlink_finalize_records.tsv") {
        let (release, record, values) = (row.get("nvlink"), row.get("record"), row.get("values"));
        let (Ok(object), "0x07") = (Target::parse(row.get("object").as_bytes()), record) else {
            continue;
        };
        let short: Vec<&str> = release.split('.').take(2).collect();
        let toolkit = Toolkit::parse(short.join(".").as_bytes()).unwrap();
        for value in values.split(' ').filter(|value| *value != "0x0") {
            let version = u32::from_str_radix(&value[2..], 16).unwrap();
            let ours = ask(
                toolkit,
                object,
                CubinKind::Relocatable,
                &written(Some(1), Some(version)),
                row.get("target"),
            );
            let expected = if row.get("outcome") == "link" {
                Answer::Yes
            } else {
                Answer::No
            };
            assert_eq!(
                ours.answer(),
                expected,
                "{release} {object} {} {value}",
                row.get("target")
            );
        }
    }
    for row in table("evidence/nvlink_executables.tsv") {
        let object = Target::parse(row.get("object").as_bytes()).unwrap();
        let release: Vec<&str> = row.get("nvlink").split('.').take(2).collect();
        let toolkit = Toolkit::parse(release.join(".").as_bytes()).unwrap();
        let ours = ask(
            toolkit,
            object,
            CubinKind::Executable,
            &FinalizationMarks::default(),
            row.get("target"),
        );
        let expected = if row.get("exit") == "0" {
            Verdict::NoLinkExecutable
        } else {
            Verdict::NoLinkVirtual
        };
        assert_eq!(
            (ours, row.get("linked")),
            (expected, "nothing"),
            "{toolkit} {object} {}",
            row.get("target")
        );
    }
    // sm_80 has no such records, and links to sm_86 without.
    let none = FinalizationMarks::default();
    assert_eq!(
        ask(Toolkit::V13_0, Target::Sm80, CubinKind::Relocatable, &none, "sm_86"),
        Verdict::Yes
    );
    assert_eq!(
        ask(
            Toolkit::V13_0,
            Target::Sm100,
            CubinKind::Relocatable,
            &written(None, None),
            "lto_103"
        ),
        Verdict::NoLinkVirtual
    );
    assert_eq!(
        ask(
            Toolkit::V13_0,
            Target::Sm100,
            CubinKind::Relocatable,
            &written(None, None),
            "compute_103"
        ),
        Verdict::NoLinkBuffer
    );
}
