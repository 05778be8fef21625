//! Every register count and block size on every architecture, against the reference.

use super::reference::{Answer, Asked, table};

#[test]
fn equals_the_reference_everywhere() {
    let mut compared = 0u64;
    for sm in table() {
        let geometry = sm.cc().geometry().unwrap();
        for (static_, dyn_, optin) in [
            (0, 0, false),
            (1, 0, false),
            (5_000, 3_193, false),
            (20_000, 40_000, true),
        ] {
            for regs in 0..=sm.registers_per_thread {
                for block in 1..=1024 {
                    let asked = Asked {
                        regs,
                        block,
                        static_,
                        dyn_,
                        carve: -1,
                        optin,
                        maxdyn: if optin { 40_000 } else { 0 },
                        gc: block % 3,
                        ..Asked::default()
                    };
                    let found = Answer::from(geometry.occupancy(&asked.kernel()).unwrap());
                    assert_eq!(found, sm.occupancy(&asked), "{} {asked:?}", sm.cc().0);
                    compared += 1;
                }
            }
        }
    }
    // 24 architectures with 255 registers, three with 63.
    assert_eq!(compared, 4 * 1024 * (24 * 256 + 3 * 64));
}

/// Everything else that a kernel can ask for, at random.
#[test]
fn equals_the_reference_at_random() {
    let table = table();
    let mut random = fastrand::Rng::with_seed(20);
    for _ in 0..300_000 {
        let sm = &table[random.usize(..table.len())];
        let asked = random_kernel(&mut random, sm);
        let occupancy = sm.cc().geometry().unwrap().occupancy(&asked.kernel()).unwrap();
        assert_eq!(Answer::from(occupancy), sm.occupancy(&asked), "{} {asked:?}", sm.cc().0);

        // What is left is what is not used.
        let used = |per_block: u32| u64::from(occupancy.blocks) * u64::from(per_block);
        let warps = (asked.block as u32).div_ceil(32);
        assert_eq!(u64::from(occupancy.warps), used(warps));
        assert_eq!(i64::from(occupancy.max_warps) * 32, sm.threads_per_sm);
        assert_eq!(
            i64::from(occupancy.warps + occupancy.unused_warps) * 32,
            sm.threads_per_sm
        );
        assert_eq!(used(1) + u64::from(occupancy.unused_slots), sm.blocks_per_sm as u64);
        let registers = used(occupancy.allocated_registers) + u64::from(occupancy.unused_registers);
        assert_eq!(registers, sm.registers_per_sm as u64);
        let smem = used(occupancy.allocated_smem) + u64::from(occupancy.unused_smem);
        assert_eq!(smem, u64::from(occupancy.smem_per_sm));
        assert!(sm.carveouts.contains(&i64::from(occupancy.smem_per_sm)));
    }
}

pub fn random_kernel(random: &mut fastrand::Rng, sm: &super::reference::Sm) -> Asked {
    let optin = random.bool();
    let size = |random: &mut fastrand::Rng, most: i64| match random.u8(0..4) {
        0 => 0,
        1 => random.i64(0..=most),
        2 => random.i64(0..=most / 8),
        _ => random.i64(0..=most / 256) * 256,
    };
    Asked {
        regs: random.i64(0..=sm.registers_per_thread),
        block: random.i64(1..=1100),
        static_: size(random, 50_000),
        dyn_: size(random, if optin { 235_000 } else { 50_000 }),
        cache: random.i64(0..4),
        carve: if random.bool() { random.i64(0..=100) } else { -1 },
        gc: random.i64(0..3),
        optin,
        maxdyn: random.i64(0..235_000),
        bars: random.i64(0..=16),
        virt: if random.bool() { random.i64(0..=130) } else { 0 },
    }
}
