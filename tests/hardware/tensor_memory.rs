//! Tensor memory: the columns of an SM that `spec.tsv` states, shared among blocks.

use smarch::hardware::{GEOMETRIES, Geometry, Kernel, Limiters};
use smarch::{Error, Target};
use std::collections::BTreeMap;

fn kernel(tensor_memory: u32) -> Kernel {
    Kernel {
        block_size: 128,
        registers: 32,
        tensor_memory,
        ..Kernel::default()
    }
}

/// The columns by compute capability; `None` where nobody states them.
fn stated() -> BTreeMap<u32, Option<u32>> {
    let rows = super::rows("occupancy/spec.tsv");
    rows.into_iter()
        .filter(|row| row["field"] == "tensor_memory_columns")
        .map(|row| (super::cc(&row["cc"]).0, row["value"].parse().ok()))
        .collect()
}

#[test]
fn blocks_share_the_columns() {
    let stated = stated();
    assert_eq!(stated.len(), GEOMETRIES.len());
    let mut limited = 0;
    for geometry in GEOMETRIES {
        let without = geometry.occupancy(&kernel(0)).unwrap();
        assert_eq!(without.by_tensor_memory.blocks(), None);
        for taken in 1..=1200 {
            let found = geometry.occupancy(&kernel(taken));
            assert_eq!(
                geometry.occupancy_blocks(&kernel(taken)),
                found.map(|found| found.blocks)
            );
            let expected = match stated[&geometry.cc.0] {
                None => Err(Error::HardwareUnknown),
                Some(0) => Err(Error::KernelNoTensorMemory),
                Some(columns) if taken % 32 == 0 && taken <= columns => Ok(columns / taken),
                _ => Err(Error::KernelTensorMemory),
            };
            assert_eq!(
                found.map(|found| found.by_tensor_memory.code()),
                expected,
                "{} {taken}",
                geometry.cc.0
            );
            let Ok(blocks) = expected else { continue };
            let found = found.unwrap();
            assert_eq!(found.blocks, blocks.min(without.blocks));
            assert_eq!(
                found.limiters.contains(Limiters::TENSOR_MEMORY),
                blocks <= without.blocks
            );
            limited += u32::from(blocks < without.blocks);
        }
    }
    assert!(limited > 10, "{limited}");
}

#[test]
fn what_brings_one_more() {
    let sm = Target::Sm100a.geometry().unwrap();
    let step = sm.next_step(&kernel(256)).unwrap();
    assert_eq!((step.blocks, step.tensor_memory.get()), (2, Some(160)));
    assert_eq!(sm.occupancy(&kernel(160)).unwrap().blocks, 3);
    assert_eq!(sm.occupancy(&kernel(192)).unwrap().blocks, 2);
    assert_eq!(sm.next_step(&kernel(0)).unwrap().tensor_memory.get(), None);
    // Blocks of the best size are as few.
    let best = sm.best_block(&kernel(512)).unwrap().unwrap();
    assert_eq!((best.block_size, best.blocks), (1024, 1));
    let with = sm.best_block_with(&kernel(512), |_| 0).unwrap().unwrap();
    assert_eq!((with.block_size, with.blocks), (1024, 1));
    assert_eq!(sm.available_dynamic_smem(&kernel(512), 2), Err(Error::BlocksPerSm));
}

#[test]
fn of_ones_own() {
    let mut silicon = *Target::Sm110.geometry().unwrap().silicon();
    silicon.tensor_memory_columns = smarch::Optional::<u32>::new(Some(256));
    let own = Geometry::new(silicon).unwrap();
    assert_eq!(own.occupancy(&kernel(64)).unwrap().by_tensor_memory.blocks(), Some(4));
    silicon.tensor_memory_columns = smarch::Optional::<u32>::new(Some(u32::MAX));
    assert_eq!(Geometry::new(silicon).err(), Some(Error::Geometry));
}
