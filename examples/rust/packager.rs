//! A package's architecture list: what it builds, which devices run nothing of it, and the same list for CMake.
use smarch::arch_list::{Syntax, parse, write};
use smarch::drivers::Driver;
use smarch::rules::cover::{CoverWith, cover};
use smarch::rules::pick::{Image, pick};
use smarch::{Cc, Toolkit};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (toolkit, driver) = (Toolkit::V12_8, Driver::from(Toolkit::V12_8));
    let list = parse(Syntax::Torch2_7, "8.0;9.0+PTX").map_err(|it| it.to_string())?;
    println!("for CMake: {}", write(Syntax::CmakeVariable, &list)?);

    let devices = [Cc(75), Cc(86), Cc(120)];
    for device in devices {
        let images = list.images().map(|it| Image {
            name: it.name,
            ptx: Some(toolkit.ptx()),
            toolkit: Some(toolkit.version()),
        });
        match pick(driver, images.clone(), device) {
            Some(choice) => println!(
                "{device} runs {}",
                images.clone().nth(choice.index).ok_or("index")?.name
            ),
            None => println!("{device} runs nothing of it"),
        }
    }
    let fewest = cover(toolkit, driver, devices.into_iter(), CoverWith::Cubins)
        .map_err(|at| format!("no image for device {at}"))?;
    println!(
        "cubins for all: {}",
        fewest.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
    );
    Ok(())
}
