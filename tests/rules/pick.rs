//! The best image and the smallest cover, against searches that know only the single answers.

use crate::common::K;
use smarch::drivers::{Driver, driver_supports_why};
use smarch::rules::cover::{CoverWith, cover};
use smarch::rules::coverage::fits_why;
use smarch::rules::pick::{Image, PickReason, pick, picks, picks_why};
use smarch::rules::runs::{module_runs_why, runs, runs_why};
use smarch::{Answer, Cc, Name, NameKind, Suffix, Target, Tool, Toolkit, Verdict, Version};
use std::collections::BTreeSet;

/// The devices of the loading matrix.
const DEVICES: [u32; 13] = [75, 80, 86, 87, 88, 89, 90, 100, 103, 107, 110, 120, 121];

/// Those of which a source states that a driver supports them: 8.8 is not among them.
const SUPPORTED: [u32; 12] = [75, 80, 86, 87, 89, 90, 100, 103, 107, 110, 120, 121];

/// A driver that compiles everything that some driver does.
const D: Driver = Driver::NEWEST;

/// Drivers that compile less, and one of which no document speaks.
const DRIVERS: [Driver; 5] = [D, Driver(12_040), Driver(12_080), Driver(11_010), Driver(14_020)];

/// No version, those of 11.1, 12.0 and 12.8, and the newest.
const VERSIONS: [Option<Version>; 5] = [
    None,
    Some(Version::new(7, 1)),
    Some(Version::new(8, 0)),
    Some(Version::new(8, 7)),
    Some(Toolkit::NEWEST.ptx()),
];

/// Toolkits that wrote an image: not known, of three major versions.
const WRITERS: [Option<Version>; 4] = [
    None,
    Some(Version::new(11, 4)),
    Some(Version::new(12, 8)),
    Some(Version::new(13, 0)),
];

/// PTX of the newest `.version`.
fn image(name: Name) -> Image {
    Image {
        name,
        ptx: Some(Toolkit::NEWEST.ptx()),
        toolkit: None,
    }
}

fn names(text: &str) -> Vec<Image> {
    text.split_whitespace()
        .map(|name| image(name.parse().unwrap()))
        .collect()
}

/// `LOADING.md`'s formula: best = argmax over the entries that are for the device of (cubin before PTX, then SM number, then suffix a, then tie
/// rule). Of these a driver passes over those that it does not read, as far as anything is known, but not over PTX that it does not compile.
fn search(driver: Driver, images: &[Image], device: Cc) -> Option<usize> {
    let key = |(place, image): &(usize, &Image)| {
        let place = *place as i64;
        let name = image.name;
        let is_own = name == device.target().unwrap().named(NameKind::Compute);
        let order = if is_own { place } else { -place };
        (
            name.kind == NameKind::Sm,
            name.target.number(),
            name.target.suffix() == Suffix::A,
            order,
        )
    };
    let runs = |image: &Image| runs_why(driver, driver, *image, device).is_yes();
    let is_taken = |(_, image): &(usize, &Image)| {
        let is_for_device =
            fits_why(image.name, device).is_yes() && driver_supports_why(driver, device).answer() != Answer::No;
        let fails = runs_why(driver, driver, **image, device).answer() == Answer::No;
        runs(image) || image.name.kind == NameKind::Compute && is_for_device && fails
    };
    let taken = images.iter().enumerate().filter(is_taken).max_by_key(key);
    taken.filter(|(_, image)| runs(image)).map(|(place, _)| place)
}

