//! Answers as JSON, as the inspector writes them. (features: alloc, serde)
use serde_json::json;
use smarch::cubin::{identify, kernels_to_vec};
use smarch::rules::load::loads_why;
use smarch::{Cc, hardware};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let bytes = std::fs::read("examples/kernels/kernels.cubin")?;
    let cubin = identify(&bytes)?;
    let target = cubin.target.ok_or("no known target")?;
    let mut kernel = hardware::Kernel::default();
    (kernel.block_size, kernel.registers, kernel.static_smem) = (256, 40, 8192);
    let sm = target.geometry().ok_or("no hardware")?;
    let all = json!({
        "identity": cubin,
        "kernels": kernels_to_vec(&bytes)?,
        "target": target.info(),
        "hardware": sm,
        "occupancy": sm.occupancy(&kernel)?,
        "load": loads_why(target, Cc(100)),
        "products": smarch::devices::find("RTX 4090"),
    });
    println!("{all:#}");
    Ok(())
}
