//! The files in a tar, packed or not; a package of conda, a source package and a layer of a container are tars. A tar is read from its
//! beginning to its end, with one file in memory at a time.

use crate::files::may_hold_code;
use crate::zip::{Inflater, MOST_BYTES_OF_A_BYTE, Member, Problem, Source, Zip};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::cell::Cell;
use ruzstd::decoding::{FrameDecoder, StreamingDecoder};
use std::io::{self, BufRead, BufReader, Cursor, Read};

/// What tells whether a file is such: the first bytes of it.
pub const BYTES_OF_A_KIND: usize = 512;
/// What a file in one is looked at by: PTX may have comments before its .version.
pub const BYTES_OF_A_LOOK: usize = 4096;
/// All that is read of one, unpacked, has at most as many times its bytes as deflate can give, and those that are always free: what packs better does so to hurt.
const FREE_BYTES: u64 = 64 << 20;
/// What a name and other words about a file take at most.
const MOST_BYTES_OF_WORDS: u64 = 16 << 20;
/// The largest windows that packers use: `xz -9` takes 64 MiB, `zstd --ultra` 128.
const LARGEST_WINDOW: u64 = 128 << 20;

/// How a tar is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// Not at all.
    None,
    Gzip,
    Bzip2,
    Xz,
    Zstd,
}

/// A tar, or what may be one when it is unpacked; nothing where the first bytes are of something else.
pub fn packing(first_bytes: &[u8]) -> Option<Packing> {
    match first_bytes {
        [0x1f, 0x8b, 8, ..] => Some(Packing::Gzip),
        [b'B', b'Z', b'h', b'1'..=b'9', 0x31, 0x41, 0x59, 0x26, 0x53, 0x59, ..] => Some(Packing::Bzip2),
        [0xfd, b'7', b'z', b'X', b'Z', 0, ..] => Some(Packing::Xz),
        [0x28, 0xb5, 0x2f, 0xfd, ..] => Some(Packing::Zstd),
        _ if is_tar(first_bytes) => Some(Packing::None),
        _ => None,
    }
}

fn is_tar(first_bytes: &[u8]) -> bool {
    first_bytes.get(257..262) == Some(b"ustar")
}

/// What takes the files: it gets the path of a file within its archive, and its bytes or why there are none, and says whether to go on.
pub type Take<'a> = dyn FnMut(&[u8], Result<&[u8], Problem>) -> bool + 'a;

/// The files in a tar that may hold device code by their first bytes, in its order. Tars inside the tar are opened, as the layers of a
/// container are, but no deeper. `size` is the number of the source's bytes; files above `largest` bytes are refused.
///
/// # Errors
/// [`Problem::NoTar`]: the source holds no tar that can be read. Otherwise the damage behind which nothing can be read.
pub fn files_of_tar(source: impl Read, size: u64, largest: u64, take: &mut Take<'_>) -> Result<(), Problem> {
    Walk::new(size, largest, take).archive(&mut BufReader::new(source), &[], 1).map(|_| ())
}

/// "image.tar:layer.tar": the name of what is in something; with an empty path that of itself.
pub fn name_within(holder: &[u8], path: &[u8]) -> Vec<u8> {
    let separator: &[u8] = if holder.is_empty() || path.is_empty() { b"" } else { b":" };
    [holder, separator, path].concat()
}

/// What a member of a zip file is by its first bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// What may be a tar.
    Tar,
    /// What may hold device code itself.
    Code,
    /// Something else.
    Nothing,
}

/// What is a member?
///
/// # Errors
/// Its first bytes cannot be read.
pub fn held_in<T: Source>(zip: &Zip<T>, member: &Member, inflater: &mut Inflater) -> Result<Held, Problem> {
    let first = zip.read(member, BYTES_OF_A_LOOK, inflater)?;
    Ok(match packing(first) {
        Some(_) => Held::Tar,
        None if may_hold_code(first) => Held::Code,
        None => Held::Nothing,
    })
}

