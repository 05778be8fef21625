//! Codegen options of nvlink as documented.

use crate::documented::nvlink::{CodegenOption, CodegenOptions, Lds128Convert};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{bit_if, c_rows, list, slice, smarch_status, status, write};
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// The options of a list that was read.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_codegen_options {
    /// Which options are given: bit 1u << SMARCH_OPTION_*. Fields of others are 0.
    pub given: u32,
    /// SMARCH_LDS128_*.
    pub lds128convert: u32,
    /// The most registers.
    pub stress_maxrregcount: u32,
    /// 0 or 1.
    pub stress_noglobalregalloc: u32,
    /// 0 or 1.
    pub legacy_cvtf64: u32,
    /// 0 to 2.
    pub perf_per_watt_opt_level: u32,
    /// 0 or 1.
    pub stress_no_crp: u32,
}

/// Reads a list of codegen options: "lds128convert=always, stress-maxrregcount=32, stress-no-crp". A
/// Boolean is true, false, 1, 0, or its name alone. On a fault *fault_at (may be NULL) becomes the
/// first byte of the name or value that is wrong.
///
/// SMARCH_ERROR_OPTION_NAME: no option is called so. SMARCH_ERROR_OPTION_VALUE: the option does not take
/// the value, or needs one. SMARCH_ERROR_OPTION_DUPLICATE: the option was given before.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_codegen_options_parse(
    text: *const c_char,
    len: usize,
    out: Option<&mut MaybeUninit<smarch_codegen_options>>,
    fault_at: Option<&mut MaybeUninit<usize>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    let parsed = text.and_then(|text| {
        CodegenOptions::parse(text).map_err(|fault| {
            if let Some(fault_at) = fault_at {
                fault_at.write(fault.at);
            }
            fault.error
        })
    });
    status(parsed.and_then(|options| write(out, as_c(&options))))
}

fn as_c(options: &CodegenOptions) -> smarch_codegen_options {
    let bit = |is: bool, option: CodegenOption| bit_if(is, 1 << option.code());
    let truth = |value: Option<bool>| value.unwrap_or(false).into();
    smarch_codegen_options {
        given: bit(options.lds128convert.is_some(), CodegenOption::Lds128Convert)
            | bit(options.stress_maxrregcount.is_some(), CodegenOption::StressMaxrregcount)
            | bit(
                options.stress_noglobalregalloc.is_some(),
                CodegenOption::StressNoGlobalRegalloc,
            )
            | bit(options.legacy_cvtf64.is_some(), CodegenOption::LegacyCvtf64)
            | bit(
                options.perf_per_watt_opt_level.is_some(),
                CodegenOption::PerfPerWattOptLevel,
            )
            | bit(options.stress_no_crp.is_some(), CodegenOption::StressNoCrp),
        lds128convert: options.lds128convert.map_or(0, Lds128Convert::code),
        stress_maxrregcount: options.stress_maxrregcount.unwrap_or(0),
        stress_noglobalregalloc: truth(options.stress_noglobalregalloc),
        legacy_cvtf64: truth(options.legacy_cvtf64),
        perf_per_watt_opt_level: options.perf_per_watt_opt_level.unwrap_or(0),
        stress_no_crp: truth(options.stress_no_crp),
    }
}

/// A codegen option.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_codegen_option {
    /// SMARCH_OPTION_*.
    pub option: u32,
    /// Its name: "lds128convert".
    pub name: *const c_char,
    /// Its values as printed.
    pub values: *const c_char,
    /// What it does.
    pub description: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_codegen_option {}

const fn codegen_option_row(row: &CodegenOption) -> smarch_codegen_option {
    smarch_codegen_option {
        option: row.code(),
        name: row.text().as_c_str(),
        values: row.values().as_c_str(),
        description: row.description().as_c_str(),
    }
}

c_rows!(OPTION_ROWS: [smarch_codegen_option; OPTION_COUNT] = codegen_option_row(CodegenOption::ALL));

/// The six options. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_codegen_option_list(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_codegen_option> {
    list(&OPTION_ROWS, count)
}

/// A value of lds128convert in words: "always". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_lds128_name(value: u32) -> *const c_char {
    Lds128Convert::from_code(value).map_or(NO_TEXT, |value| value.text().as_c_str())
}
