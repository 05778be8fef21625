//! What is in a file, will it run, what do its kernels use, what limits them and what would help?

mod alternatives;
mod fill;
mod kernel_row;
mod order;
mod row;
mod selection;
#[cfg(test)]
mod sentences;
mod totals;
mod whole;

pub(crate) use alternatives::common_folder;
pub use fill::{Fill, Filler, Launch, SizeReason, product};
pub use kernel_row::{DynamicSmem, FillRow, KernelRow, KernelUse, NO_REGISTER_CAP};
pub use order::{KernelOrder, KernelPlace, in_order};
pub use row::{ReportEntry, ReportRow};
pub use selection::{LISTED, Selection, SortBy};
pub use totals::{Reports, Totals, TotalsRow};
pub use whole::{AlternativeRow, FileVerdict, Part, PartReason, Whole, WholeVerdict};

use crate::files::{
    Asked, Budget, Contents, DeviceRow, EachImage, FileKernels, Image, KernelRead, NameStyle, Outcome, PtxKernel,
    TargetRows, TritonLaunch, Verdicts, device_rows, ptx_kernels, read_kernels,
};
use crate::{Foreign, MEASURED, PUBLISHED, Refusal};
use alloc::{string::String, sync::Arc, vec::Vec};
use core::cmp::Reverse;
use core::ops::Range;
use smarch::cubin::{self, Cubin, Fault, FileKind, Kernel, Stack};
use smarch::documented::Evidence;
use smarch::hardware::Geometry;
use smarch::rules::ptx_text::{Needs, requirements};
use smarch::rules::runs::Drivers;
use smarch::{Cc, Verdict};

/// What answers about files and their kernels rest on.
pub const EVIDENCE: Evidence = MEASURED.with(PUBLISHED);

/// A question about files.
#[derive(Clone, Debug, Default)]
pub struct ReportQuestion {
    /// Which images and kernels, and how these are launched.
    pub selection: Selection,
    /// In what order kernels come.
    pub sort: SortBy,
    /// Will it run there, and with this driver?
    pub device: Option<(Cc, Drivers)>,
    /// What was typed for the device: sentences call a product by its name.
    pub device_typed: String,
    /// What was typed for the drivers, of the kernel and the user-mode one: sentences call a branch so.
    pub drivers_typed: [String; 2],
    /// Code that must be linked first holds the same kernels once more, without what linking adds. They are left out where linked ones are there.
    pub leaves_out_unlinked: bool,
}

/// A file that is asked about.
#[derive(Clone, Copy, Debug)]
pub struct ReportedFile<'a> {
    /// Its path.
    pub name: &'a Foreign,
    /// What is in it.
    pub bytes: &'a [u8],
    /// What Triton wrote beside it.
    pub triton: Option<&'a TritonLaunch>,
}

/// PTX text that is a file by itself.
#[derive(Debug)]
pub struct PtxText {
    /// Its kernels.
    pub kernels: Vec<PtxKernel>,
    /// What it needs.
    pub needs: Needs,
}

/// What is in a file, and what its kernels do.
#[derive(Debug)]
pub struct FileReport {
    /// Its path.
    pub file: Foreign,
    /// What it is.
    pub kind: Option<FileKind>,
    /// Its bytes.
    pub size: usize,
    /// Its images.
    pub images: Vec<Image>,
    /// What Triton wrote beside it.
    pub triton: Option<TritonLaunch>,
    /// What the device does with the images, where one was asked about.
    pub verdicts: Option<Verdicts>,
    /// Whether it runs there, why not, and what helps.
    pub outcome: Option<Outcome>,
    /// The images of each module.
    pub modules: Vec<Range<usize>>,
    /// The devices that run a module.
    pub devices: Vec<DeviceRow>,
    /// What there is for each target.
    pub targets: TargetRows,
    /// Of a file that is a cubin: what is wrong with it, anywhere.
    pub cubin_check: Option<Option<Fault>>,
    /// Of a file that is PTX text.
    pub ptx: Option<PtxText>,
    /// What was read of the images.
    pub found: FileKernels,
    /// The kernels that were asked for, in their order, as numbers of those that were read.
    pub kernels: Vec<usize>,
    /// How many were left out because they must be linked first.
    pub left_out: usize,
    /// How many images were asked for.
    pub matching_images: usize,
    /// Whether something in the file is damaged or cannot be read.
    pub is_damaged: bool,
    /// How the kernels are launched.
    pub launch: Launch,
    /// What it took of the run.
    pub budget: Arc<Budget>,
    chooses_kernels: bool,
    style: NameStyle,
    limit: usize,
    sm_count: Option<u32>,
    /// The SM that the kernels of each image fill.
    sms: Vec<Option<&'static Geometry>>,
    /// How each kernel that was read fills it.
    fills: Vec<Option<Arc<Fill>>>,
}

