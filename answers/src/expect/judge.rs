//! Is one file as it was promised?

use super::finding::{At, Breach};
use super::promise::{KernelNumber, Kernels, Promise, Promised};
use crate::files::{Image, ImageKind, identifier_of};
use crate::plural;
use crate::report::{FileReport, KernelUse};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::{format, string::String, string::ToString, vec::Vec};
use core::mem;
use smarch::arch_list;
use smarch::cubin::{Compression, DebugInfo, EntryKind, FunctionKind, Stack};
use smarch::{NameKind, Target};

/// What a file is held against, and where the findings go.
pub(super) struct Judge<'a> {
    report: &'a FileReport,
    /// What each image is called.
    names: Vec<Option<String>>,
    /// Kernels that were meant last, as numbers of the report's: the promises of a budget come one after the other.
    meant: Option<(Kernels, Vec<usize>)>,
    found: Vec<(Breach, String, At)>,
}

/// The number of names that a list of what is there has at most.
const MOST_NAMES: usize = 40;

/// What an image is called in a list: PTX that is to be linked as other PTX.
pub(super) fn name_of(image: &Image) -> Option<String> {
    if let Some(name) = image.name {
        return Some(name.to_string());
    }
    if image.is(EntryKind::RelocatablePtx) {
        let target = Target::parse(image.target?.to_string().as_bytes()).ok()?;
        return Some(target.named(NameKind::Compute).to_string());
    }
    let kind = image.kind?;
    match kind {
        ImageKind::Known(EntryKind::Index | EntryKind::Concatenated) => None,
        ImageKind::Known(EntryKind::Cubin) => Some(image.target_text()),
        _ => Some(format!("{kind} {}", image.target_text()).trim_end().into()),
    }
}

fn is_code(image: &Image) -> bool {
    [EntryKind::Cubin, EntryKind::Ptx, EntryKind::RelocatablePtx, EntryKind::Lto].into_iter().any(|kind| image.is(kind))
}

impl<'a> Judge<'a> {
    /// Holds a file against promises.
    pub fn new(report: &'a FileReport) -> Self {
        Self { report, names: report.images.iter().map(name_of).collect(), meant: None, found: Vec::new() }
    }

    /// The findings about one promise, and how many kernels it is about, where it is about kernels.
    pub fn judge(&mut self, promise: &Promise) -> (usize, Vec<(Breach, String, At)>) {
        let kernels = self.look(promise);
        (kernels, mem::take(&mut self.found))
    }

    fn look(&mut self, promise: &Promise) -> usize {
        match &promise.promised {
            Promised::Archs(images, every_module, _) => {
                self.includes(images, *every_module);
                self.no_others(images);
            }
            Promised::Includes(images, every_module) => self.includes(images, *every_module),
            Promised::Excludes(images) => {
                let images: BTreeSet<String> = images.iter().map(|it| it.name.to_string()).collect();
                self.unexpected(|name| images.contains(name));
            }
            Promised::Ptx(ptx) => self.ptx(*ptx),
            Promised::Compressed(is_compressed) => self.compressed(*is_compressed),
            Promised::CompressedBy(by) => self.compressed_by(*by),
            Promised::DebugInfo(most) => self.debug_info(*most),
            Promised::MaxSize(most) => {
                let size = self.report.size as u64;
                if size > *most {
                    let more = size - *most;
                    self.add(
                        Breach::Differs,
                        format!("{}, {more} more than {most}", plural(size, "byte")),
                        At::default(),
                    );
                }
            }
            Promised::Kernel(kernels, number, bound) => return self.kernels(kernels, *number, *bound),
            Promised::HasKernel(kernels) => return self.meant(kernels).count(),
            // Of all files together.
            Promised::RunsOn(_) | Promised::HasFile(_) => {}
        }
        0
    }

    fn add(&mut self, breach: Breach, text: String, at: At) {
        self.found.push((breach, text, at));
    }

    fn at(&self, image: usize) -> At {
        At { image: self.report.images.get(image).map(|it| (image + 1, it.at)), kernel: None }
    }

    /// "there are sm_80 sm_90".
    fn there_are(&self) -> String {
        let mut seen = BTreeSet::new();
        let names: Vec<&str> =
            self.names.iter().flatten().map(String::as_str).filter(|name| seen.insert(*name)).collect();
        match names.len() {
            0 => "there is no image".into(),
            1 => format!("there is {}", names.join(" ")),
            2..=MOST_NAMES => format!("there are {}", names.join(" ")),
            count => format!(
                "there are {} and {} more",
                names.get(..MOST_NAMES).unwrap_or_default().join(" "),
                count - MOST_NAMES
            ),
        }
    }

