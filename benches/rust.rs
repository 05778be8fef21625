//! The crate from Rust, without the C boundary: `cargo bench`.

use divan::{Bencher, black_box};
use smarch::arch_list;
use smarch::hardware::{GEOMETRIES, Kernel};
use smarch::isa;
use smarch::rules::{compile, load};
use smarch::{Cc, Target, Toolkit};

fn main() {
    divan::main();
}

fn names() -> Vec<&'static str> {
    Target::ALL.iter().map(|target| target.info().name.as_str()).collect()
}

fn kernels() -> Vec<Kernel> {
    let mut random = fastrand::Rng::with_seed(1);
    (0..4096)
        .map(|_| Kernel {
            block_size: random.u32(1..=1024),
            registers: random.u32(0..=63),
            static_smem: random.u64(0..48 * 1024),
            ..Kernel::default()
        })
        .collect()
}

/// All `sm_` names.
#[divan::bench]
fn parse_names(bencher: Bencher) {
    let names = names();
    bencher.counter(divan::counter::ItemsCount::new(names.len())).bench(|| {
        names
            .iter()
            .filter(|name| black_box(**name).parse::<Target>().is_ok())
            .count()
    });
}

/// Every pair of targets.
#[divan::bench]
fn compiles(bencher: Bencher) {
    bencher
        .counter(divan::counter::ItemsCount::new(Target::ALL.len().pow(2)))
        .bench(|| {
            let all = black_box(Target::ALL);
            all.iter()
                .flat_map(|&one| {
                    all.iter()
                        .filter(move |&&other| compile::ptxas_compiles(black_box(Toolkit::DEFAULT), one, other))
                })
                .count()
        });
}

/// Every target on a device.
#[divan::bench]
fn loads(bencher: Bencher) {
    bencher
        .counter(divan::counter::ItemsCount::new(Target::ALL.len()))
        .bench(|| {
            black_box(Target::ALL)
                .iter()
                .filter(|&&target| load::loads(target, black_box(Cc(89))))
                .count()
        });
}

/// Every instruction for a target.
#[divan::bench]
fn instructions(bencher: Bencher) {
    let features = isa::IsaFeature::ALL;
    bencher
        .counter(divan::counter::ItemsCount::new(features.len()))
        .bench(|| {
            features
                .iter()
                .filter(|&&feature| {
                    isa::isa_supports(black_box(Toolkit::DEFAULT), None, black_box(Target::Sm90a), feature)
                })
                .count()
        });
}

/// 4096 kernels on one architecture.
#[divan::bench(args = [61, 90, 120])]
fn occupancy(bencher: Bencher, cc: u32) {
    let geometry = GEOMETRIES.iter().find(|geometry| geometry.cc.0 == cc).expect("a row");
    let kernels = kernels();
    bencher
        .counter(divan::counter::ItemsCount::new(kernels.len()))
        .bench(|| {
            kernels
                .iter()
                .filter(|kernel| geometry.occupancy(kernel).is_ok())
                .count()
        });
}

/// The best block size of each.
#[divan::bench]
fn best_block(bencher: Bencher) {
    let geometry = Target::Sm90.geometry().expect("a row");
    let kernels = kernels();
    bencher
        .counter(divan::counter::ItemsCount::new(kernels.len()))
        .bench(|| {
            kernels
                .iter()
                .filter(|kernel| geometry.best_block(kernel).is_ok())
                .count()
        });
}

/// A list of five architectures.
#[divan::bench]
fn torch_list() -> bool {
    let text = black_box("7.5;8.0;8.6;9.0a;10.0+PTX");
    arch_list::parse(arch_list::Syntax::Torch2_15, text).is_ok()
}
