//! What firmware does: no allocation, no strings of its own, results in memory that the caller has. Only `main` needs an operating system; the
//! crate in examples/consumers/rust-no-std is one without std as a whole.
use smarch::cubin::{Fault, Kernel, ListError, identify, kernels};
use smarch::rules::load::loads_why;
use smarch::{Answer, Cc, Error};

/// Why a kernel is not started.
#[derive(Debug)]
#[expect(dead_code, reason = "only printed here")]
enum Refusal {
    NotThisDevice(smarch::Verdict),
    TooManyKernels(usize),
    Damaged(Error),
}

/// The most registers of a thread of any kernel, of at most as many kernels as there is room for.
fn registers_to_reserve<'a>(cubin: &'a [u8], device: Cc, room: &mut [Kernel<'a>]) -> Result<u32, Refusal> {
    let target = identify(cubin).map_err(Refusal::Damaged)?.target;
    let verdict = loads_why(target.ok_or(Refusal::Damaged(Error::NameUnknownNumber))?, device);
    if verdict.answer() != Answer::Yes {
        return Err(Refusal::NotThisDevice(verdict));
    }
    let found = kernels(cubin, room).map_err(|error| match error {
        ListError::File(Fault { error, .. }) => Refusal::Damaged(error),
        ListError::BufferTooSmall { needed } => Refusal::TooManyKernels(needed),
    })?;
    Ok(found.iter().filter_map(|it| it.registers).max().unwrap_or(0))
}

fn main() -> std::io::Result<()> {
    let cubin = std::fs::read("examples/kernels/kernels.cubin")?;
    let mut room = [Kernel::default(); 8];
    println!("{:?}", registers_to_reserve(&cubin, Cc(90), &mut room));
    println!("{:?}", registers_to_reserve(&cubin, Cc(90), &mut room[..2]));
    println!("{:?}", registers_to_reserve(&cubin, Cc(100), &mut room));
    println!("{:?}", registers_to_reserve(&cubin[..99], Cc(90), &mut room));
    Ok(())
}
