//! Files and standard input as bytes.

use crate::os::Mapped;
use crate::output::os_text;
use smarch_answers::{Refusal, shown};
use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::ops::Deref;
use std::path::Path;
use std::sync::OnceLock;

/// No more is read of a stream, which may have no end.
const LONGEST_STREAM: u64 = 4 << 30;
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

/// The bytes of a file, mapped, or why they cannot be had.
pub fn open(path: &Path) -> Result<FileBytes, Refusal> {
    open_mapped_from(path, 0)
}

/// The same, and mapped only where there are so many bytes.
pub fn open_mapped_from(path: &Path, mapped_from: u64) -> Result<FileBytes, Refusal> {
    let name = shown_path(path);
    let mut options = OpenOptions::new();
    options.read(true);
    // A pipe without a writer does not block, and a terminal does not become ours.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NONBLOCK | libc::O_NOCTTY);
    let file = options.open(path).map_err(|error| refused(&name, &error))?;
    map(&file, &name, mapped_from)
}

fn map(file: &File, name: &str, mapped_from: u64) -> Result<FileBytes, Refusal> {
    let status = file.metadata().map_err(|error| refused(name, &error))?;
    if status.is_dir() {
        return Err(format!("{name}: is a directory").into());
    }
    if !status.is_file() {
        return Err(format!("{name}: is no regular file").into());
    }
    if status.len() == 0 {
        return Ok(FileBytes::Read(Vec::new()));
    }
    if status.len() < mapped_from {
        let mut bytes = Vec::new();
        let read = file.take(mapped_from).read_to_end(&mut bytes);
        read.map_err(|error| refused(name, &error))?;
        return Ok(FileBytes::Read(bytes));
    }
    let mapped = Mapped::new(file, name).map_err(|error| refused(name, &error))?;
    Ok(FileBytes::Mapped(mapped))
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
            return map(&file, STANDARD_INPUT, 0);
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
