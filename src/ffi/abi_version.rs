//! The number of the C interface. Made from `include/smarch/interface.json`; `make header` makes it anew.

pub const ABI_VERSION: u32 = 0x05935db3;
pub const ABI_VERSION: u32 = 0xe45effb9;
pub const ABI_VERSION: u32 = 0x0f8634aa;
