//! Carve-outs, static shared memory, and registers for launch bounds.

use super::reference::{number, table};
use super::{K, rows};
use smarch::hardware::{IgnoredBounds, Kernel, SmemSplit, static_smem_max};
use smarch::{Error, Target, Tool};
use std::collections::BTreeMap;

#[test]
fn carveouts_round_up() {
    for sm in table() {
        let geometry = sm.cc().geometry().unwrap();
        for bytes in (0..300_000).step_by(64).flat_map(|bytes| [bytes, bytes + 1]) {
            let expected = sm.carveouts.iter().copied().find(|&carveout| carveout >= bytes);
            assert_eq!(geometry.carveout_for(bytes as u32).map(i64::from), expected, "{bytes}");
            let allocated = (bytes <= sm.smem_optin)
                .then(|| (bytes + sm.reserved + sm.smem_unit - 1) / sm.smem_unit * sm.smem_unit);
            assert_eq!(
                geometry.smem_allocated(bytes as u32).map(i64::from),
                allocated,
                "{bytes}"
            );
        }
        for percent in 0..=200 {
            let expected = (percent <= 100 && sm.major >= 7)
                .then(|| percent * sm.smem_per_sm / 100)
                .map(|bytes| *sm.carveouts.iter().find(|&&carveout| carveout >= bytes).unwrap());
            assert_eq!(
                geometry.carveout_for_percent(percent as u32).map(i64::from),
                expected,
                "{percent}"
            );
        }
        for bytes in [u32::MAX, u32::MAX - 4095, 1 << 31] {
            assert_eq!(geometry.carveout_for(bytes), None);
            assert_eq!(geometry.smem_allocated(bytes), None);
            assert_eq!(geometry.carveout_for_percent(bytes), None);
        }
        assert_eq!(geometry.smem_split == Some(SmemSplit::Carveout), sm.major >= 7);
    }
}

/// `ptxas/limits.tsv` by limit and GPU name.
fn limits(limit: &str) -> Vec<BTreeMap<String, String>> {
    let mut rows = rows("ptxas/limits.tsv");
    rows.retain(|row| row["limit"] == limit);
    rows
}

#[test]
fn static_shared_memory_that_ptxas_accepts() {
    let mut measured = BTreeMap::new();
    for row in limits("static shared max bytes accepted") {
        let target: Target = row["gpu_name"].parse().unwrap();
        measured.insert(target, row["value"].parse().unwrap());
    }
    assert_eq!(measured.len(), 23);
    for &target in Target::ALL {
        assert_eq!(static_smem_max(K, target), measured.get(&target).copied(), "{target}");
    }
    assert_eq!(static_smem_max(K, Target::Sm90a), Some(232_448));
    assert_eq!(static_smem_max(K, Target::Sm121a), Some(101_376));
    assert!(!Tool::PtxasGpuName.accepts(K, Target::Sm101a.into()) && static_smem_max(K, Target::Sm101a).is_none());
}

/// 376 of 391 runs are exact. In 15, all of 512 threads, ptxas ignores the blocks per SM and then
/// chooses fewer registers than it may by a rule of its own.
#[test]
fn registers_for_launch_bounds() {
    let (mut exact, mut fewer, mut ignored) = (0, 0, 0);
    for row in limits("regs chosen for launch bounds") {
        let target: Target = row["gpu_name"].parse().unwrap();
        let (threads, blocks) = row["value"].split_once('x').unwrap();
        let (threads, blocks) = (threads.parse().unwrap(), blocks.parse().unwrap());
        let result = &row["message_or_result"];
        let chosen = number(result).unwrap() as u32;

        let geometry = target.geometry().unwrap();
        let bound = geometry.registers_for_launch_bounds(threads, blocks).unwrap();
        let at = format!("{target} {threads} x {blocks}: {bound:?}, {result}");
        assert_eq!(
            bound.ignored == IgnoredBounds::MinBlocks,
            result.contains("minnctapersm will be ignored"),
            "{at}"
        );
        if bound.registers == chosen {
            exact += 1;
        } else {
            assert!(
                chosen < bound.registers && threads == 512 && bound.ignored == IgnoredBounds::MinBlocks,
                "{at}"
            );
            fewer += 1;
        }

        if bound.ignored == IgnoredBounds::None {
            // The rule, and what it promises.
            let w = threads / 32 * blocks;
            assert_eq!(
                bound.registers,
                (16_384 / (32 * w.div_ceil(4)) / 8 * 8).min(255),
                "{at}"
            );
            let fits = |registers| {
                let kernel = Kernel {
                    block_size: threads,
                    registers,
                    ..Kernel::default()
                };
                geometry.occupancy(&kernel).unwrap().blocks >= blocks
            };
            assert!(fits(bound.registers), "{at}");
            assert!(bound.registers == 255 || !fits(bound.registers + 1), "{at}");
        } else {
            ignored += 1;
        }
    }
    assert_eq!((exact, fewer, exact + fewer), (376, 15, 391));
    assert_eq!(
        ignored,
        limits("regs chosen for launch bounds")
            .iter()
            .filter(|row| row["message_or_result"].contains("ignored"))
            .count()
    );

    let geometry = Target::Sm90.geometry().unwrap();
    assert_eq!(geometry.registers_for_launch_bounds(0, 1), Err(Error::LaunchBounds));
    assert_eq!(geometry.registers_for_launch_bounds(1, 0), Err(Error::LaunchBounds));
    let both = geometry.registers_for_launch_bounds(u32::MAX, u32::MAX).unwrap();
    assert_eq!((both.registers, both.ignored), (255, IgnoredBounds::Both));
    let min_blocks = geometry.registers_for_launch_bounds(1, u32::MAX).unwrap();
    assert_eq!(
        (min_blocks.registers, min_blocks.ignored),
        (255, IgnoredBounds::MinBlocks)
    );
}

/// On every architecture as many blocks fit as were asked for, as far as whole warps fit.
#[test]
fn launch_bounds_keep_their_promise() {
    for sm in table() {
        let geometry = sm.cc().geometry().unwrap();
        for threads in 1..=1024 {
            for blocks in 1..=geometry.max_blocks_per_sm {
                let bound = geometry.registers_for_launch_bounds(threads, blocks).unwrap();
                let whole_warps = threads.div_ceil(32) * blocks <= geometry.max_warps_per_sm;
                if bound.ignored == IgnoredBounds::None && whole_warps && sm.registers_per_block == sm.registers_per_sm
                {
                    let kernel = Kernel {
                        block_size: threads,
                        registers: bound.registers,
                        ..Kernel::default()
                    };
                    let found = geometry.occupancy(&kernel).unwrap();
                    assert!(found.blocks >= blocks, "{} {threads} x {blocks}: {bound:?}", sm.cc().0);
                }
            }
        }
    }
}

#[test]
fn registers_of_a_warp() {
    for sm in table() {
        let geometry = sm.cc().geometry().unwrap();
        for registers in 0..=300 {
            let expected = (registers <= sm.registers_per_thread).then(|| sm.registers_of_warp(registers));
            assert_eq!(
                geometry.registers_per_warp(registers as u32).map(i64::from),
                expected,
                "{registers}"
            );
        }
        assert_eq!(geometry.registers_per_warp(u32::MAX), None);
    }
}
