//! The documented NVPTX subtarget tables of tileiras.

use crate::Error;
use crate::documented::tileiras::{
    self, CPUS, Cpu, FEATURES, Feature, FeatureInfo, Lenient, PROBES, Probe, Problem, ProblemKind, STRUCT_FIELDS,
    StructField, Subtarget,
};
use crate::ffi::boundary::{self, In, Out, Row, all_rows, code_texts, slice, smarch_status, status, write};
use crate::ffi::targets::smarch_target;
use core::ffi::c_char;

/// The index of a feature bit: SMARCH_DOCUMENTED_TILEIRAS_*. 0 is a feature, as the document numbers them.
#[doc(alias = "SMARCH_DOCUMENTED_TILEIRAS_")]
pub type smarch_documented_tileiras_feature_index = u32;

/// What is wrong with a CPU or an attribute: SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_*; 0 = none.
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

/// A mistake in a CPU or in attributes.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct smarch_documented_tileiras_problem {
    /// What is wrong; 0 for nothing.
    pub kind: smarch_documented_tileiras_problem_kind,
    /// Always 0.
    pub reserved: u32,
    /// Where it begins: in the CPU for SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_CPU, else in the attributes.
    pub start: usize,
    /// How many bytes it has.
    pub length: usize,
}

fn c_problem(problem: &Problem) -> smarch_documented_tileiras_problem {
    smarch_documented_tileiras_problem {
        kind: problem.kind.code(),
        reserved: 0,
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
    /// The CPU whose row was taken.
    pub cpu: smarch_target,
    /// The number in its name: 90 for sm_90a.
    pub sm_version: u32,
    /// The PTX version of the highest selector that is on, times ten: 88; 0 when none is.
    pub ptx_version: u32,
    /// 1 when tensor memory is there, else 0.
    pub has_tmem: u32,
    /// 1 when the CPU is the fallback for an unknown name, else 0.
    pub fell_back: u32,
    /// How many mistakes were ignored; the first eight are in problems.
    pub problem_count: u32,
    /// The first eight mistakes; zero beyond problem_count.
    pub problems: [smarch_documented_tileiras_problem; 8],
}

// No padding, on 32-bit machines and on 64-bit ones: every byte of an output has a value.
static_assertions::const_assert!(matches!(
    (
        size_of::<smarch_documented_tileiras_problem>(),
        size_of::<smarch_documented_tileiras_subtarget>()
    ),
    (16, 200) | (24, 264)
));

fn c_subtarget(subtarget: &Subtarget) -> smarch_documented_tileiras_subtarget {
    smarch_documented_tileiras_subtarget {
        feature_bits: subtarget.bits.words(),
        cpu: subtarget.cpu.id(),
        sm_version: subtarget.sm_version(),
        ptx_version: subtarget.ptx_version().unwrap_or(0),
        has_tmem: subtarget.has_tmem().into(),
        fell_back: 0,
        problem_count: 0,
        problems: [smarch_documented_tileiras_problem::default(); 8],
    }
}

fn c_lenient(lenient: &Lenient) -> smarch_documented_tileiras_subtarget {
    let mut subtarget = c_subtarget(&lenient.subtarget);
    subtarget.fell_back = lenient.fell_back.into();
    subtarget.problem_count = u32::try_from(lenient.problem_count).unwrap_or(u32::MAX);
    for (cell, problem) in subtarget.problems.iter_mut().zip(&lenient.problems) {
        *cell = c_problem(problem);
    }
    subtarget
}

code_texts! {
    /// What is wrong: "no CPU has this name". Returns "" for an unknown code.
    fn smarch_documented_tileiras_problem_message(kind: smarch_documented_tileiras_problem_kind) = ProblemKind;
}

/// Reads -mcpu and -mattr strictly: exact names, each attribute with + or -. attrs may be NULL with length 0.
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
        let subtarget = tileiras::parse(cpu, attributes).map_err(|problem| problem.error())?;
        write(out, c_subtarget(&subtarget))
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
        let problem = tileiras::parse(cpu, attributes).err();
        write(out, problem.as_ref().map(c_problem).unwrap_or_default())
    }))
}

/// Reads -mcpu and -mattr as the documented code does: an unknown CPU becomes sm_52, unknown and malformed attributes
/// are ignored; both are noted in problems. attrs may be NULL with length 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_tileiras_lenient_subtarget_parse(
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
    out: Out<smarch_documented_tileiras_subtarget>,
) -> smarch_status {
    // SAFETY: the caller passes as many readable bytes.
    let input = unsafe { input(cpu, cpu_len, attrs, attrs_len) };
    status(input.and_then(|(cpu, attributes)| write(out, c_lenient(&tileiras::parse_like_tileiras(cpu, attributes)))))
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
