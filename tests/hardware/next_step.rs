//! The next step by brute force over the reference: applying it gains a block, and nothing smaller does.

use super::reference::{Asked, Sm, table};
use super::sweep::random_kernel;
use smarch::hardware::Kernel;

/// The reference's blocks, with memory per thread.
fn blocks(sm: &Sm, asked: &Asked, per_thread: i64) -> i64 {
    let dyn_ = asked.dyn_ + per_thread * asked.block;
    sm.occupancy(&Asked { dyn_, ..*asked }).blocks
}

#[test]
fn the_least_change_gains_a_block() {
    let table = table();
    let mut random = fastrand::Rng::with_seed(7);
    let mut found = [0; 8];
    for round in 0..2_000 {
        let sm = &table[round % table.len()];
        let mut asked = random_kernel(&mut random, sm);
        // Kernels that one thing limits are rare among random ones.
        match random.u8(0..6) {
            0 => (asked.static_, asked.dyn_) = (asked.static_ / 64, asked.dyn_ / 64),
            1 => (asked.regs, asked.bars, asked.virt) = (asked.regs / 8, 0, 0),
            2 => (asked.regs, asked.static_, asked.dyn_) = (asked.regs / 8, 0, 0),
            3 => (asked.regs, asked.bars, asked.virt, asked.cache, asked.carve) = (0, 0, 0, 2, -1),
            _ => {}
        }
        let per_thread = if random.bool() { random.i64(0..40) } else { 0 };
        let kernel = Kernel {
            dynamic_smem_per_thread: per_thread as u32,
            ..asked.kernel()
        };
        let step = sm.cc().geometry().unwrap().next_step(&kernel).unwrap();
        let at = format!("{} {asked:?} + {per_thread} per thread: {step:?}", sm.cc().0);

        let now = blocks(sm, &asked, per_thread);
        assert_eq!(i64::from(step.blocks), now, "{at}");
        let gains = |asked: Asked| blocks(sm, &asked, per_thread) > now;
        let below = |most: i64, change: &dyn Fn(i64) -> Asked| (0..most).rev().find(|&n| gains(change(n)));

        let registers = below(asked.regs, &|regs| Asked { regs, ..asked });
        assert_eq!(step.registers.get().map(i64::from), registers, "{at}");
        let static_smem = below(asked.static_, &|static_| Asked { static_, ..asked });
        assert_eq!(step.static_smem.get().map(i64::from), static_smem, "{at}");
        let dynamic_smem = below(asked.dyn_, &|dyn_| Asked { dyn_, ..asked });
        assert_eq!(step.dynamic_smem.get().map(i64::from), dynamic_smem, "{at}");
        let barriers = below(asked.bars, &|bars| Asked { bars, ..asked });
        assert_eq!(step.barriers.get().map(i64::from), barriers, "{at}");
        let virtual_resources = below(asked.virt, &|virt| Asked { virt, ..asked });
        assert_eq!(step.virtual_resources.get().map(i64::from), virtual_resources, "{at}");
        let smaller = (1..asked.block).rev().find(|&block| gains(Asked { block, ..asked }));
        assert_eq!(step.smaller_block.get().map(i64::from), smaller, "{at}");
        let larger = (asked.block + 1..=1024).find(|&block| gains(Asked { block, ..asked }));
        assert_eq!(step.larger_block.get().map(i64::from), larger, "{at}");

        // Opting in to what the kernel takes: only where nothing fits without.
        let maxdyn = asked.dyn_ + per_thread * asked.block;
        let optin = (!asked.optin
            && gains(Asked {
                optin: true,
                maxdyn,
                ..asked
            }))
        .then_some(maxdyn);
        assert_eq!(step.optin.get().map(i64::from), optin, "{at}");
        assert!(optin.is_none() || now == 0, "{at}");

        // The largest block is the largest of all that run, and what keeps out the next is what limits that.
        let size = |block| blocks(sm, &Asked { block, ..asked }, per_thread);
        let runs = (1..=1024 / 32).map(|warps| warps * 32).rfind(|&block| size(block) > 0);
        let geometry = sm.cc().geometry().unwrap();
        let largest = geometry.largest_block(&kernel).unwrap();
        assert_eq!(largest.map(|largest| i64::from(largest.block_size)), runs, "{at}");
        if let Some(largest) = largest {
            let next = Kernel {
                block_size: largest.block_size + 32,
                ..kernel
            };
            let next = geometry.occupancy(&next).unwrap();
            assert_eq!((next.blocks, next.limiters), (0, largest.limiters), "{at}");
            let bound = largest.block_size.saturating_sub(17).max(1);
            let bounded = Kernel {
                max_block_size: Some(bound),
                ..kernel
            };
            let bounded = geometry.largest_block(&bounded).unwrap().unwrap();
            assert_eq!((bounded.block_size, bounded.limiters.bits()), (bound, 0), "{at}");
        }

        let steps = [
            optin,
            registers,
            static_smem,
            dynamic_smem,
            barriers,
            virtual_resources,
            smaller,
            larger,
        ];
        for (count, step) in found.iter_mut().zip(steps) {
            *count += i32::from(step.is_some());
        }
    }
    assert!(
        found.iter().all(|&count| count >= 3),
        "every kind of step is met: {found:?}"
    );
}

#[test]
fn nothing_is_left_to_take() {
    let geometry = smarch::Target::Sm90.geometry().unwrap();
    let kernel = Kernel {
        block_size: 1,
        ..Kernel::default()
    };
    let step = geometry.next_step(&kernel).unwrap();
    assert_eq!(step.blocks, 32);
    assert_eq!([step.registers, step.smaller_block, step.larger_block], [None; 3]);
    assert_eq!(
        [
            step.static_smem,
            step.dynamic_smem,
            step.barriers,
            step.virtual_resources
        ],
        [None; 4]
    );
}

/// Fewer registers by brute force: of all counts below, the highest with which the best block size has more warps on an SM.
#[test]
fn fewer_registers_bring_more_warps() {
    let mut found = 0;
    for sm in table() {
        let geometry = sm.cc().geometry().unwrap();
        let warps = |registers| {
            let kernel = Kernel {
                registers,
                static_smem: 3_000,
                ..Kernel::default()
            };
            let best = geometry.best_block(&kernel).unwrap().unwrap();
            geometry
                .occupancy(&Kernel {
                    block_size: best.block_size,
                    ..kernel
                })
                .unwrap()
                .warps
        };
        for registers in (0..=geometry.max_registers_per_thread).step_by(7) {
            let kernel = Kernel {
                registers,
                static_smem: 3_000,
                ..Kernel::default()
            };
            let fewer = geometry.fewer_registers(&kernel).unwrap();
            let expected = (1..registers).rev().find(|&fewer| warps(fewer) > warps(registers));
            assert_eq!(fewer, expected, "{}: {registers}", sm.cc().0);
            found += u32::from(fewer.is_some());
        }
    }
    assert!(found > 100, "{found}");
}
