//! Products: which GPU a name means, what its compute capability is, how many SMs and how much memory it has.
//!
//! ```
//! use smarch::{Cc, devices};
//!
//! let card = devices::find("RTX 4090").unwrap();
//! assert_eq!((card.cc, card.sm_count.get()), (Cc(89), Some(128)));
//! assert_eq!(card.printed[0], "NVIDIA GeForce RTX 4090");
//!
//! // What nvidia-smi prints is a name, too.
//! assert_eq!(devices::find("a100-sxm4-80gb").unwrap().name, "A100 SXM4 80 GB");
//!
//! // What lspci prints is one as well, and the driver must be new enough.
//! let rows = devices::listings_of(0x2d05);
//! assert_eq!(devices::find("10de:2d05").unwrap().name, "GeForce RTX 5060");
//! assert_eq!(rows[0].first_in(570), Some("570.158.01".parse()?));
//!
//! // Several products: none is found, and the candidates tell which.
//! assert!(devices::find("H100").is_none());
//! assert!(devices::candidates("H100").all(|it| it.cc == Cc(90)));
//! # Ok::<(), smarch::Error>(())
//! ```
//!
//! [`DEVICES`] has what public sources state, one row for each product, and nothing else: an SM count or a size that no
//! source states is absent. A product is left out if sources state different compute capabilities for it.
//!
//! Source: `devices/products.tsv`, which names the source of every cell; `devices/SOURCES.md`.

mod listing;
mod listings;
mod name;
mod table;

use crate::{Cc, List, Optional, Target, Text};

pub use listing::{Listing, PciId, driver_lists, driver_lists_why, listings_of, parse_pci};
pub use listings::{LISTED_BRANCHES, LISTINGS};
pub(crate) use name::positions;
pub use name::{MAX_NAME, candidates, find};
pub use table::DEVICES;

coded_enum! {
    /// For whom a product is made.
    #[doc(alias = "smarch_device_kind")]
    #[non_exhaustive]
    pub enum DeviceKind {
        /// GeForce and TITAN, desktop and laptop.
        GeForce      = 1, GEFORCE,      "GeForce";
        /// Quadro, NVS, RTX A, RTX Ada, RTX PRO: desktop, laptop and embedded.
        Professional = 2, PROFESSIONAL, "professional";
        /// Tesla and what came after it, GRID cards.
        DataCenter   = 3, DATA_CENTER,  "data center";
        /// Modules of Jetson.
        Jetson       = 4, JETSON,       "Jetson";
        /// DRIVE, for vehicles.
        Drive        = 5, DRIVE,        "DRIVE";
        /// IGX and Clara AGX, for industry and medicine.
        Igx          = 6, IGX,          "IGX";
        /// DGX Spark and its like.
        Spark        = 7, SPARK,        "desktop system";
        /// CMP: without a display.
        Mining       = 8, MINING,       "mining";
    }
}

coded_enum! {
    /// Who states the compute capability of a product. If several do, the first of these.
    #[doc(alias = "smarch_device_source")]
    #[non_exhaustive]
    pub enum DeviceSource {
        /// NVIDIA's own list of compute capabilities.
        Vendor = 1, VENDOR, "NVIDIA's list of compute capabilities";
        /// What a device answered, in a public report.
        Device = 2, DEVICE, "a device, in a public report";
        /// Public lists by others: of products, or of the chips that the driver's list of PCI ids leads to.
        Others = 3, OTHERS, "public lists by others";
    }
}

/// A product.
#[doc(alias = "smarch_device")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Device {
    /// Its name, without the maker's: "GeForce RTX 4090", "H100 SXM5 80 GB". No two rows have the same.
    pub name: Text,
    /// How cudaGetDeviceProperties and nvidia-smi print it: "NVIDIA H100 80GB HBM3". Several products may have the same
    /// printed name. Empty if no source shows it.
    pub printed: List<Text>,
    /// Its compute capability.
    pub cc: Cc,
    /// For whom it is made.
    pub kind: DeviceKind,
    /// Who states its compute capability.
    pub source: DeviceSource,
    /// How many SMs it has; for a board with several GPUs, the SMs of one. Absent if no source states it, or if boards
    /// of that name differ.
    pub sm_count: Optional<u32>,
    /// The size of its memory as it is sold, in MiB; a GB counts as 1024 MiB. Programs get a little less. For a module
    /// whose CPU shares the memory, this is all of the memory. Absent as above.
    pub memory_mib: Optional<u32>,
}

impl Device {
    /// The target of its compute capability, without a suffix.
    #[must_use]
    pub fn target(&self) -> Option<Target> {
        self.cc.target()
    }
}

/// The products of a compute capability, GeForce first; none where no source names one.
#[must_use]
pub fn of(cc: Cc) -> &'static [Device] {
    let first = DEVICES.partition_point(|it| it.cc < cc);
    let end = DEVICES.partition_point(|it| it.cc <= cc);
    DEVICES.get(first..end).unwrap_or_default()
}