/// The SM that the kernels of an image fill: that of the device, where it runs there, else the target's own.
fn sm_of(cubin: Option<&Cubin>, image: usize, verdicts: Option<&Verdicts>) -> Option<&'static Geometry> {
    let runs = |it: &&Verdicts| it.image(image).runs.is_some_and(Verdict::is_yes);
    let of_device = verdicts.filter(runs).and_then(|verdicts| verdicts.device.geometry());
    of_device.or_else(|| cubin?.target?.geometry())
}

/// Reads a file, its images as `images` does it.
///
/// # Errors
/// The file is none that holds device code: the end of a sentence that begins with its name.
pub fn report(
    question: &ReportQuestion,
    file: ReportedFile<'_>,
    images: &impl EachImage,
) -> Result<FileReport, Refusal> {
    let selection = &question.selection;
    let budget = selection.budget.of_a_file();
    let contents = Contents::within(file.bytes, &budget)?;
    let verdicts = question.device.map(|(device, drivers)| Verdicts::of(&contents, drivers, device));
    let is_wanted = |index: usize| contents.images.get(index).is_some_and(|image| selection.takes(image, index));
    // With a device, what it takes of a fat binary; of a single image in any case.
    let is_kept = |index: usize| match &verdicts {
        Some(verdicts) if contents.images.len() > 1 => verdicts.image(index).is_picked,
        _ => true,
    };
    let found = read_kernels(&contents, &budget, images, is_wanted, is_kept);
    let modules = contents.modules();
    let devices = device_rows(&contents, &modules);
    let asked = question.device.map(|(device, drivers)| Asked {
        device,
        drivers,
        typed: question.device_typed.clone(),
        typed_drivers: question.drivers_typed.clone(),
    });
    let outcome =
        verdicts.as_ref().zip(asked).map(|(it, asked)| Outcome::of(&contents, &modules, it, &asked, &devices));
    let mut targets = TargetRows::default();
    targets.add(&contents.images, &found.counts);
    let is_damaged = found.is_damaged || contents.is_damaged();
    let mut report = FileReport {
        file: file.name.clone(),
        kind: contents.kind,
        size: file.bytes.len(),
        triton: file.triton.cloned(),
        devices,
        cubin_check: contents.is_cubin().then(|| cubin::check(file.bytes).err()),
        ptx: contents.is_ptx().then(|| PtxText { kernels: ptx_kernels(file.bytes), needs: requirements(file.bytes) }),
        matching_images: (0..contents.images.len()).filter(|index| is_wanted(*index)).count(),
        images: contents.images,
        verdicts,
        outcome,
        modules,
        targets,
        found,
        kernels: Vec::new(),
        left_out: 0,
        is_damaged,
        launch: selection.launch.or_of(file.triton),
        budget,
        chooses_kernels: !selection.kernel.is_empty(),
        style: selection.names,
        limit: selection.limit.unwrap_or(usize::MAX),
        sm_count: selection.sm_count,
        sms: Vec::new(),
        fills: Vec::new(),
    };
    report.fill();
    report.choose(question);
    Ok(report)
}

/// What is unknown or unbounded comes before all numbers.
fn heaviest(number: Option<u32>) -> Reverse<u64> {
    Reverse(number.map_or(u64::MAX, u64::from))
}

fn stack_bytes(uses: &Kernel<'_>) -> Option<u32> {
    match uses.stack? {
        Stack::Bytes(bytes) => Some(bytes),
        Stack::Unbounded => None,
    }
}

impl FileReport {
    /// Fills SMs with the kernels.
    fn fill(&mut self) {
        let mut filler = Filler::new(self.launch.clone());
        self.sms.resize(self.images.len(), None);
        for read in &self.found.cubins {
            if let Some(sm) = self.sms.get_mut(read.image) {
                *sm = sm_of(read.cubin.as_ref(), read.image, self.verdicts.as_ref());
            }
        }
        let sms = &self.sms;
        let fills = self.found.kernels.iter().map(|kernel| {
            let symbol = self.found.names.symbol(kernel.name);
            filler.fill(&kernel.uses, symbol, sms.get(kernel.image).copied().flatten()?)
        });
        self.fills = fills.collect();
    }

