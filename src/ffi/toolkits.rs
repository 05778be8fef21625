//! Releases of the toolkit.

use crate::Version;
use crate::ffi::boundary::{Out, Row, all_rows, code_texts, slice, smarch_status, status, write};
use crate::toolkits::{TOOLKITS, Toolkit, ToolkitInfo};
use core::ffi::c_char;

/// A release of the CUDA toolkit whose tools were run, as CUDA_VERSION writes it: SMARCH_TOOLKIT_12_4 is 12040; 0 for none. Of any
/// other number nothing is known.
#[doc(alias = "SMARCH_TOOLKIT_")]
pub type smarch_toolkit = u32;

/// The release of the documents: what to ask for where no other is meant.
pub const SMARCH_TOOLKIT_DEFAULT: u32 = 13000;

const _: () = assert!(SMARCH_TOOLKIT_DEFAULT == Toolkit::DEFAULT.code());

all_rows! {
    /// All releases that were run, the oldest first; *count becomes how many. NULL when count is NULL.
    fn smarch_toolkits() -> [ToolkitInfo] = TOOLKITS;
}

code_texts! {
    /// The name of a release, "12.4"; "" for any other number.
    fn smarch_toolkit_name(k: smarch_toolkit) = Toolkit;
}

/// What is known of a release without asking anything else; NULL for a number that is not a release that was run.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_toolkit_info_of(k: smarch_toolkit) -> Row<ToolkitInfo> {
    Toolkit::of_code(k).map(Toolkit::info)
}

/// The newest .version that ptxas of this release reads; {0, 0} for a number that is not a release that was run.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_toolkit_ptx(k: smarch_toolkit) -> Version {
    Toolkit::of_code(k).map_or(Version::NONE, Toolkit::ptx)
}

/// Which release a text names: "12.4", or a build of it, "12.4.131".
///
/// SMARCH_ERROR_TOOLKIT_TEXT: not a release. SMARCH_ERROR_TOOLKIT_NOT_RUN: one that was not run, or that never was: 9.2, 12.7, 12.10.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_toolkit_parse(
    text: *const c_char,
    len: usize,
    out: Out<smarch_toolkit>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| write(out, Toolkit::parse(text)?.code())))
}
