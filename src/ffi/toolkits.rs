//! Releases of the toolkit and drivers.

use crate::Version;
use crate::ffi::boundary::{Out, Row, all_rows, code_texts, slice, smarch_status, status, write};
use crate::toolkits::{BRANCHES, Branch, Driver, DriverRelease, TOOLKITS, Toolkit, ToolkitInfo};
use core::ffi::c_char;

/// A release of the CUDA toolkit whose tools were run, as CUDA_VERSION writes it: SMARCH_TOOLKIT_12_4 is 12040; 0 for none. Of any
/// other number nothing is known.
#[doc(alias = "SMARCH_TOOLKIT_")]
pub type smarch_toolkit = u32;

/// A driver: the CUDA version that cuDriverGetVersion returns, 12040 for 12.4; 0 for one that is not known.
pub type smarch_driver = u32;

/// The release of the documents: what to ask for where no other is meant.
pub const SMARCH_TOOLKIT_DEFAULT: u32 = 13000;

const _: () = assert!(SMARCH_TOOLKIT_DEFAULT == Toolkit::DEFAULT.code());

/// The newest driver that public documents describe.
pub const SMARCH_DRIVER_NEWEST: u32 = 13050;

const _: () = assert!(SMARCH_DRIVER_NEWEST == Driver::NEWEST.0);

all_rows! {
    /// All releases that were run, the oldest first; *count becomes how many. NULL when count is NULL.
    fn smarch_toolkits() -> [ToolkitInfo] = TOOLKITS;
    /// The branches of the driver of which it is public what they return, ascending; *count becomes how many. NULL when count is NULL.
    fn smarch_driver_branches() -> [Branch] = BRANCHES;
}

code_texts! {
    /// The name of a release, "12.4"; "" for any other number.
    fn smarch_toolkit_name(k: smarch_toolkit) = Toolkit;
}

/// What is known of a release without asking anything else; NULL for a number that is no release that was run.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_toolkit_info_of(k: smarch_toolkit) -> Row<ToolkitInfo> {
    Toolkit::of_code(k).map(Toolkit::info)
}

/// The newest .version that ptxas of this release reads; {0, 0} for a number that is no release that was run.
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

/// Which driver a text names: a CUDA version, "12.4"; a driver's own version, "550.54.14" or "551.61"; a branch, "550" or "R550". It is
/// what the driver itself returns; where a compatibility package is installed, ask cuDriverGetVersion.
///
/// SMARCH_ERROR_DRIVER_TEXT: not a driver. SMARCH_ERROR_DRIVER_UNKNOWN: no public document names what this one returns.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_driver_parse(
    text: *const c_char,
    len: usize,
    out: Out<smarch_driver>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| write(out, Driver::parse(text)?.0)))
}

/// Which release of the driver a text names: "570.86.10", "550.100".
///
/// SMARCH_ERROR_DRIVER_TEXT: not a release of a driver; a branch alone and a CUDA version are none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_driver_release_parse(
    text: *const c_char,
    len: usize,
    out: Out<DriverRelease>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| write(out, DriverRelease::parse(text)?)))
}

/// The CUDA version that a release of the driver returns, without a compatibility package; 0 where no public document names it.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_release_driver(release: DriverRelease) -> smarch_driver {
    release.driver().map_or(0, |driver| driver.0)
}

/// The first release of a driver that serves a CUDA version, of those that came with a toolkit; {0, 0, 0} where no release notes name one.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_first_release(d: smarch_driver) -> DriverRelease {
    Driver(d).first_release().unwrap_or(DriverRelease::NONE)
}

/// A number that orders releases of the driver as they are numbered: the higher is the newer.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_release_order(release: DriverRelease) -> u64 {
    u64::from(release.branch) << 32 | u64::from(release.minor) << 16 | u64::from(release.patch)
}

/// Whether a public source names the CUDA version that a driver returns: a branch returns it, or a PTX version or a toolkit came with it. What is
/// asked of others is answered by their order among those.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_is_named(d: smarch_driver) -> bool {
    Driver(d).is_named()
}

/// The newest .version that a driver compiles: at least this one for a driver newer than SMARCH_DRIVER_NEWEST. {0, 0} for one older than
/// PTX.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_ptx(d: smarch_driver) -> Version {
    Driver(d).ptx().unwrap_or(Version::NONE)
}

/// The oldest driver that compiles PTX of this .version; 0 for versions that no document lists.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_for_ptx(ptx: Version) -> smarch_driver {
    Driver::oldest_for(ptx).map_or(0, |driver| driver.0)
}
