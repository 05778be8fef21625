//! What the document about ptxas states of a target, of a name of it, or of a handler.

use super::{address_text, refuse};
use crate::scheduler::Factory;
use crate::{Known, Refusal};
use alloc::{format, string::String, vec::Vec};
use serde::Serialize;
use smarch::documented::ptxas::{
    CodegenFactory, DISPATCH_MAPS, DispatchMapRow, DocumentedGeometry, DocumentedOccupancy, FactoryLabel, Generation,
    GenerationFeature, HANDLER_FUNCTIONS, HANDLERS, Handler, Handlers, OccupancyFormula, RegisterAllocation,
    Registered, SHARED_MEMORY_MAXIMA, SHARING_GROUPS, SM82_OPCODES, SharedMemoryMaximum, SharingGroup, ValidationEntry,
    ValidationTable, codegen_factory, documented_geometry, documented_occupancy, fma_combining_gate, generation,
    register_allocation, registered, validation_table,
};
use smarch::targets::Suffix;
use smarch::{Error, List, Name, NameKind, Optional, Target, Text, Version};

/// A launch to compute with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Launch {
    /// Registers of a thread.
    pub registers: Option<u64>,
    /// Threads of a block.
    pub threads: Option<u64>,
    /// Bytes of shared memory.
    pub smem_bytes: Option<u64>,
}

impl Launch {
    /// Whether nothing is asked for.
    pub fn is_empty(&self) -> bool {
        self.registers.or(self.threads).or(self.smem_bytes).is_none()
    }

    /// The threads of a block, or as many as are usual.
    pub fn block(&self) -> u64 {
        self.threads.unwrap_or(256)
    }

    /// Whether the formulas take it: they refuse the same registers, and the block is held against the row's own column.
    fn check(&self, target: Target) -> Result<(), Refusal> {
        let most = documented_geometry(target).map(|row| row.max_threads_per_cta);
        match (self.registers, self.threads) {
            (None, Some(_)) => refuse("--block is for occupancy, which takes --regs as well"),
            (_, Some(0)) => refuse("--block takes at least one thread"),
            (_, Some(threads)) if most.is_some_and(|most| threads > most.into()) => refuse(format!(
                "a block of {threads} threads: {} are the maximum that the document states for {target}",
                most.unwrap_or(0)
            )),
            (Some(registers), _) if !(1..=255).contains(&registers) => {
                refuse(format!("{registers} registers: a thread has 1 to 255, as the document states it"))
            }
            _ => Ok(()),
        }
    }
}

