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
