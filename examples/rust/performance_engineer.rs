//! Every kernel of a cubin: how many blocks fit on an SM, what limits them, what one register less would bring. (features: alloc)
use smarch::cubin::{identify, kernels_to_vec};
use smarch::hardware::{Kernel, Limiters};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = std::env::args()
        .nth(1)
        .unwrap_or("examples/kernels/kernels.cubin".into());
    let bytes = std::fs::read(file)?;
    let target = identify(&bytes)?.target.ok_or("no known target")?;
    let sm = target.geometry().ok_or("no hardware")?;
    for uses in kernels_to_vec(&bytes)? {
        let bound = uses.launch.and_then(|it| it.max_block).map(|[x, y, z]| x * y * z);
        let mut kernel = Kernel {
            registers: uses.registers.unwrap_or(0),
            static_smem: uses.static_smem.unwrap_or(0).into(),
            barriers: uses.barriers.unwrap_or(0),
            max_block_size: bound,
            ..Kernel::default()
        };
        let best = sm.best_block(&kernel)?.map(|it| it.block_size);
        kernel.block_size = bound.or(best).ok_or("no block size can run")?;
        let fit = sm.occupancy(&kernel)?;
        let limits = Limiters::ALL
            .iter()
            .filter(|it| fit.limiters.contains(it.0))
            .map(|it| it.2);
        println!(
            "{}: {} blocks of {}, {} of {} warps, limited by {}",
            String::from_utf8_lossy(uses.name),
            fit.blocks,
            kernel.block_size,
            fit.warps,
            fit.max_warps,
            limits.collect::<Vec<_>>().join(" and "),
        );
        if let Some(registers) = sm.next_step(&kernel)?.registers.get() {
            println!("  one block more with {registers} registers, {} now", kernel.registers);
        }
    }
    Ok(())
}