view! {
    /// The first and the last of the indices of SASS opcodes that are named after sm_82.
    Bounds of _it: () {
        /// The first of a range.
        lowest: u32 = *SM82_OPCODES.start(),
        /// The last of a range.
        highest: u32 = *SM82_OPCODES.end(),
    }

    /// The entry of a target in a validation table: what is printed of its PTX version, and what was measured.
    Validation of it: (&'static ValidationTable, &ValidationEntry) {
        /// Where ptxas has the validation table.
        table_address: u32 = it.0.address,
        /// The same as the documents print addresses.
        table_address_text: String = address_text(it.0.address),
        /// The lowest PTX version that is printed for the entry itself. Null: none is.
        documented_ptx: Optional<Version> = it.1.documented,
        /// The lowest version of the range that is printed for the entry's line of the base table. Null: none is printed for names with a suffix.
        documented_ptx_lowest: Optional<Version> = it.1.documented_lowest,
        /// The highest version of that range.
        documented_ptx_highest: Optional<Version> = it.1.documented_highest,
        /// The lowest .version that ptxas 13.0 was measured to accept for the name.
        measured_ptx: Version = it.1.measured,
    }

    /// What a map holds under a name: nothing where it lists none, unknown where no document gives its values.
    Map of it: (&DispatchMapRow, Name) {
        /// The number of a map of ptxas's capability dispatch.
        map: u32 = it.0.map.code(),
        /// What the map is for.
        map_name: Text = it.0.purpose,
        /// Where ptxas keeps the map.
        map_address: u32 = it.0.address,
        /// The same as the documents print addresses.
        map_address_text: String = address_text(it.0.address),
        /// What the values of the map are, as printed.
        value_type: Text = it.0.value_type,
        /// The function that the map holds. Null: nothing is listed under that name; no map holds lto_ names. Unknown: no document gives the map's
        /// values.
        handler_address: Option<Known<u32>> = match it.0.map.handler(it.1) {
            Some(handler) => Some(Known::Is(handler.address)),
            None => (it.1.kind != NameKind::Lto && !it.0.has_values).then_some(Known::Unknown),
        },
        /// The same as the documents print addresses. Null: nothing is listed, or it is unknown.
        handler_address_text: Option<String> = it.0.map.handler(it.1).map(|handler| address_text(handler.address)),
    }

    /// An SM as documented.
    Geometry of it: &DocumentedGeometry {
        /// The base target that the row is of.
        base_target: Target = it.base,
        /// As documented.
        documented_registers_per_sm: u32 = it.registers_per_sm,
        /// As documented.
        documented_max_registers_per_thread: u32 = it.max_registers_per_thread,
        /// As documented.
        documented_max_threads_per_block: u32 = it.max_threads_per_cta,
        /// As documented.
        documented_max_warps_per_sm: u32 = it.warps_per_sm,
        /// As documented.
        documented_max_blocks_per_sm: u32 = it.max_ctas_per_sm,
        /// As the geometry table prints them (erratum E23).
        scheduler_partitions: u32 = it.scheduler_partitions,
        /// Slots of the dispatch.
        dispatch_slots: u32 = it.dispatch_slots,
        /// The sizes that shared memory can be given, as documented.
        smem_sizes_kib: List<u32> = it.shared_memory_kib,
        /// The target whose sizes the row refers to. Null: it lists its own.
        same_smem_as: Option<Target> = it.same_as,
        /// The document's confidence. Null: it states none.
        confidence_percent: u32 = it.confidence,
    }

    /// The maximum of shared memory of some targets, as a function of ptxas records it.
    SmemLimit of it: &SharedMemoryMaximum {
        /// The targets that the row names: sm_70+.
        targets_as_printed: Text = it.path,
        /// Shared memory of a block at most, as documented.
        smem_limit_bytes: u32 = it.bytes,
        /// The size in the unit that is printed beside the bytes.
        smem_limit_as_printed: Text = it.printed,
    }

    /// The units in which registers are allocated.
    RegisterUnits of it: &RegisterAllocation {
        targets_as_printed: Text = it.targets,
        /// As documented.
        documented_register_unit_per_warp: u32 = it.per_warp,
        /// As documented.
        documented_register_unit_per_thread: u32 = it.per_thread,
        /// a2[6][1] of sub_ABF250.
        a2_6_1: u32 = it.a2_6_1,
        /// a2[6][2] of sub_ABF250.
        a2_6_2: u32 = it.a2_6_2,
    }

    /// The smallest documented size of shared memory that holds some bytes; none where none does.
    SmemQuestion of it: (Target, u64) {
        /// Bytes of shared memory that were asked about.
        smem_bytes: u64 = it.1,
        /// The smallest documented size of shared memory that holds them. Null: none does. Unknown: no sizes are documented for the target.
        smallest_size_kib: Option<Known<u32>> = match documented_geometry(it.0) {
            None => Some(Known::Unknown),
            Some(row) => row.shared_memory_kib.into_iter().copied().find(|kib| u64::from(*kib) * 1024 >= it.1).map(Known::Is),
        },
    }

    /// What a documented formula of occupancy makes of a launch.
    Formula of it: (OccupancyFormula, Result<DocumentedOccupancy, Error>) {
        /// The formula by which the document counts warps.
        formula: OccupancyFormula = it.0,
        /// Registers of a thread as the formula counts them.
        effective_registers: Known<u32> = it.1.ok().map(|it| it.effective_registers).into(),
        /// Registers of a warp as the formula counts them.
        registers_per_warp: Known<u32> = it.1.ok().map(|it| it.registers_per_warp).into(),
        /// Warps for which the SM has registers. Unknown: no register file is documented.
        warps_by_registers: Known<u32> = it.1.ok().and_then(|it| it.warps_by_registers.get()).into(),
        /// Warps that fit on an SM by the documented formula. Unknown: no SM is documented.
        documented_warps: Known<u32> = it.1.ok().and_then(|it| it.max_warps.get()).into(),
        /// Blocks that fit on an SM by the documented formula, which does not count shared memory. Unknown: no SM is documented.
        documented_blocks: Known<u32> = it.1.ok().and_then(|it| it.max_ctas.get()).into(),
    }

    /// A target with a suffix, and the text of its `__CUDA_ARCH__`.
    Subvariant of it: Target {
        name: Target = it,
        /// The text of __CUDA_ARCH__ as the document prints it, 90a0. Null: none is printed.
        cuda_arch_text: Option<Text> = registered(it.named(NameKind::Sm)).map(|row| row.cuda_arch_text),
    }

    /// Targets that share all seven maps.
    Sharing of it: &SharingGroup {
        name: Text = it.name,
        /// The members of the group, the base first.
        sharing_targets: List<Target> = it.members,
    }

    /// A feature of a generation.
    Feature of it: &GenerationFeature {
        text: Text = it.text,
        /// How many intrinsics or functions it brings. Null: no number is stated.
        intrinsic_count: Optional<u32> = it.count,
        /// How their names begin. Null: not stated.
        intrinsic_prefix: Option<Text> = it.prefix,
    }

    /// What the document states of a target's generation.
    DocumentedGeneration of it: &Generation {
        /// The heading in the document.
        heading: Text = it.label,
        /// The value that stands for the instruction set.
        isa_value: u32 = it.isa_value,
        /// What the section states first.
        introduction: Text = it.note,
        /// What the document lists under the generation.
        documented_features: Vec<Feature> = it.features.into_iter().map(Feature::from).collect(),
    }

    /// What the document states of a name.
    OfName of it: (Name, &Launch) {
        asked_name: Name = it.0,
        target: Target = it.0.target,
        errata_ids: Vec<&'static str> = errata(it.0.target, it.1),
        alias_of: Option<Target> = it.0.target.info().alias_of,
        /// The indices of SASS opcodes that are named after the target, SM82_FIRST and SM82_LAST. Null: none are.
        opcode_bounds: Option<Bounds> = (it.0.target == Target::Sm82).then(|| ().into()),
        /// The names of its profile: sm_, compute_ and lto_; empty where ptxas registers none.
        registered_names: Vec<Text> = registered(it.0).into_iter().flat_map(|row| [row.sm_name, row.compute_name, row.lto_name]).collect(),
        /// The family string in ptxas's profile. Null: ptxas has none.
        ptxas_family: Option<Text> = registered(it.0).map(|row| row.family),
        cuda_arch_text: Option<Text> = registered(it.0).map(|row| row.cuda_arch_text),
        /// Its entry in a validation table. Null: no table has it.
        validation_entry: Option<Validation> = validation(it.0.target),
        /// What each map of the capability dispatch holds under the name.
        maps: Vec<Map> = DISPATCH_MAPS.iter().map(|row| (row, it.0).into()).collect(),
        factory: Option<Factory> = codegen_factory(it.0.target).map(Factory::from),
        /// Values that the document labels with a target that ptxas does not register; nothing else tells its factory.
        labelled_values: Vec<LabelledValue> = {
            let is_labelled = codegen_factory(it.0.target).is_none() && it.0.target.suffix() == Suffix::Base;
            FactoryLabel::of_number(it.0.target.number()).filter(|_| is_labelled).map(LabelledValue::from).collect()
        },
        /// Whether the gate of FMA/DFMA combining is open for the value of the ISA generation. Which of the two numbers a gate compares no document
        /// tells. Null: ptxas registers no profile.
        fma_combining_by_generation: Option<bool> = codegen_factory(it.0.target).map(|factory| fma_combining_gate(factory.isa_value)),
        /// Whether the gate of FMA/DFMA combining is open, by the encoded variant. Null: ptxas registers no profile.
        fma_combining: Option<Known<bool>> = codegen_factory(it.0.target).map(|factory| factory.fma_combining().into()),
        /// The row of the document's geometry table, as printed. Null: the table has none. What an SM has: smarch hardware.
        documented_geometry: Option<Geometry> = documented_geometry(it.0.target).map(Geometry::from),
        /// The largest sizes of shared memory that sub_ABF250 records for the target.
        smem_limits: Vec<SmemLimit> = SHARED_MEMORY_MAXIMA.iter().filter(|row| row.is_for(it.0.target)).map(SmemLimit::from).collect(),
        /// The row of the register allocation table. Null: none names the target.
        register_allocation: Option<RegisterUnits> = register_allocation(it.0.target.number()).map(RegisterUnits::from),
        /// Null: no --smem.
        smem_question: Option<SmemQuestion> = it.1.smem_bytes.map(|bytes| (it.0.target, bytes).into()),
        /// What each documented formula makes of the launch. Null: no --regs.
        documented_occupancy: Option<Vec<Formula>> = it.1.registers.map(|registers| occupancy(it.0.target, registers, it.1.block())),
        /// The targets with suffix a or f of the same number that the validation tables have.
        subvariants: Vec<Subvariant> = subvariants(it.0.target).map(Subvariant::from).collect(),
        /// The targets that share all seven maps. Null: none but itself.
        sharing_group: Option<Sharing> = SHARING_GROUPS.iter().find(|group| group.members.contains(&it.0.target)).map(Sharing::from),
        /// The generation that names the target. Null: none does.
        documented_generation: Option<DocumentedGeneration> = generation(it.0.target).map(DocumentedGeneration::from),
    }

    /// An encoded value with the architecture and the generation that are printed beside it.
    LabelledValue of it: &FactoryLabel {
        /// An encoded SM version, a codegen factory.
        encoded: u32 = it.lowest,
        /// The architecture as printed.
        label: Text = it.architecture,
        /// The generation as printed. Null: none is.
        label_generation: Option<Text> = it.generation,
    }

    /// A handler: the map that holds it, and for which targets.
    OfHandler of it: &Handler {
        handler_address: u32 = it.address,
        handler_address_text: String = address_text(it.address),
        map: u32 = it.map.code(),
        map_name: Text = it.map.text(),
        /// The targets under whose sm_ and compute_ names a map holds the function, the base first.
        handled_targets: List<Target> = it.targets,
    }

    /// A target that ptxas registers.
    OfRegistered of it: RegisteredRow {
        target: Target = it.handlers.base,
        ptxas_family: Text = it.profile.family,
        isa_value: u32 = it.factory.isa_value,
        measured_ptx: Version = it.entry.measured,
        #[serde(skip)]
        row: RegisteredRow = it,
    }
}

