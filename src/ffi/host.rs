//! Host compilers of nvcc.

use crate::Version;
use crate::cicc::constructs::Standard;
use crate::ffi::boundary::{
    self, MaybeOut, OrNothing, Out, Row, all_rows, fill_text, slice, smarch_status, status, write,
};
use crate::ffi::cicc::constructs::smarch_cicc_standard;
use crate::ffi::rules::verdict::{code_of, smarch_verdict};
use crate::ffi::toolkits::smarch_toolkit;
use crate::host::{
    HOST_RULES, Host, HostCompiler, HostRule, host_accepts_why, host_default_standard, host_message, host_rule,
    host_standard_why, parse,
};
use crate::{Error, Toolkit};
use core::ffi::c_char;

/// A host compiler that nvcc's headers tell apart: SMARCH_HOST_COMPILER_*.
#[doc(alias = "SMARCH_HOST_COMPILER_")]
pub type smarch_host_compiler = u32;

/// What the headers ask of a host compiler: SMARCH_HOST_CHECK_*.
#[doc(alias = "SMARCH_HOST_CHECK_")]
#[allow(dead_code, reason = "a field of rows has it in C")]
pub type smarch_host_check = u32;

/// Which host compiler a text names, and which version of it: "g++-13", "clang 18.1", "gcc (Debian 12.2.0-14) 12.2.0", "msvc 1944", "msvc 2022".
///
/// SMARCH_ERROR_HOST_TEXT: the text names no compiler that nvcc's headers tell apart.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_host_parse(text: *const c_char, len: usize, out: Out<Host>) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| write(out, parse(text)?)))
}

all_rows! {
    /// What the headers ask of each host compiler, by compiler, the oldest release first; *count becomes how many. NULL when count is NULL.
    fn smarch_host_rules() -> [HostRule] = HOST_RULES;
}

/// What the header of this release asks of a host compiler; NULL for a number that is not a release or not a compiler.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_host_rule_of(k: smarch_toolkit, compiler: smarch_host_compiler) -> Row<HostRule> {
    host_rule(Toolkit::of_code(k)?, HostCompiler::from_code(compiler)?)
}

/// Whether nvcc of this release takes a host compiler without being told to, and why not. Of Microsoft's compiler a year stands for all
/// versions of that Visual Studio.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_host_accepts_why(
    k: smarch_toolkit,
    compiler: smarch_host_compiler,
    version: Version,
) -> smarch_verdict {
    let compiler = HostCompiler::from_code(compiler);
    code_of(k, |k| compiler.map(|compiler| host_accepts_why(k, compiler, version)))
}

/// What stands behind #error in the header of this release where it refuses a host compiler; "" where it takes it, and where that is unknown.
/// Written with a NUL; *count (may be NULL) becomes the length without it, also when it does not fit.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_host_message(
    k: smarch_toolkit,
    compiler: smarch_host_compiler,
    version: Version,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    let compiler = HostCompiler::from_code(compiler).ok_or(Error::InvalidValue);
    status(compiler.and_then(|compiler| {
        let message = host_message(boundary::toolkit(k)?, compiler, version);
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, OrNothing(message)) }
    }))
}

/// Whether nvcc of this release compiles with a C++ standard for a host compiler, and why not: it ignores -std for a host compiler that is too old, and
/// refuses a standard that it does not know. Unknown before 13.0, and for other host compilers than GCC and Clang.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_host_standard_why(
    k: smarch_toolkit,
    compiler: smarch_host_compiler,
    version: Version,
    standard: smarch_cicc_standard,
) -> smarch_verdict {
    let asked = HostCompiler::from_code(compiler).zip(Standard::from_code(standard));
    code_of(k, |k| {
        asked.map(|(compiler, standard)| host_standard_why(k, compiler, version, standard))
    })
}

/// The C++ standard that nvcc of this release compiles with where it is given none; 0 where that is unknown.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_host_default_standard(
    k: smarch_toolkit,
    compiler: smarch_host_compiler,
    version: Version,
) -> smarch_cicc_standard {
    let standard = || host_default_standard(Toolkit::of_code(k)?, HostCompiler::from_code(compiler)?, version);
    standard().map_or(0, Standard::code)
}
