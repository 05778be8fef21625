//! The documented NVPTX subtarget tables of tileiras.

use crate::Error;
use crate::documented::nvptx::{
    self, BY_KEY, CPUS, Cpu, Feature, Lenient, PROBES, Probe, Problem, ProblemKind, STRUCT_FIELDS, StructField,
    Subtarget,
};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{bit_if, c_rows, list, slice, smarch_status, status, write};
use crate::ffi::target::smarch_target;
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// A CPU row, in the order of the table: by name.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_nvptx_cpu {
    /// The target whose sm_ name is the row's key.
    pub target: smarch_target,
    /// The bit that says "this CPU": SMARCH_NVPTX_SM_*.
    pub feature: u32,
    /// The byte by which the cubin reader knows it, and 0x800 beside it for sm_90a; 0 where the reader has a gap.
    pub elf_byte: u32,
    /// 1 when the row implies tensor memory, else 0.
    pub has_tmem: u32,
    /// The bits that the row implies, bit i in word i / 64.
    pub implies: [u64; 6],
    /// The key.
    pub name: *const c_char,
    /// Its length.
    pub name_len: usize,
    /// Generation and part, as printed.
    pub family: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_nvptx_cpu {}

c_rows!(CPU_ROWS: [smarch_nvptx_cpu; CPU_COUNT] = cpu_row(CPUS));

const fn cpu_row(cpu: &Cpu) -> smarch_nvptx_cpu {
    let name = cpu.target.info().name;
    smarch_nvptx_cpu {
        target: cpu.target.id(),
        feature: cpu.feature.code(),
        elf_byte: match cpu.elf_byte {
            Some(byte) => byte,
            None => 0,
        },
        has_tmem: bit_if(cpu.has_tmem, 1),
        implies: cpu.implied_words(),
        name: name.as_c_str(),
        name_len: name.as_str().len(),
        family: cpu.family.as_c_str(),
    }
}

/// The 40 CPU rows, by name: sm_100 before sm_20. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvptx_cpus(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_nvptx_cpu> {
    list(&CPU_ROWS, count)
}

/// The row of a target; NULL for those that the table lacks, and for forged numbers.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvptx_cpu_of(t: smarch_target) -> Option<&'static smarch_nvptx_cpu> {
    CPU_ROWS.iter().find(|row| row.target == t)
}

/// The row that the cubin reader knows by this byte, 0x800 included; NULL in its gaps. What cubins carry is another
/// matter (erratum E53): smarch_cubin_identify.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvptx_cpu_of_elf_byte(byte: u32) -> Option<&'static smarch_nvptx_cpu> {
    CPU_ROWS.iter().find(|row| row.elf_byte == byte && byte != 0)
}

/// A feature, in the order of its bits.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_nvptx_feature {
    /// The bit: SMARCH_NVPTX_*.
    pub index: u32,
    /// The key: "ptx88".
    pub key: *const c_char,
    /// The description, as printed.
    pub description: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_nvptx_feature {}

c_rows!(FEATURE_ROWS: [smarch_nvptx_feature; FEATURE_COUNT] = feature_row(Feature::ALL));

const fn feature_row(feature: &Feature) -> smarch_nvptx_feature {
    smarch_nvptx_feature {
        index: feature.code(),
        key: feature.text().as_c_str(),
        description: feature.description().as_c_str(),
    }
}

/// The 81 features, by bit. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvptx_features(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_nvptx_feature> {
    list(&FEATURE_ROWS, count)
}

c_rows!(ORDER: [u32; ORDER_COUNT] = code_of(BY_KEY));

const fn code_of(feature: &Feature) -> u32 {
    feature.code()
}

/// The bits of the features in the order of the table that is searched: by key. *count becomes how many. NULL when
/// count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvptx_feature_order(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static u32> {
    list(&ORDER, count)
}