/// The rows of tables that are about one registered target.
#[derive(Clone, Copy, Debug)]
pub struct RegisteredRow {
    /// Its handlers.
    pub handlers: &'static Handlers,
    /// Its profile.
    pub profile: &'static Registered,
    /// Its factory.
    pub factory: CodegenFactory,
    /// Its entry in the table of names without suffix.
    pub entry: &'static ValidationEntry,
}

/// An answer of the document's.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ptxas {
    /// The base targets that ptxas registers.
    Registered(Vec<OfRegistered>),
}

/// The errata behind what is stated about a target.
fn errata(target: Target, launch: &Launch) -> Vec<&'static str> {
    let factory = codegen_factory(target);
    let differs = |it: CodegenFactory| it.fma_combining() != Some(fma_combining_gate(it.isa_value));
    let is_open = factory.is_some_and(|it| it.lowest != it.highest || differs(it));
    let all = [
        (validation(target).is_some(), &["E04b"][..]),
        (registered(target.named(NameKind::Sm)).is_some(), &["E06"]),
        (is_open, &["E07"]),
        (documented_geometry(target).is_some(), &["E20", "E21"]),
        (launch.registers.is_some() || SHARED_MEMORY_MAXIMA.iter().any(|row| row.is_for(target)), &["E22"]),
        (launch.registers.is_some(), &["E22b"]),
        (documented_geometry(target).is_some(), &["E23"]),
        (factory.is_some(), &["E28d"]),
    ];
    all.into_iter().filter(|(holds, _)| *holds).flat_map(|(_, ids)| ids.iter().copied()).collect()
}