/// The same for a member of a zip file: the member itself, with an empty path, or the files in it if it is a tar, as in a package of conda.
pub fn files_of_member<T: Source>(
    zip: &Zip<T>,
    member: &Member,
    largest: u64,
    inflater: &mut Inflater,
    take: &mut Take<'_>,
) {
    match held_in(zip, member, inflater) {
        Ok(Held::Nothing) => {}
        Ok(Held::Tar) => {
            let read = zip.reader(member).and_then(|(reader, size)| {
                let mut walk = Walk::new(size, largest, take);
                walk.archive(&mut BufReader::new(reader), &[], 0)
            });
            if let Err(problem) = read
                && problem != Problem::NoTar
            {
                take(&[], Err(problem));
            }
        }
        Ok(Held::Code) if member.size > largest => {
            take(&[], Err(Problem::Large { size: member.size, largest }));
        }
        Ok(Held::Code) => {
            take(&[], zip.read(member, usize::MAX, inflater));
        }
        Err(problem) => {
            take(&[], Err(problem));
        }
    }
}

/// What may still be read: of all, and until the next file begins.
#[derive(Clone)]
struct Allowance {
    all: Rc<Cell<u64>>,
    words: Rc<Cell<u64>>,
}

impl Allowance {
    fn take(left: &Cell<u64>, count: u64) -> io::Result<()> {
        let rest = left.get().checked_sub(count);
        left.set(rest.ok_or(io::ErrorKind::QuotaExceeded)?);
        Ok(())
    }
}

/// What is read through it is taken from an allowance.
struct Counted<R> {
    inner: R,
    left: Allowance,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(room)?;
        Allowance::take(&self.left.all, count as u64)?;
        Allowance::take(&self.left.words, count as u64)?;
        Ok(count)
    }
}

/// A frame of zstd, whose first bytes were looked at.
type Frame<R> = StreamingDecoder<io::Chain<Cursor<Vec<u8>>, R>, FrameDecoder>;

/// One frame of zstd after the other, as some packers write them; those that are to be skipped are.
struct Frames<R: Read>(Option<Frame<R>>);

impl<R: Read> Frames<R> {
    fn new(mut source: R) -> io::Result<Self> {
        loop {
            let mut first = Vec::new();
            source.by_ref().take(4).read_to_end(&mut first)?;
            match first.as_slice() {
                [] => return Ok(Self(None)),
                [0x50..=0x5f, 0x2a, 0x4d, 0x18] => {
                    let mut size = [0; 4];
                    source.read_exact(&mut size)?;
                    io::copy(&mut source.by_ref().take(u32::from_le_bytes(size).into()), &mut io::sink())?;
                }
                _ => {
                    let source = Cursor::new(first).chain(source);
                    let frame = StreamingDecoder::new_with_max_window_size(source, LARGEST_WINDOW);
                    return Ok(Self(Some(frame.map_err(|_| io::ErrorKind::InvalidData)?)));
                }
            }
        }
    }
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        while let Some(frame) = &mut self.0 {
            let count = frame.read(room)?;
            if count != 0 || room.is_empty() {
                return Ok(count);
            }
            if let Some(ended) = self.0.take() {
                let (_, source) = ended.into_inner().into_inner();
                *self = Self::new(source)?;
            }
        }
        Ok(0)
    }
}

struct Walk<'a, 'b> {
    left: Allowance,
    largest: u64,
    bytes: Vec<u8>,
    take: &'a mut Take<'b>,
}

/// Why reading failed.
fn problem_of(error: &io::Error) -> Problem {
    match error.kind() {
        io::ErrorKind::QuotaExceeded => Problem::Bomb,
        io::ErrorKind::OutOfMemory => Problem::Memory,
        _ => Problem::TarDamaged,
    }
}

/// Up to so many bytes.
fn first_of(source: &mut dyn Read, count: usize) -> Result<Vec<u8>, Problem> {
    let mut first = Vec::new();
    source.take(count as u64).read_to_end(&mut first).map_err(|error| problem_of(&error))?;
    Ok(first)
}

