//! Files and standard input as bytes.

use crate::os::{Mapped, maps_files};
use crate::output::os_text;
use smarch_answers::zip::Source;
use smarch_answers::{Refusal, shown};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek};
use std::ops::Deref;
use std::path::Path;
use std::sync::OnceLock;

/// No more is read of a stream, which may have no end.
const LONGEST_STREAM: u64 = 4 << 30;
/// No more is read of a file that is not mapped, unless somebody wants more.
pub const LONGEST_READ: u64 = 8 << 30;
/// What standard input is called.
pub const STANDARD_INPUT: &str = "standard input";

/// The bytes of a file: mapped, or read where it is no file.
pub enum FileBytes {
    Mapped(Mapped),
    Read(Vec<u8>),
}

impl Deref for FileBytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Self::Mapped(bytes) => bytes,
            Self::Read(bytes) => bytes,
        }
    }
}

/// A path as it may be printed.
pub fn shown_path(path: &Path) -> String {
    shown(path.as_os_str().as_encoded_bytes())
}

fn refused(name: &str, error: &io::Error) -> Refusal {
    format!("{name}: {}", os_text(error)).into()
}

/// A file that is open, its name, and how many bytes it has: a regular file.
pub struct Opened {
    file: File,
    name: String,
    size: u64,
}

impl Opened {
    /// Opens it, or says why it cannot be read.
    pub fn new(path: &Path) -> Result<Self, Refusal> {
        let name = shown_path(path);
        let mut options = OpenOptions::new();
        options.read(true);
        // A pipe without a writer does not block, and a terminal does not become ours.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NONBLOCK | libc::O_NOCTTY);
        let file = options.open(path).map_err(|error| refused(&name, &error))?;
        Self::of(file, name)
    }

    fn of(file: File, name: String) -> Result<Self, Refusal> {
        let status = file.metadata().map_err(|error| refused(&name, &error))?;
        if status.is_dir() {
            return Err(format!("{name}: is a directory").into());
        }
        if !status.is_file() {
            return Err(format!("{name}: is not a regular file").into());
        }
        Ok(Self { file, name, size: status.len() })
    }

    /// Its first bytes, no more than so many; fewer where they cannot be read.
    pub fn first_bytes(&self, count: usize) -> Vec<u8> {
        let mut bytes = vec![0; count];
        let mut found = 0;
        while let Some(more) = self.read_at(&mut bytes[found..], found as u64).filter(|more| *more != 0) {
            found += more;
        }
        bytes.truncate(found);
        bytes
    }

    /// It, from its beginning on.
    pub fn reader(self) -> impl Read {
        self.file
    }

    /// All bytes, which the name says whose they are: mapped where files are, else read, and then no more than `largest`.
    pub fn bytes(self, largest: u64) -> Result<FileBytes, Refusal> {
        let Self { mut file, name, size } = self;
        if size != 0 && maps_files() {
            return Mapped::new(&file, &name).map(FileBytes::Mapped).map_err(|error| refused(&name, &error));
        }
        if size > largest {
            return Err(format!("{name}: has {size} bytes, more than {largest} bytes; give a larger limit").into());
        }
        let mut bytes = Vec::new();
        let read = file.rewind().and_then(|()| file.take(size).read_to_end(&mut bytes));
        read.map_err(|error| refused(&name, &error))?;
        if (bytes.len() as u64) < size {
            return Err(format!("{name}: became shorter while it was read").into());
        }
        Ok(FileBytes::Read(bytes))
    }
}

/// A zip file's members are read where they are asked for.
impl Source for Opened {
    fn size(&self) -> u64 {
        self.size
    }

    fn read_at(&self, room: &mut [u8], at: u64) -> Option<usize> {
        #[cfg(unix)]
        return std::os::unix::fs::FileExt::read_at(&self.file, room, at).ok();
        #[cfg(windows)]
        return std::os::windows::fs::FileExt::seek_read(&self.file, room, at).ok();
    }
}

/// The bytes of a file, or why they cannot be had.
pub fn open(path: &Path) -> Result<FileBytes, Refusal> {
    Opened::new(path)?.bytes(LONGEST_READ)
}

/// Standard input, which can be read once: mapped where it is a file, else read to its end.
pub fn standard_input() -> Result<&'static FileBytes, Refusal> {
    static BYTES: OnceLock<Result<FileBytes, Refusal>> = OnceLock::new();
    BYTES.get_or_init(read_standard_input).as_ref().map_err(Clone::clone)
}

fn read_standard_input() -> Result<FileBytes, Refusal> {
    #[cfg(unix)]
    if let Ok(owned) = std::os::fd::AsFd::as_fd(&io::stdin()).try_clone_to_owned() {
        let file = File::from(owned);
        if file.metadata().is_ok_and(|status| status.is_file() || status.is_dir()) {
            return Opened::of(file, STANDARD_INPUT.into())?.bytes(LONGEST_STREAM);
        }
    }
    let mut bytes = Vec::new();
    let read = io::stdin().lock().take(LONGEST_STREAM + 1).read_to_end(&mut bytes);
    read.map_err(|error| refused(STANDARD_INPUT, &error))?;
    if bytes.len() as u64 > LONGEST_STREAM {
        let gib = LONGEST_STREAM >> 30;
        return Err(format!("{STANDARD_INPUT}: is longer than {gib} GiB: save it as a file").into());
    }
    Ok(FileBytes::Read(bytes))
}