fn validation(target: Target) -> Option<Validation> {
    let table = validation_table(target.suffix())?;
    Some((table, table.find(target.number())?).into())
}

fn occupancy(target: Target, registers: u64, threads: u64) -> Vec<Formula> {
    let warps = u32::try_from(threads.div_ceil(32)).unwrap_or(u32::MAX);
    let registers = u32::try_from(registers).unwrap_or(u32::MAX);
    let formulas = OccupancyFormula::ALL.iter();
    formulas.map(|&formula| (formula, documented_occupancy(target, registers, warps, formula)).into()).collect()
}

/// The targets of this number with a suffix that a validation table has.
fn subvariants(target: Target) -> impl Iterator<Item = Target> {
    let all = Target::ALL.iter().copied();
    all.filter(move |other| {
        other.number() == target.number() && other.suffix().letter().is_some() && validation(*other).is_some()
    })
}

/// What the document states of a name, and its formulas make of a launch.
/// Refused: the launch cannot be, as far as the document tells.
pub fn of_name(name: Name, launch: &Launch) -> Result<OfName, Refusal> {
    launch.check(name.target)?;
    Ok((name, launch).into())
}

/// The answer about sm_82, of the index of one of its opcodes.
pub fn of_opcode(text: &str) -> Option<OfName> {
    let opcode = super::word_of(text)?;
    let is_its = SM82_OPCODES.contains(&opcode);
    is_its.then(|| of_name(Target::Sm82.into(), &Launch::default()).ok()).flatten()
}

