//! The sentences of verdicts, of files that are PTX text.

use super::{ReportQuestion, ReportedFile, report};
use crate::files::{Budget, Limit, OneByOne};
use crate::{device, driver};
use alloc::{format, string::String, string::ToString, sync::Arc};
use smarch::rules::runs::Drivers;

/// What is said of PTX of a version and a target on a device, with the drivers in the kernel and in user mode; "" for none in particular.
fn said(version: &str, target: &str, typed: &str, [kernel, user]: [&str; 2]) -> String {
    let ptx = format!(".version {version}\n.target {target}\n.address_size 64\n.visible .entry k() {{ ret; }}\n");
    let of = |text: &str| driver(text).unwrap();
    let drivers = match (kernel, user) {
        ("", _) => Drivers::NEWEST,
        (kernel, "") => of(kernel).into(),
        (kernel, user) => Drivers::new(of(kernel), of(user)),
    };
    let question = ReportQuestion {
        device: Some((device(typed).unwrap(), drivers)),
        device_typed: typed.to_string(),
        drivers_typed: [kernel.into(), user.into()],
        ..ReportQuestion::default()
    };
    let file = ReportedFile { name: &"k.ptx".into(), bytes: ptx.as_bytes(), triton: None };
    report(&question, file, &OneByOne).unwrap().outcome.unwrap().sentence()
}

#[test]
fn a_verdict_is_a_sentence_with_what_to_do() {
    for (version, target, device, driver, sentence) in [
        (
            "8.7",
            "sm_90",
            "9.0",
            ["535", ""],
            "no: the only code for 9.0 is PTX 8.7, which driver 535 (up to 8.2) does not compile; it needs driver 570 or newer, or a build with sm_90",
        ),
        (
            "8.7",
            "sm_120",
            "RTX 5090",
            ["535", ""],
            "no: driver 535 does not support the RTX 5090 (12.0); it needs driver 570 or newer",
        ),
        (
            "8.0",
            "sm_70",
            "H100 SXM",
            ["450", ""],
            "no: driver 450 does not support the H100 SXM (9.0); it needs driver 525 or newer",
        ),
        // The driver that supports the device alone would not help.
        (
            "9.0",
            "sm_121",
            "RTX 5090",
            ["535.104.05", ""],
            "no: driver 535.104.05 does not support the RTX 5090 (12.0); it needs driver 570 or newer, and a build with sm_120",
        ),
        (
            "7.0",
            "sm_61",
            "GTX 1080",
            ["590", ""],
            "no: driver 590 no longer supports the GTX 1080 (6.1); it needs driver 580 or older",
        ),
        (
            "7.0",
            "sm_75",
            "GTX 1080",
            ["590", ""],
            "no: driver 590 no longer supports the GTX 1080 (6.1); it needs driver 580 or older, and a build with sm_61 (by toolkit 12.9 or older)",
        ),
        (
            "8.0",
            "sm_90",
            "8.0",
            ["", ""],
            "no: it has no code for compute capability 8.0, only PTX, compute_90; it needs a build with sm_80",
        ),
        (
            "8.7",
            "sm_90",
            "9.0",
            ["535", "550"],
            "no: the only code for 9.0 is PTX 8.7, which user-mode driver 550 (up to 8.4) does not compile; it needs driver 570 or newer, or a build with sm_90",
        ),
        // Tegra parts' drivers have no branch.
        (
            "8.7",
            "sm_80",
            "Jetson AGX Orin",
            ["12.2", ""],
            "no: the only code for 8.7 is PTX 8.7, which driver 12.2 (up to 8.2) does not compile; it needs a driver of CUDA 12.8 or newer, or a build with sm_87",
        ),
        ("8.0", "sm_80", "sm_90", ["12.2", ""], "yes: it runs on compute capability 9.0, by JIT"),
        ("8.0", "sm_80", "10de:2330", ["535", ""], "yes: it runs on the H100 SXM5 80 GB (9.0), by JIT"),
        ("7.0", "sm_61", "6.1", ["", ""], "yes: it runs on compute capability 6.1, by JIT"),
        (
            "8.0",
            "sm_80",
            "9.0",
            ["99.0", ""],
            "unknown: no source says whether driver 99.0 supports compute capability 9.0",
        ),
    ] {
        assert_eq!(said(version, target, device, driver), sentence, "{version} {target} {device} {driver:?}");
    }
}

#[test]
fn what_was_not_listed_is_unknown() {
    let bytes = include_bytes!("../../../tests/data/fatbin/samples/host_exe");
    let file = ReportedFile { name: &"host".into(), bytes, triton: None };
    let count = crate::files::Contents::of(bytes).unwrap().images.len() as u64;
    for (typed, most, runs) in [("9.0", count, true), ("9.0", count - 1, false), ("9.0", 0, false)] {
        let mut question =
            ReportQuestion { device: Some((device(typed).unwrap(), Drivers::NEWEST)), ..Default::default() };
        question.selection.budget = Arc::new(Budget::default().with(Limit::Images, most));
        let report = report(&question, file, &OneByOne).unwrap();
        let sentence = report.outcome.as_ref().unwrap().sentence();
        assert_eq!(sentence.starts_with("yes: "), runs, "{sentence}");
        assert_eq!(sentence.contains(" listed: the limit of "), !runs, "{sentence}");
        assert!(report.holds_code() && report.found.left_out.is_empty() == runs);
    }
}
