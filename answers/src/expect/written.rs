//! The contract that files keep as they are.

use super::contract::{Compressed, Contract, KernelBudget, Size, Texts};
use super::judge::{Value, name_of, value_of};
use super::promise::{KernelNumber, MOST_TABLES, NUMBERS};
use super::question;
use crate::files::{Budget, EachImage};
use crate::report::{FileReport, ReportedFile, common_folder, report};
use crate::{Foreign, Refusal};
use alloc::{format, string::String, sync::Arc, vec::Vec};
use serde::Serialize;
use smarch::cubin::{Compression, DebugInfo, FunctionKind, Place};
use smarch::{Name, NameKind};

/// A contract that files keep, to be written into a file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Proposed {
    /// The contract, in TOML.
    pub contract_text: String,
    /// Files that hold device code and were held against the contract.
    pub checked_file_count: usize,
}

/// What a contract says of images.
#[derive(Clone, Debug, PartialEq)]
struct OfImages {
    names: Vec<String>,
    /// Something is there that no list names.
    has_others: bool,
    compressed: Option<Compressed>,
    debug_info: Option<DebugInfo>,
}

/// What files hold.
#[derive(Debug, Default)]
pub struct Written {
    files: Vec<(Foreign, OfImages)>,
    largest: usize,
    kernels: usize,
    /// The most of each number, of occupancy the least; nothing where it is not known of a kernel.
    numbers: [Option<u64>; NUMBERS.len()],
}

/// What a contract begins with.
const HEAD: &str =
    "# What these files hold, as smarch expect --from wrote it. smarch expect FILE... compares files with it.\n";

/// A unit of sizes that are rounded up.
const MIB: usize = 1 << 20;

impl OfImages {
    fn of(report: &FileReport) -> Self {
        let mut names: Vec<String> = Vec::new();
        let mut has_others = false;
        for name in report.images.iter().filter_map(name_of) {
            match Name::parse(name.as_bytes()) {
                Ok(_) if names.contains(&name) => {}
                Ok(_) => names.push(name),
                Err(_) => has_others = true,
            }
        }
        let order = |name: &String| Name::parse(name.as_bytes()).ok().map(|it| (it.kind != NameKind::Sm, it.target));
        names.sort_by_key(order);
        let mut ways = report.images.iter().filter(|image| image.place != Place::File && name_of(image).is_some());
        let first = ways.next().map(|image| (image.is_compressed(), image.compression, image.is_within));
        let is_alike = first.is_some_and(|(is, by, _)| ways.all(|it| (it.is_compressed(), it.compression) == (is, by)));
        let compressed = first.filter(|_| is_alike).map(|(is, by, is_within)| match by {
            Compression::Lz4 | Compression::Zstd if !is_within => Compressed::By(by.text().as_str().into()),
            _ => Compressed::Is(is),
        });
        let debug = report.found.cubins.iter().map(|it| it.cubin.and_then(|it| it.debug_info));
        let debug: Option<Vec<DebugInfo>> = debug.collect();
        Self {
            names,
            has_others,
            compressed,
            debug_info: debug.and_then(|all| all.into_iter().max_by_key(|it| it.code())),
        }
    }

    fn write(&self, contract: &mut Contract) {
        let names = (!self.names.is_empty()).then(|| Texts::Several(self.names.clone()));
        if self.has_others {
            contract.includes = names
        } else {
            contract.archs = names
        }
        contract.compressed.clone_from(&self.compressed);
        contract.debug_info = self.debug_info.map(|it| it.text().as_str().into());
    }
}

/// A name as a pattern that means it alone.
fn escaped(name: &Foreign) -> String {
    let mut pattern = String::new();
    for letter in name.replaced().chars() {
        if matches!(letter, '*' | '?' | '[' | '\\') {
            pattern.push('\\');
        }
        // Of a name that is no text each wrong byte.
        pattern.push(if letter == '\u{fffd}' { '?' } else { letter });
    }
    pattern
}

