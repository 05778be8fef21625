//! The kernels of a file, image by image.

use super::contents::Contents;
use super::each::EachImage;
use super::names::KernelNames;
use crate::{Foreign, demangle};
use alloc::{string::String, vec, vec::Vec};
use core::ops::Range;
use serde::Serialize;
use smarch::cubin::{self, Cubin, EntryKind, Fault, FunctionKind, Kernel, ListError};

/// A cubin of a file.
#[derive(Clone, Debug)]
pub struct CubinRead {
    /// Which image of the file, from 0 on.
    pub image: usize,
    /// What it was built for; `None` when it cannot be read.
    pub cubin: Option<Cubin>,
    /// Its kernels among those of [`FileKernels`].
    pub kernels: Range<usize>,
    /// Why its kernels cannot be read.
    pub fault: Option<Fault>,
}

/// A function of a cubin.
#[derive(Clone, Debug)]
pub struct KernelRead {
    /// Which image of the file, from 0 on.
    pub image: usize,
    /// Which of the names.
    pub name: usize,
    /// What it uses; its name is empty here.
    pub uses: Kernel<'static>,
}

/// An image that cannot be unpacked.
#[derive(Clone, Copy, Debug)]
pub struct Unreadable {
    /// Which image of the file, from 0 on.
    pub image: usize,
    /// Why.
    pub fault: Fault,
}

/// The kernels of a file.
#[derive(Debug, Default)]
pub struct FileKernels {
    /// The cubins whose kernels are kept.
    pub cubins: Vec<CubinRead>,
    /// Their kernels.
    pub kernels: Vec<KernelRead>,
    /// The names of these.
    pub names: KernelNames,
    /// How many each image of the file has: kernels of a cubin, entries of PTX; `None` where it was not read.
    pub counts: Vec<Option<usize>>,
    /// The images that cannot be unpacked.
    pub unreadable: Vec<Unreadable>,
    /// Whether an image or a kernel of it is damaged.
    pub is_damaged: bool,
}

/// What an image holds, when its bytes are gone.
enum ImageRead {
    Unreadable(Fault),
    Cubin(Functions),
    Ptx(usize),
    Other,
}

/// The functions of a cubin, and the bytes of their names, one behind the other, with the end of each.
#[derive(Default)]
struct Functions {
    cubin: Option<Cubin>,
    fault: Option<Fault>,
    uses: Vec<Kernel<'static>>,
    names: Vec<u8>,
    ends: Vec<usize>,
}

impl Functions {
    fn of(bytes: &[u8]) -> Self {
        let mut it = Self::default();
        let status = match cubin::identify(bytes) {
            Ok(cubin) => {
                it.cubin = Some(cubin);
                cubin::kernels_to_vec(bytes).map_err(|error| match error {
                    ListError::File(fault) => fault,
                    ListError::BufferTooSmall { .. } => Fault { error: error.error(), at: 0 },
                })
            }
            Err(error) => Err(Fault { error, at: 0 }),
        };
        match status {
            Err(fault) => it.fault = Some(fault),
            Ok(kernels) => {
                for kernel in kernels {
                    it.names.extend_from_slice(kernel.name);
                    it.ends.push(it.names.len());
                    it.uses.push(kernel.renamed(&[]));
                }
            }
        }
        it
    }

    fn count(&self) -> Option<usize> {
        let entries = self.uses.iter().filter(|uses| uses.kind == FunctionKind::Entry);
        self.fault.is_none().then(|| entries.count())
    }

    fn named(&self) -> impl Iterator<Item = (&[u8], Kernel<'static>)> {
        let starts = core::iter::once(0).chain(self.ends.iter().copied());
        let names = starts.zip(&self.ends).map(|(start, end)| self.names.get(start..*end).unwrap_or_default());
        names.zip(self.uses.iter().copied())
    }
}

/// Reads the images that are wanted, and keeps the kernels of those that are to be kept.
pub fn read_kernels(
    contents: &Contents<'_>,
    images: &impl EachImage,
    is_wanted: impl Fn(usize) -> bool + Sync,
    is_kept: impl Fn(usize) -> bool,
) -> FileKernels {
    let mut found = FileKernels {
        counts: vec![None; contents.images.len()],
        names: KernelNames::default(),
        is_damaged: contents.images.iter().any(|image| image.fault.is_some()),
        ..FileKernels::default()
    };
    let is = |index: usize, kind| contents.images.get(index).is_some_and(|image| image.is(kind));
    let is_code = |index: usize| is(index, EntryKind::Cubin) || is(index, EntryKind::Ptx);
    // What holds no kernels is not unpacked.
    for (index, count) in found.counts.iter_mut().enumerate() {
        *count = (is_wanted(index) && !is_code(index)).then_some(0);
    }
    images.each(
        contents,
        |index| is_wanted(index) && is_code(index),
        |index, bytes| match bytes {
            Err(fault) => ImageRead::Unreadable(fault),
            Ok(bytes) if is(index, EntryKind::Cubin) => ImageRead::Cubin(Functions::of(bytes)),
            Ok(bytes) if is(index, EntryKind::Ptx) => ImageRead::Ptx(cubin::ptx_entries(bytes).count()),
            Ok(_) => ImageRead::Other,
        },
        |index, read| found.take(index, read, is_kept(index)),
    );
    found
}

impl FileKernels {
    fn take(&mut self, image: usize, read: ImageRead, is_kept: bool) {
        let count = match read {
            ImageRead::Other => return,
            ImageRead::Ptx(count) => Some(count),
            ImageRead::Unreadable(fault) => {
                self.unreadable.push(Unreadable { image, fault });
                self.is_damaged = true;
                None
            }
            ImageRead::Cubin(functions) => {
                let is_damaged = |uses: &Kernel<'_>| uses.fault.is_some();
                self.is_damaged |= functions.fault.is_some() || functions.uses.iter().any(is_damaged);
                if is_kept {
                    self.keep(image, &functions);
                }
                functions.count()
            }
        };
        if let Some(place) = self.counts.get_mut(image) {
            *place = count;
        }
    }

    fn keep(&mut self, image: usize, functions: &Functions) {
        let first = self.kernels.len();
        for (name, uses) in functions.named() {
            let name = self.names.number_of(name);
            self.kernels.push(KernelRead { image, name, uses });
        }
        self.cubins.push(CubinRead {
            image,
            cubin: functions.cubin,
            kernels: first..self.kernels.len(),
            fault: functions.fault,
        });
    }
}

/// A kernel of PTX text: nothing but its name is known before it is compiled.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PtxKernel {
    /// As the source has it.
    pub name: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    name_hex: Option<String>,
    symbol: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    symbol_hex: Option<String>,
}

/// The kernels of PTX text, in its order.
pub fn ptx_kernels(text: &[u8]) -> Vec<PtxKernel> {
    let kernel = |symbol: Foreign| {
        let name = demangle::full(&symbol);
        PtxKernel { name_hex: name.hex(), name, symbol_hex: symbol.hex(), symbol }
    };
    cubin::ptx_entries(text).map(Foreign::from).map(kernel).collect()
}
