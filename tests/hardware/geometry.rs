//! Every cell of `spec.tsv`, and which targets have a row.

use super::reference::number;
use super::{K, cc, rows};
use smarch::hardware::{GEOMETRIES, Geometry, SmemSplit, Source};
use smarch::{Error, Optional, Target};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn every_cell_of_the_specification() {
    let mut sources: BTreeMap<String, String> = BTreeMap::new();
    let mut cells = 0;
    for row in rows("occupancy/spec.tsv") {
        let (name, field, value) = (&row["cc"], row["field"].as_str(), row["value"].as_str());
        let geometry = cc(name).geometry().unwrap();
        let at = format!("{name} {field} {value}");
        let plain = |found: u32| assert_eq!(found.to_string(), value, "{at}");
        match field {
            "max_threads_per_SM" => plain(geometry.max_threads_per_sm),
            "max_warps_per_SM" => plain(geometry.max_warps_per_sm),
            "max_CTAs_per_SM" => plain(geometry.max_blocks_per_sm),
            "max_threads_per_CTA" => plain(geometry.max_threads_per_block),
            "regs_per_SM" => plain(geometry.registers_per_sm),
            "regs_per_CTA" => plain(geometry.registers_per_block),
            "regs_per_thread" => plain(geometry.max_registers_per_thread),
            "reg_alloc_unit" => {
                assert_eq!(number(value), Some(i64::from(geometry.register_unit)), "{at}");
                let doubled: u64 = match value.split_once('{') {
                    Some((_, list)) => list
                        .trim_end_matches("})")
                        .split(',')
                        .map(|n| 1 << n.parse::<u32>().unwrap())
                        .sum(),
                    None => 0,
                };
                assert_eq!(geometry.register_unit_doubled, doubled, "{at}");
            }
            "reg_alloc_granularity" => assert_eq!(value, "warp"),
            "warp_alloc_granularity" => plain(geometry.warp_allocation_unit()),
            "sub_partitions" => plain(geometry.partitions),
            "smem_per_SM" => plain(geometry.smem_per_sm),
            "smem_per_CTA_default" => plain(geometry.smem_per_block),
            "smem_per_CTA_optin" => plain(geometry.smem_per_block_optin),
            "smem_reserved_per_CTA" => plain(geometry.smem_reserved_per_block),
            "smem_alloc_granularity" => plain(geometry.smem_unit),
            "smem_carveouts_KB" => {
                let list = value.split('(').next().unwrap();
                let expected: Vec<u32> = list.split(',').map(|n| number(n).unwrap() as u32 * 1024).collect();
                assert_eq!(geometry.carveouts().collect::<Vec<_>>(), expected, "{at}");
                let split = if value.contains("cacheConfig") {
                    SmemSplit::CacheConfig
                } else if value.contains("fixed") {
                    SmemSplit::Fixed
                } else {
                    SmemSplit::Carveout
                };
                assert_eq!(geometry.smem_split, Some(split), "{at}");
            }
            "max_cluster_portable/nonportable" => {
                let expected = match value.split_once(" / ") {
                    Some((portable, other)) => (portable.parse().unwrap(), other.parse().ok()),
                    None => (1, Some(1)),
                };
                assert_eq!(
                    (geometry.max_cluster_portable, geometry.max_cluster_nonportable.get()),
                    expected,
                    "{at}"
                );
            }
            "block_barriers_per_SM" => assert_eq!(geometry.barriers_per_sm, value.parse().ok(), "{at}"),
            "virtual_resources_per_SM" => plain(geometry.virtual_resources_per_sm),
            "tensor_memory_columns" => {
                assert_eq!(geometry.tensor_memory_columns, value.parse().ok(), "{at}");
            }
            "OCC13_supported" => assert_eq!(geometry.in_occupancy_header(), value == "yes", "{at}"),
            other => panic!("a column that is not served: {other}"),
        }
        cells += 1;
        let all = sources.entry(name.clone()).or_default();
        let stated = ["max_threads_per_SM", "max_CTAs_per_SM", "regs_per_SM", "smem_per_SM"].contains(&field);
        if row["sources"].contains("INFERRED") {
            all.push('?');
        } else if stated && !row["sources"].contains("PG") {
            all.push('-');
        }
    }
    assert_eq!((cells, sources.len(), GEOMETRIES.len()), (27 * 22, 27, 27));
    for (name, marks) in sources {
        let source = match marks {
            marks if marks.contains('?') => Source::Inferred,
            marks if marks.contains('-') => Source::Files,
            _ => Source::Guide,
        };
        assert_eq!(cc(&name).geometry().unwrap().source, Some(source), "{name}");
    }
}

