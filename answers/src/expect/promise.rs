//! The promises of a contract, one by one, and which of them are about a file.

use super::contract::{Compressed, Contract, KernelBudget, Places, Texts, Way, bytes_of};
use crate::files::{Asked, pattern_matches};
use crate::words::syntax;
use crate::{Axes, Foreign, Refusal, device, driver, name, plural, toolkit};
use alloc::{borrow::ToOwned, format, string::String, string::ToString, vec::Vec};
use smarch::arch_list::{Context, Image, parse_in};
use smarch::cubin::{Compression, DebugInfo};
use smarch::rules::runs::Drivers;
use smarch::{Name, NameKind, Toolkit};

/// What is promised.
#[derive(Clone, Debug)]
pub(super) enum Promised {
    /// These images and no others; in every module; as this release builds them.
    Archs(Vec<Image>, bool, Toolkit),
    /// These images; in every module.
    Includes(Vec<Image>, bool),
    /// None of these images.
    Excludes(Vec<Image>),
    /// PTX, or none.
    Ptx(bool),
    /// A device that runs all files.
    RunsOn(Asked),
    /// Every image is compressed, or none.
    Compressed(bool),
    /// Every image is compressed so.
    CompressedBy(Compression),
    /// No more debug information.
    DebugInfo(DebugInfo),
    /// No more bytes.
    MaxSize(u64),
    /// A budget of kernels: which, and no more of this.
    Kernel(Kernels, KernelNumber, u32),
    /// There are such kernels.
    HasKernel(Kernels),
    /// There are such files: the place of the [[file]].
    HasFile(usize),
}

/// Which kernels are meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kernels {
    /// By their name; empty: all.
    pub pattern: Foreign,
    /// By the target of their image; empty: all.
    pub target: String,
}

/// A number of a kernel that has a budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KernelNumber {
    Registers,
    Smem,
    Stack,
    Spills,
    Code,
    Occupancy,
}

/// A number of a kernel: the key of its budget behind that of the table, what is counted, what a contract says of it.
type NumberRow = (KernelNumber, &'static str, &'static str, fn(&KernelBudget) -> Option<u32>);

#[rustfmt::skip]
pub(super) const NUMBERS: [NumberRow; 6] = [
    (KernelNumber::Registers, "kernel.registers", "registers of a thread",         |it| it.registers),
    (KernelNumber::Smem,      "kernel.smem",      "bytes of static shared memory", |it| it.smem),
    (KernelNumber::Stack,     "kernel.stack",     "bytes of stack",                |it| it.stack),
    (KernelNumber::Spills,    "kernel.spills",    "instructions that spill",       |it| it.spills),
    (KernelNumber::Code,      "kernel.code",      "bytes of machine code",         |it| it.code),
    (KernelNumber::Occupancy, "kernel.occupancy", "percent of the warps of an SM", |it| it.occupancy),
];

impl KernelNumber {
    /// What is counted.
    pub fn noun(self) -> &'static str {
        NUMBERS.iter().find(|(number, ..)| *number == self).map_or("", |(_, _, noun, _)| noun)
    }
}

/// A promise of a contract.
#[derive(Clone, Debug)]
pub(super) struct Promise {
    /// Its key, of a kernel's budget behind that of the table: "kernel.registers".
    pub key: &'static str,
    /// Where it stands.
    pub line: Option<usize>,
    /// For people: "sm_80 sm_90".
    pub text: String,
    /// What it says.
    pub promised: Promised,
}

/// What is promised of some of the files.
#[derive(Clone, Debug)]
pub(super) struct Section {
    /// Their names; empty: all that no other section means.
    patterns: Vec<String>,
    /// Nothing is promised of them.
    pub skip: bool,
    /// Which of the promises, from 0 on.
    pub promises: Vec<usize>,
}

/// A contract that can be held against files.
#[derive(Clone, Debug, Default)]
pub(super) struct Promises {
    pub all: Vec<Promise>,
    /// The last one is about what no other means.
    pub sections: Vec<Section>,
}

/// A contract as it is read: where it says something, and how lists are read.
struct Reader<'a, 'text> {
    places: &'a Places<'text>,
    axes: Axes,
    promises: Promises,
}

/// More [[file]] and [[kernel]] tables are refused: every file is held against them.
pub(super) const MOST_TABLES: usize = 1000;

