//! Files that are written: pictures, extracted images. Nothing is replaced unless asked for, no link is followed.

use crate::open::shown_path;
use crate::output::os_text;
use smarch_answers::Refusal;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;

/// What becomes of a file that has the name already. A symbolic link is refused in any case, and what is no regular file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    IsRefused,
    IsReplaced,
}

impl From<bool> for Existing {
    fn from(force: bool) -> Self {
        if force { Self::IsReplaced } else { Self::IsRefused }
    }
}

/// Whether the file can be written as far as what has its name goes.
pub fn check_free(path: &Path, existing: Existing) -> Result<(), Refusal> {
    let Ok(status) = fs::symlink_metadata(path) else {
        return Ok(());
    };
    let path = shown_path(path);
    if status.is_symlink() {
        return Err(format!("{path}: is a symbolic link, which is not followed").into());
    }
    if status.is_dir() {
        return Err(format!("{path}: is a directory").into());
    }
    if !status.is_file() {
        return Err(format!("{path}: is no regular file").into());
    }
    match existing {
        Existing::IsRefused => Err(format!("{path}: exists; --force replaces it").into()),
        Existing::IsReplaced => Ok(()),
    }
}

/// Makes a folder, and those that it is in, where there is none.
pub fn create_folder(path: &Path) -> Result<(), Refusal> {
    fs::create_dir_all(path).map_err(|error| {
        let why = match error.kind() {
            ErrorKind::AlreadyExists => "Not a directory".to_owned(),
            _ => os_text(&error),
        };
        format!("{}: {why}", shown_path(path)).into()
    })
}

/// Options that refuse what appears at the place after [`check_free`] looked.
fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NOFOLLOW | libc::O_NONBLOCK | libc::O_NOCTTY);
    options
}

/// Writes a file. A new one that cannot be written whole is removed.
pub fn write_file(path: &Path, bytes: &[u8], existing: Existing) -> Result<(), Refusal> {
    check_free(path, existing)?;
    let cannot =
        |error: std::io::Error| Refusal(format!("{}: cannot be written: {}", shown_path(path), os_text(&error)));
    let (mut file, is_new) = match options().create_new(true).open(path) {
        Ok(file) => (file, true),
        Err(error) if error.kind() == ErrorKind::AlreadyExists && existing == Existing::IsReplaced => {
            (options().open(path).map_err(cannot)?, false)
        }
        Err(error) => return Err(cannot(error)),
    };
    if !file.metadata().map_err(cannot)?.is_file() {
        return Err(format!("{}: is no regular file", shown_path(path)).into());
    }
    let emptied = if is_new { Ok(()) } else { file.set_len(0) };
    let written = emptied.and_then(|()| file.write_all(bytes)).and_then(|()| file.flush());
    written.map_err(|error| {
        if is_new {
            let _ = fs::remove_file(path);
        }
        cannot(error)
    })
}