impl<'a, 'b> Walk<'a, 'b> {
    fn new(size: u64, largest: u64, take: &'a mut Take<'b>) -> Self {
        let all = size.saturating_mul(MOST_BYTES_OF_A_BYTE).saturating_add(FREE_BYTES);
        let left = Allowance { all: Rc::new(Cell::new(all)), words: Rc::new(Cell::new(u64::MAX)) };
        Self { left, largest, bytes: Vec::new(), take }
    }

    /// Goes through what is in one, and in the tars in it where `levels` is not 0; says whether to go on.
    fn archive(&mut self, source: &mut dyn BufRead, path: &[u8], levels: u32) -> Result<bool, Problem> {
        let first = first_of(source, BYTES_OF_A_KIND)?;
        let packing = packing(&first).ok_or(Problem::NoTar)?;
        let source = Cursor::new(first).chain(source);
        let window = u32::try_from(LARGEST_WINDOW >> 10).unwrap_or(u32::MAX);
        let mut unpacked: Box<dyn Read + '_> = match packing {
            Packing::None => Box::new(source),
            Packing::Gzip => Box::new(flate2::bufread::MultiGzDecoder::new(source)),
            Packing::Bzip2 => Box::new(bzip2::bufread::MultiBzDecoder::new(source)),
            Packing::Xz => Box::new(lzma_rust2::XzReader::new_mem_limit(source, true, window)),
            Packing::Zstd => Box::new(Frames::new(source).map_err(|_| Problem::NoTar)?),
        };
        // What cannot be unpacked may be anything.
        let first = first_of(&mut unpacked, BYTES_OF_A_KIND).map_err(|_| Problem::NoTar)?;
        if !is_tar(&first) {
            return Err(Problem::NoTar);
        }
        self.tar(Cursor::new(first).chain(unpacked), path, levels)
    }

    fn tar(&mut self, source: impl Read, path: &[u8], levels: u32) -> Result<bool, Problem> {
        let left = self.left.clone();
        let damaged = |error: io::Error| problem_of(&error);
        let mut archive = ::tar::Archive::new(Counted { inner: source, left: left.clone() });
        let mut entries = archive.entries().map_err(damaged)?;
        loop {
            // Names are read into memory, however long; files are not.
            let words = left.words.replace(MOST_BYTES_OF_WORDS);
            let next = entries.next();
            left.words.set(words);
            let Some(entry) = next else { return Ok(true) };
            let mut entry = entry.map_err(damaged)?;
            let kind = entry.header().entry_type();
            if !kind.is_file() && !kind.is_contiguous() && !kind.is_gnu_sparse() {
                continue;
            }
            let name = entry.path_bytes();
            let name = name.strip_prefix(b"./").unwrap_or(&name);
            let path = name_within(path, name);
            let size = entry.size();
            if kind.is_gnu_sparse() {
                // Its holes take no bytes of the tar.
                Allowance::take(&left.all, size).map_err(damaged)?;
            }
            let first = first_of(&mut entry, BYTES_OF_A_LOOK)?;
            let goes_on = if levels != 0 && packing(&first).is_some() {
                let within = self.archive(&mut BufReader::new(Cursor::new(first).chain(&mut entry)), &path, levels - 1);
                match within {
                    Err(Problem::NoTar) => true,
                    Err(problem @ (Problem::Bomb | Problem::Memory)) => return Err(problem),
                    Err(problem) => (self.take)(&path, Err(problem)),
                    Ok(goes_on) => goes_on,
                }
            } else if !may_hold_code(&first) {
                true
            } else if size > self.largest {
                (self.take)(&path, Err(Problem::Large { size, largest: self.largest }))
            } else {
                self.bytes.clear();
                self.bytes.extend_from_slice(&first);
                entry.read_to_end(&mut self.bytes).map_err(damaged)?;
                if self.bytes.len() as u64 != size {
                    return Err(Problem::TarDamaged);
                }
                (self.take)(&path, Ok(&self.bytes))
            };
            if !goes_on {
                return Ok(false);
            }
            // What is left of it: the next step may read words alone.
            io::copy(&mut entry, &mut io::sink()).map_err(damaged)?;
        }
    }
}

#[cfg(test)]
#[path = "tars_tests.rs"]
mod tests;