    fn includes(&mut self, images: &[arch_list::Image], every_module: bool) {
        for image in images {
            let wanted = image.name.to_string();
            let is_it = |index: usize| self.names.get(index).and_then(Option::as_ref) == Some(&wanted);
            if !(0..self.names.len()).any(is_it) {
                let text = format!("no {wanted}; {}", self.there_are());
                self.add(Breach::Missing, text, At::default());
                continue;
            }
            if !every_module {
                continue;
            }
            let lacks = |module: &&core::ops::Range<usize>| !(**module).clone().any(is_it);
            let count = self.report.modules.len();
            let lacking: Vec<_> = self.report.modules.iter().filter(lacks).cloned().collect();
            let Some(first) = lacking.first() else { continue };
            let of =
                identifier_of(&self.report.images, first).map_or_else(String::new, |it| format!(" ({})", it.shown()));
            let modules = plural(count as u64, "module");
            let lack = if lacking.len() == 1 { "lacks" } else { "lack" };
            let text = format!(
                "{} of {modules} {lack} {wanted}, the first of them at image {}{of}",
                lacking.len(),
                first.start + 1
            );
            let at = self.at(first.start);
            self.add(Breach::Missing, text, at);
        }
    }

    fn no_others(&mut self, images: &[arch_list::Image]) {
        let images: BTreeSet<String> = images.iter().map(|it| it.name.to_string()).collect();
        self.unexpected(|name| !images.contains(name));
    }

    /// Images of names that are not to be there, each name once.
    fn unexpected(&mut self, is_unexpected: impl Fn(&str) -> bool) {
        let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        for (index, name) in self.names.iter().enumerate() {
            if let Some(name) = name.as_deref().filter(|name| is_unexpected(name)) {
                counts.entry(name).or_insert((index, 0)).1 += 1;
            }
        }
        let mut counts: Vec<(String, usize, usize)> =
            counts.into_iter().map(|(name, (first, count))| (name.into(), first, count)).collect();
        counts.sort_by_key(|(_, first, _)| *first);
        for (name, first, count) in counts {
            let text = match count {
                1 => format!("{name} is there"),
                count => format!("{name} is there, {count} times"),
            };
            let at = self.at(first);
            self.add(Breach::Unexpected, text, at);
        }
    }

    fn ptx(&mut self, is_wanted: bool) {
        let is_ptx = |image: &Image| image.is(EntryKind::Ptx) || image.is(EntryKind::RelocatablePtx);
        let first = self.report.images.iter().position(is_ptx);
        match (first, is_wanted) {
            (None, true) => {
                let text = format!("no PTX; {}", self.there_are());
                self.add(Breach::Missing, text, At::default());
            }
            (Some(first), false) => {
                let count = self.report.images.iter().filter(|image| is_ptx(image)).count();
                let text = format!("{} of PTX", plural(count as u64, "image"));
                let at = self.at(first);
                self.add(Breach::Unexpected, text, at);
            }
            _ => {}
        }
    }

    /// The text about images that are not as they should be, with the first of them.
    fn images(&mut self, breach: Breach, is_wrong: impl Fn(&Image) -> bool, text: impl Fn(&str) -> String) {
        let mut wrong = self.report.images.iter().enumerate().filter(|(_, image)| is_wrong(image));
        let Some((first, _)) = wrong.next() else { return };
        let count = wrong.count() + 1;
        let all = self.report.images.iter().filter(|image| is_code(image)).count();
        let text = text(&format!("{count} of {}", plural(all as u64, "image")));
        let at = self.at(first);
        self.add(breach, text, at);
    }

    fn compressed(&mut self, is_wanted: bool) {
        let is_wrong = |image: &Image| is_code(image) && image.is_compressed() != is_wanted;
        let how = if is_wanted { "not compressed" } else { "compressed" };
        self.images(Breach::Differs, is_wrong, |images| format!("{images} {how}"));
    }

    fn compressed_by(&mut self, by: Compression) {
        // What is compressed together with others says so in the place that holds them.
        let is_told = |image: &Image| is_code(image) && !image.is_within || image.is(EntryKind::Concatenated);
        let is_wrong = |image: &Image| {
            is_told(image) && !matches!(image.compression, Compression::Unknown) && image.compression != by
        };
        self.images(Breach::Differs, is_wrong, |images| format!("{images} not compressed by {by}"));
        let is_unknown = |image: &Image| is_told(image) && image.compression == Compression::Unknown;
        self.images(Breach::Unknown, is_unknown, |images| format!("{images} compressed in a way that is not known"));
    }

