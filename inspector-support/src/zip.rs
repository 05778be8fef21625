//! The members of a zip file that is in memory.

use std::fmt;

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
    NotZip,
    Damaged,
    Encrypted,
    Method,
    Overlaps,
    Promise,
    Checksum,
    Memory,
    Panic,
}

impl Problem {
    pub fn text(self) -> &'static std::ffi::CStr {
        match self {
            Problem::NotZip => c"no zip file: its directory cannot be found",
            Problem::Damaged => c"the zip file is damaged here",
            Problem::Encrypted => c"is encrypted",
            Problem::Method => c"is packed by a method other than deflate",
            Problem::Overlaps => c"shares bytes with another member of the zip file",
            Problem::Promise => c"its size is not the one that the zip file's directory gives",
            Problem::Checksum => c"its checksum is wrong",
            Problem::Memory => c"not enough memory for it",
            Problem::Panic => c"the reader of zip files failed",
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().to_string_lossy())
    }
}

/// A file in a zip file, as the directory has it.
pub struct Member<'a> {
    pub name: &'a [u8],
    pub size: u64,
    method: CompressionMethod,
    place: ZipArchiveEntryWayfinder,
    problem: Option<Problem>,
}

/// A zip file, its directory read.
pub struct Zip<'a> {
    archive: ZipSliceArchive<&'a [u8]>,
    members: Vec<Member<'a>>,
    decoder: Decompress,
    output: Vec<u8>,
}

impl<'a> Zip<'a> {
    /// The members in the order of their names; folders are left out. Zip64 is understood. Members that share bytes, as bombs do,
    /// have that as their problem.
    pub fn open(bytes: &'a [u8]) -> Result<Zip<'a>, Problem> {
        let archive = ZipArchive::from_slice(bytes).map_err(|_| Problem::NotZip)?;
        let mut members = Vec::new();
        // The names are in the bytes, not in the archive's own memory: they are found there again.
        let entries = ZipArchive::from_slice(bytes).map_err(|_| Problem::NotZip)?;
        for entry in entries.entries() {
            let entry = entry.map_err(|_| Problem::Damaged)?;
            if entry.is_dir() {
                continue;
            }
            let name = entry.file_path();
            let name = within(bytes, name.as_ref()).ok_or(Problem::Damaged)?;
            let is_encrypted = entry.flags().is_encrypted() || entry.flags().has_strong_encryption();
            members.push(Member {
                name,
                size: entry.uncompressed_size_hint(),
                method: entry.compression_method(),
                place: entry.wayfinder(),
                problem: is_encrypted.then_some(Problem::Encrypted),
            });
        }
        mark_overlaps(&archive, &mut members);
        members.sort_by(|one, other| one.name.cmp(other.name));
        Ok(Zip {
            archive,
            members,
            decoder: Decompress::new(false),
            output: Vec::new(),
        })
    }

    pub fn members(&self) -> &[Member<'a>] {
        &self.members
    }

    /// The first bytes of a member, no more than `limit`; all of them where it has no more, and then their number and the
    /// checksum are those of the directory.
    pub fn read(&mut self, index: usize, limit: usize) -> Result<&[u8], Problem> {
        let member = self.members.get(index).ok_or(Problem::Damaged)?;
        if let Some(problem) = member.problem {
            return Err(problem);
        }
        let entry = self.archive.get_entry(member.place).map_err(|_| Problem::Damaged)?;
        let (start, end) = entry.compressed_data_range();
        let stored = usize::try_from(start).ok().zip(usize::try_from(end).ok());
        let bytes: &'a [u8] = self.archive.get_ref();
        let stored = stored
            .and_then(|(start, end)| bytes.get(start..end))
            .ok_or(Problem::Damaged)?;
        let output = match member.method {
            CompressionMethod::STORE => {
                if stored.len() as u64 != member.size {
                    return Err(Problem::Promise);
                }
                stored.get(..limit).unwrap_or(stored)
            }
            CompressionMethod::DEFLATE => {
                if member.size > (stored.len() as u64).saturating_mul(MOST_BYTES_OF_A_BYTE) {
                    return Err(Problem::Promise);
                }
                inflate(&mut self.decoder, stored, member.size, limit, &mut self.output)?;
                &self.output
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

/// The same bytes as a part of `all`, for as long as that lives.
fn within<'a>(all: &'a [u8], part: &[u8]) -> Option<&'a [u8]> {
    let start = (part.as_ptr() as usize).checked_sub(all.as_ptr() as usize)?;
    all.get(start..start.checked_add(part.len())?)
}

fn mark_overlaps(archive: &ZipSliceArchive<&[u8]>, members: &mut [Member]) {
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

/// Puts up to `limit` bytes into `output`, whose memory grows with what comes, not with what is promised.
fn inflate(
    decoder: &mut Decompress,
    stored: &[u8],
    size: u64,
    limit: usize,
    output: &mut Vec<u8>,
) -> Result<(), Problem> {
    decoder.reset(false);
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
        let (made, is_end) = step(decoder, stored, output.get_mut(start..).unwrap_or_default())?;
        output.truncate(start + made);
        if is_end {
            break;
        }
    }
    if output.len() < wanted {
        return Err(Problem::Promise);
    }
    // All that is promised is there: the stream must end, without another byte.
    if output.len() as u64 == size && step(decoder, stored, &mut [0]).is_ok_and(|(more, _)| more != 0) {
        return Err(Problem::Promise);
    }
    Ok(())
}

/// Fills `room` with what comes next: how many bytes came, and whether they are the last.
fn step(decoder: &mut Decompress, stored: &[u8], room: &mut [u8]) -> Result<(usize, bool), Problem> {
    let taken = usize::try_from(decoder.total_in()).ok();
    let rest = taken.and_then(|taken| stored.get(taken..)).ok_or(Problem::Damaged)?;
    let (read, made) = (decoder.total_in(), decoder.total_out());
    let status = decoder
        .decompress(rest, room, FlushDecompress::None)
        .map_err(|_| Problem::Damaged)?;
    let made = usize::try_from(decoder.total_out() - made).map_err(|_| Problem::Damaged)?;
    let is_end = status == Status::StreamEnd;
    if !is_end && made == 0 && decoder.total_in() == read {
        return Err(Problem::Damaged);
    }
    Ok((made, is_end))
}
