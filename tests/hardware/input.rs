//! Bad input names its field; curves and cluster bounds.

use smarch::hardware::{Axis, GEOMETRIES, Geometry, Kernel, PartitionedCaching, SmemSplit};
use smarch::{Error, Target};

const GOOD: Kernel = Kernel {
    block_size: 256,
    registers: 32,
    static_smem: 1024,
    dynamic_smem: 2048,
    dynamic_smem_per_thread: 4,
    carveout: Some(50),
    optin: Some(100_000),
    barriers: 2,
    virtual_resources: 3,
    max_block_size: Some(512),
    cache: smarch::hardware::CachePreference::None,
    caching: PartitionedCaching::Off,
    tensor_memory: 0,
};

/// What every question about the kernel answers.
fn errors(geometry: &Geometry, kernel: &Kernel) -> [Option<Error>; 6] {
    [
        geometry.occupancy(kernel).err(),
        geometry.occupancy_blocks(kernel).err(),
        geometry.next_step(kernel).err(),
        geometry.best_block(kernel).err(),
        geometry.best_block_with(kernel, |_| 0).err(),
        geometry.available_dynamic_smem(kernel, 1).err(),
    ]
}

#[test]
fn bad_input_names_its_field() {
    for geometry in GEOMETRIES {
        assert_eq!(errors(geometry, &GOOD), [None; 6], "{}", geometry.cc.0);
        let sizes = [1 << 30, u64::from(u32::MAX), (1 << 32) + 100, u64::MAX - 1024, u64::MAX];
        for size in sizes {
            let kernel = Kernel {
                static_smem: size,
                ..GOOD
            };
            assert_eq!(errors(geometry, &kernel), [Some(Error::KernelStaticSmem); 6]);
            let kernel = Kernel {
                optin: Some(size),
                ..GOOD
            };
            assert_eq!(errors(geometry, &kernel), [Some(Error::KernelOptin); 6]);
            let kernel = Kernel {
                dynamic_smem: size,
                ..GOOD
            };
            let [occupancy, blocks, next, best, _, _] = errors(geometry, &kernel);
            assert_eq!([occupancy, blocks, next, best], [Some(Error::KernelDynamicSmem); 4]);
            // A block size's memory by the callback is only too much.
            assert_eq!(geometry.best_block_with(&GOOD, |_| size), Ok(None));
        }
        let kernel = Kernel {
            dynamic_smem_per_thread: u32::MAX,
            ..GOOD
        };
        assert_eq!(geometry.occupancy(&kernel), Err(Error::KernelDynamicSmem));
        assert_eq!(geometry.best_block(&kernel), Ok(None));

        for block_size in [0, 65_536, 1 << 31, u32::MAX] {
            let kernel = Kernel { block_size, ..GOOD };
            assert_eq!(geometry.occupancy(&kernel), Err(Error::KernelBlockSize));
            assert_eq!(geometry.next_step(&kernel), Err(Error::KernelBlockSize));
            assert!(geometry.best_block(&kernel).is_ok());
        }
        for block_size in [1025, 2048, 65_535] {
            let found = geometry.occupancy(&Kernel { block_size, ..GOOD }).unwrap();
            assert_eq!((found.blocks, found.by_warps.blocks()), (0, Some(0)));
        }
        for registers in [geometry.max_registers_per_thread + 1, 1 << 27, u32::MAX] {
            let kernel = Kernel { registers, ..GOOD };
            assert_eq!(errors(geometry, &kernel), [Some(Error::KernelRegisters); 6]);
        }
        for percent in [101, u32::MAX] {
            let kernel = Kernel {
                carveout: Some(percent),
                ..GOOD
            };
            // Where there are none, it is not read.
            let expected = (geometry.smem_split == Some(SmemSplit::Carveout)).then_some(Error::KernelCarveout);
            assert_eq!(errors(geometry, &kernel), [expected; 6]);
        }
        for barriers in [17, u32::MAX] {
            assert_eq!(
                errors(geometry, &Kernel { barriers, ..GOOD }),
                [Some(Error::KernelBarriers); 6]
            );
        }
        let kernel = Kernel {
            max_block_size: Some(0),
            ..GOOD
        };
        assert_eq!(errors(geometry, &kernel), [Some(Error::KernelMaxBlockSize); 6]);
        // So many virtual resources are possible, but no SM has them.
        let found = geometry
            .occupancy(&Kernel {
                virtual_resources: u32::MAX,
                ..GOOD
            })
            .unwrap();
        assert_eq!(found.blocks == 0, geometry.virtual_resources_per_sm != 0);

        for blocks in [0, 33, u32::MAX] {
            assert_eq!(geometry.available_dynamic_smem(&GOOD, blocks), Err(Error::BlocksPerSm));
        }
    }
}

