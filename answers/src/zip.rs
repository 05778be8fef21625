//! The members of a zip file, which a wheel is.

use alloc::vec::Vec;
use core::fmt;
use flate2::{Crc, Decompress, FlushDecompress, Status};
use rawzip::{CompressionMethod, ZipArchive, ZipArchiveEntryWayfinder, ZipSliceArchive};

/// A byte of deflate gives at most so many: what promises more does not keep it.
const MOST_BYTES_OF_A_BYTE: u64 = 1032;
/// What the beginning of the output grows by.
const STEP: usize = 1 << 16;
/// Memory that is kept from one member to the next.
const KEPT: usize = 1 << 20;

/// Why a zip file or one of its members cannot be read.
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
}

impl core::error::Error for Problem {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
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
    method: CompressionMethod,
    place: ZipArchiveEntryWayfinder,
    problem: Option<Problem>,
}

/// A zip file, its directory read.
pub struct Zip<T> {
    archive: ZipSliceArchive<T>,
    /// In the order of their names.
    pub members: Vec<Member>,
}

/// What one member after the other is unpacked with.
pub struct Inflater {
    decoder: Decompress,
    output: Vec<u8>,
}

/// Whether the first bytes are those of a zip file: of a member, or of the end of one without any.
pub fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

impl<T: AsRef<[u8]>> Zip<T> {
    /// The members in the order of their names; folders are left out. Zip64 is understood. Members that share bytes, as bombs do, have
    /// that as their problem.
    pub fn open(bytes: T) -> Result<Self, Problem> {
        let archive = ZipArchive::from_slice(bytes).map_err(|_| Problem::NotZip)?;
        let mut members = Vec::new();
        for entry in archive.entries() {
            let entry = entry.map_err(|_| Problem::Damaged)?;
            if entry.is_dir() {
                continue;
            }
            let is_encrypted = entry.flags().is_encrypted() || entry.flags().has_strong_encryption();
            members.push(Member {
                name: entry.file_path().as_ref().to_vec(),
                size: entry.uncompressed_size_hint(),
                method: entry.compression_method(),
                place: entry.wayfinder(),
                problem: is_encrypted.then_some(Problem::Encrypted),
            });
        }
        mark_overlaps(&archive, &mut members);
        members.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(Self { archive, members })
    }

    /// The first bytes of a member, no more than `limit`; all of them where it has no more, and then their number and the checksum are
    /// those of the directory.
    pub fn read<'a>(&'a self, member: &Member, limit: usize, inflater: &'a mut Inflater) -> Result<&'a [u8], Problem> {
        if let Some(problem) = member.problem {
            return Err(problem);
        }
        let entry = self.archive.get_entry(member.place).map_err(|_| Problem::Damaged)?;
        let (start, end) = entry.compressed_data_range();
        let stored = usize::try_from(start).ok().zip(usize::try_from(end).ok());
        let bytes = self.archive.get_ref().as_ref();
        let stored = stored.and_then(|(start, end)| bytes.get(start..end)).ok_or(Problem::Damaged)?;
        let output = match member.method {
            CompressionMethod::STORE if stored.len() as u64 != member.size => return Err(Problem::Promise),
            CompressionMethod::STORE => stored.get(..limit).unwrap_or(stored),
            CompressionMethod::DEFLATE => {
                if member.size > (stored.len() as u64).saturating_mul(MOST_BYTES_OF_A_BYTE) {
                    return Err(Problem::Promise);
                }
                inflater.inflate(stored, member.size, limit)?
            }
            _ => return Err(Problem::Method),
        };
        if output.len() as u64 == member.size {
            let mut crc = Crc::new();
            crc.update(output);
            if crc.sum() != entry.claim_verifier().crc {
                return Err(Problem::Checksum);
            }
        }
        Ok(output)
    }
}

fn mark_overlaps<T: AsRef<[u8]>>(archive: &ZipSliceArchive<T>, members: &mut [Member]) {
    let mut ranges = Vec::new();
    for (index, member) in members.iter_mut().enumerate() {
        match archive.get_entry(member.place) {
            Ok(entry) => ranges.push((entry.compressed_data_range(), index)),
            Err(_) => member.problem = Some(Problem::Damaged),
        }
    }
    ranges.sort_unstable();
    let mut end_before = 0;
    for &((start, end), index) in &ranges {
        if start < end
            && start < end_before
            && let Some(member) = members.get_mut(index)
        {
            member.problem = Some(Problem::Overlaps);
        }
        end_before = end_before.max(end);
    }
}

impl Default for Inflater {
    fn default() -> Self {
        Self { decoder: Decompress::new(false), output: Vec::new() }
    }
}

impl Inflater {
    /// Unpacks up to `limit` bytes, for which memory grows with what comes, not with what is promised.
    fn inflate(&mut self, stored: &[u8], size: u64, limit: usize) -> Result<&[u8], Problem> {
        self.decoder.reset(false);
        let output = &mut self.output;
        // The memory of a long one is given back.
        if output.capacity() > KEPT {
            *output = Vec::new();
        }
        output.clear();
        let wanted = usize::try_from(size).unwrap_or(usize::MAX).min(limit);
        while output.len() < wanted {
            let start = output.len();
            let room = (wanted - start).min(start.max(STEP));
            output.try_reserve_exact(room).map_err(|_| Problem::Memory)?;
            output.resize(start + room, 0);
            let (made, is_end) = step(&mut self.decoder, stored, output.get_mut(start..).unwrap_or_default())?;
            output.truncate(start + made);
            if is_end {
                break;
            }
        }
        if output.len() < wanted {
            return Err(Problem::Promise);
        }
        // All that is promised is there: the stream must end, without another byte.
        if output.len() as u64 == size && step(&mut self.decoder, stored, &mut [0]).is_ok_and(|(more, _)| more != 0) {
            return Err(Problem::Promise);
        }
        Ok(output)
    }
}

/// Fills `room` with what comes next: how many bytes came, and whether they are the last.
fn step(decoder: &mut Decompress, stored: &[u8], room: &mut [u8]) -> Result<(usize, bool), Problem> {
    let taken = usize::try_from(decoder.total_in()).ok();
    let rest = taken.and_then(|taken| stored.get(taken..)).ok_or(Problem::Damaged)?;
    let (read, made) = (decoder.total_in(), decoder.total_out());
    let status = decoder.decompress(rest, room, FlushDecompress::None).map_err(|_| Problem::Damaged)?;
    let made = usize::try_from(decoder.total_out() - made).map_err(|_| Problem::Damaged)?;
    let is_end = status == Status::StreamEnd;
    if !is_end && made == 0 && decoder.total_in() == read {
        return Err(Problem::Damaged);
    }
    Ok((made, is_end))
}