    fn debug_info(&mut self, most: DebugInfo) {
        let is_more = |found: DebugInfo| found.code() > most.code();
        let (mut more, mut unknown) = (Vec::new(), Vec::new());
        for cubin in &self.report.found.cubins {
            match cubin.cubin.and_then(|it| it.debug_info) {
                Some(found) if is_more(found) => more.push((cubin.image, found)),
                Some(_) => {}
                None => unknown.push(cubin.image),
            }
        }
        let all = plural(self.report.found.cubins.len() as u64, "cubin");
        if let Some((first, _)) = more.first() {
            let worst = more.iter().map(|(_, found)| *found).max_by_key(|it| it.code()).unwrap_or(most);
            let text = format!("{} of {all} with debug information: {worst}", more.len());
            let at = self.at(*first);
            self.add(Breach::Differs, text, at);
        }
        if let Some(first) = unknown.first() {
            let text = format!("{} of {all}: what debug information it has cannot be read", unknown.len());
            let at = self.at(*first);
            self.add(Breach::Unknown, text, at);
        }
    }

    /// The kernels that are meant; device functions are none.
    fn meant(&mut self, kernels: &Kernels) -> impl Iterator<Item = KernelUse<'a>> + use<'a> {
        let report = self.report;
        if self.meant.as_ref().is_none_or(|(meant, _)| meant != kernels) {
            let matches = (!kernels.pattern.is_empty()).then(|| report.found.names.matching(&kernels.pattern.0));
            let is_named = |name: usize| matches.as_ref().is_none_or(|it| it.get(name).copied().unwrap_or(false));
            let targets: Vec<bool> = report.images.iter().map(|image| image.target_text() == kernels.target).collect();
            let is_for = |image: usize| kernels.target.is_empty() || targets.get(image).copied().unwrap_or(false);
            let numbers = report.kernels.iter().copied().filter(|number| {
                report.found.kernels.get(*number).is_some_and(|kernel| {
                    kernel.uses.kind == FunctionKind::Entry && is_named(kernel.name) && is_for(kernel.image)
                })
            });
            self.meant = Some((kernels.clone(), numbers.collect()));
        }
        let numbers = self.meant.as_ref().map_or_else(Vec::new, |(_, numbers)| numbers.clone());
        numbers.into_iter().filter_map(|number| report.kernel(number))
    }

    fn kernels(&mut self, kernels: &Kernels, number: KernelNumber, bound: u32) -> usize {
        let mut count = 0;
        for kernel in self.meant(kernels) {
            count += 1;
            let said = || format!("{} for {}", kernel.shown_name(), self.report.target_text(kernel.image));
            let (breach, text) = match value_of(&kernel, number) {
                Value::Is(value) if is_kept(number, value, bound) => continue,
                Value::Unknown => (Breach::Unknown, format!("{}: {} unknown", said(), number.noun())),
                Value::Unbounded => (Breach::Differs, format!("{}: stack without a bound", said())),
                Value::Is(value) => {
                    let than = if number == KernelNumber::Occupancy { "less" } else { "more" };
                    (Breach::Differs, format!("{}: {value} {}, {than} than {bound}", said(), number.noun()))
                }
            };
            let at = At { kernel: Some(kernel.full_name().clone()), ..self.at(kernel.image) };
            self.add(breach, text, at);
        }
        count
    }
}

/// A number of a kernel.
pub(super) enum Value {
    Is(u64),
    Unbounded,
    Unknown,
}

fn is_kept(number: KernelNumber, value: u64, bound: u32) -> bool {
    if number == KernelNumber::Occupancy { value >= bound.into() } else { value <= bound.into() }
}

/// What a kernel takes of something; of occupancy whole percents, rounded down.
pub(super) fn value_of(kernel: &KernelUse<'_>, number: KernelNumber) -> Value {
    let uses = kernel.uses;
    let known = |value: Option<u32>| value.map_or(Value::Unknown, |value| Value::Is(value.into()));
    match number {
        KernelNumber::Registers => known(uses.registers),
        KernelNumber::Smem => known(uses.static_smem),
        KernelNumber::Spills => known(uses.spills),
        KernelNumber::Code => uses.code.map_or(Value::Unknown, |(_, size)| Value::Is(size as u64)),
        KernelNumber::Stack => match uses.stack {
            Some(Stack::Bytes(bytes)) => Value::Is(bytes.into()),
            Some(Stack::Unbounded) => Value::Unbounded,
            None => Value::Unknown,
        },
        KernelNumber::Occupancy => {
            let percent = kernel
                .fill
                .and_then(|fill| (u64::from(fill.warps()) * 100).checked_div(fill.occupancy.max_warps.into()));
            percent.map_or(Value::Unknown, Value::Is)
        }
    }
}
