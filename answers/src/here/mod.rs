//! Which GPUs and which driver does a machine have, by its files, and what is asked about each?

mod read;

pub use read::{LibCuda, PciFunction, Read};

use crate::count::plural;
use crate::{Axes, Foreign, Known};
use alloc::{format, string::String, string::ToString, vec, vec::Vec};
use read::{model_of, number, release_of, texts_of};
use serde::Serialize;
use smarch::devices::{Device, DeviceKind, PciId, candidates, driver_lists_why, listings_of};
use smarch::drivers::{Driver, DriverRelease, driver_supports_why};
use smarch::rules::runs::Drivers;
use smarch::{Answer as Side, Cc, Verdict};

/// A machine: its drivers and its GPUs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The folder in which the machine's files were looked for.
    pub root: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub root_hex: Option<String>,
    pub driver_release: Option<DriverRelease>,
    /// The kernel's driver. Null: none is loaded, or no source says which CUDA version it serves.
    #[serde(rename = "kernel_driver")]
    pub kernel: Option<Driver>,
    /// What cuDriverGetVersion of the machine's libcuda returns: the user-mode driver. Null: it is not there, or was not asked.
    #[serde(rename = "libcuda_driver")]
    pub user: Option<Driver>,
    /// Its GPUs, in the order of their addresses.
    pub gpus: Vec<Gpu>,
    /// What was looked for to tell what the machine has.
    pub looked_for: Vec<LookedFor>,
    /// What keeps questions about the machine from being answered, a sentence each.
    pub not_found: Vec<String>,
    /// The kernel's driver and the user-mode one, where both are known or may be taken for each other.
    #[serde(skip)]
    drivers: Option<(Driver, Driver)>,
    #[serde(skip)]
    is_wsl: bool,
    /// The sentence of `not_found` that is about the driver.
    #[serde(skip)]
    no_driver: Option<String>,
}

/// A GPU.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Gpu {
    /// Where it is on the PCI bus; null of a part that is not there.
    pub pci_address: Option<String>,
    #[serde(rename = "pci_id")]
    pub pci: Option<PciId>,
    /// What it may be called: as its driver prints it, else every name that the open kernel modules list for its PCI ID.
    pub gpu_names: Vec<String>,
    #[serde(rename = "compute_capability")]
    pub device: Known<Cc>,
    /// Whether the kernel's driver supports devices of its compute capability. Null: one of the two is not known.
    pub driver_supports: Option<Verdict>,
    /// Whether the driver's release lists its PCI ID; never no. Null: one of the two is not known.
    pub driver_lists: Option<Verdict>,
}

/// A place that was looked at.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LookedFor {
    /// What was looked at: a file, a folder, a library.
    pub place: &'static str,
    /// What was there. Null: it is not there, or was not looked at.
    pub was_found: Option<String>,
}

/// The answers about each kind of GPU of a machine.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfMachine<'a, T> {
    /// What was found on the machine.
    pub machine: &'a Answer,
    /// The answer for each compute capability of the machine's GPUs.
    pub of_each: Vec<T>,
}

/// A compute capability of a machine's GPUs, and the drivers.
#[derive(Clone, Debug)]
pub struct On {
    pub device: Cc,
    pub drivers: Drivers,
    /// What one of them is called: "NVIDIA H100 PCIe".
    pub name: String,
    /// "2 x NVIDIA H100 PCIe".
    pub gpus: String,
}

/// The vendor of PCI functions that is NVIDIA.
const NVIDIA: u32 = 0x10de;
/// The class of display controllers, which GPUs are, with a display and without.
const DISPLAY: u32 = 0x03;

const VERSION_FILE: &str = "/proc/driver/nvidia/version";
const PCI_FOLDER: &str = "/sys/bus/pci/devices";
const DXG: &str = "/dev/dxg";
const COMPATIBLE: &str = "/proc/device-tree/compatible";

/// The compute capability that all of them have.
fn common(mut products: impl Iterator<Item = &'static Device>) -> Option<Cc> {
    let first = products.next()?.cc;
    products.all(|it| it.cc == first).then_some(first)
}

/// No more words of a model are read.
const MOST_WORDS: usize = 16;

/// What the most words of a model that follow each other name: "NVIDIA Jetson AGX Orin Developer Kit" is a board with a Jetson AGX Orin.
fn device_of_board(model: &str) -> Option<Cc> {
    let words: Vec<&str> = model.split_whitespace().take(MOST_WORDS).collect();
    let boards = |name: &str| {
        let is_board = |it: &&Device| matches!(it.kind, DeviceKind::Jetson | DeviceKind::Drive);
        candidates(name).filter(is_board).collect::<Vec<_>>()
    };
    let parts = (1..=words.len()).rev().flat_map(|count| words.windows(count));
    let found = parts.map(|part| boards(&part.join(" "))).find(|boards| !boards.is_empty())?;
    common(found.into_iter())
}

