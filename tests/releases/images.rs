//! What drivers compile and run, with the reasons in their terms.

use smarch::drivers::Driver;
use smarch::rules::cover::{CoverWith, cover};
use smarch::rules::load::{jits, jits_why};
use smarch::rules::pick::{Image, pick};
use smarch::rules::runs::{runs, runs_why};
use smarch::{Cc, Name, Target, Toolkit, Verdict, Version};

fn driver(text: &str) -> Driver {
    text.parse().unwrap()
}

/// The reasons in the driver's terms, each once.
#[test]
fn what_drivers_compile() {
    let v = |major, minor| Some(Version::new(major, minor));
    let why = |driver, version, target, device| {
        let why = jits_why(Driver(driver), version, target, Cc(device));
        assert_eq!(jits(Driver(driver), version, target, Cc(device)), why.is_yes());
        why
    };
    // The .version decides: 550 compiles 8.4 and no later one.
    assert_eq!(why(12_040, v(8, 4), Target::Sm80, 90), Verdict::Yes);
    assert_eq!(why(12_040, v(8, 5), Target::Sm80, 90), Verdict::NoDriverPtx);
    assert_eq!(why(12_040, v(8, 7), Target::Sm80, 86), Verdict::NoDriverPtx);
    // Without it the target does, as far as it can.
    assert_eq!(why(12_040, None, Target::Sm80, 90), Verdict::UnknownPtx);
    assert_eq!(why(12_040, None, Target::Sm103, 103), Verdict::NoDriverOld);
    assert_eq!(why(12_080, None, Target::Sm121, 121), Verdict::NoDriverOld);
    assert_eq!(why(11_070, None, Target::Sm89, 89), Verdict::NoDriverOld);
    assert_eq!(why(11_080, None, Target::Sm90a, 90), Verdict::NoDriverPtx);
    // A .version that no ptxas takes with the target; sm_88 is taken with 7.3 by 13.0.
    assert_eq!(why(13_000, v(8, 5), Target::Sm100, 100), Verdict::NoPtxVersionLow);
    assert_eq!(why(13_000, v(7, 3), Target::Sm88, 89), Verdict::Yes);
    assert_eq!(why(13_000, v(7, 2), Target::Sm88, 89), Verdict::NoPtxVersionLow);
    // The device: before its first driver and after its last one.
    assert_eq!(why(12_060, v(8, 0), Target::Sm80, 120), Verdict::NoDriverOld);
    assert_eq!(why(13_010, v(8, 0), Target::Sm60, 61), Verdict::NoDriverNew);
    assert_eq!(why(13_000, v(8, 0), Target::Sm60, 61), Verdict::Yes);
    // What no driver does comes first.
    assert_eq!(why(12_040, v(9, 0), Target::Sm90a, 100), Verdict::NoLoadExact);
    assert_eq!(why(12_040, v(9, 0), Target::Sm90, 80), Verdict::NoJitHigher);
    assert_eq!(why(12_040, v(8, 0), Target::Sm75, 999), Verdict::UnknownDevice);
    // Drivers of which nothing is known: newer ones compile what is documented, and of later versions it is unknown.
    assert_eq!(why(14_000, v(9, 5), Target::Sm80, 90), Verdict::Yes);
    assert_eq!(why(14_000, v(9, 9), Target::Sm80, 90), Verdict::UnknownDriver);
    assert_eq!(why(13_050, v(9, 9), Target::Sm80, 90), Verdict::NoDriverPtx);
    assert_eq!(why(0, v(8, 0), Target::Sm80, 90), Verdict::UnknownDriver);
}

/// Fat binaries of 12.8 on a driver of 12.4: the PTX is too new, the cubin loads.
#[test]
fn images_on_drivers() {
    let image = |text: &str, version| Image {
        name: text.parse::<Name>().unwrap(),
        ptx: version,
        toolkit: Some(Toolkit::V12_8.version()),
    };
    let ptx = Some(Toolkit::V12_8.ptx());
    let images = [image("sm_80", None), image("compute_90", ptx)];
    let (old, new) = (driver("550.54.14"), driver("570.124.06"));
    assert!(pick(old, images, Cc(90)).is_none());
    assert_eq!(runs_why(old, old, images[1], Cc(90)), Verdict::NoDriverPtx);
    assert_eq!(pick(new, images, Cc(90)).unwrap().index, 1);
    assert_eq!(pick(old, images, Cc(86)).unwrap().index, 0);
    assert!(
        runs(old, old, images[0], Cc(86)) && !runs(old, old, images[1], Cc(90)) && runs(new, new, images[1], Cc(90))
    );
    // An image without a version is a rival of unknown answer.
    let unknown = [image("sm_80", None), image("compute_90", None)];
    assert_eq!(runs_why(old, old, unknown[1], Cc(90)), Verdict::UnknownPtx);
    assert!(pick(old, unknown, Cc(90)).is_none());

    let text = |toolkit, driver, devices: &[u32], with| {
        let devices = devices.iter().map(|&number| Cc(number));
        cover(toolkit, driver, devices, with)
            .map(|names| names.iter().map(Name::to_string).collect::<Vec<_>>().join(" "))
    };
    // PTX of the toolkit's own .version: 12.8's is too new for 550, 12.4's is not, and knows no 12.0.
    assert_eq!(text(Toolkit::V12_8, old, &[80, 90], CoverWith::Ptx), Err(0));
    assert_eq!(
        text(Toolkit::V12_4, old, &[80, 90], CoverWith::Ptx),
        Ok("compute_80".into())
    );
    assert_eq!(
        text(Toolkit::V12_4, new, &[80, 120], CoverWith::Ptx),
        Ok("compute_80".into())
    );
    assert_eq!(text(Toolkit::V12_4, new, &[80, 120], CoverWith::Cubins), Err(1));
    assert_eq!(
        text(Toolkit::V12_9, new, &[61, 70, 89], CoverWith::Cubins),
        Ok("sm_61 sm_70 sm_89".into())
    );
    assert_eq!(text(Toolkit::V13_0, new, &[61, 70, 89], CoverWith::Cubins), Err(0));
}
