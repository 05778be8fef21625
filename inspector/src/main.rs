//! The command `smarch`.

use smarch_inspector::os;
use std::process::ExitCode;

#[global_allocator]
static MEMORY: os::Memory = os::Memory;

fn main() -> ExitCode {
    os::die_of_broken_pipes();
    os::map_files();
    os::remove_at_signals();
    ExitCode::from(smarch_inspector::run(std::env::args_os()))
}
