//! Status codes, and the version of the library.

use crate::ffi::boundary::smarch_status;
use crate::ffi::generated::abi_version::ABI_VERSION;
use crate::{Error, VERSION, text::Text};
use core::ffi::c_char;

/// The message of a status; "unknown status" for an unknown code. Without the feature messages, as all messages, the number of the code: "2".
#[unsafe(no_mangle)]
pub extern "C" fn smarch_status_message(status: smarch_status) -> *const c_char {
    const SUCCESS: Text = text_of_message!(0, "success");
    const NO_STATUS: Text = text!("unknown status");
    match u32::try_from(status) {
        Ok(0) => SUCCESS.as_c_str(),
        Ok(code) => Error::from_code(code).map_or(NO_STATUS, Error::text).as_c_str(),
        Err(_) => NO_STATUS.as_c_str(),
    }
}

/// The version of the archive: major << 16 | minor << 8 | patch. Another than SMARCH_VERSION, which is the header's,
/// means that the program was compiled with the header of another archive.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_library_version() -> u32 {
    VERSION
}

/// The interface of the archive: a number that changes with every function, struct and constant. Another than
/// SMARCH_ABI_VERSION, which is the header's, means that structs and functions are not those of the header.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_abi_version() -> u32 {
    ABI_VERSION
}
