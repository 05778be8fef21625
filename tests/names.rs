//! Names: strict parsing, ptxas's lenient one, writing, refusals, suggestions, macros.

mod common;

use common::{K, bytes, table};
use smarch::targets::{ArchList, macros, parse_ptx_target_like_ptxas, refusal, suggestions};
use smarch::{Error, Name, NameKind, Suffix, Target, Tool, Toolkit};
use std::collections::{BTreeMap, HashMap};

/// Every name, spelt here on its own: a prefix, and what the target's constant says, `90a` of `Sm90a`.
fn spellings() -> HashMap<String, (NameKind, String)> {
    let constants = Target::ALL.iter().map(|target| format!("{target:?}"));
    let tails: Vec<String> = constants
        .map(|constant| constant.strip_prefix("Sm").unwrap().to_string())
        .collect();
    let kinds = [
        ("sm_", NameKind::Sm),
        ("compute_", NameKind::Compute),
        ("lto_", NameKind::Lto),
    ];
    kinds
        .iter()
        .flat_map(|&(prefix, kind)| {
            tails
                .iter()
                .map(move |tail| (format!("{prefix}{tail}"), (kind, format!("sm_{tail}"))))
        })
        .collect()
}

#[test]
fn all_spellings_parse_and_are_written_back() {
    let spellings = spellings();
    assert_eq!(spellings.len(), 3 * Target::ALL.len());
    for (text, (kind, target)) in &spellings {
        let name: Name = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}; do a row's constant and its name differ?"));
        assert_eq!((name.kind, &name.target.to_string()), (*kind, target));
        assert_eq!(name.to_string(), *text);
        assert_eq!(name.to_text().as_str(), text);
        let only_sm = text.parse::<Target>();
        assert_eq!(only_sm.is_ok(), *kind == NameKind::Sm, "{text}");
    }
}

/// A million texts one or two edits away from a name parse only where they are a name.
#[test]
fn nothing_beside_the_names_parses() {
    let spellings = spellings();
    let names: Vec<&String> = spellings.keys().collect();
    let mut random = fastrand::Rng::with_seed(138);
    let alphabet: Vec<u8> = b"0123456789afmstuploce_ ASM-\0\n\x7f\xff".to_vec();
    let mut hits = 0;
    for _ in 0..1_000_000 {
        let mut text = names[random.usize(..names.len())].as_bytes().to_vec();
        for _ in 0..random.usize(1..=2) {
            let at = random.usize(..=text.len());
            let byte = alphabet[random.usize(..alphabet.len())];
            match random.u8(..4) {
                0 => text.insert(at, byte),
                1 if at < text.len() => drop(text.remove(at)),
                2 if at < text.len() => text[at] = byte,
                _ if at + 1 < text.len() => text.swap(at, at + 1),
                _ => {}
            }
        }
        let parsed = Name::parse(&text).is_ok();
        let expected = std::str::from_utf8(&text).is_ok_and(|text| spellings.contains_key(text));
        assert_eq!(parsed, expected, "{:?}", String::from_utf8_lossy(&text));
        let expected = expected && text.starts_with(b"sm_");
        assert_eq!(
            Target::parse(&text).is_ok(),
            expected,
            "{:?}",
            String::from_utf8_lossy(&text)
        );
        hits += usize::from(parsed);
    }
    assert!(hits > 1000, "the edits also reach names: {hits}");
}

/// A name is looked up by its last four bytes and recognised by its first: any front with any end is a name only where
/// the whole is.
#[test]
fn a_front_and_an_end_make_no_name() {
    let spellings = spellings();
    let (mut hits, mut texts) = (0, 0);
    for front in spellings.keys() {
        for end in spellings.keys() {
            for length in 0..=6.min(front.len()) {
                let text = front[..length].to_owned() + &end[end.len() - 4..];
                let expected = spellings.contains_key(&text);
                assert_eq!(Name::parse(text.as_bytes()).is_ok(), expected, "{text}");
                let expected = expected && text.starts_with("sm_");
                assert_eq!(Target::parse(text.as_bytes()).is_ok(), expected, "{text}");
                hits += usize::from(expected);
                texts += 1;
            }
        }
    }
    assert!(hits > 1000 && hits < texts / 10, "{hits} of {texts}");
}

