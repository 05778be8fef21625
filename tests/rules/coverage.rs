//! What images cover, the fewest of them, and what is advised: against searches that know only the single answers.

use crate::common::K;
use smarch::rules::advice::{Advice, AdviceKind, advise};
use smarch::rules::cover::{CoverWith, cover};
use smarch::rules::coverage::{covers, covers_why, is_idle, minimize};
use smarch::rules::load::loads;
use smarch::rules::pick::{Image, pick, runs_why};
use smarch::toolkits::Driver;
use smarch::{Answer, Cc, Name, NameKind, Suffix, Target, Toolkit, Version};
use std::collections::BTreeSet;

/// Devices of the loading matrix, older ones, and one that no source names.
const DEVICES: [u32; 16] = [50, 70, 75, 80, 86, 87, 88, 89, 90, 100, 103, 107, 110, 120, 121, 990];

const DRIVERS: [Driver; 4] = [Driver::NEWEST, Driver(12_040), Driver(12_080), Driver(14_020)];

fn image(name: Name) -> Image {
    Image {
        name,
        ptx: (name.kind == NameKind::Compute).then_some(K.ptx()),
    }
}

fn names(text: &str) -> Vec<Image> {
    text.split_whitespace()
        .map(|name| image(name.parse().unwrap()))
        .collect()
}

/// Lists of up to ten images, half of them of one major compute capability.
fn lists(seed: u64, rounds: usize) -> impl Iterator<Item = (Driver, Vec<Image>)> {
    let mut rng = fastrand::Rng::with_seed(seed);
    (0..rounds).map(move |round| {
        let major = DEVICES[rng.usize(0..DEVICES.len())] / 10;
        let near = |name: &Name| round % 2 == 0 || name.target.number() / 10 == major;
        let all = NameKind::ALL
            .iter()
            .flat_map(|&kind| Target::ALL.iter().map(move |target| target.named(kind)));
        let all: Vec<Name> = all.filter(near).collect();
        let count = rng.usize(0..10);
        let versions = [None, Some(Version::new(8, 0)), Some(Toolkit::NEWEST.ptx())];
        let mut images = Vec::new();
        for _ in 0..count {
            let Some(name) = rng.choice(all.iter().copied()) else {
                break;
            };
            let ptx = rng.choice(versions).unwrap();
            images.push(Image { name, ptx });
        }
        (DRIVERS[round % DRIVERS.len()], images)
    })
}

#[test]
fn a_list_covers_what_one_of_its_images_runs_on() {
    let mut answers = BTreeSet::new();
    for (driver, images) in lists(1, 2_000) {
        for device in DEVICES.map(Cc) {
            let all = || images.iter().copied();
            let single: BTreeSet<Answer> = all().map(|image| runs_why(driver, image, device).answer()).collect();
            let expected = [Answer::Yes, Answer::Unknown, Answer::No]
                .into_iter()
                .find(|answer| single.contains(answer));
            let why = covers_why(driver, all(), device);
            assert_eq!(why.map(|why| why.answer()), expected, "{images:?} on {device:?}");
            assert_eq!(covers(driver, all(), device), expected == Some(Answer::Yes));
            assert_eq!(covers(driver, all(), device), pick(driver, all(), device).is_some());
            // The reason is one of the images' own.
            assert!(why.is_none_or(|why| all().any(|image| runs_why(driver, image, device) == why)));
            answers.extend(expected);
        }
    }
    assert_eq!(answers.len(), 3);
}

/// What every set of a list's images does for the devices, the smallest set first.
fn fewest(driver: Driver, images: &[Image], devices: &[Cc]) -> usize {
    let runs = |set: u32, kind: NameKind, device: Cc| {
        let is_meant = |&(place, image): &(usize, &Image)| set >> place & 1 != 0 && image.name.kind == kind;
        images
            .iter()
            .enumerate()
            .filter(is_meant)
            .any(|(_, image)| runs_why(driver, *image, device).is_yes())
    };
    let lasts = |set: u32| {
        let is_lasting =
            |image: &Image| image.name.kind == NameKind::Compute && image.name.target.suffix() == Suffix::Base;
        images
            .iter()
            .enumerate()
            .any(|(place, image)| set >> place & 1 != 0 && is_lasting(image))
    };
    let all = (1u32 << images.len()) - 1;
    let is_enough = |&set: &u32| {
        (!lasts(all) || lasts(set))
            && devices.iter().all(|&device| match runs(all, NameKind::Sm, device) {
                true => runs(set, NameKind::Sm, device),
                false => !runs(all, NameKind::Compute, device) || runs(set, NameKind::Compute, device),
            })
    };
    (0..=all)
        .filter(is_enough)
        .map(|set| set.count_ones() as usize)
        .min()
        .unwrap()
}