impl Written {
    /// Reads a file.
    ///
    /// # Errors
    /// It holds no device code, nor could it: the end of a sentence that begins with its name.
    pub fn read(budget: &Arc<Budget>, file: ReportedFile<'_>, images: &impl EachImage) -> Result<FileReport, Refusal> {
        report(&question(budget), file, images)
    }

    /// Adds a file.
    ///
    /// # Errors
    /// What could not be read of it may hold anything.
    pub fn add(&mut self, report: &FileReport) -> Result<(), Refusal> {
        if !report.holds_code() {
            return Ok(());
        }
        if report.is_damaged {
            return Err("is damaged, and keeps no contract; smarch report tells where".into());
        }
        if let Some(left_out) = report.found.left_out.first() {
            return Err(format!("keeps no contract: {left_out}").into());
        }
        let kernels = report.chosen().filter(|it| it.uses.kind == FunctionKind::Entry);
        for kernel in kernels {
            for ((number, ..), slot) in NUMBERS.iter().zip(&mut self.numbers) {
                let value = match value_of(&kernel, *number) {
                    Value::Is(value) => Some(value),
                    Value::Unbounded | Value::Unknown => None,
                };
                let worse = if *number == KernelNumber::Occupancy { u64::min } else { u64::max };
                *slot = if self.kernels == 0 { value } else { slot.zip(value).map(|(one, other)| worse(one, other)) };
            }
            self.kernels += 1;
        }
        self.largest = self.largest.max(report.size);
        self.files.push((report.file.clone(), OfImages::of(report)));
        Ok(())
    }

    /// The contract that they keep.
    ///
    /// # Errors
    /// None of them holds device code.
    pub fn contract(&self) -> Result<Contract, Refusal> {
        let mut contract = Contract::default();
        let Some((_, first)) = self.files.first() else {
            return Err("there is no device code in these files, and nothing to promise".into());
        };
        let size = self.largest.div_ceil(MIB);
        contract.max_size = Some(Size::Text(format!("{size} MiB")));
        if self.files.iter().all(|(_, it)| it == first) {
            first.write(&mut contract);
        } else {
            contract.file = self.of_each_kind()?;
        }
        if self.kernels > 0 {
            let mut budget = KernelBudget::default();
            for ((number, ..), value) in NUMBERS.iter().zip(&self.numbers) {
                let value = value.and_then(|value| u32::try_from(value).ok());
                match number {
                    KernelNumber::Registers => budget.registers = value,
                    KernelNumber::Smem => budget.smem = value,
                    KernelNumber::Stack => budget.stack = value,
                    KernelNumber::Spills => budget.spills = value,
                    // They change with every change.
                    KernelNumber::Code | KernelNumber::Occupancy => {}
                }
            }
            if budget != KernelBudget::default() {
                contract.kernel.push(budget);
            }
        }
        Ok(contract)
    }

    /// A table for the files that hold the same.
    fn of_each_kind(&self) -> Result<Vec<Contract>, Refusal> {
        let folder = common_folder(self.files.iter().map(|(name, _)| &name.0[..]));
        let mut kinds: Vec<(&OfImages, Vec<String>)> = Vec::new();
        for (name, held) in &self.files {
            let name = escaped(&name.0.get(folder..).unwrap_or_default().into());
            let is_full = kinds.len() == MOST_TABLES;
            match kinds.iter_mut().find(|(kind, _)| *kind == held) {
                Some((_, names)) => names.push(name),
                None if is_full => {
                    return Err(format!("these files hold more than {MOST_TABLES} different sets of images, and a contract has no more tables").into());
                }
                None => kinds.push((held, [name].into())),
            }
        }
        let table = |(held, names): (&OfImages, Vec<String>)| {
            let mut table = Contract { matches: Some(Texts::Several(names)), ..Contract::default() };
            held.write(&mut table);
            table
        };
        Ok(kinds.into_iter().map(table).collect())
    }

    /// The contract as a text.
    ///
    /// # Errors
    /// None of the files holds device code.
    pub fn proposed(&self) -> Result<Proposed, Refusal> {
        let contract = self.contract()?.text();
        Ok(Proposed { contract_text: format!("{HEAD}{contract}"), checked_file_count: self.files.len() })
    }
}