#[test]
fn errors_say_what_is_wrong_from_left_to_right() {
    #[rustfmt::skip]
    let cases: &[(&[u8], Error)] = &[
        (b"",                        Error::NameEmpty),
        (b" sm_75",                  Error::NamePrefix),
        (b"SM_75",                   Error::NamePrefix),
        (b"sm75",                    Error::NamePrefix),
        (b"75",                      Error::NamePrefix),
        (b"sm",                      Error::NamePrefix),
        (b"gfx906",                  Error::NamePrefix),
        (b"\xff\xfe",                Error::NamePrefix),
        (b"sm_",                     Error::NameNumber),
        (b"sm_a",                    Error::NameNumber),
        (b"sm_075",                  Error::NameNumber),
        (b"sm_0",                    Error::NameNumber),
        (b"sm_-75",                  Error::NameNumber),
        (b"sm_+75",                  Error::NameNumber),
        (b"sm_ 75",                  Error::NameNumber),
        (b"sm_74",                   Error::NameUnknownNumber),
        (b"sm_998",                  Error::NameUnknownNumber),
        (b"sm_4294967371",           Error::NameUnknownNumber),
        (b"sm_99999999999999999999", Error::NameUnknownNumber),
        (b"sm_75a",                  Error::NameSuffix),
        (b"sm_90f",                  Error::NameSuffix),
        (b"sm_100b",                 Error::NameSuffix),
        (b"sm_100af",                Error::NameSuffix),
        (b"sm_75 ",                  Error::NameSuffix),
        (b"sm_75\0",                 Error::NameSuffix),
        (b"sm_75,sm_80",             Error::NameSuffix),
        (b"compute_90A",             Error::NameSuffix),
    ];
    for &(text, error) in cases {
        assert_eq!(Name::parse(text), Err(error), "{:?}", String::from_utf8_lossy(text));
    }
    assert_eq!(Target::parse(b"compute_75"), Err(Error::NamePrefix));
    assert_eq!(Target::parse(b""), Err(Error::NameEmpty));
}

/// ptxas was given each directive; `virtual_sm` was read from the cubin it wrote, and `gpu_name` is the first
/// of sm_121, 121a, 110a, 103a, 100a, 90a that took it (erratum E03).
#[test]
fn the_lenient_parser_reads_as_ptxas_does() {
    let rows = table("evidence/ptxas_target_directive.tsv");
    assert!(rows.len() > 50);
    for row in &rows {
        let text = row.get("directive");
        let read = parse_ptx_target_like_ptxas(K, text.as_bytes());
        let words = refusal(K, Tool::PtxasTarget, text.as_bytes()).map(|refusal| refusal.to_string());
        if row.get("outcome") == "accepted" {
            let target = read.unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(target.number().to_string(), row.get("virtual_sm"), "{text}");
            let candidates = ["sm_121", "sm_121a", "sm_110a", "sm_103a", "sm_100a", "sm_90a"]
                .map(|name| name.parse::<Target>().unwrap());
            let first = candidates
                .into_iter()
                .find(|&gpu| smarch::rules::compile::ptxas_compiles(K, target, gpu));
            assert_eq!(first.unwrap().to_string(), row.get("gpu_name"), "{text} as {target}");
            assert_eq!(words, None);
        } else {
            assert!(read.is_err(), "{text} is refused");
            let words = words.unwrap();
            assert!(
                row.get("first_message").contains(&words),
                "{words}: {}",
                row.get("first_message")
            );
        }
    }
    // Every strict name that ptxas knows as a .target reads the same both ways.
    for &toolkit in Toolkit::ALL {
        for target in toolkit.ptx_targets().iter() {
            for kind in [NameKind::Sm, NameKind::Compute] {
                assert_eq!(
                    parse_ptx_target_like_ptxas(toolkit, target.named(kind).to_text().as_bytes()),
                    Ok(target)
                );
            }
        }
    }
}

