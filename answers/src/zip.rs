//! The members of a zip file, which a wheel is, and a package of conda.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;
use flate2::{Crc, Decompress, FlushDecompress, Status};
use rawzip::{CompressionMethod, ReaderAt, ZipArchive, ZipArchiveEntryWayfinder, ZipLocator};
use std::io::Read;

/// A byte of deflate gives at most so many: what promises more does not keep it.
pub(crate) const MOST_BYTES_OF_A_BYTE: u64 = 1032;
/// What the beginning of the output grows by.
const STEP: usize = 1 << 16;
/// Memory that is kept from one member to the next.
const KEPT: usize = 1 << 20;
/// What a member's entry in the directory takes at most: its name, what is added to it, and its comment have 65,535 bytes at most, each.
const LONGEST_ENTRY: usize = 46 + 3 * 0xffff;

/// Why a zip file, a tar or something in one cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It has no directory.
    NotZip,
    /// Something is not where the directory says.
    Damaged,
    /// It is encrypted.
    Encrypted,
    /// It is packed otherwise than by deflate.
    Method,
    /// It shares bytes with another member.
    Overlaps,
    /// Its size is not that of the directory.
    Promise,
    /// Its checksum is not that of the directory.
    Checksum,
    /// There is no memory for it.
    Memory,
    /// It has more bytes than may be read.
    Large { size: u64, largest: u64 },
    /// There is no tar in what is packed, or it cannot be unpacked.
    NoTar,
    /// The tar or what packs it is not as it should be.
    TarDamaged,
    /// It unpacks to far more than files do.
    Bomb,
}

impl core::error::Error for Problem {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Large { size, largest } => return write!(f, "unpacks to {size} bytes, more than {largest} bytes"),
            Self::NoTar => "is packed and holds no tar that can be read: unpack it first",
            Self::TarDamaged => "the tar or what packs it is damaged here",
            Self::Bomb => "unpacks to more than 1,032 times its bytes",
            Self::NotZip => "no zip file: its directory cannot be found",
            Self::Damaged => "the zip file is damaged here",
            Self::Encrypted => "is encrypted",
            Self::Method => "is packed by a method other than deflate",
            Self::Overlaps => "shares bytes with another member of the zip file",
            Self::Promise => "its size is not the one that the zip file's directory gives",
            Self::Checksum => "its checksum is wrong",
            Self::Memory => "not enough memory for it",
        })
    }
}

/// A file in a zip file, as the directory has it.
#[derive(Debug)]
pub struct Member {
    /// Its path.
    pub name: Vec<u8>,
    /// Its bytes, unpacked, as the directory has it.
    pub size: u64,
    crc: u32,
    method: CompressionMethod,
    place: ZipArchiveEntryWayfinder,
    problem: Option<Problem>,
}

/// Where a zip file's bytes are: in memory, or in a file that is read where it is asked for.
pub trait Source {
    /// How many there are.
    fn size(&self) -> u64;

    /// Fills `room` from a place: how many bytes there were, 0 at the end; nothing where they cannot be read.
    fn read_at(&self, room: &mut [u8], at: u64) -> Option<usize>;
}

impl<T: AsRef<[u8]>> Source for T {
    fn size(&self) -> u64 {
        self.as_ref().len() as u64
    }

    fn read_at(&self, room: &mut [u8], at: u64) -> Option<usize> {
        self.as_ref().read_at(room, at).ok()
    }
}

/// A source as the reader of zip files takes it.
struct Reader<T>(T);

impl<T: Source> ReaderAt for Reader<T> {
    fn read_at(&self, room: &mut [u8], at: u64) -> std::io::Result<usize> {
        self.0.read_at(room, at).ok_or(std::io::ErrorKind::Other.into())
    }
}

/// A zip file, its directory read.
pub struct Zip<T> {
    archive: ZipArchive<Reader<T>>,
    /// In the order of their names.
    pub members: Vec<Member>,
}

/// What one member after the other is unpacked with.
pub struct Inflater {
    decoder: Decompress,
    packed: Vec<u8>,
    output: Vec<u8>,
}

/// What a member is packed as, a piece after the other.
struct Packed<'a, T> {
    source: &'a Reader<T>,
    rest: Range<u64>,
    piece: &'a mut Vec<u8>,
    taken: usize,
}

