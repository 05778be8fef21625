//! What was found of a function already: the first section or record of a kind counts.

pub const REGISTERS: u32 = 1;
pub const STACK: u32 = 2;
pub const FRAME: u32 = 4;
pub const INFO: u32 = 8;
pub const SHARED: u32 = 16;
pub const LOCAL: u32 = 32;
pub const RELOCATIONS: u32 = 64;
/// Another function has the same name: sections cannot be told apart.
pub const NAMESAKE: u32 = 128;
/// It is a device function: it has no launch and no parameters.
pub const DEVICE: u32 = 256;
/// Its place in the order of names holds what it should.
pub const PLACED: u32 = 512;
