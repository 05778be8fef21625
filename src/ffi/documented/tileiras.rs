//! The documented NVPTX subtarget tables of tileiras.

use crate::Error;
use crate::documented::tileiras::{
    CPUS, Cpu, FEATURES, Feature, FeatureGroup, FeatureInfo, Level, LevelSource, PROBES, Parsed, Probe, Problem,
    ProblemKind, STRUCT_FIELDS, Selection, StructField, TensorMemory, TensorPath,
};
use crate::ffi::boundary::{self, In, Out, Row, all_rows, code_texts, slice, smarch_status, status, write};
use crate::ffi::targets::smarch_target;
use core::ffi::c_char;

/// The index of a feature bit: SMARCH_DOCUMENTED_TILEIRAS_*. 0 is a feature, as the document numbers them.
#[doc(alias = "SMARCH_DOCUMENTED_TILEIRAS_")]
pub type smarch_documented_tileiras_feature_index = u32;

/// What a feature is about: SMARCH_DOCUMENTED_TILEIRAS_GROUP_*.
#[doc(alias = "SMARCH_DOCUMENTED_TILEIRAS_GROUP_")]
pub type smarch_documented_tileiras_feature_group = u32;

/// Whether code for a CPU reaches tensor memory: SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_*.
#[doc(alias = "SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_")]
pub type smarch_documented_tileiras_tensor_memory = u32;

/// How matrix instructions of Blackwell are selected: SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_*; 0 where the document does not state it.
#[doc(alias = "SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_")]
pub type smarch_documented_tileiras_tensor_path = u32;

/// Where the level of an option comes from: SMARCH_DOCUMENTED_TILEIRAS_LEVEL_*.
#[doc(alias = "SMARCH_DOCUMENTED_TILEIRAS_LEVEL_")]
pub type smarch_documented_tileiras_level_source = u32;

/// Why a CPU was taken: SMARCH_DOCUMENTED_TILEIRAS_SELECTION_*.
#[doc(alias = "SMARCH_DOCUMENTED_TILEIRAS_SELECTION_")]
pub type smarch_documented_tileiras_selection = u32;

/// What is wrong with a CPU or an attribute, or does not go together: SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_*; 0 = none.
#[doc(alias = "SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_")]
pub type smarch_documented_tileiras_problem_kind = u32;

all_rows! {
    /// The 40 CPU rows, by name: sm_100 before sm_20. NULL when count is NULL.
    fn smarch_documented_tileiras_cpus() -> [Cpu] = CPUS;

    /// The 81 features, by bit. NULL when count is NULL.
    fn smarch_documented_tileiras_features() -> [FeatureInfo] = FEATURES;

    /// The queries of the subtarget that the document writes out. NULL when count is NULL.
    fn smarch_documented_tileiras_probes() -> [Probe] = PROBES;

    /// The fields of a CPU row, a feature row and the subtarget's state, in order. NULL when count is NULL.
    fn smarch_documented_tileiras_struct_fields() -> [StructField] = STRUCT_FIELDS;
}

/// The row of a target; NULL for those that the table lacks, and for invalid numbers.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_tileiras_cpu_of(t: smarch_target) -> Row<Cpu> {
    Cpu::of(boundary::target(t).ok()?)
}

/// The row that the cubin reader knows by this byte, 0x800 included; NULL in its gaps. What cubins carry is another
/// matter (erratum E53): smarch_cubin_identify.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_tileiras_cpu_find(elf_byte: u32) -> Row<Cpu> {
    Cpu::by_elf_byte(elf_byte)
}

/// Reads the key of a feature, "ptx88": the index of its bit.
///
/// SMARCH_ERROR_NVPTX_ATTRIBUTE: no feature has this key.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_tileiras_feature_parse(
    text: *const c_char,
    len: usize,
    out: Out<smarch_documented_tileiras_feature_index>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let key = unsafe { slice(text.cast::<u8>(), len) };
    status(key.and_then(|key| {
        let feature = Feature::by_name(key).ok_or(Error::NvptxAttribute)?;
        write(out, feature.code())
    }))
}

/// Something wrong in a CPU or in attributes.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct smarch_documented_tileiras_problem {
    /// What is wrong; 0 for nothing.
    pub kind: smarch_documented_tileiras_problem_kind,
    /// 1 for a mistake, which is ignored; 0 for what does not go together, and is carried out.
    pub is_mistake: u32,
    /// Where it begins: in the CPU for SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_CPU, else in the attributes.
    pub start: usize,
    /// How many bytes it has.
    pub length: usize,
}