/// Whether the first bytes are those of a zip file: those of a member, or of the end of a zip file without members.
pub fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

impl<T: Source> Zip<T> {
    /// The members in the order of their names; folders are left out. Zip64 is understood. Members that share bytes, as bombs do, have
    /// that as their problem.
    pub fn open(source: T) -> Result<Self, Problem> {
        let (size, mut buffer) = (source.size(), vec![0; LONGEST_ENTRY]);
        let archive = ZipLocator::new().locate_in_reader(Reader(source), &mut buffer, size);
        let archive = archive.map_err(|_| Problem::NotZip)?;
        let (mut members, mut entries) = (Vec::new(), archive.entries(&mut buffer));
        while let Some(entry) = entries.next_entry().map_err(|_| Problem::Damaged)? {
            if entry.is_dir() {
                continue;
            }
            let is_encrypted = entry.flags().is_encrypted() || entry.flags().has_strong_encryption();
            members.push(Member {
                name: entry.file_path().as_ref().to_vec(),
                size: entry.uncompressed_size_hint(),
                crc: entry.crc32(),
                method: entry.compression_method(),
                place: entry.wayfinder(),
                problem: is_encrypted.then_some(Problem::Encrypted),
            });
        }
        let mut zip = Self { archive, members };
        zip.mark_overlaps();
        zip.members.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(zip)
    }

    /// Where a member's bytes are, as they are stored.
    fn stored(&self, member: &Member) -> Result<Range<u64>, Problem> {
        let entry = self.archive.get_entry(member.place).map_err(|_| Problem::Damaged)?;
        let (start, end) = entry.compressed_data_range();
        if end > self.archive.get_ref().0.size() {
            return Err(Problem::Damaged);
        }
        Ok(start..end)
    }

    /// A member from its beginning to its end, and how many bytes it is stored in. Its checksum is not looked at.
    pub fn reader(&self, member: &Member) -> Result<(Box<dyn Read + '_>, u64), Problem> {
        let stored = self.stored(member)?;
        let size = stored.end - stored.start;
        let reader = rawzip::RangeReader::new(self.archive.get_ref(), stored);
        match (member.problem, member.method) {
            (Some(problem), _) => Err(problem),
            (None, CompressionMethod::STORE) => Ok((Box::new(reader), size)),
            (None, CompressionMethod::DEFLATE) => Ok((Box::new(flate2::read::DeflateDecoder::new(reader)), size)),
            (None, _) => Err(Problem::Method),
        }
    }

    /// The first bytes of a member, no more than `limit`; all of them where it has no more, and then their number and the checksum are
    /// those of the directory.
    pub fn read<'a>(&self, member: &Member, limit: usize, inflater: &'a mut Inflater) -> Result<&'a [u8], Problem> {
        if let Some(problem) = member.problem {
            return Err(problem);
        }
        let stored = self.stored(member)?;
        let size = stored.end - stored.start;
        let source = self.archive.get_ref();
        let output = match member.method {
            CompressionMethod::STORE if size != member.size => return Err(Problem::Promise),
            CompressionMethod::STORE => inflater.copy(source, stored, limit)?,
            CompressionMethod::DEFLATE if member.size > size.saturating_mul(MOST_BYTES_OF_A_BYTE) => {
                return Err(Problem::Promise);
            }
            CompressionMethod::DEFLATE => inflater.inflate(source, stored, member.size, limit)?,
            _ => return Err(Problem::Method),
        };
        if output.len() as u64 == member.size {
            let mut crc = Crc::new();
            crc.update(output);
            if crc.sum() != member.crc {
                return Err(Problem::Checksum);
            }
        }
        Ok(output)
    }

    fn mark_overlaps(&mut self) {
        let (mut ranges, mut damaged) = (Vec::new(), Vec::new());
        for (index, member) in self.members.iter().enumerate() {
            match self.archive.get_entry(member.place) {
                Ok(entry) => ranges.push((entry.compressed_data_range(), index)),
                Err(_) => damaged.push((index, Problem::Damaged)),
            }
        }
        ranges.sort_unstable();
        let mut end_before = 0;
        for &((start, end), index) in &ranges {
            if start < end && start < end_before {
                damaged.push((index, Problem::Overlaps));
            }
            end_before = end_before.max(end);
        }
        for (index, problem) in damaged {
            if let Some(member) = self.members.get_mut(index) {
                member.problem = Some(problem);
            }
        }
    }
}