#[test]
fn pick_is_what_a_search_finds() {
    let mut rng = fastrand::Rng::with_seed(11);
    let all: Vec<Name> = NameKind::ALL
        .iter()
        .flat_map(|&kind| Target::ALL.iter().map(move |target| target.named(kind)))
        .collect();
    let mut reasons = BTreeSet::new();
    let mut rivals = 0;
    for round in 0..10_000 {
        let count = rng.usize(0..10);
        // Half of the lists are of one number, so that ties are met.
        let near: Vec<Name> = match round % 2 {
            0 => all.clone(),
            _ => {
                let number = DEVICES[rng.usize(0..13)];
                all.iter()
                    .copied()
                    .filter(|name| name.target.number() / 10 == number / 10)
                    .collect()
            }
        };
        let images: Vec<Image> = (0..count)
            .filter_map(|_| {
                Some(Image {
                    name: rng.choice(near.iter().copied())?,
                    ptx: rng.choice(VERSIONS)?,
                    toolkit: rng.choice(WRITERS)?,
                })
            })
            .collect();
        let driver = DRIVERS[round % DRIVERS.len()];
        for number in DEVICES {
            let device = Cc(number);
            let choice = pick(driver, images.iter().copied(), device);
            assert_eq!(
                choice.map(|choice| choice.index),
                search(driver, &images, device),
                "{images:?} on {number}"
            );
            for (place, image) in images.iter().enumerate() {
                let why = picks_why(driver, images.iter().copied(), device, place).unwrap();
                let alone = runs_why(driver, driver, *image, device);
                assert_eq!(
                    runs(driver, driver, *image, device),
                    alone.is_yes(),
                    "{image:?} on {number}"
                );
                assert_eq!(
                    picks(driver, images.iter().copied(), device, place),
                    why.is_yes(),
                    "{images:?} on {number}"
                );
                match choice {
                    Some(choice) if choice.index == place => assert!(why.is_yes()),
                    _ if alone.is_yes() => assert!(matches!(
                        why,
                        Verdict::NoPickKind | Verdict::NoPickNumber | Verdict::NoPickOrder
                    )),
                    _ => assert_eq!(why, alone),
                }
            }
            let Some(choice) = choice else { continue };
            reasons.insert(choice.reason);
            // A rival is an image of unknown answer that would be found first if it ran.
            let best = images[choice.index];
            let rank = |image: &Image| (image.name.kind == NameKind::Sm, image.name.target.number());
            let is_rival = |image: &&Image| {
                runs_why(driver, driver, **image, device).answer() == Answer::Unknown && rank(image) >= rank(&best)
            };
            assert_eq!(
                choice.has_unknown_rival,
                images.iter().any(|image| is_rival(&image)),
                "{images:?} on {number}"
            );
            rivals += usize::from(choice.has_unknown_rival);
        }
        assert_eq!(picks_why(driver, images.iter().copied(), Cc(90), images.len()), None);
        assert!(!picks(driver, images.iter().copied(), Cc(90), images.len()));
    }
    assert_eq!(reasons.len(), PickReason::ALL.len());
    assert!(rivals > 100, "{rivals}");
}

#[test]
fn ties_are_explained() {
    let reason = |text: &str, device| {
        let choice = pick(D, names(text), Cc(device)).unwrap();
        (choice.index, choice.reason, choice.has_unknown_rival)
    };
    assert_eq!(reason("compute_80 sm_80 sm_86", 89), (2, PickReason::Nearest, false));
    assert_eq!(reason("sm_86 sm_80 compute_80", 89), (0, PickReason::Nearest, false));
    assert_eq!(reason("compute_89 sm_86", 89), (1, PickReason::Kind, false));
    assert_eq!(reason("sm_90 sm_90a", 90), (1, PickReason::ArchSpecific, false));
    assert_eq!(reason("sm_90a sm_90", 90), (0, PickReason::ArchSpecific, false));
    assert_eq!(reason("sm_100 sm_100f", 100), (0, PickReason::Suffix, false));
    assert_eq!(reason("sm_100f sm_100a", 100), (1, PickReason::Suffix, false));
    assert_eq!(reason("sm_80 sm_80", 80), (0, PickReason::Order, false));
    assert_eq!(reason("compute_80 compute_80", 90), (0, PickReason::Order, false));
    assert_eq!(reason("compute_90 compute_90", 90), (1, PickReason::Order, false));
    assert_eq!(reason("compute_90a compute_90a", 90), (0, PickReason::Order, false));
    assert_eq!(
        reason("compute_90 compute_90a", 90),
        (1, PickReason::ArchSpecific, false)
    );
    assert_eq!(reason("lto_90 compute_75", 90), (1, PickReason::Only, false));
    assert_eq!(reason("sm_86 compute_80", 87), (1, PickReason::Only, true));
    assert_eq!(pick(D, names("sm_80 lto_90 compute_90a"), Cc(100)), None);
    // What is taken is compiled, and nothing else is tried: driver 550 takes PTX up to 8.4.
    let versioned = |list: &[(&str, Version)]| -> Vec<Image> {
        let one = |&(name, ptx): &(&str, Version)| Image {
            name: name.parse().unwrap(),
            ptx: Some(ptx),
            toolkit: None,
        };
        list.iter().map(one).collect()
    };
    let (old, new) = (Version::new(8, 0), Version::new(8, 7));
    let list = versioned(&[("compute_90", new), ("compute_80", old)]);
    assert_eq!(pick(DRIVERS[1], list.clone(), Cc(90)), None);
    assert_eq!(
        picks_why(DRIVERS[1], list.clone(), Cc(90), 1),
        Some(Verdict::NoPickNumber)
    );
    assert_eq!(module_runs_why(DRIVERS[1], list, Cc(90)), Some(Verdict::NoDriverPtx));
    let list = versioned(&[("compute_90", new), ("compute_90", old)]);
    assert_eq!(pick(DRIVERS[1], list, Cc(90)).map(|choice| choice.index), Some(1));
    assert_eq!(
        picks_why(D, names("compute_80 sm_80 sm_86"), Cc(89), 1),
        Some(Verdict::NoPickNumber)
    );
    assert_eq!(
        picks_why(D, names("compute_80 sm_80 lto_80"), Cc(89), 2),
        Some(Verdict::NoLoadLto)
    );
    assert_eq!(
        picks_why(D, names("compute_80 sm_80"), Cc(89), 0),
        Some(Verdict::NoPickKind)
    );
    assert_eq!(
        picks_why(D, names("sm_80 sm_80"), Cc(89), 1),
        Some(Verdict::NoPickOrder)
    );
}