/// Which map holds a handler, and for which targets.
/// Refused: no handler begins at the address.
pub fn of_handler(address: u32) -> Result<OfHandler, Refusal> {
    Handler::at(address).map(OfHandler::from).ok_or_else(|| {
        let count = HANDLER_FUNCTIONS.len();
        Refusal(format!(
            "no handler begins at {address:#x}; expected one of the {count} functions of maps 1 to 3, which smarch documented ptxas \
             handlers lists; smarch symbol {address:#x} ptxas tells what else is named there"
        ))
    })
}

/// Which targets ptxas registers.
pub fn registered_targets() -> Vec<OfRegistered> {
    let row = |handlers: &'static Handlers| {
        Some(RegisteredRow {
            handlers,
            profile: registered(handlers.base.named(NameKind::Sm))?,
            factory: codegen_factory(handlers.base)?,
            entry: validation_table(handlers.base.suffix())?.find(handlers.base.number())?,
        })
    };
    HANDLERS.iter().filter_map(row).map(OfRegistered::from).collect()
}

/// The address of a handler: "0x609b70", "sub_609B70"; nothing for other texts.
pub fn handler_address(text: &str) -> Option<u32> {
    let is_function = text.get(..4).is_some_and(|prefix| prefix.eq_ignore_ascii_case("sub_"));
    let is_number = text.get(..2).is_some_and(|prefix| prefix.eq_ignore_ascii_case("0x"));
    let digits = if is_function { text.get(4..) } else { text.get(2..).filter(|_| is_number) };
    let is_hexadecimal = |digits: &&str| digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    digits.filter(is_hexadecimal).and_then(|digits| u32::from_str_radix(digits, 16).ok())
}