impl Gpu {
    /// The GPU that a function of the bus is.
    fn of(function: &PciFunction) -> Option<Self> {
        let is_gpu = number(&function.vendor) == Some(NVIDIA)
            && number(&function.class).is_some_and(|class| class >> 16 == DISPLAY);
        let id = number(&function.device).and_then(|id| u16::try_from(id).ok()).filter(|_| is_gpu)?;
        let rows = listings_of(id);
        let model = function.information.as_ref().and_then(model_of);
        let by_model = model.as_deref().and_then(|model| common(candidates(model)));
        let device = by_model.or_else(|| common(rows.iter().flat_map(|row| row.products())));
        let listed = || rows.iter().map(|row| row.name.to_string()).collect();
        Some(Self {
            pci_address: Some(function.address.shown()),
            pci: Some(PciId(id)),
            gpu_names: model.map_or_else(listed, |model| vec![model]),
            device: device.into(),
            driver_supports: None,
            driver_lists: None,
        })
    }

    /// The GPU of a Tegra part, which is on no bus: what the device tree calls the board begins with a product's name, or has one in it.
    fn of_tegra(read: &Read) -> Self {
        let model = read.model.as_ref().map(texts_of).unwrap_or_default();
        let device = model.first().and_then(|model| device_of_board(model));
        Self {
            pci_address: None,
            pci: None,
            gpu_names: model,
            device: device.into(),
            driver_supports: None,
            driver_lists: None,
        }
    }

    /// "NVIDIA H100 PCIe", "10de:1b80".
    pub fn name(&self) -> String {
        match (self.gpu_names.as_slice(), self.pci) {
            ([], Some(id)) => id.to_string(),
            ([], None) => "a GPU".to_string(),
            (names, _) => names.join(" or "),
        }
    }
}

/// The board is a Tegra part's.
fn is_tegra(compatible: &[String]) -> bool {
    compatible.iter().any(|text| text.starts_with("nvidia,tegra"))
}

/// What does the machine have?
pub fn answer(read: &Read) -> Answer {
    let compatible = read.compatible.as_ref().map(texts_of).unwrap_or_default();
    let release = read.driver_version.as_ref().and_then(release_of);
    let of_module = || DriverRelease::parse(read.module_version.as_ref()?.0.trim_ascii()).ok();
    let release = release.or_else(of_module);
    let kernel = release.and_then(DriverRelease::driver);
    let user = match read.libcuda {
        LibCuda::Version(version) => Some(Driver(version)),
        _ => None,
    };
    // Without a driver in the kernel libcuda finds nothing. In WSL, on Tegra and of a branch whose CUDA version is not public it is there
    // all the same, and libcuda tells which it is.
    let is_loaded =
        read.driver_version.is_some() || read.module_version.is_some() || read.has_dxg || is_tegra(&compatible);
    let drivers = match (kernel, user) {
        (Some(kernel), user) => Some((kernel, user.unwrap_or(kernel))),
        (None, user) => user.filter(|_| is_loaded).map(|user| (user, user)),
    };
    let mut gpus: Vec<Gpu> = read.pci.iter().flatten().filter_map(Gpu::of).collect();
    if gpus.is_empty() && is_tegra(&compatible) {
        gpus.push(Gpu::of_tegra(read));
    }
    for gpu in &mut gpus {
        let driver = gpu.device.get().zip(drivers);
        gpu.driver_supports = driver.map(|(device, (kernel, _))| driver_supports_why(kernel, device));
        gpu.driver_lists = gpu.pci.zip(release).map(|(id, release)| driver_lists_why(release, id.0));
    }
    let mut answer = Answer {
        root: read.root.clone(),
        root_hex: read.root.hex(),
        driver_release: release,
        kernel,
        user,
        gpus,
        looked_for: looked_for(read, &compatible),
        not_found: Vec::new(),
        drivers,
        is_wsl: read.has_dxg,
        no_driver: None,
    };
    answer.no_driver = answer.why_no_driver(read);
    answer.not_found = answer.lacks(read);
    answer
}

fn looked_for(read: &Read, compatible: &[String]) -> Vec<LookedFor> {
    let first_line =
        |text: &Foreign| crate::shown(text.0.trim_ascii().split(|byte| *byte == b'\n').next().unwrap_or_default());
    let functions = read.pci.as_ref().map(|all| {
        let gpus = all.iter().filter(|it| Gpu::of(it).is_some()).count();
        format!("{}, {} of NVIDIA", plural(all.len() as u64, "function"), plural(gpus as u64, "GPU"))
    });
    let libcuda = match &read.libcuda {
        LibCuda::NotAsked | LibCuda::Absent => None,
        LibCuda::Silent(why) => Some(format!("gives no version: {why}")),
        LibCuda::Version(version) => Some(format!("cuDriverGetVersion returns {version}")),
    };
    let places = [
        (VERSION_FILE, read.driver_version.as_ref().map(first_line)),
        ("/sys/module/nvidia/version", read.module_version.as_ref().map(first_line)),
        (PCI_FOLDER, functions),
        ("libcuda.so.1", libcuda),
        (DXG, read.has_dxg.then(|| "WSL: Windows has the GPU and its driver".to_string())),
        (COMPATIBLE, Some(compatible.join(", ")).filter(|_| read.compatible.is_some())),
    ];
    places.into_iter().map(|(place, was_found)| LookedFor { place, was_found }).collect()
}

