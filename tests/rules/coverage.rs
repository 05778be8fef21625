//! What images cover, the fewest of them, and what is advised: against searches that know only the single answers.

use crate::common::{K, rows};
use smarch::drivers::{Driver, driver_supports_why};
use smarch::rules::advice::{Advice, AdviceKind, advise};
use smarch::rules::cover::{CoverWith, cover};
use smarch::rules::coverage::{covers, covers_why, devices, fits, fits_why, is_idle, minimize, supported_devices};
use smarch::rules::load::{is_known_device, loads};
use smarch::rules::pick::{Image, pick};
use smarch::rules::runs::{Drivers, runs_why};
use smarch::{Answer, Cc, Name, NameKind, Suffix, Target, Toolkit, Verdict, Version};
use std::collections::BTreeSet;

/// Devices of the loading matrix, older ones, and one that no source names.
const DEVICES: [u32; 16] = [50, 70, 75, 80, 86, 87, 88, 89, 90, 100, 103, 107, 110, 120, 121, 990];

const DRIVERS: [Driver; 4] = [Driver::NEWEST, Driver(12_040), Driver(12_080), Driver(14_020)];

fn image(name: Name) -> Image {
    Image {
        name,
        ptx: (name.kind == NameKind::Compute).then_some(K.ptx()),
        toolkit: Some(K.version()),
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
            let toolkit = rng
                .choice([None, Some(Version::new(12, 4)), Some(K.version())])
                .unwrap();
            images.push(Image { name, ptx, toolkit });
        }
        (DRIVERS[round % DRIVERS.len()], images)
    })
}

#[test]
fn a_list_covers_what_one_of_its_images_runs_on() {
    let (mut answers, mut rivals, mut fail) = (BTreeSet::new(), 0, 0);
    for (driver, images) in lists(1, 2_000) {
        for device in DEVICES.map(Cc) {
            let all = || images.iter().copied();
            let single: BTreeSet<Answer> = all()
                .map(|image| runs_why(driver, driver, image, device).answer())
                .collect();
            let expected = [Answer::Yes, Answer::Unknown, Answer::No]
                .into_iter()
                .find(|answer| single.contains(answer));
            let why = covers_why(driver, all(), device);
            // An image that is for the device, would be preferred to the one that runs, and is not known to be read.
            let rank = |image: &Image| (image.name.kind == NameKind::Sm, image.name.target.number());
            let is_refused = |image: &Image| {
                let answer = runs_why(driver, driver, *image, device).answer();
                let is_passed_over = image.name.kind == NameKind::Sm && answer == Answer::No;
                fits(image.name, device) && (answer == Answer::Unknown || is_passed_over)
            };
            let choice = pick(driver, all(), device);
            let has_rival = choice.is_some_and(|choice| {
                all().any(|image| is_refused(&image) && rank(&image) >= rank(&images[choice.index]))
            });
            // PTX that is taken and not compiled: nothing else is tried.
            let answer = |image: &Image| runs_why(driver, driver, *image, device).answer();
            let is_supported = driver_supports_why(driver, device).answer() != Answer::No;
            let is_taken = |image: &Image| {
                let is_ptx = image.name.kind == NameKind::Compute && is_supported && fits(image.name, device);
                is_ptx && answer(image) == Answer::No
            };
            let failing = all().filter(is_taken).max_by_key(rank).filter(|_| choice.is_none());
            let is_open = |image: &Image| {
                answer(image) == Answer::Unknown && failing.is_some_and(|failing| rank(image) >= rank(&failing))
            };
            let expected = match failing {
                Some(_) if all().any(|image| is_open(&image)) => Some(Answer::Unknown),
                Some(_) => Some(Answer::No),
                _ if has_rival => Some(Answer::Unknown),
                _ => expected,
            };
            fail += usize::from(failing.is_some());
            assert_eq!(why.map(|why| why.answer()), expected, "{images:?} on {device:?}");
            assert_eq!(covers(driver, all(), device), expected == Some(Answer::Yes));
            rivals += usize::from(has_rival);
            // The reason is one of the images' own.
            let is_own = |why| all().any(|image| runs_why(driver, driver, image, device) == why);
            assert!(why.is_none_or(|why| if has_rival {
                why == Verdict::UnknownRival
            } else {
                is_own(why)
            }));
            answers.extend(expected);
        }
    }
    assert_eq!(answers.len(), 3);
    assert!(rivals > 50 && fail > 50, "{rivals} {fail}");
}

