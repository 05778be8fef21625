//! Files that are written: pictures, extracted images. Nothing is replaced unless asked for, no link is followed.

use crate::open::shown_path;
use crate::os::RemovedAtSignals;
use crate::output::os_text;
use smarch_answers::Refusal;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

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
        return Err(format!("{path}: is not a regular file").into());
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

/// A file beside `path` that becomes that file when it is whole. A signal that ends the program, and any failure, removes it.
struct Unfinished {
    path: PathBuf,
    _at_signals: RemovedAtSignals,
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

impl Unfinished {
    fn beside(path: &Path) -> io::Result<(Self, File)> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        loop {
            let name = format!(".smarch-{}-{}.part", process::id(), NUMBER.fetch_add(1, Relaxed));
            let path = path.with_file_name(name);
            let at_signals = RemovedAtSignals::new(&path);
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => return Ok((Self { path, _at_signals: at_signals }, file)),
                // Left by a program that was killed, whose number this one has.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Gives it its name. What has that name is replaced where that was asked, the name alone: neither links nor other names of the same file
    /// are followed.
    fn finish(self, path: &Path, existing: Existing) -> Result<(), Refusal> {
        let named = match existing {
            Existing::IsReplaced => fs::rename(&self.path, path),
            Existing::IsRefused => fs::hard_link(&self.path, path).or_else(|error| match error.kind() {
                ErrorKind::AlreadyExists => Err(error),
                // There are systems of files without links.
                _ => fs::rename(&self.path, path),
            }),
        };
        named.map_err(|error| match check_free(path, existing) {
            Err(refusal) => refusal,
            Ok(()) => cannot_write(path, &error),
        })
    }
}

fn cannot_write(path: &Path, error: &io::Error) -> Refusal {
    Refusal(format!("{}: cannot be written: {}", shown_path(path), os_text(error)))
}

/// Writes a file: as a whole or not at all.
pub fn write_file(path: &Path, bytes: &[u8], existing: Existing) -> Result<(), Refusal> {
    check_free(path, existing)?;
    let cannot = |error: io::Error| cannot_write(path, &error);
    let (unfinished, mut file) = Unfinished::beside(path).map_err(cannot)?;
    // It stays readable and writable to whom it was.
    if let Ok(before) = fs::symlink_metadata(path) {
        file.set_permissions(before.permissions()).map_err(cannot)?;
    }
    file.write_all(bytes).and_then(|()| file.flush()).map_err(cannot)?;
    drop(file);
    check_free(path, existing)?;
    unfinished.finish(path, existing)
}

#[cfg(all(test, unix))]
mod tests {
    use super::{Existing, write_file};
    use std::fs;
    use std::path::PathBuf;

    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("smarch-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        path
    }

    #[test]
    fn another_name_of_a_replaced_file_keeps_what_it_has() {
        let folder = folder("links");
        let (path, other) = (folder.join("a.cubin"), folder.join("precious"));
        fs::write(&other, b"precious").unwrap();
        fs::hard_link(&other, &path).unwrap();
        assert!(write_file(&path, b"new", Existing::IsRefused).is_err());
        write_file(&path, b"new", Existing::IsReplaced).unwrap();
        assert_eq!((fs::read(&path).unwrap(), fs::read(&other).unwrap()), (b"new".to_vec(), b"precious".to_vec()));
        fs::remove_file(&path).unwrap();
        std::os::unix::fs::symlink(&other, &path).unwrap();
        assert!(write_file(&path, b"new", Existing::IsReplaced).is_err());
        assert_eq!(fs::read(&other).unwrap(), b"precious");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_fails_leaves_nothing() {
        let folder = folder("failures");
        let path = folder.join("a.cubin");
        fs::create_dir(&path).unwrap();
        assert!(write_file(&path, b"new", Existing::IsReplaced).is_err());
        assert!(write_file(&folder.join("none/b.cubin"), b"new", Existing::IsRefused).is_err());
        write_file(&folder.join("c.cubin"), b"new", Existing::IsRefused).unwrap();
        let mut names: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["a.cubin", "c.cubin"]);
        fs::remove_dir_all(folder).unwrap();
    }
}
