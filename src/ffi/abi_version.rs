//! The number of the C interface. Made from `include/smarch/interface.json`; `make header` makes it anew.

pub const ABI_VERSION: u32 = 0xc2a712a7;