fn c_problem(problem: &Problem) -> smarch_documented_tileiras_problem {
    smarch_documented_tileiras_problem {
        kind: problem.kind.code(),
        is_mistake: problem.kind.is_mistake().into(),
        start: problem.at.start,
        length: problem.at.len(),
    }
}

/// What a CPU and attributes mean.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_tileiras_subtarget {
    /// Bit i is in word i / 64.
    pub feature_bits: [u64; 6],
    /// The CPU that was taken.
    pub cpu: smarch_target,
    /// Why this CPU.
    pub selection: smarch_documented_tileiras_selection,
    /// The number in its name: 90 for sm_90a.
    pub sm_version: u32,
    /// The last digit of that number: 0 for sm_90a, 3 for sm_103. The document names the field and states no rule (erratum E55b).
    pub sm_minor: u32,
    /// The PTX version of the highest selector that is on, times ten: 88; 0 when none is.
    pub ptx_version: u32,
    /// 1 when the bit of tensor memory is on, else 0.
    pub has_tmem: u32,
    /// Whether the CPU's code reaches tensor memory and its silicon has any, whatever the bit; 0 when that is not known.
    pub tensor_memory: smarch_documented_tileiras_tensor_memory,
    /// How matrix instructions of Blackwell are selected, by that bit and the CPU.
    pub tensor_path: smarch_documented_tileiras_tensor_path,
    /// Where the level of fma-level comes from.
    pub fma_source: smarch_documented_tileiras_level_source,
    /// Whether the level is known.
    pub has_fma_level: u32,
    /// The level that is in force, 0 to 2.
    pub fma_level: u32,
    /// Where the level of prec-divf32 comes from.
    pub div_source: smarch_documented_tileiras_level_source,
    /// Whether the level is known.
    pub has_div_level: u32,
    /// The level that is in force, 0 to 3.
    pub div_level: u32,
    /// Where the level of prec-sqrtf32 comes from.
    pub sqrt_source: smarch_documented_tileiras_level_source,
    /// Whether the level is known.
    pub has_sqrt_level: u32,
    /// The level that is in force, 0 or 1.
    pub sqrt_level: u32,
    /// How many mistakes were ignored and how many attributes do not go together; the first eight are in problems.
    pub problem_count: u32,
    /// The first eight of them, by place; zero beyond problem_count.
    pub problems: [smarch_documented_tileiras_problem; 8],
}

/// What the subtarget keeps, NvptxFeatureState, but for the tables and the scheduling model, of which there is one. The texts are the
/// caller's.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_tileiras_state {
    /// The target triple: the tables do not depend on it.
    pub triple: *const c_char,
    /// Its length.
    pub triple_len: usize,
    /// The CPU to tune for: the tune mask of every CPU is empty, so that it changes no bit.
    pub tune_cpu: *const c_char,
    /// Its length.
    pub tune_cpu_len: usize,
    /// -mattr as it was given; LLVM splits it at commas and puts + before what has no sign.
    pub attrs: *const c_char,
    /// Its length.
    pub attrs_len: usize,
    /// CPU, bits, numbers, and what is wrong.
    pub subtarget: smarch_documented_tileiras_subtarget,
}

// No padding, on 32-bit machines and on 64-bit ones: every byte of an output has a value.
static_assertions::const_assert!(matches!(
    (
        size_of::<smarch_documented_tileiras_problem>(),
        size_of::<smarch_documented_tileiras_subtarget>(),
        size_of::<smarch_documented_tileiras_state>()
    ),
    (16, 248, 272) | (24, 312, 360)
));

/// Source, whether there is a level, and the level.
fn c_level(level: Level) -> (u32, u32, u32) {
    let Level { source, level, .. } = level;
    (source.code(), level.is_some().into(), level.unwrap_or(0))
}