impl Promises {
    /// The promises of a contract.
    ///
    /// # Errors
    /// One of them cannot be understood: a sentence with its line.
    pub fn of(contract: &Contract, places: &Places<'_>, axes: Axes) -> Result<Self, Refusal> {
        if contract.matches.is_some() || contract.skip || contract.optional {
            return Err("match, skip and optional belong to a [[file]]".into());
        }
        let kernels = contract.file.iter().map(|file| file.kernel.len()).sum::<usize>() + contract.kernel.len();
        if contract.file.len().max(kernels) > MOST_TABLES {
            return Err(format!("a contract has at most {MOST_TABLES} [[file]] and [[kernel]] tables").into());
        }
        let mut reader = Reader { places, axes, promises: Self::default() };
        let top = reader.section(contract, contract, &[], &[])?;
        for (number, file) in contract.file.iter().enumerate() {
            let way = [Way::Key("file"), Way::Nth(number)];
            if !file.file.is_empty() {
                return Err(reader.at(&way, "a [[file]] has no [[file]] of its own"));
            }
            let Some(patterns) = file.matches.as_ref().filter(|it| !it.each().is_empty()) else {
                return Err(reader.at(&way, "a [[file]] has to say which files: match = \"lib*.so\""));
            };
            let mut section = reader.section(contract, file, &way, &top.promises)?;
            section.patterns = patterns.each().to_vec();
            if !file.optional && !file.skip {
                let promise = Promise {
                    key: "file",
                    line: places.line(&way),
                    text: format!("there is a file {}", shown_list(patterns.each())),
                    promised: Promised::HasFile(number),
                };
                reader.promises.all.push(promise);
            }
            reader.promises.sections.push(section);
        }
        reader.promises.sections.push(top);
        let promises = reader.promises;
        if promises.all.is_empty() {
            return Err(
                "the contract promises nothing; write archs, runs-on, [[kernel]] or another of smarch help expect"
                    .into(),
            );
        }
        Ok(promises)
    }

    /// What is promised in a section, with the number of each promise.
    pub fn of_section(&self, section: usize) -> impl Iterator<Item = (usize, &Promise)> {
        let section = self.sections.get(section).filter(|section| !section.skip);
        let numbers = section.map_or(&[][..], |section| &section.promises);
        numbers.iter().filter_map(|number| Some((*number, self.all.get(*number)?)))
    }

    /// What is promised of a file of this name: the place of the section.
    pub fn section_of(&self, name: &Foreign) -> usize {
        let means = |section: &Section| {
            section.patterns.is_empty() || section.patterns.iter().any(|it| means_file(it, &name.0))
        };
        self.sections.iter().position(means).unwrap_or_default()
    }
}

/// A path of more parts is looked at from the last of these on.
const MOST_PARTS: usize = 32;

/// Whether a name or a pattern means a file: its path, or the end of it behind a `/`, or behind the `:` of a wheel or a tar.
fn means_file(pattern: &str, path: &[u8]) -> bool {
    let starts = path.iter().enumerate().rev().filter(|(_, byte)| matches!(byte, b'/' | b':')).map(|(at, _)| at + 1);
    let ends = starts.take(MOST_PARTS).filter_map(|at| path.get(at..));
    [path].into_iter().chain(ends).any(|end| pattern_matches(pattern.as_bytes(), end))
}

fn shown_list(texts: &[String]) -> String {
    texts.iter().map(|text| Foreign::from(text.as_str()).shown()).collect::<Vec<_>>().join(" ")
}

fn names_of(images: &[Image]) -> String {
    let names: Vec<String> = images.iter().map(|image| image.name.to_string()).collect();
    names.join(" ")
}