/// The opcode of the dense block-scaled mma of 12.0 and 12.1, which have no tensor memory.
pub const SMARCH_NVPTX_BLOCK_SCALE_DENSE: u32 = 5468;
/// The opcode of the sparse one.
pub const SMARCH_NVPTX_BLOCK_SCALE_SPARSE: u32 = 5469;
/// The feature of the fused-multiply-add level that cicc switches on by itself: SMARCH_NVPTX_FMA_LEVEL_2.
pub const SMARCH_NVPTX_FMA_LEVEL_DEFAULT: u32 = 2;

static_assertions::const_assert!(
    SMARCH_NVPTX_BLOCK_SCALE_DENSE == nvptx::BLOCK_SCALE_DENSE
        && SMARCH_NVPTX_BLOCK_SCALE_SPARSE == nvptx::BLOCK_SCALE_SPARSE
        && SMARCH_NVPTX_FMA_LEVEL_DEFAULT == nvptx::FMA_LEVEL_DEFAULT.code()
);

/// A query of the subtarget that the document writes out.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_nvptx_probe {
    /// "HasSM90".
    pub name: *const c_char,
    /// The feature it asks for: SMARCH_NVPTX_*.
    pub feature: u32,
    /// The word of the six that has the bit, and where in the word it is.
    pub word: u32,
    pub shift: u32,
}

// SAFETY: the pointer leads to a constant.
unsafe impl Sync for smarch_nvptx_probe {}

c_rows!(PROBE_ROWS: [smarch_nvptx_probe; PROBE_COUNT] = probe_row(PROBES));

const fn probe_row(probe: &Probe) -> smarch_nvptx_probe {
    smarch_nvptx_probe {
        name: probe.name.as_c_str(),
        feature: probe.feature.code(),
        word: probe.word(),
        shift: probe.shift(),
    }
}

/// The queries that the document writes out. *count becomes how many. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvptx_probes(count: Option<&mut MaybeUninit<usize>>) -> Option<&'static smarch_nvptx_probe> {
    list(&PROBE_ROWS, count)
}

/// A field of a structure that the document prints; offsets are not documented.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_nvptx_struct_field {
    /// Which structure: "NvptxFeatureState".
    pub structure: *const c_char,
    /// The field's type, as printed.
    pub kind: *const c_char,
    /// Its name.
    pub name: *const c_char,
    /// How many of them: 6 for an array of six, 1 for one.
    pub count: u32,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_nvptx_struct_field {}

c_rows!(FIELD_ROWS: [smarch_nvptx_struct_field; FIELD_COUNT] = field_row(STRUCT_FIELDS));

const fn field_row(field: &StructField) -> smarch_nvptx_struct_field {
    smarch_nvptx_struct_field {
        structure: field.structure.as_c_str(),
        kind: field.kind.as_c_str(),
        name: field.name.as_c_str(),
        count: match field.count {
            Some(count) => count,
            None => 1,
        },
    }
}

/// The fields of a CPU row, a feature row and the subtarget's state, in order. *count becomes how many. NULL when count
/// is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvptx_struct_fields(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_nvptx_struct_field> {
    list(&FIELD_ROWS, count)
}

/// A mistake in a CPU or in attributes.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct smarch_nvptx_problem {
    /// SMARCH_NVPTX_PROBLEM_*; 0 for none.
    pub kind: u32,
    /// Where it begins: in the CPU for SMARCH_NVPTX_PROBLEM_UNKNOWN_CPU, else in the attributes.
    pub start: usize,
    /// How many bytes it has.
    pub length: usize,
}

fn c_problem(problem: &Problem) -> smarch_nvptx_problem {
    smarch_nvptx_problem {
        kind: problem.kind.code(),
        start: problem.at.start,
        length: problem.at.len(),
    }
}

/// What a CPU and attributes mean.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_nvptx_subtarget {
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
    /// How many mistakes were passed over; the first eight are in problems.
    pub problem_count: u32,
    pub problems: [smarch_nvptx_problem; 8],
}