impl<T: Source> Packed<'_, T> {
    /// What comes next; nothing at the end.
    fn piece(&mut self) -> Result<&[u8], Problem> {
        if self.taken == self.piece.len() && !self.rest.is_empty() {
            let size = (self.rest.end - self.rest.start).min(STEP as u64);
            self.piece.resize(usize::try_from(size).map_err(|_| Problem::Memory)?, 0);
            self.source.read_exact_at(self.piece, self.rest.start).map_err(|_| Problem::Damaged)?;
            self.rest.start += size;
            self.taken = 0;
        }
        Ok(self.piece.get(self.taken..).unwrap_or_default())
    }
}

impl Default for Inflater {
    fn default() -> Self {
        Self { decoder: Decompress::new(false), packed: Vec::new(), output: Vec::new() }
    }
}

impl Inflater {
    /// The place of the next member, empty. The memory of a long one is given back.
    fn emptied(&mut self) {
        if self.output.capacity() > KEPT {
            self.output = Vec::new();
        }
        self.output.clear();
    }

    /// Up to `limit` bytes of a member that is stored as it is.
    fn copy<T: Source>(&mut self, source: &Reader<T>, stored: Range<u64>, limit: usize) -> Result<&[u8], Problem> {
        self.emptied();
        let size = usize::try_from(stored.end - stored.start).map_err(|_| Problem::Memory)?.min(limit);
        self.output.try_reserve_exact(size).map_err(|_| Problem::Memory)?;
        self.output.resize(size, 0);
        source.read_exact_at(&mut self.output, stored.start).map_err(|_| Problem::Damaged)?;
        Ok(&self.output)
    }

    /// Unpacks up to `limit` bytes, for which memory grows with what comes, not with what is promised.
    fn inflate<T: Source>(
        &mut self,
        source: &Reader<T>,
        stored: Range<u64>,
        size: u64,
        limit: usize,
    ) -> Result<&[u8], Problem> {
        self.decoder.reset(false);
        self.emptied();
        self.packed.clear();
        let mut packed = Packed { source, rest: stored, piece: &mut self.packed, taken: 0 };
        let output = &mut self.output;
        let wanted = usize::try_from(size).unwrap_or(usize::MAX).min(limit);
        let mut made = 0;
        while made < wanted {
            if made == output.len() {
                let room = (wanted - made).min(made.max(STEP));
                output.try_reserve_exact(room).map_err(|_| Problem::Memory)?;
                output.resize(made + room, 0);
            }
            let (more, is_end) = step(&mut self.decoder, &mut packed, output.get_mut(made..).unwrap_or_default())?;
            made += more;
            if is_end {
                break;
            }
        }
        output.truncate(made);
        if output.len() < wanted {
            return Err(Problem::Promise);
        }
        // All that is promised is there: the stream must end, without another byte.
        if output.len() as u64 == size
            && step(&mut self.decoder, &mut packed, &mut [0]).is_ok_and(|(more, _)| more != 0)
        {
            return Err(Problem::Promise);
        }
        Ok(output)
    }
}

/// Fills the beginning of `room` with what comes next: how many bytes came, and whether they are the last.
fn step<T: Source>(
    decoder: &mut Decompress,
    packed: &mut Packed<'_, T>,
    room: &mut [u8],
) -> Result<(usize, bool), Problem> {
    let piece = packed.piece()?;
    let (read, made) = (decoder.total_in(), decoder.total_out());
    let status = decoder.decompress(piece, room, FlushDecompress::None).map_err(|_| Problem::Damaged)?;
    let (read, made) = (decoder.total_in() - read, decoder.total_out() - made);
    packed.taken += usize::try_from(read).map_err(|_| Problem::Damaged)?;
    let is_end = status == Status::StreamEnd;
    if !is_end && made == 0 && read == 0 {
        return Err(Problem::Damaged);
    }
    Ok((usize::try_from(made).map_err(|_| Problem::Damaged)?, is_end))
}

#[cfg(test)]
#[path = "zip_tests.rs"]
pub mod tests;
