//! A program with std that ends on a panic: smarch brings no panic handler of its own.

use smarch::{Target, Toolkit, rules::compile};

fn main() -> Result<(), smarch::Error> {
    let target: Target = std::env::args().nth(1).as_deref().unwrap_or("sm_90a").parse()?;
    println!("{target} for sm_100a: {}", compile::ptxas_compiles_why(Toolkit::DEFAULT, target, Target::Sm100a));
    Ok(())
}
