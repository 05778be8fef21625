//! Does it run there: devices, drivers and images, against what public documents state of each.

use crate::common::{bytes, table, version};
use smarch::cubin::{Compression, EntryKind, Layout, entries, identify};
use smarch::drivers::{Driver, driver_supports_why, oldest_driver};
use smarch::rules::load::loads;
use smarch::rules::pick::Image;
use smarch::rules::runs::{
    Drivers, Linking, Stored, file_oldest_driver, file_run, file_runs, file_runs_why, image_oldest_driver, module_runs,
    module_runs_why, runs, runs_why, stored_runs, stored_runs_why,
};
use smarch::{Answer, Cc, Name, NameKind, Verdict, Version};
use std::collections::BTreeSet;

fn device(text: &str) -> Cc {
    let version = version(text);
    Cc(u32::from(version.major) * 10 + u32::from(version.minor))
}

/// "sm_80@12.8+zstd", "compute_80:8.7", "sm_80@?".
fn stored(text: &str) -> Stored {
    let (text, compression) = match text.split_once('+') {
        None => (text, Compression::None),
        Some((text, "zstd")) => (text, Compression::Zstd),
        Some((text, "lz4")) => (text, Compression::Lz4),
        Some((_, other)) => panic!("{other}"),
    };
    let (text, toolkit) = match text.split_once('@') {
        Some((text, toolkit)) => (text, (toolkit != "?").then(|| version(toolkit))),
        None => (text, None),
    };
    let (name, ptx) = match text.split_once(':') {
        Some((name, ptx)) => (name, Some(version(ptx))),
        None => (text, None),
    };
    let name: Name = name.parse().unwrap();
    Stored {
        compression,
        ..Image { name, ptx, toolkit }.into()
    }
}

#[test]
fn images_run_as_documents_state() {
    let mut verdicts = BTreeSet::new();
    for row in &table("loading/runs.tsv") {
        let (kernel, user): (Driver, Driver) = (row.get("kernel").parse().unwrap(), row.get("user").parse().unwrap());
        let (stored, device) = (stored(row.get("image")), device(row.get("device")));
        let why = stored_runs_why(Drivers::new(kernel, user), stored, device);
        let asked = format!(
            "{} on {device} with {} and {}",
            row.get("image"),
            row.get("kernel"),
            row.get("user")
        );
        assert_eq!(format!("{why:?}"), row.get("verdict"), "{asked}");
        assert_eq!(why.answer().text().as_str(), row.get("answer"), "{asked}");
        assert!(!row.get("source").is_empty(), "{asked}");
        if stored.compression == Compression::None {
            assert_eq!(runs_why(kernel, user, stored.image, device), why, "{asked}");
        }
        // An image that runs has an oldest driver, which is no newer, and with which it runs.
        if why.is_yes() && kernel == user {
            let oldest = image_oldest_driver(stored, device).unwrap();
            assert!(
                oldest <= kernel && stored_runs_why(oldest, stored, device).is_yes(),
                "{asked}: {oldest}"
            );
        }
        verdicts.insert(why.code());
    }
    assert_eq!(verdicts.len(), KINDS);
}

/// Verdicts that the table has.
const KINDS: usize = 16;

/// Whatever the image, nothing runs where the driver does not support the device, and what runs is compatible with it.
#[test]
fn nothing_runs_without_the_driver_and_the_device() {
    let drivers = [11_040, 12_020, 12_080, 13_000, 13_010, 13_050, 14_000, 0].map(Driver);
    let toolkits = [
        None,
        Some(Version::new(11, 4)),
        Some(Version::new(12, 8)),
        Some(Version::new(13, 0)),
    ];
    let mut running = 0;
    for target in smarch::Target::ALL {
        for kind in NameKind::ALL {
            for toolkit in toolkits {
                let ptx = (*kind == NameKind::Compute).then(|| Version::new(8, 0));
                let image = Image {
                    name: target.named(*kind),
                    ptx,
                    toolkit,
                };
                for device in smarch::rules::coverage::devices() {
                    for driver in drivers {
                        let why = runs_why(driver, driver, image, device);
                        assert_eq!(
                            runs(driver, driver, image, device),
                            why.is_yes(),
                            "{image:?} {device} {driver}"
                        );
                        if why.is_yes() {
                            running += 1;
                            assert!(
                                driver_supports_why(driver, device).is_yes(),
                                "{image:?} {device} {driver}"
                            );
                            assert!(smarch::rules::coverage::fits(image.name, device));
                        }
                        if driver_supports_why(driver, device).answer() == Answer::No {
                            assert_eq!(why, driver_supports_why(driver, device));
                        }
                    }
                }
            }
        }
    }
    assert!(running > 1_000, "{running}");
    assert_eq!(oldest_driver(Cc(120)), Some(Driver(12_080)));
}

