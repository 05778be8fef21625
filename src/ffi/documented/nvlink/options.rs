//! Codegen options of nvlink as documented.

use crate::documented::nvlink::{CODEGEN_OPTIONS, CodegenOption, CodegenOptionInfo, CodegenOptions, Lds128Convert};
use crate::ffi::boundary::{MaybeOut, Out, all_rows, bit_if, code_texts, slice, smarch_status, status, write};
use core::ffi::c_char;

/// A codegen option of nvlink: SMARCH_DOCUMENTED_NVLINK_OPTION_*; 0 = none.
#[doc(alias = "SMARCH_DOCUMENTED_NVLINK_OPTION_")]
#[expect(dead_code, reason = "the type of a field of rows")]
pub type smarch_documented_nvlink_option = u32;

/// A value of lds128convert: SMARCH_DOCUMENTED_NVLINK_LDS128_*; 0 = none.
#[doc(alias = "SMARCH_DOCUMENTED_NVLINK_LDS128_")]
pub type smarch_documented_nvlink_lds128 = u32;

/// The codegen options that a list gives, with their values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_nvlink_codegen_settings {
    /// Which options are given: bit 1u << SMARCH_DOCUMENTED_NVLINK_OPTION_*. Fields of others are 0.
    pub given: u32,
    /// How 128-bit loads of shared memory are converted.
    pub lds128convert: smarch_documented_nvlink_lds128,
    /// The maximum number of registers.
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
/// Boolean is true, false, 1, 0, or its name alone. On a fault *fault_at becomes the first
/// byte of the name or value that is wrong.
///
/// SMARCH_ERROR_OPTION_NAME: no option has this name. SMARCH_ERROR_OPTION_VALUE: the option does not take
/// the value, or needs one. SMARCH_ERROR_OPTION_DUPLICATE: the option was given before.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_documented_nvlink_codegen_settings_parse(
    text: *const c_char,
    len: usize,
    out: Out<smarch_documented_nvlink_codegen_settings>,
    fault_at: MaybeOut<usize>,
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

fn as_c(options: &CodegenOptions) -> smarch_documented_nvlink_codegen_settings {
    let bit = |is: bool, option: CodegenOption| bit_if(is, 1 << option.code());
    let truth = |value: Option<bool>| value.unwrap_or(false).into();
    smarch_documented_nvlink_codegen_settings {
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

all_rows! {
    /// The six options. NULL when count is NULL.
    fn smarch_documented_nvlink_codegen_options() -> [CodegenOptionInfo] = CODEGEN_OPTIONS;
}

code_texts! {
    /// The text of a value of lds128convert: "always". Returns "" for an unknown code.
    fn smarch_documented_nvlink_lds128_name(value: smarch_documented_nvlink_lds128) = Lds128Convert;
}
