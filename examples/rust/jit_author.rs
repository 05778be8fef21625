//! A JIT asks which of its images a device runs, why not the others, and what to compile for it.
use smarch::drivers::Driver;
use smarch::rules::best_target::best_target;
use smarch::rules::pick::{Image, pick, picks_why};
use smarch::{Cc, Error, Name, NameKind, Suffix, Toolkit, Version};

fn main() -> Result<(), Error> {
    let (device, driver) = (Cc(89), "550.54.14".parse::<Driver>()?);
    let mut images = Vec::new();
    for name in ["sm_80", "sm_90a", "compute_80"] {
        let name: Name = name.parse()?;
        let ptx = (name.kind == NameKind::Compute).then_some(Version::new(8, 0));
        images.push(Image {
            name,
            ptx,
            toolkit: Some(Version::new(12, 4)),
        });
    }
    match pick(driver, images.iter().copied(), device) {
        Some(choice) => println!("{} runs: {}", images[choice.index].name, choice.reason),
        None => println!("nothing runs"),
    }
    for (index, image) in images.iter().enumerate() {
        if let Some(verdict) = picks_why(driver, images.iter().copied(), device, index) {
            println!("  {}: {verdict}", image.name);
        }
    }
    // What to compile, with the toolkit that is at hand.
    if let Some(target) = best_target(Toolkit::V12_4, device, Suffix::Base) {
        println!("compile for {target}, with .version {} at most", Toolkit::V12_4.ptx());
    }
    Ok(())
}
