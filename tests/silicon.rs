//! What the driver of a machine with a GPU said (`silicon/`), against the library: a report for each driver and compute capability.
//!
//! The program that wrote a report compared as well; here the driver's own cells are read, and the library is asked anew.

mod common;

use common::packed::unpacked;
use smarch::drivers::{Driver, driver_supports_why};
use smarch::hardware::Kernel;
use smarch::ptx::text::{Symbol, Symbols, rows_for};
use smarch::rules::load::{jits_why, loads_why};
use smarch::rules::pick::{Image, PickReason, pick};
use smarch::rules::ptx_text::{Assumed, text_jits};
use smarch::rules::runs::file_runs_why;
use smarch::{Answer, Cc, Name, Verdict};
use std::collections::BTreeMap;

/// The report: driver 580.159.04 on an H200.
const REPORT: (&str, Driver, Cc) = ("silicon/580.159.04_9.0.tsv", Driver(13_000), Cc(90));

struct Asked {
    question: String,
    asked: String,
    driver: String,
}

fn rows() -> Vec<Asked> {
    let text = std::fs::read_to_string(common::data(REPORT.0)).unwrap();
    let rows = text.lines().filter(|line| !line.starts_with('#')).skip(1);
    rows.map(|line| {
        let cells: Vec<&str> = line.split('\t').collect();
        let [_, question, asked, driver, _, outcome] = cells[..] else {
            panic!("no row: {line}")
        };
        assert_ne!(outcome, "disagree", "{line}");
        let cell = String::from;
        Asked {
            question: cell(question),
            asked: cell(asked),
            driver: cell(driver),
        }
    })
    .collect()
}

/// The rows of a question, of which there are so many.
fn of(question: &str, count: usize) -> Vec<Asked> {
    let rows: Vec<Asked> = rows().into_iter().filter(|row| row.question == question).collect();
    assert_eq!(rows.len(), count, "{question}");
    rows
}

/// "yes" or "no: CUDA_ERROR_...": an answer that the library must give, or not know.
fn same(row: &Asked, ours: Verdict, may_be_unknown: bool) {
    let theirs = if row.driver == "yes" { Answer::Yes } else { Answer::No };
    assert!(
        row.driver == "yes" || row.driver.starts_with("no: CUDA_ERROR_"),
        "{}",
        row.driver
    );
    let is_same = ours.answer() == theirs || may_be_unknown && ours.answer() == Answer::Unknown;
    assert!(is_same, "{}: {} and {ours:?}", row.asked, row.driver);
}

#[test]
fn the_device_is_what_its_row_says() {
    let (_, driver, device) = REPORT;
    let geometry = device.geometry().unwrap();
    assert!(driver_supports_why(driver, device).is_yes());
    let known: BTreeMap<&str, u32> = [
        ("max_threads_per_block", geometry.max_threads_per_block),
        ("max_threads_per_sm", geometry.max_threads_per_sm),
        ("max_blocks_per_sm", geometry.max_blocks_per_sm),
        ("registers_per_block", geometry.registers_per_block),
        ("registers_per_sm", geometry.registers_per_sm),
        ("smem_per_block", geometry.smem_per_block),
        ("smem_per_block_optin", geometry.smem_per_block_optin),
        ("smem_per_sm", geometry.smem_per_sm),
        ("smem_reserved_per_block", geometry.smem_reserved_per_block),
        ("max_warps_per_sm", geometry.max_warps_per_sm),
        ("max_cluster_portable", geometry.max_cluster_portable),
        (
            "max_cluster_nonportable",
            geometry.max_cluster_nonportable.get().unwrap(),
        ),
    ]
    .into();
    let rows = of("device", 14);
    let compared = rows.iter().filter(|row| {
        known
            .get(row.asked.as_str())
            .is_some_and(|ours| *ours == row.driver.parse::<u32>().unwrap())
    });
    assert_eq!(compared.count(), known.len());
    for row in of("cluster launch", 80) {
        let (most, size) = row.asked.split_once(" size=").unwrap();
        let most = known[if most == "portable" {
            "max_cluster_portable"
        } else {
            "max_cluster_nonportable"
        }];
        assert_eq!(
            row.driver == "launched",
            size.parse::<u32>().unwrap() <= most,
            "{}",
            row.asked
        );
    }
}

