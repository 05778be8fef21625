//! The C functions as the fuzzer calls them, with bytes from a generator that always gives the same ones: each returns a
//! status that is one, writes within its buffers, writes nothing on failure, and succeeds at least once.
#![allow(unsafe_code, reason = "calls to C")]

#[path = "../../../fuzz/fuzz_targets/structure/mod.rs"]
#[allow(dead_code, reason = "tests/cubin uses the rest")]
mod structure;

use smarch_boundary::{COUNT, Input, call};
use std::mem::MaybeUninit;
use std::path::Path;
use std::process::Command;
use std::ptr::null_mut;

/// The repository.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Every function, many times with any bytes and with real files and texts; one that never succeeded more often.
#[test]
fn every_function_succeeds_and_fails_as_the_header_says() {
    let mut succeeded = vec![false; COUNT];
    let texts = texts();
    for (function, succeeded) in succeeded.iter_mut().enumerate() {
        let mut random = fastrand::Rng::with_seed(0x5eed + function as u64);
        for round in 0..24000 {
            if *succeeded && round >= 1500 {
                break;
            }
            let mut bytes: Vec<u8> = (0..random.usize(0..96)).map(|_| random.u8(..)).collect();
            // A text stands alone, or behind the numbers that come before it.
            match round % 4 {
                0 => {}
                1 => bytes = random.choice(&texts).unwrap().clone(),
                _ => {
                    bytes.truncate(random.usize(0..8));
                    bytes.extend(random.choice(&texts).unwrap());
                }
            }
            *succeeded |= call(function, &mut Input(&bytes));
        }
    }
    let names = names();
    assert_eq!(names.len(), COUNT);
    // Structures whose numbers must go together do not come about by chance: the fuzzer's seeds have them.
    let seldom = [
        "smarch_cicc_atomic_lower",
        "smarch_documented_cicc_atomic_lower",
        "smarch_arch_list_write",
        "smarch_pick",
        "smarch_ptxas_limit_message",
        "smarch_documented_cicc_verify",
        "smarch_documented_cicc_sm_features_read",
        "smarch_ptx_item_next",
        "smarch_ptx_finding_message",
        "smarch_cubin_kernel_launch",
        "smarch_profile_findings",
    ];
    let never: Vec<&String> = names
        .iter()
        .zip(&succeeded)
        .filter(|(name, succeeded)| !**succeeded && !seldom.contains(&name.as_str()))
        .map(|(name, _)| name)
        .collect();
    assert!(never.is_empty(), "never succeeded: {never:?}");
}

/// What fuzzing begins with reaches the success of every function: mutations of it are then about more than refusals.
#[test]
fn every_function_succeeds_with_some_seed_of_the_fuzzer() {
    let root = Path::new(ROOT);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fuzz-seeds");
    let made = Command::new(root.join("scripts/fuzz-seeds"))
        .arg(&folder)
        .current_dir(root)
        .output()
        .unwrap();
    assert!(made.status.success(), "{made:?}");
    let mut succeeded = vec![false; COUNT];
    for seed in std::fs::read_dir(folder.join("c_functions")).unwrap() {
        let seed = std::fs::read(seed.unwrap().path()).unwrap();
        let (function, bytes) = seed.split_first_chunk().unwrap();
        let chosen = usize::from(u16::from_le_bytes(*function));
        let chosen = if chosen < COUNT { chosen..chosen + 1 } else { 0..COUNT };
        for function in chosen {
            succeeded[function] |= call(function, &mut Input(bytes));
        }
    }
    let never: Vec<_> = names()
        .into_iter()
        .zip(&succeeded)
        .filter(|(_, succeeded)| !**succeeded)
        .collect();
    assert!(never.is_empty(), "never succeeded: {never:?}");
}

/// How many entries and kernels a file has is told without room for any, is the same with room for all, and as Rust tells it.
#[test]
fn counts_agree_for_files_of_any_structure() {
    let mut seen = [0; 2];
    for seed in 0..2000 {
        let mut random = fastrand::Rng::with_seed(seed);
        let choices: Vec<u8> = (0..4096).map(|_| random.u8(..)).collect();
        let file = structure::file(&choices);
        let entries = count(|out, capacity, count| {
            // SAFETY: there is room for as many as the capacity states.
            unsafe {
                smarch_boundary::smarch_fatbin_entries(file.as_ptr(), file.len(), out, capacity, count, null_mut())
            }
        });
        assert_eq!(
            entries,
            smarch::cubin::entries(&file).ok().map(Iterator::count),
            "{seed}"
        );
        let kernels = count(|out, capacity, count| {
            // SAFETY: as above.
            unsafe {
                smarch_boundary::smarch_cubin_kernels(file.as_ptr(), file.len(), out, capacity, count, null_mut())
            }
        });
        let functions = smarch::cubin::functions(&file).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        assert!(
            kernels.is_none() || kernels == functions.ok().map(|functions| functions.len()),
            "{seed}"
        );
        seen[0] += entries.unwrap_or(0);
        seen[1] += kernels.unwrap_or(0);
    }
    assert!(seen.iter().all(|&count| count > 1000), "{seen:?}");
}

/// The count without room, which is that with room for it; `None` where either call fails.
fn count<T>(call: impl Fn(*mut T, usize, *mut usize) -> i32) -> Option<usize> {
    const TOO_SMALL: i32 = smarch::Error::BufferTooSmall.code() as i32;
    let mut needed = usize::MAX;
    let status = call(null_mut(), 0, &raw mut needed);
    match status {
        0 => assert_eq!(needed, 0),
        TOO_SMALL => assert!(needed > 0),
        _ => {
            assert_eq!(needed, usize::MAX, "written after a failure");
            return None;
        }
    }
    let mut room: Vec<MaybeUninit<T>> = (0..needed).map(|_| MaybeUninit::uninit()).collect();
    let mut found = usize::MAX;
    let status = call(room.as_mut_ptr().cast(), needed, &raw mut found);
    // Of some damage only reading tells.
    assert!(
        status != TOO_SMALL && (status != 0 || found == needed),
        "{status}: {found} of {needed}"
    );
    (status == 0).then_some(found)
}

/// Texts and files that some function takes.
fn texts() -> Vec<Vec<u8>> {
    let mut texts: Vec<Vec<u8>> = include_str!("../texts.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            line.replace("\\0", "\0")
                .replace("\\1", "\u{1}")
                .replace("\\n", "\n")
                .into_bytes()
        })
        .collect();
    let data = Path::new(ROOT).join("tests/data");
    for file in [
        "cubin/cubins/13.0.88_sm_100_mix.cubin",
        "cubin/history/13.0.88_sm_120f_same.cubin",
        "fatbin/samples/host_exe",
        "fatbin/hosts/library.lib",
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
    let text = std::fs::read_to_string(Path::new(ROOT).join("include/smarch/interface.json")).unwrap();
    let interface: serde_json::Value = serde_json::from_str(&text).unwrap();
    let functions = interface["functions"].as_array().unwrap().iter();
    functions.map(|it| it["name"].as_str().unwrap().to_string()).collect()
}