#[test]
fn no_smaller_set_of_images_does_the_same() {
    let mut smaller = 0;
    for (round, (driver, images)) in lists(2, 3_000).enumerate() {
        let devices: Vec<Cc> = DEVICES
            .map(Cc)
            .into_iter()
            .skip(round % 5)
            .step_by(1 + round % 3)
            .collect();
        let kept = minimize(driver, images.iter().copied(), devices.iter().copied());
        assert!(kept.is_sorted_by(|a, b| a < b) && kept.iter().all(|&place| (place as usize) < images.len()));
        assert_eq!(
            kept.len(),
            fewest(driver, &images, &devices),
            "{images:?} on {devices:?}: {kept:?}"
        );
        let rest: Vec<Image> = kept.iter().map(|&place| images[place as usize]).collect();
        for &device in &devices {
            let kind = |images: &[Image]| {
                pick(driver, images.iter().copied(), device).map(|choice| images[choice.index].name.kind)
            };
            assert_eq!(kind(&rest), kind(&images), "{images:?} on {device:?}: {kept:?}");
        }
        smaller += usize::from(kept.len() < images.len());
    }
    assert!(smaller > 1_000, "{smaller}");
}

#[test]
fn an_image_is_idle_where_no_device_runs_it() {
    for (driver, images) in lists(3, 1_000) {
        let devices = DEVICES.map(Cc);
        for (index, image) in images.iter().enumerate() {
            let idle = is_idle(driver, images.iter().copied(), devices.into_iter(), index);
            let picked =
                |device| pick(driver, images.iter().copied(), device).is_some_and(|choice| choice.index == index);
            if idle {
                assert!(
                    !devices.into_iter().any(picked) && image.name.kind != NameKind::Lto,
                    "{images:?}, {index}"
                );
                // Without it every device runs what it ran.
                let mut rest = images.clone();
                rest.remove(index);
                for device in devices {
                    let name = |images: &[Image]| {
                        pick(driver, images.iter().copied(), device).map(|choice| images[choice.index].name)
                    };
                    assert_eq!(name(&rest), name(&images));
                }
            } else if !devices.into_iter().any(picked) {
                // Of which it is unknown whether it runs, or PTX for devices to come.
                let is_unknown = devices
                    .into_iter()
                    .any(|device| runs_why(driver, *image, device).answer() == Answer::Unknown);
                assert!(is_unknown || image.name.kind != NameKind::Sm, "{images:?}, {index}");
            }
        }
        assert!(!is_idle(
            driver,
            images.iter().copied(),
            devices.into_iter(),
            images.len()
        ));
    }
}

/// Advice as text: "add sm_75 for 7.5", "family 1 sm_100f".
fn advice(k: Toolkit, images: &str, devices: &[u32]) -> Vec<String> {
    let images = names(images);
    let pieces = advise(
        k,
        Driver::NEWEST,
        images.iter().copied(),
        devices.iter().map(|&device| Cc(device)),
    );
    let text = |advice: Advice| {
        let mut words = format!("{:?}", advice.kind);
        words += &advice.index.map_or(String::new(), |index| format!(" {index}"));
        words += &advice.image.map_or(String::new(), |image| format!(" {image}"));
        words
            + &advice
                .device
                .map_or(String::new(), |device| format!(" for {}", device.0))
    };
    pieces.map(text).collect()
}

#[test]
fn advice_says_what_a_packager_would_change() {
    let all = [75, 80, 86, 87, 88, 89, 90, 100, 103, 110, 120, 121];
    assert_eq!(
        advice(K, "sm_75 sm_80 sm_90 sm_120 compute_120", &[75, 86, 90, 120]),
        [""; 0]
    );
    assert_eq!(advice(K, "sm_86 compute_86", &[75, 86]), ["Add sm_75 for 75"]);
    assert_eq!(advice(K, "sm_80 compute_80", &[70, 80]), ["NotBuilt for 70"]);
    assert_eq!(
        advice(K, "sm_80 sm_86 compute_86 compute_80", &[86, 90]),
        ["Idle 0", "Idle 3"]
    );
    assert_eq!(
        advice(K, "sm_80 sm_90a", &[80, 90]),
        ["NoFallback 1 sm_90 for 90", "NoPtx compute_90"]
    );
    assert_eq!(advice(K, "sm_80 compute_80 sm_90a", &[80, 90]), ["OldPtx 1 compute_90"]);
    assert_eq!(advice(K, "sm_90 sm_90a compute_90", &[90]), ["Idle 1"]);
    assert_eq!(advice(K, "sm_90a sm_90 compute_90", &[90]), ["Idle 1"]);
    assert_eq!(
        advice(K, "sm_100a sm_103a compute_100", &[100, 103]),
        ["Family 0 sm_100f", "Family 1 sm_100f", "OldPtx 2 compute_103"]
    );
    assert_eq!(advice(K, "sm_100f sm_103a sm_100 compute_103", &[100, 103]), ["Idle 2"]);
    // What 12.1 lacks.
    assert_eq!(
        advice(K, "sm_120a", &[120, 121]),
        [
            "Add sm_121 for 121",
            "NoFallback 0 sm_120 for 120",
            "Family 0 sm_120f for 121",
            "NoPtx compute_120"
        ]
    );
    // A release that builds no f.
    assert_eq!(
        advice(Toolkit::V12_8, "sm_120a", &[120])[..1],
        ["NoFallback 0 sm_120 for 120"]
    );
    assert!(
        !advice(Toolkit::V12_8, "sm_120a sm_100a sm_101a", &all)
            .iter()
            .any(|text| text.starts_with("Family"))
    );
    assert_eq!(advice(K, "", &[90, 80]), ["Add sm_80 for 80", "Add sm_90 for 90"]);
    assert_eq!(advice(K, "lto_90", &[90]), ["Add sm_90 for 90"]);
    assert_eq!(
        advice(K, "compute_90a", &[90, 100]),
        [
            "Add sm_100 for 100",
            "NoFallback 0 compute_90 for 90",
            "NoPtx compute_90"
        ]
    );
}