impl Reader<'_, '_> {
    fn at(&self, way: &[Way<'_>], sentence: impl core::fmt::Display) -> Refusal {
        match self.places.line(way) {
            Some(line) => format!("line {line}: {sentence}").into(),
            None => format!("{sentence}").into(),
        }
    }

    fn add(&mut self, section: &mut Section, way: &[Way<'_>], key: &'static str, text: String, promised: Promised) {
        section.promises.push(self.promises.all.len());
        self.promises.all.push(Promise { key, line: self.places.line(way), text, promised });
    }

    /// The promises of a table; those that it does not make it takes from the top, `above`.
    fn section(
        &mut self,
        top: &Contract,
        table: &Contract,
        way: &[Way<'_>],
        above: &[usize],
    ) -> Result<Section, Refusal> {
        let mut section = Section { patterns: Vec::new(), skip: table.skip, promises: Vec::new() };
        let to = |key| [way, &[Way::Key(key)]].concat();
        let every_module = table.every_module.or(top.every_module).unwrap_or(false);
        let module = if every_module { ", in every module" } else { "" };
        // A [[file]] that says where the lists above hold has them for itself.
        let is_moved = table.every_module.is_some() && !way.is_empty();
        for (key, own, of_top) in [("archs", &table.archs, &top.archs), ("includes", &table.includes, &top.includes)] {
            let (list, way) = match (own, of_top) {
                (Some(own), _) => (own, to(key)),
                (None, Some(of_top)) if is_moved => (of_top, [Way::Key(key)].into()),
                _ => continue,
            };
            let (images, release) = self.images(top, table, list, &way)?;
            let names = names_of(&images);
            match key {
                "archs" => {
                    let text = format!("{names} and no others{module}");
                    self.add(&mut section, &way, key, text, Promised::Archs(images, every_module, release));
                }
                _ => {
                    let text = format!("{names}{module}");
                    self.add(&mut section, &way, key, text, Promised::Includes(images, every_module));
                }
            }
        }
        if let Some(list) = &table.excludes {
            let (images, _) = self.images(top, table, list, &to("excludes"))?;
            let text = format!("none of {}", names_of(&images));
            self.add(&mut section, &to("excludes"), "excludes", text, Promised::Excludes(images));
        }
        if let Some(ptx) = table.ptx {
            let text = if ptx { "there is PTX" } else { "there is no PTX" };
            self.add(&mut section, &to("ptx"), "ptx", text.into(), Promised::Ptx(ptx));
        }
        for text in table.runs_on.iter().flat_map(Texts::each) {
            let asked = asked(text).map_err(|why| self.at(&to("runs-on"), why))?;
            let text = Foreign::from(text.as_str()).shown();
            self.add(&mut section, &to("runs-on"), "runs-on", text, Promised::RunsOn(asked));
        }
        if let Some(compressed) = &table.compressed {
            let (text, promised) = compression(compressed).map_err(|why| self.at(&to("compressed"), why))?;
            self.add(&mut section, &to("compressed"), "compressed", text, promised);
        }
        if let Some(text) = &table.debug_info {
            let known = DebugInfo::ALL.iter().find(|it| it.text().as_str() == text);
            let known = known.ok_or_else(|| {
                let text = Foreign::from(text.as_str()).shown();
                self.at(&to("debug-info"), format!("debug-info is none, lines or full, not '{text}'"))
            })?;
            let text = if *known == DebugInfo::None { "none".to_owned() } else { format!("{known} at most") };
            self.add(&mut section, &to("debug-info"), "debug-info", text, Promised::DebugInfo(*known));
        }
        if let Some(size) = &table.max_size {
            let bytes = bytes_of(size).map_err(|why| self.at(&to("max-size"), why))?;
            self.add(
                &mut section,
                &to("max-size"),
                "max-size",
                format!("{} at most", plural(bytes, "byte")),
                Promised::MaxSize(bytes),
            );
        }
        for (number, budget) in table.kernel.iter().enumerate() {
            let way = [way, &[Way::Key("kernel"), Way::Nth(number)]].concat();
            self.kernel(&mut section, budget, &way)?;
        }
        let table_of = |key: &'static str| key.split('.').next().unwrap_or_default();
        let keys: Vec<&str> =
            section.promises.iter().filter_map(|at| self.promises.all.get(*at)).map(|it| table_of(it.key)).collect();
        let is_new = |at: &&usize| self.promises.all.get(**at).is_some_and(|it| !keys.contains(&table_of(it.key)));
        let more: Vec<usize> = above.iter().filter(is_new).copied().collect();
        section.promises.extend(more);
        Ok(section)
    }

    fn kernel(&mut self, section: &mut Section, budget: &KernelBudget, way: &[Way<'_>]) -> Result<(), Refusal> {
        let kernels = Kernels {
            pattern: budget.name.as_deref().unwrap_or_default().into(),
            target: budget.target.clone().unwrap_or_default(),
        };
        let of = kernels.text();
        if !budget.optional {
            let text = format!("there is {}", kernels.one_text());
            self.add(section, way, "kernel", text, Promised::HasKernel(kernels.clone()));
        }
        let mut is_empty = true;
        for (number, key, noun, of_budget) in NUMBERS {
            let Some(most) = of_budget(budget) else { continue };
            is_empty = false;
            let way = [way, &[Way::Key(key.trim_start_matches("kernel."))]].concat();
            let bound = if number == KernelNumber::Occupancy { "at least" } else { "at most" };
            if number == KernelNumber::Occupancy && most > 100 {
                return Err(self.at(&way, format!("occupancy is a percent, 0 to 100, not {most}")));
            }
            let text = format!("{of}: {bound} {most} {noun}");
            self.add(section, &way, key, text, Promised::Kernel(kernels.clone(), number, most));
        }
        if is_empty && budget.name.is_none() {
            return Err(self.at(way, "this [[kernel]] promises nothing: write registers = 128, or a name"));
        }
        Ok(())
    }

    /// The images of a list, each once.
    fn images(
        &self,
        top: &Contract,
        table: &Contract,
        list: &Texts,
        way: &[Way<'_>],
    ) -> Result<(Vec<Image>, Toolkit), Refusal> {
        let is_named = self.axes.names_toolkit;
        let named = table.toolkit.as_ref().or(top.toolkit.as_ref()).filter(|_| !is_named);
        let release = named.map_or(Ok(self.axes.toolkit), |text| toolkit(text)).map_err(|why| self.at(way, why))?;
        let images = match table.syntax.as_ref().or(top.syntax.as_ref()) {
            None => images_by_name(list),
            Some(text) => images_of_lists(release, text, list),
        };
        let mut images = images.map_err(|why| self.at(way, why))?;
        let mut seen: Vec<Name> = Vec::new();
        images.retain(|image| {
            let is_new = !seen.contains(&image.name);
            seen.push(image.name);
            is_new
        });
        images.sort_by_key(|image| (image.name.kind != NameKind::Sm, image.name.target));
        match images.is_empty() {
            true => Err(self.at(way, "the list names no image")),
            false => Ok((images, release)),
        }
    }
}

/// More images than this no list has.
const MOST_IMAGES: usize = 1000;

/// "sm_80 sm_90 compute_90": names of images, parted by blanks, commas or semicolons.
fn images_by_name(list: &Texts) -> Result<Vec<Image>, Refusal> {
    let is_between = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';');
    let words = list.each().iter().flat_map(|text| text.split(is_between)).filter(|word| !word.is_empty());
    let image = |word: &str| {
        let name = name(word)
            .map_err(|why| Refusal(format!("{why}; a list of a build system takes its syntax: syntax = \"torch\"")))?;
        Ok(Image { name, from: (name.kind == NameKind::Sm).then_some(name.target) })
    };
    words.take(MOST_IMAGES).map(image).collect()
}

/// A list in the syntax of a build system.
fn images_of_lists(release: Toolkit, text: &str, list: &Texts) -> Result<Vec<Image>, Refusal> {
    let syntax = syntax(text)?;
    let context = Context { toolkit: release, ..Context::default() };
    let mut images = Vec::new();
    for list in list.each() {
        let parsed = parse_in(syntax, list.as_bytes(), &context).map_err(|problem| {
            let token = crate::builders::quoted(problem.span.of(list.as_bytes()));
            Refusal(format!("{token}{}; smarch archs {syntax} '{}' tells more", problem.error, crate::shown(list)))
        })?;
        crate::words::refuse_nothing(syntax, &Foreign::from(list.as_str()), &parsed)?;
        images.extend(parsed.images());
    }
    Ok(images)
}

/// "RTX 5090@570": a device and its driver.
fn asked(text: &str) -> Result<Asked, Refusal> {
    let (typed, typed_driver) = text.rsplit_once('@').unwrap_or((text, ""));
    let drivers = match typed_driver {
        "" => Drivers::NEWEST,
        text => Drivers::from(driver(text)?),
    };
    let typed_drivers = [typed_driver.to_owned(), String::new()];
    Ok(Asked { device: device(typed.trim())?, drivers, typed: typed.to_owned(), typed_drivers })
}

fn compression(compressed: &Compressed) -> Result<(String, Promised), Refusal> {
    let by = match compressed {
        Compressed::Is(true) => return Ok(("every image".into(), Promised::Compressed(true))),
        Compressed::Is(false) => return Ok(("no image".into(), Promised::Compressed(false))),
        Compressed::By(by) => by,
    };
    let known = [Compression::Lz4, Compression::Zstd].into_iter().find(|it| it.text().as_str() == by);
    let Some(known) = known else {
        let by = Foreign::from(by.as_str()).shown();
        return Err(format!("compressed is true, false, lz4 or zstd, not '{by}'").into());
    };
    Ok((format!("every image, by {known}"), Promised::CompressedBy(known)))
}

impl Kernels {
    /// "every kernel", "kernels gemm* for sm_90".
    pub fn text(&self) -> String {
        let of = if self.pattern.is_empty() {
            "every kernel".to_owned()
        } else {
            format!("kernel {}", self.pattern.shown())
        };
        of + &self.target_text()
    }

    /// "a kernel", "kernel gemm* for sm_90".
    pub fn one_text(&self) -> String {
        if self.pattern.is_empty() { format!("a kernel{}", self.target_text()) } else { self.text() }
    }

    fn target_text(&self) -> String {
        if self.target.is_empty() { String::new() } else { format!(" for {}", crate::shown(&self.target)) }
    }
}
