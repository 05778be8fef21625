//! The rows against what the wheels state, and what follows of them.

use super::rows::{PACKAGES, TOOLKIT_WHEELS, TORCH_WHEELS};
use super::{Named, Question, answer, requirements, torch_requirements};
use crate::{Axes, device, driver};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use smarch::drivers::driver_supports_why;
use smarch::{Toolkit, Verdict};

/// The lines of a table of tests/data/wheels, in cells, without the head.
fn cells(table: &'static str) -> Vec<Vec<&'static str>> {
    table.lines().skip(1).map(|line| line.split('\t').collect()).collect()
}

#[test]
fn libraries_of_toolkits_are_those_that_wheels_ask_for() {
    let mut asked = cells(include_str!("../../../tests/data/wheels/toolkits.tsv"));
    let ours = TOOLKIT_WHEELS.iter().flat_map(|row| {
        requirements(row).into_iter().map(|it| (row.toolkit.to_string(), row.cuda_toolkit, it)).collect::<Vec<_>>()
    });
    let mut ours: Vec<_> = ours.map(|(toolkit, update, it)| format!("{toolkit}\t{update}\t{it}")).collect();
    ours.sort();
    asked.sort();
    let mut asked: Vec<String> =
        asked.iter().map(|row| format!("{}\t{}\t{}{}", row[0], row[1], row[2], row[3])).collect();
    asked.sort();
    assert_eq!(ours, asked);
    assert!(ours.len() == 211 || Toolkit::NEWEST > Toolkit::V13_5 && ours.len() > 211);
    assert_eq!(PACKAGES.len(), TOOLKIT_WHEELS[0].versions.len());
}

#[test]
fn torches_are_those_of_pypi() {
    let rows = cells(include_str!("../../../tests/data/wheels/torch.tsv"));
    let asked: Vec<_> = rows
        .iter()
        .map(|row| (row[0], row[1], row[2..].iter().copied().filter(|it| !it.is_empty()).collect()))
        .collect();
    let ours = TORCH_WHEELS.iter().map(|row| (row.torch, row.toolkit.text().as_str(), torch_requirements(row)));
    let ours: Vec<(_, _, Vec<String>)> = ours.collect();
    let ours: Vec<_> = ours
        .iter()
        .map(|(torch, cuda, it)| (*torch, *cuda, it.iter().map(String::as_str).collect::<Vec<_>>()))
        .collect();
    assert_eq!(ours, asked);
}

fn best(device_text: &str, driver_text: &str) -> Option<String> {
    let axes = match driver_text {
        "" => Axes::default(),
        text => Axes { driver: driver(text).unwrap(), names_driver: true, ..Axes::default() },
    };
    let answer = answer(&Question { axes, device: Some(device(device_text).unwrap()), variant: None });
    answer.best_variant.map(|best| [best, answer.best_ptx_variant.unwrap_or_default()].join(" "))
}

#[test]
fn the_one_to_take_is_the_newest_that_runs() {
    // The newest release, and the newest whose PTX the driver compiles.
    let newest = format!("cu{} cu130", Toolkit::NEWEST.to_string().replace('.', ""));
    let expected = [
        ("RTX 5090", "570", Some("cu129 cu128")),
        ("RTX 5090", "580", Some(newest.as_str())),
        ("RTX 5090", "560", None),
        ("RTX 4090", "550", Some("cu129 cu124")),
        ("H100", "525", Some("cu129 cu120")),
        // Of 13.0 and later nothing runs on them.
        ("V100", "580", Some("cu129 cu129")),
        ("GTX 1080", "580", Some("cu129 cu129")),
        ("A100", "450", Some("cu118 ")),
        ("A100", "440", None),
    ];
    for (device, driver, variant) in expected {
        assert_eq!(best(device, driver).as_deref(), variant, "{device} {driver}");
    }
}

#[test]
fn what_runs_starts_and_is_built_for_the_device() {
    let (mut yes, mut no) = (0, 0);
    for cc in ["5.2", "6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "10.3", "12.0", "12.1"] {
        for release in ["470", "520", "525", "535", "550", "560", "570", "575", "580", "590", "610"] {
            let (device, Ok(driver)) = (device(cc).unwrap(), driver(release)) else { continue };
            let axes = Axes { driver, names_driver: true, ..Axes::default() };
            for variant in answer(&Question { axes, device: Some(device), variant: None }).variants {
                if variant.runs() {
                    yes += 1;
                    assert!(driver >= variant.runtime_driver && driver_supports_why(driver, device).is_yes());
                    assert!(variant.best_target.is_some_and(|it| variant.toolkit.gpus().contains(it)));
                } else {
                    no += 1;
                }
            }
        }
    }
    assert!(yes > 300 && no > 300, "{yes} {no}");
}

#[test]
fn what_a_wheel_holds_is_not_said_without_it() {
    let of = |torch: &str, cc: &str| {
        let variant = Some(Named::parse(torch).unwrap());
        let question = Question { axes: Axes::default(), device: Some(device(cc).unwrap()), variant };
        answer(&question).verdict
    };
    assert_eq!(of("torch==2.8.0", "7.0"), Some(Verdict::UnknownUnread));
    assert_eq!(of("torch==2.14.1", "7.5"), Some(Verdict::UnknownUnread));
    assert_eq!(of("torch==2.9.1", "3.5"), Some(Verdict::NoDriverToolkit));
    // What the makers of a build state of it counts.
    assert_eq!(of("torch==2.9.1", "7.0"), Some(Verdict::Yes));
    assert_eq!(of("torch==2.9.1", "6.1"), Some(Verdict::NoDeviceCode));
    assert_eq!(of("torch==2.9.1", "8.9"), Some(Verdict::Yes));
    assert_eq!(of("torch==2.9.1+cu126", "6.1"), Some(Verdict::Yes));
    assert_eq!(of("torch==2.9.1+cu126", "12.0"), Some(Verdict::NoDeviceCode));
    assert_eq!(of("torch==2.11.0+cu128", "7.0"), Some(Verdict::NoDeviceCode));
    assert_eq!(of("torch==2.11.0", "12.1"), Some(Verdict::Yes));
}

#[test]
fn variants_are_read_as_people_write_them() {
    let toolkit = |text: &str| Named::parse(text).map(|named| named.toolkit);
    for (text, expected) in [
        ("cu128", Toolkit::V12_8),
        ("+cu118", Toolkit::V11_8),
        ("12.8", Toolkit::V12_8),
        ("torch==2.9.1", Toolkit::V12_8),
        ("torch 2.11.0", Toolkit::V13_0),
        ("torch==2.7.0+cu128", Toolkit::V12_8),
        ("torch==2.9.1+cu126", Toolkit::V12_6),
    ] {
        assert_eq!(toolkit(text), Ok(expected), "{text}");
    }
    for text in ["cu999", "torch==9.9", "rocm6.2", "", "cu", "cu12"] {
        assert!(toolkit(text).is_err(), "{text}");
    }
}