/// Whoever follows the advice has a list of which nothing more is advised, unless the toolkit builds nothing.
#[test]
fn followed_advice_is_not_given_again() {
    let mut kinds = BTreeSet::new();
    for (_, images) in lists(4, 2_000) {
        let devices = [75, 80, 86, 89, 90, 100, 103, 120, 121].map(Cc);
        let given = |images: &[Image]| -> Vec<Advice> {
            advise(K, Driver::NEWEST, images.iter().copied(), devices.into_iter()).collect()
        };
        for advice in given(&images) {
            kinds.insert(advice.kind);
            let mut mended = images.clone();
            match (advice.kind, advice.index, advice.image) {
                (AdviceKind::Idle, Some(index), None) => drop(mended.remove(index)),
                (AdviceKind::Family, Some(index), Some(shared)) => {
                    assert!(
                        loads(shared.target, images[index].name.target.cc()) && shared.target.suffix() == Suffix::F
                    );
                    let is_alike = |image: &Image| {
                        image.name.kind == shared.kind
                            && loads(shared.target, image.name.target.cc())
                            && image.name.target.suffix() == Suffix::A
                    };
                    mended.retain(|image| !is_alike(image));
                    mended.push(image(shared));
                }
                (AdviceKind::NotBuilt, None, None) => continue,
                (AdviceKind::OldPtx | AdviceKind::NoFallback, Some(_), Some(added)) => mended.push(image(added)),
                (AdviceKind::OldPtx | AdviceKind::NoFallback, Some(_), None) => continue,
                (AdviceKind::Add | AdviceKind::NoPtx, None, Some(added)) => mended.push(image(added)),
                other => panic!("{other:?}"),
            }
            let again = |other: &Advice| {
                other.kind == advice.kind
                    && other.image == advice.image
                    && other.device == advice.device
                    && other.kind != AdviceKind::Idle
            };
            assert!(!given(&mended).iter().any(again), "{advice:?} of {images:?}");
        }
    }
    assert!(kinds.len() >= AdviceKind::ALL.len() - 1, "{kinds:?}");
}

#[test]
fn goals_are_what_their_words_say() {
    let devices = [75, 80, 86, 89, 90, 100, 103, 120, 121].map(Cc);
    for set in 0u32..1 << devices.len() {
        let chosen: Vec<Cc> = devices
            .iter()
            .enumerate()
            .filter(|(place, _)| set >> place & 1 != 0)
            .map(|(_, cc)| *cc)
            .rev()
            .collect();
        let native = cover(K, Driver::NEWEST, chosen.iter().copied(), CoverWith::Native).unwrap();
        let wanted: Vec<Name> = chosen
            .iter()
            .rev()
            .map(|cc| cc.target().unwrap().named(NameKind::Sm))
            .collect();
        assert_eq!(native.as_slice(), wanted.as_slice());
        let shipped = cover(K, Driver::NEWEST, chosen.iter().copied(), CoverWith::Shipped).unwrap();
        let ptx = chosen
            .iter()
            .max()
            .map(|cc| cc.target().unwrap().named(NameKind::Compute));
        assert_eq!(
            shipped.as_slice(),
            wanted.iter().copied().chain(ptx).collect::<Vec<_>>()
        );
    }
    let shipped = |k: Toolkit, devices: &[u32]| {
        let covered = cover(
            k,
            Driver::NEWEST,
            devices.iter().map(|&device| Cc(device)),
            CoverWith::Shipped,
        );
        covered.map(|names| names.iter().map(Name::to_string).collect::<Vec<_>>().join(" "))
    };
    // A device that is newer than the toolkit compiles the PTX.
    assert_eq!(shipped(Toolkit::V12_4, &[120, 86]), Ok("sm_86 compute_90".into()));
    assert_eq!(shipped(Toolkit::V11_7, &[89]), Ok("sm_86 compute_87".into()));
    assert_eq!(shipped(K, &[86, 70]), Err(1));
    assert_eq!(
        cover(
            Toolkit::V11_7,
            Driver::NEWEST,
            [Cc(80), Cc(89)].into_iter(),
            CoverWith::Native
        ),
        Err(1)
    );
}
