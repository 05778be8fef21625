//! What the reader notes of a function while it reads.

/// What the reader notes of a function while it reads, in the caller's array: there is no other memory. It means
/// nothing afterwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(8))]
#[doc(alias = "opaque words: 4")]
pub struct Scratch {
    /// Where its name lies in the file.
    pub(super) name_at: u64,
    /// How long its name is.
    pub(super) name_len: u64,
    /// The number of its symbol.
    pub(super) symbol: u32,
    /// The number of its code's section.
    pub(super) section: u32,
    /// The place in the array of the function that is at this one's place by name.
    pub(super) order: u32,
    /// What was found already.
    pub(super) seen: u32,
}

impl Scratch {
    /// Where the name lies in the file.
    pub(super) fn name(&self) -> Option<core::ops::Range<usize>> {
        let start = usize::try_from(self.name_at).ok()?;
        Some(start..start.checked_add(usize::try_from(self.name_len).ok()?)?)
    }
}

// What the C header assumes about its size, on every machine.
const _: () = assert!(size_of::<Scratch>() == 4 * size_of::<u64>());
