//! The images of a file, one after the other, unpacked.

use super::contents::Contents;
use super::unpack::Unpacker;
use smarch::cubin::Fault;

/// Goes through the images of a file in their order, with the bytes of few in memory at a time. A program with threads does it side by side.
pub trait EachImage {
    /// Does `work` with each image that is wanted, its number and its bytes, or why these cannot be had, anywhere and in any order; `take`
    /// gets the results here, in the order of the images.
    fn each<T: Send>(
        &self,
        contents: &Contents<'_>,
        is_wanted: impl Fn(usize) -> bool + Sync,
        work: impl Fn(usize, Result<&[u8], Fault>) -> T + Sync,
        take: impl FnMut(usize, T),
    );
}

/// One image after the other.
#[derive(Clone, Copy, Debug, Default)]
pub struct OneByOne;

impl EachImage for OneByOne {
    fn each<T: Send>(
        &self,
        contents: &Contents<'_>,
        is_wanted: impl Fn(usize) -> bool + Sync,
        work: impl Fn(usize, Result<&[u8], Fault>) -> T + Sync,
        mut take: impl FnMut(usize, T),
    ) {
        let mut unpacker = Unpacker::new(contents);
        for index in (0..contents.images.len()).filter(|index| is_wanted(*index)) {
            take(index, work(index, unpacker.bytes_of(index)));
        }
    }
}
