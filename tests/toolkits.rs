//! The release as a value: its texts, and the target to give to it for a device.

use smarch::rules::best_target::best_target;
use smarch::rules::load::loads;
use smarch::targets::Standing;
use smarch::toolkits::TOOLKITS;
use smarch::{Cc, Error, Suffix, Target, Toolkit, Version};

#[test]
fn releases_and_builds_are_read() {
    for (text, toolkit) in [
        ("12.4", Toolkit::V12_4),
        ("12.4.131", Toolkit::V12_4),
        ("12.4.99", Toolkit::V12_4),
        ("13.0", Toolkit::V13_0),
        ("13.0.48", Toolkit::V13_0),
        ("11.7", Toolkit::V11_7),
        ("13.5.0", Toolkit::V13_5),
        // A build that was not run is of its release.
        ("12.4.1", Toolkit::V12_4),
    ] {
        assert_eq!(Toolkit::parse(text.as_bytes()), Ok(toolkit), "{text}");
        assert_eq!(text.parse(), Ok(toolkit));
    }
    // Numbers of releases that were not run, and that never were.
    for text in [
        "9.2",
        "12.7",
        "12.10",
        "11.6",
        "99.9",
        "14.0",
        "1.0",
        "0.0",
        "12.40",
        "12.7.91",
        "65.5",
        "65535.65535",
    ] {
        assert_eq!(Toolkit::parse(text.as_bytes()), Err(Error::ToolkitNotRun), "{text}");
    }
    for text in [
        "",
        "12",
        "12.",
        ".4",
        "12.04",
        "012.4",
        "12.4.",
        "12.4.131.1",
        "12.4.0131",
        "v12.4",
        "12.4 ",
        " 12.4",
        "12,4",
        "12.x",
        "cuda",
        "-12.4",
        "+12.4",
        "12.+4",
        "65536.0",
        "12.65536",
        "1240",
        "12040",
        "12.4\0",
    ] {
        assert_eq!(Toolkit::parse(text.as_bytes()), Err(Error::ToolkitText), "{text:?}");
    }
    assert_eq!(Toolkit::parse(b"12.\xff"), Err(Error::ToolkitText));
}

#[test]
fn rows_are_those_of_the_releases() {
    let measured = include_str!("data/releases/builds.tsv").lines().count() - 1;
    assert_eq!((TOOLKITS.len(), Toolkit::ALL.len()), (measured, measured));
    for (place, (row, &toolkit)) in TOOLKITS.iter().zip(Toolkit::ALL).enumerate() {
        assert_eq!((row.toolkit, Toolkit::ALL[place]), (toolkit, toolkit));
        assert_eq!(row.name.as_str(), toolkit.to_string());
        assert_eq!(row.name.as_str(), toolkit.version().to_string());
        assert_eq!(Toolkit::parse(row.name.as_bytes()), Ok(toolkit));
        assert_eq!(Toolkit::from_version(toolkit.version()), Some(toolkit));
        assert_eq!(Toolkit::from_code(toolkit.code()), Some(toolkit));
        let version = toolkit.version();
        assert_eq!(
            toolkit.code(),
            u32::from(version.major) * 1000 + u32::from(version.minor) * 10
        );
        for build in row.builds.split(' ') {
            assert_eq!(Toolkit::parse(build.as_bytes()), Ok(toolkit), "{build}");
        }
    }
    assert!(
        Toolkit::ALL
            .windows(2)
            .all(|pair| pair[0] < pair[1] && pair[0].ptx() <= pair[1].ptx())
    );
    assert_eq!((Toolkit::DEFAULT, Toolkit::default()), (Toolkit::V13_0, Toolkit::V13_0));
    assert_eq!(Some(&Toolkit::NEWEST), Toolkit::ALL.last());
    for code in [0, 1, 12, 12_041, 12_070, 12_100, u32::MAX] {
        assert_eq!(Toolkit::from_code(code), None);
    }
    assert_eq!(Toolkit::from_version(Version::new(12, 104)), None);
}

/// Of every release and compute capability: the named pair, or a target of that release that loads there, and no other is higher.
#[test]
fn the_best_target_is_one_that_the_release_builds() {
    let best = |toolkit, number, suffix| best_target(toolkit, Cc(number), suffix);
    assert_eq!(best(Toolkit::V13_0, 101, Suffix::Base), Some(Target::Sm110));
    assert_eq!(best(Toolkit::V13_0, 101, Suffix::A), Some(Target::Sm110a));
    assert_eq!(best(Toolkit::V12_9, 110, Suffix::Base), Some(Target::Sm101));
    assert_eq!(best(Toolkit::V12_9, 110, Suffix::F), Some(Target::Sm101f));
    assert_eq!(best(Toolkit::V12_8, 121, Suffix::Base), Some(Target::Sm120));
    assert_eq!(best(Toolkit::V12_8, 121, Suffix::A), None);
    assert_eq!(best(Toolkit::V11_7, 89, Suffix::Base), Some(Target::Sm86));
    assert_eq!(best(Toolkit::V13_0, 70, Suffix::Base), None);
    assert_eq!(best(Toolkit::V12_9, 70, Suffix::Base), Some(Target::Sm70));
    assert_eq!(best(Toolkit::V13_3, 107, Suffix::F), Some(Target::Sm103f));
    assert_eq!(best(Toolkit::V13_4, 107, Suffix::F), Some(Target::Sm107f));
    assert_eq!(best(Toolkit::V12_4, 100, Suffix::Base), None);
    let mut found = 0;
    for &toolkit in Toolkit::ALL {
        for number in 0..200 {
            for suffix in [Suffix::Base, Suffix::A, Suffix::F] {
                let device = Cc(number);
                let what = format!("{toolkit} for {number}");
                let fitting = |target: &Target| target.suffix() == suffix && loads(*target, device);
                let Some(target) = best(toolkit, number, suffix) else {
                    assert!(!toolkit.gpus().iter().any(|target| fitting(&target)), "{what}");
                    continue;
                };
                assert!(toolkit.builds(target) && target.suffix() == suffix, "{what}: {target}");
                assert_eq!(toolkit.standing(target), Some(Standing::Production));
                let part = device.target().unwrap().resolve_alias();
                let is_own = target.resolve_alias().number() == part.number();
                let higher = toolkit.gpus().iter().filter(fitting).any(|other| other > target);
                assert!(is_own || fitting(&target) && !higher, "{what}: {target}");
                found += 1;
            }
        }
    }
    let is_newer = Toolkit::NEWEST > Toolkit::V13_5;
    assert!(found == BEST || is_newer && found > BEST, "{found}");
}

/// Of 11.7 to 13.5: questions about a release and a compute capability that have an answer.
const BEST: usize = 367;