#[test]
fn cubins_load_and_ptx_is_compiled_as_the_driver_did() {
    let (_, driver, device) = REPORT;
    for row in of("cubin", 245) {
        let (target, _) = row.asked.split_once(" by ").unwrap();
        same(&row, loads_why(target.parse().unwrap(), device), false);
    }
    for row in of("PTX", 4_900) {
        let words: Vec<&str> = row.asked.split(' ').collect();
        let (version, target) = (common::version(words[1]), common::target(words[3]));
        same(&row, jits_why(driver, Some(version), target, device), false);
    }
    let [newest] = &of("newest PTX", 1)[..] else { panic!() };
    assert_eq!(driver.ptx(), Some(common::version(&newest.driver)));
}

#[test]
fn the_image_that_runs_is_the_one_that_is_picked() {
    let (_, driver, device) = REPORT;
    let mut reasons: Vec<PickReason> = Vec::new();
    for row in of("fat binary", 319) {
        let image = |text: &str| {
            let (name, ptx) = text.split_once('@').unwrap_or((text, ""));
            let ptx = (!ptx.is_empty()).then(|| common::version(ptx));
            Image {
                ptx,
                ..name.parse::<Name>().unwrap().into()
            }
        };
        let choice = pick(driver, row.asked.split(',').map(image), device);
        let theirs = row.driver.split(' ').next().unwrap();
        let ours = choice.map_or("none:".into(), |choice| (choice.index + 1).to_string());
        assert_eq!(ours, theirs, "{}", row.asked);
        reasons.extend(choice.map(|choice| choice.reason));
    }
    // All but the one of suffix f, which no image for 9.0 has.
    for reason in PickReason::ALL.iter().filter(|reason| **reason != PickReason::Suffix) {
        assert!(reasons.contains(reason), "{reason:?}");
    }
}

/// Of the files that are committed: none that the driver refuses is said to run, and none that it takes is said not to.
#[test]
fn files_run_where_the_driver_takes_them() {
    let (_, driver, device) = REPORT;
    let (mut compared, mut unknown) = (0, 0);
    for row in of("file", 668) {
        let (name, _) = row.asked.split_once(" by ").unwrap();
        let folder = if name.ends_with(".fatbin") {
            "fatbin/samples"
        } else {
            "cubin/cubins"
        };
        let file = common::data(folder).join(name);
        // An error that says nothing of the file: what its code refers to was not there.
        if !file.is_file() || row.driver == "CUDA_ERROR_NOT_FOUND" {
            continue;
        }
        let ours = file_runs_why(driver, &std::fs::read(&file).unwrap(), device);
        same(&row, ours, true);
        unknown += usize::from(ours.answer() == Answer::Unknown);
        compared += 1;
    }
    // Relocatable code, and PTX without its head.
    assert_eq!((compared, unknown), (50, 16));
}

/// "name registers=8 static=0 barriers=2 block=960 dynamic=0 optin=232448 carveout=5%", and what follows.
fn kernel(asked: &str) -> (Kernel, BTreeMap<&str, u32>) {
    let pairs = asked.split(' ').filter_map(|word| word.split_once('='));
    let known: BTreeMap<&str, u32> = pairs
        .filter_map(|(key, value)| Some((key, value.trim_end_matches('%').parse().ok()?)))
        .collect();
    let kernel = Kernel {
        block_size: known["block"],
        registers: known["registers"],
        static_smem: known["static"].into(),
        dynamic_smem: known["dynamic"].into(),
        barriers: known["barriers"],
        optin: known.get("optin").map(|&bytes| bytes.into()),
        carveout: known.get("carveout").copied(),
        ..Kernel::default()
    };
    (kernel, known)
}

