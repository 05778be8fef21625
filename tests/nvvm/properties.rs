//! What holds for every text, and not only for those that were run.

use crate::common::K;
use smarch::documented::cicc::triple::{Mode, matching};
use smarch::nvvm::{Layout, Malformation, Phase, accepts_layout, accepts_triple, example_layout};
use smarch::{Target, Toolkit, Verdict};

fn pick<'a, T: ?Sized>(random: &mut fastrand::Rng, from: &[&'a T]) -> &'a T {
    from[random.usize(..from.len())]
}

/// Specifications that can be read, of all kinds.
const SOUND: &[&str] = &[
    "e",
    "E",
    "p:64:64:64",
    "p:32:32",
    "p1:64:64",
    "p3:32:32:32:32",
    "p101:16:16",
    "i1:8:8",
    "i8:8:16",
    "i16:16",
    "i24:32",
    "i64:64:64",
    "i128:128",
    "i256:256",
    "f16:16",
    "f32:32:32",
    "f64:64",
    "f80:128",
    "v16:16",
    "v96:128:128",
    "a:0:64",
    "a0:8",
    "n16:32:64",
    "n8",
    "n32:64",
    "S128",
    "Fi8",
    "Fn32",
    "P0",
    "P1",
    "A0",
    "A5",
    "G0",
    "G1",
    "m:e",
    "m:l",
    "ni:1",
    "ni:7:101",
    "s64",
];

/// A specification for every way in which one can be malformed.
#[rustfmt::skip]
const MALFORMED: &[(&str, Malformation)] = &[
    ("",            Malformation::EmptySpecification),
    ("x32",         Malformation::UnknownSpecifier),
    ("e:",          Malformation::FormEndian),
    ("p:64",        Malformation::FormPointer),
    ("i64",         Malformation::FormInteger),
    ("f",           Malformation::FormFloat),
    ("v1:2:3:4",    Malformation::FormVector),
    ("a",           Malformation::FormAggregate),
    ("S",           Malformation::FormStack),
    ("F",           Malformation::FormFunction),
    ("P",           Malformation::FormProgramSpace),
    ("A",           Malformation::FormAllocaSpace),
    ("G",           Malformation::FormGlobalSpace),
    ("me",          Malformation::FormMangling),
    ("ni",          Malformation::FormNonIntegral),
    ("n16:",        Malformation::SizeEmpty),
    ("i16777216:8", Malformation::SizeRange),
    ("p::64",       Malformation::PointerSizeEmpty),
    ("p:0:64",      Malformation::PointerSizeRange),
    ("p:8:8:8:",    Malformation::IndexSizeEmpty),
    ("p:8:8:8:x",   Malformation::IndexSizeRange),
    ("p:8:8:8:16",  Malformation::IndexSizeLarger),
    ("ni:1:",       Malformation::SpaceEmpty),
    ("A16777216",   Malformation::SpaceRange),
    ("f32:",        Malformation::AbiEmpty),
    ("f32:65536",   Malformation::AbiRange),
    ("v8:0",        Malformation::AbiZero),
    ("i64:24",      Malformation::AbiPower),
    ("i64:64:",     Malformation::PreferredEmpty),
    ("i64:64:x",    Malformation::PreferredRange),
    ("a:8:0",       Malformation::PreferredZero),
    ("a:8:4",       Malformation::PreferredPower),
    ("p:64:64:32",  Malformation::PreferredLess),
    ("S+8",         Malformation::StackRange),
    ("S0",          Malformation::StackZero),
    ("S12",         Malformation::StackPower),
    ("i8:16",       Malformation::ByteAlignment),
    ("a8:8",        Malformation::AggregateSize),
    ("Fx8",         Malformation::FunctionType),
    ("m:z",         Malformation::Mangling),
    ("ni:0",        Malformation::NonIntegralZero),
    ("px1:64:64",   Malformation::PointerFlag),
    ("pe:64:64",    Malformation::PointerFlagsZero),
    ("pzo1:64:64",  Malformation::PointerNull),
    ("p1():64:64",  Malformation::SpaceNameForm),
    ("p(A):64:64",  Malformation::SpaceNameReserved),
];

#[test]
fn each_malformation_is_found_wherever_it_stands() {
    let mut random = fastrand::Rng::with_seed(4);
    assert_eq!(
        MALFORMED
            .iter()
            .map(|&(_, kind)| kind)
            .chain([Malformation::SpaceNameUsed])
            .collect::<Vec<_>>(),
        Malformation::ALL
    );
    // All of them are malformed in the newest release.
    let newest = Toolkit::NEWEST;
    let twice = Layout::parse(newest, b"p1(a):64:64-p2(a):64:64").unwrap_err();
    assert_eq!((twice.kind, twice.at), (Malformation::SpaceNameUsed, 12));
    assert!(Layout::parse(newest, b"p1(a):64:64-p2(b):64:64").is_ok() && Layout::parse(K, b"p1(a):64:64").is_err());
    for _ in 0..100 {
        for &(wrong, kind) in MALFORMED {
            let before: Vec<&str> = (0..random.usize(1..6)).map(|_| pick(&mut random, SOUND)).collect();
            let after: Vec<&str> = (0..random.usize(1..6)).map(|_| pick(&mut random, SOUND)).collect();
            let sound = format!("{}-{}", before.join("-"), after.join("-"));
            assert!(Layout::parse(K, sound.as_bytes()).is_ok(), "{sound}");
            let text = format!("{}-{wrong}-{}", before.join("-"), after.join("-"));
            let fault = Layout::parse(newest, text.as_bytes()).unwrap_err();
            assert_eq!((fault.kind, fault.at), (kind, before.join("-").len() + 1), "{text}");
            assert!(fault.to_string().contains(kind.text().as_str()));
            let named = [
                Malformation::UnknownSpecifier,
                Malformation::FunctionType,
                Malformation::PointerFlag,
            ];
            let named = named.contains(&kind);
            assert_eq!(fault.character, named.then_some(b'x'));
        }
    }
}