#[test]
fn all_zero_is_the_default() {
    let geometry = Target::Sm80.geometry().unwrap();
    let kernel = Kernel {
        block_size: 1,
        ..Kernel::default()
    };
    let found = geometry.occupancy(&kernel).unwrap();
    assert_eq!(
        (found.blocks, found.by_registers.blocks(), found.by_smem.blocks()),
        (32, None, Some(164))
    );
    assert_eq!(found.by_registers.to_string(), "unlimited");
}

#[test]
fn memory_by_block_size() {
    // a + b * threads, as fields or as a callback, against trying every size.
    let mut random = fastrand::Rng::with_seed(3);
    for geometry in GEOMETRIES {
        for _ in 0..400 {
            let kernel = Kernel {
                registers: random.u32(0..=geometry.max_registers_per_thread),
                dynamic_smem: random.u64(0..20_000),
                dynamic_smem_per_thread: if random.bool() { random.u32(0..60) } else { 0 },
                max_block_size: random.bool().then(|| random.u32(1..1100)),
                optin: random.bool().then_some(200_000),
                caching: PartitionedCaching::ALL[random.usize(0..3)],
                barriers: random.u32(0..=16),
                ..Kernel::default()
            };
            let found = geometry.best_block(&kernel).unwrap();
            let with = geometry
                .best_block_with(&kernel, |block| kernel.dynamic_smem_of(block))
                .unwrap();
            assert_eq!(found, with, "{kernel:?}");

            let largest = kernel.max_block_size.unwrap_or(1024).min(1024);
            let sizes = (1..=1024)
                .rev()
                .filter(|size| size % 32 == 0 || *size == largest)
                .filter(|size| *size <= largest);
            let threads = |size| {
                size * geometry
                    .occupancy(&Kernel {
                        block_size: size,
                        ..kernel
                    })
                    .unwrap()
                    .blocks
            };
            let best = sizes.fold(0, |best, size| {
                if threads(size) > threads(best.max(1)) || best == 0 {
                    size
                } else {
                    best
                }
            });
            let expected = if threads(best) == 0 {
                None
            } else {
                Some((best, threads(best)))
            };
            assert_eq!(
                found.map(|found| (found.block_size, found.blocks * found.block_size)),
                expected,
                "{kernel:?}"
            );
        }
    }
}

#[test]
fn curves() {
    let geometry = Target::Sm90.geometry().unwrap();
    for (axis, step, count, last) in [
        (Axis::BlockSize, 32, 32, 1024),
        (Axis::BlockSize, 1, 1024, 1024),
        (Axis::BlockSize, 1000, 1, 1000),
        (Axis::BlockSize, 2000, 0, 0),
        (Axis::Registers, 1, 256, 255),
        (Axis::DynamicSmem, 1024, 228, 232_448),
        (Axis::DynamicSmem, u32::MAX, 1, 0),
    ] {
        let points: Vec<_> = geometry.curve(&GOOD, axis, step).unwrap().collect();
        assert_eq!(
            (points.len(), points.last().map_or(0, |point| point.at)),
            (count, last),
            "{axis} {step}"
        );
        for point in points {
            let kernel = match axis {
                Axis::BlockSize => Kernel {
                    block_size: point.at,
                    ..GOOD
                },
                Axis::Registers => Kernel {
                    registers: point.at,
                    ..GOOD
                },
                Axis::DynamicSmem => Kernel {
                    dynamic_smem: point.at.into(),
                    ..GOOD
                },
            };
            let found = geometry.occupancy(&kernel).unwrap();
            assert_eq!((point.blocks, point.warps), (found.blocks, found.warps), "{point:?}");
        }
    }
    assert_eq!(geometry.curve(&GOOD, Axis::Registers, 0).err(), Some(Error::CurveStep));
    let bad = Kernel { barriers: 17, ..GOOD };
    assert_eq!(
        geometry.curve(&bad, Axis::Registers, 1).err(),
        Some(Error::KernelBarriers)
    );
}