#[test]
fn as_many_blocks_fit_as_the_driver_counts() {
    let geometry = REPORT.2.geometry().unwrap();
    let blocks_of = |kernel: &Kernel| geometry.occupancy_blocks(kernel);
    for row in of("blocks", 2_392) {
        let blocks = blocks_of(&kernel(&row.asked).0);
        match row.driver.parse::<u32>() {
            Ok(theirs) => assert_eq!(blocks, Ok(theirs), "{}", row.asked),
            // More than the kernel may have.
            Err(_) => assert!(blocks.is_err() || blocks == Ok(0), "{}: {}", row.asked, row.driver),
        }
    }
    for row in of("available dynamic", 2_044) {
        let (kernel, known) = kernel(&row.asked);
        let bytes = geometry.available_dynamic_smem(&kernel, known["blocks"]).unwrap();
        let with = |bytes: u32| {
            let optin = kernel.optin.map(|most| most.max(bytes.into()));
            blocks_of(&Kernel {
                dynamic_smem: bytes.into(),
                optin,
                ..kernel
            })
            .unwrap()
        };
        let counts: Vec<u32> = row
            .driver
            .split("; ")
            .next()
            .unwrap()
            .split(", ")
            .map(|part| part.split(' ').next().unwrap().parse().unwrap())
            .collect();
        assert_eq!(with(bytes), counts[0], "{}", row.asked);
        assert!(
            counts[0] >= known["blocks"]
                && counts
                    .get(1)
                    .is_none_or(|&above| above == with(bytes + 1) && above < known["blocks"]),
            "{}",
            row.asked
        );
    }
    for row in of("clusters", 2_392) {
        let (kernel, known) = kernel(&row.asked);
        let bound = geometry.clusters_upper_bound(blocks_of(&kernel).unwrap_or(0), 132, known["cluster"]);
        if let Ok(theirs) = row.driver.parse::<u64>() {
            assert!(theirs <= bound.unwrap(), "{}", row.asked);
        }
    }
}

/// Whether texts are compiled: no text that the driver compiles is refused; those that it refuses are, or some operand of theirs is not judged.
#[test]
fn texts_are_compiled_as_the_driver_compiles_them() {
    let (_, driver, device) = REPORT;
    let heard = unpacked("silicon/580.159.04_9.0_texts.tsv.zst");
    let statements = unpacked("ptx/operands.tsv.zst");
    let (head, _) = statements.split_once("\n\n").unwrap();
    let head = with_target(head, "sm_90a").replace(".func fn();", ".func fn() { ret; }");
    let (mut counts, mut lines) = (BTreeMap::<(&str, bool), usize>::new(), 0);
    for row in heard.lines().skip(2) {
        let [asked, said, line] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let real = asked.split_once(" as ").filter(|(_, target)| target.starts_with("sm_"));
        let text = match real {
            Some((name, target)) => with_target(&unpacked(&format!("ptx/real/{name}.ptx.zst")), target),
            None => format!("{head}\n{asked}\nret;\n}}\n"),
        };
        let mut rows = vec![Symbol::default(); rows_for(text.as_bytes())];
        let symbols = Symbols::read(text.as_bytes(), &mut rows).unwrap();
        let jit = text_jits(driver, text.as_bytes(), Assumed::default(), symbols, device).unwrap();
        let answer = match jit.verdict.answer() {
            Answer::Yes if jit.counts.is_some_and(|counts| counts.unknown > 0) => "open",
            Answer::Yes => "yes",
            Answer::No => "no",
            Answer::Unknown => "unknown",
        };
        assert!(
            answer == "open" || answer == "unknown" || (answer == "yes") == (said == "yes"),
            "{asked}: {said} and {:?}",
            jit.verdict
        );
        *counts.entry((answer, said == "yes")).or_default() += 1;
        if let Some(finding) = jit.finding.filter(|_| answer == "no") {
            // What they were given has its name before it, in a line of its own.
            lines += usize::from(format!("{}: {finding}", finding.place.line + 1) == line);
        }
    }
    println!("{counts:?}, {lines} lines");
    assert!(counts[&("no", false)] > 2_970 && counts[&("yes", true)] > 80 && counts[&("open", false)] < 40);
    assert!(lines > 1_800, "{lines}");
}

/// A text as if for another target.
fn with_target(text: &str, target: &str) -> String {
    let stated = text.lines().find(|line| line.starts_with(".target")).unwrap();
    text.replacen(stated, &format!(".target {target}"), 1)
}

/// The errors that verdicts name are errors of the driver.
#[test]
fn the_errors_that_verdicts_name_exist() {
    let errors = common::table("silicon/errors.tsv");
    let is_error = |name: &str| {
        errors
            .iter()
            .any(|row| row.get("library") == "driver" && row.get("name") == name)
    };
    let mut named = 0;
    for verdict in Verdict::ALL {
        let text = verdict.text().as_str();
        for (at, _) in text.match_indices("CUDA_ERROR_") {
            let name = &text[at..];
            let end = name
                .find(|it: char| !it.is_ascii_uppercase() && it != '_')
                .unwrap_or(name.len());
            assert!(is_error(&name[..end]), "{text}");
            named += 1;
        }
    }
    assert!(named >= 2, "{named}");
}
