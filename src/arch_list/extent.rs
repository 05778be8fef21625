//! Where a token stands in the text, in one number.

/// A text must be shorter than this: an [`Extent`] has 30 bits for the length of a token.
pub(super) const MAX_TEXT_LEN: usize = 1 << 30;

/// The quotes in which a position of a command line stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Quotes {
    None,
    Single,
    Double,
}

/// Where a token begins, in which quotes it begins, and how many bytes it has.
///
/// | bits | what |
/// |---|---|
/// | 0 to 31 | the position of its first byte in the text |
/// | 32 and 33 | the quotes in which that byte stands |
/// | 34 to 63 | the number of its bytes, without the quotes and backslashes that a shell removes |
///
/// Packed into one number because every function of every syntax passes tokens on: a reference to the
/// text and one `u64` are passed in two registers, a structure of more fields is copied to the stack,
/// of which a call of the C interface may take 1 KiB.
#[derive(Clone, Copy)]
pub(super) struct Extent(u64);

impl Extent {
    /// `len` must be below [`MAX_TEXT_LEN`].
    pub fn new(start: u32, quotes: Quotes, len: u32) -> Self {
        Self(u64::from(len << 2 | quotes as u32) << 32 | u64::from(start))
    }

    /// The number in two halves, as [`List::set_scratch`](super::list::List::set_scratch) takes it.
    pub const fn halves(self) -> [u32; 2] {
        [self.0 as u32, (self.0 >> 32) as u32]
    }

    pub const fn from_halves([low, high]: [u32; 2]) -> Self {
        Self((high as u64) << 32 | low as u64)
    }

    /// The position of the first byte.
    pub const fn start(self) -> u32 {
        self.0 as u32
    }

    /// The quotes in which the first byte stands.
    pub const fn quotes(self) -> Quotes {
        match (self.0 >> 32) & 3 {
            0 => Quotes::None,
            1 => Quotes::Single,
            _ => Quotes::Double,
        }
    }

    /// How many bytes.
    pub const fn len(self) -> usize {
        (self.0 >> 34) as usize
    }
}
