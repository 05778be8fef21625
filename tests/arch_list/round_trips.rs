//! What is written is read again as the same images.

use crate::expected::rows;
use crate::rows::answer;
use fastrand::Rng;
use smarch::arch_list::{self, Context, Image, List, Remark, Syntax};
use smarch::{Error, Name, NameKind, Target, Toolkit};
use std::collections::BTreeSet;

/// Names and what they are made from, each once.
fn set(list: &List) -> BTreeSet<(Name, Target)> {
    list.images().map(|image| (image.name, image.source())).collect()
}

fn check(toolkit: Toolkit, syntax: Syntax, list: &List, text: &str) {
    let context = Context {
        toolkit,
        ..Context::default()
    };
    let again = arch_list::parse_in(syntax, text, &context)
        .unwrap_or_else(|problem| panic!("{syntax:?} {toolkit} {text}: {problem}"));
    assert_eq!(set(&again), set(list), "{syntax:?} {text}");
}

/// Lists of which most syntaxes can say something: cubins of few targets, their PTX, and now and then anything.
fn random_list(rng: &mut Rng) -> List {
    let image = |rng: &mut Rng| {
        let target = *rng.choice(Target::ALL).unwrap();
        let other = *rng.choice(Target::ALL).unwrap();
        match rng.u32(..100) {
            0..60 => vec![Image::cubin(target)],
            60..90 => vec![Image::cubin(target), Image::ptx(target)],
            90..94 => vec![Image::ptx(target)],
            94..97 => vec![Image {
                name: target.named(NameKind::Sm),
                from: Some(other),
            }],
            _ => vec![Image {
                name: target.named(NameKind::Lto),
                from: rng.bool().then_some(other),
            }],
        }
    };
    let count = rng.usize(1..5);
    List::of((0..count).flat_map(|_| image(rng))).unwrap()
}

#[test]
fn random_lists_come_back() {
    let mut rng = Rng::with_seed(7);
    let syntaxes = Syntax::ALL.iter().map(|&syntax| (Toolkit::DEFAULT, syntax));
    let releases = [Toolkit::V11_8, Toolkit::V12_4, Toolkit::V12_9, Toolkit::NEWEST];
    for (toolkit, syntax) in syntaxes.chain(releases.map(|toolkit| (toolkit, Syntax::Nvcc))) {
        let (mut said, mut tries) = (0, 0);
        while said < 500 {
            tries += 1;
            assert!(tries < 200_000, "{syntax:?} {toolkit} says {said} of {tries} lists");
            let list = random_list(&mut rng);
            match arch_list::write_for(toolkit, syntax, &list) {
                Ok(written) => {
                    said += 1;
                    check(toolkit, syntax, &list, &written.to_string());
                }
                Err(unsayable) => {
                    assert_eq!(unsayable.error, Error::ArchListUnsayable);
                    assert!(unsayable.image < list.images().len());
                }
            }
        }
    }
}

/// What cannot be said is left out one image after the other: what remains is said, or nothing remains.
#[test]
fn an_unsayable_image_is_the_one_that_is_named() {
    let mut rng = Rng::with_seed(8);
    for _ in 0..2000 {
        let syntax = *rng.choice(Syntax::ALL).unwrap();
        let mut images: Vec<Image> = random_list(&mut rng).images().collect();
        while let Err(unsayable) = arch_list::write(syntax, &List::of(images.iter().copied()).unwrap()) {
            if unsayable.error == Error::ArchListEmpty {
                assert!(images.is_empty());
                break;
            }
            images.remove(unsayable.image);
        }
    }
}