/// For every set of the matrix's devices the least number of images that any choice among all names needs.
#[test]
fn covers_are_minimal_for_every_set_of_devices() {
    let built: Vec<Target> = Tool::PtxasGpuName.targets(K).collect();
    let image = |name| Image {
        name,
        ptx: Some(K.ptx()),
        toolkit: Some(K.version()),
    };
    let runs_on = |name: Name| -> u32 {
        let runs = |&place: &usize| runs_why(D, D, image(name), Cc(SUPPORTED[place])).is_yes();
        (0..SUPPORTED.len()).filter(runs).map(|place| 1 << place).sum()
    };
    let masks = |kinds: &[NameKind]| -> Vec<u32> {
        let names = kinds
            .iter()
            .flat_map(|&kind| built.iter().map(move |target| target.named(kind)));
        names.map(runs_on).collect()
    };
    let cases = [
        (CoverWith::Cubins, masks(&[NameKind::Sm])),
        (CoverWith::Ptx, masks(&[NameKind::Compute])),
        (CoverWith::Either, masks(&[NameKind::Sm, NameKind::Compute])),
    ];
    for (with, masks) in cases {
        // The fewest images for each set, from those for smaller sets.
        let mut fewest = vec![0u32; 1 << SUPPORTED.len()];
        for set in 1u32..1 << SUPPORTED.len() {
            let lowest = set & set.wrapping_neg();
            let rest = masks
                .iter()
                .filter(|&&mask| mask & lowest != 0)
                .map(|mask| fewest[(set & !mask) as usize]);
            fewest[set as usize] = 1 + rest.min().unwrap();
        }
        for set in 0u32..1 << SUPPORTED.len() {
            let mut devices: Vec<Cc> = (0..SUPPORTED.len())
                .filter(|place| set >> place & 1 != 0)
                .map(|place| Cc(SUPPORTED[place]))
                .collect();
            devices.reverse();
            let found = cover(K, D, devices.iter().copied(), with).unwrap();
            assert_eq!(
                found.len() as u32,
                fewest[set as usize],
                "{with:?} of {devices:?}: {found:?}"
            );
            assert!(
                devices
                    .iter()
                    .all(|&device| found.iter().any(|&name| runs_why(D, D, image(name), device).is_yes()))
            );
            let is_allowed = |image: &Name| match with {
                CoverWith::Cubins => image.kind == NameKind::Sm,
                CoverWith::Ptx => image.kind == NameKind::Compute,
                _ => image.kind != NameKind::Lto,
            };
            assert!(
                found
                    .iter()
                    .all(|image| is_allowed(image) && image.target.suffix() == Suffix::Base)
            );
        }
    }
}

#[test]
fn covers_are_the_most_specific_and_say_what_is_not_covered() {
    let all = SUPPORTED.map(Cc);
    let text = |cover: Result<smarch::rules::cover::Cover, usize>| {
        cover.map(|names| names.iter().map(Name::to_string).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(
        text(cover(K, D, all.into_iter(), CoverWith::Cubins)).unwrap(),
        "sm_75 sm_80 sm_87 sm_90 sm_100 sm_110 sm_120"
    );
    assert_eq!(
        text(cover(K, D, all.into_iter(), CoverWith::Ptx)).unwrap(),
        "compute_75"
    );
    assert_eq!(
        text(cover(K, D, [Cc(86), Cc(89)].into_iter(), CoverWith::Either)).unwrap(),
        "sm_86"
    );
    assert_eq!(
        text(cover(K, D, [Cc(86), Cc(90)].into_iter(), CoverWith::Either)).unwrap(),
        "compute_86"
    );
    assert_eq!(text(cover(K, D, [].into_iter(), CoverWith::Either)).unwrap(), "");
    for with in [CoverWith::Cubins, CoverWith::Ptx, CoverWith::Either] {
        assert_eq!(
            cover(K, D, [Cc(90), Cc(70)].into_iter(), with),
            Err(1),
            "no toolkit of today builds for 7.0"
        );
    }
    assert_eq!(cover(K, D, [Cc(90), Cc(140)].into_iter(), CoverWith::Cubins), Err(1));
    assert_eq!(cover(K, D, [Cc(90), Cc(140)].into_iter(), CoverWith::Ptx), Err(1));
}
