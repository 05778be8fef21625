//! The C functions as the fuzzer calls them, with bytes from a generator that always gives the same ones: each returns a
//! status that is one, writes within its buffers, writes nothing on failure, and succeeds at least once. Needs the feature
//! `capi`.
#![allow(unsafe_code, reason = "calls to C")]

#[rustfmt::skip]
#[path = "../../fuzz/fuzz_targets/interface.rs"]
mod interface;
#[path = "../../fuzz/fuzz_targets/run.rs"]
mod run;

use run::Input;
use std::path::Path;

/// Every function, many times with any bytes and with real files and texts.
#[test]
fn every_function_succeeds_and_fails_as_the_header_says() {
    let mut random = fastrand::Rng::with_seed(0x5eed);
    let mut succeeded = vec![false; interface::COUNT];
    let texts = texts();
    for round in 0..8000 {
        for (function, succeeded) in succeeded.iter_mut().enumerate() {
            let mut bytes: Vec<u8> = (0..random.usize(0..96)).map(|_| random.u8(..)).collect();
            // A text stands alone, or behind the numbers that come before it.
            match round % 4 {
                0 => {}
                1 => bytes = random.choice(&texts).unwrap().clone(),
                _ => {
                    bytes.truncate(random.usize(0..4));
                    bytes.extend(random.choice(&texts).unwrap());
                }
            }
            *succeeded |= interface::call(function, &mut Input(&bytes));
        }
    }
    let names = names();
    assert_eq!(names.len(), interface::COUNT);
    // Structures whose numbers must go together do not come about by chance: the C tests have them.
    let seldom = [
        "smarch_profile_check",
        "smarch_cicc_atomic_lower",
        "smarch_arch_list_write",
        "smarch_documented_cicc_sm_features_read",
    ];
    let never: Vec<&String> = names
        .iter()
        .zip(&succeeded)
        .filter(|(name, succeeded)| !**succeeded && !seldom.contains(&name.as_str()))
        .map(|(name, _)| name)
        .collect();
    assert!(never.is_empty(), "never succeeded: {never:?}");
}

/// Texts and files that some function takes.
fn texts() -> Vec<Vec<u8>> {
    let mut texts: Vec<Vec<u8>> = include_str!("texts.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            line.replace("\\0", "\0")
                .replace("\\1", "\u{1}")
                .replace("\\n", "\n")
                .into_bytes()
        })
        .collect();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    for file in [
        "cubin/cubins/13.0.88_sm_100_mix.cubin",
        "cubin/history/13.0.88_sm_120f_same.cubin",
        "fatbin/samples/host_exe",
    ] {
        texts.push(std::fs::read(data.join(file)).unwrap());
    }
    texts.push(vec![7; 1936]);
    // A profile as it is built.
    let mut profile = smarch::profile::Profile::ZERO;
    profile
        .build(smarch::Target::Sm90, &smarch::profile::Inputs::default(), None)
        .unwrap();
    texts.push(profile.as_bytes().to_vec());
    texts
}

/// The functions in the order of the interface.
fn names() -> Vec<String> {
    let text =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("include/smarch/interface.json")).unwrap();
    let interface: serde_json::Value = serde_json::from_str(&text).unwrap();
    let functions = interface["functions"].as_array().unwrap().iter();
    functions.map(|it| it["name"].as_str().unwrap().to_string()).collect()
}