/// What every set of a list's images does for the devices, the smallest set first.
fn fewest(driver: Driver, images: &[Image], devices: &[Cc]) -> usize {
    let runs = |set: u32, kind: NameKind, device: Cc| {
        let is_meant = |&(place, image): &(usize, &Image)| set >> place & 1 != 0 && image.name.kind == kind;
        images
            .iter()
            .enumerate()
            .filter(is_meant)
            .any(|(_, image)| runs_why(driver, driver, *image, device).is_yes())
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
            // Without PTX that is taken and not compiled a device may run what it did not.
            assert!(
                kind(&images).is_none() || kind(&rest) == kind(&images),
                "{images:?} on {device:?}: {kept:?}"
            );
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
                    .any(|device| runs_why(driver, driver, *image, device).answer() == Answer::Unknown);
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
    advice_for(k, Drivers::NEWEST, images, devices)
}

fn advice_for(k: Toolkit, drivers: Drivers, images: &str, devices: &[u32]) -> Vec<String> {
    let images = names(images);
    let pieces = advise(
        k,
        drivers,
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
    // R580 is the last for 7.0, R570 the first for 12.0: no image helps there.
    let refused = |driver: &str, device| {
        let drivers = Drivers::from(driver.parse::<Driver>().unwrap());
        advice_for(K, drivers, "sm_75 compute_75", &[device])
    };
    assert_eq!(refused("590", 70), ["Driver for 70"]);
    assert_eq!(refused("550", 120), ["Driver for 120"]);
    assert_eq!(
        advice(K, "sm_80 sm_86 compute_86 compute_80", &[86, 90]),
        ["Idle 0", "Idle 3"]
    );
    assert_eq!(
        advice(K, "sm_80 sm_90a", &[80, 90]),
        ["NoFallback 1 sm_90 for 90", "NoPtx compute_90"]
    );
    assert_eq!(advice(K, "sm_80 compute_80 sm_90a", &[80, 90]), ["OldPtx 1 compute_90"]);
    assert_eq!(advice(K, "sm_90 sm_90a compute_90", &[90]), ["Idle 0"]);
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
                (AdviceKind::NotBuilt | AdviceKind::Driver, None, None) => continue,
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
    assert!(kinds.len() >= AdviceKind::ALL.len() - 2, "{kinds:?}");
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

/// The cells of the documents' matrices: what is stated to run fits, a name of each kind.
#[test]
fn an_image_fits_where_documents_have_it_run() {
    let mut seen = 0;
    for (path, kind) in [
        ("loading/loading_sass.tsv", NameKind::Sm),
        ("loading/loading_ptx.tsv", NameKind::Compute),
    ] {
        for row in rows(path) {
            let name: Name = row["target"].parse().unwrap();
            assert_eq!(name.kind, kind);
            for (column, cell) in row.iter().filter(|(column, _)| *column != "target") {
                let device = Cc(column.replace('.', "").parse().unwrap());
                let is_stated = cell.starts_with("yes") && !cell.contains("conflict") && !cell.contains("(S)");
                assert_eq!(fits(name, device), is_stated, "{name} on {column}");
                assert_eq!(fits_why(name, device).is_yes(), is_stated, "{name} on {column}");
                assert!(is_known_device(device));
                assert_eq!(fits_why(name.target.named(NameKind::Lto), device), Verdict::NoLoadLto);
                seen += 1;
            }
        }
    }
    assert!(seen > 500, "{seen}");
    assert!(
        ![Cc(0), Cc(73), Cc(82), Cc(74), Cc(999)]
            .into_iter()
            .any(is_known_device)
    );
}

/// Each cell of the public table that names a compute capability has its device, and a driver supports what single answers say.
#[test]
fn devices_are_those_of_targets_and_of_drivers() {
    let all: Vec<Cc> = devices().collect();
    assert!(all.is_sorted_by(|a, b| a < b));
    let names = rows("releases/names.tsv");
    let of_names: BTreeSet<u32> = names
        .iter()
        .filter_map(|row| row["name"].parse::<Name>().ok())
        .map(|it| it.target.number())
        .collect();
    assert!(of_names.iter().all(|number| all.contains(&Cc(*number))));
    let drivers = Toolkit::ALL
        .iter()
        .map(|&k| Driver::from(k))
        .chain([Driver(0), Driver(9_010), Driver(99_000)]);
    let (mut asked, mut count) = (0, 0);
    for driver in drivers {
        let supported: Vec<Cc> = supported_devices(driver).collect();
        for &device in &all {
            let is_supported = driver_supports_why(driver, device) == Verdict::Yes;
            assert_eq!(supported.contains(&device), is_supported, "{driver:?}, {device:?}");
            count += usize::from(is_supported);
            asked += 1;
        }
        assert!(supported.is_sorted_by(|a, b| a < b) && supported.iter().all(|device| all.contains(device)));
    }
    assert!(count > 100 && count < asked, "{count} of {asked}");
}