/// Against filling the device again and again.
#[test]
fn waves_of_a_grid() {
    let sm = Target::Sm90.geometry().unwrap();
    for (blocks_per_sm, sms, cluster) in [(1, 1, 1), (3, 5, 1), (2, 132, 1), (2, 132, 8), (1, 20, 16), (4, 7, 3)] {
        let at_once = u64::from(blocks_per_sm * sms / cluster * cluster);
        for grid in 0..700 {
            let (mut left, mut fillings, mut tail) = (grid, 0, 0);
            while left > 0 {
                fillings += 1;
                tail = left % at_once;
                left = left.saturating_sub(at_once);
            }
            let waves = sm.waves(blocks_per_sm, sms, cluster, grid).unwrap();
            let expected = (at_once, fillings, tail);
            assert_eq!(
                (waves.blocks_at_once, waves.waves, waves.tail_blocks),
                expected,
                "{grid}"
            );
        }
    }
    let most = sm.waves(u32::MAX, u32::MAX, 16, u64::MAX).unwrap();
    assert_eq!(most.waves, u64::MAX.div_ceil(most.blocks_at_once));
    assert_eq!(sm.waves(0, 132, 1, 9), Err(Error::BlocksPerSm));
    assert_eq!(sm.waves(1, 0, 1, 9), Err(Error::BlocksPerSm));
    assert_eq!(sm.waves(1, 4, 8, 9), Err(Error::BlocksPerSm));
    assert_eq!(sm.waves(1, 132, 0, 9), Err(Error::ClusterSize));
    assert_eq!(
        Target::Sm80.geometry().unwrap().waves(1, 108, 2, 9),
        Err(Error::ClusterSize)
    );
}

/// Thor and Spark have no size above the portable one.
#[test]
fn nonportable_clusters_of_modules() {
    let bound = |target: Target, size| target.geometry().unwrap().clusters_upper_bound(1, 48, size);
    for target in [Target::Sm110, Target::Sm101, Target::Sm121] {
        assert_eq!(bound(target, 8), Ok(6));
        assert_eq!(bound(target, 9), Err(Error::ClusterSize));
    }
}

#[test]
fn cluster_bound() {
    let bound = |target: Target, size| target.geometry().unwrap().clusters_upper_bound(2, 132, size);
    assert_eq!(bound(Target::Sm90, 8), Ok(33));
    assert_eq!(bound(Target::Sm90, 16), Ok(16));
    assert_eq!(bound(Target::Sm90, 17), Err(Error::ClusterSize));
    assert_eq!(bound(Target::Sm120, 16), Ok(16));
    assert_eq!(bound(Target::Sm120, 17), Err(Error::ClusterSize));
    assert_eq!(bound(Target::Sm90, 0), Err(Error::ClusterSize));
    assert_eq!(bound(Target::Sm80, 1), Ok(264));
    assert_eq!(bound(Target::Sm80, 2), Err(Error::ClusterSize));
    let most = Target::Sm90
        .geometry()
        .unwrap()
        .clusters_upper_bound(u32::MAX, u32::MAX, 1);
    assert_eq!(most, Ok(u64::from(u32::MAX) * u64::from(u32::MAX)));
}
