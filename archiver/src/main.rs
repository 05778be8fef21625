//! archiver IN OUT: makes an archive of many objects, OUT, of the one object of smarch in the archive IN, which rustc made.
//!
//! A linker takes an object of an archive when something in it is needed, and then all of it; so a program pays for what it uses
//! only if each thing that is needed alone is an object of its own. The code stays what rustc optimised as one module: no
//! instruction changes, only the borders between objects.
//!
//! The sections of the object are parted into groups that no program can need in part (`groups`), each of which becomes an object.
//! What one group uses of another becomes a global symbol, hidden and called `smarch_internal_...` (`names`); the functions
//! of the interface are hidden, too, so that a function of one shared library never binds to that of another one's copy.
//!
//! So it does with objects of ELF and of COFF. Those of Mach-O and of WebAssembly stay whole: their linkers go by functions, docs/platforms.md.
//! An archive that is called `.lib` is one for Microsoft's linker.

mod coff;
mod elf;
mod groups;
mod names;

use std::fs;
use std::io::Cursor;
use std::process::ExitCode;

use ar_archive_writer::{ArchiveKind, DEFAULT_OBJECT_READER, NewArchiveMember, write_archive_to_stream};
use object::FileKind;
use object::read::archive::ArchiveFile;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [from, to] = arguments.as_slice() else {
        eprintln!("usage: archiver IN OUT");
        return ExitCode::from(2);
    };
    match archive(from, to) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("archiver: {from}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn archive(from: &str, to: &str) -> Result<()> {
    let bytes = fs::read(from)?;
    let mut kind = if to.ends_with(".lib") {
        ArchiveKind::Coff
    } else {
        ArchiveKind::Gnu
    };
    let mut members = Vec::new();
    for member in ArchiveFile::parse(&*bytes)?.members() {
        let member = member?;
        let name = String::from_utf8_lossy(member.name()).into_owned();
        // What rustc adds beside the crate's own object (compiler_builtins) would put foreign symbols into every program.
        if !name.starts_with("smarch-") && !name.starts_with("smarch.") {
            continue;
        }
        let data = member.data(&*bytes)?;
        match FileKind::parse(data) {
            Ok(FileKind::Elf32 | FileKind::Elf64) => members.extend(elf::split(&name, data)?),
            Ok(FileKind::Coff) => members.extend(coff::split(&name, data)?),
            other => {
                if let Ok(FileKind::MachO64) = other {
                    kind = ArchiveKind::Darwin64;
                }
                members.push((name, data.to_vec()));
            }
        }
    }
    if members.is_empty() {
        return Err("it holds no object of smarch".into());
    }
    let members: Vec<_> = members
        .into_iter()
        .map(|(name, data)| NewArchiveMember::new(data, &DEFAULT_OBJECT_READER, name))
        .collect();
    let mut out = Cursor::new(Vec::new());
    write_archive_to_stream(&mut out, &members, kind, false, None)?;
    fs::write(to, out.into_inner())?;
    Ok(())
}