fn c_subtarget(subtarget: &Subtarget) -> smarch_nvptx_subtarget {
    smarch_nvptx_subtarget {
        feature_bits: subtarget.bits.words(),
        cpu: subtarget.cpu.id(),
        sm_version: subtarget.sm_version(),
        ptx_version: subtarget.ptx_version().unwrap_or(0),
        has_tmem: subtarget.has_tmem().into(),
        fell_back: 0,
        problem_count: 0,
        problems: [smarch_nvptx_problem::default(); 8],
    }
}

fn c_lenient(lenient: &Lenient) -> smarch_nvptx_subtarget {
    let mut subtarget = c_subtarget(&lenient.subtarget);
    subtarget.fell_back = lenient.fell_back.into();
    subtarget.problem_count = u32::try_from(lenient.problem_count).unwrap_or(u32::MAX);
    for (cell, problem) in subtarget.problems.iter_mut().zip(&lenient.problems) {
        *cell = c_problem(problem);
    }
    subtarget
}

/// What is wrong, in words: "no CPU has this name". Never NULL; "" for a number that is no kind of problem.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvptx_problem_name(kind: u32) -> *const c_char {
    ProblemKind::from_code(kind).map_or(NO_TEXT, |kind| kind.text().as_c_str())
}

/// Reads -mcpu and -mattr strictly: exact names, each attribute with + or -. attrs may be NULL with length 0.
///
/// SMARCH_ERROR_NVPTX_CPU, _ATTRIBUTE, _MALFORMED: the first mistake; smarch_nvptx_check says where.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvptx_parse(
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
    out: Option<&mut MaybeUninit<smarch_nvptx_subtarget>>,
) -> smarch_status {
    // SAFETY: the caller passes as many readable bytes.
    let input = unsafe { input(cpu, cpu_len, attrs, attrs_len) };
    status(input.and_then(|(cpu, attributes)| {
        let subtarget = nvptx::parse(cpu, attributes).map_err(|problem| problem.error())?;
        write(out, c_subtarget(&subtarget))
    }))
}

/// The first mistake that smarch_nvptx_parse would stop at; kind 0 when there is none.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvptx_check(
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
    out: Option<&mut MaybeUninit<smarch_nvptx_problem>>,
) -> smarch_status {
    // SAFETY: the caller passes as many readable bytes.
    let input = unsafe { input(cpu, cpu_len, attrs, attrs_len) };
    status(input.and_then(|(cpu, attributes)| {
        let problem = nvptx::parse(cpu, attributes).err();
        write(out, problem.as_ref().map(c_problem).unwrap_or_default())
    }))
}

/// Reads them as the documented code does: an unknown CPU becomes sm_52, unknown and malformed attributes are passed
/// over; both are noted in problems.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvptx_parse_like_tileiras(
    cpu: *const c_char,
    cpu_len: usize,
    attrs: *const c_char,
    attrs_len: usize,
    out: Option<&mut MaybeUninit<smarch_nvptx_subtarget>>,
) -> smarch_status {
    // SAFETY: the caller passes as many readable bytes.
    let input = unsafe { input(cpu, cpu_len, attrs, attrs_len) };
    status(input.and_then(|(cpu, attributes)| write(out, c_lenient(&nvptx::parse_like_tileiras(cpu, attributes)))))
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
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_nvptx_has_feature(s: Option<&smarch_nvptx_subtarget>, index: u32) -> bool {
    let word = s.and_then(|s| s.feature_bits.get((index / 64) as usize));
    word.is_some_and(|word| word & 1 << (index % 64) != 0)
}

/// The bit of the feature with this key; UINT32_MAX when none has it.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_nvptx_feature_index(key: *const c_char, len: usize) -> u32 {
    // SAFETY: the caller passes len readable bytes.
    let key = unsafe { slice(key.cast::<u8>(), len) };
    key.ok().and_then(Feature::by_name).map_or(u32::MAX, Feature::code)
}