/// The short ways, which look into tables, answer as those that give a reason: for any two drivers, and as files store images.
#[test]
fn short_answers_are_those_with_a_reason() {
    let numbers = [
        0,
        5_000,
        10_020,
        11_000,
        11_040,
        12_020,
        12_040,
        13_000,
        13_050,
        14_000,
        u32::MAX,
    ];
    let drivers = || numbers.iter().map(|number| Driver(*number));
    let toolkits = [
        None,
        Some(Version::new(10, 2)),
        Some(Version::new(11, 8)),
        Some(Version::new(13, 1)),
    ];
    let versions = [
        None,
        Some(Version::new(5, 7)),
        Some(Version::new(8, 0)),
        Some(Version::new(9, 9)),
    ];
    let layouts = [None, Some(Layout::V1), Some(Layout::V2)];
    let mut all = Vec::new();
    for target in smarch::Target::ALL {
        for (place, layout) in layouts.iter().enumerate() {
            for (toolkit, ptx) in toolkits.into_iter().zip(versions) {
                for kind in NameKind::ALL {
                    let name = target.named(*kind);
                    let image = match kind {
                        NameKind::Compute => Image {
                            name,
                            ptx,
                            toolkit: None,
                        },
                        _ => Image {
                            name,
                            ptx: None,
                            toolkit,
                        },
                    };
                    all.push(Stored {
                        compression: Compression::ALL[(place + toolkit.map_or(0, |it| usize::from(it.minor))) % 4],
                        layout: *layout,
                        linking: match (*target, place) {
                            (smarch::Target::Sm80, 1) => Linking::First,
                            (smarch::Target::Sm90, 1) => Linking::ByDriver,
                            _ => Linking::Ready,
                        },
                        is_within: toolkit.is_none() && place == 2,
                        ..image.into()
                    });
                }
            }
        }
    }
    let devices = || smarch::rules::coverage::devices().chain([Cc(99), Cc(127), Cc(128), Cc(u32::MAX)]);
    let (mut running, mut asked) = (0_u32, 0_u32);
    for (kernel, user) in drivers().flat_map(|kernel| drivers().map(move |user| (kernel, user))) {
        for device in devices() {
            for stored in all.iter().step_by(5) {
                let drivers = Drivers::new(kernel, user);
                let why = stored_runs_why(drivers, *stored, device);
                assert_eq!(
                    stored_runs(drivers, *stored, device),
                    why.is_yes(),
                    "{stored:?} {device} {kernel} {user}"
                );
                running += u32::from(why.is_yes());
                asked += 1;
            }
        }
    }
    assert!(running > 4_000 && running < asked / 4, "{running} of {asked}");
    // Lists of some images, one of which the driver would take before the others.
    let (mut running, mut seed) = (0, 1_u64);
    for _ in 0..20_000 {
        let mut next = |below: usize| {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        let list: Vec<Stored> = (0..next(6)).map(|_| all[next(all.len())]).collect();
        let driver = Driver(numbers[4 + next(5)]);
        let device = devices().nth(next(28)).unwrap();
        let why = module_runs_why(driver, list.iter().copied(), device);
        let is_yes = why.is_some_and(Verdict::is_yes);
        assert_eq!(
            module_runs(driver, list.iter().copied(), device),
            is_yes,
            "{list:?} {device} {driver}"
        );
        running += u32::from(is_yes);
        let newest = stored_runs_why(Drivers::NEWEST, all[next(all.len())], device);
        assert_ne!(newest, Verdict::UnknownDriver);
    }
    assert!(running > 200, "{running}");
}

/// A file runs where its images do: compressed and plain, by toolkits before and after 13.0; what is damaged never does.
#[test]
fn files_run_where_all_their_modules_do() {
    let why = |name: &str, driver: &str, device: u32| {
        let driver: Driver = driver.parse().unwrap();
        file_runs_why(driver, &bytes(&format!("fatbin/{name}.fatbin")), Cc(device))
    };
    // sm_80, sm_90 and compute_90 with PTX 7.8: by 12.9 with LZ4, by 13.0 with zstd and without.
    assert_eq!(why("packed/libnvfatbin_12.9_default", "535", 80), Verdict::Yes);
    assert_eq!(
        why("packed/libnvfatbin_12.9_default", "470", 80),
        Verdict::UnknownDriverReads
    );
    assert_eq!(
        why("packed/libnvfatbin_12.9_size", "535", 80),
        Verdict::NoDriverCompression
    );
    assert_eq!(
        why("packed/fatbinary_13.0_none", "550", 80),
        Verdict::UnknownDriverReads
    );
    assert_eq!(
        why("packed/fatbinary_13.0_default", "550", 80),
        Verdict::UnknownDriverReads
    );
    assert_eq!(why("packed/fatbinary_13.0_default", "580", 89), Verdict::Yes);
    assert_eq!(why("packed/fatbinary_13.0_default", "580", 120), Verdict::Yes);
    assert_eq!(why("packed/fatbinary_13.0_default", "550", 120), Verdict::NoDriverOld);
    let file = bytes("fatbin/packed/fatbinary_13.0_default.fatbin");
    assert_eq!(file_oldest_driver(&file, Cc(80)), Some(Driver(13_000)));
    assert_eq!(file_oldest_driver(&file, Cc(120)), Some(Driver(12_080)));
    assert_eq!(file_oldest_driver(&file, Cc(75)), None);
    // Any end of a file: no panic, and yes only with every module that the whole has.
    for end in 0..file.len() {
        assert!(!file_runs(Drivers::NEWEST, &file[..end], Cc(80)), "{end}");
    }
    assert!(file_runs(Drivers::NEWEST, &file, Cc(80)));
}

/// The image that is taken is an entry of the file, the nearest cubin that loads of the first fat binary that has one, else PTX; of a file that is an image, itself.
#[test]
fn the_image_that_is_taken_is_an_entry() {
    let folder = |name: &str| std::fs::read_dir(format!("tests/data/{name}")).unwrap();
    let paths = ["fatbin/samples", "fatbin/packed", "fatbin/hosts"]
        .into_iter()
        .flat_map(folder);
    let (mut cubins, mut ptx) = (0, 0);
    for path in paths.map(|entry| entry.unwrap().path()).filter(|path| path.is_file()) {
        let file = std::fs::read(&path).unwrap();
        for cc in [75, 80, 86, 90, 100, 120].map(Cc) {
            let run = file_run(Drivers::NEWEST, &file, cc);
            assert_eq!(run.verdict, file_runs_why(Drivers::NEWEST, &file, cc));
            let Some(taken) = run.taken else { continue };
            if let Ok(cubin) = identify(&file) {
                assert_eq!(
                    (taken.entry, cubin.target),
                    (0, Some(taken.name.target)),
                    "{}",
                    path.display()
                );
                continue;
            }
            let Ok(entries) = entries(&file) else { continue };
            let all: Vec<_> = entries.collect();
            let entry = all[taken.entry as usize].as_ref().unwrap();
            assert_eq!(entry.target(), Some(taken.name.target), "{} {cc}", path.display());
            let is_cubin = entry.kind() == Some(EntryKind::Cubin);
            assert_eq!(taken.name.kind == NameKind::Sm, is_cubin);
            *(if is_cubin { &mut cubins } else { &mut ptx }) += 1;
            // No image of the same fat binary that is one of its candidates is nearer.
            let same = all
                .iter()
                .flatten()
                .filter(|it| it.region_at == entry.region_at && it.kind() == entry.kind());
            let nearer = same.filter(|it| {
                it.target()
                    .is_some_and(|it| it.number() > taken.name.target.number() && loads(it, cc))
            });
            assert_eq!(nearer.filter(|_| is_cubin).count(), 0, "{} {cc}", path.display());
        }
    }
    assert!(cubins > 40 && ptx > 10, "{cubins} {ptx}");
}

/// A driver passes over what lies in concatenated entries, and takes another image; of PTX that it cannot unpack nobody says so.
#[test]
fn what_a_driver_passes_over_is_no_rival() {
    let ptx = |target: &str| Image {
        ptx: Some(Version::new(7, 8)),
        ..target.parse::<Name>().unwrap().into()
    };
    let within = Stored {
        is_within: true,
        ..ptx("compute_80").into()
    };
    let zstd = Stored {
        compression: Compression::Zstd,
        ..ptx("compute_80").into()
    };
    let why = |first: Stored, driver: &str| {
        let driver: Driver = driver.parse().unwrap();
        module_runs_why(driver, [first, ptx("compute_75").into()], Cc(80)).unwrap()
    };
    assert_eq!(why(within, "580"), Verdict::Yes);
    assert_eq!(why(within, "590"), Verdict::UnknownRival);
    assert_eq!(why(zstd, "535"), Verdict::UnknownRival);
    assert_eq!(why(zstd, "550"), Verdict::Yes);
}
