//! What is advised is done, and does.

use super::*;
use crate::check;
use crate::pick::{self, Question};
use alloc::vec;
use smarch::rules::pick::Image;
use smarch::rules::runs::module_runs_why;

/// 5.0 to 12.1, and one that is unknown.
const DEVICES: [u32; 12] = [50, 61, 70, 75, 80, 87, 89, 90, 100, 110, 120, 140];
const DRIVERS: [u32; 6] = [0, 11000, 11040, 12020, 12080, 13010];

fn axes(toolkit: Toolkit, driver: u32) -> Axes {
    match driver {
        0 => Axes { toolkit, ..Axes::default() },
        number => Axes { toolkit, driver: Driver(number), names_driver: true, ..Axes::default() },
    }
}

/// The image of a name that a release writes.
fn image(toolkit: Toolkit, name: Name) -> Stored {
    let ptx = (name.kind == NameKind::Compute).then(|| toolkit.ptx());
    Image { name, ptx, toolkit: Some(toolkit.version()) }.into()
}

fn runs(axes: &Axes, images: &[Stored], device: Cc) -> bool {
    module_runs_why(axes.drivers(), images.iter().copied(), device) == Some(Verdict::Yes)
}

#[test]
fn what_would_run_runs() {
    let mut ways = 0;
    let names: Vec<Name> = Target::ALL.iter().flat_map(|it| NameKind::ALL.iter().map(|kind| it.named(*kind))).collect();
    let toolkits = [Toolkit::V11_7, Toolkit::DEFAULT, Toolkit::NEWEST];
    for (toolkit, driver) in toolkits.iter().flat_map(|k| DRIVERS.map(|driver| (*k, driver))) {
        let axes = axes(toolkit, driver);
        for (device, name) in DEVICES.iter().flat_map(|cc| names.iter().map(|name| (Cc(*cc), *name))) {
            let images = vec![image(toolkit, name)];
            let answer = pick::answer(&Question { axes, device, images: images.clone() });
            let Some(way) = answer.way_out else { continue };
            assert!(!answer.verdict.is_yes());
            ways += 1;
            let with = |driver: Driver| Axes { driver, names_driver: true, ..axes };
            if let Some(driver) = way.way_out_from_driver {
                // A cubin that the driver reads may be for another device: what is built for it then runs.
                let built = |name: Name| runs(&with(driver), &[image(toolkit, name)], device);
                let own = device.target().is_some_and(|it| built(it.into()));
                assert!(runs(&with(driver), &images, device) || own || driver_supports_why(driver, device).is_yes());
                assert!(driver > axes.driver || !axes.names_driver, "{name} {device} {driver}");
            }
            if let Some(driver) = way.way_out_to_driver {
                assert!(driver_supports_why(driver, device).is_yes() && driver < axes.driver);
            }
            let builders = match way.way_out_toolkits.as_slice() {
                [] => vec![toolkit],
                toolkits => toolkits.to_vec(),
            };
            for (builder, built) in builders.iter().flat_map(|k| way.way_out_names.iter().map(move |name| (*k, *name)))
            {
                assert!(builder.builds(built.target), "{builder} {built}");
                assert!(runs(&axes, &[image(builder, built)], device), "{builder} {built} {device} {driver}");
            }
        }
    }
    assert!(ways > 5000, "{ways}");
}

#[test]
fn what_would_compile_and_link_does() {
    let mut ways = 0;
    for (from, to) in Target::ALL.iter().flat_map(|from| Target::ALL.iter().map(|to| (*from, *to))) {
        let question = check::Question {
            axes: Axes::default(),
            ptx: Toolkit::DEFAULT.ptx(),
            from: Name::from(from).into(),
            to: check::Other::Side(Name::from(to).into()),
            only: None,
        };
        let Ok(answer) = check::answer(&question) else { panic!("{from} {to}") };
        for it in answer.answers.iter().filter(|it| !it.used_for.is_by_driver()) {
            let Some(way) = &it.way_out else { continue };
            assert!(!it.verdict.is_yes());
            ways += 1;
            let does = |k: Toolkit, from: Target| match it.used_for {
                check::Use::Compile => ptxas_compiles(k, from, to),
                check::Use::Link => nvlink_links(k, from, to),
                _ => nvlink_links_lto(k, from, to),
            };
            assert!(way.way_out_toolkits.iter().all(|k| does(*k, from)));
            assert!(way.way_out_names.iter().all(|name| does(Toolkit::DEFAULT, name.target)), "{from} {to}");
        }
    }
    assert!(ways > 2500, "{ways}");
}

#[test]
fn an_instruction_is_where_it_is_said_to_be() {
    use crate::features::{Answer, Asked, Question, Whose, answer};
    let legal = |toolkit, ptx, first: &str, target: Target| {
        let asked = Asked { toolkit, ptx };
        let question = Question { asked, first: first.into(), second: Some(target.to_string()), llvm: None };
        let Ok(Answer::Instruction(it)) = answer(&question) else { panic!("{first}") };
        match it.whose {
            Whose::One { verdict, way_out, .. } => (verdict.is_yes(), way_out),
            Whose::All { .. } => panic!("{first}"),
        }
    };
    for (first, target, toolkit, ptx) in [
        ("tcgen05.alloc", Target::Sm90, Toolkit::DEFAULT, None),
        ("tcgen05.alloc", Target::Sm100a, Toolkit::V11_7, None),
        ("tcgen05.alloc", Target::Sm100a, Toolkit::DEFAULT, Some(Version::new(8, 0))),
        ("atom.global.add.noftz.v8.bf16", Target::Sm80, Toolkit::DEFAULT, None),
    ] {
        let (is_legal, way) = legal(toolkit, ptx, first, target);
        let way = way.unwrap_or_default();
        assert!(!is_legal && way != WayOut::default(), "{first} {target}");
        assert!(way.way_out_targets.iter().all(|target| legal(toolkit, None, first, *target).0), "{first}");
        assert!(way.way_out_toolkits.iter().all(|k| legal(*k, None, first, target).0), "{first}");
        assert!(way.way_out_from_ptx.is_none_or(|ptx| legal(toolkit, Some(ptx), first, target).0), "{first}");
    }
}