/// The words of ptxas, nvlink, cicc, tileiras and llc.
#[test]
fn refusals_are_in_the_tools_words() {
    for row in table("ptxas/gpu_names.tsv") {
        let words = refusal(K, Tool::PtxasGpuName, row.get("gpu_name").as_bytes())
            .map(|refusal| format!("ptxas fatal   : {refusal}"));
        let expected = Some(row.get("message")).filter(|_| row.get("accepted") == "no");
        assert_eq!(words.as_deref(), expected);
    }
    let words_of = |toolkit, tool, text: &[u8]| refusal(toolkit, tool, text).map(|refusal| refusal.to_string());
    let words = |tool, text| words_of(K, tool, text);
    assert_eq!(
        words(Tool::PtxasGpuName, b"sm_99").unwrap(),
        "Value 'sm_99' is not defined for option 'gpu-name'"
    );
    assert_eq!(
        words(Tool::PtxasGpuName, b"").unwrap(),
        "Value '' is not defined for option 'gpu-name'"
    );
    assert_eq!(
        words(Tool::PtxasGpuName, b"sm_\xff").unwrap(),
        "Value 'sm_\u{fffd}' is not defined for option 'gpu-name'"
    );
    assert_eq!(
        words(Tool::Nvlink, b"sm_70").unwrap(),
        "Value 'sm_70' is not defined for option 'arch'"
    );
    assert_eq!(
        words(Tool::Cicc, b"compute_70").unwrap(),
        "invalid or no value specified with --nv_arch flag"
    );
    assert_eq!(
        words_of(Toolkit::V13_1, Tool::Tileiras, b"sm_100a").unwrap(),
        "for the --gpu-name option: Cannot find option named 'sm_100a'!"
    );
    assert_eq!(words_of(Toolkit::V13_5, Tool::Tileiras, b"sm_107"), None);
    assert_eq!(
        words_of(Toolkit::V13_3, Tool::Tileiras, b"sm_107").unwrap(),
        "for the --gpu-name option: Cannot find option named 'sm_107'!"
    );
    assert_eq!(
        words(Tool::Llc22, b"sm_999").unwrap(),
        "'sm_999' is not a recognized processor for this target (ignoring processor)"
    );
    for &tool in Tool::ALL.iter().filter(|&&tool| tool != Tool::Llc19) {
        let name: &[u8] = if tool == Tool::Libnvvm {
            b"compute_100"
        } else {
            b"sm_100"
        };
        assert_eq!(words(tool, name), None, "{tool} knows 10.0");
    }
    // Every refusal that was recorded of tileiras 13.1 and 13.5.
    let recorded = String::from_utf8(bytes("tileiras/messages.txt")).unwrap();
    let (mut toolkit, mut refused) = (Toolkit::V13_1, 0);
    for line in recorded.lines() {
        if let Some(version) = line.strip_prefix("### ") {
            toolkit = version.parse().unwrap();
        } else if let Some(printed) = line.strip_prefix("tileiras: ")
            && let Some((_, text)) = printed.split_once("option named '")
        {
            assert_eq!(
                words_of(toolkit, Tool::Tileiras, text.strip_suffix("'!").unwrap().as_bytes()).as_deref(),
                Some(printed)
            );
            refused += 1;
        }
    }
    assert_eq!(refused, 13);
}

#[test]
fn suggestions_are_near() {
    let near = |text: &str| {
        suggestions(text.as_bytes())
            .iter()
            .map(Name::to_string)
            .collect::<Vec<_>>()
    };
    assert_eq!(near("SM_90A"), ["sm_90a"]);
    assert_eq!(near("sm90"), ["sm_90"]);
    assert_eq!(near("sm_75a")[0], "sm_75");
    assert_eq!(near("compute100f"), ["compute_100f"]);
    assert_eq!(near("sm_100g"), ["sm_100", "sm_100a", "sm_100f"]);
    assert_eq!(near("sm_1").len(), 4, "of many near names four are given");
    assert!(near("sm_75").contains(&"sm_75".to_string()));
    assert!(near("gfx1100").is_empty());
    assert!(near("").is_empty());
    assert!(near(&"sm_75".repeat(10_000)).is_empty());
}

/// The macros of every pass of every nvcc command line that was run (erratum E06).
#[test]
fn macros_are_those_of_nvcc() {
    let rows = table("nvlink/nvcc_macros.tsv");
    // Which targets a build is for: all its passes, and the base that -arch=sm_90a adds.
    let mut builds: BTreeMap<&str, Vec<Target>> = BTreeMap::new();
    let pass = |row: &common::Row| {
        let arch = row.get("cicc").strip_prefix("-arch ")?.to_string();
        Some(arch.parse::<Name>().unwrap().target)
    };
    let args: Vec<String> = rows.iter().map(|row| row.get("nvcc_args").to_string()).collect();
    for (row, args) in rows.iter().zip(&args) {
        builds.entry(args).or_default().extend(pass(row));
    }
    let mut checked = 0;
    for (row, args) in rows.iter().zip(&args) {
        let Some(target) = pass(row) else {
            assert_eq!(args, "-arch=lto_90", "the one command line that compiles nothing");
            continue;
        };
        let mut found: Vec<String> = macros(K, target).map(|entry| entry.to_string()).collect();
        found.push(format!("__CUDA_ARCH_LIST__={}", ArchList(&builds[args.as_str()])));
        assert_eq!(found.join(" "), row.get("macros"), "{args}");
        checked += 1;
    }
    assert_eq!((rows.len(), checked), (112, 111));
    // Erratum E14: the rest is derived.
    for &target in Target::ALL {
        let entries: Vec<_> = macros(K, target).collect();
        assert_eq!(
            entries[0].to_string(),
            format!("__CUDA_ARCH__={}", target.number() * 10)
        );
        assert_eq!(
            entries.len(),
            match target.suffix() {
                Suffix::Base => 1,
                Suffix::A => 4,
                Suffix::F => 2,
            }
        );
    }
    assert_eq!(ArchList(&[]).to_string(), "");
}