/// Every list of the measured file can be written in its own syntax; for Meson only what nvcc 13.0.88 builds.
#[test]
fn the_lists_of_the_file_come_back() {
    let mut said = 0;
    for row in rows("loading/arch_lists.tsv") {
        let Ok(list) = answer(&row) else { continue };
        if list.images().len() == 0 {
            assert_eq!(
                arch_list::write(row.syntax, &list).unwrap_err().error,
                Error::ArchListEmpty
            );
            continue;
        }
        match arch_list::write_for(row.toolkit, row.syntax, &list) {
            Ok(written) => {
                said += 1;
                check(row.toolkit, row.syntax, &list, &written.to_string());
            }
            Err(_) if row.syntax == Syntax::Meson => assert!(!row.input.starts_with("'13")),
            // XLA's default is compute_35, and it says so.
            Err(unsayable) => panic!("{:?} {}: {unsayable}", row.syntax, row.input),
        }
    }
    assert!(said > 190, "{said}");
}

#[test]
fn from_one_syntax_to_another() {
    let list = arch_list::parse(Syntax::Nvcc, "-arch=sm_90a").unwrap();
    let written = |syntax| arch_list::write(syntax, &list).map(|written| written.to_string());
    assert_eq!(written(Syntax::CmakeVariable).unwrap(), "90-virtual;90a");
    assert_eq!(
        written(Syntax::Cupy).unwrap(),
        "arch=compute_90,code=compute_90;arch=compute_90a,code=sm_90a;arch=compute_90a,code=compute_90a"
    );
    // torch has no PTX without a cubin: the first image is PTX for 9.0.
    assert_eq!(written(Syntax::Torch2_15).unwrap_err().image, 0);

    let list = arch_list::parse(Syntax::Torch2_15, "8.0;8.6+PTX").unwrap();
    let written = |syntax| arch_list::write(syntax, &list).unwrap().to_string();
    assert_eq!(
        written(Syntax::Clang19),
        "--offload-arch=sm_80,sm_86 --no-cuda-include-ptx=sm_80"
    );
    assert_eq!(
        written(Syntax::Clang22),
        "--offload-arch=sm_80,sm_86 --cuda-include-ptx=sm_86"
    );
    assert_eq!(written(Syntax::Tensorflow), "sm_80,compute_86");
    assert_eq!(
        written(Syntax::RulesCuda),
        "compute_80:sm_80;compute_86:compute_86,sm_86"
    );
    assert_eq!(written(Syntax::Meson), "'13.0.88', ['8.0', '8.6+PTX']");
}

#[test]
fn remarks_say_what_images_do_not() {
    let remarks = |syntax, text: &str| arch_list::parse(syntax, text).unwrap().remarks();
    assert!(remarks(Syntax::Nvcc, "-arch=native").contains(Remark::Machine));
    assert!(remarks(Syntax::Nvcc, "-gencode arch=compute_100a,code=sm_103a").contains(Remark::PtxasRefuses));
    assert!(remarks(Syntax::Nvcc, "-arch=sm_80 -arch=sm_90").contains(Remark::LastWins));
    let list = arch_list::parse(Syntax::Meson, "'13.0.88', ['8.0', '5.2']").unwrap();
    assert!(list.remarks().contains(Remark::Dropped));
    assert_eq!(list.noted().unwrap().of(b"'13.0.88', ['8.0', '5.2']"), b"5.2");
}

#[test]
fn a_list_holds_what_it_says() {
    let images = |count: usize| (0..count).map(|_| Image::cubin(Target::Sm80));
    assert_eq!(
        List::of(images(arch_list::LIST_CAPACITY)).unwrap().images().len(),
        arch_list::LIST_CAPACITY
    );
    assert_eq!(
        List::of(images(arch_list::LIST_CAPACITY + 1)).unwrap_err(),
        Error::ArchListTooMany
    );
    for &target in Target::ALL {
        for &kind in NameKind::ALL {
            for from in Target::ALL.iter().copied().map(Some).chain([None]) {
                let image = Image {
                    name: target.named(kind),
                    from,
                };
                assert_eq!(List::of([image]).unwrap().images().collect::<Vec<_>>(), [image]);
            }
        }
    }
}
