//! What is chosen is taken by all, and nothing better is: every aim against the rules one by one.

use crate::common::{K, target, version};
use smarch::drivers::Driver;
use smarch::llvm::{Aim, Emitted, Release, choose, llc};
use smarch::ptx::versions::{ptx_version_suffices, ptx_versions};
use smarch::rules::best_target::best_target;
use smarch::rules::compile::ptxas_compiles;
use smarch::rules::load::{jits, loads, ptx_fits};
use smarch::{Answer, Cc, Suffix, Target, Toolkit, Verdict, Version};

/// By its digits: 120 of "12.0".
fn device(text: &str) -> Option<Cc> {
    (text != "-").then(|| text.parse().unwrap())
}

/// What public documents and the tools say of some aims: device, target, LLVM, toolkit, driver; the options, or why not.
#[test]
fn what_people_ask() {
    use Verdict::{NoDriverOld, NoDriverPtx, NoGpuName, NoJitHigher, NoLlcName, NoPtxVersion};
    for (asked, of_device, of_target, release, toolkit, driver, expected) in [
        (
            "RTX 5090",
            "12.0",
            "-",
            20,
            "12.8",
            "12.8",
            Ok(("sm_120a", "8.7", "sm_120a")),
        ),
        (
            "a newer LLVM and toolkit",
            "12.0",
            "-",
            21,
            "12.9",
            "-",
            Ok(("sm_120a", "8.8", "sm_120a")),
        ),
        (
            "an LLVM without it",
            "12.0",
            "-",
            19,
            "12.8",
            "-",
            Ok(("sm_90", "8.5", "sm_120")),
        ),
        (
            "a driver in between",
            "9.0",
            "-",
            22,
            "13.0",
            "12.2",
            Ok(("sm_90a", "8.2", "sm_90a")),
        ),
        (
            "an old LLVM",
            "9.0",
            "-",
            14,
            "12.0",
            "-",
            Ok(("sm_86", "7.5", "sm_90")),
        ),
        (
            "a family",
            "10.3",
            "-",
            22,
            "12.8",
            "-",
            Ok(("sm_100", "8.7", "sm_100")),
        ),
        ("Turing", "7.5", "-", 22, "13.0", "-", Ok(("sm_75", "9.0", "sm_75"))),
        (
            "a target",
            "-",
            "sm_90a",
            18,
            "12.3",
            "-",
            Ok(("sm_90a", "8.3", "sm_90a")),
        ),
        ("no target", "-", "sm_120f", 20, "-", "-", Err(NoLlcName)),
        ("an old toolkit", "12.0", "-", 22, "12.4", "-", Err(NoPtxVersion)),
        (
            "an old toolkit for a lower target",
            "12.0",
            "sm_90",
            22,
            "12.4",
            "-",
            Err(NoGpuName),
        ),
        ("an old driver", "12.0", "-", 22, "-", "12.2", Err(NoDriverOld)),
        (
            "a driver before the target",
            "-",
            "sm_90a",
            22,
            "-",
            "11.8",
            Err(NoDriverPtx),
        ),
        ("a device below", "8.0", "sm_90", 22, "-", "-", Err(NoJitHigher)),
    ] {
        let aim = Aim {
            device: device(of_device),
            target: (of_target != "-").then(|| target(of_target)),
            release: Release::from_code(release),
            toolkit: (toolkit != "-").then(|| toolkit.parse().unwrap()),
            driver: (driver != "-").then(|| Driver::from_version(version(driver))),
            is_portable: false,
        };
        let found = choose(&aim).map(|it| (it.target, it.ptx, it.gpu));
        let expected = expected.map(|(target_name, ptx, gpu)| {
            let gpu = (toolkit != "-").then(|| target(gpu));
            (target(target_name), version(ptx), gpu)
        });
        assert_eq!(found, expected, "{asked}");
    }
    assert_eq!(choose(&Aim::default()), Err(Verdict::UnknownDevice));
}

