//! What the reader notes of a function while it reads.

/// What the reader notes of a function while it reads, in the caller's array: there is no other memory. It means
/// nothing afterwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Scratch {
    /// Where its name lies in the file.
    pub(super) name_at: usize,
    /// How long its name is.
    pub(super) name_len: usize,
    /// The number of its symbol.
    pub(super) symbol: u32,
    /// The number of its code's section.
    pub(super) section: u32,
    /// The place in the array of the function that is at this one's place by name.
    pub(super) order: u32,
    /// What was found already.
    pub(super) seen: u32,
}

/// What was found of a function already: the first section or record of a kind counts.
pub(super) mod seen {
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
}