/// A subtarget before anything is written into it.
const NOTHING: smarch_documented_tileiras_subtarget = smarch_documented_tileiras_subtarget {
    feature_bits: [0; 6],
    cpu: 0,
    selection: 0,
    sm_version: 0,
    sm_minor: 0,
    ptx_version: 0,
    has_tmem: 0,
    tensor_memory: 0,
    tensor_path: 0,
    fma_source: 0,
    has_fma_level: 0,
    fma_level: 0,
    div_source: 0,
    has_div_level: 0,
    div_level: 0,
    sqrt_source: 0,
    has_sqrt_level: 0,
    sqrt_level: 0,
    problem_count: 0,
    problems: [smarch_documented_tileiras_problem {
        kind: 0,
        is_mistake: 0,
        start: 0,
        length: 0,
    }; 8],
};

/// Writes what was read, field by field: the whole is too large to stand on the stack beside it.
fn write_parsed(out: &mut smarch_documented_tileiras_subtarget, parsed: &Parsed) {
    let subtarget = &parsed.subtarget;
    out.feature_bits = subtarget.bits.words();
    out.cpu = subtarget.cpu.id();
    out.selection = parsed.selection.code();
    out.sm_version = subtarget.sm_version();
    out.sm_minor = subtarget.sm_minor();
    out.ptx_version = subtarget.ptx_version().unwrap_or(0);
    out.has_tmem = subtarget.has_tmem().into();
    out.tensor_memory = subtarget.tensor_memory().map_or(0, TensorMemory::code);
    out.tensor_path = subtarget.tensor_path().map_or(0, TensorPath::code);
    (out.fma_source, out.has_fma_level, out.fma_level) = c_level(subtarget.fma_level());
    (out.div_source, out.has_div_level, out.div_level) = c_level(subtarget.div_level());
    (out.sqrt_source, out.has_sqrt_level, out.sqrt_level) = c_level(subtarget.sqrt_level());
    out.problem_count = u32::try_from(parsed.problem_count).unwrap_or(u32::MAX);
    for (cell, problem) in out.problems.iter_mut().zip(&parsed.problems) {
        *cell = c_problem(problem);
    }
}

/// Reads leniently, into the caller's memory.
fn read_leniently(
    out: Out<smarch_documented_tileiras_subtarget>,
    (cpu, attributes): (&[u8], &[u8]),
    any_target: bool,
) -> Result<(), Error> {
    let out = out.ok_or(Error::NullPointer)?;
    let mut parsed = Parsed::new();
    parsed.read_leniently(cpu, attributes, any_target);
    write_parsed(out.write(NOTHING), &parsed);
    Ok(())
}

code_texts! {
    /// What is wrong: "no CPU has this name". Returns "" for an unknown code.
    fn smarch_documented_tileiras_problem_message(kind: smarch_documented_tileiras_problem_kind) = ProblemKind;

    /// The name of a group of features: "FMA fusion level". Returns "" for an unknown code.
    fn smarch_documented_tileiras_feature_group_name(group: smarch_documented_tileiras_feature_group) = FeatureGroup;

    /// Where a level comes from: "an attribute". Returns "" for an unknown code.
    fn smarch_documented_tileiras_level_source_name(source: smarch_documented_tileiras_level_source) = LevelSource;

    /// Why a CPU was taken: "the fallback for an unknown CPU". Returns "" for an unknown code.
    fn smarch_documented_tileiras_selection_name(selection: smarch_documented_tileiras_selection) = Selection;

    /// Whether code reaches tensor memory: "implied by the CPU's row". Returns "" for an unknown code.
    fn smarch_documented_tileiras_tensor_memory_name(memory: smarch_documented_tileiras_tensor_memory) = TensorMemory;

    /// How matrix instructions are selected: "tcgen05, through tensor memory". Returns "" for an unknown code.
    fn smarch_documented_tileiras_tensor_path_name(path: smarch_documented_tileiras_tensor_path) = TensorPath;
}

/// Reads -mcpu and -mattr strictly: exact names, each attribute with + or -. attrs may be NULL with length 0. What does not go together is
/// no mistake: it is in problems.
///
/// SMARCH_ERROR_NVPTX_CPU, _ATTRIBUTE, _MALFORMED: the first mistake; smarch_documented_tileiras_subtarget_check tells where.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_tileiras_subtarget_parse(
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
    out: Out<smarch_documented_tileiras_subtarget>,
) -> smarch_status {
    // SAFETY: the caller passes as many readable bytes.
    let input = unsafe { input(cpu, cpu_len, attrs, attrs_len) };
    status(input.and_then(|(cpu, attributes)| {
        let mut parsed = Parsed::new();
        let read = parsed.read_strictly(cpu, attributes);
        read.map_err(|problem| problem.error())?;
        write_parsed(out.ok_or(Error::NullPointer)?.write(NOTHING), &parsed);
        Ok(())
    }))
}

