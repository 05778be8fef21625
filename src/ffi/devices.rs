//! Products.

use crate::devices::{self, DEVICES, Device, LISTINGS, Listing};
use crate::drivers::DriverRelease;
use crate::ffi::boundary::{Out, Row, all_rows, fill_list, slice, smarch_status, status, write};
use crate::ffi::rules::verdict::{code, smarch_verdict};
use core::ffi::c_char;

/// For whom a product is made: SMARCH_DEVICE_KIND_*.
#[doc(alias = "SMARCH_DEVICE_KIND_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_device_kind = u32;

/// Who states the compute capability of a product: SMARCH_DEVICE_SOURCE_*.
#[doc(alias = "SMARCH_DEVICE_SOURCE_")]
#[allow(dead_code, reason = "fields of rows have it in C")]
pub type smarch_device_source = u32;

all_rows! {
    /// All products whose compute capability a public source states, by compute capability; *count becomes how many. NULL when count is NULL.
    fn smarch_devices() -> [Device] = DEVICES;
    /// The products that the releases of NVIDIA's open kernel modules list, a row a PCI ID and name, by PCI ID; *count becomes how many. Turing
    /// and later. NULL when count is NULL.
    fn smarch_listings() -> [Listing] = LISTINGS;
}

/// The only product that a name means: "RTX 4090", "4090", "NVIDIA GeForce RTX 4090", "h100 sxm", "a100-sxm4-80gb", and a
/// PCI ID, "10de:2684". Case means nothing; blanks, hyphens, underscores and parentheses part words.
///
/// NULL where no product has such a name, and where several have ("H100"): smarch_device_candidates tells which.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_device_find(name: *const c_char, len: usize) -> Row<Device> {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) }.ok()?;
    let mut positions = devices::positions(name);
    match (positions.next(), positions.next()) {
        (Some(only), None) => DEVICES.get(only),
        _ => None,
    }
}

/// Every product that a name may mean, as positions in the rows of smarch_devices, ascending; *count becomes how many, 0 where
/// no product has such a name.
///
/// What fits best leaves the others out: "RTX 4090" is not the RTX 4090 D, while "H100", which no product is called, is
/// each that has it in its name.
///
/// SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count; nothing is written to out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_device_candidates(
    name: *const c_char,
    len: usize,
    out: *mut u32,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let name = unsafe { slice(name.cast::<u8>(), len) };
    status(name.and_then(|name| {
        let positions = devices::positions(name).filter_map(|position| u32::try_from(position).ok());
        // SAFETY: the caller passes space for capacity numbers.
        unsafe { fill_list(out, capacity, count, positions) }
    }))
}

/// The PCI device ID of a text as lspci prints it: 0x2684 of "10de:2684". Case means nothing.
///
/// SMARCH_ERROR_PCI_TEXT: not a vendor and a device in hexadecimal digits, or another vendor's.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_pci_parse(text: *const c_char, len: usize, out: Out<u16>) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| write(out, devices::parse_pci(text)?)))
}

/// Whether a release of the driver, or an older one of its branch, lists the product of a PCI device ID, of NVIDIA's. Yes or unknown, never no: a
/// product that is not listed may run.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_driver_lists_why(release: DriverRelease, pci: u16) -> smarch_verdict {
    code(Some(devices::driver_lists_why(release, pci)))
}
