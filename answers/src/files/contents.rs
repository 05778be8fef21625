//! What is in a file: one cubin, PTX text, or the images of a container.

use super::budget::{Budget, LeftOut, Limit};
use super::image::{Image, Sm, name_of};
use super::modules::modules_of;
use crate::{Foreign, Refusal};
use alloc::{borrow::ToOwned, format, string::String, string::ToString, sync::Arc, vec, vec::Vec};
use core::ops::Range;
use smarch::Error;
use smarch::cubin::{self, Cubin, CubinKind, Entry, EntryKind, FileKind, file_kind};
use smarch::ptx::{self, Ptx};
use smarch::rules::runs::Content;
use smarch::targets::Suffix;

/// What is in a file.
#[derive(Debug)]
pub struct Contents<'data> {
    /// What the file is: a cubin, PTX text, a container.
    pub kind: Option<FileKind>,
    /// The images in it, in their order; the file itself where it is one.
    pub images: Vec<Image>,
    /// The images for which there was no room: the last ones.
    pub left_out: Option<LeftOut>,
    /// The whole file.
    pub bytes: &'data [u8],
    /// Of each image the container's entry; `None` of a damaged place, and of the file itself.
    pub(super) entries: Vec<Option<Entry<'data>>>,
    /// Of each image the number of the entry that it is compressed in together with others: of an image within a concatenated entry.
    pub(super) holders: Vec<usize>,
}

impl<'data> Contents<'data> {
    /// What is in a file of these bytes; or why that cannot be told, as the end of a sentence that begins with the file's name. A file of more
    /// images than a run lists is refused.
    pub fn of(bytes: &'data [u8]) -> Result<Self, Refusal> {
        let contents = Self::within(bytes, &Budget::default())?;
        match contents.left_out {
            Some(left_out) => Err(left_out.sentence().into()),
            None => Ok(contents),
        }
    }

    /// The same of as many images as a run may still list.
    pub fn within(bytes: &'data [u8], budget: &Budget) -> Result<Self, Refusal> {
        let status = match cubin::identify(bytes) {
            Ok(cubin) => return Ok(Self::whole(FileKind::Cubin, image_of_cubin(&cubin, bytes), bytes, budget)),
            Err(status) => status,
        };
        if status == Error::CubinIsPtx
            && let Ok(ptx) = ptx::identify(bytes)
        {
            return Ok(Self::whole(FileKind::Ptx, image_of_ptx(&ptx, bytes), bytes, budget));
        }
        let kind = file_kind(bytes);
        let entries = cubin::entries(bytes).map_err(|fault| match kind {
            // A damaged cubin is one all the same; of other files the container's words fit.
            Some(FileKind::Cubin | FileKind::Ptx | FileKind::Empty) => no_cubin(status, bytes),
            _ if fault.error == Error::ContainerUnknown => no_cubin(fault.error, bytes),
            _ => fault.to_string(),
        })?;
        let mut contents = Self::without_images(kind, bytes);
        // The images of a member share its name.
        let mut member: Option<(&[u8], Arc<Foreign>)> = None;
        let (mut holder, mut too_many) = (0, 0);
        for (index, found) in entries.enumerate() {
            if too_many > 0 || !budget.take(Limit::Images, 1) {
                too_many += 1;
                continue;
            }
            let Ok(entry) = found else {
                contents.images.extend(found.err().map(Image::damaged));
                contents.entries.push(None);
                contents.holders.push(index);
                continue;
            };
            let name = entry.member.and_then(|member| member.name).filter(|name| !name.is_empty());
            let shared = |(before, _): &&(&[u8], _)| name.is_some_and(|name| core::ptr::eq(*before, name));
            let shared = member.as_ref().filter(shared).map(|(_, shared)| Arc::clone(shared));
            let name = name.map(|name| (name, shared.unwrap_or_else(|| Arc::new(name.into()))));
            holder = if entry.image_at.is_some() { holder } else { index };
            contents.images.push(Image::of_entry(&entry, name.as_ref().map(|(_, name)| Arc::clone(name))));
            contents.entries.push(Some(entry));
            contents.holders.push(holder);
            member = name;
        }
        contents.left_out = (too_many > 0).then(|| budget.left_out(Limit::Images, too_many));
        Ok(contents)
    }

    fn without_images(kind: Option<FileKind>, bytes: &'data [u8]) -> Self {
        Self { kind, images: Vec::new(), left_out: None, bytes, entries: Vec::new(), holders: Vec::new() }
    }

    fn whole(kind: FileKind, image: Image, bytes: &'data [u8], budget: &Budget) -> Self {
        let contents = Self::without_images(Some(kind), bytes);
        match budget.take(Limit::Images, 1) {
            true => Self { images: vec![image], entries: vec![None], holders: vec![0], ..contents },
            false => Self { left_out: Some(budget.left_out(Limit::Images, 1)), ..contents },
        }
    }

    /// The images of each module that is listed as a whole. A module in which listing ends is left out.
    pub fn modules(&self) -> Vec<Range<usize>> {
        let mut modules = modules_of(&self.images);
        if self.left_out.is_some() {
            modules.pop_if(|last| last.end == self.images.len());
        }
        modules
    }

