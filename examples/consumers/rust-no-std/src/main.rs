//! A program without std, with its own panic handler and the C library's entry point: exits with 0 when the answer is yes.

#![no_std]
#![no_main]

use smarch::{Target, Toolkit, rules::compile};

#[link(name = "c")]
unsafe extern "C" {
    safe fn abort() -> !;
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    abort()
}

#[unsafe(no_mangle)]
extern "C" fn main(_argc: i32, _argv: *const *const u8) -> i32 {
    let compiles = Target::parse(b"sm_100f").is_ok_and(|target| compile::ptxas_compiles(Toolkit::DEFAULT, target, Target::Sm103));
    i32::from(!compiles)
}
