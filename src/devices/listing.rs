//! Which products do the releases of the open kernel modules list, and which product does a PCI ID name?

use super::{DEVICES, Device, LISTED_BRANCHES, LISTINGS};
use crate::drivers::DriverRelease;
use crate::{Error, List, Text, Verdict};
use core::fmt;

/// A product as the releases of NVIDIA's open kernel modules list it.
#[doc(alias = "smarch_listing")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Listing {
    /// The PCI device ID: 0x2684 of `10de:2684`. Boards of one ID may have several names, a row each.
    pub pci: u16,
    /// 1 where every release of the branches above the last of `firsts` that were read lists it, else 0.
    pub(super) is_in_later: u16,
    /// As the driver prints it: "NVIDIA GeForce RTX 4090".
    pub name: Text,
    /// For each branch with a release that lists it, the first such release. Branches above the last one here list it
    /// from their start.
    pub firsts: List<DriverRelease>,
}

impl Listing {
    /// The first release of a branch that lists it. If the branch lists it from its start, this is the branch itself,
    /// `580.00`. `None` if the branch does not list it, and if no release of the branch was read.
    #[must_use]
    pub fn first_in(&self, branch: u16) -> Option<DriverRelease> {
        let named = self.firsts.iter().find(|first| first.branch == branch).copied();
        let is_later = self.is_in_later() && self.firsts.iter().all(|first| first.branch < branch);
        let whole = DriverRelease {
            branch,
            minor: 0,
            patch: 0,
        };
        named.or((is_later && LISTED_BRANCHES.contains(&branch)).then_some(whole))
    }

    /// Whether every release that was read lists it, of the branches above the last of [`firsts`](Self::firsts).
    #[must_use]
    pub fn is_in_later(&self) -> bool {
        self.is_in_later != 0
    }

    /// The products of this name; several if the driver prints one name for them, none if no source states what the
    /// product is.
    pub fn products(&self) -> impl Iterator<Item = &'static Device> + use<> {
        let row = *self;
        DEVICES.iter().filter(move |it| row.names(it))
    }

    /// Whether the product prints this name.
    pub(super) fn names(&self, device: &Device) -> bool {
        // `==` of texts calls `bcmp`, which freestanding programs do not have.
        let name = self.name.as_str();
        device.printed.iter().any(|it| it.as_str().bytes().eq(name.bytes()))
    }

    /// Whether a release of the driver, or an older one of its branch, lists it.
    #[must_use]
    pub fn is_listed(&self, release: DriverRelease) -> bool {
        self.first_in(release.branch).is_some_and(|first| first <= release)
    }
}

/// A PCI device ID of NVIDIA's, as text: `10de:2684`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PciId(pub u16);

impl fmt::Display for PciId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "10de:{:04x}", self.0)
    }
}

impl core::str::FromStr for PciId {
    type Err = Error;

    /// As [`parse_pci`].
    fn from_str(text: &str) -> Result<Self, Error> {
        parse_pci(text.as_bytes()).map(Self)
    }
}

/// The rows of a PCI device ID: 0x2684 of `10de:2684`; none where no release lists it.
#[must_use]
pub fn listings_of(pci: u16) -> &'static [Listing] {
    let first = LISTINGS.partition_point(|it| it.pci < pci);
    let end = LISTINGS.partition_point(|it| it.pci <= pci);
    LISTINGS.get(first..end).unwrap_or_default()
}

impl Device {
    /// How the open kernel modules list it, one row for each PCI ID; none for products older than Turing, and for
    /// products whose printed name is not known.
    pub fn listings(&self) -> impl Iterator<Item = &'static Listing> + use<> {
        let device = *self;
        LISTINGS.iter().filter(move |it| it.names(&device))
    }
}

/// Whether a release of the driver lists the product of a PCI ID: false also where that is unknown.
#[must_use]
pub fn driver_lists(release: DriverRelease, pci: u16) -> bool {
    driver_lists_why(release, pci).is_yes()
}

/// As [`driver_lists`], with the reason. Yes if this release, or an older one of its branch, lists a product of this
/// ID. Never no: a product that is not listed may run.
#[must_use]
pub fn driver_lists_why(release: DriverRelease, pci: u16) -> Verdict {
    match listings_of(pci) {
        _ if !LISTED_BRANCHES.contains(&release.branch) => Verdict::UnknownDriver,
        [] => Verdict::UnknownProduct,
        rows if rows.iter().any(|row| row.is_listed(release)) => Verdict::Yes,
        _ => Verdict::UnknownNotListed,
    }
}

/// The PCI device ID of `10de:2684`, as `lspci -n` prints it; case means nothing.
///
/// # Errors
/// [`Error::PciText`]: not a vendor and a device in hexadecimal digits, or another vendor's.
pub fn parse_pci(text: &[u8]) -> Result<u16, Error> {
    let digits = text
        .split_at_checked(5)
        .filter(|(vendor, _)| vendor.eq_ignore_ascii_case(b"10de:"));
    let digits = digits
        .map(|(_, digits)| digits)
        .filter(|it| it.len() == 4 && it.iter().all(u8::is_ascii_hexdigit));
    let text = digits
        .and_then(|digits| core::str::from_utf8(digits).ok())
        .ok_or(Error::PciText)?;
    u16::from_str_radix(text, 16).map_err(|_| Error::PciText)
}