    /// Picks the kernels that are asked for, and puts them in order.
    fn choose(&mut self, question: &ReportQuestion) {
        let (kernels, names) = (&self.found.kernels, &self.found.names);
        let is_linked = |kernel: &KernelRead| self.images.get(kernel.image).is_some_and(|image| !image.is_relocatable);
        let linked = kernels.iter().filter(|kernel| is_linked(kernel)).count();
        let leaves_out = question.leaves_out_unlinked && question.selection.image.is_none() && linked > 0;
        self.left_out = if leaves_out { kernels.len() - linked } else { 0 };
        let pattern = &question.selection.kernel;
        let matches = (!pattern.is_empty()).then(|| names.matching(&pattern.0));
        let is_chosen = |kernel: &KernelRead| {
            let is_meant = |matches: &Vec<bool>| matches.get(kernel.name).copied().unwrap_or(false);
            (!leaves_out || is_linked(kernel)) && matches.as_ref().is_none_or(is_meant)
        };
        let uses = |number: &usize| kernels.get(*number).map(|kernel| &kernel.uses);
        let share = |number: &usize| {
            // Device functions fill nothing by themselves.
            let fill = self.fills.get(*number)?.as_ref()?;
            (u64::from(fill.warps()) << 32).checked_div(fill.occupancy.max_warps.into())
        };
        let mut chosen: Vec<usize> =
            kernels.iter().enumerate().filter_map(|(number, kernel)| is_chosen(kernel).then_some(number)).collect();
        match question.sort {
            SortBy::File => {}
            SortBy::Registers => chosen.sort_by_key(|it| heaviest(uses(it).and_then(|uses| uses.registers))),
            SortBy::Smem => chosen.sort_by_key(|it| heaviest(uses(it).and_then(|uses| uses.static_smem))),
            SortBy::Stack => chosen.sort_by_key(|it| heaviest(uses(it).and_then(stack_bytes))),
            SortBy::Spills => chosen.sort_by_key(|it| heaviest(uses(it).and_then(|uses| uses.spills))),
            SortBy::Occupancy => chosen.sort_by_key(|it| share(it).unwrap_or(u64::MAX)),
            SortBy::Name => {
                let name = |number: &usize| Some(names.named(kernels.get(*number)?.name, question.selection.names));
                chosen.sort_by(|one, other| name(one).cmp(&name(other)));
            }
        }
        self.kernels = chosen;
    }

    /// Whether device code was found, also what a limit left out. What else lies in a folder is of no use.
    pub fn holds_code(&self) -> bool {
        !self.images.is_empty() || !self.found.left_out.is_empty()
    }

    /// The kernels that were asked for, in their order.
    pub fn chosen(&self) -> impl Iterator<Item = KernelUse<'_>> + Clone {
        self.kernels.iter().filter_map(|number| self.kernel(*number))
    }

    /// The first of them, as many as are listed.
    pub fn page(&self) -> impl Iterator<Item = KernelUse<'_>> + Clone {
        self.chosen().take(self.limit)
    }

    /// Whether kernels were chosen by their name, and those that are listed are one, for one target or for several.
    pub fn is_one_kernel(&self) -> bool {
        let mut names = self.page().map(|kernel| kernel.name);
        let first = names.next();
        self.chooses_kernels && first.is_some() && names.all(|name| Some(name) == first)
    }

    /// One of the kernels that were read.
    pub fn kernel(&self, number: usize) -> Option<KernelUse<'_>> {
        let read = self.found.kernels.get(number)?;
        let fill = self.fills.get(number)?.as_deref();
        let is_given = self.launch.dynamic_smem.is_some();
        Some(KernelUse {
            image: read.image,
            name: read.name,
            names: &self.found.names,
            style: self.style,
            uses: &read.uses,
            sm: self.sm_of(read.image),
            fill,
            may_lack_dynamic_smem: fill.is_some() && !is_given && DynamicSmem::of(&read.uses) == DynamicSmem::Possible,
            clusters: kernel_row::clusters(&read.uses, fill, self.sm_count),
        })
    }

    /// The SM that the kernels of an image fill; `None` where none is documented.
    pub fn sm_of(&self, image: usize) -> Option<&'static Geometry> {
        self.sms.get(image).copied().flatten()
    }

    /// "sm_90a": what an image is for.
    pub fn target_text(&self, image: usize) -> String {
        self.images.get(image).map_or_else(String::new, Image::target_text)
    }

    /// What the file was built for, where it is a cubin.
    pub fn cubin(&self) -> Option<&Cubin> {
        self.cubin_check.as_ref()?;
        self.found.cubins.first()?.cubin.as_ref()
    }

    /// What is damaged among the images, by their numbers from 0 on: as the file lists them, then what cannot be unpacked.
    pub fn damages(&self) -> impl Iterator<Item = (usize, Fault)> {
        let listed = |(index, image): (usize, &Image)| Some((index, image.fault?));
        let is_sound = |index: usize| self.images.get(index).is_some_and(|image| image.fault.is_none());
        let unpacked = self.found.unreadable.iter().filter(move |it| is_sound(it.image));
        let listed = self.images.iter().enumerate().filter_map(listed);
        listed.chain(unpacked.map(|it| (it.image, it.fault)))
    }
}