/// The first mistake that smarch_documented_tileiras_subtarget_parse would stop at; kind 0 when there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_tileiras_subtarget_check(
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
    out: Out<smarch_documented_tileiras_problem>,
) -> smarch_status {
    // SAFETY: the caller passes as many readable bytes.
    let input = unsafe { input(cpu, cpu_len, attrs, attrs_len) };
    status(input.and_then(|(cpu, attributes)| {
        let problem = Parsed::new().read_strictly(cpu, attributes).err();
        write(out, problem.as_ref().map(c_problem).unwrap_or_default())
    }))
}

/// Reads -mcpu and -mattr as the documented code does, attributes split as stock LLVM splits them: an unknown CPU becomes sm_52, unknown
/// attributes are ignored; both are noted in problems, and so is what does not go together. An empty CPU is the default one. attrs may be
/// NULL with length 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_tileiras_subtarget_parse_lenient(
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
    out: Out<smarch_documented_tileiras_subtarget>,
) -> smarch_status {
    // SAFETY: the caller passes as many readable bytes.
    let input = unsafe { input(cpu, cpu_len, attrs, attrs_len) };
    status(input.and_then(|input| read_leniently(out, input, false)))
}

/// Reads them in the same way, but that every target is selectable: sm_87, which has no CPU row, is taken
/// (SMARCH_DOCUMENTED_TILEIRAS_SELECTION_REIMPLEMENTED), with no bit of its own. This is what the document recommends to those who write the
/// code anew, and no behaviour of tileiras (erratum E55).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_tileiras_subtarget_parse_symmetric(
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
    out: Out<smarch_documented_tileiras_subtarget>,
) -> smarch_status {
    // SAFETY: the caller passes as many readable bytes.
    let input = unsafe { input(cpu, cpu_len, attrs, attrs_len) };
    status(input.and_then(|input| read_leniently(out, input, true)))
}

/// The state that a triple, a CPU, a CPU to tune for and attributes lead to, read as smarch_documented_tileiras_subtarget_parse_lenient
/// does. Each text may be NULL with length 0; the state points into them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_tileiras_state_parse(
    triple: *const c_char,
    triple_len: usize,
    cpu: *const c_char,
    cpu_len: usize,
    tune_cpu: *const c_char,
    tune_cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
    out: Out<smarch_documented_tileiras_state>,
) -> smarch_status {
    // SAFETY: the caller passes as many readable bytes of each.
    let inputs = unsafe {
        (
            input(cpu, cpu_len, attrs, attrs_len),
            input(triple, triple_len, tune_cpu, tune_cpu_len),
        )
    };
    let inputs = match inputs {
        (Ok(input), Ok(_)) => Ok(input),
        (Err(error), _) | (_, Err(error)) => Err(error),
    };
    status(inputs.and_then(|(cpu, attributes)| {
        let state = out.ok_or(Error::NullPointer)?.write(smarch_documented_tileiras_state {
            triple,
            triple_len,
            tune_cpu,
            tune_cpu_len,
            attrs,
            attrs_len,
            subtarget: NOTHING,
        });
        let mut parsed = Parsed::new();
        parsed.read_leniently(cpu, attributes, false);
        write_parsed(&mut state.subtarget, &parsed);
        Ok(())
    }))
}

/// # Safety
/// Each pointer is NULL with length 0, or has as many readable bytes.
unsafe fn input<'a>(
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
) -> Result<(&'a [u8], &'a [u8]), Error> {
    // SAFETY: as the caller promises.
    unsafe { Ok((slice(cpu.cast(), cpu_len)?, slice(attrs.cast(), attrs_len)?)) }
}

/// Whether the bit with this index is set. False for NULL and beyond the 384 bits.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_tileiras_subtarget_has_feature(
    subtarget: In<smarch_documented_tileiras_subtarget>,
    index: smarch_documented_tileiras_feature_index,
) -> bool {
    let word = subtarget.and_then(|subtarget| subtarget.feature_bits.get((index / 64) as usize));
    word.is_some_and(|word| word & 1 << (index % 64) != 0)
}
