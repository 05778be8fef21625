//! The fat binaries of a file: a file of its own, sections of an ELF file, or of those in an archive.

use super::MAGIC as FATBIN_MAGIC;
use super::archive::{MAGIC as ARCHIVE_MAGIC, Member, Members};
use crate::Error;
use crate::cubin::elf_file::{EM_CUDA, Strings, header, header_at, same, section_names, sections, slice};
use crate::cubin::fault::{Budget, Fault};
use elf::abi::ELFMAGIC;
use elf::endian::LittleEndian;
use elf::parse::ParseAt;
use elf::section::{SectionHeader, SectionHeaderTable};

coded_enum! {
    /// Where in a file a fat binary is.
    pub enum Place {
        /// It is the file.
        File        = 1, FILE,         "the file";
        /// In the section of images that are ready to load.
        NvFatbin    = 2, NV_FATBIN,    ".nv_fatbin";
        /// In the section of images that are still to be linked (`-rdc`, LTO).
        NvRelFatbin = 3, NV_RELFATBIN, "__nv_relfatbin";
    }
}

/// Bytes that should be regions of fat binaries.
#[derive(Clone, Copy)]
pub(super) struct Stretch<'data> {
    pub bytes: &'data [u8],
    /// Where they begin in the file.
    pub at: usize,
    pub place: Place,
    pub member: Option<Member<'data>>,
}

impl<'data> Stretch<'data> {
    /// A file that is a fat binary.
    pub fn whole(file: &'data [u8]) -> Self {
        Self {
            bytes: file,
            at: 0,
            place: Place::File,
            member: None,
        }
    }
}

/// What kind of container a file is, by its first bytes.
pub(super) enum FileKind {
    Fatbin,
    Archive,
    /// An ELF file, if anything.
    Host,
}

impl FileKind {
    pub fn of(file: &[u8]) -> Result<Self, Fault> {
        if file.is_empty() {
            Err(Fault::new(Error::CubinEmpty, 0))
        } else if file.starts_with(&FATBIN_MAGIC) {
            Ok(Self::Fatbin)
        } else if file.starts_with(ARCHIVE_MAGIC) {
            Ok(Self::Archive)
        } else {
            Ok(Self::Host)
        }
    }
}

/// Whether the bytes begin as an ELF file does.
pub(super) fn is_elf(bytes: &[u8]) -> bool {
    bytes.starts_with(&ELFMAGIC)
}

/// All stretches of a file: an iterator with a budget.
#[derive(Clone)]
pub(super) enum Stretches<'data> {
    Whole(Option<Stretch<'data>>),
    Host(Host<'data>),
    Archive(Members<'data>, Option<Host<'data>>),
}

/// An ELF file, alone or in an archive, and how far it was looked through. Smaller than an `ElfFile`:
/// it lies on the stack while entries are read.
#[derive(Clone)]
pub(super) struct Host<'data> {
    bytes: &'data [u8],
    sections: SectionHeaderTable<'data, LittleEndian>,
    names: Strings<'data>,
    /// Where the section headers begin, and the bytes of each.
    headers_at: usize,
    header_size: usize,
    member: Option<Member<'data>>,
    place: Place,
    next: usize,
}

impl<'data> Stretches<'data> {
    /// The stretches of a file.
    pub fn of(file: &'data [u8]) -> Result<Self, Fault> {
        Ok(match FileKind::of(file)? {
            FileKind::Fatbin => Self::Whole(Some(Stretch::whole(file))),
            FileKind::Archive => Self::Archive(Members::new(file), None),
            FileKind::Host => Self::Host(Host::of(file, None)?.ok_or(Fault::new(Error::ContainerIsCubin, 0))?),
        })
    }

    /// The next stretch, or the next fault.
    #[inline(never)]
    pub fn next(&mut self, budget: &mut Budget) -> Option<Result<Stretch<'data>, Fault>> {
        match self {
            Self::Whole(stretch) => stretch.take().map(Ok),
            Self::Host(host) => host.next(budget),
            Self::Archive(members, host) => loop {
                if let Some(found) = host.as_mut().and_then(|host| host.next(budget)) {
                    return Some(found);
                }
                *host = None;
                match members.next()? {
                    Ok((member, bytes)) if is_elf(bytes) => match Host::of(bytes, Some(member)) {
                        Ok(found) => *host = found,
                        Err(fault) => return Some(Err(fault.later(member.at))),
                    },
                    Ok(_) => {}
                    Err(fault) => return Some(Err(fault)),
                }
            },
        }
    }
}

impl<'data> Host<'data> {
    /// An ELF file; `None` for a cubin.
    #[inline(never)]
    pub fn of(bytes: &'data [u8], member: Option<Member<'data>>) -> Result<Option<Self>, Fault> {
        let header = &header(bytes).map_err(|fault| match fault.error {
            Error::CubinNotElf | Error::CubinIdent => Fault::new(Error::ContainerUnknown, fault.at),
            _ => fault,
        })?;
        if header.e_machine == EM_CUDA {
            return Ok(None);
        }
        let sections = sections(bytes, header)?;
        Ok(Some(Self {
            bytes,
            names: section_names(bytes, header, &sections)?,
            sections,
            headers_at: header_at(header, 0),
            header_size: SectionHeader::size_for(header.class),
            member,
            place: Place::NvFatbin,
            next: 0,
        }))
    }

    /// The next section that holds fat binaries: those of `.nv_fatbin` first.
    #[inline(never)]
    pub fn next(&mut self, budget: &mut Budget) -> Option<Result<Stretch<'data>, Fault>> {
        loop {
            let number = self.next;
            let Ok(section) = self.sections.get(number) else {
                if self.place == Place::NvRelFatbin {
                    return None;
                }
                self.place = Place::NvRelFatbin;
                self.next = 0;
                continue;
            };
            self.next = number.saturating_add(1);
            // A section without a readable name cannot be one of these.
            let Some((name, _)) = self.names.get(section.sh_name) else {
                continue;
            };
            let wrong = self.damaged(number);
            if let Err(fault) = budget.spend(name.len(), wrong.at) {
                return Some(Err(fault));
            }
            if !same(name, self.place.text().as_bytes()) {
                continue;
            }
            let bytes = slice(self.bytes, section.sh_offset, section.sh_size).ok_or(wrong);
            return Some(bytes.map(|bytes| Stretch {
                bytes,
                at: self.in_file(usize::try_from(section.sh_offset).unwrap_or(usize::MAX)),
                place: self.place,
                member: self.member,
            }));
        }
    }

    /// An offset in this ELF file as one in the whole file.
    fn in_file(&self, at: usize) -> usize {
        at.saturating_add(self.member.map_or(0, |member| member.at))
    }

    fn damaged(&self, number: usize) -> Fault {
        let at = self.headers_at.saturating_add(number.saturating_mul(self.header_size));
        Fault::new(Error::CubinSections, self.in_file(at))
    }
}