    /// The payload that an image is unpacked from, by where it lies, and how many bytes that takes, by what its header claims; `None` of what
    /// is not compressed, and of what cannot be unpacked.
    pub fn room(&self, index: usize) -> Option<(usize, u64)> {
        let image = self.images.get(index).filter(|image| image.is_compressed())?;
        let entry = self.entries.get(index)?.as_ref()?;
        let size = entry.unpacked_size().map_or(image.size, |size| size as u64);
        Some((entry.payload_at(), size))
    }

    /// Whether the file itself is a cubin.
    pub fn is_cubin(&self) -> bool {
        self.kind == Some(FileKind::Cubin)
    }

    /// Whether the file itself is PTX text.
    pub fn is_ptx(&self) -> bool {
        self.kind == Some(FileKind::Ptx)
    }

    /// Whether something in the file is damaged, even if the rest can be read: the headers of a container, or any part of a cubin. Damage
    /// in an image that is unpacked counts as well.
    pub fn is_damaged(&self) -> bool {
        self.images.iter().any(|image| image.fault.is_some()) || self.is_cubin() && cubin::check(self.bytes).is_err()
    }
}

fn image_of_cubin(cubin: &Cubin, bytes: &[u8]) -> Image {
    let written = Sm { number: cubin.sm, suffix: if cubin.accelerated { Suffix::A } else { Suffix::Base } };
    Image {
        name: cubin.target.and_then(|target| name_of(EntryKind::Cubin, target)),
        target: Some(cubin.target.map_or(written, Sm::from)),
        is_relocatable: cubin.kind == CubinKind::Relocatable,
        content: Content::of_cubin(cubin),
        ..Image::whole(EntryKind::Cubin, bytes.len())
    }
}

fn image_of_ptx(ptx: &Ptx<'_>, bytes: &[u8]) -> Image {
    Image {
        name: ptx.target.and_then(|target| name_of(EntryKind::Ptx, target)),
        ptx: Some(ptx.version),
        target: ptx.target.map(Sm::from),
        content: Content::of_ptx(ptx),
        target_written: ptx.target.map_or(Foreign::from(ptx.target_text), |_| Foreign::default()),
        ..Image::whole(EntryKind::Ptx, bytes.len())
    }
}

/// Why a file is no cubin, and what it looks like instead where that is plain.
pub fn no_cubin(status: Error, bytes: &[u8]) -> String {
    let reason = status.text().as_str();
    if !matches!(status, Error::CubinNotElf | Error::ContainerUnknown) {
        return reason.to_owned();
    }
    match file_kind(bytes) {
        None => reason.to_owned(),
        Some(FileKind::Text) => format!("{reason}; it looks like text, and not like PTX"),
        Some(kind) => {
            use FileKind::{Bzip2, Gzip, Lz4, SevenZip, Tar, Xz, Zstd};
            let help = match kind {
                Gzip | Tar | Zstd | Xz | Bzip2 | Lz4 | SevenZip => {
                    "; unpack it first: of packed files wheels, zip files and tars alone are read"
                }
                _ => "",
            };
            format!("{reason}; its first bytes say: {kind}{help}")
        }
    }
}

/// Whether the first bytes are those of something that device code can be in: no more than a look.
pub fn may_hold_code(first_bytes: &[u8]) -> bool {
    use FileKind::{Archive, Coff, Cubin, Elf, FatBinary, Pe, Ptx};
    matches!(file_kind(first_bytes), Some(Cubin | Ptx | FatBinary | Elf | Pe | Coff | Archive))
}

#[cfg(test)]
mod tests {
    use super::super::{Budget, Limit};
    use super::Contents;
    use alloc::vec::Vec;

    /// Several modules of several images.
    const MODULES: &[u8] = include_bytes!("../../../tests/data/fatbin/samples/host_exe");

    #[test]
    fn no_more_images_are_listed_than_may_be_and_modules_as_a_whole() {
        let all = Contents::of(MODULES).unwrap();
        let (count, modules) = (all.images.len(), all.modules());
        assert!(all.left_out.is_none() && count > 2 && !modules.is_empty());
        for most in 0..=count {
            let some = Contents::within(MODULES, &Budget::default().with(Limit::Images, most as u64)).unwrap();
            assert_eq!(some.images.len(), most);
            assert_eq!(some.left_out.map_or(0, |it| it.count), (count - most) as u64);
            let whole: Vec<_> = modules.iter().filter(|module| module.end < most || most == count).cloned().collect();
            assert_eq!(some.modules(), whole, "{most} of {count}");
        }
    }

    #[test]
    fn a_file_that_is_an_image_counts_as_one() {
        let cubin = include_bytes!("../../../examples/kernels/kernels.cubin");
        let budget = Budget::default().with(Limit::Images, 1);
        let images = || Contents::within(cubin, &budget).unwrap().images.len();
        assert_eq!((images(), images()), (1, 0));
    }
}