impl Answer {
    /// Why nothing can be asked about the machine, or about one of its GPUs.
    fn lacks(&self, read: &Read) -> Vec<String> {
        let mut all = Vec::new();
        match self.gpus.as_slice() {
            [] if read.has_dxg => all.push(format!(
                "this is WSL ({DXG}), where no PCI ID tells which GPU Windows has; name the device in place of --here"
            )),
            [] => all.push(format!(
                "no GPU was found: no display controller of NVIDIA (10de) in {PCI_FOLDER}, no {DXG} of WSL, no nvidia,tegra in {COMPATIBLE}"
            )),
            gpus => {
                for gpu in gpus.iter().filter(|it| it.device.is_unknown()) {
                    let id = gpu.pci.map(|id| id.to_string()).unwrap_or_default();
                    let name = gpu.gpu_names.join(" or ");
                    let both = [id, name].iter().filter(|it| !it.is_empty()).cloned().collect::<Vec<_>>().join(", ");
                    all.push(format!("no source that is known states the compute capability of {both}; name the device in place of --here"));
                }
            }
        }
        all.extend(self.no_driver.clone());
        all
    }

    /// Why nothing is known of the driver; nothing where it is known.
    fn why_no_driver(&self, read: &Read) -> Option<String> {
        if self.drivers.is_some() {
            return None;
        }
        Some(match (self.driver_release, &read.driver_version) {
            (Some(release), _) => format!(
                "no public document states which CUDA version driver {release} serves, and no libcuda says it; \
                 name it with --driver"
            ),
            (None, Some(_)) => format!("{VERSION_FILE} names no release of a driver; name it with --driver"),
            (None, None) if read.has_dxg || read.compatible.is_some() => {
                "no libcuda.so.1 was there to ask which driver serves; name it with --driver".to_string()
            }
            (None, None) => format!("no driver is loaded: there is no {VERSION_FILE}; name one with --driver"),
        })
    }

    /// What keeps a question from being answered. If a driver was named, the machine's own is not needed.
    pub fn open(&self, axes: &Axes) -> impl Iterator<Item = &String> {
        let answered = self.no_driver.as_ref().filter(|_| axes.names_driver);
        self.not_found.iter().filter(move |sentence| Some(*sentence) != answered)
    }

    /// For the machine's drivers, where none were named.
    pub fn axes(&self, axes: Axes) -> Axes {
        let Some((driver, user)) = self.drivers.filter(|_| !axes.names_driver) else { return axes };
        Axes { driver, compat: Some(user).filter(|user| *user != driver), names_driver: true, ..axes }
    }

    /// The compute capabilities of the GPUs, each once, with the drivers; nothing where the driver is neither known nor named.
    pub fn each(&self, axes: &Axes) -> Vec<On> {
        let mut all: Vec<On> = Vec::new();
        for device in self.each_device().into_iter().filter(|_| axes.names_driver) {
            let mut names: Vec<(String, usize)> = Vec::new();
            for gpu in self.gpus.iter().filter(|gpu| gpu.device == Known::Is(device)) {
                let name = gpu.name();
                match names.iter_mut().find(|(other, _)| *other == name) {
                    Some((_, count)) => *count += 1,
                    None => names.push((name, 1)),
                }
            }
            let counted = |(name, count): &(String, usize)| match count {
                1 => name.clone(),
                count => format!("{count} x {name}"),
            };
            let gpus = names.iter().map(counted).collect::<Vec<_>>().join(", ");
            let name = names.into_iter().next().map(|(name, _)| name).unwrap_or_default();
            all.push(On { device, drivers: axes.drivers(), name, gpus });
        }
        all
    }

    /// The compute capabilities that are known, each as often as it is there.
    pub fn devices(&self) -> impl Iterator<Item = Cc> {
        self.gpus.iter().filter_map(|gpu| gpu.device.get())
    }

    /// They, each once.
    pub fn each_device(&self) -> Vec<Cc> {
        self.devices().fold(Vec::new(), |mut all, device| {
            if !all.contains(&device) {
                all.push(device);
            }
            all
        })
    }

    /// What a build that asks the machine for its devices is told; nothing where one of them is not known, or Windows has them.
    pub fn visible(&self) -> Option<Vec<Cc>> {
        let is_known = self.gpus.iter().all(|gpu| !gpu.device.is_unknown()) && !(self.gpus.is_empty() && self.is_wsl);
        is_known.then(|| self.devices().collect())
    }

    /// Whether it is known to have GPUs, all of which its driver supports.
    pub fn is_ready(&self) -> bool {
        let supports = |gpu: &Gpu| gpu.driver_supports.is_some_and(|it| it.answer() == Side::Yes);
        !self.gpus.is_empty() && self.gpus.iter().all(supports)
    }
}

#[cfg(test)]
mod tests;
