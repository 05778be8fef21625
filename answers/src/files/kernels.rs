//! The kernels of a file, image by image.

use super::budget::{self, Budget, LeftOut, Limit};
use super::contents::Contents;
use super::each::EachImage;
use super::names::KernelNames;
use crate::{Foreign, demangle};
use alloc::{string::String, sync::Arc, vec, vec::Vec};
use core::ops::Range;
use serde::Serialize;
use smarch::cubin::{self, Cubin, EntryKind, Fault, FunctionKind, Kernel, ListError};
use smarch::ptx;

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
    /// What a limit of the run left out.
    pub left_out: Vec<LeftOut>,
}

/// What an image holds, when its bytes are gone.
enum ImageRead {
    Unreadable(Fault),
    Cubin(Functions),
    /// A cubin of more functions than may be kept.
    TooMany(usize),
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

    /// How many functions a cubin has, before there is memory for them.
    fn count_of(bytes: &[u8]) -> Option<usize> {
        cubin::functions(bytes).ok()?.count_all().ok()
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

/// Reads the images that are wanted, and keeps the kernels of those that are to be kept, both as far as the budget goes.
pub fn read_kernels(
    contents: &Contents<'_>,
    budget: &Arc<Budget>,
    images: &impl EachImage,
    is_wanted: impl Fn(usize) -> bool + Sync,
    is_kept: impl Fn(usize) -> bool,
) -> FileKernels {
    let mut found = FileKernels {
        counts: vec![None; contents.images.len()],
        names: KernelNames::within(Arc::clone(budget)),
        is_damaged: contents.images.iter().any(|image| image.fault.is_some()),
        ..FileKernels::default()
    };
    let is = |index: usize, kind| contents.images.get(index).is_some_and(|image| image.is(kind));
    let is_code = |index: usize| is(index, EntryKind::Cubin) || is(index, EntryKind::Ptx);
    // What holds no kernels is not unpacked.
    for (index, count) in found.counts.iter_mut().enumerate() {
        *count = (is_wanted(index) && !is_code(index)).then_some(0);
    }
    let (admitted, left_out) = budget.admit(contents, |index| is_wanted(index) && is_code(index));
    found.left_out = contents.left_out.into_iter().chain(left_out).collect();
    let most = usize::try_from(budget.most(Limit::Kernels)).unwrap_or(usize::MAX);
    images.each(
        contents,
        |index| admitted.get(index).copied().unwrap_or(false),
        |index, bytes| match bytes {
            Err(fault) => ImageRead::Unreadable(fault),
            Ok(bytes) if is(index, EntryKind::Cubin) => match Functions::count_of(bytes) {
                Some(count) if count > most => ImageRead::TooMany(count),
                _ => ImageRead::Cubin(Functions::of(bytes)),
            },
            Ok(bytes) if is(index, EntryKind::Ptx) => ImageRead::Ptx(ptx::entries(bytes).count()),
            Ok(_) => ImageRead::Other,
        },
        |index, read| found.take(index, read, is_kept(index), budget),
    );
    found.names.name_all(&mut found.left_out);
    found
}

impl FileKernels {
    fn take(&mut self, image: usize, read: ImageRead, is_kept: bool, budget: &Budget) {
        let count = match read {
            ImageRead::Other => return,
            ImageRead::Ptx(count) => Some(count),
            ImageRead::TooMany(count) => {
                budget::add(&mut self.left_out, budget.left_out(Limit::Kernels, count as u64));
                None
            }
            ImageRead::Unreadable(fault) => {
                self.unreadable.push(Unreadable { image, fault });
                self.is_damaged = true;
                None
            }
            ImageRead::Cubin(functions) => {
                let is_damaged = |uses: &Kernel<'_>| uses.fault.is_some();
                self.is_damaged |= functions.fault.is_some() || functions.uses.iter().any(is_damaged);
                if is_kept {
                    self.keep(image, &functions, budget);
                }
                functions.count()
            }
        };
        if let Some(place) = self.counts.get_mut(image) {
            *place = count;
        }
    }

    fn keep(&mut self, image: usize, functions: &Functions, budget: &Budget) {
        let first = self.kernels.len();
        for (name, uses) in functions.named() {
            let refused = if self.names.len() as u64 >= budget.most(Limit::Names) && !self.names.has(name) {
                Some(Limit::Names)
            } else {
                (!budget.take(Limit::Kernels, 1)).then_some(Limit::Kernels)
            };
            if let Some(limit) = refused {
                budget::add(&mut self.left_out, budget.left_out(limit, 1));
                continue;
            }
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

/// A kernel of PTX text: only its name is known before it is compiled.
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
    ptx::entries(text).map(Foreign::from).map(kernel).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Budget, Contents, Limit, OneByOne, read_kernels};
    use super::FileKernels;
    use alloc::sync::Arc;
    use smarch::cubin::EntryKind;

    /// PTX that is compressed together, and cubins that are.
    const TOGETHER: &[u8] = include_bytes!("../../../tests/data/fatbin/packed/libnvfatbin_13.5_concat_large.fatbin");

    /// Its kernels have names of C++.
    const NAMED: &[u8] = include_bytes!("../../../tests/data/fatbin/samples/host_exe");

    fn read(budget: Budget) -> (Contents<'static>, FileKernels) {
        let contents = Contents::of(TOGETHER).unwrap();
        let found = read_kernels(&contents, &Arc::new(budget), &OneByOne, |_| true, |_| true);
        (contents, found)
    }

    #[test]
    fn what_is_left_out_is_unknown_and_counted() {
        let (contents, all) = read(Budget::default());
        assert!(all.left_out.is_empty() && all.counts.iter().all(Option::is_some));
        let is_code =
            |index: usize| contents.images[index].is(EntryKind::Cubin) || contents.images[index].is(EntryKind::Ptx);
        let code = (0..contents.images.len()).filter(|index| is_code(*index)).count();
        for limit in [Limit::ImageBytes, Limit::FileBytes, Limit::AllBytes] {
            let (_, found) = read(Budget::default().with(limit, 1000));
            assert!(found.kernels.is_empty() && found.unreadable.is_empty() && !found.is_damaged);
            let unknown = found.counts.iter().filter(|count| count.is_none()).count();
            assert_eq!(unknown, code, "{limit:?}");
            assert!(found.left_out.iter().all(|it| it.limit == limit && it.count > 0) && found.left_out.len() == 1);
        }
    }

    #[test]
    fn no_more_kernels_and_names_are_kept_than_may_be() {
        let (_, all) = read(Budget::default());
        let (kernels, names) = (all.kernels.len() as u64, all.names.len() as u64);
        assert!(kernels > names && names > 2);
        let (_, found) = read(Budget::default().with(Limit::Kernels, 3));
        assert!(found.kernels.len() <= 3 && found.left_out[0].limit == Limit::Kernels);
        let (_, found) = read(Budget::default().with(Limit::Names, 2));
        assert_eq!((found.names.len(), found.left_out[0].limit), (2, Limit::Names));
        assert_eq!(found.kernels.len() as u64 + found.left_out[0].count, kernels);
    }

    #[test]
    fn names_for_which_there_are_no_steps_stay_mangled() {
        let contents = Contents::of(NAMED).unwrap();
        let read = |budget| read_kernels(&contents, &Arc::new(budget), &OneByOne, |_| true, |_| true);
        let found = read(Budget::default());
        assert!(found.left_out.is_empty() && found.names.full(0) != found.names.symbol(0));
        let found = read(Budget::default().with(Limit::NameSteps, 0));
        assert_eq!((found.left_out[0].limit, found.left_out[0].count), (Limit::NameSteps, found.names.len() as u64));
        assert_eq!(found.names.full(0), found.names.symbol(0));
    }

    #[test]
    fn files_share_what_all_may_take() {
        let budget = Arc::new(Budget::default().with(Limit::Kernels, 1 << 10));
        let contents = Contents::of(TOGETHER).unwrap();
        let read = || read_kernels(&contents, &budget, &OneByOne, |_| true, |_| true);
        let first = read().kernels.len();
        let mut turns = 1;
        while read().left_out.is_empty() {
            turns += 1;
        }
        assert_eq!(turns, (1 << 10) / first);
    }
}
