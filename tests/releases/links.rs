//! What nvlink and libnvJitLink of each release link.

use crate::common::table;
use crate::{cells, kind, target};
use smarch::rules::link::{MessageKind, nvlink_links_lto_why, nvlink_links_why};
use smarch::rules::nvjitlink::{JitInput, nvjitlink_links, nvjitlink_links_why, nvjitlink_message};
use smarch::{Answer, Name, Target, Toolkit, Verdict};
use std::collections::{BTreeMap, BTreeSet};

/// nvlink's objects and LTO IR, with what is printed.
#[test]
fn every_linked_cell() {
    let mut answers: BTreeSet<String> = BTreeSet::new();
    for row in &table("releases/links.tsv") {
        let object = target(row.get("of"));
        for (toolkit, to, answer) in cells(row) {
            let name: Name = to.named(kind(row));
            let what = format!("{toolkit}: {} of {object} for {name}", row.get("input"));
            let said = |kind: MessageKind| {
                let said = kind.message(toolkit, object, name, "x.o");
                said.map(|said| said.to_string())
            };
            if row.get("input") == "LTO IR" {
                let expected = match answer.as_str() {
                    "linked" => Verdict::Yes,
                    "nothing" => Verdict::NoLtoIgnored,
                    other => panic!("{other}"),
                };
                assert_eq!(nvlink_links_lto_why(toolkit, object, to), expected, "{what}");
                let ignored = Some(format!("SM Arch ('{to}') not found in 'x.o'")).filter(|_| !expected.is_yes());
                assert_eq!(said(MessageKind::Ignored), ignored, "{what}");
                assert_eq!(said(MessageKind::Nothing).is_none(), expected.is_yes(), "{what}");
                answers.insert(format!("LTO {answer}"));
                continue;
            }
            let (outcome, limited) = answer.split_once('+').unwrap_or((&answer, ""));
            let expected = match outcome {
                "linked" => Verdict::Yes,
                "arch" => Verdict::NoLinkArch,
                "accelerated" => Verdict::NoLinkAccelerated,
                "virtual" => Verdict::NoLinkVirtual,
                "buffer" => Verdict::NoLinkBuffer,
                other => panic!("{other}"),
            };
            assert_eq!(nvlink_links_why(toolkit, object, name), expected, "{what}");
            let words = match expected {
                Verdict::NoLinkArch => Some(format!("Input file 'x.o' arch does not match target '{name}'")),
                Verdict::NoLinkAccelerated => Some("cannot link accelerated arch to non-accelerated".into()),
                Verdict::NoLinkVirtual => Some(format!(
                    "Link target of '{name}' is virtual target that is not JIT-able; use 'sm_' target instead"
                )),
                Verdict::NoLinkBuffer => Some("specified arch exceeds buffer length".into()),
                _ => None,
            };
            assert_eq!(said(MessageKind::Refusal), words, "{what}");
            let number = to.number();
            let warning =
                format!("Output is limited to run on SM Arch '{number}' only due to limitations in input file x.o");
            assert_eq!(
                said(MessageKind::Limited),
                Some(warning).filter(|_| limited == "limited"),
                "{what}"
            );
            answers.insert(answer);
        }
    }
    assert!(answers.iter().eq(LINKED.iter()));
}

/// What comes of a link, and whether the output is limited.
const LINKED: [&str; 10] = [
    "LTO linked",
    "LTO nothing",
    "accelerated",
    "accelerated+limited",
    "arch",
    "arch+limited",
    "buffer",
    "linked",
    "linked+limited",
    "virtual",
];

/// libnvJitLink's objects, PTX and LTO IR, with what it returns and logs.
#[test]
fn every_cell_of_nvjitlink() {
    let messages: BTreeMap<String, (String, String)> = table("releases/nvjitlink_messages.tsv")
        .iter()
        .map(|row| {
            (
                row.get("code").into(),
                (row.get("result").into(), row.get("log").into()),
            )
        })
        .collect();
    let mut asked: BTreeMap<JitInput, (usize, usize)> = BTreeMap::new();
    for row in &table("releases/nvjitlink.tsv") {
        let input = *JitInput::ALL
            .iter()
            .find(|input| input.text() == row.get("input"))
            .unwrap();
        let of = target(row.get("of"));
        for (toolkit, to, code) in cells(row) {
            let what = format!("{toolkit}: {input} of {of} for {to}");
            let is_linked = code == "linked";
            assert_eq!(nvjitlink_links(toolkit, input, of, to), is_linked, "{what}");
            let why = nvjitlink_links_why(toolkit, input, of, to);
            assert!(
                why.is_yes() == is_linked && why.answer() != Answer::Unknown,
                "{what}: {why}"
            );
            let message = nvjitlink_message(toolkit, input, of, to, "input");
            let said = message.map(|message| (message.result().to_string(), message.to_string().replace('\n', " / ")));
            // From 13.1 on LTO IR of 11.0 calls itself 101.
            let number = match of.number() {
                110 if toolkit >= Toolkit::V13_1 => 101,
                number => number,
            };
            let theirs = messages.get(&code).map(|(result, log)| {
                let log = log
                    .replace("'T'", &format!("'{of}'"))
                    .replace("'G'", &format!("'{to}'"));
                let log = log
                    .replace("ERROR N in", &format!("ERROR {number} in"))
                    .replace("(N)", &format!("({number})"));
                (result.clone(), log)
            });
            assert_eq!(said, theirs, "{what}");
            let count = asked.entry(input).or_default();
            count.0 += 1;
            count.1 += usize::from(is_linked);
        }
    }
    let is_enough = |(count, least): (&(usize, usize), (usize, usize))| count.0 >= least.0 && count.1 >= least.1;
    let is_newer = Toolkit::NEWEST > Toolkit::V13_5;
    let is_enough = asked.values().zip(JIT_LINKED).all(is_enough);
    assert!(asked.values().eq(&JIT_LINKED) || is_newer && is_enough, "{asked:?}");
    let why = |toolkit, input, of, to| nvjitlink_links_why(toolkit, input, of, to);
    assert_eq!(
        why(Toolkit::V11_8, JitInput::Ptx, Target::Sm80, Target::Sm80),
        Verdict::UnknownTool
    );
    assert_eq!(
        why(Toolkit::V13_0, JitInput::Object, Target::Sm70, Target::Sm75),
        Verdict::UnknownLink
    );
    assert_eq!(
        why(Toolkit::V13_0, JitInput::Ptx, Target::Sm70, Target::Sm70),
        Verdict::NoNvJitLinkName
    );
    assert_eq!(
        why(Toolkit::V13_0, JitInput::Ptx, Target::Sm107, Target::Sm80),
        Verdict::NoPtxTarget
    );
}

/// Of 11.7 to 13.5, objects, PTX and LTO IR: asked, and linked.
const JIT_LINKED: [(usize, usize); 3] = [(6384, 704), (4563, 1691), (4131, 2320)];

/// What was not run is unknown, and says so.
#[test]
fn nvlink_before_13_0_is_unknown() {
    assert_eq!(
        nvlink_links_why(Toolkit::V12_9, Target::Sm90, Target::Sm90),
        Verdict::UnknownTool
    );
    assert_eq!(Verdict::UnknownTool.answer(), Answer::Unknown);
    assert_eq!(
        nvlink_links_why(Toolkit::V13_1, Target::Sm101, Target::Sm110),
        Verdict::UnknownLink
    );
    assert_eq!(
        nvlink_links_why(Toolkit::V13_0, Target::Sm101, Target::Sm110),
        Verdict::Yes
    );
}