#[test]
fn the_targets_that_have_a_row() {
    let mut reached = BTreeSet::new();
    for &target in Target::ALL {
        match target.geometry() {
            Some(geometry) => {
                assert_eq!(geometry.cc, target.cc());
                assert!(std::ptr::eq(geometry, target.cc().geometry().unwrap()));
                reached.insert(geometry.cc);
            }
            // Of a newer one there may be no public specification yet.
            None => assert!(
                [10, 11, 12, 13, 73, 82].contains(&target.number()) || K.standing(target).is_none(),
                "{target} has no row in src/hardware/table.rs"
            ),
        }
    }
    assert_eq!(reached, GEOMETRIES.iter().map(|geometry| geometry.cc).collect());
    for number in 0..300 {
        let listed = GEOMETRIES.iter().any(|geometry| geometry.cc.0 == number);
        assert_eq!(smarch::Cc(number).geometry().is_some(), listed, "{number}");
    }
    assert!(smarch::Cc(u32::MAX).geometry().is_none());
    // 10.1 is 11.0 under its older name.
    let (mut older, newer) = (
        *Target::Sm101.geometry().unwrap().silicon(),
        Target::Sm110.geometry().unwrap(),
    );
    (older.cc, older.source) = (newer.cc, newer.source);
    assert_eq!(older, *newer.silicon());
}

#[test]
fn silicon_that_cannot_be() {
    let good = *Target::Sm90.geometry().unwrap().silicon();
    assert_eq!(Geometry::new(good).unwrap(), *Target::Sm90.geometry().unwrap());
    type Field = fn(&mut smarch::hardware::Silicon) -> &mut u32;
    let fields: [Field; 15] = [
        |s| &mut s.max_threads_per_sm,
        |s| &mut s.max_warps_per_sm,
        |s| &mut s.max_blocks_per_sm,
        |s| &mut s.max_threads_per_block,
        |s| &mut s.registers_per_sm,
        |s| &mut s.registers_per_block,
        |s| &mut s.max_registers_per_thread,
        |s| &mut s.register_unit,
        |s| &mut s.partitions,
        |s| &mut s.launch_partitions,
        |s| &mut s.smem_per_sm,
        |s| &mut s.smem_per_block,
        |s| &mut s.smem_per_block_optin,
        |s| &mut s.smem_unit,
        |s| &mut s.max_cluster_portable,
    ];
    for (position, field) in fields.iter().enumerate() {
        for value in [0, u32::MAX, 1 << 31] {
            let mut silicon = good;
            *field(&mut silicon) = value;
            assert_eq!(
                Geometry::new(silicon),
                Err(Error::Geometry),
                "field {position} = {value}"
            );
        }
    }
    for (unit, field) in [(96, 7), (3, 8), (6, 9), (100, 13)] {
        let mut silicon = good;
        *fields[field](&mut silicon) = unit;
        assert_eq!(
            Geometry::new(silicon),
            Err(Error::Geometry),
            "no power of two in field {field}"
        );
    }
    for carveouts in [0, 1, good.carveouts >> 1, u64::MAX] {
        let silicon = change(good, |s| s.carveouts = carveouts);
        assert_eq!(Geometry::new(silicon), Err(Error::Geometry), "{carveouts:#x}");
    }
    for silicon in [
        change(good, |s| s.smem_reserved_per_block = u32::MAX),
        change(good, |s| s.smem_reserved_per_block = 1025),
        change(good, |s| s.max_cluster_nonportable = Optional::<u32>::new(Some(0))),
        change(good, |s| s.barriers_per_sm = Optional::<u32>::new(Some(0))),
        change(good, |s| s.barriers_per_sm = Optional::<u32>::new(Some(u32::MAX))),
        change(good, |s| s.virtual_resources_per_sm = u32::MAX),
    ] {
        assert_eq!(Geometry::new(silicon), Err(Error::Geometry));
    }
    // What can be, is taken and counted with.
    let half = Geometry::new(change(good, |s| {
        s.registers_per_sm = 32_768;
        s.registers_per_block = 32_768;
    }));
    let kernel = smarch::hardware::Kernel {
        block_size: 128,
        registers: 64,
        ..Default::default()
    };
    assert_eq!(half.unwrap().occupancy(&kernel).unwrap().blocks, 4);
}

fn change(
    mut silicon: smarch::hardware::Silicon,
    how: impl FnOnce(&mut smarch::hardware::Silicon),
) -> smarch::hardware::Silicon {
    how(&mut silicon);
    silicon
}