/// What is said last of something counts, and what is said of something else does not.
#[test]
fn the_last_word_counts() {
    let mut random = fastrand::Rng::with_seed(5);
    let newer = Target::Sm100;
    let mut passed = 0;
    for _ in 0..3000 {
        let before: Vec<&str> = (0..random.usize(1..12)).map(|_| pick(&mut random, SOUND)).collect();
        let before = before.join("-");
        for &phase in Phase::ALL {
            let example = example_layout(K, newer, phase, 64).unwrap();
            // Everything that the example does not say, said as it must be.
            let text = format!("{before}-{example}-p1:64:64-p3:64:64-P0-A0-G0-f128:128");
            let answer = accepts_layout(K, newer, phase, text.as_bytes());
            let beyond_repair = match phase {
                Phase::Verify => before.contains("ni:1") || before.contains("m:"),
                // Nothing later states this address space.
                Phase::Compile => before.contains("ni:1") || before.contains("p101:16"),
            };
            assert_eq!(answer.verdict.is_yes(), !beyond_repair, "{text}: {answer}");
            passed += u32::from(answer.verdict.is_yes());
            // At the very beginning compilation overlooks aggregates.
            let once = format!("s-{before}");
            let complaints = |text: &str| {
                Layout::parse(K, text.as_bytes())
                    .unwrap()
                    .complaints(K, newer, phase)
                    .unwrap()
            };
            assert_eq!(complaints(&once), complaints(&format!("{once}-{before}")), "{before}");
        }
    }
    assert!(passed > 1000, "{passed}");
}

#[test]
fn any_bytes_are_answered() {
    let mut random = fastrand::Rng::with_seed(6);
    let alphabet = b"--::eEpifvansSFPAGm0123456789xnvptx64cuda\xff\x00 ";
    for _ in 0..200_000 {
        let bytes: Vec<u8> = (0..random.usize(..24))
            .map(|_| alphabet[random.usize(..alphabet.len())])
            .collect();
        if let Err(fault) = Layout::parse(K, &bytes) {
            assert!(fault.at == 0 || bytes[fault.at - 1] == b'-');
            assert!(fault.at == 0 || Layout::parse(K, &bytes[..fault.at - 1]).is_ok());
        }
        for &phase in Phase::ALL {
            for target in [Target::Sm90a, Target::Sm121f] {
                let answer = accepts_layout(K, target, phase, &bytes);
                let without_complaint = answer.fault.is_none() && answer.complaints.is_empty();
                match answer.verdict {
                    Verdict::Yes => assert!(without_complaint && !bytes.is_empty() && answer.to_string().is_empty()),
                    Verdict::NoNvvmLayout => assert!(!without_complaint || bytes.is_empty()),
                    Verdict::NoNvvmCrash => {
                        assert!(bytes.is_empty() && target == Target::Sm121f && phase == Phase::Verify)
                    }
                    other => {
                        let is_older = [Verdict::UnknownNvvmLayout, Verdict::NoNvvmLayoutOlder].contains(&other);
                        assert!(is_older && target == Target::Sm90a);
                    }
                }
                assert_eq!(
                    accepts_triple(K, target, phase, &bytes) == Verdict::NoNvvmTripleMissing,
                    bytes.is_empty()
                );
            }
        }
    }
}

/// What the documents take, verification takes; what it takes, compilation takes.
#[test]
fn triples_within_triples() {
    let mut random = fastrand::Rng::with_seed(7);
    let parts: &[&str] = &[
        "nvptx", "nvptx64", "nvsass", "-", "-", "-", "nvidia", "cuda", "nvcl", "directx", "x", "", "CUDA", "64",
    ];
    let (mut documented, mut verified) = (0, 0);
    for _ in 0..100_000 {
        let text: String = (0..random.usize(1..8)).map(|_| pick(&mut random, parts)).collect();
        let text = text.as_bytes();
        for target in [Target::Sm75, Target::Sm120a] {
            let [verify, compile] =
                [Phase::Verify, Phase::Compile].map(|phase| accepts_triple(K, target, phase, text).is_yes());
            assert!(verify || matching(Mode::Ptx, text).is_none());
            assert!(compile || !verify);
            documented += u32::from(matching(Mode::Ptx, text).is_some());
            verified += u32::from(verify);
        }
        assert_eq!(matching(Mode::Ptx, text).is_some(), {
            let begins = text.starts_with(b"nvptx-") || text.starts_with(b"nvptx64-");
            let shortest = if text.starts_with(b"nvptx-") {
                "nvptx--cuda"
            } else {
                "nvptx64--cuda"
            };
            begins && text.ends_with(b"-cuda") && text.len() >= shortest.len()
        });
    }
    assert!(documented > 40 && verified > documented, "{documented} {verified}");
}
