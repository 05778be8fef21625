//! Status codes and the toolkit.

use super::boundary::smarch_status;
use crate::{Error, TOOLKIT, TOOLKIT_VERSION, VERSION, Version, text::Text};
use core::ffi::c_char;

/// What a status means, in words. Never NULL; a number that is no status gives "unknown status".
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_status_message(status: smarch_status) -> *const c_char {
    const SUCCESS: Text = text!("success");
    const NO_STATUS: Text = text!("unknown status");
    match u32::try_from(status) {
        Ok(0) => SUCCESS.as_c_str(),
        Ok(code) => Error::from_code(code).map_or(NO_STATUS, Error::text).as_c_str(),
        Err(_) => NO_STATUS.as_c_str(),
    }
}

/// The version of the archive: major << 16 | minor << 8 | patch. Another than SMARCH_VERSION, which is the header's,
/// means that the program was compiled with the header of another archive.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_library_version() -> u32 {
    VERSION
}

/// The CUDA toolkit whose answers these are, "13.0.88". Never NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_toolkit() -> *const c_char {
    TOOLKIT.as_c_str()
}

/// The release of that toolkit, 13.0.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_toolkit_version() -> Version {
    TOOLKIT_VERSION
}