/// Whether all take a target with a version, rule by rule.
fn all_take(aim: &Aim, target: Target, ptx: Version) -> bool {
    let device = aim.device.unwrap_or(target.cc());
    let of_llvm = aim.release.is_none_or(|release| {
        let attributes = format!("+ptx{}{}", ptx.major, ptx.minor);
        let cpu = target.to_string();
        let output = llc(release, cpu.as_bytes(), attributes.as_bytes());
        output.knows_cpu() && output.remarks().next().is_none() && output.emitted == Emitted::Version(ptx)
    });
    let of_toolkit = aim.toolkit.is_none_or(|toolkit| {
        let suffixes = [Suffix::Base, Suffix::A, Suffix::F];
        let best = suffixes
            .into_iter()
            .filter_map(|suffix| best_target(toolkit, device, suffix));
        let makes = |gpu: Target| ptxas_compiles(toolkit, target, gpu) && loads(gpu, device);
        let makes_cubin = aim.driver.is_some() || best.chain([target]).any(makes);
        ptx_version_suffices(toolkit, ptx, target) && makes_cubin
    });
    let of_driver = aim.driver.is_none_or(|driver| jits(driver, Some(ptx), target, device));
    ptx_fits(target, device) && of_llvm && of_toolkit && of_driver
}

#[test]
fn nothing_better_is_taken_by_all() {
    let devices = [50, 75, 80, 87, 90, 100, 103, 110, 120, 121].map(Cc);
    let releases = [
        None,
        Some(Release::Llvm14),
        Some(Release::Llvm18),
        Some(Release::Llvm20),
        Some(Release::Llvm22),
    ];
    let toolkits = [
        None,
        Some(Toolkit::V11_8),
        Some(Toolkit::V12_8),
        Some(K),
        Some(Toolkit::NEWEST),
    ];
    let drivers = [
        None,
        Some(Driver(11080)),
        Some(Driver(12020)),
        Some(Driver(12080)),
        Some(Driver::NEWEST),
    ];
    let (mut found, mut none) = (0, 0);
    for (device, release) in devices
        .into_iter()
        .flat_map(|device| releases.map(|release| (device, release)))
    {
        for (toolkit, driver) in toolkits
            .into_iter()
            .flat_map(|toolkit| drivers.map(|driver| (toolkit, driver)))
        {
            for is_portable in [false, true] {
                let aim = Aim {
                    device: Some(device),
                    target: None,
                    release,
                    toolkit,
                    driver,
                    is_portable,
                };
                let is_candidate = |target: &&Target| !is_portable || target.suffix() == Suffix::Base;
                let rank = |target: Target| {
                    (
                        target.number(),
                        [Suffix::Base, Suffix::F, Suffix::A]
                            .iter()
                            .position(|it| *it == target.suffix()),
                    )
                };
                let mut best = None;
                for &target in Target::ALL.iter().filter(is_candidate) {
                    // Too many calls: what neither the device runs nor LLVM knows needs no version.
                    if !ptx_fits(target, device) || release.is_some_and(|it| !it.knows(target)) {
                        continue;
                    }
                    let newest = ptx_versions(Toolkit::NEWEST)
                        .filter(|ptx| all_take(&aim, target, *ptx))
                        .last();
                    let found = newest.map(|ptx| (rank(target), target, ptx));
                    best = best.max(found);
                }
                match choose(&aim) {
                    Ok(choice) => {
                        assert_eq!(
                            best.map(|it| (it.1, it.2)),
                            Some((choice.target, choice.ptx)),
                            "{aim:?}"
                        );
                        if let (Some(toolkit), Some(gpu)) = (toolkit, choice.gpu) {
                            assert!(
                                ptxas_compiles(toolkit, choice.target, gpu) && loads(gpu, device),
                                "{aim:?}"
                            );
                        }
                        let suffix = format!("-mcpu={} -mattr=+ptx", choice.target);
                        assert!(choice.to_string().starts_with(&suffix));
                        found += 1;
                    }
                    Err(why) => {
                        assert_eq!(best, None, "{aim:?}: {why}");
                        assert_ne!(why.answer(), Answer::Yes);
                        none += 1;
                    }
                }
            }
        }
    }
    assert!(found > 1500 && none > 300, "{found} {none}");
}
